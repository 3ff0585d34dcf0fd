import type { Suppression } from "../model/ScanReport.ts"
import type { Annotation, ParsedFile } from "../source/ParsedFile.ts"
import { type ForeignTool, rulesByWords, rulesOfCode, rulesOfTools } from "./foreignRules.ts"
import { reasonIn } from "./suppressionsIn.ts"

/**
 * Annotations by which tools are told to pass over a declaration, and whose rules they name: javac, "-Xlint" and SonarQube, "Issues";
 * Android Lint, "Suppress lint errors"; SpotBugs, "SuppressFBWarnings"; .NET, "Suppress code analysis violations".
 */
const ANNOTATIONS: { readonly [name: string]: ReadonlyArray<ForeignTool> } = {
  SuppressWarnings: ["sonar", "lint", "spotbugs"],
  Suppress: ["sonar", "lint"],
  SuppressLint: ["lint"],
  SuppressFBWarnings: ["spotbugs"],
  SuppressMessage: ["dotnet", "sonar"],
  UnconditionalSuppressMessage: ["dotnet", "sonar"]
}

const REASON = /\bjustification\s*=\s*@?"((?:[^"\\]|\\.)*)"/i

const TEXTS = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g

/** Names by which an annotation speaks of all that the tools find. */
const ALL: ReadonlySet<string> = new Set(["all", "ALL"])

/** `lgtm[java/weak-cryptographic-algorithm]`, which LGTM reads from annotations. */
const LGTM = /^lgtm\[(.+)\]$/

const ofName = (tools: ReadonlyArray<ForeignTool>, name: string): ReadonlyArray<string> => {
  const query = LGTM.exec(name)?.[1]
  if (query !== undefined) return rulesByWords(query)
  return ALL.has(name) ? rulesOfTools(tools) : rulesOfCode(tools, name)
}

/** Whether an annotation gives anything in parentheses: one that does not speaks of all. */
const isBare = (text: string): boolean => !text.includes("(")

const suppressionOf = (
  path: string,
  name: string,
  { text, place, annotated }: Annotation
): ReadonlyArray<Suppression> => {
  const tools = ANNOTATIONS[name]!
  const said = REASON.exec(text)
  const given = said === null ? text : text.replace(said[0], "")
  const names = [...given.matchAll(TEXTS)].map(([, double, single]) => (double ?? single)!.trim())
  const rules = isBare(text) ? rulesOfTools(tools) : [...new Set(names.flatMap((one) => ofName(tools, one)))]
  const reason = said === null ? undefined : reasonIn(said[1]!)
  if (rules.length === 0) return []
  const line = Math.min(place.line, annotated.line)
  return [{ path, line, endLine: annotated.endLine, rules, tool: `@${name}`, ...(reason !== undefined && { reason }) }]
}

const compare = (a: Suppression, b: Suppression): number => a.line - b.line

/** The annotations by which other tools are told to pass over what is declared, as far as they speak of cryptography. */
export const otherToolsAnnotations = (file: ParsedFile): ReadonlyArray<Suppression> =>
  file.grammar.annotations === undefined
    ? []
    : Object.keys(ANNOTATIONS)
        .flatMap((name) => file.annotationsNamed(name).flatMap((one) => suppressionOf(file.path, name, one)))
        .toSorted(compare)

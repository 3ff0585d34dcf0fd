import { manifest } from "../../grammars/manifest.ts"
import { type CodeKind, codeLine, type Secrets } from "../model/CodeLine.ts"
import type { Evidence, Finding } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import { formatNamed } from "../select/artefactFormats.ts"

/** Languages whose words are values: those of commands. */
const COMMANDS: ReadonlySet<string> = new Set(
  manifest.filter(({ grammar }) => grammar.commands !== undefined).map(({ name }) => name)
)

const kindOf = (language: string): CodeKind =>
  COMMANDS.has(language) || formatNamed(language) !== undefined ? "data" : "program"

/** The lines of a text by their numbers, each cut out when it is asked for. */
const linesIn = (text: string): ((line: number) => string) => {
  const starts = [0]
  return (line) => {
    while (starts.length <= line) {
      const end = text.indexOf("\n", starts.at(-1)!)
      starts.push(end < 0 ? text.length + 1 : end + 1)
    }
    return text.slice(starts[line - 1]!, starts[line]! - 1).replace(/\r$/, "")
  }
}

const isWritten = ({ stored }: Finding): boolean => stored?.format === "literal"

/** Certificates, keys and keystores that were read themselves have no line that says anything. */
const isArtefact = ({ certificate, stored }: Finding): boolean =>
  certificate !== undefined || (stored !== undefined && stored.format !== "literal")

/** Where the bytes of secrets stand that were found. */
const secretPlaces = (findings: ReadonlyArray<Finding>): ReadonlyArray<Place> =>
  findings
    .filter(isWritten)
    .flatMap(({ place, evidence }) => [
      place,
      ...evidence.filter(({ path }) => path === undefined).map((one) => one.place)
    ])

const secretsAt = (places: ReadonlyArray<Place>, line: number): Secrets =>
  places
    .filter((place) => place.line <= line && place.endLine >= line)
    .map((place) => [
      place.line === line ? place.column - 1 : 0,
      place.endLine === line ? place.endColumn - 1 : Number.MAX_SAFE_INTEGER
    ])

/** Words of an API that are no names of settings by themselves: `openssl enc`. */
const wordsOf = (api: string): ReadonlySet<string> => new Set(api.split(/[^\w-]+/))

/** Evidence at whose line a weakness may be reported. */
const isReported = (finding: Finding, one: Evidence): boolean =>
  one.path === undefined && (one.role === "suite" || (isWritten(finding) && one === finding.evidence.at(-1)))

/** The findings of a file with their lines of code, as far as these may be shown. */
export const withCode = (findings: ReadonlyArray<Finding>, language: string, text: string): ReadonlyArray<Finding> => {
  const lineAt = linesIn(text)
  const kind = kindOf(language)
  const secrets = secretPlaces(findings)
  const codeAt = (place: Place, names: ReadonlySet<string>): Pick<Finding, "code"> => {
    const code = codeLine(lineAt(place.line), place, kind, secretsAt(secrets, place.line), names)
    return code === undefined ? {} : { code }
  }
  return findings.map((finding) => {
    if (isArtefact(finding)) return finding
    const names = wordsOf(finding.api)
    const { evidence, place } = finding
    return {
      ...finding,
      ...codeAt(place, names),
      evidence: evidence.some((one) => isReported(finding, one))
        ? evidence.map((one) => (isReported(finding, one) ? { ...one, ...codeAt(one.place, names) } : one))
        : evidence
    }
  })
}

import { algorithmName } from "../model/algorithmName.ts"
import type { FactSources, ValueOrigin } from "../model/Facts.ts"
import type { Finding } from "../model/Finding.ts"

/** What a line of a fixture says must be found there. */
export interface Expectation {
  readonly line: number
  readonly kind: string
  readonly name: string
  readonly attributes: ReadonlyArray<readonly [string, string]>
}

/** What one line of text expects, of that line or of another one. */
export const expectationsIn = (text: string, line: number): ReadonlyArray<Expectation> =>
  (/\bexpect: (.+?)\s*(?:\*\/)?$/.exec(text)?.[1] ?? "")
    .split(";")
    .map((one) => one.trim().split(/\s+/))
    .filter((words) => words.length > 1)
    .map(([kind, name, ...attributes]): Expectation => ({
      line,
      kind: kind!,
      name: name!,
      attributes: attributes.map((attribute) => attribute.split("=") as [string, string])
    }))

export const expectationsOf = (text: string): ReadonlyArray<Expectation> =>
  text.split("\n").flatMap((line, at) => expectationsIn(line, at + 1))

const nameOf = (finding: Finding): string => {
  const name = algorithmName(finding.facts, finding.kind)
  return name.startsWith("unknown") ? "unknown" : name.replaceAll(" ", "_")
}

/** How an attribute is written that a finding does not have: `none` is a value of one of them. */
const absent = (attribute: string): string => (attribute === "verification" ? "unsaid" : "none")

/** Lists have no order of their own. */
const written = (value: unknown): string =>
  (Array.isArray(value) ? value : String(value).split(",")).map(String).sort().join()

const namesFrom = (sources: FactSources, origin: ValueOrigin): string =>
  Object.entries(sources)
    .flatMap(([name, { from }]) => (from === origin ? [name] : []))
    .join()

const attributeOf = ({ facts, sources, isOpenEnded }: Finding, attribute: string): unknown => {
  if (attribute === "more") return isOpenEnded
  if (attribute === "unknown" || attribute === "default") return namesFrom(sources, attribute) || undefined
  return (facts as { readonly [name: string]: unknown })[attribute]
}

const agrees = (finding: Finding, expected: Expectation): boolean =>
  finding.place.line === expected.line &&
  finding.kind === expected.kind &&
  nameOf(finding) === expected.name &&
  expected.attributes.every(
    ([attribute, value]) => written(attributeOf(finding, attribute) ?? absent(attribute)) === written(value)
  )

export interface FixtureResult {
  readonly missing: ReadonlyArray<string>
  readonly extra: ReadonlyArray<string>
}

/** Tells what was expected and not found, and what was found and not expected. */
export const compareFindings = (
  findings: ReadonlyArray<Finding>,
  expectations: ReadonlyArray<Expectation>
): FixtureResult => {
  const open = [...findings]
  const missing: Array<string> = []
  for (const expected of expectations) {
    const at = open.findIndex((finding) => agrees(finding, expected))
    if (at >= 0) open.splice(at, 1)
    else
      missing.push(
        `line ${expected.line}: ${expected.kind} ${expected.name} ${expected.attributes.map((pair) => pair.join("=")).join(" ")}`
      )
  }
  return {
    missing,
    extra: open.map(
      (finding) =>
        `line ${finding.place.line}: ${finding.kind} ${nameOf(finding)} ${JSON.stringify(finding.facts)} (${finding.api})`
    )
  }
}

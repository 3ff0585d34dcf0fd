import { readdirSync, readFileSync } from "node:fs"
import { extname } from "node:path"
import { indexRules, type RuleIndex } from "../../scanner/match/RuleIndex.ts"
import type { Library } from "../../scanner/rules/rule.ts"
import { algorithmName } from "../../scanner/model/algorithmName.ts"
import type { FactSources, ValueOrigin } from "../../scanner/model/Facts.ts"
import type { Finding } from "../../scanner/model/Finding.ts"
import { findUses } from "../../scanner/findUses.ts"
import { unlimitedSteps } from "../../scanner/source/StepBudget.ts"
import type { Syntax } from "../../scanner/source/Syntax.ts"

const rulesFolder = new URL("../../scanner/rules/", import.meta.url)

export interface Expectation {
  readonly line: number
  readonly kind: string
  readonly name: string
  readonly attributes: ReadonlyArray<readonly [string, string]>
}

export interface Fixture {
  readonly name: string
  readonly file: string
  readonly text: string
}

/** `// also: Crypto=Cryptodome` in a line of its own: the fixture holds with these names replaced as well. */
const alsoIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^\W* also: (.+)$/gm)].map(([, replacements]) => replacements!.trim())

const replaced = (text: string, replacements: string): string =>
  replacements.split("; ").reduce((done, replacement) => {
    const [from, to] = replacement.split("=")
    return done.replace(new RegExp(`(?<!\\w)${from!.replace(/[^\w\s]/g, "\\$&")}(?!\\w)`, "g"), () => to!)
  }, text)

/** The fixtures of one table, in whatever language: `jca.fixture.java`, `jca-signatures.fixture.kt`. */
export const fixturesOf = ({ ecosystem, name }: Library): ReadonlyArray<Fixture> => {
  const folder = new URL(`${ecosystem}/`, rulesFolder)
  const isOwn = new RegExp(`^${name}(-[\\w-]+)?\\.fixture\\.`)
  return readdirSync(folder)
    .filter((file) => isOwn.test(file))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, folder), "utf8")
      const also = alsoIn(text).map((one) => ({ name: `${file} (${one})`, file, text: replaced(text, one) }))
      return [{ name: file, file, text }, ...also]
    })
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

const expectationsOf = (text: string): ReadonlyArray<Expectation> =>
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

/** Compares what a scan of a fixture finds with what its lines expect. */
export const runFixture = (syntax: Syntax, index: RuleIndex, { file, text }: Fixture): FixtureResult => {
  const findings = syntax.read(
    `fixture${extname(file)}`,
    text,
    index.interest,
    unlimitedSteps,
    (unit) => findUses(unit, index).findings
  )
  return compareFindings(findings, expectationsOf(text))
}

/** An index that remembers which rows were found, until `used` is cleared. */
export interface RecordingIndex {
  readonly index: RuleIndex
  readonly used: Set<string>
}

export const recordingIndex = (libraries: ReadonlyArray<Library>): RecordingIndex => {
  const index = indexRules(libraries)
  const used = new Set<string>()
  const rows = new Map(index.rows)
  const get = rows.get.bind(rows)
  rows.get = (key) => {
    const row = get(key)
    if (row !== undefined) used.add(key)
    return row
  }
  return { index: { ...index, rows }, used }
}

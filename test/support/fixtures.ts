import { readdirSync, readFileSync } from "node:fs"
import { extname } from "node:path"
import type { RuleIndex } from "../../scanner/match/RuleIndex.ts"
import type { Library } from "../../scanner/rules/rule.ts"
import { compareFindings, expectationsOf, type FixtureResult } from "../../scanner/ownRules/expectations.ts"
import { findUses } from "../../scanner/findUses.ts"
import { unlimitedSteps } from "../../scanner/source/StepBudget.ts"
import type { Syntax } from "../../scanner/source/Syntax.ts"

const rulesFolder = new URL("../../scanner/rules/", import.meta.url)

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

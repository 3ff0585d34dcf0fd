import { manifest } from "../grammars/manifest.ts"
import { FILE_STEPS } from "./engine/limits.ts"
import type { AssetFiles } from "./engine/ScannerAssets.ts"
import { loadSyntax } from "./FileScanner.ts"
import { findUses } from "./findUses.ts"
import { indexRules, type RuleIndex } from "./match/RuleIndex.ts"
import { rowsOf } from "./match/rowsOf.ts"
import { compareFindings, expectationsOf } from "./ownRules/expectations.ts"
import { librariesWith } from "./rules/librariesOf.ts"
import { type Library, type OwnRules, ownTable } from "./rules/rule.ts"
import { extensionOf, languageByName } from "./select/languageOf.ts"
import { makeStepBudget, StepsExhausted } from "./source/StepBudget.ts"

/** A file of source code with what must be found in it: `// expect: cipher AES-GCM` at the end of a line. */
export interface RulesFixture {
  readonly file: string
  readonly text: string
}

/** What a test of rules says. It holds where nothing is missing, extra or unused. */
export interface RulesTested {
  readonly fixtures: ReadonlyArray<{
    readonly file: string
    readonly expected: number
    /** What was not as expected, a sentence each. */
    readonly problems: ReadonlyArray<string>
  }>
  /** Qualified names whose rows no fixture uses, by file of rules. */
  readonly unused: ReadonlyArray<{ readonly file: string; readonly names: ReadonlyArray<string> }>
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

const runFixture = async (
  { file, text }: RulesFixture,
  assets: AssetFiles,
  indexOf: (ecosystem: string) => Promise<RecordingIndex>
): Promise<ReadonlyArray<string>> => {
  const language = languageByName(file, manifest)
  if (language === undefined) return ["is in no language that can have rules"]
  const { index } = await indexOf(language.ecosystem)
  const syntax = await loadSyntax(assets, language)
  const steps = makeStepBudget(FILE_STEPS)
  try {
    const findings = syntax.read(`fixture${extensionOf(file)}`, text, index.interest, steps, (parsed) => {
      const { findings: found } = findUses(parsed, index, undefined, steps)
      return found
    })
    const { missing, extra } = compareFindings(findings, expectationsOf(text))
    return [...missing.map((one) => `not found: ${one.trim()}`), ...extra.map((one) => `not expected: ${one}`)]
  } catch (cause) {
    if (cause instanceof StepsExhausted) return [`is not read within ${FILE_STEPS} steps`]
    throw cause
  }
}

/** Scans fixtures with rules, and says what was not found, what was found and not expected, and which rows no fixture uses. */
export const testOwnRules = async (
  rules: OwnRules,
  fixtures: ReadonlyArray<RulesFixture>,
  assets: AssetFiles
): Promise<RulesTested> => {
  const indexes = new Map<string, Promise<RecordingIndex>>()
  const indexOf = (ecosystem: string): Promise<RecordingIndex> => {
    const known = indexes.get(ecosystem) ?? librariesWith(ecosystem, rules).then(recordingIndex)
    indexes.set(ecosystem, known)
    return known
  }
  const tested: Array<RulesTested["fixtures"][number]> = []
  for (const fixture of fixtures) {
    const { file, text } = fixture
    tested.push({ file, expected: expectationsOf(text).length, problems: await runFixture(fixture, assets, indexOf) })
  }
  const unused = await Promise.all(
    rules.files.map(async ({ file }) => {
      const tables = rules.libraries.filter(({ name }) => name === ownTable(file))
      const names = await Promise.all(
        tables.map(async (table) => {
          const { used } = await indexOf(table.ecosystem)
          return rowsOf(table).flatMap(({ key }) => (used.has(key) ? [] : [key]))
        })
      )
      return { file, names: names.flat() }
    })
  )
  return { fixtures: tested, unused: unused.filter(({ names }) => names.length > 0) }
}

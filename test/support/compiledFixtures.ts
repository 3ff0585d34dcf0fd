import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { Finding } from "../../scanner/model/Finding.ts"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { compareFindings, type Expectation, expectationsOf } from "../../scanner/ownRules/expectations.ts"
import { Scanner } from "../../scanner/Scanner.ts"

/** A fixture of a rule table as it was compiled, with the lines of its source of which something was left. */
export interface Compiled {
  readonly source: string
  readonly files: ReadonlyArray<SourceFile>
  readonly lines: ReadonlyArray<number>
}

const findingsIn = (files: ReadonlyArray<SourceFile>) =>
  Effect.gen(function* () {
    const scanner = yield* Scanner
    const { findings } = yield* scanner.scan(Stream.fromIterable(files))
    return findings.filter(({ kind }) => kind !== "material")
  })

/** What of a source a scan of the source finds. */
const foundOf = (expectations: ReadonlyArray<Expectation>, findings: ReadonlyArray<Finding>) =>
  expectations.filter((one) => compareFindings(findings, [one]).missing.length === 0)

/** Compilers keep the lines of statements and calls of methods: an expectation holds for the last one of them at or before its line. */
const keptLines = (
  lines: ReadonlyArray<number>,
  expectations: ReadonlyArray<Expectation>
): ReadonlyArray<Expectation> => {
  const last = [...new Set(lines)].toSorted((a, b) => b - a)
  return expectations.map((one) => ({ ...one, line: last.find((line) => line <= one.line) ?? one.line }))
}

/** What a scan of the source of a fixture finds as expected, and what of it is missing in what was compiled of it. */
export interface Compared {
  readonly expected: number
  readonly missing: ReadonlyArray<string>
  readonly extra: ReadonlyArray<string>
}

export const comparedFixture = ({ source, files, lines }: Compiled, path: string) =>
  Effect.gen(function* () {
    const inSource = yield* findingsIn([{ path, bytes: new TextEncoder().encode(source) }])
    const expected = foundOf(expectationsOf(source), inSource)
    const found = yield* findingsIn(files)
    const { missing, extra } = compareFindings(found, keptLines(lines, expected))
    return { expected: expected.length, missing, extra } satisfies Compared
  })

export const shareFound = (all: ReadonlyArray<Compared>): number => {
  const expected = all.reduce((sum, one) => sum + one.expected, 0)
  return 1 - all.reduce((sum, one) => sum + one.missing.length, 0) / Math.max(1, expected)
}

import { beforeAll, describe, expect, it } from "vitest"
import { manifest } from "../../grammars/manifest.ts"
import { rowsOf } from "../../scanner/match/rowsOf.ts"
import type { Library } from "../../scanner/rules/rule.ts"
import { librariesOf } from "../../scanner/rules/librariesOf.ts"
import { languageByName } from "../../scanner/select/languageOf.ts"
import { type RecordingIndex, recordingIndex } from "../../scanner/testOwnRules.ts"
import { fixturesOf, runFixture } from "./fixtures.ts"
import { loadSyntax } from "./loadSyntax.ts"

const describeTable = (table: Library, { index, used }: RecordingIndex): void => {
  describe(`${table.ecosystem}/${table.name}`, () => {
    const fixtures = fixturesOf(table)
    beforeAll(() => used.clear())

    it("has fixtures", () => {
      expect(fixtures.length).toBeGreaterThan(0)
    })

    it.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
      "finds what %s expects and nothing else",
      async (_, fixture) => {
        const syntax = await loadSyntax(languageByName(fixture.file, manifest)!.name)
        expect(runFixture(syntax, index, fixture)).toEqual({ missing: [], extra: [] })
      }
    )

    it("has a fixture for every row", () => {
      expect(rowsOf(table).flatMap(({ key }) => (used.has(key) ? [] : [key]))).toEqual([])
    })
  })
}

/** Runs the fixtures of an ecosystem's tables; with LIBRARY set, those of one table. */
export const describeTables = async (ecosystem: string): Promise<void> => {
  const all = await librariesOf(ecosystem)
  const recording = recordingIndex(all)
  const only = process.env["LIBRARY"]
  for (const table of all)
    if (table.ecosystem === ecosystem && (only === undefined || only === table.name)) describeTable(table, recording)
}

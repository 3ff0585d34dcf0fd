import { describe, expect, it } from "vitest"
import { manifest } from "../../grammars/manifest.ts"
import { expandRow } from "../../scanner/match/expandRow.ts"
import type { Library } from "../../scanner/rules/rule.ts"
import { librariesOf } from "../../scanner/rules/librariesOf.ts"
import { languageByName } from "../../scanner/select/languageOf.ts"
import { fixturesOf, recordingIndex, runFixture } from "./fixtures.ts"
import { loadSyntax } from "./loadSyntax.ts"

const describeTable = (table: Library, all: ReadonlyArray<Library>): void => {
  describe(`${table.ecosystem}/${table.name}`, () => {
    const { index, used } = recordingIndex(all)
    const fixtures = fixturesOf(table)

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
      const keys = Object.entries(table.rows).flatMap(([pattern, row]) => expandRow(pattern, row).map(({ key }) => key))
      expect(keys.filter((key) => !used.has(key))).toEqual([])
    })
  })
}

/** Runs the fixtures of an ecosystem's tables; with LIBRARY set, those of one table. */
export const describeTables = async (ecosystem: string): Promise<void> => {
  const all = await librariesOf(ecosystem)
  const only = process.env["LIBRARY"]
  for (const table of all)
    if (table.ecosystem === ecosystem && (only === undefined || only === table.name)) describeTable(table, all)
}

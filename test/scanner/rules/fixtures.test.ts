import { describe, expect, it } from "vitest"
import { expandRow } from "../../../scanner/match/expandRow.ts"
import { javaLibraries } from "../../../scanner/rules/javaLibraries.ts"
import { pythonLibraries } from "../../../scanner/rules/pythonLibraries.ts"
import { fixturesOf, recordingIndex, runFixture } from "../../support/fixtures.ts"
import { loadSyntax } from "../../support/loadSyntax.ts"

const libraries = [...javaLibraries, ...pythonLibraries]
const only = process.env["LIBRARY"]

for (const library of libraries.filter(({ name }) => only === undefined || only === name)) {
  describe(`${library.language}/${library.name}`, async () => {
    const syntax = await loadSyntax(library.language)
    const { index, used } = recordingIndex(libraries.filter(({ language }) => language === library.language))
    const fixtures = fixturesOf(library)

    it("has fixtures", () => {
      expect(fixtures.length).toBeGreaterThan(0)
    })

    it.each(fixtures.map((file) => [file.pathname.split("/").at(-1)!, file] as const))(
      "finds what %s expects and nothing else",
      (_, file) => {
        expect(runFixture(syntax, index, file)).toEqual({ missing: [], extra: [] })
      }
    )

    it("has a fixture for every row", () => {
      const keys = Object.entries(library.rows).flatMap(([pattern, row]) =>
        expandRow(pattern, row).map(({ key }) => key)
      )
      expect(keys.filter((key) => !used.has(key))).toEqual([])
    })
  })
}

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { shortRowOf } from "../../.ci/environmentPage.ts"
import { settings } from "../../src/config/settings.ts"

const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8")

it("the README lists the variables that most installations set, as they are", () => {
  const table = readme.slice(readme.indexOf("| variable | default | meaning |"))
  const rows = table.slice(0, table.indexOf("\n\n")).split("\n").slice(2)
  const known = Object.values(settings).map(shortRowOf)
  expect(rows).toHaveLength(10)
  expect(rows.filter((row) => !known.includes(row))).toEqual([])
})

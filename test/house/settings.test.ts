import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { shortRowOf } from "../../.ci/environmentPage.ts"
import { settings } from "../../src/config/settings.ts"

const page = readFileSync(join(import.meta.dirname, "../../docs/service.md"), "utf8")

it("the page of the service lists the variables that most installations set, as they are", () => {
  const table = page.slice(page.indexOf("| variable | default | meaning |"))
  const rows = table.slice(0, table.indexOf("\n\n")).split("\n").slice(2)
  const known = Object.values(settings).map(shortRowOf)
  expect(rows).toHaveLength(10)
  expect(rows.filter((row) => !known.includes(row))).toEqual([])
})

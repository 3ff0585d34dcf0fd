import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { settings } from "../../src/config/settings.ts"

const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8")

const shownOf = (shown: string): string => {
  if (shown === "") return "none"
  return /[ `]/.test(shown) ? shown : `\`${shown}\``
}

describe("the variables of the service", () => {
  it.each(Object.values(settings))("$name stands in the README with its default and meaning", (setting) => {
    expect(readme).toContain(`| \`${setting.name}\` | ${shownOf(setting.shown)} | ${setting.says} |`)
  })

  it("are all that the README lists", () => {
    const table = readme.slice(readme.indexOf("| variable | default | meaning |"))
    const names = [...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
    expect(names.toSorted()).toEqual(
      Object.values(settings)
        .map(({ name }) => name)
        .toSorted()
    )
  })
})

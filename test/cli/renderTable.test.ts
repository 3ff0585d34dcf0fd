import { describe, expect, it } from "vitest"
import type { Severity, Weakness } from "../../scanner/model/Assessment.ts"
import { severities } from "../../scanner/model/Assessment.ts"
import { renderTable } from "../../src/cli/renderTable.ts"
import { placesWithin, plainView, shortened, type View, widthOf, wrapped } from "../../src/cli/View.ts"
import { place } from "../scanner/bom/findings.ts"
import { assessment, inventory, weakness } from "../scanner/bom/assessments.ts"

const path = (number: number): string =>
  `services/billing/src/main/java/com/example/shop/module${number % 7}/crypto/VeryLongNameOfAClass${number}.java`

/** Findings of every severity, with a line of code, a trail and other places. */
const many = (count: number): ReadonlyArray<Weakness> =>
  Array.from({ length: count }, (_, at) => {
    const location = { path: path(at), place: place(at + 1), symbol: "hashlib.md5", scope: "production" as const }
    const code = { text: `MessageDigest.getInstance(name, ${"argument, ".repeat(12)}x)`, start: 14, end: 32 }
    return weakness({
      id: at.toString(16).padStart(32, "0"),
      rule: `CM-RULE-${at % 11}`,
      severity: severities[at % severities.length] as Severity,
      message:
        "Collisions are found in seconds, so that whoever can choose the input can forge what is signed with it.",
      location: { ...location, code },
      trail: [1, 2, 3, 4, 5].map((step) => ({
        role: "constant",
        symbol: `NAME_${step}`,
        path: path(at + step),
        place: place(step)
      })),
      others: [weakness({ location: { ...location, place: place(at + 2) }, algorithm: "SHA-1" })]
    })
  })

const text = (view: Partial<View>, weaknesses: ReadonlyArray<Weakness>): string =>
  renderTable(inventory, assessment({ weaknesses }), { ...plainView, ...view })

describe.each([60, 80, 100, 200])("the view of a terminal with %i columns", (width) => {
  const shown = text({ width, command: "scan .", seconds: 12.34 }, many(60))

  it("has no line that is longer", () => {
    expect(shown.split("\n").filter((line) => widthOf(line) > width)).toEqual([])
  })

  it("breaks no word, and shortens a path in the middle", () => {
    const words = new Set(shown.split(/\s+/))
    for (const word of "Collisions are found in seconds, so that whoever can choose the input".split(" "))
      expect(words).toContain(word)
    const paths = shown.match(/^ {2}\S+\.java:\d+:\d+/gm)!
    expect(paths.length).toBeGreaterThan(10)
    for (const one of paths) expect(one).toMatch(/^ {2}(?:\S*…)?\S*\d+\.java:\d+:\d+$/)
    if (width === 200) expect(shown).toContain(path(0))
  })

  it("ends with the most severe findings and a summary with the next commands", () => {
    const at = ["━━ INFO", "━━ LOW", "━━ MEDIUM", "━━ HIGH", "━━ CRITICAL", "━━ SUMMARY"].map((title) =>
      shown.indexOf(title)
    )
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    expect(at[0]).toBeGreaterThan(0)
    expect(shown).toMatch(/\nFindings {2}12 critical, 12 high, 12 medium, 12 low, 12\s+info\s+at\s+120\s+places\n/)
    expect(shown).toMatch(/ciphermap scan \. --format lines/)
  })
})

describe("the view of a terminal", () => {
  it("stays short with 10,000 findings, and says how many more there are", () => {
    const shown = text({ width: 80 }, many(10_000))
    expect(shown).toMatch(/and 177 more: /)
    expect(shown.split("\n").length).toBeLessThan(2_500)
  })

  it("shows a long inventory only where it is asked for", () => {
    const assets = Array.from({ length: 30 }, (_, at) => ({ ...inventory.assets[0]!, name: `MD5-${at}` }))
    const of = (showsInventory: boolean): string =>
      renderTable({ ...inventory, assets }, assessment(), { ...plainView, showsInventory })
    expect(of(false)).not.toMatch(/^KIND/m)
    expect(of(true)).toMatch(/^KIND +ASSET +USES +WHERE\n\w+ +MD5-0 /m)
  })

  it("colours by severity", () => {
    const paint: View["paint"] = (style, of) => `<${style}>${of}</>`
    const shown = text({ paint }, many(5))
    for (const severity of severities) expect(shown).toContain(`<${severity}>━━ ${severity.toUpperCase()}</>`)
  })
})

describe("a text that must fit", () => {
  it.each([
    ["src/a.py", 20, "src/a.py"],
    ["src/main/java/com/shop/Key.java", 24, "src/…/com/shop/Key.java"],
    ["src/main/java/com/shop/Key.java", 14, "src/…/Key.java"],
    ["src/main/java/com/shop/Key.java", 10, "…/Key.java"],
    ["src/main/java/com/shop/VeryLongName.java", 11, "VeryL….java"],
    ["データ/鍵.java", 9, "…/鍵.java"]
  ])("%s in %i columns is %s", (long, room, short) => {
    expect(shortened(long, room)).toBe(short)
    expect(widthOf(short)).toBeLessThanOrEqual(room)
  })

  it("goes on below its beginning", () => {
    expect(wrapped("one two three", { width: 10 }, "- ")).toEqual(["- one two", "  three"])
    expect(wrapped("one two three", { width: 10 }, "- ", "")).toEqual(["- one two", "three"])
  })

  it("names as many places as there is room for", () => {
    const places = ["a.py:1", "b.py:2", "c.py:3", "d.py:4"]
    expect(placesWithin(places, 40, 3)).toBe("a.py:1, b.py:2, c.py:3, +1")
    expect(placesWithin(places, 20, 3)).toBe("a.py:1, b.py:2, +2")
    expect(placesWithin(["src/long/name/of/a.py:1", "b.py:2"], 16, 3)).toBe("src/…/a.py:1, +1")
    expect(placesWithin([], 16, 3)).toBe("")
  })
})

import { describe, expect, it } from "vitest"
import { DEFAULT_MAX_FILE_SIZE } from "../../../scanner/select/Selection.ts"
import { settings } from "../../../src/config/settings.ts"
import { documentText, rowsOf } from "./tablesOf.ts"

const text = documentText("limits.md")

/** What is a number, but bounds nothing that somebody does. */
const noLimits = ["PORT", "METRICS_PORT", "HTTP_REDIRECT_PORT", "PRICE_PER_SCAN_CENTS", "REUSE_HOURS"]

const limits = Object.values(settings).filter(
  ({ fallback, name }) => typeof fallback === "number" && !noLimits.includes(name)
)

describe("docs/limits.md", () => {
  it.each(limits)("names $name with its default", ({ name, shown }) => {
    const row = rowsOf(text).find(([, , variable]) => variable === `\`${name}\``)
    expect(row?.[1]).toBe(shown)
  })

  it("names no variable that does not exist", () => {
    const known = Object.values(settings).map(({ name }) => name as string)
    const named = [...text.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = ""]) => name)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  })

  it("tells the size of files that are read", () => {
    expect(DEFAULT_MAX_FILE_SIZE).toBe(1024 ** 2)
    expect(text).toContain("at most 1 MiB is read as source")
  })
})

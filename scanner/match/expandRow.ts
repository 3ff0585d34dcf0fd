import type { Row } from "./rule.ts"

const ALTERNATIVES = /\{([^{}]*)\}/

const fill = (value: unknown, taken: ReadonlyArray<string>): unknown => {
  if (typeof value === "string") return value.replace(/\{(\d)\}/g, (whole, at) => taken[Number(at) - 1] ?? whole)
  if (Array.isArray(value)) return value.map((item) => fill(item, taken))
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, taken)]))
  }
  return value
}

const spell = (key: string, taken: ReadonlyArray<string>): Array<readonly [string, ReadonlyArray<string>]> => {
  const found = ALTERNATIVES.exec(key)
  if (found === null) return [[key, taken]]
  const before = key.slice(0, found.index)
  const after = key.slice(found.index + found[0].length)
  return found[1]!.split(",").flatMap((one) => spell(before + one.trim() + after, [...taken, one.trim()]))
}

/** Every qualified name a row key stands for, each with the row whose `{1}`, `{2}` are filled in. */
export const expandRow = (key: string, row: Row): ReadonlyArray<readonly [string, Row]> =>
  spell(key, []).map(([name, taken]) => [name, taken.length === 0 ? row : (fill(row, taken) as Row)] as const)

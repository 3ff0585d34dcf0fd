import type { Row } from "../rules/rule.ts"

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

/** One qualified name that a row key stands for. */
export interface ExpandedRow {
  readonly key: string
  readonly row: Row
  /** As it stands in its table: what of it is not filled in can be asked of it sooner. */
  readonly written: Row
}

/** Filled in when it is first looked at: of a language's thousands of rows a scan meets few. */
class FilledRow implements ExpandedRow {
  readonly key: string
  readonly written: Row
  readonly #taken: ReadonlyArray<string>
  #row: Row | undefined

  constructor(key: string, written: Row, taken: ReadonlyArray<string>) {
    this.key = key
    this.written = written
    this.#taken = taken
  }
  get row(): Row {
    return (this.#row ??= fill(this.written, this.#taken) as Row)
  }
}

/** Every qualified name a row key stands for, each with the row whose `{1}`, `{2}` are filled in. */
export const expandRow = (key: string, row: Row): ReadonlyArray<ExpandedRow> =>
  spell(key, []).map(([name, taken]) =>
    taken.length === 0 ? { key: name, row, written: row } : new FilledRow(name, row, taken)
  )

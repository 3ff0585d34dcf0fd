import type { Facts } from "../../../scanner/model/Facts.ts"
import { type NotationName, notations, type Notation } from "../../../scanner/notation/notations.ts"

/** One line of a table: a written text and what it means. */
interface Row {
  readonly written: string
  readonly facts: Facts | undefined
}

const TEXTUAL = new Set(["parameterSet", "version"])

const parseFacts = (text: string): Facts | undefined => {
  if (text === "nothing") return undefined
  const entries = text.split(" ").map((part): readonly [string, string | number] => {
    const at = part.indexOf("=")
    if (at < 0) return ["name", part]
    const key = part.slice(0, at)
    const value = part.slice(at + 1)
    return [key, /^\d+$/.test(value) && !TEXTUAL.has(key) ? Number(value) : value]
  })
  return Object.fromEntries(entries)
}

/** Rows of `written, written => name attribute=value`; `nothing` when the dialect has no such name. */
export const table = (lines: string): ReadonlyArray<Row> =>
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [left = "", right = ""] = line.split("=> ")
      return left.split(",").map((written) => ({ written: written.trim(), facts: parseFacts(right.trim()) }))
    })

export const read = (name: NotationName, text: string): Facts | number | undefined => {
  const notation: Notation = notations[name]
  return notation.ofText?.(text)
}

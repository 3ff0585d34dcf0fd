import type { ExcerptExpr, Expr } from "../source/Expr.ts"
import { trailOf, unknownValue, type Value } from "./Value.ts"

/** Ids of expressions that are not written lie between those of expressions that are. */
const WORDS = 1_024

/** One word of a text that the shell splits. */
export const wordOf = (of: Expr, word: number): ExcerptExpr => ({
  kind: "excerpt",
  id: of.id + (word + 1) / WORDS,
  start: of.start,
  place: of.place,
  of,
  word
})

/** What stands behind a mark. `at` tells several of one text apart. */
export const behindMark = (of: Expr, mark: string, at: number): ExcerptExpr => ({
  kind: "excerpt",
  id: of.id + (at + 1) / (WORDS * WORDS),
  start: of.start,
  place: of.place,
  of,
  mark
})

const behind = (value: Value & { readonly kind: "unknown" }, mark: string): ReadonlyArray<Value> => {
  const { prefix } = value
  if (prefix === undefined) return [value]
  if (!prefix.startsWith(mark)) return mark.startsWith(prefix) ? [unknownValue] : []
  const rest = prefix.slice(mark.length)
  return [rest === "" ? unknownValue : { ...value, prefix: rest }]
}

/** The values of an excerpt: of a text without such a word or mark there is none. */
export const excerptValues = ({ word, mark = "" }: ExcerptExpr, values: ReadonlyArray<Value>): ReadonlyArray<Value> =>
  values.flatMap((value): ReadonlyArray<Value> => {
    if (value.kind === "unknown") return word === undefined || word === 0 ? behind(value, mark) : []
    const trail = trailOf(value)
    const whole = value.kind === "number" ? String(value.value) : value.kind === "text" ? value.text : undefined
    const text = word === undefined ? whole : whole?.split(/\s+/).filter((one) => one !== "")[word]
    return text?.startsWith(mark) === true ? [{ kind: "text", text: text.slice(mark.length), ...trail }] : []
  })

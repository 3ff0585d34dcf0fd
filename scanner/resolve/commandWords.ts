import type { Expr } from "../source/Expr.ts"
import { wordOf } from "./excerpt.ts"
import type { FileContext } from "./FileContext.ts"
import type { Value } from "./Value.ts"

/** A word of a command once variables have their values. */
export interface Word {
  readonly expr: Expr
  /** What it may be, as far as that is known. */
  readonly texts: ReadonlyArray<string>
  /** What it begins with where nothing more is known. */
  readonly prefix?: string
}

/** A command of more words is a list of data. */
const MAX_WORDS = 512

const textOf = (value: Value): ReadonlyArray<string> => {
  if (value.kind === "text") return [value.text]
  return value.kind === "number" ? [String(value.value)] : []
}

const pieces = (text: string): ReadonlyArray<string> => text.split(/\s+/).filter((piece) => piece !== "")

/** The words that a variable without quotes comes to: of each text it may be. */
const splitWords = (expr: Expr, texts: ReadonlyArray<string>): ReadonlyArray<Word> => {
  const split = texts.map(pieces)
  const longest = Math.min(Math.max(...split.map(({ length }) => length)), MAX_WORDS)
  return Array.from({ length: longest }, (_, at) => ({
    expr: wordOf(expr, at),
    texts: [...new Set(split.flatMap((words) => words[at] ?? []))]
  }))
}

const wordsOfOne = (context: FileContext, expr: Expr, depth: number): ReadonlyArray<Word> => {
  const values = context.evaluate(expr)
  const items = values.flatMap((value) => (value.kind === "list" ? value.items : []))
  if (items.length > 0 && depth > 0)
    return items.slice(0, MAX_WORDS).flatMap((item) => wordsOfOne(context, item, depth - 1))
  const texts = [...new Set(values.flatMap(textOf))]
  if (texts.length > 0 && expr.kind !== "text" && texts.some((text) => pieces(text).length !== 1))
    return splitWords(expr, texts)
  const prefix = values.flatMap((value) => (value.kind === "unknown" ? (value.prefix ?? []) : []))[0]
  return [{ expr, texts, ...(prefix !== undefined && { prefix }) }]
}

/** Lists of lists of arguments. */
const MAX_LISTS = 3

/** The words of a command: arrays and variables without quotes stand for several. */
export const commandWords = (context: FileContext, exprs: ReadonlyArray<Expr>): ReadonlyArray<Word> =>
  exprs.flatMap((expr) => wordsOfOne(context, expr, MAX_LISTS)).slice(0, MAX_WORDS)

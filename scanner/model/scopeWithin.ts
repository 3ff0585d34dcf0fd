import type { UsageScope } from "./UsageScope.ts"

/** Lines from the first to the last, both counted. */
interface LineRange {
  readonly first: number
  readonly last: number
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length

/** Modules that are compiled for tests only (the Rust Book 11.3): until the brace below the beginning of the module. */
const RUST_TESTS =
  /^([ \t]*)#\[cfg\((?:all\(|any\()?test\b[^\n]*\]\s*(?:#\[[^\n]*\]\s*)*(?:pub(?:\([a-z]+\))?\s+)?mod\s+\w+\s*\{/gm

const rustTests = (text: string): ReadonlyArray<LineRange> =>
  [...text.matchAll(RUST_TESTS)].map(({ index, 0: head, 1: indent }) => {
    const from = index + head.length
    const end = text.indexOf(`\n${indent}}`, from)
    return { first: lineAt(text, index), last: end < 0 ? Number.POSITIVE_INFINITY : lineAt(text, end + 1) }
  })

/** Parts of a file that are for tests, by the extension of the file. */
const testsIn: { readonly [extension: string]: (text: string) => ReadonlyArray<LineRange> } = { rs: rustTests }

/** Whether a line of a file is in a part of it that is for tests only. */
export const testLines = (path: string, text: string): ((line: number) => boolean) => {
  const ranges = testsIn[path.slice(path.lastIndexOf(".") + 1)]?.(text) ?? []
  return (line) => ranges.some(({ first, last }) => line >= first && line <= last)
}

const COMMENT = /^\s*(?:\/\/|\/?\*|#|--|;|<!--|%|>>>|\.\.\. )/

/** A text in three quotes that stands where a module, class or function begins: Python's docstrings, Elixir's `@doc`. */
const isInDocstring = (before: string): boolean => {
  const quotes = [...before.matchAll(/"""|'''/g)]
  if (quotes.length % 2 === 0) return false
  const opening = quotes.at(-1)!.index
  const lineStart = before.lastIndexOf("\n", opening) + 1
  const prefix = before.slice(lineStart, opening)
  const isHead = /:\s*$/.test(before.slice(0, lineStart)) || before.slice(0, lineStart).trim() === ""
  return /^\s*@(?:moduledoc|doc)\s+(?:~S)?$/.test(prefix) || (/^\s*[rRuUbB]?$/.test(prefix) && isHead)
}

/** What a key is for that stands in the text of a program at an offset: one in a comment or a docstring is an example. */
export const scopeOfText = (text: string, offset: number): UsageScope => {
  const before = text.slice(0, offset)
  const line = before.slice(before.lastIndexOf("\n") + 1)
  return COMMENT.test(line) || isInDocstring(before) ? "example" : "production"
}

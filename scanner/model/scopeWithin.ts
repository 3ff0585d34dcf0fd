import type { UsageScope } from "./UsageScope.ts"

const COMMENT = /^\s*(?:\/\/|\/?\*|#|--|;|<!--|%|>>>|\.\.\. )/

/** Of a line so much is looked at for what it begins with. */
const MAX_LINE = 1_024

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

/** A comment of several lines that begins a line and has not ended. */
const isInBlockComment = (before: string): boolean => {
  const opening = [...before.matchAll(/^[ \t]*\/\*/gm)].at(-1)
  return opening !== undefined && !before.includes("*/", opening.index)
}

/** A block of code in the Markdown of a description: a fence stands alone in its line, but for the language (CommonMark 0.31.2, 4.5). */
const isInFence = (before: string): boolean =>
  (before.match(/^[ \t]*(?:#|\/?\*+|\/\/)?[ \t]*```[a-z]*[ \t]*$/gm)?.length ?? 0) % 2 === 1

const lineBefore = (before: string): string => before.slice(before.lastIndexOf("\n") + 1)

/** Whether what stands at an offset of a configuration is commented out. */
export const isBehindComment = (text: string, offset: number): boolean =>
  /^\s*(?:#|;|\/\/|--|<!--)/.test(lineBefore(text.slice(Math.max(0, offset - MAX_LINE), offset)))

/** What a key is for that stands in the text of a program at an offset: one in a comment, a docstring or the code of a description is an example. */
export const scopeOfText = (text: string, offset: number): UsageScope => {
  const before = text.slice(0, offset)
  const line = lineBefore(before)
  return COMMENT.test(line) || isInBlockComment(before) || isInDocstring(before) || isInFence(before)
    ? "example"
    : "production"
}

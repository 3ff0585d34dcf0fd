/** How a manifest that is a program writes comments and texts. */
export interface TokenSyntax {
  readonly lineComments: ReadonlyArray<string>
  readonly blockComments?: readonly [string, string]
  readonly quotes: ReadonlyArray<string>
  /** What begins an expression within a text. */
  readonly interpolation?: string
}

export interface Token {
  readonly kind: "word" | "text" | "sign"
  /** Of a text: what stands between its quotes, as it is written. */
  readonly value: string
  /** Offset. */
  readonly at: number
  /** False: of a text with an expression in it. */
  readonly isPlain: boolean
  readonly isFirstInLine: boolean
}

const WORD = /[\p{L}_][\p{L}\p{N}_]*[?!]?|\d[\w.]*/uy

const startsWithAny = (text: string, at: number, marks: ReadonlyArray<string>): string | undefined =>
  marks.find((mark) => text.startsWith(mark, at))

/** The offset of the closing quote; of the end where there is none. */
const closing = (text: string, from: number, quote: string): number => {
  let at = from
  while (at < text.length && !text.startsWith(quote, at)) at += text[at] === "\\" ? 2 : 1
  return Math.min(at, text.length)
}

/** The offset behind white space or a comment; the same where there is none. */
const skipped = (text: string, at: number, { lineComments, blockComments }: TokenSyntax): number => {
  if (blockComments !== undefined && text.startsWith(blockComments[0], at)) {
    const end = text.indexOf(blockComments[1], at + blockComments[0].length)
    return end < 0 ? text.length : end + blockComments[1].length
  }
  if (/\s/.test(text[at]!)) return at + 1
  if (startsWithAny(text, at, lineComments) === undefined) return at
  const end = text.indexOf("\n", at)
  return end < 0 ? text.length : end
}

/** The words, texts and signs of a program, without its comments. Reads any text in time that grows with its length. */
export const sourceTokens = (text: string, syntax: TokenSyntax): ReadonlyArray<Token> => {
  const tokens: Array<Token> = []
  let lineOfLast = -1
  let line = 0
  const add = (kind: Token["kind"], value: string, at: number, isPlain = true): void => {
    tokens.push({ kind, value, at, isPlain, isFirstInLine: line !== lineOfLast })
    lineOfLast = line
  }
  for (let at = 0; at < text.length;) {
    const next = skipped(text, at, syntax)
    if (next > at) {
      if (text.slice(at, next).includes("\n")) line++
      at = next
      continue
    }
    const quote = startsWithAny(text, at, syntax.quotes)
    WORD.lastIndex = at
    const word = quote === undefined ? WORD.exec(text)?.[0] : undefined
    if (quote !== undefined) {
      const end = closing(text, at + quote.length, quote)
      const value = text.slice(at + quote.length, end)
      const { interpolation } = syntax
      add("text", value, at, interpolation === undefined || quote === "'" || !value.includes(interpolation))
      at = end + quote.length
    } else {
      add(word === undefined ? "sign" : "word", word ?? text[at]!, at)
      at += word?.length ?? 1
    }
  }
  return tokens
}

const MAX_ARGUMENTS = 64

const opening = new Set(["(", "[", "{"])
const closings = new Set([")", "]", "}"])

/** What follows a word in its statement: up to the bracket that closes, or to a line that the one before does not ask for. */
export const argumentsAfter = (tokens: ReadonlyArray<Token>, at: number): ReadonlyArray<Token> => {
  const found: Array<Token> = []
  let depth = 0
  for (const token of tokens.slice(at + 1, at + 1 + MAX_ARGUMENTS)) {
    const last = found.at(-1)
    if (depth === 0 && token.isFirstInLine && last?.value !== ",") break
    const isSign = token.kind === "sign"
    if (isSign && closings.has(token.value) && --depth < 0) break
    if (isSign && opening.has(token.value)) depth++
    found.push(token)
    if (depth === 0 && isSign && closings.has(token.value) && found[0]?.value === "(") break
  }
  return found
}

/** The text that stands behind a name: `version: "1.0"`, `version = "1.0"`, `:version => "1.0"`. */
export const namedText = (tokens: ReadonlyArray<Token>, name: string): Token | undefined => {
  const at = tokens.findIndex(({ kind, value }) => kind === "word" && value === name)
  return at < 0 ? undefined : tokens.slice(at + 1, at + 4).find(({ kind }) => kind === "text")
}

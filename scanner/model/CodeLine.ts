import { isNameOfCryptography } from "./isNameOfCryptography.ts"
import { CHANGES, plainSymbol } from "./plainFacts.ts"
import type { Place } from "./Place.ts"

/** A line of source code as it may be shown, without what could be a secret. */
export interface CodeLine {
  /** Without its indentation; `…` stands for what is left out. */
  readonly text: string
  /** Where what was found begins and ends in the text, in UTF-16 code units from 0. */
  readonly start: number
  readonly end: number
}

/** What kind of text a line is of: a program, in which words are names, or settings and commands, in which they are values. */
export type CodeKind = "program" | "data"

/** What stands for text that is left out. */
export const HIDDEN = "…"

/** A piece of a line: from a column of it, counted from 0, and what is shown of it. */
interface Piece {
  readonly at: number
  readonly end: number
  readonly shown: string
}

/** Columns of a line, from 0, in which no literal is shown: those of secrets that were found. */
export type Secrets = ReadonlyArray<readonly [start: number, end: number]>

const LISTED = String.raw`(?:\(\s*\w+\s*\)\s*)?[-~]?(?:0[xX][0-9a-fA-F]+|\d+)[uUlLi\d]*`

/** Four numbers or more may be the bytes of a key. */
const NUMBERS = `${LISTED}(?:\\s*,\\s*${LISTED}){3,}`

/** In the order in which they are tried. A text that does not end on its line goes on to the end of it. */
const PROGRAM = new RegExp(
  [
    "(?<comment>//.*|/\\*.*?(?:\\*/|$)|<!--.*|(?<=\\s)#(?![\\w[{]).*|(?<=\\s)--\\s.*)",
    '(?<text>"""[^]*?(?:"""|$)|"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)|\'(?:[^\'\\\\]|\\\\.)*(?:\'|\\\\?$)|`(?:[^`\\\\]|\\\\.)*(?:`|\\\\?$)|\\[=*\\[(?=[^\\]]*[A-Za-z]).*?(?:\\]=*\\]|$))',
    "(?<open>%[qQwWxisr]?[(\\[{<|!/](?! ).*|~[a-zA-Z][(\\[{<|/\"'].*|<<[-~]?\\w+.*)",
    `(?<numbers>${NUMBERS})`,
    "(?<number>\\d[\\w.]*)",
    "(?<word>[\\p{L}_$@][\\p{L}\\p{N}_$]*)",
    "(?<space>\\s+)"
  ].join("|"),
  "uy"
)

const DATA = new RegExp(
  [
    "(?<comment>(?<=^|\\s)(?:#|//|;).*|<!--.*?(?:-->|$))",
    "(?<text>\"(?:[^\"\\\\]|\\\\.)*(?:\"|\\\\?$)|'[^']*(?:'|$)|`[^`]*(?:`|$))",
    `(?<numbers>${NUMBERS})`,
    "(?<value>[^\\s\"'`=:,;(){}\\[\\]<>|&]+)",
    "(?<space>\\s+)"
  ].join("|"),
  "uy"
)

const QUOTES = /^("""|["'`]|\[=*\[)([^]*?)("""|["'`]|\]=*\])?$/

const textShown = (text: string, isSecret: boolean, names: ReadonlySet<string>): string => {
  const [, open = "", inner = "", close = ""] = QUOTES.exec(text) ?? []
  const isShown = inner === "" || (!isSecret && (names.has(inner) || isNameOfCryptography(inner)))
  return isShown ? text : `${open}${HIDDEN}${close}`
}

const NUMBER = /^(?:0[xX][0-9a-fA-F]{1,4}|\d{1,7}(?:\.\d{1,4})?)[a-zA-Z]{0,3}$/

const LONGEST_NAME = 64

/** Of random letters and digits nearly half are followed by another kind; of names a quarter at most. Shorter words tell nothing. */
const LEAST_TELLING = 10
const MOST_CHANGES = 0.27

const isRandom = (word: string): boolean =>
  word.length >= LEAST_TELLING && (word.match(CHANGES) ?? []).length > word.length * MOST_CHANGES

const nameShown = (word: string): string =>
  word.length <= LONGEST_NAME && plainSymbol(word) === word && !isRandom(word) ? word : HIDDEN

/** Names of settings, options of one or two letters, whole words behind two hyphens, and variables. */
const NAME = /^[A-Za-z_$][\w.-]{0,47}$/
const OPTION =
  /^(?:-[A-Za-z]{1,2}|-(?:pass|passin|passout|salt|nosalt|iter|newkey|nodes|days|inkey|keyout)|--[a-z][a-z-]{0,24}|\$\w{1,48})$/

/** Behind such a name a number is no size. */
const SECRETIVE = /(?:pass\w*|pwd|secret\w*|token|cred\w*|pin|key|iv|salt|seed|nonce|-k)["'\]]*\s*[=:( ]+["']?$/i

const isSize = (text: string, before: string): boolean => NUMBER.test(text) && !SECRETIVE.test(before)

const isFirst = (before: string, after: string): boolean => /^\s*(?:-\s+)?$/.test(before) && /^\s+[^\s<]/.test(after)

const isKey = (before: string, after: string): boolean =>
  (/(?:^|[\s{,;&])$/.test(before) && /^\s*(?:=|:(?:\s|$|[{["']))/.test(after)) || /<\/?$/.test(before)

/** A word of settings or of a command: the name of a setting or an option, or a value that names cryptography. */
const valueShown = (value: string, before: string, after: string, names: ReadonlySet<string>): string => {
  const isName = isFirst(before, after) || isKey(before, after) || names.has(value)
  if (isName && NAME.test(value)) return nameShown(value)
  if (OPTION.test(value) || isSize(value, before) || isNameOfCryptography(value)) return value
  return /^\W+$/.test(value) ? value : HIDDEN
}

/** Where a piece is in its line; what stands around it is only cut out where that matters. */
interface Spot {
  readonly before: () => string
  readonly after: () => string
  readonly isSecret: boolean
}

/** A key of an object, and not what a conditional or a `case` has before its colon. */
const isQuotedKey = (text: string, { before, after }: Spot): boolean =>
  NAME.test(text.slice(1, -1)) && /^\s*:/.test(after()) && /(?:^|[{,[(])\s*$/.test(before())

const pieceShown = (
  groups: { readonly [group: string]: string | undefined },
  spot: Spot,
  names: ReadonlySet<string>
): string => {
  const { before, after, isSecret } = spot
  const { space, text, word, number, value } = groups
  if (space !== undefined) return space.replace(/[^ ]/g, " ")
  if (word !== undefined) return nameShown(word)
  if (text !== undefined) return isQuotedKey(text, spot) ? nameShown(text) : textShown(text, isSecret, names)
  if (number !== undefined) return !isSecret && isSize(number, before()) ? number : HIDDEN
  if (value !== undefined) return valueShown(value, before(), after(), names)
  return HIDDEN
}

/** Longer lines are not read to their end. */
const LONGEST_LINE = 2_000

/** No word stands at the end of a text: where one seems to, the texts of the line begin elsewhere, and its words are in them. */
const isOutOfStep = (before: Piece | undefined, match: RegExpExecArray | null): boolean =>
  before !== undefined && /["'`]$/.test(before.shown) && /^[\p{L}\p{N}_$]/u.test(match?.[0] ?? "")

/** The pieces of a line, with what may be shown of each. `names` are words of the API that is called there. */
const piecesOf = (line: string, kind: CodeKind, secrets: Secrets, names: ReadonlySet<string>): ReadonlyArray<Piece> => {
  const form = kind === "program" ? PROGRAM : DATA
  const pieces: Array<Piece> = []
  let at = 0
  while (at < line.length) {
    form.lastIndex = at
    const match = form.exec(line)
    const end = match === null ? at + 1 : at + match[0].length
    if (isOutOfStep(pieces.at(-1), match)) {
      pieces.push({ at, end: line.length, shown: HIDDEN })
      break
    }
    const spot: Spot = {
      before: () => line.slice(0, at),
      after: () => line.slice(end),
      isSecret: secrets.some(([from, to]) => at < to && end > from)
    }
    const shown = match === null ? line.slice(at, end) : pieceShown(match.groups ?? {}, spot, names)
    pieces.push({ at, end, shown })
    at = end
  }
  return pieces
}

/** Of what is kept. */
const WIDEST = 160

/** So much stands before what was found where a line is too long. */
const BEFORE = 48

const isWhole = (text: string, at: number): boolean => !/[\uDC00-\uDFFF]/.test(text.charAt(at))

/** The part of a line around what was found that is no wider than a number of characters, `…` where it goes on left out. */
export const fittedCode = ({ text, start, end }: CodeLine, width: number): CodeLine => {
  if (text.length <= width) return { text, start, end }
  let from = Math.max(0, Math.min(start - BEFORE, text.length - width))
  let to = Math.min(text.length, from + width)
  if (!isWhole(text, from)) from++
  if (!isWhole(text, to)) to--
  const head = from === 0 ? "" : HIDDEN
  const moved = (at: number): number => Math.min(Math.max(at, from), to) - from + head.length
  return {
    text: `${head}${text.slice(from, to)}${to === text.length ? "" : HIDDEN}`,
    start: moved(start),
    end: moved(end)
  }
}

/** What cannot be seen, or would change the direction of the text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu

/**
 * The line at a place of a source, as it may be shown. Names, punctuation and short numbers are shown; of texts and of values
 * of settings those alone that name cryptography, and none where a secret was found; comments are not.
 */
export const codeLine = (
  line: string,
  { line: first, column, endLine, endColumn }: Place,
  kind: CodeKind,
  secrets: Secrets,
  names: ReadonlySet<string>
): CodeLine | undefined => {
  const code = line.slice(0, LONGEST_LINE).replace(UNSEEN, (one) => (one === "\t" ? one : "?".repeat(one.length)))
  const from = column - 1
  const to = endLine === first ? endColumn - 1 : code.length
  let text = ""
  let start: number | undefined
  let end = 0
  let isAfterHidden = false
  for (const piece of piecesOf(code, kind, secrets, names)) {
    const isHidden = piece.shown === HIDDEN
    const isRepeated = (isHidden && isAfterHidden) || (text === "" && piece.shown.trim() === "")
    const begin = text.length
    if (!isRepeated) text += piece.shown
    isAfterHidden = isHidden
    const isSame = piece.shown.length === piece.end - piece.at && !isRepeated
    if (start === undefined && piece.end > from) start = isSame ? begin + Math.max(0, from - piece.at) : begin
    if (piece.at < to) end = isSame ? begin + Math.min(piece.shown.length, to - piece.at) : text.length
  }
  const whole = text.trimEnd()
  if (start === undefined || !/[\p{L}\p{N}]/u.test(whole)) return undefined
  const begin = Math.min(start, whole.length)
  return fittedCode({ text: whole, start: begin, end: Math.max(begin, Math.min(end, whole.length)) }, WIDEST)
}

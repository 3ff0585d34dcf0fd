import type { Setting } from "./Setting.ts"

const MAX_SETTINGS = 20_000
const MAX_DEPTH = 32

/** Spaces, comments, line ends, the signs, texts in quotes, `${name}`, and words. */
const TOKEN =
  /(?<space>[ \t\r\f\v\u00a0\ufeff]+)|(?<comment>(?:#|\/\/)[^\n]*|\/\*[^]*?(?:\*\/|$))|(?<line>\n)|(?<open>[{[])|(?<close>[}\]])|(?<comma>,)|(?<sign>\+?=|:)|"""(?<raw>(?:[^"]|"(?!""))*)(?:"""+|$)|"(?<text>(?:[^"\\\n]|\\[^\n])*)(?:"|$)|(?<word>\$\{[^}\n]{0,256}\}|[^\s{}[\],:=+#"$/]+|[^])/gy

interface Block {
  readonly path: ReadonlyArray<string>
  /** The position of the next item of a list. */
  index?: number
}

interface Piece {
  readonly text: string
  readonly line: number
  readonly column: number
  readonly length: number
  /** Spaces before it. */
  readonly space: string
}

interface Reading {
  readonly stack: Array<Block>
  readonly settings: Array<Setting>
  /** What is read of a key and, behind its sign, of its value. */
  key: Array<Piece>
  value: Array<Piece> | undefined
  space: string
  line: number
  lineStart: number
}

const ESCAPES: { readonly [letter: string]: string } = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" }

const unescaped = (text: string): string =>
  text.replace(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, code: string | undefined, letter: string | undefined) =>
    code === undefined ? (ESCAPES[letter!] ?? letter!) : String.fromCharCode(Number.parseInt(code, 16))
  )

const joined = (pieces: ReadonlyArray<Piece>): string =>
  pieces.map(({ text, space }, at) => (at === 0 ? text : space + text)).join("")

const pathOf = ({ stack, key }: Reading): ReadonlyArray<string> => {
  const block = stack.at(-1)!
  if (block.index !== undefined) return [...block.path, String(block.index)]
  return key.length === 0 ? block.path : [...block.path, joined(key)]
}

const finish = (reading: Reading): void => {
  const { settings, stack, value = [] } = reading
  const isItem = stack.at(-1)!.index !== undefined
  const [first, last] = [isItem ? value[0] : reading.key[0], value.at(-1)]
  if (first !== undefined && last !== undefined && settings.length < MAX_SETTINGS) {
    const place = { line: first.line, column: first.column, endLine: last.line, endColumn: last.column + last.length }
    settings.push({ key: pathOf(reading).join("."), value: joined(value), place })
    const block = stack.at(-1)!
    if (block.index !== undefined) block.index++
  }
  reading.key = []
  reading.value = stack.at(-1)!.index === undefined ? undefined : []
}

const openBlock = (reading: Reading, sign: string): void => {
  const { stack } = reading
  const path = pathOf(reading)
  const parent = stack.at(-1)!
  if (parent.index !== undefined) parent.index++
  const block: Block = sign === "[" ? { path, index: 0 } : { path }
  stack.push(stack.length < MAX_DEPTH ? block : { ...parent })
  reading.key = []
  reading.value = block.index === undefined ? undefined : []
}

const closeBlock = (reading: Reading): void => {
  finish(reading)
  if (reading.stack.length > 1) reading.stack.pop()
  reading.key = []
  reading.value = reading.stack.at(-1)!.index === undefined ? undefined : []
}

const addPiece = (reading: Reading, text: string, start: number, length: number): void => {
  const { line, lineStart, space } = reading
  const piece: Piece = { text, line, column: start - lineStart + 1, length, space }
  if (reading.value === undefined) reading.key.push(piece)
  else reading.value.push(piece)
}

/** A line end closes what has a value; a key without a sign is none. */
const endLine = (reading: Reading): void => {
  const isWaiting = reading.value?.length === 0 && reading.key.length > 0
  if (!isWaiting) finish(reading)
}

/** HOCON, and JSON with comments: objects may be written by paths, and values without quotes. */
export const hoconSettings = (text: string): ReadonlyArray<Setting> => {
  const reading: Reading = {
    stack: [{ path: [] }],
    settings: [],
    key: [],
    value: undefined,
    space: "",
    line: 1,
    lineStart: 0
  }
  for (const found of text.matchAll(TOKEN)) {
    const { space, comment, line, open, close, comma, sign, raw, text: quoted, word } = found.groups!
    const written = raw ?? (quoted === undefined ? word : unescaped(quoted))
    if (written !== undefined) addPiece(reading, written, found.index, found[0].length)
    else if (open !== undefined) openBlock(reading, open)
    else if (close !== undefined) closeBlock(reading)
    else if (comma !== undefined) finish(reading)
    else if (line !== undefined) endLine(reading)
    else if (sign !== undefined && reading.value === undefined) reading.value = []
    else if (sign !== undefined) addPiece(reading, sign, found.index, sign.length)
    if (comment === undefined) reading.space = space ?? ""
    for (let at = found[0].indexOf("\n"); at >= 0; at = found[0].indexOf("\n", at + 1)) {
      reading.line++
      reading.lineStart = found.index + at + 1
    }
  }
  finish(reading)
  return reading.settings
}

import { type LocatedNode, type LocatedTree, MAX_DEPTH, MAX_NODES, openFile } from "./LocatedNode.ts"
import { unescaped } from "./unescaped.ts"

/** Spaces, comments, line ends, the signs, texts in quotes, `${name}`, and words. */
const TOKEN =
  /(?<space>[ \t\r\f\v\u00a0\ufeff]+)|(?<comment>(?:#|\/\/)[^\n]*|\/\*[^]*?(?:\*\/|$))|(?<line>\n)|(?<open>[{[])|(?<close>[}\]])|(?<comma>,)|(?<sign>\+?=|:)|"""(?<raw>(?:[^"]|"(?!""))*)(?:"""+|$)|"(?<text>(?:[^"\\\n]|\\[^\n])*)(?:"|$)|(?<word>\$\{[^}\n]{0,256}\}|[^\s{}[\],:=+#"$/]+|[^])/gy

/** An object or a list that is being read. */
interface Block {
  readonly into: Array<LocatedNode>
  /** Of a list: its own name, and its index in the lists around it. */
  readonly list?: { readonly name: string; readonly indexes: ReadonlyArray<number> }
  /** Elements of a list that were read. */
  count: number
}

interface Piece {
  readonly text: string
  readonly line: number
  readonly column: number
  readonly length: number
  /** Spaces before it. */
  readonly space: string
}

interface HoconParser {
  readonly stack: Array<Block>
  /** What is read of a key and, behind its sign, of its value. */
  key: Array<Piece>
  value: Array<Piece> | undefined
  space: string
  line: number
  lineStart: number
  left: number
}

const joined = (pieces: ReadonlyArray<Piece>): string =>
  pieces.map(({ text, space }, at) => (at === 0 ? text : space + text)).join("")

const begin = (parser: HoconParser): void => {
  parser.key = []
  parser.value = parser.stack.at(-1)!.list === undefined ? undefined : []
}

/** The name of the value that is being read. */
const nameIn = ({ stack, key }: HoconParser): Pick<LocatedNode, "name" | "indexes"> => {
  const { list, count } = stack.at(-1)!
  return list === undefined ? { name: joined(key) } : { name: list.name, indexes: [...list.indexes, count] }
}

const placeOf = (first: Piece, last: Piece): LocatedNode["place"] => ({
  line: first.line,
  column: first.column,
  endLine: last.line,
  endColumn: last.column + last.length
})

const finish = (parser: HoconParser): void => {
  const { stack, key, value = [] } = parser
  const block = stack.at(-1)!
  const [first, last] = [block.list === undefined ? key[0] : value[0], value.at(-1)]
  if (first !== undefined && last !== undefined && parser.left-- > 0) {
    block.into.push({ ...nameIn(parser), values: [joined(value)], place: placeOf(first, last) })
    block.count++
  }
  begin(parser)
}

/** An object without a name is the one that it stands in. */
const openBlock = (parser: HoconParser, sign: string): void => {
  const { stack, key, line } = parser
  const parent = stack.at(-1)!
  const { name, indexes = [] } = nameIn(parser)
  const children: Array<LocatedNode> = []
  const isNamed = parent.list !== undefined || key.length > 0
  parent.count++
  if (sign === "[")
    stack.push(stack.length < MAX_DEPTH ? { into: parent.into, list: { name, indexes }, count: 0 } : parent)
  else if (!isNamed || stack.length >= MAX_DEPTH || parser.left-- <= 0) stack.push({ into: parent.into, count: 0 })
  else {
    const place = key.length > 0 ? placeOf(key[0]!, key.at(-1)!) : { line, column: 1, endLine: line, endColumn: 1 }
    parent.into.push({ name, values: [], place, children, ...(indexes.length > 0 && { indexes }) })
    stack.push({ into: children, count: 0 })
  }
  begin(parser)
}

const closeBlock = (parser: HoconParser): void => {
  finish(parser)
  if (parser.stack.length > 1) parser.stack.pop()
  begin(parser)
}

const addPiece = (parser: HoconParser, text: string, start: number, length: number): void => {
  const { line, lineStart, space } = parser
  const piece: Piece = { text, line, column: start - lineStart + 1, length, space }
  if (parser.value === undefined) parser.key.push(piece)
  else parser.value.push(piece)
}

/** A line end closes what has a value; a key without a sign is none. */
const endLine = (parser: HoconParser): void => {
  const isWaiting = parser.value?.length === 0 && parser.key.length > 0
  if (!isWaiting) finish(parser)
}

/**
 * HOCON: JSON whose objects may be written by paths, and whose texts need no quotes. A reader of our own, as there is no kept
 * one.
 */
export const readHocon = (text: string): LocatedTree => {
  const file = openFile()
  const parser: HoconParser = {
    stack: [{ into: file.children, count: 0 }],
    key: [],
    value: undefined,
    space: "",
    line: 1,
    lineStart: 0,
    left: MAX_NODES
  }
  for (const found of text.matchAll(TOKEN)) {
    const { space, comment, line, open, close, comma, sign, raw, text: quoted, word } = found.groups!
    const written = raw ?? (quoted === undefined ? word : unescaped(quoted))
    if (written !== undefined) addPiece(parser, written, found.index, found[0].length)
    else if (open !== undefined) openBlock(parser, open)
    else if (close !== undefined) closeBlock(parser)
    else if (comma !== undefined) finish(parser)
    else if (line !== undefined) endLine(parser)
    else if (sign !== undefined && parser.value === undefined) parser.value = []
    else if (sign !== undefined) addPiece(parser, sign, found.index, sign.length)
    if (comment === undefined) parser.space = space ?? ""
    for (let at = found[0].indexOf("\n"); at >= 0; at = found[0].indexOf("\n", at + 1)) {
      parser.line++
      parser.lineStart = found.index + at + 1
    }
  }
  finish(parser)
  return { nodes: file.children }
}

import type { Place } from "../model/Place.ts"
import { addNodes, type LocatedNode, MAX_DEPTH, MAX_NODES, type OpenNode } from "./LocatedNode.ts"
import { openValue } from "./openText.ts"
import { unescaped } from "./unescaped.ts"
import { type Anchors, mergeKeys, type NamedNode, nameNodes, nameOf, nodesNamed } from "./yamlAnchors.ts"

/** What differs between the values in brackets of JSON, YAML and TOML. */
interface FlowStyle {
  /** White space and comments. */
  readonly blank: RegExp
  readonly double: RegExp
  readonly single: RegExp
  /** A value without quotes. */
  readonly bare: RegExp
  /** Line ends in quotes stand for spaces, and two single quotes for one. */
  readonly isYaml?: true
  /** Digits may have `_` between them, and keys without quotes are paths. */
  readonly isToml?: true
}

const DOUBLE = /"([^"\\]*(?:\\[^][^"\\]*)*)("|$)/y
const BARE = /[^\s,[\]{}]+(?:[ \t]+[^\s,[\]{}:=#]+)*/y

const styles = {
  json: {
    blank: /(?:\s+|#[^\n]*|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))*/y,
    double: DOUBLE,
    single: /'([^']*)('|$)/y,
    bare: BARE
  },
  yaml: {
    blank: /(?:\s+|#[^\n]*)*/y,
    double: DOUBLE,
    single: /'([^']*(?:''[^']*)*)('|$)/y,
    bare: /[^\s,[\]{}]+(?:[ \t]+(?:[^\s,[\]{}:#]|:(?![\s,[\]{}]))+)*/y,
    isYaml: true
  },
  toml: {
    blank: /(?:\s+|#[^\n]*)*/y,
    double: /"""\r?\n?([^"\\]*(?:(?:\\[^]|"(?!""))[^"\\]*)*)("""|$)|"([^"\\\n]*(?:\\.[^"\\\n]*)*)("|$|(?=\n))/y,
    single: /'''\r?\n?([^']*(?:'(?!'')[^']*)*)('''|$)|'([^'\n]*)('|$|(?=\n))/y,
    bare: BARE,
    isToml: true
  }
} satisfies { readonly [name: string]: FlowStyle }

const SPACED = /^[+-]?\d[\d_]*$/

/** Reads values in brackets from a place of a text. */
export interface FlowParser {
  readonly text: string
  readonly placeOf: (start: number, end: number) => Place
  readonly style: FlowStyle
  readonly anchors: Anchors
  at: number
  /** Nodes that the text may still come to. */
  left: number
  isDamaged: boolean
}

export const makeFlowParser = (
  style: keyof typeof styles,
  text: string,
  placeOf: FlowParser["placeOf"],
  left = MAX_NODES
): FlowParser => ({ text, placeOf, style: styles[style], anchors: new Map(), at: 0, left, isDamaged: false })

/** A search from behind the end would begin at the front again. */
export const skipBlank = (parser: FlowParser): void => {
  if (parser.at >= parser.text.length) return
  const { blank } = parser.style
  blank.lastIndex = parser.at
  blank.test(parser.text)
  parser.at = blank.lastIndex
}

const match = (parser: FlowParser, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = parser.at
  const found = pattern.exec(parser.text)
  if (found !== null) parser.at = pattern.lastIndex
  return found
}

/** YAML 1.2, 6.5: a line end in quotes is a space, further ones stay. */
const withoutLineEnds = (text: string): string =>
  text.replace(/(?<!\\)[ \t]*\r?\n((?:[ \t]*\r?\n)*)[ \t]*/g, (_, others: string) =>
    others === "" ? " " : others.replace(/[^\n]/g, "")
  )

/** A text in quotes. */
export const readQuoted = (parser: FlowParser): string | undefined => {
  const { double, single, isYaml } = parser.style
  const isDouble = parser.text[parser.at] === '"'
  const found = match(parser, isDouble ? double : single)
  if (found === null) return undefined
  const [, several, end, one = "", endOfOne] = found
  if ((end ?? endOfOne) === "") parser.isDamaged = true
  const written = several ?? one
  const text = isYaml === true && written.includes("\n") ? withoutLineEnds(written) : written
  if (isDouble) return unescaped(text)
  return isYaml === true ? text.replaceAll("''", "'") : text
}

const readBare = (parser: FlowParser): string => {
  const found = match(parser, parser.style.bare)
  if (found === null) parser.at++
  return found?.[0] ?? ""
}

export const isQuote = (sign: string | undefined): boolean => sign === '"' || sign === "'"

const KEY = /[^\s,[\]{}:=]+(?:[ \t]+[^\s,[\]{}:=#]+)*/y

/** The names of a key, one but for the paths of TOML. */
const readKey = (parser: FlowParser): ReadonlyArray<string> | undefined => {
  const isQuoted = isQuote(parser.text[parser.at])
  const key = isQuoted ? readQuoted(parser) : match(parser, KEY)?.[0]
  if (key === undefined) return undefined
  return parser.style.isToml === true && !isQuoted ? key.split(".", MAX_NAMES) : [key]
}

const MAX_NAMES = 16

/** The members of an object that is among the last ones of another, or is made. */
const membersNamed = (into: Array<LocatedNode>, name: string, place: Place): Array<LocatedNode> => {
  const known = into.slice(-MAX_NAMES).find((one): one is OpenNode => one.name === name && one.children !== undefined)
  const children = known?.children ?? []
  if (known === undefined) into.push({ name, values: [], place, children })
  return children
}

/** Leaves out what is nested too deeply. */
const skipNested = (parser: FlowParser): void => {
  let depth = 0
  do {
    const sign = parser.text[parser.at]
    if (isQuote(sign)) {
      readQuoted(parser)
      continue
    }
    if (sign === "{" || sign === "[") depth++
    if (sign === "}" || sign === "]") depth--
    parser.at++
  } while (depth > 0 && parser.at < parser.text.length)
}

const ANCHOR = /[&*]([^\s,[\]{}]+)/y

/** A value with a name, or one that stands elsewhere under its name. */
const readAnchored = (
  parser: FlowParser,
  named: NamedNode,
  from: number,
  into: Array<LocatedNode>,
  depth: number
): void => {
  const start = parser.at
  const isAlias = parser.text[start] === "*"
  const anchor = match(parser, ANCHOR)?.[1]
  if (anchor === undefined) parser.at++
  else if (isAlias) {
    const place = parser.placeOf(from, parser.at)
    const nodes = nodesNamed(parser.anchors, parser, anchor, named, place)
    const values = [openValue(parser.text.slice(start, parser.at))]
    addNodes(into, nodes ?? [{ ...nameOf(named), values, place }])
  } else {
    const before = into.length
    if (depth <= MAX_DEPTH) readFlow(parser, named, from, into, depth + 1)
    nameNodes(parser.anchors, anchor, into.slice(before), named)
  }
}

/** What a text without quotes says (YAML 1.2, 10.3.2). */
export const bareValues = (text: string): ReadonlyArray<string> => {
  if (/^(?:~|null|Null|NULL)$/.test(text)) return []
  return [/^(?:True|TRUE|False|FALSE)$/.test(text) ? text.toLowerCase() : openValue(text)]
}

const readScalar = (parser: FlowParser): ReadonlyArray<string> => {
  const { text, at, style } = parser
  if (isQuote(text[at])) return [readQuoted(parser) ?? ""]
  const bare = readBare(parser)
  return bareValues(style.isToml === true && SPACED.test(bare) ? bare.replaceAll("_", "") : bare)
}

/** One value, as nodes of its name: one for each element of a list. It begins at its name, if that has a place. */
export const readFlow = (
  parser: FlowParser,
  named: NamedNode,
  start: number | undefined,
  into: Array<LocatedNode>,
  depth = 0
): void => {
  skipBlank(parser)
  const { text, at } = parser
  const sign = text[at]
  const from = start ?? at
  if (parser.left <= 0) parser.at = text.length
  else if (depth > MAX_DEPTH && (sign === "{" || sign === "[")) skipNested(parser)
  else if (sign === "{") {
    parser.left--
    const children: Array<LocatedNode> = []
    into.push({ ...nameOf(named), values: [], place: parser.placeOf(from, at), children })
    readMembers(parser, children, depth)
  } else if (sign === "[") readElements(parser, named, into, depth)
  else if (sign === "&" || sign === "*") readAnchored(parser, named, from, into, depth)
  else if (sign === undefined) parser.isDamaged = true
  else {
    parser.left--
    const values = readScalar(parser)
    into.push({ ...nameOf(named), values, place: parser.placeOf(from, parser.at) })
  }
}

/** Whether the bracket closes here, or the text ends. */
const isClosed = (parser: FlowParser, bracket: string): boolean => {
  skipBlank(parser)
  const sign = parser.text[parser.at]
  if (sign === undefined) parser.isDamaged = true
  else if (sign !== bracket) return false
  parser.at++
  return true
}

const readMembers = (parser: FlowParser, into: Array<LocatedNode>, depth: number): void => {
  const { text } = parser
  parser.at++
  while (!isClosed(parser, "}")) {
    const start = parser.at
    if (text[start] === ",") {
      parser.at++
      continue
    }
    const names = readKey(parser)
    skipBlank(parser)
    const key = names?.at(-1)
    if (key !== undefined && (text[parser.at] === ":" || text[parser.at] === "=")) {
      parser.at++
      const parent = names!
        .slice(0, -1)
        .reduce((all, name) => membersNamed(all, name, parser.placeOf(start, parser.at)), into)
      readFlow(parser, { name: key }, start, parent, depth + 1)
    } else {
      parser.isDamaged = true
      if (parser.at === start) parser.at++
    }
  }
  mergeKeys(into)
}

const readElements = (
  parser: FlowParser,
  { name, indexes = [] }: NamedNode,
  into: Array<LocatedNode>,
  depth: number
): void => {
  const { text } = parser
  let index = 0
  parser.at++
  while (!isClosed(parser, "]")) {
    const start = parser.at
    const sign = text[start]
    if (sign !== "," && sign !== "}" && sign !== ":")
      readFlow(parser, { name, indexes: [...indexes, index++] }, undefined, into, depth + 1)
    else if (sign !== ",") parser.isDamaged = true
    if (parser.at === start) parser.at++
  }
}

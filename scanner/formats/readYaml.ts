import { placesIn } from "../model/placesIn.ts"
import { addNodes, type LocatedNode, type LocatedTree, MAX_DEPTH } from "./LocatedNode.ts"
import { eitherOf, openText } from "./openText.ts"
import { bareValues, type FlowParser, isQuote, makeFlowParser, readFlow, readQuoted } from "./readFlow.ts"
import { readJson } from "./readJson.ts"
import { unescaped } from "./unescaped.ts"
import { mergeKeys, nameNodes, nameOf, nodesNamed } from "./yamlAnchors.ts"

interface Line {
  readonly text: string
  /** Columns before the text. */
  readonly indent: number
  /** Where the text begins in the file. */
  readonly start: number
}

/** Reads the lines of one document. */
interface YamlParser {
  readonly lines: ReadonlyArray<Line>
  readonly flow: FlowParser
  at: number
  /** What stands behind the dash of the line that is being read. */
  rest: Line | undefined
}

const isIgnored = (text: string): boolean => text === "" || /^(?:#|\{\{|\{?%)/.test(text)

const linesOf = (text: string, offset: number): ReadonlyArray<Line> => {
  let start = offset
  return text.split("\n").map((raw) => {
    const trimmed = raw.trimStart()
    const indent = raw.length - trimmed.length
    const line = { text: trimmed.trimEnd(), indent, start: start + indent }
    start += raw.length + 1
    return line
  })
}

/** The line at hand; blank lines, comments and lines of a template are passed over. */
const current = (parser: YamlParser): Line | undefined => {
  if (parser.rest !== undefined) return parser.rest
  while (parser.at < parser.lines.length && isIgnored(parser.lines[parser.at]!.text)) parser.at++
  return parser.lines[parser.at]
}

const advance = (parser: YamlParser): void => {
  parser.rest = undefined
  parser.at++
}

const skipTo = (parser: YamlParser, offset: number): void => {
  parser.rest = undefined
  while (parser.at < parser.lines.length && parser.lines[parser.at]!.start < offset) parser.at++
}

/** A mark of comments is part of a name where no space stands before it (YAML 1.2, 6.6). */
const KEY =
  /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s"'#&*!|>%@`{}[\],-](?:[^:#]|(?<=\S)#){0,255}|-[^\s:#](?:[^:#]|(?<=\S)#){0,255})|([^\s:]{1,255}(?:::?[^\s:]{1,255}){1,8}))[ \t]*:(?:[ \t]+|$)/

interface KeyAndValue {
  readonly key: string
  /** Text behind the colon, and how far it stands from the key. */
  readonly value: string
  readonly offset: number
}

const entryOf = (text: string): KeyAndValue | undefined => {
  const found = KEY.exec(text)
  if (found === null) return undefined
  const [whole, double, single, plain, colons = ""] = found
  const key = double === undefined ? (single?.replaceAll("''", "'") ?? plain ?? colons) : unescaped(double)
  return { key: key.trim(), value: text.slice(whole.length), offset: whole.length }
}

const isElement = (text: string): boolean => text === "-" || text.startsWith("- ")

const PROPERTY = /^(?:&\S+|!!\S*)(?:[ \t]+|$)/

/** Without its anchor and the tags that only say its type. */
const bare = (value: string): string => {
  let text = value
  while (PROPERTY.test(text)) text = text.replace(PROPERTY, "")
  return text
}

/** What a value says, and where it ends. */
interface Scalar {
  readonly values: ReadonlyArray<string>
  readonly end: number
}

const endOf = ({ start, text }: Line): number => start + text.length

/** A text of more lines is no value. */
const MAX_LINES = 512

/** The lines behind the one at hand that stand further right than a name, as far as they are of one kind. */
const linesWithin = (
  { lines, at }: YamlParser,
  indent: number,
  goesOn: (text: string) => boolean
): ReadonlyArray<Line> => {
  let end = at + 1
  while (end < lines.length && end - at < MAX_LINES) {
    const line = lines[end]!
    if (line.text !== "" && line.indent <= indent) break
    if (!goesOn(line.text)) break
    end++
  }
  return lines.slice(at + 1, end)
}

/** A value in quotes, which may go on in further lines; undefined where nothing closes them. */
const quotedScalar = (parser: YamlParser, indent: number, start: number, end: number): Scalar | undefined => {
  const { flow } = parser
  const { isDamaged } = flow
  flow.at = start
  const value = readQuoted(flow) ?? ""
  const last = flow.at <= end ? undefined : linesWithin(parser, indent, () => true).at(-1)
  if (flow.at <= (last === undefined ? end : endOf(last)) && flow.isDamaged === isDamaged)
    return { values: [value], end: flow.at }
  flow.isDamaged = true
  return undefined
}

const COMMENT = /(?:^|[ \t])#.*$/

const withoutComment = (text: string): string => text.replace(COMMENT, "").trim()

/** Whether a line begins nothing of its own, so that a value without quotes goes on in it (YAML 1.2, 7.3.3). */
const isContinued = (text: string): boolean => !isIgnored(text) && !isElement(text) && entryOf(text) === undefined

const plainScalar = (parser: YamlParser, indent: number, value: string, start: number): Scalar => {
  const text = withoutComment(value)
  const more = text === value ? linesWithin(parser, indent, isContinued) : []
  const last = more.at(-1)
  const whole = [text, ...more.map((line) => withoutComment(line.text))].join(" ")
  const end = last === undefined ? start + text.length : last.start + withoutComment(last.text).length
  return { values: bareValues(whole), end }
}

const readScalar = (parser: YamlParser, { indent }: NamedValue, value: string, start: number): Scalar => {
  const end = start + value.length
  const quoted = isQuote(value[0]) ? quotedScalar(parser, indent, start, end) : undefined
  const scalar = quoted ?? plainScalar(parser, indent, value, start)
  advance(parser)
  skipTo(parser, scalar.end)
  return scalar
}

/** Text in lines of its own, without what stands before all of them. */
const readText = (parser: YamlParser, indent: number): Pick<LocatedNode, "values" | "margin"> => {
  const from = parser.at
  const margin = parser.lines.slice(from, from + MAX_LINES).find(({ text }) => text !== "")?.indent ?? 0
  while (parser.at < parser.lines.length) {
    const line = parser.lines[parser.at]!
    const isOutside = line.indent <= indent || (line.indent < margin && line.text.startsWith("#"))
    if (line.text !== "" && isOutside) break
    parser.at++
  }
  const lines = parser.lines.slice(from, parser.at)
  const text = lines.map((line) => " ".repeat(Math.max(0, line.indent - margin)) + line.text).join("\n")
  return { values: [text], margin }
}

/** What a value belongs to: a key, or the list that a dash stands for an element of. */
interface NamedValue {
  readonly name: string
  readonly indexes?: ReadonlyArray<number> | undefined
  readonly start: number
  readonly indent: number
}

const ANCHOR = /^(?:!!?\S*[ \t]+)?&(\S+)[ \t]*/
const ALIAS = /^\*([^\s,[\]{}]+)[ \t]*(?:#.*)?$/

/** What stands behind a key or a dash; with a name, or by the name of what stands elsewhere. */
const readValue = (
  parser: YamlParser,
  named: NamedValue,
  written: string,
  start: number,
  into: Array<LocatedNode>,
  depth: number
): void => {
  const { flow } = parser
  const alias = ALIAS.exec(written)?.[1]
  if (alias !== undefined) {
    const place = flow.placeOf(named.start, start + written.length)
    const nodes = nodesNamed(flow.anchors, flow, alias, named, place)
    advance(parser)
    addNodes(into, nodes ?? [{ ...nameOf(named), values: [openText], place }])
    return
  }
  const before = into.length
  readOwn(parser, named, written, start, into, depth)
  const anchor = ANCHOR.exec(written)?.[1]
  if (anchor !== undefined) nameNodes(flow.anchors, anchor, into.slice(before), named)
}

const TEXT = /^([|>])[-+\d]*(?:[ \t]|$)/

const readOwn = (
  parser: YamlParser,
  named: NamedValue,
  written: string,
  start: number,
  into: Array<LocatedNode>,
  depth: number
): void => {
  const value = bare(written)
  const { flow } = parser
  const end = start + written.length
  const add = (node: Omit<LocatedNode, "name" | "place">, to = end): void => {
    flow.left--
    into.push({ ...nameOf(named), place: flow.placeOf(named.start, to), ...node })
  }
  const text = TEXT.exec(value)
  if (text !== null) {
    advance(parser)
    add({ ...readText(parser, named.indent), ...(text[1] === ">" && { isFolded: true }) })
  } else if (/^(?:\[(?!\{\{)|\{(?![{%]))/.test(value)) {
    flow.at = end - value.length
    readFlow(flow, named, named.start, into)
    skipTo(parser, flow.at)
  } else if (/^![^\s]*$/.test(value) || value === "" || value.startsWith("#")) {
    advance(parser)
    const next = current(parser)
    const isList = next !== undefined && isElement(next.text)
    const isFlush = isList && named.indexes === undefined && next.indent === named.indent
    const isWithin = next !== undefined && (next.indent > named.indent || isFlush)
    if (!isWithin || depth > MAX_DEPTH) add({ values: [] })
    else if (isList) readLines(parser, next.indent, named, into, depth + 1, true)
    else if (entryOf(next.text) === undefined && !next.text.startsWith("? "))
      readValue(parser, named, next.text, next.start, into, depth + 1)
    else add({ values: [], children: nested(parser, next.indent, named, depth) })
  } else {
    const alternatives = eitherOf(value)
    const scalar = readScalar(parser, named, value, end - value.length)
    add({ values: scalar.values, ...(alternatives !== undefined && { alternatives }) }, scalar.end)
  }
}

const nested = (parser: YamlParser, indent: number, { name }: NamedValue, depth: number): Array<LocatedNode> => {
  const children: Array<LocatedNode> = []
  readLines(parser, indent, { name, start: 0, indent }, children, depth + 1)
  mergeKeys(children)
  return children
}

/** An element of a list: a mapping that begins behind the dash, or any other value. */
const readElement = (
  parser: YamlParser,
  line: Line,
  named: NamedValue,
  into: Array<LocatedNode>,
  depth: number
): void => {
  const written = line.text.slice(1).trimStart()
  const [behind = "", anchor] = ANCHOR.exec(written) ?? []
  const text = written.slice(behind.length)
  const offset = line.text.length - text.length
  const rest = { text, indent: line.indent + offset, start: line.start + offset }
  const before = into.length
  if (isElement(text)) {
    parser.rest = rest
    readLines(parser, rest.indent, named, into, depth + 1, true)
  } else if (entryOf(text) !== undefined) {
    parser.rest = rest
    parser.flow.left--
    const place = parser.flow.placeOf(rest.start, endOf(rest))
    into.push({ ...nameOf(named), values: [], place, children: nested(parser, rest.indent, named, depth) })
  } else {
    const start = line.start + line.text.length - written.length
    readValue(parser, { ...named, start, indent: line.indent }, written, start, into, depth)
    return
  }
  if (anchor !== undefined) nameNodes(parser.flow.anchors, anchor, into.slice(before), named)
}

/** `? key` and, in the next line, `: value`. */
const readLongKey = (parser: YamlParser, line: Line, into: Array<LocatedNode>, depth: number): void => {
  advance(parser)
  const next = current(parser)
  if (next === undefined || !/^:(?:[ \t]|$)/.test(next.text)) return
  const key = entryOf(`${line.text.slice(1).trim()}: `)?.key ?? line.text.slice(1).trim()
  const value = next.text.slice(1).trimStart()
  const named = { name: key, start: line.start, indent: line.indent }
  readValue(parser, named, value, endOf(next) - value.length, into, depth)
}

/**
 * What stands at a column or further right: the keys of a mapping, or the elements of a list, which may stand as far left as
 * the key that they belong to.
 */
const readLines = (
  parser: YamlParser,
  indent: number,
  named: NamedValue,
  into: Array<LocatedNode>,
  depth: number,
  isList = false
): void => {
  let index = 0
  for (let line = current(parser); line !== undefined && line.indent >= indent; line = current(parser)) {
    const before = parser.at
    const entry = isElement(line.text) ? undefined : entryOf(line.text)
    if (isList && line.indent === indent && !isElement(line.text)) return
    if (parser.flow.left <= 0 || depth > MAX_DEPTH) parser.at = parser.lines.length
    else if (isElement(line.text)) {
      const indexes = [...(named.indexes ?? []), index++]
      readElement(parser, line, { ...named, indexes }, into, depth)
    } else if (entry !== undefined) {
      const start = line.start + entry.offset
      readValue(parser, { name: entry.key, start: line.start, indent: line.indent }, entry.value, start, into, depth)
    } else if (line.text.startsWith("? ")) readLongKey(parser, line, into, depth)
    else {
      parser.flow.isDamaged = true
      advance(parser)
    }
    if (parser.at === before && parser.rest === line) advance(parser)
  }
}

const DOCUMENT = /^---(?:[ \t].*)?\r?$/m

/** The brackets of JSON, but for those of a template. */
const JSON_START = /^\s*(?:\{(?![{%])|\[)/

/**
 * YAML as configuration is written in it, with lines of templates left out and values with tags of their own open. The documents
 * of a stream are nodes without a name. A reader of our own: kept ones give no places, and grammars neither read templates
 * nor say what an alias stands for.
 */
export const readYaml = (text: string, limit?: number): LocatedTree => {
  if (JSON_START.test(text)) return readJson(text, limit)
  const placeOf = placesIn(text)
  let offset = 0
  let isDamaged = false
  const documents = text.split(DOCUMENT).map((document) => {
    const found = text.indexOf(document, offset)
    const start = found < 0 ? offset : found
    offset = start + document.length
    const flow = makeFlowParser("yaml", text, placeOf, limit)
    const children: Array<LocatedNode> = []
    const parser: YamlParser = { lines: linesOf(document, start), flow, at: 0, rest: undefined }
    readLines(parser, 0, { name: "", start: 0, indent: -1 }, children, 0)
    mergeKeys(children)
    isDamaged ||= flow.isDamaged
    return { name: "", values: [], place: children[0]?.place ?? placeOf(start, start), children }
  })
  const filled = documents.filter(({ children }) => children.length > 0)
  const nodes = filled.length === 1 ? filled[0]!.children : filled
  return isDamaged ? { nodes, isDamaged } : { nodes }
}

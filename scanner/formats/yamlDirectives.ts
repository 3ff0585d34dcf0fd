import { placesIn } from "../model/placesIn.ts"
import { type Directive, MAX_DEPTH, MAX_DIRECTIVES } from "./Directive.ts"
import { type Flow, openFlow, readFlow } from "./flowDirectives.ts"
import { eitherOf, openText, openValue } from "./plainValue.ts"
import { mergeKeys, nameNodes, nodesNamed } from "./yamlAnchors.ts"

interface Line {
  readonly text: string
  /** Columns before the text. */
  readonly indent: number
  /** Where the text begins in the file. */
  readonly start: number
}

interface Reading {
  readonly lines: ReadonlyArray<Line>
  readonly flow: Flow
  at: number
  left: number
  /** What stands behind the dash of the line that is being read. */
  rest: Line | undefined
}

const isIgnored = (text: string): boolean =>
  text === "" || text.startsWith("#") || text.startsWith("{{") || text.startsWith("%")

const linesOf = (text: string, offset: number): ReadonlyArray<Line> => {
  let start = offset
  return text.split("\n").map((raw) => {
    const trimmed = raw.trimStart()
    const line = {
      text: trimmed.trimEnd(),
      indent: raw.length - trimmed.length,
      start: start + raw.length - trimmed.length
    }
    start += raw.length + 1
    return line
  })
}

/** The line at hand; blank lines, comments and lines of a template are passed over. */
const current = (reading: Reading): Line | undefined => {
  if (reading.rest !== undefined) return reading.rest
  while (reading.at < reading.lines.length && isIgnored(reading.lines[reading.at]!.text)) reading.at++
  return reading.lines[reading.at]
}

const advance = (reading: Reading): void => {
  reading.rest = undefined
  reading.at++
}

const KEY =
  /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|([^\s"'#&*!|>%@`{}[\],-][^:#]{0,255}|-[^\s:#][^:#]{0,255})|([^\s:]{1,255}(?:::?[^\s:]{1,255}){1,8}))[ \t]*:(?:[ \t]+|$)/

interface Entry {
  readonly key: string
  /** Text behind the colon, and how far it stands from the key. */
  readonly value: string
  readonly offset: number
}

const entryOf = (text: string): Entry | undefined => {
  const found = KEY.exec(text)
  if (found === null) return undefined
  const key = found[1] ?? found[2] ?? found[3] ?? found[4]!
  return { key: key.trim(), value: text.slice(found[0].length), offset: found[0].length }
}

const PROPERTY = /^(?:&\S+|!!\S*)(?:[ \t]+|$)/
const COMMENT = /(?:^|[ \t])#.*$/

/** Without its anchor and the tags that only say its type. */
const bare = (value: string): string => {
  let text = value
  while (PROPERTY.test(text)) text = text.replace(PROPERTY, "")
  return text
}

const scalar = (value: string): string => {
  const quoted = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)')/.exec(value)
  if (quoted !== null) return quoted[1]?.replace(/\\(.)/g, "$1") ?? quoted[2]!.replaceAll("''", "'")
  return openValue(value.replace(COMMENT, "").trim())
}

interface Text {
  readonly text: string
  readonly margin: number
}

/** Text in lines of its own, without what stands before all of them. */
const readText = (reading: Reading, indent: number): Text => {
  const from = reading.at
  while (reading.at < reading.lines.length) {
    const line = reading.lines[reading.at]!
    if (line.text !== "" && line.indent <= indent) break
    reading.at++
  }
  const lines = reading.lines.slice(from, reading.at)
  const margin = lines.find(({ text }) => text !== "")?.indent ?? 0
  const text = lines.map((line) => " ".repeat(Math.max(0, line.indent - margin)) + line.text).join("\n")
  return { text, margin }
}

const skipTo = (reading: Reading, offset: number): void => {
  reading.rest = undefined
  while (reading.at < reading.lines.length && reading.lines[reading.at]!.start < offset) reading.at++
}

interface Named {
  readonly name: string
  readonly start: number
  readonly indent: number
}

const ANCHOR = /^(?:!!?\S*[ \t]+)?&(\S+)[ \t]*/
const ALIAS = /^\*([^\s,[\]{}]+)[ \t]*(?:#.*)?$/

/** What stands behind a key or a dash; with a name, or by the name of what stands elsewhere. */
const readValue = (
  reading: Reading,
  named: Named,
  written: string,
  start: number,
  into: Array<Directive>,
  depth: number
): void => {
  const { anchors, placeOf } = reading.flow
  const alias = ALIAS.exec(written)?.[1]
  if (alias !== undefined) {
    const directive = { name: named.name, place: placeOf(named.start, start + written.length) }
    const nodes = nodesNamed(anchors, reading, alias, directive)
    advance(reading)
    into.push(...(nodes ?? [{ ...directive, values: [openText] }]))
    return
  }
  const before = into.length
  readOwn(reading, named, written, start, into, depth)
  const anchor = ANCHOR.exec(written)?.[1]
  if (anchor !== undefined) nameNodes(anchors, anchor, into.slice(before))
}

const readOwn = (
  reading: Reading,
  named: Named,
  written: string,
  start: number,
  into: Array<Directive>,
  depth: number
): void => {
  const value = bare(written)
  const { flow } = reading
  const add = (values: ReadonlyArray<string>, block?: Array<Directive>): void => {
    reading.left--
    const place = flow.placeOf(named.start, start + written.length)
    into.push({ name: named.name, values, place, ...(block !== undefined && { block }) })
  }
  if (/^[|>][-+\d]*(?:[ \t]|$)/.test(value)) {
    advance(reading)
    const { text, margin } = readText(reading, named.indent)
    reading.left--
    into.push({ name: named.name, values: [text], place: flow.placeOf(named.start, start + written.length), margin })
  } else if (/^(?:\[(?!\{\{)|\{(?!\{))/.test(value)) {
    flow.at = start + written.length - value.length
    readFlow(flow, named.name, named.start, into)
    skipTo(reading, flow.at)
  } else if (/^![^\s]*$/.test(value) || value === "" || value.startsWith("#")) {
    advance(reading)
    const next = current(reading)
    const isSequence = next?.text === "-" || next?.text.startsWith("- ") === true
    const isWithin = next !== undefined && (next.indent > named.indent || (next.indent === named.indent && isSequence))
    if (isWithin && isSequence) readBlock(reading, next.indent, named.name, into, depth + 1)
    else if (isWithin) add([], nested(reading, next.indent, named.name, depth))
    else add([])
  } else {
    advance(reading)
    const alternatives = eitherOf(value)
    add([scalar(value)])
    if (alternatives !== undefined) into.push({ ...into.pop()!, alternatives })
  }
}

const nested = (reading: Reading, indent: number, name: string, depth: number): Array<Directive> => {
  const block: Array<Directive> = []
  readBlock(reading, indent, name, block, depth + 1)
  mergeKeys(block)
  return block
}

/** An item of a list: a mapping that begins behind the dash, or any other value. */
const readItem = (reading: Reading, line: Line, name: string, into: Array<Directive>, depth: number): void => {
  const written = line.text.slice(1).trimStart()
  const [behind = "", anchor] = ANCHOR.exec(written) ?? []
  const text = written.slice(behind.length)
  const offset = line.text.length - text.length
  const rest = { text, indent: line.indent + offset, start: line.start + offset }
  if (text.startsWith("- ") || entryOf(text) !== undefined) {
    reading.rest = rest
    const place = reading.flow.placeOf(rest.start, rest.start + text.length)
    reading.left--
    const item = { name, values: [], place, block: nested(reading, rest.indent, name, depth) }
    into.push(item)
    if (anchor !== undefined) nameNodes(reading.flow.anchors, anchor, [item])
  } else {
    const start = line.start + line.text.length - written.length
    readValue(reading, { name, start, indent: line.indent }, written, start, into, depth)
  }
}

const readBlock = (reading: Reading, indent: number, name: string, into: Array<Directive>, depth: number): void => {
  for (let line = current(reading); line !== undefined && line.indent >= indent; line = current(reading)) {
    const before = reading.at
    const isItem = line.text === "-" || line.text.startsWith("- ")
    const entry = isItem ? undefined : entryOf(line.text)
    if (reading.left <= 0 || depth > MAX_DEPTH) reading.at = reading.lines.length
    else if (isItem) readItem(reading, line, name, into, depth)
    else if (entry !== undefined) {
      const named = { name: entry.key, start: line.start, indent: line.indent }
      readValue(reading, named, entry.value, line.start + entry.offset, into, depth)
    } else advance(reading)
    if (reading.at === before && reading.rest === line) advance(reading)
  }
}

const DOCUMENT = /^---(?:[ \t].*)?\r?$/m

/**
 * YAML as configuration is written in it, with lines of templates left out and values with tags of their own open. The
 * documents of a stream are blocks without a name.
 */
export const yamlDirectives = (text: string): ReadonlyArray<Directive> => {
  const placeOf = placesIn(text)
  let offset = 0
  const documents = text.split(DOCUMENT).map((document) => {
    const found = text.indexOf(document, offset)
    const start = found < 0 ? offset : found
    offset = start + document.length
    const flow = openFlow(text, placeOf)
    const reading: Reading = { lines: linesOf(document, start), flow, at: 0, left: MAX_DIRECTIVES, rest: undefined }
    const block: Array<Directive> = []
    readBlock(reading, 0, "", block, 0)
    mergeKeys(block)
    return { name: "", values: [], place: block[0]?.place ?? placeOf(start, start), block }
  })
  const filled = documents.filter(({ block }) => block.length > 0)
  return filled.length === 1 ? filled[0]!.block : filled
}

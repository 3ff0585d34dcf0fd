import type { Place } from "../model/Place.ts"
import { placesIn } from "../model/placesIn.ts"
import { type Directive, MAX_DEPTH, MAX_DIRECTIVES } from "./Directive.ts"
import { openValue } from "./plainValue.ts"
import { type Anchors, mergeKeys, nameNodes, nodesNamed } from "./yamlAnchors.ts"

type PlaceOf = (start: number, end: number) => Place

/** Where one reading of flow stands, and what it found. */
export interface Flow {
  readonly text: string
  readonly placeOf: PlaceOf
  readonly anchors: Anchors
  at: number
  left: number
}

export const openFlow = (text: string, placeOf: PlaceOf = placesIn(text)): Flow => ({
  text,
  placeOf,
  anchors: new Map(),
  at: 0,
  left: MAX_DIRECTIVES
})

const BLANK = /(?:\s+|#[^\n]*|\/\/[^\n]*)*/y

/** A search from behind the end would begin at the front again. */
const skipBlank = (flow: Flow): void => {
  if (flow.at >= flow.text.length) return
  BLANK.lastIndex = flow.at
  BLANK.test(flow.text)
  flow.at = BLANK.lastIndex
}

const ESCAPED = /\\(?:u([0-9a-fA-F]{4})|([^]))/g
const LETTERS: { readonly [letter: string]: string } = { n: "\n", t: "\t", r: "\r" }

const unescaped = (text: string): string =>
  text.replace(ESCAPED, (_, code: string | undefined, letter: string | undefined) =>
    code === undefined ? (LETTERS[letter!] ?? letter!) : String.fromCharCode(Number.parseInt(code, 16))
  )

const DOUBLE = /"((?:[^"\\]|\\[^])*)(?:"|$)/y
const SINGLE = /'((?:[^']|'')*)(?:'|$)/y
const BARE = /[^\s,[\]{}]+(?:[ \t]+[^\s,[\]{}:=#]+)*/y

/** A text in quotes. */
const readQuoted = (flow: Flow): string | undefined => {
  const pattern = flow.text[flow.at] === '"' ? DOUBLE : SINGLE
  pattern.lastIndex = flow.at
  const found = pattern.exec(flow.text)
  if (found === null) return undefined
  flow.at = pattern.lastIndex
  return pattern === DOUBLE ? unescaped(found[1]!) : found[1]!.replaceAll("''", "'")
}

const readBare = (flow: Flow): string => {
  BARE.lastIndex = flow.at
  const found = BARE.exec(flow.text)
  if (found === null) {
    flow.at++
    return ""
  }
  flow.at = BARE.lastIndex
  return found[0]
}

const isQuote = (sign: string | undefined): boolean => sign === '"' || sign === "'"

const KEY = /[^\s,[\]{}:=]+/y

const readKey = (flow: Flow): string | undefined => {
  if (isQuote(flow.text[flow.at])) return readQuoted(flow)
  KEY.lastIndex = flow.at
  const found = KEY.exec(flow.text)
  if (found !== null) flow.at = KEY.lastIndex
  return found?.[0]
}

/** Leaves out what is nested too deeply. */
const skipNested = (flow: Flow): void => {
  let depth = 0
  do {
    const sign = flow.text[flow.at]
    if (isQuote(sign)) {
      readQuoted(flow)
      continue
    }
    if (sign === "{" || sign === "[") depth++
    if (sign === "}" || sign === "]") depth--
    flow.at++
  } while (depth > 0 && flow.at < flow.text.length)
}

const NAMED = /[&*]([^\s,[\]{}]+)/y

/** The name behind `&` or `*`. */
const readName = (flow: Flow): string | undefined => {
  NAMED.lastIndex = flow.at
  const found = NAMED.exec(flow.text)
  if (found !== null) flow.at = NAMED.lastIndex
  return found?.[1]
}

/** A value with a name, or one that stands elsewhere under its name. */
const readAnchored = (flow: Flow, name: string, from: number, into: Array<Directive>, depth: number): void => {
  const isAlias = flow.text[flow.at] === "*"
  const start = flow.at
  const anchor = readName(flow)
  if (anchor === undefined) flow.at++
  else if (isAlias) {
    const place = flow.placeOf(from, flow.at)
    const nodes = nodesNamed(flow.anchors, flow, anchor, { name, place })
    into.push(...(nodes ?? [{ name, values: [openValue(flow.text.slice(start, flow.at))], place }]))
  } else {
    const before = into.length
    if (depth <= MAX_DEPTH) readFlow(flow, name, from, into, depth + 1)
    nameNodes(flow.anchors, anchor, into.slice(before))
  }
}

/** One value, as directives of its name: one for each member of a list. */
export const readFlow = (flow: Flow, name: string, start: number, into: Array<Directive>, depth = 0): void => {
  skipBlank(flow)
  const sign = flow.text[flow.at]
  const from = start < 0 ? flow.at : start
  if (flow.left <= 0) {
    flow.at = flow.text.length
  } else if (depth > MAX_DEPTH && (sign === "{" || sign === "[")) skipNested(flow)
  else if (sign === "{") {
    const block: Array<Directive> = []
    const directive = { name, values: [], place: flow.placeOf(from, flow.at), block }
    into.push(directive)
    flow.left--
    readMembers(flow, block, depth)
  } else if (sign === "[") readItems(flow, name, into, depth)
  else if (sign === "&" || sign === "*") readAnchored(flow, name, from, into, depth)
  else if (sign !== undefined) {
    const value = isQuote(sign) ? readQuoted(flow) : openValue(readBare(flow))
    flow.left--
    into.push({
      name,
      values: value === undefined || value === "null" ? [] : [value],
      place: flow.placeOf(from, flow.at)
    })
  }
}

const readMembers = (flow: Flow, into: Array<Directive>, depth: number): void => {
  flow.at++
  for (;;) {
    skipBlank(flow)
    const sign = flow.text[flow.at]
    if (sign === undefined || sign === "}") {
      flow.at++
      return mergeKeys(into)
    }
    const start = flow.at
    const key = sign === "," ? undefined : readKey(flow)
    skipBlank(flow)
    const assigns = flow.text[flow.at] === ":" || flow.text[flow.at] === "="
    if (key !== undefined && assigns) {
      flow.at++
      readFlow(flow, key, start, into, depth + 1)
    } else if (flow.at === start) flow.at++
  }
}

const readItems = (flow: Flow, name: string, into: Array<Directive>, depth: number): void => {
  flow.at++
  for (;;) {
    skipBlank(flow)
    const sign = flow.text[flow.at]
    if (sign === undefined) return
    if (sign === "]") {
      flow.at++
      return
    }
    const before = flow.at
    if (sign !== "," && sign !== "}" && sign !== ":") readFlow(flow, name, -1, into, depth + 1)
    if (flow.at === before) flow.at++
  }
}

/** JSON, with comments or without. The members of the outermost object are those of the file. */
export const jsonDirectives = (text: string): ReadonlyArray<Directive> => {
  const flow = openFlow(text)
  const into: Array<Directive> = []
  readFlow(flow, "", -1, into)
  return into.length === 1 && into[0]!.block !== undefined ? into[0]!.block : into
}

import { type Facts, weakestVerification } from "../../model/Facts.ts"
import type { Finding } from "../../model/Finding.ts"
import { placesIn } from "../../model/placesIn.ts"
import { usageScopeOf } from "../../model/usageScopeOf.ts"
import type { Notation } from "../../notation/Notation.ts"
import { notations } from "../../notation/notations.ts"
import { type ConnectionKind, connectionKinds, connectionMarks, type ConnectionOption } from "./connectionKinds.ts"

/** What a connection string says of TLS, at the option that says it: the rest of it may hold a password. */
export interface Connection {
  readonly symbol: string
  readonly facts: Facts
  readonly isAssumed: boolean
  readonly start: number
  readonly end: number
}

interface Chunk {
  readonly start: number
  readonly text: string
}

interface ReadOption {
  readonly name: string
  readonly facts: Facts
  readonly isAssumed: boolean
  readonly start: number
  readonly end: number
}

const MAX_LENGTH = 4_000
const MAX_CONNECTIONS = 1_000

const QUOTES = new Set(['"', "'", "`"])
const BARE_END = /[\s"'`<>]/
const LINE_END = /[\r\n]/
const BOUND = /[\r\n"'`]/

/** A remark, from its sign to what is looked at. */
const REMARK = /(?:^|\s)(?:\/\/|\/\*|#|<!--|--\s)|^\s*(?:;|\*|REM\b|--)/

const lineHead = (text: string, at: number): string => {
  const before = text.slice(Math.max(0, at - MAX_LENGTH), at)
  return before.slice(before.lastIndexOf("\n") + 1)
}

/** To the quote that it began with, or as far as an address without quotes goes. */
const urlAt = (text: string, start: number): Chunk => {
  const quote = text[start - 1] ?? ""
  const rest = text.slice(start, start + MAX_LENGTH)
  const quoted = QUOTES.has(quote) ? rest.indexOf(quote) : -1
  const end = quoted < 0 ? rest.search(BARE_END) : Math.min(quoted, ...[rest.search(LINE_END)].filter((at) => at >= 0))
  return { start, text: end < 0 ? rest : rest.slice(0, end) }
}

/** What stands between quotes, or else on a line. */
const textsOf = (text: string): ReadonlyArray<Chunk> => {
  const chunks: Array<Chunk> = []
  let start = 0
  for (const bound of text.matchAll(new RegExp(BOUND, "g"))) {
    if (bound.index > start) chunks.push({ start, text: text.slice(start, Math.min(bound.index, start + MAX_LENGTH)) })
    start = bound.index + 1
  }
  return [...chunks, { start, text: text.slice(start, start + MAX_LENGTH) }]
}

const plainName = (name: string): string => name.toLowerCase().replace(/[\s_.-]/g, "")

const read = ({ reads }: ConnectionOption, value: string): Facts | undefined => {
  const notation: Notation = notations[reads]
  const facts = notation.ofText?.(value)
  return typeof facts === "object" ? facts : undefined
}

/** Undefined where an option says that no TLS is spoken. */
const readOptions = ({ option, options }: ConnectionKind, chunk: Chunk): ReadonlyArray<ReadOption> | undefined => {
  const found: Array<ReadOption> = []
  for (const match of chunk.text.matchAll(option)) {
    const { name = "", value = "" } = match.groups ?? {}
    const own = Object.hasOwn(options, plainName(name)) ? options[plainName(name)]! : undefined
    if (own === undefined) continue
    const written = value.trim()
    if (own.off?.test(written) === true) return undefined
    const facts = read(own, written)
    const start = chunk.start + match.index + match[0].indexOf(name)
    const isAssumed = own.assumed?.test(written) === true
    if (facts !== undefined) found.push({ name: plainName(name), facts, isAssumed, start, end: start + name.length })
  }
  return found
}

const weaker = (a: ReadOption, b: ReadOption): ReadOption => {
  if (b.facts.verification === undefined) return a
  const { verification } = weakestVerification(a.facts, b.facts)
  return a.facts.verification === undefined || verification !== a.facts.verification ? b : a
}

const connectionIn = (kind: ConnectionKind, chunk: Chunk): ReadonlyArray<Connection> => {
  const options = readOptions(kind, chunk)?.filter(({ facts }) => facts.name !== undefined)
  if (options === undefined || options.length === 0) return []
  const { name, facts, isAssumed, start, end } = options.reduce(weaker)
  return [{ symbol: `${kind.name} ${name}`, facts, isAssumed, start, end }]
}

const longest = (words: ReadonlyArray<string>): string => words.reduce((a, b) => (b.length > a.length ? b : a))

/** One word of each set of marks, so that a text without any is read once. */
const MARK = new RegExp([...new Set(connectionMarks.map(longest))].join("|"))

const chunksOf = ({ begins, holds }: ConnectionKind, text: string, texts: () => ReadonlyArray<Chunk>) =>
  begins === undefined
    ? texts().filter((chunk) => holds?.test(chunk.text) === true && !chunk.text.includes("://"))
    : [...text.matchAll(begins)].map(({ index }) => urlAt(text, index))

/**
 * Connection strings in a text, a program or a configuration, that say whether a server is checked; where an option says
 * that no TLS is spoken there is nothing to tell.
 */
export const readConnections = (text: string): ReadonlyArray<Connection> => {
  if (!MARK.test(text) || !connectionMarks.some((words) => words.every((word) => text.includes(word)))) return []
  let parted: ReadonlyArray<Chunk> | undefined
  const texts = (): ReadonlyArray<Chunk> => (parted ??= textsOf(text))
  return connectionKinds
    .flatMap((kind) => chunksOf(kind, text, texts).flatMap((chunk) => connectionIn(kind, chunk)))
    .filter(({ start }) => !REMARK.test(lineHead(text, start)))
    .slice(0, MAX_CONNECTIONS)
}

/** What the connection strings of a file say of TLS. */
export const connectionFindings = (path: string, language: string, text: string): ReadonlyArray<Finding> => {
  const connections = readConnections(text)
  if (connections.length === 0) return []
  const placeOf = placesIn(text)
  return connections.map(({ symbol, facts, isAssumed, start, end }): Finding => ({
    kind: "protocol",
    api: symbol,
    library: "connection",
    language,
    path,
    scope: usageScopeOf(path),
    place: placeOf(start, end),
    facts,
    sources: Object.fromEntries(Object.keys(facts).map((attribute) => [attribute, { from: "literal", hops: 0 }])),
    evidence: [],
    ...(isAssumed && { isAssumed: true })
  }))
}

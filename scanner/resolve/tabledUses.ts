import type { Attribute, Facts } from "../model/Facts.ts"
import type { Place } from "../model/Place.ts"
import { notations } from "../notation/notations.ts"
import type { Expr } from "../source/Expr.ts"
import { always } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import { type ResolvedUse, resolvedUse } from "./mergeFacts.ts"
import { resolveUses } from "./resolveUses.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** A constant in a table or a structure, and what is known of the use it stands for. */
export interface TabledUse {
  readonly match: RuleMatch
  readonly place: Place
  readonly use: ResolvedUse
  /** The text of the row, by which something else may pick it. */
  readonly name?: string
}

/** Lists within lists are looked into so far. */
const MAX_DEPTH = 4

/** Items of one row that say something of the same algorithm. */
const MAX_ITEMS = 32

const INFERRED = { hops: 0, evidence: [], when: always }

/** Constants of libraries; one that a known call read in a list speaks through that. */
const partsIn = (context: FileContext, items: ReadonlyArray<Expr>): ReadonlyArray<RuleMatch> =>
  items.flatMap((item) => {
    const isConstant = item.kind === "name" || item.kind === "member" || item.kind === "call"
    const match = isConstant && !context.entriesRead.has(item.id) ? context.partOf(item) : undefined
    return match === undefined || match.row.row.is !== undefined ? [] : [match]
  })

const factsOf = (context: FileContext, match: RuleMatch): Facts => resolveUses(context, match)[0]?.facts ?? {}

const textOf = (expr: Expr): string | undefined => {
  const [text, ...others] = expr.kind === "text" ? expr.parts : []
  return typeof text === "string" && others.length === 0 ? text : undefined
}

/** What texts of the row say that name an algorithm. */
const textFacts = (items: ReadonlyArray<Expr>): ReadonlyArray<Facts> =>
  items.flatMap((item) => {
    const text = textOf(item)
    const read = text === undefined ? undefined : notations.openssl.ofText?.(text)
    return typeof read === "object" && read.name !== undefined ? [read] : []
  })

const agrees = (one: Facts, other: Facts): boolean =>
  (Object.keys(other) as ReadonlyArray<Attribute>).every(
    (name) => one[name] === undefined || JSON.stringify(one[name]) === JSON.stringify(other[name])
  )

/** What the items of a row say together of one algorithm, as far as they do not contradict each other. */
const together = (first: Facts, others: ReadonlyArray<Facts>): Facts =>
  others.reduce((facts, other) => (agrees(facts, other) ? { ...facts, ...other } : facts), first)

const rowUses = (context: FileContext, items: ReadonlyArray<Expr>): ReadonlyArray<TabledUse> => {
  const looked = items.slice(0, MAX_ITEMS)
  const parts = partsIn(context, looked)
  const open = parts.filter(({ row, takenBy }) => row.row.tabled !== undefined && takenBy.size === 0)
  const [first] = open
  if (first === undefined) return []
  const facts = new Map(parts.map((match) => [match, factsOf(context, match)]))
  const names = new Set([...facts.values()].flatMap(({ name }) => name ?? []))
  const said = together({}, [...facts.values(), ...textFacts(looked)])
  const name = looked.flatMap((item) => textOf(item) ?? [])[0]
  const useOf = (match: RuleMatch, known: Facts): TabledUse => ({
    match,
    place: match.place,
    use: resolvedUse(known, INFERRED, "inferred"),
    ...(name !== undefined && { name })
  })
  const isOne = names.size <= 1 && open.every((match) => agrees(said, facts.get(match)!))
  if (!isOne)
    return open.filter((match) => facts.get(match)!.name !== undefined).map((match) => useOf(match, facts.get(match)!))
  return said.name === undefined ? [] : [useOf(first, said)]
}

/** Rows of a table: a list, or an entry of an object with its key. */
const usesIn = (context: FileContext, expr: Expr, depth = MAX_DEPTH): ReadonlyArray<TabledUse> => {
  if ((expr.kind !== "list" && expr.kind !== "entries") || depth === 0) return []
  context.steps.spend(1)
  if (expr.kind === "list")
    return [...rowUses(context, expr.items), ...expr.items.flatMap((item) => usesIn(context, item, depth - 1))]
  return expr.entries.flatMap(({ key, value }) => [
    ...rowUses(context, [key, value]),
    ...usesIn(context, value, depth - 1)
  ])
}

const itemsOf = (expr: Expr): ReadonlyArray<Expr> => {
  if (expr.kind === "list") return expr.items
  return expr.kind === "construct"
    ? expr.args.flatMap(({ keyword, value }) => (keyword === undefined ? [value] : []))
    : []
}

/** A list of nothing but names of rows of a table of the file: those of them that are chosen. */
const namedUses = (named: ReadonlyMap<string, TabledUse>, list: Expr): ReadonlyArray<TabledUse> => {
  const chosen = itemsOf(list).map((item) => ({ item, row: named.get(textOf(item) ?? "") }))
  return chosen.every(({ row }) => row !== undefined)
    ? chosen.map(({ item, row }) => ({ match: row!.match, use: row!.use, place: item.place() }))
    : []
}

const hasTabled = ({ index, file, partOf }: FileContext): boolean =>
  index.hasTabled &&
  file.sites.some((site) => site.kind === "member" && partOf(site.expr)?.row.row.tabled !== undefined)

/** Constants of libraries that name what a table, a structure or a member of one chooses, and that no known call reads. */
export const tabledUses = (context: FileContext): ReadonlyArray<TabledUse> => {
  const { file } = context
  if (!hasTabled(context)) return []
  const lists = file.scopes.flatMap((scope) =>
    [...[...scope.variables()].flatMap(({ writes }) => writes), ...scope.returns].flatMap(({ value }) => value ?? [])
  )
  const members = [...file.memberWrites.values()].flat().flatMap(({ write: { value } }) => value ?? [])
  const rows = [...lists.flatMap((list) => usesIn(context, list)), ...members.flatMap((one) => rowUses(context, [one]))]
  const named = new Map(rows.flatMap((row) => (row.name === undefined ? [] : [[row.name, row] as const])))
  const chosen = named.size === 0 ? [] : lists.flatMap((list) => namedUses(named, list))
  return [...new Map(rows.map((one) => [one.match, one])).values(), ...chosen]
}

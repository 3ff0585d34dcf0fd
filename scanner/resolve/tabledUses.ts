import type { Attribute, Facts } from "../model/Facts.ts"
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
  readonly use: ResolvedUse
}

/** Lists within lists are looked into so far. */
const MAX_DEPTH = 4

/** Items of one row that say something of the same algorithm. */
const MAX_ITEMS = 32

const INFERRED = { hops: 0, evidence: [], when: always }

const partsIn = (context: FileContext, items: ReadonlyArray<Expr>): ReadonlyArray<RuleMatch> =>
  items.flatMap((item) => {
    const match = item.kind === "name" || item.kind === "call" ? context.partOf(item) : undefined
    return match === undefined || match.row.row.is !== undefined ? [] : [match]
  })

const factsOf = (context: FileContext, match: RuleMatch): Facts => resolveUses(context, match)[0]?.facts ?? {}

/** What texts of the row say that name an algorithm. */
const textFacts = (items: ReadonlyArray<Expr>): ReadonlyArray<Facts> =>
  items.flatMap((item) => {
    const [text, ...others] = item.kind === "text" ? item.parts : []
    const read = typeof text === "string" && others.length === 0 ? notations.openssl.ofText?.(text) : undefined
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
  const parts = partsIn(context, items.slice(0, MAX_ITEMS))
  const open = parts.filter(({ row, takenBy }) => row.row.tabled !== undefined && takenBy.size === 0)
  if (open.length === 0) return []
  const facts = new Map(parts.map((match) => [match, factsOf(context, match)]))
  const names = new Set([...facts.values()].flatMap(({ name }) => name ?? []))
  const texts = textFacts(items.slice(0, MAX_ITEMS))
  if (names.size > 1)
    return open
      .filter((match) => facts.get(match)!.name !== undefined)
      .map((match) => ({ match, use: resolvedUse(facts.get(match)!, INFERRED, "inferred") }))
  const said = together({}, [...facts.values(), ...texts])
  return said.name === undefined ? [] : [{ match: open[0]!, use: resolvedUse(said, INFERRED, "inferred") }]
}

const usesIn = (context: FileContext, expr: Expr, depth = MAX_DEPTH): ReadonlyArray<TabledUse> => {
  if (expr.kind !== "list" || depth === 0) return []
  context.steps.spend(1)
  return [...rowUses(context, expr.items), ...expr.items.flatMap((item) => usesIn(context, item, depth - 1))]
}

/** Constants of libraries that name what a table, a structure or a member of one chooses, and that no known call reads. */
export const tabledUses = (context: FileContext): ReadonlyArray<TabledUse> => {
  const { file, index } = context
  if (!index.hasTabled) return []
  const lists = file.scopes.flatMap((scope) =>
    [...scope.variables()].flatMap(({ writes }) => writes.flatMap(({ value }) => value ?? []))
  )
  const members = [...file.memberWrites.values()].flat().flatMap(({ write: { value } }) => value ?? [])
  const found = [
    ...lists.flatMap((list) => usesIn(context, list)),
    ...members.flatMap((one) => rowUses(context, [one]))
  ]
  return [...new Map(found.map((one) => [one.match, one])).values()]
}

import { cipherSuiteOf, suiteAlgorithms } from "../model/cipherSuites.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import type { Place } from "../model/Place.ts"
import { notations } from "../notation/notations.ts"
import type { Expr } from "../source/Expr.ts"
import { scopeAround } from "../source/ParsedFile.ts"
import { always } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import { type ResolvedUse, resolvedUse } from "./mergeFacts.ts"
import { plainTextOf } from "./plainTextOf.ts"
import { functionsCalled } from "./ownMembers.ts"
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

/** A row that names a cipher suite is a place of each of its algorithms. */
const withSuiteParts = (tabled: TabledUse): TabledUse => {
  const { use, place, match } = tabled
  const suite = use.facts.suite === undefined ? undefined : cipherSuiteOf(use.facts.suite)
  const names = suite === undefined ? [] : suiteAlgorithms(suite).flatMap(({ name }) => name ?? [])
  const parts = [...new Set(names)].map((name) => ({ place, symbol: match.row.key, role: "part" as const, name }))
  return parts.length === 0 ? tabled : { ...tabled, use: { ...use, evidence: [...use.evidence, ...parts] } }
}

const factsOf = (context: FileContext, match: RuleMatch): Facts => resolveUses(context, match)[0]?.facts ?? {}

/** What texts of the row say that name an algorithm. */
const textFacts = (items: ReadonlyArray<Expr>): ReadonlyArray<Facts> =>
  items.flatMap((item) => {
    const text = plainTextOf(item)
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

/** What a row chooses, of which a list of nothing but constants is none, and which may have a name among other texts; what it is found by is not chosen. */
const rowUses = (context: FileContext, items: ReadonlyArray<Expr>, key?: Expr): ReadonlyArray<TabledUse> => {
  const chosen = items.slice(0, MAX_ITEMS)
  const looked = key === undefined ? chosen : [key, ...chosen]
  const parts = partsIn(context, chosen)
  const open = parts.filter(({ row, takenBy }) => row.row.tabled !== undefined && takenBy.size === 0)
  const [first] = open
  if (first === undefined) return []
  const facts = new Map(parts.map((match) => [match, factsOf(context, match)]))
  const names = new Set([...facts.values()].flatMap(({ name }) => name ?? []))
  const said = together({}, [...facts.values(), ...textFacts(looked)])
  const name = looked.flatMap((item) => plainTextOf(item) ?? [])[0]
  const useOf = (match: RuleMatch, known: Facts): TabledUse => ({
    match,
    place: match.place,
    use: resolvedUse(known, INFERRED, "inferred"),
    ...(name !== undefined && { name })
  })
  const isList = open.length > 1 && open.length === chosen.length
  const isOne = !isList && names.size <= 1 && open.every((match) => agrees(said, facts.get(match)!))
  if (!isOne)
    return open.filter((match) => facts.get(match)!.name !== undefined).map((match) => useOf(match, facts.get(match)!))
  return said.name === undefined ? [] : [useOf(first, said)]
}

/** `{ X, "x" }`: a row that has but a name for the constant by which it is found. */
const isNamed = ([first, second, ...rest]: ReadonlyArray<Expr>): boolean =>
  rest.length === 0 &&
  first !== undefined &&
  second !== undefined &&
  plainTextOf(first) === undefined &&
  plainTextOf(second) !== undefined

const lettersOf = (text: string): string => text.replace(/[^a-z0-9]/gi, "").toUpperCase()

const LEAST_LETTERS = 3

/** `{ CKM_SHA_1, "SHA-1", ... }`: a row that has the name of the constant itself as a text. */
const isSpelled = (row: Expr): boolean => {
  const [first, second] = row.kind === "list" ? row.items : []
  const text = lettersOf((second && plainTextOf(second)) ?? "")
  const name = first?.kind === "name" || first?.kind === "member" ? lettersOf(first.name) : ""
  return text.length >= LEAST_LETTERS && name.endsWith(text)
}

/** Whether most rows of a table spell the names of constants: it is there to read and to print these. */
const isOfNames = (rows: ReadonlyArray<Expr>): boolean =>
  rows.length > 1 && rows.filter(isSpelled).length * 2 > rows.length

/** Rows of a table: a list, or an entry of an object with its key. */
const usesIn = (context: FileContext, expr: Expr, depth = MAX_DEPTH): ReadonlyArray<TabledUse> => {
  if ((expr.kind !== "list" && expr.kind !== "entries") || depth === 0) return []
  context.steps.spend(1)
  if (expr.kind === "list") {
    if (isOfNames(expr.items)) return []
    const own = isNamed(expr.items) ? [] : rowUses(context, expr.items)
    return [...own, ...expr.items.flatMap((item) => usesIn(context, item, depth - 1))]
  }
  return expr.entries.flatMap(({ key, value }) => [
    ...rowUses(context, [value], key),
    ...usesIn(context, value, depth - 1)
  ])
}

const itemsOf = (expr: Expr): ReadonlyArray<Expr> => {
  if (expr.kind === "list") return expr.items
  return expr.kind === "construct"
    ? expr.args.flatMap(({ keyword, value }) => (keyword === undefined ? [value] : []))
    : []
}

type Named = ReadonlyMap<string, TabledUse>

const byName = (rows: ReadonlyArray<TabledUse>): Named =>
  new Map(rows.flatMap((row) => (row.name === undefined ? [] : [[row.name, row] as const])))

/** A row of a table where its name stands, which chooses it. */
const chosenAt = (named: Named, item: Expr): TabledUse | undefined => {
  const row = named.get(plainTextOf(item) ?? "")
  return row && { match: row.match, use: row.use, place: item.place() }
}

/** A list of nothing but names of rows of a table of the file: those of them that are chosen. */
const listedUses = (named: Named, list: Expr): ReadonlyArray<TabledUse> => {
  const chosen = itemsOf(list).map((item) => chosenAt(named, item))
  return chosen.every((one) => one !== undefined) ? chosen : []
}

/** A table with its rows, and the variable that holds it. */
interface Table {
  readonly variable: string
  readonly rows: ReadonlyArray<TabledUse>
}

/** Calls of a function of the file that reads a table, with the name of one of its rows. */
const pickedUses = (context: FileContext, { variable, rows }: Table): ReadonlyArray<TabledUse> => {
  const { file } = context
  const named = byName(rows)
  if (named.size === 0) return []
  const readers = new Set(file.mentionsOf(variable).flatMap((at) => scopeAround(file.scopes, at, "function") ?? []))
  return [...readers].flatMap((reader) => {
    const { name, parameters } = file.scopes[reader]!
    const calls = name === undefined || parameters.length === 0 ? [] : file.callsOf(name)
    return calls.flatMap((call) =>
      call.kind === "call" && functionsCalled(file, call.callee).includes(reader)
        ? call.args.flatMap(({ value }) => chosenAt(named, value) ?? [])
        : []
    )
  })
}

const hasTabled = ({ index, file, partOf }: FileContext): boolean =>
  index.hasTabled && file.sites.some((site) => "expr" in site && partOf(site.expr)?.row.row.tabled !== undefined)

/**
 * Constants of libraries that name what a table, a structure or a member of one chooses, and that no known call reads; and
 * where the file chooses one of them by the name that the table has for it.
 */
export const tabledUses = (context: FileContext): ReadonlyArray<TabledUse> => {
  const { file } = context
  if (!hasTabled(context)) return []
  const held = file.scopes.flatMap((scope) =>
    [...scope.variables()].map(({ name, writes }) => ({ name, values: writes.flatMap(({ value }) => value ?? []) }))
  )
  const given = file.scopes.flatMap(({ returns }) => returns.flatMap(({ value }) => value ?? []))
  const members = [...file.memberWrites.values()].flat().flatMap(({ write: { value } }) => value ?? [])
  const tables = held.map(({ name, values }): Table => ({
    variable: name,
    rows: values.flatMap((value) => usesIn(context, value))
  }))
  const rows = [
    ...tables.flatMap((table) => table.rows),
    ...given.flatMap((value) => usesIn(context, value)),
    ...members.flatMap((value) => rowUses(context, [value]))
  ]
  const named = byName(rows)
  const lists = named.size === 0 ? [] : [...held.flatMap(({ values }) => values), ...given]
  return [
    ...new Map(rows.map((one) => [one.match, one])).values(),
    ...lists.flatMap((list) => listedUses(named, list)),
    ...tables.flatMap((table) => pickedUses(context, table))
  ].map(withSuiteParts)
}

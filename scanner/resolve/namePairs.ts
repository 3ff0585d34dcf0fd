import type { Facts } from "../model/Facts.ts"
import { algorithmOf } from "../model/algorithms.ts"
import type { FindingKind } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import type { Notation } from "../notation/Notation.ts"
import { notations } from "../notation/notations.ts"
import { isSlot } from "../rules/rule.ts"
import type { Expr } from "../source/Expr.ts"
import { always } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import { type ResolvedUse, resolvedUse } from "./mergeFacts.ts"
import { resolveUses } from "./resolveUses.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { plainTextOf } from "./plainTextOf.ts"

/** A row of a table that has several names for one algorithm, and a call of which nobody can read the name. */
export interface NamePair {
  readonly match: RuleMatch
  readonly place: Place
  readonly use: ResolvedUse
}

/** What the algorithms are that calls of a kind take by name. */
const TAKEN: { readonly [K in FindingKind]?: ReadonlySet<string> } = {
  cipher: new Set(["block-cipher", "stream-cipher", "ae"]),
  hash: new Set(["hash", "xof"])
}

const INFERRED = { hops: 0, evidence: [], when: always }

interface OpenCall {
  readonly match: RuleMatch
  readonly notation: Notation
  readonly taken: ReadonlySet<string>
}

/** Calls that take an algorithm by a name which nobody can read. */
const openCalls = (context: FileContext, matches: ReadonlyArray<RuleMatch>): ReadonlyArray<OpenCall> =>
  matches.flatMap((match) => {
    const { is, algorithm } = match.row.row
    const taken = is === undefined ? undefined : TAKEN[is]
    if (taken === undefined || !isSlot(algorithm)) return []
    const notation: Notation = notations[algorithm.as]
    const isOpen = resolveUses(context, match).some(({ sources }) => sources.name?.from === "unknown")
    return isOpen && notation.ofText !== undefined ? [{ match, notation, taken }] : []
  })

/** What all texts of a row name alike; undefined where one of them is no name, or that of something else. */
const namedBy = ({ notation, taken }: OpenCall, row: Expr): Facts | undefined => {
  if (row.kind !== "list" || row.items.length < 2) return undefined
  const [first, ...others] = row.items.map((item) => {
    const text = plainTextOf(item)
    const facts = text === undefined ? undefined : notation.ofText?.(text)
    return typeof facts === "object" ? facts : undefined
  })
  if (first?.name === undefined || !taken.has(algorithmOf(first.name)?.primitive ?? "")) return undefined
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined
}

const rowsOf = (call: OpenCall, table: Expr): ReadonlyArray<NamePair> => {
  if (table.kind !== "list" || table.items.length < 2) return []
  const rows = table.items.map((item) => ({ item, facts: namedBy(call, item) }))
  return rows.flatMap(({ item, facts }) =>
    facts === undefined || rows.some((other) => other.facts === undefined)
      ? []
      : [{ match: call.match, place: item.place(), use: resolvedUse(facts, INFERRED, "inferred") }]
  )
}

/**
 * Tables that translate names of algorithms, `{ { "AES-128-GCM", "id-aes128-GCM" }, ... }`, in a file that gives a library
 * names nobody can read: each row has several names of one algorithm, and nothing else.
 */
export const namePairs = (context: FileContext, matches: ReadonlyArray<RuleMatch>): ReadonlyArray<NamePair> => {
  const calls = [...new Map(openCalls(context, matches).map((one) => [one.taken, one])).values()]
  if (calls.length === 0) return []
  const tables = context.file.scopes[0]!.variables()
  return [...tables].flatMap(({ writes }) =>
    writes.flatMap(({ value }) => {
      if (value === undefined) return []
      context.steps.spend(1)
      return calls.map((call) => rowsOf(call, value)).find((rows) => rows.length > 0) ?? []
    })
  )
}

import type { Attribute, Facts } from "../model/Facts.ts"
import type { Evidence } from "../model/Finding.ts"
import { armCallers } from "./armCallers.ts"
import { always } from "./Case.ts"
import type { FileContext } from "./FileContext.ts"
import type { ResolvedUse } from "./mergeFacts.ts"
import { askForCallers, chainsFor } from "./passingCallers.ts"
import type { RuleMatch } from "./RuleMatch.ts"

const spotOf = ({ path = "", place }: Evidence): string => `${path}:${place.line}:${place.column}`

/** The calls of the function around a use that say what it is given, and the calls of the functions around these. */
const callersOf = (context: FileContext, match: RuleMatch): ReadonlyArray<Evidence> => {
  const choosing = armCallers(context, match)
  if (choosing !== undefined) return [...new Map(choosing.map((one) => [spotOf(one), one])).values()]
  // Elsewhere a function gives its result back, which `withWrapperCalls` follows; here it writes to what it is given.
  if (match.row.row.is !== "random" && context.file.grammar.imports.packageOf !== "none") return []
  const chains = match.args.flatMap(({ value }) => chainsFor(context, value))
  return [...new Map(chains.flat().map((one) => [spotOf(one), one])).values()]
}

const isOfCaller = ({ evidence }: ResolvedUse): boolean => evidence.some(({ role }) => role === "caller")

/** What all uses say alike, whoever calls. */
const shared = (first: ResolvedUse, others: ReadonlyArray<ResolvedUse>): ResolvedUse => {
  const isChosen = isOfCaller(first)
  const names = (Object.keys(first.facts) as ReadonlyArray<Attribute>)
    .filter((name) => !isChosen || first.sources[name]?.from !== "resolved")
    .filter((name) => others.every(({ facts }) => JSON.stringify(facts[name]) === JSON.stringify(first.facts[name])))
  const facts: Facts = Object.fromEntries(names.map((name) => [name, first.facts[name]]))
  const sources = Object.fromEntries(
    names.flatMap((name) => (name in first.sources ? [[name, first.sources[name]]] : []))
  )
  return { facts, sources, evidence: [], when: always }
}

/**
 * Where a function passes on what it is given to one algorithm, whatever its callers pass, they are places of the use as
 * well: `void random_bytes(void *to, size_t size) { RAND_bytes(to, size); }`.
 */
export const withPassingCallers = (
  context: FileContext,
  match: RuleMatch,
  uses: ReadonlyArray<ResolvedUse>
): ReadonlyArray<ResolvedUse> => {
  const [first, ...others] = uses
  const name = first?.facts.name
  if (first === undefined || name === undefined || others.some(({ facts }) => facts.name !== name)) return uses
  const given = match.args.map(({ value }) => value)
  askForCallers(context, given)
  const known = new Set(
    uses.flatMap(({ evidence }) => evidence.flatMap((one) => (one.role === "caller" ? spotOf(one) : [])))
  )
  const callers = callersOf(context, match).filter((one) => !known.has(spotOf(one)))
  if (callers.length === 0) return uses
  const isSaid = new Set(callers.map(spotOf))
  const without = (one: ResolvedUse): ResolvedUse => ({
    ...one,
    evidence: one.evidence.filter((line) => line.role !== "unread" || !isSaid.has(spotOf(line)))
  })
  const base = shared(first, others)
  if (base.facts.name === undefined) return uses
  const open = uses.find((one) => !isOfCaller(one) && Object.keys(one.facts).length === Object.keys(base.facts).length)
  return open === undefined
    ? [...uses.map(without), { ...base, evidence: callers }]
    : uses.map((one) =>
        one === open ? { ...without(one), evidence: [...without(one).evidence, ...callers] } : without(one)
      )
}

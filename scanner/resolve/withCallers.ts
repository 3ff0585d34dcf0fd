import { raise } from "./raise.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import type { Evidence, FindingKind } from "../model/Finding.ts"
import { armCallers } from "./armCallers.ts"
import { always } from "./Case.ts"
import { constructorCalls } from "./constructorCalls.ts"
import type { FileContext } from "./FileContext.ts"
import { type ResolvedUse, withEvidence } from "./mergeFacts.ts"
import type { Ask } from "./Question.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { spotOf } from "./spotOf.ts"
import { wrapperCalls } from "./wrapperCalls.ts"
import { conformersIn } from "./choices.ts"
import { genericsAround } from "./conformingMatches.ts"
import { typesOfGeneric } from "./typesOfGeneric.ts"

/** The types that the text of a type is made of: itself and its type arguments. */
const typesIn = (text: string): ReadonlyArray<string> => text.split(/[<>,]/).filter((one) => one !== "")

/** Whether a type is the one that conforms, or the one that it is a part of. */
const isOf = (conformer: string, type: string): boolean => conformer === type || conformer.startsWith(`${type}.`)

/** All types that files say conform where a choice of them is left open. */
const conformersOf = ({ answers }: FileContext, choice: string): ReadonlySet<string> =>
  new Set(
    [...answers.values()]
      .flat()
      .flatMap(({ when }) => conformersIn(when).flatMap((one) => (one.choice === choice ? [one.branch] : [])))
  )

/**
 * The calls that give the generic type or function around a use a type argument by which the type that conforms there is this
 * one: what several types would follow from says nothing of any.
 */
const conformingCallers = (context: FileContext, { expr, when = [] }: RuleMatch): ReadonlyArray<Evidence> => {
  const [chosen, ...others] = conformersIn(when)
  if (chosen === undefined || others.length > 0) return []
  const all = [...conformersOf(context, chosen.choice)]
  return genericsAround(context, expr.start)
    .flatMap((variable) => typesOfGeneric(context, variable))
    .filter(({ text }) => {
      const types = typesIn(text)
      const meant = all.filter((conformer) => types.some((type) => isOf(conformer, type)))
      return meant.length === 1 && meant[0] === chosen.branch
    })
    .flatMap(({ evidence }) => evidence)
}

/** Uses that the callers of a wrapper have: not those that only read or hold something. */
const HANDED_ON: ReadonlySet<FindingKind> = new Set([
  "hash",
  "cipher",
  "mac",
  "signature",
  "kdf",
  "keygen",
  "key-agreement",
  "kem",
  "random",
  "password-hash",
  "key-wrap"
])

/** What programs use for other things than cryptography; a delay that is drawn is no use of it at each call that waits. */
const IDLE: ReadonlySet<string> = new Set(["NonCryptographicPRNG"])

const isOfCaller = ({ evidence }: ResolvedUse): boolean => evidence.some(({ role }) => role === "caller")

interface Callers {
  readonly list: ReadonlyArray<Evidence>
  /** Whether they lead to the use whatever they pass, so that what only some of them pass is no part of it. */
  readonly isWhoever: boolean
}

/** The calls that lead to a use: of those that choose an arm the ones that choose this, else those of its wrappers. */
const callersOf = (context: FileContext, match: RuleMatch, name: string): Callers => {
  const choosing = armCallers(context, match)
  if (choosing !== undefined) return { list: choosing, isWhoever: true }
  const { row, expr, args, refinements } = match
  const isOfTest = context.file.usage.atOffset(expr.start) === "test"
  const ask: Ask = (questions) => (isOfTest ? undefined : raise(context, questions))
  if (row.row.is === "key" && match.isConforming !== true)
    return { list: constructorCalls(context, expr, ask), isWhoever: true }
  if (!HANDED_ON.has(row.row.is!) || IDLE.has(name)) return { list: [], isWhoever: false }
  const ofType = conformingCallers(context, match)
  if (ofType.length > 0) return { list: ofType, isWhoever: true }
  // Elsewhere a function gives its result back; here it writes it to what it is given.
  const passes = row.row.is === "random" || context.file.grammar.imports.packageOf === "none"
  const written = [...args, ...refinements.flatMap((one) => one.args)]
  return { list: wrapperCalls(context, { expr, args: written, passes }, ask), isWhoever: passes }
}

/** What all uses say alike, whoever calls; of the rest these callers say nothing that can be read. */
const shared = (first: ResolvedUse, others: ReadonlyArray<ResolvedUse>): ResolvedUse => {
  const isChosen = isOfCaller(first)
  const names = (Object.keys(first.facts) as ReadonlyArray<Attribute>)
    .filter((name) => !isChosen || first.sources[name]?.from !== "resolved")
    .filter((name) => others.every(({ facts }) => JSON.stringify(facts[name]) === JSON.stringify(first.facts[name])))
  const facts: Facts = Object.fromEntries(names.map((name) => [name, first.facts[name]]))
  const sources = Object.fromEntries(
    names.flatMap((name) => (name in first.sources ? [[name, first.sources[name]]] : []))
  )
  const said = [first, ...others].flatMap((one) => Object.keys(one.facts) as ReadonlyArray<Attribute>)
  const unread = said.filter((name) => !(name in facts)).map((name) => [name, { from: "unknown", hops: 0 }] as const)
  return { facts, sources: { ...sources, ...Object.fromEntries(unread) }, evidence: [], when: always }
}

/** A call that only passes on what another one chose is a place of the use as well. */
const withPassing = (one: ResolvedUse, found: ReadonlyMap<string, Evidence>): ResolvedUse => {
  const callers = new Set(one.evidence.flatMap((line) => (line.role === "caller" ? [spotOf(line)] : [])))
  const passing = one.evidence.flatMap((line) => {
    const spot = spotOf(line)
    const call = line.role === "definition" && !callers.has(spot) ? found.get(spot) : undefined
    return call === undefined ? [] : [call]
  })
  return passing.length === 0 ? one : withEvidence(one, { ...one, evidence: passing })
}

/**
 * A use that is of one algorithm whoever calls the function around it, which only hands on what it does, happens at the calls
 * of that function as well: `void random_bytes(void *to, size_t size) { RAND_bytes(to, size); }`.
 */
export const withCallers = (
  context: FileContext,
  match: RuleMatch,
  uses: ReadonlyArray<ResolvedUse>
): ReadonlyArray<ResolvedUse> => {
  const [first, ...others] = uses
  const name = first?.facts.name
  if (first === undefined || name === undefined || others.some(({ facts }) => facts.name !== name)) return uses
  const known = new Set(uses.flatMap(({ evidence }) => evidence.map(spotOf)))
  const { list, isWhoever } = callersOf(context, match, name)
  const found = new Map(list.map((one) => [spotOf(one), one]))
  const callers = [...found].flatMap(([spot, one]) => (known.has(spot) ? [] : [one]))
  if (callers.length === 0) return uses.map((one) => withPassing(one, found))
  const without = (one: ResolvedUse): ResolvedUse =>
    withPassing(
      { ...one, evidence: one.evidence.filter((line) => line.role !== "unread" || !found.has(spotOf(line))) },
      found
    )
  const base = shared(first, others)
  if (base.facts.name === undefined) return uses
  const open = uses.find((one) => !isOfCaller(one) && Object.keys(one.facts).length === Object.keys(base.facts).length)
  if (open === undefined && !isWhoever) return uses
  if (open === undefined && !uses.some(isOfCaller))
    return uses.map((one) => ({ ...without(one), evidence: [...without(one).evidence, ...callers] }))
  return open === undefined
    ? [...uses.map(without), { ...base, evidence: callers }]
    : uses.map((one) =>
        one === open ? { ...without(one), evidence: [...without(one).evidence, ...callers] } : without(one)
      )
}

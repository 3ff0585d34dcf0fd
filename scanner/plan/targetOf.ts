import type { Policy } from "../classify/Policy.ts"
import { assetSubject, type Subject } from "../classify/Subject.ts"
import { rulingOf } from "../classify/verdictOf.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { effectiveFacts } from "../model/effectiveFacts.ts"
import type { Facts } from "../model/Facts.ts"
import { securityLevelsOf } from "../model/securityLevels.ts"
import { withoutSuccessor } from "./candidates.ts"
import { type Candidate, candidatesFor, raisedFacts } from "./candidatesFor.ts"
import { type Needed, needOf } from "./needOf.ts"
import type { NoTarget, Refusal, Target } from "./Plan.ts"

/** What a policy says of a candidate on the day of the plan. */
type Answer =
  | { readonly is: "allowed"; readonly until?: string }
  | { readonly is: "silent" }
  | { readonly is: "refused"; readonly clause: string; readonly note?: string }

/** Of what kind of asset the candidate takes the place. */
type Place = Pick<CryptoAsset, "type" | "functions" | "material">

const NOTHING = {
  observed: {},
  suites: [],
  relations: [],
  references: [],
  languages: [],
  libraries: [],
  packages: [],
  confidence: 1,
  occurrences: []
} as const

/** The attributes by which the policies judge an asset of these facts. */
const subjectOf = (given: Facts, { type, functions, material }: Place, on: string): Subject => {
  const facts = effectiveFacts(given)
  const asset: CryptoAsset = {
    ...NOTHING,
    id: "",
    name: "",
    type,
    facts,
    functions,
    levels: type === "algorithm" ? securityLevelsOf(facts) : {},
    ...(material !== undefined && { material })
  }
  return assetSubject(asset, on, [])
}

const earliest = (days: ReadonlyArray<string | undefined>): string | undefined =>
  days.reduce((first, day) => (day === undefined || (first !== undefined && first <= day) ? first : day), undefined)

const allowed = (until: string | undefined): Answer => ({ is: "allowed", ...(until !== undefined && { until }) })

/** What a policy says of one algorithm, alone or as a part of a hybrid. */
const answerOn = (policy: Policy, subject: Subject, at: string, isPart: boolean): Answer => {
  const { verdict, row } = rulingOf(policy, subject, at)
  const { status, isInEffect, from, clause, needs } = verdict
  const isFree = isPart && row?.onlyAlone === true
  if (status === "unknown")
    return needs === undefined ? { is: "silent" } : { is: "refused", clause, note: `it depends on ${needs.join(", ")}` }
  if (status === "compliant")
    return row?.onlyInHybrid === true && !isPart
      ? { is: "refused", clause, note: "only in a hybrid with a classical mechanism" }
      : allowed(undefined)
  if (isFree) return allowed(undefined)
  return isInEffect ? { is: "refused", clause } : allowed(from)
}

/** A hybrid that a policy does not name is allowed where all its parts are. */
const together = (parts: ReadonlyArray<Answer>): Answer => {
  const refused = parts.find(({ is }) => is === "refused")
  if (refused !== undefined) return refused
  const all = parts.filter((one) => one.is === "allowed")
  return all.length < parts.length ? { is: "silent" } : allowed(earliest(all.map(({ until }) => until)))
}

const answerTo = (policy: Policy, { facts, parts = [] }: Candidate, place: Place, at: string): Answer => {
  const own = facts === undefined ? undefined : answerOn(policy, subjectOf(facts, place, at), at, false)
  if (own !== undefined && (own.is !== "silent" || parts.length === 0)) return own
  return together(parts.map((part) => answerOn(policy, subjectOf(part, place, at), at, true)))
}

/** A candidate with the answers of all policies, in their order. */
interface Asked {
  readonly candidate: Candidate
  readonly answers: ReadonlyArray<Answer>
}

const isAccepted = ({ answers }: Asked): boolean => answers.every(({ is }) => is !== "refused")

const silentIn = ({ answers }: Asked): number => answers.filter(({ is }) => is === "silent").length

const targetFrom = ({ candidate, answers }: Asked, policies: ReadonlyArray<Policy>): Target => {
  const { name, change, algorithms } = candidate
  const until = earliest(answers.map((one) => (one.is === "allowed" ? one.until : undefined)))
  const idsOf = (is: Answer["is"]): ReadonlyArray<string> =>
    policies.filter((_, at) => answers[at]!.is === is).map(({ id }) => id)
  return {
    name,
    change,
    algorithms,
    allowedBy: idsOf("allowed"),
    silent: idsOf("silent"),
    ...(until !== undefined && { until })
  }
}

const refusalsIn = (asked: ReadonlyArray<Asked>, policies: ReadonlyArray<Policy>): ReadonlyArray<Refusal> =>
  asked.flatMap(({ candidate, answers }) =>
    answers.flatMap((answer, at): ReadonlyArray<Refusal> => {
      if (answer.is !== "refused") return []
      const { clause, note } = answer
      return [{ target: candidate.name, policy: policies[at]!.id, clause, ...(note !== undefined && { note }) }]
    })
  )

/** So many targets are named that the policies refuse. */
const MOST_EXPLAINED = 4

/** The algorithms of a candidate, whatever their parameters. */
const schemeOf = ({ candidate: { algorithms } }: Asked): string => algorithms.map(({ facts }) => facts.name).join(" ")

/** Of each scheme the candidate that the most policies accept, and what the others say of it. */
const nearestRefusals = (asked: ReadonlyArray<Asked>, policies: ReadonlyArray<Policy>): ReadonlyArray<Refusal> => {
  const refusing = ({ answers }: Asked): number => answers.filter(({ is }) => is === "refused").length
  const nearest = asked.toSorted((a, b) => refusing(a) - refusing(b))
  const ofSchemes = [...Map.groupBy(nearest, schemeOf).values()].map(([first]) => first!)
  return refusalsIn(ofSchemes.slice(0, MOST_EXPLAINED), policies)
}

const NONE: ReadonlyArray<Refusal> = []

const disagreement = (refusals: ReadonlyArray<Refusal>): NoTarget => {
  const byTarget = Map.groupBy(refusals, ({ target }) => target)
  const parts = [...byTarget].map(
    ([target, all]) =>
      `${target} (${all.map(({ policy, note }) => (note === undefined ? policy : `${policy}: ${note}`)).join("; ")})`
  )
  return {
    why: "policies-disagree",
    text: `No target satisfies all policies on that day. What comes nearest is refused: ${parts.join(", ")}.`,
    refusals
  }
}

const noneKnown = (name: string): NoTarget => ({
  why: "none-known",
  text: withoutSuccessor.has(name)
    ? `No standard for the time after quantum computers replaces ${name} yet; what it does has to be designed anew.`
    : `No replacement for ${name === "" ? "it" : name} is known here.`,
  refusals: NONE
})

export type Found = { readonly target: Target } | { readonly noTarget: NoTarget }

const wordsOf = (found: Found): string => ("target" in found ? found.target.name : "nothing that all policies allow")

/** Keys that sign, agree or encrypt, as their owner likes, are replaced by what depends on that. */
const ofUnknownUse = (signing: Found, agreeing: Found): NoTarget => ({
  why: "use-unknown",
  text: `What the key is for decides: ${wordsOf(signing)} where it signs, ${wordsOf(agreeing)} where it agrees on keys or encrypts.`,
  refusals: NONE
})

/**
 * Finds what replaces an asset so that no policy objects on a day: of the candidates that every policy accepts the one that the
 * fewest are silent about, and of these the smallest change. Assets with equal attributes are looked at once.
 */
export const targetFinder = (
  policies: ReadonlyArray<Policy>,
  at: string,
  assetOf: (id: string) => CryptoAsset | undefined
): ((asset: CryptoAsset) => Found) => {
  const known = new Map<string, Found>()
  const answers = new Map<string, ReadonlyArray<Answer>>()
  const asking = (place: Place) => {
    const prefix = JSON.stringify([place.type, place.material, place.functions])
    return (candidate: Candidate): Asked => {
      const key = `${prefix} ${candidate.name} ${JSON.stringify(candidate.facts)}`
      const said = answers.get(key) ?? policies.map((policy) => answerTo(policy, candidate, place, at))
      answers.set(key, said)
      return { candidate, answers: said }
    }
  }
  const search = (needed: Needed, more: Facts, place: Place): Found => {
    const name = needed.facts.name ?? ""
    const candidates = withoutSuccessor.has(name) ? [] : candidatesFor(needed, more)
    if (candidates.length === 0 && needed.need !== "public-key") return { noTarget: noneKnown(name) }
    const asked = candidates.map(asking(place))
    const accepted = asked.filter(isAccepted)
    const fewest = Math.min(...accepted.map(silentIn))
    const best = accepted.find((one) => silentIn(one) === fewest)
    if (best !== undefined) return { target: targetFrom(best, policies) }
    if (needed.need !== "public-key") return { noTarget: disagreement(nearestRefusals(asked, policies)) }
    const forUse = (need: Needed["need"]): Found =>
      search({ need, facts: {} }, {}, { type: "algorithm", functions: [] })
    return { noTarget: ofUnknownUse(forUse("signature"), forUse("key-agreement")) }
  }
  return (asset) => {
    const needed = needOf(asset, assetOf)
    if (needed === undefined) return { noTarget: noneKnown(asset.facts.name ?? "") }
    const more = raisedFacts(asset)
    const place: Place = {
      type: asset.type === "certificate" ? "algorithm" : asset.type,
      functions: asset.functions,
      ...(asset.material !== undefined && { material: asset.material })
    }
    const key = JSON.stringify([needed, more, place])
    const found = known.get(key) ?? search(needed, more, place)
    known.set(key, found)
    return found
  }
}

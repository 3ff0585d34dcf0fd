import type { Policy } from "../classify/Policy.ts"
import { assetSubject, type Subject } from "../classify/Subject.ts"
import { rulingOf } from "../classify/verdictOf.ts"
import { algorithmName } from "../model/algorithmName.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { effectiveFacts } from "../model/effectiveFacts.ts"
import type { Facts } from "../model/Facts.ts"
import { securityLevelsOf } from "../model/securityLevels.ts"
import { withoutSuccessor } from "./candidates.ts"
import {
  type Candidate,
  candidateName,
  described,
  otherAlgorithms,
  parameterChanges,
  raisedFacts
} from "./candidatesFor.ts"
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

/** The attributes by which the policies judge an asset of these facts, which are effective where they say the primitive. */
const subjectOf = (given: Facts, { type, functions, material }: Place, on: string): Subject => {
  const facts = given.primitive === undefined ? effectiveFacts(given) : given
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

/** What each policy is asked about a candidate. */
interface Question {
  readonly candidate: Candidate
  readonly subject: Subject | undefined
  readonly parts: ReadonlyArray<Subject>
}

const questionOf = (candidate: Candidate, place: Place, at: string): Question => {
  const { facts, parts = [] } = candidate
  return {
    candidate,
    subject: facts === undefined ? undefined : subjectOf(facts, place, at),
    parts: parts.map((part) => subjectOf(part, place, at))
  }
}

const answerTo = (policy: Policy, { subject, parts }: Question, at: string): Answer => {
  const own = subject === undefined ? undefined : answerOn(policy, subject, at, false)
  if (own !== undefined && (own.is !== "silent" || parts.length === 0)) return own
  return together(parts.map((part) => answerOn(policy, part, at, true)))
}

/** A candidate with the answers of the policies, in their order. */
interface Asked {
  readonly candidate: Candidate
  readonly answers: ReadonlyArray<Answer>
}

const askedOfAll = (question: Question, policies: ReadonlyArray<Policy>, at: string): Asked => ({
  candidate: question.candidate,
  answers: policies.map((policy) => answerTo(policy, question, at))
})

/** Asks a policy that refused before first: one refusal is enough. */
const acceptance = (policies: ReadonlyArray<Policy>, at: string): ((question: Question) => Asked | undefined) => {
  const order = policies.map((_, index) => index)
  return (question) => {
    const answers: Array<Answer> = []
    for (const [turn, index] of order.entries()) {
      const answer = answerTo(policies[index]!, question, at)
      if (answer.is === "refused") {
        order.splice(turn, 1)
        order.unshift(index)
        return undefined
      }
      answers[index] = answer
    }
    return { candidate: question.candidate, answers }
  }
}

const silentIn = ({ answers }: Asked): number => answers.filter(({ is }) => is === "silent").length

const targetFrom = ({ candidate, answers }: Asked, before: Facts, policies: ReadonlyArray<Policy>): Target => {
  const until = earliest(answers.map((one) => (one.is === "allowed" ? one.until : undefined)))
  const idsOf = (is: Answer["is"]): ReadonlyArray<string> =>
    policies.filter((_, at) => answers[at]!.is === is).map(({ id }) => id)
  return {
    ...described(candidate, before),
    allowedBy: idsOf("allowed"),
    silent: idsOf("silent"),
    ...(until !== undefined && { until })
  }
}

const refusalsIn = (asked: ReadonlyArray<Asked>, policies: ReadonlyArray<Policy>): ReadonlyArray<Refusal> =>
  asked.flatMap(({ candidate, answers }) => {
    const target = candidateName(candidate)
    return answers.flatMap((answer, at): ReadonlyArray<Refusal> => {
      if (answer.is !== "refused") return []
      const { clause, note } = answer
      return [{ target, policy: policies[at]!.id, clause, ...(note !== undefined && { note }) }]
    })
  })

/** So many targets are named that the policies refuse. */
const MOST_EXPLAINED = 4

/** The algorithms of a candidate, whatever their parameters. */
const schemeOf = ({ candidate: { facts, parts } }: Asked): string =>
  facts?.name ?? (parts ?? []).map(({ name }) => name).join(" ")

const refusing = ({ answers }: Asked): number => answers.filter(({ is }) => is === "refused").length

/** Of each scheme the candidate that the most policies accept. */
const nearestOf = (asked: ReadonlyArray<Asked>): ReadonlyArray<Asked> => {
  const nearest = asked.toSorted((a, b) => refusing(a) - refusing(b))
  const ofSchemes = [...Map.groupBy(nearest, schemeOf).values()].map(([first]) => first!)
  return ofSchemes.slice(0, MOST_EXPLAINED)
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
  const others = new Map<string, ReadonlyArray<Question>>()
  const accepted = acceptance(policies, at)
  const answered = new WeakMap<Question, Asked>()
  const answersTo = (question: Question): Asked => {
    const asked = answered.get(question) ?? askedOfAll(question, policies, at)
    answered.set(question, asked)
    return asked
  }
  const othersFor = (need: Needed["need"], place: Place): ReadonlyArray<Question> => {
    const key = JSON.stringify([need, place])
    const all = others.get(key) ?? otherAlgorithms(need).map((one) => questionOf(one, place, at))
    others.set(key, all)
    return all
  }
  const found = (needed: Needed, more: Facts, place: Place): Found => {
    const key = JSON.stringify([needed, more, place])
    const before = known.get(key) ?? search(needed, more, place)
    known.set(key, before)
    return before
  }
  const forUse = (need: Needed["need"]): Found => found({ need, facts: {} }, {}, { type: "algorithm", functions: [] })
  const search = (needed: Needed, more: Facts, place: Place): Found => {
    const { need, facts } = needed
    const name = facts.name ?? ""
    const isWithout = withoutSuccessor.has(name)
    const own = isWithout ? [] : parameterChanges(needed, more)
    const rest = isWithout ? [] : othersFor(need, place)
    if (own.length + rest.length === 0 && need !== "public-key") return { noTarget: noneKnown(name) }
    let best: Asked | undefined
    for (const question of inTurn(own, rest, place, at)) {
      const asked = accepted(question)
      if (asked === undefined || (best !== undefined && silentIn(asked) >= silentIn(best))) continue
      if (candidateName(asked.candidate) === algorithmName(facts)) continue
      best = asked
      if (silentIn(best) === 0) break
    }
    if (best !== undefined) return { target: targetFrom(best, facts, policies) }
    if (need === "public-key") {
      return { noTarget: ofUnknownUse(forUse("signature"), forUse("key-agreement")) }
    }
    const strongest = own.slice(-1).map((candidate) => questionOf(candidate, place, at))
    const asked = [...strongest, ...rest].map(answersTo)
    return { noTarget: disagreement(refusalsIn(nearestOf(asked), policies)) }
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
    return found(needed, more, place)
  }
}

function* inTurn(
  own: ReadonlyArray<Candidate>,
  rest: ReadonlyArray<Question>,
  place: Place,
  at: string
): Generator<Question, void> {
  for (const candidate of own) yield questionOf(candidate, place, at)
  yield* rest
}

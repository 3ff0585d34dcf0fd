import type { Grammar } from "../../grammars/Grammar.ts"
import { isTypeName, makeWordSet } from "./identifiers.ts"
import type { CandidateNames } from "./sites.ts"

const propertyOf = (setter: string, prefix: string): ReadonlyArray<string> => {
  const name = setter.slice(prefix.length)
  const isSetter = setter.startsWith(prefix) && isTypeName(name)
  return isSetter ? [name.slice(0, 1).toLowerCase() + name.slice(1)] : []
}

const propertiesOf = (setters: ReadonlySet<string>, prefix: string): ReadonlyArray<string> =>
  [...setters].flatMap((setter) => propertyOf(setter, prefix))

/** Setters may be written as assignments. */
const withProperties = (interest: CandidateNames, prefix: string): CandidateNames => {
  const reported = propertiesOf(interest.calls, prefix)
  const refining = propertiesOf(interest.refining, prefix)
  const names = new Set([...reported, ...refining])
  return {
    ...(interest.onlyWith !== undefined && { onlyWith: interest.onlyWith }),
    calls: interest.calls,
    entries: interest.entries,
    members: interest.members,
    sets: new Set([...interest.sets, ...names]),
    refining: new Set([...interest.refining, ...refining]),
    words: makeWordSet([
      ...interest.calls,
      ...interest.members,
      ...interest.sets,
      ...interest.entries,
      ...interest.refining,
      ...names
    ])
  }
}

/** Methods may be called without parentheses. */
const withMethods = (interest: CandidateNames): CandidateNames => ({
  ...interest,
  members: new Set([...interest.members, ...interest.calls])
})

const known = new WeakMap<CandidateNames, Map<Grammar, CandidateNames>>()

/** Names of interest in all the ways a language lets them be written. */
export const spelledInterest = (interest: CandidateNames, grammar: Grammar): CandidateNames => {
  const { accessors } = grammar.types
  const isBare = grammar.calls.bare === "members"
  if (accessors === undefined && !isBare) return interest
  const own = known.get(interest) ?? new Map<Grammar, CandidateNames>()
  const properties = accessors === undefined ? interest : withProperties(interest, accessors.set)
  const found = own.get(grammar) ?? (isBare ? withMethods(properties) : properties)
  known.set(interest, own.set(grammar, found))
  return found
}

import type { Grammar } from "../../grammars/Grammar.ts"
import { makeWordSet } from "./identifiers.ts"
import type { Interest } from "./sites.ts"

const propertyOf = (setter: string, prefix: string): ReadonlyArray<string> => {
  const name = setter.slice(prefix.length)
  const isSetter = setter.startsWith(prefix) && /^\p{Lu}/u.test(name)
  return isSetter ? [name.slice(0, 1).toLowerCase() + name.slice(1)] : []
}

const propertiesOf = (setters: ReadonlySet<string>, prefix: string): ReadonlyArray<string> =>
  [...setters].flatMap((setter) => propertyOf(setter, prefix))

const withProperties = (interest: Interest, prefix: string): Interest => {
  const reported = propertiesOf(interest.calls, prefix)
  const refining = propertiesOf(interest.refining, prefix)
  const names = new Set([...reported, ...refining])
  return {
    calls: interest.calls,
    members: interest.members,
    sets: new Set([...interest.sets, ...names]),
    refining: new Set([...interest.refining, ...refining]),
    words: makeWordSet([...interest.calls, ...interest.members, ...interest.sets, ...interest.refining, ...names])
  }
}

const known = new WeakMap<Interest, Interest>()

/** Where a language lets setters be written as assignments, the properties they set are of interest as well. */
export const propertyInterest = (interest: Interest, { accessors }: Grammar): Interest => {
  if (accessors === undefined) return interest
  const found = known.get(interest) ?? withProperties(interest, accessors.set)
  known.set(interest, found)
  return found
}

import type { Bounds, Selector } from "./Selector.ts"
import type { Subject } from "./Subject.ts"

/** Whether a selector matches a subject; `undefined` where that depends on unknown attributes. */
export interface Match {
  readonly holds: boolean | undefined
  /** The unknown attributes that it depends on. */
  readonly needs: ReadonlyArray<string>
}

/** Attributes whose absence means unknown, not inapplicable. */
const OPEN: ReadonlySet<string> = new Set<keyof Selector>([
  "name",
  "parameterSet",
  "digest",
  "mgfDigest",
  "cipher",
  "curve",
  "group",
  "version",
  "keyBits",
  "outputBits",
  "iterations",
  "memoryKib",
  "parallelism",
  "saltBits",
  "nonceBits",
  "tagBits",
  "classicalBits",
  "quantumLevel"
])

const YES: Match = { holds: true, needs: [] }
const NO: Match = { holds: false, needs: [] }

const isRange = (wanted: unknown): wanted is Exclude<Bounds, number | ReadonlyArray<number>> =>
  typeof wanted === "object" && wanted !== null && !Array.isArray(wanted)

const satisfies = (wanted: unknown, value: unknown): boolean => {
  if (Array.isArray(value)) return value.some((one) => satisfies(wanted, one))
  if (Array.isArray(wanted)) return wanted.includes(value)
  if (!isRange(wanted)) return wanted === value
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wanted
  return typeof value === "number" && value >= min && value <= max
}

const matchOne = (attribute: string, wanted: unknown, subject: Subject): Match => {
  const value = subject[attribute as keyof Subject]
  if (value !== undefined) return satisfies(wanted, value) ? YES : NO
  return OPEN.has(attribute) ? { holds: undefined, needs: [attribute] } : NO
}

const all = (matches: ReadonlyArray<Match>): Match => {
  if (matches.some(({ holds }) => holds === false)) return NO
  const needs = matches.flatMap((match) => match.needs)
  return needs.length === 0 ? YES : { holds: undefined, needs: [...new Set(needs)] }
}

const negated = ({ holds, needs }: Match): Match => (holds === undefined ? { holds, needs } : holds ? NO : YES)

const some = (matches: ReadonlyArray<Match>): Match => negated(all(matches.map(negated)))

interface SelectorParts {
  readonly attributes: ReadonlyArray<readonly [string, unknown]>
  readonly protection: Selector | undefined
  readonly not: Selector | undefined
  readonly anyOf: ReadonlyArray<Selector> | undefined
}

const partsBySelector = new WeakMap<Selector, SelectorParts>()

/** The parts of a selector, computed once because every asset is matched against it. */
const partsOf = (selector: Selector): SelectorParts => {
  const known = partsBySelector.get(selector)
  if (known !== undefined) return known
  const { protection, not, anyOf, ...attributes } = selector
  const parts: SelectorParts = { attributes: Object.entries(attributes), protection, not, anyOf }
  partsBySelector.set(selector, parts)
  return parts
}

/** Kleene's three-valued logic: one false part makes the whole false, even where other parts are unknown. */
export const matches = (selector: Selector, subject: Subject): Match => {
  const { attributes, protection, not, anyOf } = partsOf(selector)
  const own: Array<Match> = []
  for (const [attribute, wanted] of attributes) {
    const match = matchOne(attribute, wanted, subject)
    if (match.holds === false) return NO
    if (match.holds === undefined) own.push(match)
  }
  if (protection !== undefined) {
    own.push(subject.protection === undefined ? NO : matches(protection, subject.protection))
  }
  if (not !== undefined) own.push(negated(matches(not, subject)))
  if (anyOf !== undefined) own.push(some(anyOf.map((one) => matches(one, subject))))
  return own.length === 0 ? YES : all(own)
}

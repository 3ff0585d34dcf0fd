import type { Slot } from "../rules/rule.ts"
import type { Attribute, Facts, FactSources } from "../model/Facts.ts"
import { algorithmOf } from "../model/algorithms.ts"
import type { Evidence, FindingKind } from "../model/Finding.ts"
import { omitFacts } from "../model/omitFacts.ts"
import type { FileContext } from "./FileContext.ts"
import { adopt, fill, flat, type Flat, nothing, refine, sameFamily, withEvidence } from "./mergeFacts.ts"
import { ofOneCall } from "./ofOneCall.ts"
import { itemParts } from "./itemParts.ts"
import type { Part } from "./Part.ts"
import { receiverParts } from "./readPart.ts"
import { type Choice, choicesOf, NAMED, type Reading, readSlot } from "./readSlot.ts"
import { rowPlan } from "./rowPlan.ts"

/** At most so many combinations of values are told apart for one call. */
const MAX_ALTERNATIVES = 16

/** Sizes of bytes that go in. */
const MEASURED: ReadonlySet<string> = new Set(["keyBits", "nonceBits", "saltBits"])

/** Uses that make bytes, of which a call that takes them counts how many they are. */
const MAKING: ReadonlySet<FindingKind> = new Set(["keygen", "hash", "mac", "kdf", "password-hash", "key-agreement"])

const SIZED: ReadonlySet<string> = new Set(["keyBits", "nonceBits", "saltBits", "tagBits", "outputBits"])

const pickFrom = (attribute: Attribute | "algorithm", taken: Flat): Flat => {
  if (attribute === "algorithm") return taken
  const value = taken.facts[attribute] ?? (NAMED.has(attribute) ? taken.facts.name : undefined)
  const { byteLength } = taken.facts
  const length = attribute === "keyBits" ? derivedBits(taken.facts) : undefined
  const sized = value ?? length ?? (SIZED.has(attribute) && byteLength !== undefined ? byteLength * 8 : undefined)
  const source = taken.sources[attribute] ?? taken.sources.name ?? { from: "literal", hops: 0 }
  return sized === undefined
    ? { facts: {}, sources: { [attribute]: { from: "unknown", hops: 0 } }, evidence: [] }
    : { facts: { [attribute]: sized }, sources: { [attribute]: source }, evidence: taken.evidence }
}

const withHops = (sources: FactSources, hops: number): FactSources =>
  hops === 0
    ? sources
    : Object.fromEntries(
        Object.entries(sources).map(([name, { from, hops: own }]) => [
          name,
          { from: from === "literal" ? "resolved" : from, hops: own + hops }
        ])
      )

/** What only makes the bytes that go in is no part of the use. */
const partEvidence = ({ place, row }: Part, { name }: Facts, isSource: boolean): Evidence =>
  row.row.is === undefined || isSource
    ? { place, symbol: row.key, role: "setting" }
    : { place, symbol: row.key, role: "part", ...(name !== undefined && algorithmOf(name) !== undefined && { name }) }

/** What puts data through an object, gives a cipher its mode or chooses the suites of a protocol is a place of its use, too. */
const roleOf = ({ row: { row } }: Part, { mode, suite, version }: Facts): Evidence["role"] => {
  if (row.operates === true || mode !== undefined) return "operation"
  if (suite !== undefined) return "suite"
  return version === undefined ? "setting" : "version"
}

const refinementEvidence = (refinement: Part, facts: Facts): Evidence => ({
  place: refinement.place,
  symbol: refinement.row.key,
  role: roleOf(refinement, facts)
})

/** Of the way to a value that cannot be read, who gave it counts and the object it is in. */
const unreadEvidence = (one: Evidence): ReadonlyArray<Evidence> =>
  one.role === "options" ? [one] : one.role === "caller" ? [{ ...one, role: "unread" }] : []

const alternativesOf = (
  context: FileContext,
  attribute: Attribute | "algorithm",
  reading: Reading,
  owner: Part,
  takes: boolean
): ReadonlyArray<Flat> => {
  // A length of 0 asks for the one the algorithm has.
  if ("facts" in reading) return [flat(reading.facts.keyBits === 0 ? {} : reading.facts, reading)]
  if ("unknown" in reading) {
    const name = attribute === "algorithm" ? "name" : attribute
    return [
      {
        facts: {},
        sources: { [name]: { from: "unknown", hops: 0 } },
        evidence: reading.evidence.flatMap(unreadEvidence)
      }
    ]
  }
  const { is } = reading.part.row.row
  const isRandom = is === "random" && owner.row.row.is !== "random"
  const isMeasured = MEASURED.has(attribute) && is !== undefined && MAKING.has(is)
  if (takes && !isRandom && !isMeasured) reading.part.takenBy.add(owner)
  const inners = flatten(context, reading.part).filter(
    ({ facts }) => !isRandom || (SIZED.has(attribute) && facts.byteLength !== undefined)
  )
  return inners.map((inner) => {
    const picked = pickFrom(attribute, inner)
    const own = takes ? [partEvidence(reading.part, inner.facts, isRandom || isMeasured)] : []
    return {
      facts: picked.facts,
      sources: withHops(picked.sources, reading.hops),
      evidence: takes ? [...reading.evidence, ...own, ...picked.evidence] : []
    }
  })
}

/** Equal where the facts are, and the attributes known to be unknown. */
const keyOf = ({ facts, sources }: Flat): string => {
  const parts = Object.keys(facts).map((name) => `${name}=${facts[name as Attribute]}`)
  for (const name in sources) if (sources[name as Attribute]!.from === "unknown") parts.push(`${name}?`)
  return parts.sort().join(";")
}

/** One result per combination of facts, with everything that led to it. */
const distinct = (flats: ReadonlyArray<Flat>): ReadonlyArray<Flat> => {
  if (flats.length < 2) return flats
  const seen = new Map<string, Flat>()
  for (const one of flats) {
    const key = keyOf(one)
    const known = seen.get(key)
    seen.set(key, known === undefined ? one : withEvidence(known, one))
  }
  return [...seen.values()].slice(0, MAX_ALTERNATIVES)
}

type Join = (base: Flat, extra: Flat) => Flat

const cross = (bases: ReadonlyArray<Flat>, extras: ReadonlyArray<Flat>, join: Join): ReadonlyArray<Flat> => {
  if (extras.length === 0) return bases
  const pairOf = ofOneCall(bases, extras)
  return distinct(
    bases.flatMap((_, first) =>
      extras.flatMap((_, second) => {
        const pair = pairOf(first, second)
        return pair === undefined ? [] : [join(...pair)]
      })
    )
  )
}

const slotAlternatives = (
  context: FileContext,
  part: Part,
  attribute: Attribute | "algorithm",
  slot: Slot,
  takes: boolean,
  choice?: Choice
): ReadonlyArray<Flat> =>
  distinct(
    readSlot(context, part, attribute, slot, choice).flatMap((reading) =>
      alternativesOf(context, attribute, reading, part, takes)
    )
  )

/** What a call may do is one list, whichever of it the program chooses. */
const together = (attribute: Attribute | "algorithm", flats: ReadonlyArray<Flat>): ReadonlyArray<Flat> =>
  attribute === "functions" && flats.length > 1 ? [flats.reduce(fill)] : flats

/** What the row says of this call alone: fixed facts and its arguments. */
const ownFacts = (context: FileContext, part: Part): ReadonlyArray<Flat> => {
  const slots = rowPlan(part.row.row).steps.flatMap((step) => ("slot" in step ? [step.slot] : []))
  const choices = choicesOf(context, part, slots)
  return choices.length === 0
    ? factsOf(context, part)
    : distinct(choices.flatMap((choice) => factsOf(context, part, choice)))
}

const factsOf = (context: FileContext, part: Part, choice?: Choice): ReadonlyArray<Flat> => {
  const { steps, taken } = rowPlan(part.row.row)
  let flats: ReadonlyArray<Flat> = [nothing]
  for (const step of steps) {
    const { attribute } = step
    flats =
      "slot" in step
        ? cross(flats, together(attribute, slotAlternatives(context, part, attribute, step.slot, true, choice)), fill)
        : cross(flats, step.fixed, fill)
  }
  for (const slot of taken) {
    const items = slot.isTogether === true ? itemParts(context, part, slot) : undefined
    flats =
      items === undefined
        ? cross(flats, slotAlternatives(context, part, "algorithm", slot, true), adopt)
        : addedBy(context, items, flats)
  }
  return flats
}

/** What the key of a call adds. For a refinement the call is what it refines, since a key never renames it. */
const withKey = (context: FileContext, part: Part, flats: ReadonlyArray<Flat>): ReadonlyArray<Flat> => {
  const { key } = part.row.row
  return key === undefined ? flats : cross(flats, slotAlternatives(context, part, "algorithm", key, false), adoptKey)
}

const DERIVING: ReadonlySet<string> = new Set(["kdf", "hash", "xof"])

const isDerived = ({ name, outputBits }: Facts): boolean =>
  name === undefined ? outputBits !== undefined : DERIVING.has(algorithmOf(name)?.primitive ?? "unknown")

/** Bits of a secret that a hash or a key derivation made. */
const derivedBits = (facts: Facts): number | undefined =>
  isDerived(facts) ? (facts.outputBits ?? algorithmOf(facts.name)?.outputBits) : undefined

/** A name that nobody can read may also say the mode of the cipher that only its key names. */
const withUnreadMode = (base: Flat, keyName: string | undefined): Flat => {
  const { name, mode } = base.sources
  const isCipher = algorithmOf(keyName)?.primitive === "block-cipher"
  if (name?.from !== "unknown" || mode !== undefined || !isCipher) return base
  return { ...base, sources: { ...base.sources, mode: { from: "unknown", hops: 0 } } }
}

const adoptKey: Join = (base, extra) => {
  const { keyBits, curve, group, parameterSet, byteLength, name } = extra.facts
  const bits =
    keyBits ?? derivedBits(extra.facts) ?? (name === undefined && byteLength !== undefined ? byteLength * 8 : undefined)
  const facts: Facts = {
    ...(name !== undefined && !isDerived(extra.facts) && { name }),
    ...(bits !== undefined && { keyBits: bits }),
    ...(curve !== undefined && { curve }),
    ...(group !== undefined && { group }),
    ...(parameterSet !== undefined && { parameterSet })
  }
  const sources = Object.fromEntries(
    Object.keys(facts).map((key) => [
      key,
      extra.sources[key as Attribute] ??
        extra.sources.outputBits ??
        extra.sources.byteLength ?? { from: "literal" as const, hops: 0 }
    ])
  )
  return adopt(withUnreadMode(base, name), { facts, sources, evidence: [] })
}

/** Whether an attribute was set to something else before. */
const isContested = (name: string, value: unknown, before: ReadonlySet<unknown> | undefined): boolean =>
  name !== "functions" && name !== "verification" && before !== undefined && !(before.size === 1 && before.has(value))

/** Adds what calls say one after another. What one sets that another has set before is another value it can have. */
const addedBy = (
  context: FileContext,
  refinements: ReadonlyArray<Part>,
  bases: ReadonlyArray<Flat>
): ReadonlyArray<Flat> => {
  let flats = bases
  const set = new Map<string, Set<unknown>>()
  for (const refinement of refinements) {
    const extras = ownFacts(context, refinement).map((extra): Flat => ({
      ...extra,
      evidence: [...extra.evidence, refinementEvidence(refinement, extra.facts)]
    }))
    const contested = extras.some(({ facts }) =>
      Object.entries(facts).some(([name, value]) => isContested(name, value, set.get(name)))
    )
    const joined = withKey(context, refinement, cross(flats, extras, refine))
    flats = contested ? distinct([...flats, ...joined]) : joined
    for (const { facts } of extras)
      for (const [name, value] of Object.entries(facts)) set.set(name, new Set([...(set.get(name) ?? []), value]))
  }
  return flats
}

/** Defaults that name an algorithm say nothing of another one that the call names. */
/** Paddings that mask with a hash function; a key encrypted with another padding is not hashed at all. */
const MASKED: ReadonlySet<string | undefined> = new Set([undefined, "oaep", "pss"])

const defaultsFor = ({ padding, primitive }: Facts, defaults: Facts): Facts => {
  if (MASKED.has(padding)) return defaults
  return primitive === "pke" ? omitFacts(defaults, "mgfDigest", "digest") : omitFacts(defaults, "mgfDigest")
}

const withDefaults = (one: Flat, defaults: Facts): Flat => {
  const { name } = one.facts
  const isOther =
    defaults.name !== undefined &&
    one.sources.name !== undefined &&
    !(name !== undefined && sameFamily(name, defaults.name))
  return isOther ? one : fill(one, flat(defaultsFor(one.facts, defaults), { hops: 0, evidence: [] }, "default"))
}

const compute = (context: FileContext, part: Part): ReadonlyArray<Flat> => {
  const { row } = part.row
  let flats = withKey(context, part, ownFacts(context, part))
  if (row.inherits === true) {
    const inherited = receiverParts(context, part)
      .flatMap((one) => flatten(context, one))
      .map((one): Flat => ({ ...one, evidence: [] }))
    flats = cross(flats, distinct(inherited), adopt)
  }
  flats = addedBy(context, part.refinements, flats)
  const { defaults } = row
  return defaults === undefined ? flats : flats.map((one) => withDefaults(one, defaults))
}

/** All that is known of a part, one result per combination of values its arguments can have. */
export const flatten = (context: FileContext, part: Part): ReadonlyArray<Flat> => {
  const known = context.flats.get(part)
  if (known !== undefined) return known
  context.flats.set(part, [nothing])
  const flats = compute(context, part)
  context.flats.set(part, flats)
  return flats
}

import { type FixedText, type Row, type Slot } from "../match/rule.ts"
import { notations, type Notation } from "../notation/notations.ts"
import type { Attribute, Facts, FactSources } from "../model/Facts.ts"
import type { Evidence } from "../model/Finding.ts"
import type { FileContext } from "./FileContext.ts"
import { adopt, fill, flat, override, type Flat } from "./mergeFacts.ts"
import type { Part } from "./Part.ts"
import { receiverParts } from "./readPart.ts"
import { NAMED, type Reading, readSlot } from "./readSlot.ts"

export type { Flat } from "./mergeFacts.ts"

/** At most so many combinations of values are told apart for one call. */
const MAX_ALTERNATIVES = 16

const NOT_ATTRIBUTES: ReadonlySet<string> = new Set([
  "is",
  "refines",
  "inherits",
  "from",
  "key",
  "returns",
  "value",
  "defaults"
])

const isSlot = (value: unknown): value is Slot => typeof value === "object" && value !== null && "at" in value

const isFixed = (value: unknown): value is FixedText => typeof value === "object" && value !== null && "text" in value

const fixedFacts = (attribute: Attribute | "algorithm", value: unknown): Facts => {
  if (!isFixed(value)) return { [attribute]: value }
  const notation: Notation = notations[value.as]
  const facts = notation.ofText?.(value.text)
  if (facts === undefined) return {}
  if (typeof facts === "number") return { [attribute]: facts }
  return attribute === "algorithm" ? facts : { [attribute]: facts[attribute] ?? facts.name }
}

const pickFrom = (attribute: Attribute | "algorithm", taken: Flat): Flat => {
  if (attribute === "algorithm") return taken
  const value = taken.facts[attribute] ?? (NAMED.has(attribute) ? taken.facts.name : undefined)
  const sized =
    attribute === "keyBits" && value === undefined && taken.facts.byteLength !== undefined
      ? taken.facts.byteLength * 8
      : value
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

const partEvidence = (part: Part): Evidence => ({ place: part.place, symbol: part.row.key, role: "part" })

const alternativesOf = (
  context: FileContext,
  attribute: Attribute | "algorithm",
  reading: Reading,
  owner: Part,
  takes: boolean
): ReadonlyArray<Flat> => {
  if ("facts" in reading) return [flat(reading.facts, reading)]
  if ("unknown" in reading) {
    const name = attribute === "algorithm" ? "name" : attribute
    return [{ facts: {}, sources: { [name]: { from: "unknown", hops: 0 } }, evidence: [] }]
  }
  if (takes) reading.part.takenBy.add(owner)
  return flatten(context, reading.part).map((inner) => {
    const picked = pickFrom(attribute, inner)
    const own = takes ? [partEvidence(reading.part)] : []
    return {
      facts: picked.facts,
      sources: withHops(picked.sources, reading.hops),
      evidence: takes ? [...reading.evidence, ...own, ...picked.evidence] : []
    }
  })
}

const distinct = (flats: ReadonlyArray<Flat>): ReadonlyArray<Flat> => {
  const seen = new Map<string, Flat>()
  for (const one of flats) {
    const key = JSON.stringify([
      one.facts,
      Object.entries(one.sources).map(([name, source]) => [name, source.from === "unknown"])
    ])
    if (!seen.has(key)) seen.set(key, one)
  }
  return [...seen.values()].slice(0, MAX_ALTERNATIVES)
}

type Join = (base: Flat, extra: Flat) => Flat

const cross = (bases: ReadonlyArray<Flat>, extras: ReadonlyArray<Flat>, join: Join): ReadonlyArray<Flat> =>
  extras.length === 0 ? bases : distinct(bases.flatMap((base) => extras.map((extra) => join(base, extra))))

const slotAlternatives = (
  context: FileContext,
  part: Part,
  attribute: Attribute | "algorithm",
  slot: Slot,
  takes: boolean
): ReadonlyArray<Flat> =>
  distinct(
    readSlot(context, part, attribute, slot).flatMap((reading) =>
      alternativesOf(context, attribute, reading, part, takes)
    )
  )

/** What the row says of this call alone: fixed facts and its arguments. */
const ownFacts = (context: FileContext, part: Part): ReadonlyArray<Flat> => {
  const row: Row = part.row.row
  let flats: ReadonlyArray<Flat> = [{ facts: {}, sources: {}, evidence: [] }]
  for (const [name, value] of Object.entries(row)) {
    if (NOT_ATTRIBUTES.has(name)) continue
    const attribute = name as Attribute | "algorithm"
    flats = isSlot(value)
      ? cross(flats, slotAlternatives(context, part, attribute, value, true), fill)
      : cross(flats, [flat(fixedFacts(attribute, value), { hops: 0, evidence: [] })], fill)
  }
  const taken = row.from === undefined ? [] : isSlot(row.from) ? [row.from] : row.from
  for (const slot of taken) flats = cross(flats, slotAlternatives(context, part, "algorithm", slot, true), adopt)
  if (row.key !== undefined)
    flats = cross(flats, slotAlternatives(context, part, "algorithm", row.key, false), adoptKey)
  return flats
}

const adoptKey: Join = (base, extra) => {
  const { keyBits, curve, group, parameterSet, byteLength, name } = extra.facts
  const bits = keyBits ?? (name === undefined && byteLength !== undefined ? byteLength * 8 : undefined)
  return adopt(base, {
    facts: {
      ...(name !== undefined && { name }),
      ...(bits !== undefined && { keyBits: bits }),
      ...(curve !== undefined && { curve }),
      ...(group !== undefined && { group }),
      ...(parameterSet !== undefined && { parameterSet })
    },
    sources: extra.sources,
    evidence: []
  })
}

const refined = (context: FileContext, part: Part, bases: ReadonlyArray<Flat>): ReadonlyArray<Flat> => {
  let flats = bases
  const set = new Set<string>()
  for (const refinement of part.refinements) {
    const extras = ownFacts(context, refinement).map((extra): Flat => ({
      ...extra,
      evidence: [...extra.evidence, { place: refinement.place, symbol: refinement.row.key, role: "refinement" }]
    }))
    const contested = extras.some(({ facts }) =>
      Object.keys(facts).some((name) => name !== "functions" && set.has(name))
    )
    const joined = cross(flats, extras, override)
    flats = contested ? distinct([...flats, ...joined]) : joined
    for (const { facts } of extras) for (const name of Object.keys(facts)) set.add(name)
  }
  return flats
}

const compute = (context: FileContext, part: Part): ReadonlyArray<Flat> => {
  const { row } = part.row
  let flats = ownFacts(context, part)
  if (row.inherits === true) {
    const inherited = receiverParts(context, part)
      .flatMap((one) => flatten(context, one))
      .map((one): Flat => ({ ...one, evidence: [] }))
    flats = cross(flats, distinct(inherited), adopt)
  }
  flats = refined(context, part, flats)
  const { defaults } = row
  return defaults === undefined
    ? flats
    : flats.map((one) => fill(one, flat(defaults, { hops: 0, evidence: [] }, "default")))
}

/** All that is known of a part, one result per combination of values its arguments can have. */
export const flatten = (context: FileContext, part: Part): ReadonlyArray<Flat> => {
  const known = context.flats.get(part)
  if (known !== undefined) return known
  context.flats.set(part, [{ facts: {}, sources: {}, evidence: [] }])
  const flats = compute(context, part)
  context.flats.set(part, flats)
  return flats
}

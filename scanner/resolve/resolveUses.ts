import type { Slot } from "../rules/rule.ts"
import { type Attribute, type Facts, type FactSources } from "../model/Facts.ts"
import { algorithmOf } from "../model/algorithms.ts"
import type { Evidence, FindingKind } from "../model/Finding.ts"
import type { FileContext } from "./FileContext.ts"
import { adopt, fill, inherit, resolvedUse, type ResolvedUse, nothing, refine, takesOver } from "./mergeFacts.ts"
import { type Addition, type Arms, armsOfAdditions, everywhere, leftOut, usesIn } from "./armsOfAdditions.ts"
import { always, type Case, isWider, mergeCases, mergeEach } from "./Case.ts"
import { additionsInSequence } from "./additionsInSequence.ts"
import { cross, distinct, type Join, meet, openEnded } from "./distinctUses.ts"
import { itemMatches } from "./itemMatches.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { receiverMatches } from "./readMatch.ts"
import {
  type Choice,
  choicesOf,
  NAMES_OF_OTHERS,
  protocolOf,
  type SlotReading,
  readSlot,
  slotExpressions
} from "./readSlot.ts"
import { possibleAt } from "./possibleAt.ts"
import { rowPlan } from "./rowPlan.ts"
import { withSetByLibrary } from "./withSetByLibrary.ts"

/** Sizes of bytes that go in. */
const MEASURED: ReadonlySet<string> = new Set(["keyBits", "nonceBits", "saltBits"])

/** Uses that make bytes, of which a call that takes them counts how many they are. */
const MAKING: ReadonlySet<FindingKind> = new Set(["keygen", "hash", "mac", "kdf", "password-hash", "key-agreement"])

const SIZED: ReadonlySet<string> = new Set(["keyBits", "nonceBits", "saltBits", "tagBits", "outputBits"])

const pickFrom = (attribute: Attribute | "algorithm", taken: ResolvedUse): ResolvedUse => {
  if (attribute === "algorithm") return taken
  const value = taken.facts[attribute] ?? (NAMES_OF_OTHERS.has(attribute) ? taken.facts.name : undefined)
  const { byteLength } = taken.facts
  const length = attribute === "keyBits" ? derivedBits(taken.facts) : undefined
  const sized = value ?? length ?? (SIZED.has(attribute) && byteLength !== undefined ? byteLength * 8 : undefined)
  const source = taken.sources[attribute] ?? taken.sources.name ?? { from: "literal", hops: 0 }
  const protocol = attribute === "version" ? protocolOf(taken.facts) : {}
  return sized === undefined
    ? { ...taken, facts: {}, sources: { [attribute]: { from: "unknown", hops: 0 } }, evidence: [] }
    : {
        ...taken,
        facts: { [attribute]: sized, ...protocol },
        sources: { [attribute]: source, ...(protocol.name !== undefined && { name: source }) }
      }
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
const partEvidence = ({ place, row }: RuleMatch, { name }: Facts, isSource: boolean): Evidence =>
  row.row.is === undefined || isSource
    ? { place, symbol: row.key, role: "setting" }
    : { place, symbol: row.key, role: "part", ...(name !== undefined && algorithmOf(name) !== undefined && { name }) }

/** What a protocol may agree on: a call that chooses it is a place of it, whether the choice can be read or not. */
const AGREED: ReadonlyArray<Attribute> = ["suite", "version", "curve", "group"]

/** What puts data through an object, gives a cipher its mode or chooses the suites of a protocol is a place of its use, too. */
const roleOf = ({ row: { row } }: RuleMatch, { mode, suite, version }: Facts): Evidence["role"] => {
  if (row.operates === true || mode !== undefined) return "operation"
  if (suite !== undefined) return "suite"
  if (version !== undefined) return "version"
  return row.is === "protocol" && AGREED.some((attribute) => row[attribute] !== undefined) ? "choice" : "setting"
}

const refinementEvidence = (refinement: RuleMatch, facts: Facts): Evidence => ({
  place: refinement.place,
  symbol: refinement.row.key,
  role: roleOf(refinement, facts)
})

/** Of the way to a value that cannot be read, who gave it counts and the object it is in. */
const unreadEvidence = (one: Evidence): ReadonlyArray<Evidence> =>
  one.role === "options" ? [one] : one.role === "caller" ? [{ ...one, role: "unread" }] : []

/** What one of several calls gives of an object, of which it says the size. */
const givenBy = (context: FileContext, call: RuleMatch, inner: ResolvedUse): ResolvedUse => {
  const [own, ...others] = ownFacts(context, call)
  const outputBits = others.length === 0 ? own?.facts.outputBits : undefined
  return outputBits === undefined ? inner : { ...inner, facts: { ...inner.facts, outputBits } }
}

const alternativesOf = (
  context: FileContext,
  attribute: Attribute | "algorithm",
  slot: Slot,
  reading: SlotReading,
  owner: RuleMatch,
  takes: boolean
): ReadonlyArray<ResolvedUse> => {
  // A length of 0 asks for the one the algorithm has.
  if ("facts" in reading) {
    const use = resolvedUse(reading.facts.keyBits === 0 ? {} : reading.facts, reading)
    const { unread } = reading
    return [
      unread === undefined ? use : { ...use, sources: { ...use.sources, [unread]: { from: "unknown", hops: 0 } } }
    ]
  }
  if ("unknown" in reading) {
    const name = attribute === "algorithm" ? "name" : attribute
    return [
      {
        facts: {},
        sources: { [name]: { from: "unknown", hops: 0 } },
        evidence: reading.evidence.flatMap(unreadEvidence),
        when: reading.when
      }
    ]
  }
  const { is } = reading.part.row.row
  const isApart = slot.madeBy !== undefined
  const isRandom = is === "random" && owner.row.row.is !== "random"
  const isMeasured = MEASURED.has(attribute) && is !== undefined && MAKING.has(is)
  if (takes && !isRandom && !isMeasured && !isApart) reading.part.takenBy.add(owner)
  const inners = resolveUses(context, reading.part)
    .filter(({ facts }) => !isRandom || (SIZED.has(attribute) && facts.byteLength !== undefined))
    .map((inner) => (reading.by === undefined ? inner : givenBy(context, reading.by, inner)))
  return inners.flatMap((inner) => {
    const when = mergeCases(reading.when, inner.when)
    if (when === undefined) return []
    const taken = pickFrom(attribute, inner)
    const own = takes && !isApart ? [partEvidence(reading.part, inner.facts, isRandom || isMeasured)] : []
    return {
      facts: taken.facts,
      sources: withHops(taken.sources, reading.hops),
      evidence: takes ? [...reading.evidence, ...own, ...(isApart ? [] : taken.evidence)] : [],
      when
    }
  })
}

const slotAlternatives = (
  context: FileContext,
  match: RuleMatch,
  attribute: Attribute | "algorithm",
  slot: Slot,
  takes: boolean,
  choice?: Choice
): ReadonlyArray<ResolvedUse> =>
  distinct(
    readSlot(context, match, attribute, slot, choice).flatMap((reading) =>
      alternativesOf(context, attribute, slot, reading, match, takes)
    )
  )

/** What a call may do is one list, whichever of it the program chooses: it is of no single case. */
const together = (attribute: Attribute | "algorithm", uses: ReadonlyArray<ResolvedUse>): ReadonlyArray<ResolvedUse> =>
  attribute === "functions" && uses.length > 1 ? [{ ...uses.reduce(fill), when: always }] : uses

/** What the row says of this call alone: fixed facts and its arguments. */
const ownFacts = (context: FileContext, match: RuleMatch): ReadonlyArray<ResolvedUse> => {
  const slots = rowPlan(match.row.row).steps.flatMap((step) => ("slot" in step ? [step.slot] : []))
  const choices = choicesOf(context, match, slots)
  return choices.length === 0
    ? factsOf(context, match)
    : distinct(choices.flatMap((choice) => factsOf(context, match, choice)))
}

const factsOf = (context: FileContext, match: RuleMatch, choice?: Choice): ReadonlyArray<ResolvedUse> => {
  const { is } = match.row.row
  const { steps, taken } = rowPlan(match.row.row)
  let uses: ReadonlyArray<ResolvedUse> = [match.when === undefined ? nothing : { ...nothing, when: match.when }]
  for (const step of steps) {
    const { attribute } = step
    uses =
      "slot" in step
        ? cross(uses, together(attribute, slotAlternatives(context, match, attribute, step.slot, true, choice)), fill)
        : cross(uses, step.fixed, fill)
  }
  for (const slot of taken) {
    const items = slot.isTogether === true ? itemMatches(context, match, slot) : undefined
    uses =
      items === undefined
        ? cross(uses, slotAlternatives(context, match, "algorithm", slot, true), takesOver(is))
        : addedBy(context, additionsOf(context, items, match), uses, () => everywhere)
  }
  return uses
}

/** What is a key by its declared type is of the algorithm of that type, whatever it is. */
const declaredName = (context: FileContext, match: RuleMatch, key: Slot): string | undefined => {
  const { rows } = context.index
  const types = slotExpressions(context, match, key).flatMap((argument) => context.typesOf(argument))
  const names = types.flatMap((type) => {
    const { name, material } = (rows.get(`new ${type}`) ?? rows.get(type))?.row ?? {}
    return typeof name === "string" && material !== undefined ? [name] : []
  })
  return new Set(names).size === 1 ? names[0] : undefined
}

const keysOf = (context: FileContext, match: RuleMatch, key: Slot): ReadonlyArray<ResolvedUse> => {
  const keys = slotAlternatives(context, match, "algorithm", key, false)
  if (keys.every(({ facts }) => facts.name !== undefined)) return keys
  const name = declaredName(context, match, key)
  if (name === undefined) return keys
  const source = { from: "literal", hops: 0 } as const
  return keys.map((one) =>
    one.facts.name === undefined
      ? { ...one, facts: { ...one.facts, name }, sources: { ...one.sources, name: source } }
      : one
  )
}

/** What the key of a call adds. For a refinement the call is what it refines, since a key never renames it. */
const withKey = (
  context: FileContext,
  match: RuleMatch,
  uses: ReadonlyArray<ResolvedUse>
): ReadonlyArray<ResolvedUse> => {
  const { key } = match.row.row
  return key === undefined ? uses : cross(uses, keysOf(context, match, key), adoptKey)
}

const DERIVING: ReadonlySet<string> = new Set(["kdf", "hash", "xof"])

const isDerived = ({ name, outputBits }: Facts): boolean =>
  name === undefined ? outputBits !== undefined : DERIVING.has(algorithmOf(name)?.primitive ?? "unknown")

/** Bits of a secret that a hash or a key derivation made. */
const derivedBits = (facts: Facts): number | undefined =>
  isDerived(facts) ? (facts.outputBits ?? algorithmOf(facts.name)?.outputBits) : undefined

/** A name that nobody can read may also say the mode of the cipher that only its key names. */
const withUnreadMode = (base: ResolvedUse, keyName: string | undefined): ResolvedUse => {
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
  return adopt(withUnreadMode(base, name), { ...extra, facts, sources, evidence: [] })
}

/** Whether an attribute was set to something else before. */
const isContested = (name: string, value: unknown, before: ReadonlySet<unknown> | undefined): boolean =>
  name !== "functions" && name !== "verification" && before !== undefined && !(before.size === 1 && before.has(value))

/** The cases in which a call is made on an object, where it is made on others as well: `f(a, 1); f(b, 2);` */
const casesOn = (context: FileContext, { receiver }: RuleMatch, object: RuleMatch): ReadonlyArray<Case> => {
  const values = receiver === undefined ? [] : context.evaluate(receiver)
  const own = values.filter((value) => value.kind === "part" && value.part === object)
  return own.length === 0 || own.length === values.length ? [always] : own.map(({ when }) => when)
}

/** What one call after another adds to an object. */
const additionsOf = (
  context: FileContext,
  refinements: ReadonlyArray<RuleMatch>,
  object: RuleMatch
): ReadonlyArray<Addition> =>
  refinements.map((refinement) => {
    const extras = ownFacts(context, refinement).map((extra) => ({
      ...extra,
      evidence: [...extra.evidence, refinementEvidence(refinement, extra.facts)]
    }))
    return { refinement, extras: extras.length < 2 ? extras : usesIn(extras, casesOn(context, refinement, object)) }
  })

/**
 * Adds what calls say one after another. What one sets that another has set before is another value it can have. An object
 * to which a call in an arm adds nothing, since another arm is taken, is `spare`: it counts only for what the others add.
 */
const addedBy = (
  context: FileContext,
  additions: ReadonlyArray<Addition>,
  bases: ReadonlyArray<ResolvedUse>,
  armsOf: (refinement: RuleMatch) => Arms | undefined
): ReadonlyArray<ResolvedUse> => {
  let uses = bases
  let spare: ReadonlyArray<ResolvedUse> = []
  const unread = new Set<Attribute>()
  const set = new Map<string, Set<unknown>>()
  for (const { refinement, extras } of additions) {
    const arms = armsOf(refinement)
    if (arms === undefined) continue
    const { inside, outside } = arms
    const placed = usesIn(extras, inside)
    const contested = extras.some(({ facts }) =>
      Object.entries(facts).some(([name, value]) => isContested(name, value, set.get(name)))
    )
    const isMet = outside.length === 0 || meet(uses, placed, refine).some((met) => met.length > 0)
    const joined = isMet ? withKey(context, refinement, cross(uses, placed, refine)) : []
    const late = outside.length === 0 ? cross(spare, placed, refine) : meet(spare, placed, refine).flat()
    const untouched = usesIn([...uses, ...spare], outside)
    const before = outside.length === 0 ? uses : usesIn(uses, outside)
    if (isMet) uses = contested ? distinct([...before, ...joined]) : joined
    else uses = [...uses, ...withKey(context, refinement, late)]
    spare = distinct(isMet ? [...late, ...untouched] : untouched)
    for (const { sources } of extras) for (const one of AGREED) if (sources[one]?.from === "unknown") unread.add(one)
    for (const { facts } of extras)
      for (const [name, value] of Object.entries(facts)) set.set(name, new Set([...(set.get(name) ?? []), value]))
  }
  const mayBeMore = ({ facts }: ResolvedUse): boolean => [...unread].some((one) => facts[one] !== undefined)
  return uses.map((use) => (mayBeMore(use) ? openEnded(use) : use))
}

/**
 * Uses as they are where a setting is made in some arms only: beside what is set there stands what the library sets, or what was
 * set before; where nobody says that, there may be more.
 */
const withLeftOut = (
  context: FileContext,
  { expr, row: { row } }: RuleMatch,
  bases: ReadonlyArray<ResolvedUse>,
  additions: ReadonlyArray<Addition>,
  armsOf: (refinement: RuleMatch) => Arms | undefined
): ReadonlyArray<ResolvedUse> => {
  const uses = addedBy(context, additions, bases, armsOf)
  const left = leftOut(context, expr, additions)
  if (left.length === 0) return uses
  const before = (attribute: Attribute): unknown => row.defaults?.[attribute] ?? bases[0]?.facts[attribute]
  const isOpen = ({ facts, when }: ResolvedUse): boolean =>
    left.some(
      ({ attribute, cases }) =>
        facts[attribute] !== undefined &&
        before(attribute) === undefined &&
        bases.some((base) => isWider(base.when, when) && mergeEach([base.when], cases).length > 0)
    )
  const others = left.flatMap(({ attribute, additions: made, cases }) => {
    const value = before(attribute)
    if (value === undefined || uses.some(({ facts }) => facts[attribute] === value)) return []
    const rest = additions.filter((addition) => !made.has(addition))
    return usesIn(addedBy(context, rest, bases, armsOf), cases)
  })
  const all = [...uses, ...others].map((use) => (isOpen(use) ? openEnded(use) : use))
  return others.length > 0 ? distinct(all) : all
}

/** What the call says is known only as far as its result is what it is declared as. */
const inferred = (one: ResolvedUse): ResolvedUse => ({
  ...one,
  sources: Object.fromEntries(
    Object.entries(one.sources).map(([name, source]) => [
      name,
      source.from === "unknown" ? source : { ...source, from: "inferred" as const }
    ])
  )
})

/** What went into an object that is no use of its own went into the use that takes it over. */
const inheritedEvidence = ({ row: { row } }: RuleMatch, { evidence }: ResolvedUse): ReadonlyArray<Evidence> =>
  row.is === undefined ? evidence.filter(({ role }) => role === "part") : []

const compute = (context: FileContext, match: RuleMatch): ReadonlyArray<ResolvedUse> => {
  const { row } = match.row
  const own = ownFacts(context, match)
  let uses = withKey(context, match, match.isMade === true || match.isConforming === true ? own.map(inferred) : own)
  if (row.inherits === true) {
    const inherited = receiverMatches(context, match).flatMap((one) =>
      resolveUses(context, one).map((use) => ({ ...use, evidence: inheritedEvidence(one, use) }))
    )
    uses = cross(uses, distinct(inherited), inherit)
  }
  if (match.refinements.length > 0) {
    const additions = additionsInSequence(context, additionsOf(context, match.refinements, match))
    uses = withLeftOut(context, match, uses, additions, armsOfAdditions(context, match.expr, uses, additions))
  }
  uses = possibleAt(context, match.expr, uses)
  return uses.map((one) => withSetByLibrary(one, row))
}

/** All that is known of a part, one result per combination of values its arguments can have. */
export const resolveUses = (context: FileContext, match: RuleMatch): ReadonlyArray<ResolvedUse> => {
  const known = context.resolvedUses.get(match)
  if (known !== undefined) return known
  context.resolvedUses.set(match, [nothing])
  const uses = compute(context, match)
  context.resolvedUses.set(match, uses)
  return uses
}

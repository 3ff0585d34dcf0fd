import { algorithmOf } from "../model/algorithms.ts"
import { type Attribute, type Facts, omitFacts } from "../model/Facts.ts"
import { modeOf } from "../model/modes.ts"
import { isSlot, type Row } from "../rules/rule.ts"
import { fill, nothing, type ResolvedUse, resolvedUse, sameFamily } from "./mergeFacts.ts"
import { HERE } from "./Value.ts"

/** The only sizes that an algorithm and its mode let be: CBC starts with one block (SP 800-38A, 6.2). */
const fixedSizes = ({ name, mode }: Facts): Facts => {
  const algorithm = algorithmOf(name)
  if (algorithm === undefined) return {}
  const { keyBits, blockBits } = algorithm
  return {
    ...(keyBits !== undefined && { keyBits }),
    ...(mode === "cbc" && blockBits !== undefined && { nonceBits: blockBits })
  }
}

/** Paddings that mask with a hash function; a key encrypted with another padding is not hashed at all. */
const MASKED: ReadonlySet<string | undefined> = new Set([undefined, "oaep", "pss"])

const hashedDefaults = ({ padding, primitive }: Facts, defaults: Facts): Facts => {
  if (MASKED.has(padding)) return defaults
  return primitive === "pke" ? omitFacts(defaults, "mgfDigest", "digest") : omitFacts(defaults, "mgfDigest")
}

const BLOCK_PADDINGS: ReadonlySet<string | undefined> = new Set(["pkcs7", "zero"])

/**
 * What only block ciphers have says nothing of another algorithm that the call names, or of one that nobody can read. A name
 * that is read as a whole would name the mode, too.
 */
const blockDefaults = ({ facts, sources }: ResolvedUse, defaults: Facts, isNamedWhole: boolean): Facts => {
  if (!BLOCK_PADDINGS.has(defaults.padding)) return defaults
  if (sources.name !== undefined && algorithmOf(facts.name)?.primitive !== "block-cipher")
    return omitFacts(defaults, "mode", "padding")
  const mode = sources.mode === undefined ? defaults.mode : facts.mode
  const isUnpadded = mode === undefined ? isNamedWhole : modeOf(mode)?.unpadded === true
  return isUnpadded ? omitFacts(defaults, "padding") : defaults
}

/** Defaults that name an algorithm say nothing of another one that the call names. */
const withDefaults = (one: ResolvedUse, defaults: Facts, { algorithm }: Row): ResolvedUse => {
  const { name } = one.facts
  const isOther =
    defaults.name !== undefined &&
    one.sources.name !== undefined &&
    !(name !== undefined && sameFamily(name, defaults.name))
  return isOther
    ? one
    : fill(
        one,
        resolvedUse(hashedDefaults(one.facts, blockDefaults(one, defaults, isSlot(algorithm))), HERE, "default")
      )
}

/** What has only one size has it where what is given cannot be read, too. */
const withFixed = (one: ResolvedUse, fixed: Facts): ResolvedUse => {
  const unread = Object.entries(fixed).filter(([name]) => one.sources[name as Attribute]?.from === "unknown")
  if (unread.length === 0) return one
  const sources = unread.map(([name]) => [name, { from: "default", hops: 0 }] as const)
  return {
    ...one,
    facts: { ...one.facts, ...Object.fromEntries(unread) },
    sources: { ...one.sources, ...Object.fromEntries(sources) }
  }
}

/** What the library sets, differently in its versions, where the call leaves it open. */
const withVariable = (one: ResolvedUse, attributes: ReadonlyArray<Attribute>): ResolvedUse =>
  fill(one, {
    ...nothing,
    sources: Object.fromEntries(attributes.map((attribute) => [attribute, { from: "unknown", hops: 0 } as const]))
  })

/** A call that takes a name, and that has none from anywhere, leaves it to what it is given. */
const withUnnamed = (one: ResolvedUse, { is, algorithm, name }: Row): ResolvedUse =>
  is !== undefined && (isSlot(algorithm) || isSlot(name)) ? withVariable(one, ["name"]) : one

/** Attributes that say how large a key is without its bits. */
const SIZING: ReadonlyArray<Attribute> = ["curve", "group", "parameterSet"]

/** A size that nobody can read, beside a curve that says it or would say it, is left to that. */
const withoutUnreadSize = (one: ResolvedUse): ResolvedUse => {
  if (one.sources.keyBits?.from !== "unknown" || SIZING.every((name) => one.sources[name] === undefined)) return one
  const { keyBits: _, ...sources } = one.sources
  return { ...one, sources }
}

/** A use with what the library sets where the call does not say it. */
export const withSetByLibrary = (one: ResolvedUse, row: Row): ResolvedUse => {
  const { defaults, fixed, varies } = row
  const filled = defaults === undefined ? one : withDefaults(one, defaults, row)
  const sized = withFixed(filled, { ...fixedSizes(filled.facts), ...fixed })
  return withoutUnreadSize(withUnnamed(varies === undefined ? sized : withVariable(sized, varies), row))
}

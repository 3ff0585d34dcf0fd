import { algorithmOf } from "./algorithms.ts"
import type { Attribute, Facts } from "./Facts.ts"
import { modeOf, paddingOf } from "./modes.ts"

/** One segment of an algorithm's name, and the attributes in it. */
export interface Segment {
  readonly says: ReadonlyArray<Attribute>
  /** Undefined leaves the segment out. */
  readonly text: (facts: Facts) => string | undefined
}

export const segment = (says: ReadonlyArray<Attribute>, text: Segment["text"]): Segment => ({ says, text })

const plain = (attribute: Attribute): Segment =>
  segment([attribute], (facts) => (facts[attribute] === undefined ? undefined : String(facts[attribute])))

export const keyBits = plain("keyBits")
export const digest = plain("digest")
export const iterations = plain("iterations")
export const group = plain("group")
export const parameterSet = plain("parameterSet")
export const outputBits = plain("outputBits")
export const tagBits = plain("tagBits")

/** The curve, or the size while the curve is not known; nothing where the algorithm's name already fixes it. */
export const curve = segment(["curve", "keyBits"], (facts) =>
  algorithmOf(facts.name)?.curve === undefined ? (facts.curve ?? facts.keyBits?.toString()) : undefined
)

/** A key size that the cipher's name does not already imply. */
export const cipherKeyBits = segment(["keyBits"], (facts) => {
  const only = algorithmOf(facts.name)?.keyBits
  return only === undefined || facts.name === "DES" || facts.name === "SEED" ? facts.keyBits?.toString() : undefined
})

export const mode = segment(["mode"], (facts) => modeOf(facts.mode)?.registry)

export const padding = segment(["padding"], (facts) => paddingOf(facts.padding)?.registry)

/** A tag shorter than the 128 bits of a full block is a parameter; the full one is not. */
export const shortTag = segment(["tagBits"], (facts) =>
  facts.tagBits !== undefined && facts.tagBits < 128 ? facts.tagBits.toString() : undefined
)

export const shortMac = segment(["tagBits"], (facts) => {
  const full = algorithmOf(facts.digest)?.outputBits
  return facts.tagBits !== undefined && full !== undefined && facts.tagBits < full
    ? facts.tagBits.toString()
    : undefined
})

const cipherText = (facts: Facts): string | undefined => {
  if (facts.cipher === undefined) return undefined
  const inner = { name: facts.cipher, ...(facts.keyBits === undefined ? {} : { keyBits: facts.keyBits }) }
  const bits = facts.cipher === "DES" ? undefined : cipherKeyBits.text(inner)
  return [facts.cipher, bits, modeOf(facts.mode)?.registry].filter((part) => part !== undefined).join("-")
}

/** The inner cipher of a scheme, with what is known of it. */
export const innerCipher = segment(["cipher", "keyBits", "mode"], cipherText)

/** Values that only mean something in order: the first that is absent ends the list. */
export const inOrder = (...attributes: ReadonlyArray<Attribute>): ReadonlyArray<Segment> =>
  attributes.map((attribute, at) =>
    segment([attribute], (facts) =>
      attributes.slice(0, at + 1).every((earlier) => facts[earlier] !== undefined)
        ? String(facts[attribute])
        : undefined
    )
  )

export const prefixed = (prefix: string, attribute: Attribute): Segment =>
  segment([attribute], (facts) => (facts[attribute] === undefined ? undefined : `${prefix}${facts[attribute]}`))

/** The only mask generation function of RFC 8017 is MGF1; its hash is named when it is not that of the message. */
export const maskGeneration = segment(["mgfDigest"], (facts) => {
  if (facts.digest === undefined && facts.mgfDigest === undefined) return undefined
  if (facts.mgfDigest === undefined) return algorithmOf(facts.digest)?.primitive === "xof" ? undefined : "MGF1"
  return facts.mgfDigest === facts.digest ? "MGF1" : `MGF1-${facts.mgfDigest}`
})

/** In bytes, and only behind a hash: a number alone would read as a key size. */
export const saltBytes = segment(["saltBits"], (facts) =>
  facts.saltBits === undefined || facts.digest === undefined ? undefined : String(facts.saltBits / 8)
)

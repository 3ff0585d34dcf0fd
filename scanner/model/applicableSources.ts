import { algorithmOf } from "./algorithms.ts"
import type { Attribute, Facts, FactSources, Primitive } from "./Facts.ts"

/** Attributes that no algorithm of a primitive has, whatever else the API that is called takes. */
const FOREIGN: { readonly [P in Primitive]?: ReadonlySet<Attribute> } = {
  "block-cipher": new Set(["digest", "mgfDigest", "saltBits"]),
  "stream-cipher": new Set(["digest", "mgfDigest", "saltBits", "mode", "padding"]),
  ae: new Set(["digest", "mgfDigest", "saltBits", "padding"]),
  hash: new Set(["mode", "padding"]),
  signature: new Set(["mode"]),
  "key-agree": new Set(["mode", "padding"]),
  kem: new Set(["mode", "padding"]),
  drbg: new Set(["mode", "padding"])
}

/** RSASSA-PKCS1-v1_5 and RSAES-PKCS1-v1_5 have neither salt nor mask (RFC 8017, 7.2 and 8.2). */
const UNSALTED: ReadonlySet<Attribute> = new Set(["saltBits", "mgfDigest"])

/** Modes whose blocks nobody pads, whatever a call asks for (NIST SP 800-38C and 800-38D, RFC 5297, RFC 7253, RFC 8452). */
const UNPADDED: ReadonlySet<string | undefined> = new Set(["gcm", "gcm-siv", "ccm", "eax", "ocb", "siv"])

const isUnpadded = ({ mode, padding }: Facts): boolean => padding === "pkcs7" && UNPADDED.has(mode)

/** Facts without a padding that a mode does not have: `EVP_CIPHER_CTX_set_padding` of a context of GCM. */
export const applicableFacts = (facts: Facts): Facts => {
  const { padding: _none, ...others } = facts
  return isUnpadded(facts) ? others : facts
}

/** Without those that would be unknown, were they anything of this algorithm. */
export const applicableSources = (facts: Facts, sources: FactSources): FactSources => {
  const { name, padding } = facts
  const foreign = FOREIGN[algorithmOf(name)?.primitive ?? "unknown"]
  const isForeign = (attribute: string): boolean =>
    (attribute === "padding" && isUnpadded(facts)) ||
    (sources[attribute as Attribute]!.from === "unknown" &&
      (foreign?.has(attribute as Attribute) === true ||
        (padding === "pkcs1v15" && UNSALTED.has(attribute as Attribute))))
  const names = Object.keys(sources)
  return names.some(isForeign)
    ? Object.fromEntries(Object.entries(sources).filter(([attribute]) => !isForeign(attribute)))
    : sources
}

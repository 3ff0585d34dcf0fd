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

/** Without those that would be unknown, were they anything of this algorithm. */
export const applicableSources = ({ name, padding }: Facts, sources: FactSources): FactSources => {
  const foreign = FOREIGN[algorithmOf(name)?.primitive ?? "unknown"]
  const isForeign = (attribute: string): boolean =>
    sources[attribute as Attribute]!.from === "unknown" &&
    (foreign?.has(attribute as Attribute) === true || (padding === "pkcs1v15" && UNSALTED.has(attribute as Attribute)))
  const names = Object.keys(sources)
  return names.some(isForeign)
    ? Object.fromEntries(Object.entries(sources).filter(([attribute]) => !isForeign(attribute)))
    : sources
}

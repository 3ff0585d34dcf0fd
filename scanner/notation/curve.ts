import { canonicalCurve } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"
import { named, ofNormalised } from "./words.ts"

/** Longest name of a curve is about 40 characters. */
const MAX_LENGTH = 128

const namedCurve = (text: string): Facts | undefined => {
  const curve = canonicalCurve(text)
  return curve === undefined ? undefined : { curve }
}

/** A named finite-field group among named curves, as in the groups of TLS. */
const group = (text: string): Facts | undefined => {
  const name = text.trim().toLowerCase()
  return /^(?:ffdhe(?:2048|3072|4096|6144|8192)|modp(?:768|1024|1536|2048|3072|4096|6144|8192))$/.test(name)
    ? { group: name }
    : undefined
}

/** A curve in any spelling: `secp256r1`, `NIST_P256`, `BrainpoolP256R1`, its OID. A size alone names no curve. */
export const curve: Notation = {
  ofText: (text) => (text.length > MAX_LENGTH ? undefined : (namedCurve(text) ?? group(text)))
}

const edwardsNames = named({
  Ed25519: "ed25519",
  Ed25519ph: "ed25519ph",
  Ed25519ctx: "ed25519ctx",
  Ed448: "ed448",
  Ed448ph: "ed448ph",
  X25519: "x25519",
  X448: "x448"
})

/** Signatures and key agreement on the Edwards and Montgomery curves of RFC 7748 and RFC 8032. */
export const edwards: Notation = { ofText: ofNormalised((normalised) => edwardsNames.get(normalised)) }

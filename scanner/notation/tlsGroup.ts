import { canonicalCurve } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"
import { pqcWords } from "./pqcWords.ts"
import { ofSquashed } from "./words.ts"

/** Longest name of the IANA registry has 20 characters; OpenSSL's are no longer. */
const MAX_LENGTH = 64

const finiteField = (text: string): Facts | undefined => {
  const group = text.toLowerCase()
  return /^ffdhe(?:2048|3072|4096|6144|8192)$/.test(group)
    ? { name: "DH", group, keyBits: Number(group.slice(5)) }
    : undefined
}

const elliptic = (text: string): Facts | undefined => {
  const curve = canonicalCurve(text.replace(/tls13$/i, ""))
  return curve === undefined ? undefined : { name: "ECDHE", curve }
}

const postQuantum = ofSquashed((squashed) => pqcWords.get(squashed))

/** A group that TLS may agree on a key with (RFC 8446 4.2.7): `x25519`, `secp256r1`, `ffdhe2048`, `X25519MLKEM768`. */
export const tlsGroup: Notation = {
  ofText: (text) => {
    const written = text.trim()
    if (written.length > MAX_LENGTH) return undefined
    return finiteField(written) ?? postQuantum(written) ?? elliptic(written)
  }
}

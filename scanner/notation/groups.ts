import { canonicalCurve } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"
import { pqcWords } from "./pqc.ts"
import { ofNormalised } from "./words.ts"

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

const postQuantum = ofNormalised((normalised) => pqcWords.get(normalised))

/** A group that TLS may agree on a key with (RFC 8446 4.2.7): `x25519`, `secp256r1`, `ffdhe2048`, `X25519MLKEM768`. */
export const tlsGroup: Notation = {
  ofText: (text) => {
    const written = text.trim()
    if (written.length > MAX_LENGTH) return undefined
    return finiteField(written) ?? postQuantum(written) ?? elliptic(written)
  }
}

/** Groups of RFC 2409 and RFC 3526 by number. */
const SIZES: { readonly [number: string]: number } = {
  "1": 768,
  "2": 1024,
  "5": 1536,
  "14": 2048,
  "15": 3072,
  "16": 4096,
  "17": 6144,
  "18": 8192
}

/** A finite-field group as Botan names it: `modp/ietf/2048`, `ffdhe/ietf/3072`. */
export const dlGroup: Notation = {
  ofText: (text) => {
    const [, family = "", bits = ""] = /^(modp|ffdhe)\/ietf\/(\d{4})$/.exec(text.trim()) ?? []
    const keyBits = Number(bits)
    if (keyBits !== 0) return { group: `${family}${keyBits}`, keyBits }
    const size = /^(?:modp\/srp|dsa\/\w+)\/(\d{4})$/.exec(text.trim())?.[1]
    return size === undefined ? undefined : { keyBits: Number(size) }
  }
}

/** A named finite-field group by its number: `modp14`. */
export const modpGroup: Notation = {
  ofText: (text) => {
    const keyBits = SIZES[/^modp(\d{1,2})$/i.exec(text.trim())?.[1] ?? ""]
    return keyBits === undefined ? undefined : { name: "DH", group: `modp${keyBits}`, keyBits }
  }
}

import { canonicalCurve } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

/** No name is longer. */
const MAX_LENGTH = 64

const PLAIN: ReadonlyMap<string, Facts> = new Map([
  ["dsa", { name: "DSA" }],
  ["ed25519", { name: "Ed25519" }],
  ["ed448", { name: "Ed448" }],
  ["x25519", { name: "X25519" }],
  ["x448", { name: "X448" }]
])

/** Kinds of keys by one short name: `rsa2048`, `RSA_4096`, `p256`, `EC384`, `EC_prime256v1`, `RSA-HSM`, `ed25519`, `ECDSA`. */
export const keyType: Notation = {
  ofText: (text): Facts | undefined => {
    if (text.length > MAX_LENGTH) return undefined
    const written = text.trim().toLowerCase().replace(/[-_]/g, "").replace(/hsm$/, "")
    const plain = PLAIN.get(written)
    if (plain !== undefined) return plain
    const rsa = /^rsa(\d{3,5})?$/.exec(written)
    if (rsa !== null) return rsa[1] === undefined ? { name: "RSA" } : { name: "RSA", keyBits: Number(rsa[1]) }
    if (written === "ec" || written === "ecc" || written === "ecdsa") return { name: "ECDSA" }
    const [, size, named] = /^(?:ec|p|ecdsa)(?:(224|256|384|521)|(prime256v1|secp\w{4,5}))$/.exec(written) ?? []
    const curve = size === undefined ? canonicalCurve(named ?? "") : `P-${size}`
    return curve === undefined ? undefined : { name: "ECDSA", curve }
  }
}

/** Which key of a pair a flag chooses: `new RSAKeyParameters(isPrivate, modulus, exponent)`. */
export const keyHalf: Notation = {
  ofBoolean: (isPrivate) => ({ material: isPrivate ? "private-key" : "public-key" })
}

const isEncodedKey = (text: string): boolean => /BEGIN [A-Z ]*(?:KEY|CERTIFICATE)/.test(text)

/** A key as jsonwebtoken takes it, verify.js: a text that is not an encoded key is a secret, which only HMAC takes. */
export const jwtKey: Notation = {
  nameKey: "key",
  ofText: (text) => (text === "" || isEncodedKey(text) ? undefined : { name: "HMAC" })
}

import type { Facts } from "../model/Facts.ts"
import { cipherWords } from "./cipher.ts"
import { hashWords } from "./hash.ts"
import { modeWords } from "./mode.ts"
import type { Notation } from "./Notation.ts"
import { normaliseName } from "./words.ts"

/** Longest name of an algorithm in the kernel: CRYPTO_MAX_ALG_NAME. */
const MAX_LENGTH = 128

const lone: { readonly [name: string]: Facts } = {
  rsa: { name: "RSA" },
  dh: { name: "DH" },
  curve25519: { name: "X25519" },
  ecdh: { name: "ECDH" },
  "ecdh-nist-p192": { name: "ECDH", curve: "P-192" },
  "ecdh-nist-p256": { name: "ECDH", curve: "P-256" },
  "ecdh-nist-p384": { name: "ECDH", curve: "P-384" },
  "ecdsa-nist-p192": { name: "ECDSA", curve: "P-192" },
  "ecdsa-nist-p256": { name: "ECDSA", curve: "P-256" },
  "ecdsa-nist-p384": { name: "ECDSA", curve: "P-384" },
  "ecdsa-nist-p521": { name: "ECDSA", curve: "P-521" },
  sm2: { name: "SM2" },
  ecrdsa: { name: "GOSTR3410" },
  poly1305: { name: "Poly1305" },
  "blake2b-160": { name: "BLAKE2b", outputBits: 160 },
  "blake2b-256": { name: "BLAKE2b", outputBits: 256 },
  "blake2b-384": { name: "BLAKE2b", outputBits: 384 },
  "blake2b-512": { name: "BLAKE2b", outputBits: 512 }
}

const plain = (text: string): Facts | undefined => {
  const normalised = normaliseName(text) ?? ""
  return (
    (Object.hasOwn(lone, text) ? lone[text] : undefined) ?? hashWords.get(normalised) ?? cipherWords.get(normalised)
  )
}

const MACS: { readonly [template: string]: string } = { cmac: "CMAC", xcbc: "XCBC-MAC", cbcmac: "CBC-MAC" }

/** The templates that add nothing but the way a nonce or key is given. */
const WRAPPERS: ReadonlySet<string> = new Set([
  "rfc3686",
  "rfc4106",
  "rfc4309",
  "rfc4543",
  "seqiv",
  "echainiv",
  "cryptd",
  "pcrypt"
])

const ofTemplate = (template: string, inner: string): Facts | undefined => {
  if (WRAPPERS.has(template)) return read(inner)
  const [first = "", ...others] = inner.split(/,(?![^(]*\))/)
  const part = read(first)
  if (template === "authenc" || template === "essiv") return read(template === "authenc" ? (others[0] ?? "") : first)
  if (template === "rfc7539" || template === "rfc7539esp")
    return first === "chacha20" ? { name: "ChaCha20-Poly1305" } : undefined
  if (part?.name === undefined) return undefined
  if (template === "hmac") return { name: "HMAC", digest: part.name }
  if (template === "pkcs1pad" || template === "pkcs1") {
    const digest = read(others[0] ?? "")?.name
    return part.name === "RSA"
      ? { name: "RSA", padding: "pkcs1v15", ...(digest !== undefined && { digest }) }
      : undefined
  }
  const mac = Object.hasOwn(MACS, template) ? MACS[template] : undefined
  if (mac !== undefined) return { name: mac, cipher: part.name }
  const mode = modeWords.get(normaliseName(template) ?? "")?.mode
  return mode === undefined ? undefined : { ...part, mode }
}

const read = (text: string): Facts | undefined => {
  const found = /^([a-z0-9_]{1,32})\((.{1,100})\)$/.exec(text)
  return found === null ? plain(text) : ofTemplate(found[1]!, found[2]!)
}

/** Names of the Linux kernel's crypto API: `cbc(aes)`, `hmac(sha256)`, `authenc(hmac(sha1),cbc(aes))`. */
export const linuxCrypto: Notation = {
  ofText: (text) => (text.length > MAX_LENGTH ? undefined : read(text.trim().toLowerCase()))
}

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
  cipher_null: { name: "NullCipher" },
  tgr128: { name: "Tiger" },
  tgr160: { name: "Tiger" },
  tgr192: { name: "Tiger" },
  wp256: { name: "Whirlpool" },
  wp384: { name: "Whirlpool" },
  wp512: { name: "Whirlpool" },
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

type Template = (args: ReadonlyArray<string>) => Facts | undefined

const mac =
  (name: string): Template =>
  ([inner]) => {
    const cipher = read(inner)?.name
    return cipher === undefined ? undefined : { name, cipher }
  }

const hmac: Template = ([inner]) => {
  const digest = read(inner)?.name
  return digest === undefined ? undefined : { name: "HMAC", digest }
}

const pkcs1: Template = ([key, hash]) => {
  if (read(key)?.name !== "RSA") return undefined
  const digest = read(hash)?.name
  return { name: "RSA", padding: "pkcs1v15", ...(digest !== undefined && { digest }) }
}

const rfc7539: Template = ([cipher]) => (cipher === "chacha20" ? { name: "ChaCha20-Poly1305" } : undefined)

/** Adds only how a nonce or a key is given, or how the work is done. */
const wrapper: Template = (args) => read(args.join())

const templates: { readonly [name: string]: Template } = {
  authenc: ([, cipher]) => read(cipher),
  cbcmac: mac("CBC-MAC"),
  cmac: mac("CMAC"),
  cryptd: wrapper,
  echainiv: wrapper,
  essiv: ([cipher]) => read(cipher),
  hmac,
  pcrypt: wrapper,
  pkcs1,
  pkcs1pad: pkcs1,
  rfc3686: wrapper,
  rfc4106: wrapper,
  rfc4309: wrapper,
  rfc4543: wrapper,
  rfc7539,
  rfc7539esp: rfc7539,
  seqiv: wrapper,
  vmac: mac("VMAC"),
  xcbc: mac("XCBC-MAC")
}

/** A template of no other kind is a mode: `cbc(aes)`. */
const inMode = (template: string, [inner]: ReadonlyArray<string>): Facts | undefined => {
  const mode = modeWords.get(normaliseName(template) ?? "")?.mode
  const cipher = read(inner)
  return mode === undefined || cipher?.name === undefined ? undefined : { ...cipher, mode }
}

const read = (text = ""): Facts | undefined => {
  const [, template, written = ""] = /^([a-z0-9_]{1,32})\((.{1,100})\)$/.exec(text) ?? []
  if (template === undefined) return plain(text)
  const args = written.split(/,(?![^(]*\))/)
  return Object.hasOwn(templates, template) ? templates[template]!(args) : inMode(template, args)
}

/** Names of the Linux kernel's crypto API: `cbc(aes)`, `hmac(sha256)`, `authenc(hmac(sha1),cbc(aes))`. */
export const linuxCrypto: Notation = {
  ofText: (text) => (text.length > MAX_LENGTH ? undefined : read(text.trim().toLowerCase()))
}

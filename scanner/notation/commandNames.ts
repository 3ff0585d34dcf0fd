import type { CanonicalFacts } from "./CanonicalFacts.ts"
import { cipher } from "./cipher.ts"
import { curve } from "./curve.ts"
import { hash } from "./hash.ts"
import { jca } from "./jca/jca.ts"
import { mode } from "./mode.ts"
import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"
import { openssl } from "./openssl.ts"
import { ssh } from "./ssh.ts"

const MAX_LENGTH = 128

const factsOf = (notation: Notation, text: string): Facts | undefined => {
  const read = notation.ofText?.(text)
  return typeof read === "object" ? read : undefined
}

const named = (names: { readonly [name: string]: CanonicalFacts }): Notation => {
  const known = new Map(Object.entries(names))
  return { ofText: (text) => known.get(text.trim().toLowerCase()) }
}

/** cksum(1): sums that are no cryptography have names, too. */
const CHECKSUMS: ReadonlySet<string> = new Set(["sysv", "bsd", "crc", "crc32b"])

const checksum: Notation = {
  ofText: (text) => (CHECKSUMS.has(text.toLowerCase()) ? { name: "NonCryptographicHash" } : hash.ofText?.(text))
}

/** A number of bytes, as bits, where any argument is a text. */
const byteCount: Notation = { ofText: (text) => (/^\d{1,6}$/.test(text) ? Number(text) * 8 : undefined) }

/** shasum(1): the algorithm by its number. */
const shaSize: Notation = {
  ofText: (text) => (/^\d{1,6}$/.test(text) ? hash.ofText?.(`sha${text.replace(/^512(?=2)/, "512-")}`) : undefined)
}

const SIZED = /^(?<name>[a-z]+):(?<bits>\d{3,5})$/i

/** What `-newkey` of openssl-req(1) makes: `rsa:2048`, `2048`, `ed25519`, and with a file behind a colon, `ec:parameters`. */
const opensslKey: Notation = {
  ofText: (text) => {
    const { name = "", bits } = SIZED.exec(text)?.groups ?? {}
    if (bits !== undefined) return { ...factsOf(openssl, name), keyBits: Number(bits) }
    if (/^\d{3,5}$/.test(text)) return { name: "RSA", keyBits: Number(text) }
    return text.length > MAX_LENGTH ? undefined : openssl.ofText?.(text.replace(/:.*$/, ""))
  },
  ofPrefix: (prefix) => (prefix.includes(":") ? factsOf(openssl, prefix.slice(0, prefix.indexOf(":"))) : undefined)
}

/** Password based encryption as openssl-pkcs8(1) names it: `PBE-SHA1-3DES`. */
const PBE = /^PBE-(?<digest>MD2|MD5|SHA1)-(?<cipher>DES|3DES|2DES|RC2-(?:40|64|128)|RC4-(?:40|128))$/i

const JCA_CIPHERS: { readonly [cipher: string]: string } = {
  "3DES": "DESede",
  "2DES": "2-KeyTripleDES-CBC",
  "RC2-40": "40bitRC2-CBC",
  "RC2-128": "128bitRC2-CBC",
  "RC2-64": "RC2",
  "RC4-40": "40bitRC4",
  "RC4-128": "128bitRC4"
}

const opensslPbe: Notation = {
  ofText: (text) => {
    const { digest = "", cipher: written = "" } = PBE.exec(text.trim())?.groups ?? {}
    if (digest === "") return /^pbe/i.test(text) ? jca.ofText?.(text) : openssl.ofText?.(text)
    const name = written.toUpperCase()
    return jca.ofText?.(`PBEWith${digest.toUpperCase()}And${JCA_CIPHERS[name] ?? name}`)
  }
}

const sshKeys = named({
  rsa: { name: "RSA" },
  dsa: { name: "DSA" },
  ecdsa: { name: "ECDSA" },
  "ecdsa-sk": { name: "ECDSA", curve: "P-256" },
  ed25519: { name: "Ed25519" },
  "ed25519-sk": { name: "Ed25519" }
})

/** `-t` of ssh-keygen(1), which takes the names of the protocol as well. These name a hash, which a key does not have. */
const sshKey: Notation = {
  ofText: (text) => {
    const known = sshKeys.ofText?.(text)
    const { name, curve: on } = factsOf(ssh, text) ?? {}
    return known ?? (name === undefined ? undefined : { name, ...(on !== undefined && { curve: on }) })
  }
}

const GPG_KEYS: { readonly [name: string]: CanonicalFacts } = {
  rsa: { name: "RSA" },
  dsa: { name: "DSA" },
  elg: { name: "ElGamal" },
  ed25519: { name: "Ed25519" },
  ed448: { name: "Ed448" },
  cv25519: { name: "X25519" },
  cv448: { name: "X448" },
  x448: { name: "X448" }
}

/** Algorithms of `--quick-generate-key`: `rsa4096`, `ed25519/cert`, `nistp384`. Where several are joined, the first. */
const gpgKey: Notation = {
  ofText: (text) => {
    const written = text
      .trim()
      .toLowerCase()
      .replace(/[/+_].*$/, "")
    if (Object.hasOwn(GPG_KEYS, written)) return GPG_KEYS[written]
    const { name = "", bits } = /^(?<name>rsa|dsa|elg)(?<bits>\d{3,5})$/.exec(written)?.groups ?? {}
    if (bits !== undefined) return { ...GPG_KEYS[name], keyBits: Number(bits) }
    const of = factsOf(curve, written)
    return of?.curve === undefined ? undefined : { name: "EC", curve: of.curve }
  }
}

/** What dm-crypt takes for a cipher: `aes-xts-plain64`, `serpent-cbc-essiv:sha256`. */
const dmCrypt: Notation = {
  ofText: (text) => {
    const [name = "", chaining = ""] = text.trim().split("-")
    const facts = factsOf(cipher, name)
    return facts === undefined ? undefined : { ...facts, ...factsOf(mode, chaining) }
  }
}

/** Methods of mkpasswd(1) and of chpasswd(8). */
const cryptMethod = named({
  yescrypt: { name: "yescrypt" },
  "gost-yescrypt": { name: "yescrypt" },
  scrypt: { name: "scrypt" },
  bcrypt: { name: "bcrypt" },
  "bcrypt-a": { name: "bcrypt" },
  "sha-512": { name: "crypt-sha512" },
  sha512: { name: "crypt-sha512" },
  sha512crypt: { name: "crypt-sha512" },
  "sha-256": { name: "crypt-sha256" },
  sha256: { name: "crypt-sha256" },
  sha256crypt: { name: "crypt-sha256" },
  md5: { name: "crypt-md5" },
  md5crypt: { name: "crypt-md5" },
  sha1crypt: { name: "crypt-sha1" },
  des: { name: "crypt-des" },
  descrypt: { name: "crypt-des" }
})

/** `--key` of certbot and `--keylength` of acme.sh: `ec-256`, `4096`. */
const acmeKey: Notation = {
  ofText: (text) => {
    const { bits } = /^ec-(?<bits>256|384|521)$/.exec(text)?.groups ?? {}
    if (bits !== undefined) return { name: "EC", curve: `P-${bits}` }
    return /^\d{4}$/.test(text) ? { name: "RSA", keyBits: Number(text) } : undefined
  }
}

/** Types of keys of Vault's transit engine: `rsa-4096`, `aes256-gcm96`, `ecdsa-p256`. */
const vaultKey = named({
  "aes128-gcm96": { name: "AES", keyBits: 128, mode: "gcm" },
  "aes256-gcm96": { name: "AES", keyBits: 256, mode: "gcm" },
  "chacha20-poly1305": { name: "ChaCha20-Poly1305" },
  "xchacha20-poly1305": { name: "XChaCha20-Poly1305" },
  ed25519: { name: "Ed25519" },
  "ecdsa-p256": { name: "ECDSA", curve: "P-256" },
  "ecdsa-p384": { name: "ECDSA", curve: "P-384" },
  "ecdsa-p521": { name: "ECDSA", curve: "P-521" },
  "rsa-2048": { name: "RSA", keyBits: 2048 },
  "rsa-3072": { name: "RSA", keyBits: 3072 },
  "rsa-4096": { name: "RSA", keyBits: 4096 },
  "aes128-cmac": { name: "CMAC", cipher: "AES", keyBits: 128 },
  "aes192-cmac": { name: "CMAC", cipher: "AES", keyBits: 192 },
  "aes256-cmac": { name: "CMAC", cipher: "AES", keyBits: 256 },
  hmac: { name: "HMAC" }
})

/** Algorithms of gcloud kms: `rsa-sign-pss-2048-sha256`, `ec-sign-p256-sha256`, `google-symmetric-encryption`. */
const GCLOUD = {
  rsa: /^rsa-(?<use>sign|decrypt)-(?<padding>pss|pkcs1|oaep|raw-pkcs1)-(?<bits>\d{4})(?:-(?<digest>sha\d+))?$/,
  ec: /^ec-sign-(?<curve>p256|p384|secp256k1)-(?<digest>sha\d+)$/,
  hmac: /^hmac-(?<digest>sha\d+)$/
} as const

const gcloudLone: { readonly [name: string]: CanonicalFacts } = {
  "google-symmetric-encryption": { name: "AES", keyBits: 256, mode: "gcm" },
  "ec-sign-ed25519": { name: "Ed25519" },
  "aes-128-gcm": { name: "AES", keyBits: 128, mode: "gcm" },
  "aes-256-gcm": { name: "AES", keyBits: 256, mode: "gcm" },
  "aes-128-cbc": { name: "AES", keyBits: 128, mode: "cbc" },
  "aes-256-cbc": { name: "AES", keyBits: 256, mode: "cbc" },
  "aes-128-ctr": { name: "AES", keyBits: 128, mode: "ctr" },
  "aes-256-ctr": { name: "AES", keyBits: 256, mode: "ctr" }
}

const digestOf = (text: string | undefined): Facts => {
  const name = text === undefined ? undefined : factsOf(hash, text)?.name
  return name === undefined ? {} : { digest: name }
}

const gcloudKey: Notation = {
  ofText: (text) => {
    const written = text.trim().toLowerCase()
    if (Object.hasOwn(gcloudLone, written)) return gcloudLone[written]
    const rsa = GCLOUD.rsa.exec(written)?.groups
    const ec = GCLOUD.ec.exec(written)?.groups
    const hmac = GCLOUD.hmac.exec(written)?.groups
    if (hmac !== undefined) return { name: "HMAC", ...digestOf(hmac["digest"]) }
    if (ec !== undefined) return { name: "ECDSA", ...factsOf(curve, ec["curve"]!), ...digestOf(ec["digest"]) }
    if (rsa === undefined) return undefined
    const padding = rsa["padding"]!.includes("pkcs1") ? "pkcs1v15" : rsa["padding"]!
    return {
      name: "RSA",
      primitive: rsa["use"] === "sign" ? "signature" : "pke",
      padding,
      keyBits: Number(rsa["bits"]),
      ...digestOf(rsa["digest"])
    }
  }
}

/** Names of SSH algorithms with commas between, which may be put before or behind the usual ones. */
const sshList: Notation = {
  ...ssh,
  membersOf: (text) => (text.startsWith("-") ? [] : text.replace(/^[+^]/, "").split(",").slice(0, MAX_LENGTH))
}

/** MAC algorithms of AWS KMS: `HMAC_SHA_256`. */
const awsMac: Notation = { ofText: (text) => openssl.ofText?.(text.replaceAll("_", "-")) }

/** Names as the programs of a command line spell them. */
export const commandNames = {
  checksum,
  byteCount,
  shaSize,
  opensslKey,
  opensslPbe,
  sshKey,
  sshList,
  awsMac,
  gpgKey,
  dmCrypt,
  cryptMethod,
  acmeKey,
  vaultKey,
  gcloudKey
} as const satisfies Record<string, Notation>

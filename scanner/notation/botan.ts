import type { Facts } from "../model/Facts.ts"
import { algorithmOf } from "../model/algorithms.ts"
import { cipher } from "./cipher.ts"
import { hash, hashWords } from "./hash.ts"
import { modeWords } from "./mode.ts"
import type { Notation } from "./Notation.ts"
import { openssl } from "./openssl.ts"
import { paddingWords } from "./padding.ts"
import { pqcWords } from "./pqc.ts"
import { normaliseName } from "./words.ts"

const MAX_LENGTH = 128

const hashOf = (text: string | undefined): string | undefined => hashWords.get(normaliseName(text ?? "") ?? "")?.name

const factsOf = (reader: Notation, text: string): Facts | undefined => {
  const facts = reader.ofText?.(text)
  return typeof facts === "number" ? undefined : facts
}

const masked = (padding: string, [digest, mask]: ReadonlyArray<string>): Facts | undefined => {
  const name = hashOf(digest)
  if (name === undefined) return undefined
  const mgfDigest = hashOf(/^MGF1\((.+)\)$/.exec(mask ?? "")?.[1])
  return { padding, digest: name, ...(mgfDigest !== undefined && { mgfDigest }) }
}

const signature = (padding: string | undefined, [digest]: ReadonlyArray<string>): Facts | undefined => {
  const name = hashOf(digest)
  return name === undefined ? undefined : { ...(padding !== undefined && { padding }), digest: name }
}

const keyed = (name: string, [inner]: ReadonlyArray<string>): Facts | undefined => {
  const digest = hashOf(/^HMAC\((.+)\)$/.exec(inner ?? "")?.[1] ?? inner)
  return digest === undefined ? { name } : { name, digest }
}

const ciphered = (name: string, [inner]: ReadonlyArray<string>): Facts | undefined => {
  const facts = factsOf(cipher, inner ?? "")
  if (facts?.name === undefined) return undefined
  return { name, cipher: facts.name, ...(facts.keyBits !== undefined && { keyBits: facts.keyBits }) }
}

const sized = (name: string, attribute: "outputBits" | "tagBits", [bits]: ReadonlyArray<string>): Facts => ({
  name,
  ...(/^\d{1,5}$/.test(bits ?? "") && { [attribute]: Number(bits) })
})

const streamed = (mode: string, [inner]: ReadonlyArray<string>): Facts | undefined => {
  const facts = factsOf(cipher, inner ?? "")
  return facts?.name === undefined ? undefined : { ...facts, mode }
}

const chacha = ([rounds]: ReadonlyArray<string>): Facts => ({ name: rounds === "20" ? "ChaCha20" : "ChaCha" })

const blake2b = ([bits]: ReadonlyArray<string>): Facts => ({ name: "BLAKE2b", outputBits: Number(bits) })

type Reader = (args: ReadonlyArray<string>) => Facts | undefined

const templates: { readonly [name: string]: Reader } = {
  HMAC: (args) => keyed("HMAC", args),
  PBKDF2: (args) => keyed("PBKDF2", args),
  HKDF: (args) => keyed("HKDF", args),
  "HKDF-Extract": (args) => keyed("HKDF", args),
  "HKDF-Expand": (args) => keyed("HKDF", args),
  "KDF1-18033": (args) => keyed("KDF1", args),
  "TLS-12-PRF": (args) => keyed("TLS-PRF", args),
  "SP800-108-Counter": (args) => keyed("KBKDF-Counter", args),
  "SP800-108-Feedback": (args) => keyed("KBKDF-Feedback", args),
  "SP800-108-Pipeline": (args) => keyed("KBKDF-DoublePipeline", args),
  "X9.42-PRF": () => ({ name: "X942KDF" }),
  "OpenPGP-S2K": (args) => keyed("S2K", args),
  "KMAC-128": (args) => sized("KMAC128", "tagBits", args),
  "KMAC-256": (args) => sized("KMAC256", "tagBits", args),
  BLAKE2bMAC: (args) => sized("BLAKE2b-MAC", "tagBits", args),
  "Skein-512": (args) => sized("Skein-512", "outputBits", args),
  CTR: (args) => streamed("ctr", args),
  "CTR-BE": (args) => streamed("ctr", args),
  OFB: (args) => streamed("ofb", args),
  RC4: () => ({ name: "RC4" }),
  Tiger: () => ({ name: "Tiger" }),
  HMAC_DRBG: (args) => keyed("HMAC_DRBG", args),
  KDF1: (args) => keyed("KDF1", args),
  KDF2: (args) => keyed("KDF2", args),
  "SP800-56A": (args) => keyed("ConcatKDF", args),
  CMAC: (args) => ciphered("CMAC", args),
  GMAC: (args) => ciphered("GMAC", args),
  "CBC-MAC": (args) => ciphered("CBC-MAC", args),
  SipHash: () => ({ name: "SipHash" }),
  PSS: (args) => masked("pss", args),
  PSSR: (args) => masked("pss", args),
  EMSA4: (args) => masked("pss", args),
  "EMSA-PSS": (args) => masked("pss", args),
  OAEP: (args) => masked("oaep", args),
  EME1: (args) => masked("oaep", args),
  "EME-OAEP": (args) => masked("oaep", args),
  PKCS1v15: (args) => signature("pkcs1v15", args),
  EMSA_PKCS1: (args) => signature("pkcs1v15", args),
  ISO_9796_DS2: (args) => signature("iso9796-2", args),
  EMSA3: (args) => signature("pkcs1v15", args),
  "EMSA-PKCS1-v1_5": (args) => signature("pkcs1v15", args),
  X9_31: (args) => signature("x931", args),
  EMSA2: (args) => signature("x931", args),
  EMSA1: (args) => signature(undefined, args),
  "SHAKE-128": () => ({ name: "SHAKE128" }),
  "SHAKE-256": () => ({ name: "SHAKE256" }),
  "SHA-3": ([bits]) => factsOf(hash, `SHA3-${bits}`),
  "Keccak-1600": ([bits]) => factsOf(hash, `Keccak-${bits}`),
  ChaCha: chacha,
  ChaCha20: chacha,
  BLAKE2b: blake2b,
  Blake2b: blake2b
}

const alone: ReadonlyMap<string, Facts> = new Map(
  Object.entries<Facts>({
    Raw: { padding: "raw" },
    "PKCS1v15(Raw)": { padding: "pkcs1v15" },
    "Bcrypt-PBKDF": { name: "bcrypt-pbkdf" },
    "ML-DSA-4x4": { name: "ML-DSA", parameterSet: "44" },
    "ML-DSA-6x5": { name: "ML-DSA", parameterSet: "65" },
    "ML-DSA-8x7": { name: "ML-DSA", parameterSet: "87" },
    "Dilithium-4x4-r3": { name: "Dilithium", parameterSet: "2" },
    "Dilithium-6x5-r3": { name: "Dilithium", parameterSet: "3" },
    "Dilithium-8x7-r3": { name: "Dilithium", parameterSet: "5" },
    "Dilithium-4x4-AES-r3": { name: "Dilithium", parameterSet: "2-AES" },
    "Dilithium-6x5-AES-r3": { name: "Dilithium", parameterSet: "3-AES" },
    "Dilithium-8x7-AES-r3": { name: "Dilithium", parameterSet: "5-AES" },
    PKCS1v15: { padding: "pkcs1v15" },
    "EME-PKCS1-v1_5": { padding: "pkcs1v15" },
    ChaCha20Poly1305: { name: "ChaCha20-Poly1305" },
    TripleDES: { name: "3DES" },
    Curve25519: { name: "X25519" },
    X25519: { name: "X25519" },
    Ed25519: { name: "Ed25519" }
  })
)

/** `AES-256/CBC/PKCS7`, `AES-128/GCM(16)`. A tag in parentheses is a number of bytes. */
const cipherMode = (text: string): Facts | undefined => {
  const [name = "", modeText = "", paddingText] = text.split("/")
  const found = /^([\w-]+?)(?:\((\d+)(?:,\d+)?\))?$/.exec(modeText)
  const base = factsOf(cipher, name)
  const mode = modeWords.get(normaliseName((found?.[1] ?? "").replace(/-BE$/, "")) ?? "")?.mode
  if (base?.name === undefined || mode === undefined) return undefined
  const padding = paddingWords.get(normaliseName(paddingText ?? "") ?? "")?.padding
  const tagBytes = /gcm|ccm|eax|ocb/.test(mode) ? found?.[2] : undefined
  return {
    ...base,
    mode,
    ...(padding !== undefined && { padding }),
    ...(tagBytes !== undefined && { tagBits: Number(tagBytes) * 8 })
  }
}

const NAME_AND_ARGUMENTS = /^([\w-]{1,32})\((.{1,90})\)$/

const applied = (name: string, written: string): Facts | undefined => {
  const args = written.split(/,(?![^(]*\))/).map((one) => one.trim())
  return Object.hasOwn(templates, name) ? templates[name]!(args) : undefined
}

/** Names that others have as well. What the third round of NIST's competition had carries its number: `Kyber-768-r3`. */
const shared = (text: string): Facts | undefined => {
  const normalised = normaliseName(text.replace(/-r3(?:\.1)?$/, "")) ?? ""
  return hashWords.get(normalised) ?? factsOf(cipher, text) ?? pqcWords.get(normalised) ?? factsOf(openssl, text)
}

const read = (text: string): Facts | undefined => {
  const own = alone.get(text) ?? (text.includes("/") ? cipherMode(text) : undefined)
  if (own !== undefined) return own
  const [, name, args = ""] = NAME_AND_ARGUMENTS.exec(text) ?? []
  if (name !== undefined) return applied(name, args)
  return shared(text) ?? (algorithmOf(text) === undefined ? undefined : { name: text })
}

/** Botan's algorithm names: `AES-256/GCM`, `HMAC(SHA-256)`, `PSS(SHA-256,MGF1,32)`. */
export const botan: Notation = { ofText: (text) => (text.length > MAX_LENGTH ? undefined : read(text.trim())) }

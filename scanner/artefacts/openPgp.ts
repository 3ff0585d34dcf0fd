import * as Base64 from "effect/encoding/Base64"
import * as Result from "effect/Result"
import { canonicalCurve } from "../model/curves.ts"
import type { Facts } from "../model/Facts.ts"
import { ByteReader } from "./ByteReader.ts"
import { fingerprint } from "./fingerprint.ts"
import type { FoundArtefact } from "./FoundArtefact.ts"

interface Packet {
  readonly tag: number
  readonly body: Uint8Array
}

const MAX_PACKETS = 1_000

/** RFC 9580 4.2.1: the length of a packet in the new form; partial lengths only hold data. */
const newLength = (reader: ByteReader): number | undefined => {
  const first = reader.uint8()
  if (first === undefined || first < 192) return first
  const second = first < 224 ? reader.uint8() : undefined
  if (second !== undefined) return (first - 192) * 256 + second + 192
  return first === 255 ? reader.uint32() : undefined
}

/** RFC 9580 4.2.2: one, two or four bytes, or all that is left. */
const oldLength = (reader: ByteReader, type: number): number | undefined =>
  [() => reader.uint8(), () => reader.uint16(), () => reader.uint32(), () => reader.left][type]!()

const packetsOf = (bytes: Uint8Array): ReadonlyArray<Packet> => {
  const reader = new ByteReader(bytes)
  const packets: Array<Packet> = []
  while (reader.left > 0 && packets.length < MAX_PACKETS) {
    const header = reader.uint8()!
    if ((header & 0x80) === 0) break
    const isNew = (header & 0x40) !== 0
    const length = isNew ? newLength(reader) : oldLength(reader, header & 3)
    const body = length === undefined ? undefined : reader.take(length)
    if (body === undefined) break
    packets.push({ tag: isNew ? header & 0x3f : (header >> 2) & 0x0f, body })
  }
  return packets
}

/** RFC 9580 9.1. */
const ALGORITHMS: { readonly [id: number]: string } = {
  1: "RSA",
  2: "RSA",
  3: "RSA",
  16: "ElGamal",
  17: "DSA",
  18: "ECDH",
  19: "ECDSA",
  22: "EdDSA",
  25: "X25519",
  26: "X448",
  27: "Ed25519",
  28: "Ed448"
}

/** RFC 9580 9.3. */
const CIPHERS: { readonly [id: number]: Facts } = {
  1: { name: "IDEA" },
  2: { name: "3DES" },
  3: { name: "CAST5" },
  4: { name: "Blowfish" },
  7: { name: "AES", keyBits: 128 },
  8: { name: "AES", keyBits: 192 },
  9: { name: "AES", keyBits: 256 },
  10: { name: "Twofish", keyBits: 256 },
  11: { name: "CAMELLIA", keyBits: 128 },
  12: { name: "CAMELLIA", keyBits: 192 },
  13: { name: "CAMELLIA", keyBits: 256 }
}

/** RFC 9580 9.5. */
const HASHES: { readonly [id: number]: string } = {
  1: "MD5",
  2: "SHA-1",
  3: "RIPEMD-160",
  8: "SHA-256",
  9: "SHA-384",
  10: "SHA-512",
  11: "SHA-224",
  12: "SHA3-256",
  14: "SHA3-512"
}

/** Object identifiers of RFC 9580 9.2, as the bytes of their encoding. */
const CURVES: { readonly [hex: string]: string } = {
  "2a8648ce3d030107": "P-256",
  "2b81040022": "P-384",
  "2b81040023": "P-521",
  "2b2403030208010107": "brainpoolP256r1",
  "2b240303020801010b": "brainpoolP384r1",
  "2b240303020801010d": "brainpoolP512r1",
  "2b06010401da470f01": "Ed25519",
  "2b060104019755010501": "Curve25519",
  "2b8104000a": "secp256k1"
}

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")

const curveFacts = (reader: ByteReader): Facts => {
  const id = reader.take(reader.uint8() ?? 0)
  const curve = id === undefined ? undefined : canonicalCurve(CURVES[hexOf(id)] ?? "")
  return curve === undefined ? {} : { curve }
}

interface KeyMaterial {
  readonly facts: Facts
  /** Behind the public part. */
  readonly rest: ByteReader
}

const skipNumbers = (reader: ByteReader, count: number): void => {
  for (let at = 0; at < count; at++) reader.take(Math.ceil((reader.uint16() ?? 0) / 8))
}

/** How many numbers follow the one that gives the key size, by algorithm (RFC 9580 5.5.5). */
const FURTHER_NUMBERS: { readonly [name: string]: number } = { RSA: 1, ElGamal: 2, DSA: 3 }

/** Bytes of a public key without a number (RFC 9580 5.5.5.7). */
const FIXED: { readonly [name: string]: number } = { X25519: 32, X448: 56, Ed25519: 32, Ed448: 57 }

/** RFC 9580 5.5.2: version, time, in version 3 days of validity, algorithm, in version 6 a length, then the numbers. */
const keyMaterial = (body: Uint8Array): KeyMaterial | undefined => {
  const reader = new ByteReader(body)
  const version = reader.uint8()
  if (version === undefined || version < 3 || version > 6) return undefined
  reader.uint32()
  if (version === 3) reader.uint16()
  const name = ALGORITHMS[reader.uint8() ?? 0]
  if (version >= 5) reader.uint32()
  if (name === undefined) return { facts: {}, rest: new ByteReader(new Uint8Array()) }
  const further = FURTHER_NUMBERS[name]
  if (further !== undefined) {
    const keyBits = reader.uint16()
    reader.take(Math.ceil((keyBits ?? 0) / 8))
    skipNumbers(reader, further)
    return { facts: { name, ...(keyBits !== undefined && { keyBits }) }, rest: reader }
  }
  const fixed = FIXED[name]
  if (fixed !== undefined) {
    reader.take(fixed)
    return { facts: { name }, rest: reader }
  }
  const facts = { name, ...curveFacts(reader) }
  skipNumbers(reader, 1)
  if (name === "ECDH") reader.take(reader.uint8() ?? 0)
  return { facts, rest: reader }
}

/** RFC 9580 5.5.3: 0 means in clear, 253 to 255 a cipher follows, everything else is the cipher itself. */
const protectionOf = (rest: ByteReader): { readonly isEncrypted: boolean; readonly protection?: Facts } => {
  const usage = rest.uint8()
  if (usage === undefined || usage === 0) return { isEncrypted: false }
  const cipher = CIPHERS[usage >= 253 ? (rest.uint8() ?? 0) : usage]
  return { isEncrypted: true, ...(cipher !== undefined && { protection: cipher }) }
}

const keyFound = (body: Uint8Array, isSecret: boolean, isSubkey: boolean): ReadonlyArray<FoundArtefact> => {
  const key = keyMaterial(body)
  if (key === undefined) return []
  const side = isSecret ? "secret" : "public"
  return [
    {
      kind: "key",
      symbol: `PGP ${side} ${isSubkey ? "subkey" : "key"}`,
      facts: { ...key.facts, material: isSecret ? "private-key" : "public-key" },
      stored: { format: "OpenPGP", fingerprint: fingerprint(body), ...(isSecret && protectionOf(key.rest)) }
    }
  ]
}

/** RFC 9580 5.2: version 3 has five bytes before its key identifier, version 4 a type. */
const signatureFound = (body: Uint8Array): ReadonlyArray<FoundArtefact> => {
  const reader = new ByteReader(body)
  const version = reader.uint8()
  if (version === undefined || version < 3 || version > 6) return []
  reader.take(version === 3 ? 14 : 1)
  const name = ALGORITHMS[reader.uint8() ?? 0]
  const digest = HASHES[reader.uint8() ?? 0]
  if (name === undefined) return []
  return [{ kind: "signature", symbol: "PGP signature", facts: { name, ...(digest !== undefined && { digest }) } }]
}

/** RFC 9580 5. Signatures inside a key only bind its parts together. */
const foundIn = (packets: ReadonlyArray<Packet>): ReadonlyArray<FoundArtefact> => {
  const keys = packets.flatMap(({ tag, body }) => {
    if (tag === 5 || tag === 7) return keyFound(body, true, tag === 7)
    if (tag === 6 || tag === 14) return keyFound(body, false, tag === 14)
    return []
  })
  return keys.length > 0 ? keys : packets.flatMap(({ tag, body }) => (tag === 2 ? signatureFound(body) : []))
}

/** Keys and signatures of a binary OpenPGP file; undefined for any other file. */
export const readOpenPgp = (bytes: Uint8Array): ReadonlyArray<FoundArtefact> | undefined => {
  const found = foundIn(packetsOf(bytes))
  return found.length === 0 ? undefined : found
}

/** Reads an armoured block (RFC 9580 6.2), without its header lines and its checksum. */
export const readOpenPgpArmor = (label: string, raw: string): ReadonlyArray<FoundArtefact> => {
  const lines = raw.split(/\r?\n|\\n/).map((line) => line.trim())
  const body = lines.filter((line) => /^[A-Za-z0-9+/]+={0,2}$/.test(line)).join("")
  const bytes = label === "PGP SIGNED MESSAGE" ? undefined : Result.getOrUndefined(Base64.decode(body))
  return bytes === undefined ? [] : (readOpenPgp(bytes) ?? [])
}

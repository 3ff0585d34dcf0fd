import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { base62, type RandomBytes, randomText } from "./randomText.ts"

/** What all keys of an installation begin with. */
export const ApiKeyPrefix = Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9]{1,11}$/)).pipe(
  Schema.brand("ApiKeyPrefix")
)
export type ApiKeyPrefix = typeof ApiKeyPrefix.Type

/** Test keys spend a tenant's test quota, live keys its live one. */
export const KeyEnv = Schema.Literals(["live", "test"])
export type KeyEnv = typeof KeyEnv.Type

/** The part of a key that is no secret: it finds the row, and may be shown and logged. */
export const KeyLookup = Schema.String.check(Schema.isPattern(/^[0-9A-Za-z]{16}$/)).pipe(Schema.brand("KeyLookup"))
export type KeyLookup = typeof KeyLookup.Type

export interface ApiKeyText {
  readonly text: Redacted.Redacted<string>
  readonly env: KeyEnv
  readonly lookup: KeyLookup
}

const lookupLength = 16
const secretLength = 26
const checkLength = 6

const polynomial = 0xedb88320

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1
  return remainder
})

/** CRC-32 of IEEE 802.3, as in gzip (RFC 1952 section 8): an unsigned 32-bit number. */
export const crc32 = (bytes: Uint8Array): number => {
  let remainder = 0xffffffff
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 0xff] ?? 0)
  return (remainder ^ 0xffffffff) >>> 0
}

/** 62^6 > 2^32: six digits, most significant first, hold every CRC-32. */
const checkOf = (text: string): string => {
  let rest = crc32(utf8ToBytes(text))
  let digits = ""
  for (let at = 0; at < checkLength; at++) {
    digits = `${base62[rest % base62.length]}${digits}`
    rest = Math.floor(rest / base62.length)
  }
  return digits
}

const redacted = (text: string) => Redacted.make(text, { label: "api key" })

/**
 * A fresh key, `<prefix>_{live|test}_<16 base62>_<26 base62 + 6>`: the last six characters are the CRC-32, in base 62
 * (`0-9A-Za-z`), of all that stands before them, so a typo anywhere in it is found without asking the database.
 */
export const makeApiKey = (options: {
  readonly prefix: ApiKeyPrefix
  readonly env: KeyEnv
  readonly randomBytes: RandomBytes
}): ApiKeyText => {
  const lookup = KeyLookup.make(randomText(base62, lookupLength, options.randomBytes))
  const secret = randomText(base62, secretLength, options.randomBytes)
  const text = `${options.prefix}_${options.env}_${lookup}_${secret}`
  return { text: redacted(text + checkOf(text)), env: options.env, lookup }
}

const afterPrefix = /^_(live|test)_([0-9A-Za-z]{16})_[0-9A-Za-z]{32}$/

/**
 * The parts of a key, when it has the shape, our prefix and the right check characters; whether it exists is not asked.
 */
export const parseApiKey = (prefix: ApiKeyPrefix, text: string): ApiKeyText | undefined => {
  if (!text.startsWith(prefix)) return undefined
  const [, env, lookup] = afterPrefix.exec(text.slice(prefix.length)) ?? []
  if (lookup === undefined) return undefined
  if (checkOf(text.slice(0, -checkLength)) !== text.slice(-checkLength)) return undefined
  return { text: redacted(text), env: env === "live" ? "live" : "test", lookup: KeyLookup.make(lookup) }
}

/** HMAC-SHA-256 (RFC 2104) of the whole key: 32 bytes, which is what is stored of it. */
export const macOf = (pepper: Redacted.Redacted<Uint8Array>, text: Redacted.Redacted<string>): Uint8Array =>
  hmac(sha256, Redacted.value(pepper), utf8ToBytes(Redacted.value(text)))

/** Looks at every byte, whatever the first ones are: the time says nothing of where two MACs differ. */
export const sameMac = (computed: Uint8Array, stored: Uint8Array): boolean => {
  let difference = computed.length ^ stored.length
  for (let at = 0; at < computed.length; at++) difference |= (computed[at] ?? 0) ^ (stored[at] ?? 0)
  return difference === 0
}

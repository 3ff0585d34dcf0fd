import { cipher } from "./cipher.ts"
import { hash } from "./hash.ts"
import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"
import { named, ofNormalised, sequence, token, words, type Words } from "./words.ts"

const exactly = (table: Words): Notation => ({ ofText: ofNormalised(sequence(token(table))) })

const CHECKSUMS =
  "adler32 crc32 crc32b crc32c fnv132 fnv1a32 fnv164 fnv1a64 joaat murmur3a murmur3c murmur3f xxh32 xxh64 xxh3 xxh128"

/** Names that `hash_algos` lists beside those of OpenSSL. Two numbers, as in `haval128,3`, are the size and the passes. */
const listed: Words = named({
  Tiger: "tiger128,3 tiger160,3 tiger192,3 tiger128,4 tiger160,4 tiger192,4 tiger",
  Snefru: "snefru snefru256",
  GOSTR3411: "gost gostcrypto",
  HAVAL: [128, 160, 192, 224, 256].flatMap((bits) => [3, 4, 5].map((passes) => `haval${bits},${passes}`)).join(" "),
  NonCryptographicHash: CHECKSUMS
})

const readListed = ofNormalised(sequence(token(listed)))

/** Hash algorithms of `hash()` and `mhash()`. */
const phpHash: Notation = { ofText: (text) => readListed(text) ?? hash.ofText?.(text) }

const passwords: Words = words({
  "bcrypt passwordbcrypt 2y": { name: "bcrypt" },
  "argon2i passwordargon2i": { name: "Argon2i" },
  "argon2id passwordargon2id": { name: "Argon2id" }
})

/** Algorithms of `password_hash`, which were numbers before PHP 7.4. */
const phpPassword: Notation = {
  ofText: ofNormalised(sequence(token(passwords))),
  ofNumber: (value) => [undefined, { name: "bcrypt" }, { name: "Argon2i" }, { name: "Argon2id" }][value]
}

/** The exponent of the rounds of bcrypt where a setting of that name says it, whatever else hashes passwords. */
const bcryptRounds: Notation = { ofNumber: (exponent) => ({ name: "bcrypt", iterations: 2 ** exponent }) }

/** What the setting of crypt(3) begins with says the scheme and its cost. */
const cryptPrefix = (text: string): Facts | undefined => {
  const cost = /^\$2[abxy]?\$(\d\d)\$/.exec(text)?.[1]
  if (/^\$2[abxy]?\$/.test(text))
    return { name: "bcrypt", ...(cost !== undefined && { iterations: 2 ** Number(cost) }) }
  const rounds = /^\$[56]\$rounds=(\d{1,9})\$/.exec(text)?.[1]
  const iterations = rounds === undefined ? {} : { iterations: Number(rounds) }
  if (text.startsWith("$6$")) return { name: "crypt-sha512", ...iterations }
  if (text.startsWith("$5$")) return { name: "crypt-sha256", ...iterations }
  return text.startsWith("$1$") ? { name: "crypt-md5" } : undefined
}

/** Settings of crypt(3), whole or only as far as they are known. */
const cryptSalt: Notation = {
  ofPrefix: (text) => cryptPrefix(text) ?? (text.startsWith("_") ? { name: "crypt-des" } : undefined),
  ofText: (text) => {
    const read = cryptPrefix(text)
    if (read !== undefined) return read
    return /^(?=.*[0-9A-Za-z])(?:[./0-9A-Za-z]{2}|_[./0-9A-Za-z]{8})$/.test(text) ? { name: "crypt-des" } : undefined
  }
}

const readMcrypt = ofNormalised(
  sequence(
    token(
      named({
        CAST5: "cast128",
        CAST6: "cast256",
        SAFER: "saferplus safer64 safer128 safersk64 safersk128",
        "3-Way": "threeway",
        WAKE: "wake",
        Panama: "panama",
        RC4: "arcfouriv"
      })
    )
  )
)

/** Ciphers of mcrypt. */
const mcrypt: Notation = { ofText: (text) => readMcrypt(text) ?? cipher.ofText?.(text) }

/** How phpseclib derives a key from a password. */
const kdfName = exactly(named({ PBKDF1: "pbkdf1", PBKDF2: "pbkdf2", "bcrypt-pbkdf": "bcrypt", PKCS12KDF: "pkcs12" }))

const phpseclibPadding = exactly(
  words({
    signaturepss: { padding: "pss" },
    "signaturepkcs1 encryptionpkcs1": { padding: "pkcs1v15" },
    encryptionoaep: { padding: "oaep" },
    encryptionnone: { padding: "none" }
  })
)

const argonHasher = exactly(named({ Argon2i: "argonhasher", Argon2id: "argon2idhasher" }))

const PGP_CIPHERS: { readonly [id: number]: Facts } = {
  1: { name: "IDEA" },
  2: { name: "3DES" },
  3: { name: "CAST5" },
  4: { name: "Blowfish" },
  7: { name: "AES", keyBits: 128 },
  8: { name: "AES", keyBits: 192 },
  9: { name: "AES", keyBits: 256 },
  10: { name: "Twofish" }
}

/** Symmetric algorithms of OpenPGP by their numbers (RFC 9580 9.3). */
const openPgpCipher: Notation = { ofNumber: (value) => PGP_CIPHERS[value] }

/** Types of keys (RFC 7518 6.1, RFC 8037 2). */
const jwkType = exactly(words({ rsa: { name: "RSA" }, "ec okp": { name: "EC" } }))

/** Dialects of single PHP libraries. */
export const phpNames = {
  phpHash,
  phpPassword,
  bcryptRounds,
  cryptSalt,
  mcrypt,
  kdfName,
  phpseclibPadding,
  argonHasher,
  openPgpCipher,
  jwkType
} as const satisfies { readonly [name: string]: Notation }

import type { CanonicalFacts } from "./CanonicalFacts.ts"
import { cipherWords, keySizeWords } from "./cipherWords.ts"
import { hashWords } from "./hashWords.ts"
import { macName } from "./macName.ts"
import { modeWords } from "./modeWords.ts"
import type { Notation } from "./Notation.ts"
import { opensslWords } from "./opensslWords.ts"
import { oids } from "./oids.ts"
import { pqcWords } from "./pqcWords.ts"
import { signatureName } from "./signatureName.ts"
import { firstOf, join, maybe, ofSquashed, silent, step, whole, words, type Words } from "./words.ts"

const prefix = silent("id idalg")

const ciphers: Words = join(
  cipherWords,
  words({ "desede des2ede": { name: "3DES", keyBits: 112 }, "desede3 desede3key": { name: "3DES", keyBits: 168 } })
)

/** Composite modes of TLS; the hash is that of the MAC. */
const composite: Words = words({
  cbchmacsha1: { mode: "cbc-hmac", digest: "SHA-1" },
  cbchmacsha256: { mode: "cbc-hmac", digest: "SHA-256" },
  cbchmacsha1etm: { mode: "cbc-hmac", digest: "SHA-1" },
  cbchmacsha256etm: { mode: "cbc-hmac", digest: "SHA-256" },
  cbchmacsha512etm: { mode: "cbc-hmac", digest: "SHA-512" }
})

const cipher = whole(
  maybe(prefix),
  step(ciphers),
  maybe(keySizeWords),
  maybe(join(modeWords, composite)),
  maybe(silent("inv padding"))
)

const name = firstOf(
  whole(step(join(hashWords, pqcWords, opensslWords))),
  signatureName,
  macName,
  whole(step(prefix), step(join(hashWords, pqcWords, opensslWords))),
  cipher
)

const read = ofSquashed(name)

/** Names of OpenSSL and of what is built on it: hashlib, node:crypto, PHP, Ruby. */
export const openssl: Notation = { ofText: (text): CanonicalFacts | undefined => oids.get(text.trim()) ?? read(text) }

import { algorithmOf } from "../model/algorithms.ts"
import type { CanonicalFacts } from "./CanonicalFacts.ts"
import { hashWords } from "./hash.ts"
import type { Notation } from "./Notation.ts"
import { digestWords } from "./signatureName.ts"
import { firstOf, join, named, ofNormalised, sequence, token, words, type Words } from "./words.ts"

const leading: Words = words({
  rsa: { name: "RSA", padding: "pkcs1v15" },
  dsa: { name: "DSA" },
  ecdsa: { name: "ECDSA" },
  hmac: { name: "HMAC" }
})

/** RFC 9231 2.3.10: the mask is made with the hash of the message and the salt is as long as its digest. */
const maskedWords: Words = new Map(
  [...digestWords].map(([word, facts]): readonly [string, CanonicalFacts] => {
    const { digest } = facts
    const saltBits = algorithmOf(digest)?.outputBits
    const mask = { ...(digest !== undefined && { mgfDigest: digest }), ...(saltBits !== undefined && { saltBits }) }
    return [word, { ...facts, ...mask }]
  })
)

const masked: Words = words({ rsamgf1: { name: "RSA", padding: "pss" } })

const blockCiphers = [128, 192, 256].flatMap((keyBits): ReadonlyArray<readonly [string, CanonicalFacts]> => [
  [`aes${keyBits}cbc`, { name: "AES", keyBits, mode: "cbc" }],
  [`aes${keyBits}gcm`, { name: "AES", keyBits, mode: "gcm" }],
  [`kwaes${keyBits}`, { name: "AES", keyBits, mode: "kw" }],
  [`kwaes${keyBits}pad`, { name: "AES", keyBits, mode: "kwp" }],
  [`camellia${keyBits}cbc`, { name: "CAMELLIA", keyBits, mode: "cbc" }],
  [`kwcamellia${keyBits}`, { name: "CAMELLIA", keyBits, mode: "kw" }]
])

const others: Words = join(
  named({
    Ed25519: "eddsaed25519",
    Ed25519ph: "eddsaed25519ph",
    Ed25519ctx: "eddsaed25519ctx",
    Ed448: "eddsaed448",
    Ed448ph: "eddsaed448ph",
    ChaCha20: "chacha20",
    "ChaCha20-Poly1305": "chacha20poly1305",
    RC4: "arcfour",
    DH: "dh dhes",
    ECDHE: "ecdhes",
    X25519: "x25519",
    X448: "x448",
    ConcatKDF: "concatkdf",
    PBKDF2: "pbkdf2",
    HKDF: "hkdf",
    Poly1305: "poly1305",
    SipHash: "siphash24"
  }),
  words({
    tripledescbc: { name: "3DES", keyBits: 168, mode: "cbc" },
    kwtripledes: { name: "3DES", keyBits: 168, mode: "wrap-3des" },
    seed128cbc: { name: "SEED", mode: "cbc" },
    kwseed128: { name: "SEED", mode: "kw" },
    rsapss: { name: "RSA", padding: "pss" },
    rsa15: { name: "RSA", padding: "pkcs1v15" },
    // XML Encryption 1.1, 5.5.2: this identifier fixes the mask generation function.
    rsaoaepmgf1p: { name: "RSA", padding: "oaep", mgfDigest: "SHA-1" },
    rsaoaep: { name: "RSA", padding: "oaep" }
  }),
  new Map(blockCiphers)
)

const name = ofNormalised(
  firstOf(
    sequence(token(others)),
    sequence(token(hashWords)),
    sequence(token(leading), token(digestWords)),
    sequence(token(maskedWords), token(masked))
  )
)

const NAMESPACE = /^https?:\/\/www\.w3\.org\/[^#\s]{1,64}#/

/**
 * The identifiers of XML Signature 1.1, XML Encryption 1.1 and RFC 9231, with or without their namespace, and the constants
 * named after them: `http://www.w3.org/2001/04/xmldsig-more#rsa-sha256`, `RSA_SHA256`.
 */
export const xmldsig: Notation = { ofText: (text) => readXmldsig(text) }

export const readXmldsig = (text: string): CanonicalFacts | undefined => name(text.trim().replace(NAMESPACE, ""))

import { hashWords } from "./hash.ts"
import type { Notation } from "./Notation.ts"
import { pqcWords } from "./pqc.ts"
import { join, named, ofNormalised, words, type Words } from "./words.ts"

/*
 * Sources: Web Cryptography API (W3C, Level 2), "Algorithm Overview"; Modern Algorithms in the Web Cryptography API
 * (WICG); Secure Curves in the Web Cryptography API; Node.js 25, "Web Crypto API". `NODE-*` are names of Node.js 15.
 */
const algorithms: Words = join(
  hashWords,
  pqcWords,
  words({
    aescbc: { name: "AES", mode: "cbc" },
    aesctr: { name: "AES", mode: "ctr" },
    aesgcm: { name: "AES", mode: "gcm" },
    aeskw: { name: "AES", mode: "kw" },
    aesocb: { name: "AES", mode: "ocb" },
    "aescfb aescfb8": { name: "AES", mode: "cfb8" },
    aescmac: { name: "CMAC", cipher: "AES" },
    rsassapkcs1v15: { name: "RSA", primitive: "signature", padding: "pkcs1v15" },
    rsapss: { name: "RSA", primitive: "signature", padding: "pss" },
    rsaoaep: { name: "RSA", primitive: "pke", padding: "oaep" },
    rsaespkcs1v15: { name: "RSA", primitive: "pke", padding: "pkcs1v15" },
    nodersa: { name: "RSA" }
  }),
  named({
    ECDSA: "ecdsa",
    ECDH: "ecdh",
    Ed25519: "ed25519 nodeed25519",
    Ed448: "ed448 nodeed448",
    EdDSA: "eddsa",
    X25519: "x25519 nodex25519",
    X448: "x448 nodex448",
    DH: "dh nodedh",
    DSA: "nodedsa",
    HMAC: "hmac",
    KMAC128: "kmac128",
    KMAC256: "kmac256",
    HKDF: "hkdf",
    PBKDF2: "pbkdf2",
    scrypt: "scrypt nodescrypt",
    Argon2d: "argon2d",
    Argon2i: "argon2i",
    Argon2id: "argon2id",
    KangarooTwelve: "kt128",
    MarsupilamiFourteen: "kt256",
    "ChaCha20-Poly1305": "chacha20poly1305"
  })
)

/** An AlgorithmIdentifier of the Web Cryptography API: a name, or an object whose `name` it is. */
export const webcrypto: Notation = { nameKey: "name", ofText: ofNormalised((normalised) => algorithms.get(normalised)) }

import { arg, library, option } from "../rule.ts"

const padded = { defaults: { padding: "pkcs7" } } as const
const cipher = {
  is: "cipher",
  algorithm: arg(0, "webcrypto"),
  nonceBits: option(0, "bytes", "iv|counter|nonce"),
  tagBits: option(0, "int", "tagLength"),
  key: arg(1, "any"),
  ...padded
} as const
const signature = {
  is: "signature",
  algorithm: arg(0, "webcrypto"),
  digest: option(0, "webcrypto", "hash"),
  saltBits: option(0, "bytes", "saltLength"),
  key: arg(1, "any")
} as const
const derivation = {
  is: "kdf",
  algorithm: arg(0, "webcrypto"),
  digest: option(0, "webcrypto", "hash"),
  saltBits: option(0, "bytes", "salt|nonce"),
  iterations: option(0, "int", "iterations|passes"),
  memoryKib: option(0, "int", "memory"),
  parallelism: option(0, "int", "parallelism"),
  key: arg(1, "any"),
  functions: ["keyderive"]
} as const
const wrap = {
  is: "key-wrap",
  algorithm: arg(3, "webcrypto"),
  nonceBits: option(3, "bytes", "iv|counter|nonce"),
  tagBits: option(3, "int", "tagLength"),
  key: arg(2, "any"),
  ...padded
} as const

/*
 * Web Cryptography API (W3C, Level 2: https://w3c.github.io/webcrypto/) and Modern Algorithms in the Web Cryptography API (WICG), as browsers, Node.js,
 * Deno and Bun have them. Sizes are bits, except those of salts for PSS, which are bytes. Memory for Argon2 is in
 * kibibytes. AES-CBC pads with PKCS #7 (section 27).
 */
export const webCrypto = library("javascript", "webCrypto", {
  "{crypto.subtle,isomorphic-webcrypto.subtle,@std/crypto.crypto.subtle}": {
    returns: "SubtleCrypto"
  },
  "{crypto.webcrypto,new @peculiar/webcrypto.Crypto,Window#crypto}": { returns: "Crypto" },
  "Crypto#subtle": { returns: "SubtleCrypto" },
  "Crypto#getRandomValues": { is: "random", name: "RNG", byteLength: arg(0, "size"), fills: arg(0, "any") },
  "Crypto#randomUUID": { is: "random", name: "RNG" },

  "SubtleCrypto#digest": {
    is: "hash",
    algorithm: arg(0, "webcrypto"),
    outputBits: option(0, "int", "outputLength|length")
  },
  "SubtleCrypto#encrypt": { ...cipher, functions: ["encrypt"] },
  "SubtleCrypto#decrypt": { ...cipher, functions: ["decrypt"] },
  "SubtleCrypto#sign": { ...signature, functions: ["sign"] },
  "SubtleCrypto#verify": { ...signature, functions: ["verify"] },
  "SubtleCrypto#deriveBits": { ...derivation, outputBits: arg(2, "int") },
  "SubtleCrypto#deriveKey": { ...derivation, outputBits: option(2, "int", "length") },
  "SubtleCrypto#generateKey": {
    is: "keygen",
    algorithm: arg(0, "webcrypto"),
    keyBits: option(0, "int", "length|modulusLength"),
    digest: option(0, "webcrypto", "hash"),
    curve: option(0, "curve", "namedCurve"),
    returns: "CryptoKey"
  },
  "CryptoKey#{publicKey,privateKey}": { inherits: true, returns: "CryptoKey" },
  "SubtleCrypto#importKey": {
    is: "key",
    key: arg(1, "any"),
    algorithm: arg(2, "webcrypto"),
    keyBits: option(2, "int", "length"),
    digest: option(2, "webcrypto", "hash"),
    curve: option(2, "curve", "namedCurve"),
    returns: "CryptoKey"
  },
  "SubtleCrypto#wrapKey": { ...wrap, functions: ["encrypt"] },
  "SubtleCrypto#unwrapKey": { ...wrap, functions: ["decrypt"] },
  "SubtleCrypto#{encapsulateKey,encapsulateBits}": {
    is: "kem",
    algorithm: arg(0, "webcrypto"),
    key: arg(1, "any"),
    functions: ["encapsulate"]
  },
  "SubtleCrypto#{decapsulateKey,decapsulateBits}": {
    is: "kem",
    algorithm: arg(0, "webcrypto"),
    key: arg(1, "any"),
    functions: ["decapsulate"]
  }
})

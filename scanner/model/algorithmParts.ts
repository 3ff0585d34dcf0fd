import { algorithmOf } from "./algorithms.ts"
import type { Facts } from "./Facts.ts"

const X25519: Facts = { name: "X25519" }
const mlKem = (parameterSet: string): Facts => ({ name: "ML-KEM", parameterSet })

/** Schemes whose parts are fixed. */
const fixed: { readonly [name: string]: ReadonlyArray<Facts> } = {
  Fernet: [
    { name: "AES", keyBits: 128, mode: "cbc", padding: "pkcs7" },
    { name: "HMAC", digest: "SHA-256" }
  ],
  "JKS-PBE": [{ name: "SHA-1" }],
  X25519MLKEM768: [X25519, mlKem("768")],
  SecP256r1MLKEM768: [{ name: "ECDH", curve: "P-256" }, mlKem("768")],
  SecP384r1MLKEM1024: [{ name: "ECDH", curve: "P-384" }, mlKem("1024")],
  X448MLKEM1024: [{ name: "X448" }, mlKem("1024")],
  curveSM2MLKEM768: [{ name: "ECDH", curve: "sm2p256v1" }, mlKem("768")],
  "X-Wing": [X25519, mlKem("768")],
  X25519Kyber768Draft00: [X25519, { name: "Kyber", parameterSet: "768" }],
  "sntrup761x25519-sha512": [X25519, { name: "SNTRUPrime", parameterSet: "761" }, { name: "SHA-512" }],
  "NaCl-box": [X25519, { name: "XSalsa20-Poly1305" }],
  "NaCl-sealedbox": [X25519, { name: "XSalsa20-Poly1305" }]
}

const hashOf = ({ digest }: Facts): ReadonlyArray<Facts> => (digest === undefined ? [] : [{ name: digest }])

const cipherOf = ({ cipher, keyBits, mode }: Facts): ReadonlyArray<Facts> =>
  cipher === undefined
    ? []
    : [{ name: cipher, ...(keyBits === undefined ? {} : { keyBits }), ...(mode === undefined ? {} : { mode }) }]

const derivation = (name: string, { digest, iterations }: Facts): Facts => ({
  name,
  ...(digest === undefined ? {} : { digest }),
  ...(iterations === undefined ? {} : { iterations })
})

const cbcHmac = (facts: Facts): ReadonlyArray<Facts> => [
  { name: "AES", mode: "cbc", ...(facts.keyBits === undefined ? {} : { keyBits: facts.keyBits }) },
  { name: "HMAC", ...(facts.digest === undefined ? {} : { digest: facts.digest }) }
]

/** The MAC that a derivation is built on: RFC 8018 5.2, RFC 5869. */
const hmacOf = ({ digest }: Facts): ReadonlyArray<Facts> => (digest === undefined ? [] : [{ name: "HMAC", digest }])

const computed: { readonly [name: string]: (facts: Facts) => ReadonlyArray<Facts> } = {
  PBKDF1: hashOf,
  PBKDF2: hmacOf,
  HKDF: hmacOf,
  HMAC: hashOf,
  PKCS12KDF: hashOf,
  PBES1: (facts) => [derivation("PBKDF1", facts), ...cipherOf(facts)],
  PBES2: (facts) => [derivation("PBKDF2", facts), ...cipherOf(facts)],
  "PKCS12-PBE": (facts) => [derivation("PKCS12KDF", facts), ...cipherOf(facts)],
  "PEM-PBE": (facts) => [derivation("OpenSSL-KDF", facts), ...cipherOf(facts)],
  CMAC: cipherOf,
  GMAC: cipherOf,
  "XCBC-MAC": cipherOf,
  "CBC-MAC": cipherOf,
  "CFB-MAC": cipherOf,
  "ISO9797-MAC": cipherOf,
  "AES-CBC-HMAC": cbcHmac
}

const hashesOf = ({ digest, mgfDigest }: Facts): ReadonlyArray<Facts> =>
  [...new Set([digest, mgfDigest])].flatMap((name) => (name === undefined ? [] : [{ name }]))

/**
 * The algorithms that an algorithm is made of, where naming them helps: the hash of a signature, the cipher of a MAC, both
 * halves of a hybrid. Takes effective facts.
 */
export const algorithmParts = (facts: Facts): ReadonlyArray<Facts> => {
  const name = facts.name ?? ""
  const parts = Object.hasOwn(fixed, name)
    ? fixed[name]
    : Object.hasOwn(computed, name)
      ? computed[name]?.(facts)
      : undefined
  if (parts !== undefined) return parts
  const isHashed = facts.primitive === "signature" || (name === "RSA" && facts.padding === "oaep")
  return isHashed && algorithmOf(name) !== undefined ? hashesOf(facts) : []
}

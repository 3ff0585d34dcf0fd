import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const R = "RbNaCl"
const secretbox = { is: "cipher", name: "XSalsa20-Poly1305" } as const
const auth = { is: "mac", name: "HMAC", keyBits: arg(0, "bytes"), key: arg(0, "any") } as const
const seals = "{encrypt,box,seal}"
const opens = "{decrypt,open}"
const BOX = `${R}.Box`

/*
 * README and lib of rbnacl 7.1 (https://github.com/RubyCrypto/rbnacl), and the older paths of its classes; ed25519 1.4 and x25519 1.0 of the same authors. A box
 * agrees on a key with X25519.
 */
export const rbnacl = library("ruby", "rbnacl", {
  [`${R}.{SecretBox,SecretBoxes.XSalsa20Poly1305}.new`]: {
    ...secretbox,
    keyBits: arg(0, "bytes"),
    key: arg(0, "any"),
    returns: BOX
  },
  [`${R}.{Box,Boxes.Curve25519XSalsa20Poly1305}.new`]: { is: "cipher", name: "NaCl-box", returns: BOX },
  [`${R}.{SealedBox,Boxes.Sealed}.{new,from_public_key,from_private_key}`]: {
    is: "cipher",
    name: "NaCl-sealedbox",
    returns: BOX
  },
  [`${R}.SimpleBox.from_secret_key`]: { ...secretbox, key: arg(0, "any"), returns: BOX },
  [`${R}.SimpleBox.from_keypair`]: { is: "cipher", name: "NaCl-box", returns: BOX },
  [`${R}.AEAD.{ChaCha20Poly1305Legacy,ChaCha20Poly1305IETF,XChaCha20Poly1305IETF}.new`]: {
    is: "cipher",
    algorithm: text("{1}", "rbnaclAead"),
    keyBits: arg(0, "bytes"),
    key: arg(0, "any"),
    returns: BOX
  },
  [`${BOX}#${seals}`]: { refines: true, operates: true, functions: ["encrypt"] },
  [`${BOX}#${opens}`]: { refines: true, operates: true, functions: ["decrypt"] },

  [`${R}.{PrivateKey,Boxes.Curve25519XSalsa20Poly1305.PrivateKey}.generate`]: {
    is: "keygen",
    name: "X25519",
    returns: `${R}.PrivateKey`
  },
  [`${R}.{PrivateKey,Boxes.Curve25519XSalsa20Poly1305.PrivateKey}.new`]: {
    is: "key",
    name: "X25519",
    material: "private-key",
    returns: `${R}.PrivateKey`
  },
  [`${R}.{PublicKey,Boxes.Curve25519XSalsa20Poly1305.PublicKey}.new`]: {
    is: "key",
    name: "X25519",
    material: "public-key"
  },
  [`${R}.{SigningKey,Signatures.Ed25519.SigningKey}.generate`]: {
    is: "keygen",
    name: "Ed25519",
    returns: `${R}.SigningKey`
  },
  [`${R}.{SigningKey,Signatures.Ed25519.SigningKey}.new`]: {
    is: "key",
    name: "Ed25519",
    material: "private-key",
    returns: `${R}.SigningKey`
  },
  [`${R}.{VerifyKey,Signatures.Ed25519.VerifyKey}.new`]: {
    is: "key",
    name: "Ed25519",
    material: "public-key",
    returns: `${R}.VerifyKey`
  },
  [`${R}.SigningKey#{sign,sign_attached}`]: { is: "signature", name: "Ed25519", functions: ["sign"] },
  [`${R}.SigningKey#verify_key`]: { returns: `${R}.VerifyKey` },
  [`${R}.VerifyKey#{verify,verify_attached}`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  [`${R}.GroupElement.new`]: { is: "key-agreement", name: "X25519" },

  [`${R}.Hash.{sha256,sha512}`]: { is: "hash", algorithm: text("{1}", "hash"), functions: ["digest"] },
  [`${R}.Hash.blake2b`]: {
    is: "hash",
    name: "BLAKE2b",
    outputBits: arg(KEYWORD_ONLY, "bytes", "digest_size"),
    keyBits: arg(KEYWORD_ONLY, "bytes", "key"),
    functions: ["digest"]
  },
  [`${R}.Hash.{SHA256,SHA512,Blake2b}.digest`]: { is: "hash", algorithm: text("{1}", "hash"), functions: ["digest"] },
  [`${R}.Hash.{SHA256,SHA512}.new`]: { is: "hash", algorithm: text("{1}", "hash") },
  [`${R}.Hash.Blake2b.new`]: {
    is: "hash",
    name: "BLAKE2b",
    outputBits: arg(KEYWORD_ONLY, "bytes", "digest_size"),
    defaults: { outputBits: 512 }
  },
  [`${R}.PasswordHash.SCrypt.new`]: { is: "kdf", name: "scrypt", outputBits: arg(2, "bytes") },
  [`${R}.PasswordHash.Argon2.new`]: { is: "kdf", name: "Argon2", outputBits: arg(2, "bytes") },
  [`${R}.PasswordHash.Argon2.digest_str_verify`]: { is: "password-hash", name: "Argon2", functions: ["verify"] },
  [`${R}.GroupElements.Curve25519.new`]: { is: "key-agreement", name: "X25519" },
  [`${R}.HMAC.SHA512256.{auth,new,verify}`]: { ...auth, digest: "SHA-512", outputBits: 256 },
  [`${R}.HMAC.{SHA256,SHA512}.{auth,new,verify}`]: {
    ...auth,
    digest: text("{1}", "hash")
  },
  [`${R}.OneTimeAuths.Poly1305.{auth,new,verify}`]: { is: "mac", name: "Poly1305" },
  [`${R}.OneTimeAuth.{auth,new,verify}`]: { is: "mac", name: "Poly1305" },
  [`${R}.PasswordHash.scrypt`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    outputBits: arg(4, "bytes"),
    functions: ["keyderive"]
  },
  [`${R}.PasswordHash.{argon2,argon2id}`]: {
    is: "kdf",
    name: "Argon2id",
    saltBits: arg(1, "bytes"),
    outputBits: arg(4, "bytes"),
    functions: ["keyderive"]
  },
  [`${R}.PasswordHash.argon2i`]: {
    is: "kdf",
    name: "Argon2i",
    saltBits: arg(1, "bytes"),
    outputBits: arg(4, "bytes"),
    functions: ["keyderive"]
  },
  [`${R}.PasswordHash.argon2_str`]: { is: "password-hash", name: "Argon2id", functions: ["keyderive"] },
  [`${R}.PasswordHash.argon2_valid?`]: { is: "password-hash", name: "Argon2", functions: ["verify"] },
  [`${R}.Random.random_bytes`]: {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size"),
    defaults: { byteLength: 32 }
  },

  "Ed25519.SigningKey.{generate,from_keypair}": {
    is: "keygen",
    name: "Ed25519",
    returns: `${R}.SigningKey`
  },
  "Ed25519.SigningKey.new": { is: "key", name: "Ed25519", material: "private-key", returns: `${R}.SigningKey` },
  "Ed25519.VerifyKey.new": { is: "key", name: "Ed25519", material: "public-key", returns: `${R}.VerifyKey` },
  "X25519.Scalar.generate": { is: "keygen", name: "X25519", returns: "X25519.Scalar" },
  "X25519.Scalar.new": { is: "key", name: "X25519", material: "private-key", returns: "X25519.Scalar" },
  "X25519.MontgomeryU.new": { is: "key", name: "X25519", material: "public-key" },
  "X25519.Scalar#{diffie_hellman,multiply}": { is: "key-agreement", name: "X25519" },
  "X25519.diffie_hellman": { is: "key-agreement", name: "X25519" }
})

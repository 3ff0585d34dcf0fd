import { hashWords } from "./hashWords.ts"
import type { Notation } from "./Notation.ts"
import { as, firstOf, ofSquashed, step, whole, words } from "./words.ts"

const digest = as("digest", hashWords)

const specs = words({
  "symmetricdefault aes256": { name: "AES", keyBits: 256 },
  aes128: { name: "AES", keyBits: 128 },
  rsa2048: { name: "RSA", keyBits: 2048 },
  rsa3072: { name: "RSA", keyBits: 3072 },
  rsa4096: { name: "RSA", keyBits: 4096 },
  eccnistp256: { name: "EC", curve: "P-256" },
  eccnistp384: { name: "EC", curve: "P-384" },
  eccnistp521: { name: "EC", curve: "P-521" },
  eccsecgp256k1: { name: "EC", curve: "secp256k1" },
  eccnistedwards25519: { name: "Ed25519" },
  ed25519sha512: { name: "Ed25519" },
  ed25519phsha512: { name: "Ed25519ph" },
  sm2: { name: "SM2" },
  sm2dsa: { name: "SM2", digest: "SM3" },
  sm2pke: { name: "SM2", primitive: "pke" },
  hmac224: { name: "HMAC", digest: "SHA-224" },
  hmac256: { name: "HMAC", digest: "SHA-256" },
  hmac384: { name: "HMAC", digest: "SHA-384" },
  hmac512: { name: "HMAC", digest: "SHA-512" },
  mldsa44: { name: "ML-DSA", parameterSet: "44" },
  mldsa65: { name: "ML-DSA", parameterSet: "65" },
  mldsa87: { name: "ML-DSA", parameterSet: "87" },
  mldsashake256: { name: "ML-DSA" }
})

/** Key Management Service of AWS, API Reference: `KeySpec`, `SigningAlgorithm`, `EncryptionAlgorithm` and `MacAlgorithm`. */
const schemes = words({
  rsaesoaep: { name: "RSA", primitive: "pke", padding: "oaep" },
  rsassapss: { name: "RSA", primitive: "signature", padding: "pss" },
  rsassapkcs1v15: { name: "RSA", primitive: "signature", padding: "pkcs1v15" },
  ecdsa: { name: "ECDSA" },
  hmac: { name: "HMAC" }
})

export const awsKms: Notation = {
  ofText: ofSquashed(firstOf(whole(step(specs)), whole(step(schemes), step(digest))))
}

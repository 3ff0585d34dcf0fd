import { arg, library } from "../rule.ts"

const key = { is: "key", name: "RSA" } as const
const cipher = { is: "cipher", name: "RSA", padding: "pkcs1v15" } as const
const signature = { is: "signature", name: "RSA", padding: "pkcs1v15" } as const

/*
 * Python-RSA 4.10, "Usage" and "Reference". It pads by PKCS #1 v1.5 only. `newkeys` gives a pair of keys, which a program
 * takes apart at once. `verify` reads the hash from the signature.
 */
export const rsa = library("python", "rsa", {
  "rsa.{newkeys,key.newkeys}": { is: "keygen", name: "RSA", keyBits: arg(0, "int", "nbits") },
  "rsa.{PublicKey,key.PublicKey}": { ...key, material: "public-key", returns: "rsa.PublicKey" },
  "rsa.{PrivateKey,key.PrivateKey}": { ...key, material: "private-key", returns: "rsa.PrivateKey" },
  "rsa.{PublicKey,key.PublicKey}.load_pkcs1": {
    ...key,
    material: "public-key",
    certificateFormat: arg(1, "certificateFormat", "format"),
    returns: "rsa.PublicKey",
    defaults: { certificateFormat: "PEM" }
  },
  "rsa.{PrivateKey,key.PrivateKey}.load_pkcs1": {
    ...key,
    material: "private-key",
    certificateFormat: arg(1, "certificateFormat", "format"),
    returns: "rsa.PrivateKey",
    defaults: { certificateFormat: "PEM" }
  },
  "rsa.{PublicKey,key.PublicKey}.load_pkcs1_openssl_pem": {
    ...key,
    material: "public-key",
    certificateFormat: "PEM",
    returns: "rsa.PublicKey"
  },
  "rsa.{PublicKey,key.PublicKey}.load_pkcs1_openssl_der": {
    ...key,
    material: "public-key",
    certificateFormat: "DER",
    returns: "rsa.PublicKey"
  },
  "rsa.{encrypt,pkcs1.encrypt}": { ...cipher, key: arg(1, "any", "pub_key"), functions: ["encrypt"] },
  "rsa.{decrypt,pkcs1.decrypt}": { ...cipher, key: arg(1, "any", "priv_key"), functions: ["decrypt"] },
  "rsa.{sign,pkcs1.sign,sign_hash,pkcs1.sign_hash}": {
    ...signature,
    digest: arg(2, "hash", "hash_method"),
    key: arg(1, "any", "priv_key"),
    functions: ["sign"]
  },
  "rsa.{verify,pkcs1.verify}": { ...signature, key: arg(2, "any", "pub_key"), functions: ["verify"] },
  "rsa.{find_signature_hash,pkcs1.find_signature_hash}": {
    ...signature,
    key: arg(1, "any", "pub_key"),
    functions: ["verify"]
  },
  "rsa.{compute_hash,pkcs1.compute_hash}": { is: "hash", algorithm: arg(1, "hash", "method_name") }
})

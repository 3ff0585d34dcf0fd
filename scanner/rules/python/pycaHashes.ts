import { arg, library, text } from "../rule.ts"

const hashes = "cryptography.hazmat.primitives.hashes"
const twofactor = "cryptography.hazmat.primitives.twofactor"

/*
 * pyca/cryptography 50, "Message digests", "Message authentication codes" and "Two-factor authentication"; RIPEMD160 and
 * Whirlpool as of 2.x. HOTP and TOTP are HMAC with a truncated output.
 */
export const pycaHashes = library("python", "pycaHashes", {
  [`${hashes}.{Hash,XOFHash,Hash.hash}`]: { is: "hash", algorithm: arg(0, "any", "algorithm") },
  [`${hashes}.Hash#finalize`]: { inherits: true },
  [`${hashes}.{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256,SM3,RIPEMD160,Whirlpool}`]: {
    is: "hash",
    algorithm: text("{1}", "hash")
  },
  [`${hashes}.{SHA3_224,SHA3_256,SHA3_384,SHA3_512}`]: { is: "hash", algorithm: text("{1}", "hash") },
  [`${hashes}.{SHAKE128,SHAKE256,BLAKE2b,BLAKE2s}`]: {
    is: "hash",
    name: "{1}",
    outputBits: arg(0, "bytes", "digest_size")
  },

  "cryptography.hazmat.primitives.hmac.HMAC": {
    is: "mac",
    name: "HMAC",
    digest: arg(1, "any", "algorithm"),
    keyBits: arg(0, "bytes", "key")
  },
  "cryptography.hazmat.primitives.cmac.CMAC": {
    is: "mac",
    name: "CMAC",
    cipher: arg(0, "any", "algorithm"),
    keyBits: arg(0, "any", "algorithm")
  },
  "cryptography.hazmat.primitives.poly1305.Poly1305": {
    is: "mac",
    name: "Poly1305",
    keyBits: arg(0, "bytes", "key")
  },
  "cryptography.hazmat.primitives.poly1305.Poly1305.generate_tag": {
    is: "mac",
    name: "Poly1305",
    keyBits: arg(0, "bytes", "key"),
    functions: ["tag"]
  },
  "cryptography.hazmat.primitives.poly1305.Poly1305.verify_tag": {
    is: "mac",
    name: "Poly1305",
    keyBits: arg(0, "bytes", "key"),
    functions: ["verify"]
  },
  "cryptography.hazmat.primitives.{hmac.HMAC,cmac.CMAC,poly1305.Poly1305}#finalize": {
    refines: true,
    functions: ["tag"]
  },
  "cryptography.hazmat.primitives.{hmac.HMAC,cmac.CMAC,poly1305.Poly1305}#verify": {
    refines: true,
    functions: ["verify"]
  },

  [`${twofactor}.{hotp.HOTP,totp.TOTP}`]: {
    is: "mac",
    name: "HMAC",
    digest: arg(2, "any", "algorithm"),
    keyBits: arg(0, "bytes", "key")
  },
  [`${twofactor}.{hotp.HOTP,totp.TOTP}#generate`]: { refines: true, functions: ["tag"] },
  [`${twofactor}.{hotp.HOTP,totp.TOTP}#verify`]: { refines: true, functions: ["verify"] }
})

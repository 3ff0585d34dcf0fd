import { arg, library, option, text } from "../rule.ts"

const sealed = {
  is: "cipher",
  name: "AES",
  mode: option(2, "mode", "mode"),
  keyBits: option(2, "int", "ks"),
  tagBits: option(2, "int", "ts"),
  iterations: option(2, "int", "iter")
} as const
const mode = "sjcl.mode.{gcm,ccm,ocb2,cbc,ctr}"
const cipher = {
  is: "cipher",
  name: "AES",
  mode: text("{1}", "mode"),
  from: arg(0, "any"),
  tagBits: arg(4, "int")
} as const

/*
 * SJCL 1.0.9, documentation and core (https://github.com/bitwiseshiftleft/sjcl): the convenience functions use AES-128 in CCM mode with tags of 64
 * bits and 10000 rounds of PBKDF2 with HMAC-SHA-256. Its curves ck192 to ck256 are those of Koblitz.
 */
export const sjcl = library("javascript", "sjcl", {
  "sjcl.{encrypt,json.encrypt}": {
    ...sealed,
    functions: ["encrypt"],
    defaults: { mode: "ccm", keyBits: 128, tagBits: 64, iterations: 10000 }
  },
  "sjcl.{decrypt,json.decrypt}": { is: "cipher", name: "AES", functions: ["decrypt"] },
  "sjcl.hash.{sha1,sha256,sha512,ripemd160}.hash": { is: "hash", algorithm: text("{1}", "hash") },
  "new sjcl.hash.{sha1,sha256,sha512,ripemd160}": { is: "hash", algorithm: text("{1}", "hash") },
  "sjcl.hash.{sha1,sha256,sha512,ripemd160}": { algorithm: text("{1}", "hash") },
  "new sjcl.misc.hmac": { is: "mac", name: "HMAC", digest: arg(1, "any"), defaults: { digest: "SHA-256" } },
  "sjcl.misc.pbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "int"),
    defaults: { digest: "SHA-256", iterations: 10000 }
  },
  "sjcl.misc.cachedPbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-256",
    iterations: option(1, "int", "iter"),
    defaults: { iterations: 10000 }
  },
  "sjcl.misc.hkdf": {
    is: "kdf",
    name: "HKDF",
    outputBits: arg(1, "int"),
    digest: arg(4, "any"),
    defaults: { digest: "SHA-256" }
  },
  "sjcl.misc.scrypt": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "int"),
    defaults: { iterations: 16384, blockSize: 8, parallelism: 1 }
  },
  "new sjcl.cipher.aes": { is: "cipher", name: "AES" },
  [`${mode}.encrypt`]: { ...cipher, functions: ["encrypt"] },
  [`${mode}.decrypt`]: { ...cipher, functions: ["decrypt"] },
  "sjcl.ecc.ecdsa.generateKeys": { is: "keygen", name: "ECDSA", curve: arg(0, "any") },
  "sjcl.ecc.elGamal.generateKeys": { is: "keygen", name: "EC-ElGamal", curve: arg(0, "any") },
  "sjcl.ecc.curves.c{192,224,256,384,521}": { curve: "P-{1}" },
  "sjcl.ecc.curves.k{192,224,256}": { curve: "secp{1}k1" },
  "sjcl.random.randomWords": { is: "random", name: "RNG" }
})

import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const kdf = "cryptography.hazmat.primitives.kdf"
const hashed = {
  is: "kdf",
  digest: arg(0, "any", "algorithm"),
  outputBits: arg(1, "bytes", "length")
} as const

/* pyca/cryptography 48, "Key derivation functions". Every length is one of bytes. */
export const pycaKdf = library("python", "pycaKdf", {
  [`${kdf}.pbkdf2.PBKDF2HMAC`]: {
    ...hashed,
    name: "PBKDF2",
    saltBits: arg(2, "bytes", "salt"),
    iterations: arg(3, "int", "iterations")
  },
  [`${kdf}.hkdf.HKDF`]: { ...hashed, name: "HKDF", saltBits: arg(2, "bytes", "salt") },
  [`${kdf}.hkdf.HKDF.extract`]: {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "any", "algorithm"),
    saltBits: arg(1, "bytes", "salt")
  },
  [`${kdf}.hkdf.HKDFExpand`]: { ...hashed, name: "HKDF" },
  [`${kdf}.concatkdf.ConcatKDFHash`]: { ...hashed, name: "ConcatKDF" },
  [`${kdf}.concatkdf.ConcatKDFHMAC`]: { ...hashed, name: "ConcatKDF", saltBits: arg(2, "bytes", "salt") },
  [`${kdf}.x963kdf.X963KDF`]: { ...hashed, name: "X963KDF" },
  [`${kdf}.kbkdf.KBKDFHMAC`]: {
    is: "kdf",
    digest: arg(0, "any", "algorithm"),
    outputBits: arg(2, "bytes", "length"),
    from: arg(1, "any", "mode"),
    defaults: { name: "KBKDF" }
  },
  [`${kdf}.kbkdf.KBKDFCMAC`]: {
    is: "kdf",
    cipher: arg(0, "any", "algorithm"),
    outputBits: arg(2, "bytes", "length"),
    from: arg(1, "any", "mode"),
    defaults: { name: "KBKDF" }
  },
  [`${kdf}.kbkdf.Mode.CounterMode`]: { name: "KBKDF-Counter" },
  [`${kdf}.scrypt.Scrypt`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(0, "bytes", "salt"),
    outputBits: arg(1, "bytes", "length"),
    iterations: arg(2, "int", "n"),
    blockSize: arg(3, "int", "r"),
    parallelism: arg(4, "int", "p")
  },
  [`${kdf}.argon2.{Argon2d,Argon2i,Argon2id}`]: {
    is: "kdf",
    name: "{1}",
    saltBits: arg(KEYWORD_ONLY, "bytes", "salt"),
    outputBits: arg(KEYWORD_ONLY, "bytes", "length"),
    iterations: arg(KEYWORD_ONLY, "int", "iterations"),
    parallelism: arg(KEYWORD_ONLY, "int", "lanes"),
    memoryKib: arg(KEYWORD_ONLY, "kib", "memory_cost")
  },
  [`${kdf}.argon2.{Argon2d,Argon2i,Argon2id}.verify_phc_encoded`]: {
    is: "password-hash",
    name: "{1}",
    functions: ["verify"]
  },
  [`${kdf}.argon2.{Argon2d,Argon2i,Argon2id}#derive`]: { inherits: true },
  [`${kdf}.argon2.{Argon2d,Argon2i,Argon2id}#derive_phc_encoded`]: {
    is: "password-hash",
    inherits: true,
    functions: ["keyderive"]
  },
  [`${kdf}.{pbkdf2.PBKDF2HMAC,hkdf.HKDF,hkdf.HKDFExpand,scrypt.Scrypt,x963kdf.X963KDF}#derive`]: {
    inherits: true
  },
  [`${kdf}.{concatkdf.ConcatKDFHash,concatkdf.ConcatKDFHMAC,kbkdf.KBKDFHMAC,kbkdf.KBKDFCMAC}#derive`]: {
    inherits: true
  }
})

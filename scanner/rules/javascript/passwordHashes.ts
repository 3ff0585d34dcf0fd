import { arg, library, option } from "../rule.ts"

const bcrypt = { is: "password-hash", name: "bcrypt" } as const
const hashes = { ...bcrypt, iterations: arg(1, "log2"), from: arg(1, "any"), functions: ["keyderive"] } as const
const checks = { ...bcrypt, functions: ["verify"] } as const
const packages = "{bcrypt,bcryptjs}"
const argon2 = {
  saltBits: option(1, "bytes", "salt"),
  memoryKib: option(1, "int", "memoryCost"),
  iterations: option(1, "int", "timeCost"),
  parallelism: option(1, "int", "parallelism")
} as const
const scrypt = {
  is: "kdf",
  name: "scrypt",
  saltBits: arg(1, "bytes"),
  iterations: arg(2, "int"),
  blockSize: arg(3, "int"),
  parallelism: arg(4, "int"),
  outputBits: arg(5, "bytes")
} as const
const pbkdf2 = {
  is: "kdf",
  name: "PBKDF2",
  saltBits: arg(1, "bytes"),
  iterations: arg(2, "int"),
  outputBits: arg(3, "bytes"),
  digest: arg(4, "opensslDigest")
} as const
const rsArgon2 = {
  ...argon2,
  algorithm: option(1, "argon2", "algorithm"),
  outputBits: option(1, "bytes", "outputLen"),
  defaults: { name: "Argon2id", parallelism: 1, outputBits: 256 },
  varies: ["memoryKib", "iterations"]
} as const

/*
 * READMEs and type declarations of bcrypt 6 (https://github.com/kelektiv/node.bcrypt.js), bcryptjs 3, @node-rs/bcrypt 2, argon2 0.45 (https://github.com/ranisalt/node-argon2), @node-rs/argon2 2.2, argon2-browser
 * 1.18, scrypt-js 3, scryptsy 2 and pbkdf2 3. The cost of bcrypt is the logarithm of its rounds: 10 by default when a salt
 * is made, 12 in @node-rs/bcrypt. What @node-rs/argon2 costs differs: 4096 KiB and 3 passes in the declarations of 1, 19456 and 2 in 2.
 */
export const passwordHashes = library("javascript", "passwordHashes", {
  [`${packages}.{hash,hashSync}`]: hashes,
  [`${packages}.{genSalt,genSaltSync}`]: {
    name: "bcrypt",
    iterations: arg(0, "log2"),
    saltBits: 128,
    defaults: { iterations: 1024 }
  },
  [`${packages}.{compare,compareSync}`]: checks,
  "@node-rs/bcrypt.{hash,hashSync}": {
    ...bcrypt,
    iterations: arg(1, "log2"),
    functions: ["keyderive"],
    defaults: { iterations: 4096 }
  },
  "@node-rs/bcrypt.{compare,compareSync,verify,verifySync}": checks,

  "argon2.hash": {
    ...argon2,
    is: "password-hash",
    algorithm: option(1, "argon2", "type"),
    outputBits: option(1, "bytes", "hashLength"),
    functions: ["keyderive"],
    defaults: { name: "Argon2id", outputBits: 256, memoryKib: 65536, iterations: 3, parallelism: 4 }
  },
  "argon2.{argon2d,argon2i,argon2id}": { value: "{1}" },
  "argon2.verify": { is: "password-hash", name: "Argon2", functions: ["verify"] },
  "@node-rs/argon2.{hash,hashSync}": { ...rsArgon2, is: "password-hash", functions: ["keyderive"] },
  "@node-rs/argon2.{hashRaw,hashRawSync}": { ...rsArgon2, is: "kdf" },
  "@node-rs/argon2.{verify,verifySync}": { is: "password-hash", name: "Argon2", functions: ["verify"] },
  "@node-rs/argon2.Algorithm.{Argon2d,Argon2i,Argon2id}": { value: "{1}" },
  "argon2-browser.hash": {
    is: "password-hash",
    algorithm: option(0, "argon2", "type"),
    saltBits: option(0, "bytes", "salt"),
    iterations: option(0, "int", "time"),
    memoryKib: option(0, "int", "mem"),
    parallelism: option(0, "int", "parallelism"),
    outputBits: option(0, "bytes", "hashLen"),
    functions: ["keyderive"],
    defaults: { name: "Argon2d", iterations: 1, memoryKib: 1024, parallelism: 1, outputBits: 192 }
  },
  "argon2-browser.verify": { is: "password-hash", name: "Argon2", functions: ["verify"] },
  "argon2-browser.ArgonType.{Argon2d,Argon2i,Argon2id}": { value: "{1}" },

  "scrypt-js.{scrypt,syncScrypt}": scrypt,
  "{scryptsy,scryptsy.async}": scrypt,
  "pbkdf2.{pbkdf2,pbkdf2Sync}": { ...pbkdf2, defaults: { digest: "SHA-1" } }
})

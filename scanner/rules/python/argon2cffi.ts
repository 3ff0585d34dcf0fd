import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const secret = {
  algorithm: arg(6, "any", "type"),
  saltBits: arg(1, "bytes", "salt"),
  iterations: arg(2, "int", "time_cost"),
  memoryKib: arg(3, "int", "memory_cost"),
  parallelism: arg(4, "int", "parallelism"),
  outputBits: arg(5, "bytes", "hash_len")
} as const
const LOW_MEMORY = { iterations: 3, memoryKib: 65536, parallelism: 4, outputBits: 256, saltBits: 128 } as const
const legacy = { ...secret, defaults: { name: "Argon2i", ...LOW_MEMORY } } as const

/*
 * argon2-cffi 25.1, "API Reference": PasswordHasher documents Argon2id with the low-memory parameters of RFC 9106, the
 * legacy functions Argon2i with the same costs. Memory is in kibibytes.
 */
export const argon2cffi = library("python", "argon2cffi", {
  "argon2.{PasswordHasher,_password_hasher.PasswordHasher}": {
    is: "password-hash",
    algorithm: arg(6, "any", "type"),
    iterations: arg(0, "int", "time_cost"),
    memoryKib: arg(1, "int", "memory_cost"),
    parallelism: arg(2, "int", "parallelism"),
    outputBits: arg(3, "bytes", "hash_len"),
    saltBits: arg(4, "bytes", "salt_len"),
    returns: "argon2.PasswordHasher",
    defaults: { name: "Argon2id", ...LOW_MEMORY }
  },
  "argon2.PasswordHasher.from_parameters": {
    is: "password-hash",
    algorithm: arg(0, "any", "params"),
    returns: "argon2.PasswordHasher"
  },
  "argon2.PasswordHasher#hash": { refines: true, functions: ["keyderive"] },
  "argon2.PasswordHasher#verify": { refines: true, functions: ["verify"] },
  "argon2.Parameters": {
    algorithm: arg(0, "any", "type"),
    saltBits: arg(2, "bytes", "salt_len"),
    outputBits: arg(3, "bytes", "hash_len"),
    iterations: arg(4, "int", "time_cost"),
    memoryKib: arg(5, "int", "memory_cost"),
    parallelism: arg(6, "int", "parallelism")
  },
  "argon2.profiles.RFC_9106_HIGH_MEMORY": {
    name: "Argon2id",
    ...LOW_MEMORY,
    iterations: 1,
    memoryKib: 2097152
  },
  "argon2.profiles.RFC_9106_LOW_MEMORY": { name: "Argon2id", ...LOW_MEMORY },
  "argon2.profiles.PRE_21_2": {
    name: "Argon2id",
    iterations: 2,
    memoryKib: 102400,
    parallelism: 8,
    outputBits: 128,
    saltBits: 128
  },
  "argon2.profiles.CHEAPEST": {
    name: "Argon2id",
    iterations: 1,
    memoryKib: 8,
    parallelism: 1,
    outputBits: 32,
    saltBits: 64
  },
  "argon2.{Type,low_level.Type}.ID": { name: "Argon2id" },
  "argon2.{Type,low_level.Type}.I": { name: "Argon2i" },
  "argon2.{Type,low_level.Type}.D": { name: "Argon2d" },

  "argon2.low_level.hash_secret": { ...secret, is: "password-hash", functions: ["keyderive"] },
  "argon2.low_level.hash_secret_raw": { ...secret, is: "kdf", byteLength: arg(5, "size", "hash_len") },
  "argon2.low_level.verify_secret": {
    is: "password-hash",
    algorithm: arg(2, "any", "type"),
    functions: ["verify"]
  },
  "argon2.hash_password": { ...legacy, is: "password-hash", functions: ["keyderive"] },
  "argon2.hash_password_raw": { ...legacy, is: "kdf", byteLength: arg(5, "size", "hash_len") },
  "argon2.verify_password": {
    is: "password-hash",
    algorithm: arg(2, "any", "type"),
    functions: ["verify"],
    defaults: { name: "Argon2i" }
  },

  "{pyargon2.hash,pyargon2.hash_bytes}": {
    is: "password-hash",
    saltBits: arg(1, "bytes", "salt"),
    iterations: arg(KEYWORD_ONLY, "int", "time_cost"),
    memoryKib: arg(KEYWORD_ONLY, "int", "memory_cost"),
    parallelism: arg(KEYWORD_ONLY, "int", "parallelism"),
    outputBits: arg(KEYWORD_ONLY, "bytes", "hash_len"),
    name: "Argon2",
    functions: ["keyderive"]
  }
})

import { arg, library } from "../rule.ts"

const derives = { functions: ["keyderive"] } as const
const hashed = {
  is: "password-hash",
  from: arg(9, "any", "type"),
  iterations: arg(9, "int", "iterations"),
  memoryKib: arg(9, "int", "memory"),
  parallelism: arg(9, "int", "parallelism"),
  outputBits: arg(9, "bytes", "length"),
  ...derives,
  defaults: { name: "Argon2i", iterations: 32, memoryKib: 256, parallelism: 2, outputBits: 256 }
} as const
const pbkdf2 = { is: "kdf", name: "PBKDF2", digest: "SHA-512", iterations: 2048, outputBits: 512, ...derives } as const

/*
 * README and API reference of package:argon2_ffi 1 and argon2_ffi_base, dargon2 3 and dargon2_flutter 3, argon2 1 and bip39 1
 * (PBKDF2 with the 2,048 rounds of BIP 39).
 */
export const dartKdfs = library("dart", "dartKdfs", {
  "{argon2_ffi,argon2_ffi_base}.Argon2Arguments": {
    is: "kdf",
    name: "Argon2",
    saltBits: arg(1, "bytes"),
    memoryKib: arg(2, "int"),
    iterations: arg(3, "int"),
    outputBits: arg(4, "bytes"),
    parallelism: arg(5, "int"),
    ...derives
  },
  "{dargon2,dargon2_flutter}.argon2": { returns: "dargon2.Argon2" },
  "dargon2.Argon2#{hashPasswordString,hashPasswordBytes}": hashed,
  "dargon2.Argon2#{verifyHashString,verifyHashBytes}": {
    is: "password-hash",
    from: arg(9, "any", "type"),
    functions: ["verify"],
    defaults: { name: "Argon2i" }
  },
  "{dargon2,dargon2_flutter}.Argon2Type.{i,d,id}": { name: "Argon2{2}" },
  "argon2.Argon2BytesGenerator": { is: "kdf", name: "Argon2", returns: "argon2.Argon2BytesGenerator" },
  "argon2.Argon2BytesGenerator#init": { refines: true, from: arg(0, "any") },
  "argon2.Argon2Parameters": {
    from: arg(0, "any"),
    saltBits: arg(1, "bytes"),
    iterations: arg(9, "int", "iterations"),
    memoryKib: arg(9, "int", "memory"),
    parallelism: arg(9, "int", "lanes")
  },
  "argon2.Argon2Parameters.ARGON2_{i,d,id}": { name: "Argon2{1}" },
  "bip39.{mnemonicToSeed,mnemonicToSeedHex}": pbkdf2
})

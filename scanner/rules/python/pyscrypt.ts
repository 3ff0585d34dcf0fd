import { arg, library } from "../rule.ts"

const hash = {
  is: "kdf",
  name: "scrypt",
  saltBits: arg(1, "bytes", "salt"),
  iterations: arg(2, "int", "N"),
  blockSize: arg(3, "int", "r"),
  parallelism: arg(4, "int", "p")
} as const
const file = { is: "cipher", name: "AES", keyBits: 256, mode: "ctr" } as const

/*
 * py-scrypt 0.9 and pyscrypt 1.6, README. The encrypted format of scrypt is documented as AES-256 in counter mode; its cost
 * follows from the time that is allowed.
 */
export const pyscrypt = library("python", "pyscrypt", {
  "scrypt.hash": {
    ...hash,
    outputBits: arg(5, "bytes", "buflen"),
    byteLength: arg(5, "size", "buflen"),
    defaults: { iterations: 16384, blockSize: 8, parallelism: 1, outputBits: 512, byteLength: 64 }
  },
  "pyscrypt.hash": { ...hash, outputBits: arg(5, "bytes", "dkLen"), byteLength: arg(5, "size", "dkLen") },
  "scrypt.encrypt": { ...file, functions: ["encrypt"] },
  "scrypt.decrypt": { ...file, functions: ["decrypt"] }
})

import { arg, library } from "../rule.ts"

const x = "golang.org/x/crypto"

/** What is read from it is as long as the buffer. */
const hkdfReader = {
  is: "kdf",
  name: "HKDF",
  digest: arg(0, "hash"),
  varies: ["outputBits"],
  returns: `${x}/hkdf.Reader`
} as const

/*
 * The API lists of the Go standard library up to 1.27 (https://github.com/golang/go/tree/master/api): crypto/pbkdf2,
 * crypto/hkdf; https://github.com/golang/crypto: pbkdf2, hkdf, scrypt, argon2,
 * bcrypt. Lengths are bytes; the memory of argon2 is KiB. Argon2 `Key` is Argon2i. DefaultCost of bcrypt is 10.
 */
export const kdfs = library("go", "kdfs", {
  "crypto/pbkdf2.Key": {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "hash"),
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    outputBits: arg(4, "bytes")
  },
  [`${x}/pbkdf2.Key`]: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes"),
    digest: arg(4, "hash")
  },
  "crypto/hkdf.Key": {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "hash"),
    saltBits: arg(2, "bytes"),
    outputBits: arg(4, "bytes")
  },
  "crypto/hkdf.Extract": { is: "kdf", name: "HKDF", digest: arg(0, "hash"), saltBits: arg(2, "bytes") },
  "crypto/hkdf.Expand": { is: "kdf", name: "HKDF", digest: arg(0, "hash"), outputBits: arg(3, "bytes") },
  [`${x}/hkdf.New`]: { ...hkdfReader, saltBits: arg(2, "bytes") },
  [`${x}/hkdf.Extract`]: { is: "kdf", name: "HKDF", digest: arg(0, "hash"), saltBits: arg(2, "bytes") },
  [`${x}/hkdf.Expand`]: hkdfReader,
  [`${x}/hkdf.Reader#{Read,ReadFull}`]: { refines: true, outputBits: arg(0, "bytes") },
  [`${x}/scrypt.Key`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  [`${x}/argon2.Key`]: {
    is: "kdf",
    name: "Argon2i",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    memoryKib: arg(3, "kib"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  [`${x}/argon2.IDKey`]: {
    is: "kdf",
    name: "Argon2id",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    memoryKib: arg(3, "kib"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  [`${x}/bcrypt.GenerateFromPassword`]: { is: "password-hash", name: "bcrypt", iterations: arg(1, "log2") },
  [`${x}/bcrypt.CompareHashAndPassword`]: { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  [`${x}/bcrypt.DefaultCost`]: { value: "10" },
  [`${x}/bcrypt.MinCost`]: { value: "4" },
  [`${x}/bcrypt.MaxCost`]: { value: "31" }
})

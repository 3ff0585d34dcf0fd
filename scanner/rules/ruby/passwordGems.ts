import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const bcrypt = { is: "password-hash", name: "bcrypt" } as const
const argon2 = {
  is: "password-hash",
  name: "Argon2id",
  iterations: arg(KEYWORD_ONLY, "int", "t_cost"),
  memoryKib: arg(KEYWORD_ONLY, "log2", "m_cost"),
  parallelism: arg(KEYWORD_ONLY, "int", "p_cost"),
  varies: ["iterations", "memoryKib", "parallelism"]
} as const

/*
 * READMEs of bcrypt-ruby 3.1 (cost 12 unless told), scrypt 3.0 (keys of 32 bytes, salts of 32 bytes; costs are measured), argon2 2.3 (Argon2id,
 * with costs that it documents not to be constant), unix-crypt 1.3 and bcrypt_pbkdf 1.1. m_cost is a power of two in KiB.
 */
export const passwordGems = library("ruby", "passwordGems", {
  "BCrypt.Password.create": {
    ...bcrypt,
    iterations: arg(KEYWORD_ONLY, "log2", "cost"),
    functions: ["keyderive"],
    defaults: { iterations: 4096 }
  },
  "BCrypt.Password.{new,valid_hash?}": { ...bcrypt, functions: ["verify"] },
  "BCrypt.Engine.generate_salt": { name: "bcrypt", iterations: arg(0, "log2"), defaults: { iterations: 4096 } },
  "BCrypt.Engine.hash_secret": { ...bcrypt, from: arg(1, "any"), functions: ["keyderive"] },
  "BCrypt.Engine": { returns: "BCrypt.Engine.class" },
  "BCrypt.Engine.class#cost=": { ...bcrypt, iterations: arg(0, "log2") },

  "BCryptPbkdf.key": {
    is: "kdf",
    name: "bcrypt-pbkdf",
    saltBits: arg(1, "bytes"),
    outputBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    functions: ["keyderive"]
  },

  "SCrypt.Password.create": {
    is: "password-hash",
    name: "scrypt",
    outputBits: arg(KEYWORD_ONLY, "bytes", "key_len"),
    saltBits: arg(KEYWORD_ONLY, "bytes", "salt_size"),
    functions: ["keyderive"],
    defaults: { outputBits: 256, saltBits: 256 },
    varies: ["iterations", "blockSize", "parallelism"]
  },
  "SCrypt.Password.new": { is: "password-hash", name: "scrypt", functions: ["verify"] },
  "SCrypt.Engine.hash_secret": { is: "password-hash", name: "scrypt", functions: ["keyderive"] },
  "SCrypt.Engine.scrypt": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },

  "Argon2.Password.new": {
    ...argon2,
    returns: "Argon2.Password"
  },
  "Argon2.Password.create": {
    ...argon2,
    functions: ["keyderive"]
  },
  "Argon2.Password#create": { refines: true, functions: ["keyderive"] },
  "Argon2.Password.verify_password": { is: "password-hash", name: "Argon2", functions: ["verify"] },

  "UnixCrypt.{DES,MD5,SHA256,SHA512}.{build,hash}": {
    is: "password-hash",
    algorithm: { text: "{1}", as: "unixCrypt" },
    functions: ["keyderive"]
  },
  "UnixCrypt.valid?": { is: "password-hash", functions: ["verify"] }
})

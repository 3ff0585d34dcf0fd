import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const hashers = "django.contrib.auth.hashers"
const HASHER = `${hashers}.BasePasswordHasher`
const signer = {
  is: "mac",
  name: "HMAC",
  digest: arg(KEYWORD_ONLY, "openssl", "algorithm"),
  returns: "django.core.signing.Signer",
  defaults: { digest: "SHA-256" }
} as const

/*
 * Django 6.0, "Password management in Django", "Cryptographic signing" and module django.utils.crypto; hashers that were
 * removed are those of Django 1.4 to 4.2. What "default" is, PASSWORD_HASHERS decides. Iterations of PBKDF2 rise with each release, bcrypt
 * takes 12 rounds, scrypt a work factor of 2^14 and blocks of 8. "Settings", SECRET_KEY: what Django signs with, as do Flask's sessions ("Configuration Handling").
 */
export const django = library("python", "django", {
  "SECRET_KEY=": { is: "key", name: "HMAC", material: "secret-key", key: arg(0, "any") },
  "PASSWORD_HASHERS=": { is: "password-hash", algorithm: arg(0, "djangoHashers") },
  [`${hashers}.make_password`]: {
    is: "password-hash",
    algorithm: arg(2, "passlib", "hasher"),
    functions: ["keyderive"]
  },
  [`${hashers}.{check_password,verify_password}`]: { is: "password-hash", functions: ["verify"] },
  [`${hashers}.PBKDF2PasswordHasher`]: {
    is: "password-hash",
    name: "PBKDF2",
    digest: "SHA-256",
    returns: HASHER,
    varies: ["iterations"]
  },
  [`${hashers}.PBKDF2SHA1PasswordHasher`]: {
    is: "password-hash",
    name: "PBKDF2",
    digest: "SHA-1",
    returns: HASHER,
    varies: ["iterations"]
  },
  [`${hashers}.Argon2PasswordHasher`]: {
    is: "password-hash",
    name: "Argon2id",
    returns: HASHER,
    varies: ["iterations", "memoryKib", "parallelism"]
  },
  [`${hashers}.BCryptSHA256PasswordHasher`]: {
    is: "password-hash",
    name: "bcrypt",
    digest: "SHA-256",
    returns: HASHER,
    defaults: { iterations: 4096 }
  },
  [`${hashers}.BCryptPasswordHasher`]: {
    is: "password-hash",
    name: "bcrypt",
    returns: HASHER,
    defaults: { iterations: 4096 }
  },
  [`${hashers}.ScryptPasswordHasher`]: {
    is: "password-hash",
    name: "scrypt",
    returns: HASHER,
    defaults: { iterations: 16384, blockSize: 8 },
    varies: ["parallelism"]
  },
  [`${hashers}.{MD5,SHA1}PasswordHasher`]: {
    is: "password-hash",
    algorithm: text("{1}", "hash"),
    returns: HASHER
  },
  [`${hashers}.Unsalted{MD5,SHA1}PasswordHasher`]: {
    is: "password-hash",
    algorithm: text("{1}", "hash"),
    returns: HASHER
  },
  [`${hashers}.CryptPasswordHasher`]: { is: "password-hash", name: "crypt-des", returns: HASHER },
  [`${HASHER}#encode`]: { refines: true, functions: ["keyderive"], iterations: arg(2, "int", "iterations") },
  [`${HASHER}#verify`]: { refines: true, functions: ["verify"] },

  "django.utils.crypto.salted_hmac": {
    is: "mac",
    name: "HMAC",
    digest: arg(KEYWORD_ONLY, "openssl", "algorithm"),
    defaults: { digest: "SHA-1" }
  },
  "django.utils.crypto.pbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes", "salt"),
    iterations: arg(2, "int", "iterations"),
    outputBits: arg(3, "bytes", "dklen"),
    byteLength: arg(3, "size", "dklen"),
    digest: arg(4, "any", "digest"),
    defaults: { digest: "SHA-256" }
  },
  "django.utils.crypto.get_random_string": { is: "random", name: "RNG" },
  "django.core.signing.{Signer,TimestampSigner}": signer,
  "django.core.signing.{dumps,loads}": { is: "mac", name: "HMAC" },
  "django.core.signing.Signer#{sign,sign_object}": { refines: true, functions: ["tag"] },
  "django.core.signing.Signer#{unsign,unsign_object}": { refines: true, functions: ["verify"] }
})

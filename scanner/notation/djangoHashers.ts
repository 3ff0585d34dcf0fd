import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"

/*
 * Password hashers of django.contrib.auth.hashers in Django 1.4 to 6.0. The first of PASSWORD_HASHERS makes new hashes, the
 * others are still accepted.
 */
const table: ReadonlyMap<string, CanonicalFacts> = new Map<string, CanonicalFacts>([
  ["PBKDF2PasswordHasher", { name: "PBKDF2", digest: "SHA-256" }],
  ["PBKDF2SHA1PasswordHasher", { name: "PBKDF2", digest: "SHA-1" }],
  ["Argon2PasswordHasher", { name: "Argon2id" }],
  ["BCryptSHA256PasswordHasher", { name: "bcrypt", digest: "SHA-256" }],
  ["BCryptPasswordHasher", { name: "bcrypt" }],
  ["ScryptPasswordHasher", { name: "scrypt" }],
  ["SHA1PasswordHasher", { name: "SHA-1" }],
  ["MD5PasswordHasher", { name: "MD5" }],
  ["UnsaltedSHA1PasswordHasher", { name: "SHA-1" }],
  ["UnsaltedMD5PasswordHasher", { name: "MD5" }],
  ["CryptPasswordHasher", { name: "crypt-des" }]
])

const MODULE = "django.contrib.auth.hashers."

/** Dotted names of Django's password hashers, as settings list them. */
export const djangoHashers: Notation = {
  ofText: (text) => (text.startsWith(MODULE) ? table.get(text.slice(MODULE.length)) : undefined)
}

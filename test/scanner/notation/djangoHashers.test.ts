import { expect, it } from "vitest"
import { djangoHashers } from "../../../scanner/notation/passwords.ts"

it.each([
  ["PBKDF2PasswordHasher", { name: "PBKDF2", digest: "SHA-256" }],
  ["PBKDF2SHA1PasswordHasher", { name: "PBKDF2", digest: "SHA-1" }],
  ["Argon2PasswordHasher", { name: "Argon2id" }],
  ["BCryptSHA256PasswordHasher", { name: "bcrypt", digest: "SHA-256" }],
  ["ScryptPasswordHasher", { name: "scrypt" }],
  ["MD5PasswordHasher", { name: "MD5" }],
  ["OwnPasswordHasher", undefined]
])("Django's %s is read by its dotted name", (name, facts) => {
  expect(djangoHashers.ofText?.(`django.contrib.auth.hashers.${name}`)).toEqual(facts)
  expect(djangoHashers.ofText?.(`elsewhere.${name}`)).toBeUndefined()
})

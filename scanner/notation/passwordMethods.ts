import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"

const named = (names: { readonly [name: string]: CanonicalFacts }): Notation => {
  const all = new Map(Object.entries(names))
  return { ofText: (text) => all.get(text.trim().toLowerCase()) }
}

/** How database servers keep and check passwords. */
export const passwordMethods = {
  /** https://www.postgresql.org/docs/current/auth-password.html; the salted hash of SCRAM is PBKDF2 (RFC 5802 2.2, RFC 7677). */
  postgresPassword: named({ md5: { name: "MD5" }, "scram-sha-256": { name: "PBKDF2", digest: "SHA-256" } }),
  /** Mechanisms of SASL (RFC 5802, RFC 7677). */
  scram: named({
    "scram-sha-1": { name: "PBKDF2", digest: "SHA-1" },
    "scram-sha-256": { name: "PBKDF2", digest: "SHA-256" },
    "scram-sha-512": { name: "PBKDF2", digest: "SHA-512" }
  }),
  /** https://doc.dovecot.org/main/core/config/auth/schemes.html */
  dovecotScheme: named({
    argon2: { name: "Argon2" },
    argon2i: { name: "Argon2i" },
    argon2id: { name: "Argon2id" },
    "blf-crypt": { name: "bcrypt" },
    "sha512-crypt": { name: "crypt-sha512" },
    "sha256-crypt": { name: "crypt-sha256" },
    "md5-crypt": { name: "crypt-md5" },
    md5: { name: "crypt-md5" },
    "des-crypt": { name: "crypt-des" },
    pbkdf2: { name: "PBKDF2" },
    "scram-sha-1": { name: "PBKDF2", digest: "SHA-1" },
    "scram-sha-256": { name: "PBKDF2", digest: "SHA-256" },
    "cram-md5": { name: "HMAC", digest: "MD5" },
    "hmac-md5": { name: "HMAC", digest: "MD5" },
    "digest-md5": { name: "MD5" },
    "plain-md5": { name: "MD5" },
    "ldap-md5": { name: "MD5" },
    smd5: { name: "MD5" },
    "plain-md4": { name: "MD4" },
    sha: { name: "SHA-1" },
    sha1: { name: "SHA-1" },
    ssha: { name: "SHA-1" },
    sha256: { name: "SHA-256" },
    ssha256: { name: "SHA-256" },
    sha512: { name: "SHA-512" },
    ssha512: { name: "SHA-512" }
  }),
  /** https://dev.mysql.com/doc/refman/8.4/en/authentication-plugins.html */
  mysqlPlugin: named({
    mysql_native_password: { name: "SHA-1" },
    sha256_password: { name: "SHA-256" },
    caching_sha2_password: { name: "SHA-256" }
  })
} as const satisfies { readonly [name: string]: Notation }

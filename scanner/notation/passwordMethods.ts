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
  /** https://dev.mysql.com/doc/refman/8.4/en/authentication-plugins.html */
  mysqlPlugin: named({
    mysql_native_password: { name: "SHA-1" },
    sha256_password: { name: "SHA-256" },
    caching_sha2_password: { name: "SHA-256" }
  })
} as const satisfies { readonly [name: string]: Notation }

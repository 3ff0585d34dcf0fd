import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"
import { ignored, named, ofNormalised, optional, sequence, token } from "./words.ts"

const byName = (names: { readonly [name: string]: CanonicalFacts }): Notation => {
  const all = new Map(Object.entries(names))
  return { ofText: (text) => all.get(text.trim().toLowerCase()) }
}

const variants = named({ Argon2d: "argon2d d", Argon2i: "argon2i i", Argon2id: "argon2id id" })

/** Variants as RFC 9106 3.1 and the libraries number them. */
const numbered = ["Argon2d", "Argon2i", "Argon2id"]

const bunNames = named({ bcrypt: "bcrypt", Argon2d: "argon2d", Argon2i: "argon2i", Argon2id: "argon2id" })

/** crypt(5): the beginning of a setting gives the hashing method. */
const prefixes: ReadonlyArray<readonly [RegExp, CanonicalFacts]> = [
  [/^\$1\$/, { name: "crypt-md5" }],
  [/^\$2[abxy]?\$/, { name: "bcrypt" }],
  [/^\$3\$/, { name: "nthash" }],
  [/^\$5\$/, { name: "crypt-sha256" }],
  [/^\$6\$/, { name: "crypt-sha512" }],
  [/^\$7\$/, { name: "scrypt" }],
  [/^\$y\$/, { name: "yescrypt" }],
  [/^\$sha1\$/, { name: "crypt-sha1" }],
  [/^_[./0-9A-Za-z]{8}/, { name: "crypt-des" }],
  [/^(?=.*[0-9A-Za-z])[./0-9A-Za-z]{2}$/, { name: "crypt-des" }]
]

/** How programs, databases and mail servers hash and check passwords. */
export const passwords = {
  /** https://www.postgresql.org/docs/current/auth-password.html; the salted hash of SCRAM is PBKDF2 (RFC 5802 2.2, RFC 7677). */
  postgresPassword: byName({ md5: { name: "MD5" }, "scram-sha-256": { name: "PBKDF2", digest: "SHA-256" } }),
  /** Mechanisms of SASL (RFC 5802, RFC 7677). */
  scram: byName({
    "scram-sha-1": { name: "PBKDF2", digest: "SHA-1" },
    "scram-sha-256": { name: "PBKDF2", digest: "SHA-256" },
    "scram-sha-512": { name: "PBKDF2", digest: "SHA-512" }
  }),
  /** https://doc.dovecot.org/main/core/config/auth/schemes.html */
  dovecotScheme: byName({
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
  mysqlPlugin: byName({
    mysql_native_password: { name: "SHA-1" },
    sha256_password: { name: "SHA-256" },
    caching_sha2_password: { name: "SHA-256" }
  }),
  /** A variant of Argon2, in the name of a function or alone: `argon2idAsync`, `ARGON2ID13`, 2. */
  argon2: {
    ofText: ofNormalised(sequence(token(variants), optional(ignored("13 async sync hash raw")))),
    ofNumber: (value) => (numbered[value] === undefined ? undefined : { name: numbered[value] })
  },
  /** A password hash of Bun, or an object with its options. */
  bunPassword: { nameKey: "algorithm", ofText: ofNormalised((normalised) => bunNames.get(normalised)) },
  /** The setting or salt of crypt(3): `$6$...`. Only its beginning is looked at. */
  cryptSetting: { ofText: (text) => prefixes.find(([prefix]) => prefix.test(text))?.[1] }
} as const satisfies { readonly [name: string]: Notation }

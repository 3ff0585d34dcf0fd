import type { AlgorithmName } from "../model/algorithms.ts"
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

/** The cost stands behind the variant: `$2b$12$`. */
const BCRYPT_COST = /^\$2[abxy]?\$(\d\d)\$/

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
  /** The iterations of a hash or a salt of bcrypt, which says them itself. */
  bcryptHash: {
    ofText: (text) => {
      const [, cost] = BCRYPT_COST.exec(text) ?? []
      return cost === undefined ? undefined : 2 ** Number(cost)
    },
    textHasNoLength: true
  },
  /** https://www.postgresql.org/docs/current/auth-password.html; the salted hash of SCRAM is PBKDF2 (RFC 5802 2.2, RFC 7677). */
  postgresPassword: byName({ md5: { name: "MD5" }, "scram-sha-256": { name: "PBKDF2", digest: "SHA-256" } }),
  /** Mechanisms of SASL (RFC 5802, RFC 7677; CRAM-MD5, RFC 2195; DIGEST-MD5, RFC 2831; GSSAPI, RFC 4752). */
  scram: byName({
    "cram-md5": { name: "HMAC", digest: "MD5" },
    "digest-md5": { name: "MD5" },
    gssapi: { name: "Kerberos" },
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

/*
 * Password hashers of django.contrib.auth.hashers in Django 1.4 to 6.0. The first of PASSWORD_HASHERS makes new hashes, the
 * others are still accepted.
 */
const hashers: ReadonlyMap<string, CanonicalFacts> = new Map<string, CanonicalFacts>([
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
  ofText: (text) => (text.startsWith(MODULE) ? hashers.get(text.slice(MODULE.length)) : undefined)
}

const pbkdf2 = (digest: AlgorithmName): CanonicalFacts => ({ name: "PBKDF2", digest })

/** Names of handlers, and of their wrappers for other file formats. */
const wrapped = (
  prefixes: ReadonlyArray<string>,
  rows: { readonly [handler: string]: CanonicalFacts }
): ReadonlyArray<readonly [string, CanonicalFacts]> =>
  prefixes.flatMap((prefix) => Object.entries(rows).map(([handler, facts]) => [`${prefix}${handler}`, facts] as const))

const crypts: { readonly [handler: string]: CanonicalFacts } = {
  bcrypt: { name: "bcrypt" },
  sha256_crypt: { name: "crypt-sha256" },
  sha512_crypt: { name: "crypt-sha512" },
  sha1_crypt: { name: "crypt-sha1" },
  md5_crypt: { name: "crypt-md5" },
  des_crypt: { name: "crypt-des" },
  bsdi_crypt: { name: "crypt-des" }
}

const derived: { readonly [handler: string]: CanonicalFacts } = {
  pbkdf2_sha1: pbkdf2("SHA-1"),
  pbkdf2_sha256: pbkdf2("SHA-256"),
  pbkdf2_sha512: pbkdf2("SHA-512")
}

const plain: { readonly [handler: string]: CanonicalFacts } = {
  md4: { name: "MD4" },
  md5: { name: "MD5" },
  sha1: { name: "SHA-1" },
  sha256: { name: "SHA-256" },
  sha512: { name: "SHA-512" }
}

/*
 * Source: passlib 1.7 `passlib.hash`. The variant of Argon2 is a parameter. Handlers without cryptography (`plaintext`,
 * `unix_disabled`, `cisco_type7`, `mysql323`) have no name here.
 */
const handlers: ReadonlyMap<string, CanonicalFacts> = new Map<string, CanonicalFacts>([
  ...wrapped(["", "ldap_"], crypts),
  ...wrapped(["", "ldap_", "django_"], derived),
  ...wrapped(["hex_", "ldap_", "ldap_hex_", "ldap_salted_", "django_salted_"], plain),
  ...Object.entries<CanonicalFacts>({
    argon2: { name: "Argon2" },
    scrypt: { name: "scrypt" },
    scram: pbkdf2("SHA-1"),
    bcrypt_sha256: { name: "bcrypt", digest: "SHA-256" },
    django_bcrypt: { name: "bcrypt" },
    django_bcrypt_sha256: { name: "bcrypt", digest: "SHA-256" },
    django_argon2: { name: "Argon2" },
    django_des_crypt: { name: "crypt-des" },
    atlassian_pbkdf2_sha1: pbkdf2("SHA-1"),
    cta_pbkdf2_sha1: pbkdf2("SHA-1"),
    dlitz_pbkdf2_sha1: pbkdf2("SHA-1"),
    grub_pbkdf2_sha512: pbkdf2("SHA-512"),
    msdcc2: pbkdf2("SHA-1"),
    fshp: { name: "PBKDF1" },
    phpass: { name: "phpass" },
    apr_md5_crypt: { name: "crypt-md5" },
    sun_md5_crypt: { name: "crypt-md5" },
    bigcrypt: { name: "crypt-des" },
    crypt16: { name: "crypt-des" },
    lmhash: { name: "lmhash" },
    nthash: { name: "nthash" },
    bsd_nthash: { name: "nthash" },
    msdcc: { name: "MD4" },
    mssql2000: { name: "SHA-1" },
    mssql2005: { name: "SHA-1" },
    mysql41: { name: "SHA-1" },
    oracle10: { name: "DES" },
    oracle11: { name: "SHA-1" },
    postgres_md5: { name: "MD5" },
    cisco_pix: { name: "MD5" },
    cisco_asa: { name: "MD5" },
    htdigest: { name: "MD5" }
  })
])

/** Names of passlib's password hash handlers. */
export const passlib: Notation = { ofText: (text) => handlers.get(text.trim().toLowerCase()) }

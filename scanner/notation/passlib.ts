import type { AlgorithmName } from "../model/algorithms.ts"
import type { CanonicalFacts } from "./CanonicalFacts.ts"
import type { Notation } from "./Notation.ts"

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
const table: ReadonlyMap<string, CanonicalFacts> = new Map<string, CanonicalFacts>([
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
export const passlib: Notation = { ofText: (text) => table.get(text.trim().toLowerCase()) }

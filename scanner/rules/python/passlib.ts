import { arg, library, type Row, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const PLAIN =
  "{apr_md5_crypt,atlassian_pbkdf2_sha1,bigcrypt,bsd_nthash,cisco_asa,cisco_pix,crypt16,des_crypt,django_des_crypt,django_salted_md5,django_salted_sha1,hex_md4,hex_md5,hex_sha1,hex_sha256,hex_sha512,htdigest,ldap_des_crypt,ldap_hex_md5,ldap_hex_sha1,ldap_md5,ldap_md5_crypt,ldap_salted_md5,ldap_salted_sha1,ldap_sha1,lmhash,md5_crypt,msdcc,msdcc2,mssql2000,mssql2005,mysql41,nthash,oracle10,oracle11,postgres_md5}"
const COUNTED =
  "{bsdi_crypt,cta_pbkdf2_sha1,django_pbkdf2_sha1,django_pbkdf2_sha256,dlitz_pbkdf2_sha1,fshp,grub_pbkdf2_sha512,ldap_bsdi_crypt,ldap_pbkdf2_sha1,ldap_pbkdf2_sha256,ldap_pbkdf2_sha512,ldap_sha1_crypt,ldap_sha256_crypt,ldap_sha512_crypt,pbkdf2_sha1,pbkdf2_sha256,pbkdf2_sha512,scram,sha1_crypt,sha256_crypt,sha512_crypt,sun_md5_crypt}"
const LOGARITHMIC = "{bcrypt,bcrypt_sha256,django_bcrypt,django_bcrypt_sha256,ldap_bcrypt,phpass}"

const algorithm = text("{1}", "passlib")
const saltBits = arg(KEYWORD_ONLY, "bytes", "salt_size")
const counted = { saltBits, iterations: arg(KEYWORD_ONLY, "int", "rounds") } as const
const logarithmic = { saltBits, iterations: arg(KEYWORD_ONLY, "log2", "rounds") } as const
const argon2 = {
  saltBits,
  iterations: arg(KEYWORD_ONLY, "int", "time_cost"),
  memoryKib: arg(KEYWORD_ONLY, "int", "memory_cost"),
  parallelism: arg(KEYWORD_ONLY, "int", "parallelism"),
  outputBits: arg(KEYWORD_ONLY, "bytes", "digest_size")
} as const
const scrypt = {
  saltBits,
  iterations: arg(KEYWORD_ONLY, "log2", "rounds"),
  blockSize: arg(KEYWORD_ONLY, "int", "block_size"),
  parallelism: arg(KEYWORD_ONLY, "int", "parallelism")
} as const

const hashes = { is: "password-hash", functions: ["keyderive"] } as const
const verifies = { is: "password-hash", functions: ["verify"] } as const
const HASH = "{hash,encrypt,genhash}"
const VERIFY = "{verify,verify_and_update}"

/** Contexts that passlib brings, with the scheme that new hashes are made with: the first of its list, or its `default`. */
const ready = (contexts: string, defaults: NonNullable<Row["defaults"]>): { readonly [key: string]: Row } => ({
  [`${contexts}.${HASH}`]: { ...hashes, defaults },
  [`${contexts}.${VERIFY}`]: { ...verifies, defaults }
})

const context = {
  is: "password-hash",
  algorithm: arg(0, "passlib", "schemes"),
  returns: "passlib.context.CryptContext"
} as const

/*
 * Passlib 1.7, "passlib.hash", "passlib.context", "passlib.crypto.digest", "passlib.utils.pbkdf2", "passlib.totp",
 * "passlib.apache" and "passlib.pwd". A scheme is a name or its handler:
 * what a handler takes decides its type here. Rounds of bcrypt, phpass and scrypt are powers of
 * two; how many there are by default depends on the release. Plain text and disabled accounts are no cryptography.
 * Contexts: "passlib.apps" and "passlib.hosts" of 1.7, whose custom_app_context takes sha512_crypt on machines of 64 bits; what
 * host_context, ldap_context and phpass_context take depends on the machine and the release.
 */
export const passlib = library("python", "passlib", {
  [`passlib.hash.${PLAIN}`]: { algorithm, returns: "passlib.hash.Counted" },
  [`passlib.hash.${COUNTED}`]: { algorithm, returns: "passlib.hash.Counted" },
  [`passlib.hash.${LOGARITHMIC}`]: { algorithm, returns: "passlib.hash.Logarithmic" },
  "passlib.hash.{argon2,django_argon2}": { algorithm, returns: "passlib.hash.Argon2" },
  "passlib.hash.scrypt": { name: "scrypt", returns: "passlib.hash.Scrypt" },
  "passlib.hash.Counted#{hash,encrypt,genhash}": {
    ...counted,
    is: "password-hash",
    inherits: true,
    functions: ["keyderive"]
  },
  "passlib.hash.Counted#using": { ...counted, inherits: true, returns: "passlib.hash.Counted" },
  "passlib.hash.Counted#verify": { is: "password-hash", inherits: true, functions: ["verify"] },
  "passlib.hash.Logarithmic#{hash,encrypt,genhash}": {
    ...logarithmic,
    is: "password-hash",
    inherits: true,
    functions: ["keyderive"]
  },
  "passlib.hash.Logarithmic#using": { ...logarithmic, inherits: true, returns: "passlib.hash.Logarithmic" },
  "passlib.hash.Logarithmic#verify": { is: "password-hash", inherits: true, functions: ["verify"] },
  "passlib.hash.Argon2#{hash,encrypt,genhash}": {
    ...argon2,
    is: "password-hash",
    inherits: true,
    functions: ["keyderive"]
  },
  "passlib.hash.Argon2#using": { ...argon2, inherits: true, returns: "passlib.hash.Argon2" },
  "passlib.hash.Argon2#verify": { is: "password-hash", inherits: true, functions: ["verify"] },
  "passlib.hash.Scrypt#{hash,encrypt,genhash}": {
    ...scrypt,
    is: "password-hash",
    inherits: true,
    functions: ["keyderive"]
  },
  "passlib.hash.Scrypt#using": { ...scrypt, inherits: true, returns: "passlib.hash.Scrypt" },
  "passlib.hash.Scrypt#verify": { is: "password-hash", inherits: true, functions: ["verify"] },

  "passlib.context.{CryptContext,LazyCryptContext}": context,
  "passlib.context.CryptContext#{hash,encrypt,genhash}": { refines: true, functions: ["keyderive"] },
  "passlib.context.CryptContext#{verify,verify_and_update}": { refines: true, functions: ["verify"] },
  ...ready("{passlib.apps.custom_app_context,passlib.hosts.linux_context,passlib.hosts.linux2_context}", {
    name: "crypt-sha512"
  }),
  ...ready("passlib.hosts.{freebsd_context,openbsd_context,netbsd_context}", { name: "bcrypt" }),
  ...ready("passlib.apps.{django_context,django14_context,django16_context,django110_context,django21_context}", {
    name: "PBKDF2",
    digest: "SHA-256"
  }),
  ...ready("passlib.apps.django10_context", { name: "SHA-1" }),
  ...ready("passlib.apps.{mysql_context,mysql4_context}", { name: "SHA-1" }),
  ...ready("passlib.apps.postgres_context", { name: "MD5" }),
  ...ready("passlib.apps.phpbb3_context", { name: "phpass" }),
  ...ready("passlib.apps.{roundup_context,roundup15_context}", {
    name: "PBKDF2",
    digest: "SHA-1",
    iterations: 10_000
  }),
  ...ready("passlib.apps.{ldap_context,ldap_nocrypt_context,phpass_context,master_context}", {}),
  ...ready("passlib.hosts.host_context", {}),
  "passlib.apache.HtpasswdFile": {
    is: "password-hash",
    algorithm: arg(KEYWORD_ONLY, "passlib", "default_scheme")
  },
  "passlib.apache.HtdigestFile": { is: "password-hash", name: "MD5" },

  "passlib.crypto.digest.pbkdf1": {
    is: "kdf",
    name: "PBKDF1",
    digest: arg(0, "openssl", "digest"),
    saltBits: arg(2, "bytes", "salt"),
    iterations: arg(3, "int", "rounds"),
    outputBits: arg(4, "bytes", "keylen"),
    byteLength: arg(4, "size", "keylen")
  },
  "passlib.crypto.digest.pbkdf2_hmac": {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "openssl", "digest"),
    saltBits: arg(2, "bytes", "salt"),
    iterations: arg(3, "int", "rounds"),
    outputBits: arg(4, "bytes", "keylen"),
    byteLength: arg(4, "size", "keylen")
  },
  "passlib.utils.pbkdf2.pbkdf1": {
    is: "kdf",
    name: "PBKDF1",
    saltBits: arg(1, "bytes", "salt"),
    iterations: arg(2, "int", "rounds"),
    outputBits: arg(3, "bytes", "keylen"),
    byteLength: arg(3, "size", "keylen"),
    digest: arg(4, "openssl", "hash"),
    defaults: { digest: "SHA-1" }
  },
  "passlib.utils.pbkdf2.pbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes", "salt"),
    iterations: arg(2, "int", "rounds"),
    outputBits: arg(3, "bytes", "keylen"),
    byteLength: arg(3, "size", "keylen"),
    digest: arg(4, "openssl", "prf"),
    defaults: { digest: "SHA-1" }
  },
  "passlib.crypto.digest.compile_hmac": { is: "mac", name: "HMAC", digest: arg(0, "openssl", "digest") },
  "passlib.totp.{TOTP,TOTP.new,TOTP.using}": {
    is: "mac",
    name: "HMAC",
    digest: arg(KEYWORD_ONLY, "hash", "alg"),
    defaults: { digest: "SHA-1" }
  },
  "passlib.totp.generate_secret": { is: "random", name: "RNG" },
  "passlib.pwd.{genword,genphrase}": { is: "random", name: "RNG" }
})

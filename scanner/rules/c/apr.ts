import { arg, library, text, type Row } from "../rule.ts"

const onContext = (at: number): Row => ({ refines: true, operates: true, on: arg(at, "any") })
const fixed = (name: Row["name"] & string): Row => ({ is: "hash", name })

/* Source: the headers of APR 1.7 and APR-util 1.6 (apr.apache.org/docs): apr_md5.h, apr_sha1.h, apr_general.h, apr_crypto.h. */
export const apr = library("c", "apr", {
  apr_md5_init: { ...fixed("MD5"), into: arg(0, "any") },
  apr_md5: fixed("MD5"),
  apr_sha1_init: { ...fixed("SHA-1"), into: arg(0, "any") },
  "{apr_md5_update,apr_sha1_update,apr_sha1_update_binary}": onContext(0),
  "{apr_md5_final,apr_sha1_final}": onContext(1),
  apr_md5_encode: { is: "password-hash", name: "crypt-md5" },
  apr_bcrypt_encode: { is: "password-hash", name: "bcrypt", iterations: arg(1, "log2") },
  apr_sha1_base64: fixed("SHA-1"),
  apr_password_validate: { is: "password-hash", functions: ["verify"] },
  "{apr_generate_random_bytes,apr_random_secure_bytes}": {
    is: "random",
    name: "RNG",
    byteLength: arg(-1, "size"),
    functions: ["generate"]
  },
  apr_crypto_passphrase: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(5, "bytes"),
    cipher: arg(6, "any"),
    keyBits: arg(6, "any"),
    iterations: arg(9, "int")
  },
  APR_KEY_3DES_192: { name: "3DES", keyBits: 168 },
  "APR_KEY_AES_{128,192,256}": { name: "AES", keyBits: text("{1}", "int") }
})

import { arg, library, type Row } from "../rule.ts"

const pgp: Row = { is: "cipher", name: "PGP" }
const signed: Row = { is: "signature", name: "PGP" }

/*
 * GPGME 2 (github.com/gpg/gpgme/blob/master/src/gpgme.h.in). GnuPG's own configuration and the keys decide which algorithms are used;
 * a context of the protocol CMS does S/MIME instead.
 */
export const gpgme = library("c", "gpgme", {
  "gpgme_op_{encrypt,encrypt_start,encrypt_ext,encrypt_ext_start}": { ...pgp, functions: ["encrypt"] },
  "gpgme_op_{encrypt_sign,encrypt_sign_start,encrypt_sign_ext,encrypt_sign_ext_start}": {
    ...pgp,
    functions: ["encrypt", "sign"]
  },
  "gpgme_op_{decrypt,decrypt_start,decrypt_ext,decrypt_ext_start}": { ...pgp, functions: ["decrypt"] },
  "gpgme_op_{decrypt_verify,decrypt_verify_start}": { ...pgp, functions: ["decrypt", "verify"] },
  "gpgme_op_{sign,sign_start}": { ...signed, functions: ["sign"] },
  "gpgme_op_{verify,verify_start,verify_ext,verify_ext_start}": { ...signed, functions: ["verify"] },
  "gpgme_op_{createkey,createkey_start,createsubkey,createsubkey_start}": {
    is: "keygen",
    algorithm: arg(2, "gpgKey"),
    defaults: { name: "PGP" }
  },
  "gpgme_op_{genkey,genkey_start}": { is: "keygen", name: "PGP" },
  "gpgme_op_{import,import_start,import_keys,receive_keys}": { is: "key", name: "PGP" },
  "gpgme_op_{export,export_ext,export_keys}": { is: "key", name: "PGP" },
  gpgme_op_random_bytes: { is: "random", name: "RNG", byteLength: arg(3, "size") }
})

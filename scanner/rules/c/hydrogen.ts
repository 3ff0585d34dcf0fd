import { arg, library, type Row } from "../rule.ts"

const onState: Row = { refines: true, operates: true, on: arg(0, "any") }

/*
 * Source: hydrogen.h of libhydrogen (github.com/jedisct1/libhydrogen/blob/master/hydrogen.h) and its wiki. Hashes, encryption, keys and
 * passwords are constructions of its own on the permutation Gimli, for which there is no name; signatures and key exchange are on Curve25519,
 * and not those of RFC 8032.
 */
export const hydrogen = library("c", "hydrogen", {
  hydro_hash_init: { is: "hash", into: arg(0, "any") },
  "hydro_hash_{update,final}": onState,
  hydro_hash_hash: { is: "hash", outputBits: arg(1, "bytes") },
  hydro_secretbox_encrypt: { is: "cipher", functions: ["encrypt"] },
  hydro_secretbox_decrypt: { is: "cipher", functions: ["decrypt"] },
  "hydro_{secretbox,hash,kdf,pwhash}_keygen": { is: "keygen", keyBits: 256 },
  hydro_kdf_derive_from_key: { is: "kdf", outputBits: arg(1, "bytes") },
  "hydro_sign_{keygen,keygen_deterministic}": { is: "keygen", curve: "Curve25519" },
  "hydro_sign_{create,final_create}": { is: "signature", curve: "Curve25519", functions: ["sign"] },
  "hydro_sign_{verify,final_verify}": { is: "signature", curve: "Curve25519", functions: ["verify"] },
  "hydro_kx_{keygen,keygen_deterministic}": { is: "keygen", name: "X25519" },
  "hydro_kx_{n_1,n_2,kk_1,kk_2,kk_3,nk_1,nk_2,nk_3,xx_1,xx_2,xx_3,xx_4}": { is: "key-agreement", name: "X25519" },
  hydro_pwhash_deterministic: { is: "kdf", outputBits: arg(1, "bytes") },
  "hydro_pwhash_{create,derive_static_key}": { is: "password-hash" },
  hydro_pwhash_verify: { is: "password-hash", functions: ["verify"] },
  "hydro_random_{u32,uniform}": { is: "random", name: "RNG", functions: ["generate"] },
  hydro_random_buf: {
    is: "random",
    name: "RNG",
    byteLength: arg(1, "size"),
    fills: arg(0, "any"),
    functions: ["generate"]
  },
  hydro_random_buf_deterministic: { is: "random", byteLength: arg(1, "size"), functions: ["generate"] }
})

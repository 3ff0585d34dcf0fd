import { library, text, type Row } from "../rule.ts"

const on: Row = { curve: "secp256k1" }
const key: Row = { is: "key", name: "EC", ...on }

/* Source: the headers of libsecp256k1 0.7 (github.com/bitcoin-core/secp256k1/tree/master/include). Schnorr signatures are those of BIP 340. */
export const secp256k1 = library("c", "secp256k1", {
  "secp256k1_ecdsa_{sign,verify}": {
    is: "signature",
    name: "ECDSA",
    ...on,
    functions: text("{1}", "signFunction")
  },
  secp256k1_ecdsa_sign_recoverable: { is: "signature", name: "ECDSA", ...on, functions: ["sign"] },
  secp256k1_ecdsa_recover: { is: "signature", name: "ECDSA", ...on, functions: ["verify"] },
  "secp256k1_schnorrsig_{sign,sign32,sign_custom}": { is: "signature", name: "Schnorr", ...on, functions: ["sign"] },
  secp256k1_schnorrsig_verify: { is: "signature", name: "Schnorr", ...on, functions: ["verify"] },
  secp256k1_musig_partial_sign: { is: "signature", name: "Schnorr", ...on, functions: ["sign"] },
  secp256k1_musig_partial_sig_verify: { is: "signature", name: "Schnorr", ...on, functions: ["verify"] },
  "{secp256k1_ecdh,secp256k1_ellswift_xdh}": { is: "key-agreement", name: "ECDH", ...on },
  "secp256k1_{keypair_create,ellswift_create}": key,
  "secp256k1_{ec_pubkey_create,ec_pubkey_parse,xonly_pubkey_parse}": { ...key, material: "public-key" },
  secp256k1_tagged_sha256: { is: "hash", name: "SHA-256" }
})

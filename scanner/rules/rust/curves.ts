import { library, typeArg } from "../rule.ts"

const secp = "{secp256k1,bitcoin.secp256k1}"
const k1 = { curve: "secp256k1" } as const
const hashes = "{bitcoin_hashes,bitcoin.hashes}"

/*
 * secp256k1 0.20 to 0.31, libsecp256k1 0.7, bitcoin_hashes, blst 0.3, bls12_381, bls-signatures, schnorrkel 0.11, curve25519-dalek:
 * API references (docs.rs). secp256k1 signs with ECDSA (sign_ecdsa) and BIP 340 Schnorr (sign_schnorr).
 */
export const curves = library("rust", "curves", {
  [`${secp}.SecretKey.{new,from_slice,from_byte_array,from_str,from_keypair}`]: {
    is: "key",
    name: "EC",
    ...k1,
    material: "private-key"
  },
  [`${secp}.PublicKey.{from_secret_key,from_slice,from_str}`]: { is: "key", name: "EC", ...k1, material: "public-key" },
  [`${secp}.{Keypair,KeyPair}.new`]: { is: "keygen", name: "EC", ...k1 },
  [`${secp}.{Keypair,KeyPair}.{from_secret_key,from_seckey_slice}`]: {
    is: "key",
    name: "EC",
    ...k1,
    material: "private-key"
  },
  [`${secp}.Secp256k1.{new,signing_only,verification_only,gen_new}`]: { returns: "secp256k1.Secp256k1" },
  "secp256k1.Secp256k1#{sign_ecdsa,sign,sign_low_r,sign_ecdsa_low_r,sign_recoverable,sign_ecdsa_recoverable}": {
    is: "signature",
    name: "ECDSA",
    ...k1,
    functions: ["sign"]
  },
  "secp256k1.Secp256k1#{verify_ecdsa,verify,recover,recover_ecdsa}": {
    is: "signature",
    name: "ECDSA",
    ...k1,
    functions: ["verify"]
  },
  "secp256k1.Secp256k1#{sign_schnorr,sign_schnorr_no_aux_rand,sign_schnorr_with_aux_rand}": {
    is: "signature",
    name: "Schnorr",
    ...k1,
    functions: ["sign"]
  },
  "secp256k1.Secp256k1#verify_schnorr": { is: "signature", name: "Schnorr", ...k1, functions: ["verify"] },
  "secp256k1.Secp256k1#generate_keypair": { is: "keygen", name: "EC", ...k1 },
  [`${secp}.generate_keypair`]: { is: "keygen", name: "EC", ...k1 },
  [`${secp}.ecdh.{SharedSecret.new,shared_secret_point}`]: { is: "key-agreement", name: "ECDH", ...k1 },
  "libsecp256k1.{sign,verify,recover}": { is: "signature", name: "ECDSA", ...k1 },
  "libsecp256k1.SecretKey.random": { is: "keygen", name: "EC", ...k1 },
  "libsecp256k1.SecretKey.{parse,parse_slice}": { is: "key", name: "EC", ...k1, material: "private-key" },
  "libsecp256k1.PublicKey.{parse,parse_slice,parse_compressed,from_secret_key}": {
    is: "key",
    name: "EC",
    ...k1,
    material: "public-key"
  },
  "libsecp256k1.SharedSecret.new": { is: "key-agreement", name: "ECDH", ...k1 },

  [`${hashes}.sha256.Hash.{hash,engine}`]: { is: "hash", name: "SHA-256" },
  [`${hashes}.sha256d.Hash.{hash,engine}`]: { is: "hash", name: "SHA-256" },
  [`${hashes}.sha512.Hash.{hash,engine}`]: { is: "hash", name: "SHA-512" },
  [`${hashes}.sha1.Hash.{hash,engine}`]: { is: "hash", name: "SHA-1" },
  [`${hashes}.ripemd160.Hash.{hash,engine}`]: { is: "hash", name: "RIPEMD-160" },
  [`${hashes}.hash160.Hash.{hash,engine}`]: { is: "hash", name: "RIPEMD-160" },
  [`${hashes}.hmac.HmacEngine.new`]: { is: "mac", name: "HMAC" },

  "blst.{min_pk,min_sig}.SecretKey.{key_gen,key_gen_v3,key_gen_v5}": {
    is: "keygen",
    name: "BLS",
    curve: "BLS12-381",
    returns: "blst.SecretKey"
  },
  "blst.{min_pk,min_sig}.SecretKey.{from_bytes,deserialize,derive_master_eip2333}": {
    is: "key",
    name: "BLS",
    curve: "BLS12-381",
    material: "private-key",
    returns: "blst.SecretKey"
  },
  "blst.SecretKey#sign": { is: "signature", name: "BLS", curve: "BLS12-381", functions: ["sign"] },
  "blst.{min_pk,min_sig}.{PublicKey,Signature,AggregateSignature}.{from_bytes,deserialize,uncompress,aggregate,key_validate}":
    {
      is: "key",
      name: "BLS",
      curve: "BLS12-381"
    },
  "bls_signatures.PrivateKey.generate": { is: "keygen", name: "BLS", curve: "BLS12-381" },
  "bls_signatures.PrivateKey.new": { is: "key", name: "BLS", curve: "BLS12-381", material: "private-key" },
  "bls_signatures.{aggregate,verify,verify_messages}": {
    is: "signature",
    name: "BLS",
    curve: "BLS12-381"
  },
  "schnorrkel.{Keypair,MiniSecretKey,SecretKey}.generate": { is: "keygen", name: "sr25519" },
  "schnorrkel.{Keypair,MiniSecretKey,SecretKey}.from_bytes": { is: "key", name: "sr25519", material: "private-key" },
  "schnorrkel.PublicKey.from_bytes": { is: "key", name: "sr25519", material: "public-key" },
  "curve25519_dalek.scalar.Scalar.hash_from_bytes": { is: "hash", algorithm: typeArg(0, "any") }
})

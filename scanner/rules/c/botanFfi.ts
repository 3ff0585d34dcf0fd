import { arg, library, text, type Row } from "../rule.ts"

const made: Row = { algorithm: arg(1, "botan"), into: arg(0, "any") }
const onObject: Row = { refines: true, operates: true, on: arg(0, "any") }
const keyed: Row = { refines: true, on: arg(0, "any"), keyBits: arg(2, "bytes") }
const onKey: Row = { key: arg(1, "any"), into: arg(0, "any") }

const loaded = (half: string, material: string): { readonly [key: string]: Row } => ({
  [`botan_${half}_load_{ecdsa,ecdh,sm2}`]: {
    is: "key",
    name: text("{1}", "botan"),
    curve: arg(-1, "curve"),
    material,
    into: arg(0, "any")
  },
  [`botan_${half}_load_{rsa,dsa,dh,ed25519,ed448,x25519,x448,kyber}`]: {
    is: "key",
    name: text("{1}", "botan"),
    material,
    into: arg(0, "any")
  },
  [`botan_${half}_load_sm2_enc`]: { is: "key", name: "SM2", curve: arg(-1, "curve"), material, into: arg(0, "any") },
  [`botan_${half}_load_elgamal`]: { is: "key", name: "ElGamal", material, into: arg(0, "any") },
  [`botan_${half}_load_{ml_kem,ml_dsa,slh_dsa,frodokem,classic_mceliece}`]: {
    is: "key",
    algorithm: arg(3, "botan"),
    material,
    into: arg(0, "any")
  }
})

/* Source: ffi.h of Botan 3.13.0 (github.com/randombit/botan/blob/master/src/lib/ffi/ffi.h). */
export const botanFfi = library("c", "botanFfi", {
  botan_hash_init: { is: "hash", ...made },
  botan_xof_init: { is: "hash", ...made },
  "botan_{hash,mac,xof}_update": onObject,
  "botan_{hash,mac}_final": onObject,
  botan_xof_output: onObject,
  botan_mac_init: { is: "mac", ...made },
  "botan_{mac,cipher,block_cipher}_set_key": keyed,
  "botan_{mac_set_nonce,cipher_start}": { refines: true, on: arg(0, "any"), nonceBits: arg(2, "bytes") },
  botan_cipher_init: { is: "cipher", ...made, functions: arg(2, "any") },
  BOTAN_CIPHER_INIT_FLAG_ENCRYPT: { functions: ["encrypt"] },
  BOTAN_CIPHER_INIT_FLAG_DECRYPT: { functions: ["decrypt"] },
  botan_cipher_update: onObject,
  botan_block_cipher_init: { is: "cipher", ...made },
  "botan_block_cipher_{encrypt,decrypt}_blocks": { ...onObject, functions: text("{1}", "cipherFunction") },
  botan_kdf: { is: "kdf", algorithm: arg(0, "botan"), outputBits: arg(2, "bytes"), saltBits: arg(6, "bytes") },
  botan_pbkdf: {
    is: "kdf",
    algorithm: arg(0, "botan"),
    outputBits: arg(2, "bytes"),
    saltBits: arg(5, "bytes"),
    iterations: arg(6, "int")
  },
  botan_pbkdf_timed: {
    is: "kdf",
    algorithm: arg(0, "botan"),
    outputBits: arg(2, "bytes"),
    saltBits: arg(5, "bytes")
  },
  botan_pwdhash: { is: "kdf", algorithm: arg(0, "botan"), outputBits: arg(5, "bytes"), saltBits: arg(9, "bytes") },
  botan_pwdhash_timed: {
    is: "kdf",
    algorithm: arg(0, "botan"),
    outputBits: arg(6, "bytes"),
    saltBits: arg(10, "bytes")
  },
  botan_scrypt: {
    is: "kdf",
    name: "scrypt",
    outputBits: arg(1, "bytes"),
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "int"),
    blockSize: arg(6, "int"),
    parallelism: arg(7, "int")
  },
  botan_bcrypt_generate: { is: "password-hash", name: "bcrypt", iterations: arg(4, "log2") },
  botan_bcrypt_is_valid: { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  "botan_{key_wrap3394,key_unwrap3394}": { is: "key-wrap", name: "AES", mode: "kw", keyBits: arg(3, "bytes") },
  "botan_nist_kw_{enc,dec}": { is: "key-wrap", algorithm: arg(0, "botan") },
  "botan_{hotp,totp}_init": { is: "mac", name: "HMAC", digest: arg(3, "hash") },

  botan_privkey_create: {
    is: "keygen",
    ...made,
    parameterSet: arg(2, "pqc"),
    curve: arg(2, "curve"),
    keyBits: arg(2, "int")
  },
  botan_privkey_create_rsa: { is: "keygen", name: "RSA", keyBits: arg(2, "int"), into: arg(0, "any") },
  botan_privkey_create_dsa: { is: "keygen", name: "DSA", keyBits: arg(2, "int"), into: arg(0, "any") },
  botan_privkey_create_elgamal: { is: "keygen", name: "ElGamal", keyBits: arg(2, "int"), into: arg(0, "any") },
  "botan_privkey_create_{ecdsa,ecdh}": {
    is: "keygen",
    name: text("{1}", "openssl"),
    curve: arg(2, "curve"),
    into: arg(0, "any")
  },
  botan_privkey_create_dh: { is: "keygen", name: "DH", group: arg(2, "dlGroup"), into: arg(0, "any") },
  botan_privkey_create_mceliece: { is: "keygen", name: "McEliece", into: arg(0, "any") },
  botan_ec_privkey_create: { is: "keygen", algorithm: arg(1, "botan"), curve: arg(2, "any"), into: arg(0, "any") },
  botan_ec_group_from_name: { curve: arg(1, "curve"), into: arg(0, "any") },
  ...loaded("privkey", "private-key"),
  ...loaded("pubkey", "public-key"),
  "botan_pubkey_load_{ecdsa,ecdh,sm2}_sec1": {
    is: "key",
    name: text("{1}", "botan"),
    curve: arg(-1, "curve"),
    material: "public-key",
    into: arg(0, "any")
  },

  botan_pk_op_encrypt_create: { is: "cipher", ...onKey, algorithm: arg(2, "botan"), functions: ["encrypt"] },
  botan_pk_op_decrypt_create: { is: "cipher", ...onKey, algorithm: arg(2, "botan"), functions: ["decrypt"] },
  botan_pk_op_sign_create: { is: "signature", ...onKey, algorithm: arg(2, "botan"), functions: ["sign"] },
  botan_pk_op_verify_create: { is: "signature", ...onKey, algorithm: arg(2, "botan"), functions: ["verify"] },
  botan_pk_op_key_agreement_create: { is: "key-agreement", ...onKey },
  botan_pk_op_kem_encrypt_create: { is: "kem", ...onKey, functions: ["encapsulate"] },
  botan_pk_op_kem_decrypt_create: { is: "kem", ...onKey, functions: ["decapsulate"] },
  "botan_pk_op_{sign_update,sign_finish,verify_update,verify_finish,encrypt,decrypt,key_agreement}": onObject,
  "botan_mceies_{encrypt,decrypt}": {
    is: "cipher",
    name: "McEliece",
    functions: text("{1}", "cipherFunction")
  },
  "botan_{srp6_client_agree,srp6_generate_verifier,srp6_server_session_step1}": { is: "key-agreement", name: "SRP" },
  botan_spake2p_params_init: { is: "key-agreement", name: "SPAKE2+" },
  botan_rng_init: { is: "random", name: "RNG" },
  "botan_{rng_get,system_rng_get}": { is: "random", name: "RNG", byteLength: arg(-1, "size"), functions: ["generate"] },
  botan_rng_init_drbg: { is: "random", algorithm: arg(1, "botan") },
  "botan_x509_cert_{load,load_file}": { is: "certificate", certificateFormat: "X.509" },
  botan_x509_cert_verify: { is: "certificate", certificateFormat: "X.509", functions: ["verify"] },
  botan_x509_crl_create: { is: "certificate", certificateFormat: "X.509", key: arg(3, "any"), functions: ["sign"] }
})

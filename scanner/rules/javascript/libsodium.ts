import { arg, library, text } from "../../match/rule.ts"

const module = "libsodium-wrappers"
const detached = "{encrypt,encrypt_detached}"
const opened = "{decrypt,decrypt_detached}"
const aeads = "chacha20poly1305,chacha20poly1305_ietf,xchacha20poly1305_ietf,aegis128l,aegis256"
const aead = {
  is: "cipher",
  algorithm: text("{1}", "cipher"),
  nonceBits: arg(3, "bytes"),
  keyBits: arg(4, "bytes")
} as const

const box = { is: "cipher", name: "NaCl-box", nonceBits: arg(1, "bytes") } as const
const secretbox = {
  is: "cipher",
  name: "XSalsa20-Poly1305",
  nonceBits: arg(1, "bytes"),
  keyBits: arg(2, "bytes")
} as const
const stream = { is: "cipher", name: "XChaCha20-Poly1305" } as const
const encrypts = { functions: ["encrypt"] } as const
const decrypts = { functions: ["decrypt"] } as const
const signs = { is: "signature", name: "Ed25519", functions: ["sign"] } as const
const verifies = { is: "signature", name: "Ed25519", functions: ["verify"] } as const
const random = { is: "random", name: "RNG" } as const

/*
 * libsodium 1.0.20 as libsodium-wrappers 0.8 has it (crypto_secretbox is XSalsa20-Poly1305, crypto_generichash BLAKE2b,
 * crypto_auth HMAC-SHA-512/256, crypto_kdf BLAKE2b, crypto_kx X25519, crypto_shorthash SipHash-2-4, crypto_pwhash
 * Argon2id unless it is told otherwise). Memory limits are bytes.
 */
export const libsodium = library("javascript", "libsodium", {
  [`${module}.crypto_aead_{${aeads}}_${detached}`]: { ...aead, ...encrypts },
  [`${module}.crypto_aead_{${aeads}}_${opened}`]: { ...aead, ...decrypts },
  [`${module}.crypto_aead_{${aeads}}_keygen`]: { is: "keygen", algorithm: text("{1}", "cipher") },
  [`${module}.crypto_{box_easy,box_detached,box_easy_afternm}`]: { ...box, ...encrypts },
  [`${module}.crypto_{box_open_easy,box_open_detached,box_open_easy_afternm}`]: { ...box, ...decrypts },
  [`${module}.crypto_box_seal`]: { is: "cipher", name: "NaCl-sealedbox", ...encrypts },
  [`${module}.crypto_box_seal_open`]: { is: "cipher", name: "NaCl-sealedbox", ...decrypts },
  [`${module}.crypto_{box,kx}_{keypair,seed_keypair}`]: { is: "keygen", name: "X25519" },
  [`${module}.crypto_box_beforenm`]: { is: "key-agreement", name: "X25519", functions: ["keyderive"] },
  [`${module}.crypto_kx_{client,server}_session_keys`]: {
    is: "key-agreement",
    name: "X25519",
    functions: ["keyderive"]
  },
  [`${module}.crypto_scalarmult`]: { is: "key-agreement", name: "X25519", functions: ["keyderive"] },
  [`${module}.crypto_scalarmult_base`]: { is: "key", name: "X25519", material: "public-key" },
  [`${module}.crypto_{secretbox_easy,secretbox_detached}`]: { ...secretbox, ...encrypts },
  [`${module}.crypto_secretbox_open_easy`]: { ...secretbox, ...decrypts },
  [`${module}.crypto_secretbox_open_detached`]: {
    ...secretbox,
    nonceBits: arg(2, "bytes"),
    keyBits: arg(3, "bytes"),
    ...decrypts
  },
  [`${module}.crypto_secretbox_keygen`]: { is: "keygen", name: "XSalsa20-Poly1305" },
  [`${module}.crypto_secretstream_xchacha20poly1305_{init_push,push}`]: { ...stream, ...encrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_{init_pull,pull}`]: { ...stream, ...decrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_keygen`]: { is: "keygen", name: "XChaCha20-Poly1305" },
  [`${module}.crypto_stream_chacha20_{xor,ietf_xor,xor_ic,ietf_xor_ic}`]: { is: "cipher", name: "ChaCha20" },
  [`${module}.crypto_{sign,sign_detached}`]: signs,
  [`${module}.crypto_{sign_open,sign_verify_detached}`]: verifies,
  [`${module}.crypto_sign_{keypair,seed_keypair}`]: { is: "keygen", name: "Ed25519" },
  [`${module}.crypto_sign_final_create`]: { ...signs, name: "Ed25519ph" },
  [`${module}.crypto_sign_final_verify`]: { ...verifies, name: "Ed25519ph" },
  [`${module}.crypto_auth`]: { is: "mac", name: "HMAC", digest: "SHA-512/256", keyBits: arg(1, "bytes") },
  [`${module}.crypto_auth_verify`]: { is: "mac", name: "HMAC", digest: "SHA-512/256", functions: ["verify"] },
  [`${module}.crypto_auth_{hmacsha256,hmacsha512,hmacsha512256}`]: { is: "mac", algorithm: text("{1}", "jca") },
  [`${module}.crypto_auth_keygen`]: { is: "keygen", name: "HMAC", digest: "SHA-512/256" },
  [`${module}.crypto_generichash`]: {
    is: "hash",
    name: "BLAKE2b",
    outputBits: arg(0, "bytes"),
    keyBits: arg(2, "bytes")
  },
  [`${module}.crypto_generichash_init`]: { is: "hash", name: "BLAKE2b", outputBits: arg(1, "bytes") },
  [`${module}.crypto_hash`]: { is: "hash", name: "SHA-512" },
  [`${module}.crypto_hash_{sha256,sha512}`]: { is: "hash", algorithm: text("{1}", "hash") },
  [`${module}.crypto_shorthash`]: { is: "mac", name: "SipHash", keyBits: arg(1, "bytes") },
  [`${module}.crypto_kdf_derive_from_key`]: { is: "kdf", name: "BLAKE2b-MAC", outputBits: arg(0, "bytes") },
  [`${module}.crypto_kdf_keygen`]: { is: "keygen", name: "BLAKE2b-MAC" },
  [`${module}.crypto_pwhash`]: {
    is: "kdf",
    algorithm: arg(5, "argon2"),
    outputBits: arg(0, "bytes"),
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    memoryKib: arg(4, "bytesAsKib"),
    parallelism: 1
  },
  [`${module}.crypto_pwhash_str`]: {
    is: "password-hash",
    name: "Argon2id",
    iterations: arg(1, "int"),
    memoryKib: arg(2, "bytesAsKib"),
    functions: ["keyderive"]
  },
  [`${module}.crypto_pwhash_str_verify`]: { is: "password-hash", name: "Argon2id", functions: ["verify"] },
  [`${module}.crypto_pwhash_ALG_{ARGON2I13,ARGON2ID13,DEFAULT}`]: { value: "{1}" },
  [`${module}.crypto_pwhash_scryptsalsa208sha256`]: { is: "kdf", name: "scrypt", outputBits: arg(0, "bytes") },
  [`${module}.randombytes_buf`]: { ...random, byteLength: arg(0, "size") },
  [`${module}.{randombytes_random,randombytes_uniform}`]: random,

  "sodium-native.{crypto_box_easy,crypto_box_detached}": {
    is: "cipher",
    name: "NaCl-box",
    nonceBits: arg(2, "bytes"),
    ...encrypts
  },
  "sodium-native.{crypto_box_open_easy,crypto_box_open_detached}": { is: "cipher", name: "NaCl-box", ...decrypts },
  "sodium-native.crypto_secretbox_{easy,detached}": { is: "cipher", name: "XSalsa20-Poly1305", ...encrypts },
  "sodium-native.crypto_secretbox_open_{easy,detached}": { is: "cipher", name: "XSalsa20-Poly1305", ...decrypts },
  "sodium-native.crypto_box_seal": { is: "cipher", name: "NaCl-sealedbox", ...encrypts },
  "sodium-native.crypto_box_seal_open": { is: "cipher", name: "NaCl-sealedbox", ...decrypts },
  "sodium-native.crypto_{box,kx}_{keypair,seed_keypair}": { is: "keygen", name: "X25519" },
  "sodium-native.crypto_{sign,sign_detached}": signs,
  "sodium-native.crypto_{sign_open,sign_verify_detached}": verifies,
  "sodium-native.crypto_sign_{keypair,seed_keypair}": { is: "keygen", name: "Ed25519" },
  "sodium-native.crypto_aead_{chacha20poly1305_ietf,xchacha20poly1305_ietf}_encrypt": {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    ...encrypts
  },
  "sodium-native.crypto_aead_{chacha20poly1305_ietf,xchacha20poly1305_ietf}_decrypt": {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    ...decrypts
  },
  "sodium-native.{crypto_generichash,crypto_generichash_batch}": {
    is: "hash",
    name: "BLAKE2b",
    outputBits: arg(0, "bytes")
  },
  "sodium-native.crypto_hash_{sha256,sha512}": { is: "hash", algorithm: text("{1}", "hash") },
  "sodium-native.crypto_auth": { is: "mac", name: "HMAC", digest: "SHA-512/256" },
  "sodium-native.{crypto_pwhash,crypto_pwhash_async}": {
    is: "kdf",
    algorithm: arg(5, "argon2"),
    outputBits: arg(0, "bytes"),
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    memoryKib: arg(4, "bytesAsKib")
  },
  "sodium-native.{crypto_pwhash_str,crypto_pwhash_str_async}": {
    is: "password-hash",
    name: "Argon2id",
    functions: ["keyderive"]
  },
  "sodium-native.{crypto_pwhash_str_verify,crypto_pwhash_str_verify_async}": {
    is: "password-hash",
    name: "Argon2id",
    functions: ["verify"]
  },
  "sodium-native.crypto_scalarmult": { is: "key-agreement", name: "X25519", functions: ["keyderive"] },
  "sodium-native.randombytes_buf": { ...random, byteLength: arg(0, "size") }
})

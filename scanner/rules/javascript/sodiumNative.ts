import { arg, library, text } from "../rule.ts"

const module = "sodium-native"
const encrypts = { functions: ["encrypt"] } as const
const decrypts = { functions: ["decrypt"] } as const
const signs = { is: "signature", name: "Ed25519", functions: ["sign"] } as const
const verifies = { is: "signature", name: "Ed25519", functions: ["verify"] } as const
const cipher = { is: "cipher", algorithm: text("{1}", "cipher") } as const
const keyAt = (at: number) => ({ keyBits: arg(at, "bytes"), key: arg(at, "any") })
const nonceAndKey = (at: number) => ({ nonceBits: arg(at, "bytes"), ...keyAt(at + 1) })

const aead = "crypto_aead_{chacha20poly1305_ietf,xchacha20poly1305_ietf}"
const box = { is: "cipher", name: "NaCl-box" } as const
const secretbox = { is: "cipher", name: "XSalsa20-Poly1305" } as const
const stream = { is: "cipher", name: "XChaCha20-Poly1305" } as const
const agreement = { is: "key-agreement", name: "X25519", functions: ["keyderive"] } as const
const auth = { is: "mac", name: "HMAC", digest: "SHA-512", outputBits: 256 } as const
const generichash = { is: "hash", name: "BLAKE2b" } as const
const argonPassword = { is: "password-hash", name: "Argon2id" } as const
const scryptPassword = { is: "password-hash", name: "scrypt" } as const
const hash = { is: "hash", algorithm: text("{1}", "hash") } as const

/* sodium-native 5, index.js and README: https://github.com/holepunchto/sodium-native. The first argument takes the result. */
export const sodiumNative = library("javascript", "sodiumNative", {
  [`${module}.${aead}_encrypt`]: { ...cipher, ...nonceAndKey(4), ...encrypts },
  [`${module}.${aead}_encrypt_detached`]: { ...cipher, ...nonceAndKey(5), ...encrypts },
  [`${module}.${aead}_decrypt`]: { ...cipher, ...nonceAndKey(4), ...decrypts },
  [`${module}.${aead}_decrypt_detached`]: { ...cipher, ...nonceAndKey(5), ...decrypts },
  [`${module}.${aead}_keygen`]: { is: "keygen", algorithm: text("{1}", "cipher") },
  [`${module}.crypto_box_easy`]: { ...box, nonceBits: arg(2, "bytes"), ...encrypts },
  [`${module}.crypto_box_detached`]: { ...box, nonceBits: arg(3, "bytes"), ...encrypts },
  [`${module}.crypto_box_open_easy`]: { ...box, nonceBits: arg(2, "bytes"), ...decrypts },
  [`${module}.crypto_box_open_detached`]: { ...box, nonceBits: arg(3, "bytes"), ...decrypts },
  [`${module}.crypto_box_seal`]: { is: "cipher", name: "NaCl-sealedbox", ...encrypts },
  [`${module}.crypto_box_seal_open`]: { is: "cipher", name: "NaCl-sealedbox", ...decrypts },
  [`${module}.crypto_{box,kx}_{keypair,seed_keypair}`]: { is: "keygen", name: "X25519" },
  [`${module}.crypto_kx_{client,server}_session_keys`]: agreement,
  [`${module}.crypto_scalarmult`]: agreement,
  [`${module}.crypto_scalarmult_base`]: { is: "key", name: "X25519", material: "public-key" },
  [`${module}.crypto_secretbox_easy`]: { ...secretbox, ...nonceAndKey(2), ...encrypts },
  [`${module}.crypto_secretbox_detached`]: { ...secretbox, ...nonceAndKey(3), ...encrypts },
  [`${module}.crypto_secretbox_open_easy`]: { ...secretbox, ...nonceAndKey(2), ...decrypts },
  [`${module}.crypto_secretbox_open_detached`]: { ...secretbox, ...nonceAndKey(3), ...decrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_init_push`]: { ...stream, ...keyAt(2), ...encrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_push`]: { ...stream, ...encrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_init_pull`]: { ...stream, ...keyAt(2), ...decrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_pull`]: { ...stream, ...decrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_keygen`]: { is: "keygen", name: "XChaCha20-Poly1305" },
  [`${module}.crypto_{stream,stream_xor}`]: { is: "cipher", name: "XSalsa20" },
  [`${module}.crypto_stream_{chacha20,xchacha20,salsa20}`]: { ...cipher, ...nonceAndKey(1) },
  [`${module}.crypto_stream_{chacha20,xchacha20,salsa20}_xor`]: { ...cipher, ...nonceAndKey(2) },
  [`${module}.crypto_stream_{chacha20,xchacha20,salsa20}_xor_ic`]: {
    ...cipher,
    nonceBits: arg(2, "bytes"),
    ...keyAt(4)
  },
  [`${module}.crypto_stream_chacha20_ietf`]: { is: "cipher", name: "ChaCha20", ...nonceAndKey(1) },
  [`${module}.crypto_stream_chacha20_ietf_xor`]: { is: "cipher", name: "ChaCha20", ...nonceAndKey(2) },
  [`${module}.crypto_stream_chacha20_ietf_xor_ic`]: {
    is: "cipher",
    name: "ChaCha20",
    nonceBits: arg(2, "bytes"),
    ...keyAt(4)
  },
  [`${module}.crypto_stream_{chacha20,xchacha20,salsa20}_xor_wrap_init`]: { ...cipher, ...nonceAndKey(1) },
  [`${module}.{crypto_sign,crypto_sign_detached}`]: signs,
  [`${module}.crypto_{sign_open,sign_verify_detached}`]: verifies,
  [`${module}.crypto_sign_{keypair,seed_keypair}`]: { is: "keygen", name: "Ed25519" },
  [`${module}.crypto_auth`]: { ...auth, ...keyAt(2) },
  [`${module}.crypto_auth_verify`]: { ...auth, ...keyAt(2), functions: ["verify"] },
  [`${module}.crypto_onetimeauth`]: { is: "mac", name: "Poly1305", ...keyAt(2) },
  [`${module}.crypto_onetimeauth_init`]: { is: "mac", name: "Poly1305", ...keyAt(1) },
  [`${module}.crypto_onetimeauth_verify`]: { is: "mac", name: "Poly1305", ...keyAt(2), functions: ["verify"] },
  [`${module}.crypto_shorthash`]: { is: "mac", name: "SipHash", ...keyAt(2) },
  [`${module}.{crypto_generichash,crypto_generichash_batch}`]: {
    ...generichash,
    outputBits: arg(0, "bytes"),
    keyBits: arg(2, "bytes")
  },
  [`${module}.crypto_generichash_init`]: { ...generichash, keyBits: arg(1, "bytes"), outputBits: arg(2, "bytes") },
  [`${module}.crypto_generichash_keygen`]: { is: "keygen", name: "BLAKE2b" },
  [`${module}.crypto_hash`]: { is: "hash", name: "SHA-512" },
  [`${module}.crypto_hash_{sha256,sha512}`]: hash,
  [`${module}.crypto_hash_{sha256,sha512}_init`]: hash,
  [`${module}.crypto_kdf_derive_from_key`]: { is: "kdf", name: "BLAKE2b-MAC", outputBits: arg(0, "bytes") },
  [`${module}.crypto_kdf_keygen`]: { is: "keygen", name: "BLAKE2b-MAC" },
  [`${module}.{crypto_pwhash,crypto_pwhash_async}`]: {
    is: "kdf",
    algorithm: arg(5, "argon2"),
    outputBits: arg(0, "bytes"),
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    memoryKib: arg(4, "bytesAsKib")
  },
  [`${module}.crypto_pwhash_ALG_{ARGON2I13,ARGON2ID13}`]: { value: "{1}" },
  [`${module}.crypto_pwhash_ALG_DEFAULT`]: { value: "ARGON2ID13" },
  [`${module}.{crypto_pwhash_str,crypto_pwhash_str_async}`]: {
    ...argonPassword,
    iterations: arg(2, "int"),
    memoryKib: arg(3, "bytesAsKib"),
    functions: ["keyderive"]
  },
  [`${module}.{crypto_pwhash_str_verify,crypto_pwhash_str_verify_async}`]: {
    is: "password-hash",
    name: "Argon2",
    functions: ["verify"]
  },
  [`${module}.crypto_pwhash_scryptsalsa208sha256{,_async}`]: {
    is: "kdf",
    name: "scrypt",
    outputBits: arg(0, "bytes"),
    saltBits: arg(2, "bytes")
  },
  [`${module}.crypto_pwhash_scryptsalsa208sha256_{str,str_async}`]: { ...scryptPassword, functions: ["keyderive"] },
  [`${module}.crypto_pwhash_scryptsalsa208sha256_{str_verify,str_verify_async}`]: {
    ...scryptPassword,
    functions: ["verify"]
  },
  [`${module}.extension_pbkdf2_sha512{,_async}`]: {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-512",
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    outputBits: arg(4, "bytes")
  },
  [`${module}.randombytes_buf`]: { is: "random", name: "RNG", byteLength: arg(0, "size") },
  [`${module}.randombytes_buf_deterministic`]: { is: "random", name: "ChaCha20", byteLength: arg(0, "size") },
  [`${module}.{randombytes_random,randombytes_uniform}`]: { is: "random", name: "RNG" }
})

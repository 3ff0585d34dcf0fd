import { arg, library, text } from "../rule.ts"

const P = "{sodium_,Sodium.,ParagonIE_Sodium_Compat.}crypto"
const secretbox = {
  is: "cipher",
  name: "XSalsa20-Poly1305",
  nonceBits: arg(1, "bytes", "nonce"),
  keyBits: arg(2, "bytes", "key"),
  key: arg(2, "any", "key")
} as const
const box = { is: "cipher", name: "NaCl-box", nonceBits: arg(1, "bytes", "nonce") } as const
const sealed = { is: "cipher", name: "NaCl-sealedbox" } as const
const aead = {
  is: "cipher",
  nonceBits: arg(2, "bytes", "nonce"),
  keyBits: arg(3, "bytes", "key"),
  key: arg(3, "any", "key")
} as const
const names = "{aes256gcm,chacha20poly1305,chacha20poly1305_ietf,xchacha20poly1305_ietf,aegis128l,aegis256}"
const stream = {
  is: "cipher",
  nonceBits: arg(1, "bytes", "nonce"),
  keyBits: arg(2, "bytes", "key"),
  key: arg(2, "any", "key")
} as const
const ristretto = { name: "ECDH", curve: "Ristretto255" } as const
const limits = { iterations: arg(3, "any", "opslimit"), memoryKib: arg(4, "any", "memlimit") } as const
const ARGON2 = "SODIUM_CRYPTO_PWHASH"

/*
 * PHP manual 8.5, "Sodium" (https://www.php.net/manual/en/book.sodium.php), the documentation of libsodium 1.0.20 for what each function uses, the old extension's
 * `Sodium\\crypto_*`, and ParagonIE_Sodium_Compat 2 of paragonie/sodium_compat, which has the same functions. Names of
 * limits stand for what libsodium documents; limits in numbers are not read, as memory is given in bytes.
 */
export const sodium = library("php", "sodium", {
  [`${P}_secretbox`]: { ...secretbox, functions: ["encrypt"] },
  [`${P}_secretbox_open`]: { ...secretbox, functions: ["decrypt"] },
  [`${P}_secretbox_keygen`]: { is: "keygen", name: "XSalsa20-Poly1305" },
  [`${P}_box`]: { ...box, functions: ["encrypt"] },
  [`${P}_box_open`]: { ...box, functions: ["decrypt"] },
  [`${P}_box_seal`]: { ...sealed, functions: ["encrypt"] },
  [`${P}_box_seal_open`]: { ...sealed, functions: ["decrypt"] },
  [`${P}_{box_keypair,kx_keypair}`]: { is: "keygen", name: "X25519" },
  [`${P}_{box_seed_keypair,kx_seed_keypair,box_keypair_from_secretkey_and_publickey,box_publickey_from_secretkey,box_publickey,box_secretkey,kx_publickey,kx_secretkey}`]:
    {
      is: "key",
      name: "X25519"
    },
  [`${P}_{scalarmult,scalarmult_base,kx_client_session_keys,kx_server_session_keys}`]: {
    is: "key-agreement",
    name: "X25519"
  },
  [`${P}_{scalarmult_ristretto255,scalarmult_ristretto255_base}`]: { is: "key-agreement", ...ristretto },
  [`${P}_{sign,sign_detached}`]: { is: "signature", name: "Ed25519", functions: ["sign"] },
  [`${P}_{sign_open,sign_verify_detached}`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  [`${P}_sign_keypair`]: { is: "keygen", name: "Ed25519" },
  [`${P}_{sign_seed_keypair,sign_publickey_from_secretkey,sign_keypair_from_secretkey_and_publickey,sign_publickey,sign_secretkey}`]:
    {
      is: "key",
      name: "Ed25519"
    },
  [`${P}_sign_ed25519_{pk,sk}_to_curve25519`]: { is: "key", name: "X25519" },

  [`${P}_aead_${names}_encrypt`]: { algorithm: text("{2}", "cipher"), ...aead, functions: ["encrypt"] },
  [`${P}_aead_${names}_decrypt`]: { algorithm: text("{2}", "cipher"), ...aead, functions: ["decrypt"] },
  [`${P}_aead_${names}_keygen`]: { is: "keygen", algorithm: text("{2}", "cipher") },
  [`${P}_secretstream_xchacha20poly1305_init_push`]: {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    keyBits: arg(0, "bytes", "key"),
    key: arg(0, "any", "key"),
    functions: ["encrypt"]
  },
  [`${P}_secretstream_xchacha20poly1305_init_pull`]: {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    keyBits: arg(1, "bytes", "key"),
    key: arg(1, "any", "key"),
    functions: ["decrypt"]
  },
  [`${P}_secretstream_xchacha20poly1305_push`]: { is: "cipher", name: "XChaCha20-Poly1305", functions: ["encrypt"] },
  [`${P}_secretstream_xchacha20poly1305_pull`]: { is: "cipher", name: "XChaCha20-Poly1305", functions: ["decrypt"] },
  [`${P}_secretstream_xchacha20poly1305_keygen`]: { is: "keygen", name: "XChaCha20-Poly1305" },
  [`${P}_stream_xor`]: { ...stream, name: "XSalsa20", functions: ["encrypt"] },
  [`${P}_stream_xchacha20_xor`]: { ...stream, name: "XChaCha20", functions: ["encrypt"] },
  [`${P}_stream_xchacha20_xor_ic`]: {
    is: "cipher",
    name: "XChaCha20",
    nonceBits: arg(1, "bytes", "nonce"),
    keyBits: arg(3, "bytes", "key"),
    key: arg(3, "any", "key"),
    functions: ["encrypt"]
  },
  [`${P}_stream`]: { ...stream, name: "XSalsa20" },
  [`${P}_stream_xchacha20`]: { ...stream, name: "XChaCha20" },
  [`${P}_stream_keygen`]: { is: "keygen", name: "XSalsa20" },
  [`${P}_stream_xchacha20_keygen`]: { is: "keygen", name: "XChaCha20" },

  [`${P}_auth`]: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-512",
    outputBits: 256,
    key: arg(1, "any", "key"),
    functions: ["tag"]
  },
  [`${P}_auth_verify`]: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-512",
    outputBits: 256,
    key: arg(2, "any", "key"),
    functions: ["verify"]
  },
  [`${P}_auth_keygen`]: { is: "keygen", name: "HMAC", digest: "SHA-512" },
  [`${P}_generichash`]: {
    is: "hash",
    name: "BLAKE2b",
    keyBits: arg(1, "bytes", "key"),
    outputBits: arg(2, "bytes", "length"),
    functions: ["digest"],
    defaults: { outputBits: 256 }
  },
  [`${P}_{generichash_update,generichash_final}`]: { refines: true, operates: true, on: arg(0, "any", "state") },
  [`${P}_generichash_init`]: {
    is: "hash",
    name: "BLAKE2b",
    keyBits: arg(0, "bytes", "key"),
    outputBits: arg(1, "bytes", "length"),
    functions: ["digest"],
    defaults: { outputBits: 256 }
  },
  [`${P}_generichash_keygen`]: { is: "keygen", name: "BLAKE2b" },
  [`${P}_shorthash`]: {
    is: "mac",
    name: "SipHash",
    outputBits: 64,
    keyBits: arg(1, "bytes", "key"),
    key: arg(1, "any", "key"),
    functions: ["tag"]
  },
  [`${P}_shorthash_keygen`]: { is: "keygen", name: "SipHash" },
  [`${P}_kdf_derive_from_key`]: {
    is: "kdf",
    name: "BLAKE2b-MAC",
    outputBits: arg(0, "bytes", "subkey_length"),
    functions: ["keyderive"]
  },
  [`${P}_kdf_keygen`]: { is: "keygen", name: "BLAKE2b-MAC" },

  [`${P}_pwhash`]: {
    is: "kdf",
    algorithm: arg(5, "any", "algo"),
    outputBits: arg(0, "bytes", "length"),
    saltBits: arg(2, "bytes", "salt"),
    ...limits,
    functions: ["keyderive"],
    defaults: { name: "Argon2id" }
  },
  [`${P}_pwhash_str`]: {
    is: "password-hash",
    name: "Argon2id",
    iterations: arg(1, "any", "opslimit"),
    memoryKib: arg(2, "any", "memlimit"),
    functions: ["keyderive"]
  },
  [`${P}_pwhash_{str_verify,str_needs_rehash}`]: { is: "password-hash", name: "Argon2", functions: ["verify"] },
  [`${P}_pwhash_scryptsalsa208sha256`]: {
    is: "kdf",
    name: "scrypt",
    outputBits: arg(0, "bytes", "length"),
    saltBits: arg(2, "bytes", "salt"),
    functions: ["keyderive"]
  },
  [`${P}_pwhash_scryptsalsa208sha256_str`]: { is: "password-hash", name: "scrypt", functions: ["keyderive"] },
  [`${P}_pwhash_scryptsalsa208sha256_str_verify`]: { is: "password-hash", name: "scrypt", functions: ["verify"] },
  [`${ARGON2}_ALG_ARGON2ID13`]: { name: "Argon2id" },
  [`${ARGON2}_ALG_ARGON2I13`]: { name: "Argon2i" },
  [`${ARGON2}_ALG_DEFAULT`]: { name: "Argon2id" },
  [`${ARGON2}_OPSLIMIT_INTERACTIVE`]: { iterations: 2 },
  [`${ARGON2}_OPSLIMIT_MODERATE`]: { iterations: 3 },
  [`${ARGON2}_OPSLIMIT_SENSITIVE`]: { iterations: 4 },
  [`${ARGON2}_MEMLIMIT_INTERACTIVE`]: { memoryKib: 65536 },
  [`${ARGON2}_MEMLIMIT_MODERATE`]: { memoryKib: 262144 },
  [`${ARGON2}_MEMLIMIT_SENSITIVE`]: { memoryKib: 1048576 },

  "Sodium.randombytes_buf": { is: "random", name: "RNG", byteLength: arg(0, "size") },
  "ParagonIE_Sodium_Compat.randombytes_buf": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})

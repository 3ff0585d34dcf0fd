import { arg, library, text } from "../rule.ts"

const box = { name: "NaCl-box", nonceBits: arg(1, "bytes", "nonce") } as const
const sealedBox = { is: "cipher", name: "NaCl-sealedbox" } as const
const aead = {
  is: "cipher",
  algorithm: text("{1}", "cipher"),
  nonceBits: arg(2, "bytes", "nonce"),
  keyBits: arg(3, "bytes", "key")
} as const
const encryptsAt = { refines: true, functions: ["encrypt"] } as const
const decryptsAt = { refines: true, functions: ["decrypt"] } as const
const argon2Kdf = {
  is: "kdf",
  outputBits: arg(0, "bytes", "size"),
  byteLength: arg(0, "size", "size"),
  saltBits: arg(2, "bytes", "salt"),
  iterations: arg(3, "int", "opslimit"),
  memoryKib: arg(4, "any", "memlimit"),
  parallelism: 1
} as const
const argon2Hash = {
  is: "password-hash",
  iterations: arg(1, "int", "opslimit"),
  memoryKib: arg(2, "any", "memlimit"),
  parallelism: 1,
  saltBits: 128,
  functions: ["keyderive"]
} as const
const verify = { is: "password-hash", functions: ["verify"] } as const
const blake2b = {
  is: "hash",
  name: "BLAKE2b",
  outputBits: arg(1, "bytes", "digest_size"),
  keyBits: arg(2, "bytes", "key"),
  saltBits: arg(3, "bytes", "salt"),
  defaults: { outputBits: 256 }
} as const

/*
 * PyNaCl 1.6, "Secret Key Encryption", "Public Key Encryption", "Digital Signatures", "Hashing", "Password hashing" and
 * the limits it lists, "Utilities". libsodium runs Argon2 in one lane. A memory limit in bytes is read where it is one of
 * the named limits.
 */
export const pynacl = library("python", "pynacl", {
  "nacl.secret.SecretBox": {
    is: "cipher",
    name: "XSalsa20-Poly1305",
    keyBits: arg(0, "bytes", "key"),
    returns: "nacl.secret.SecretBox"
  },
  "nacl.secret.Aead": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    keyBits: arg(0, "bytes", "key"),
    returns: "nacl.secret.Aead"
  },
  "nacl.secret.{SecretBox,Aead}.KEY_SIZE": { byteLength: 32 },
  "nacl.secret.{SecretBox,Aead}.NONCE_SIZE": { byteLength: 24 },
  "nacl.secret.SecretBox#encrypt": { ...encryptsAt, nonceBits: arg(1, "bytes", "nonce") },
  "nacl.secret.SecretBox#decrypt": { ...decryptsAt, nonceBits: arg(1, "bytes", "nonce") },
  "nacl.secret.Aead#encrypt": { ...encryptsAt, nonceBits: arg(2, "bytes", "nonce") },
  "nacl.secret.Aead#decrypt": { ...decryptsAt, nonceBits: arg(2, "bytes", "nonce") },

  "nacl.public.PrivateKey.generate": { is: "keygen", name: "X25519", returns: "nacl.public.PrivateKey" },
  "nacl.public.PrivateKey": {
    is: "key",
    name: "X25519",
    material: "private-key",
    returns: "nacl.public.PrivateKey"
  },
  "nacl.public.PrivateKey.from_seed": {
    is: "key",
    name: "X25519",
    material: "private-key",
    returns: "nacl.public.PrivateKey"
  },
  "nacl.public.PublicKey": { is: "key", name: "X25519", material: "public-key" },
  "nacl.public.{PublicKey,PrivateKey}.SIZE": { byteLength: 32 },
  "nacl.public.Box.NONCE_SIZE": { byteLength: 24 },
  "nacl.public.{Box,Box.decode}": { is: "cipher", name: "NaCl-box", returns: "nacl.public.Box" },
  "nacl.public.Box#encrypt": { ...encryptsAt, nonceBits: arg(1, "bytes", "nonce") },
  "nacl.public.Box#decrypt": { ...decryptsAt, nonceBits: arg(1, "bytes", "nonce") },
  "nacl.public.Box#shared_key": { is: "key-agreement", name: "X25519" },
  "nacl.public.SealedBox": { ...sealedBox, returns: "nacl.public.SealedBox" },
  "nacl.public.SealedBox#encrypt": encryptsAt,
  "nacl.public.SealedBox#decrypt": decryptsAt,

  "nacl.signing.SigningKey.generate": { is: "keygen", name: "Ed25519", returns: "nacl.signing.SigningKey" },
  "nacl.signing.SigningKey": {
    is: "key",
    name: "Ed25519",
    material: "private-key",
    returns: "nacl.signing.SigningKey"
  },
  "nacl.signing.VerifyKey": {
    is: "key",
    name: "Ed25519",
    material: "public-key",
    returns: "nacl.signing.VerifyKey"
  },
  "nacl.signing.SigningKey#verify_key": { inherits: true, returns: "nacl.signing.VerifyKey" },
  "nacl.signing.SigningKey#sign": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "nacl.signing.VerifyKey#verify": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "nacl.signing.SigningKey#to_curve25519_private_key": {
    is: "key",
    name: "X25519",
    material: "private-key",
    returns: "nacl.public.PrivateKey"
  },
  "nacl.signing.VerifyKey#to_curve25519_public_key": { is: "key", name: "X25519", material: "public-key" },

  "nacl.hash.sha{256,512}": { is: "hash", name: "SHA-{1}" },
  "nacl.hash.{blake2b,generichash}": blake2b,
  "nacl.hashlib.blake2b": { ...blake2b, returns: "nacl.hashlib.blake2b" },
  "nacl.hashlib.blake2b#update": { refines: true, operates: true, functions: ["digest"] },
  "nacl.hash.{siphash24,shorthash}": { is: "mac", name: "SipHash", outputBits: 64 },
  "nacl.hash.siphashx24": { is: "mac", name: "SipHash", outputBits: 128 },
  "nacl.hashlib.scrypt": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes", "salt"),
    iterations: arg(2, "int", "n"),
    blockSize: arg(3, "int", "r"),
    parallelism: arg(4, "int", "p"),
    outputBits: arg(6, "bytes", "dklen"),
    byteLength: arg(6, "size", "dklen"),
    defaults: { iterations: 1048576, blockSize: 8, parallelism: 1, outputBits: 512, byteLength: 64 }
  },

  "nacl.pwhash.argon2id.kdf": {
    ...argon2Kdf,
    name: "Argon2id",
    defaults: { iterations: 4, memoryKib: 1048576 }
  },
  "nacl.pwhash.argon2i.kdf": { ...argon2Kdf, name: "Argon2i", defaults: { iterations: 8, memoryKib: 524288 } },
  "nacl.pwhash.{argon2id.str,str}": {
    ...argon2Hash,
    name: "Argon2id",
    defaults: { iterations: 2, memoryKib: 65536 }
  },
  "nacl.pwhash.argon2i.str": { ...argon2Hash, name: "Argon2i", defaults: { iterations: 4, memoryKib: 32768 } },
  "nacl.pwhash.verify": verify,
  "nacl.pwhash.argon2id.verify": { ...verify, name: "Argon2id" },
  "nacl.pwhash.argon2i.verify": { ...verify, name: "Argon2i" },
  "nacl.pwhash.{argon2id.OPSLIMIT_INTERACTIVE,OPSLIMIT_INTERACTIVE}": { iterations: 2 },
  "nacl.pwhash.{argon2id.MEMLIMIT_INTERACTIVE,MEMLIMIT_INTERACTIVE}": { memoryKib: 65536 },
  "nacl.pwhash.{argon2id.OPSLIMIT_MODERATE,OPSLIMIT_MODERATE}": { iterations: 3 },
  "nacl.pwhash.{argon2id.MEMLIMIT_MODERATE,MEMLIMIT_MODERATE}": { memoryKib: 262144 },
  "nacl.pwhash.{argon2id.OPSLIMIT_SENSITIVE,OPSLIMIT_SENSITIVE}": { iterations: 4 },
  "nacl.pwhash.{argon2id.MEMLIMIT_SENSITIVE,MEMLIMIT_SENSITIVE}": { memoryKib: 1048576 },
  "nacl.pwhash.argon2i.OPSLIMIT_INTERACTIVE": { iterations: 4 },
  "nacl.pwhash.argon2i.MEMLIMIT_INTERACTIVE": { memoryKib: 32768 },
  "nacl.pwhash.argon2i.OPSLIMIT_MODERATE": { iterations: 6 },
  "nacl.pwhash.argon2i.MEMLIMIT_MODERATE": { memoryKib: 131072 },
  "nacl.pwhash.argon2i.OPSLIMIT_SENSITIVE": { iterations: 8 },
  "nacl.pwhash.argon2i.MEMLIMIT_SENSITIVE": { memoryKib: 524288 },
  "nacl.pwhash.{argon2id,argon2i}.SALTBYTES": { byteLength: 16 },
  "nacl.pwhash.{scrypt.kdf,kdf_scryptsalsa208sha256}": {
    is: "kdf",
    name: "scrypt",
    outputBits: arg(0, "bytes", "size"),
    byteLength: arg(0, "size", "size"),
    saltBits: arg(2, "bytes", "salt")
  },
  "nacl.pwhash.{scrypt.str,scryptsalsa208sha256_str}": {
    is: "password-hash",
    name: "scrypt",
    functions: ["keyderive"]
  },
  "nacl.pwhash.{scrypt.verify,verify_scryptsalsa208sha256}": { ...verify, name: "scrypt" },
  "nacl.pwhash.{scrypt.SALTBYTES,SCRYPT_SALTBYTES}": { byteLength: 32 },

  "nacl.utils.random": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size", "size"),
    defaults: { byteLength: 32 }
  },
  "nacl.utils.randombytes_deterministic": { is: "random", name: "RNG", byteLength: arg(0, "size", "size") },

  "nacl.bindings.{randombytes,randombytes_buf_deterministic}": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size", "size")
  },
  "nacl.bindings.crypto_secretbox": {
    is: "cipher",
    name: "XSalsa20-Poly1305",
    nonceBits: arg(1, "bytes", "nonce"),
    keyBits: arg(2, "bytes", "key"),
    functions: ["encrypt"]
  },
  "nacl.bindings.crypto_secretbox_easy": {
    is: "cipher",
    name: "XSalsa20-Poly1305",
    nonceBits: arg(1, "bytes", "nonce"),
    keyBits: arg(2, "bytes", "key"),
    functions: ["encrypt"]
  },
  "nacl.bindings.{crypto_secretbox_open,crypto_secretbox_open_easy}": {
    is: "cipher",
    name: "XSalsa20-Poly1305",
    nonceBits: arg(1, "bytes", "nonce"),
    keyBits: arg(2, "bytes", "key"),
    functions: ["decrypt"]
  },
  "nacl.bindings.{crypto_box,crypto_box_easy,crypto_box_afternm,crypto_box_easy_afternm}": {
    ...box,
    is: "cipher",
    functions: ["encrypt"]
  },
  "nacl.bindings.{crypto_box_open,crypto_box_open_easy,crypto_box_open_afternm,crypto_box_open_easy_afternm}": {
    ...box,
    is: "cipher",
    functions: ["decrypt"]
  },
  "nacl.bindings.crypto_box_seal": { ...sealedBox, functions: ["encrypt"] },
  "nacl.bindings.crypto_box_seal_open": { ...sealedBox, functions: ["decrypt"] },
  "nacl.bindings.{crypto_box_keypair,crypto_kx_keypair}": { is: "keygen", name: "X25519" },
  "nacl.bindings.{crypto_box_seed_keypair,crypto_kx_seed_keypair}": { is: "key", name: "X25519" },
  "nacl.bindings.{crypto_box_beforenm,crypto_scalarmult,crypto_scalarmult_base,crypto_kx_client_session_keys,crypto_kx_server_session_keys}":
    { is: "key-agreement", name: "X25519" },
  "nacl.bindings.crypto_sign_keypair": { is: "keygen", name: "Ed25519" },
  "nacl.bindings.{crypto_sign_seed_keypair,crypto_sign_ed25519_sk_to_pk,crypto_sign_ed25519_sk_to_seed}": {
    is: "key",
    name: "Ed25519"
  },
  "nacl.bindings.crypto_sign_ed25519_{sk,pk}_to_curve25519": { is: "key", name: "X25519" },
  "nacl.bindings.crypto_sign": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "nacl.bindings.crypto_sign_open": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "nacl.bindings.crypto_sign_ed25519ph_final_create": { is: "signature", name: "Ed25519ph", functions: ["sign"] },
  "nacl.bindings.crypto_sign_ed25519ph_final_verify": { is: "signature", name: "Ed25519ph", functions: ["verify"] },
  "nacl.bindings.crypto_hash": { is: "hash", name: "SHA-512" },
  "nacl.bindings.crypto_hash_sha{256,512}": { is: "hash", name: "SHA-{1}" },
  "nacl.bindings.crypto_generichash_blake2b_salt_personal": blake2b,
  "nacl.bindings.crypto_shorthash_siphash24": { is: "mac", name: "SipHash", outputBits: 64 },
  "nacl.bindings.crypto_shorthash_siphashx24": { is: "mac", name: "SipHash", outputBits: 128 },
  "nacl.bindings.crypto_aead_{chacha20poly1305,chacha20poly1305_ietf,xchacha20poly1305_ietf,aes256gcm,aegis256,aegis128l}_encrypt":
    { ...aead, functions: ["encrypt"] },
  "nacl.bindings.crypto_aead_{chacha20poly1305,chacha20poly1305_ietf,xchacha20poly1305_ietf,aes256gcm,aegis256,aegis128l}_decrypt":
    { ...aead, functions: ["decrypt"] },
  "nacl.bindings.crypto_secretstream_xchacha20poly1305_keygen": { is: "keygen", name: "XChaCha20-Poly1305" },
  "nacl.bindings.crypto_secretstream_xchacha20poly1305_init_push": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    keyBits: arg(1, "bytes", "key"),
    functions: ["encrypt"]
  },
  "nacl.bindings.crypto_secretstream_xchacha20poly1305_init_pull": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    keyBits: arg(2, "bytes", "key"),
    functions: ["decrypt"]
  },
  "nacl.bindings.{crypto_pwhash_alg,crypto_pwhash_str_alg}": { is: "password-hash", functions: ["keyderive"] },
  "nacl.bindings.crypto_pwhash_str_verify": verify,
  "nacl.bindings.crypto_pwhash_scryptsalsa208sha256_str": {
    is: "password-hash",
    name: "scrypt",
    functions: ["keyderive"]
  },
  "nacl.bindings.crypto_pwhash_scryptsalsa208sha256_str_verify": { ...verify, name: "scrypt" },
  "nacl.bindings.crypto_pwhash_scryptsalsa208sha256_ll": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes", "salt"),
    iterations: arg(2, "int", "n"),
    blockSize: arg(3, "int", "r"),
    parallelism: arg(4, "int", "p"),
    outputBits: arg(5, "bytes", "dklen"),
    byteLength: arg(5, "size", "dklen")
  }
})

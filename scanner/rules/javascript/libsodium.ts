import { arg, library, text } from "../rule.ts"

const module = "libsodium-wrappers"
const encrypts = { functions: ["encrypt"] } as const
const decrypts = { functions: ["decrypt"] } as const
const signs = { is: "signature", name: "Ed25519", functions: ["sign"] } as const
const verifies = { is: "signature", name: "Ed25519", functions: ["verify"] } as const
const random = { is: "random", name: "RNG" } as const

const aead = "crypto_aead_{chacha20poly1305,chacha20poly1305_ietf,xchacha20poly1305_ietf,aegis128l,aegis256}"
const cipher = { is: "cipher", algorithm: text("{1}", "cipher") } as const
const keyAt = (at: number) => ({ keyBits: arg(at, "bytes"), key: arg(at, "any") })
const nonceAndKey = (at: number) => ({ nonceBits: arg(at, "bytes"), ...keyAt(at + 1) })

const box = { is: "cipher", name: "NaCl-box" } as const
const xbox = { is: "cipher", name: "XChaCha20-Poly1305" } as const
const xboxes = "crypto_box_curve25519xchacha20poly1305"
const secretbox = { is: "cipher", name: "XSalsa20-Poly1305" } as const
const stream = { is: "cipher", name: "XChaCha20-Poly1305" } as const
const agreement = { is: "key-agreement", name: "X25519", functions: ["keyderive"] } as const
const auth = { is: "mac", name: "HMAC", digest: "SHA-512", outputBits: 256 } as const
const truncated = "{crypto_auth,crypto_auth_hmacsha512256}"
const auths = "crypto_auth_hmac{sha256,sha512}"
const hmac = { is: "mac", name: "HMAC", digest: text("{1}", "hash") } as const
const generichash = { is: "hash", name: "BLAKE2b" } as const
const hash = { is: "hash", algorithm: text("{1}", "hash") } as const
const mlKem = { name: "ML-KEM", parameterSet: "768" } as const
const hkdf = { is: "kdf", name: "HKDF", digest: text("{1}", "hash") } as const
const scryptPassword = { is: "password-hash", name: "scrypt" } as const
const ipcrypt = { is: "cipher", name: "AES" } as const
const point = { is: "key", material: "public-key" } as const

/*
 * libsodium.js 0.8 (wrapper/symbols: names and arguments; constants as it exports them) over libsodium 1.0.22:
 * https://github.com/jedisct1/libsodium.js. crypto_auth is HMAC-SHA-512 cut to 256 bits, crypto_kx X25519, crypto_kdf keyed
 * BLAKE2b, crypto_shorthash SipHash, crypto_kem X-Wing, crypto_pwhash Argon2id unless it is told otherwise. Memory limits are bytes.
 */
export const libsodium = library("javascript", "libsodium", {
  [`${module}.${aead}_{encrypt,encrypt_detached}`]: { ...cipher, ...nonceAndKey(3), ...encrypts },
  [`${module}.${aead}_decrypt`]: { ...cipher, ...nonceAndKey(3), ...decrypts },
  [`${module}.${aead}_decrypt_detached`]: { ...cipher, ...nonceAndKey(4), ...decrypts },
  [`${module}.${aead}_keygen`]: { is: "keygen", algorithm: text("{1}", "cipher") },

  [`${module}.crypto_box_{easy,detached,easy_afternm}`]: { ...box, nonceBits: arg(1, "bytes"), ...encrypts },
  [`${module}.crypto_box_{open_easy,open_easy_afternm}`]: { ...box, nonceBits: arg(1, "bytes"), ...decrypts },
  [`${module}.crypto_box_open_detached`]: { ...box, nonceBits: arg(2, "bytes"), ...decrypts },
  [`${module}.crypto_box_seal`]: { is: "cipher", name: "NaCl-sealedbox", ...encrypts },
  [`${module}.crypto_box_seal_open`]: { is: "cipher", name: "NaCl-sealedbox", ...decrypts },
  [`${module}.${xboxes}_{easy,detached,easy_afternm,detached_afternm}`]: {
    ...xbox,
    nonceBits: arg(1, "bytes"),
    ...encrypts
  },
  [`${module}.${xboxes}_{open_easy,open_easy_afternm}`]: { ...xbox, nonceBits: arg(1, "bytes"), ...decrypts },
  [`${module}.${xboxes}_{open_detached,open_detached_afternm}`]: { ...xbox, nonceBits: arg(2, "bytes"), ...decrypts },
  [`${module}.${xboxes}_seal`]: { ...xbox, ...encrypts },
  [`${module}.${xboxes}_seal_open`]: { ...xbox, ...decrypts },
  [`${module}.{crypto_box,crypto_kx,${xboxes}}_{keypair,seed_keypair}`]: { is: "keygen", name: "X25519" },
  [`${module}.{crypto_box,${xboxes}}_beforenm`]: agreement,
  [`${module}.crypto_kx_{client,server}_session_keys`]: agreement,
  [`${module}.crypto_scalarmult`]: agreement,
  [`${module}.crypto_scalarmult_base`]: { ...point, name: "X25519" },
  [`${module}.crypto_scalarmult_ristretto255`]: { is: "key-agreement", name: "ECDH", curve: "Ristretto255" },
  [`${module}.crypto_scalarmult_ristretto255_base`]: { ...point, name: "EC", curve: "Ristretto255" },
  [`${module}.crypto_core_hchacha20`]: { is: "kdf", name: "ChaCha20", keyBits: arg(1, "bytes") },
  [`${module}.crypto_core_hsalsa20`]: { is: "kdf", name: "Salsa20", keyBits: arg(1, "bytes") },
  [`${module}.crypto_sign_init`]: { is: "signature", name: "Ed25519ph" },
  [`${module}.crypto_ipcrypt_encrypt`]: { ...ipcrypt, ...keyAt(1), ...encrypts },
  [`${module}.crypto_ipcrypt_decrypt`]: { ...ipcrypt, ...keyAt(1), ...decrypts },
  [`${module}.crypto_ipcrypt_keygen`]: { is: "keygen", name: "AES", keyBits: 128 },
  [`${module}.crypto_ipcrypt_{nd,ndx,pfx}_encrypt`]: { is: "cipher", name: "AES", ...encrypts },
  [`${module}.crypto_ipcrypt_{nd,ndx,pfx}_decrypt`]: { is: "cipher", name: "AES", ...decrypts },
  [`${module}.crypto_ipcrypt_{nd,ndx,pfx}_keygen`]: { is: "keygen", name: "AES" },
  [`${module}.crypto_scalarmult_{ed25519,ed25519_noclamp}`]: { is: "key-agreement", name: "ECDH", curve: "Ed25519" },
  [`${module}.crypto_scalarmult_{ed25519_base,ed25519_base_noclamp}`]: { ...point, name: "Ed25519" },
  [`${module}.crypto_kem_{keypair,seed_keypair,xwing_keypair,xwing_seed_keypair}`]: { is: "keygen", name: "X-Wing" },
  [`${module}.crypto_kem_{enc,xwing_enc,xwing_enc_deterministic}`]: {
    is: "kem",
    name: "X-Wing",
    functions: ["encapsulate"]
  },
  [`${module}.crypto_kem_{dec,xwing_dec}`]: { is: "kem", name: "X-Wing", functions: ["decapsulate"] },
  [`${module}.crypto_kem_mlkem768_{keypair,seed_keypair}`]: { is: "keygen", ...mlKem },
  [`${module}.crypto_kem_mlkem768_{enc,enc_deterministic}`]: { is: "kem", ...mlKem, functions: ["encapsulate"] },
  [`${module}.crypto_kem_mlkem768_dec`]: { is: "kem", ...mlKem, functions: ["decapsulate"] },

  [`${module}.crypto_secretbox_{easy,detached}`]: { ...secretbox, ...nonceAndKey(1), ...encrypts },
  [`${module}.crypto_secretbox_open_easy`]: { ...secretbox, ...nonceAndKey(1), ...decrypts },
  [`${module}.crypto_secretbox_open_detached`]: { ...secretbox, ...nonceAndKey(2), ...decrypts },
  [`${module}.crypto_secretbox_keygen`]: { is: "keygen", name: "XSalsa20-Poly1305" },
  [`${module}.crypto_secretstream_xchacha20poly1305_init_push`]: { ...stream, ...keyAt(0), ...encrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_push`]: { ...stream, ...encrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_init_pull`]: { ...stream, ...keyAt(1), ...decrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_pull`]: { ...stream, ...decrypts },
  [`${module}.crypto_secretstream_xchacha20poly1305_keygen`]: { is: "keygen", name: "XChaCha20-Poly1305" },
  [`${module}.crypto_stream_{chacha20,xchacha20}_xor`]: { ...cipher, ...nonceAndKey(1) },
  [`${module}.crypto_stream_chacha20_ietf_xor`]: { is: "cipher", name: "ChaCha20", ...nonceAndKey(1) },
  [`${module}.crypto_stream_{chacha20,xchacha20}_xor_ic`]: { ...cipher, nonceBits: arg(1, "bytes"), ...keyAt(3) },
  [`${module}.crypto_stream_chacha20_ietf_xor_ic`]: {
    is: "cipher",
    name: "ChaCha20",
    nonceBits: arg(1, "bytes"),
    ...keyAt(3)
  },
  [`${module}.crypto_stream_chacha20`]: {
    is: "cipher",
    name: "ChaCha20",
    nonceBits: arg(2, "bytes"),
    ...keyAt(1)
  },
  [`${module}.crypto_stream_{chacha20,xchacha20}_keygen`]: { is: "keygen", algorithm: text("{1}", "cipher") },
  [`${module}.crypto_stream_keygen`]: { is: "keygen", name: "XSalsa20" },

  [`${module}.{crypto_sign,crypto_sign_detached}`]: signs,
  [`${module}.crypto_{sign_open,sign_verify_detached}`]: verifies,
  [`${module}.crypto_sign_{keypair,seed_keypair}`]: { is: "keygen", name: "Ed25519" },
  [`${module}.crypto_sign_ed25519_sk_to_pk`]: { ...point, name: "Ed25519" },
  [`${module}.crypto_sign_ed25519_pk_to_curve25519`]: { ...point, name: "X25519" },
  [`${module}.crypto_sign_ed25519_sk_to_curve25519`]: { is: "key", name: "X25519", material: "private-key" },
  [`${module}.crypto_sign_final_create`]: { ...signs, name: "Ed25519ph" },
  [`${module}.crypto_sign_final_verify`]: { ...verifies, name: "Ed25519ph" },

  [`${module}.${truncated}`]: { ...auth, ...keyAt(1) },
  [`${module}.${truncated}_verify`]: { ...auth, ...keyAt(2), functions: ["verify"] },
  [`${module}.${truncated}_keygen`]: { is: "keygen", name: "HMAC", digest: "SHA-512", keyBits: 256 },
  [`${module}.crypto_auth_hmacsha512256_init`]: { ...auth, ...keyAt(0) },
  [`${module}.${auths}`]: { ...hmac, ...keyAt(1) },
  [`${module}.${auths}_init`]: { ...hmac, ...keyAt(0) },
  [`${module}.${auths}_verify`]: { ...hmac, ...keyAt(2), functions: ["verify"] },
  [`${module}.${auths}_keygen`]: { is: "keygen", name: "HMAC", digest: text("{1}", "hash"), keyBits: 256 },
  [`${module}.crypto_onetimeauth`]: { is: "mac", name: "Poly1305", ...keyAt(1) },
  [`${module}.crypto_onetimeauth_init`]: { is: "mac", name: "Poly1305", ...keyAt(0) },
  [`${module}.crypto_onetimeauth_verify`]: { is: "mac", name: "Poly1305", ...keyAt(2), functions: ["verify"] },
  [`${module}.crypto_onetimeauth_keygen`]: { is: "keygen", name: "Poly1305" },
  [`${module}.{crypto_shorthash,crypto_shorthash_siphashx24}`]: { is: "mac", name: "SipHash", ...keyAt(1) },
  [`${module}.crypto_shorthash_keygen`]: { is: "keygen", name: "SipHash" },
  [`${module}.crypto_generichash`]: { ...generichash, outputBits: arg(0, "bytes"), keyBits: arg(2, "bytes") },
  [`${module}.crypto_generichash_init`]: { ...generichash, keyBits: arg(0, "bytes"), outputBits: arg(1, "bytes") },
  [`${module}.crypto_generichash_blake2b_salt_personal`]: {
    ...generichash,
    outputBits: arg(0, "bytes"),
    keyBits: arg(1, "bytes")
  },
  [`${module}.crypto_generichash_keygen`]: { is: "keygen", name: "BLAKE2b", keyBits: 256 },
  [`${module}.crypto_hash`]: { is: "hash", name: "SHA-512" },
  [`${module}.crypto_hash_{sha256,sha512,sha3256,sha3512}`]: hash,
  [`${module}.crypto_hash_{sha256,sha512,sha3256,sha3512}_init`]: hash,
  [`${module}.crypto_xof_{shake128,shake256,turboshake128,turboshake256}`]: { ...hash, outputBits: arg(0, "bytes") },
  [`${module}.crypto_xof_{shake128,shake256,turboshake128,turboshake256}_{init,init_with_domain}`]: hash,

  [`${module}.crypto_kdf_derive_from_key`]: { is: "kdf", name: "BLAKE2b-MAC", outputBits: arg(0, "bytes") },
  [`${module}.crypto_kdf_keygen`]: { is: "keygen", name: "BLAKE2b-MAC", keyBits: 256 },
  [`${module}.crypto_kdf_hkdf_{sha256,sha512}_{extract,extract_init}`]: { ...hkdf, saltBits: arg(0, "bytes") },
  [`${module}.crypto_kdf_hkdf_{sha256,sha512}_expand`]: { ...hkdf, outputBits: arg(0, "bytes") },
  [`${module}.crypto_kdf_hkdf_{sha256,sha512}_keygen`]: { is: "keygen", name: "HKDF", digest: text("{1}", "hash") },
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
  [`${module}.crypto_pwhash_str_verify`]: { is: "password-hash", name: "Argon2", functions: ["verify"] },
  [`${module}.crypto_pwhash_ALG_{ARGON2I13,ARGON2ID13}`]: { value: "{1}" },
  [`${module}.crypto_pwhash_ALG_DEFAULT`]: { value: "ARGON2ID13" },
  [`${module}.crypto_{pwhash,pwhash_argon2id}_OPSLIMIT_INTERACTIVE`]: { iterations: 2 },
  [`${module}.crypto_{pwhash,pwhash_argon2id}_OPSLIMIT_MODERATE`]: { iterations: 3 },
  [`${module}.crypto_{pwhash,pwhash_argon2id}_OPSLIMIT_SENSITIVE`]: { iterations: 4 },
  [`${module}.crypto_{pwhash,pwhash_argon2id}_MEMLIMIT_INTERACTIVE`]: { memoryKib: 65536 },
  [`${module}.crypto_{pwhash,pwhash_argon2id}_MEMLIMIT_MODERATE`]: { memoryKib: 262144 },
  [`${module}.crypto_{pwhash,pwhash_argon2id}_MEMLIMIT_SENSITIVE`]: { memoryKib: 1048576 },
  [`${module}.crypto_pwhash_scryptsalsa208sha256`]: {
    is: "kdf",
    name: "scrypt",
    outputBits: arg(0, "bytes"),
    saltBits: arg(2, "bytes")
  },
  [`${module}.crypto_pwhash_scryptsalsa208sha256_ll`]: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    blockSize: arg(3, "int"),
    parallelism: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  [`${module}.crypto_pwhash_scryptsalsa208sha256_str`]: { ...scryptPassword, functions: ["keyderive"] },
  [`${module}.crypto_pwhash_scryptsalsa208sha256_str_verify`]: { ...scryptPassword, functions: ["verify"] },

  [`${module}.randombytes_buf`]: { ...random, byteLength: arg(0, "size") },
  [`${module}.randombytes_buf_deterministic`]: { is: "random", name: "ChaCha20", byteLength: arg(0, "size") },
  [`${module}.{randombytes_random,randombytes_uniform}`]: random,

  [`${module}.crypto_aead_chacha20poly1305_NPUBBYTES`]: { byteLength: 8 },
  [`${module}.crypto_aead_chacha20poly1305_ietf_NPUBBYTES`]: { byteLength: 12 },
  [`${module}.crypto_{aead_aegis128l_KEYBYTES,aead_aegis128l_NPUBBYTES,pwhash_SALTBYTES,shorthash_KEYBYTES}`]: {
    byteLength: 16
  },
  [`${module}.crypto_{aead_xchacha20poly1305_ietf_NPUBBYTES,box_NONCEBYTES,secretbox_NONCEBYTES}`]: { byteLength: 24 },
  [`${module}.crypto_{aead_chacha20poly1305_KEYBYTES,aead_chacha20poly1305_ietf_KEYBYTES,aead_xchacha20poly1305_ietf_KEYBYTES}`]:
    { byteLength: 32 },
  [`${module}.crypto_{aead_aegis256_KEYBYTES,aead_aegis256_NPUBBYTES,auth_KEYBYTES,generichash_BYTES,generichash_KEYBYTES}`]:
    { byteLength: 32 },
  [`${module}.crypto_{kdf_KEYBYTES,secretbox_KEYBYTES,secretstream_xchacha20poly1305_KEYBYTES,box_SEEDBYTES,sign_SEEDBYTES}`]:
    { byteLength: 32 },
  [`${module}.crypto_generichash_{BYTES_MIN,KEYBYTES_MIN}`]: { byteLength: 16 },
  [`${module}.crypto_generichash_{BYTES_MAX,KEYBYTES_MAX}`]: { byteLength: 64 }
})

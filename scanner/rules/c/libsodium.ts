import { arg, library, text, type Row } from "../rule.ts"

const pairs = (name: Row["name"] & string): Row => ({ is: "cipher", name })
const argon = (iterations: number): Row => ({
  is: "kdf",
  outputBits: arg(1, "bytes"),
  iterations: arg(iterations, "int"),
  saltBits: 128
})

/** Addresses are single blocks: of AES-128, of KIASU-BC which tweaks it, of XTS, or bit by bit (draft-denis-ipcrypt). */
const ipcrypt: Row = { is: "cipher", name: "AES", keyBits: 128 }

const onState: Row = { refines: true, operates: true, on: arg(0, "any") }

/* Source: the headers of libsodium 1.0.23 (github.com/jedisct1/libsodium/tree/master/src/libsodium/include/sodium). */
export const libsodium = library("c", "libsodium", {
  "crypto_secretbox_{easy,detached}": { ...pairs("XSalsa20-Poly1305"), functions: ["encrypt"] },
  "crypto_secretbox_{open_easy,open_detached,open}": { ...pairs("XSalsa20-Poly1305"), functions: ["decrypt"] },
  "{crypto_secretbox,crypto_secretbox_xsalsa20poly1305,crypto_secretbox_xsalsa20poly1305_open}":
    pairs("XSalsa20-Poly1305"),
  "crypto_secretbox_xchacha20poly1305_{easy,detached,open_easy,open_detached}": pairs("XChaCha20-Poly1305"),
  "crypto_secretstream_xchacha20poly1305_{init_push,init_pull}": {
    ...pairs("XChaCha20-Poly1305"),
    into: arg(0, "any")
  },
  crypto_secretstream_xchacha20poly1305_push: { ...onState, functions: ["encrypt"] },
  crypto_secretstream_xchacha20poly1305_pull: { ...onState, functions: ["decrypt"] },
  "crypto_aead_chacha20poly1305_{encrypt,encrypt_detached,decrypt,decrypt_detached,ietf_encrypt,ietf_encrypt_detached,ietf_decrypt,ietf_decrypt_detached}":
    pairs("ChaCha20-Poly1305"),
  "crypto_aead_xchacha20poly1305_ietf_{encrypt,encrypt_detached,decrypt,decrypt_detached}": pairs("XChaCha20-Poly1305"),
  "crypto_aead_aes256gcm_{encrypt,encrypt_detached,decrypt,decrypt_detached,encrypt_afternm,encrypt_detached_afternm,decrypt_afternm,decrypt_detached_afternm,beforenm}":
    { is: "cipher", name: "AES", keyBits: 256, mode: "gcm" },
  "crypto_aead_aegis128l_{encrypt,encrypt_detached,decrypt,decrypt_detached}": pairs("AEGIS-128L"),
  "crypto_aead_aegis256_{encrypt,encrypt_detached,decrypt,decrypt_detached}": pairs("AEGIS-256"),
  "crypto_stream_{chacha20,chacha20_xor,chacha20_xor_ic,chacha20_ietf,chacha20_ietf_xor,chacha20_ietf_xor_ic,chacha20_ietf_ext,chacha20_ietf_ext_xor_ic}":
    pairs("ChaCha20"),
  "crypto_stream_{xchacha20,xchacha20_xor,xchacha20_xor_ic}": pairs("XChaCha20"),
  "crypto_stream_{salsa20,salsa20_xor,salsa20_xor_ic}": pairs("Salsa20"),
  "crypto_stream_{salsa2012,salsa2012_xor}": { ...pairs("Salsa20"), parameterSet: "12" },
  "crypto_stream_{salsa208,salsa208_xor}": { ...pairs("Salsa20"), parameterSet: "8" },
  "crypto_core_{salsa20,salsa2012,salsa208}": pairs("Salsa20"),
  "{crypto_stream,crypto_stream_xor,crypto_stream_xsalsa20,crypto_stream_xsalsa20_xor,crypto_stream_xsalsa20_xor_ic}":
    pairs("XSalsa20"),

  "crypto_box_{easy,detached,easy_afternm,detached_afternm}": { ...pairs("NaCl-box"), functions: ["encrypt"] },
  "crypto_box_{open_easy,open_detached,open_easy_afternm,open_detached_afternm,open}": {
    ...pairs("NaCl-box"),
    functions: ["decrypt"]
  },
  "{crypto_box,crypto_box_afternm,crypto_box_open_afternm}": pairs("NaCl-box"),
  "crypto_box_curve25519xsalsa20poly1305{,_open,_afternm,_open_afternm}": pairs("NaCl-box"),
  "{crypto_box_beforenm,crypto_box_curve25519xsalsa20poly1305_beforenm}": { is: "key-agreement", name: "X25519" },
  "crypto_box_{keypair,seed_keypair}": { is: "keygen", name: "X25519" },
  "crypto_box_{seal,seal_open}": pairs("NaCl-sealedbox"),
  "crypto_box_curve25519xchacha20poly1305_{easy,detached,open_easy,open_detached,seal,seal_open}": {
    is: "cipher",
    name: "XChaCha20-Poly1305"
  },
  "crypto_box_curve25519xchacha20poly1305_{keypair,seed_keypair}": { is: "keygen", name: "X25519" },

  "crypto_sign_{keypair,seed_keypair,ed25519_keypair,ed25519_seed_keypair}": { is: "keygen", name: "Ed25519" },
  "{crypto_sign,crypto_sign_detached,crypto_sign_ed25519,crypto_sign_ed25519_detached}": {
    is: "signature",
    name: "Ed25519",
    functions: ["sign"]
  },
  "crypto_sign_{open,verify_detached,ed25519_open,ed25519_verify_detached}": {
    is: "signature",
    name: "Ed25519",
    functions: ["verify"]
  },
  "crypto_sign_{final_create,ed25519ph_final_create}": { is: "signature", name: "Ed25519ph", functions: ["sign"] },
  "crypto_sign_{final_verify,ed25519ph_final_verify}": { is: "signature", name: "Ed25519ph", functions: ["verify"] },
  "{crypto_scalarmult,crypto_scalarmult_base,crypto_scalarmult_curve25519,crypto_scalarmult_curve25519_base}": {
    is: "key-agreement",
    name: "X25519"
  },
  "crypto_scalarmult_{ed25519,ed25519_base,ed25519_noclamp,ed25519_base_noclamp}": {
    is: "key-agreement",
    curve: "Ed25519"
  },
  "crypto_scalarmult_{ristretto255,ristretto255_base}": { is: "key-agreement", curve: "Ristretto255" },
  "crypto_kx_{keypair,seed_keypair}": { is: "keygen", name: "X25519" },
  "crypto_kx_{client_session_keys,server_session_keys}": { is: "key-agreement", name: "X25519", digest: "BLAKE2b" },
  "crypto_kem_mlkem768_{keypair,seed_keypair}": { is: "keygen", name: "ML-KEM", parameterSet: "768" },
  "crypto_kem_mlkem768_{enc,enc_deterministic}": {
    is: "kem",
    name: "ML-KEM",
    parameterSet: "768",
    functions: ["encapsulate"]
  },
  crypto_kem_mlkem768_dec: { is: "kem", name: "ML-KEM", parameterSet: "768", functions: ["decapsulate"] },
  "{crypto_kem_keypair,crypto_kem_seed_keypair,crypto_kem_xwing_keypair,crypto_kem_xwing_seed_keypair}": {
    is: "keygen",
    name: "X-Wing"
  },
  "{crypto_kem_enc,crypto_kem_xwing_enc,crypto_kem_xwing_enc_deterministic}": {
    is: "kem",
    name: "X-Wing",
    functions: ["encapsulate"]
  },
  "{crypto_kem_dec,crypto_kem_xwing_dec}": { is: "kem", name: "X-Wing", functions: ["decapsulate"] },

  crypto_auth: { is: "mac", name: "HMAC", digest: "SHA-512", tagBits: 256, functions: ["tag"] },
  crypto_auth_verify: { is: "mac", name: "HMAC", digest: "SHA-512", tagBits: 256, functions: ["verify"] },
  "crypto_auth_hmac{sha256,sha512}{,_verify}": { is: "mac", name: "HMAC", digest: text("{1}", "hash") },
  "crypto_auth_hmac{sha256,sha512}_init": {
    is: "mac",
    name: "HMAC",
    digest: text("{1}", "hash"),
    keyBits: arg(2, "bytes"),
    into: arg(0, "any")
  },
  "crypto_auth_hmacsha512256{,_verify}": { is: "mac", name: "HMAC", digest: "SHA-512", tagBits: 256 },
  crypto_auth_hmacsha512256_init: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-512",
    tagBits: 256,
    keyBits: arg(2, "bytes"),
    into: arg(0, "any")
  },
  "crypto_auth_{hmacsha256,hmacsha512,hmacsha512256}_{update,final}": onState,
  "crypto_onetimeauth{,_poly1305}_{update,final}": onState,
  "crypto_generichash{,_blake2b}_{update,final}": onState,
  "crypto_hash_{sha256,sha512,sha3256,sha3512}_{update,final}": onState,
  "crypto_xof_{shake128,shake256,turboshake128,turboshake256}_{update,squeeze}": onState,
  "{crypto_onetimeauth,crypto_onetimeauth_verify,crypto_onetimeauth_init,crypto_onetimeauth_poly1305,crypto_onetimeauth_poly1305_verify,crypto_onetimeauth_poly1305_init}":
    { is: "mac", name: "Poly1305" },
  "{crypto_shorthash,crypto_shorthash_siphash24,crypto_shorthash_siphashx24}": { is: "mac", name: "SipHash" },

  "{crypto_generichash,crypto_generichash_blake2b}": { is: "hash", name: "BLAKE2b", outputBits: arg(1, "bytes") },
  "{crypto_generichash_init,crypto_generichash_blake2b_init}": {
    is: "hash",
    name: "BLAKE2b",
    outputBits: arg(3, "bytes"),
    into: arg(0, "any")
  },
  crypto_generichash_blake2b_salt_personal: { is: "hash", name: "BLAKE2b", outputBits: arg(1, "bytes") },
  crypto_generichash_blake2b_init_salt_personal: {
    is: "hash",
    name: "BLAKE2b",
    outputBits: arg(3, "bytes"),
    into: arg(0, "any")
  },
  crypto_hash: { is: "hash", name: "SHA-512" },
  "crypto_hash_{sha256,sha512,sha3256,sha3512}": { is: "hash", algorithm: text("{1}", "hash") },
  "crypto_hash_{sha256,sha512,sha3256,sha3512}_init": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    into: arg(0, "any")
  },
  "crypto_xof_{shake128,shake256,turboshake128,turboshake256}": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    outputBits: arg(1, "bytes")
  },
  "crypto_xof_{shake128,shake256,turboshake128,turboshake256}_{init,init_with_domain}": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    into: arg(0, "any")
  },

  crypto_pwhash: { ...argon(5), algorithm: arg(7, "any"), memoryKib: arg(6, "bytesAsKib") },
  crypto_pwhash_argon2id: { ...argon(5), name: "Argon2id", memoryKib: arg(6, "bytesAsKib") },
  crypto_pwhash_argon2i: { ...argon(5), name: "Argon2i", memoryKib: arg(6, "bytesAsKib") },
  crypto_pwhash_str: {
    is: "password-hash",
    name: "Argon2id",
    iterations: arg(3, "int"),
    memoryKib: arg(4, "bytesAsKib")
  },
  crypto_pwhash_str_alg: {
    is: "password-hash",
    iterations: arg(3, "int"),
    memoryKib: arg(4, "bytesAsKib"),
    algorithm: arg(5, "any")
  },
  "crypto_pwhash_{argon2i,argon2id}_str": {
    is: "password-hash",
    algorithm: text("{1}", "openssl"),
    iterations: arg(3, "int"),
    memoryKib: arg(4, "bytesAsKib")
  },
  crypto_pwhash_str_verify: { is: "password-hash", name: "Argon2", functions: ["verify"] },
  "crypto_pwhash_{argon2i,argon2id}_str_verify": {
    is: "password-hash",
    algorithm: text("{1}", "openssl"),
    functions: ["verify"]
  },
  crypto_pwhash_scryptsalsa208sha256: { is: "kdf", name: "scrypt", outputBits: arg(1, "bytes") },
  "crypto_pwhash_scryptsalsa208sha256_{str,str_verify}": { is: "password-hash", name: "scrypt" },
  crypto_pwhash_scryptsalsa208sha256_ll: {
    is: "kdf",
    name: "scrypt",
    iterations: arg(4, "int"),
    blockSize: arg(5, "int"),
    parallelism: arg(6, "int"),
    outputBits: arg(8, "bytes")
  },
  "{crypto_pwhash_ALG_DEFAULT,crypto_pwhash_ALG_ARGON2ID13,crypto_pwhash_argon2id_ALG_ARGON2ID13}": {
    name: "Argon2id"
  },
  "{crypto_pwhash_ALG_ARGON2I13,crypto_pwhash_argon2i_ALG_ARGON2I13}": { name: "Argon2i" },
  "crypto_pwhash{,_argon2id}_OPSLIMIT_INTERACTIVE": { iterations: 2 },
  "crypto_pwhash{,_argon2id}_OPSLIMIT_MODERATE": { iterations: 3 },
  "crypto_pwhash{,_argon2id}_OPSLIMIT_SENSITIVE": { iterations: 4 },
  "crypto_pwhash{,_argon2id}_MEMLIMIT_INTERACTIVE": { memoryKib: 65536 },
  "crypto_pwhash{,_argon2id}_MEMLIMIT_MODERATE": { memoryKib: 262144 },
  "crypto_pwhash{,_argon2id}_MEMLIMIT_SENSITIVE": { memoryKib: 1048576 },
  crypto_pwhash_argon2i_OPSLIMIT_INTERACTIVE: { iterations: 4 },
  crypto_pwhash_argon2i_OPSLIMIT_MODERATE: { iterations: 6 },
  crypto_pwhash_argon2i_OPSLIMIT_SENSITIVE: { iterations: 8 },
  crypto_pwhash_argon2i_MEMLIMIT_INTERACTIVE: { memoryKib: 32768 },
  crypto_pwhash_argon2i_MEMLIMIT_MODERATE: { memoryKib: 131072 },
  crypto_pwhash_argon2i_MEMLIMIT_SENSITIVE: { memoryKib: 524288 },
  "{crypto_kdf_derive_from_key,crypto_kdf_blake2b_derive_from_key}": {
    is: "kdf",
    name: "BLAKE2b-MAC",
    outputBits: arg(1, "bytes")
  },
  "crypto_kdf_hkdf_{sha256,sha512}_keygen": { is: "keygen", name: "HKDF", digest: text("{1}", "hash") },
  "crypto_kdf_hkdf_{sha256,sha512}_extract": { is: "kdf", name: "HKDF", digest: text("{1}", "hash") },
  "crypto_kdf_hkdf_{sha256,sha512}_extract_init": {
    is: "kdf",
    name: "HKDF",
    digest: text("{1}", "hash"),
    into: arg(0, "any")
  },
  "crypto_kdf_hkdf_{sha256,sha512}_{extract_update,extract_final}": onState,
  "crypto_kdf_hkdf_{sha256,sha512}_expand": {
    is: "kdf",
    name: "HKDF",
    digest: text("{1}", "hash"),
    outputBits: arg(1, "bytes")
  },

  "crypto_ipcrypt_{encrypt,decrypt}": { ...ipcrypt, functions: text("{1}", "cipherFunction") },
  "crypto_ipcrypt_{nd,pfx}_{encrypt,decrypt}": { ...ipcrypt, functions: text("{2}", "cipherFunction") },
  "crypto_ipcrypt_ndx_{encrypt,decrypt}": { ...ipcrypt, mode: "xts", functions: text("{1}", "cipherFunction") },
  "crypto_ipcrypt_{keygen,nd_keygen,ndx_keygen,pfx_keygen}": { is: "keygen", name: "AES", keyBits: 128 },

  "{randombytes_buf,randombytes}": {
    is: "random",
    name: "RNG",
    byteLength: arg(1, "size"),
    functions: ["generate"]
  },
  "{randombytes_random,randombytes_uniform}": { is: "random", name: "RNG", functions: ["generate"] },
  randombytes_buf_deterministic: { is: "random", name: "ChaCha20", byteLength: arg(1, "size") },
  crypto_secretbox_keygen: { is: "keygen", name: "XSalsa20-Poly1305" },
  "crypto_{aead_chacha20poly1305,aead_chacha20poly1305_ietf}_keygen": { is: "keygen", name: "ChaCha20-Poly1305" },
  "crypto_{aead_xchacha20poly1305_ietf,secretstream_xchacha20poly1305}_keygen": {
    is: "keygen",
    name: "XChaCha20-Poly1305"
  },
  crypto_aead_aes256gcm_keygen: { is: "keygen", name: "AES", keyBits: 256 },
  crypto_auth_keygen: { is: "keygen", name: "HMAC", digest: "SHA-512", keyBits: 256 },
  crypto_stream_keygen: { is: "keygen", name: "XSalsa20" },
  crypto_generichash_keygen: { is: "keygen", name: "BLAKE2b", keyBits: 256 },
  "crypto_aead_{aegis128l,aegis256}_keygen": { is: "keygen", algorithm: text("{1}", "cipher") },
  "crypto_auth_hmac{sha256,sha512}_keygen": { is: "keygen", name: "HMAC", digest: text("{1}", "hash") },
  crypto_auth_hmacsha512256_keygen: { is: "keygen", name: "HMAC", digest: "SHA-512", keyBits: 256 },
  crypto_secretbox_xsalsa20poly1305_keygen: { is: "keygen", name: "XSalsa20-Poly1305" },
  "{crypto_onetimeauth_keygen,crypto_onetimeauth_poly1305_keygen}": { is: "keygen", name: "Poly1305" },
  crypto_shorthash_keygen: { is: "keygen", name: "SipHash", keyBits: 128 },
  "crypto_stream_{chacha20,chacha20_ietf}_keygen": { is: "keygen", name: "ChaCha20" },
  crypto_stream_xchacha20_keygen: { is: "keygen", name: "XChaCha20" },
  "crypto_stream_{salsa20,salsa2012,salsa208}_keygen": { is: "keygen", name: "Salsa20" },
  crypto_stream_xsalsa20_keygen: { is: "keygen", name: "XSalsa20" },
  crypto_generichash_blake2b_keygen: { is: "keygen", name: "BLAKE2b", keyBits: 256 },
  "crypto_box_curve25519xsalsa20poly1305_{keypair,seed_keypair}": { is: "keygen", name: "X25519" },
  crypto_box_curve25519xchacha20poly1305_beforenm: { is: "key-agreement", name: "X25519" },
  "crypto_box_curve25519xchacha20poly1305_{easy_afternm,open_easy_afternm,detached_afternm,open_detached_afternm}": {
    is: "cipher",
    name: "XChaCha20-Poly1305"
  },
  crypto_kdf_keygen: { is: "keygen", name: "BLAKE2b-MAC", keyBits: 256 }
})

import { arg, library, text } from "../rule.ts"

const so = "sodiumoxide.crypto"
const keygen = { is: "keygen" } as const
const encrypt = { is: "cipher", functions: ["encrypt"] } as const
const decrypt = { is: "cipher", functions: ["decrypt"] } as const
const boxes = "{box_,box_.curve25519xsalsa20poly1305}"
const secretboxes = "{secretbox,secretbox.xsalsa20poly1305}"

/*
 * https://github.com/sodiumoxide/sodiumoxide 0.2 (pwhash without a submodule is scrypt), libsodium-sys 0.2 (the names of
 * libsodium's C functions), https://github.com/brndnmtthws/dryoc 0.6 and https://github.com/orion-rs/orion 0.17.
 */
export const sodium = library("rust", "sodium", {
  [`${so}.${secretboxes}.gen_key`]: { ...keygen, name: "XSalsa20-Poly1305" },
  [`${so}.${secretboxes}.{seal,seal_detached}`]: { ...encrypt, name: "XSalsa20-Poly1305" },
  [`${so}.${secretboxes}.{open,open_detached}`]: { ...decrypt, name: "XSalsa20-Poly1305" },
  [`${so}.${boxes}.gen_keypair`]: { ...keygen, name: "X25519" },
  [`${so}.${boxes}.{seal,seal_precomputed,seal_detached,seal_detached_precomputed}`]: { ...encrypt, name: "NaCl-box" },
  [`${so}.${boxes}.{open,open_precomputed,open_detached,open_detached_precomputed}`]: { ...decrypt, name: "NaCl-box" },
  [`${so}.${boxes}.precompute`]: { is: "key-agreement", name: "X25519" },
  [`${so}.sealedbox.seal`]: { ...encrypt, name: "NaCl-sealedbox" },
  [`${so}.sealedbox.open`]: { ...decrypt, name: "NaCl-sealedbox" },
  [`${so}.aead.gen_key`]: { ...keygen, name: "XChaCha20-Poly1305" },
  [`${so}.aead.{seal,seal_detached}`]: { ...encrypt, name: "XChaCha20-Poly1305" },
  [`${so}.aead.{open,open_detached}`]: { ...decrypt, name: "XChaCha20-Poly1305" },
  [`${so}.aead.aes256gcm.Aes256Gcm.new`]: {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    mode: "gcm",
    returns: "sodiumoxide.Aes256Gcm"
  },
  "sodiumoxide.Aes256Gcm#{seal,seal_detached}": { refines: true, operates: true, functions: ["encrypt"] },
  "sodiumoxide.Aes256Gcm#{open,open_detached}": { refines: true, operates: true, functions: ["decrypt"] },
  [`${so}.aead.{chacha20poly1305,chacha20poly1305_ietf,xchacha20poly1305_ietf}.gen_key`]: {
    ...keygen,
    algorithm: text("{1}", "cipher")
  },
  [`${so}.aead.{chacha20poly1305,chacha20poly1305_ietf,xchacha20poly1305_ietf}.{seal,seal_detached}`]: {
    ...encrypt,
    algorithm: text("{1}", "cipher")
  },
  [`${so}.aead.{chacha20poly1305,chacha20poly1305_ietf,xchacha20poly1305_ietf}.{open,open_detached}`]: {
    ...decrypt,
    algorithm: text("{1}", "cipher")
  },
  [`${so}.secretstream.{Stream,xchacha20poly1305.Stream}.{init_push,init_pull}`]: {
    is: "cipher",
    name: "XChaCha20-Poly1305"
  },
  [`${so}.stream.{chacha20,salsa20,xsalsa20,xchacha20}.{stream,stream_xor,stream_xor_inplace,stream_xor_ic,stream_xor_ic_inplace}`]:
    {
      ...encrypt,
      algorithm: text("{1}", "cipher")
    },
  [`${so}.{sign,sign.ed25519}.{gen_keypair,keypair_from_seed}`]: { ...keygen, name: "Ed25519" },
  [`${so}.{sign,sign.ed25519}.{sign,sign_detached}`]: { is: "signature", name: "Ed25519", functions: ["sign"] },
  [`${so}.{sign,sign.ed25519}.{verify,verify_detached}`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  [`${so}.{sign,sign.ed25519}.State.init`]: { is: "signature", name: "Ed25519ph" },
  [`${so}.auth.hmacsha{256,512}.State.init`]: { is: "mac", name: "HMAC", digest: "SHA-{1}", keyBits: arg(0, "bytes") },
  [`${so}.auth.{State.init,hmacsha512256.State.init}`]: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-512",
    tagBits: 256,
    keyBits: arg(0, "bytes")
  },
  [`${so}.auth.{authenticate,gen_key}`]: { is: "mac", name: "HMAC", digest: "SHA-512", tagBits: 256 },
  [`${so}.auth.verify`]: { is: "mac", name: "HMAC", digest: "SHA-512", tagBits: 256, functions: ["verify"] },
  [`${so}.auth.hmacsha{256,512}.{authenticate,verify,gen_key}`]: { is: "mac", name: "HMAC", digest: "SHA-{1}" },
  [`${so}.auth.hmacsha512256.{authenticate,verify,gen_key}`]: {
    is: "mac",
    name: "HMAC",
    digest: "SHA-512",
    tagBits: 256
  },
  [`${so}.onetimeauth.{authenticate,verify,gen_key}`]: { is: "mac", name: "Poly1305" },
  [`${so}.shorthash.{shorthash,gen_key}`]: { is: "mac", name: "SipHash" },
  [`${so}.hash.{hash,sha512.hash}`]: { is: "hash", name: "SHA-512" },
  [`${so}.hash.sha256.hash`]: { is: "hash", name: "SHA-256" },
  [`${so}.hash.{State,sha512.State}.new`]: { is: "hash", name: "SHA-512" },
  [`${so}.hash.sha256.State.new`]: { is: "hash", name: "SHA-256" },
  [`${so}.generichash.hash`]: { is: "hash", name: "BLAKE2b", outputBits: arg(1, "bytes"), keyBits: arg(2, "bytes") },
  [`${so}.generichash.State.new`]: {
    is: "hash",
    name: "BLAKE2b",
    outputBits: arg(0, "bytes"),
    keyBits: arg(1, "bytes")
  },
  [`${so}.pwhash.{derive_key,derive_key_interactive,derive_key_sensitive,pwhash,pwhash_interactive,pwhash_sensitive,pwhash_verify}`]:
    { is: "password-hash", name: "scrypt" },
  [`${so}.pwhash.argon2id13.{derive_key,pwhash,pwhash_verify}`]: { is: "password-hash", name: "Argon2id" },
  [`${so}.pwhash.argon2i13.{derive_key,pwhash,pwhash_verify}`]: { is: "password-hash", name: "Argon2i" },
  [`${so}.pwhash.scryptsalsa208sha256.{derive_key,derive_key_interactive,derive_key_sensitive,pwhash,pwhash_interactive,pwhash_sensitive,pwhash_verify}`]:
    { is: "password-hash", name: "scrypt" },
  [`${so}.kdf.{derive_from_key,gen_key}`]: { is: "kdf", name: "BLAKE2b" },
  [`${so}.kx.{gen_keypair,x25519blake2b.gen_keypair}`]: { ...keygen, name: "X25519" },
  [`${so}.kx.{client_session_keys,server_session_keys}`]: { is: "key-agreement", name: "X25519", digest: "BLAKE2b" },
  [`${so}.scalarmult.{scalarmult,scalarmult_base}`]: { is: "key-agreement", name: "X25519" },
  "sodiumoxide.randombytes.{randombytes,randombytes_into}": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size")
  },
  "sodiumoxide.randombytes.randombytes_uniform": { is: "random", name: "RNG" },

  "libsodium_sys.crypto_secretbox_{easy,detached}": { ...encrypt, name: "XSalsa20-Poly1305" },
  "libsodium_sys.crypto_secretbox_{open_easy,open_detached}": { ...decrypt, name: "XSalsa20-Poly1305" },
  "libsodium_sys.crypto_box_{easy,detached}": { ...encrypt, name: "NaCl-box" },
  "libsodium_sys.crypto_box_{open_easy,open_detached}": { ...decrypt, name: "NaCl-box" },
  "libsodium_sys.crypto_box_{keypair,seed_keypair}": { ...keygen, name: "X25519" },
  "libsodium_sys.crypto_sign_{keypair,seed_keypair}": { ...keygen, name: "Ed25519" },
  "libsodium_sys.{crypto_sign,crypto_sign_detached}": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "libsodium_sys.crypto_sign_{open,verify_detached}": { is: "signature", name: "Ed25519", functions: ["verify"] },
  "libsodium_sys.crypto_aead_{xchacha20poly1305_ietf,chacha20poly1305_ietf,chacha20poly1305,aes256gcm}_encrypt": {
    ...encrypt,
    algorithm: text("{1}", "cipher")
  },
  "libsodium_sys.crypto_aead_{xchacha20poly1305_ietf,chacha20poly1305_ietf,chacha20poly1305,aes256gcm}_decrypt": {
    ...decrypt,
    algorithm: text("{1}", "cipher")
  },
  "libsodium_sys.crypto_generichash": { is: "hash", name: "BLAKE2b" },
  "libsodium_sys.crypto_hash_sha{256,512}": { is: "hash", name: "SHA-{1}" },
  "libsodium_sys.{crypto_pwhash_str,crypto_pwhash_str_verify}": { is: "password-hash", name: "Argon2id" },
  "libsodium_sys.crypto_scalarmult": { is: "key-agreement", name: "X25519" },
  "libsodium_sys.randombytes_buf": { is: "random", name: "RNG" },

  "dryoc.dryocsecretbox.DryocSecretBox.{encrypt,encrypt_to_vecbox}": { ...encrypt, name: "XSalsa20-Poly1305" },
  "dryoc.dryocbox.DryocBox.{encrypt,encrypt_to_vecbox}": { ...encrypt, name: "NaCl-box" },
  "dryoc.dryocbox.DryocBox.{seal,seal_to_vecbox}": { ...encrypt, name: "NaCl-sealedbox" },
  "dryoc.dryocbox.KeyPair.gen": { ...keygen, name: "X25519" },
  "dryoc.dryocstream.DryocStream.{init_push,init_pull}": { is: "cipher", name: "XChaCha20-Poly1305" },
  "dryoc.generichash.GenericHash.{new,new_with_defaults,hash,hash_with_defaults,hash_with_defaults_to_vec}": {
    is: "hash",
    name: "BLAKE2b"
  },
  "dryoc.sign.SigningKeyPair.{gen,gen_with_defaults,from_seed}": { ...keygen, name: "Ed25519" },
  "dryoc.pwhash.PwHash.{hash,hash_with_defaults,hash_interactive,hash_with_salt}": {
    is: "password-hash",
    name: "Argon2id"
  },
  "dryoc.kx.Session.{new_client,new_server,new_client_with_defaults,new_server_with_defaults}": {
    is: "key-agreement",
    name: "X25519"
  },
  "dryoc.auth.Auth.{new,compute,compute_to_vec}": { is: "mac", name: "HMAC", digest: "SHA-512", tagBits: 256 },
  "dryoc.onetimeauth.OnetimeAuth.{new,compute,compute_to_vec}": { is: "mac", name: "Poly1305" },

  "orion.aead.seal": { ...encrypt, name: "XChaCha20-Poly1305" },
  "orion.aead.open": { ...decrypt, name: "XChaCha20-Poly1305" },
  "orion.auth.{authenticate,authenticate_verify}": { is: "mac", name: "BLAKE2b-MAC", tagBits: 256 },
  "orion.hash.{digest,digest_from_reader}": { is: "hash", name: "BLAKE2b", outputBits: 256 },
  "orion.kdf.derive_key": {
    is: "kdf",
    name: "Argon2i",
    iterations: arg(2, "int"),
    memoryKib: arg(3, "int"),
    outputBits: arg(4, "bytes")
  },
  "orion.pwhash.hash_password": {
    is: "password-hash",
    name: "Argon2i",
    iterations: arg(1, "int"),
    memoryKib: arg(2, "int")
  },
  "orion.pwhash.hash_password_verify": { is: "password-hash", name: "Argon2i", functions: ["verify"] },
  "orion.hazardous.aead.chacha20poly1305.seal": { ...encrypt, name: "ChaCha20-Poly1305" },
  "orion.hazardous.aead.chacha20poly1305.open": { ...decrypt, name: "ChaCha20-Poly1305" },
  "orion.hazardous.aead.xchacha20poly1305.seal": { ...encrypt, name: "XChaCha20-Poly1305" },
  "orion.hazardous.aead.xchacha20poly1305.open": { ...decrypt, name: "XChaCha20-Poly1305" },
  "orion.hazardous.hash.sha2.sha256.Sha256.{new,digest}": { is: "hash", name: "SHA-256" },
  "orion.hazardous.hash.sha2.sha384.Sha384.{new,digest}": { is: "hash", name: "SHA-384" },
  "orion.hazardous.hash.sha2.sha512.Sha512.{new,digest}": { is: "hash", name: "SHA-512" },
  "orion.hazardous.kdf.pbkdf2.sha{256,384,512}.{derive_key,verify}": {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-{1}",
    iterations: arg(2, "int"),
    saltBits: arg(1, "bytes")
  },
  "orion.hazardous.kdf.hkdf.sha{256,384,512}.{derive_key,extract,expand}": {
    is: "kdf",
    name: "HKDF",
    digest: "SHA-{1}"
  },
  "orion.hazardous.mac.hmac.sha256.HmacSha256.{new,hmac,verify}": { is: "mac", name: "HMAC", digest: "SHA-256" },
  "orion.hazardous.mac.hmac.sha384.HmacSha384.{new,hmac,verify}": { is: "mac", name: "HMAC", digest: "SHA-384" },
  "orion.hazardous.mac.hmac.sha512.HmacSha512.{new,hmac,verify}": { is: "mac", name: "HMAC", digest: "SHA-512" },
  "orion.kex.EphemeralServerSession.new": { is: "key-agreement", name: "X25519" },
  "orion.kex.EphemeralClientSession.new": { is: "key-agreement", name: "X25519" },
  "orion.util.secure_rand_bytes": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})

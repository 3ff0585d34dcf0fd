import { arg, library, text, type Row } from "../rule.ts"

const pairs = (name: Row["name"] & string): Row => ({ is: "cipher", name })
const keygen = (name: Row["name"] & string): Row => ({ is: "keygen", name })
const hmac = (digest: Row["digest"] & string): Row => ({ is: "mac", name: "HMAC", digest })

/*
 * Source: sodium.h of Botan 2.11 to 3.13, a part of the interface of libsodium in the namespace Botan::Sodium
 * (github.com/randombit/botan/blob/master/src/lib/compat/sodium/sodium.h). Names without their namespace find the rows of libsodium.
 */
export const botanSodium = library("c", "botanSodium", {
  "Botan.Sodium.{randombytes,randombytes_buf}": {
    is: "random",
    name: "RNG",
    byteLength: arg(1, "size"),
    fills: arg(0, "any"),
    functions: ["generate"]
  },
  "Botan.Sodium.{randombytes_random,randombytes_uniform}": { is: "random", name: "RNG", functions: ["generate"] },
  "Botan.Sodium.randombytes_buf_deterministic": { is: "random", name: "ChaCha20", byteLength: arg(1, "size") },

  "Botan.Sodium.crypto_secretbox{,_easy,_detached,_xsalsa20poly1305}": {
    ...pairs("XSalsa20-Poly1305"),
    functions: ["encrypt"]
  },
  "Botan.Sodium.crypto_secretbox_{open,open_easy,open_detached,xsalsa20poly1305_open}": {
    ...pairs("XSalsa20-Poly1305"),
    functions: ["decrypt"]
  },
  "Botan.Sodium.crypto_aead_chacha20poly1305{,_ietf}_{encrypt,decrypt}{,_detached}": {
    ...pairs("ChaCha20-Poly1305"),
    functions: text("{2}", "cipherFunction")
  },
  "Botan.Sodium.crypto_aead_xchacha20poly1305_ietf_{encrypt,decrypt}{,_detached}": {
    ...pairs("XChaCha20-Poly1305"),
    functions: text("{1}", "cipherFunction")
  },
  "Botan.Sodium.crypto_stream_chacha20{,_xor,_xor_ic,_ietf,_ietf_xor,_ietf_xor_ic}": pairs("ChaCha20"),
  "Botan.Sodium.crypto_stream_xchacha20{,_xor,_xor_ic}": pairs("XChaCha20"),
  "Botan.Sodium.crypto_stream_salsa20{,_xor,_xor_ic}": pairs("Salsa20"),
  "Botan.Sodium.crypto_stream{,_xor,_xsalsa20,_xsalsa20_xor,_xsalsa20_xor_ic}": pairs("XSalsa20"),

  "Botan.Sodium.crypto_box{,_easy,_easy_afternm,_detached,_detached_afternm,_afternm,_curve25519xsalsa20poly1305,_curve25519xsalsa20poly1305_afternm}":
    { ...pairs("NaCl-box"), functions: ["encrypt"] },
  "Botan.Sodium.crypto_box_{open,open_easy,open_easy_afternm,open_detached,open_detached_afternm,open_afternm,curve25519xsalsa20poly1305_open,curve25519xsalsa20poly1305_open_afternm}":
    { ...pairs("NaCl-box"), functions: ["decrypt"] },
  "Botan.Sodium.{crypto_box_beforenm,crypto_box_curve25519xsalsa20poly1305_beforenm}": {
    is: "key-agreement",
    name: "X25519"
  },
  "Botan.Sodium.crypto_scalarmult{,_base,_curve25519,_curve25519_base}": { is: "key-agreement", name: "X25519" },
  "Botan.Sodium.crypto_box_{keypair,seed_keypair,curve25519xsalsa20poly1305_keypair,curve25519xsalsa20poly1305_seed_keypair}":
    keygen("X25519"),
  "Botan.Sodium.crypto_sign_{keypair,seed_keypair,ed25519_keypair,ed25519_seed_keypair}": keygen("Ed25519"),
  "Botan.Sodium.crypto_sign{,_ed25519}_detached": { is: "signature", name: "Ed25519", functions: ["sign"] },
  "Botan.Sodium.crypto_sign{,_ed25519}_verify_detached": { is: "signature", name: "Ed25519", functions: ["verify"] },

  "Botan.Sodium.crypto_auth": { ...hmac("SHA-512"), tagBits: 256, functions: ["tag"] },
  "Botan.Sodium.crypto_auth_verify": { ...hmac("SHA-512"), tagBits: 256, functions: ["verify"] },
  "Botan.Sodium.crypto_auth_hmacsha256{,_verify}": hmac("SHA-256"),
  "Botan.Sodium.crypto_auth_hmacsha512{,_verify}": hmac("SHA-512"),
  "Botan.Sodium.crypto_auth_hmacsha512256{,_verify}": { ...hmac("SHA-512"), tagBits: 256 },
  "Botan.Sodium.crypto_onetimeauth{,_verify,_poly1305,_poly1305_verify}": { is: "mac", name: "Poly1305" },
  "Botan.Sodium.crypto_shorthash{,_siphash24}": { is: "mac", name: "SipHash" },
  "Botan.Sodium.{crypto_hash,crypto_hash_sha512}": { is: "hash", name: "SHA-512" },
  "Botan.Sodium.crypto_hash_sha256": { is: "hash", name: "SHA-256" },

  "Botan.Sodium.crypto_secretbox{,_xsalsa20poly1305}_keygen": keygen("XSalsa20-Poly1305"),
  "Botan.Sodium.crypto_aead_chacha20poly1305{,_ietf}_keygen": keygen("ChaCha20-Poly1305"),
  "Botan.Sodium.crypto_aead_xchacha20poly1305_ietf_keygen": keygen("XChaCha20-Poly1305"),
  "Botan.Sodium.crypto_stream_chacha20{,_ietf}_keygen": keygen("ChaCha20"),
  "Botan.Sodium.crypto_stream_xchacha20_keygen": keygen("XChaCha20"),
  "Botan.Sodium.crypto_stream_salsa20_keygen": keygen("Salsa20"),
  "Botan.Sodium.crypto_stream{,_xsalsa20}_keygen": keygen("XSalsa20"),
  "Botan.Sodium.{crypto_auth,crypto_auth_hmacsha512,crypto_auth_hmacsha512256}_keygen": {
    ...keygen("HMAC"),
    digest: "SHA-512"
  },
  "Botan.Sodium.crypto_auth_hmacsha256_keygen": { ...keygen("HMAC"), digest: "SHA-256" },
  "Botan.Sodium.crypto_onetimeauth{,_poly1305}_keygen": keygen("Poly1305"),
  "Botan.Sodium.crypto_shorthash_keygen": { ...keygen("SipHash"), keyBits: 128 }
})

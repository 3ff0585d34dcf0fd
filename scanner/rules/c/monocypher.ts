import { arg, library } from "../rule.ts"

/* Source: the headers of Monocypher 2 to 4 (github.com/LoupVaillant/Monocypher/tree/master/src). */
export const monocypher = library("c", "monocypher", {
  "crypto_{aead_lock,aead_unlock,aead_init_x,lock,unlock,lock_aead,unlock_aead}": {
    is: "cipher",
    name: "XChaCha20-Poly1305"
  },
  crypto_aead_init_ietf: { is: "cipher", name: "ChaCha20-Poly1305" },
  "crypto_{chacha20_djb,chacha20_ietf,chacha20_h,ietf_chacha20}": { is: "cipher", name: "ChaCha20" },
  "crypto_{chacha20_x,xchacha20}": { is: "cipher", name: "XChaCha20" },
  "crypto_{blake2b,blake2b_init}": { is: "hash", name: "BLAKE2b" },
  "crypto_{blake2b_keyed,blake2b_keyed_init}": { is: "mac", name: "BLAKE2b" },
  "crypto_{sha512,sha512_init}": { is: "hash", name: "SHA-512" },
  "crypto_{sha512_hmac,hmac_sha512}": { is: "mac", name: "HMAC", digest: "SHA-512" },
  "crypto_{poly1305,poly1305_init}": { is: "mac", name: "Poly1305" },
  crypto_argon2: { is: "kdf", name: "Argon2", outputBits: arg(1, "bytes") },
  crypto_argon2i: {
    is: "kdf",
    name: "Argon2i",
    outputBits: arg(1, "bytes"),
    memoryKib: arg(3, "kib"),
    iterations: arg(4, "int")
  },
  "crypto_{x25519,x25519_public_key,key_exchange}": { is: "key-agreement", name: "X25519" },
  "crypto_{eddsa_sign,eddsa_check,eddsa_key_pair}": { is: "signature", name: "EdDSA", digest: "BLAKE2b" },
  "crypto_{ed25519_sign,ed25519_check,ed25519_key_pair}": { is: "signature", name: "Ed25519" },
  "crypto_{ed25519_ph_sign,ed25519_ph_check}": { is: "signature", name: "Ed25519ph" }
})

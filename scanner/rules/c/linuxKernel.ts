import { arg, library, text } from "../rule.ts"

/* Source: the Linux kernel's crypto API documentation (docs.kernel.org/crypto) and the names of include/crypto. */
export const linuxKernel = library("c", "linuxKernel", {
  "crypto_alloc_{cipher,skcipher,sync_skcipher,blkcipher,ablkcipher,aead}": {
    is: "cipher",
    algorithm: arg(0, "linuxCrypto")
  },
  "crypto_alloc_{shash,ahash,hash}": { is: "hash", algorithm: arg(0, "linuxCrypto") },
  crypto_alloc_akcipher: { is: "cipher", algorithm: arg(0, "linuxCrypto") },
  crypto_alloc_sig: { is: "signature", algorithm: arg(0, "linuxCrypto") },
  crypto_alloc_kpp: { is: "key-agreement", algorithm: arg(0, "linuxCrypto") },
  crypto_alloc_rng: { is: "random", name: "RNG", functions: ["generate"] },
  "{aes_expandkey,aes_encrypt,aes_decrypt}": { is: "cipher", name: "AES" },
  "{chacha20_crypt,chacha_crypt}": { is: "cipher", name: "ChaCha20" },
  "{chacha20poly1305_encrypt,chacha20poly1305_decrypt}": { is: "cipher", name: "ChaCha20-Poly1305" },
  "{xchacha20poly1305_encrypt,xchacha20poly1305_decrypt}": { is: "cipher", name: "XChaCha20-Poly1305" },
  "{curve25519,curve25519_generate_public,curve25519_generate_secret}": { is: "key-agreement", name: "X25519" },
  "{blake2s,blake2b}": { is: "hash", algorithm: text("{1}", "hash") },
  "{siphash,siphash_1u64,siphash_2u64}": { is: "mac", name: "SipHash" },
  "{get_random_bytes,get_random_bytes_wait}": {
    is: "random",
    name: "RNG",
    byteLength: arg(1, "size"),
    functions: ["generate"]
  },
  "{get_random_u32,get_random_u64}": { is: "random", name: "RNG", functions: ["generate"] }
})

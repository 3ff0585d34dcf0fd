import { arg, library, text } from "../rule.ts"

/* Source: the LibTomCrypt headers (github.com/libtom/libtomcrypt/tree/develop/src/headers). Where Nettle has the same name, its row is met. */
export const libtomcrypt = library("c", "libtomcrypt", {
  "{aes,rijndael,des,des3,desx,blowfish,twofish,rc2,rc5,rc6,cast5,camellia,idea,noekeon,skipjack,serpent,sm4,tea,xtea}_desc":
    { algorithm: text("{1}", "cipher") },
  kseed_desc: { name: "SEED" },
  "{md2,md4,md5,sha1,sha224,sha256,sha384,sha512,sha512_224,sha512_256,sha3_224,sha3_256,sha3_384,sha3_512,rmd128,rmd160,rmd256,rmd320,whirlpool,tiger,blake2b_256,blake2b_512,blake2s_256}_desc":
    { algorithm: text("{1}", "hash") },
  register_cipher: { is: "cipher", algorithm: arg(0, "any") },
  register_hash: { is: "hash", algorithm: arg(0, "any") },
  find_cipher: { is: "cipher", algorithm: arg(0, "cipher") },
  find_hash: { is: "hash", algorithm: arg(0, "hash") },
  "{ecb,cbc,cfb,ofb,ctr,lrw,xts}_start": { is: "cipher", mode: "{1}", algorithm: arg(0, "any") },
  "{gcm,ccm}_memory": { is: "cipher", mode: text("{1}", "mode"), algorithm: arg(0, "any") },
  "{gcm,ccm,eax,ocb,ocb3}_init": { is: "cipher", mode: text("{1}", "mode"), algorithm: arg(1, "any") },
  "{eax,ocb,ocb3}_{encrypt_authenticate,decrypt_verify}_memory": {
    is: "cipher",
    mode: text("{1}", "mode"),
    algorithm: arg(0, "any")
  },
  chacha20poly1305_memory: { is: "cipher", name: "ChaCha20-Poly1305" },
  hmac_init: { is: "mac", name: "HMAC", digest: arg(1, "any") },
  hmac_memory: { is: "mac", name: "HMAC", digest: arg(0, "any") },
  omac_init: { is: "mac", name: "CMAC", cipher: arg(1, "any") },
  omac_memory: { is: "mac", name: "CMAC", cipher: arg(0, "any") },
  hash_memory: { is: "hash", algorithm: arg(0, "any") },
  pkcs_5_alg2: { is: "kdf", name: "PBKDF2", iterations: arg(4, "int"), digest: arg(5, "any") },
  pkcs_5_alg1: { is: "kdf", name: "PBKDF1", iterations: arg(3, "int"), digest: arg(4, "any") },
  rsa_make_key: { is: "keygen", name: "RSA", keyBits: arg(2, "bytes"), into: arg(4, "any") },
  "rsa_{encrypt_key,decrypt_key}": { is: "cipher", name: "RSA", padding: "oaep" },
  "rsa_{sign_hash,verify_hash}": { is: "signature", name: "RSA", padding: "pss" },
  ecc_make_key: { is: "keygen", name: "EC" },
  "ecc_{sign_hash,verify_hash}": { is: "signature", name: "ECDSA" },
  ecc_shared_secret: { is: "key-agreement", name: "ECDH" },
  dsa_make_key: { is: "keygen", name: "DSA" },
  "dsa_{sign_hash,verify_hash}": { is: "signature", name: "DSA" },
  yarrow_start: { is: "random", name: "Yarrow" },
  fortuna_start: { is: "random", name: "Fortuna" }
})

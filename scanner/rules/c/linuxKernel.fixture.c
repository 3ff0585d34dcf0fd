#include <crypto/hash.h>

int probe(const char *given) {
  crypto_alloc_skcipher("cbc(aes)", 0, 0); // expect: cipher AES-CBC
  crypto_alloc_sync_skcipher("cbc(aes)", 0, 0); // expect: cipher AES-CBC
  crypto_alloc_blkcipher("cbc(aes)", 0, 0); // expect: cipher AES-CBC
  crypto_alloc_ablkcipher("cbc(aes)", 0, 0); // expect: cipher AES-CBC
  crypto_alloc_cipher("aes", 0, 0); // expect: cipher AES
  crypto_alloc_aead("gcm(aes)", 0, 0); // expect: cipher AES-GCM
  crypto_alloc_aead("ccm(aes)", 0, 0); // expect: cipher AES-CCM
  crypto_alloc_aead("rfc4106(gcm(aes))", 0, 0); // expect: cipher AES-GCM
  crypto_alloc_aead("rfc7539(chacha20,poly1305)", 0, 0); // expect: cipher ChaCha20-Poly1305
  crypto_alloc_aead("authenc(hmac(sha256),cbc(aes))", 0, 0); // expect: cipher AES-CBC
  crypto_alloc_aead("seqiv(rfc4106(gcm(aes)))", 0, 0); // expect: cipher AES-GCM
  crypto_alloc_skcipher("xts(aes)", 0, 0); // expect: cipher AES-XTS
  crypto_alloc_skcipher("ecb(des3_ede)", 0, 0); // expect: cipher 3DES-ECB
  crypto_alloc_skcipher("ctr(camellia)", 0, 0); // expect: cipher CAMELLIA-CTR
  crypto_alloc_skcipher("essiv(cbc(aes),sha256)", 0, 0); // expect: cipher AES-CBC
  crypto_alloc_skcipher("ecb(arc4)", 0, 0); // expect: cipher RC4 mode=ecb
  crypto_alloc_skcipher("chacha20", 0, 0); // expect: cipher ChaCha20
  crypto_alloc_skcipher("adiantum(xchacha12,aes)", 0, 0); // expect: cipher unknown
  crypto_alloc_skcipher("cts(cbc(aes))", 0, 0); // expect: cipher AES-CTS
  crypto_alloc_shash("hmac(sha256)", 0, 0); // expect: mac HMAC-SHA-256
  crypto_alloc_shash("cmac(aes)", 0, 0); // expect: mac AES-CMAC
  crypto_alloc_shash("xcbc(aes)", 0, 0); // expect: mac AES-XCBC_MAC
  crypto_alloc_shash("sha1", 0, 0); // expect: hash SHA-1
  crypto_alloc_shash("sha3-256", 0, 0); // expect: hash SHA3-256
  crypto_alloc_shash("md5", 0, 0); // expect: hash MD5
  crypto_alloc_shash("blake2b-256", 0, 0); // expect: hash BLAKE2b-256
  crypto_alloc_shash("poly1305", 0, 0); // expect: mac Poly1305
  crypto_alloc_shash("crc32c", 0, 0); // expect: hash unknown
  crypto_alloc_ahash("sha512", 0, CRYPTO_ALG_ASYNC); // expect: hash SHA-512
  crypto_alloc_hash("sha512", 0, CRYPTO_ALG_ASYNC); // expect: hash SHA-512
  crypto_alloc_akcipher("rsa", 0, 0); // expect: cipher RSA
  crypto_alloc_akcipher("pkcs1pad(rsa,sha256)", 0, 0); // expect: cipher RSA-PKCS1-1.5-SHA-256
  crypto_alloc_akcipher("ecdsa-nist-p256", 0, 0); // expect: cipher ECDSA-P-256
  crypto_alloc_akcipher("ecrdsa", 0, 0); // expect: cipher GOSTR3410
  crypto_alloc_akcipher("sm2", 0, 0); // expect: cipher SM2-ENC
  crypto_alloc_sig("pkcs1(rsa,sha512)", 0, 0); // expect: signature RSA-PKCS1-1.5-SHA-512
  crypto_alloc_kpp("dh", 0, 0); // expect: key-agreement DH
  crypto_alloc_kpp("ecdh-nist-p384", 0, 0); // expect: key-agreement ECDH-P-384
  crypto_alloc_kpp("curve25519", 0, 0); // expect: key-agreement x25519
  crypto_alloc_shash(given, 0, 0); // expect: hash unknown
  get_random_bytes(key, 16); // expect: random RNG byteLength=16 functions=generate
  return 0;
}

void others_21(void) {
  crypto_alloc_rng(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
  aes_expandkey(a, b, c, d, e, f, g, h); // expect: cipher AES
  aes_encrypt(a, b, c, d, e, f, g, h); // expect: cipher AES
  aes_decrypt(a, b, c, d, e, f, g, h); // expect: cipher AES
  chacha20_crypt(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20
  chacha_crypt(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20
  chacha20poly1305_encrypt(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20-Poly1305
  chacha20poly1305_decrypt(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20-Poly1305
  xchacha20poly1305_encrypt(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305
  xchacha20poly1305_decrypt(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305
  curve25519(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  curve25519_generate_public(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  curve25519_generate_secret(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  blake2s(a, b, c, d, e, f, g, h); // expect: hash BLAKE2s
  blake2b(a, b, c, d, e, f, g, h); // expect: hash BLAKE2b
  siphash(a, b, c, d, e, f, g, h); // expect: mac SipHash
  siphash_1u64(a, b, c, d, e, f, g, h); // expect: mac SipHash
  siphash_2u64(a, b, c, d, e, f, g, h); // expect: mac SipHash
  get_random_bytes_wait(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
  get_random_u32(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
  get_random_u64(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
}

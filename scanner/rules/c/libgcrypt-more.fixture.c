#include <gcrypt.h>

void handles(void) {
  gcry_cipher_hd_t gcm, ctr;
  gcry_cipher_open(&gcm, GCRY_CIPHER_SERPENT128, GCRY_CIPHER_MODE_GCM, 0); // expect: cipher Serpent-128-GCM nonceBits=96
  gcry_cipher_setkey(gcm, key, 16);
  gcry_cipher_setiv(gcm, iv, 12);
  gcry_cipher_gettag(gcm, tag, 16);
  gcry_cipher_open(&ctr, GCRY_CIPHER_BLOWFISH, GCRY_CIPHER_MODE_CTR, 0); // expect: cipher Blowfish-128-CTR nonceBits=64
  gcry_cipher_setkey(ctr, key, 16);
  gcry_cipher_setctr(ctr, nonce, 8);
  gcry_cipher_hd_t ocb, safer, dessk;
  gcry_cipher_open(&ocb, GCRY_CIPHER_AES256, GCRY_CIPHER_MODE_OCB, 0); // expect: cipher AES-256-OCB-96
  gcry_cipher_checktag(ocb, tag, 12);
  gcry_cipher_open(&safer, GCRY_CIPHER_SAFER_SK128, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher SAFER-128-CBC
  gcry_cipher_open(&dessk, GCRY_CIPHER_DES_SK, GCRY_CIPHER_MODE_CBC, 0); // expect: cipher DES-56-CBC
  gcry_md_hd_t md;
  gcry_md_open(&md, GCRY_MD_SHA256, GCRY_MD_FLAG_HMAC); // expect: mac HMAC-SHA-256
  gcry_md_setkey(md, key, 32);
  gcry_md_extract(md, GCRY_MD_SHA256, out, 32);
  gcry_md_hash_buffers_ext(GCRY_MD_SHAKE256, 0, out, 64, iov, 1); // expect: hash SHAKE256
  gcry_md_hash_buffer(GCRY_MD_CRC32, out, in, len);
  gcry_md_hash_buffer(GCRY_MD_CRC32_RFC1510, out, in, len);
  gcry_md_hash_buffer(GCRY_MD_CRC24_RFC2440, out, in, len);
  gcry_mac_hd_t mac;
  gcry_mac_open(&mac, GCRY_MAC_GMAC_ARIA, 0, NULL); // expect: mac GMAC-ARIA-256 nonceBits=96
  gcry_mac_setkey(mac, key, 32);
  gcry_mac_setiv(mac, iv, 12);
  gcry_mac_write(mac, in, len);
  gcry_mac_read(mac, out, &n);
  gcry_mac_verify(mac, out, n);
  gcry_mac_open(&m1, GCRY_MAC_HMAC_BLAKE2B_160, 0, NULL); // expect: mac HMAC-BLAKE2b
  gcry_mac_open(&m2, GCRY_MAC_HMAC_BLAKE2B_256, 0, NULL); // expect: mac HMAC-BLAKE2b
  gcry_mac_open(&m3, GCRY_MAC_HMAC_BLAKE2B_384, 0, NULL); // expect: mac HMAC-BLAKE2b
  gcry_mac_open(&m4, GCRY_MAC_HMAC_BLAKE2B_512, 0, NULL); // expect: mac HMAC-BLAKE2b
  gcry_mac_open(&m5, GCRY_MAC_HMAC_BLAKE2S_128, 0, NULL); // expect: mac HMAC-BLAKE2s
  gcry_mac_open(&m6, GCRY_MAC_HMAC_BLAKE2S_160, 0, NULL); // expect: mac HMAC-BLAKE2s
  gcry_mac_open(&m7, GCRY_MAC_HMAC_BLAKE2S_224, 0, NULL); // expect: mac HMAC-BLAKE2s
  gcry_mac_open(&m8, GCRY_MAC_HMAC_BLAKE2S_256, 0, NULL); // expect: mac HMAC-BLAKE2s
  gcry_mac_open(&m9, GCRY_MAC_HMAC_GOSTR3411_94, 0, NULL); // expect: mac HMAC-GOSTR3411
  gcry_mac_open(&m10, GCRY_MAC_HMAC_GOSTR3411_CP, 0, NULL); // expect: mac HMAC-GOSTR3411
  gcry_mac_open(&m11, GCRY_MAC_HMAC_TIGER1, 0, NULL); // expect: mac HMAC-Tiger
  gcry_mac_open(&m12, GCRY_MAC_CMAC_ARIA, 0, NULL); // expect: mac CMAC-ARIA
  gcry_mac_open(&m13, GCRY_MAC_POLY1305_SM4, 0, NULL); // expect: mac Poly1305-SM4
  gcry_mac_open(&m14, GCRY_MAC_POLY1305_ARIA, 0, NULL); // expect: mac Poly1305-ARIA
}

void derivations(void) {
  gcry_kdf_hd_t kdf;
  const unsigned long param[4] = { 32, 3, 4096, 1 };
  gcry_kdf_open(&kdf, GCRY_KDF_ARGON2, GCRY_KDF_ARGON2ID, param, 4, pass, n, salt, 16, NULL, 0, NULL, 0); // expect: kdf Argon2id saltBits=128
  gcry_kdf_compute(kdf, NULL);
  gcry_kdf_final(kdf, 32, out);
  gcry_kdf_open(&a, GCRY_KDF_ARGON2, GCRY_KDF_ARGON2I, param, 4, pass, n, salt, 16, NULL, 0, NULL, 0); // expect: kdf Argon2i saltBits=128
  gcry_kdf_open(&b, GCRY_KDF_ARGON2, GCRY_KDF_ARGON2D, param, 4, pass, n, salt, 8, NULL, 0, NULL, 0); // expect: kdf Argon2d saltBits=64
  gcry_kdf_open(&c, GCRY_KDF_HKDF, GCRY_MAC_HMAC_SHA256, param, 1, ikm, n, NULL, 0, salt, 16, info, 4); // expect: kdf HKDF-SHA-256
}

void kems(void) {
  gcry_kem_keypair(GCRY_KEM_MLKEM512, pub, n, sec, m); // expect: keygen ML-KEM-512
  gcry_kem_keypair(GCRY_KEM_MLKEM768, pub, n, sec, m); // expect: keygen ML-KEM-768
  gcry_kem_keypair(GCRY_KEM_MLKEM1024, pub, n, sec, m); // expect: keygen ML-KEM-1024
  gcry_kem_keypair(GCRY_KEM_RAW_MLKEM512, pub, n, sec, m); // expect: keygen ML-KEM-512
  gcry_kem_keypair(GCRY_KEM_RAW_MLKEM768, pub, n, sec, m); // expect: keygen ML-KEM-768
  gcry_kem_keypair(GCRY_KEM_RAW_MLKEM1024, pub, n, sec, m); // expect: keygen ML-KEM-1024
  gcry_kem_keypair(GCRY_KEM_SNTRUP761, pub, n, sec, m); // expect: keygen SNTRUPrime-761
  gcry_kem_keypair(GCRY_KEM_CM6688128F, pub, n, sec, m); // expect: keygen Classic-McEliece-6688128f
  gcry_kem_keypair(GCRY_KEM_RAW_X25519, pub, n, sec, m); // expect: keygen x25519
  gcry_kem_keypair(GCRY_KEM_DHKEM25519, pub, n, sec, m); // expect: keygen x25519
  gcry_kem_keypair(GCRY_KEM_RAW_X448, pub, n, sec, m); // expect: keygen x448
  gcry_kem_keypair(GCRY_KEM_DHKEM448, pub, n, sec, m); // expect: keygen x448
  gcry_kem_keypair(GCRY_KEM_RAW_BP256, pub, n, sec, m); // expect: keygen ECDH-brainpoolP256r1
  gcry_kem_keypair(GCRY_KEM_RAW_BP384, pub, n, sec, m); // expect: keygen ECDH-brainpoolP384r1
  gcry_kem_keypair(GCRY_KEM_RAW_BP512, pub, n, sec, m); // expect: keygen ECDH-brainpoolP512r1
  gcry_kem_keypair(GCRY_KEM_RAW_P256R1, pub, n, sec, m); // expect: keygen ECDH-P-256
  gcry_kem_keypair(GCRY_KEM_RAW_P384R1, pub, n, sec, m); // expect: keygen ECDH-P-384
  gcry_kem_keypair(GCRY_KEM_RAW_P521R1, pub, n, sec, m); // expect: keygen ECDH-P-521
  gcry_kem_keypair(GCRY_KEM_DHKEMP256R1, pub, n, sec, m); // expect: keygen ECDH-P-256
  gcry_kem_keypair(GCRY_KEM_DHKEMP384R1, pub, n, sec, m); // expect: keygen ECDH-P-384
  gcry_kem_keypair(GCRY_KEM_DHKEMP521R1, pub, n, sec, m); // expect: keygen ECDH-P-521
  gcry_kem_keypair(GCRY_KEM_RAW_P256K1, pub, n, sec, m); // expect: keygen ECDH-secp256k1
  gcry_kem_genkey(GCRY_KEM_MLKEM768, pub, n, sec, m, NULL, 0); // expect: keygen ML-KEM-768
  gcry_kem_encap(GCRY_KEM_MLKEM768, pub, n, ct, m, ss, 32, NULL, 0); // expect: kem ML-KEM-768 functions=encapsulate
  gcry_kem_decap(GCRY_KEM_MLKEM768, sec, n, ct, m, ss, 32, NULL, 0); // expect: kem ML-KEM-768 functions=decapsulate
  gcry_ecc_mul_point(GCRY_ECC_CURVE25519, out, scalar, point); // expect: key-agreement x25519
  gcry_ecc_mul_point(GCRY_ECC_CURVE448, out, scalar, point); // expect: key-agreement x448
  gcry_md_hd_t hd;
  gcry_md_open(&hd, GCRY_MD_SHA384, 0);
  gcry_pk_hash_sign(&sig, "(data(flags raw))", skey, hd, NULL); // expect: signature unknown digest=SHA-384 functions=sign
  gcry_pk_hash_verify(sig, "(data(flags raw))", pkey, hd, NULL); // expect: signature unknown digest=SHA-384 functions=verify
}

void housekeeping(gcry_md_hd_t digest) {
  gcry_md_open(&digest, GCRY_MD_SHA256, 0); // expect: hash SHA-256
  gcry_md_read(digest, GCRY_MD_SHA256);
}

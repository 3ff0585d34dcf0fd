#include <openssl/evp.h>
#include <openssl/hmac.h>

void every_digest(void) {
  EVP_md2(); // expect: hash MD2
  EVP_md4(); // expect: hash MD4
  EVP_md5(); // expect: hash MD5
  EVP_md5_sha1(); // expect: hash MD5-SHA1
  EVP_mdc2(); // expect: hash MDC2
  EVP_sha(); // expect: hash SHA-0
  EVP_sha1(); // expect: hash SHA-1
  EVP_dss1(); // expect: hash SHA-1
  EVP_sha224(); // expect: hash SHA-224
  EVP_sha256(); // expect: hash SHA-256
  EVP_sha384(); // expect: hash SHA-384
  EVP_sha512(); // expect: hash SHA-512
  EVP_sha512_224(); // expect: hash SHA-512/224
  EVP_sha512_256(); // expect: hash SHA-512/256
  EVP_sha3_224(); // expect: hash SHA3-224
  EVP_sha3_256(); // expect: hash SHA3-256
  EVP_sha3_384(); // expect: hash SHA3-384
  EVP_sha3_512(); // expect: hash SHA3-512
  EVP_shake128(); // expect: hash SHAKE128
  EVP_shake256(); // expect: hash SHAKE256
  EVP_blake2b512(); // expect: hash BLAKE2b-512
  EVP_blake2s256(); // expect: hash BLAKE2s-256
  EVP_blake2b256(); // expect: hash BLAKE2b-256
  EVP_ripemd160(); // expect: hash RIPEMD-160
  EVP_whirlpool(); // expect: hash Whirlpool
  EVP_sm3(); // expect: hash SM3
  MD2(data, len, out); // expect: hash MD2
  MD4(data, len, out); // expect: hash MD4
  MD5(data, len, out); // expect: hash MD5
  MDC2(data, len, out); // expect: hash MDC2
  SHA1(data, len, out); // expect: hash SHA-1
  SHA224(data, len, out); // expect: hash SHA-224
  SHA256(data, len, out); // expect: hash SHA-256
  SHA384(data, len, out); // expect: hash SHA-384
  SHA512(data, len, out); // expect: hash SHA-512
  SHA512_256(data, len, out); // expect: hash SHA-512/256
  RIPEMD160(data, len, out); // expect: hash RIPEMD-160
  WHIRLPOOL(data, len, out); // expect: hash Whirlpool
  BLAKE2B256(data, len, out); // expect: hash BLAKE2b-256
  MD2_Init(&c); // expect: hash MD2
  MD4_Init(&c); // expect: hash MD4
  MD5_Init(&c); // expect: hash MD5
  MDC2_Init(&c); // expect: hash MDC2
  SHA1_Init(&c); // expect: hash SHA-1
  SHA224_Init(&c); // expect: hash SHA-224
  SHA256_Init(&c); // expect: hash SHA-256
  SHA384_Init(&c); // expect: hash SHA-384
  SHA512_Init(&c); // expect: hash SHA-512
  SHA512_256_Init(&c); // expect: hash SHA-512/256
  RIPEMD160_Init(&c); // expect: hash RIPEMD-160
  WHIRLPOOL_Init(&c); // expect: hash Whirlpool
  BLAKE2B256_Init(&c); // expect: hash BLAKE2b-256
  SHA_Init(&c); // expect: hash SHA-0
}

void by_name(const char *name) {
  EVP_get_digestbyname("sha256"); // expect: hash SHA-256
  EVP_get_digestbyname(name); // expect: hash unknown
  EVP_MD_fetch(NULL, "SHA2-384", NULL); // expect: hash SHA-384
  EVP_Q_digest(NULL, "SHA3-256", NULL, data, len, out, &outlen); // expect: hash SHA3-256
  EVP_get_digestbynid(NID_md2); // expect: hash MD2
  EVP_get_digestbynid(NID_md4); // expect: hash MD4
  EVP_get_digestbynid(NID_md5); // expect: hash MD5
  EVP_get_digestbynid(NID_md5_sha1); // expect: hash MD5-SHA1
  EVP_get_digestbynid(NID_sha1); // expect: hash SHA-1
  EVP_get_digestbynid(NID_sha224); // expect: hash SHA-224
  EVP_get_digestbynid(NID_sha256); // expect: hash SHA-256
  EVP_get_digestbynid(NID_sha384); // expect: hash SHA-384
  EVP_get_digestbynid(NID_sha512); // expect: hash SHA-512
  EVP_get_digestbynid(NID_sha512_224); // expect: hash SHA-512/224
  EVP_get_digestbynid(NID_sha512_256); // expect: hash SHA-512/256
  EVP_get_digestbynid(NID_sha3_224); // expect: hash SHA3-224
  EVP_get_digestbynid(NID_sha3_256); // expect: hash SHA3-256
  EVP_get_digestbynid(NID_sha3_384); // expect: hash SHA3-384
  EVP_get_digestbynid(NID_sha3_512); // expect: hash SHA3-512
  EVP_get_digestbynid(NID_shake128); // expect: hash SHAKE128
  EVP_get_digestbynid(NID_shake256); // expect: hash SHAKE256
  EVP_get_digestbynid(NID_ripemd160); // expect: hash RIPEMD-160
  EVP_get_digestbynid(NID_whirlpool); // expect: hash Whirlpool
  EVP_get_digestbynid(NID_mdc2); // expect: hash MDC2
  EVP_get_digestbynid(NID_sm3); // expect: hash SM3
  EVP_get_digestbynid(NID_blake2b512); // expect: hash BLAKE2b-512
  EVP_get_digestbynid(NID_blake2s256); // expect: hash BLAKE2s-256
  EVP_MD_fetch(NULL, SN_md2, NULL); // expect: hash MD2
  EVP_MD_fetch(NULL, SN_md4, NULL); // expect: hash MD4
  EVP_MD_fetch(NULL, SN_md5, NULL); // expect: hash MD5
  EVP_MD_fetch(NULL, SN_md5_sha1, NULL); // expect: hash MD5-SHA1
  EVP_MD_fetch(NULL, SN_sha1, NULL); // expect: hash SHA-1
  EVP_MD_fetch(NULL, SN_sha224, NULL); // expect: hash SHA-224
  EVP_MD_fetch(NULL, SN_sha256, NULL); // expect: hash SHA-256
  EVP_MD_fetch(NULL, SN_sha384, NULL); // expect: hash SHA-384
  EVP_MD_fetch(NULL, SN_sha512, NULL); // expect: hash SHA-512
  EVP_MD_fetch(NULL, SN_sha512_224, NULL); // expect: hash SHA-512/224
  EVP_MD_fetch(NULL, SN_sha512_256, NULL); // expect: hash SHA-512/256
  EVP_MD_fetch(NULL, SN_sha3_224, NULL); // expect: hash SHA3-224
  EVP_MD_fetch(NULL, SN_sha3_256, NULL); // expect: hash SHA3-256
  EVP_MD_fetch(NULL, SN_sha3_384, NULL); // expect: hash SHA3-384
  EVP_MD_fetch(NULL, SN_sha3_512, NULL); // expect: hash SHA3-512
  EVP_MD_fetch(NULL, SN_shake128, NULL); // expect: hash SHAKE128
  EVP_MD_fetch(NULL, SN_shake256, NULL); // expect: hash SHAKE256
  EVP_MD_fetch(NULL, SN_ripemd160, NULL); // expect: hash RIPEMD-160
  EVP_MD_fetch(NULL, SN_whirlpool, NULL); // expect: hash Whirlpool
  EVP_MD_fetch(NULL, SN_mdc2, NULL); // expect: hash MDC2
  EVP_MD_fetch(NULL, SN_sm3, NULL); // expect: hash SM3
  EVP_MD_fetch(NULL, SN_blake2b512, NULL); // expect: hash BLAKE2b-512
  EVP_MD_fetch(NULL, SN_blake2s256, NULL); // expect: hash BLAKE2s-256
  EVP_get_cipherbynid(NID_aes_128_ecb); // expect: cipher AES-128-ECB
  EVP_get_cipherbynid(NID_aes_128_cbc); // expect: cipher AES-128-CBC
  EVP_get_cipherbynid(NID_aes_128_gcm); // expect: cipher AES-128-GCM
  EVP_get_cipherbynid(NID_aes_128_ctr); // expect: cipher AES-128-CTR
  EVP_get_cipherbynid(NID_aes_192_cbc); // expect: cipher AES-192-CBC
  EVP_get_cipherbynid(NID_aes_192_gcm); // expect: cipher AES-192-GCM
  EVP_get_cipherbynid(NID_aes_256_ecb); // expect: cipher AES-256-ECB
  EVP_get_cipherbynid(NID_aes_256_cbc); // expect: cipher AES-256-CBC
  EVP_get_cipherbynid(NID_aes_256_gcm); // expect: cipher AES-256-GCM
  EVP_get_cipherbynid(NID_aes_256_ctr); // expect: cipher AES-256-CTR
  EVP_get_cipherbynid(NID_des_ecb); // expect: cipher DES-56-ECB
  EVP_get_cipherbynid(NID_des_cbc); // expect: cipher DES-56-CBC
  EVP_get_cipherbynid(NID_des_ede3_cbc); // expect: cipher 3DES-168-CBC
  EVP_get_cipherbynid(NID_rc4); // expect: cipher RC4
  EVP_get_cipherbynid(NID_rc2_cbc); // expect: cipher RC2-CBC
  EVP_get_cipherbynid(NID_bf_cbc); // expect: cipher Blowfish-CBC
  EVP_get_cipherbynid(NID_cast5_cbc); // expect: cipher CAST5-CBC
  EVP_get_cipherbynid(NID_idea_cbc); // expect: cipher IDEA-CBC
  EVP_get_cipherbynid(NID_camellia_128_cbc); // expect: cipher CAMELLIA-128-CBC
  EVP_get_cipherbynid(NID_camellia_256_cbc); // expect: cipher CAMELLIA-256-CBC
  EVP_get_cipherbynid(NID_chacha20_poly1305); // expect: cipher ChaCha20-Poly1305
  EVP_CIPHER_fetch(NULL, SN_aes_128_ecb, NULL); // expect: cipher AES-128-ECB
  EVP_CIPHER_fetch(NULL, SN_aes_128_cbc, NULL); // expect: cipher AES-128-CBC
  EVP_CIPHER_fetch(NULL, SN_aes_128_gcm, NULL); // expect: cipher AES-128-GCM
  EVP_CIPHER_fetch(NULL, SN_aes_128_ctr, NULL); // expect: cipher AES-128-CTR
  EVP_CIPHER_fetch(NULL, SN_aes_192_cbc, NULL); // expect: cipher AES-192-CBC
  EVP_CIPHER_fetch(NULL, SN_aes_192_gcm, NULL); // expect: cipher AES-192-GCM
  EVP_CIPHER_fetch(NULL, SN_aes_256_ecb, NULL); // expect: cipher AES-256-ECB
  EVP_CIPHER_fetch(NULL, SN_aes_256_cbc, NULL); // expect: cipher AES-256-CBC
  EVP_CIPHER_fetch(NULL, SN_aes_256_gcm, NULL); // expect: cipher AES-256-GCM
  EVP_CIPHER_fetch(NULL, SN_aes_256_ctr, NULL); // expect: cipher AES-256-CTR
  EVP_CIPHER_fetch(NULL, SN_des_ecb, NULL); // expect: cipher DES-56-ECB
  EVP_CIPHER_fetch(NULL, SN_des_cbc, NULL); // expect: cipher DES-56-CBC
  EVP_CIPHER_fetch(NULL, SN_des_ede3_cbc, NULL); // expect: cipher 3DES-168-CBC
  EVP_CIPHER_fetch(NULL, SN_rc4, NULL); // expect: cipher RC4
  EVP_CIPHER_fetch(NULL, SN_rc2_cbc, NULL); // expect: cipher RC2-CBC
  EVP_CIPHER_fetch(NULL, SN_bf_cbc, NULL); // expect: cipher Blowfish-CBC
  EVP_CIPHER_fetch(NULL, SN_cast5_cbc, NULL); // expect: cipher CAST5-CBC
  EVP_CIPHER_fetch(NULL, SN_idea_cbc, NULL); // expect: cipher IDEA-CBC
  EVP_CIPHER_fetch(NULL, SN_camellia_128_cbc, NULL); // expect: cipher CAMELLIA-128-CBC
  EVP_CIPHER_fetch(NULL, SN_camellia_256_cbc, NULL); // expect: cipher CAMELLIA-256-CBC
  EVP_CIPHER_fetch(NULL, SN_chacha20_poly1305, NULL); // expect: cipher ChaCha20-Poly1305
  EVP_MAC_fetch(NULL, SN_poly1305, NULL); // expect: mac Poly1305
}

void set_up(const EVP_MD *given) {
  EVP_MD_CTX *ctx = EVP_MD_CTX_new();
  EVP_DigestInit_ex(ctx, EVP_sha256(), NULL); // expect: hash SHA-256
  EVP_DigestUpdate(ctx, data, len); /* none */
  EVP_DigestFinal_ex(ctx, out, &outlen); /* none */
  EVP_DigestInit_ex(ctx, NULL, NULL); /* none of its own */
  EVP_DigestInit(other, EVP_md5()); // expect: hash MD5
  EVP_DigestFinal(other, out, &outlen); /* none */
  EVP_DigestInit_ex2(other, given, NULL); // expect: hash unknown
  EVP_Digest(data, len, out, &outlen, EVP_sha1(), NULL); // expect: hash SHA-1
}

void macs(void) {
  HMAC_CTX *mac = HMAC_CTX_new();
  HMAC_Init_ex(mac, key, 32, EVP_sha512(), NULL); // expect: mac HMAC-SHA-512
  HMAC_Update(mac, data, len); /* none */
  HMAC_Final(mac, out, &outlen); /* none */
  HMAC_Init_ex(mac, NULL, 0, NULL, NULL); /* none of its own */
  HMAC_Init(&stack, key, 32, EVP_md5()); // expect: mac HMAC-MD5
  HMAC(EVP_sha1(), key, 20, data, len, out, &outlen); // expect: mac HMAC-SHA-1
  HMAC(given, key, 20, data, len, out, &outlen); // expect: mac HMAC
  CMAC_Init(cmac, key, 16, EVP_aes_128_cbc(), NULL); // expect: mac AES-128-CMAC
  AES_CMAC(out, key, 16, data, len); // expect: mac AES-128-CMAC
  SIPHASH_24(key, data, len); // expect: mac SipHash
  CRYPTO_poly1305_init(&state, key); // expect: mac Poly1305
  CRYPTO_chacha_20(out, in, len, key, nonce, 0); // expect: cipher ChaCha20
  EVP_MAC_fetch(NULL, "HMAC", NULL); // expect: mac HMAC
  EVP_MAC_fetch(NULL, "CMAC", NULL); // expect: mac CMAC
  EVP_MAC_fetch(NULL, "KMAC-128", NULL); // expect: mac KMAC128
  EVP_MAC_fetch(NULL, "POLY1305", NULL); // expect: mac Poly1305
  EVP_MAC_fetch(NULL, "SIPHASH", NULL); // expect: mac SipHash
  EVP_MAC_fetch(NULL, "GMAC", NULL); // expect: mac GMAC
  EVP_Q_mac(NULL, "HMAC", NULL, "SHA256", NULL, key, 32, data, len, out, sizeof(out), &outlen); // expect: mac HMAC-SHA-256
}

void derive(void) {
  unsigned char out[32], salt[16];
  EVP_KDF_fetch(NULL, "HKDF", NULL); // expect: kdf HKDF
  EVP_KDF_fetch(NULL, "PBKDF2", NULL); // expect: kdf PBKDF2
  EVP_KDF_fetch(NULL, "SCRYPT", NULL); // expect: kdf scrypt
  EVP_KDF_fetch(NULL, "TLS1-PRF", NULL); // expect: kdf TLS-PRF
  EVP_KDF_fetch(NULL, "SSKDF", NULL); // expect: kdf SP800_56C_OneStep
  EVP_KDF_fetch(NULL, "X963KDF", NULL); // expect: kdf ANSI-KDF-X9.63
  EVP_KDF_fetch(NULL, "KBKDF", NULL); // expect: kdf SP800_108
  EVP_KDF_fetch(NULL, "ARGON2ID", NULL); // expect: kdf Argon2id
  PKCS5_PBKDF2_HMAC(pass, -1, salt, sizeof(salt), 600000, EVP_sha256(), sizeof(out), out); // expect: kdf PBKDF2-SHA-256-600000 saltBits=128
  PKCS5_PBKDF2_HMAC(pass, -1, salt, saltlen, iterations, EVP_sha512(), 64, out); // expect: kdf PBKDF2-SHA-512
  PKCS5_PBKDF2_HMAC_SHA1(pass, len, salt, 8, 1000, 20, out); // expect: kdf PBKDF2-SHA-1-1000 saltBits=64 outputBits=160
  EVP_PBE_scrypt(pass, len, salt, sizeof(salt), 1 << 15, 8, 1, 0, out, 32); // expect: kdf scrypt-32768-8-1 saltBits=128 outputBits=256
  PKCS12_key_gen_asc(pass, len, salt, 8, 1, 2048, 24, out, EVP_sha1()); // expect: kdf PKCS12KDF-SHA-1-2048
  PKCS12_key_gen_uni(pass, len, salt, 8, 1, 2048, 24, out, EVP_sha1()); // expect: kdf PKCS12KDF-SHA-1-2048
  PKCS12_key_gen_utf8(pass, len, salt, 8, 1, 2048, 24, out, EVP_sha1()); // expect: kdf PKCS12KDF-SHA-1-2048
  HKDF(out, 32, EVP_sha256(), secret, len, salt, 16, info, 4); // expect: kdf HKDF-SHA-256
  HKDF_extract(out, &len, EVP_sha384(), secret, len, salt, 16); // expect: kdf HKDF-SHA-384
}

void random_bytes(void) {
  unsigned char key[32];
  RAND_bytes(key, sizeof(key)); // expect: random RNG byteLength=32 functions=generate
  RAND_priv_bytes(key, 16); // expect: random RNG byteLength=16 functions=generate
  RAND_pseudo_bytes(key, 16); // expect: random RNG byteLength=16 functions=generate
  RAND_bytes_ex(NULL, key, 24, 0); // expect: random RNG byteLength=24 functions=generate
  RAND_priv_bytes_ex(NULL, key, 24, 0); // expect: random RNG byteLength=24 functions=generate
  EVP_RAND_fetch(NULL, "CTR-DRBG", NULL); // expect: random CTR_DRBG functions=generate
  EVP_RAND_fetch(NULL, "HASH-DRBG", NULL); // expect: random Hash_DRBG functions=generate
  EVP_RAND_fetch(NULL, "HMAC-DRBG", NULL); // expect: random HMAC_DRBG functions=generate
}

/* A prototype is no use, nor is a definition. */
unsigned char *MD5(const unsigned char *d, size_t n, unsigned char *md);
void parameters_of_macs_and_kdfs(void) {
  EVP_dss(); // expect: hash SHA-0
  EVP_ecdsa(); // expect: hash SHA-1
  EVP_DigestFinalXOF(mdctx, out, 32);
  EVP_MAC_CTX *hmac = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "HMAC", NULL)); // expect: mac HMAC keyBits=256
  EVP_MAC_init(hmac, key, 32, params);
  EVP_MAC_update(hmac, in, len);
  EVP_MAC_final(hmac, out, &len, 32);
  EVP_MAC *fetched = EVP_MAC_fetch(NULL, "CMAC", NULL);
  EVP_MAC_CTX *cmac = EVP_MAC_CTX_new(fetched); // expect: mac CMAC
  EVP_KDF_CTX *hkdf = EVP_KDF_CTX_new(EVP_KDF_fetch(NULL, "HKDF", NULL)); // expect: kdf HKDF outputBits=256
  EVP_KDF_derive(hkdf, out, 32, NULL);
  EVP_PBE_scrypt_ex(pass, len, salt, 16, 32768, 8, 1, 0, out, 32, NULL, NULL); // expect: kdf scrypt-32768-8-1 iterations=32768 blockSize=8 parallelism=1 saltBits=128 outputBits=256
  PKCS12_key_gen_asc_ex(pass, len, salt, 8, 1, 2048, 32, out, EVP_sha256(), NULL, NULL); // expect: kdf PKCS12KDF-SHA-256-2048
  PKCS12_key_gen_uni_ex(pass, len, salt, 8, 1, 2048, 32, out, EVP_sha1(), NULL, NULL); // expect: kdf PKCS12KDF-SHA-1-2048
  PKCS12_key_gen_utf8_ex(pass, len, salt, 8, 1, 1, 32, out, EVP_sha512(), NULL, NULL); // expect: kdf PKCS12KDF-SHA-512-1
  HKDF_expand(out, 32, EVP_sha256(), prk, len, info, 4); // expect: kdf HKDF-SHA-256
  PKCS12_set_mac(p12, pass, -1, NULL, 0, 2048, EVP_sha256()); // expect: mac HMAC-SHA-256 iterations=2048
}

void contexts_of_one_digest(void) {
  MD2_CTX md2;
  MD2_Init(&md2); // expect: hash MD2
  MD2_Update(&md2, data, len);
  MD2_Final(out, &md2);
  MD4_Init(&md4); // expect: hash MD4
  MD4_Update(&md4, data, len);
  MD4_Final(out, &md4);
  MD5_CTX md5;
  MD5_Init(&md5); // expect: hash MD5
  MD5_Update(&md5, data, len);
  MD5_Transform(&md5, block);
  MD5_Final(out, &md5);
  MDC2_Update(&mdc2, data, len);
  MDC2_Final(out, &mdc2);
  SHA_Update(&sha, data, len);
  SHA_Final(out, &sha);
  SHA_CTX sha1;
  SHA1_Init(&sha1); // expect: hash SHA-1
  SHA1_Update(&sha1, data, len);
  SHA1_Transform(&sha1, block);
  SHA1_Final(out, &sha1);
  SHA224_Update(&sha256, data, len);
  SHA224_Final(out, &sha256);
  SHA256_Update(&sha256, data, len);
  SHA256_Transform(&unknown, block); // expect: hash SHA-256
  SHA256_Final(out, &sha256);
  SHA384_Update(&sha512, data, len);
  SHA384_Final(out, &sha512);
  SHA512_Update(&sha512, data, len);
  SHA512_Transform(&unknown512, block); // expect: hash SHA-512
  SHA512_Final(out, &sha512);
  MD4_Transform(&unknown4, block); // expect: hash MD4
  RIPEMD160_Update(&rmd, data, len);
  RIPEMD160_Transform(&rmd, block); // expect: hash RIPEMD-160
  RIPEMD160_Final(out, &rmd);
  WHIRLPOOL_Update(&wp, data, len);
  WHIRLPOOL_Final(out, &wp);
  EVP_DigestSqueeze(mdctx, out, 32);
  EVP_DigestInit_ex2(mdctx, EVP_sha3_256(), NULL); // expect: hash SHA3-256
}

void further_macs_and_kdfs(EVP_MAC_CTX *given) {
  CMAC_CTX *cmac = CMAC_CTX_new();
  CMAC_Init(cmac, key, 32, EVP_aes_256_cbc(), NULL); // expect: mac AES-256-CMAC
  CMAC_Update(cmac, data, len);
  CMAC_Final(cmac, out, &n);
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "KMAC-256", NULL)); // expect: mac KMAC256
  EVP_MAC_init_SKEY(ctx, skey, NULL);
  EVP_MAC_finalXOF(ctx, out, 64);
  EVP_Q_mac(NULL, "CMAC", NULL, "AES-256-CBC", NULL, key, 32, data, len, out, sizeof(out), &outlen); // expect: mac AES-256-CMAC
  DH_KDF_X9_42(out, 32, z, zlen, oid, NULL, 0, EVP_sha256()); // expect: kdf ANSI-KDF-X9.42-SHA-256
  ECDH_KDF_X9_62(out, 16, z, zlen, info, 4, EVP_sha1()); // expect: kdf ANSI-KDF-X9.63-SHA-1 outputBits=128
  EVP_KDF_fetch(NULL, "PBKDF1", NULL); // expect: kdf PBKDF1
  EVP_KDF_fetch(NULL, "HKDF-SHA256", NULL); // expect: kdf HKDF-SHA-256
  EVP_MD_fetch(NULL, "SHA2-256/192", NULL); // expect: hash SHA-256 outputBits=192
  EVP_CIPHER_fetch(NULL, "AES-256-CBC-HMAC-SHA512-ETM", NULL); // expect: cipher AES-256-CBC-HMAC digest=SHA-512
}

void generators(void) {
  EVP_RAND *rand = EVP_RAND_fetch(NULL, "HASH-DRBG", NULL);
  EVP_RAND_CTX *drbg = EVP_RAND_CTX_new(rand, NULL); // expect: random Hash_DRBG-SHA-512 functions=generate byteLength=48
  OSSL_PARAM params[2];
  params[0] = OSSL_PARAM_construct_utf8_string("digest", "SHA512", 0);
  params[1] = OSSL_PARAM_construct_end();
  EVP_RAND_instantiate(drbg, 256, 0, NULL, 0, params);
  EVP_RAND_generate(drbg, out, 48, 256, 0, NULL, 0);
  EVP_RAND_nonce(drbg, out, 48);
  RAND_set_DRBG_type(NULL, "CTR-DRBG", NULL, "AES-128-CTR", NULL); // expect: random CTR_DRBG-AES-128 functions=generate
  RAND_set_DRBG_type(NULL, "HMAC-DRBG", NULL, NULL, "SHA384"); // expect: random HMAC_DRBG-SHA-384 functions=generate
}

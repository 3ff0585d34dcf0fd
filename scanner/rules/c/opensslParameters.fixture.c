#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/params.h>

void written_out(const char *pass, unsigned char *out) {
  EVP_KDF *kdf = EVP_KDF_fetch(NULL, "HKDF", NULL);
  EVP_KDF_CTX *kctx = EVP_KDF_CTX_new(kdf); // expect: kdf HKDF-SHA-256 saltBits=64
  OSSL_PARAM params[] = {
    OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, "SHA256", 0),
    OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, "saltsalt", 8),
    OSSL_PARAM_construct_end()
  };
  EVP_KDF_derive(kctx, out, 32, params);
}

void by_position(unsigned char *out) {
  unsigned int iter = 600000;
  EVP_KDF *kdf = EVP_KDF_fetch(NULL, "PBKDF2", NULL);
  EVP_KDF_CTX *kctx = EVP_KDF_CTX_new(kdf); // expect: kdf PBKDF2-SHA-512-600000
  OSSL_PARAM params[4];
  params[0] = OSSL_PARAM_construct_utf8_string(OSSL_ALG_PARAM_DIGEST, "SHA512", 0);
  params[1] = OSSL_PARAM_construct_uint(OSSL_KDF_PARAM_ITER, &iter);
  params[2] = OSSL_PARAM_construct_end();
  EVP_KDF_derive(kctx, out, 64, params);
}

void by_walking(unsigned char *out) {
  uint64_t n = 32768;
  uint32_t r = 8, p = 1;
  EVP_KDF *kdf = EVP_KDF_fetch(NULL, "SCRYPT", NULL);
  EVP_KDF_CTX *kctx = EVP_KDF_CTX_new(kdf); // expect: kdf scrypt-32768-8-1 outputBits=256 saltBits=128
  OSSL_PARAM params[6], *at = params;
  *at++ = OSSL_PARAM_construct_octet_string("salt", salt, 16);
  *at++ = OSSL_PARAM_construct_uint64("n", &n);
  *at++ = OSSL_PARAM_construct_uint32("r", &r);
  *at++ = OSSL_PARAM_construct_uint32("p", &p);
  *at = OSSL_PARAM_construct_end();
  EVP_KDF_derive(kctx, out, 32, params);
}

void walked_twice(unsigned char *out) {
  OSSL_PARAM params[3], *at = params;
  EVP_MAC *hmac = EVP_MAC_fetch(NULL, "HMAC", NULL);
  EVP_MAC_CTX *one = EVP_MAC_CTX_new(hmac); // expect: mac HMAC-SHA-384
  *at++ = OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, "SHA384", 0);
  *at = OSSL_PARAM_construct_end();
  EVP_MAC_init(one, key, 48, params);
  EVP_MAC *cmac = EVP_MAC_fetch(NULL, "CMAC", NULL);
  EVP_MAC_CTX *two = EVP_MAC_CTX_new(cmac); // expect: mac AES-128-CMAC mode=cbc
  at = params;
  *at++ = OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_CIPHER, "AES-128-CBC", 0);
  *at = OSSL_PARAM_construct_end();
  EVP_MAC_init(two, key, 16, params);
}

void either(int strong, unsigned char *out) {
  OSSL_PARAM params[2];
  EVP_MAC *hmac = EVP_MAC_fetch(NULL, "HMAC", NULL);
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(hmac); // expect: mac HMAC-SHA-1 keyBits=512; mac HMAC-SHA-512
  if (strong)
    params[0] = OSSL_PARAM_construct_utf8_string("digest", "SHA512", 0);
  else
    params[0] = OSSL_PARAM_construct_utf8_string("digest", "SHA1", 0);
  params[1] = OSSL_PARAM_construct_end();
  EVP_MAC_init(ctx, key, 64, params);
}

void built(EVP_PKEY *pkey, unsigned char *out) {
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_utf8_string(bld, OSSL_PKEY_PARAM_GROUP_NAME, "P-384", 0);
  OSSL_PARAM_BLD_push_octet_string(bld, OSSL_PKEY_PARAM_PUB_KEY, pub, sizeof(pub));
  OSSL_PARAM *params = OSSL_PARAM_BLD_to_param(bld);
  EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  EVP_PKEY_fromdata(ctx, &pkey, EVP_PKEY_PUBLIC_KEY, params); // expect: key EC-P-384
}

void built_for_a_kdf(unsigned char *out) {
  EVP_KDF_CTX *kctx = EVP_KDF_CTX_new(EVP_KDF_fetch(NULL, "ARGON2ID", NULL)); // expect: kdf Argon2id-65536-3-4 saltBits=128
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_octet_string(bld, "salt", salt, 16);
  OSSL_PARAM_BLD_push_uint32(bld, "iter", 3);
  OSSL_PARAM_BLD_push_uint32(bld, OSSL_KDF_PARAM_ARGON2_LANES, 4);
  OSSL_PARAM_BLD_push_uint32(bld, OSSL_KDF_PARAM_ARGON2_MEMCOST, 65536);
  OSSL_PARAM *params = OSSL_PARAM_BLD_to_param(bld);
  EVP_KDF_CTX_set_params(kctx, params);
}

void keys(EVP_PKEY *pkey) {
  size_t bits = 3072;
  EVP_PKEY_CTX *ctx = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
  OSSL_PARAM rsa[] = { OSSL_PARAM_size_t(OSSL_PKEY_PARAM_RSA_BITS, &bits), OSSL_PARAM_END };
  EVP_PKEY_CTX_set_params(ctx, rsa);
  EVP_PKEY_generate(ctx, &pkey); // expect: keygen RSA-3072
  EVP_PKEY_CTX *enc = EVP_PKEY_CTX_new_from_pkey(NULL, pkey, NULL);
  OSSL_PARAM oaep[] = {
    OSSL_PARAM_utf8_string(OSSL_ASYM_CIPHER_PARAM_PAD_MODE, "oaep", 4),
    OSSL_PARAM_utf8_string(OSSL_ASYM_CIPHER_PARAM_OAEP_DIGEST, "SHA256", 6),
    OSSL_PARAM_utf8_string(OSSL_ASYM_CIPHER_PARAM_MGF1_DIGEST, "SHA1", 4),
    OSSL_PARAM_END
  };
  EVP_PKEY_encrypt_init_ex(enc, oaep);
  EVP_PKEY_encrypt(enc, out, &len, in, 16); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1-3072 functions=encrypt
  EVP_PKEY_CTX *sig = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
  OSSL_PARAM pss[] = {
    OSSL_PARAM_construct_utf8_string(OSSL_SIGNATURE_PARAM_PAD_MODE, OSSL_PKEY_RSA_PAD_MODE_PSS, 0),
    OSSL_PARAM_construct_utf8_string(OSSL_SIGNATURE_PARAM_DIGEST, "SHA384", 0),
    OSSL_PARAM_construct_utf8_string(OSSL_SIGNATURE_PARAM_MGF1_DIGEST, "SHA384", 0),
    OSSL_PARAM_construct_end()
  };
  EVP_PKEY_sign_init_ex(sig, pss);
  EVP_PKEY_sign(sig, out, &len, in, 48); // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
  EVP_PKEY_CTX *mldsa = EVP_PKEY_CTX_new_from_name(NULL, "ML-DSA-65", NULL);
  EVP_PKEY_sign_message_init(mldsa, NULL, NULL);
  EVP_PKEY_sign(mldsa, out, &len, in, 48); // expect: signature ML-DSA-65 functions=sign
  EVP_PKEY_CTX *kem = EVP_PKEY_CTX_new_from_name(NULL, "ML-KEM-768", NULL);
  EVP_PKEY_encapsulate_init(kem, NULL);
  EVP_PKEY_encapsulate(kem, out, &len, secret, &n); // expect: kem ML-KEM-768 functions=encapsulate
}

void ciphers(EVP_CIPHER_CTX *ctx) {
  size_t ivlen = 12, taglen = 16;
  OSSL_PARAM params[] = {
    OSSL_PARAM_construct_size_t(OSSL_CIPHER_PARAM_AEAD_IVLEN, &ivlen),
    OSSL_PARAM_construct_size_t(OSSL_CIPHER_PARAM_AEAD_TAGLEN, &taglen),
    OSSL_PARAM_construct_end()
  };
  EVP_EncryptInit_ex2(ctx, EVP_aes_256_gcm(), key, iv, params); // expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128
}

/* An array of another function, or one filled afterwards, says nothing. */
void later(unsigned char *out) {
  OSSL_PARAM params[2];
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "HMAC", NULL)); // expect: mac HMAC keyBits=128
  EVP_MAC_init(ctx, key, 16, params);
  params[0] = OSSL_PARAM_construct_utf8_string("digest", "MD5", 0);
}
void elsewhere(OSSL_PARAM *params) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "HMAC", NULL)); // expect: mac HMAC keyBits=128
  EVP_MAC_init(ctx, key, 16, params);
}

void contexts(void) {
  EVP_CIPHER_CTX *cipher = EVP_CIPHER_CTX_new();
  EVP_EncryptInit_ex(cipher, EVP_aes_128_ccm(), NULL, NULL, NULL); // expect: cipher AES-128-CCM-64 functions=encrypt nonceBits=104
  size_t eight = 8, thirteen = 13;
  OSSL_PARAM tag[] = { OSSL_PARAM_size_t("taglen", &eight), OSSL_PARAM_size_t("ivlen", &thirteen), OSSL_PARAM_END };
  EVP_CIPHER_CTX_set_params(cipher, tag);
  EVP_MD_CTX *md = EVP_MD_CTX_new();
  EVP_DigestInit_ex2(md, EVP_shake256(), NULL); // expect: hash SHAKE256
  EVP_MD_CTX_set_params(md, given);
  EVP_RAND_CTX *drbg = EVP_RAND_CTX_new(EVP_RAND_fetch(NULL, "CTR-DRBG", NULL), NULL); // expect: random CTR_DRBG-AES-256-CTR functions=generate
  OSSL_PARAM aes[] = { OSSL_PARAM_utf8_string("cipher", "AES-256-CTR", 0), OSSL_PARAM_END };
  EVP_RAND_CTX_set_params(drbg, aes);
  OSSL_PARAM salted[] = { OSSL_PARAM_octet_string("salt", salt, 24), OSSL_PARAM_END };
  EVP_KDF_CTX *kdf = EVP_KDF_CTX_new(EVP_KDF_fetch(NULL, "HKDF", NULL)); // expect: kdf HKDF saltBits=192
  EVP_KDF_CTX_set_params(kdf, salted);
}

void operations(EVP_PKEY *pkey) {
  OSSL_PARAM padding[] = { OSSL_PARAM_utf8_string("pad-mode", "oaep", 0), OSSL_PARAM_END };
  OSSL_PARAM group[] = { OSSL_PARAM_utf8_string("group", "prime256v1", 0), OSSL_PARAM_END };
  EVP_PKEY_CTX *a = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
  EVP_PKEY_decrypt_init_ex(a, padding);
  EVP_PKEY_decrypt(a, out, &len, in, 256); // expect: cipher RSA-OAEP functions=decrypt
  EVP_PKEY_CTX *b = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  EVP_PKEY_derive_init_ex(b, group);
  EVP_PKEY_derive(b, out, &len); // expect: key-agreement ECDH-P-256
  EVP_PKEY_CTX *c = EVP_PKEY_CTX_new_from_name(NULL, "ML-KEM-1024", NULL);
  EVP_PKEY_decapsulate_init(c, NULL);
  EVP_PKEY_decapsulate(c, out, &len, in, 256); // expect: kem ML-KEM-1024 functions=decapsulate
  OSSL_PARAM digest[] = { OSSL_PARAM_utf8_string("digest", "SHA2-256", 0), OSSL_PARAM_END };
  EVP_PKEY_CTX *d = EVP_PKEY_CTX_new_from_name(NULL, "RSA", NULL);
  EVP_PKEY_verify_init_ex(d, digest);
  EVP_PKEY_verify(d, sig, len, in, 32); // expect: signature RSA-SHA-256 functions=verify
  EVP_PKEY_CTX *e = EVP_PKEY_CTX_new(pkey, NULL);
  EVP_PKEY_sign_init_ex2(e, EVP_SIGNATURE_fetch(NULL, "RSA-SHA512", NULL), NULL);
  EVP_PKEY_sign(e, out, &len, in, 64); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  EVP_PKEY_CTX *f = EVP_PKEY_CTX_new(pkey, NULL);
  EVP_PKEY_verify_init_ex2(f, EVP_SIGNATURE_fetch(NULL, "ECDSA-SHA256", NULL), NULL);
  EVP_PKEY_verify(f, sig, len, in, 64); // expect: signature ECDSA-SHA-256 functions=verify
  EVP_PKEY_CTX *g = EVP_PKEY_CTX_new(pkey, NULL);
  EVP_PKEY_verify_message_init(g, EVP_SIGNATURE_fetch(NULL, "SLH-DSA-SHAKE-128f", NULL), NULL);
  EVP_PKEY_verify(g, sig, len, in, 64); // expect: signature SLH-DSA-SHAKE-128f functions=verify
}

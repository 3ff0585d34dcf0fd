#include <gnutls/crypto.h>

void use(void) {
  gnutls_cipher_hd_t hd;
  gnutls_cipher_init(&hd, GNUTLS_CIPHER_AES_256_CBC, &key, &iv); // expect: cipher AES-256-CBC
  gnutls_cipher_encrypt(hd, data, len);
  gnutls_cipher_encrypt2(hd, data, len);
  gnutls_cipher_decrypt(hd, data, len);
  gnutls_cipher_decrypt2(hd, data, len);
  gnutls_aead_cipher_hd_t aead;
  gnutls_aead_cipher_init(&aead, GNUTLS_CIPHER_CHACHA20_POLY1305, &key); // expect: cipher ChaCha20-Poly1305 nonceBits=96 tagBits=128
  gnutls_aead_cipher_encrypt(aead, nonce, 12, ad, 0, 16, in, len, out, &outlen);
  gnutls_aead_cipher_decrypt(aead, nonce, 12, ad, 0, 16, in, len, out, &outlen);
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_128_CBC, &key, &iv); // expect: cipher AES-128-CBC
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_192_CBC, &key, &iv); // expect: cipher AES-192-CBC
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_128_GCM, &key, &iv); // expect: cipher AES-128-GCM
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_192_GCM, &key, &iv); // expect: cipher AES-192-GCM
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_256_GCM, &key, &iv); // expect: cipher AES-256-GCM
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_128_CCM, &key, &iv); // expect: cipher AES-128-CCM
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_256_CCM, &key, &iv); // expect: cipher AES-256-CCM
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_128_CCM_8, &key, &iv); // expect: cipher AES-128-CCM-64 mode=ccm8
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_256_CCM_8, &key, &iv); // expect: cipher AES-256-CCM-64 mode=ccm8
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_128_CFB8, &key, &iv); // expect: cipher AES-128-CFB8
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_192_CFB8, &key, &iv); // expect: cipher AES-192-CFB8
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_256_CFB8, &key, &iv); // expect: cipher AES-256-CFB8
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_128_XTS, &key, &iv); // expect: cipher AES-128-XTS
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_256_XTS, &key, &iv); // expect: cipher AES-256-XTS
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_128_SIV, &key, &iv); // expect: cipher AES-128-SIV
  gnutls_cipher_init(&other, GNUTLS_CIPHER_AES_256_SIV, &key, &iv); // expect: cipher AES-256-SIV
  gnutls_cipher_init(&other, GNUTLS_CIPHER_CAMELLIA_128_CBC, &key, &iv); // expect: cipher CAMELLIA-128-CBC
  gnutls_cipher_init(&other, GNUTLS_CIPHER_CAMELLIA_192_CBC, &key, &iv); // expect: cipher CAMELLIA-192-CBC
  gnutls_cipher_init(&other, GNUTLS_CIPHER_CAMELLIA_256_CBC, &key, &iv); // expect: cipher CAMELLIA-256-CBC
  gnutls_cipher_init(&other, GNUTLS_CIPHER_CAMELLIA_128_GCM, &key, &iv); // expect: cipher CAMELLIA-128-GCM
  gnutls_cipher_init(&other, GNUTLS_CIPHER_CAMELLIA_256_GCM, &key, &iv); // expect: cipher CAMELLIA-256-GCM
  gnutls_cipher_init(&other, GNUTLS_CIPHER_3DES_CBC, &key, &iv); // expect: cipher 3DES-CBC
  gnutls_cipher_init(&other, GNUTLS_CIPHER_DES_CBC, &key, &iv); // expect: cipher DES-56-CBC
  gnutls_cipher_init(&other, GNUTLS_CIPHER_ARCFOUR_40, &key, &iv); // expect: cipher RC4-40
  gnutls_cipher_init(&other, GNUTLS_CIPHER_ARCFOUR_128, &key, &iv); // expect: cipher RC4-128
  gnutls_cipher_init(&other, GNUTLS_CIPHER_RC2_40_CBC, &key, &iv); // expect: cipher RC2-40-CBC
  gnutls_cipher_init(&other, GNUTLS_CIPHER_SALSA20_256, &key, &iv); // expect: cipher Salsa20
  gnutls_cipher_init(&other, GNUTLS_CIPHER_ESTREAM_SALSA20_256, &key, &iv); // expect: cipher Salsa20
  gnutls_cipher_init(&other, GNUTLS_CIPHER_CHACHA20_32, &key, &iv); // expect: cipher ChaCha20
  gnutls_cipher_init(&other, GNUTLS_CIPHER_CHACHA20_64, &key, &iv); // expect: cipher ChaCha20
  gnutls_cipher_init(&other, GNUTLS_CIPHER_NULL, &key, &iv); // expect: cipher NullCipher
  gnutls_hash_fast(GNUTLS_DIG_MD2, data, len, out); // expect: hash MD2
  gnutls_hash_fast(GNUTLS_DIG_MD5, data, len, out); // expect: hash MD5
  gnutls_hash_fast(GNUTLS_DIG_SHA1, data, len, out); // expect: hash SHA-1
  gnutls_hash_fast(GNUTLS_DIG_SHA224, data, len, out); // expect: hash SHA-224
  gnutls_hash_fast(GNUTLS_DIG_SHA256, data, len, out); // expect: hash SHA-256
  gnutls_hash_fast(GNUTLS_DIG_SHA384, data, len, out); // expect: hash SHA-384
  gnutls_hash_fast(GNUTLS_DIG_SHA512, data, len, out); // expect: hash SHA-512
  gnutls_hash_fast(GNUTLS_DIG_SHA3_224, data, len, out); // expect: hash SHA3-224
  gnutls_hash_fast(GNUTLS_DIG_SHA3_256, data, len, out); // expect: hash SHA3-256
  gnutls_hash_fast(GNUTLS_DIG_SHA3_384, data, len, out); // expect: hash SHA3-384
  gnutls_hash_fast(GNUTLS_DIG_SHA3_512, data, len, out); // expect: hash SHA3-512
  gnutls_hash_fast(GNUTLS_DIG_MD5_SHA1, data, len, out); // expect: hash MD5-SHA1
  gnutls_hash_fast(GNUTLS_DIG_STREEBOG_256, data, len, out); // expect: hash Streebog-256
  gnutls_hash_fast(GNUTLS_DIG_STREEBOG_512, data, len, out); // expect: hash Streebog-512
  gnutls_hash_fast(GNUTLS_DIG_RMD160, data, len, out); // expect: hash RIPEMD-160
  gnutls_hash_fast(GNUTLS_DIG_SHAKE_128, data, len, out); // expect: hash SHAKE128
  gnutls_hash_fast(GNUTLS_DIG_SHAKE_256, data, len, out); // expect: hash SHAKE256
  gnutls_hmac_fast(GNUTLS_MAC_MD2, key, 32, data, len, out); // expect: mac HMAC-MD2
  gnutls_hmac_fast(GNUTLS_MAC_MD5, key, 32, data, len, out); // expect: mac HMAC-MD5
  gnutls_hmac_fast(GNUTLS_MAC_SHA1, key, 32, data, len, out); // expect: mac HMAC-SHA-1
  gnutls_hmac_fast(GNUTLS_MAC_SHA224, key, 32, data, len, out); // expect: mac HMAC-SHA-224
  gnutls_hmac_fast(GNUTLS_MAC_SHA256, key, 32, data, len, out); // expect: mac HMAC-SHA-256
  gnutls_hmac_fast(GNUTLS_MAC_SHA384, key, 32, data, len, out); // expect: mac HMAC-SHA-384
  gnutls_hmac_fast(GNUTLS_MAC_SHA512, key, 32, data, len, out); // expect: mac HMAC-SHA-512
  gnutls_hmac_fast(GNUTLS_MAC_SHA3_224, key, 32, data, len, out); // expect: mac HMAC-SHA3-224
  gnutls_hmac_fast(GNUTLS_MAC_SHA3_256, key, 32, data, len, out); // expect: mac HMAC-SHA3-256
  gnutls_hmac_fast(GNUTLS_MAC_SHA3_384, key, 32, data, len, out); // expect: mac HMAC-SHA3-384
  gnutls_hmac_fast(GNUTLS_MAC_SHA3_512, key, 32, data, len, out); // expect: mac HMAC-SHA3-512
  gnutls_hmac_fast(GNUTLS_MAC_MD5_SHA1, key, 32, data, len, out); // expect: mac HMAC-MD5-SHA1
  gnutls_hmac_fast(GNUTLS_MAC_STREEBOG_256, key, 32, data, len, out); // expect: mac HMAC-Streebog-256
  gnutls_hmac_fast(GNUTLS_MAC_STREEBOG_512, key, 32, data, len, out); // expect: mac HMAC-Streebog-512
  gnutls_hmac_fast(GNUTLS_MAC_RMD160, key, 32, data, len, out); // expect: mac HMAC-RIPEMD-160
  gnutls_hmac_fast(GNUTLS_MAC_AES_CMAC_128, key, 16, data, len, out); // expect: mac AES-128-CMAC
  gnutls_hmac_fast(GNUTLS_MAC_AES_CMAC_256, key, 16, data, len, out); // expect: mac AES-256-CMAC
  gnutls_hmac_fast(GNUTLS_MAC_AES_GMAC_128, key, 16, data, len, out); // expect: mac AES-128-GMAC
  gnutls_hmac_fast(GNUTLS_MAC_AES_GMAC_192, key, 16, data, len, out); // expect: mac AES-192-GMAC
  gnutls_hmac_fast(GNUTLS_MAC_AES_GMAC_256, key, 16, data, len, out); // expect: mac AES-256-GMAC
  gnutls_hmac_fast(GNUTLS_MAC_UMAC_96, key, 16, data, len, out); // expect: mac UMAC
  gnutls_hmac_fast(GNUTLS_MAC_UMAC_128, key, 16, data, len, out); // expect: mac UMAC
  gnutls_hkdf_extract(GNUTLS_MAC_SHA256, &key, &salt, out); // expect: kdf HKDF-SHA-256
  gnutls_pbkdf2(GNUTLS_MAC_SHA512, &key, &salt, 210000, out, 64); // expect: kdf PBKDF2-SHA-512-210000
  gnutls_privkey_generate(key, GNUTLS_PK_RSA, 3072, 0); // expect: keygen RSA-3072
  gnutls_privkey_generate(key, GNUTLS_PK_DSA, 3072, 0); // expect: keygen DSA-3072
  gnutls_privkey_generate(key, GNUTLS_PK_DH, 3072, 0); // expect: keygen DH-3072
  gnutls_privkey_generate(key, GNUTLS_PK_RSA_PSS, 3072, 0); // expect: keygen RSA-PSS-3072
  gnutls_privkey_generate(key, GNUTLS_PK_EDDSA_ED25519, 0, 0); // expect: keygen Ed25519
  gnutls_privkey_generate(key, GNUTLS_PK_EDDSA_ED448, 0, 0); // expect: keygen Ed448
  gnutls_privkey_generate(key, GNUTLS_PK_ECDH_X25519, 0, 0); // expect: keygen x25519
  gnutls_privkey_generate(key, GNUTLS_PK_ECDH_X448, 0, 0); // expect: keygen x448
  gnutls_privkey_generate(key, GNUTLS_PK_MLDSA44, 0, 0); // expect: keygen ML-DSA-44
  gnutls_privkey_generate(key, GNUTLS_PK_MLDSA65, 0, 0); // expect: keygen ML-DSA-65
  gnutls_privkey_generate(key, GNUTLS_PK_MLDSA87, 0, 0); // expect: keygen ML-DSA-87
  gnutls_privkey_generate(key, GNUTLS_PK_MLKEM768, 0, 0); // expect: keygen ML-KEM-768
  gnutls_privkey_generate(key, GNUTLS_PK_MLKEM1024, 0, 0); // expect: keygen ML-KEM-1024
  gnutls_privkey_generate(key, GNUTLS_PK_EC, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1), 0); // expect: keygen EC-P-256
  gnutls_privkey_generate(key, GNUTLS_PK_ECC, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1), 0); // expect: keygen EC-P-256
  gnutls_privkey_generate(key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1), 0); // expect: keygen EC-P-256
  gnutls_x509_privkey_generate(key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP192R1), 0); // expect: keygen EC-P-192
  gnutls_x509_privkey_generate(key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP224R1), 0); // expect: keygen EC-P-224
  gnutls_x509_privkey_generate(key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP384R1), 0); // expect: keygen EC-P-384
  gnutls_x509_privkey_generate(key, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP521R1), 0); // expect: keygen EC-P-521
  gnutls_privkey_sign_data(key2, GNUTLS_DIG_SHA256, 0, &data, &sig); // expect: signature unknown digest=SHA-256 functions=sign
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_MD5, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-MD5 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_SHA1, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_SHA224, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-SHA-224 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_SHA256, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_SHA384, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_SHA512, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_PSS_SHA256, 0, &data, &sig); // expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_PSS_SHA384, 0, &data, &sig); // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_PSS_SHA512, 0, &data, &sig); // expect: signature RSA-PSS-SHA-512-MGF1 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_PSS_RSAE_SHA256, 0, &data, &sig); // expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_PSS_RSAE_SHA384, 0, &data, &sig); // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
  gnutls_pubkey_verify_data2(pub, GNUTLS_SIGN_RSA_PSS_RSAE_SHA512, 0, &data, &sig); // expect: signature RSA-PSS-SHA-512-MGF1 functions=verify
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_ECDSA_SHA1, 0, &data, &sig); // expect: signature ECDSA-SHA-1 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_ECDSA_SHA224, 0, &data, &sig); // expect: signature ECDSA-SHA-224 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_ECDSA_SHA256, 0, &data, &sig); // expect: signature ECDSA-SHA-256 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_ECDSA_SHA384, 0, &data, &sig); // expect: signature ECDSA-SHA-384 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_ECDSA_SHA512, 0, &data, &sig); // expect: signature ECDSA-SHA-512 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_DSA_SHA1, 0, &data, &sig); // expect: signature DSA-SHA-1 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_DSA_SHA224, 0, &data, &sig); // expect: signature DSA-SHA-224 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_DSA_SHA256, 0, &data, &sig); // expect: signature DSA-SHA-256 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_DSA_SHA384, 0, &data, &sig); // expect: signature DSA-SHA-384 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_DSA_SHA512, 0, &data, &sig); // expect: signature DSA-SHA-512 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_EDDSA_ED25519, 0, &data, &sig); // expect: signature Ed25519 functions=sign
  gnutls_privkey_sign_data2(key2, GNUTLS_SIGN_EDDSA_ED448, 0, &data, &sig); // expect: signature Ed448 functions=sign
  gnutls_rnd(GNUTLS_RND_NONCE, out, 12); // expect: random RNG byteLength=12 functions=generate
  gnutls_session_t session;
  gnutls_init(&session, GNUTLS_CLIENT); // expect: protocol TLSv1.3 version=1.3
  gnutls_priority_set_direct(session, "NORMAL:-VERS-ALL:+VERS-TLS1.3", NULL);
  gnutls_priority_init(&cache, "SECURE256:+VERS-TLS1.2:-VERS-TLS1.0", NULL); // expect: protocol TLSv1.2 version=1.2
}

void others_17(void) {
  gnutls_hash_init(a, b, c, d, e, f, g, h); // expect: hash unknown
  gnutls_fingerprint(a, b, c, d, e, f, g, h); // expect: hash unknown
  gnutls_hmac_init(a, b, c, d, e, f, g, h); // expect: mac unknown
  gnutls_hkdf_expand(a, b, c, d, e, f, g, h); // expect: kdf HKDF
  gnutls_privkey_generate2(a, b, c, d, e, f, g, h); // expect: keygen unknown
  gnutls_x509_privkey_generate2(a, b, c, d, e, f, g, h); // expect: keygen unknown
  gnutls_privkey_sign_hash(a, b, c, d, e, f, g, h); // expect: signature unknown functions=sign
  gnutls_privkey_sign_hash2(a, b, c, d, e, f, g, h); // expect: signature unknown functions=sign
  gnutls_pubkey_verify_hash2(a, b, c, d, e, f, g, h); // expect: signature unknown functions=verify
  gnutls_pubkey_encrypt_data(a, b, c, d, e, f, g, h); // expect: cipher unknown functions=encrypt
  gnutls_privkey_decrypt_data(a, b, c, d, e, f, g, h); // expect: cipher unknown functions=decrypt
  gnutls_x509_crt_sign2(a, b, c, d, e, f, g, h); // expect: certificate unknown certificateFormat=X.509 functions=sign
  gnutls_x509_crq_sign2(a, b, c, d, e, f, g, h); // expect: certificate unknown certificateFormat=PKCS10 functions=sign
  gnutls_x509_crl_sign2(a, b, c, d, e, f, g, h); // expect: certificate unknown certificateFormat=X.509 functions=sign
  gnutls_dh_params_generate2(a, b, c, d, e, f, g, h); // expect: parameters DH
  gnutls_dh_params_init(&made_up);
  gnutls_set_default_priority(a, b, c, d, e, f, g, h); // expect: protocol TLS
}
void newer_names(void) {
  gnutls_aead_cipher_init(&h, GNUTLS_CIPHER_AES_128_SIV_GCM, &key); // expect: cipher AES-128-GCM-SIV
  gnutls_aead_cipher_init(&h, GNUTLS_CIPHER_AES_256_SIV_GCM, &key); // expect: cipher AES-256-GCM-SIV
  gnutls_cipher_init(&h1, GNUTLS_CIPHER_KUZNYECHIK_CTR_ACPKM, &key, &iv); // expect: cipher Kuznyechik-CTR
  gnutls_cipher_init(&h2, GNUTLS_CIPHER_MAGMA_CTR_ACPKM, &key, &iv); // expect: cipher Magma-CTR
  gnutls_cipher_init(&gTC26Z, GNUTLS_CIPHER_GOST28147_TC26Z_CFB, &key, &iv); // expect: cipher GOST28147-CFB
  gnutls_cipher_init(&gCPA, GNUTLS_CIPHER_GOST28147_CPA_CFB, &key, &iv); // expect: cipher GOST28147-CFB
  gnutls_cipher_init(&gCPB, GNUTLS_CIPHER_GOST28147_CPB_CFB, &key, &iv); // expect: cipher GOST28147-CFB
  gnutls_cipher_init(&gCPC, GNUTLS_CIPHER_GOST28147_CPC_CFB, &key, &iv); // expect: cipher GOST28147-CFB
  gnutls_cipher_init(&gCPD, GNUTLS_CIPHER_GOST28147_CPD_CFB, &key, &iv); // expect: cipher GOST28147-CFB
  gnutls_privkey_generate(keyX25519, GNUTLS_PK_ECC, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_X25519), 0); // expect: keygen x25519
  gnutls_privkey_generate(keyX448, GNUTLS_PK_ECC, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_X448), 0); // expect: keygen x448
  gnutls_privkey_generate(keyED25519, GNUTLS_PK_ECC, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_ED25519), 0); // expect: keygen Ed25519
  gnutls_privkey_generate(keyED448, GNUTLS_PK_ECC, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_ED448), 0); // expect: keygen Ed448
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_RSA_MD2, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-MD2 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_RSA_SHA3_224, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-SHA3-224 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_RSA_SHA3_256, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-SHA3-256 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_RSA_SHA3_384, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-SHA3-384 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_RSA_SHA3_512, 0, &data, &sig); // expect: signature RSA-PKCS1-1.5-SHA3-512 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_ECDSA_SHA3_224, 0, &data, &sig); // expect: signature ECDSA-SHA3-224 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_ECDSA_SHA3_256, 0, &data, &sig); // expect: signature ECDSA-SHA3-256 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_ECDSA_SHA3_384, 0, &data, &sig); // expect: signature ECDSA-SHA3-384 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_ECDSA_SHA3_512, 0, &data, &sig); // expect: signature ECDSA-SHA3-512 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_DSA_SHA3_224, 0, &data, &sig); // expect: signature DSA-SHA3-224 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_DSA_SHA3_256, 0, &data, &sig); // expect: signature DSA-SHA3-256 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_DSA_SHA3_384, 0, &data, &sig); // expect: signature DSA-SHA3-384 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_DSA_SHA3_512, 0, &data, &sig); // expect: signature DSA-SHA3-512 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_MLDSA44, 0, &data, &sig); // expect: signature ML-DSA-44 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_MLDSA65, 0, &data, &sig); // expect: signature ML-DSA-65 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_MLDSA87, 0, &data, &sig); // expect: signature ML-DSA-87 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_ECDSA_SECP256R1_SHA256, 0, &data, &sig); // expect: signature ECDSA-P-256-SHA-256 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_ECDSA_SECP384R1_SHA384, 0, &data, &sig); // expect: signature ECDSA-P-384-SHA-384 functions=sign
  gnutls_privkey_sign_data2(key, GNUTLS_SIGN_ECDSA_SECP521R1_SHA512, 0, &data, &sig); // expect: signature ECDSA-P-521-SHA-512 functions=sign
  gnutls_srp_verifier(user, pass, &salt, &n, &g, &out); // expect: key-agreement SRP
  gnutls_hash_hd_t digest;
  gnutls_hash_init(&digest, GNUTLS_DIG_SHA256); // expect: hash SHA-256
  gnutls_hash(digest, in, len);
  gnutls_hmac_hd_t mac;
  gnutls_hmac_init(&mac, GNUTLS_MAC_SHA384, in, 48); // expect: mac HMAC-SHA-384
  gnutls_hmac(mac, in, len);
  gnutls_key_generate(&made, 32); // expect: keygen unknown byteLength=32
  gnutls_privkey_sign_raw_data(key, 0, &data, &sig); // expect: signature unknown functions=sign
  gnutls_privkey_derive_secret(key, pub, &nonce, &secret, 0); // expect: key-agreement unknown
  gnutls_pkcs7_sign(p7, crt, key, &data, NULL, NULL, GNUTLS_DIG_SHA256, 0); // expect: signature CMS digest=SHA-256 functions=sign
  gnutls_pkcs12_generate_mac(p12, pass); // expect: keystore unknown certificateFormat=PKCS12
  gnutls_pkcs12_verify_mac(p12, pass); // expect: keystore unknown certificateFormat=PKCS12
  gnutls_x509_crt_sign2(crt, ca, ca_key, GNUTLS_DIG_SHA512, 0); // expect: certificate unknown certificateFormat=X.509 digest=SHA-512
  gnutls_x509_crq_sign2(crq, ca_key, GNUTLS_DIG_SHA1, 0); // expect: certificate unknown certificateFormat=PKCS10 digest=SHA-1
  gnutls_dh_params_t group;
  gnutls_dh_params_init(&group);
  gnutls_dh_params_generate2(group, 2048); // expect: parameters DH-2048
}

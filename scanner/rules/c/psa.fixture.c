#include <psa/crypto.h>

void hashes(void) {
  psa_hash_compute(PSA_ALG_MD2, in, len, out, 64, &olen); // expect: hash MD2
  psa_hash_compute(PSA_ALG_MD4, in, len, out, 64, &olen); // expect: hash MD4
  psa_hash_compute(PSA_ALG_MD5, in, len, out, 64, &olen); // expect: hash MD5
  psa_hash_compute(PSA_ALG_SHA_1, in, len, out, 64, &olen); // expect: hash SHA-1
  psa_hash_compute(PSA_ALG_SHA_224, in, len, out, 64, &olen); // expect: hash SHA-224
  psa_hash_compute(PSA_ALG_SHA_256, in, len, out, 64, &olen); // expect: hash SHA-256
  psa_hash_compute(PSA_ALG_SHA_384, in, len, out, 64, &olen); // expect: hash SHA-384
  psa_hash_compute(PSA_ALG_SHA_512, in, len, out, 64, &olen); // expect: hash SHA-512
  psa_hash_compute(PSA_ALG_SHA_512_224, in, len, out, 64, &olen); // expect: hash SHA-512/224
  psa_hash_compute(PSA_ALG_SHA_512_256, in, len, out, 64, &olen); // expect: hash SHA-512/256
  psa_hash_compute(PSA_ALG_SHA3_224, in, len, out, 64, &olen); // expect: hash SHA3-224
  psa_hash_compute(PSA_ALG_SHA3_256, in, len, out, 64, &olen); // expect: hash SHA3-256
  psa_hash_compute(PSA_ALG_SHA3_384, in, len, out, 64, &olen); // expect: hash SHA3-384
  psa_hash_compute(PSA_ALG_SHA3_512, in, len, out, 64, &olen); // expect: hash SHA3-512
  psa_hash_compute(PSA_ALG_RIPEMD160, in, len, out, 64, &olen); // expect: hash RIPEMD-160
  psa_hash_compare(PSA_ALG_SHA_256, in, len, hash, 32); // expect: hash SHA-256
  psa_hash_setup(&operation, PSA_ALG_SHA_512); // expect: hash SHA-512
  psa_hash_compute(alg, in, len, out, 64, &olen); // expect: hash unknown
}

void keys(void) {
  psa_key_attributes_t attributes = PSA_KEY_ATTRIBUTES_INIT;
  psa_key_id_t key = 0;
  psa_set_key_type(&attributes, PSA_KEY_TYPE_AES);
  psa_set_key_bits(&attributes, 256);
  psa_generate_key(&attributes, &key); // expect: keygen AES-256
  psa_aead_encrypt(key, PSA_ALG_GCM, nonce, 12, ad, 0, in, len, out, size, &olen); // expect: cipher AES-256-GCM functions=encrypt
  psa_aead_decrypt(key, PSA_ALG_AEAD_WITH_SHORTENED_TAG(PSA_ALG_CCM, 8), nonce, 12, ad, 0, in, len, out, size, &olen); // expect: cipher AES-256-CCM-64 functions=decrypt
  psa_cipher_encrypt(key, PSA_ALG_CBC_NO_PADDING, in, len, out, size, &olen); // expect: cipher AES-256-CBC-NoPadding padding=none functions=encrypt
  psa_cipher_encrypt(key, PSA_ALG_CBC_PKCS7, in, len, out, size, &olen); // expect: cipher AES-256-CBC-PKCS7 functions=encrypt
  psa_cipher_encrypt(key, PSA_ALG_ECB_NO_PADDING, in, len, out, size, &olen); // expect: cipher AES-256-ECB-NoPadding padding=none functions=encrypt
  psa_cipher_encrypt(key, PSA_ALG_CTR, in, len, out, size, &olen); // expect: cipher AES-256-CTR functions=encrypt
  psa_cipher_encrypt(key, PSA_ALG_CFB, in, len, out, size, &olen); // expect: cipher AES-256-CFB functions=encrypt
  psa_cipher_encrypt(key, PSA_ALG_OFB, in, len, out, size, &olen); // expect: cipher AES-256-OFB functions=encrypt
  psa_cipher_encrypt(key, PSA_ALG_XTS, in, len, out, size, &olen); // expect: cipher AES-256-XTS functions=encrypt
  psa_cipher_decrypt(key, PSA_ALG_CBC_NO_PADDING, in, len, out, size, &olen); // expect: cipher AES-256-CBC-NoPadding padding=none functions=decrypt
  psa_cipher_decrypt(key, PSA_ALG_CBC_PKCS7, in, len, out, size, &olen); // expect: cipher AES-256-CBC-PKCS7 functions=decrypt
  psa_cipher_decrypt(key, PSA_ALG_ECB_NO_PADDING, in, len, out, size, &olen); // expect: cipher AES-256-ECB-NoPadding padding=none functions=decrypt
  psa_cipher_decrypt(key, PSA_ALG_CTR, in, len, out, size, &olen); // expect: cipher AES-256-CTR functions=decrypt
  psa_cipher_decrypt(key, PSA_ALG_CFB, in, len, out, size, &olen); // expect: cipher AES-256-CFB functions=decrypt
  psa_cipher_decrypt(key, PSA_ALG_OFB, in, len, out, size, &olen); // expect: cipher AES-256-OFB functions=decrypt
  psa_cipher_decrypt(key, PSA_ALG_XTS, in, len, out, size, &olen); // expect: cipher AES-256-XTS functions=decrypt
  psa_cipher_encrypt_setup(&operation, key, PSA_ALG_CTR); // expect: cipher AES-256-CTR functions=encrypt
  psa_cipher_decrypt_setup(&operation, key, PSA_ALG_CTR); // expect: cipher AES-256-CTR functions=decrypt
  psa_aead_encrypt_setup(&operation, other, PSA_ALG_CHACHA20_POLY1305); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  psa_aead_decrypt_setup(&operation, other, PSA_ALG_CHACHA20_POLY1305); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  psa_cipher_encrypt(other, PSA_ALG_STREAM_CIPHER, in, len, out, size, &olen); // expect: cipher unknown functions=encrypt
}

void more_keys(void) {
  psa_key_attributes_t a0 = psa_key_attributes_init();
  psa_key_attributes_t a1 = psa_key_attributes_init();
  psa_key_attributes_t a2 = psa_key_attributes_init();
  psa_key_attributes_t a3 = psa_key_attributes_init();
  psa_key_attributes_t a4 = psa_key_attributes_init();
  psa_key_attributes_t a5 = psa_key_attributes_init();
  psa_key_attributes_t a6 = psa_key_attributes_init();
  psa_key_attributes_t a7 = psa_key_attributes_init();
  psa_key_attributes_t a8 = psa_key_attributes_init();
  psa_key_attributes_t a9 = psa_key_attributes_init();
  psa_key_attributes_t b0 = psa_key_attributes_init();
  psa_key_attributes_t b1 = psa_key_attributes_init();
  psa_key_attributes_t b2 = psa_key_attributes_init();
  psa_key_attributes_t b3 = psa_key_attributes_init();
  psa_set_key_type(&a0, PSA_KEY_TYPE_ARIA);
  psa_set_key_type(&a1, PSA_KEY_TYPE_DES);
  psa_set_key_type(&a2, PSA_KEY_TYPE_CAMELLIA);
  psa_set_key_type(&a3, PSA_KEY_TYPE_SM4);
  psa_set_key_type(&a4, PSA_KEY_TYPE_ARC4);
  psa_set_key_type(&a5, PSA_KEY_TYPE_CHACHA20);
  psa_set_key_type(&a6, PSA_KEY_TYPE_XCHACHA20);
  psa_set_key_type(&a7, PSA_KEY_TYPE_HMAC);
  psa_set_key_type(&a8, PSA_KEY_TYPE_RSA_KEY_PAIR);
  psa_set_key_type(&a9, PSA_KEY_TYPE_RSA_PUBLIC_KEY);
  psa_set_key_type(&b0, PSA_KEY_TYPE_ECC_KEY_PAIR(PSA_ECC_FAMILY_SECP_R1));
  psa_set_key_type(&b1, PSA_KEY_TYPE_ECC_PUBLIC_KEY(PSA_ECC_FAMILY_SECP_R1));
  psa_set_key_type(&b2, PSA_KEY_TYPE_DH_KEY_PAIR(PSA_DH_FAMILY_RFC7919));
  psa_set_key_type(&b3, PSA_KEY_TYPE_DH_PUBLIC_KEY(PSA_DH_FAMILY_RFC7919));
  psa_import_key(&a0, data, len, &id); // expect: key ARIA
  psa_import_key(&a1, data, len, &id); // expect: key DES-56
  psa_import_key(&a2, data, len, &id); // expect: key CAMELLIA
  psa_import_key(&a3, data, len, &id); // expect: key SM4
  psa_import_key(&a4, data, len, &id); // expect: key RC4
  psa_import_key(&a5, data, len, &id); // expect: key ChaCha20
  psa_import_key(&a6, data, len, &id); // expect: key XChaCha20
  psa_import_key(&a7, data, len, &id); // expect: key HMAC
  psa_import_key(&a8, data, len, &id); // expect: key RSA
  psa_import_key(&a9, data, len, &id); // expect: key RSA
  psa_import_key(&b0, data, len, &id); // expect: key EC
  psa_import_key(&b1, data, len, &id); // expect: key EC
  psa_import_key(&b2, data, len, &id); // expect: key DH
  psa_import_key(&b3, data, len, &id); // expect: key DH
}

void others(void) {
  psa_mac_compute(key, PSA_ALG_HMAC(PSA_ALG_SHA_256), in, len, out, size, &olen); // expect: mac HMAC-SHA-256
  psa_mac_verify(key, PSA_ALG_CMAC, in, len, mac, 16); // expect: mac CMAC
  psa_mac_sign_setup(&operation, key, PSA_ALG_TRUNCATED_MAC(PSA_ALG_CBC_MAC, 8)); // expect: mac CBC-MAC-64
  psa_mac_verify_setup(&operation, key, PSA_ALG_TRUNCATED_MAC(PSA_ALG_CBC_MAC, 8)); // expect: mac CBC-MAC-64
  psa_sign_hash(key, PSA_ALG_RSA_PKCS1V15_SIGN(PSA_ALG_SHA_256), hash, 32, sig, size, &len); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  psa_sign_hash(key, PSA_ALG_RSA_PSS(PSA_ALG_SHA_256), hash, 32, sig, size, &len); // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
  psa_sign_hash(key, PSA_ALG_RSA_PSS_ANY_SALT(PSA_ALG_SHA_256), hash, 32, sig, size, &len); // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
  psa_sign_hash(key, PSA_ALG_ECDSA(PSA_ALG_SHA_256), hash, 32, sig, size, &len); // expect: signature ECDSA-SHA-256 functions=sign
  psa_sign_hash(key, PSA_ALG_DETERMINISTIC_ECDSA(PSA_ALG_SHA_256), hash, 32, sig, size, &len); // expect: signature ECDSA-SHA-256 functions=sign
  psa_sign_message(key, PSA_ALG_RSA_PKCS1V15_SIGN_RAW, msg, mlen, sig, size, &len); // expect: signature RSA-PKCS1-1.5 functions=sign
  psa_sign_message(key, PSA_ALG_ECDSA_ANY, msg, mlen, sig, size, &len); // expect: signature ECDSA functions=sign
  psa_sign_message(key, PSA_ALG_PURE_EDDSA, msg, mlen, sig, size, &len); // expect: signature EdDSA functions=sign
  psa_sign_message(key, PSA_ALG_ED25519PH, msg, mlen, sig, size, &len); // expect: signature Ed25519ph functions=sign
  psa_sign_message(key, PSA_ALG_ED448PH, msg, mlen, sig, size, &len); // expect: signature Ed448ph functions=sign
  psa_verify_hash(key, PSA_ALG_ECDSA(PSA_ALG_SHA_384), hash, 48, sig, len); // expect: signature ECDSA-SHA-384 functions=verify
  psa_verify_message(key, PSA_ALG_ECDSA(PSA_ALG_SHA_384), hash, 48, sig, len); // expect: signature ECDSA-SHA-384 functions=verify
  psa_asymmetric_encrypt(key, PSA_ALG_RSA_OAEP(PSA_ALG_SHA_1), in, len, NULL, 0, out, size, &olen); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
  psa_asymmetric_decrypt(key, PSA_ALG_RSA_OAEP(PSA_ALG_SHA_1), in, len, NULL, 0, out, size, &olen); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
  psa_asymmetric_encrypt(key, PSA_ALG_RSA_PKCS1V15_CRYPT, in, len, NULL, 0, out, size, &olen); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  psa_key_derivation_setup(&operation, PSA_ALG_HKDF(PSA_ALG_SHA_256)); // expect: kdf HKDF-SHA-256
  psa_key_derivation_setup(&operation, PSA_ALG_HKDF_EXTRACT(PSA_ALG_SHA_256)); // expect: kdf HKDF-SHA-256
  psa_key_derivation_setup(&operation, PSA_ALG_HKDF_EXPAND(PSA_ALG_SHA_256)); // expect: kdf HKDF-SHA-256
  psa_key_derivation_setup(&operation, PSA_ALG_PBKDF2_HMAC(PSA_ALG_SHA_256)); // expect: kdf PBKDF2-SHA-256
  psa_key_derivation_setup(&operation, PSA_ALG_TLS12_PRF(PSA_ALG_SHA_256)); // expect: kdf TLS12-PRF-SHA-256 version=1.2
  psa_key_derivation_setup(&operation, PSA_ALG_TLS12_PSK_TO_MS(PSA_ALG_SHA_256)); // expect: kdf TLS12-PRF-SHA-256 version=1.2
  psa_key_derivation_setup(&operation, PSA_ALG_PBKDF2_AES_CMAC_PRF_128); // expect: kdf PBKDF2
  psa_key_derivation_setup(&operation, PSA_ALG_KEY_AGREEMENT(PSA_ALG_ECDH, PSA_ALG_HKDF(PSA_ALG_SHA_256))); // expect: kdf ECDH
  psa_raw_key_agreement(PSA_ALG_ECDH, key, peer, len, out, size, &olen); // expect: key-agreement ECDH
  psa_raw_key_agreement(PSA_ALG_FFDH, key, peer, len, out, size, &olen); // expect: key-agreement DH
  psa_raw_key_agreement(PSA_ALG_JPAKE, key, peer, len, out, size, &olen); // expect: key-agreement J-PAKE
  psa_generate_random(out, 32); // expect: random RNG byteLength=32 functions=generate
}
void newer_algorithms(void) {
  psa_hash_compute(PSA_ALG_SHAKE128, in, len, out, n, &n); // expect: hash SHAKE128
  psa_xof_setup(&xof, PSA_ALG_SHAKE256); // expect: hash SHAKE256
  psa_hash_compute(PSA_ALG_SHAKE128_256, in, len, out, n, &n); // expect: hash SHAKE128 outputBits=256
  psa_hash_compute(PSA_ALG_SHAKE256_192, in, len, out, n, &n); // expect: hash SHAKE256 outputBits=192
  psa_hash_compute(PSA_ALG_SHAKE256_256, in, len, out, n, &n); // expect: hash SHAKE256 outputBits=256
  psa_hash_compute(PSA_ALG_SHAKE256_512, in, len, out, n, &n); // expect: hash SHAKE256 outputBits=512
  psa_hash_compute(PSA_ALG_SM3, in, len, out, n, &n); // expect: hash SM3
  psa_hash_compute(PSA_ALG_BLAKE2B_HASH512, in, len, out, n, &n); // expect: hash BLAKE2b-512
  psa_hash_compute(PSA_ALG_BLAKE2S_HASH256, in, len, out, n, &n); // expect: hash BLAKE2s-256
  psa_hash_compute(PSA_ALG_ASCON_HASH256, in, len, out, n, &n); // expect: hash Ascon-Hash256
  psa_aead_encrypt(key, PSA_ALG_XCHACHA20_POLY1305, nonce, 24, aad, 0, in, len, out, n, &n); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  psa_aead_encrypt(key, PSA_ALG_ASCON_AEAD128, nonce, 16, aad, 0, in, len, out, n, &n); // expect: cipher Ascon-AEAD128 functions=encrypt
  psa_aead_decrypt(key, PSA_ALG_AEAD_WITH_DEFAULT_LENGTH_TAG(PSA_ALG_GCM), nonce, 12, aad, 0, in, len, out, n, &n); // expect: cipher unknown mode=gcm functions=decrypt
  psa_aead_decrypt(key, PSA_ALG_AEAD_WITH_AT_LEAST_THIS_LENGTH_TAG(PSA_ALG_CCM, 8), nonce, 12, aad, 0, in, len, out, n, &n); // expect: cipher unknown mode=ccm functions=decrypt
  psa_mac_compute(key, PSA_ALG_FULL_LENGTH_MAC(PSA_ALG_HMAC(PSA_ALG_SHA_256)), in, len, out, n, &n); // expect: mac HMAC-SHA-256
  psa_mac_verify(key, PSA_ALG_AT_LEAST_THIS_LENGTH_MAC(PSA_ALG_CMAC, 8), in, len, out, n); // expect: mac CMAC
  psa_cipher_encrypt(key, PSA_ALG_CCM_STAR_NO_TAG, in, len, out, n, &n); // expect: cipher unknown mode=ccm functions=encrypt
  psa_wrap_key(kek, PSA_ALG_KW, key, out, n, &n); // expect: key-wrap unknown mode=kw
  psa_unwrap_key(&attributes, kek, PSA_ALG_KWP, in, len, &key); // expect: key-wrap unknown mode=kwp
  psa_sign_message(key, PSA_ALG_ML_DSA, in, len, out, n, &n); // expect: signature ML-DSA functions=sign
  psa_sign_message(key, PSA_ALG_DETERMINISTIC_ML_DSA, in, len, out, n, &n); // expect: signature ML-DSA functions=sign
  psa_sign_message_with_context(key, PSA_ALG_HASH_ML_DSA(PSA_ALG_SHA_512), in, len, c, 4, out, n, &n); // expect: signature ML-DSA digest=SHA-512 functions=sign
  psa_sign_hash_with_context(key, PSA_ALG_DETERMINISTIC_HASH_ML_DSA(PSA_ALG_SHA_256), in, len, c, 4, out, n, &n); // expect: signature ML-DSA digest=SHA-256 functions=sign
  psa_verify_message(key, PSA_ALG_SLH_DSA, in, len, out, n); // expect: signature SLH-DSA functions=verify
  psa_verify_message(key, PSA_ALG_DETERMINISTIC_SLH_DSA, in, len, out, n); // expect: signature SLH-DSA functions=verify
  psa_verify_message_with_context(key, PSA_ALG_HASH_SLH_DSA(PSA_ALG_SHA_256), in, len, c, 4, out, n); // expect: signature SLH-DSA digest=SHA-256 functions=verify
  psa_verify_hash_with_context(key, PSA_ALG_DETERMINISTIC_HASH_SLH_DSA(PSA_ALG_SHA_256), in, len, c, 4, out, n); // expect: signature SLH-DSA digest=SHA-256 functions=verify
  psa_verify_message(key, PSA_ALG_LMS, in, len, out, n); // expect: signature LMS functions=verify
  psa_verify_message(key, PSA_ALG_HSS, in, len, out, n); // expect: signature HSS functions=verify
  psa_verify_message(key, PSA_ALG_XMSS, in, len, out, n); // expect: signature XMSS functions=verify
  psa_verify_message(key, PSA_ALG_XMSS_MT, in, len, out, n); // expect: signature XMSSMT functions=verify
  psa_sign_hash_start(&operation, key, PSA_ALG_ECDSA(PSA_ALG_SHA_256), in, 32); // expect: signature ECDSA-SHA-256 functions=sign
  psa_verify_hash_start(&operation, key, PSA_ALG_ECDSA(PSA_ALG_SHA_384), in, 48, out, n); // expect: signature ECDSA-SHA-384 functions=verify
  psa_encapsulate(key, PSA_ALG_ML_KEM, &attributes, &made, out, n, &n); // expect: kem ML-KEM functions=encapsulate
  psa_decapsulate(key, PSA_ALG_ECIES_SEC1, in, len, &attributes, &made); // expect: kem ECIES functions=decapsulate
  psa_key_agreement(key, in, len, PSA_ALG_ECDH, &attributes, &made); // expect: key-agreement ECDH
  psa_key_derivation_setup(&kdf, PSA_ALG_SP800_108_COUNTER_HMAC(PSA_ALG_SHA_256)); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-256
  psa_key_derivation_setup(&other, PSA_ALG_SP800_108_COUNTER_CMAC); // expect: kdf SP800_108_CounterKDF
  psa_key_derivation_setup(&p1, PSA_ALG_SPAKE2P_HMAC(PSA_ALG_SHA_256)); // expect: kdf SPAKE2+-SHA-256
  psa_key_derivation_setup(&p2, PSA_ALG_SPAKE2P_CMAC(PSA_ALG_SHA_256)); // expect: kdf SPAKE2+-SHA-256
  psa_key_derivation_setup(&p3, PSA_ALG_SPAKE2P_MATTER); // expect: kdf SPAKE2+
  psa_key_attributes_t q1, q2, q3, q4, q5, q6;
  psa_set_key_type(&q1, PSA_KEY_TYPE_ML_DSA_KEY_PAIR);
  psa_generate_key_custom(&q1, &custom, NULL, 0, &made); // expect: keygen ML-DSA
  psa_set_key_type(&q2, PSA_KEY_TYPE_ML_DSA_PUBLIC_KEY);
  psa_import_key(&q2, in, len, &made); // expect: key ML-DSA
  psa_set_key_type(&q3, PSA_KEY_TYPE_ML_KEM_KEY_PAIR);
  psa_generate_key(&q3, &made); // expect: keygen ML-KEM
  psa_set_key_type(&q4, PSA_KEY_TYPE_ML_KEM_PUBLIC_KEY);
  psa_import_key(&q4, in, len, &made); // expect: key ML-KEM
  psa_set_key_type(&q5, PSA_KEY_TYPE_SLH_DSA_KEY_PAIR);
  psa_generate_key(&q5, &made); // expect: keygen SLH-DSA
  psa_set_key_type(&q6, PSA_KEY_TYPE_SLH_DSA_PUBLIC_KEY);
  psa_import_key(&q6, in, len, &made); // expect: key SLH-DSA
}

void by_steps(psa_key_id_t id) {
  psa_hash_operation_t hash;
  psa_hash_setup(&hash, PSA_ALG_SHA_256); // expect: hash SHA-256
  psa_hash_update(&hash, in, len);
  psa_hash_finish(&hash, out, n, &olen);
  psa_hash_verify(&hash, out, n);
  psa_mac_operation_t mac, check;
  psa_mac_sign_setup(&mac, id, PSA_ALG_HMAC(PSA_ALG_SHA_256)); // expect: mac HMAC-SHA-256 functions=tag
  psa_mac_update(&mac, in, len);
  psa_mac_sign_finish(&mac, out, n, &olen);
  psa_mac_verify_setup(&check, id, PSA_ALG_CMAC); // expect: mac CMAC functions=verify
  psa_mac_verify_finish(&check, out, n);
  psa_cipher_operation_t cipher;
  psa_cipher_encrypt_setup(&cipher, id, PSA_ALG_CTR); // expect: cipher unknown mode=ctr functions=encrypt nonceBits=128
  psa_cipher_set_iv(&cipher, iv, 16);
  psa_cipher_update(&cipher, in, len, out, n, &olen);
  psa_cipher_finish(&cipher, out, n, &olen);
  psa_aead_operation_t aead;
  psa_aead_decrypt_setup(&aead, id, PSA_ALG_GCM); // expect: cipher unknown mode=gcm functions=decrypt nonceBits=96
  psa_aead_set_nonce(&aead, nonce, 12);
  psa_aead_update(&aead, in, len, out, n, &olen);
  psa_aead_verify(&aead, out, n, &olen, tag, 16);
  psa_aead_finish(&aead, out, n, &olen, tag, 16, &tlen);
  psa_xof_operation_t xof;
  psa_xof_setup(&xof, PSA_ALG_SHAKE256); // expect: hash SHAKE256
  psa_xof_update(&xof, in, len);
  psa_xof_output(&xof, out, 64);
  psa_key_derivation_operation_t kdf;
  psa_key_derivation_setup(&kdf, PSA_ALG_PBKDF2_HMAC(PSA_ALG_SHA_512)); // expect: kdf PBKDF2-SHA-512-210000 saltBits=128 outputBits=256
  psa_key_derivation_input_integer(&kdf, PSA_KEY_DERIVATION_INPUT_COST, 210000);
  psa_key_derivation_input_bytes(&kdf, PSA_KEY_DERIVATION_INPUT_SALT, salt, 16);
  psa_key_derivation_input_bytes(&kdf, PSA_KEY_DERIVATION_INPUT_INFO, info, 9);
  psa_key_derivation_output_bytes(&kdf, out, 32);
  psa_key_attributes_t aes;
  psa_set_key_type(&aes, PSA_KEY_TYPE_AES);
  psa_set_key_bits(&aes, 256);
  psa_key_derivation_output_key(&aes, &kdf, &made); // expect: key AES-256
  psa_key_derivation_output_key_ext(&aes, &kdf, params, 0, &made); // expect: key AES-256
  psa_key_derivation_output_key_custom(&aes, &kdf, custom, NULL, 0, &made); // expect: key AES-256
  psa_key_derivation_key_agreement(&kdf, PSA_KEY_DERIVATION_INPUT_SECRET, priv, peer, len); // expect: key-agreement unknown
  psa_generate_key_ext(&aes, params, 0, &made); // expect: keygen AES-256
  psa_asymmetric_sign(id, PSA_ALG_ECDSA(PSA_ALG_SHA_256), hash, 32, sig, n, &olen); // expect: signature ECDSA-SHA-256 functions=sign
  psa_asymmetric_verify(id, PSA_ALG_RSA_PSS(PSA_ALG_SHA_256), hash, 32, sig, n); // expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
}

void pake(psa_key_id_t password) {
  psa_pake_cipher_suite_t suite;
  psa_pake_cs_set_algorithm(&suite, PSA_ALG_JPAKE);
  psa_pake_cs_set_hash(&suite, PSA_ALG_SHA_256);
  psa_pake_operation_t operation;
  psa_pake_setup(&operation, &suite); // expect: key-agreement J-PAKE digest=SHA-256
  psa_pake_get_implicit_key(&operation, &kdf);
  psa_pake_operation_t newer;
  psa_pake_setup(&newer, password, &suite); // expect: key-agreement J-PAKE digest=SHA-256
  psa_pake_get_shared_key(&newer, attributes, &id);
}

void families(psa_key_id_t id) {
  psa_key_attributes_t x25519, public, ed, edpub, dsa, dsapub;
  psa_set_key_type(&x25519, PSA_KEY_TYPE_ECC_KEY_PAIR(PSA_ECC_FAMILY_MONTGOMERY));
  psa_set_key_bits(&x25519, 255);
  psa_generate_key(&x25519, &id); // expect: keygen XDH-255
  psa_set_key_type(&public, PSA_KEY_TYPE_ECC_PUBLIC_KEY(PSA_ECC_FAMILY_MONTGOMERY));
  psa_import_key(&public, data, len, &id); // expect: key XDH
  psa_set_key_type(&ed, PSA_KEY_TYPE_ECC_KEY_PAIR(PSA_ECC_FAMILY_TWISTED_EDWARDS));
  psa_generate_key(&ed, &id); // expect: keygen EdDSA
  psa_set_key_type(&edpub, PSA_KEY_TYPE_ECC_PUBLIC_KEY(PSA_ECC_FAMILY_TWISTED_EDWARDS));
  psa_import_key(&edpub, data, len, &id); // expect: key EdDSA
  psa_set_key_type(&dsa, PSA_KEY_TYPE_DSA_KEY_PAIR);
  psa_generate_key(&dsa, &id); // expect: keygen DSA
  psa_set_key_type(&dsapub, PSA_KEY_TYPE_DSA_PUBLIC_KEY);
  psa_import_key(&dsapub, data, len, &id); // expect: key DSA
}

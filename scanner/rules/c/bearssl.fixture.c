#include <bearssl.h>

void hashes(const void *in, unsigned char *out) {
  br_md5_context md5;
  br_md5_init(&md5); // expect: hash MD5
  br_md5_update(&md5, in, 5);
  br_md5_out(&md5, out);
  br_hmac_key_context k_md5;
  br_hmac_key_init(&k_md5, &br_md5_vtable, in, 32); // expect: mac HMAC-MD5 keyBits=256
  br_sha1_context sha1;
  br_sha1_init(&sha1); // expect: hash SHA-1
  br_sha1_update(&sha1, in, 5);
  br_sha1_out(&sha1, out);
  br_hmac_key_context k_sha1;
  br_hmac_key_init(&k_sha1, &br_sha1_vtable, in, 32); // expect: mac HMAC-SHA-1 keyBits=256
  br_sha224_context sha224;
  br_sha224_init(&sha224); // expect: hash SHA-224
  br_sha224_update(&sha224, in, 5);
  br_sha224_out(&sha224, out);
  br_hmac_key_context k_sha224;
  br_hmac_key_init(&k_sha224, &br_sha224_vtable, in, 32); // expect: mac HMAC-SHA-224 keyBits=256
  br_sha256_context sha256;
  br_sha256_init(&sha256); // expect: hash SHA-256
  br_sha256_update(&sha256, in, 5);
  br_sha256_out(&sha256, out);
  br_hmac_key_context k_sha256;
  br_hmac_key_init(&k_sha256, &br_sha256_vtable, in, 32); // expect: mac HMAC-SHA-256 keyBits=256
  br_sha384_context sha384;
  br_sha384_init(&sha384); // expect: hash SHA-384
  br_sha384_update(&sha384, in, 5);
  br_sha384_out(&sha384, out);
  br_hmac_key_context k_sha384;
  br_hmac_key_init(&k_sha384, &br_sha384_vtable, in, 32); // expect: mac HMAC-SHA-384 keyBits=256
  br_sha512_context sha512;
  br_sha512_init(&sha512); // expect: hash SHA-512
  br_sha512_update(&sha512, in, 5);
  br_sha512_out(&sha512, out);
  br_hmac_key_context k_sha512;
  br_hmac_key_init(&k_sha512, &br_sha512_vtable, in, 32); // expect: mac HMAC-SHA-512 keyBits=256
  br_md5sha1_context md5sha1;
  br_md5sha1_init(&md5sha1); // expect: hash MD5-SHA1
  br_md5sha1_update(&md5sha1, in, 5);
  br_md5sha1_out(&md5sha1, out);
  br_hmac_key_context k_md5sha1;
  br_hmac_key_init(&k_md5sha1, &br_md5sha1_vtable, in, 32); // expect: mac HMAC-MD5-SHA1 keyBits=256
  br_hmac_key_context short_key;
  br_hmac_key_init(&short_key, &br_sha256_vtable, in, 16); // expect: mac HMAC-SHA-256-80 keyBits=128
  br_hmac_init(&mac, &short_key, 10);
  br_hkdf_context kdf;
  br_hkdf_init(&kdf, &br_sha384_vtable, in, 16); // expect: kdf HKDF-SHA-384 saltBits=128 outputBits=256
  br_hkdf_produce(&kdf, in, 3, out, 32);
  br_tls10_prf(out, 48, in, 48, "master secret", 2, seed); // expect: kdf TLS1-PRF outputBits=384
  br_tls12_sha256_prf(out, 48, in, 48, "master secret", 2, seed); // expect: kdf TLS12-PRF-SHA-256 outputBits=384
  br_tls12_sha384_prf(out, 48, in, 48, "master secret", 2, seed); // expect: kdf TLS12-PRF-SHA-384 outputBits=384
}

void ciphers(const void *key, unsigned char *out, unsigned char *iv) {
  br_aes_big_cbcenc_keys big_cbcenc;
  br_aes_big_cbcenc_init(&big_cbcenc, key, 32); // expect: cipher AES-256-CBC functions=encrypt
  br_aes_big_cbcenc_run(&big_cbcenc, iv, out, 64);
  br_aes_big_cbcdec_keys big_cbcdec;
  br_aes_big_cbcdec_init(&big_cbcdec, key, 32); // expect: cipher AES-256-CBC functions=decrypt
  br_aes_big_cbcdec_run(&big_cbcdec, iv, out, 64);
  br_aes_big_ctr_keys big_ctr;
  br_aes_big_ctr_init(&big_ctr, key, 32); // expect: cipher AES-256-CTR
  br_aes_big_ctr_run(&big_ctr, iv, out, 64);
  br_aes_big_ctrcbc_keys big_both;
  br_aes_big_ctrcbc_init(&big_both, key, 16); // expect: cipher AES-128-CTR
  br_aes_small_cbcenc_keys small_cbcenc;
  br_aes_small_cbcenc_init(&small_cbcenc, key, 32); // expect: cipher AES-256-CBC functions=encrypt
  br_aes_small_cbcenc_run(&small_cbcenc, iv, out, 64);
  br_aes_small_cbcdec_keys small_cbcdec;
  br_aes_small_cbcdec_init(&small_cbcdec, key, 32); // expect: cipher AES-256-CBC functions=decrypt
  br_aes_small_cbcdec_run(&small_cbcdec, iv, out, 64);
  br_aes_small_ctr_keys small_ctr;
  br_aes_small_ctr_init(&small_ctr, key, 32); // expect: cipher AES-256-CTR
  br_aes_small_ctr_run(&small_ctr, iv, out, 64);
  br_aes_small_ctrcbc_keys small_both;
  br_aes_small_ctrcbc_init(&small_both, key, 16); // expect: cipher AES-128-CTR
  br_aes_ct_cbcenc_keys ct_cbcenc;
  br_aes_ct_cbcenc_init(&ct_cbcenc, key, 32); // expect: cipher AES-256-CBC functions=encrypt
  br_aes_ct_cbcenc_run(&ct_cbcenc, iv, out, 64);
  br_aes_ct_cbcdec_keys ct_cbcdec;
  br_aes_ct_cbcdec_init(&ct_cbcdec, key, 32); // expect: cipher AES-256-CBC functions=decrypt
  br_aes_ct_cbcdec_run(&ct_cbcdec, iv, out, 64);
  br_aes_ct_ctr_keys ct_ctr;
  br_aes_ct_ctr_init(&ct_ctr, key, 32); // expect: cipher AES-256-CTR
  br_aes_ct_ctr_run(&ct_ctr, iv, out, 64);
  br_aes_ct_ctrcbc_keys ct_both;
  br_aes_ct_ctrcbc_init(&ct_both, key, 16); // expect: cipher AES-128-CTR
  br_aes_ct64_cbcenc_keys ct64_cbcenc;
  br_aes_ct64_cbcenc_init(&ct64_cbcenc, key, 32); // expect: cipher AES-256-CBC functions=encrypt
  br_aes_ct64_cbcenc_run(&ct64_cbcenc, iv, out, 64);
  br_aes_ct64_cbcdec_keys ct64_cbcdec;
  br_aes_ct64_cbcdec_init(&ct64_cbcdec, key, 32); // expect: cipher AES-256-CBC functions=decrypt
  br_aes_ct64_cbcdec_run(&ct64_cbcdec, iv, out, 64);
  br_aes_ct64_ctr_keys ct64_ctr;
  br_aes_ct64_ctr_init(&ct64_ctr, key, 32); // expect: cipher AES-256-CTR
  br_aes_ct64_ctr_run(&ct64_ctr, iv, out, 64);
  br_aes_ct64_ctrcbc_keys ct64_both;
  br_aes_ct64_ctrcbc_init(&ct64_both, key, 16); // expect: cipher AES-128-CTR
  br_aes_x86ni_cbcenc_keys x86ni_cbcenc;
  br_aes_x86ni_cbcenc_init(&x86ni_cbcenc, key, 32); // expect: cipher AES-256-CBC functions=encrypt
  br_aes_x86ni_cbcenc_run(&x86ni_cbcenc, iv, out, 64);
  br_aes_x86ni_cbcdec_keys x86ni_cbcdec;
  br_aes_x86ni_cbcdec_init(&x86ni_cbcdec, key, 32); // expect: cipher AES-256-CBC functions=decrypt
  br_aes_x86ni_cbcdec_run(&x86ni_cbcdec, iv, out, 64);
  br_aes_x86ni_ctr_keys x86ni_ctr;
  br_aes_x86ni_ctr_init(&x86ni_ctr, key, 32); // expect: cipher AES-256-CTR
  br_aes_x86ni_ctr_run(&x86ni_ctr, iv, out, 64);
  br_aes_x86ni_ctrcbc_keys x86ni_both;
  br_aes_x86ni_ctrcbc_init(&x86ni_both, key, 16); // expect: cipher AES-128-CTR
  br_aes_pwr8_cbcenc_keys pwr8_cbcenc;
  br_aes_pwr8_cbcenc_init(&pwr8_cbcenc, key, 32); // expect: cipher AES-256-CBC functions=encrypt
  br_aes_pwr8_cbcenc_run(&pwr8_cbcenc, iv, out, 64);
  br_aes_pwr8_cbcdec_keys pwr8_cbcdec;
  br_aes_pwr8_cbcdec_init(&pwr8_cbcdec, key, 32); // expect: cipher AES-256-CBC functions=decrypt
  br_aes_pwr8_cbcdec_run(&pwr8_cbcdec, iv, out, 64);
  br_aes_pwr8_ctr_keys pwr8_ctr;
  br_aes_pwr8_ctr_init(&pwr8_ctr, key, 32); // expect: cipher AES-256-CTR
  br_aes_pwr8_ctr_run(&pwr8_ctr, iv, out, 64);
  br_aes_pwr8_ctrcbc_keys pwr8_both;
  br_aes_pwr8_ctrcbc_init(&pwr8_both, key, 16); // expect: cipher AES-128-CTR
  br_des_tab_cbcenc_keys des_tab_cbcenc;
  br_des_tab_cbcenc_init(&des_tab_cbcenc, key, 24); // expect: cipher unknown mode=cbc functions=encrypt
  br_des_tab_cbcenc_run(&des_tab_cbcenc, iv, out, 64);
  br_des_tab_cbcdec_keys des_tab_cbcdec;
  br_des_tab_cbcdec_init(&des_tab_cbcdec, key, 24); // expect: cipher unknown mode=cbc functions=decrypt
  br_des_tab_cbcdec_run(&des_tab_cbcdec, iv, out, 64);
  br_des_ct_cbcenc_keys des_ct_cbcenc;
  br_des_ct_cbcenc_init(&des_ct_cbcenc, key, 24); // expect: cipher unknown mode=cbc functions=encrypt
  br_des_ct_cbcenc_run(&des_ct_cbcenc, iv, out, 64);
  br_des_ct_cbcdec_keys des_ct_cbcdec;
  br_des_ct_cbcdec_init(&des_ct_cbcdec, key, 24); // expect: cipher unknown mode=cbc functions=decrypt
  br_des_ct_cbcdec_run(&des_ct_cbcdec, iv, out, 64);
  br_chacha20_ct_run(key, iv, 0, out, 64); // expect: cipher ChaCha20 keyBits=256
  br_chacha20_sse2_run(key, iv, 0, out, 64); // expect: cipher ChaCha20 keyBits=256
  br_poly1305_ctmul_run(key, iv, out, 64, aad, 8, tag, &br_chacha20_ct_run, 1); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  br_poly1305_ctmul32_run(key, iv, out, 64, aad, 8, tag, &br_chacha20_ct_run, 1); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  br_poly1305_i15_run(key, iv, out, 64, aad, 8, tag, &br_chacha20_ct_run, 1); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  br_poly1305_ctmulq_run(key, iv, out, 64, aad, 8, tag, &br_chacha20_ct_run, 1); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  br_gcm_context gcm;
  br_gcm_init(&gcm, &keys.vtable, br_ghash_ctmul); // expect: cipher unknown mode=gcm
  br_gcm_run(&gcm, 1, out, 64);
  br_eax_context eax;
  br_eax_init(&eax, &keys.vtable, br_ghash_ctmul); // expect: cipher unknown mode=eax
  br_eax_run(&eax, 1, out, 64);
  br_ccm_context ccm;
  br_ccm_init(&ccm, &keys.vtable, br_ghash_ctmul); // expect: cipher unknown mode=ccm
  br_ccm_run(&ccm, 1, out, 64);
}

void keys(const unsigned char *in, unsigned char *out, size_t len) {
  br_ecdsa_i31_sign_asn1(&br_ec_all_m31, &br_sha256_vtable, in, &sk, out); // expect: signature ECDSA-SHA-256 functions=sign
  br_ecdsa_i31_vrfy_asn1(&br_ec_all_m31, in, 32, &pk, out, len); // expect: signature ECDSA functions=verify
  br_ecdsa_i31_sign_raw(&br_ec_all_m31, &br_sha256_vtable, in, &sk, out); // expect: signature ECDSA-SHA-256 functions=sign
  br_ecdsa_i31_vrfy_raw(&br_ec_all_m31, in, 32, &pk, out, len); // expect: signature ECDSA functions=verify
  br_ecdsa_i15_sign_asn1(&br_ec_all_m31, &br_sha256_vtable, in, &sk, out); // expect: signature ECDSA-SHA-256 functions=sign
  br_ecdsa_i15_vrfy_asn1(&br_ec_all_m31, in, 32, &pk, out, len); // expect: signature ECDSA functions=verify
  br_ecdsa_i15_sign_raw(&br_ec_all_m31, &br_sha256_vtable, in, &sk, out); // expect: signature ECDSA-SHA-256 functions=sign
  br_ecdsa_i15_vrfy_raw(&br_ec_all_m31, in, 32, &pk, out, len); // expect: signature ECDSA functions=verify
  br_ecdsa_sign sign_asn1 = br_ecdsa_sign_asn1_get_default(); // expect: signature ECDSA functions=sign
  br_ecdsa_vrfy vrfy_asn1 = br_ecdsa_vrfy_asn1_get_default(); // expect: signature ECDSA functions=verify
  br_ecdsa_sign sign_raw = br_ecdsa_sign_raw_get_default(); // expect: signature ECDSA functions=sign
  br_ecdsa_vrfy vrfy_raw = br_ecdsa_vrfy_raw_get_default(); // expect: signature ECDSA functions=verify
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_secp192r1); // expect: keygen EC-P-192
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_secp224r1); // expect: keygen EC-P-224
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_secp256r1); // expect: keygen EC-P-256
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_secp256k1); // expect: keygen EC-secp256k1
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_secp384r1); // expect: keygen EC-P-384
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_secp521r1); // expect: keygen EC-P-521
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_brainpoolP256r1); // expect: keygen EC-brainpoolP256r1
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_brainpoolP384r1); // expect: keygen EC-brainpoolP384r1
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_brainpoolP512r1); // expect: keygen EC-brainpoolP512r1
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_curve25519); // expect: keygen x25519
  br_ec_keygen(&rng.vtable, &br_ec_all_m31, &sk, out, BR_EC_curve448); // expect: keygen x448
  br_rsa_i15_public(out, 256, &rpk); // expect: cipher RSA-RAW
  br_rsa_i15_private(out, &rsk); // expect: cipher RSA-RAW
  br_rsa_i15_pkcs1_sign(BR_HASH_OID_SHA256, in, 32, &rsk, out); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  br_rsa_i15_pkcs1_vrfy(in, 256, BR_HASH_OID_SHA256, 32, &rpk, out); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  br_rsa_i15_oaep_encrypt(&rng.vtable, &br_sha256_vtable, NULL, 0, &rpk, out, 256, in, 32); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
  br_rsa_i15_oaep_decrypt(&br_sha1_vtable, NULL, 0, &rsk, out, &len); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
  br_rsa_i31_public(out, 256, &rpk); // expect: cipher RSA-RAW
  br_rsa_i31_private(out, &rsk); // expect: cipher RSA-RAW
  br_rsa_i31_pkcs1_sign(BR_HASH_OID_SHA256, in, 32, &rsk, out); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  br_rsa_i31_pkcs1_vrfy(in, 256, BR_HASH_OID_SHA256, 32, &rpk, out); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  br_rsa_i31_oaep_encrypt(&rng.vtable, &br_sha256_vtable, NULL, 0, &rpk, out, 256, in, 32); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
  br_rsa_i31_oaep_decrypt(&br_sha1_vtable, NULL, 0, &rsk, out, &len); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
  br_rsa_i32_public(out, 256, &rpk); // expect: cipher RSA-RAW
  br_rsa_i32_private(out, &rsk); // expect: cipher RSA-RAW
  br_rsa_i32_pkcs1_sign(BR_HASH_OID_SHA256, in, 32, &rsk, out); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  br_rsa_i32_pkcs1_vrfy(in, 256, BR_HASH_OID_SHA256, 32, &rpk, out); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  br_rsa_i32_oaep_encrypt(&rng.vtable, &br_sha256_vtable, NULL, 0, &rpk, out, 256, in, 32); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
  br_rsa_i32_oaep_decrypt(&br_sha1_vtable, NULL, 0, &rsk, out, &len); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
  br_rsa_i62_public(out, 256, &rpk); // expect: cipher RSA-RAW
  br_rsa_i62_private(out, &rsk); // expect: cipher RSA-RAW
  br_rsa_i62_pkcs1_sign(BR_HASH_OID_SHA256, in, 32, &rsk, out); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  br_rsa_i62_pkcs1_vrfy(in, 256, BR_HASH_OID_SHA256, 32, &rpk, out); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  br_rsa_i62_oaep_encrypt(&rng.vtable, &br_sha256_vtable, NULL, 0, &rpk, out, 256, in, 32); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
  br_rsa_i62_oaep_decrypt(&br_sha1_vtable, NULL, 0, &rsk, out, &len); // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
  br_rsa_i15_keygen(&rng.vtable, &rsk, priv, &rpk, pub, 3072, 65537); // expect: keygen RSA-3072
  br_rsa_i31_keygen(&rng.vtable, &rsk, priv, &rpk, pub, 3072, 65537); // expect: keygen RSA-3072
  br_rsa_i62_keygen(&rng.vtable, &rsk, priv, &rpk, pub, 3072, 65537); // expect: keygen RSA-3072
  br_rsa_i31_pkcs1_sign(BR_HASH_OID_SHA1, in, 20, &rsk, out); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
  br_rsa_i31_pkcs1_sign(BR_HASH_OID_SHA224, in, 20, &rsk, out); // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
  br_rsa_i31_pkcs1_sign(BR_HASH_OID_SHA384, in, 20, &rsk, out); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
  br_rsa_i31_pkcs1_sign(BR_HASH_OID_SHA512, in, 20, &rsk, out); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  br_rsa_oaep_encrypt enc = br_rsa_oaep_encrypt_get_default(); // expect: cipher RSA-OAEP functions=encrypt
  br_rsa_oaep_decrypt dec = br_rsa_oaep_decrypt_get_default(); // expect: cipher RSA-OAEP functions=decrypt
  br_rsa_pkcs1_sign sign = br_rsa_pkcs1_sign_get_default(); // expect: signature RSA-PKCS1-1.5 functions=sign
  br_rsa_pkcs1_vrfy vrfy = br_rsa_pkcs1_vrfy_get_default(); // expect: signature RSA-PKCS1-1.5 functions=verify
}

void rest(unsigned char *out) {
  br_hmac_drbg_context drbg;
  br_hmac_drbg_init(&drbg, &br_sha256_vtable, "seed", 4); // expect: random HMAC_DRBG-SHA-256 byteLength=32
  br_hmac_drbg_generate(&drbg, out, 32);
  br_aesctr_drbg_context ctr;
  br_aesctr_drbg_init(&ctr, &br_aes_ct_ctr_vtable, seed, 32); // expect: random RNG byteLength=16
  br_aesctr_drbg_generate(&ctr, out, 16);
  br_prng_seeder seeder = br_prng_seeder_system(NULL); // expect: random RNG
  br_ssl_client_context sc;
  br_ssl_client_init_full(&sc, &xc, anchors, 2); // expect: protocol TLS
  br_ssl_engine_set_versions(&sc.eng, BR_TLS12, BR_TLS12); // expect: protocol TLSv1.2
  br_ssl_server_context s0;
  br_ssl_server_init_full_rsa(&s0, chain, 2, &key); // expect: protocol TLS
  br_ssl_server_context s1;
  br_ssl_server_init_full_ec(&s1, chain, 2, &key); // expect: protocol TLS
  br_ssl_server_context s2;
  br_ssl_server_init_minr2g(&s2, chain, 2, &key); // expect: protocol TLS
  br_ssl_server_context s3;
  br_ssl_server_init_mine2g(&s3, chain, 2, &key); // expect: protocol TLS
  br_ssl_server_context s4;
  br_ssl_server_init_minf2g(&s4, chain, 2, &key); // expect: protocol TLS
  br_ssl_server_context s5;
  br_ssl_server_init_minu2g(&s5, chain, 2, &key); // expect: protocol TLS
  br_ssl_server_context s6;
  br_ssl_server_init_minv2g(&s6, chain, 2, &key); // expect: protocol TLS
  br_ssl_server_context s7;
  br_ssl_server_init_mine2c(&s7, chain, 2, &key); // expect: protocol TLS
  br_ssl_server_context s8;
  br_ssl_server_init_minf2c(&s8, chain, 2, &key); // expect: protocol TLS
  br_ssl_engine_set_versions(engine, BR_TLS10, BR_TLS11); // expect: protocol TLSv1.0; protocol TLSv1.1
  br_ssl_engine_set_suites(engine, suites, 2); // expect: protocol TLS
  br_x509_minimal_init(&xc, &br_sha256_vtable, anchors, 2); // expect: certificate unknown certificateFormat=X.509 functions=verify
  br_x509_minimal_init_full(&xc, anchors, 2); // expect: certificate unknown certificateFormat=X.509 functions=verify
}

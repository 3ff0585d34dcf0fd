#include <mbedtls/aes.h>

void hashes_by_steps(void) {
  mbedtls_sha256_context sha256;
  mbedtls_sha256_starts(&sha256, 0); // expect: hash SHA-256
  mbedtls_sha256_update(&sha256, in, len);
  mbedtls_sha256_finish(&sha256, out);
  mbedtls_sha256_context sha224;
  mbedtls_sha256_starts_ret(&sha224, 1); // expect: hash SHA-224
  mbedtls_sha256_update_ret(&sha224, in, len);
  mbedtls_sha256_finish_ret(&sha224, out);
  mbedtls_md2_context c_md2;
  mbedtls_md2_starts(&c_md2); // expect: hash MD2
  mbedtls_md2_update(&c_md2, in, len);
  mbedtls_md2_update_ret(&c_md2, in, len);
  mbedtls_md2_finish(&c_md2, out);
  mbedtls_md2_finish_ret(&c_md2, out);
  mbedtls_md2_process(&c_md2, block);
  mbedtls_internal_md2_process(given, block); // expect: hash MD2
  mbedtls_md4_context c_md4;
  mbedtls_md4_starts(&c_md4); // expect: hash MD4
  mbedtls_md4_update(&c_md4, in, len);
  mbedtls_md4_update_ret(&c_md4, in, len);
  mbedtls_md4_finish(&c_md4, out);
  mbedtls_md4_finish_ret(&c_md4, out);
  mbedtls_md4_process(&c_md4, block);
  mbedtls_internal_md4_process(given, block); // expect: hash MD4
  mbedtls_md5_context c_md5;
  mbedtls_md5_starts(&c_md5); // expect: hash MD5
  mbedtls_md5_update(&c_md5, in, len);
  mbedtls_md5_update_ret(&c_md5, in, len);
  mbedtls_md5_finish(&c_md5, out);
  mbedtls_md5_finish_ret(&c_md5, out);
  mbedtls_md5_process(&c_md5, block);
  mbedtls_internal_md5_process(given, block); // expect: hash MD5
  mbedtls_sha1_context c_sha1;
  mbedtls_sha1_starts(&c_sha1); // expect: hash SHA-1
  mbedtls_sha1_update(&c_sha1, in, len);
  mbedtls_sha1_update_ret(&c_sha1, in, len);
  mbedtls_sha1_finish(&c_sha1, out);
  mbedtls_sha1_finish_ret(&c_sha1, out);
  mbedtls_sha1_process(&c_sha1, block);
  mbedtls_internal_sha1_process(given, block); // expect: hash SHA-1
  mbedtls_ripemd160_context c_ripemd160;
  mbedtls_ripemd160_starts(&c_ripemd160); // expect: hash RIPEMD-160
  mbedtls_ripemd160_update(&c_ripemd160, in, len);
  mbedtls_ripemd160_update_ret(&c_ripemd160, in, len);
  mbedtls_ripemd160_finish(&c_ripemd160, out);
  mbedtls_ripemd160_finish_ret(&c_ripemd160, out);
  mbedtls_ripemd160_process(&c_ripemd160, block);
  mbedtls_internal_ripemd160_process(given, block); // expect: hash RIPEMD-160
  mbedtls_md5_process(given, block); // expect: hash MD5
  mbedtls_sha512_context sha512;
  mbedtls_sha512_starts(&sha512, 1); // expect: hash SHA-384
  mbedtls_sha512_update(&sha512, in, len);
  mbedtls_sha512_update_ret(&sha512, in, len);
  mbedtls_sha512_finish(&sha512, out);
  mbedtls_sha512_finish_ret(&sha512, out);
  mbedtls_sha3_context sha3;
  mbedtls_sha3_starts(&sha3, MBEDTLS_SHA3_256); // expect: hash SHA3-256
  mbedtls_sha3_update(&sha3, in, len);
  mbedtls_sha3_finish(&sha3, out, 32);
  mbedtls_poly1305_context poly;
  mbedtls_poly1305_starts(&poly, key); // expect: mac Poly1305
  mbedtls_poly1305_update(&poly, in, len);
  mbedtls_poly1305_finish(&poly, out);
  mbedtls_md_context_t md, hmac;
  mbedtls_md_init_ctx(&md, mbedtls_md_info_from_type(MBEDTLS_MD_SHA384)); // expect: hash SHA-384
  mbedtls_md_hmac_setup(&hmac, mbedtls_md_info_from_type(MBEDTLS_MD_SHA256)); // expect: mac HMAC-SHA-256
  mbedtls_md_file(mbedtls_md_info_from_type(MBEDTLS_MD_SHA512), path, out); // expect: hash SHA-512
}

void ciphers_by_steps(void) {
  mbedtls_aes_context aes;
  mbedtls_aes_setkey_enc(&aes, key, 128); // expect: cipher AES-128 functions=encrypt
  mbedtls_aes_encrypt(&aes, in, out);
  mbedtls_internal_aes_encrypt(&aes, in, out);
  mbedtls_aes_context back;
  mbedtls_aes_setkey_dec(&back, key, 256); // expect: cipher AES-256 functions=decrypt
  mbedtls_aes_decrypt(&back, in, out);
  mbedtls_internal_aes_decrypt(&back, in, out);
  mbedtls_arc4_context rc4;
  mbedtls_arc4_setup(&rc4, key, 16); // expect: cipher RC4-128
  mbedtls_arc4_crypt(&rc4, len, in, out);
  mbedtls_gcm_context gcm;
  mbedtls_gcm_setkey(&gcm, MBEDTLS_CIPHER_ID_AES, key, 256); // expect: cipher AES-256-GCM functions=encrypt nonceBits=96
  mbedtls_gcm_starts(&gcm, MBEDTLS_GCM_ENCRYPT, iv, 12);
  mbedtls_gcm_update(&gcm, in, len, out, n, &olen);
  mbedtls_gcm_finish(&gcm, out, n, &olen, tag, 16);
  mbedtls_ccm_context ccm;
  mbedtls_ccm_setkey(&ccm, MBEDTLS_CIPHER_ID_AES, key, 128); // expect: cipher AES-128-CCM functions=decrypt nonceBits=104
  mbedtls_ccm_starts(&ccm, MBEDTLS_CCM_DECRYPT, iv, 13);
  mbedtls_ccm_update(&ccm, in, len, out, n, &olen);
  mbedtls_ccm_finish(&ccm, tag, 8);
  mbedtls_chachapoly_context aead;
  mbedtls_chachapoly_setkey(&aead, key); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  mbedtls_chachapoly_starts(&aead, nonce, MBEDTLS_CHACHAPOLY_ENCRYPT);
  mbedtls_chachapoly_update(&aead, len, in, out);
  mbedtls_chachapoly_finish(&aead, tag);
  mbedtls_chachapoly_context aead2;
  mbedtls_chachapoly_setkey(&aead2, key); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  mbedtls_chachapoly_starts(&aead2, nonce, MBEDTLS_CHACHAPOLY_DECRYPT);
  mbedtls_chacha20_context stream;
  mbedtls_chacha20_setkey(&stream, key); // expect: cipher ChaCha20
  mbedtls_chacha20_starts(&stream, nonce, 0);
  mbedtls_chacha20_update(&stream, len, in, out);
  mbedtls_nist_kw_context kw;
  mbedtls_nist_kw_setkey(&kw, MBEDTLS_CIPHER_ID_AES, key, 256, 1); // expect: key-wrap AES-256-KW
  mbedtls_nist_kw_wrap(&kw, MBEDTLS_KW_MODE_KW, in, len, out, &olen, n);
  mbedtls_nist_kw_unwrap(psa_key, MBEDTLS_KW_MODE_KWP, in, len, out, n, &olen); // expect: key-wrap AES-KWP
  mbedtls_cipher_context_t cmac;
  mbedtls_cipher_cmac_update(&cmac, in, len);
  mbedtls_cipher_cmac_finish(&cmac, out);
  mbedtls_cipher_finish_padded(&cmac, out, &olen, &bad);
}

void values(void) {
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_ECB); // expect: cipher AES-256-ECB
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_CBC); // expect: cipher AES-256-CBC
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_CFB); // expect: cipher AES-256-CFB
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_OFB); // expect: cipher AES-256-OFB
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_CTR); // expect: cipher AES-256-CTR
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_GCM); // expect: cipher AES-256-GCM
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_CCM); // expect: cipher AES-256-CCM
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_XTS); // expect: cipher AES-256-XTS
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_KW); // expect: cipher AES-256-KW
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_KWP); // expect: cipher AES-256-KWP
  mbedtls_cipher_info_from_values(MBEDTLS_CIPHER_ID_AES, 256, MBEDTLS_MODE_CCM_STAR_NO_TAG); // expect: cipher AES-256-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_128_CCM_STAR_NO_TAG); // expect: cipher AES-128-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_192_CCM_STAR_NO_TAG); // expect: cipher AES-192-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_AES_256_CCM_STAR_NO_TAG); // expect: cipher AES-256-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_128_CCM_STAR_NO_TAG); // expect: cipher ARIA-128-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_192_CCM_STAR_NO_TAG); // expect: cipher ARIA-192-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_ARIA_256_CCM_STAR_NO_TAG); // expect: cipher ARIA-256-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_128_CCM_STAR_NO_TAG); // expect: cipher CAMELLIA-128-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_192_CCM_STAR_NO_TAG); // expect: cipher CAMELLIA-192-CCM
  mbedtls_cipher_info_from_type(MBEDTLS_CIPHER_CAMELLIA_256_CCM_STAR_NO_TAG); // expect: cipher CAMELLIA-256-CCM
  mbedtls_pkcs12_pbe(params, MBEDTLS_PKCS12_PBE_ENCRYPT, MBEDTLS_CIPHER_DES_EDE3_CBC, MBEDTLS_MD_SHA1, pwd, n, in, len, out); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1 functions=encrypt
  mbedtls_pkcs12_pbe_ext(params, MBEDTLS_PKCS12_PBE_DECRYPT, MBEDTLS_CIPHER_DES_EDE_CBC, MBEDTLS_MD_SHA1, pwd, n, in, len, out, n, &olen); // expect: cipher PKCS12-PBE-3DES-112-CBC-SHA-1 functions=decrypt
  mbedtls_pkcs12_pbe_sha1_rc4_128(params, MBEDTLS_PKCS12_PBE_DECRYPT, pwd, n, in, len, out); // expect: cipher PKCS12-PBE-RC4-128-SHA-1 functions=decrypt
  mbedtls_pkcs5_pbes2(params, MBEDTLS_PKCS5_DECRYPT, pwd, n, in, len, out); // expect: cipher PBES2 functions=decrypt
  mbedtls_pkcs5_pbes2_ext(params, MBEDTLS_PKCS5_ENCRYPT, pwd, n, in, len, out, n, &olen); // expect: cipher PBES2 functions=encrypt
  mbedtls_pkcs7_signed_data_verify(&p7, cert, in, len); // expect: signature CMS functions=verify
  mbedtls_pkcs7_signed_hash_verify(&p7, cert, in, len); // expect: signature CMS functions=verify
}

void keys_and_signatures(void) {
  mbedtls_rsa_context rsa;
  mbedtls_rsa_gen_key(&rsa, rng, NULL, 2048, 65537); // expect: keygen RSA-2048
  mbedtls_rsa_public(&rsa, in, out); // expect: cipher RSA-RAW-2048
  mbedtls_rsa_private(&rsa, rng, NULL, in, out); // expect: cipher RSA-RAW-2048
  mbedtls_rsa_rsassa_pss_sign_ext(&rsa, rng, NULL, MBEDTLS_MD_SHA256, 32, hash, 32, sig); // expect: signature RSA-PSS-SHA-256-MGF1-32-2048 functions=sign
  mbedtls_rsa_rsassa_pss_verify_ext(&rsa, MBEDTLS_MD_SHA256, 32, hash, MBEDTLS_MD_SHA1, 20, sig); // expect: signature RSA-PSS-SHA-256-MGF1-SHA-1-20-2048 saltBits=160 functions=verify
  mbedtls_rsa_rsassa_pss_verify_ext(&rsa, rng, NULL, MBEDTLS_RSA_PUBLIC, MBEDTLS_MD_SHA384, 48, hash, MBEDTLS_MD_SHA384, 48, sig); // expect: signature RSA-PSS-SHA-384-MGF1-48-2048 functions=verify
  mbedtls_ecp_keypair pair;
  mbedtls_ecp_read_key(MBEDTLS_ECP_DP_SECP384R1, &pair, buf, n); // expect: key EC-P-384
  mbedtls_ecp_set_public_key(MBEDTLS_ECP_DP_SECP256K1, &other, &Q); // expect: key EC-secp256k1
  mbedtls_ecp_group grp;
  mbedtls_ecp_group_load(&grp, MBEDTLS_ECP_DP_SECP256R1); // expect: parameters EC-P-256
  mbedtls_ecp_gen_keypair_base(&grp, G, d, Q, rng, NULL); // expect: keygen EC-P-256
  mbedtls_ecp_gen_privkey(&grp, d, rng, NULL); // expect: keygen EC-P-256
  mbedtls_ecp_gen_key(mbedtls_ecp_curve_info_from_name("secp521r1"), &pair, rng, NULL); // expect: keygen EC-P-521
  mbedtls_ecp_gen_key(mbedtls_ecp_curve_info_from_grp_id(MBEDTLS_ECP_DP_BP256R1), &pair, rng, NULL); // expect: keygen EC-brainpoolP256r1
  mbedtls_ecdsa_sign_restartable(&grp, r, s, d, buf, n, rng, NULL, NULL, NULL, rs); // expect: signature ECDSA-P-256 functions=sign
  mbedtls_ecdsa_verify_restartable(&grp, buf, n, Q, r, s, rs); // expect: signature ECDSA-P-256 functions=verify
  mbedtls_ecdsa_sign_det(&grp, r, s, d, buf, n, MBEDTLS_MD_SHA256); // expect: signature ECDSA-P-256-SHA-256 functions=sign
  mbedtls_ecdsa_sign_det_restartable(&grp, r, s, d, buf, n, MBEDTLS_MD_SHA384, rng, NULL, rs); // expect: signature ECDSA-P-256-SHA-384 functions=sign
  mbedtls_ecdsa_write_signature_restartable(&ec, MBEDTLS_MD_SHA512, hash, n, sig, n, &len, rng, NULL, rs); // expect: signature ECDSA-SHA-512 functions=sign
  mbedtls_ecdsa_write_signature_det(&ec, hash, n, sig, &len, MBEDTLS_MD_SHA256); // expect: signature ECDSA-SHA-256 functions=sign
  mbedtls_ecdsa_read_signature_restartable(&ec, hash, n, sig, len, rs); // expect: signature ECDSA functions=verify
  mbedtls_ecdh_context ecdh;
  mbedtls_ecdh_setup(&ecdh, MBEDTLS_ECP_DP_CURVE25519); // expect: key-agreement x25519 curve=Curve25519
  mbedtls_ecdh_make_public(&ecdh, &olen, buf, n, rng, NULL);
  mbedtls_ecdh_calc_secret(given, &olen, buf, n, rng, NULL); // expect: key-agreement ECDH
  mbedtls_ecdh_make_params(given, &olen, buf, n, rng, NULL); // expect: key-agreement ECDH
  mbedtls_ecjpake_context pake;
  mbedtls_ecjpake_setup(&pake, MBEDTLS_ECJPAKE_CLIENT, MBEDTLS_MD_SHA256, MBEDTLS_ECP_DP_SECP256R1, secret, n); // expect: key-agreement J-PAKE-P-256 digest=SHA-256
  mbedtls_ecjpake_write_shared_key(&pake, buf, n, &olen, rng, NULL);
  mbedtls_ecjpake_derive_secret(&pake, buf, n, &olen, rng, NULL);
  mbedtls_lms_generate_private_key(&lms, MBEDTLS_LMS_SHA256_M32_H10, MBEDTLS_LMOTS_SHA256_N32_W8, rng, NULL, seed, n); // expect: keygen LMS_SHA256_M32_H10
  mbedtls_lms_sign(&lms, rng, NULL, msg, n, sig, n, &len); // expect: signature LMS functions=sign
  mbedtls_pk_sign_restartable(&pk, MBEDTLS_MD_SHA256, hash, n, sig, n, &len, rng, NULL, rs); // expect: signature unknown digest=SHA-256 functions=sign
  mbedtls_pk_verify_restartable(&pk, MBEDTLS_MD_SHA256, hash, n, sig, len, rs); // expect: signature unknown digest=SHA-256 functions=verify
  mbedtls_pk_verify_new(MBEDTLS_PK_RSASSA_PSS, &pk, MBEDTLS_MD_SHA256, hash, n, sig, len); // expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
  mbedtls_pk_sign_ext(MBEDTLS_PK_SIGALG_RSA_PSS, &pk, MBEDTLS_MD_SHA384, hash, n, sig, n, &len); // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
  mbedtls_pk_verify_ext(MBEDTLS_PK_SIGALG_RSA_PKCS1V15, &pk, MBEDTLS_MD_SHA256, hash, n, sig, len); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  mbedtls_pk_verify_ext(MBEDTLS_PK_SIGALG_ECDSA, &pk, MBEDTLS_MD_SHA512, hash, n, sig, len); // expect: signature ECDSA-SHA-512 functions=verify
  mbedtls_hmac_drbg_context drbg;
  mbedtls_hmac_drbg_seed_buf(&drbg, mbedtls_md_info_from_type(MBEDTLS_MD_SHA256), seed, n); // expect: random HMAC_DRBG-SHA-256
  mbedtls_hmac_drbg_random_with_add(given, out, 32, add, n); // expect: random HMAC_DRBG byteLength=32 functions=generate
  mbedtls_ctr_drbg_random_with_add(given, out, 16, add, n); // expect: random CTR_DRBG byteLength=16 functions=generate
  mbedtls_havege_random(given, out, 24); // expect: random RNG byteLength=24 functions=generate
}

void tls(mbedtls_ssl_config *conf) {
  mbedtls_ssl_conf_curves(conf, (mbedtls_ecp_group_id[]){ MBEDTLS_ECP_DP_SECP256R1 }); // expect: protocol TLS curve=P-256
  mbedtls_ssl_conf_ciphersuites_for_version(conf, (int[]){ MBEDTLS_TLS_RSA_WITH_AES_128_CBC_SHA }, MBEDTLS_SSL_MAJOR_VERSION_3, MBEDTLS_SSL_MINOR_VERSION_3); // expect: protocol TLSv1.2
  mbedtls_ssl_conf_dh_param(conf, MBEDTLS_DHM_P, MBEDTLS_DHM_G); // expect: parameters DH
  mbedtls_ssl_conf_dh_param_ctx(conf, &dhm); // expect: parameters DH
  mbedtls_ssl_conf_dtls_srtp_protection_profiles(conf, profiles); // expect: protocol SRTP
  mbedtls_ssl_ticket_setup(&tickets, rng, NULL, MBEDTLS_CIPHER_AES_256_GCM, 86400); // expect: cipher AES-256-GCM
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_SECP192K1 }); // expect: protocol TLS curve=secp192k1
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_SECP192R1 }); // expect: protocol TLS curve=P-192
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_SECP224K1 }); // expect: protocol TLS curve=secp224k1
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_SECP224R1 }); // expect: protocol TLS curve=P-224
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_SECP256K1 }); // expect: protocol TLS curve=secp256k1
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_SECP256R1 }); // expect: protocol TLS curve=P-256
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_SECP384R1 }); // expect: protocol TLS curve=P-384
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_SECP521R1 }); // expect: protocol TLS curve=P-521
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_X25519 }); // expect: protocol TLS curve=Curve25519
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_X448 }); // expect: protocol TLS curve=Curve448
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_FFDHE2048 }); // expect: protocol TLS
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_FFDHE3072 }); // expect: protocol TLS
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_FFDHE4096 }); // expect: protocol TLS
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_FFDHE6144 }); // expect: protocol TLS
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_FFDHE8192 }); // expect: protocol TLS
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_BP256R1 }); // expect: protocol TLS curve=brainpoolP256r1
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_BP384R1 }); // expect: protocol TLS curve=brainpoolP384r1
  mbedtls_ssl_conf_groups(conf, (uint16_t[]){ MBEDTLS_SSL_IANA_TLS_GROUP_BP512R1 }); // expect: protocol TLS curve=brainpoolP512r1
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA1 }); // expect: parameters RSA-PKCS1-1.5-SHA-1
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA256 }); // expect: parameters RSA-PKCS1-1.5-SHA-256
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA384 }); // expect: parameters RSA-PKCS1-1.5-SHA-384
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA512 }); // expect: parameters RSA-PKCS1-1.5-SHA-512
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_ECDSA_SHA1 }); // expect: parameters ECDSA-SHA-1
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_ECDSA_SECP256R1_SHA256 }); // expect: parameters ECDSA-P-256-SHA-256
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_ECDSA_SECP384R1_SHA384 }); // expect: parameters ECDSA-P-384-SHA-384
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_ECDSA_SECP521R1_SHA512 }); // expect: parameters ECDSA-P-521-SHA-512
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PSS_RSAE_SHA256 }); // expect: parameters RSA-PSS-SHA-256-MGF1-32
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PSS_RSAE_SHA384 }); // expect: parameters RSA-PSS-SHA-384-MGF1-48
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PSS_RSAE_SHA512 }); // expect: parameters RSA-PSS-SHA-512-MGF1-64
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PSS_PSS_SHA256 }); // expect: parameters RSA-PSS-SHA-256-MGF1-32
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PSS_PSS_SHA384 }); // expect: parameters RSA-PSS-SHA-384-MGF1-48
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_RSA_PSS_PSS_SHA512 }); // expect: parameters RSA-PSS-SHA-512-MGF1-64
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_ED25519 }); // expect: parameters Ed25519
  mbedtls_ssl_conf_sig_algs(conf, (uint16_t[]){ MBEDTLS_TLS1_3_SIG_ED448 }); // expect: parameters Ed448
  mbedtls_ssl_conf_sig_hashes(conf, (int[]){ MBEDTLS_MD_SHA256 }); // expect: parameters SHA-256
  const unsigned char p1[] = MBEDTLS_DHM_RFC3526_MODP_2048_P_BIN;
  mbedtls_ssl_conf_dh_param_bin(conf, p1, sizeof(p1), g, 1); // expect: parameters FFDHE-modp2048
  const unsigned char p2[] = MBEDTLS_DHM_RFC3526_MODP_3072_P_BIN;
  mbedtls_ssl_conf_dh_param_bin(conf, p2, sizeof(p2), g, 1); // expect: parameters FFDHE-modp3072
  const unsigned char p3[] = MBEDTLS_DHM_RFC3526_MODP_4096_P_BIN;
  mbedtls_ssl_conf_dh_param_bin(conf, p3, sizeof(p3), g, 1); // expect: parameters FFDHE-modp4096
  const unsigned char p4[] = MBEDTLS_DHM_RFC7919_FFDHE2048_P_BIN;
  mbedtls_ssl_conf_dh_param_bin(conf, p4, sizeof(p4), g, 1); // expect: parameters FFDHE-ffdhe2048
  const unsigned char p5[] = MBEDTLS_DHM_RFC7919_FFDHE3072_P_BIN;
  mbedtls_ssl_conf_dh_param_bin(conf, p5, sizeof(p5), g, 1); // expect: parameters FFDHE-ffdhe3072
  const unsigned char p6[] = MBEDTLS_DHM_RFC7919_FFDHE4096_P_BIN;
  mbedtls_ssl_conf_dh_param_bin(conf, p6, sizeof(p6), g, 1); // expect: parameters FFDHE-ffdhe4096
  const unsigned char p7[] = MBEDTLS_DHM_RFC7919_FFDHE6144_P_BIN;
  mbedtls_ssl_conf_dh_param_bin(conf, p7, sizeof(p7), g, 1); // expect: parameters FFDHE-ffdhe6144
  const unsigned char p8[] = MBEDTLS_DHM_RFC7919_FFDHE8192_P_BIN;
  mbedtls_ssl_conf_dh_param_bin(conf, p8, sizeof(p8), g, 1); // expect: parameters FFDHE-ffdhe8192
}

#include <wolfssl/wolfcrypt/aes.h>

void use(void) {
  Aes aes, gcm, ccm, xts;
  wc_AesSetKey(&aes, key, 16, iv, AES_ENCRYPTION); // expect: cipher AES-128-CBC functions=encrypt; cipher AES-128-CFB functions=encrypt; cipher AES-128-CFB1 functions=encrypt; cipher AES-128-CFB8 functions=encrypt; cipher AES-128-CTR functions=encrypt; cipher AES-128-ECB functions=encrypt; cipher AES-128-OFB functions=encrypt
  wc_AesCbcEncrypt(&aes, out, in, len);
  wc_AesCtrEncrypt(&aes, out, in, len);
  wc_AesEcbEncrypt(&aes, out, in, len);
  wc_AesCfbEncrypt(&aes, out, in, len);
  wc_AesCfb1Encrypt(&aes, out, in, len);
  wc_AesCfb8Encrypt(&aes, out, in, len);
  wc_AesOfbEncrypt(&aes, out, in, len);
  wc_AesCbcDecrypt(&aes, out, in, len);
  wc_AesEcbDecrypt(&aes, out, in, len);
  wc_AesCfbDecrypt(&aes, out, in, len);
  wc_AesCfb1Decrypt(&aes, out, in, len);
  wc_AesCfb8Decrypt(&aes, out, in, len);
  wc_AesOfbDecrypt(&aes, out, in, len);
  wc_AesSetKey(&other, key, AES_256_KEY_SIZE, iv, AES_DECRYPTION); // expect: cipher AES functions=decrypt
  wc_AesGcmSetKey(&gcm, key, 32); // expect: cipher AES-256-GCM functions=encrypt,decrypt nonceBits=96 tagBits=128
  wc_AesGcmEncrypt(&gcm, out, in, len, iv, 12, tag, 16, ad, 0);
  wc_AesGcmDecrypt(&gcm, out, in, len, iv, 12, tag, 16, ad, 0);
  wc_AesCcmSetKey(&ccm, key, 16); // expect: cipher AES-128-CCM-64 functions=encrypt,decrypt nonceBits=104
  wc_AesCcmEncrypt(&ccm, out, in, len, nonce, 13, tag, 8, ad, 0);
  wc_AesCcmDecrypt(&ccm, out, in, len, nonce, 13, tag, 8, ad, 0);
  wc_AesXtsSetKey(&xts, key, 32, dir, NULL, 0); // expect: cipher AES-XTS
  wc_AesXtsEncrypt(&xts, out, in, len, tweak, 16);
  wc_AesXtsDecrypt(&xts, out, in, len, tweak, 16);
  Des3 des3;
  wc_Des3_SetKey(&des3, key, iv, DES_ENCRYPTION); // expect: cipher 3DES-168-CBC functions=encrypt; cipher 3DES-168-ECB functions=encrypt
  wc_Des_SetKey(&des, key, iv, DES_DECRYPTION); // expect: cipher DES-56 functions=decrypt
  wc_Des_CbcEncrypt(&des3, out, in, len);
  wc_Des_CbcDecrypt(&des3, out, in, len);
  wc_Des_EcbEncrypt(&des3, out, in, len);
  wc_Des_EcbDecrypt(&des3, out, in, len);
  wc_Des3_CbcEncrypt(&des3, out, in, len);
  wc_Des3_CbcDecrypt(&des3, out, in, len);
  wc_Des3_EcbEncrypt(&des3, out, in, len);
  wc_Des3_EcbDecrypt(&des3, out, in, len);
  Camellia camellia;
  wc_CamelliaSetKey(&camellia, key, 24, iv); // expect: cipher CAMELLIA-192-CBC
  wc_CamelliaCbcEncrypt(&camellia, out, in, len);
  wc_CamelliaCbcDecrypt(&camellia, out, in, len);
  Hmac hmac;
  wc_HmacSetKey(&hmac, WC_MD5, key, 32); // expect: mac HMAC-MD5 keyBits=256
  wc_HmacSetKey(&hmac, WC_SHA, key, 32); // expect: mac HMAC-SHA-1 keyBits=256
  wc_HmacSetKey(&hmac, WC_SHA224, key, 32); // expect: mac HMAC-SHA-224 keyBits=256
  wc_HmacSetKey(&hmac, WC_SHA384, key, 32); // expect: mac HMAC-SHA-384 keyBits=256
  wc_HmacSetKey(&hmac, WC_SHA512, key, 32); // expect: mac HMAC-SHA-512 keyBits=256
  wc_HmacSetKey(&hmac, WC_SHA3_224, key, 32); // expect: mac HMAC-SHA3-224 keyBits=256
  wc_HmacSetKey(&hmac, WC_SHA3_256, key, 32); // expect: mac HMAC-SHA3-256
  wc_HmacSetKey(&hmac, WC_SHA3_384, key, 32); // expect: mac HMAC-SHA3-384 keyBits=256
  wc_HmacSetKey(&hmac, WC_SHA3_512, key, 32); // expect: mac HMAC-SHA3-512 keyBits=256
  wc_HmacSetKey(&hmac, WC_SHA256, key, 32); // expect: mac HMAC-SHA-256
  wc_HmacUpdate(&hmac, data);
  wc_HmacFinal(&hmac, data);
  wc_Hash(WC_HASH_TYPE_MD2, data, len, hash, 32); // expect: hash MD2
  wc_Hash(WC_HASH_TYPE_MD4, data, len, hash, 32); // expect: hash MD4
  wc_Hash(WC_HASH_TYPE_MD5, data, len, hash, 32); // expect: hash MD5
  wc_Hash(WC_HASH_TYPE_SHA, data, len, hash, 32); // expect: hash SHA-1
  wc_Hash(WC_HASH_TYPE_SHA224, data, len, hash, 32); // expect: hash SHA-224
  wc_Hash(WC_HASH_TYPE_SHA256, data, len, hash, 32); // expect: hash SHA-256
  wc_Hash(WC_HASH_TYPE_SHA384, data, len, hash, 32); // expect: hash SHA-384
  wc_Hash(WC_HASH_TYPE_SHA512, data, len, hash, 32); // expect: hash SHA-512
  wc_Hash(WC_HASH_TYPE_SHA512_224, data, len, hash, 32); // expect: hash SHA-512/224
  wc_Hash(WC_HASH_TYPE_SHA512_256, data, len, hash, 32); // expect: hash SHA-512/256
  wc_Hash(WC_HASH_TYPE_SHA3_224, data, len, hash, 32); // expect: hash SHA3-224
  wc_Hash(WC_HASH_TYPE_SHA3_256, data, len, hash, 32); // expect: hash SHA3-256
  wc_Hash(WC_HASH_TYPE_SHA3_384, data, len, hash, 32); // expect: hash SHA3-384
  wc_Hash(WC_HASH_TYPE_SHA3_512, data, len, hash, 32); // expect: hash SHA3-512
  wc_Hash(WC_HASH_TYPE_SHAKE128, data, len, hash, 32); // expect: hash SHAKE128
  wc_Hash(WC_HASH_TYPE_SHAKE256, data, len, hash, 32); // expect: hash SHAKE256
  wc_HashInit_ex(&h, WC_HASH_TYPE_SHA256, NULL, 0); // expect: hash SHA-256
  wc_InitBlake2b(&blake, 64); // expect: hash BLAKE2b-512
  wc_PBKDF2(out, pw, 8, salt, 16, 10000, 32, WC_SHA256); // expect: kdf PBKDF2-SHA-256-10000 saltBits=128
  wc_MakeRsaKey(&rsa, 2048, 65537, &rng); // expect: keygen RSA-2048
  wc_RsaPublicEncrypt_ex(in, len, out, size, &rsa, &rng, WC_RSA_PKCSV15_PAD, WC_HASH_TYPE_SHA256, WC_MGF1SHA256, NULL, 0); // expect: cipher RSA-PKCS1-1.5-SHA-256 functions=encrypt
  wc_RsaPublicEncrypt_ex(in, len, out, size, &rsa, &rng, WC_RSA_OAEP_PAD, WC_HASH_TYPE_SHA256, WC_MGF1SHA256, NULL, 0); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
  wc_RsaPublicEncrypt_ex(in, len, out, size, &rsa, &rng, WC_RSA_PSS_PAD, WC_HASH_TYPE_SHA256, WC_MGF1SHA256, NULL, 0); // expect: cipher RSA-PSS-SHA-256-MGF1 functions=encrypt
  wc_RsaPublicEncrypt_ex(in, len, out, size, &rsa, &rng, WC_RSA_NO_PAD, WC_HASH_TYPE_SHA256, WC_MGF1SHA256, NULL, 0); // expect: cipher RSA-RAW-SHA-256 padding=none functions=encrypt
  wc_RsaPrivateDecrypt_ex(in, len, out, size, &rsa, WC_RSA_OAEP_PAD, WC_HASH_TYPE_SHA1, 1, NULL, 0); // expect: cipher RSA-OAEP functions=decrypt
  wc_ecc_make_key_ex(&rng, 32, &ecc, ECC_SECP192R1); // expect: keygen EC-P-192
  wc_ecc_make_key_ex(&rng, 32, &ecc, ECC_SECP224R1); // expect: keygen EC-P-224
  wc_ecc_make_key_ex(&rng, 32, &ecc, ECC_SECP256K1); // expect: keygen EC-secp256k1
  wc_ecc_make_key_ex(&rng, 32, &ecc, ECC_SECP384R1); // expect: keygen EC-P-384
  wc_ecc_make_key_ex(&rng, 32, &ecc, ECC_SECP521R1); // expect: keygen EC-P-521
  wc_ecc_make_key_ex(&rng, 32, &ecc, ECC_BRAINPOOLP256R1); // expect: keygen EC-brainpoolP256r1
  wc_ecc_make_key_ex(&rng, 32, &ecc, ECC_BRAINPOOLP384R1); // expect: keygen EC-brainpoolP384r1
  wc_ecc_make_key_ex(&rng, 32, &ecc, ECC_BRAINPOOLP512R1); // expect: keygen EC-brainpoolP512r1
  wc_ecc_make_key_ex(&rng, 32, &ecc, ECC_SECP256R1); // expect: keygen EC-P-256
  wc_ecc_sign_hash(hash, 32, sig, &len, &rng, &ecc); // expect: signature ECDSA functions=sign
  wc_scrypt(out, pw, 8, salt, 16, 14, 8, 1, 32); // expect: kdf scrypt-16384-8-1
  wc_RNG_GenerateBlock(&rng, out, 32); // expect: random Hash_DRBG-SHA-256 byteLength=32 functions=generate
  wolfSSL_CTX_new(wolfTLSv1_method()); // expect: protocol TLSv1.0 version=1.0
  wolfSSL_CTX_new(wolfTLSv1_client_method()); // expect: protocol TLSv1.0 version=1.0
  wolfSSL_CTX_new(wolfTLSv1_server_method()); // expect: protocol TLSv1.0 version=1.0
  wolfSSL_CTX_new(wolfTLSv1_1_method()); // expect: protocol TLSv1.1 version=1.1
  wolfSSL_CTX_new(wolfTLSv1_1_client_method()); // expect: protocol TLSv1.1 version=1.1
  wolfSSL_CTX_new(wolfTLSv1_1_server_method()); // expect: protocol TLSv1.1 version=1.1
  wolfSSL_CTX_new(wolfTLSv1_2_method()); // expect: protocol TLSv1.2 version=1.2
  wolfSSL_CTX_new(wolfTLSv1_2_client_method()); // expect: protocol TLSv1.2 version=1.2
  wolfSSL_CTX_new(wolfTLSv1_2_server_method()); // expect: protocol TLSv1.2 version=1.2
  wolfSSL_CTX_new(wolfTLSv1_3_method()); // expect: protocol TLSv1.3 version=1.3
  wolfSSL_CTX_new(wolfTLSv1_3_client_method()); // expect: protocol TLSv1.3 version=1.3
  wolfSSL_CTX_new(wolfTLSv1_3_server_method()); // expect: protocol TLSv1.3 version=1.3
  wolfSSL_CTX_new(wolfTLS_client_method()); // expect: protocol TLS
  wolfSSL_CTX_new(wolfTLS_client_method()); // expect: protocol TLS
  wolfSSL_CTX_new(wolfTLS_server_method()); // expect: protocol TLS
  wolfSSL_CTX_new(wolfSSLv3_method()); // expect: protocol SSLv3 version=ssl3
  wolfSSL_CTX_new(wolfSSLv3_client_method()); // expect: protocol SSLv3 version=ssl3
  wolfSSL_CTX_new(wolfSSLv3_server_method()); // expect: protocol SSLv3 version=ssl3
  wolfSSL_CTX_new(wolfSSLv23_method()); // expect: protocol TLS
  wolfSSL_CTX_new(wolfSSLv23_client_method()); // expect: protocol TLS
  wolfSSL_CTX_new(wolfSSLv23_server_method()); // expect: protocol TLS
  wolfSSL_CTX_new(wolfDTLSv1_method()); // expect: protocol DTLSv1.0 version=1.0
  wolfSSL_CTX_new(wolfDTLSv1_client_method()); // expect: protocol DTLSv1.0 version=1.0
  wolfSSL_CTX_new(wolfDTLSv1_server_method()); // expect: protocol DTLSv1.0 version=1.0
  wolfSSL_CTX_new(wolfDTLSv1_2_method()); // expect: protocol DTLSv1.2 version=1.2
  wolfSSL_CTX_new(wolfDTLSv1_2_client_method()); // expect: protocol DTLSv1.2 version=1.2
  wolfSSL_CTX_new(wolfDTLSv1_2_server_method()); // expect: protocol DTLSv1.2 version=1.2
  wolfSSL_CTX_new(wolfDTLSv1_3_method()); // expect: protocol DTLSv1.3 version=1.3
  wolfSSL_CTX_new(wolfDTLSv1_3_client_method()); // expect: protocol DTLSv1.3 version=1.3
  wolfSSL_CTX_new(wolfDTLSv1_3_server_method()); // expect: protocol DTLSv1.3 version=1.3
  wolfSSL_CTX_new(wolfDTLS_method()); // expect: protocol DTLS
  wolfSSL_CTX_new(wolfDTLS_client_method()); // expect: protocol DTLS
  wolfSSL_CTX_new(wolfDTLS_server_method()); // expect: protocol DTLS
  wolfSSL_CTX_SetMinVersion(ctx, WOLFSSL_TLSV1); // expect: protocol TLSv1.0 version=1.0
  wolfSSL_CTX_SetMinVersion(ctx, WOLFSSL_TLSV1_1); // expect: protocol TLSv1.1 version=1.1
  wolfSSL_CTX_SetMinVersion(ctx, WOLFSSL_TLSV1_2); // expect: protocol TLSv1.2 version=1.2
  wolfSSL_CTX_SetMinVersion(ctx, WOLFSSL_TLSV1_3); // expect: protocol TLSv1.3 version=1.3
  wolfSSL_CTX_SetMinVersion(ctx, WOLFSSL_SSLV3); // expect: protocol SSLv3 version=ssl3
  wolfSSL_CTX_set_cipher_list(ctx, "ECDHE-RSA-AES256-GCM-SHA384:AES128-SHA"); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384; protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
}

void others_123(void) {
  wc_Md2Hash(a, b, c, d, e, f, g, h); // expect: hash MD2
  wc_Md5Hash(a, b, c, d, e, f, g, h); // expect: hash MD5
  wc_ShaHash(a, b, c, d, e, f, g, h); // expect: hash SHA-1
  wc_Sha224Hash(a, b, c, d, e, f, g, h); // expect: hash SHA-224
  wc_Sha256Hash(a, b, c, d, e, f, g, h); // expect: hash SHA-256
  wc_Sha384Hash(a, b, c, d, e, f, g, h); // expect: hash SHA-384
  wc_Sha512Hash(a, b, c, d, e, f, g, h); // expect: hash SHA-512
  wc_Sha512_224Hash(a, b, c, d, e, f, g, h); // expect: hash SHA-512/224
  wc_Sha512_256Hash(a, b, c, d, e, f, g, h); // expect: hash SHA-512/256
  wc_Sha3_224Hash(a, b, c, d, e, f, g, h); // expect: hash SHA3-224
  wc_Sha3_256Hash(a, b, c, d, e, f, g, h); // expect: hash SHA3-256
  wc_Sha3_384Hash(a, b, c, d, e, f, g, h); // expect: hash SHA3-384
  wc_Sha3_512Hash(a, b, c, d, e, f, g, h); // expect: hash SHA3-512
  wc_Shake128Hash(a, b, c, d, e, f, g, h); // expect: hash SHAKE128
  wc_Shake256Hash(a, b, c, d, e, f, g, h); // expect: hash SHAKE256
  wc_Sm3Hash(a, b, c, d, e, f, g, h); // expect: hash SM3
  wc_InitMd2(a, b, c, d, e, f, g, h); // expect: hash MD2
  wc_InitMd4(a, b, c, d, e, f, g, h); // expect: hash MD4
  wc_InitMd5(a, b, c, d, e, f, g, h); // expect: hash MD5
  wc_InitSha(a, b, c, d, e, f, g, h); // expect: hash SHA-1
  wc_InitSha224(a, b, c, d, e, f, g, h); // expect: hash SHA-224
  wc_InitSha256(a, b, c, d, e, f, g, h); // expect: hash SHA-256
  wc_InitSha384(a, b, c, d, e, f, g, h); // expect: hash SHA-384
  wc_InitSha512(a, b, c, d, e, f, g, h); // expect: hash SHA-512
  wc_InitSha512_224(a, b, c, d, e, f, g, h); // expect: hash SHA-512/224
  wc_InitSha512_256(a, b, c, d, e, f, g, h); // expect: hash SHA-512/256
  wc_InitSha3_224(a, b, c, d, e, f, g, h); // expect: hash SHA3-224
  wc_InitSha3_256(a, b, c, d, e, f, g, h); // expect: hash SHA3-256
  wc_InitSha3_384(a, b, c, d, e, f, g, h); // expect: hash SHA3-384
  wc_InitSha3_512(a, b, c, d, e, f, g, h); // expect: hash SHA3-512
  wc_InitShake128(a, b, c, d, e, f, g, h); // expect: hash SHAKE128
  wc_InitShake256(a, b, c, d, e, f, g, h); // expect: hash SHAKE256
  wc_InitSm3(a, b, c, d, e, f, g, h); // expect: hash SM3
  wc_InitRipeMd(a, b, c, d, e, f, g, h); // expect: hash RIPEMD-160
  wc_InitMd5_ex(a, b, c, d, e, f, g, h); // expect: hash MD5
  wc_InitSha_ex(a, b, c, d, e, f, g, h); // expect: hash SHA-1
  wc_InitSha224_ex(a, b, c, d, e, f, g, h); // expect: hash SHA-224
  wc_InitSha256_ex(a, b, c, d, e, f, g, h); // expect: hash SHA-256
  wc_InitSha384_ex(a, b, c, d, e, f, g, h); // expect: hash SHA-384
  wc_InitSha512_ex(a, b, c, d, e, f, g, h); // expect: hash SHA-512
  wc_InitBlake2s(a, b, c, d, e, f, g, h); // expect: hash BLAKE2s
  wc_HashInit(a, b, c, d, e, f, g, h); // expect: hash unknown
  wc_InitCmac(a, b, c, d, e, f, g, h); // expect: mac AES-CMAC
  wc_InitCmac_ex(a, b, c, d, e, f, g, h); // expect: mac AES-CMAC
  wc_AesCmacGenerate(a, b, c, d, e, f, g, h); // expect: mac AES-CMAC
  wc_AesCmacVerify(a, b, c, d, e, f, g, h); // expect: mac AES-CMAC
  wc_GmacSetKey(a, b, c, d, e, f, g, h); // expect: mac AES-GMAC
  wc_Poly1305SetKey(a, b, c, d, e, f, g, h); // expect: mac Poly1305
  wc_SipHash(a, b, c, d, e, f, g, h); // expect: mac SipHash
  wc_InitSipHash(a, b, c, d, e, f, g, h); // expect: mac SipHash
  wc_AesSetKeyDirect(a, b, c, d, e, f, g, h); // expect: cipher AES
  wc_AesCbcDecryptWithKey(a, b, c, d, e, f, g, h); // expect: cipher AES-CBC functions=decrypt
  wc_AesKeyWrap(a, b, c, d, e, f, g, h); // expect: key-wrap AES-KW functions=encrypt
  wc_AesKeyUnWrap(a, b, c, d, e, f, g, h); // expect: key-wrap AES-KW functions=decrypt
  wc_AesSivEncrypt(a, b, c, d, e, f, g, h); // expect: cipher AES-SIV
  wc_AesSivDecrypt(a, b, c, d, e, f, g, h); // expect: cipher AES-SIV
  wc_AesEaxEncryptAuth(a, b, c, d, e, f, g, h); // expect: cipher AES-EAX
  wc_AesEaxDecryptAuth(a, b, c, d, e, f, g, h); // expect: cipher AES-EAX
  wc_Arc4SetKey(a, b, c, d, e, f, g, h); // expect: cipher RC4
  wc_Chacha_SetKey(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20
  wc_ChaCha20Poly1305_Encrypt(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  wc_ChaCha20Poly1305_Decrypt(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20-Poly1305 functions=decrypt
  wc_XChaCha20Poly1305_Encrypt(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305 functions=encrypt
  wc_XChaCha20Poly1305_Decrypt(a, b, c, d, e, f, g, h); // expect: cipher XChaCha20-Poly1305 functions=decrypt
  wc_Sm4SetKey(a, b, c, d, e, f, g, h); // expect: cipher SM4
  wc_PBKDF1(a, b, c, d, e, f, g, h); // expect: kdf PBKDF1
  wc_PKCS12_PBKDF(a, b, c, d, e, f, g, h); // expect: kdf PKCS12KDF
  wc_HKDF(a, b, c, d, e, f, g, h); // expect: kdf HKDF
  wc_HKDF_Extract(a, b, c, d, e, f, g, h); // expect: kdf HKDF
  wc_HKDF_Expand(a, b, c, d, e, f, g, h); // expect: kdf HKDF
  wc_RsaPublicEncrypt(a, b, c, d, e, f, g, h); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  wc_RsaPrivateDecrypt(a, b, c, d, e, f, g, h); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  wc_RsaPrivateDecryptInline(a, b, c, d, e, f, g, h); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  wc_RsaSSL_Sign(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5 functions=sign
  wc_RsaSSL_Verify(a, b, c, d, e, f, g, h); // expect: signature RSA-PKCS1-1.5 functions=verify
  wc_RsaPSS_Sign(a, b, c, d, e, f, g, h); // expect: signature RSA-PSS functions=sign
  wc_RsaPSS_Verify(a, b, c, d, e, f, g, h); // expect: signature RSA-PSS functions=verify
  wc_ecc_make_key(a, b, c, d, e, f, g, h); // expect: keygen EC
  wc_ecc_verify_hash(a, b, c, d, e, f, g, h); // expect: signature ECDSA functions=verify
  wc_ecc_shared_secret(a, b, c, d, e, f, g, h); // expect: key-agreement ECDH
  wc_ecc_encrypt(a, b, c, d, e, f, g, h); // expect: cipher ECIES functions=encrypt
  wc_ecc_decrypt(a, b, c, d, e, f, g, h); // expect: cipher ECIES functions=decrypt
  wc_ed25519_make_key(a, b, c, d, e, f, g, h); // expect: keygen Ed25519
  wc_ed448_make_key(a, b, c, d, e, f, g, h); // expect: keygen Ed448
  wc_ed25519_sign_msg(a, b, c, d, e, f, g, h); // expect: signature Ed25519 functions=sign
  wc_ed25519_sign_msg_ex(a, b, c, d, e, f, g, h); // expect: signature Ed25519 functions=sign
  wc_ed448_sign_msg(a, b, c, d, e, f, g, h); // expect: signature Ed448 functions=sign
  wc_ed448_sign_msg_ex(a, b, c, d, e, f, g, h); // expect: signature Ed448 functions=sign
  wc_ed25519_verify_msg(a, b, c, d, e, f, g, h); // expect: signature Ed25519 functions=verify
  wc_ed25519_verify_msg_ex(a, b, c, d, e, f, g, h); // expect: signature Ed25519 functions=verify
  wc_ed448_verify_msg(a, b, c, d, e, f, g, h); // expect: signature Ed448 functions=verify
  wc_ed448_verify_msg_ex(a, b, c, d, e, f, g, h); // expect: signature Ed448 functions=verify
  wc_curve25519_make_key(a, b, c, d, e, f, g, h); // expect: keygen x25519
  wc_curve448_make_key(a, b, c, d, e, f, g, h); // expect: keygen x448
  wc_curve25519_shared_secret(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  wc_curve25519_shared_secret_ex(a, b, c, d, e, f, g, h); // expect: key-agreement x25519
  wc_curve448_shared_secret(a, b, c, d, e, f, g, h); // expect: key-agreement x448
  wc_curve448_shared_secret_ex(a, b, c, d, e, f, g, h); // expect: key-agreement x448
  wc_DhGenerateKeyPair(a, b, c, d, e, f, g, h); // expect: keygen DH
  wc_DhAgree(a, b, c, d, e, f, g, h); // expect: key-agreement DH
  wc_DhGenerateParams(a, b, c, d, e, f, g, h); // expect: parameters DH
  wc_DsaSign(a, b, c, d, e, f, g, h); // expect: signature DSA
  wc_DsaVerify(a, b, c, d, e, f, g, h); // expect: signature DSA
  wc_MakeDsaKey(a, b, c, d, e, f, g, h); // expect: keygen DSA
  wc_MakeDsaParameters(a, b, c, d, e, f, g, h); // expect: parameters DSA
  wc_MlKemKey_MakeKey(a, b, c, d, e, f, g, h); // expect: keygen ML-KEM
  wc_MlKemKey_Init(a, b, c, d, e, f, g, h);
  wc_MlKemKey_Encapsulate(a, b, c, d, e, f, g, h); // expect: kem ML-KEM
  wc_MlKemKey_Decapsulate(a, b, c, d, e, f, g, h); // expect: kem ML-KEM
  wc_KyberKey_MakeKey(a, b, c, d, e, f, g, h); // expect: keygen Kyber
  wc_KyberKey_Encapsulate(a, b, c, d, e, f, g, h); // expect: kem Kyber
  wc_KyberKey_Decapsulate(a, b, c, d, e, f, g, h); // expect: kem Kyber
  wc_dilithium_make_key(a, b, c, d, e, f, g, h); // expect: keygen ML-DSA
  wc_dilithium_sign_msg(a, b, c, d, e, f, g, h); // expect: signature ML-DSA
  wc_dilithium_verify_msg(a, b, c, d, e, f, g, h); // expect: signature ML-DSA
  wc_dilithium_sign_ctx_msg(a, b, c, d, e, f, g, h); // expect: signature ML-DSA
  wc_dilithium_verify_ctx_msg(a, b, c, d, e, f, g, h); // expect: signature ML-DSA
  wc_RNG_GenerateByte(a, b, c, d, e, f, g, h); // expect: random Hash_DRBG-SHA-256 functions=generate
  wolfSSL_set_cipher_list(a, b, c, d, e, f, g, h); // expect: protocol TLS
  wolfSSL_SetMinVersion(a, b, c, d, e, f, g, h); // expect: protocol TLS
  wolfSSL_CTX_set_min_proto_version(a, b, c, d, e, f, g, h); // expect: protocol TLS
  wolfSSL_CTX_set_max_proto_version(a, b, c, d, e, f, g, h); // expect: protocol TLS
}
void methods_with_heap(void) {
  wolfSSL_CTX_new(wolfTLSv1_method_ex(heap)); // expect: protocol TLSv1.0
  wolfSSL_CTX_new(wolfTLSv1_client_method_ex(heap)); // expect: protocol TLSv1.0
  wolfSSL_CTX_new(wolfTLSv1_server_method_ex(heap)); // expect: protocol TLSv1.0
  wolfSSL_CTX_new(wolfTLSv1_1_method_ex(heap)); // expect: protocol TLSv1.1
  wolfSSL_CTX_new(wolfTLSv1_1_client_method_ex(heap)); // expect: protocol TLSv1.1
  wolfSSL_CTX_new(wolfTLSv1_1_server_method_ex(heap)); // expect: protocol TLSv1.1
  wolfSSL_CTX_new(wolfTLSv1_2_method_ex(heap)); // expect: protocol TLSv1.2
  wolfSSL_CTX_new(wolfTLSv1_2_client_method_ex(heap)); // expect: protocol TLSv1.2
  wolfSSL_CTX_new(wolfTLSv1_2_server_method_ex(heap)); // expect: protocol TLSv1.2
  wolfSSL_CTX_new(wolfTLSv1_3_method_ex(heap)); // expect: protocol TLSv1.3
  wolfSSL_CTX_new(wolfTLSv1_3_client_method_ex(heap)); // expect: protocol TLSv1.3
  wolfSSL_CTX_new(wolfTLSv1_3_server_method_ex(heap)); // expect: protocol TLSv1.3
  wolfSSL_CTX_new(wolfSSLv3_method_ex(heap)); // expect: protocol SSLv3
  wolfSSL_CTX_new(wolfSSLv3_client_method_ex(heap)); // expect: protocol SSLv3
  wolfSSL_CTX_new(wolfSSLv3_server_method_ex(heap)); // expect: protocol SSLv3
  wolfSSL_CTX_new(wolfSSLv23_method_ex(heap)); // expect: protocol TLS
  wolfSSL_CTX_new(wolfSSLv23_client_method_ex(heap)); // expect: protocol TLS
  wolfSSL_CTX_new(wolfSSLv23_server_method_ex(heap)); // expect: protocol TLS
  wolfSSL_CTX_new(wolfDTLSv1_method_ex(heap)); // expect: protocol DTLSv1.0
  wolfSSL_CTX_new(wolfDTLSv1_client_method_ex(heap)); // expect: protocol DTLSv1.0
  wolfSSL_CTX_new(wolfDTLSv1_server_method_ex(heap)); // expect: protocol DTLSv1.0
  wolfSSL_CTX_new(wolfDTLSv1_2_method_ex(heap)); // expect: protocol DTLSv1.2
  wolfSSL_CTX_new(wolfDTLSv1_2_client_method_ex(heap)); // expect: protocol DTLSv1.2
  wolfSSL_CTX_new(wolfDTLSv1_2_server_method_ex(heap)); // expect: protocol DTLSv1.2
  wolfSSL_CTX_new(wolfDTLSv1_3_method_ex(heap)); // expect: protocol DTLSv1.3
  wolfSSL_CTX_new(wolfDTLSv1_3_client_method_ex(heap)); // expect: protocol DTLSv1.3
  wolfSSL_CTX_new(wolfDTLSv1_3_server_method_ex(heap)); // expect: protocol DTLSv1.3
  wolfSSL_CTX_new(wolfDTLS_method_ex(heap)); // expect: protocol DTLS
  wolfSSL_CTX_new(wolfDTLS_client_method_ex(heap)); // expect: protocol DTLS
  wolfSSL_CTX_new(wolfDTLS_server_method_ex(heap)); // expect: protocol DTLS
  wolfSSL_CTX_new(wolfTLS_client_method_ex(heap)); // expect: protocol TLS
  wolfSSL_CTX_new(wolfTLS_server_method_ex(heap)); // expect: protocol TLS
  wolfSSL_CTX_new(wolfSSLv2_client_method()); // expect: protocol SSLv2
  wolfSSL_CTX_new(wolfSSLv2_server_method()); // expect: protocol SSLv2
}

void groups_of_wolfssl(WOLFSSL_CTX *ctx, WOLFSSL *ssl) {
  wolfSSL_CTX_set1_groups_list(ctx, "P-256"); // expect: key-agreement ECDHE-P-256
  wolfSSL_CTX_set1_curves_list(ctx, "P-256"); // expect: key-agreement ECDHE-P-256
  wolfSSL_set1_groups_list(ssl, "P-384"); // expect: key-agreement ECDHE-P-384
  wolfSSL_set1_curves_list(ssl, "P-384"); // expect: key-agreement ECDHE-P-384
  wolfSSL_CTX_set1_sigalgs_list(ctx, "RSA+SHA256"); // expect: parameters RSA-PKCS1-1.5-SHA-256
  wolfSSL_set1_sigalgs_list(ctx, "RSA+SHA256"); // expect: parameters RSA-PKCS1-1.5-SHA-256
  wolfSSL_CTX_UseSupportedCurve(ctx, WOLFSSL_ECC_SECP256R1); // expect: protocol TLS curve=P-256
  wolfSSL_CTX_UseSupportedCurve(ctx, WOLFSSL_ECC_SECP384R1); // expect: protocol TLS curve=P-384
  wolfSSL_CTX_UseSupportedCurve(ctx, WOLFSSL_ECC_SECP521R1); // expect: protocol TLS curve=P-521
  wolfSSL_CTX_UseSupportedCurve(ctx, WOLFSSL_ECC_X25519); // expect: protocol TLS curve=Curve25519
  wolfSSL_CTX_UseSupportedCurve(ctx, WOLFSSL_ECC_X448); // expect: protocol TLS curve=Curve448
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_X25519); // expect: protocol TLS curve=Curve25519
  wolfSSL_UseSupportedCurve(ssl, WOLFSSL_ECC_SECP256R1); // expect: protocol TLS curve=P-256
  wolfSSL_set_min_proto_version(ssl, TLS1_2_VERSION); // expect: protocol TLSv1.2
  wolfSSL_set_max_proto_version(ssl, TLS1_3_VERSION); // expect: protocol TLSv1.3
}

void newer_wolfcrypt(void) {
  wc_Md5Hash_ex(in, len, out, NULL, 0); // expect: hash MD5
  wc_ShaHash_ex(in, len, out, NULL, 0); // expect: hash SHA-1
  wc_Sha224Hash_ex(in, len, out, NULL, 0); // expect: hash SHA-224
  wc_Sha256Hash_ex(in, len, out, NULL, 0); // expect: hash SHA-256
  wc_Sha384Hash_ex(in, len, out, NULL, 0); // expect: hash SHA-384
  wc_Sha512Hash_ex(in, len, out, NULL, 0); // expect: hash SHA-512
  wc_RsaPSS_Sign_ex(in, len, out, n, WC_HASH_TYPE_SHA256, WC_MGF1SHA1, 32, &rsa, &rng); // expect: signature RSA-PSS-SHA-256-MGF1-SHA-1 mgfDigest=SHA-1 functions=sign
  wc_RsaPSS_Sign_ex(in, len, out, n, WC_HASH_TYPE_SHA256, WC_MGF1SHA224, 32, &rsa, &rng); // expect: signature RSA-PSS-SHA-256-MGF1-SHA-224 mgfDigest=SHA-224 functions=sign
  wc_RsaPSS_Sign_ex(in, len, out, n, WC_HASH_TYPE_SHA256, WC_MGF1SHA256, 32, &rsa, &rng); // expect: signature RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256 functions=sign
  wc_RsaPSS_Sign_ex(in, len, out, n, WC_HASH_TYPE_SHA256, WC_MGF1SHA384, 32, &rsa, &rng); // expect: signature RSA-PSS-SHA-256-MGF1-SHA-384 mgfDigest=SHA-384 functions=sign
  wc_RsaPSS_Sign_ex(in, len, out, n, WC_HASH_TYPE_SHA256, WC_MGF1SHA512, 32, &rsa, &rng); // expect: signature RSA-PSS-SHA-256-MGF1-SHA-512 mgfDigest=SHA-512 functions=sign
  wc_RsaPSS_Verify_ex(in, len, out, n, WC_HASH_TYPE_SHA384, WC_MGF1SHA384, 48, &rsa); // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
  wc_RsaPSS_VerifyInline(in, len, &out, WC_HASH_TYPE_SHA512, WC_MGF1SHA512, &rsa); // expect: signature RSA-PSS-SHA-512-MGF1 functions=verify
  Rc2 rc2, old;
  wc_Rc2SetKey(&rc2, key, 16, iv, 128); // expect: cipher RC2-128-CBC
  wc_Rc2CbcEncrypt(&rc2, out, in, len);
  wc_Rc2CbcDecrypt(&rc2, out, in, len);
  wc_Rc2SetKey(&old, key, 5, NULL, 40); // expect: cipher RC2-40-ECB
  wc_Rc2EcbEncrypt(&old, out, in, len);
  wc_Rc2EcbDecrypt(&old, out, in, len);
  wc_AesEaxInit(&eax, key, 16, nonce, 12, NULL, 0); // expect: cipher AES-128-EAX
  Aes gcm, ctr;
  wc_AesGcmSetKey(&gcm, key, 32); // expect: cipher AES-256-GCM nonceBits=96
  wc_AesGcmEncryptInit(&gcm, key, 32, iv, 12);
  wc_AesGcmDecryptInit(&gcm, key, 32, iv, 12);
  wc_AesCtrSetKey(&ctr, key, 24, iv, AES_ENCRYPTION); // expect: cipher AES-192-CTR
  wc_Gmac(key, 16, iv, 12, in, len, tag, 16, &rng); // expect: mac AES-128-GMAC
  wc_GmacVerify(key, 32, iv, 12, in, len, tag, 16); // expect: mac AES-256-GMAC
  wc_InitBlake2b_WithKey(&blake, 64, key, 32); // expect: mac BLAKE2b-MAC-512
  wc_InitBlake2s_WithKey(&blake, 32, key, 32); // expect: mac BLAKE2s-MAC-256
  wc_AsconHash256_Init(&ascon); // expect: hash Ascon-Hash256
  wc_AsconAEAD128_SetKey(&aead, key); // expect: cipher Ascon-AEAD128
  wc_ecc_sign_hash_ex(in, len, &rng, &ecc, &r, &s); // expect: signature ECDSA functions=sign
  wc_ecc_verify_hash_ex(&r, &s, in, len, &ok, &ecc); // expect: signature ECDSA functions=verify
  wc_ed25519ph_sign_msg(in, len, out, &n, &ed, NULL, 0); // expect: signature Ed25519ph functions=sign
  wc_ed25519ph_verify_msg(sig, n, in, len, &ok, &ed, NULL, 0); // expect: signature Ed25519ph functions=verify
  wc_SrpInit(&srp, SRP_TYPE_SHA256, SRP_CLIENT_SIDE); // expect: key-agreement SRP
  wc_SrpInit_ex(&srp, SRP_TYPE_SHA256, SRP_CLIENT_SIDE, NULL, 0); // expect: key-agreement SRP
  wc_MlDsaKey_MakeKey(&dsa, &rng); // expect: keygen ML-DSA
  wc_MlDsaKey_Sign(&dsa, out, &n, in, len, &rng); // expect: signature ML-DSA
  wc_MlDsaKey_Verify(&dsa, sig, n, in, len, &ok); // expect: signature ML-DSA
  wc_falcon_sign_msg(in, len, out, &n, &falcon, &rng); // expect: signature FN-DSA
  wc_falcon_verify_msg(sig, n, in, len, &ok, &falcon); // expect: signature FN-DSA
  wc_sphincs_sign_msg(in, len, out, &n, &sphincs, &rng); // expect: signature SPHINCS+
  wc_sphincs_verify_msg(sig, n, in, len, &ok, &sphincs); // expect: signature SPHINCS+
  wc_LmsKey_MakeKey(&lms, &rng); // expect: keygen LMS
  wc_LmsKey_Sign(&lms, out, &n, in, len); // expect: signature LMS
  wc_LmsKey_Verify(&lms, sig, n, in, len); // expect: signature LMS
  wc_XmssKey_MakeKey(&xmss, &rng); // expect: keygen XMSS
  wc_XmssKey_Sign(&xmss, out, &n, in, len); // expect: signature XMSS
  wc_XmssKey_Verify(&xmss, sig, n, in, len); // expect: signature XMSS
  wc_HpkeInit(&hpke, DHKEM_X25519_HKDF_SHA256, HKDF_SHA256, HPKE_AES_128_GCM, NULL); // expect: kem HPKE
  wc_MakeEccsiKey(&eccsi, &rng); // expect: signature ECCSI
  wc_SignEccsiHash(&eccsi, &rng, WC_HASH_TYPE_SHA256, in, len, out, &n); // expect: signature ECCSI
  wc_VerifyEccsiHash(&eccsi, WC_HASH_TYPE_SHA256, in, len, sig, n, &ok); // expect: signature ECCSI
  wc_X963_KDF(WC_HASH_TYPE_SHA256, secret, 32, info, 4, out, 32); // expect: kdf ANSI-KDF-X9.63-SHA-256
}

#include <wolfssl/wolfcrypt/aes.h>

void unknown_objects(void) {
  wc_Md2Update(&given, in, len);
  wc_Md2Final(&given, out);
  wc_Md4Update(&given, in, len);
  wc_Md4Final(&given, out);
  wc_Md5Update(&given, in, len);
  wc_Md5Final(&given, out);
  wc_RipeMdUpdate(&given, in, len);
  wc_RipeMdFinal(&given, out);
  wc_ShaUpdate(&given, in, len);
  wc_ShaFinal(&given, out);
  wc_Sha224Update(&given, in, len);
  wc_Sha224Final(&given, out);
  wc_Sha256Update(&given, in, len);
  wc_Sha256Final(&given, out);
  wc_Sha384Update(&given, in, len);
  wc_Sha384Final(&given, out);
  wc_Sha512Update(&given, in, len);
  wc_Sha512Final(&given, out);
  wc_Sha512_224Update(&given, in, len);
  wc_Sha512_224Final(&given, out);
  wc_Sha512_256Update(&given, in, len);
  wc_Sha512_256Final(&given, out);
  wc_Sm3Update(&given, in, len);
  wc_Sm3Final(&given, out);
  wc_HmacUpdate(&given, in, len);
  wc_HmacFinal(&given, out);
  wc_CmacUpdate(&given, in, len);
  wc_CmacFinal(&given, out);
  wc_Poly1305Update(&given, in, len);
  wc_Poly1305Final(&given, out);
  wc_SipHashUpdate(&given, in, len);
  wc_SipHashFinal(&given, out);
  wc_HashUpdate(&given, in, len);
  wc_HashFinal(&given, out);
  wc_Blake2bUpdate(&given, in, len);
  wc_Blake2bFinal(&given, out);
  wc_Blake2sUpdate(&given, in, len);
  wc_Blake2sFinal(&given, out);
  wc_Sha3_224_Update(&given, in, len);
  wc_Sha3_224_Final(&given, out);
  wc_Sha3_256_Update(&given, in, len);
  wc_Sha3_256_Final(&given, out);
  wc_Sha3_384_Update(&given, in, len);
  wc_Sha3_384_Final(&given, out);
  wc_Sha3_512_Update(&given, in, len);
  wc_Sha3_512_Final(&given, out);
  wc_Shake128_Update(&given, in, len);
  wc_Shake128_Final(&given, out);
  wc_Shake256_Update(&given, in, len);
  wc_Shake256_Final(&given, out);
  wc_Shake128_Absorb(&given, in, len);
  wc_Shake128_SqueezeBlocks(&given, out, 2);
  wc_Shake256_Absorb(&given, in, len);
  wc_Shake256_SqueezeBlocks(&given, out, 2);
  wc_AesCtsEncryptUpdate(&given, out, &n, in, len);
  wc_AesGcmEncryptUpdate(&given, out, in, len, ad, adlen);
  wc_AesEaxEncryptUpdate(&given, out, in, len, ad, adlen);
  wc_AesCtsEncryptFinal(&given, out, &n, in, len);
  wc_AesGcmEncryptFinal(&given, out, in, len, ad, adlen);
  wc_AesEaxEncryptFinal(&given, out, in, len, ad, adlen);
  wc_AesXtsEncryptInit(&given, out, in, len, 1);
  wc_AesXtsEncryptUpdate(&given, out, in, len, 1);
  wc_AesXtsEncryptFinal(&given, out, in, len, 1);
  wc_AesXtsEncryptSector(&given, out, in, len, 1);
  wc_AesXtsEncryptConsecutiveSectors(&given, out, in, len, 1);
  wc_AesEncryptDirect(&given, out, in);
  wc_CamelliaEncryptDirect(&given, out, in);
  wc_AesCtsDecryptUpdate(&given, out, &n, in, len);
  wc_AesGcmDecryptUpdate(&given, out, in, len, ad, adlen);
  wc_AesEaxDecryptUpdate(&given, out, in, len, ad, adlen);
  wc_AesCtsDecryptFinal(&given, out, &n, in, len);
  wc_AesGcmDecryptFinal(&given, out, in, len, ad, adlen);
  wc_AesEaxDecryptFinal(&given, out, in, len, ad, adlen);
  wc_AesXtsDecryptInit(&given, out, in, len, 1);
  wc_AesXtsDecryptUpdate(&given, out, in, len, 1);
  wc_AesXtsDecryptFinal(&given, out, in, len, 1);
  wc_AesXtsDecryptSector(&given, out, in, len, 1);
  wc_AesXtsDecryptConsecutiveSectors(&given, out, in, len, 1);
  wc_AesDecryptDirect(&given, out, in);
  wc_CamelliaDecryptDirect(&given, out, in);
  wc_CmacFinalNoFree(&given, out, &n);
  wc_Arc4Process(&given, out, in, len);
}

void hashes(void) {
  wc_Sha256 sha;
  wc_InitSha256(&sha); // expect: hash SHA-256
  wc_Sha256Update(&sha, in, len);
  wc_Sha256Final(&sha, out);
  wc_Sha3_224Hash_ex(in, len, out, NULL, 0); // expect: hash SHA3-224
  wc_Sha3_256Hash_ex(in, len, out, NULL, 0); // expect: hash SHA3-256
  wc_Sha3_384Hash_ex(in, len, out, NULL, 0); // expect: hash SHA3-384
  wc_Sha3_512Hash_ex(in, len, out, NULL, 0); // expect: hash SHA3-512
  wc_Sha512_224Hash_ex(in, len, out, NULL, 0); // expect: hash SHA-512/224
  wc_Sha512_256Hash_ex(in, len, out, NULL, 0); // expect: hash SHA-512/256
  wc_Shake128Hash_ex(in, len, out, 32, NULL, 0); // expect: hash SHAKE128
  wc_Shake256Hash_ex(in, len, out, 32, NULL, 0); // expect: hash SHAKE256
  wc_Sm3Hash_ex(in, len, out, NULL, 0); // expect: hash SM3
  wc_Hash_ex(WC_HASH_TYPE_SM3, in, len, out, 32, NULL, 0); // expect: hash SM3
  wc_Hash(WC_HASH_TYPE_MD5_SHA, in, len, out, 36); // expect: hash MD5-SHA1
  wc_HashNew(WC_HASH_TYPE_BLAKE2B, NULL, 0, &rc); // expect: hash BLAKE2b-512
  wc_Hash(WC_HASH_TYPE_BLAKE2S, in, len, out, 32); // expect: hash BLAKE2s-256
  wc_HashAlg alg;
  wc_HashInit(&alg, WC_HASH_TYPE_SHA384); // expect: hash SHA-384
  wc_HashUpdate(&alg, WC_HASH_TYPE_SHA384, in, len);
  wc_HashFinal(&alg, WC_HASH_TYPE_SHA384, out);
  wc_InitSha512_224_ex(&other, NULL, 0); // expect: hash SHA-512/224
  wc_InitSha512_256_ex(&other, NULL, 0); // expect: hash SHA-512/256
  Blake2b blake;
  wc_InitBlake2b(&blake, 64); // expect: hash BLAKE2b-512
  wc_Blake2bUpdate(&blake, in, len);
  wc_Blake2bFinal(&blake, out, 64);
}

void macs(void) {
  Hmac hmac;
  wc_HmacSetKey_ex(&hmac, WC_SHA384, key, 48, 1); // expect: mac HMAC-SHA-384
  wc_HmacUpdate(&hmac, in, len);
  Gmac gmac;
  wc_GmacSetKey(&gmac, key, 16); // expect: mac AES-128-GMAC nonceBits=96
  wc_GmacUpdate(&gmac, iv, 12, ad, adlen, tag, 16);
  wc_AesCmacGenerate_ex(&cmac, out, &n, in, len, key, 16, NULL, 0); // expect: mac AES-128-CMAC
  wc_AesCmacVerify_ex(&cmac, check, 16, in, len, key, 32, NULL, 0); // expect: mac AES-256-CMAC
}

void ciphers(void) {
  wc_AesCbcEncryptWithKey(out, in, len, key, 32, iv); // expect: cipher AES-256-CBC functions=encrypt
  wc_AesCtsEncrypt(key, 16, out, in, len, iv); // expect: cipher AES-128-CTS mode=cbc-cts functions=encrypt
  wc_AesCtsDecrypt(key, 32, out, in, len, iv); // expect: cipher AES-256-CTS mode=cbc-cts functions=decrypt
  Aes a, b, c, d, e, f;
  wc_AesSetKey(&a, key, 16, iv, AES_ENCRYPTION); // expect: cipher AES-128 functions=encrypt
  wc_AesEncryptDirect(&a, out, in);
  wc_AesGcmSetKey_ex(&b, key, 32, 0); // expect: cipher AES-256-GCM nonceBits=96 functions=encrypt tagBits=128
  wc_AesGcmSetExtIV(&b, iv, 12);
  wc_AesGcmEncrypt_ex(&b, out, in, len, ivout, 12, tag, 16, ad, adlen);
  wc_AesGcmInit(&c, key, 16, iv, 12); // expect: cipher AES-128-GCM nonceBits=96 functions=encrypt
  wc_AesGcmEncryptUpdate(&c, out, in, len, ad, adlen);
  wc_AesGcmEncryptFinal(&c, tag, 16);
  wc_AesCcmSetKey(&d, key, 16); // expect: cipher AES-128-CCM-64 nonceBits=104 functions=encrypt
  wc_AesCcmSetNonce(&d, nonce, 13);
  wc_AesCcmEncrypt_ex(&d, out, in, len, ivout, 13, tag, 8, ad, adlen);
  wc_AesSetKey(&e, NULL, 0, NULL, AES_ENCRYPTION); // expect: cipher AES-256-GCM functions=encrypt nonceBits=96
  wc_AesGcmEncryptInit_ex(&e, key, 32, ivout, 12);
  wc_AesGcmSetKey(&f, key, 16); // expect: cipher AES-128-GCM nonceBits=96
  wc_AesGcmSetIV(&f, 12, fixed, 4, rng);
  wc_AesXtsSetKeyNoInit(&xts, key, 64, AES_ENCRYPTION); // expect: cipher AES-XTS
  wc_AesKeyWrap_ex(&a, in, len, out, n, NULL); // expect: key-wrap AES-128-KW functions=encrypt
  wc_AesKeyUnWrap_ex(&a, in, len, out, n, NULL); // expect: key-wrap AES-128-KW functions=decrypt
  wc_AesSivEncrypt_ex(key, 64, assoc, 1, nonce, 16, in, len, siv, out); // expect: cipher AES-256-SIV keyBits=512
  wc_AesSivDecrypt_ex(key, 32, assoc, 1, nonce, 16, in, len, siv, out); // expect: cipher AES-256-SIV
  wc_Des_CbcEncryptWithKey(out, in, len, key, iv); // expect: cipher DES-56-CBC functions=encrypt
  wc_Des_CbcDecryptWithKey(out, in, len, key, iv); // expect: cipher DES-56-CBC functions=decrypt
  wc_Des3_CbcEncryptWithKey(out, in, len, key, iv); // expect: cipher 3DES-168-CBC functions=encrypt
  wc_Des3_CbcDecryptWithKey(out, in, len, key, iv); // expect: cipher 3DES-168-CBC functions=decrypt
  ChaCha chacha, xchacha;
  wc_Chacha_SetKey(&chacha, key, 32); // expect: cipher ChaCha20
  wc_Chacha_Process(&chacha, out, in, len);
  wc_XChacha_SetKey(&xchacha, key, 32, nonce, 24, 0); // expect: cipher XChaCha20
  ChaChaPoly_Aead aead, back;
  wc_ChaCha20Poly1305_Init(&aead, key, iv, CHACHA20_POLY1305_AEAD_ENCRYPT); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  wc_ChaCha20Poly1305_UpdateData(&aead, in, out, len);
  wc_ChaCha20Poly1305_Final(&aead, tag);
  wc_ChaCha20Poly1305_Init(&back, key, iv, CHACHA20_POLY1305_AEAD_DECRYPT); // expect: cipher ChaCha20-Poly1305 functions=decrypt
}

void derivations(void) {
  wc_PBKDF2_ex(out, pass, n, salt, 16, 600000, 32, WC_SHA256, NULL, 0); // expect: kdf PBKDF2-SHA-256-600000 saltBits=128
  wc_PBKDF1_ex(key, 16, iv, 16, pass, n, salt, 8, 1000, WC_MD5, NULL); // expect: kdf PBKDF1-MD5-1000 outputBits=128 saltBits=64
  wc_PKCS12_PBKDF_ex(out, pass, n, salt, 8, 2048, 24, WC_SHA, 1, NULL); // expect: kdf PKCS12KDF-SHA-1-2048
  wc_scrypt_ex(out, pass, n, salt, 16, 16384, 8, 1, 32); // expect: kdf scrypt-16384-8-1 saltBits=128 outputBits=256
  wc_HKDF_ex(WC_SHA256, ikm, n, salt, 16, info, 4, out, 32, NULL, 0); // expect: kdf HKDF-SHA-256
  wc_HKDF_Extract_ex(WC_SHA384, salt, 16, ikm, n, out, NULL, 0); // expect: kdf HKDF-SHA-384
  wc_HKDF_Expand_ex(WC_SHA512, prk, 64, info, 4, out, 64, NULL, 0); // expect: kdf HKDF-SHA-512
  wc_Tls13_HKDF_Extract(prk, salt, 32, ikm, 32, WC_SHA256); // expect: kdf HKDF-SHA-256
  wc_Tls13_HKDF_Extract_ex(prk, salt, 32, ikm, 32, WC_SHA384, NULL, 0); // expect: kdf HKDF-SHA-384
  wc_Tls13_HKDF_Expand_Label(okm, 16, prk, 32, proto, 6, label, 3, info, 0, WC_SHA256); // expect: kdf HKDF-SHA-256 outputBits=128
  wc_Tls13_HKDF_Expand_Label_ex(okm, 16, prk, 48, proto, 6, label, 3, info, 0, WC_SHA384, NULL, 0); // expect: kdf HKDF-SHA-384 outputBits=128
  wc_PRF(out, 48, secret, n, seed, n, sha256_mac, NULL, 0); // expect: kdf TLS-PRF outputBits=384
  wc_PRF_TLS(out, 12, secret, n, label, n, seed, n, 1, sha384_mac, NULL, 0); // expect: kdf TLS-PRF outputBits=96
  wc_PRF_TLSv1(out, 12, secret, n, label, n, seed, n, NULL, 0); // expect: kdf TLS1-PRF digest=MD5-SHA1 outputBits=96
  wc_SSH_KDF(WC_HASH_TYPE_SHA256, 'A', key, 16, k, n, h, n, sid, n); // expect: kdf SSH-KDF-SHA-256 outputBits=128
  wc_SRTP_KDF(key, 16, salt, 14, 0, idx, k1, n, k2, n, k3, n); // expect: kdf SRTP-KDF keyBits=128
  wc_SRTCP_KDF(key, 32, salt, 14, 0, idx, k1, n, k2, n, k3, n); // expect: kdf SRTP-KDF keyBits=256
  wc_SRTCP_KDF_ex(key, 16, salt, 14, 0, idx, k1, n, k2, n, k3, n, 1); // expect: kdf SRTP-KDF keyBits=128
  wc_SRTP_KDF_label(key, 16, salt, 14, 0, idx, 1, out, n); // expect: kdf SRTP-KDF keyBits=128
  wc_SRTCP_KDF_label(key, 16, salt, 14, 0, idx, 1, out, n); // expect: kdf SRTP-KDF keyBits=128
  wc_KDA_KDF_onestep(z, n, info, n, 32, WC_HASH_TYPE_SHA256, out, 32); // expect: kdf SP800_56C_OneStep-SHA-256
  wc_EncryptPKCS8Key(key, n, out, &m, pass, n, PKCS5v2, PBES2, AES256CBCb, salt, 16, 10000, rng, NULL); // expect: cipher PBES2-10000
  wc_CreateEncryptedPKCS8Key(key, n, out, &m, pass, n, PKCS5v2, PBES2, AES256CBCb, salt, 16, 2048, rng, NULL); // expect: cipher PBES2-2048
  wc_PKCS12_create(pass, n, name, key, n, cert, n, NULL, 0, 0, 2048, 2048, 0, NULL); // expect: keystore unknown iterations=2048
}

void signatures(RsaKey *rsa, ecc_key *ec) {
  wc_RsaPrivateDecryptInline_ex(in, len, &out, rsa, WC_RSA_OAEP_PAD, WC_HASH_TYPE_SHA256, WC_MGF1SHA256, NULL, 0); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=decrypt
  wc_RsaDirect(in, len, out, &n, rsa, RSA_PUBLIC_ENCRYPT, rng); // expect: cipher RSA-RAW
  wc_RsaFunction(in, len, out, &n, RSA_PRIVATE_DECRYPT, rsa, rng); // expect: cipher RSA-RAW
  wc_RsaSSL_VerifyInline(in, len, &out, rsa); // expect: signature RSA-PKCS1-1.5 functions=verify
  wc_RsaSSL_Verify_ex(in, len, out, n, rsa, WC_RSA_PSS_PAD); // expect: signature RSA-PSS functions=verify
  wc_RsaSSL_Verify_ex2(in, len, out, n, rsa, WC_RSA_PSS_PAD, WC_HASH_TYPE_SHA384); // expect: signature RSA-PSS-SHA-384-MGF1 functions=verify
  wc_RsaPSS_VerifyCheck(in, len, out, n, digest, 32, WC_HASH_TYPE_SHA256, WC_MGF1SHA256, rsa); // expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
  wc_RsaPSS_VerifyCheckInline(in, len, &out, digest, 48, WC_HASH_TYPE_SHA384, WC_MGF1SHA1, rsa); // expect: signature RSA-PSS-SHA-384-MGF1-SHA-1 functions=verify
  wc_RsaPSS_VerifyInline_ex(in, len, &out, WC_HASH_TYPE_SHA256, WC_MGF1SHA256, 32, rsa); // expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
  wc_RsaPSS_CheckPadding(in, len, sig, n, WC_HASH_TYPE_SHA256); // expect: signature RSA-PSS-SHA-256-MGF1 functions=verify
  wc_RsaPSS_CheckPadding_ex(in, len, sig, n, WC_HASH_TYPE_SHA512, 64, 2048); // expect: signature RSA-PSS-SHA-512-MGF1 functions=verify
  wc_SignatureGenerate(WC_HASH_TYPE_SHA256, WC_SIGNATURE_TYPE_ECC, in, len, sig, &n, ec, sizeof(ec), rng); // expect: signature ECDSA-SHA-256 functions=sign
  wc_SignatureGenerate_ex(WC_HASH_TYPE_SHA256, WC_SIGNATURE_TYPE_RSA_W_ENC, in, len, sig, &n, rsa, m, rng, 1); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  wc_SignatureGenerateHash(WC_HASH_TYPE_SHA384, WC_SIGNATURE_TYPE_ECC, in, len, sig, &n, ec, m, rng); // expect: signature ECDSA-SHA-384 functions=sign
  wc_SignatureGenerateHash_ex(WC_HASH_TYPE_SHA384, WC_SIGNATURE_TYPE_RSA, in, len, sig, &n, rsa, m, rng, 1); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
  wc_SignatureVerify(WC_HASH_TYPE_SHA, WC_SIGNATURE_TYPE_RSA_W_ENC, in, len, sig, n, rsa, m); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
  wc_SignatureVerifyHash(WC_HASH_TYPE_SHA512, WC_SIGNATURE_TYPE_ECC, in, len, sig, n, ec, m); // expect: signature ECDSA-SHA-512 functions=verify
  wc_DsaSign_ex(digest, 20, out, dsa, rng); // expect: signature DSA
  wc_DsaVerify_ex(digest, 20, sig, dsa, &ok); // expect: signature DSA
  wc_ed25519ph_sign_hash(hash, 64, sig, &n, ed, NULL, 0); // expect: signature Ed25519ph functions=sign
  wc_ed25519ph_verify_hash(sig, n, hash, 64, &ok, ed, NULL, 0); // expect: signature Ed25519ph functions=verify
  wc_ed448ph_sign_hash(hash, 64, sig, &n, ed, NULL, 0); // expect: signature Ed448ph functions=sign
  wc_ed448ph_verify_hash(sig, n, hash, 64, &ok, ed, NULL, 0); // expect: signature Ed448ph functions=verify
  wc_ed448ph_sign_msg(in, len, sig, &n, ed, NULL, 0); // expect: signature Ed448ph functions=sign
  wc_ed448ph_verify_msg(sig, n, in, len, &ok, ed, NULL, 0); // expect: signature Ed448ph functions=verify
  wc_ed25519ctx_sign_msg(in, len, sig, &n, ed, ctx, 4); // expect: signature Ed25519ctx functions=sign
  wc_ed25519ctx_verify_msg(sig, n, in, len, &ok, ed, ctx, 4); // expect: signature Ed25519ctx functions=verify
  wc_ed25519_verify_msg_final(sig, n, &ok, ed); // expect: signature Ed25519 functions=verify
  wc_ed448_verify_msg_final(sig, n, &ok, ed); // expect: signature Ed448 functions=verify
  wc_PKCS7_EncodeSignedData(p7, out, n); // expect: signature CMS functions=sign
  wc_PKCS7_EncodeSignedData_ex(p7, hash, 32, head, &n, foot, &m); // expect: signature CMS functions=sign
  wc_PKCS7_EncodeSignedFPD(p7, key, n, RSAk, SHA256h, in, len, NULL, 0, out, m); // expect: signature CMS functions=sign
  wc_PKCS7_VerifySignedData(p7, in, len); // expect: signature CMS functions=verify
  wc_PKCS7_VerifySignedData_ex(p7, hash, 32, head, n, foot, m); // expect: signature CMS functions=verify
  wc_PKCS7_EncodeEnvelopedData(p7, out, n); // expect: cipher CMS functions=encrypt
  wc_PKCS7_EncodeAuthEnvelopedData(p7, out, n); // expect: cipher CMS functions=encrypt
  wc_PKCS7_EncodeEncryptedData(p7, out, n); // expect: cipher CMS functions=encrypt
  wc_PKCS7_DecodeEnvelopedData(p7, in, len, out, n); // expect: cipher CMS functions=decrypt
  wc_PKCS7_DecodeAuthEnvelopedData(p7, in, len, out, n); // expect: cipher CMS functions=decrypt
  wc_PKCS7_DecodeEncryptedData(p7, in, len, out, n); // expect: cipher CMS functions=decrypt
  wc_MakeSakkeKey(sakke, rng); // expect: kem SAKKE
  wc_MakeSakkeEncapsulatedSSV(sakke, WC_HASH_TYPE_SHA256, ssv, n, auth, &m); // expect: kem SAKKE
  wc_DeriveSakkeSSV(sakke, WC_HASH_TYPE_SHA256, ssv, n, auth, m); // expect: kem SAKKE
  wc_HpkeSealBase(hpke, eph, receiver, info, n, ad, n, in, len, out); // expect: cipher HPKE
  wc_HpkeOpenBase(hpke, receiver, pub, n, info, n, ad, n, in, len, out); // expect: cipher HPKE
  wc_SrpComputeKey(srp, a, n, b, n); // expect: key-agreement SRP
}

void keys(void) {
  ecc_key k1, k2, k3, k4, k5;
  wc_ecc_make_key_ex2(rng, 32, &k1, ECC_SECP256R1, 0); // expect: keygen EC-P-256
  wc_ecc_import_private_key_ex(priv, n, pub, n, &k2, ECC_SECP384R1); // expect: key EC-P-384
  wc_ecc_import_x963_ex(in, len, &k3, ECC_SECP521R1); // expect: key EC-P-521
  wc_ecc_import_raw(&k4, x, y, d, "SECP256R1"); // expect: key EC-P-256
  wc_ecc_import_raw_ex(&k4, x, y, d, ECC_SECP224R1); // expect: key EC-P-224
  wc_ecc_import_unsigned(&k4, x, y, d, ECC_SM2P256V1); // expect: key EC-sm2p256v1
  wc_ecc_set_curve(&k5, 32, ECC_BRAINPOOLP256R1);
  wc_ecc_shared_secret_ex(&k5, point, out, &n); // expect: key-agreement ECDH-brainpoolP256r1
  wc_ecc_shared_secret_gen_sync(&k1, point, out, &n); // expect: key-agreement ECDH-P-256
  wc_ecc_encrypt_ex(&k1, &k2, in, len, out, &n, ctx, 1); // expect: cipher ECIES functions=encrypt
  DhKey dh;
  wc_DhSetNamedKey(&dh, WC_FFDHE_3072);
  wc_DhGenerateKeyPair(&dh, rng, priv, &n, pub, &n); // expect: keygen FFDHE-ffdhe3072
  wc_DhAgree_ct(&dh, out, &n, priv, n, pub, n); // expect: key-agreement FFDHE-ffdhe3072
  MlKemKey kem, old;
  wc_MlKemKey_Init(&kem, WC_ML_KEM_768, NULL, 0);
  wc_MlKemKey_MakeKey(&kem, rng); // expect: keygen ML-KEM-768
  wc_MlKemKey_MakeKeyWithRandom(&kem, rand, 64); // expect: keygen ML-KEM-768
  wc_MlKemKey_Encapsulate(&kem, ct, ss, rng); // expect: kem ML-KEM-768 functions=encapsulate
  wc_MlKemKey_EncapsulateWithRandom(&kem, ct, ss, rand, 32); // expect: kem ML-KEM-768 functions=encapsulate
  wc_MlKemKey_Decapsulate(&kem, ss, ct, n); // expect: kem ML-KEM-768 functions=decapsulate
  wc_KyberKey_Init(KYBER512, &old, NULL, 0);
  wc_KyberKey_MakeKey(&old, rng); // expect: keygen Kyber-512
  wc_KyberKey_MakeKeyWithRandom(&old, rand, 64); // expect: keygen Kyber-512
  wc_KyberKey_Encapsulate(&old, ct, ss, rng); // expect: kem Kyber-512 functions=encapsulate
  wc_KyberKey_EncapsulateWithRandom(&old, ct, ss, rand, 32); // expect: kem Kyber-512 functions=encapsulate
  wc_KyberKey_Decapsulate(&old, ss, ct, n); // expect: kem Kyber-512 functions=decapsulate
  dilithium_key dsa, dsa2;
  wc_dilithium_set_level(&dsa, WC_ML_DSA_65);
  wc_dilithium_make_key(&dsa, rng); // expect: keygen ML-DSA-65
  wc_dilithium_make_key_from_seed(&dsa, seed); // expect: keygen ML-DSA-65
  wc_dilithium_sign_msg(in, len, sig, &n, &dsa, rng); // expect: signature ML-DSA-65 functions=sign
  wc_dilithium_sign_msg_with_seed(in, len, sig, &n, &dsa, seed); // expect: signature ML-DSA-65 functions=sign
  wc_dilithium_sign_ctx_msg(ctx, 4, in, len, sig, &n, &dsa, rng); // expect: signature ML-DSA-65 functions=sign
  wc_dilithium_sign_ctx_msg_with_seed(ctx, 4, in, len, sig, &n, &dsa, seed); // expect: signature ML-DSA-65 functions=sign
  wc_dilithium_sign_ctx_hash(ctx, 4, WC_HASH_TYPE_SHA512, hash, 64, sig, &n, &dsa, rng); // expect: signature HashML-DSA-65-SHA-512 functions=sign
  wc_dilithium_sign_ctx_hash_with_seed(ctx, 4, WC_HASH_TYPE_SHA512, hash, 64, sig, &n, &dsa, seed); // expect: signature HashML-DSA-65-SHA-512 functions=sign
  wc_dilithium_verify_msg(sig, n, in, len, &ok, &dsa); // expect: signature ML-DSA-65 functions=verify
  wc_dilithium_verify_ctx_hash(sig, n, ctx, 4, WC_HASH_TYPE_SHA256, hash, 32, &ok, &dsa); // expect: signature HashML-DSA-65-SHA-256 functions=verify
  wc_MlDsaKey_SetParams(&dsa2, WC_ML_DSA_87);
  wc_MlDsaKey_Sign(&dsa2, sig, &n, in, len, rng); // expect: signature ML-DSA-87
  XmssKey xmss;
  wc_XmssKey_SetParamStr(&xmss, "XMSS-SHA2_10_256");
  wc_XmssKey_MakeKey(&xmss, rng); // expect: keygen XMSS-SHA2_10_256
}

void every_constant(void) {
  wc_ecc_make_key_ex(rng, 0, &key, ECC_SECP112R1); // expect: keygen EC-secp112r1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_SECP112R2); // expect: keygen EC-secp112r2
  wc_ecc_make_key_ex(rng, 0, &key, ECC_SECP128R1); // expect: keygen EC-secp128r1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_SECP128R2); // expect: keygen EC-secp128r2
  wc_ecc_make_key_ex(rng, 0, &key, ECC_SECP160R1); // expect: keygen EC-secp160r1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_SECP160R2); // expect: keygen EC-secp160r2
  wc_ecc_make_key_ex(rng, 0, &key, ECC_SECP160K1); // expect: keygen EC-secp160k1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_SECP192K1); // expect: keygen EC-secp192k1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_SECP224K1); // expect: keygen EC-secp224k1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_PRIME192V2); // expect: keygen EC-prime192v2
  wc_ecc_make_key_ex(rng, 0, &key, ECC_PRIME192V3); // expect: keygen EC-prime192v3
  wc_ecc_make_key_ex(rng, 0, &key, ECC_PRIME239V1); // expect: keygen EC-prime239v1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_PRIME239V2); // expect: keygen EC-prime239v2
  wc_ecc_make_key_ex(rng, 0, &key, ECC_PRIME239V3); // expect: keygen EC-prime239v3
  wc_ecc_make_key_ex(rng, 0, &key, ECC_BRAINPOOLP160R1); // expect: keygen EC-brainpoolP160r1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_BRAINPOOLP192R1); // expect: keygen EC-brainpoolP192r1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_BRAINPOOLP224R1); // expect: keygen EC-brainpoolP224r1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_BRAINPOOLP320R1); // expect: keygen EC-brainpoolP320r1
  wc_ecc_make_key_ex(rng, 0, &key, ECC_X25519); // expect: keygen x25519 curve=Curve25519
  wc_ecc_make_key_ex(rng, 0, &key, ECC_X448); // expect: keygen x448 curve=Curve448
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_SECP160K1); // expect: protocol TLS curve=secp160k1
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_SECP160R1); // expect: protocol TLS curve=secp160r1
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_SECP160R2); // expect: protocol TLS curve=secp160r2
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_SECP192K1); // expect: protocol TLS curve=secp192k1
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_SECP192R1); // expect: protocol TLS curve=P-192
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_SECP224K1); // expect: protocol TLS curve=secp224k1
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_SECP224R1); // expect: protocol TLS curve=P-224
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_SECP256K1); // expect: protocol TLS curve=secp256k1
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_BRAINPOOLP256R1); // expect: protocol TLS curve=brainpoolP256r1
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_BRAINPOOLP384R1); // expect: protocol TLS curve=brainpoolP384r1
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_BRAINPOOLP512R1); // expect: protocol TLS curve=brainpoolP512r1
  wolfSSL_UseKeyShare(ssl, WOLFSSL_ECC_SM2P256V1); // expect: protocol TLS curve=sm2p256v1
  DhKey d2048;
  wc_DhSetNamedKey(&d2048, WC_FFDHE_2048);
  wc_DhGenerateKeyPair(&d2048, rng, priv, &n, pub, &n); // expect: keygen FFDHE-ffdhe2048
  DhKey d4096;
  wc_DhSetNamedKey(&d4096, WC_FFDHE_4096);
  wc_DhGenerateKeyPair(&d4096, rng, priv, &n, pub, &n); // expect: keygen FFDHE-ffdhe4096
  DhKey d6144;
  wc_DhSetNamedKey(&d6144, WC_FFDHE_6144);
  wc_DhGenerateKeyPair(&d6144, rng, priv, &n, pub, &n); // expect: keygen FFDHE-ffdhe6144
  DhKey d8192;
  wc_DhSetNamedKey(&d8192, WC_FFDHE_8192);
  wc_DhGenerateKeyPair(&d8192, rng, priv, &n, pub, &n); // expect: keygen FFDHE-ffdhe8192
  MlKemKey m512;
  wc_MlKemKey_Init(&m512, WC_ML_KEM_512, NULL, 0);
  wc_MlKemKey_MakeKey(&m512, rng); // expect: keygen ML-KEM-512
  MlKemKey m1024;
  wc_MlKemKey_Init(&m1024, WC_ML_KEM_1024, NULL, 0);
  wc_MlKemKey_MakeKey(&m1024, rng); // expect: keygen ML-KEM-1024
  KyberKey y768;
  wc_KyberKey_Init(KYBER768, &y768, NULL, 0);
  wc_KyberKey_MakeKey(&y768, rng); // expect: keygen Kyber-768
  KyberKey y1024;
  wc_KyberKey_Init(KYBER1024, &y1024, NULL, 0);
  wc_KyberKey_MakeKey(&y1024, rng); // expect: keygen Kyber-1024
  dilithium_key q;
  wc_dilithium_set_level(&q, WC_ML_DSA_44);
  wc_dilithium_make_key(&q, rng); // expect: keygen ML-DSA-44
}

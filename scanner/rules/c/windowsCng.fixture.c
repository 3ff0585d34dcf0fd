#include <windows.h>
#include <bcrypt.h>

void aes(void) {
  BCRYPT_ALG_HANDLE hAlg = NULL;
  BCRYPT_KEY_HANDLE hKey = NULL;
  BCryptOpenAlgorithmProvider(&hAlg, BCRYPT_AES_ALGORITHM, NULL, 0); // expect: parameters AES-GCM
  BCryptSetProperty(hAlg, BCRYPT_CHAINING_MODE, (PBYTE)BCRYPT_CHAIN_MODE_GCM, sizeof(BCRYPT_CHAIN_MODE_GCM), 0); // none
  BCryptGenerateSymmetricKey(hAlg, &hKey, object, size, key, 32, 0); // none
  BCryptEncrypt(hKey, in, len, NULL, iv, 16, out, outlen, &done, BCRYPT_BLOCK_PADDING); // expect: cipher AES-256-GCM functions=encrypt
  BCryptDecrypt(hKey, in, len, NULL, iv, 16, out, outlen, &done, BCRYPT_BLOCK_PADDING); // expect: cipher AES-256-GCM functions=decrypt
}

void others(void) {
  BCRYPT_ALG_HANDLE hHash, hRsa, hEc;
  BCRYPT_KEY_HANDLE pair;
  BCryptOpenAlgorithmProvider(&hHash, BCRYPT_SHA256_ALGORITHM, NULL, BCRYPT_ALG_HANDLE_HMAC_FLAG); // expect: parameters SHA-256
  BCryptCreateHash(hHash, &hash, NULL, 0, NULL, 0, 0); // expect: hash SHA-256
  BCryptHash(BCRYPT_SHA512_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash SHA-512
  BCryptOpenAlgorithmProvider(&hRsa, BCRYPT_RSA_ALGORITHM, NULL, 0); // expect: parameters RSA
  BCryptGenerateKeyPair(hRsa, &pair, 2048, 0); // expect: keygen RSA-2048
  BCryptSignHash(pair, NULL, hash, 32, sig, len, &done, BCRYPT_PAD_PSS); // expect: signature RSA-2048 functions=sign
  BCryptVerifySignature(pair, NULL, hash, 32, sig, len, 0); // expect: signature RSA-2048 functions=verify
  BCryptOpenAlgorithmProvider(&other, BCRYPT_DES_ALGORITHM, NULL, 0); // expect: parameters DES-56
  BCryptOpenAlgorithmProvider(&other, BCRYPT_RC2_ALGORITHM, NULL, 0); // expect: parameters RC2
  BCryptOpenAlgorithmProvider(&other, BCRYPT_RC4_ALGORITHM, NULL, 0); // expect: parameters RC4
  BCryptOpenAlgorithmProvider(&other, BCRYPT_3DES_ALGORITHM, NULL, 0); // expect: parameters 3DES-168
  BCryptOpenAlgorithmProvider(&other, BCRYPT_3DES_112_ALGORITHM, NULL, 0); // expect: parameters 3DES-112
  BCryptOpenAlgorithmProvider(&other, BCRYPT_DESX_ALGORITHM, NULL, 0); // expect: parameters DESX
  BCryptOpenAlgorithmProvider(&other, BCRYPT_CHACHA20_POLY1305_ALGORITHM, NULL, 0); // expect: parameters ChaCha20-Poly1305
  BCryptOpenAlgorithmProvider(&other, BCRYPT_XTS_AES_ALGORITHM, NULL, 0); // expect: parameters AES-XTS
  BCryptOpenAlgorithmProvider(&other, BCRYPT_MD2_ALGORITHM, NULL, 0); // expect: parameters MD2
  BCryptOpenAlgorithmProvider(&other, BCRYPT_MD4_ALGORITHM, NULL, 0); // expect: parameters MD4
  BCryptOpenAlgorithmProvider(&other, BCRYPT_MD5_ALGORITHM, NULL, 0); // expect: parameters MD5
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SHA1_ALGORITHM, NULL, 0); // expect: parameters SHA-1
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SHA384_ALGORITHM, NULL, 0); // expect: parameters SHA-384
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SHA512_ALGORITHM, NULL, 0); // expect: parameters SHA-512
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SHA3_256_ALGORITHM, NULL, 0); // expect: parameters SHA3-256
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SHA3_384_ALGORITHM, NULL, 0); // expect: parameters SHA3-384
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SHA3_512_ALGORITHM, NULL, 0); // expect: parameters SHA3-512
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SHAKE128_ALGORITHM, NULL, 0); // expect: parameters SHAKE128
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SHAKE256_ALGORITHM, NULL, 0); // expect: parameters SHAKE256
  BCryptOpenAlgorithmProvider(&other, BCRYPT_AES_CMAC_ALGORITHM, NULL, 0); // expect: parameters AES-CMAC
  BCryptOpenAlgorithmProvider(&other, BCRYPT_AES_GMAC_ALGORITHM, NULL, 0); // expect: parameters AES-GMAC
  BCryptOpenAlgorithmProvider(&other, BCRYPT_RSA_SIGN_ALGORITHM, NULL, 0); // expect: parameters RSA primitive=signature
  BCryptOpenAlgorithmProvider(&other, BCRYPT_DSA_ALGORITHM, NULL, 0); // expect: parameters DSA
  BCryptOpenAlgorithmProvider(&other, BCRYPT_DH_ALGORITHM, NULL, 0); // expect: parameters DH
  BCryptOpenAlgorithmProvider(&other, BCRYPT_ECDSA_P256_ALGORITHM, NULL, 0); // expect: parameters ECDSA-P-256
  BCryptOpenAlgorithmProvider(&other, BCRYPT_ECDSA_P384_ALGORITHM, NULL, 0); // expect: parameters ECDSA-P-384
  BCryptOpenAlgorithmProvider(&other, BCRYPT_ECDSA_P521_ALGORITHM, NULL, 0); // expect: parameters ECDSA-P-521
  BCryptOpenAlgorithmProvider(&other, BCRYPT_ECDH_P256_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-256
  BCryptOpenAlgorithmProvider(&other, BCRYPT_ECDH_P384_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-384
  BCryptOpenAlgorithmProvider(&other, BCRYPT_ECDH_P521_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-521
  BCryptOpenAlgorithmProvider(&other, BCRYPT_ECDSA_ALGORITHM, NULL, 0); // expect: parameters ECDSA
  BCryptOpenAlgorithmProvider(&other, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH
  BCryptOpenAlgorithmProvider(&other, BCRYPT_MLKEM_ALGORITHM, NULL, 0); // expect: parameters ML-KEM
  BCryptOpenAlgorithmProvider(&other, BCRYPT_MLDSA_ALGORITHM, NULL, 0); // expect: parameters ML-DSA
  BCryptOpenAlgorithmProvider(&other, BCRYPT_RNG_ALGORITHM, NULL, 0); // expect: parameters RNG
  BCryptOpenAlgorithmProvider(&other, BCRYPT_RNG_FIPS186_DSA_ALGORITHM, NULL, 0); // expect: parameters RNG
  BCryptOpenAlgorithmProvider(&other, BCRYPT_RNG_DUAL_EC_ALGORITHM, NULL, 0); // expect: parameters Dual_EC_DRBG
  BCryptOpenAlgorithmProvider(&other, BCRYPT_HKDF_ALGORITHM, NULL, 0); // expect: parameters HKDF
  BCryptOpenAlgorithmProvider(&other, BCRYPT_PBKDF2_ALGORITHM, NULL, 0); // expect: parameters PBKDF2
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SP800108_CTR_HMAC_ALGORITHM, NULL, 0); // expect: parameters SP800_108_CounterKDF
  BCryptOpenAlgorithmProvider(&other, BCRYPT_SP80056A_CONCAT_ALGORITHM, NULL, 0); // expect: parameters SP800_56C_OneStep
  BCryptOpenAlgorithmProvider(&other, L"AES", NULL, 0); // expect: parameters AES
  BCryptOpenAlgorithmProvider(&other, name, NULL, 0); // expect: parameters unknown
  BCryptHash(BCRYPT_MD2_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash MD2
  BCryptHash(BCRYPT_MD4_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash MD4
  BCryptHash(BCRYPT_MD5_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash MD5
  BCryptHash(BCRYPT_SHA1_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash SHA-1
  BCryptHash(BCRYPT_SHA256_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash SHA-256
  BCryptHash(BCRYPT_SHA384_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash SHA-384
  BCryptHash(BCRYPT_SHA3_256_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash SHA3-256
  BCryptHash(BCRYPT_SHA3_384_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash SHA3-384
  BCryptHash(BCRYPT_SHA3_512_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash SHA3-512
  BCryptHash(BCRYPT_HMAC_MD5_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash HMAC-MD5
  BCryptHash(BCRYPT_HMAC_SHA1_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash HMAC-SHA-1
  BCryptHash(BCRYPT_HMAC_SHA256_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash HMAC-SHA-256
  BCryptHash(BCRYPT_HMAC_SHA384_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash HMAC-SHA-384
  BCryptHash(BCRYPT_HMAC_SHA512_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash HMAC-SHA-512
  BCryptEncrypt(BCRYPT_AES_CBC_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher AES-CBC functions=encrypt
  BCryptEncrypt(BCRYPT_AES_ECB_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher AES-ECB functions=encrypt
  BCryptEncrypt(BCRYPT_AES_GCM_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher AES-GCM functions=encrypt
  BCryptEncrypt(BCRYPT_AES_CCM_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher AES-CCM functions=encrypt
  BCryptEncrypt(BCRYPT_AES_CFB_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher AES-CFB functions=encrypt
  BCryptEncrypt(BCRYPT_DES_CBC_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher DES-56-CBC functions=encrypt
  BCryptEncrypt(BCRYPT_DES_ECB_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher DES-56-ECB functions=encrypt
  BCryptEncrypt(BCRYPT_RC2_CBC_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher RC2-CBC functions=encrypt
  BCryptEncrypt(BCRYPT_RC2_ECB_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher RC2-ECB functions=encrypt
  BCryptEncrypt(BCRYPT_3DES_CBC_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher 3DES-CBC functions=encrypt
  BCryptEncrypt(BCRYPT_3DES_ECB_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher 3DES-ECB functions=encrypt
  BCryptEncrypt(BCRYPT_RC4_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher RC4 functions=encrypt
  BCryptEncrypt(BCRYPT_RSA_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher RSA functions=encrypt
  BCryptEncrypt(BCRYPT_ECDSA_P256_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher ECDSA-P-256 functions=encrypt
  BCryptEncrypt(BCRYPT_ECDSA_P384_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher ECDSA-P-384 functions=encrypt
  BCryptEncrypt(BCRYPT_ECDSA_P521_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher ECDSA-P-521 functions=encrypt
  BCryptEncrypt(BCRYPT_ECDH_P256_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher ECDH-P-256 functions=encrypt
  BCryptEncrypt(BCRYPT_ECDH_P384_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher ECDH-P-384 functions=encrypt
  BCryptEncrypt(BCRYPT_ECDH_P521_ALG_HANDLE, in, len, NULL, NULL, 0, out, outlen, &done, 0); // expect: cipher ECDH-P-521 functions=encrypt
  BCRYPT_ALG_HANDLE modes;
  BCryptOpenAlgorithmProvider(&modes, BCRYPT_AES_ALGORITHM, NULL, 0); // expect: parameters AES-CBC; parameters AES-CCM; parameters AES-CFB; parameters AES-ECB
  BCryptSetProperty(modes, BCRYPT_CHAINING_MODE, (PUCHAR)BCRYPT_CHAIN_MODE_CBC, size, 0); // none
  BCryptSetProperty(modes, BCRYPT_CHAINING_MODE, (PUCHAR)BCRYPT_CHAIN_MODE_ECB, size, 0); // none
  BCryptSetProperty(modes, BCRYPT_CHAINING_MODE, (PUCHAR)BCRYPT_CHAIN_MODE_CFB, size, 0); // none
  BCryptSetProperty(modes, BCRYPT_CHAINING_MODE, (PUCHAR)BCRYPT_CHAIN_MODE_CCM, size, 0); // none
  BCryptDeriveKeyPBKDF2(BCRYPT_HMAC_SHA256_ALG_HANDLE, pw, len, salt, 16, 600000, out, 32, 0); // expect: kdf PBKDF2-SHA-256-600000 saltBits=128
  BCryptGenRandom(NULL, out, 32, BCRYPT_USE_SYSTEM_PREFERRED_RNG); // expect: random RNG byteLength=32 functions=generate
  NCRYPT_KEY_HANDLE stored;
  NCryptCreatePersistedKey(provider, &stored, NCRYPT_RSA_ALGORITHM, L"made up", 0, 0); // expect: keygen RSA
  NCryptSignHash(stored, NULL, hash, 32, sig, len, &done, 0); // expect: signature RSA functions=sign
  NCryptCreatePersistedKey(provider, &more, NCRYPT_3DES_ALGORITHM, NULL, 0, 0); // expect: keygen 3DES-168
  NCryptCreatePersistedKey(provider, &more, NCRYPT_AES_ALGORITHM, NULL, 0, 0); // expect: keygen AES
  NCryptCreatePersistedKey(provider, &more, NCRYPT_DES_ALGORITHM, NULL, 0, 0); // expect: keygen DES-56
  NCryptCreatePersistedKey(provider, &more, NCRYPT_RC2_ALGORITHM, NULL, 0, 0); // expect: keygen RC2
  NCryptCreatePersistedKey(provider, &more, NCRYPT_MD2_ALGORITHM, NULL, 0, 0); // expect: keygen MD2
  NCryptCreatePersistedKey(provider, &more, NCRYPT_MD4_ALGORITHM, NULL, 0, 0); // expect: keygen MD4
  NCryptCreatePersistedKey(provider, &more, NCRYPT_MD5_ALGORITHM, NULL, 0, 0); // expect: keygen MD5
  NCryptCreatePersistedKey(provider, &more, NCRYPT_SHA1_ALGORITHM, NULL, 0, 0); // expect: keygen SHA-1
  NCryptCreatePersistedKey(provider, &more, NCRYPT_SHA256_ALGORITHM, NULL, 0, 0); // expect: keygen SHA-256
  NCryptCreatePersistedKey(provider, &more, NCRYPT_SHA384_ALGORITHM, NULL, 0, 0); // expect: keygen SHA-384
  NCryptCreatePersistedKey(provider, &more, NCRYPT_SHA512_ALGORITHM, NULL, 0, 0); // expect: keygen SHA-512
  NCryptCreatePersistedKey(provider, &more, NCRYPT_DSA_ALGORITHM, NULL, 0, 0); // expect: keygen DSA
  NCryptCreatePersistedKey(provider, &more, NCRYPT_DH_ALGORITHM, NULL, 0, 0); // expect: keygen DH
  NCryptCreatePersistedKey(provider, &more, NCRYPT_ECDSA_P256_ALGORITHM, NULL, 0, 0); // expect: keygen ECDSA-P-256
  NCryptCreatePersistedKey(provider, &more, NCRYPT_ECDSA_P384_ALGORITHM, NULL, 0, 0); // expect: keygen ECDSA-P-384
  NCryptCreatePersistedKey(provider, &more, NCRYPT_ECDSA_P521_ALGORITHM, NULL, 0, 0); // expect: keygen ECDSA-P-521
  NCryptCreatePersistedKey(provider, &more, NCRYPT_ECDH_P256_ALGORITHM, NULL, 0, 0); // expect: keygen ECDH-P-256
  NCryptCreatePersistedKey(provider, &more, NCRYPT_ECDH_P384_ALGORITHM, NULL, 0, 0); // expect: keygen ECDH-P-384
  NCryptCreatePersistedKey(provider, &more, NCRYPT_ECDH_P521_ALGORITHM, NULL, 0, 0); // expect: keygen ECDH-P-521
  NCryptCreatePersistedKey(provider, &more, BCRYPT_ECDSA_ALGORITHM, NULL, 0, 0); // expect: keygen ECDSA
  NCryptCreatePersistedKey(provider, &more, BCRYPT_ECDH_ALGORITHM, NULL, 0, 0); // expect: keygen ECDH
}

void others_6(void) {
  BCryptDeriveKeyCapi(a, b, c, d, e, f, g, h); // expect: kdf unknown
  BCryptSecretAgreement(a, b, c, d, e, f, g, h); // expect: key-agreement unknown
  NCryptEncrypt(a, b, c, d, e, f, g, h); // expect: cipher unknown functions=encrypt
  NCryptDecrypt(a, b, c, d, e, f, g, h); // expect: cipher unknown functions=decrypt
  NCryptVerifySignature(a, b, c, d, e, f, g, h); // expect: signature unknown functions=verify
  NCryptSecretAgreement(a, b, c, d, e, f, g, h); // expect: key-agreement unknown
}
void pseudo_handles(void) {
  BCRYPT_KEY_HANDLE k3DES_112_CBC;
  BCryptGenerateSymmetricKey(BCRYPT_3DES_112_CBC_ALG_HANDLE, &k3DES_112_CBC, NULL, 0, secret, n, 0);
  BCryptEncrypt(k3DES_112_CBC, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher 3DES-112-CBC functions=encrypt
  BCRYPT_KEY_HANDLE k3DES_112_ECB;
  BCryptGenerateSymmetricKey(BCRYPT_3DES_112_ECB_ALG_HANDLE, &k3DES_112_ECB, NULL, 0, secret, n, 0);
  BCryptEncrypt(k3DES_112_ECB, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher 3DES-112-ECB functions=encrypt
  BCRYPT_KEY_HANDLE k3DES_112_CFB;
  BCryptGenerateSymmetricKey(BCRYPT_3DES_112_CFB_ALG_HANDLE, &k3DES_112_CFB, NULL, 0, secret, n, 0);
  BCryptEncrypt(k3DES_112_CFB, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher 3DES-112-CFB functions=encrypt
  BCRYPT_KEY_HANDLE k3DES_CFB;
  BCryptGenerateSymmetricKey(BCRYPT_3DES_CFB_ALG_HANDLE, &k3DES_CFB, NULL, 0, secret, n, 0);
  BCryptEncrypt(k3DES_CFB, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher 3DES-CFB functions=encrypt
  BCRYPT_KEY_HANDLE kDES_CFB;
  BCryptGenerateSymmetricKey(BCRYPT_DES_CFB_ALG_HANDLE, &kDES_CFB, NULL, 0, secret, n, 0);
  BCryptEncrypt(kDES_CFB, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher DES-56-CFB functions=encrypt
  BCRYPT_KEY_HANDLE kDESX_CBC;
  BCryptGenerateSymmetricKey(BCRYPT_DESX_CBC_ALG_HANDLE, &kDESX_CBC, NULL, 0, secret, n, 0);
  BCryptEncrypt(kDESX_CBC, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher DESX-CBC functions=encrypt
  BCRYPT_KEY_HANDLE kDESX_ECB;
  BCryptGenerateSymmetricKey(BCRYPT_DESX_ECB_ALG_HANDLE, &kDESX_ECB, NULL, 0, secret, n, 0);
  BCryptEncrypt(kDESX_ECB, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher DESX-ECB functions=encrypt
  BCRYPT_KEY_HANDLE kDESX_CFB;
  BCryptGenerateSymmetricKey(BCRYPT_DESX_CFB_ALG_HANDLE, &kDESX_CFB, NULL, 0, secret, n, 0);
  BCryptEncrypt(kDESX_CFB, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher DESX-CFB functions=encrypt
  BCRYPT_KEY_HANDLE kRC2_CFB;
  BCryptGenerateSymmetricKey(BCRYPT_RC2_CFB_ALG_HANDLE, &kRC2_CFB, NULL, 0, secret, n, 0);
  BCryptEncrypt(kRC2_CFB, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher RC2-CFB functions=encrypt
  BCRYPT_KEY_HANDLE kCHACHA20_POLY1305;
  BCryptGenerateSymmetricKey(BCRYPT_CHACHA20_POLY1305_ALG_HANDLE, &kCHACHA20_POLY1305, NULL, 0, secret, n, 0);
  BCryptEncrypt(kCHACHA20_POLY1305, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  BCRYPT_KEY_HANDLE kXTS_AES;
  BCryptGenerateSymmetricKey(BCRYPT_XTS_AES_ALG_HANDLE, &kXTS_AES, NULL, 0, secret, n, 0);
  BCryptEncrypt(kXTS_AES, in, len, NULL, iv, 8, out, len, &len, 0); // expect: cipher AES-XTS functions=encrypt
  BCryptHash(BCRYPT_HMAC_MD2_ALG_HANDLE, key, 32, in, len, out, 32); // expect: hash HMAC-MD2
  BCryptHash(BCRYPT_HMAC_MD4_ALG_HANDLE, key, 32, in, len, out, 32); // expect: hash HMAC-MD4
  BCryptHash(BCRYPT_HMAC_SHA3_256_ALG_HANDLE, key, 32, in, len, out, 32); // expect: hash HMAC-SHA3-256
  BCryptHash(BCRYPT_HMAC_SHA3_384_ALG_HANDLE, key, 32, in, len, out, 32); // expect: hash HMAC-SHA3-384
  BCryptHash(BCRYPT_HMAC_SHA3_512_ALG_HANDLE, key, 32, in, len, out, 32); // expect: hash HMAC-SHA3-512
  BCryptHash(BCRYPT_AES_CMAC_ALG_HANDLE, key, 32, in, len, out, 32); // expect: hash AES-CMAC
  BCryptHash(BCRYPT_AES_GMAC_ALG_HANDLE, key, 32, in, len, out, 32); // expect: hash AES-GMAC
  BCryptHash(BCRYPT_KMAC128_ALG_HANDLE, key, 32, in, len, out, 32); // expect: hash KMAC128
  BCryptHash(BCRYPT_KMAC256_ALG_HANDLE, key, 32, in, len, out, 32); // expect: hash KMAC256
  BCryptGenerateKeyPair(BCRYPT_DH_ALG_HANDLE, &gDH, bits, 0); // expect: keygen DH
  BCryptGenerateKeyPair(BCRYPT_DSA_ALG_HANDLE, &gDSA, bits, 0); // expect: keygen DSA
  BCryptGenerateKeyPair(BCRYPT_ECDH_ALG_HANDLE, &gECDH, bits, 0); // expect: keygen ECDH
  BCryptGenerateKeyPair(BCRYPT_ECDSA_ALG_HANDLE, &gECDSA, bits, 0); // expect: keygen ECDSA
  BCryptGenerateKeyPair(BCRYPT_RSA_SIGN_ALG_HANDLE, &gRSA_SIGN, bits, 0); // expect: keygen RSA
  BCryptGenerateKeyPair(BCRYPT_MLKEM_ALG_HANDLE, &gMLKEM, bits, 0); // expect: keygen ML-KEM
  BCryptGenerateKeyPair(BCRYPT_MLDSA_ALG_HANDLE, &gMLDSA, bits, 0); // expect: keygen ML-DSA
  BCRYPT_KEY_HANDLE derived, expanded, blobbed;
  BCryptGenerateSymmetricKey(BCRYPT_PBKDF2_ALG_HANDLE, &derived, NULL, 0, secret, n, 0);
  BCryptKeyDerivation(derived, &list, out, 32, &len, 0); // expect: kdf PBKDF2 outputBits=256
  BCryptGenerateSymmetricKey(BCRYPT_HKDF_ALG_HANDLE, &expanded, NULL, 0, secret, n, 0);
  BCryptKeyDerivation(expanded, &list, out, 64, &len, 0); // expect: kdf HKDF outputBits=512
  BCryptCreateHash(BCRYPT_SHA256_ALG_HANDLE, &running, NULL, 0, NULL, 0, 0); // expect: hash SHA-256
  BCryptHashData(running, in, len, 0);
  BCryptImportKey(BCRYPT_AES_CBC_ALG_HANDLE, NULL, BCRYPT_KEY_DATA_BLOB, &blobbed, NULL, 0, in, len, 0);
  BCryptDecrypt(blobbed, in, len, NULL, iv, 16, out, len, &len, 0); // expect: cipher AES-CBC functions=decrypt
  BCryptImportKeyPair(BCRYPT_RSA_ALG_HANDLE, NULL, BCRYPT_RSAPUBLIC_BLOB, &pair, in, len, 0); // expect: key RSA
}

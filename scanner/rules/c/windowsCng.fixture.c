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
  BCryptOpenAlgorithmProvider(&hHash, BCRYPT_SHA256_ALGORITHM, NULL, BCRYPT_ALG_HANDLE_HMAC_FLAG); // expect: parameters HMAC-SHA-256
  BCryptCreateHash(hHash, &hash, NULL, 0, NULL, 0, 0); // expect: mac HMAC-SHA-256
  BCryptHash(BCRYPT_SHA512_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: hash SHA-512
  BCryptOpenAlgorithmProvider(&hRsa, BCRYPT_RSA_ALGORITHM, NULL, 0); // expect: parameters RSA
  BCryptGenerateKeyPair(hRsa, &pair, 2048, 0); // expect: keygen RSA-2048
  BCryptSignHash(pair, NULL, hash, 32, sig, len, &done, BCRYPT_PAD_PSS); // expect: signature RSA-PSS-2048 functions=sign
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
  BCryptHash(BCRYPT_HMAC_MD5_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: mac HMAC-MD5
  BCryptHash(BCRYPT_HMAC_SHA1_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: mac HMAC-SHA-1
  BCryptHash(BCRYPT_HMAC_SHA256_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: mac HMAC-SHA-256
  BCryptHash(BCRYPT_HMAC_SHA384_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: mac HMAC-SHA-384
  BCryptHash(BCRYPT_HMAC_SHA512_ALG_HANDLE, NULL, 0, in, len, out, 64); // expect: mac HMAC-SHA-512
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
  BCryptHash(BCRYPT_HMAC_MD2_ALG_HANDLE, key, 32, in, len, out, 32); // expect: mac HMAC-MD2
  BCryptHash(BCRYPT_HMAC_MD4_ALG_HANDLE, key, 32, in, len, out, 32); // expect: mac HMAC-MD4
  BCryptHash(BCRYPT_HMAC_SHA3_256_ALG_HANDLE, key, 32, in, len, out, 32); // expect: mac HMAC-SHA3-256
  BCryptHash(BCRYPT_HMAC_SHA3_384_ALG_HANDLE, key, 32, in, len, out, 32); // expect: mac HMAC-SHA3-384
  BCryptHash(BCRYPT_HMAC_SHA3_512_ALG_HANDLE, key, 32, in, len, out, 32); // expect: mac HMAC-SHA3-512
  BCryptHash(BCRYPT_AES_CMAC_ALG_HANDLE, key, 32, in, len, out, 32); // expect: mac AES-CMAC
  BCryptHash(BCRYPT_AES_GMAC_ALG_HANDLE, key, 32, in, len, out, 32); // expect: mac AES-GMAC
  BCryptHash(BCRYPT_KMAC128_ALG_HANDLE, key, 32, in, len, out, 32); // expect: mac KMAC128
  BCryptHash(BCRYPT_KMAC256_ALG_HANDLE, key, 32, in, len, out, 32); // expect: mac KMAC256
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

void rest(void) {
  BCryptOpenAlgorithmProvider(&provider, BCRYPT_SLHDSA_ALGORITHM, NULL, 0); // expect: parameters SLH-DSA
  BCryptOpenAlgorithmProvider(&provider, BCRYPT_CSHAKE128_ALGORITHM, NULL, 0); // expect: parameters cSHAKE128
  BCryptOpenAlgorithmProvider(&provider, BCRYPT_CSHAKE256_ALGORITHM, NULL, 0); // expect: parameters cSHAKE256
  BCryptOpenAlgorithmProvider(&provider, BCRYPT_KMAC128_ALGORITHM, NULL, 0); // expect: parameters KMAC128
  BCryptOpenAlgorithmProvider(&provider, BCRYPT_KMAC256_ALGORITHM, NULL, 0); // expect: parameters KMAC256
  BCryptOpenAlgorithmProvider(&provider, BCRYPT_TLS1_1_KDF_ALGORITHM, NULL, 0); // expect: parameters TLS-PRF
  BCryptOpenAlgorithmProvider(&provider, BCRYPT_TLS1_2_KDF_ALGORITHM, NULL, 0); // expect: parameters TLS-PRF
  BCryptHash(BCRYPT_SHAKE128_ALG_HANDLE, NULL, 0, in, n, out, 32); // expect: hash SHAKE128
  BCryptHash(BCRYPT_SHAKE256_ALG_HANDLE, NULL, 0, in, n, out, 32); // expect: hash SHAKE256
  BCryptHash(BCRYPT_CSHAKE128_ALG_HANDLE, NULL, 0, in, n, out, 32); // expect: hash cSHAKE128
  BCryptHash(BCRYPT_CSHAKE256_ALG_HANDLE, NULL, 0, in, n, out, 32); // expect: hash cSHAKE256
  BCryptKeyDerivation(BCRYPT_TLS1_1_KDF_ALG_HANDLE, NULL, out, 32, &n, 0); // expect: kdf TLS-PRF outputBits=256
  BCryptKeyDerivation(BCRYPT_TLS1_2_KDF_ALG_HANDLE, NULL, out, 32, &n, 0); // expect: kdf TLS-PRF outputBits=256
  BCryptKeyDerivation(BCRYPT_SP800108_CTR_HMAC_ALG_HANDLE, NULL, out, 32, &n, 0); // expect: kdf SP800_108_CounterKDF outputBits=256
  BCryptKeyDerivation(BCRYPT_SP80056A_CONCAT_ALG_HANDLE, NULL, out, 32, &n, 0); // expect: kdf SP800_56C_OneStep outputBits=256
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh, 0, 0); // expect: keygen SLH-DSA
}

void parameter_sets(void) {
  BCRYPT_KEY_HANDLE kem1;
  BCryptGenerateKeyPair(BCRYPT_MLKEM_ALG_HANDLE, &kem1, 0, 0); // expect: keygen ML-KEM-512
  BCryptSetProperty(kem1, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_MLKEM_PARAMETER_SET_512, sizeof(BCRYPT_MLKEM_PARAMETER_SET_512), 0);
  BCRYPT_KEY_HANDLE kem2;
  BCryptGenerateKeyPair(BCRYPT_MLKEM_ALG_HANDLE, &kem2, 0, 0); // expect: keygen ML-KEM-768
  BCryptSetProperty(kem2, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_MLKEM_PARAMETER_SET_768, sizeof(BCRYPT_MLKEM_PARAMETER_SET_768), 0);
  BCRYPT_KEY_HANDLE kem3;
  BCryptGenerateKeyPair(BCRYPT_MLKEM_ALG_HANDLE, &kem3, 0, 0); // expect: keygen ML-KEM-1024
  BCryptSetProperty(kem3, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_MLKEM_PARAMETER_SET_1024, sizeof(BCRYPT_MLKEM_PARAMETER_SET_1024), 0);
  BCryptEncapsulate(kem2, secret, 32, &n, ct, size, &n, 0); // expect: kem ML-KEM-768 functions=encapsulate
  BCryptDecapsulate(kem3, ct, size, secret, 32, &n, 0); // expect: kem ML-KEM-1024 functions=decapsulate
  BCRYPT_KEY_HANDLE sig4;
  BCryptGenerateKeyPair(BCRYPT_MLDSA_ALG_HANDLE, &sig4, 0, 0); // expect: keygen ML-DSA-44
  BCryptSetProperty(sig4, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_MLDSA_PARAMETER_SET_44, sizeof(BCRYPT_MLDSA_PARAMETER_SET_44), 0);
  BCRYPT_KEY_HANDLE sig5;
  BCryptGenerateKeyPair(BCRYPT_MLDSA_ALG_HANDLE, &sig5, 0, 0); // expect: keygen ML-DSA-65
  BCryptSetProperty(sig5, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_MLDSA_PARAMETER_SET_65, sizeof(BCRYPT_MLDSA_PARAMETER_SET_65), 0);
  BCRYPT_KEY_HANDLE sig6;
  BCryptGenerateKeyPair(BCRYPT_MLDSA_ALG_HANDLE, &sig6, 0, 0); // expect: keygen ML-DSA-87
  BCryptSetProperty(sig6, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_MLDSA_PARAMETER_SET_87, sizeof(BCRYPT_MLDSA_PARAMETER_SET_87), 0);
  BCRYPT_KEY_HANDLE slh7;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh7, 0, 0); // expect: keygen SLH-DSA-SHA2-128s
  BCryptSetProperty(slh7, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHA2_128S, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHA2_128S), 0);
  BCRYPT_KEY_HANDLE slh8;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh8, 0, 0); // expect: keygen SLH-DSA-SHA2-128f
  BCryptSetProperty(slh8, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHA2_128F, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHA2_128F), 0);
  BCRYPT_KEY_HANDLE slh9;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh9, 0, 0); // expect: keygen SLH-DSA-SHA2-192s
  BCryptSetProperty(slh9, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHA2_192S, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHA2_192S), 0);
  BCRYPT_KEY_HANDLE slh10;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh10, 0, 0); // expect: keygen SLH-DSA-SHA2-192f
  BCryptSetProperty(slh10, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHA2_192F, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHA2_192F), 0);
  BCRYPT_KEY_HANDLE slh11;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh11, 0, 0); // expect: keygen SLH-DSA-SHA2-256s
  BCryptSetProperty(slh11, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHA2_256S, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHA2_256S), 0);
  BCRYPT_KEY_HANDLE slh12;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh12, 0, 0); // expect: keygen SLH-DSA-SHA2-256f
  BCryptSetProperty(slh12, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHA2_256F, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHA2_256F), 0);
  BCRYPT_KEY_HANDLE slh13;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh13, 0, 0); // expect: keygen SLH-DSA-SHAKE-128s
  BCryptSetProperty(slh13, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_128S, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_128S), 0);
  BCRYPT_KEY_HANDLE slh14;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh14, 0, 0); // expect: keygen SLH-DSA-SHAKE-128f
  BCryptSetProperty(slh14, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_128F, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_128F), 0);
  BCRYPT_KEY_HANDLE slh15;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh15, 0, 0); // expect: keygen SLH-DSA-SHAKE-192s
  BCryptSetProperty(slh15, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_192S, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_192S), 0);
  BCRYPT_KEY_HANDLE slh16;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh16, 0, 0); // expect: keygen SLH-DSA-SHAKE-192f
  BCryptSetProperty(slh16, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_192F, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_192F), 0);
  BCRYPT_KEY_HANDLE slh17;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh17, 0, 0); // expect: keygen SLH-DSA-SHAKE-256s
  BCryptSetProperty(slh17, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_256S, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_256S), 0);
  BCRYPT_KEY_HANDLE slh18;
  BCryptGenerateKeyPair(BCRYPT_SLHDSA_ALG_HANDLE, &slh18, 0, 0); // expect: keygen SLH-DSA-SHAKE-256f
  BCryptSetProperty(slh18, BCRYPT_PARAMETER_SET_NAME, (PUCHAR)BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_256F, sizeof(BCRYPT_SLHDSA_PARAMETER_SET_SHAKE_256F), 0);
  BCRYPT_ALG_HANDLE ec19;
  BCryptOpenAlgorithmProvider(&ec19, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP160r1
  BCryptSetProperty(ec19, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP160R1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP160R1), 0);
  BCRYPT_ALG_HANDLE ec20;
  BCryptOpenAlgorithmProvider(&ec20, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP160t1
  BCryptSetProperty(ec20, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP160T1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP160T1), 0);
  BCRYPT_ALG_HANDLE ec21;
  BCryptOpenAlgorithmProvider(&ec21, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP192r1
  BCryptSetProperty(ec21, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP192R1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP192R1), 0);
  BCRYPT_ALG_HANDLE ec22;
  BCryptOpenAlgorithmProvider(&ec22, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP192t1
  BCryptSetProperty(ec22, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP192T1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP192T1), 0);
  BCRYPT_ALG_HANDLE ec23;
  BCryptOpenAlgorithmProvider(&ec23, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP224r1
  BCryptSetProperty(ec23, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP224R1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP224R1), 0);
  BCRYPT_ALG_HANDLE ec24;
  BCryptOpenAlgorithmProvider(&ec24, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP224t1
  BCryptSetProperty(ec24, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP224T1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP224T1), 0);
  BCRYPT_ALG_HANDLE ec25;
  BCryptOpenAlgorithmProvider(&ec25, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP256r1
  BCryptSetProperty(ec25, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP256R1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP256R1), 0);
  BCRYPT_ALG_HANDLE ec26;
  BCryptOpenAlgorithmProvider(&ec26, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP256t1
  BCryptSetProperty(ec26, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP256T1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP256T1), 0);
  BCRYPT_ALG_HANDLE ec27;
  BCryptOpenAlgorithmProvider(&ec27, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP320r1
  BCryptSetProperty(ec27, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP320R1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP320R1), 0);
  BCRYPT_ALG_HANDLE ec28;
  BCryptOpenAlgorithmProvider(&ec28, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP320t1
  BCryptSetProperty(ec28, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP320T1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP320T1), 0);
  BCRYPT_ALG_HANDLE ec29;
  BCryptOpenAlgorithmProvider(&ec29, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP384r1
  BCryptSetProperty(ec29, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP384R1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP384R1), 0);
  BCRYPT_ALG_HANDLE ec30;
  BCryptOpenAlgorithmProvider(&ec30, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP384t1
  BCryptSetProperty(ec30, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP384T1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP384T1), 0);
  BCRYPT_ALG_HANDLE ec31;
  BCryptOpenAlgorithmProvider(&ec31, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP512r1
  BCryptSetProperty(ec31, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP512R1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP512R1), 0);
  BCRYPT_ALG_HANDLE ec32;
  BCryptOpenAlgorithmProvider(&ec32, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-brainpoolP512t1
  BCryptSetProperty(ec32, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_BRAINPOOLP512T1, sizeof(BCRYPT_ECC_CURVE_BRAINPOOLP512T1), 0);
  BCRYPT_ALG_HANDLE ec33;
  BCryptOpenAlgorithmProvider(&ec33, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters x25519 curve=Curve25519
  BCryptSetProperty(ec33, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_25519, sizeof(BCRYPT_ECC_CURVE_25519), 0);
  BCRYPT_ALG_HANDLE ec34;
  BCryptOpenAlgorithmProvider(&ec34, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-192
  BCryptSetProperty(ec34, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_NISTP192, sizeof(BCRYPT_ECC_CURVE_NISTP192), 0);
  BCRYPT_ALG_HANDLE ec35;
  BCryptOpenAlgorithmProvider(&ec35, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-224
  BCryptSetProperty(ec35, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_NISTP224, sizeof(BCRYPT_ECC_CURVE_NISTP224), 0);
  BCRYPT_ALG_HANDLE ec36;
  BCryptOpenAlgorithmProvider(&ec36, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-256
  BCryptSetProperty(ec36, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_NISTP256, sizeof(BCRYPT_ECC_CURVE_NISTP256), 0);
  BCRYPT_ALG_HANDLE ec37;
  BCryptOpenAlgorithmProvider(&ec37, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-384
  BCryptSetProperty(ec37, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_NISTP384, sizeof(BCRYPT_ECC_CURVE_NISTP384), 0);
  BCRYPT_ALG_HANDLE ec38;
  BCryptOpenAlgorithmProvider(&ec38, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-521
  BCryptSetProperty(ec38, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_NISTP521, sizeof(BCRYPT_ECC_CURVE_NISTP521), 0);
  BCRYPT_ALG_HANDLE ec39;
  BCryptOpenAlgorithmProvider(&ec39, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-secp160k1
  BCryptSetProperty(ec39, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP160K1, sizeof(BCRYPT_ECC_CURVE_SECP160K1), 0);
  BCRYPT_ALG_HANDLE ec40;
  BCryptOpenAlgorithmProvider(&ec40, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-secp160r1
  BCryptSetProperty(ec40, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP160R1, sizeof(BCRYPT_ECC_CURVE_SECP160R1), 0);
  BCRYPT_ALG_HANDLE ec41;
  BCryptOpenAlgorithmProvider(&ec41, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-secp160r2
  BCryptSetProperty(ec41, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP160R2, sizeof(BCRYPT_ECC_CURVE_SECP160R2), 0);
  BCRYPT_ALG_HANDLE ec42;
  BCryptOpenAlgorithmProvider(&ec42, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-secp192k1
  BCryptSetProperty(ec42, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP192K1, sizeof(BCRYPT_ECC_CURVE_SECP192K1), 0);
  BCRYPT_ALG_HANDLE ec43;
  BCryptOpenAlgorithmProvider(&ec43, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-192
  BCryptSetProperty(ec43, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP192R1, sizeof(BCRYPT_ECC_CURVE_SECP192R1), 0);
  BCRYPT_ALG_HANDLE ec44;
  BCryptOpenAlgorithmProvider(&ec44, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-secp224k1
  BCryptSetProperty(ec44, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP224K1, sizeof(BCRYPT_ECC_CURVE_SECP224K1), 0);
  BCRYPT_ALG_HANDLE ec45;
  BCryptOpenAlgorithmProvider(&ec45, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-224
  BCryptSetProperty(ec45, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP224R1, sizeof(BCRYPT_ECC_CURVE_SECP224R1), 0);
  BCRYPT_ALG_HANDLE ec46;
  BCryptOpenAlgorithmProvider(&ec46, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-secp256k1
  BCryptSetProperty(ec46, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP256K1, sizeof(BCRYPT_ECC_CURVE_SECP256K1), 0);
  BCRYPT_ALG_HANDLE ec47;
  BCryptOpenAlgorithmProvider(&ec47, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-256
  BCryptSetProperty(ec47, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP256R1, sizeof(BCRYPT_ECC_CURVE_SECP256R1), 0);
  BCRYPT_ALG_HANDLE ec48;
  BCryptOpenAlgorithmProvider(&ec48, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-384
  BCryptSetProperty(ec48, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP384R1, sizeof(BCRYPT_ECC_CURVE_SECP384R1), 0);
  BCRYPT_ALG_HANDLE ec49;
  BCryptOpenAlgorithmProvider(&ec49, BCRYPT_ECDH_ALGORITHM, NULL, 0); // expect: parameters ECDH-P-521
  BCryptSetProperty(ec49, BCRYPT_ECC_CURVE_NAME, (PUCHAR)BCRYPT_ECC_CURVE_SECP521R1, sizeof(BCRYPT_ECC_CURVE_SECP521R1), 0);
}

void rsa(BCRYPT_KEY_HANDLE given) {
  BCRYPT_OAEP_PADDING_INFO oaep = { BCRYPT_SHA256_ALGORITHM, NULL, 0 };
  BCRYPT_KEY_HANDLE key;
  BCryptGenerateKeyPair(BCRYPT_RSA_ALG_HANDLE, &key, 3072, 0); // expect: keygen RSA-3072
  BCryptEncrypt(key, in, n, &oaep, NULL, 0, out, size, &n, BCRYPT_PAD_OAEP); // expect: cipher RSA-OAEP-SHA-256-MGF1-3072 functions=encrypt
  BCryptDecrypt(key, in, n, NULL, NULL, 0, out, size, &n, BCRYPT_PAD_PKCS1); // expect: cipher RSA-PKCS1-1.5-3072 functions=decrypt
  BCryptEncrypt(key, in, n, NULL, NULL, 0, out, size, &n, BCRYPT_PAD_NONE); // expect: cipher RSA-RAW-3072 functions=encrypt
  BCRYPT_PKCS1_PADDING_INFO pkcs1 = { BCRYPT_SHA384_ALGORITHM };
  BCryptSignHash(key, &pkcs1, hash, 48, out, size, &n, BCRYPT_PAD_PKCS1); // expect: signature RSA-PKCS1-1.5-SHA-384-3072 functions=sign
  BCRYPT_PSS_PADDING_INFO pss;
  pss.pszAlgId = BCRYPT_SHA512_ALGORITHM;
  pss.cbSalt = 64;
  BCryptVerifySignature(key, &pss, hash, 64, out, size, BCRYPT_PAD_PSS); // expect: signature RSA-PSS-SHA-512-MGF1-64-3072 functions=verify
  NCRYPT_KEY_HANDLE stored;
  NCryptCreatePersistedKey(provider, &stored, BCRYPT_RSA_ALGORITHM, L"name", 0, 0); // expect: keygen RSA
  DWORD bits = 4096;
  NCryptSetProperty(stored, NCRYPT_LENGTH_PROPERTY, (PBYTE)&bits, sizeof(bits), 0);
  NCryptEncrypt(stored, in, n, &oaep, out, size, &n, NCRYPT_PAD_OAEP_FLAG); // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
  NCryptDecrypt(stored, in, n, NULL, out, size, &n, NCRYPT_PAD_PKCS1_FLAG); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  NCryptSignHash(stored, &pss, hash, 64, out, size, &n, NCRYPT_PAD_PSS_FLAG); // expect: signature RSA-PSS-SHA-512-MGF1-64 functions=sign
  NCryptVerifySignature(stored, &pkcs1, hash, 48, out, size, NCRYPT_PAD_PKCS1_FLAG); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=verify
  NCRYPT_KEY_HANDLE curve;
  NCryptCreatePersistedKey(provider, &curve, BCRYPT_ECDH_ALGORITHM, NULL, 0, 0); // expect: keygen x25519 curve=Curve25519
  NCryptSetProperty(curve, NCRYPT_ECC_CURVE_NAME_PROPERTY, (PBYTE)BCRYPT_ECC_CURVE_25519, 22, 0);
  BCRYPT_HASH_HANDLE sums, copy;
  BCryptCreateMultiHash(BCRYPT_SHA256_ALG_HANDLE, &sums, 4, NULL, 0, NULL, 0, 0); // expect: hash SHA-256
  BCRYPT_HASH_HANDLE sum;
  BCryptCreateHash(BCRYPT_SHA1_ALG_HANDLE, &sum, NULL, 0, NULL, 0, 0); // expect: hash SHA-1
  BCryptDuplicateHash(sum, &copy, NULL, 0, 0);
  BCryptFinishHash(copy, out, 20, 0);
  BCRYPT_KEY_HANDLE twin;
  BCryptDuplicateKey(key, &twin, NULL, 0, 0);
  BCryptSignHash(twin, NULL, hash, 20, out, size, &n, 0); // expect: signature RSA-3072 functions=sign
  BCryptDeriveKey(secret, BCRYPT_KDF_HASH, NULL, out, 32, &n, 0); // expect: kdf SP800_56C_OneStep
  BCryptDeriveKey(secret, BCRYPT_KDF_HMAC, NULL, out, 32, &n, 0); // expect: kdf HMAC
  BCryptDeriveKey(secret, BCRYPT_KDF_TLS_PRF, NULL, out, 32, &n, 0); // expect: kdf TLS-PRF
  BCryptDeriveKey(secret, BCRYPT_KDF_SP80056A_CONCAT, NULL, out, 32, &n, 0); // expect: kdf SP800_56C_OneStep
  BCryptDeriveKey(secret, BCRYPT_KDF_HKDF, NULL, out, 32, &n, 0); // expect: kdf HKDF
  NCryptDeriveKey(secret, BCRYPT_KDF_HASH, NULL, out, 32, &n, 0); // expect: kdf SP800_56C_OneStep
  NCryptKeyDerivation(stored, NULL, out, 32, &n, 0); // expect: kdf RSA outputBits=256
}

void chosen(NCRYPT_PROV_HANDLE provider) {
  NCRYPT_KEY_HANDLE stored2;
  NCryptCreatePersistedKey(provider, &stored2, BCRYPT_RSA_ALGORITHM, L"name", 0, 0); // expect: keygen RSA-2048
  NCryptSetProperty(stored2, NCRYPT_LENGTH_PROPERTY, 2048, 4, 0);
  NCRYPT_KEY_HANDLE stored3;
  const ULONG bits3 = 3072;
  NCryptCreatePersistedKey(provider, &stored3, BCRYPT_RSA_ALGORITHM, L"name", 0, 0); // expect: keygen RSA-3072
  NCryptSetProperty(stored3, NCRYPT_LENGTH_PROPERTY, &bits3, 4, 0);
}

struct handles {
  BCRYPT_ALG_HANDLE rsa, dsa, dh, ec, rc4, hmac;
} opened;

void openAll(void) {
  BCryptOpenAlgorithmProvider(&opened.rsa, BCRYPT_RSA_ALGORITHM, NULL, 0); // expect: parameters RSA
  BCryptOpenAlgorithmProvider(&opened.dsa, BCRYPT_DSA_ALGORITHM, NULL, 0); // expect: parameters DSA
  BCryptOpenAlgorithmProvider(&opened.dh, BCRYPT_DH_ALGORITHM, NULL, 0); // expect: parameters DH
  BCryptOpenAlgorithmProvider(&opened.ec, BCRYPT_ECDSA_P256_ALGORITHM, NULL, 0); // expect: parameters ECDSA-P-256
  BCryptOpenAlgorithmProvider(&opened.hmac, BCRYPT_SHA512_ALGORITHM, NULL, BCRYPT_ALG_HANDLE_HMAC_FLAG); // expect: parameters HMAC-SHA-512
  BCryptOpenAlgorithmProvider(&opened.rc4, BCRYPT_RC4_ALGORITHM, NULL, 0); // expect: parameters RC4 mode=none
  BCryptSetProperty(opened.rc4, BCRYPT_CHAINING_MODE, (PBYTE)BCRYPT_CHAIN_MODE_NA, sizeof(BCRYPT_CHAIN_MODE_NA), 0);
}

void useAll(BCRYPT_KEY_HANDLE key, BCRYPT_ALG_HANDLE given) {
  BCryptImportKeyPair(opened.rsa, NULL, BCRYPT_RSAPRIVATE_BLOB, &key, in, len, 0); // expect: key RSA
  BCryptImportKeyPair(given, NULL, BCRYPT_RSAFULLPRIVATE_BLOB, &key, in, len, 0); // expect: key RSA
  BCryptImportKeyPair(opened.dsa, NULL, BCRYPT_DSA_PUBLIC_BLOB, &key, in, len, 0); // expect: key DSA
  BCryptImportKeyPair(given, NULL, BCRYPT_DSA_PRIVATE_BLOB, &key, in, len, 0); // expect: key DSA
  BCryptImportKeyPair(opened.dh, NULL, BCRYPT_DH_PUBLIC_BLOB, &key, in, len, 0); // expect: key DH
  BCryptImportKeyPair(given, NULL, BCRYPT_DH_PRIVATE_BLOB, &key, in, len, 0); // expect: key DH
  BCryptImportKeyPair(opened.ec, NULL, BCRYPT_ECCPUBLIC_BLOB, &key, in, len, 0); // expect: key ECDSA-P-256
  BCryptImportKeyPair(given, NULL, BCRYPT_ECCFULLPUBLIC_BLOB, &key, in, len, 0); // expect: key unknown
  BCryptImportKeyPair(given, NULL, BCRYPT_ECCPRIVATE_BLOB, &key, in, len, 0); // expect: key unknown
  BCryptImportKeyPair(given, NULL, BCRYPT_ECCFULLPRIVATE_BLOB, &key, in, len, 0); // expect: key unknown
}

void twice(BCRYPT_KEY_HANDLE key, BCRYPT_SECRET_HANDLE secret) {
  BCryptEncrypt(BCRYPT_AES_CBC_ALG_HANDLE, in, len, NULL, iv, 16, NULL, 0, &n, 0); // none
  BCryptEncrypt(BCRYPT_AES_CBC_ALG_HANDLE, in, len, NULL, iv, 16, out, n, &n, 0); // expect: cipher AES-CBC functions=encrypt
  BCryptSignHash(BCRYPT_RSA_ALG_HANDLE, NULL, hash, 32, NULL, 0, &n, 0); // none
  BCryptSignHash(BCRYPT_RSA_ALG_HANDLE, NULL, hash, 32, out, n, &n, 0); // expect: signature RSA functions=sign
  BCryptDeriveKey(secret, BCRYPT_KDF_HASH, NULL, NULL, 0, &n, 0); // none
  NCryptSignHash(BCRYPT_RSA_ALG_HANDLE, NULL, hash, 32, NULL, 0, &n, 0); // none
  NCryptEncrypt(BCRYPT_RSA_ALG_HANDLE, in, len, NULL, NULL, 0, &n, 0); // none
}

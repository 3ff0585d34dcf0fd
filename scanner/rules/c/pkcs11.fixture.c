#include <pk11pub.h>

void token(CK_SESSION_HANDLE session) {
  CK_MECHANISM mechanism = { CKM_AES_CBC_PAD, iv, 16 };
  C_EncryptInit(session, &mechanism, key); // expect: cipher AES-CBC-PKCS7
  CK_MECHANISM gcm;
  gcm.mechanism = CKM_AES_GCM;
  C_DecryptInit(session, &gcm, key); // expect: cipher AES-GCM
  C_GenerateRandom(session, out, 32); // expect: random RNG byteLength=32 functions=generate
}

void mechanisms(void) {
  PK11_Encrypt(key, CKM_AES_CBC, NULL, out, &len, max, in, inlen); // expect: cipher AES-CBC functions=encrypt
  PK11_Encrypt(key, CKM_DES3_CBC, NULL, out, &len, max, in, inlen); // expect: cipher 3DES-CBC functions=encrypt
  PK11_Encrypt(key, CKM_DES_CBC, NULL, out, &len, max, in, inlen); // expect: cipher DES-56-CBC functions=encrypt
  PK11_Encrypt(key, CKM_CAMELLIA_CBC, NULL, out, &len, max, in, inlen); // expect: cipher CAMELLIA-CBC functions=encrypt
  PK11_Encrypt(key, CKM_ARIA_CBC, NULL, out, &len, max, in, inlen); // expect: cipher ARIA-CBC functions=encrypt
  PK11_Encrypt(key, CKM_SEED_CBC, NULL, out, &len, max, in, inlen); // expect: cipher SEED-128-CBC functions=encrypt
  PK11_Encrypt(key, CKM_IDEA_CBC, NULL, out, &len, max, in, inlen); // expect: cipher IDEA-CBC functions=encrypt
  PK11_Encrypt(key, CKM_CAST5_CBC, NULL, out, &len, max, in, inlen); // expect: cipher CAST5-CBC functions=encrypt
  PK11_Encrypt(key, CKM_RC2_CBC, NULL, out, &len, max, in, inlen); // expect: cipher RC2-CBC functions=encrypt
  PK11_Encrypt(key, CKM_RC5_CBC, NULL, out, &len, max, in, inlen); // expect: cipher RC5-CBC functions=encrypt
  PK11_Encrypt(key, CKM_BLOWFISH_CBC, NULL, out, &len, max, in, inlen); // expect: cipher Blowfish-CBC functions=encrypt
  PK11_Encrypt(key, CKM_TWOFISH_CBC, NULL, out, &len, max, in, inlen); // expect: cipher Twofish-CBC functions=encrypt
  PK11_Encrypt(key, CKM_CAST128_CBC, NULL, out, &len, max, in, inlen); // expect: cipher CAST5-CBC functions=encrypt
  PK11_Decrypt(key, CKM_AES_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher AES-CBC-PKCS7 functions=decrypt
  PK11_Decrypt(key, CKM_DES3_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher 3DES-CBC-PKCS7 functions=decrypt
  PK11_Decrypt(key, CKM_DES_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher DES-56-CBC-PKCS7 functions=decrypt
  PK11_Decrypt(key, CKM_CAMELLIA_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher CAMELLIA-CBC-PKCS7 functions=decrypt
  PK11_Decrypt(key, CKM_ARIA_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher ARIA-CBC-PKCS7 functions=decrypt
  PK11_Decrypt(key, CKM_SEED_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher SEED-128-CBC-PKCS7 functions=decrypt
  PK11_Decrypt(key, CKM_IDEA_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher IDEA-CBC-PKCS7 functions=decrypt
  PK11_Decrypt(key, CKM_CAST5_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher CAST5-CBC-PKCS7 functions=decrypt
  PK11_Decrypt(key, CKM_RC2_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher RC2-CBC-PKCS7 functions=decrypt
  PK11_Decrypt(key, CKM_RC5_CBC_PAD, NULL, out, &len, max, in, inlen); // expect: cipher RC5-CBC-PKCS7 functions=decrypt
  PK11_Encrypt(key, CKM_AES_ECB, NULL, out, &len, max, in, inlen); // expect: cipher AES-ECB functions=encrypt
  PK11_Encrypt(key, CKM_DES3_ECB, NULL, out, &len, max, in, inlen); // expect: cipher 3DES-ECB functions=encrypt
  PK11_Encrypt(key, CKM_DES_ECB, NULL, out, &len, max, in, inlen); // expect: cipher DES-56-ECB functions=encrypt
  PK11_Encrypt(key, CKM_CAMELLIA_ECB, NULL, out, &len, max, in, inlen); // expect: cipher CAMELLIA-ECB functions=encrypt
  PK11_Encrypt(key, CKM_ARIA_ECB, NULL, out, &len, max, in, inlen); // expect: cipher ARIA-ECB functions=encrypt
  PK11_Encrypt(key, CKM_SEED_ECB, NULL, out, &len, max, in, inlen); // expect: cipher SEED-128-ECB functions=encrypt
  PK11_Encrypt(key, CKM_IDEA_ECB, NULL, out, &len, max, in, inlen); // expect: cipher IDEA-ECB functions=encrypt
  PK11_Encrypt(key, CKM_CAST5_ECB, NULL, out, &len, max, in, inlen); // expect: cipher CAST5-ECB functions=encrypt
  PK11_Encrypt(key, CKM_RC2_ECB, NULL, out, &len, max, in, inlen); // expect: cipher RC2-ECB functions=encrypt
  PK11_Encrypt(key, CKM_RC5_ECB, NULL, out, &len, max, in, inlen); // expect: cipher RC5-ECB functions=encrypt
  PK11_Encrypt(key, CKM_CAST128_ECB, NULL, out, &len, max, in, inlen); // expect: cipher CAST5-ECB functions=encrypt
  PK11_Encrypt(key, CKM_AES_CTR, NULL, out, &len, max, in, inlen); // expect: cipher AES-CTR functions=encrypt
  PK11_Encrypt(key, CKM_AES_GCM, NULL, out, &len, max, in, inlen); // expect: cipher AES-GCM functions=encrypt
  PK11_Encrypt(key, CKM_AES_CCM, NULL, out, &len, max, in, inlen); // expect: cipher AES-CCM functions=encrypt
  PK11_Encrypt(key, CKM_AES_CTS, NULL, out, &len, max, in, inlen); // expect: cipher AES-CTS functions=encrypt
  PK11_Encrypt(key, CKM_AES_OFB, NULL, out, &len, max, in, inlen); // expect: cipher AES-OFB functions=encrypt
  PK11_Encrypt(key, CKM_AES_CFB1, NULL, out, &len, max, in, inlen); // expect: cipher AES-CFB1 functions=encrypt
  PK11_Encrypt(key, CKM_AES_CFB8, NULL, out, &len, max, in, inlen); // expect: cipher AES-CFB8 functions=encrypt
  PK11_Encrypt(key, CKM_AES_CFB64, NULL, out, &len, max, in, inlen); // expect: cipher AES-CFB64 functions=encrypt
  PK11_Encrypt(key, CKM_AES_CFB128, NULL, out, &len, max, in, inlen); // expect: cipher AES-CFB128 functions=encrypt
  PK11_Encrypt(key, CKM_AES_XTS, NULL, out, &len, max, in, inlen); // expect: cipher AES-XTS functions=encrypt
  PK11_WrapSymKey(CKM_AES_KEY_WRAP, NULL, wrapping, key, &wrapped); // expect: key-wrap AES-KW functions=encrypt
  PK11_WrapSymKey(CKM_AES_KEY_WRAP_PAD, NULL, wrapping, key, &wrapped); // expect: key-wrap AES-KW functions=encrypt
  PK11_WrapSymKey(CKM_AES_KEY_WRAP_KWP, NULL, wrapping, key, &wrapped); // expect: key-wrap AES-KWP functions=encrypt
  PK11_CreateContextBySymKey(CKM_AES_CMAC, CKA_SIGN, key, NULL); // expect: cipher AES-CMAC functions=sign
  PK11_CreateContextBySymKey(CKM_DES3_CMAC, CKA_SIGN, key, NULL); // expect: cipher CMAC-3DES functions=sign
  PK11_CreateContextBySymKey(CKM_AES_GMAC, CKA_SIGN, key, NULL); // expect: cipher AES-GMAC functions=sign
  PK11_CreateContextBySymKey(CKM_AES_XCBC_MAC, CKA_SIGN, key, NULL); // expect: cipher AES-XCBC_MAC functions=sign
  PK11_CreateContextBySymKey(CKM_AES_MAC, CKA_SIGN, key, NULL); // expect: cipher AES-CBC-MAC functions=sign
  PK11_CreateContextBySymKey(CKM_DES_MAC, CKA_SIGN, key, NULL); // expect: cipher CBC-MAC-DES functions=sign
  PK11_KeyGen(slot, CKM_AES_KEY_GEN, NULL, 16, NULL); // expect: keygen AES-128
  PK11_KeyGen(slot, CKM_DES_KEY_GEN, NULL, 16, NULL); // expect: keygen DES-56 keyBits=128
  PK11_KeyGen(slot, CKM_CAMELLIA_KEY_GEN, NULL, 16, NULL); // expect: keygen CAMELLIA-128
  PK11_KeyGen(slot, CKM_ARIA_KEY_GEN, NULL, 16, NULL); // expect: keygen ARIA-128
  PK11_KeyGen(slot, CKM_SEED_KEY_GEN, NULL, 16, NULL); // expect: keygen SEED-128
  PK11_KeyGen(slot, CKM_RC2_KEY_GEN, NULL, 16, NULL); // expect: keygen RC2-128
  PK11_KeyGen(slot, CKM_RC4_KEY_GEN, NULL, 16, NULL); // expect: keygen RC4-128
  PK11_KeyGen(slot, CKM_RC5_KEY_GEN, NULL, 16, NULL); // expect: keygen RC5-128
  PK11_KeyGen(slot, CKM_IDEA_KEY_GEN, NULL, 16, NULL); // expect: keygen IDEA keyBits=128
  PK11_KeyGen(slot, CKM_BLOWFISH_KEY_GEN, NULL, 16, NULL); // expect: keygen Blowfish-128
  PK11_KeyGen(slot, CKM_TWOFISH_KEY_GEN, NULL, 16, NULL); // expect: keygen Twofish-128
  PK11_KeyGen(slot, CKM_CHACHA20_KEY_GEN, NULL, 16, NULL); // expect: keygen ChaCha20 keyBits=128
  PK11_KeyGen(slot, CKM_DES2_KEY_GEN, NULL, 0, NULL); // expect: keygen 3DES-112
  PK11_KeyGen(slot, CKM_DES3_KEY_GEN, NULL, 0, NULL); // expect: keygen 3DES-168
  PK11_KeyGen(slot, CKM_GENERIC_SECRET_KEY_GEN, NULL, 0, NULL); // expect: keygen unknown
  PK11_Encrypt(key, CKM_RC4, NULL, out, &len, max, in, inlen); // expect: cipher RC4 functions=encrypt
  PK11_Encrypt(key, CKM_CHACHA20, NULL, out, &len, max, in, inlen); // expect: cipher ChaCha20 functions=encrypt
  PK11_Encrypt(key, CKM_CHACHA20_POLY1305, NULL, out, &len, max, in, inlen); // expect: cipher ChaCha20-Poly1305 functions=encrypt
  PK11_Encrypt(key, CKM_SALSA20, NULL, out, &len, max, in, inlen); // expect: cipher Salsa20 functions=encrypt
  PK11_Encrypt(key, CKM_POLY1305, NULL, out, &len, max, in, inlen); // expect: cipher Poly1305 functions=encrypt
  PK11_CreateDigestContext(CKM_MD2); // expect: hash MD2
  PK11_CreateDigestContext(CKM_MD5); // expect: hash MD5
  PK11_CreateDigestContext(CKM_SHA_1); // expect: hash SHA-1
  PK11_CreateDigestContext(CKM_SHA224); // expect: hash SHA-224
  PK11_CreateDigestContext(CKM_SHA256); // expect: hash SHA-256
  PK11_CreateDigestContext(CKM_SHA384); // expect: hash SHA-384
  PK11_CreateDigestContext(CKM_SHA512); // expect: hash SHA-512
  PK11_CreateDigestContext(CKM_SHA3_224); // expect: hash SHA3-224
  PK11_CreateDigestContext(CKM_SHA3_256); // expect: hash SHA3-256
  PK11_CreateDigestContext(CKM_SHA3_384); // expect: hash SHA3-384
  PK11_CreateDigestContext(CKM_SHA3_512); // expect: hash SHA3-512
  PK11_CreateDigestContext(CKM_SHA512_224); // expect: hash SHA-512/224
  PK11_CreateDigestContext(CKM_SHA512_256); // expect: hash SHA-512/256
  PK11_CreateDigestContext(CKM_RIPEMD128); // expect: hash RIPEMD-128
  PK11_CreateDigestContext(CKM_RIPEMD160); // expect: hash RIPEMD-160
  PK11_CreateDigestContext(CKM_BLAKE2B_160); // expect: hash BLAKE2b-160
  PK11_CreateDigestContext(CKM_BLAKE2B_256); // expect: hash BLAKE2b-256
  PK11_CreateDigestContext(CKM_BLAKE2B_384); // expect: hash BLAKE2b-384
  PK11_CreateDigestContext(CKM_BLAKE2B_512); // expect: hash BLAKE2b-512
  PK11_CreateContextBySymKey(CKM_MD2_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-MD2 functions=sign
  PK11_CreateContextBySymKey(CKM_MD5_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-MD5 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA_1_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-1 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA224_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-224 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA256_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-256 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA384_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-384 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA512_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-512 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA3_224_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA3-224 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA3_256_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA3-256 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA3_384_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA3-384 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA3_512_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA3-512 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA512_224_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-512/224 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA512_256_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-512/256 functions=sign
  PK11_CreateContextBySymKey(CKM_RIPEMD128_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-RIPEMD-128 functions=sign
  PK11_CreateContextBySymKey(CKM_RIPEMD160_HMAC, CKA_SIGN, key, NULL); // expect: cipher HMAC-RIPEMD-160 functions=sign
  PK11_CreateContextBySymKey(CKM_MD5_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-MD5 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA_1_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-1 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA224_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-224 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA256_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-256 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA384_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-384 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA512_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA-512 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA3_224_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA3-224 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA3_256_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA3-256 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA3_384_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA3-384 functions=sign
  PK11_CreateContextBySymKey(CKM_SHA3_512_HMAC_GENERAL, CKA_SIGN, key, NULL); // expect: cipher HMAC-SHA3-512 functions=sign
  PK11_PubEncrypt(key, CKM_RSA_PKCS, NULL, out, &len, max, in, inlen); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  PK11_PubEncrypt(key, CKM_RSA_X_509, NULL, out, &len, max, in, inlen); // expect: cipher RSA-RAW functions=encrypt
  PK11_PubEncrypt(key, CKM_RSA_PKCS_OAEP, NULL, out, &len, max, in, inlen); // expect: cipher RSA-OAEP functions=encrypt
  PK11_SignWithMechanism(key, CKM_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS functions=sign
  PK11_SignWithMechanism(key, CKM_RSA_X9_31, NULL, sig, hash); // expect: signature RSA-X9.31 functions=sign
  PK11_SignWithMechanism(key, CKM_RSA_9796, NULL, sig, hash); // expect: signature RSA-ISO9796 functions=sign
  PK11_SignWithMechanism(key, CKM_MD2_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-MD2 functions=sign
  PK11_SignWithMechanism(key, CKM_MD5_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA1_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA224_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA256_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA384_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA512_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA3_224_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-SHA3-224 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA3_256_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-SHA3-256 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA3_384_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-SHA3-384 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA3_512_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-SHA3-512 functions=sign
  PK11_SignWithMechanism(key, CKM_RIPEMD128_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-RIPEMD-128 functions=sign
  PK11_SignWithMechanism(key, CKM_RIPEMD160_RSA_PKCS, NULL, sig, hash); // expect: signature RSA-PKCS1-1.5-RIPEMD-160 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA1_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS-SHA-1-MGF1 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA224_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS-SHA-224-MGF1 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA256_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA384_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA512_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA3_224_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS-SHA3-224-MGF1 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA3_256_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS-SHA3-256-MGF1 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA3_384_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS-SHA3-384-MGF1 functions=sign
  PK11_SignWithMechanism(key, CKM_SHA3_512_RSA_PKCS_PSS, NULL, sig, hash); // expect: signature RSA-PSS-SHA3-512-MGF1 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA_SHA1, NULL, sig, hash); // expect: signature DSA-SHA-1 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA_SHA224, NULL, sig, hash); // expect: signature DSA-SHA-224 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA_SHA256, NULL, sig, hash); // expect: signature DSA-SHA-256 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA_SHA384, NULL, sig, hash); // expect: signature DSA-SHA-384 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA_SHA512, NULL, sig, hash); // expect: signature DSA-SHA-512 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA_SHA3_224, NULL, sig, hash); // expect: signature DSA-SHA3-224 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA_SHA3_256, NULL, sig, hash); // expect: signature DSA-SHA3-256 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA_SHA3_384, NULL, sig, hash); // expect: signature DSA-SHA3-384 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA_SHA3_512, NULL, sig, hash); // expect: signature DSA-SHA3-512 functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA_SHA1, NULL, sig, hash); // expect: signature ECDSA-SHA-1 functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA_SHA224, NULL, sig, hash); // expect: signature ECDSA-SHA-224 functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA_SHA256, NULL, sig, hash); // expect: signature ECDSA-SHA-256 functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA_SHA384, NULL, sig, hash); // expect: signature ECDSA-SHA-384 functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA_SHA512, NULL, sig, hash); // expect: signature ECDSA-SHA-512 functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA_SHA3_224, NULL, sig, hash); // expect: signature ECDSA-SHA3-224 functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA_SHA3_256, NULL, sig, hash); // expect: signature ECDSA-SHA3-256 functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA_SHA3_384, NULL, sig, hash); // expect: signature ECDSA-SHA3-384 functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA_SHA3_512, NULL, sig, hash); // expect: signature ECDSA-SHA3-512 functions=sign
  PK11_SignWithMechanism(key, CKM_DSA, NULL, sig, hash); // expect: signature DSA functions=sign
  PK11_SignWithMechanism(key, CKM_ECDSA, NULL, sig, hash); // expect: signature ECDSA functions=sign
  PK11_SignWithMechanism(key, CKM_EDDSA, NULL, sig, hash); // expect: signature EdDSA functions=sign
  PK11_SignWithMechanism(key, CKM_ML_DSA, NULL, sig, hash); // expect: signature ML-DSA functions=sign
  PK11_SignWithMechanism(key, CKM_SLH_DSA, NULL, sig, hash); // expect: signature SLH-DSA functions=sign
  PK11_SignWithMechanism(key, CKM_HSS, NULL, sig, hash); // expect: signature HSS functions=sign
  PK11_GenerateKeyPair(slot, CKM_RSA_PKCS_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen RSA
  PK11_GenerateKeyPair(slot, CKM_RSA_X9_31_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen RSA
  PK11_GenerateKeyPair(slot, CKM_DSA_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen DSA
  PK11_GenerateKeyPair(slot, CKM_EC_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen EC
  PK11_GenerateKeyPair(slot, CKM_ECDSA_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen EC
  PK11_GenerateKeyPair(slot, CKM_EC_EDWARDS_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen EdDSA
  PK11_GenerateKeyPair(slot, CKM_EC_MONTGOMERY_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen XDH
  PK11_GenerateKeyPair(slot, CKM_DH_PKCS_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen DH
  PK11_GenerateKeyPair(slot, CKM_X9_42_DH_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen DH
  PK11_GenerateKeyPair(slot, CKM_ML_DSA_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen ML-DSA
  PK11_GenerateKeyPair(slot, CKM_ML_KEM_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen ML-KEM
  PK11_GenerateKeyPair(slot, CKM_SLH_DSA_KEY_PAIR_GEN, &params, &pub, 0, 0, NULL); // expect: keygen SLH-DSA
  PK11_GenerateKeyPair(slot, CKM_DSA_PARAMETER_GEN, &params, &pub, 0, 0, NULL); // expect: keygen DSA
  PK11_GenerateKeyPair(slot, CKM_DH_PKCS_PARAMETER_GEN, &params, &pub, 0, 0, NULL); // expect: keygen DH
  PK11_PubDerive(priv, pub, 0, NULL, NULL, CKM_ECDH1_DERIVE, target, op, 32, NULL); // expect: key-agreement ECDH
  PK11_PubDerive(priv, pub, 0, NULL, NULL, CKM_ECDH1_COFACTOR_DERIVE, target, op, 32, NULL); // expect: key-agreement ECDH
  PK11_PubDerive(priv, pub, 0, NULL, NULL, CKM_ECMQV_DERIVE, target, op, 32, NULL); // expect: key-agreement ECMQV
  PK11_PubDerive(priv, pub, 0, NULL, NULL, CKM_DH_PKCS_DERIVE, target, op, 32, NULL); // expect: key-agreement DH
  PK11_PubDerive(priv, pub, 0, NULL, NULL, CKM_X9_42_DH_DERIVE, target, op, 32, NULL); // expect: key-agreement DH
  PK11_PubDerive(priv, pub, 0, NULL, NULL, CKM_ML_KEM, target, op, 32, NULL); // expect: key-agreement ML-KEM
  PK11_Derive(base, CKM_PKCS5_PBKD2, NULL, target, op, 32); // expect: kdf PBKDF2 outputBits=256
  PK11_Derive(base, CKM_HKDF_DERIVE, NULL, target, op, 32); // expect: kdf HKDF outputBits=256
  PK11_Derive(base, CKM_HKDF_DATA, NULL, target, op, 32); // expect: kdf HKDF outputBits=256
  PK11_Derive(base, CKM_HKDF_KEY_GEN, NULL, target, op, 32); // expect: kdf HKDF outputBits=256
  PK11_Derive(base, CKM_SP800_108_COUNTER_KDF, NULL, target, op, 32); // expect: kdf SP800_108_CounterKDF outputBits=256
  PK11_Derive(base, CKM_SP800_108_FEEDBACK_KDF, NULL, target, op, 32); // expect: kdf SP800_108_FeedbackKDF outputBits=256
  PK11_Derive(base, CKM_SP800_108_DOUBLE_PIPELINE_KDF, NULL, target, op, 32); // expect: kdf SP800_108_DoublePipelineKDF outputBits=256
}

void others_23(void) {
  C_SignInit(a, b, c, d, e, f, g, h); // expect: signature unknown
  C_VerifyInit(a, b, c, d, e, f, g, h); // expect: signature unknown
  C_DigestInit(a, b, c, d, e, f, g, h); // expect: hash unknown
  C_GenerateKeyPair(a, b, c, d, e, f, g, h); // expect: keygen unknown
  C_GenerateKey(a, b, c, d, e, f, g, h); // expect: keygen unknown
  C_DeriveKey(a, b, c, d, e, f, g, h); // expect: kdf unknown
  C_WrapKey(a, b, c, d, e, f, g, h); // expect: key-wrap unknown
  C_UnwrapKey(a, b, c, d, e, f, g, h); // expect: key-wrap unknown
}

#include <pk11pub.h>
#include <ssl.h>

void tags(SECKEYPrivateKey *key) {
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_128_CBC, 0); // expect: cipher AES-128-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_128_ECB, 0); // expect: cipher AES-128-ECB
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_128_GCM, 0); // expect: cipher AES-128-GCM
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_128_KEY_WRAP, 0); // expect: cipher AES-128-KW
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_CAMELLIA_128_CBC, 0); // expect: cipher CAMELLIA-128-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_192_CBC, 0); // expect: cipher AES-192-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_192_ECB, 0); // expect: cipher AES-192-ECB
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_192_GCM, 0); // expect: cipher AES-192-GCM
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_192_KEY_WRAP, 0); // expect: cipher AES-192-KW
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_CAMELLIA_192_CBC, 0); // expect: cipher CAMELLIA-192-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_256_CBC, 0); // expect: cipher AES-256-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_256_ECB, 0); // expect: cipher AES-256-ECB
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_256_GCM, 0); // expect: cipher AES-256-GCM
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_AES_256_KEY_WRAP, 0); // expect: cipher AES-256-KW
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_CAMELLIA_256_CBC, 0); // expect: cipher CAMELLIA-256-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_DES_ECB, 0); // expect: cipher DES-56-ECB
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_DES_CBC, 0); // expect: cipher DES-56-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_DES_OFB, 0); // expect: cipher DES-56-OFB
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_DES_CFB, 0); // expect: cipher DES-56-CFB
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_DES_EDE3_CBC, 0); // expect: cipher 3DES-168-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_RC2_CBC, 0); // expect: cipher RC2-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_RC2_40_CBC, 0); // expect: cipher RC2-40-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_RC2_64_CBC, 0); // expect: cipher RC2-64-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_RC4, 0); // expect: cipher RC4
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_RC4_40, 0); // expect: cipher RC4-40
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_IDEA_CBC, 0); // expect: cipher IDEA-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_SEED_CBC, 0); // expect: cipher SEED-128-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_CHACHA20_POLY1305, 0); // expect: cipher ChaCha20-Poly1305
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_RC2_128_CBC, 0); // expect: cipher RC2-128-CBC
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_DES_EDE, 0); // expect: cipher 3DES
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_RC4_56, 0); // expect: cipher RC4-56
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_DES_40_CBC, 0); // expect: cipher DES-56-CBC keyBits=40
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_RC5_CBC_PAD, 0); // expect: cipher RC5-CBC-PKCS7
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_FORTEZZA_SKIPJACK, 0); // expect: cipher Skipjack
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS12_PBE_WITH_SHA1_AND_128_BIT_RC2_CBC, 0); // expect: cipher PKCS12-PBE-RC2-128-SHA-1
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS12_PBE_WITH_SHA1_AND_128_BIT_RC4, 0); // expect: cipher PKCS12-PBE-RC4-128-SHA-1
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS12_PBE_WITH_SHA1_AND_40_BIT_RC2_CBC, 0); // expect: cipher PKCS12-PBE-RC2-40-SHA-1
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS12_PBE_WITH_SHA1_AND_40_BIT_RC4, 0); // expect: cipher PKCS12-PBE-RC4-40-SHA-1
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS12_PBE_WITH_SHA1_AND_TRIPLE_DES_CBC, 0); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS5_PBE_WITH_MD2_AND_DES_CBC, 0); // expect: cipher PBES1-DES-CBC-PBKDF1-MD2
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS5_PBE_WITH_MD5_AND_DES_CBC, 0); // expect: cipher PBES1-DES-CBC-PBKDF1-MD5
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS5_PBE_WITH_SHA1_AND_DES_CBC, 0); // expect: cipher PBES1-DES-CBC-PBKDF1-SHA-1
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS5_PBES2, 0); // expect: cipher PBES2
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS5_PBKDF2, 0); // expect: cipher PBKDF2
  NSS_CMSEnvelopedData_Create(msg, SEC_OID_PKCS5_PBMAC1, 0); // expect: cipher PBMAC1
  PK11_HashBuf(SEC_OID_MD2, out, in, len); // expect: hash MD2
  HASH_HashBuf(HASH_AlgMD2, out, in, len); // expect: hash MD2
  PK11_HashBuf(SEC_OID_MD4, out, in, len); // expect: hash MD4
  PK11_HashBuf(SEC_OID_MD5, out, in, len); // expect: hash MD5
  HASH_HashBuf(HASH_AlgMD5, out, in, len); // expect: hash MD5
  PK11_HashBuf(SEC_OID_SHA1, out, in, len); // expect: hash SHA-1
  HASH_HashBuf(HASH_AlgSHA1, out, in, len); // expect: hash SHA-1
  PK11_HashBuf(SEC_OID_SHA224, out, in, len); // expect: hash SHA-224
  HASH_HashBuf(HASH_AlgSHA224, out, in, len); // expect: hash SHA-224
  PK11_HashBuf(SEC_OID_SHA256, out, in, len); // expect: hash SHA-256
  HASH_HashBuf(HASH_AlgSHA256, out, in, len); // expect: hash SHA-256
  PK11_HashBuf(SEC_OID_SHA384, out, in, len); // expect: hash SHA-384
  HASH_HashBuf(HASH_AlgSHA384, out, in, len); // expect: hash SHA-384
  PK11_HashBuf(SEC_OID_SHA512, out, in, len); // expect: hash SHA-512
  HASH_HashBuf(HASH_AlgSHA512, out, in, len); // expect: hash SHA-512
  PK11_HashBuf(SEC_OID_SHA3_224, out, in, len); // expect: hash SHA3-224
  HASH_HashBuf(HASH_AlgSHA3_224, out, in, len); // expect: hash SHA3-224
  PK11_HashBuf(SEC_OID_SHA3_256, out, in, len); // expect: hash SHA3-256
  HASH_HashBuf(HASH_AlgSHA3_256, out, in, len); // expect: hash SHA3-256
  PK11_HashBuf(SEC_OID_SHA3_384, out, in, len); // expect: hash SHA3-384
  HASH_HashBuf(HASH_AlgSHA3_384, out, in, len); // expect: hash SHA3-384
  PK11_HashBuf(SEC_OID_SHA3_512, out, in, len); // expect: hash SHA3-512
  HASH_HashBuf(HASH_AlgSHA3_512, out, in, len); // expect: hash SHA3-512
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_RSA_ENCRYPTION); // expect: signature RSA functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_RSA_OAEP_ENCRYPTION); // expect: signature RSA-OAEP functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_RSA_PSS_SIGNATURE); // expect: signature RSA-PSS functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_MD2_WITH_RSA_ENCRYPTION); // expect: signature RSA-PKCS1-1.5-MD2 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_MD4_WITH_RSA_ENCRYPTION); // expect: signature RSA-PKCS1-1.5-MD4 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_MD5_WITH_RSA_ENCRYPTION); // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_SHA1_WITH_RSA_ENCRYPTION); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_SHA224_WITH_RSA_ENCRYPTION); // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_SHA256_WITH_RSA_ENCRYPTION); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_SHA384_WITH_RSA_ENCRYPTION); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_PKCS1_SHA512_WITH_RSA_ENCRYPTION); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX962_ECDSA_SHA1_SIGNATURE); // expect: signature ECDSA-SHA-1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX962_ECDSA_SHA224_SIGNATURE); // expect: signature ECDSA-SHA-224 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX962_ECDSA_SHA256_SIGNATURE); // expect: signature ECDSA-SHA-256 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX962_ECDSA_SHA384_SIGNATURE); // expect: signature ECDSA-SHA-384 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX962_ECDSA_SHA512_SIGNATURE); // expect: signature ECDSA-SHA-512 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX962_EC_PUBLIC_KEY); // expect: signature ECDSA functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX9_DSA_SIGNATURE); // expect: signature DSA functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX9_DSA_SIGNATURE_WITH_SHA1_DIGEST); // expect: signature DSA-SHA-1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_NIST_DSA_SIGNATURE_WITH_SHA224_DIGEST); // expect: signature DSA-SHA-224 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_NIST_DSA_SIGNATURE_WITH_SHA256_DIGEST); // expect: signature DSA-SHA-256 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ED25519_PUBLIC_KEY); // expect: signature Ed25519 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ED25519_SIGNATURE); // expect: signature Ed25519 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_X25519); // expect: signature x25519 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_CURVE25519); // expect: signature x25519 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_DSA_44); // expect: signature ML-DSA-44 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_DSA_44_PUBLIC_KEY); // expect: signature ML-DSA-44 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_DSA_44_SIGNATURE); // expect: signature ML-DSA-44 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_DSA_65); // expect: signature ML-DSA-65 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_DSA_65_PUBLIC_KEY); // expect: signature ML-DSA-65 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_DSA_65_SIGNATURE); // expect: signature ML-DSA-65 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_DSA_87); // expect: signature ML-DSA-87 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_DSA_87_PUBLIC_KEY); // expect: signature ML-DSA-87 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_DSA_87_SIGNATURE); // expect: signature ML-DSA-87 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_KEM_512); // expect: signature ML-KEM-512 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_KEM_768); // expect: signature ML-KEM-768 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ML_KEM_1024); // expect: signature ML-KEM-1024 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_MD5); // expect: mac HMAC-MD5 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_SHA1); // expect: mac HMAC-SHA-1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_SHA224); // expect: mac HMAC-SHA-224 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_SHA256); // expect: mac HMAC-SHA-256 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_SHA384); // expect: mac HMAC-SHA-384 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_SHA512); // expect: mac HMAC-SHA-512 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_SHA3_224); // expect: mac HMAC-SHA3-224 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_SHA3_256); // expect: mac HMAC-SHA3-256 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_SHA3_384); // expect: mac HMAC-SHA3-384 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_HMAC_SHA3_512); // expect: mac HMAC-SHA3-512 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP112R1); // expect: signature unknown curve=secp112r1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP112R2); // expect: signature unknown curve=secp112r2 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP128R1); // expect: signature unknown curve=secp128r1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP128R2); // expect: signature unknown curve=secp128r2 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP160K1); // expect: signature unknown curve=secp160k1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP160R1); // expect: signature unknown curve=secp160r1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP160R2); // expect: signature unknown curve=secp160r2 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP192K1); // expect: signature unknown curve=secp192k1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP192R1); // expect: signature unknown curve=P-192 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP224K1); // expect: signature unknown curve=secp224k1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP224R1); // expect: signature unknown curve=P-224 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP256K1); // expect: signature unknown curve=secp256k1 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP256R1); // expect: signature unknown curve=P-256 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP384R1); // expect: signature unknown curve=P-384 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_SECG_EC_SECP521R1); // expect: signature unknown curve=P-521 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX962_EC_PRIME192V1); // expect: signature unknown curve=P-192 functions=sign
  SEC_SignData(&result, in, len, key, SEC_OID_ANSIX962_EC_PRIME256V1); // expect: signature unknown curve=P-256 functions=sign
}

void operations(PK11SlotInfo *slot) {
  PK11Context *digest = PK11_CreateDigestContext(SEC_OID_SHA256); // expect: hash SHA-256
  PK11_DigestOp(digest, in, len);
  PK11_DigestKey(digest, sym);
  PK11_DigestFinal(digest, out, &n, 32);
  HASHContext *hash = HASH_Create(HASH_AlgSHA384); // expect: hash SHA-384
  HASH_Update(hash, in, len);
  HASH_End(hash, out, &n, 48);
  PK11SymKey *aes = PK11_KeyGen(slot, CKM_AES_KEY_GEN, NULL, 32, NULL); // expect: keygen AES-256
  PK11Context *enc = PK11_CreateContextBySymKey(CKM_AES_CBC_PAD, CKA_ENCRYPT, aes, param); // expect: cipher AES-256-CBC-PKCS7 functions=encrypt
  PK11_CipherOp(enc, out, &n, max, in, len);
  PK11_Finalize(enc);
  PK11Context *dec = PK11_CreateContextBySymKey(CKM_AES_GCM, CKA_DECRYPT, aes, param); // expect: cipher AES-256-GCM functions=decrypt
  PK11_AEADOp(dec, CKG_NO_GENERATE, 0, iv, 12, aad, 4, out, &n, max, tag, 16, in, len);
  PK11_AEADRawOp(dec, params, 8, aad, 4, out, &n, max, in, len);
  PK11_CreateContextBySymKey(CKM_SHA256_HMAC, CKA_SIGN, aes, param); // expect: cipher HMAC-SHA-256 functions=sign
  PK11_CreateContextByPrivKey(CKM_RSA_PKCS, CKA_SIGN, priv, param); // expect: cipher RSA-PKCS1-1.5 functions=sign
  PK11_CreateContextByPubKey(CKM_ECDSA, CKA_VERIFY, pub, param); // expect: cipher ECDSA functions=verify
  PK11_CreateContextBySymKey(CKM_AES_KEY_WRAP, CKA_WRAP, aes, param); // expect: cipher AES-256-KW functions=encrypt
  PK11_CreateContextBySymKey(CKM_AES_KEY_WRAP, CKA_UNWRAP, aes, param); // expect: cipher AES-256-KW functions=decrypt
  PK11_Encrypt(aes, CKM_AES_GCM, param, out, &n, max, in, len); // expect: cipher AES-256-GCM functions=encrypt
  PK11_Decrypt(aes, CKM_AES_CTR, param, out, &n, max, in, len); // expect: cipher AES-256-CTR functions=decrypt
  PK11_PubEncrypt(pub, CKM_RSA_PKCS_OAEP, param, out, &n, max, in, len, NULL); // expect: cipher RSA-OAEP functions=encrypt
  PK11_PrivDecrypt(priv, CKM_RSA_PKCS_OAEP, param, out, &n, max, in, len); // expect: cipher RSA-OAEP functions=decrypt
  PK11_PubEncryptPKCS1(pub, out, in, len, NULL); // expect: cipher RSA-PKCS1-1.5
  PK11_PrivDecryptPKCS1(priv, out, &n, max, in, len); // expect: cipher RSA-PKCS1-1.5
  PK11_PubEncryptRaw(pub, out, in, len, NULL); // expect: cipher RSA-RAW
  PK11_PubDecryptRaw(priv, out, &n, max, in, len); // expect: cipher RSA-RAW
  PK11_ImportSymKey(slot, CKM_AES_CBC, PK11_OriginUnwrap, CKA_ENCRYPT, item, NULL); // expect: key AES-CBC
  PK11_ImportSymKeyWithFlags(slot, CKM_DES3_CBC, PK11_OriginUnwrap, CKA_ENCRYPT, item, 0, PR_FALSE, NULL); // expect: key 3DES-CBC
  PK11_TokenKeyGenWithFlags(slot, CKM_AES_KEY_GEN, NULL, 16, id, 0, 0, NULL); // expect: keygen AES-128
  SECKEYPublicKey *pub;
  PK11_GenerateKeyPair(slot, CKM_RSA_PKCS_KEY_PAIR_GEN, &params, &pub, PR_FALSE, PR_TRUE, NULL); // expect: keygen RSA
  PK11_GenerateKeyPairWithFlags(slot, CKM_EC_KEY_PAIR_GEN, &params, &pub2, 0, NULL); // expect: keygen EC
  PK11_GenerateKeyPairWithOpFlags(slot, CKM_EC_KEY_PAIR_GEN, &params, &pub2, 0, 0, 0, NULL); // expect: keygen EC
  SECKEY_CreateRSAPrivateKey(2048, &pub3, NULL); // expect: keygen RSA-2048
  SECKEY_CreateDHPrivateKey(&params, &pub4, NULL); // expect: keygen DH
  SECKEY_CreateECPrivateKey(&params, &pub5, NULL); // expect: keygen EC
  PK11_Derive(base, CKM_HKDF_DERIVE, param, CKM_AES_GCM, CKA_ENCRYPT, 16); // expect: kdf HKDF outputBits=128
  PK11_DeriveWithFlags(base, CKM_HKDF_DERIVE, param, CKM_AES_GCM, CKA_ENCRYPT, 32, 0); // expect: kdf HKDF outputBits=256
  PK11_DeriveWithFlagsPerm(base, CKM_HKDF_DERIVE, param, CKM_AES_GCM, CKA_ENCRYPT, 32, 0, PR_FALSE); // expect: kdf HKDF outputBits=256
  PK11_DeriveWithTemplate(base, CKM_HKDF_DERIVE, param, CKM_AES_GCM, CKA_ENCRYPT, 32, NULL, 0, PR_FALSE); // expect: kdf HKDF outputBits=256
  PK11_PubDerive(priv, peer, PR_FALSE, NULL, NULL, CKM_DH_PKCS_DERIVE, CKM_AES_GCM, CKA_ENCRYPT, 16, NULL); // expect: key-agreement DH
  PK11_PubDeriveWithKDF(priv, peer, PR_FALSE, NULL, NULL, CKM_ECDH1_DERIVE, CKM_AES_GCM, CKA_ENCRYPT, 16, CKD_NULL, NULL, NULL); // expect: key-agreement ECDH
  PK11_Encapsulate(peer, CKM_HKDF_DERIVE, 0, 0, &out, &ct); // expect: kem unknown functions=encapsulate
  PK11_Decapsulate(priv, ct, CKM_HKDF_DERIVE, 0, 0, &out); // expect: kem unknown functions=decapsulate
  PK11_WrapSymKey(CKM_AES_KEY_WRAP, NULL, kek, sym, &wrapped); // expect: key-wrap AES-KW functions=encrypt
  PK11_UnwrapSymKey(kek, CKM_AES_KEY_WRAP, NULL, &wrapped, CKM_AES_CBC, CKA_ENCRYPT, 16); // expect: key-wrap AES-KW functions=decrypt
  PK11_UnwrapSymKeyWithFlags(kek, CKM_AES_KEY_WRAP, NULL, &wrapped, CKM_AES_CBC, CKA_ENCRYPT, 16, 0); // expect: key-wrap AES-KW functions=decrypt
  PK11_UnwrapSymKeyWithFlagsPerm(kek, CKM_AES_KEY_WRAP, NULL, &wrapped, CKM_AES_CBC, CKA_ENCRYPT, 16, 0, PR_FALSE); // expect: key-wrap AES-KW functions=decrypt
  PK11_PubWrapSymKey(CKM_RSA_PKCS, peer, sym, &wrapped); // expect: key-wrap RSA-PKCS1-1.5 functions=encrypt
  PK11_PubWrapSymKeyWithMechanism(peer, CKM_RSA_PKCS_OAEP, param, sym, &wrapped); // expect: key-wrap RSA-OAEP functions=encrypt
  PK11_PubUnwrapSymKeyWithMechanism(priv, CKM_RSA_PKCS_OAEP, param, &wrapped, CKM_AES_CBC, CKA_ENCRYPT, 16); // expect: key-wrap RSA-OAEP functions=decrypt
  PK11_CreatePBEAlgorithmID(SEC_OID_PKCS12_PBE_WITH_SHA1_AND_TRIPLE_DES_CBC, 2000, salt); // expect: kdf PKCS12-PBE-3DES-168-CBC-SHA-1-2000
  PK11_CreatePBEV2AlgorithmID(SEC_OID_PKCS5_PBES2, SEC_OID_AES_256_CBC, SEC_OID_HMAC_SHA256, 32, 10000, salt); // expect: kdf PBES2-AES-PBKDF2-SHA-256-10000
  HpkeContext *hpke = PK11_HPKE_NewContext(HpkeDhKemX25519Sha256, HpkeKdfHkdfSha256, HpkeAeadAes128Gcm, NULL, NULL); // expect: cipher HPKE
  PK11_HPKE_SetupS(hpke, pkE, skE, pkR, info);
  PK11_HPKE_SetupR(hpke, pkR, skR, enc, info);
  PK11_HPKE_Seal(hpke, aad, pt, &ct);
  PK11_HPKE_Open(hpke, aad, ct, &pt);
  PK11_GenerateRandom(out, 32); // expect: random RNG byteLength=32 functions=generate
  PK11_GenerateRandomOnSlot(slot, out, 16); // expect: random RNG byteLength=16 functions=generate
  PK11SDR_Encrypt(&id, &data, &result, NULL); // expect: cipher unknown functions=encrypt
  PK11SDR_Decrypt(&data, &result, NULL); // expect: cipher unknown functions=decrypt
  PK11_Sign(priv, &sig, &hash); // expect: signature unknown functions=sign
  PK11_SignWithSymKey(sym, CKM_SHA256_HMAC, NULL, &sig, &data); // expect: mac HMAC-SHA-256 functions=tag
  PK11_SignWithMechanism(priv, CKM_RSA_PKCS_PSS, param, &sig, &hash); // expect: signature RSA-PSS functions=sign
  PK11_Verify(peer, &sig, &hash, NULL); // expect: signature unknown functions=verify
  PK11_VerifyWithMechanism(peer, CKM_ECDSA, NULL, &sig, &hash, NULL); // expect: signature ECDSA functions=verify
  SGNContext *sgn = SGN_NewContext(SEC_OID_PKCS1_SHA256_WITH_RSA_ENCRYPTION, priv); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  SGN_Update(sgn, in, len);
  SGN_End(sgn, &sig);
  SGN_Digest(priv, SEC_OID_SHA256, &sig, &digestItem); // expect: signature unknown digest=SHA-256 functions=sign
  SEC_DerSignData(arena, &result, in, len, priv, SEC_OID_ANSIX962_ECDSA_SHA384_SIGNATURE); // expect: signature ECDSA-SHA-384 functions=sign
  VFYContext *vfy = VFY_CreateContext(peer, &sig, SEC_OID_PKCS1_SHA1_WITH_RSA_ENCRYPTION, NULL); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
  VFY_Update(vfy, in, len);
  VFY_End(vfy);
  VFY_EndWithSignature(vfy, &sig);
  VFY_VerifyData(in, len, peer, &sig, SEC_OID_ANSIX962_ECDSA_SHA256_SIGNATURE, NULL); // expect: signature ECDSA-SHA-256 functions=verify
  VFY_VerifyDigest(&dig, peer, &sig, SEC_OID_PKCS1_SHA512_WITH_RSA_ENCRYPTION, NULL); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
  VFY_CreateContextDirect(peer, &sig, SEC_OID_PKCS1_RSA_ENCRYPTION, SEC_OID_SHA256, NULL, NULL); // expect: signature RSA-SHA-256 functions=verify
  VFY_VerifyDataDirect(in, len, peer, &sig, SEC_OID_ANSIX962_EC_PUBLIC_KEY, SEC_OID_SHA384, NULL, NULL); // expect: signature ECDSA-SHA-384 functions=verify
  VFY_VerifyDigestDirect(&dig, peer, &sig, SEC_OID_PKCS1_RSA_ENCRYPTION, SEC_OID_SHA1, NULL); // expect: signature RSA-SHA-1 functions=verify
  NSS_CMSEncryptedData_Create(msg, SEC_OID_AES_128_CBC, 128); // expect: cipher AES-128-CBC
  NSS_CMSSignedData_Create(msg); // expect: signature CMS
  NSS_CMSSignerInfo_Create(msg, cert, SEC_OID_SHA256); // expect: signature CMS digest=SHA-256 functions=sign
}

void tls(PRFileDesc *fd) {
  SSL_ImportFD(NULL, fd); // expect: protocol TLS
  DTLS_ImportFD(NULL, fd); // expect: protocol DTLS
  SSL_VersionRange range = { SSL_LIBRARY_VERSION_TLS_1_2, SSL_LIBRARY_VERSION_TLS_1_3 };
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_curve25519 }, 1); // expect: protocol TLS curve=Curve25519
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp160k1 }, 1); // expect: protocol TLS curve=secp160k1
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp160r1 }, 1); // expect: protocol TLS curve=secp160r1
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp160r2 }, 1); // expect: protocol TLS curve=secp160r2
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp192k1 }, 1); // expect: protocol TLS curve=secp192k1
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp192r1 }, 1); // expect: protocol TLS curve=P-192
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp224k1 }, 1); // expect: protocol TLS curve=secp224k1
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp224r1 }, 1); // expect: protocol TLS curve=P-224
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp256k1 }, 1); // expect: protocol TLS curve=secp256k1
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp256r1 }, 1); // expect: protocol TLS curve=P-256
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp384r1 }, 1); // expect: protocol TLS curve=P-384
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ec_secp521r1 }, 1); // expect: protocol TLS curve=P-521
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ffdhe_2048 }, 1); // expect: protocol TLS
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ffdhe_3072 }, 1); // expect: protocol TLS
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ffdhe_4096 }, 1); // expect: protocol TLS
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ffdhe_6144 }, 1); // expect: protocol TLS
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_ffdhe_8192 }, 1); // expect: protocol TLS
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_kem_mlkem768x25519 }, 1); // expect: protocol TLS
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_kem_secp256r1mlkem768 }, 1); // expect: protocol TLS
  SSL_NamedGroupConfig(fd, (SSLNamedGroup[]){ ssl_grp_kem_secp384r1mlkem1024 }, 1); // expect: protocol TLS
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pkcs1_sha1 }, 1); // expect: parameters RSA-PKCS1-1.5-SHA-1
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pkcs1_sha256 }, 1); // expect: parameters RSA-PKCS1-1.5-SHA-256
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pkcs1_sha384 }, 1); // expect: parameters RSA-PKCS1-1.5-SHA-384
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pkcs1_sha512 }, 1); // expect: parameters RSA-PKCS1-1.5-SHA-512
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_ecdsa_sha1 }, 1); // expect: parameters ECDSA-SHA-1
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_ecdsa_secp256r1_sha256 }, 1); // expect: parameters ECDSA-P-256-SHA-256
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_ecdsa_secp384r1_sha384 }, 1); // expect: parameters ECDSA-P-384-SHA-384
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_ecdsa_secp521r1_sha512 }, 1); // expect: parameters ECDSA-P-521-SHA-512
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pss_rsae_sha256 }, 1); // expect: parameters RSA-PSS-SHA-256-MGF1-32
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pss_rsae_sha384 }, 1); // expect: parameters RSA-PSS-SHA-384-MGF1-48
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pss_rsae_sha512 }, 1); // expect: parameters RSA-PSS-SHA-512-MGF1-64
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pss_pss_sha256 }, 1); // expect: parameters RSA-PSS-SHA-256-MGF1-32
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pss_pss_sha384 }, 1); // expect: parameters RSA-PSS-SHA-384-MGF1-48
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_rsa_pss_pss_sha512 }, 1); // expect: parameters RSA-PSS-SHA-512-MGF1-64
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_ed25519 }, 1); // expect: parameters Ed25519
  SSL_SignatureSchemePrefSet(fd, (SSLSignatureScheme[]){ ssl_sig_ed448 }, 1); // expect: parameters Ed448
}

void versions(PRFileDesc *fd) {
  SSLVersionRange tls12 = { SSL_LIBRARY_VERSION_TLS_1_2, SSL_LIBRARY_VERSION_TLS_1_3 };
  SSL_VersionRangeSet(fd, &tls12); // expect: protocol TLSv1.2; protocol TLSv1.3
  SSLVersionRange tls10 = { SSL_LIBRARY_VERSION_TLS_1_0, SSL_LIBRARY_VERSION_TLS_1_3 };
  SSL_VersionRangeSetDefault(ssl_variant_stream, &tls10); // expect: protocol TLSv1.0; protocol TLSv1.3
  SSLVersionRange range = { SSL_LIBRARY_VERSION_TLS_1_1, SSL_LIBRARY_VERSION_TLS_1_2 };
  SSL_VersionRangeSet(fd, &range); // expect: protocol TLSv1.1; protocol TLSv1.2
  SSLVersionRange tls13 = { SSL_LIBRARY_VERSION_TLS_1_3, SSL_LIBRARY_VERSION_TLS_1_3 };
  SSL_VersionRangeSet(fd, &tls13); // expect: protocol TLSv1.3
  SSLVersionRange ssl3 = { SSL_LIBRARY_VERSION_3_0, SSL_LIBRARY_VERSION_TLS_1_3 };
  SSL_VersionRangeSet(fd, &ssl3); // expect: protocol SSLv3 version=ssl3; protocol TLSv1.3
  SSLVersionRange ssl2 = { SSL_LIBRARY_VERSION_2, SSL_LIBRARY_VERSION_3_0 };
  SSL_VersionRangeSet(fd, &ssl2); // expect: protocol SSLv2 version=ssl2; protocol SSLv3 version=ssl3
  SSL_CipherPrefSet(fd, TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256, PR_TRUE); // expect: protocol TLS
  SSL_CipherPrefSetDefault(TLS_AES_256_GCM_SHA384, PR_TRUE); // expect: protocol TLS
  PK11_TokenKeyGen(slot, CKM_AES_KEY_GEN, NULL, 32, NULL, PR_FALSE, NULL); // expect: keygen AES-256
}

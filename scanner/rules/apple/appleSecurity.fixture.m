#import <Security/Security.h>

@implementation Keys

- (void)rest {
  SecKeyCreateEncryptedDataWithParameters(key, kSecKeyAlgorithmRSAEncryptionPKCS1, data, NULL, NULL); // expect: cipher RSA-PKCS1-1.5 primitive=pke functions=encrypt
  SecKeyCreateDecryptedDataWithParameters(key, kSecKeyAlgorithmRSAEncryptionPKCS1, data, NULL, NULL); // expect: cipher RSA-PKCS1-1.5 primitive=pke functions=decrypt
  SecKeyCreateMLDSASignature(key, kSecKeyAlgorithmMLDSASignatureMessage, data, NULL, NULL); // expect: signature ML-DSA functions=sign
  SecKeyCreateEncapsulatedKey(key, kSecKeyAlgorithmKEMMLKEM, &shared, NULL); // expect: kem ML-KEM functions=encapsulate
  SecKeyCreateDecapsulatedKey(key, kSecKeyAlgorithmKEMKyber, data, NULL); // expect: kem Kyber functions=decapsulate
  SecKeyCreateSignature(key, kSecKeyAlgorithmEdDSASignatureMessageCurve25519SHA512, data, NULL); // expect: signature Ed25519 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmEdDSASignatureMessageCurve448SHAKE256, data, NULL); // expect: signature Ed448 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15MD5, data, NULL); // expect: signature RSA-PKCS1-1.5-MD5 primitive=signature functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15MD5, data, NULL); // expect: signature RSA-PKCS1-1.5-MD5 primitive=signature functions=sign
  SecTransformRef encrypting = SecEncryptTransformCreate(key, NULL); // expect: cipher RSA-OAEP functions=encrypt
  SecTransformSetAttribute(encrypting, kSecPaddingKey, kSecPaddingOAEPKey, NULL);
  SecTransformRef decrypting = SecDecryptTransformCreate(key, NULL); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  SecTransformSetAttribute(decrypting, kSecPaddingKey, kSecPaddingPKCS1Key, NULL);
  SecTransformRef blocks = SecEncryptTransformCreate(key, NULL); // expect: cipher unknown functions=encrypt
  SecTransformSetAttribute(blocks, kSecPaddingKey, kSecPaddingPKCS7Key, NULL);
  SecTransformRef blocks5 = SecEncryptTransformCreate(key, NULL); // expect: cipher unknown functions=encrypt
  SecTransformSetAttribute(blocks5, kSecPaddingKey, kSecPaddingPKCS5Key, NULL);
  SecTransformRef bare = SecEncryptTransformCreate(key, NULL); // expect: cipher unknown functions=encrypt
  SecTransformSetAttribute(bare, kSecPaddingKey, kSecPaddingNoneKey, NULL);
  SecSignTransformCreate(key, NULL); // expect: signature unknown functions=sign
  SecVerifyTransformCreate(key, signature, NULL); // expect: signature unknown functions=verify
  SecDigestTransformCreate(kSecDigestMD2, 0, NULL); // expect: hash MD2
  SecDigestTransformCreate(kSecDigestMD4, 0, NULL); // expect: hash MD4
  SecDigestTransformCreate(kSecDigestMD5, 0, NULL); // expect: hash MD5
  SecDigestTransformCreate(kSecDigestSHA1, 20, NULL); // expect: hash SHA-1
  SecDigestTransformCreate(kSecDigestHMACMD5, 0, NULL); // expect: mac HMAC-MD5
  SecDigestTransformCreate(kSecDigestHMACSHA1, 0, NULL); // expect: mac HMAC-SHA-1
}

- (void)generate {
  NSDictionary *attributes = @{ (__bridge id)kSecAttrKeyType: (__bridge id)kSecAttrKeyTypeRSA, (__bridge id)kSecAttrKeySizeInBits: @2048 };
  SecKeyRef key = SecKeyCreateRandomKey((__bridge CFDictionaryRef)attributes, &error); // expect: keygen RSA-2048
  SecKeyGeneratePair((__bridge CFDictionaryRef)@{ (id)kSecAttrKeyType: (id)kSecAttrKeyTypeECSECPrimeRandom, (id)kSecAttrKeySizeInBits: @256 }, &pub, &priv); // expect: keygen EC-256
  SecKeyCreateWithData(data, (__bridge CFDictionaryRef)@{ (id)kSecAttrKeyType: (id)kSecAttrKeyTypeEC }, NULL); // expect: key EC
  SecKeyCreateWithData(data, (__bridge CFDictionaryRef)@{ (id)kSecAttrKeyType: (id)kSecAttrKeyTypeAES }, NULL); // expect: key AES
  SecKeyCreateWithData(data, (__bridge CFDictionaryRef)@{ (id)kSecAttrKeyType: (id)kSecAttrKeyTypeDES }, NULL); // expect: key DES-56
  SecKeyCreateWithData(data, (__bridge CFDictionaryRef)@{ (id)kSecAttrKeyType: (id)kSecAttrKeyType3DES }, NULL); // expect: key 3DES
  SecKeyCreateWithData(data, (__bridge CFDictionaryRef)@{ (id)kSecAttrKeyType: (id)kSecAttrKeyTypeRC4 }, NULL); // expect: key RC4
  SecKeyCreateWithData(data, (__bridge CFDictionaryRef)@{ (id)kSecAttrKeyType: (id)kSecAttrKeyTypeRC2 }, NULL); // expect: key RC2
  SecKeyCreateWithData(data, (__bridge CFDictionaryRef)@{ (id)kSecAttrKeyType: (id)kSecAttrKeyTypeCAST }, NULL); // expect: key CAST5
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA1, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA224, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-224-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA256, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-256-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA384, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-384-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA512, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-512-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA1, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA224, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-224-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA256, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-256-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA384, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-384-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA512, data, &error); // expect: signature RSA-PKCS1-1.5-SHA-512-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA1, data, &error); // expect: signature RSA-PSS-SHA-1-MGF1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA224, data, &error); // expect: signature RSA-PSS-SHA-224-MGF1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA256, data, &error); // expect: signature RSA-PSS-SHA-256-MGF1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA384, data, &error); // expect: signature RSA-PSS-SHA-384-MGF1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA512, data, &error); // expect: signature RSA-PSS-SHA-512-MGF1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA1, data, &error); // expect: signature RSA-PSS-SHA-1-MGF1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA224, data, &error); // expect: signature RSA-PSS-SHA-224-MGF1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA256, data, &error); // expect: signature RSA-PSS-SHA-256-MGF1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA384, data, &error); // expect: signature RSA-PSS-SHA-384-MGF1-2048 functions=sign
  SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA512, data, &error); // expect: signature RSA-PSS-SHA-512-MGF1-2048 functions=sign
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureMessageX962SHA1, data, sig, &error); // expect: signature ECDSA-SHA-1 functions=verify
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureMessageX962SHA224, data, sig, &error); // expect: signature ECDSA-SHA-224 functions=verify
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureMessageX962SHA256, data, sig, &error); // expect: signature ECDSA-SHA-256 functions=verify
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureMessageX962SHA384, data, sig, &error); // expect: signature ECDSA-SHA-384 functions=verify
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureMessageX962SHA512, data, sig, &error); // expect: signature ECDSA-SHA-512 functions=verify
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureDigestX962SHA1, data, sig, &error); // expect: signature ECDSA-SHA-1 functions=verify
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureDigestX962SHA224, data, sig, &error); // expect: signature ECDSA-SHA-224 functions=verify
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureDigestX962SHA256, data, sig, &error); // expect: signature ECDSA-SHA-256 functions=verify
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureDigestX962SHA384, data, sig, &error); // expect: signature ECDSA-SHA-384 functions=verify
  SecKeyVerifySignature(other, kSecKeyAlgorithmECDSASignatureDigestX962SHA512, data, sig, &error); // expect: signature ECDSA-SHA-512 functions=verify
  SecKeyCreateSignature(other, kSecKeyAlgorithmRSASignatureRaw, data, &error); // expect: signature RSA-RAW padding=none functions=sign
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA1, data, &error); // expect: cipher RSA-OAEP-SHA-1-MGF1-2048 functions=encrypt
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA1AESGCM, data, &error); // expect: cipher RSA-OAEP-SHA-1-MGF1-2048 functions=encrypt
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA224, data, &error); // expect: cipher RSA-OAEP-SHA-224-MGF1-2048 functions=encrypt
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA224AESGCM, data, &error); // expect: cipher RSA-OAEP-SHA-224-MGF1-2048 functions=encrypt
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA256, data, &error); // expect: cipher RSA-OAEP-SHA-256-MGF1-2048 functions=encrypt
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA256AESGCM, data, &error); // expect: cipher RSA-OAEP-SHA-256-MGF1-2048 functions=encrypt
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA384, data, &error); // expect: cipher RSA-OAEP-SHA-384-MGF1-2048 functions=encrypt
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA384AESGCM, data, &error); // expect: cipher RSA-OAEP-SHA-384-MGF1-2048 functions=encrypt
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA512, data, &error); // expect: cipher RSA-OAEP-SHA-512-MGF1-2048 functions=encrypt
  SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA512AESGCM, data, &error); // expect: cipher RSA-OAEP-SHA-512-MGF1-2048 functions=encrypt
  SecKeyCreateDecryptedData(key, kSecKeyAlgorithmRSAEncryptionPKCS1, data, &error); // expect: cipher RSA-PKCS1-1.5-2048 functions=decrypt
  SecKeyCreateDecryptedData(key, kSecKeyAlgorithmRSAEncryptionRaw, data, &error); // expect: cipher RSA-RAW-2048 padding=none functions=decrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionStandardX963SHA1AESGCM, data, &error); // expect: cipher ECIES digest=SHA-1 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionStandardX963SHA224AESGCM, data, &error); // expect: cipher ECIES digest=SHA-224 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionStandardX963SHA256AESGCM, data, &error); // expect: cipher ECIES digest=SHA-256 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionStandardX963SHA384AESGCM, data, &error); // expect: cipher ECIES digest=SHA-384 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionStandardX963SHA512AESGCM, data, &error); // expect: cipher ECIES digest=SHA-512 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionStandardVariableIVX963SHA224AESGCM, data, &error); // expect: cipher ECIES digest=SHA-224 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionStandardVariableIVX963SHA256AESGCM, data, &error); // expect: cipher ECIES digest=SHA-256 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionStandardVariableIVX963SHA384AESGCM, data, &error); // expect: cipher ECIES digest=SHA-384 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionStandardVariableIVX963SHA512AESGCM, data, &error); // expect: cipher ECIES digest=SHA-512 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA1AESGCM, data, &error); // expect: cipher ECIES digest=SHA-1 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA224AESGCM, data, &error); // expect: cipher ECIES digest=SHA-224 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA256AESGCM, data, &error); // expect: cipher ECIES digest=SHA-256 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA384AESGCM, data, &error); // expect: cipher ECIES digest=SHA-384 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA512AESGCM, data, &error); // expect: cipher ECIES digest=SHA-512 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionCofactorVariableIVX963SHA224AESGCM, data, &error); // expect: cipher ECIES digest=SHA-224 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionCofactorVariableIVX963SHA256AESGCM, data, &error); // expect: cipher ECIES digest=SHA-256 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionCofactorVariableIVX963SHA384AESGCM, data, &error); // expect: cipher ECIES digest=SHA-384 functions=encrypt
  SecKeyCreateEncryptedData(other, kSecKeyAlgorithmECIESEncryptionCofactorVariableIVX963SHA512AESGCM, data, &error); // expect: cipher ECIES digest=SHA-512 functions=encrypt
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeStandard, pub, params, &error); // expect: key-agreement ECDH
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeCofactor, pub, params, &error); // expect: key-agreement ECDH
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA1, pub, params, &error); // expect: key-agreement ECDH digest=SHA-1
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA224, pub, params, &error); // expect: key-agreement ECDH digest=SHA-224
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA256, pub, params, &error); // expect: key-agreement ECDH digest=SHA-256
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA384, pub, params, &error); // expect: key-agreement ECDH digest=SHA-384
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA512, pub, params, &error); // expect: key-agreement ECDH digest=SHA-512
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA1, pub, params, &error); // expect: key-agreement ECDH digest=SHA-1
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA224, pub, params, &error); // expect: key-agreement ECDH digest=SHA-224
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA256, pub, params, &error); // expect: key-agreement ECDH digest=SHA-256
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA384, pub, params, &error); // expect: key-agreement ECDH digest=SHA-384
  SecKeyCopyKeyExchangeResult(other, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA512, pub, params, &error); // expect: key-agreement ECDH digest=SHA-512
  SecKeyRawSign(key, kSecPaddingPKCS1SHA1, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-1-2048
  SecKeyRawSign(key, kSecPaddingPKCS1SHA224, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-224-2048
  SecKeyRawSign(key, kSecPaddingPKCS1SHA256, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-256-2048
  SecKeyRawSign(key, kSecPaddingPKCS1SHA384, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-384-2048
  SecKeyRawSign(key, kSecPaddingPKCS1SHA512, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-512-2048
  SecKeyRawVerify(key, kSecPaddingPKCS1SHA1, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-1-2048
  SecKeyRawVerify(key, kSecPaddingPKCS1SHA224, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-224-2048
  SecKeyRawVerify(key, kSecPaddingPKCS1SHA256, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-256-2048
  SecKeyRawVerify(key, kSecPaddingPKCS1SHA384, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-384-2048
  SecKeyRawVerify(key, kSecPaddingPKCS1SHA512, digest, 32, sig, &len); // expect: signature RSA-PKCS1-1.5-SHA-512-2048
  SecKeyEncrypt(key, kSecPaddingPKCS1, data, len, out, &size); // expect: cipher RSA-PKCS1-1.5-2048 functions=encrypt
  SecKeyEncrypt(key, kSecPaddingOAEP, data, len, out, &size); // expect: cipher RSA-OAEP-SHA-1-MGF1-2048 functions=encrypt
  SecKeyEncrypt(key, kSecPaddingNone, data, len, out, &size); // expect: cipher RSA-RAW-2048 padding=none functions=encrypt
  SecKeyDecrypt(key, kSecPaddingPKCS1, data, len, out, &size); // expect: cipher RSA-PKCS1-1.5-2048 functions=decrypt
  SecKeyDecrypt(key, kSecPaddingOAEP, data, len, out, &size); // expect: cipher RSA-OAEP-SHA-1-MGF1-2048 functions=decrypt
  SecKeyDecrypt(key, kSecPaddingNone, data, len, out, &size); // expect: cipher RSA-RAW-2048 padding=none functions=decrypt
  SecRandomCopyBytes(kSecRandomDefault, 32, bytes); // expect: random RNG byteLength=32 functions=generate
  sec_protocol_options_set_min_tls_protocol_version(options, tls_protocol_version_TLSv10); // expect: protocol TLSv1.0 version=1.0
  sec_protocol_options_set_min_tls_protocol_version(options, tls_protocol_version_TLSv11); // expect: protocol TLSv1.1 version=1.1
  sec_protocol_options_set_min_tls_protocol_version(options, tls_protocol_version_TLSv12); // expect: protocol TLSv1.2 version=1.2
  sec_protocol_options_set_min_tls_protocol_version(options, tls_protocol_version_TLSv13); // expect: protocol TLSv1.3 version=1.3
  sec_protocol_options_set_min_tls_protocol_version(options, tls_protocol_version_DTLSv10); // expect: protocol DTLSv1.0 version=1.0
  sec_protocol_options_set_min_tls_protocol_version(options, tls_protocol_version_DTLSv12); // expect: protocol DTLSv1.2 version=1.2
  sec_protocol_options_set_max_tls_protocol_version(options, tls_protocol_version_TLSv10); // expect: protocol TLSv1.0 version=1.0
  sec_protocol_options_set_max_tls_protocol_version(options, tls_protocol_version_TLSv11); // expect: protocol TLSv1.1 version=1.1
  sec_protocol_options_set_max_tls_protocol_version(options, tls_protocol_version_TLSv12); // expect: protocol TLSv1.2 version=1.2
  sec_protocol_options_set_max_tls_protocol_version(options, tls_protocol_version_TLSv13); // expect: protocol TLSv1.3 version=1.3
  sec_protocol_options_set_max_tls_protocol_version(options, tls_protocol_version_DTLSv10); // expect: protocol DTLSv1.0 version=1.0
  sec_protocol_options_set_max_tls_protocol_version(options, tls_protocol_version_DTLSv12); // expect: protocol DTLSv1.2 version=1.2
  SSLSetProtocolVersion(context, kTLSProtocol12); // expect: protocol TLSv1.2 version=1.2
  SSLSetProtocolVersionMin(context, kTLSProtocol12); // expect: protocol TLSv1.2 version=1.2
  SSLSetProtocolVersionMax(context, kTLSProtocol12); // expect: protocol TLSv1.2 version=1.2
  SSLSetProtocolVersionMin(context, kSSLProtocol2); // expect: protocol SSLv2 version=ssl2
  SSLSetProtocolVersionMin(context, kSSLProtocol3); // expect: protocol SSLv3 version=ssl3
  SSLSetProtocolVersionMin(context, kTLSProtocol1); // expect: protocol TLSv1.0 version=1.0
  SSLSetProtocolVersionMin(context, kTLSProtocol11); // expect: protocol TLSv1.1 version=1.1
  SSLSetProtocolVersionMin(context, kTLSProtocol13); // expect: protocol TLSv1.3 version=1.3
  SSLSetProtocolVersionMin(context, kDTLSProtocol1); // expect: protocol DTLSv1.0 version=1.0
  SSLSetProtocolVersionMin(context, kDTLSProtocol12); // expect: protocol DTLSv1.2 version=1.2
}

@end

void old_and_datagram(SecKeyRef key, sec_protocol_options_t options) {
  SecKeyRawSign(key, kSecPaddingPKCS1MD2, hash, 16, sig, &len); // expect: signature RSA-PKCS1-1.5-MD2 functions=sign
  SecKeyRawVerify(key, kSecPaddingPKCS1MD5, hash, 16, sig, len); // expect: signature RSA-PKCS1-1.5-MD5 functions=verify
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_AES_128_GCM_SHA256); // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_AES_256_GCM_SHA384); // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_CHACHA20_POLY1305_SHA256); // expect: protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_RSA_WITH_3DES_EDE_CBC_SHA); // expect: protocol TLS suite=TLS_RSA_WITH_3DES_EDE_CBC_SHA
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_RSA_WITH_AES_128_CBC_SHA); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_RSA_WITH_AES_256_CBC_SHA); // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_RSA_WITH_AES_128_GCM_SHA256); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_GCM_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_RSA_WITH_AES_256_GCM_SHA384); // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_GCM_SHA384
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_RSA_WITH_AES_128_CBC_SHA256); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_RSA_WITH_AES_256_CBC_SHA256); // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_ECDSA_WITH_AES_128_CBC_SHA); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_ECDSA_WITH_AES_256_CBC_SHA); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_3DES_EDE_CBC_SHA
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_RSA_WITH_AES_128_CBC_SHA); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_RSA_WITH_AES_256_CBC_SHA); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_RSA_WITH_AES_128_CBC_SHA256); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_RSA_WITH_AES_256_CBC_SHA384); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_RSA_WITH_AES_128_GCM_SHA256); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_RSA_WITH_AES_256_GCM_SHA384); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
  sec_protocol_options_append_tls_ciphersuite(options, tls_ciphersuite_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
}

import Security

func all(key: SecKey) {
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA1, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA1, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA224, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA224, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA256, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA384, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA384, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA512, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA512, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePSSSHA1, data, nil) // expect: signature RSA-PSS-SHA-1-MGF1 mgfDigest=SHA-1 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA1, data, nil) // expect: signature RSA-PSS-SHA-1-MGF1 mgfDigest=SHA-1 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePSSSHA224, data, nil) // expect: signature RSA-PSS-SHA-224-MGF1 mgfDigest=SHA-224 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA224, data, nil) // expect: signature RSA-PSS-SHA-224-MGF1 mgfDigest=SHA-224 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePSSSHA256, data, nil) // expect: signature RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA256, data, nil) // expect: signature RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePSSSHA384, data, nil) // expect: signature RSA-PSS-SHA-384-MGF1 mgfDigest=SHA-384 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA384, data, nil) // expect: signature RSA-PSS-SHA-384-MGF1 mgfDigest=SHA-384 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureMessagePSSSHA512, data, nil) // expect: signature RSA-PSS-SHA-512-MGF1 mgfDigest=SHA-512 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureMessagePSSSHA512, data, nil) // expect: signature RSA-PSS-SHA-512-MGF1 mgfDigest=SHA-512 functions=sign
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageX962SHA1, data, nil) // expect: signature ECDSA-SHA-1 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageX962SHA1, data, nil) // expect: signature ECDSA-SHA-1 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageX962SHA224, data, nil) // expect: signature ECDSA-SHA-224 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageX962SHA224, data, nil) // expect: signature ECDSA-SHA-224 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256, data, nil) // expect: signature ECDSA-SHA-256 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageX962SHA256, data, nil) // expect: signature ECDSA-SHA-256 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageX962SHA384, data, nil) // expect: signature ECDSA-SHA-384 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageX962SHA384, data, nil) // expect: signature ECDSA-SHA-384 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageX962SHA512, data, nil) // expect: signature ECDSA-SHA-512 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageX962SHA512, data, nil) // expect: signature ECDSA-SHA-512 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageRFC4754SHA1, data, nil) // expect: signature ECDSA-SHA-1 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageRFC4754SHA1, data, nil) // expect: signature ECDSA-SHA-1 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageRFC4754SHA224, data, nil) // expect: signature ECDSA-SHA-224 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageRFC4754SHA224, data, nil) // expect: signature ECDSA-SHA-224 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageRFC4754SHA256, data, nil) // expect: signature ECDSA-SHA-256 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageRFC4754SHA256, data, nil) // expect: signature ECDSA-SHA-256 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageRFC4754SHA384, data, nil) // expect: signature ECDSA-SHA-384 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageRFC4754SHA384, data, nil) // expect: signature ECDSA-SHA-384 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureMessageRFC4754SHA512, data, nil) // expect: signature ECDSA-SHA-512 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureMessageRFC4754SHA512, data, nil) // expect: signature ECDSA-SHA-512 functions=verify
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPKCS1v15SHA1, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA1, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPKCS1v15SHA224, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA224, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPKCS1v15SHA256, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA256, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPKCS1v15SHA384, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA384, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPKCS1v15SHA512, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15SHA512, data, nil) // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPSSSHA1, data, nil) // expect: signature RSA-PSS-SHA-1-MGF1 mgfDigest=SHA-1 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA1, data, nil) // expect: signature RSA-PSS-SHA-1-MGF1 mgfDigest=SHA-1 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPSSSHA224, data, nil) // expect: signature RSA-PSS-SHA-224-MGF1 mgfDigest=SHA-224 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA224, data, nil) // expect: signature RSA-PSS-SHA-224-MGF1 mgfDigest=SHA-224 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPSSSHA256, data, nil) // expect: signature RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA256, data, nil) // expect: signature RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPSSSHA384, data, nil) // expect: signature RSA-PSS-SHA-384-MGF1 mgfDigest=SHA-384 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA384, data, nil) // expect: signature RSA-PSS-SHA-384-MGF1 mgfDigest=SHA-384 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPSSSHA512, data, nil) // expect: signature RSA-PSS-SHA-512-MGF1 mgfDigest=SHA-512 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPSSSHA512, data, nil) // expect: signature RSA-PSS-SHA-512-MGF1 mgfDigest=SHA-512 functions=sign
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestX962SHA1, data, nil) // expect: signature ECDSA-SHA-1 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestX962SHA1, data, nil) // expect: signature ECDSA-SHA-1 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestX962SHA224, data, nil) // expect: signature ECDSA-SHA-224 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestX962SHA224, data, nil) // expect: signature ECDSA-SHA-224 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestX962SHA256, data, nil) // expect: signature ECDSA-SHA-256 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestX962SHA256, data, nil) // expect: signature ECDSA-SHA-256 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestX962SHA384, data, nil) // expect: signature ECDSA-SHA-384 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestX962SHA384, data, nil) // expect: signature ECDSA-SHA-384 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestX962SHA512, data, nil) // expect: signature ECDSA-SHA-512 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestX962SHA512, data, nil) // expect: signature ECDSA-SHA-512 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestRFC4754SHA1, data, nil) // expect: signature ECDSA-SHA-1 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestRFC4754SHA1, data, nil) // expect: signature ECDSA-SHA-1 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestRFC4754SHA224, data, nil) // expect: signature ECDSA-SHA-224 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestRFC4754SHA224, data, nil) // expect: signature ECDSA-SHA-224 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestRFC4754SHA256, data, nil) // expect: signature ECDSA-SHA-256 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestRFC4754SHA256, data, nil) // expect: signature ECDSA-SHA-256 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestRFC4754SHA384, data, nil) // expect: signature ECDSA-SHA-384 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestRFC4754SHA384, data, nil) // expect: signature ECDSA-SHA-384 functions=verify
    SecKeyVerifySignature(key, SecKeyAlgorithm.ecdsaSignatureDigestRFC4754SHA512, data, nil) // expect: signature ECDSA-SHA-512 functions=verify
    SecKeyVerifySignature(key, kSecKeyAlgorithmECDSASignatureDigestRFC4754SHA512, data, nil) // expect: signature ECDSA-SHA-512 functions=verify
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureDigestPKCS1v15Raw, data, nil) // expect: signature RSA-PKCS1-1.5 functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureDigestPKCS1v15Raw, data, nil) // expect: signature RSA-PKCS1-1.5 functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.rsaSignatureRaw, data, nil) // expect: signature RSA-RAW functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmRSASignatureRaw, data, nil) // expect: signature RSA-RAW functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.ecdsaSignatureDigestX962, data, nil) // expect: signature ECDSA functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmECDSASignatureDigestX962, data, nil) // expect: signature ECDSA functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.ecdsaSignatureDigestRFC4754, data, nil) // expect: signature ECDSA functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmECDSASignatureDigestRFC4754, data, nil) // expect: signature ECDSA functions=sign
    SecKeyCreateSignature(key, SecKeyAlgorithm.ecdsaSignatureRFC4754, data, nil) // expect: signature ECDSA functions=sign
    SecKeyCreateSignature(key, kSecKeyAlgorithmECDSASignatureRFC4754, data, nil) // expect: signature ECDSA functions=sign
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionRaw, data, nil) // expect: cipher RSA-RAW functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionRaw, data, nil) // expect: cipher RSA-RAW functions=encrypt
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionPKCS1, data, nil) // expect: cipher RSA-PKCS1-1.5 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionPKCS1, data, nil) // expect: cipher RSA-PKCS1-1.5 functions=encrypt
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA1, data, nil) // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA1, data, nil) // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA1AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA1AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionStandardX963SHA1AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionStandardX963SHA1AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA1, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA1, data, nil) // expect: key-agreement ECDH
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionCofactorX963SHA1AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA1AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeCofactorX963SHA1, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA1, data, nil) // expect: key-agreement ECDH
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA224, data, nil) // expect: cipher RSA-OAEP-SHA-224-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA224, data, nil) // expect: cipher RSA-OAEP-SHA-224-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA224AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-224-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA224AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-224-MGF1 functions=encrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionStandardX963SHA224AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionStandardX963SHA224AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionStandardVariableIVX963SHA224AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionStandardVariableIVX963SHA224AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA224, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA224, data, nil) // expect: key-agreement ECDH
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionCofactorX963SHA224AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA224AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionCofactorVariableIVX963SHA224AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionCofactorVariableIVX963SHA224AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeCofactorX963SHA224, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA224, data, nil) // expect: key-agreement ECDH
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA256, data, nil) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA256, data, nil) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA256AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA256AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionStandardX963SHA256AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionStandardX963SHA256AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionStandardVariableIVX963SHA256AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionStandardVariableIVX963SHA256AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA256, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA256, data, nil) // expect: key-agreement ECDH
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionCofactorX963SHA256AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA256AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionCofactorVariableIVX963SHA256AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionCofactorVariableIVX963SHA256AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeCofactorX963SHA256, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA256, data, nil) // expect: key-agreement ECDH
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA384, data, nil) // expect: cipher RSA-OAEP-SHA-384-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA384, data, nil) // expect: cipher RSA-OAEP-SHA-384-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA384AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-384-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA384AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-384-MGF1 functions=encrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionStandardX963SHA384AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionStandardX963SHA384AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionStandardVariableIVX963SHA384AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionStandardVariableIVX963SHA384AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA384, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA384, data, nil) // expect: key-agreement ECDH
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionCofactorX963SHA384AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA384AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionCofactorVariableIVX963SHA384AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionCofactorVariableIVX963SHA384AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeCofactorX963SHA384, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA384, data, nil) // expect: key-agreement ECDH
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA512, data, nil) // expect: cipher RSA-OAEP-SHA-512-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA512, data, nil) // expect: cipher RSA-OAEP-SHA-512-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, SecKeyAlgorithm.rsaEncryptionOAEPSHA512AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-512-MGF1 functions=encrypt
    SecKeyCreateEncryptedData(key, kSecKeyAlgorithmRSAEncryptionOAEPSHA512AESGCM, data, nil) // expect: cipher RSA-OAEP-SHA-512-MGF1 functions=encrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionStandardX963SHA512AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionStandardX963SHA512AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionStandardVariableIVX963SHA512AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionStandardVariableIVX963SHA512AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeStandardX963SHA512, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeStandardX963SHA512, data, nil) // expect: key-agreement ECDH
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionCofactorX963SHA512AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionCofactorX963SHA512AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, SecKeyAlgorithm.eciesEncryptionCofactorVariableIVX963SHA512AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCreateDecryptedData(key, kSecKeyAlgorithmECIESEncryptionCofactorVariableIVX963SHA512AESGCM, data, nil) // expect: cipher ECIES functions=decrypt
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeCofactorX963SHA512, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeCofactorX963SHA512, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeStandard, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeStandard, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, SecKeyAlgorithm.ecdhKeyExchangeCofactor, data, nil) // expect: key-agreement ECDH
    SecKeyCopyKeyExchangeResult(key, kSecKeyAlgorithmECDHKeyExchangeCofactor, data, nil) // expect: key-agreement ECDH
}

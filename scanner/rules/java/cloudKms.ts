import { arg, library } from "../rule.ts"

const aws = { builds: "software.amazon.awssdk.services.kms.model" } as const

/*
 * Sources: AWS SDK for Java 2.x API, package software.amazon.awssdk.services.kms.model, and 1.x, package
 * com.amazonaws.services.kms.model; google-cloud-kms API, package com.google.cloud.kms.v1; azure-security-keyvault-keys
 * API, packages com.azure.security.keyvault.keys and .cryptography.
 */
export const cloudKms = library("java", "cloudKms", {
  [`${aws.builds}.{CreateKeyRequest,GenerateDataKeyRequest,GenerateDataKeyWithoutPlaintextRequest,GenerateDataKeyPairRequest,GenerateDataKeyPairWithoutPlaintextRequest,EncryptRequest,DecryptRequest,SignRequest,VerifyRequest,GenerateMacRequest,VerifyMacRequest}.builder`]:
    { returns: `${aws.builds}.{1}.Builder` },
  [`${aws.builds}.{CreateKeyRequest,GenerateDataKeyRequest,GenerateDataKeyWithoutPlaintextRequest,GenerateDataKeyPairRequest,GenerateDataKeyPairWithoutPlaintextRequest,EncryptRequest,DecryptRequest,SignRequest,VerifyRequest,GenerateMacRequest,VerifyMacRequest}.Builder#*`]:
    { returns: `${aws.builds}.{1}.Builder` },
  [`${aws.builds}.{CreateKeyRequest,GenerateDataKeyRequest,GenerateDataKeyWithoutPlaintextRequest}.Builder#keySpec`]: {
    is: "keygen",
    algorithm: arg(0, "awsKms"),
    returns: `${aws.builds}.{1}.Builder`
  },
  [`${aws.builds}.CreateKeyRequest.Builder#customerMasterKeySpec`]: {
    is: "keygen",
    algorithm: arg(0, "awsKms"),
    returns: `${aws.builds}.CreateKeyRequest.Builder`
  },
  [`${aws.builds}.{GenerateDataKeyPairRequest,GenerateDataKeyPairWithoutPlaintextRequest}.Builder#keyPairSpec`]: {
    is: "keygen",
    algorithm: arg(0, "awsKms"),
    returns: `${aws.builds}.{1}.Builder`
  },
  [`${aws.builds}.EncryptRequest.Builder#encryptionAlgorithm`]: {
    is: "cipher",
    algorithm: arg(0, "awsKms"),
    functions: ["encrypt"],
    returns: `${aws.builds}.EncryptRequest.Builder`
  },
  [`${aws.builds}.DecryptRequest.Builder#encryptionAlgorithm`]: {
    is: "cipher",
    algorithm: arg(0, "awsKms"),
    functions: ["decrypt"],
    returns: `${aws.builds}.DecryptRequest.Builder`
  },
  [`${aws.builds}.SignRequest.Builder#signingAlgorithm`]: {
    is: "signature",
    algorithm: arg(0, "awsKms"),
    functions: ["sign"],
    returns: `${aws.builds}.SignRequest.Builder`
  },
  [`${aws.builds}.VerifyRequest.Builder#signingAlgorithm`]: {
    is: "signature",
    algorithm: arg(0, "awsKms"),
    functions: ["verify"],
    returns: `${aws.builds}.VerifyRequest.Builder`
  },
  [`${aws.builds}.{GenerateMacRequest,VerifyMacRequest}.Builder#macAlgorithm`]: {
    is: "mac",
    algorithm: arg(0, "awsKms"),
    returns: `${aws.builds}.{1}.Builder`
  },

  "com.amazonaws.services.kms.model.{CreateKeyRequest,GenerateDataKeyRequest,GenerateDataKeyWithoutPlaintextRequest}#{withKeySpec,setKeySpec}":
    { is: "keygen", algorithm: arg(0, "awsKms"), returns: "com.amazonaws.services.kms.model.{1}" },
  "com.amazonaws.services.kms.model.CreateKeyRequest#{withCustomerMasterKeySpec,setCustomerMasterKeySpec}": {
    is: "keygen",
    algorithm: arg(0, "awsKms"),
    returns: "com.amazonaws.services.kms.model.CreateKeyRequest"
  },
  "com.amazonaws.services.kms.model.EncryptRequest#{withEncryptionAlgorithm,setEncryptionAlgorithm}": {
    is: "cipher",
    algorithm: arg(0, "awsKms"),
    functions: ["encrypt"],
    returns: "com.amazonaws.services.kms.model.EncryptRequest"
  },
  "com.amazonaws.services.kms.model.DecryptRequest#{withEncryptionAlgorithm,setEncryptionAlgorithm}": {
    is: "cipher",
    algorithm: arg(0, "awsKms"),
    functions: ["decrypt"],
    returns: "com.amazonaws.services.kms.model.DecryptRequest"
  },
  "com.amazonaws.services.kms.model.SignRequest#{withSigningAlgorithm,setSigningAlgorithm}": {
    is: "signature",
    algorithm: arg(0, "awsKms"),
    functions: ["sign"],
    returns: "com.amazonaws.services.kms.model.SignRequest"
  },
  "com.amazonaws.services.kms.model.VerifyRequest#{withSigningAlgorithm,setSigningAlgorithm}": {
    is: "signature",
    algorithm: arg(0, "awsKms"),
    functions: ["verify"],
    returns: "com.amazonaws.services.kms.model.VerifyRequest"
  },
  "com.amazonaws.services.kms.model.{GenerateMacRequest,VerifyMacRequest}#{withMacAlgorithm,setMacAlgorithm}": {
    is: "mac",
    algorithm: arg(0, "awsKms"),
    returns: "com.amazonaws.services.kms.model.{1}"
  },
  "{software.amazon.awssdk,com.amazonaws}.services.kms.model.{KeySpec,CustomerMasterKeySpec}.{RSA_2048,RSA_3072,RSA_4096,ECC_NIST_P256,ECC_NIST_P384,ECC_NIST_P521,ECC_SECG_P256K1,SYMMETRIC_DEFAULT,HMAC_224,HMAC_256,HMAC_384,HMAC_512,SM2}":
    { value: "{3}" },
  "{software.amazon.awssdk,com.amazonaws}.services.kms.model.DataKeySpec.{AES_128,AES_256}": { value: "{2}" },
  "software.amazon.awssdk.services.kms.model.DataKeyPairSpec.{RSA_2048,RSA_3072,RSA_4096,ECC_NIST_P256,ECC_NIST_P384,ECC_NIST_P521,ECC_SECG_P256_K1,SM2}":
    { value: "{1}" },
  "{software.amazon.awssdk,com.amazonaws}.services.kms.model.EncryptionAlgorithmSpec.{SYMMETRIC_DEFAULT,RSAES_OAEP_SHA_1,RSAES_OAEP_SHA_256,SM2PKE}":
    { value: "{2}" },
  "{software.amazon.awssdk,com.amazonaws}.services.kms.model.SigningAlgorithmSpec.{RSASSA_PSS_SHA_256,RSASSA_PSS_SHA_384,RSASSA_PSS_SHA_512,RSASSA_PKCS1_V1_5_SHA_256,RSASSA_PKCS1_V1_5_SHA_384,RSASSA_PKCS1_V1_5_SHA_512,ECDSA_SHA_256,ECDSA_SHA_384,ECDSA_SHA_512,SM2DSA}":
    { value: "{2}" },
  "{software.amazon.awssdk,com.amazonaws}.services.kms.model.MacAlgorithmSpec.{HMAC_SHA_224,HMAC_SHA_256,HMAC_SHA_384,HMAC_SHA_512}":
    { value: "{2}" },

  "com.google.cloud.kms.v1.CryptoKeyVersionTemplate.newBuilder": {
    returns: "com.google.cloud.kms.v1.CryptoKeyVersionTemplate.Builder"
  },
  "com.google.cloud.kms.v1.CryptoKeyVersionTemplate.Builder#*": {
    returns: "com.google.cloud.kms.v1.CryptoKeyVersionTemplate.Builder"
  },
  "com.google.cloud.kms.v1.CryptoKeyVersionTemplate.Builder#setAlgorithm": {
    is: "keygen",
    algorithm: arg(0, "gcpKms"),
    returns: "com.google.cloud.kms.v1.CryptoKeyVersionTemplate.Builder"
  },
  "com.google.cloud.kms.v1.CryptoKeyVersion.CryptoKeyVersionAlgorithm.{GOOGLE_SYMMETRIC_ENCRYPTION,AES_128_GCM,AES_256_GCM,RSA_SIGN_PSS_2048_SHA256,RSA_SIGN_PSS_3072_SHA256,RSA_SIGN_PSS_4096_SHA256,RSA_SIGN_PSS_4096_SHA512,RSA_SIGN_PKCS1_2048_SHA256,RSA_SIGN_PKCS1_3072_SHA256,RSA_SIGN_PKCS1_4096_SHA256,RSA_SIGN_PKCS1_4096_SHA512,RSA_DECRYPT_OAEP_2048_SHA256,RSA_DECRYPT_OAEP_3072_SHA256,RSA_DECRYPT_OAEP_4096_SHA256,RSA_DECRYPT_OAEP_4096_SHA512,EC_SIGN_P256_SHA256,EC_SIGN_P384_SHA384,EC_SIGN_SECP256K1_SHA256,EC_SIGN_ED25519,HMAC_SHA1,HMAC_SHA224,HMAC_SHA256,HMAC_SHA384,HMAC_SHA512}":
    { value: "{1}" },

  "com.azure.security.keyvault.keys.cryptography.{CryptographyClient,CryptographyAsyncClient}#encrypt": {
    is: "cipher",
    algorithm: arg(0, "jose"),
    functions: ["encrypt"]
  },
  "com.azure.security.keyvault.keys.cryptography.{CryptographyClient,CryptographyAsyncClient}#decrypt": {
    is: "cipher",
    algorithm: arg(0, "jose"),
    functions: ["decrypt"]
  },
  "com.azure.security.keyvault.keys.cryptography.{CryptographyClient,CryptographyAsyncClient}#{sign,signData}": {
    is: "signature",
    algorithm: arg(0, "jose"),
    functions: ["sign"]
  },
  "com.azure.security.keyvault.keys.cryptography.{CryptographyClient,CryptographyAsyncClient}#{verify,verifyData}": {
    is: "signature",
    algorithm: arg(0, "jose"),
    functions: ["verify"]
  },
  "com.azure.security.keyvault.keys.cryptography.{CryptographyClient,CryptographyAsyncClient}#{wrapKey,unwrapKey}": {
    is: "key-wrap",
    algorithm: arg(0, "jose")
  },
  "com.azure.security.keyvault.keys.cryptography.models.EncryptionAlgorithm.{A128GCM,A192GCM,A256GCM,RSA1_5}": {
    value: "{1}"
  },
  "com.azure.security.keyvault.keys.cryptography.models.SignatureAlgorithm.{RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,ES256K}":
    { value: "{1}" },
  "com.azure.security.keyvault.keys.cryptography.models.KeyWrapAlgorithm.{A128KW,A192KW,A256KW,RSA1_5}": {
    value: "{1}"
  },
  "com.azure.security.keyvault.keys.cryptography.models.{EncryptionAlgorithm,KeyWrapAlgorithm}.RSA_OAEP": {
    value: "RSA-OAEP"
  },
  "com.azure.security.keyvault.keys.cryptography.models.{EncryptionAlgorithm,KeyWrapAlgorithm}.RSA_OAEP_256": {
    value: "RSA-OAEP-256"
  },
  "new com.azure.security.keyvault.keys.models.CreateRsaKeyOptions": {
    is: "keygen",
    name: "RSA",
    returns: "com.azure.security.keyvault.keys.models.CreateRsaKeyOptions"
  },
  "com.azure.security.keyvault.keys.models.CreateRsaKeyOptions#setKeySize": { refines: true, keyBits: arg(0, "int") },
  "new com.azure.security.keyvault.keys.models.CreateEcKeyOptions": {
    is: "keygen",
    name: "EC",
    returns: "com.azure.security.keyvault.keys.models.CreateEcKeyOptions"
  },
  "com.azure.security.keyvault.keys.models.CreateEcKeyOptions#setCurveName": { refines: true, curve: arg(0, "curve") },
  "com.azure.security.keyvault.keys.models.KeyCurveName.P_{256,384,521}": { value: "P-{1}" },
  "com.azure.security.keyvault.keys.models.KeyCurveName.P_256K": { value: "secp256k1" }
})

import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const azure = "azure.keyvault.keys.crypto"
const client = `${azure}.{CryptographyClient,aio.CryptographyClient}`
const CLIENT = `${azure}.CryptographyClient`
const keyClient = "azure.keyvault.keys.{KeyClient,aio.KeyClient}"
const aws = (keyword: string) => arg(KEYWORD_ONLY, "awsKms", keyword)

/*
 * boto3 1.40 "KMS" and "S3", Azure SDK for Python azure-keyvault-keys 4.11, google-cloud-kms 3: AWS, Azure and Google Cloud each document that a
 * symmetric key is of AES with 256 bits.
 */
export const keyServices = library("python", "keyServices", {
  "{boto3.,boto3.Session#}client": { returns: "boto3.Client" },
  "boto3.Client#encrypt": {
    is: "cipher",
    algorithm: aws("EncryptionAlgorithm"),
    functions: ["encrypt"],
    defaults: { name: "AES", keyBits: 256 }
  },
  "boto3.Client#decrypt": {
    is: "cipher",
    algorithm: aws("EncryptionAlgorithm"),
    functions: ["decrypt"],
    defaults: { name: "AES", keyBits: 256 }
  },
  "boto3.Client#sign": { is: "signature", algorithm: aws("SigningAlgorithm"), functions: ["sign"] },
  "boto3.Client#verify": { is: "signature", algorithm: aws("SigningAlgorithm"), functions: ["verify"] },
  "boto3.Client#{generate_mac,verify_mac}": { is: "mac", algorithm: aws("MacAlgorithm") },
  "boto3.Client#{generate_data_key,generate_data_key_without_plaintext}": { is: "keygen", algorithm: aws("KeySpec") },
  "boto3.Client#{generate_data_key_pair,generate_data_key_pair_without_plaintext}": {
    is: "keygen",
    algorithm: aws("KeyPairSpec")
  },
  "boto3.Client#create_key": { is: "keygen", algorithm: aws("KeySpec"), defaults: { name: "AES", keyBits: 256 } },
  "boto3.Client#generate_random": { is: "random", name: "RNG", byteLength: arg(KEYWORD_ONLY, "size", "NumberOfBytes") },
  "boto3.Client#{put_object,copy_object,create_multipart_upload}(ServerSideEncryption:)": {
    is: "cipher",
    name: "AES",
    keyBits: 256,
    functions: ["encrypt"]
  },

  [client]: { returns: CLIENT },
  [`${CLIENT}#encrypt`]: { is: "cipher", algorithm: arg(0, "any", "algorithm"), functions: ["encrypt"] },
  [`${CLIENT}#decrypt`]: { is: "cipher", algorithm: arg(0, "any", "algorithm"), functions: ["decrypt"] },
  [`${CLIENT}#wrap_key`]: { is: "key-wrap", algorithm: arg(0, "any", "algorithm"), functions: ["encrypt"] },
  [`${CLIENT}#unwrap_key`]: { is: "key-wrap", algorithm: arg(0, "any", "algorithm"), functions: ["decrypt"] },
  [`${CLIENT}#sign`]: { is: "signature", algorithm: arg(0, "any", "algorithm"), functions: ["sign"] },
  [`${CLIENT}#verify`]: { is: "signature", algorithm: arg(0, "any", "algorithm"), functions: ["verify"] },
  [`${azure}.EncryptionAlgorithm.rsa_oaep`]: { name: "RSA", padding: "oaep" },
  [`${azure}.EncryptionAlgorithm.rsa_oaep_256`]: { name: "RSA", padding: "oaep", digest: "SHA-256" },
  [`${azure}.EncryptionAlgorithm.rsa1_5`]: { name: "RSA", padding: "pkcs1v15" },
  [`${azure}.EncryptionAlgorithm.a{128,192,256}_gcm`]: { algorithm: text("aes-{1}-gcm", "openssl") },
  [`${azure}.EncryptionAlgorithm.a{128,192,256}_{cbc,cbcpad}`]: { algorithm: text("aes-{1}-cbc", "openssl") },
  [`${azure}.KeyWrapAlgorithm.rsa_oaep`]: { name: "RSA", padding: "oaep" },
  [`${azure}.KeyWrapAlgorithm.rsa_oaep_256`]: { name: "RSA", padding: "oaep", digest: "SHA-256" },
  [`${azure}.KeyWrapAlgorithm.rsa1_5`]: { name: "RSA", padding: "pkcs1v15" },
  [`${azure}.KeyWrapAlgorithm.aes_{128,192,256}`]: { algorithm: text("A{1}KW", "jose") },
  [`${azure}.SignatureAlgorithm.{rs256,rs384,rs512,ps256,ps384,ps512,es256,es384,es512,es256_k}`]: {
    algorithm: text("{1}", "jose")
  },
  [keyClient]: { returns: "azure.keyvault.keys.KeyClient" },
  "azure.keyvault.keys.KeyClient#create_rsa_key": {
    is: "keygen",
    name: "RSA",
    keyBits: arg(KEYWORD_ONLY, "int", "size")
  },
  "azure.keyvault.keys.KeyClient#create_ec_key": {
    is: "keygen",
    name: "EC",
    curve: arg(KEYWORD_ONLY, "curve", "curve")
  },
  "azure.keyvault.keys.KeyClient#create_oct_key": {
    is: "keygen",
    name: "AES",
    keyBits: arg(KEYWORD_ONLY, "int", "size")
  },
  "azure.keyvault.keys.KeyClient#create_key": { is: "keygen", algorithm: arg(1, "keyType", "key_type") },

  "google.cloud.{kms.KeyManagementServiceClient,kms_v1.KeyManagementServiceClient}": {
    returns: "google.cloud.kms.Client"
  },
  "google.cloud.kms.Client#encrypt": { is: "cipher", name: "AES", keyBits: 256, functions: ["encrypt"] },
  "google.cloud.kms.Client#decrypt": { is: "cipher", name: "AES", keyBits: 256, functions: ["decrypt"] },
  "google.cloud.kms.Client#asymmetric_sign": { is: "signature", functions: ["sign"] },
  "google.cloud.kms.Client#asymmetric_decrypt": { is: "cipher", name: "RSA", functions: ["decrypt"] },
  "google.cloud.kms.Client#mac_sign": { is: "mac", name: "HMAC", functions: ["tag"] },
  "google.cloud.kms.Client#mac_verify": { is: "mac", name: "HMAC", functions: ["verify"] },
  "google.cloud.{kms,kms_v1}.CryptoKeyVersion.CryptoKeyVersionAlgorithm.{GOOGLE_SYMMETRIC_ENCRYPTION,RSA_SIGN_PSS_2048_SHA256,RSA_SIGN_PSS_3072_SHA256,RSA_SIGN_PSS_4096_SHA256,RSA_SIGN_PSS_4096_SHA512,RSA_SIGN_PKCS1_2048_SHA256,RSA_SIGN_PKCS1_3072_SHA256,RSA_SIGN_PKCS1_4096_SHA256,RSA_SIGN_PKCS1_4096_SHA512,RSA_DECRYPT_OAEP_2048_SHA256,RSA_DECRYPT_OAEP_3072_SHA256,RSA_DECRYPT_OAEP_4096_SHA256,RSA_DECRYPT_OAEP_4096_SHA512,EC_SIGN_P256_SHA256,EC_SIGN_P384_SHA384,EC_SIGN_SECP256K1_SHA256,EC_SIGN_ED25519,HMAC_SHA256}":
    { is: "key", algorithm: text("{2}", "gcpKms") }
})

import { arg, library, text } from "../rule.ts"

const keys = "Azure.Security.KeyVault.Keys"
const crypto = `${keys}.Cryptography`
const kms = "Amazon.KeyManagementService"
const algorithm = arg(0, "jose", "algorithm")

/*
 * Azure.Security.KeyVault.Keys 4, AWSSDK.KeyManagementService 4 and SSH.NET 2025, API references. An algorithm of Key Vault
 * carries the name that JOSE has for it. Which algorithms an SSH connection takes is agreed with the server.
 */
export const cloud = library("dotnet", "cloud", {
  [`${crypto}.CryptographyClient#{Sign,SignAsync,SignData,SignDataAsync}`]: {
    is: "signature",
    algorithm,
    functions: ["sign"]
  },
  [`${crypto}.CryptographyClient#{Verify,VerifyAsync,VerifyData,VerifyDataAsync}`]: {
    is: "signature",
    algorithm,
    functions: ["verify"]
  },
  [`${crypto}.CryptographyClient#{Encrypt,EncryptAsync}`]: { is: "cipher", algorithm, functions: ["encrypt"] },
  [`${crypto}.CryptographyClient#{Decrypt,DecryptAsync}`]: { is: "cipher", algorithm, functions: ["decrypt"] },
  [`${crypto}.CryptographyClient#{WrapKey,WrapKeyAsync}`]: { is: "key-wrap", algorithm, functions: ["encrypt"] },
  [`${crypto}.CryptographyClient#{UnwrapKey,UnwrapKeyAsync}`]: { is: "key-wrap", algorithm, functions: ["decrypt"] },
  [`${crypto}.SignatureAlgorithm.{RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,ES256K,HS256,HS384,HS512}`]: {
    value: "{1}"
  },
  [`${crypto}.{EncryptionAlgorithm,KeyWrapAlgorithm}.Rsa15`]: { value: "RSA1_5" },
  [`${crypto}.{EncryptionAlgorithm,KeyWrapAlgorithm}.RsaOaep`]: { value: "RSA-OAEP" },
  [`${crypto}.{EncryptionAlgorithm,KeyWrapAlgorithm}.RsaOaep256`]: { value: "RSA-OAEP-256" },
  [`${crypto}.EncryptionAlgorithm.A{128,192,256}Gcm`]: { value: "A{1}GCM" },
  [`${crypto}.EncryptionAlgorithm.A{128,192,256}{Cbc,CbcPad}`]: {
    name: "AES",
    keyBits: text("{1}", "int"),
    mode: "cbc"
  },
  [`${crypto}.KeyWrapAlgorithm.A{128,192,256}KW`]: { value: "A{1}KW" },
  [`${keys}.KeyClient#{CreateKey,CreateKeyAsync}`]: { is: "keygen", algorithm: arg(1, "any", "keyType") },
  [`${keys}.KeyType.{Rsa,RsaHsm}`]: { name: "RSA" },
  [`${keys}.KeyType.{Ec,EcHsm}`]: { name: "EC" },
  [`${keys}.KeyType.{Oct,OctHsm}`]: { name: "AES" },
  [`new ${keys}.CreateRsaKeyOptions`]: { is: "keygen", name: "RSA", returns: `${keys}.CreateKeyOptions` },
  [`new ${keys}.CreateEcKeyOptions`]: { is: "keygen", name: "EC", returns: `${keys}.CreateKeyOptions` },
  [`new ${keys}.CreateOctKeyOptions`]: { is: "keygen", name: "AES", returns: `${keys}.CreateKeyOptions` },
  [`${keys}.CreateKeyOptions#KeySize=`]: { refines: true, keyBits: arg(0, "int") },
  [`${keys}.CreateKeyOptions#CurveName=`]: { refines: true, curve: arg(0, "any") },
  [`${keys}.KeyCurveName.P{256,384,521}`]: { curve: "P-{1}" },
  [`${keys}.KeyCurveName.P256K`]: { curve: "secp256k1" },

  [`new ${kms}.Model.{SignRequest,VerifyRequest}`]: { is: "signature", returns: `${kms}.Model.SignRequest` },
  [`${kms}.Model.SignRequest#SigningAlgorithm=`]: { refines: true, algorithm: arg(0, "any") },
  [`new ${kms}.Model.{EncryptRequest,DecryptRequest}`]: { is: "cipher", returns: `${kms}.Model.EncryptRequest` },
  [`${kms}.Model.EncryptRequest#EncryptionAlgorithm=`]: { refines: true, algorithm: arg(0, "any") },
  [`new ${kms}.Model.CreateKeyRequest`]: { is: "keygen", returns: `${kms}.Model.CreateKeyRequest` },
  [`${kms}.Model.CreateKeyRequest#KeySpec=`]: { refines: true, algorithm: arg(0, "any") },
  [`${kms}.SigningAlgorithmSpec.RSASSA_PSS_SHA_{256,384,512}`]: {
    name: "RSA",
    padding: "pss",
    digest: "SHA-{1}",
    mgfDigest: "SHA-{1}"
  },
  [`${kms}.SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_{256,384,512}`]: {
    name: "RSA",
    padding: "pkcs1v15",
    digest: "SHA-{1}"
  },
  [`${kms}.SigningAlgorithmSpec.ECDSA_SHA_{256,384,512}`]: { name: "ECDSA", digest: "SHA-{1}" },
  [`${kms}.EncryptionAlgorithmSpec.RSAES_OAEP_SHA_{1,256}`]: {
    name: "RSA",
    padding: "oaep",
    digest: "SHA-{1}",
    mgfDigest: "SHA-{1}"
  },
  [`${kms}.{EncryptionAlgorithmSpec,KeySpec}.SYMMETRIC_DEFAULT`]: { name: "AES", keyBits: 256, mode: "gcm" },
  [`${kms}.KeySpec.RSA_{2048,3072,4096}`]: { name: "RSA", keyBits: text("{1}", "int") },
  [`${kms}.KeySpec.ECC_NIST_P{256,384,521}`]: { name: "EC", curve: "P-{1}" },
  [`${kms}.KeySpec.ECC_SECG_P256K1`]: { name: "EC", curve: "secp256k1" },
  [`${kms}.KeySpec.HMAC_{224,256,384,512}`]: { name: "HMAC", digest: "SHA-{1}" },

  "new Renci.SshNet.{SshClient,SftpClient,ScpClient}": {
    is: "protocol",
    name: "SSH",
    returns: "Renci.SshNet.{1}"
  },
  "Renci.SshNet.{SshClient,SftpClient,ScpClient}#HostKeyReceived=": {
    refines: true,
    verification: arg(0, "trustsByEvent")
  },
  "new Renci.SshNet.PrivateKeyFile": { is: "key", material: "private-key" }
})

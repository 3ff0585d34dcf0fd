import { arg, library, text } from "../rule.ts"

const gcp = "{cloud.google.com/go/kms/apiv1/kmspb,google.golang.org/genproto/googleapis/cloud/kms/v1}"
const authority =
  "{cloud.google.com/go/security/privateca/apiv1/privatecapb,google.golang.org/genproto/googleapis/cloud/security/privateca/v1}"
const aws = "github.com/aws/aws-sdk-go-v2/service/kms/types"
const azure = "github.com/Azure/azure-sdk-for-go/sdk/security/keyvault/azkeys"
const rsa = (padding: "pkcs1v15" | "pss" | "oaep", digest: string) =>
  ({ name: "RSA", keyBits: { text: "{2}", as: "int" }, padding, digest }) as const
const awsRsa = (padding: "pkcs1v15" | "pss", digest: string) =>
  ({ is: "signature", name: "RSA", padding, digest }) as const

/*
 * Names of algorithms in services that hold keys: https://cloud.google.com/kms/docs/reference/rest/v1/CryptoKeyVersionAlgorithm and
 * https://cloud.google.com/certificate-authority-service/docs/reference/rest/v1/SignHashAlgorithm as the Go packages spell them;
 * https://pkg.go.dev/github.com/aws/aws-sdk-go-v2/service/kms/types; https://pkg.go.dev/github.com/Azure/azure-sdk-for-go/sdk/security/keyvault/azkeys.
 */
export const cloudKeys = library("go", "cloudKeys", {
  [`${gcp}.CryptoKeyVersion_EC_SIGN_P256_SHA256`]: { is: "key", name: "ECDSA", curve: "P-256", digest: "SHA-256" },
  [`${gcp}.CryptoKeyVersion_EC_SIGN_P384_SHA384`]: { is: "key", name: "ECDSA", curve: "P-384", digest: "SHA-384" },
  [`${gcp}.CryptoKeyVersion_EC_SIGN_SECP256K1_SHA256`]: {
    is: "key",
    name: "ECDSA",
    curve: "secp256k1",
    digest: "SHA-256"
  },
  [`${gcp}.CryptoKeyVersion_EC_SIGN_ED25519`]: { is: "key", name: "Ed25519" },
  [`${gcp}.CryptoKeyVersion_RSA_SIGN_PKCS1_{2048,3072,4096}_SHA256`]: { is: "key", ...rsa("pkcs1v15", "SHA-256") },
  [`${gcp}.CryptoKeyVersion_RSA_SIGN_PKCS1_{4096}_SHA512`]: { is: "key", ...rsa("pkcs1v15", "SHA-512") },
  [`${gcp}.CryptoKeyVersion_RSA_SIGN_PSS_{2048,3072,4096}_SHA256`]: { is: "key", ...rsa("pss", "SHA-256") },
  [`${gcp}.CryptoKeyVersion_RSA_SIGN_PSS_{4096}_SHA512`]: { is: "key", ...rsa("pss", "SHA-512") },
  [`${gcp}.CryptoKeyVersion_RSA_DECRYPT_OAEP_{2048,3072,4096}_SHA256`]: { is: "key", ...rsa("oaep", "SHA-256") },
  [`${gcp}.CryptoKeyVersion_RSA_DECRYPT_OAEP_{4096}_SHA512`]: { is: "key", ...rsa("oaep", "SHA-512") },
  [`${gcp}.CryptoKeyVersion_GOOGLE_SYMMETRIC_ENCRYPTION`]: { is: "key", name: "AES", keyBits: 256, mode: "gcm" },
  [`${gcp}.CryptoKeyVersion_AES_{128,256}_{GCM,CBC,CTR}`]: {
    is: "key",
    name: "AES",
    keyBits: { text: "{2}", as: "int" },
    mode: text("{3}", "mode")
  },
  [`${gcp}.CryptoKeyVersion_HMAC_SHA{1,224,256,384,512}`]: { is: "key", name: "HMAC", digest: "SHA-{2}" },
  [`${gcp}.CryptoKeyVersion_PQ_SIGN_ML_DSA_{44,65,87}`]: { is: "key", name: "ML-DSA", parameterSet: "{2}" },

  [`${authority}.CertificateAuthority_EC_P256_SHA256`]: { is: "key", name: "ECDSA", curve: "P-256", digest: "SHA-256" },
  [`${authority}.CertificateAuthority_EC_P384_SHA384`]: { is: "key", name: "ECDSA", curve: "P-384", digest: "SHA-384" },
  [`${authority}.CertificateAuthority_RSA_PKCS1_{2048,3072,4096}_SHA256`]: { is: "key", ...rsa("pkcs1v15", "SHA-256") },
  [`${authority}.CertificateAuthority_RSA_PSS_{2048,3072,4096}_SHA256`]: { is: "key", ...rsa("pss", "SHA-256") },

  [`${aws}.SigningAlgorithmSpecRsassaPssSha{256,384,512}`]: awsRsa("pss", "SHA-{1}"),
  [`${aws}.SigningAlgorithmSpecRsassaPkcs1V15Sha{256,384,512}`]: awsRsa("pkcs1v15", "SHA-{1}"),
  [`${aws}.SigningAlgorithmSpecEcdsaSha{256,384,512}`]: { is: "signature", name: "ECDSA", digest: "SHA-{1}" },
  [`${aws}.SigningAlgorithmSpecMlDsaShake256`]: { is: "signature", name: "ML-DSA" },
  [`${aws}.SigningAlgorithmSpecSm2dsa`]: { is: "signature", name: "SM2", digest: "SM3" },
  [`${aws}.EncryptionAlgorithmSpecSymmetricDefault`]: { is: "cipher", name: "AES", keyBits: 256, mode: "gcm" },
  [`${aws}.EncryptionAlgorithmSpecRsaesOaepSha{1,256}`]: {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    padding: "oaep",
    digest: "SHA-{1}"
  },
  [`${aws}.MacAlgorithmSpecHmacSha{224,256,384,512}`]: { is: "mac", name: "HMAC", digest: "SHA-{1}" },
  [`${aws}.{KeySpec,DataKeyPairSpec}Rsa{2048,3072,4096}`]: {
    is: "key",
    name: "RSA",
    keyBits: { text: "{2}", as: "int" }
  },
  [`${aws}.{KeySpec,DataKeyPairSpec}EccNistP{256,384,521}`]: { is: "key", name: "EC", curve: text("P-{2}", "curve") },
  [`${aws}.{KeySpec,DataKeyPairSpec}EccSecgP256k1`]: { is: "key", name: "EC", curve: text("secp256k1", "curve") },
  [`${aws}.KeySpecSymmetricDefault`]: { is: "key", name: "AES", keyBits: 256, mode: "gcm" },
  [`${aws}.KeySpecHmac{224,256,384,512}`]: { is: "key", name: "HMAC", digest: "SHA-{1}" },
  [`${aws}.DataKeySpecAes{128,256}`]: { is: "key", name: "AES", keyBits: { text: "{1}", as: "int" } },

  [`${azure}.SignatureAlgorithm{RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512,ES256K}`]: {
    is: "signature",
    algorithm: text("{1}", "jose")
  },
  [`${azure}.EncryptionAlgorithm{A128GCM,A192GCM,A256GCM,A128KW,A192KW,A256KW}`]: {
    is: "cipher",
    algorithm: text("{1}", "jose")
  },
  [`${azure}.EncryptionAlgorithmA{128,192,256}{CBC,CBCPAD}`]: {
    is: "cipher",
    name: "AES",
    keyBits: { text: "{1}", as: "int" },
    mode: "cbc"
  },
  [`${azure}.EncryptionAlgorithmRSA15`]: { is: "cipher", algorithm: text("RSA1_5", "jose") },
  [`${azure}.EncryptionAlgorithmRSAOAEP`]: { is: "cipher", algorithm: text("RSA-OAEP", "jose") },
  [`${azure}.EncryptionAlgorithmRSAOAEP256`]: { is: "cipher", algorithm: text("RSA-OAEP-256", "jose") },
  [`${azure}.KeyType{RSA,RSAHSM}`]: { name: "RSA" },
  [`${azure}.KeyType{EC,ECHSM}`]: { name: "EC" },
  [`${azure}.KeyType{Oct,OctHSM}`]: { name: "AES" },
  [`${azure}.CurveName{P256,P256K,P384,P521}`]: { curve: text("{1}", "curve") },
  [`new ${azure}.CreateKeyParameters`]: {
    is: "keygen",
    algorithm: arg(99, "any", "Kty"),
    curve: arg(99, "any", "Curve"),
    keyBits: arg(99, "int", "KeySize")
  }
})

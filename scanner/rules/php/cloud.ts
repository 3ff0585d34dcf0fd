import { arg, library } from "../rule.ts"

const KMS = "Aws.Kms.KmsClient"
const GOOGLE = "Google.Cloud.Kms.V1"
const keySpec = arg(0, "awsKms", undefined, "KeySpec")
const signing = arg(0, "awsKms", undefined, "SigningAlgorithm")
const encryption = arg(0, "awsKms", undefined, "EncryptionAlgorithm")
const symmetric = { defaults: { name: "AES", keyBits: 256, mode: "gcm" } } as const

/*
 * AWS SDK for PHP 3, Key Management Service (https://docs.aws.amazon.com/aws-sdk-php/v3/api/api-kms-2014-11-01.html): encryption is with SYMMETRIC_DEFAULT,
 * AES with 256 bits in GCM mode, unless the call names another algorithm. google/cloud-kms 2: the version of the key says the algorithm.
 */
export const cloud = library("php", "cloud", {
  [`new ${KMS}`]: { returns: KMS },
  [`${KMS}#{encrypt,encryptAsync}`]: { is: "cipher", algorithm: encryption, functions: ["encrypt"], ...symmetric },
  [`${KMS}#{decrypt,decryptAsync}`]: { is: "cipher", algorithm: encryption, functions: ["decrypt"], ...symmetric },
  [`${KMS}#{sign,signAsync}`]: { is: "signature", algorithm: signing, functions: ["sign"] },
  [`${KMS}#{verify,verifyAsync}`]: { is: "signature", algorithm: signing, functions: ["verify"] },
  [`${KMS}#generateMac`]: { is: "mac", algorithm: arg(0, "awsKms", undefined, "MacAlgorithm"), functions: ["tag"] },
  [`${KMS}#verifyMac`]: { is: "mac", algorithm: arg(0, "awsKms", undefined, "MacAlgorithm"), functions: ["verify"] },
  [`${KMS}#createKey`]: { is: "keygen", algorithm: keySpec, ...symmetric },
  [`${KMS}#{generateDataKey,generateDataKeyWithoutPlaintext}`]: { is: "keygen", algorithm: keySpec },
  [`${KMS}#{generateDataKeyPair,generateDataKeyPairWithoutPlaintext}`]: {
    is: "keygen",
    algorithm: arg(0, "awsKms", undefined, "KeyPairSpec")
  },
  [`${KMS}#generateRandom`]: { is: "random", name: "RNG" },

  [`new {${GOOGLE}.KeyManagementServiceClient,${GOOGLE}.Client.KeyManagementServiceClient}`]: {
    returns: "Google.Cloud.Kms"
  },
  "Google.Cloud.Kms#encrypt": { is: "cipher", functions: ["encrypt"] },
  "Google.Cloud.Kms#{decrypt,asymmetricDecrypt}": { is: "cipher", functions: ["decrypt"] },
  "Google.Cloud.Kms#asymmetricSign": { is: "signature", functions: ["sign"] },
  "Google.Cloud.Kms#macSign": { is: "mac", functions: ["tag"] },
  "Google.Cloud.Kms#macVerify": { is: "mac", functions: ["verify"] }
})

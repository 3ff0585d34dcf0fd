import { library, named } from "../rule.ts"

const aws = "region profile output query endpoint-url ca-bundle"
const awsKey = {
  valued: `${aws} key-id description key-usage key-spec|customer-master-key-spec policy origin tags plaintext ciphertext-blob encryption-algorithm encryption-context source-encryption-algorithm destination-encryption-algorithm destination-key-id message message-type signing-algorithm signature mac-algorithm mac key-pair-spec number-of-bytes grant-tokens`,
  flags: "multi-region no-multi-region bypass-policy-lockout-safety-check dry-run no-cli-pager"
} as const

/** SYMMETRIC_DEFAULT, which creates keys and encrypts where nothing is said. */
const symmetric = { name: "AES", keyBits: 256 } as const

const azKey = {
  clusters: true,
  valued:
    "name|n vault-name hsm-name kty size curve protection|p ops expires not-before tags id algorithm|a value data-type iv aad tag digest signature version|v output|o subscription query",
  flags: "disabled exportable immutable only-show-errors"
} as const

const gcloudKey = {
  valued:
    "keyring location purpose default-algorithm protection-level rotation-period next-rotation-time labels key version plaintext-file ciphertext-file project account format digest-algorithm input-file signature-file",
  flags: "quiet import-only skip-initial-version-creation"
} as const

/*
 * The AWS CLI command reference for kms (docs.aws.amazon.com/cli/latest/reference/kms), where a key, and what is
 * encrypted, is SYMMETRIC_DEFAULT when not told; `az keyvault key` (learn.microsoft.com/cli/azure/keyvault/key); `gcloud kms` (cloud.google.com/sdk/gcloud/reference/kms);
 * the transit engine of Vault, which is used through paths (developer.hashicorp.com/vault/api-docs/secret/transit).
 */
export const clouds = library(
  "shell",
  "clouds",
  {
    "aws.kms.create-key": {
      is: "keygen",
      algorithm: named("key-spec", "awsKms"),
      defaults: symmetric
    },
    "aws.kms.encrypt": {
      is: "cipher",
      algorithm: named("encryption-algorithm", "awsKms"),
      functions: ["encrypt"],
      defaults: symmetric
    },
    "aws.kms.decrypt": {
      is: "cipher",
      algorithm: named("encryption-algorithm", "awsKms"),
      functions: ["decrypt"],
      defaults: symmetric
    },
    "aws.kms.re-encrypt": {
      is: "cipher",
      algorithm: named("destination-encryption-algorithm", "awsKms"),
      functions: ["encrypt", "decrypt"],
      defaults: symmetric
    },
    "aws.kms.sign": { is: "signature", algorithm: named("signing-algorithm", "awsKms"), functions: ["sign"] },
    "aws.kms.verify": { is: "signature", algorithm: named("signing-algorithm", "awsKms"), functions: ["verify"] },
    "aws.kms.{generate-mac,verify-mac}": { is: "mac", algorithm: named("mac-algorithm", "awsMac") },
    "aws.kms.{generate-data-key,generate-data-key-without-plaintext}": {
      is: "keygen",
      algorithm: named("key-spec", "awsKms")
    },
    "aws.kms.{generate-data-key-pair,generate-data-key-pair-without-plaintext}": {
      is: "keygen",
      algorithm: named("key-pair-spec", "awsKms")
    },
    "aws.kms.generate-random": { is: "random", name: "RNG", byteLength: named("number-of-bytes", "int") },
    "az.keyvault.key.create": {
      is: "keygen",
      algorithm: named("kty", "jose"),
      keyBits: named("size", "int"),
      curve: named("curve", "curve")
    },
    "az.keyvault.key.encrypt": { is: "cipher", algorithm: named("algorithm", "jose"), functions: ["encrypt"] },
    "az.keyvault.key.decrypt": { is: "cipher", algorithm: named("algorithm", "jose"), functions: ["decrypt"] },
    "az.keyvault.key.sign": { is: "signature", algorithm: named("algorithm", "jose"), functions: ["sign"] },
    "az.keyvault.key.verify": { is: "signature", algorithm: named("algorithm", "jose"), functions: ["verify"] },
    "gcloud.kms.keys.create": { is: "keygen", algorithm: named("default-algorithm", "gcloudKey") },
    "gcloud.kms.encrypt": { is: "cipher", functions: ["encrypt"] },
    "gcloud.kms.{decrypt,asymmetric-decrypt}": { is: "cipher", functions: ["decrypt"] },
    "gcloud.kms.asymmetric-sign": {
      is: "signature",
      digest: named("digest-algorithm", "hash"),
      functions: ["sign"]
    },
    "vault.write(type:)": { is: "keygen", algorithm: named("type", "vaultKey") }
  },
  {
    aws: {
      valued: aws,
      flags: "no-cli-pager debug no-verify-ssl",
      commands: {
        kms: {
          valued: aws,
          commands: {
            "create-key": awsKey,
            encrypt: awsKey,
            "re-encrypt": awsKey,
            decrypt: awsKey,
            sign: awsKey,
            verify: awsKey,
            "generate-mac": awsKey,
            "verify-mac": awsKey,
            "generate-data-key": awsKey,
            "generate-data-key-without-plaintext": awsKey,
            "generate-data-key-pair": awsKey,
            "generate-data-key-pair-without-plaintext": awsKey,
            "generate-random": awsKey
          }
        }
      }
    },
    az: {
      commands: {
        keyvault: {
          commands: { key: { commands: { create: azKey, encrypt: azKey, decrypt: azKey, sign: azKey, verify: azKey } } }
        }
      }
    },
    gcloud: {
      valued: "project account format",
      commands: {
        kms: {
          valued: "project account format",
          commands: {
            keys: { commands: { create: gcloudKey } },
            encrypt: gcloudKey,
            decrypt: gcloudKey,
            "asymmetric-decrypt": gcloudKey,
            "asymmetric-sign": gcloudKey
          }
        }
      }
    },
    vault: {
      valued: "address namespace",
      commands: { write: { valued: "address namespace format field", flags: "f force", assigns: "=" } }
    }
  }
)

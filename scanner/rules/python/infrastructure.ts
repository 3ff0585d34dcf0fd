import { cdkEnumerations } from "../cdkEnumerations.ts"
import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

/* AWS CDK 2, aws-kms: Key. Pulumi 3 (https://www.pulumi.com/registry): aws, azure-native (storage: MinimumTlsVersion) and tls. */
export const infrastructure = library("python", "infrastructure", {
  ...cdkEnumerations({ moduleOf: (name) => `aws_cdk.aws_${name}`, separator: ".", group: 1 }),
  "aws_cdk.aws_kms.Key": {
    is: "key",
    algorithm: arg(KEYWORD_ONLY, "awsKms", "key_spec"),
    defaults: { name: "AES", keyBits: 256 }
  },
  "pulumi_azure_native.storage.MinimumTlsVersion.TLS1_{0,1,2,3}": {
    is: "protocol",
    algorithm: text("TLS1_{1}", "cloudTls")
  },
  "pulumi_aws.kms.Key": {
    is: "key",
    algorithm: arg(KEYWORD_ONLY, "awsKms", "customer_master_key_spec"),
    defaults: { name: "AES", keyBits: 256 }
  },
  "pulumi_tls.PrivateKey": {
    is: "keygen",
    algorithm: arg(KEYWORD_ONLY, "keyType", "algorithm"),
    keyBits: arg(KEYWORD_ONLY, "int", "rsa_bits"),
    curve: arg(KEYWORD_ONLY, "curve", "ecdsa_curve")
  },
  "pulumi_tls.{SelfSignedCert,LocallySignedCert}": { is: "certificate", certificateFormat: "X.509" },
  "pulumi_tls.CertRequest": { is: "certificate", certificateFormat: "PKCS10" }
})

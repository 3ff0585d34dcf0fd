import { cdkEnumerations } from "../cdkEnumerations.ts"
import { library, option, text } from "../rule.ts"

/* AWS CDK 2, aws-kms: Key. Pulumi 3 (https://www.pulumi.com/registry): aws, azure-native (storage: MinimumTlsVersion) and tls. */
export const infrastructure = library("javascript", "infrastructure", {
  ...cdkEnumerations({
    moduleOf: (name) => `{aws-cdk-lib/aws-,aws-cdk-lib.aws_,@aws-cdk/aws-}${name}`,
    separator: ".",
    group: 2
  }),
  "new {aws-cdk-lib/aws-kms,aws-cdk-lib.aws_kms,@aws-cdk/aws-kms}.Key": {
    is: "key",
    algorithm: option(2, "awsKms", "keySpec"),
    defaults: { name: "AES", keyBits: 256 }
  },
  "{@pulumi/azure-native.storage,@pulumi/azure-native/storage}.MinimumTlsVersion.TLS1_{0,1,2,3}": {
    is: "protocol",
    algorithm: text("TLS1_{2}", "cloudTls")
  },
  "new @pulumi/aws.kms.Key": {
    is: "key",
    algorithm: option(1, "awsKms", "customerMasterKeySpec"),
    defaults: { name: "AES", keyBits: 256 }
  },
  "new @pulumi/tls.PrivateKey": {
    is: "keygen",
    algorithm: option(1, "keyType", "algorithm"),
    keyBits: option(1, "int", "rsaBits"),
    curve: option(1, "curve", "ecdsaCurve")
  },
  "new @pulumi/tls.{SelfSignedCert,LocallySignedCert}": { is: "certificate", certificateFormat: "X.509" },
  "new @pulumi/tls.CertRequest": { is: "certificate", certificateFormat: "PKCS10" }
})

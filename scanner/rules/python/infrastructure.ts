import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

/*
 * AWS CDK 2, API Reference (https://docs.aws.amazon.com/cdk/api/v2): enumerations of aws-cloudfront, aws-elasticloadbalancingv2, aws-apigateway(v2),
 * aws-opensearchservice, aws-elasticsearch, aws-kms, aws-certificatemanager, aws-s3, aws-sqs, aws-dynamodb and aws-kinesis, each with the policy it stands for. The version
 * of a policy is the lowest that it allows. Azure Native of Pulumi, storage: MinimumTlsVersion.
 * And Pulumi 3 (https://www.pulumi.com/registry): aws, azure-native and tls.
 */
export const infrastructure = library("python", "infrastructure", {
  "aws_cdk.aws_cloudfront.SecurityPolicyProtocol.SSL_V3": { is: "protocol", name: "TLS", version: "ssl3" },
  "aws_cdk.aws_cloudfront.SecurityPolicyProtocol.{TLS_V1,TLS_V1_2016}": { is: "protocol", name: "TLS", version: "1.0" },
  "aws_cdk.aws_cloudfront.SecurityPolicyProtocol.TLS_V1_1_2016": { is: "protocol", name: "TLS", version: "1.1" },
  "aws_cdk.aws_cloudfront.SecurityPolicyProtocol.{TLS_V1_2_2018,TLS_V1_2_2019,TLS_V1_2_2021,TLS_V1_2_2025}": {
    is: "protocol",
    name: "TLS",
    version: "1.2"
  },
  "aws_cdk.aws_cloudfront.SecurityPolicyProtocol.TLS_V1_3_2025": { is: "protocol", name: "TLS", version: "1.3" },
  "aws_cdk.aws_cloudfront.OriginSslPolicy.SSL_V3": { is: "protocol", name: "TLS", version: "ssl3" },
  "aws_cdk.aws_cloudfront.OriginSslPolicy.TLS_V1": { is: "protocol", name: "TLS", version: "1.0" },
  "aws_cdk.aws_cloudfront.OriginSslPolicy.TLS_V1_1": { is: "protocol", name: "TLS", version: "1.1" },
  "aws_cdk.aws_cloudfront.OriginSslPolicy.TLS_V1_2": { is: "protocol", name: "TLS", version: "1.2" },
  "aws_cdk.aws_elasticloadbalancingv2.SslPolicy.{RECOMMENDED,FORWARD_SECRECY,LEGACY,TLS13_10,FIPS_TLS13_10}": {
    is: "protocol",
    name: "TLS",
    version: "1.0"
  },
  "aws_cdk.aws_elasticloadbalancingv2.SslPolicy.{TLS11,TLS13_11,FIPS_TLS13_11,FORWARD_SECRECY_TLS11}": {
    is: "protocol",
    name: "TLS",
    version: "1.1"
  },
  "aws_cdk.aws_elasticloadbalancingv2.SslPolicy.{RECOMMENDED_TLS,TLS13_RES,TLS13_EXT1,TLS13_EXT2,TLS12,TLS12_EXT,FORWARD_SECRECY_TLS12,FORWARD_SECRECY_TLS12_RES,FORWARD_SECRECY_TLS12_RES_GCM,FIPS_TLS13_12,FIPS_TLS13_12_RES,FIPS_TLS13_12_EXT0,FIPS_TLS13_12_EXT1,FIPS_TLS13_12_EXT2}":
    { is: "protocol", name: "TLS", version: "1.2" },
  "aws_cdk.aws_elasticloadbalancingv2.SslPolicy.{TLS13_13,FIPS_TLS13_13}": {
    is: "protocol",
    name: "TLS",
    version: "1.3"
  },
  "aws_cdk.aws_{apigateway,apigatewayv2}.SecurityPolicy.TLS_1_0": { is: "protocol", name: "TLS", version: "1.0" },
  "aws_cdk.aws_{apigateway,apigatewayv2}.SecurityPolicy.TLS_1_2": { is: "protocol", name: "TLS", version: "1.2" },
  "aws_cdk.aws_{opensearchservice,elasticsearch}.TLSSecurityPolicy.TLS_1_0": {
    is: "protocol",
    name: "TLS",
    version: "1.0"
  },
  "aws_cdk.aws_{opensearchservice,elasticsearch}.TLSSecurityPolicy.TLS_1_2": {
    is: "protocol",
    name: "TLS",
    version: "1.2"
  },
  "aws_cdk.aws_opensearchservice.TLSSecurityPolicy.TLS_1_2_PFS": { is: "protocol", name: "TLS", version: "1.2" },
  "aws_cdk.aws_kms.KeySpec.{SYMMETRIC_DEFAULT,RSA_2048,RSA_3072,RSA_4096,ECC_NIST_P256,ECC_NIST_P384,ECC_NIST_P521,ECC_SECG_P256K1,HMAC_224,HMAC_256,HMAC_384,HMAC_512,SM2,ML_DSA_44,ML_DSA_65,ML_DSA_87}":
    { is: "key", algorithm: text("{1}", "awsKms") },
  "aws_cdk.aws_certificatemanager.KeyAlgorithm.{RSA_2048,EC_PRIME256V1,EC_SECP384R1}": {
    is: "keygen",
    algorithm: text("{1}", "keyType")
  },
  "aws_cdk.aws_s3.BucketEncryption.{S3_MANAGED,KMS,KMS_MANAGED,DSSE,DSSE_MANAGED}": {
    is: "cipher",
    name: "AES",
    keyBits: 256
  },
  "aws_cdk.aws_sqs.QueueEncryption.{SQS_MANAGED,KMS,KMS_MANAGED}": { is: "cipher", name: "AES", keyBits: 256 },
  "aws_cdk.aws_dynamodb.TableEncryption.{AWS_MANAGED,CUSTOMER_MANAGED}": { is: "cipher", name: "AES", keyBits: 256 },
  "aws_cdk.aws_kinesis.StreamEncryption.{KMS,MANAGED}": { is: "cipher", name: "AES", keyBits: 256 },
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

import { library, text } from "../rule.ts"

/*
 * AWS CDK 2, API Reference (https://docs.aws.amazon.com/cdk/api/v2): enumerations of aws-cloudfront, aws-elasticloadbalancingv2, aws-apigateway(v2),
 * aws-opensearchservice, aws-elasticsearch, aws-kms, aws-certificatemanager, aws-s3, aws-sqs, aws-dynamodb and aws-kinesis, each with the policy it stands for. The version
 * of a policy is the lowest that it allows. Azure Native of Pulumi, storage: MinimumTlsVersion.
 */
export const infrastructure = library("dotnet", "infrastructure", {
  "Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.SSL_V3": { is: "protocol", name: "TLS", version: "ssl3" },
  "Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.{TLS_V1,TLS_V1_2016}": {
    is: "protocol",
    name: "TLS",
    version: "1.0"
  },
  "Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1_1_2016": { is: "protocol", name: "TLS", version: "1.1" },
  "Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.{TLS_V1_2_2018,TLS_V1_2_2019,TLS_V1_2_2021,TLS_V1_2_2025}": {
    is: "protocol",
    name: "TLS",
    version: "1.2"
  },
  "Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1_3_2025": { is: "protocol", name: "TLS", version: "1.3" },
  "Amazon.CDK.AWS.CloudFront.OriginSslPolicy.SSL_V3": { is: "protocol", name: "TLS", version: "ssl3" },
  "Amazon.CDK.AWS.CloudFront.OriginSslPolicy.TLS_V1": { is: "protocol", name: "TLS", version: "1.0" },
  "Amazon.CDK.AWS.CloudFront.OriginSslPolicy.TLS_V1_1": { is: "protocol", name: "TLS", version: "1.1" },
  "Amazon.CDK.AWS.CloudFront.OriginSslPolicy.TLS_V1_2": { is: "protocol", name: "TLS", version: "1.2" },
  "Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.{RECOMMENDED,FORWARD_SECRECY,LEGACY,TLS13_10,FIPS_TLS13_10}": {
    is: "protocol",
    name: "TLS",
    version: "1.0"
  },
  "Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.{TLS11,TLS13_11,FIPS_TLS13_11,FORWARD_SECRECY_TLS11}": {
    is: "protocol",
    name: "TLS",
    version: "1.1"
  },
  "Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.{RECOMMENDED_TLS,TLS13_RES,TLS13_EXT1,TLS13_EXT2,TLS12,TLS12_EXT,FORWARD_SECRECY_TLS12,FORWARD_SECRECY_TLS12_RES,FORWARD_SECRECY_TLS12_RES_GCM,FIPS_TLS13_12,FIPS_TLS13_12_RES,FIPS_TLS13_12_EXT0,FIPS_TLS13_12_EXT1,FIPS_TLS13_12_EXT2}":
    { is: "protocol", name: "TLS", version: "1.2" },
  "Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.{TLS13_13,FIPS_TLS13_13}": {
    is: "protocol",
    name: "TLS",
    version: "1.3"
  },
  "Amazon.CDK.AWS.{APIGateway,Apigatewayv2}.SecurityPolicy.TLS_1_0": { is: "protocol", name: "TLS", version: "1.0" },
  "Amazon.CDK.AWS.{APIGateway,Apigatewayv2}.SecurityPolicy.TLS_1_2": { is: "protocol", name: "TLS", version: "1.2" },
  "Amazon.CDK.AWS.{OpenSearchService,Elasticsearch}.TLSSecurityPolicy.TLS_1_0": {
    is: "protocol",
    name: "TLS",
    version: "1.0"
  },
  "Amazon.CDK.AWS.{OpenSearchService,Elasticsearch}.TLSSecurityPolicy.TLS_1_2": {
    is: "protocol",
    name: "TLS",
    version: "1.2"
  },
  "Amazon.CDK.AWS.OpenSearchService.TLSSecurityPolicy.TLS_1_2_PFS": { is: "protocol", name: "TLS", version: "1.2" },
  "Amazon.CDK.AWS.KMS.KeySpec.{SYMMETRIC_DEFAULT,RSA_2048,RSA_3072,RSA_4096,ECC_NIST_P256,ECC_NIST_P384,ECC_NIST_P521,ECC_SECG_P256K1,HMAC_224,HMAC_256,HMAC_384,HMAC_512,SM2,ML_DSA_44,ML_DSA_65,ML_DSA_87}":
    { is: "key", algorithm: text("{1}", "awsKms") },
  "Amazon.CDK.AWS.CertificateManager.KeyAlgorithm.{RSA_2048,EC_PRIME256V1,EC_SECP384R1}": {
    is: "keygen",
    algorithm: text("{1}", "keyType")
  },
  "Amazon.CDK.AWS.S3.BucketEncryption.{S3_MANAGED,KMS,KMS_MANAGED,DSSE,DSSE_MANAGED}": {
    is: "cipher",
    name: "AES",
    keyBits: 256
  },
  "Amazon.CDK.AWS.SQS.QueueEncryption.{SQS_MANAGED,KMS,KMS_MANAGED}": { is: "cipher", name: "AES", keyBits: 256 },
  "Amazon.CDK.AWS.DynamoDB.TableEncryption.{AWS_MANAGED,CUSTOMER_MANAGED}": { is: "cipher", name: "AES", keyBits: 256 },
  "Amazon.CDK.AWS.Kinesis.StreamEncryption.{KMS,MANAGED}": { is: "cipher", name: "AES", keyBits: 256 },
  "Pulumi.AzureNative.Storage.MinimumTlsVersion.TLS1_{0,1,2,3}": {
    is: "protocol",
    algorithm: text("TLS1_{1}", "cloudTls")
  }
})

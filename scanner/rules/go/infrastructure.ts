import { library, text } from "../rule.ts"

/*
 * AWS CDK 2, API Reference (https://docs.aws.amazon.com/cdk/api/v2): enumerations of aws-cloudfront, aws-elasticloadbalancingv2, aws-apigateway(v2),
 * aws-opensearchservice, aws-elasticsearch, aws-kms, aws-certificatemanager, aws-s3, aws-sqs, aws-dynamodb and aws-kinesis, each with the policy it stands for. The version
 * of a policy is the lowest that it allows. Azure Native of Pulumi, storage: MinimumTlsVersion.
 */
export const infrastructure = library("go", "infrastructure", {
  "github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront.SecurityPolicyProtocol_SSL_V3": {
    is: "protocol",
    name: "TLS",
    version: "ssl3"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront.SecurityPolicyProtocol_{TLS_V1,TLS_V1_2016}": {
    is: "protocol",
    name: "TLS",
    version: "1.0"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront.SecurityPolicyProtocol_TLS_V1_1_2016": {
    is: "protocol",
    name: "TLS",
    version: "1.1"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront.SecurityPolicyProtocol_{TLS_V1_2_2018,TLS_V1_2_2019,TLS_V1_2_2021,TLS_V1_2_2025}":
    { is: "protocol", name: "TLS", version: "1.2" },
  "github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront.SecurityPolicyProtocol_TLS_V1_3_2025": {
    is: "protocol",
    name: "TLS",
    version: "1.3"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront.OriginSslPolicy_SSL_V3": {
    is: "protocol",
    name: "TLS",
    version: "ssl3"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront.OriginSslPolicy_TLS_V1": {
    is: "protocol",
    name: "TLS",
    version: "1.0"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront.OriginSslPolicy_TLS_V1_1": {
    is: "protocol",
    name: "TLS",
    version: "1.1"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront.OriginSslPolicy_TLS_V1_2": {
    is: "protocol",
    name: "TLS",
    version: "1.2"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awselasticloadbalancingv2.SslPolicy_{RECOMMENDED,FORWARD_SECRECY,LEGACY,TLS13_10,FIPS_TLS13_10}":
    { is: "protocol", name: "TLS", version: "1.0" },
  "github.com/aws/aws-cdk-go/awscdk/v2/awselasticloadbalancingv2.SslPolicy_{TLS11,TLS13_11,FIPS_TLS13_11,FORWARD_SECRECY_TLS11}":
    { is: "protocol", name: "TLS", version: "1.1" },
  "github.com/aws/aws-cdk-go/awscdk/v2/awselasticloadbalancingv2.SslPolicy_{RECOMMENDED_TLS,TLS13_RES,TLS13_EXT1,TLS13_EXT2,TLS12,TLS12_EXT,FORWARD_SECRECY_TLS12,FORWARD_SECRECY_TLS12_RES,FORWARD_SECRECY_TLS12_RES_GCM,FIPS_TLS13_12,FIPS_TLS13_12_RES,FIPS_TLS13_12_EXT0,FIPS_TLS13_12_EXT1,FIPS_TLS13_12_EXT2}":
    { is: "protocol", name: "TLS", version: "1.2" },
  "github.com/aws/aws-cdk-go/awscdk/v2/awselasticloadbalancingv2.SslPolicy_{TLS13_13,FIPS_TLS13_13}": {
    is: "protocol",
    name: "TLS",
    version: "1.3"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/aws{apigateway,apigatewayv2}.SecurityPolicy_TLS_1_0": {
    is: "protocol",
    name: "TLS",
    version: "1.0"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/aws{apigateway,apigatewayv2}.SecurityPolicy_TLS_1_2": {
    is: "protocol",
    name: "TLS",
    version: "1.2"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/aws{opensearchservice,elasticsearch}.TLSSecurityPolicy_TLS_1_0": {
    is: "protocol",
    name: "TLS",
    version: "1.0"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/aws{opensearchservice,elasticsearch}.TLSSecurityPolicy_TLS_1_2": {
    is: "protocol",
    name: "TLS",
    version: "1.2"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awsopensearchservice.TLSSecurityPolicy_TLS_1_2_PFS": {
    is: "protocol",
    name: "TLS",
    version: "1.2"
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awskms.KeySpec_{SYMMETRIC_DEFAULT,RSA_2048,RSA_3072,RSA_4096,ECC_NIST_P256,ECC_NIST_P384,ECC_NIST_P521,ECC_SECG_P256K1,HMAC_224,HMAC_256,HMAC_384,HMAC_512,SM2,ML_DSA_44,ML_DSA_65,ML_DSA_87}":
    { is: "key", algorithm: text("{1}", "awsKms") },
  "github.com/aws/aws-cdk-go/awscdk/v2/awscertificatemanager.KeyAlgorithm_{RSA_2048,EC_PRIME256V1,EC_SECP384R1}": {
    is: "keygen",
    algorithm: text("{1}", "keyType")
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awss3.BucketEncryption_{S3_MANAGED,KMS,KMS_MANAGED,DSSE,DSSE_MANAGED}": {
    is: "cipher",
    name: "AES",
    keyBits: 256
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awssqs.QueueEncryption_{SQS_MANAGED,KMS,KMS_MANAGED}": {
    is: "cipher",
    name: "AES",
    keyBits: 256
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awsdynamodb.TableEncryption_{AWS_MANAGED,CUSTOMER_MANAGED}": {
    is: "cipher",
    name: "AES",
    keyBits: 256
  },
  "github.com/aws/aws-cdk-go/awscdk/v2/awskinesis.StreamEncryption_{KMS,MANAGED}": {
    is: "cipher",
    name: "AES",
    keyBits: 256
  },
  "github.com/pulumi/pulumi-azure-native-sdk/storage/v2.MinimumTlsVersion_TLS1_{0,1,2,3}": {
    is: "protocol",
    algorithm: text("TLS1_{1}", "cloudTls")
  }
})

package main

import (
	"github.com/aws/aws-cdk-go/awscdk/v2/awsapigateway"
	"github.com/aws/aws-cdk-go/awscdk/v2/awsapigatewayv2"
	"github.com/aws/aws-cdk-go/awscdk/v2/awscertificatemanager"
	"github.com/aws/aws-cdk-go/awscdk/v2/awscloudfront"
	"github.com/aws/aws-cdk-go/awscdk/v2/awsdynamodb"
	"github.com/aws/aws-cdk-go/awscdk/v2/awselasticloadbalancingv2"
	"github.com/aws/aws-cdk-go/awscdk/v2/awselasticsearch"
	"github.com/aws/aws-cdk-go/awscdk/v2/awskinesis"
	"github.com/aws/aws-cdk-go/awscdk/v2/awskms"
	"github.com/aws/aws-cdk-go/awscdk/v2/awsopensearchservice"
	"github.com/aws/aws-cdk-go/awscdk/v2/awss3"
	"github.com/aws/aws-cdk-go/awscdk/v2/awssqs"

	"github.com/pulumi/pulumi-azure-native-sdk/storage/v2"
)

func all() {
	use(awscloudfront.SecurityPolicyProtocol_SSL_V3) // expect: protocol SSLv3
	use(awscloudfront.SecurityPolicyProtocol_TLS_V1) // expect: protocol TLSv1.0
	use(awscloudfront.SecurityPolicyProtocol_TLS_V1_2016) // expect: protocol TLSv1.0
	use(awscloudfront.SecurityPolicyProtocol_TLS_V1_1_2016) // expect: protocol TLSv1.1
	use(awscloudfront.SecurityPolicyProtocol_TLS_V1_2_2018) // expect: protocol TLSv1.2
	use(awscloudfront.SecurityPolicyProtocol_TLS_V1_2_2019) // expect: protocol TLSv1.2
	use(awscloudfront.SecurityPolicyProtocol_TLS_V1_2_2021) // expect: protocol TLSv1.2
	use(awscloudfront.SecurityPolicyProtocol_TLS_V1_2_2025) // expect: protocol TLSv1.2
	use(awscloudfront.SecurityPolicyProtocol_TLS_V1_3_2025) // expect: protocol TLSv1.3
	use(awscloudfront.OriginSslPolicy_SSL_V3) // expect: protocol SSLv3
	use(awscloudfront.OriginSslPolicy_TLS_V1) // expect: protocol TLSv1.0
	use(awscloudfront.OriginSslPolicy_TLS_V1_1) // expect: protocol TLSv1.1
	use(awscloudfront.OriginSslPolicy_TLS_V1_2) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_RECOMMENDED) // expect: protocol TLSv1.0
	use(awselasticloadbalancingv2.SslPolicy_FORWARD_SECRECY) // expect: protocol TLSv1.0
	use(awselasticloadbalancingv2.SslPolicy_LEGACY) // expect: protocol TLSv1.0
	use(awselasticloadbalancingv2.SslPolicy_TLS13_10) // expect: protocol TLSv1.0
	use(awselasticloadbalancingv2.SslPolicy_FIPS_TLS13_10) // expect: protocol TLSv1.0
	use(awselasticloadbalancingv2.SslPolicy_TLS11) // expect: protocol TLSv1.1
	use(awselasticloadbalancingv2.SslPolicy_TLS13_11) // expect: protocol TLSv1.1
	use(awselasticloadbalancingv2.SslPolicy_FIPS_TLS13_11) // expect: protocol TLSv1.1
	use(awselasticloadbalancingv2.SslPolicy_FORWARD_SECRECY_TLS11) // expect: protocol TLSv1.1
	use(awselasticloadbalancingv2.SslPolicy_RECOMMENDED_TLS) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_TLS13_RES) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_TLS13_EXT1) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_TLS13_EXT2) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_TLS12) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_TLS12_EXT) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_FORWARD_SECRECY_TLS12) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_FORWARD_SECRECY_TLS12_RES) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_FORWARD_SECRECY_TLS12_RES_GCM) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_FIPS_TLS13_12) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_FIPS_TLS13_12_RES) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_FIPS_TLS13_12_EXT0) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_FIPS_TLS13_12_EXT1) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_FIPS_TLS13_12_EXT2) // expect: protocol TLSv1.2
	use(awselasticloadbalancingv2.SslPolicy_TLS13_13) // expect: protocol TLSv1.3
	use(awselasticloadbalancingv2.SslPolicy_FIPS_TLS13_13) // expect: protocol TLSv1.3
	use(awsapigateway.SecurityPolicy_TLS_1_0) // expect: protocol TLSv1.0
	use(awsapigatewayv2.SecurityPolicy_TLS_1_0) // expect: protocol TLSv1.0
	use(awsapigateway.SecurityPolicy_TLS_1_2) // expect: protocol TLSv1.2
	use(awsapigatewayv2.SecurityPolicy_TLS_1_2) // expect: protocol TLSv1.2
	use(awsopensearchservice.TLSSecurityPolicy_TLS_1_0) // expect: protocol TLSv1.0
	use(awselasticsearch.TLSSecurityPolicy_TLS_1_0) // expect: protocol TLSv1.0
	use(awsopensearchservice.TLSSecurityPolicy_TLS_1_2) // expect: protocol TLSv1.2
	use(awselasticsearch.TLSSecurityPolicy_TLS_1_2) // expect: protocol TLSv1.2
	use(awsopensearchservice.TLSSecurityPolicy_TLS_1_2_PFS) // expect: protocol TLSv1.2
	use(awskms.KeySpec_SYMMETRIC_DEFAULT) // expect: key AES-256
	use(awskms.KeySpec_RSA_2048) // expect: key RSA-2048
	use(awskms.KeySpec_RSA_3072) // expect: key RSA-3072
	use(awskms.KeySpec_RSA_4096) // expect: key RSA-4096
	use(awskms.KeySpec_ECC_NIST_P256) // expect: key EC-P-256
	use(awskms.KeySpec_ECC_NIST_P384) // expect: key EC-P-384
	use(awskms.KeySpec_ECC_NIST_P521) // expect: key EC-P-521
	use(awskms.KeySpec_ECC_SECG_P256K1) // expect: key EC-secp256k1
	use(awskms.KeySpec_HMAC_224) // expect: key HMAC-SHA-224
	use(awskms.KeySpec_HMAC_256) // expect: key HMAC-SHA-256
	use(awskms.KeySpec_HMAC_384) // expect: key HMAC-SHA-384
	use(awskms.KeySpec_HMAC_512) // expect: key HMAC-SHA-512
	use(awskms.KeySpec_SM2) // expect: key SM2
	use(awskms.KeySpec_ML_DSA_44) // expect: key ML-DSA-44
	use(awskms.KeySpec_ML_DSA_65) // expect: key ML-DSA-65
	use(awskms.KeySpec_ML_DSA_87) // expect: key ML-DSA-87
	use(awscertificatemanager.KeyAlgorithm_RSA_2048) // expect: keygen RSA-2048
	use(awscertificatemanager.KeyAlgorithm_EC_PRIME256V1) // expect: keygen ECDSA-P-256
	use(awscertificatemanager.KeyAlgorithm_EC_SECP384R1) // expect: keygen ECDSA-P-384
	use(awss3.BucketEncryption_S3_MANAGED) // expect: cipher AES-256
	use(awss3.BucketEncryption_KMS) // expect: cipher AES-256
	use(awss3.BucketEncryption_KMS_MANAGED) // expect: cipher AES-256
	use(awss3.BucketEncryption_DSSE) // expect: cipher AES-256
	use(awss3.BucketEncryption_DSSE_MANAGED) // expect: cipher AES-256
	use(awssqs.QueueEncryption_SQS_MANAGED) // expect: cipher AES-256
	use(awssqs.QueueEncryption_KMS) // expect: cipher AES-256
	use(awssqs.QueueEncryption_KMS_MANAGED) // expect: cipher AES-256
	use(awsdynamodb.TableEncryption_AWS_MANAGED) // expect: cipher AES-256
	use(awsdynamodb.TableEncryption_CUSTOMER_MANAGED) // expect: cipher AES-256
	use(awskinesis.StreamEncryption_KMS) // expect: cipher AES-256
	use(awskinesis.StreamEncryption_MANAGED) // expect: cipher AES-256
	use(storage.MinimumTlsVersion_TLS1_0) // expect: protocol TLSv1.0
	use(storage.MinimumTlsVersion_TLS1_1) // expect: protocol TLSv1.1
	use(storage.MinimumTlsVersion_TLS1_2) // expect: protocol TLSv1.2
	use(storage.MinimumTlsVersion_TLS1_3) // expect: protocol TLSv1.3
	awscloudfront.NewDistribution(stack, jsii.String("D"), &awscloudfront.DistributionProps{
		MinimumProtocolVersion: awscloudfront.SecurityPolicyProtocol_TLS_V1_2_2021, // expect: protocol TLSv1.2
	})
	awskms.NewKey(stack, jsii.String("K"), &awskms.KeyProps{KeySpec: awskms.KeySpec_RSA_4096}) // expect: key RSA-4096
}

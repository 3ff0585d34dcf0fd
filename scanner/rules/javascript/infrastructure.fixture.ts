import * as apigateway from "aws-cdk-lib/aws-apigateway"
import * as apigatewayv2 from "aws-cdk-lib/aws-apigatewayv2"
import * as certificatemanager from "aws-cdk-lib/aws-certificatemanager"
import * as cloudfront from "aws-cdk-lib/aws-cloudfront"
import * as dynamodb from "aws-cdk-lib/aws-dynamodb"
import * as elasticloadbalancingv2 from "aws-cdk-lib/aws-elasticloadbalancingv2"
import * as elasticsearch from "aws-cdk-lib/aws-elasticsearch"
import * as kinesis from "aws-cdk-lib/aws-kinesis"
import * as kms from "aws-cdk-lib/aws-kms"
import * as opensearchservice from "aws-cdk-lib/aws-opensearchservice"
import * as s3 from "aws-cdk-lib/aws-s3"
import * as sqs from "aws-cdk-lib/aws-sqs"
import { aws_apigateway as b_apigateway, aws_apigatewayv2 as b_apigatewayv2, aws_certificatemanager as b_certificatemanager, aws_cloudfront as b_cloudfront, aws_dynamodb as b_dynamodb, aws_elasticloadbalancingv2 as b_elasticloadbalancingv2, aws_elasticsearch as b_elasticsearch, aws_kinesis as b_kinesis, aws_kms as b_kms, aws_opensearchservice as b_opensearchservice, aws_s3 as b_s3, aws_sqs as b_sqs } from "aws-cdk-lib"
import * as c_apigateway from "@aws-cdk/aws-apigateway"
import * as c_apigatewayv2 from "@aws-cdk/aws-apigatewayv2"
import * as c_certificatemanager from "@aws-cdk/aws-certificatemanager"
import * as c_cloudfront from "@aws-cdk/aws-cloudfront"
import * as c_dynamodb from "@aws-cdk/aws-dynamodb"
import * as c_elasticloadbalancingv2 from "@aws-cdk/aws-elasticloadbalancingv2"
import * as c_elasticsearch from "@aws-cdk/aws-elasticsearch"
import * as c_kinesis from "@aws-cdk/aws-kinesis"
import * as c_kms from "@aws-cdk/aws-kms"
import * as c_opensearchservice from "@aws-cdk/aws-opensearchservice"
import * as c_s3 from "@aws-cdk/aws-s3"
import * as c_sqs from "@aws-cdk/aws-sqs"
import * as azure from "@pulumi/azure-native"
import * as storage from "@pulumi/azure-native/storage"
import * as aws from "@pulumi/aws"
import * as tls from "@pulumi/tls"

use(cloudfront.SecurityPolicyProtocol.SSL_V3) // expect: protocol SSLv3
use(b_cloudfront.SecurityPolicyProtocol.SSL_V3) // expect: protocol SSLv3
use(c_cloudfront.SecurityPolicyProtocol.SSL_V3) // expect: protocol SSLv3
use(cloudfront.SecurityPolicyProtocol.TLS_V1) // expect: protocol TLSv1.0
use(b_cloudfront.SecurityPolicyProtocol.TLS_V1) // expect: protocol TLSv1.0
use(c_cloudfront.SecurityPolicyProtocol.TLS_V1) // expect: protocol TLSv1.0
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2016) // expect: protocol TLSv1.0
use(b_cloudfront.SecurityPolicyProtocol.TLS_V1_2016) // expect: protocol TLSv1.0
use(c_cloudfront.SecurityPolicyProtocol.TLS_V1_2016) // expect: protocol TLSv1.0
use(cloudfront.SecurityPolicyProtocol.TLS_V1_1_2016) // expect: protocol TLSv1.1
use(b_cloudfront.SecurityPolicyProtocol.TLS_V1_1_2016) // expect: protocol TLSv1.1
use(c_cloudfront.SecurityPolicyProtocol.TLS_V1_1_2016) // expect: protocol TLSv1.1
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2_2018) // expect: protocol TLSv1.2
use(b_cloudfront.SecurityPolicyProtocol.TLS_V1_2_2018) // expect: protocol TLSv1.2
use(c_cloudfront.SecurityPolicyProtocol.TLS_V1_2_2018) // expect: protocol TLSv1.2
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2_2019) // expect: protocol TLSv1.2
use(b_cloudfront.SecurityPolicyProtocol.TLS_V1_2_2019) // expect: protocol TLSv1.2
use(c_cloudfront.SecurityPolicyProtocol.TLS_V1_2_2019) // expect: protocol TLSv1.2
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021) // expect: protocol TLSv1.2
use(b_cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021) // expect: protocol TLSv1.2
use(c_cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021) // expect: protocol TLSv1.2
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2_2025) // expect: protocol TLSv1.2
use(b_cloudfront.SecurityPolicyProtocol.TLS_V1_2_2025) // expect: protocol TLSv1.2
use(c_cloudfront.SecurityPolicyProtocol.TLS_V1_2_2025) // expect: protocol TLSv1.2
use(cloudfront.SecurityPolicyProtocol.TLS_V1_3_2025) // expect: protocol TLSv1.3
use(b_cloudfront.SecurityPolicyProtocol.TLS_V1_3_2025) // expect: protocol TLSv1.3
use(c_cloudfront.SecurityPolicyProtocol.TLS_V1_3_2025) // expect: protocol TLSv1.3
use(cloudfront.OriginSslPolicy.SSL_V3) // expect: protocol SSLv3
use(b_cloudfront.OriginSslPolicy.SSL_V3) // expect: protocol SSLv3
use(c_cloudfront.OriginSslPolicy.SSL_V3) // expect: protocol SSLv3
use(cloudfront.OriginSslPolicy.TLS_V1) // expect: protocol TLSv1.0
use(b_cloudfront.OriginSslPolicy.TLS_V1) // expect: protocol TLSv1.0
use(c_cloudfront.OriginSslPolicy.TLS_V1) // expect: protocol TLSv1.0
use(cloudfront.OriginSslPolicy.TLS_V1_1) // expect: protocol TLSv1.1
use(b_cloudfront.OriginSslPolicy.TLS_V1_1) // expect: protocol TLSv1.1
use(c_cloudfront.OriginSslPolicy.TLS_V1_1) // expect: protocol TLSv1.1
use(cloudfront.OriginSslPolicy.TLS_V1_2) // expect: protocol TLSv1.2
use(b_cloudfront.OriginSslPolicy.TLS_V1_2) // expect: protocol TLSv1.2
use(c_cloudfront.OriginSslPolicy.TLS_V1_2) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.RECOMMENDED) // expect: protocol TLSv1.0
use(b_elasticloadbalancingv2.SslPolicy.RECOMMENDED) // expect: protocol TLSv1.0
use(c_elasticloadbalancingv2.SslPolicy.RECOMMENDED) // expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY) // expect: protocol TLSv1.0
use(b_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY) // expect: protocol TLSv1.0
use(c_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY) // expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.LEGACY) // expect: protocol TLSv1.0
use(b_elasticloadbalancingv2.SslPolicy.LEGACY) // expect: protocol TLSv1.0
use(c_elasticloadbalancingv2.SslPolicy.LEGACY) // expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.TLS13_10) // expect: protocol TLSv1.0
use(b_elasticloadbalancingv2.SslPolicy.TLS13_10) // expect: protocol TLSv1.0
use(c_elasticloadbalancingv2.SslPolicy.TLS13_10) // expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_10) // expect: protocol TLSv1.0
use(b_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_10) // expect: protocol TLSv1.0
use(c_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_10) // expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.TLS11) // expect: protocol TLSv1.1
use(b_elasticloadbalancingv2.SslPolicy.TLS11) // expect: protocol TLSv1.1
use(c_elasticloadbalancingv2.SslPolicy.TLS11) // expect: protocol TLSv1.1
use(elasticloadbalancingv2.SslPolicy.TLS13_11) // expect: protocol TLSv1.1
use(b_elasticloadbalancingv2.SslPolicy.TLS13_11) // expect: protocol TLSv1.1
use(c_elasticloadbalancingv2.SslPolicy.TLS13_11) // expect: protocol TLSv1.1
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_11) // expect: protocol TLSv1.1
use(b_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_11) // expect: protocol TLSv1.1
use(c_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_11) // expect: protocol TLSv1.1
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS11) // expect: protocol TLSv1.1
use(b_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS11) // expect: protocol TLSv1.1
use(c_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS11) // expect: protocol TLSv1.1
use(elasticloadbalancingv2.SslPolicy.RECOMMENDED_TLS) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.RECOMMENDED_TLS) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.RECOMMENDED_TLS) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS13_RES) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.TLS13_RES) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.TLS13_RES) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS13_EXT1) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.TLS13_EXT1) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.TLS13_EXT1) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS13_EXT2) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.TLS13_EXT2) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.TLS13_EXT2) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS12) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.TLS12) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.TLS12) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS12_EXT) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.TLS12_EXT) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.TLS12_EXT) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12_RES) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12_RES) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12_RES) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12_RES_GCM) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12_RES_GCM) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12_RES_GCM) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_RES) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_RES) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_RES) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT0) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT0) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT0) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT1) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT1) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT1) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT2) // expect: protocol TLSv1.2
use(b_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT2) // expect: protocol TLSv1.2
use(c_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT2) // expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS13_13) // expect: protocol TLSv1.3
use(b_elasticloadbalancingv2.SslPolicy.TLS13_13) // expect: protocol TLSv1.3
use(c_elasticloadbalancingv2.SslPolicy.TLS13_13) // expect: protocol TLSv1.3
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_13) // expect: protocol TLSv1.3
use(b_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_13) // expect: protocol TLSv1.3
use(c_elasticloadbalancingv2.SslPolicy.FIPS_TLS13_13) // expect: protocol TLSv1.3
use(apigateway.SecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(b_apigateway.SecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(c_apigateway.SecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(apigatewayv2.SecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(b_apigatewayv2.SecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(c_apigatewayv2.SecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(apigateway.SecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(b_apigateway.SecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(c_apigateway.SecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(apigatewayv2.SecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(b_apigatewayv2.SecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(c_apigatewayv2.SecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(opensearchservice.TLSSecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(b_opensearchservice.TLSSecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(c_opensearchservice.TLSSecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(elasticsearch.TLSSecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(b_elasticsearch.TLSSecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(c_elasticsearch.TLSSecurityPolicy.TLS_1_0) // expect: protocol TLSv1.0
use(opensearchservice.TLSSecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(b_opensearchservice.TLSSecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(c_opensearchservice.TLSSecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(elasticsearch.TLSSecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(b_elasticsearch.TLSSecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(c_elasticsearch.TLSSecurityPolicy.TLS_1_2) // expect: protocol TLSv1.2
use(opensearchservice.TLSSecurityPolicy.TLS_1_2_PFS) // expect: protocol TLSv1.2
use(b_opensearchservice.TLSSecurityPolicy.TLS_1_2_PFS) // expect: protocol TLSv1.2
use(c_opensearchservice.TLSSecurityPolicy.TLS_1_2_PFS) // expect: protocol TLSv1.2
use(kms.KeySpec.SYMMETRIC_DEFAULT) // expect: key AES-256
use(b_kms.KeySpec.SYMMETRIC_DEFAULT) // expect: key AES-256
use(c_kms.KeySpec.SYMMETRIC_DEFAULT) // expect: key AES-256
use(kms.KeySpec.RSA_2048) // expect: key RSA-2048
use(b_kms.KeySpec.RSA_2048) // expect: key RSA-2048
use(c_kms.KeySpec.RSA_2048) // expect: key RSA-2048
use(kms.KeySpec.RSA_3072) // expect: key RSA-3072
use(b_kms.KeySpec.RSA_3072) // expect: key RSA-3072
use(c_kms.KeySpec.RSA_3072) // expect: key RSA-3072
use(kms.KeySpec.RSA_4096) // expect: key RSA-4096
use(b_kms.KeySpec.RSA_4096) // expect: key RSA-4096
use(c_kms.KeySpec.RSA_4096) // expect: key RSA-4096
use(kms.KeySpec.ECC_NIST_P256) // expect: key EC-P-256
use(b_kms.KeySpec.ECC_NIST_P256) // expect: key EC-P-256
use(c_kms.KeySpec.ECC_NIST_P256) // expect: key EC-P-256
use(kms.KeySpec.ECC_NIST_P384) // expect: key EC-P-384
use(b_kms.KeySpec.ECC_NIST_P384) // expect: key EC-P-384
use(c_kms.KeySpec.ECC_NIST_P384) // expect: key EC-P-384
use(kms.KeySpec.ECC_NIST_P521) // expect: key EC-P-521
use(b_kms.KeySpec.ECC_NIST_P521) // expect: key EC-P-521
use(c_kms.KeySpec.ECC_NIST_P521) // expect: key EC-P-521
use(kms.KeySpec.ECC_SECG_P256K1) // expect: key EC-secp256k1
use(b_kms.KeySpec.ECC_SECG_P256K1) // expect: key EC-secp256k1
use(c_kms.KeySpec.ECC_SECG_P256K1) // expect: key EC-secp256k1
use(kms.KeySpec.HMAC_224) // expect: key HMAC-SHA-224
use(b_kms.KeySpec.HMAC_224) // expect: key HMAC-SHA-224
use(c_kms.KeySpec.HMAC_224) // expect: key HMAC-SHA-224
use(kms.KeySpec.HMAC_256) // expect: key HMAC-SHA-256
use(b_kms.KeySpec.HMAC_256) // expect: key HMAC-SHA-256
use(c_kms.KeySpec.HMAC_256) // expect: key HMAC-SHA-256
use(kms.KeySpec.HMAC_384) // expect: key HMAC-SHA-384
use(b_kms.KeySpec.HMAC_384) // expect: key HMAC-SHA-384
use(c_kms.KeySpec.HMAC_384) // expect: key HMAC-SHA-384
use(kms.KeySpec.HMAC_512) // expect: key HMAC-SHA-512
use(b_kms.KeySpec.HMAC_512) // expect: key HMAC-SHA-512
use(c_kms.KeySpec.HMAC_512) // expect: key HMAC-SHA-512
use(kms.KeySpec.SM2) // expect: key SM2
use(b_kms.KeySpec.SM2) // expect: key SM2
use(c_kms.KeySpec.SM2) // expect: key SM2
use(kms.KeySpec.ML_DSA_44) // expect: key ML-DSA-44
use(b_kms.KeySpec.ML_DSA_44) // expect: key ML-DSA-44
use(c_kms.KeySpec.ML_DSA_44) // expect: key ML-DSA-44
use(kms.KeySpec.ML_DSA_65) // expect: key ML-DSA-65
use(b_kms.KeySpec.ML_DSA_65) // expect: key ML-DSA-65
use(c_kms.KeySpec.ML_DSA_65) // expect: key ML-DSA-65
use(kms.KeySpec.ML_DSA_87) // expect: key ML-DSA-87
use(b_kms.KeySpec.ML_DSA_87) // expect: key ML-DSA-87
use(c_kms.KeySpec.ML_DSA_87) // expect: key ML-DSA-87
use(certificatemanager.KeyAlgorithm.RSA_2048) // expect: keygen RSA-2048
use(b_certificatemanager.KeyAlgorithm.RSA_2048) // expect: keygen RSA-2048
use(c_certificatemanager.KeyAlgorithm.RSA_2048) // expect: keygen RSA-2048
use(certificatemanager.KeyAlgorithm.EC_PRIME256V1) // expect: keygen ECDSA-P-256
use(b_certificatemanager.KeyAlgorithm.EC_PRIME256V1) // expect: keygen ECDSA-P-256
use(c_certificatemanager.KeyAlgorithm.EC_PRIME256V1) // expect: keygen ECDSA-P-256
use(certificatemanager.KeyAlgorithm.EC_SECP384R1) // expect: keygen ECDSA-P-384
use(b_certificatemanager.KeyAlgorithm.EC_SECP384R1) // expect: keygen ECDSA-P-384
use(c_certificatemanager.KeyAlgorithm.EC_SECP384R1) // expect: keygen ECDSA-P-384
use(s3.BucketEncryption.S3_MANAGED) // expect: cipher AES-256
use(b_s3.BucketEncryption.S3_MANAGED) // expect: cipher AES-256
use(c_s3.BucketEncryption.S3_MANAGED) // expect: cipher AES-256
use(s3.BucketEncryption.KMS) // expect: cipher AES-256
use(b_s3.BucketEncryption.KMS) // expect: cipher AES-256
use(c_s3.BucketEncryption.KMS) // expect: cipher AES-256
use(s3.BucketEncryption.KMS_MANAGED) // expect: cipher AES-256
use(b_s3.BucketEncryption.KMS_MANAGED) // expect: cipher AES-256
use(c_s3.BucketEncryption.KMS_MANAGED) // expect: cipher AES-256
use(s3.BucketEncryption.DSSE) // expect: cipher AES-256
use(b_s3.BucketEncryption.DSSE) // expect: cipher AES-256
use(c_s3.BucketEncryption.DSSE) // expect: cipher AES-256
use(s3.BucketEncryption.DSSE_MANAGED) // expect: cipher AES-256
use(b_s3.BucketEncryption.DSSE_MANAGED) // expect: cipher AES-256
use(c_s3.BucketEncryption.DSSE_MANAGED) // expect: cipher AES-256
use(sqs.QueueEncryption.SQS_MANAGED) // expect: cipher AES-256
use(b_sqs.QueueEncryption.SQS_MANAGED) // expect: cipher AES-256
use(c_sqs.QueueEncryption.SQS_MANAGED) // expect: cipher AES-256
use(sqs.QueueEncryption.KMS) // expect: cipher AES-256
use(b_sqs.QueueEncryption.KMS) // expect: cipher AES-256
use(c_sqs.QueueEncryption.KMS) // expect: cipher AES-256
use(sqs.QueueEncryption.KMS_MANAGED) // expect: cipher AES-256
use(b_sqs.QueueEncryption.KMS_MANAGED) // expect: cipher AES-256
use(c_sqs.QueueEncryption.KMS_MANAGED) // expect: cipher AES-256
use(dynamodb.TableEncryption.AWS_MANAGED) // expect: cipher AES-256
use(b_dynamodb.TableEncryption.AWS_MANAGED) // expect: cipher AES-256
use(c_dynamodb.TableEncryption.AWS_MANAGED) // expect: cipher AES-256
use(dynamodb.TableEncryption.CUSTOMER_MANAGED) // expect: cipher AES-256
use(b_dynamodb.TableEncryption.CUSTOMER_MANAGED) // expect: cipher AES-256
use(c_dynamodb.TableEncryption.CUSTOMER_MANAGED) // expect: cipher AES-256
use(kinesis.StreamEncryption.KMS) // expect: cipher AES-256
use(b_kinesis.StreamEncryption.KMS) // expect: cipher AES-256
use(c_kinesis.StreamEncryption.KMS) // expect: cipher AES-256
use(kinesis.StreamEncryption.MANAGED) // expect: cipher AES-256
use(b_kinesis.StreamEncryption.MANAGED) // expect: cipher AES-256
use(c_kinesis.StreamEncryption.MANAGED) // expect: cipher AES-256

new cloudfront.Distribution(this, "D", {
  defaultBehavior: {},
  minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021 // expect: protocol TLSv1.2
})
new kms.Key(this, "K") // expect: key AES-256
new b_kms.Key(this, "K", { keySpec: kms.KeySpec.RSA_4096 }) // expect: key RSA-4096
new c_kms.Key(this, "K", { keySpec: kms.KeySpec.ECC_NIST_P384 }) // expect: key EC-P-384
use(azure.storage.MinimumTlsVersion.TLS1_0) // expect: protocol TLSv1.0
use(azure.storage.MinimumTlsVersion.TLS1_1) // expect: protocol TLSv1.1
use(azure.storage.MinimumTlsVersion.TLS1_2) // expect: protocol TLSv1.2
use(azure.storage.MinimumTlsVersion.TLS1_3) // expect: protocol TLSv1.3
use(storage.MinimumTlsVersion.TLS1_0) // expect: protocol TLSv1.0
use(storage.MinimumTlsVersion.TLS1_1) // expect: protocol TLSv1.1
use(storage.MinimumTlsVersion.TLS1_2) // expect: protocol TLSv1.2
use(storage.MinimumTlsVersion.TLS1_3) // expect: protocol TLSv1.3
new aws.kms.Key("k", { customerMasterKeySpec: "ECC_NIST_P256" }) // expect: key EC-P-256
new tls.PrivateKey("k", { algorithm: "RSA", rsaBits: 4096 }) // expect: keygen RSA-4096
new tls.PrivateKey("k", { algorithm: "ECDSA", ecdsaCurve: "P384" }) // expect: keygen ECDSA-P-384
new tls.SelfSignedCert("c", {}) // expect: certificate unknown certificateFormat=X.509
new tls.LocallySignedCert("c", {}) // expect: certificate unknown certificateFormat=X.509
new tls.CertRequest("c", {}) // expect: certificate unknown certificateFormat=PKCS10

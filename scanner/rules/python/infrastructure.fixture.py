from aws_cdk import aws_apigateway as apigateway, aws_apigatewayv2 as apigatewayv2, aws_certificatemanager as certificatemanager, aws_cloudfront as cloudfront, aws_dynamodb as dynamodb, aws_elasticloadbalancingv2 as elasticloadbalancingv2, aws_elasticsearch as elasticsearch, aws_kinesis as kinesis, aws_kms as kms, aws_opensearchservice as opensearchservice, aws_s3 as s3, aws_sqs as sqs
import pulumi_aws as aws
import pulumi_azure_native as azure
import pulumi_tls as tls

use(cloudfront.SecurityPolicyProtocol.SSL_V3)  # expect: protocol SSLv3
use(cloudfront.SecurityPolicyProtocol.TLS_V1)  # expect: protocol TLSv1.0
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2016)  # expect: protocol TLSv1.0
use(cloudfront.SecurityPolicyProtocol.TLS_V1_1_2016)  # expect: protocol TLSv1.1
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2_2018)  # expect: protocol TLSv1.2
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2_2019)  # expect: protocol TLSv1.2
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021)  # expect: protocol TLSv1.2
use(cloudfront.SecurityPolicyProtocol.TLS_V1_2_2025)  # expect: protocol TLSv1.2
use(cloudfront.SecurityPolicyProtocol.TLS_V1_3_2025)  # expect: protocol TLSv1.3
use(cloudfront.OriginSslPolicy.SSL_V3)  # expect: protocol SSLv3
use(cloudfront.OriginSslPolicy.TLS_V1)  # expect: protocol TLSv1.0
use(cloudfront.OriginSslPolicy.TLS_V1_1)  # expect: protocol TLSv1.1
use(cloudfront.OriginSslPolicy.TLS_V1_2)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.RECOMMENDED)  # expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY)  # expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.LEGACY)  # expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.TLS13_10)  # expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_10)  # expect: protocol TLSv1.0
use(elasticloadbalancingv2.SslPolicy.TLS11)  # expect: protocol TLSv1.1
use(elasticloadbalancingv2.SslPolicy.TLS13_11)  # expect: protocol TLSv1.1
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_11)  # expect: protocol TLSv1.1
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS11)  # expect: protocol TLSv1.1
use(elasticloadbalancingv2.SslPolicy.RECOMMENDED_TLS)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS13_RES)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS13_EXT1)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS13_EXT2)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS12)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS12_EXT)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12_RES)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FORWARD_SECRECY_TLS12_RES_GCM)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_RES)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT0)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT1)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_12_EXT2)  # expect: protocol TLSv1.2
use(elasticloadbalancingv2.SslPolicy.TLS13_13)  # expect: protocol TLSv1.3
use(elasticloadbalancingv2.SslPolicy.FIPS_TLS13_13)  # expect: protocol TLSv1.3
use(apigateway.SecurityPolicy.TLS_1_0)  # expect: protocol TLSv1.0
use(apigatewayv2.SecurityPolicy.TLS_1_0)  # expect: protocol TLSv1.0
use(apigateway.SecurityPolicy.TLS_1_2)  # expect: protocol TLSv1.2
use(apigatewayv2.SecurityPolicy.TLS_1_2)  # expect: protocol TLSv1.2
use(opensearchservice.TLSSecurityPolicy.TLS_1_0)  # expect: protocol TLSv1.0
use(elasticsearch.TLSSecurityPolicy.TLS_1_0)  # expect: protocol TLSv1.0
use(opensearchservice.TLSSecurityPolicy.TLS_1_2)  # expect: protocol TLSv1.2
use(elasticsearch.TLSSecurityPolicy.TLS_1_2)  # expect: protocol TLSv1.2
use(opensearchservice.TLSSecurityPolicy.TLS_1_2_PFS)  # expect: protocol TLSv1.2
use(kms.KeySpec.SYMMETRIC_DEFAULT)  # expect: key AES-256
use(kms.KeySpec.RSA_2048)  # expect: key RSA-2048
use(kms.KeySpec.RSA_3072)  # expect: key RSA-3072
use(kms.KeySpec.RSA_4096)  # expect: key RSA-4096
use(kms.KeySpec.ECC_NIST_P256)  # expect: key EC-P-256
use(kms.KeySpec.ECC_NIST_P384)  # expect: key EC-P-384
use(kms.KeySpec.ECC_NIST_P521)  # expect: key EC-P-521
use(kms.KeySpec.ECC_SECG_P256K1)  # expect: key EC-secp256k1
use(kms.KeySpec.HMAC_224)  # expect: key HMAC-SHA-224
use(kms.KeySpec.HMAC_256)  # expect: key HMAC-SHA-256
use(kms.KeySpec.HMAC_384)  # expect: key HMAC-SHA-384
use(kms.KeySpec.HMAC_512)  # expect: key HMAC-SHA-512
use(kms.KeySpec.SM2)  # expect: key SM2
use(kms.KeySpec.ML_DSA_44)  # expect: key ML-DSA-44
use(kms.KeySpec.ML_DSA_65)  # expect: key ML-DSA-65
use(kms.KeySpec.ML_DSA_87)  # expect: key ML-DSA-87
use(certificatemanager.KeyAlgorithm.RSA_2048)  # expect: keygen RSA-2048
use(certificatemanager.KeyAlgorithm.EC_PRIME256V1)  # expect: keygen ECDSA-P-256
use(certificatemanager.KeyAlgorithm.EC_SECP384R1)  # expect: keygen ECDSA-P-384
use(s3.BucketEncryption.S3_MANAGED)  # expect: cipher AES-256
use(s3.BucketEncryption.KMS)  # expect: cipher AES-256
use(s3.BucketEncryption.KMS_MANAGED)  # expect: cipher AES-256
use(s3.BucketEncryption.DSSE)  # expect: cipher AES-256
use(s3.BucketEncryption.DSSE_MANAGED)  # expect: cipher AES-256
use(sqs.QueueEncryption.SQS_MANAGED)  # expect: cipher AES-256
use(sqs.QueueEncryption.KMS)  # expect: cipher AES-256
use(sqs.QueueEncryption.KMS_MANAGED)  # expect: cipher AES-256
use(dynamodb.TableEncryption.AWS_MANAGED)  # expect: cipher AES-256
use(dynamodb.TableEncryption.CUSTOMER_MANAGED)  # expect: cipher AES-256
use(kinesis.StreamEncryption.KMS)  # expect: cipher AES-256
use(kinesis.StreamEncryption.MANAGED)  # expect: cipher AES-256

cloudfront.Distribution(
    self,
    "D",
    minimum_protocol_version=cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,  # expect: protocol TLSv1.2
)
kms.Key(self, "K")  # expect: key AES-256
kms.Key(self, "K", key_spec=kms.KeySpec.RSA_4096)  # expect: key RSA-4096
use(azure.storage.MinimumTlsVersion.TLS1_0)  # expect: protocol TLSv1.0
use(azure.storage.MinimumTlsVersion.TLS1_1)  # expect: protocol TLSv1.1
use(azure.storage.MinimumTlsVersion.TLS1_2)  # expect: protocol TLSv1.2
use(azure.storage.MinimumTlsVersion.TLS1_3)  # expect: protocol TLSv1.3
aws.kms.Key("k", customer_master_key_spec="ECC_NIST_P256")  # expect: key EC-P-256
tls.PrivateKey("k", algorithm="RSA", rsa_bits=4096)  # expect: keygen RSA-4096
tls.PrivateKey("k", algorithm="ECDSA", ecdsa_curve="P384")  # expect: keygen ECDSA-P-384
tls.SelfSignedCert("c")  # expect: certificate unknown certificateFormat=X.509
tls.LocallySignedCert("c")  # expect: certificate unknown certificateFormat=X.509
tls.CertRequest("c")  # expect: certificate unknown certificateFormat=PKCS10

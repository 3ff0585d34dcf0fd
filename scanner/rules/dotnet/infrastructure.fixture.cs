using Amazon.CDK.AWS.CloudFront;
using Amazon.CDK.AWS.KMS;
using Pulumi.AzureNative.Storage;

class Infrastructure
{
    void All()
    {
        Use(Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.SSL_V3); // expect: protocol SSLv3
        Use(Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1_2016); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1_1_2016); // expect: protocol TLSv1.1
        Use(Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1_2_2018); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1_2_2019); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1_2_2021); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1_2_2025); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.CloudFront.SecurityPolicyProtocol.TLS_V1_3_2025); // expect: protocol TLSv1.3
        Use(Amazon.CDK.AWS.CloudFront.OriginSslPolicy.SSL_V3); // expect: protocol SSLv3
        Use(Amazon.CDK.AWS.CloudFront.OriginSslPolicy.TLS_V1); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.CloudFront.OriginSslPolicy.TLS_V1_1); // expect: protocol TLSv1.1
        Use(Amazon.CDK.AWS.CloudFront.OriginSslPolicy.TLS_V1_2); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.RECOMMENDED); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FORWARD_SECRECY); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.LEGACY); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.TLS13_10); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FIPS_TLS13_10); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.TLS11); // expect: protocol TLSv1.1
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.TLS13_11); // expect: protocol TLSv1.1
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FIPS_TLS13_11); // expect: protocol TLSv1.1
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FORWARD_SECRECY_TLS11); // expect: protocol TLSv1.1
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.RECOMMENDED_TLS); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.TLS13_RES); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.TLS13_EXT1); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.TLS13_EXT2); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.TLS12); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.TLS12_EXT); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FORWARD_SECRECY_TLS12); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FORWARD_SECRECY_TLS12_RES); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FORWARD_SECRECY_TLS12_RES_GCM); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FIPS_TLS13_12); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FIPS_TLS13_12_RES); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FIPS_TLS13_12_EXT0); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FIPS_TLS13_12_EXT1); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FIPS_TLS13_12_EXT2); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.TLS13_13); // expect: protocol TLSv1.3
        Use(Amazon.CDK.AWS.ElasticLoadBalancingV2.SslPolicy.FIPS_TLS13_13); // expect: protocol TLSv1.3
        Use(Amazon.CDK.AWS.APIGateway.SecurityPolicy.TLS_1_0); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.Apigatewayv2.SecurityPolicy.TLS_1_0); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.APIGateway.SecurityPolicy.TLS_1_2); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.Apigatewayv2.SecurityPolicy.TLS_1_2); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.OpenSearchService.TLSSecurityPolicy.TLS_1_0); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.Elasticsearch.TLSSecurityPolicy.TLS_1_0); // expect: protocol TLSv1.0
        Use(Amazon.CDK.AWS.OpenSearchService.TLSSecurityPolicy.TLS_1_2); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.Elasticsearch.TLSSecurityPolicy.TLS_1_2); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.OpenSearchService.TLSSecurityPolicy.TLS_1_2_PFS); // expect: protocol TLSv1.2
        Use(Amazon.CDK.AWS.KMS.KeySpec.SYMMETRIC_DEFAULT); // expect: key AES-256
        Use(Amazon.CDK.AWS.KMS.KeySpec.RSA_2048); // expect: key RSA-2048
        Use(Amazon.CDK.AWS.KMS.KeySpec.RSA_3072); // expect: key RSA-3072
        Use(Amazon.CDK.AWS.KMS.KeySpec.RSA_4096); // expect: key RSA-4096
        Use(Amazon.CDK.AWS.KMS.KeySpec.ECC_NIST_P256); // expect: key EC-P-256
        Use(Amazon.CDK.AWS.KMS.KeySpec.ECC_NIST_P384); // expect: key EC-P-384
        Use(Amazon.CDK.AWS.KMS.KeySpec.ECC_NIST_P521); // expect: key EC-P-521
        Use(Amazon.CDK.AWS.KMS.KeySpec.ECC_SECG_P256K1); // expect: key EC-secp256k1
        Use(Amazon.CDK.AWS.KMS.KeySpec.HMAC_224); // expect: key HMAC-SHA-224
        Use(Amazon.CDK.AWS.KMS.KeySpec.HMAC_256); // expect: key HMAC-SHA-256
        Use(Amazon.CDK.AWS.KMS.KeySpec.HMAC_384); // expect: key HMAC-SHA-384
        Use(Amazon.CDK.AWS.KMS.KeySpec.HMAC_512); // expect: key HMAC-SHA-512
        Use(Amazon.CDK.AWS.KMS.KeySpec.SM2); // expect: key SM2
        Use(Amazon.CDK.AWS.KMS.KeySpec.ML_DSA_44); // expect: key ML-DSA-44
        Use(Amazon.CDK.AWS.KMS.KeySpec.ML_DSA_65); // expect: key ML-DSA-65
        Use(Amazon.CDK.AWS.KMS.KeySpec.ML_DSA_87); // expect: key ML-DSA-87
        Use(Amazon.CDK.AWS.CertificateManager.KeyAlgorithm.RSA_2048); // expect: keygen RSA-2048
        Use(Amazon.CDK.AWS.CertificateManager.KeyAlgorithm.EC_PRIME256V1); // expect: keygen ECDSA-P-256
        Use(Amazon.CDK.AWS.CertificateManager.KeyAlgorithm.EC_SECP384R1); // expect: keygen ECDSA-P-384
        Use(Amazon.CDK.AWS.S3.BucketEncryption.S3_MANAGED); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.S3.BucketEncryption.KMS); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.S3.BucketEncryption.KMS_MANAGED); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.S3.BucketEncryption.DSSE); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.S3.BucketEncryption.DSSE_MANAGED); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.SQS.QueueEncryption.SQS_MANAGED); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.SQS.QueueEncryption.KMS); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.SQS.QueueEncryption.KMS_MANAGED); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.DynamoDB.TableEncryption.AWS_MANAGED); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.DynamoDB.TableEncryption.CUSTOMER_MANAGED); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.Kinesis.StreamEncryption.KMS); // expect: cipher AES-256
        Use(Amazon.CDK.AWS.Kinesis.StreamEncryption.MANAGED); // expect: cipher AES-256
        Use(MinimumTlsVersion.TLS1_0); // expect: protocol TLSv1.0
        Use(MinimumTlsVersion.TLS1_1); // expect: protocol TLSv1.1
        Use(MinimumTlsVersion.TLS1_2); // expect: protocol TLSv1.2
        Use(MinimumTlsVersion.TLS1_3); // expect: protocol TLSv1.3
        new Distribution(this, "D", new DistributionProps
        {
            MinimumProtocolVersion = SecurityPolicyProtocol.TLS_V1_2_2021 // expect: protocol TLSv1.2
        });
        new Key(this, "K", new KeyProps { KeySpec = KeySpec.RSA_4096 }); // expect: key RSA-4096
    }
}

import { cloudFrontPolicies, elbPolicies, searchPolicies } from "./awsPolicies.ts"
import { algorithms, attribute, policy, type Product, versions } from "./Product.ts"

const tls = { is: "protocol", facts: { name: "TLS" } } as const

/*
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/, by the type of each resource. A key of KMS for
 * which nothing is said is a symmetric one of 256 bits; a listener has the policy 2016-08 (the page of elbPolicies).
 */
export const cloudFormation: Product = {
  name: "cloudformation",
  files: [
    {
      path: /\.(?:ya?ml|json|template)(?:\.[\w.-]+)?$/,
      mark: /["']?Type["']?\s*:\s*["']?AWS::(?:KMS|ElasticLoadBalancingV2|CloudFront|ApiGateway|CertificateManager|ACMPCA|S3|OpenSearch|Elasticsearch|EC2::KeyPair)/
    }
  ],
  syntax: { kind: "yaml" },
  typed: "Type",
  variables: {
    used: /\$\{([\w:.*-]{1,256})\}/g,
    defined: { "Parameters.*.Default": "*", "Mappings.*.*.*": "*.*.*" },
    members: { Ref: "name", "Fn::Sub": "text", "Fn::FindInMap": "map", "Fn::If": "either" }
  },
  uses: [
    {
      is: "key",
      in: ["AWS::KMS::Key"],
      always: true,
      defaults: { name: "AES", keyBits: 256 },
      rows: { "Properties.KeySpec": attribute("algorithm", "awsKms") }
    },
    {
      ...tls,
      in: ["AWS::ElasticLoadBalancingV2::Listener"],
      rows: {
        "Properties.SslPolicy": policy(elbPolicies),
        "Properties.Protocol": {
          kind: "switch",
          on: /^(?:HTTPS|TLS)$/,
          off: /^(?:HTTP|TCP|UDP|TCP_UDP|GENEVE)$/
        }
      },
      unsaid: { "Properties.SslPolicy": "ELBSecurityPolicy-2016-08" }
    },
    {
      ...tls,
      in: ["AWS::CloudFront::Distribution"],
      rows: { "Properties.DistributionConfig.ViewerCertificate.MinimumProtocolVersion": policy(cloudFrontPolicies) }
    },
    {
      ...tls,
      in: ["AWS::CloudFront::Distribution"],
      rows: { "Properties.DistributionConfig.Origins.CustomOriginConfig.OriginSSLProtocols": versions("list") }
    },
    {
      ...tls,
      in: ["AWS::ApiGateway::DomainName", "AWS::ApiGatewayV2::DomainName"],
      rows: { "Properties.{SecurityPolicy,DomainNameConfigurations.SecurityPolicy}": versions("minimum") }
    },
    {
      ...tls,
      in: ["AWS::Elasticsearch::Domain", "AWS::OpenSearchService::Domain"],
      rows: { "Properties.DomainEndpointOptions.TLSSecurityPolicy": policy(searchPolicies) }
    },
    {
      is: "keygen",
      in: ["AWS::CertificateManager::Certificate", "AWS::ACMPCA::CertificateAuthority"],
      rows: { "Properties.KeyAlgorithm": attribute("algorithm", "keyType") }
    },
    {
      is: "keygen",
      in: ["AWS::EC2::KeyPair"],
      rows: { "Properties.KeyType": attribute("algorithm", "keyType") }
    },
    {
      in: ["AWS::ACMPCA::CertificateAuthority"],
      rows: { "Properties.SigningAlgorithm": algorithms("signature", "jca") }
    },
    {
      in: ["AWS::S3::Bucket"],
      rows: {
        "Properties.BucketEncryption.ServerSideEncryptionConfiguration.ServerSideEncryptionByDefault.SSEAlgorithm":
          algorithms("cipher", "awsKms", { separator: /\s+/, silent: /^aws:/ })
      }
    }
  ]
}

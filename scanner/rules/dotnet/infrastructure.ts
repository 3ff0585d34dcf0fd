import { cdkEnumerations } from "../cdkEnumerations.ts"
import { library, text } from "../rule.ts"

const CDK_NAMESPACES: { readonly [module: string]: string } = {
  "{apigateway,apigatewayv2}": "{APIGateway,Apigatewayv2}",
  certificatemanager: "CertificateManager",
  cloudfront: "CloudFront",
  dynamodb: "DynamoDB",
  elasticloadbalancingv2: "ElasticLoadBalancingV2",
  kinesis: "Kinesis",
  kms: "KMS",
  "{opensearchservice,elasticsearch}": "{OpenSearchService,Elasticsearch}",
  opensearchservice: "OpenSearchService",
  s3: "S3",
  sqs: "SQS"
}

const cdkNamespace = (module: string): string => `Amazon.CDK.AWS.${CDK_NAMESPACES[module]}`

/* Azure Native of Pulumi, storage: MinimumTlsVersion. */
export const infrastructure = library("dotnet", "infrastructure", {
  ...cdkEnumerations({ moduleOf: cdkNamespace, separator: ".", group: 1 }),
  "Pulumi.AzureNative.Storage.MinimumTlsVersion.TLS1_{0,1,2,3}": {
    is: "protocol",
    algorithm: text("TLS1_{1}", "cloudTls")
  }
})

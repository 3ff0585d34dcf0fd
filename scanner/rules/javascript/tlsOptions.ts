import { arg, library } from "../rule.ts"

/*
 * Properties of constructs and resources in AWS CDK 2 (https://docs.aws.amazon.com/cdk/api/v2), Pulumi 3
 * (https://www.pulumi.com/registry) and the SDKs of AWS, Azure and Google Cloud, by the names that all of them share.
 */
export const tlsOptions = library("javascript", "tlsOptions", {
  "entry {minimumProtocolVersion,sslPolicy,minTlsVersion,minimumTlsVersion,minimalTlsVersion,minimumVersion,securityPolicy,tlsSecurityPolicy}":
    {
      is: "protocol",
      algorithm: arg(0, "cloudTls")
    }
})

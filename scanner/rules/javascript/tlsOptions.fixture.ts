import * as aws from "@pulumi/aws"
import * as azure from "@pulumi/azure-native"

new aws.cloudfront.Distribution("d", {
  viewerCertificate: { minimumProtocolVersion: "TLSv1.2_2021" } // expect: protocol TLSv1.2
})
new aws.lb.Listener("l", { sslPolicy: "ELBSecurityPolicy-TLS13-1-2-2021-06" }) // expect: protocol TLSv1.2
new aws.lb.Listener("l", { sslPolicy: "ELBSecurityPolicy-2016-08" }) // expect: protocol TLSv1.0
new azure.web.WebApp("w", { siteConfig: { minTlsVersion: "1.2" } }) // expect: protocol TLSv1.2
new azure.storage.StorageAccount("s", { minimumTlsVersion: "TLS1_2" }) // expect: protocol TLSv1.2
new azure.sql.Server("s", { minimalTlsVersion: "1.3" }) // expect: protocol TLSv1.3
new aws.apigateway.DomainName("n", { securityPolicy: "TLS_1_2" }) // expect: protocol TLSv1.2
new aws.opensearch.Domain("o", { tlsSecurityPolicy: "Policy-Min-TLS-1-2-PFS-2023-10" }) // expect: protocol TLSv1.2
use({ minimumVersion: "1.1" }) // expect: protocol TLSv1.1
use({ sslPolicy: "none", securityPolicy: "strict", minTlsVersion: "12" })

import pulumi_aws as aws
import pulumi_azure_native as azure

aws.cloudfront.Distribution("d", viewer_certificate={"minimum_protocol_version": "TLSv1.2_2021"})  # expect: protocol TLSv1.2
aws.lb.Listener("l", ssl_policy="ELBSecurityPolicy-TLS13-1-2-2021-06")  # expect: protocol TLSv1.2
azure.web.SiteConfigArgs(min_tls_version="1.2")  # expect: protocol TLSv1.2
azure.storage.StorageAccount("s", minimum_tls_version="TLS1_2")  # expect: protocol TLSv1.2
azure.sql.Server("s", minimal_tls_version="1.3")  # expect: protocol TLSv1.3
aws.apigateway.DomainName("n", security_policy="TLS_1_2")  # expect: protocol TLSv1.2
aws.opensearch.DomainEndpointOptionsArgs(tls_security_policy="Policy-Min-TLS-1-0-2019-07")  # expect: protocol TLSv1.0
use(ssl_policy="none", security_policy="strict", min_tls_version="12")

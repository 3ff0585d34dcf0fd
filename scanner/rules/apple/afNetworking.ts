import { arg, library } from "../../match/rule.ts"

const tls = { is: "protocol", name: "TLS" } as const

/* Source: AFNetworking 2 to 4 (github.com/AFNetworking/AFNetworking), AFSecurityPolicy.h. */
export const afNetworking = library("apple", "afNetworking", {
  "{AFHTTPSessionManager,AFURLSessionManager}#securityPolicy": { returns: "AFSecurityPolicy" },
  "AFSecurityPolicy.{defaultPolicy,policyWithPinningMode,default}": { returns: "AFSecurityPolicy" },
  "AFSecurityPolicy#allowInvalidCertificates=": { ...tls, verification: arg(0, "acceptsAnyPeer") },
  "AFSecurityPolicy#setAllowInvalidCertificates": { ...tls, verification: arg(0, "acceptsAnyPeer") },
  "AFSecurityPolicy#validatesDomainName=": { ...tls, verification: arg(0, "checksName") },
  "AFSecurityPolicy#setValidatesDomainName": { ...tls, verification: arg(0, "checksName") }
})

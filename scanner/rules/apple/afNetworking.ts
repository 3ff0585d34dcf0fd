import { arg, library } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const

/*
 * Source: AFNetworking 2 to 4 (https://github.com/AFNetworking/AFNetworking/blob/master/AFNetworking/AFSecurityPolicy.h); in Swift the
 * policies are made by `default()` and `init(pinningMode:)`.
 */
export const afNetworking = library("apple", "afNetworking", {
  "{AFHTTPSessionManager,AFURLSessionManager,AFHTTPRequestOperationManager}#securityPolicy": {
    returns: "AFSecurityPolicy"
  },
  "AFSecurityPolicy.{defaultPolicy,policyWithPinningMode,default}": { returns: "AFSecurityPolicy" },
  "AFSecurityPolicy#allowInvalidCertificates=": { ...tls, verification: arg(0, "acceptsAnyPeer") },
  "AFSecurityPolicy#setAllowInvalidCertificates": { ...tls, verification: arg(0, "acceptsAnyPeer") },
  "AFSecurityPolicy#validatesDomainName=": { ...tls, verification: arg(0, "checksName") },
  "AFSecurityPolicy#setValidatesDomainName": { ...tls, verification: arg(0, "checksName") }
})

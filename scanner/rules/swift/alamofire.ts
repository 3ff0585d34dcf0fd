import { arg, library } from "../rule.ts"

const accepted = { is: "protocol", name: "TLS", verification: "none" } as const

/*
 * Source: https://github.com/Alamofire/Alamofire/blob/master/Source/Features/ServerTrustEvaluation.swift of version 5, where
 * DisabledEvaluator is a deprecated name, and ServerTrustPolicy.swift of version 4.
 */
export const alamofire = library("swift", "alamofire", {
  "new Alamofire.{DisabledTrustEvaluator,DisabledEvaluator}": accepted,
  "Alamofire.ServerTrustPolicy.disableEvaluation": accepted,
  "new Alamofire.{DefaultTrustEvaluator,RevocationTrustEvaluator}(validateHost:)": {
    is: "protocol",
    name: "TLS",
    verification: arg(99, "checksName", "validateHost")
  }
})

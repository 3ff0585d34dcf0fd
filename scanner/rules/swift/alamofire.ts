import { library } from "../../match/rule.ts"

const accepted = { is: "protocol", name: "TLS", verification: "none" } as const

/*
 * Source: Alamofire (github.com/Alamofire/Alamofire), ServerTrustEvaluation.swift of version 5, where DisabledEvaluator was
 * renamed in 5.4, and ServerTrustPolicy.swift of version 4.
 */
export const alamofire = library("swift", "alamofire", {
  "new Alamofire.{DisabledTrustEvaluator,DisabledEvaluator}": accepted,
  "Alamofire.ServerTrustPolicy.disableEvaluation": accepted
})

import Alamofire

func managers() {
    let current = ServerTrustManager(evaluators: ["localhost": DisabledTrustEvaluator()]) // expect: protocol TLS verification=none
    let before = ServerTrustManager(evaluators: ["localhost": DisabledEvaluator()]) // expect: protocol TLS verification=none
    let old = ServerTrustPolicyManager(policies: ["localhost": ServerTrustPolicy.disableEvaluation]) // expect: protocol TLS verification=none
    let usual = ServerTrustManager(evaluators: ["localhost": DefaultTrustEvaluator()])
}

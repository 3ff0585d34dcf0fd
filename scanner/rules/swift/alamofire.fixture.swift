import Alamofire

func managers() {
    let current = ServerTrustManager(evaluators: ["localhost": DisabledTrustEvaluator()]) // expect: protocol TLS verification=none
    let before = ServerTrustManager(evaluators: ["localhost": DisabledEvaluator()]) // expect: protocol TLS verification=none
    let old = ServerTrustPolicyManager(policies: ["localhost": ServerTrustPolicy.disableEvaluation]) // expect: protocol TLS verification=none
    let names = ServerTrustManager(evaluators: ["localhost": DefaultTrustEvaluator(validateHost: false)]) // expect: protocol TLS verification=no-host-name
    let revoked = RevocationTrustEvaluator(performDefaultValidation: true, validateHost: true) // expect: protocol TLS verification=peer
    let usual = ServerTrustManager(evaluators: ["localhost": DefaultTrustEvaluator()])
}

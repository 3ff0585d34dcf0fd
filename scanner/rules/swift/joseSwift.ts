import { arg, implied, library } from "../rule.ts"

const signs = {
  is: "token",
  algorithm: implied("JOSESwift.SignatureAlgorithm", arg(9, "jose", "signatureAlgorithm"))
} as const
const wraps = {
  is: "token",
  algorithm: implied("JOSESwift.KeyManagementAlgorithm", arg(9, "jose", "keyManagementAlgorithm")),
  from: implied("JOSESwift.KeyManagementAlgorithm", arg(9, "jose", "keyEncryptionAlgorithm"))
} as const

/* Source: JOSESwift 3 (github.com/airsidemobile/JOSESwift/tree/master/JOSESwift/Sources). The algorithm of a token is the one that protects its content or wraps the key. */
export const joseSwift = library("swift", "joseSwift", {
  "new JOSESwift.Signer": { ...signs, functions: ["sign"] },
  "new JOSESwift.Verifier": { ...signs, functions: ["verify"] },
  "new JOSESwift.Encrypter": { ...wraps, functions: ["encrypt"] },
  "new JOSESwift.Decrypter": { ...wraps, functions: ["decrypt"] },
  "JOSESwift.SignatureAlgorithm.{HS256,HS384,HS512,RS256,RS384,RS512,PS256,PS384,PS512,ES256,ES384,ES512}": {
    value: "{1}"
  },
  "JOSESwift.KeyManagementAlgorithm.{RSA1_5,A128KW,A192KW,A256KW,ECDH_ES,ECDH_ES_A128KW,ECDH_ES_A192KW,ECDH_ES_A256KW}":
    { value: "{1}" },
  "JOSESwift.KeyManagementAlgorithm.RSAOAEP": { value: "RSA-OAEP" },
  "JOSESwift.KeyManagementAlgorithm.RSAOAEP256": { value: "RSA-OAEP-256" },
  "JOSESwift.KeyManagementAlgorithm.direct": { value: "dir" }
})

import { arg, library } from "../rule.ts"

const mac = {
  is: "mac",
  algorithm: arg(1, "jca", "algorithm"),
  key: arg(0, "any", "key"),
  defaults: { name: "HMAC", digest: "SHA-256" }
} as const

/*
 * Source: Ktor 3 API, packages io.ktor.util, io.ktor.server.sessions (io.ktor.sessions before 2), io.ktor.network.tls and
 * io.ktor.network.tls.certificates. Sessions are encrypted with the named algorithm in CBC mode, AES unless told
 * otherwise; the algorithm of their MAC is a keyword argument of its own. JWT authentication is that of java-jwt.
 */
export const ktor = library("java", "ktor", {
  "io.ktor.util.sha1": { is: "hash", name: "SHA-1" },
  "io.ktor.util.Digest": { is: "hash", algorithm: arg(0, "jca", "name") },
  "io.ktor.util.getDigestFunction": { is: "hash", algorithm: arg(0, "jca", "algorithm") },
  "io.ktor.util.{generateNonce,generateNonceSuspend}": { is: "random", name: "RNG" },
  "new {io.ktor.server.sessions,io.ktor.sessions}.SessionTransportTransformerMessageAuthentication": mac,
  "new {io.ktor.server.sessions,io.ktor.sessions}.SessionTransportTransformerEncrypt": {
    is: "cipher",
    algorithm: arg(3, "jca", "encryptAlgorithm"),
    keyBits: arg(0, "bytes", "encryptionKey"),
    mode: "cbc",
    padding: "pkcs7",
    defaults: { name: "AES" }
  },
  "io.ktor.network.tls.CIOCipherSuites.TLS_RSA_WITH_AES_128_GCM_SHA256": { value: "TLS_RSA_WITH_AES_128_GCM_SHA256" },
  "io.ktor.network.tls.CIOCipherSuites.ECDHE_ECDSA_AES256_SHA384": {
    value: "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384"
  },
  "io.ktor.network.tls.CIOCipherSuites.ECDHE_ECDSA_AES128_SHA256": {
    value: "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256"
  },
  "io.ktor.network.tls.CIOCipherSuites.ECDHE_RSA_AES256_SHA384": { value: "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384" },
  "io.ktor.network.tls.CIOCipherSuites.ECDHE_RSA_AES128_SHA256": { value: "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256" },
  "io.ktor.network.tls.CIOCipherSuites.TLS_RSA_WITH_AES{128,256}_CBC_SHA": {
    value: "TLS_RSA_WITH_AES_{1}_CBC_SHA"
  },
  "new io.ktor.network.tls.TLSConfigBuilder": { is: "protocol", name: "TLS" },
  "io.ktor.network.tls.TLSConfigBuilder#cipherSuites=": {
    is: "protocol",
    name: "TLS",
    suite: arg(0, "cipherSuite")
  },
  "io.ktor.network.tls.tls": { is: "protocol", name: "TLS" },
  "io.ktor.network.tls.*#tls": { is: "protocol", name: "TLS" },
  "io.ktor.network.tls.certificates.generateCertificate": {
    is: "certificate",
    algorithm: arg(1, "jca", "algorithm"),
    keyBits: arg(5, "int", "keySizeInBits"),
    certificateFormat: "X.509",
    defaults: { name: "RSA", digest: "SHA-1", keyBits: 1024 }
  }
})

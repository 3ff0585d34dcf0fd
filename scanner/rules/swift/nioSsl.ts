import { arg, implied, library } from "../rule.ts"

const version = implied("NIOSSL.TLSVersion", arg(0, "tlsVersion"))
const suites = implied("NIOSSL.NIOTLSCipher", arg(9, "cipherSuite", "cipherSuiteValues"))
const made = {
  is: "protocol",
  name: "TLS",
  version: implied("NIOSSL.TLSVersion", arg(9, "tlsVersion", "minimumTLSVersion")),
  suite: arg(9, "cipherList", "cipherSuites"),
  from: suites,
  returns: "NIOSSL.TLSConfiguration"
} as const
const client = {
  ...made,
  verification: implied("NIOSSL.CertificateVerification", arg(9, "any", "certificateVerification"))
} as const
const suiteNames =
  "TLS_RSA_WITH_AES_128_CBC_SHA,TLS_RSA_WITH_AES_256_CBC_SHA,TLS_PSK_WITH_AES_128_CBC_SHA,TLS_PSK_WITH_AES_256_CBC_SHA,TLS_RSA_WITH_AES_128_GCM_SHA256,TLS_RSA_WITH_AES_256_GCM_SHA384,TLS_AES_128_GCM_SHA256,TLS_AES_256_GCM_SHA384,TLS_CHACHA20_POLY1305_SHA256,TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA,TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA,TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA,TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA,TLS_ECDHE_PSK_WITH_AES_128_CBC_SHA,TLS_ECDHE_PSK_WITH_AES_256_CBC_SHA,TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256,TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384,TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256"

/* Source: swift-nio-ssl 2 (github.com/apple/swift-nio-ssl/tree/main/Sources/NIOSSL), TLSConfiguration.swift, NIOSSLCertificate and NIOSSLPrivateKey. Servers check no client unless told otherwise, so that `none` says nothing of them. */
export const nioSsl = library("swift", "nioSsl", {
  "NIOSSL.TLSConfiguration.{makeClientConfiguration,clientDefault,forClient}": client,
  "NIOSSL.TLSConfiguration.{makeServerConfiguration,makePreSharedKeyConfiguration,makeServerConfigurationWithMTLS,forServer}":
    made,
  "NIOSSL.TLSConfiguration#{minimumTLSVersion,maximumTLSVersion}=": { refines: true, version },
  "NIOSSL.TLSConfiguration#certificateVerification=": {
    refines: true,
    verification: implied("NIOSSL.CertificateVerification", arg(0, "any"))
  },
  "NIOSSL.CertificateVerification.none": { verification: "none" },
  "NIOSSL.CertificateVerification.noHostnameVerification": { verification: "no-host-name" },
  "NIOSSL.CertificateVerification.fullVerification": { verification: "peer" },
  "NIOSSL.TLSConfiguration#cipherSuites=": { refines: true, suite: arg(0, "cipherList") },
  "NIOSSL.TLSConfiguration#cipherSuiteValues=": {
    refines: true,
    suite: implied("NIOSSL.NIOTLSCipher", arg(0, "cipherSuite"))
  },
  "NIOSSL.TLSConfiguration#curves=": { refines: true, from: implied("NIOSSL.NIOTLSCurve", arg(0, "tlsGroup")) },
  "NIOSSL.TLSVersion.{tlsv1,tlsv11,tlsv12,tlsv13}": { value: "{1}" },
  [`NIOSSL.NIOTLSCipher.{${suiteNames}}`]: { value: "{1}" },
  "NIOSSL.NIOTLSCurve.{secp256r1,secp384r1,secp521r1,x25519,x448}": { value: "{1}" },
  "NIOSSL.NIOTLSCurve.x25519_MLKEM768": { value: "X25519MLKEM768" },
  "new NIOSSL.NIOSSLCertificate": { is: "certificate", name: "X.509" },
  "NIOSSL.NIOSSLCertificate.{fromPEMFile,fromPEMBytes}": { is: "certificate", name: "X.509" },
  "new NIOSSL.NIOSSLPrivateKey": { is: "key", material: "private-key" },
  "new NIOSSL.NIOSSLPKCS12Bundle": { is: "keystore", certificateFormat: "PKCS12" }
})

import { arg, library } from "../rule.ts"

/* Dart SDK 3.5, API reference: dart:io SecurityContext and secure sockets, dart:math Random.secure. */
export const dartSdk = library("dart", "dartSdk", {
  "dart.io.SecurityContext": { is: "protocol", name: "TLS", returns: "dart.io.SecurityContext" },
  "dart.io.SecurityContext.defaultContext": { is: "protocol", name: "TLS", returns: "dart.io.SecurityContext" },
  "dart.io.SecurityContext#minimumTlsProtocolVersion=": { refines: true, version: arg(0, "tlsVersion") },
  "dart.io.TlsProtocolVersion.tls1_2": { value: "1.2" },
  "dart.io.TlsProtocolVersion.tls1_3": { value: "1.3" },
  "dart.io.SecurityContext#{useCertificateChain,useCertificateChainBytes,setTrustedCertificates,setTrustedCertificatesBytes}":
    {
      is: "certificate",
      name: "X.509"
    },
  "dart.io.SecurityContext#{usePrivateKey,usePrivateKeyBytes}": { is: "key", material: "private-key" },
  "dart.io.{SecureSocket,RawSecureSocket}.{connect,secure,startConnect}": {
    is: "protocol",
    name: "TLS",
    verification: arg(99, "acceptsPeer", "onBadCertificate")
  },
  "dart.io.{SecureSocket,RawSecureSocket}.secureServer": { is: "protocol", name: "TLS" },
  "dart.io.HttpClient#badCertificateCallback=": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsPeer")
  },
  "dart.io.HttpOverrides#createHttpClient": { returns: "dart.io.HttpClient" },
  "dart.io.{SecureServerSocket,RawSecureServerSocket}.bind": { is: "protocol", name: "TLS" },
  "dart.io.HttpServer.bindSecure": { is: "protocol", name: "TLS" },
  "dart.math.Random.secure": { is: "random", name: "RNG" }
})

import { arg, library, rest } from "../rule.ts"

/*
 * Source: OkHttp 2 to 5 API, packages okhttp3 (com.squareup.okhttp before 3) and okhttp3.tls. As for JSSE, each list of
 * versions or suites is a use of its own. A HeldCertificate has an EC key on P-256 unless told otherwise.
 */
export const okhttp = library("java", "okhttp", {
  "{okhttp3,com.squareup.okhttp}.ConnectionSpec.{MODERN_TLS,COMPATIBLE_TLS,RESTRICTED_TLS}": {
    is: "protocol",
    name: "TLS"
  },
  "new {okhttp3,com.squareup.okhttp}.ConnectionSpec.Builder": {},
  "{okhttp3,com.squareup.okhttp}.ConnectionSpec.Builder#tlsVersions": {
    is: "protocol",
    algorithm: rest(0, "tlsVersion"),
    returns: "{1}.ConnectionSpec.Builder"
  },
  "{okhttp3,com.squareup.okhttp}.ConnectionSpec.Builder#cipherSuites": {
    is: "protocol",
    name: "TLS",
    suite: rest(0, "cipherSuite"),
    returns: "{1}.ConnectionSpec.Builder"
  },
  "{okhttp3,com.squareup.okhttp}.ConnectionSpec.Builder#*": { returns: "{1}.ConnectionSpec.Builder" },
  "{okhttp3,com.squareup.okhttp}.TlsVersion.forJavaName": { algorithm: arg(0, "tlsVersion") },
  "{okhttp3,com.squareup.okhttp}.CipherSuite.forJavaName": { suite: arg(0, "cipherSuite") },

  "new okhttp3.OkHttpClient.Builder": {},
  "okhttp3.OkHttpClient#newBuilder": { returns: "okhttp3.OkHttpClient.Builder" },
  "okhttp3.OkHttpClient.Builder#hostnameVerifier": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsName"),
    returns: "okhttp3.OkHttpClient.Builder"
  },
  "com.squareup.okhttp.OkHttpClient#setHostnameVerifier": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsName")
  },
  "okhttp3.OkHttpClient.Builder#sslSocketFactory": {
    is: "protocol",
    name: "TLS",
    verification: arg(1, "acceptsPeer"),
    from: arg(0, "any"),
    returns: "okhttp3.OkHttpClient.Builder"
  },
  "okhttp3.OkHttpClient.Builder#*": { returns: "okhttp3.OkHttpClient.Builder" },
  "com.squareup.okhttp.OkHttpClient#setSslSocketFactory": { is: "protocol", name: "TLS", from: arg(0, "any") },

  "new okhttp3.tls.HandshakeCertificates.Builder": { is: "certificate", certificateFormat: "X.509" },
  "okhttp3.tls.HandshakeCertificates.Builder#build": { returns: "okhttp3.tls.HandshakeCertificates" },
  "okhttp3.tls.HandshakeCertificates.Builder#addInsecureHost": {
    is: "protocol",
    name: "TLS",
    verification: "none",
    returns: "okhttp3.tls.HandshakeCertificates.Builder"
  },
  "okhttp3.tls.HandshakeCertificates.Builder#*": { returns: "okhttp3.tls.HandshakeCertificates.Builder" },
  "okhttp3.tls.HandshakeCertificates#sslContext": {
    is: "protocol",
    name: "TLS",
    returns: "javax.net.ssl.SSLContext"
  },
  "okhttp3.tls.HandshakeCertificates#sslSocketFactory": {
    is: "protocol",
    name: "TLS",
    returns: "javax.net.ssl.SSLSocketFactory"
  },
  "new okhttp3.tls.HeldCertificate.Builder": { is: "certificate", certificateFormat: "X.509" },
  "okhttp3.tls.HeldCertificate.Builder#rsa2048": {
    is: "keygen",
    name: "RSA",
    keyBits: 2048,
    returns: "okhttp3.tls.HeldCertificate.Builder"
  },
  "okhttp3.tls.HeldCertificate.Builder#ecdsa256": {
    is: "keygen",
    name: "EC",
    curve: "P-256",
    returns: "okhttp3.tls.HeldCertificate.Builder"
  },
  "okhttp3.tls.HeldCertificate.Builder#*": { returns: "okhttp3.tls.HeldCertificate.Builder" },
  "okhttp3.tls.HeldCertificate.decode": { is: "certificate", certificateFormat: "PEM" }
})

import { arg, library, text } from "../../match/rule.ts"

const tls = { is: "protocol", name: "TLS" } as const

/*
 * PHP manual 8.5: "SSL context options", stream constants, "Client URL Library" constants and SoapClient. A constant that
 * names a version is a use of it wherever it is passed. STREAM_CRYPTO_METHOD_SSLv23 and CURL_SSLVERSION_DEFAULT leave it open.
 */
export const tlsTable = library("php", "tls", {
  stream_socket_enable_crypto: { ...tls, version: arg(2, "any", "crypto_method") },
  "STREAM_CRYPTO_METHOD_{SSLv2,SSLv3,TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}_{CLIENT,SERVER}": {
    ...tls,
    version: text("{1}", "tlsVersion")
  },
  "STREAM_CRYPTO_METHOD_{SSLv23,TLS,ANY}_{CLIENT,SERVER}": tls,
  "STREAM_CRYPTO_PROTO_{SSLv3,TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": { ...tls, version: text("{1}", "tlsVersion") },
  "CURL_SSLVERSION_{SSLv2,SSLv3,TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": { ...tls, version: text("{1}", "tlsVersion") },
  CURL_SSLVERSION_TLSv1: tls,
  "CURL_SSLVERSION_MAX_{TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": { ...tls, version: text("{1}", "tlsVersion") },
  "SOAP_SSL_METHOD_{SSLv2,SSLv3}": { ...tls, version: text("{1}", "tlsVersion") },
  "SOAP_SSL_METHOD_{TLS,SSLv23}": tls
})

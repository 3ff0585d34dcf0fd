import { anyOption, arg, library } from "../../match/rule.ts"

const connection = {
  is: "protocol",
  name: "TLS",
  version: anyOption("tlsVersion", "minVersion|maxVersion|secureProtocol"),
  suite: anyOption("cipherSuites", "ciphers")
} as const

/*
 * Node.js 26, "TLS (SSL)" (https://nodejs.org/api/tls.html), "HTTPS" and "HTTP/2". What is allowed when nothing is set depends on the versions of Node.js
 * and OpenSSL. Suites given as keywords of OpenSSL are not told; an HTTP/2 client may connect
 * without TLS. Database clients, agents and configuration files pass such options on: an entry that names a version is a use
 * of it in whatever object it stands.
 */
export const nodeTls = library("javascript", "nodeTls", {
  "tls.{createServer,connect,createSecureContext,createSecurePair}": connection,
  "new tls.{TLSSocket,Server}": connection,
  "https.{createServer,request,get}": connection,
  "new https.{Agent,Server}": connection,
  "http2.createSecureServer": connection,
  tls: { returns: "tls" },
  "tls#{DEFAULT_MIN_VERSION,DEFAULT_MAX_VERSION}=": { is: "protocol", name: "TLS", version: arg(0, "tlsVersion") },
  "tls#DEFAULT_CIPHERS=": { is: "protocol", name: "TLS", suite: arg(0, "cipherSuites") },
  "tls#DEFAULT_ECDH_CURVE=": { is: "key-agreement", algorithm: arg(0, "tlsGroups") },
  "entry ecdhCurve": { is: "key-agreement", algorithm: arg(0, "tlsGroups") },
  "entry sigalgs": { is: "signature", algorithm: arg(0, "signatureList") },
  "entry {minVersion,maxVersion,secureProtocol}": { is: "protocol", algorithm: arg(0, "tlsVersionName") }
})

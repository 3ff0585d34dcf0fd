import { anyOption, arg, library } from "../rule.ts"

const connection = {
  is: "protocol",
  name: "TLS",
  version: anyOption("tlsVersion", "minVersion|maxVersion|secureProtocol"),
  suite: anyOption("cipherSuites", "ciphers")
} as const
const client = { ...connection, verification: anyOption("checksPeer", "rejectUnauthorized") } as const
const server = { ...connection, verification: anyOption("requiresPeer", "rejectUnauthorized") } as const

/*
 * Node.js 26, "TLS (SSL)" (https://nodejs.org/api/tls.html), "HTTPS" and "HTTP/2". What is allowed when nothing is set depends on the versions of Node.js
 * and OpenSSL. Suites given as keywords of OpenSSL are not told; an HTTP/2 client may connect
 * without TLS. Database clients, agents and configuration files pass such options on: an entry that names a version is a use
 * of it in whatever object it stands, and so is one that says whether certificates are checked: `strictSSL` of request,
 * `tlsAllow...` of MongoDB's driver 6, `skipTLSVerify` of https://github.com/kubernetes-client/javascript, `insecureSkipTlsVerify` of
 * https://github.com/godaddy/kubernetes-client, `insecureSkipTLSVerify` of the APIService of Kubernetes, `hostVerifier` of ssh2 1.16 (a function that gives true accepts a key).
 */
export const nodeTls = library("javascript", "nodeTls", {
  "tls.{createServer,createSecurePair}": server,
  "tls.createSecureContext": connection,
  "tls.connect": client,
  "new tls.TLSSocket": { ...client, side: anyOption("serverSide", "isServer") },
  "new tls.Server": server,
  "https.createServer": server,
  "https.{request,get}": client,
  "new https.Agent": client,
  "new https.Server": server,
  "http2.createSecureServer": server,
  tls: { returns: "tls" },
  "tls#{DEFAULT_MIN_VERSION,DEFAULT_MAX_VERSION}=": { is: "protocol", name: "TLS", version: arg(0, "tlsVersion") },
  "tls#DEFAULT_CIPHERS=": { is: "protocol", name: "TLS", suite: arg(0, "cipherSuites") },
  "tls#DEFAULT_ECDH_CURVE=": { is: "key-agreement", algorithm: arg(0, "tlsGroups") },
  "process.env.NODE_TLS_REJECT_UNAUTHORIZED=": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "checksPeer")
  },
  "entry NODE_TLS_REJECT_UNAUTHORIZED": { is: "protocol", algorithm: arg(0, "tlsChecksPeer") },
  "entry {rejectUnauthorized,strictSSL}": { is: "protocol", algorithm: arg(0, "tlsChecksPeer") },
  "entry {insecureSkipTlsVerify,insecureSkipTLSVerify,skipTLSVerify,tlsAllowInvalidCertificates}": {
    is: "protocol",
    algorithm: arg(0, "tlsAcceptsAnyPeer")
  },
  "entry tlsAllowInvalidHostnames": { is: "protocol", algorithm: arg(0, "tlsAcceptsAnyName") },
  "entry checkServerIdentity()": { is: "protocol", algorithm: arg(0, "nameError") },
  "entry hostVerifier()": { is: "protocol", algorithm: arg(0, "hostVerdict") },
  "entry ecdhCurve": { is: "key-agreement", algorithm: arg(0, "tlsGroups") },
  "entry sigalgs": { is: "signature", algorithm: arg(0, "signatureList") },
  "entry {minVersion,maxVersion,secureProtocol}": { is: "protocol", algorithm: arg(0, "tlsVersionName") }
})

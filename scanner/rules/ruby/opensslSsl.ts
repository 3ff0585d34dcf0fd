import { arg, library } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const SSL = "OpenSSL.SSL"
const X509 = "OpenSSL.X509"
const CONTEXT = `${SSL}.SSLContext`
const signed = {
  is: "signature",
  key: arg(0, "any"),
  digest: arg(1, "openssl"),
  functions: ["sign"]
} as const

/*
 * Ruby 3.4, openssl 3.3 (https://ruby.github.io/openssl/OpenSSL/SSL/SSLContext.html): OpenSSL::SSL, OpenSSL::X509, OpenSSL::PKCS7, OpenSSL::PKCS12 and OpenSSL::Netscape. What a context
 * allows when nothing is set depends on OpenSSL. Options that switch a version off are kept as evidence.
 */
export const opensslSsl = library("ruby", "opensslSsl", {
  [`${CONTEXT}.new`]: { is: "protocol", name: "TLS", algorithm: arg(0, "tlsVersion"), returns: CONTEXT },
  [`${CONTEXT}#{min_version=,max_version=,ssl_version=}`]: { refines: true, version: arg(0, "tlsVersion") },
  [`${CONTEXT}#ssl_version`]: { refines: true, version: arg(0, "tlsVersion") },
  [`${CONTEXT}#{ciphers=,ciphersuites=}`]: { refines: true, suite: arg(0, "cipherList") },
  [`${CONTEXT}#{ecdh_curves=,groups=}`]: { is: "key-agreement", algorithm: arg(0, "groupList") },
  [`${CONTEXT}#verify_mode=`]: { refines: true, verification: arg(0, "any") },
  [`${CONTEXT}#verify_hostname=`]: { refines: true, verification: arg(0, "checksName") },
  [`${CONTEXT}#set_params`]: { refines: true, verification: arg(KEYWORD_ONLY, "any", "verify_mode") },
  [`${SSL}.VERIFY_NONE`]: { is: "protocol", name: "TLS", verification: "none" },
  [`${SSL}.VERIFY_PEER`]: { verification: "peer" },
  [`${CONTEXT}#{options=,cert=,key=,add_certificate,sigalgs=,client_sigalgs=,security_level=}`]: {
    refines: true
  },
  [`${CONTEXT}#{tmp_dh=,tmp_dh_callback=}`]: { refines: true },
  [`${SSL}.{SSL2,SSL3,TLS1,TLS1_1,TLS1_2,TLS1_3}_VERSION`]: { value: "{1}" },
  [`${SSL}.SSLSocket.{new,open}`]: { is: "protocol", name: "TLS", from: arg(-1, "any") },
  [`${SSL}.SSLServer.new`]: { is: "protocol", name: "TLS", from: arg(1, "any"), side: "server" },

  /* WEBrick 1.9, lib/webrick/ssl.rb: what its server asks of clients. */
  "entry SSLVerifyClient": { is: "protocol", name: "TLS", from: arg(0, "any"), side: "server" },

  [`${X509}.Certificate.{new,load,load_file}`]: {
    is: "certificate",
    certificateFormat: "X.509",
    returns: `${X509}.Certificate`
  },
  [`${X509}.Request.new`]: { is: "certificate", certificateFormat: "PKCS10", returns: `${X509}.Request` },
  [`${X509}.CRL.new`]: { is: "certificate", certificateFormat: "X.509-CRL", returns: `${X509}.CRL` },
  [`${X509}.Store.new`]: { is: "keystore", certificateFormat: "X.509" },
  [`${X509}.{Certificate,Request,CRL}#sign`]: signed,
  [`${X509}.{Certificate,Request,CRL}#verify`]: { is: "signature", key: arg(0, "any"), functions: ["verify"] },
  [`${X509}.{Certificate,Request}#public_key`]: { returns: "OpenSSL.PKey" },

  "OpenSSL.PKCS7.encrypt": {
    is: "cipher",
    algorithm: arg(2, "openssl"),
    certificateFormat: "PKCS7",
    functions: ["encrypt"]
  },
  "OpenSSL.PKCS7.sign": { is: "signature", key: arg(1, "any"), certificateFormat: "PKCS7", functions: ["sign"] },
  "OpenSSL.PKCS7.{new,read_smime}": { is: "certificate", certificateFormat: "PKCS7", returns: "OpenSSL.PKCS7" },
  "OpenSSL.PKCS7#cipher=": { is: "cipher", algorithm: arg(0, "openssl"), certificateFormat: "PKCS7" },
  "OpenSSL.Timestamp.Request#algorithm=": { is: "hash", algorithm: arg(0, "openssl") },
  "OpenSSL.Timestamp.Request.new": { returns: "OpenSSL.Timestamp.Request" },
  "OpenSSL.Timestamp.Factory#create_timestamp": { is: "signature", key: arg(0, "any"), functions: ["sign"] },
  "OpenSSL.Timestamp.Factory.new": { returns: "OpenSSL.Timestamp.Factory" },
  "OpenSSL.OCSP.CertificateId.new": { is: "hash", algorithm: arg(2, "openssl") },
  "OpenSSL.PKCS7#verify": { is: "signature", certificateFormat: "PKCS7", functions: ["verify"] },
  "OpenSSL.PKCS7#decrypt": { is: "cipher", certificateFormat: "PKCS7", functions: ["decrypt"] },
  "OpenSSL.PKCS12.create": {
    is: "keystore",
    certificateFormat: "PKCS12",
    iterations: arg(7, "int")
  },
  "OpenSSL.PKCS12.new": { is: "keystore", certificateFormat: "PKCS12" },
  "OpenSSL.Netscape.SPKI.new": { is: "certificate", certificateFormat: "SPKI", returns: "OpenSSL.Netscape.SPKI" },
  "OpenSSL.Netscape.SPKI#sign": signed
})

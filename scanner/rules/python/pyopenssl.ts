import { arg, library, text } from "../rule.ts"

const crypto = "OpenSSL.crypto"

/** Examples import the package by the name it is installed by, too. */
const ssl = "{OpenSSL,pyOpenSSL}.SSL"
const format = arg(0, "certificateFormat", "type")
const signed = {
  is: "signature",
  key: arg(0, "any", "pkey"),
  digest: arg(1, "openssl", "digest"),
  functions: ["sign"]
} as const

/*
 * pyOpenSSL 26, "SSL" and "crypto", with what older releases had: CRL, PKCS12, PKCS7, sign, verify and rand. A PKey gets
 * its type and size from `generate_key`.
 */
export const pyopenssl = library("python", "pyopenssl", {
  [`${ssl}.Context`]: {
    is: "protocol",
    algorithm: arg(0, "tlsVersion", "method"),
    name: "TLS",
    returns: "OpenSSL.SSL.Context"
  },
  [`${ssl}.{SSLv2_METHOD,SSLv3_METHOD,SSLv23_METHOD,TLSv1_METHOD,TLSv1_1_METHOD,TLSv1_2_METHOD,TLS_METHOD,TLS_SERVER_METHOD,TLS_CLIENT_METHOD,DTLS_METHOD,DTLS_SERVER_METHOD,DTLS_CLIENT_METHOD}`]:
    { is: "protocol", algorithm: text("{2}", "tlsVersion") },
  "OpenSSL.SSL.{SSL3_VERSION,TLS1_VERSION,TLS1_1_VERSION,TLS1_2_VERSION,TLS1_3_VERSION}": {
    is: "protocol",
    algorithm: text("{1}", "tlsVersion")
  },
  "OpenSSL.SSL.Context#{set_min_proto_version,set_max_proto_version}": {
    refines: true,
    version: arg(0, "tlsVersion", "version")
  },
  [`${ssl}.VERIFY_NONE`]: { is: "protocol", name: "TLS", verification: "none" },
  [`${ssl}.VERIFY_PEER`]: { verification: "peer" },
  "OpenSSL.SSL.Context#set_verify": {
    refines: true,
    verification: arg(0, "any", "mode"),
    from: arg(1, "acceptsPeer", "callback")
  },
  [`${ssl}.Connection`]: { refines: true, on: arg(0, "any", "context"), returns: "OpenSSL.SSL.Connection" },
  "OpenSSL.SSL.Connection#{set_accept_state,accept}": { refines: true, side: "server" },
  "OpenSSL.SSL.Context#set_cipher_list": { refines: true, suite: arg(0, "cipherList", "cipher_list") },
  "OpenSSL.SSL.Context#set_tls13_ciphersuites": { refines: true, suite: arg(0, "cipherList", "ciphersuites") },
  "OpenSSL.SSL.Context#set_tmp_ecdh": { refines: true, curve: arg(0, "any", "curve") },
  "OpenSSL.SSL.Context#set_options": { refines: true },
  "OpenSSL.SSL.Context#load_tmp_dh": { is: "parameters", name: "DH" },
  "OpenSSL.SSL.Context#{use_certificate_file,use_certificate_chain_file,load_verify_locations,load_client_ca}": {
    is: "certificate",
    certificateFormat: "X.509"
  },
  "OpenSSL.SSL.Context#use_privatekey_file": {
    is: "key",
    material: "private-key",
    certificateFormat: arg(1, "certificateFormat", "filetype")
  },

  "OpenSSL.{SSL,crypto}.FILETYPE_PEM": { value: "PEM" },
  "OpenSSL.{SSL,crypto}.FILETYPE_ASN1": { value: "DER" },
  [`${crypto}.TYPE_{RSA,DSA,DH,EC}`]: { value: "{1}" },
  [`${crypto}.PKey`]: { returns: `${crypto}.PKey` },
  [`${crypto}.PKey#generate_key`]: {
    is: "keygen",
    refines: true,
    algorithm: arg(0, "openssl", "type"),
    keyBits: arg(1, "int", "bits")
  },
  [`${crypto}.PKey.from_cryptography_key`]: { from: arg(0, "any", "crypto_key"), returns: `${crypto}.PKey` },
  [`${crypto}.load_privatekey`]: {
    is: "key",
    material: "private-key",
    certificateFormat: format,
    returns: `${crypto}.PKey`
  },
  [`${crypto}.load_publickey`]: {
    is: "key",
    material: "public-key",
    certificateFormat: format,
    returns: `${crypto}.PKey`
  },
  [`${crypto}.dump_privatekey`]: {
    is: "key",
    material: "private-key",
    certificateFormat: format,
    key: arg(1, "any", "pkey"),
    cipher: arg(2, "openssl", "cipher")
  },
  [`${crypto}.dump_publickey`]: {
    is: "key",
    material: "public-key",
    certificateFormat: format,
    key: arg(1, "any", "pkey")
  },
  [`${crypto}.get_elliptic_curve`]: { curve: arg(0, "curve", "name") },

  [`${crypto}.load_certificate`]: { is: "certificate", certificateFormat: "X.509", returns: `${crypto}.X509` },
  [`${crypto}.dump_certificate`]: { is: "certificate", certificateFormat: "X.509" },
  [`${crypto}.load_certificate_request`]: {
    is: "certificate",
    certificateFormat: "PKCS10",
    returns: `${crypto}.X509Req`
  },
  [`${crypto}.dump_certificate_request`]: { is: "certificate", certificateFormat: "PKCS10" },
  [`${crypto}.{load_crl,dump_crl}`]: { is: "certificate", certificateFormat: "X.509-CRL", returns: `${crypto}.CRL` },
  [`${crypto}.{X509,X509Req}#sign`]: signed,
  [`${crypto}.X509Req#verify`]: { is: "signature", key: arg(0, "any", "pkey"), functions: ["verify"] },
  [`${crypto}.{X509,X509Req}#get_pubkey`]: { returns: `${crypto}.PKey` },
  [`${crypto}.X509#digest`]: { is: "hash", algorithm: arg(0, "openssl", "digest_name") },
  [`${crypto}.CRL#sign`]: {
    is: "signature",
    key: arg(1, "any", "issuer_key"),
    digest: arg(2, "openssl", "digest"),
    functions: ["sign"]
  },
  [`${crypto}.CRL#export`]: {
    is: "signature",
    key: arg(1, "any", "key"),
    digest: arg(4, "openssl", "digest"),
    functions: ["sign"]
  },
  [`${crypto}.sign`]: {
    is: "signature",
    key: arg(0, "any", "pkey"),
    digest: arg(2, "openssl", "digest"),
    functions: ["sign"]
  },
  [`${crypto}.verify`]: {
    is: "signature",
    key: arg(0, "any", "cert"),
    digest: arg(3, "openssl", "digest"),
    functions: ["verify"]
  },
  [`${crypto}.load_pkcs12`]: { is: "keystore", certificateFormat: "PKCS12", returns: `${crypto}.PKCS12` },
  [`${crypto}.PKCS12#export`]: {
    is: "keystore",
    certificateFormat: "PKCS12",
    iterations: arg(1, "int", "iter")
  },
  [`${crypto}.load_pkcs7_data`]: { is: "certificate", certificateFormat: "PKCS7" },
  "OpenSSL.rand.bytes": { is: "random", name: "RNG", byteLength: arg(0, "size", "num_bytes") }
})

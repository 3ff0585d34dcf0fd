import { arg, library, text, type Row } from "../../match/rule.ts"

const onContext: Row = { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true }

/*
 * Sources: the headers of OpenSSL 1.0.2, 1.1.1 and 3.3 (github.com/quictls/openssl/tree/openssl-3.3/include/openssl)
 * and its manual pages SSL_CTX_new(3), SSL_CTX_set_min_proto_version(3), SSL_CTX_set_cipher_list(3),
 * SSL_CTX_set1_curves(3), SSL_CTX_set1_sigalgs(3), SSL_CTX_set_tmp_dh_callback(3), X509_sign(3), X509_digest(3),
 * PKCS7_sign(3), CMS_sign(3), CMS_encrypt(3), PKCS12_create(3). Options that switch versions off say nothing of those in use.
 */
export const opensslTls = library("c", "opensslTls", {
  "{TLS,SSLv2,SSLv3,SSLv23,TLSv1,TLSv1_1,TLSv1_2,DTLS,DTLSv1,DTLSv1_2}_{method,client_method,server_method}": {
    algorithm: text("{1}", "tlsVersion")
  },
  SSL_CTX_new: { is: "protocol", algorithm: arg(0, "any") },
  SSL_CTX_new_ex: { is: "protocol", algorithm: arg(2, "any") },
  SSL_new: { from: arg(0, "any") },
  "{TLS1,TLS1_1,TLS1_2,TLS1_3,SSL2,SSL3,DTLS1,DTLS1_2}_VERSION": { algorithm: text("{1}", "tlsVersion") },
  "{SSL_CTX,SSL}_{set_min_proto_version,set_max_proto_version}": { ...onContext, version: arg(1, "tlsVersion") },
  SSL_CTX_set_ssl_version: { ...onContext, version: arg(1, "tlsVersion") },
  "{SSL_CTX,SSL}_{set_cipher_list,set_ciphersuites,set_strict_cipher_list}": {
    ...onContext,
    suite: arg(1, "cipherList")
  },
  "{SSL_CTX,SSL}_{set1_groups_list,set1_curves_list}": { is: "key-agreement", algorithm: arg(1, "groupList") },
  "{SSL_CTX,SSL}_{set1_groups,set1_curves}": { ...onContext, curve: arg(1, "curve") },
  "{SSL_CTX,SSL}_{set1_sigalgs_list,set1_client_sigalgs_list}": {
    is: "parameters",
    algorithm: arg(1, "signatureList")
  },
  "{SSL_CTX,SSL}_{set_options,clear_options}": { refines: true, on: arg(0, "any") },
  "{SSL_CTX,SSL}_{set1_sigalgs,set1_client_sigalgs}": { is: "parameters", algorithm: arg(1, "any") },
  SSL_CTX_set_tmp_dh: { is: "parameters", name: "DH", key: arg(1, "any") },
  SSL_CTX_set_tmp_ecdh: { is: "parameters", name: "ECDHE", key: arg(1, "any") },

  "{X509,X509_REQ,X509_CRL}_sign": {
    is: "certificate",
    certificateFormat: "X.509",
    key: arg(1, "any"),
    digest: arg(2, "any"),
    functions: ["sign"]
  },
  "{X509,X509_REQ,X509_CRL}_verify": { is: "certificate", certificateFormat: "X.509", functions: ["verify"] },
  "{X509,X509_pubkey}_digest": { is: "hash", algorithm: arg(1, "any") },
  "PKCS7_sign{,_ex}": { is: "signature", name: "CMS", functions: ["sign"] },
  PKCS7_add_signature: { is: "signature", name: "CMS", digest: arg(3, "any"), functions: ["sign"] },
  "{PKCS7_sign_add_signer,CMS_add1_signer}": {
    is: "signature",
    name: "CMS",
    key: arg(2, "any"),
    digest: arg(3, "any"),
    functions: ["sign"]
  },
  OCSP_basic_sign: {
    is: "signature",
    key: arg(2, "any"),
    digest: arg(3, "any"),
    functions: ["sign"]
  },
  CMS_EncryptedData_encrypt: { is: "cipher", algorithm: arg(1, "any"), functions: ["encrypt"] },
  "CMS_{EnvelopedData_create,AuthEnvelopedData_create}": { is: "cipher", algorithm: arg(0, "any") },
  CMS_digest_create: { is: "hash", algorithm: arg(1, "any") },
  PKCS8_encrypt: { is: "cipher", algorithm: arg(1, "any"), iterations: arg(6, "int"), functions: ["encrypt"] },
  PKCS7_verify: { is: "signature", name: "CMS", functions: ["verify"] },
  "{PKCS7,CMS}_encrypt{,_ex}": { is: "cipher", algorithm: arg(2, "any"), functions: ["encrypt"] },
  "{PKCS7,CMS}_decrypt": { is: "cipher", name: "CMS", functions: ["decrypt"] },
  "CMS_sign{,_ex}": { is: "signature", name: "CMS", functions: ["sign"] },
  CMS_verify: { is: "signature", name: "CMS", functions: ["verify"] },
  "PKCS12_create{,_ex}": { is: "keystore", certificateFormat: "PKCS12", iterations: arg(7, "count") },
  PKCS12_parse: { is: "keystore", certificateFormat: "PKCS12" }
})

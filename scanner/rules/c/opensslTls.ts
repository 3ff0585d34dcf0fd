import { arg, library, text, type Row } from "../rule.ts"

const onContext: Row = { is: "protocol", name: "TLS", on: arg(0, "any"), continues: true }

/*
 * Sources: the headers of OpenSSL 1.0.2, 1.1.1, 3.3 (github.com/quictls/openssl/tree/openssl-3.3/include/openssl) and 3.5.8
 * and its manual pages SSL_CTX_new(3), SSL_CTX_set_min_proto_version(3), SSL_CTX_set_cipher_list(3),
 * SSL_CTX_set1_curves(3), SSL_CTX_set1_sigalgs(3), SSL_CTX_set_tmp_dh_callback(3), SSL_CTX_set_verify(3),
 * SSL_get_verify_result(3), SSL_set1_host(3), X509_VERIFY_PARAM_set_flags(3), SSL_CTX_set_cert_verify_callback(3), SSL_accept(3),
 * SSL_set_connect_state(3), X509_sign(3), X509_digest(3), PKCS7_sign(3), CMS_sign(3), CMS_encrypt(3), PKCS12_create(3).
 * Options that switch versions off say which is the least that is left, where one call has them all.
 */
export const opensslTls = library("c", "opensslTls", {
  "{TLS,SSLv2,SSLv3,SSLv23,TLSv1,TLSv1_1,TLSv1_2,DTLS,DTLSv1,DTLSv1_2}_{method,client_method,server_method}": {
    algorithm: text("{1}_{2}", "tlsVersion")
  },
  SSL_CTX_new: { is: "protocol", algorithm: arg(0, "any") },
  SSL_CTX_new_ex: { is: "protocol", algorithm: arg(2, "any") },
  SSL_new: { refines: true, on: arg(0, "any") },
  "{SSL_accept,SSL_set_accept_state}": { refines: true, on: arg(0, "any"), side: "server" },
  "{TLS1,TLS1_1,TLS1_2,TLS1_3,SSL2,SSL3,DTLS1,DTLS1_2}_VERSION": { algorithm: text("{1}", "tlsVersion") },
  "{SSL_CTX,SSL}_{set_min_proto_version,set_max_proto_version}": { ...onContext, version: arg(1, "tlsVersion") },
  "{SSL_CTX,SSL}_set_verify": { ...onContext, verification: arg(1, "verifyFlags"), from: arg(2, "acceptsByOne") },
  SSL_get_verify_result: { refines: true, on: arg(0, "any"), checkedBy: "program" },
  SSL_VERIFY_NONE: { value: "none" },
  SSL_VERIFY_PEER: { value: "peer" },
  "SSL_VERIFY_{FAIL_IF_NO_PEER_CERT,CLIENT_ONCE,POST_HANDSHAKE}": { value: "{1}" },
  SSL_CTX_set_cert_verify_callback: { ...onContext, verification: arg(1, "acceptsByOne") },
  SSL_set1_host: { ...onContext, verification: arg(1, "expectedName") },
  "X509_VERIFY_PARAM_set1_{host,ip,ip_asc}": { is: "protocol", name: "TLS", verification: arg(1, "expectedName") },
  SSL_set_ssl_method: { ...onContext, algorithm: arg(1, "any") },
  'SSL_CONF_cmd(1:"{MinProtocol,MaxProtocol,Protocol,-min_protocol,-max_protocol}")': {
    is: "protocol",
    name: "TLS",
    version: arg(2, "tlsVersion")
  },
  'SSL_CONF_cmd(1:"{CipherString,Ciphersuites,-cipher,-ciphersuites}")': {
    is: "protocol",
    name: "TLS",
    suite: arg(2, "cipherList")
  },
  'SSL_CONF_cmd(1:"{Groups,Curves,-groups,-curves}")': { is: "protocol", name: "TLS", curve: arg(2, "groupList") },
  'SSL_CONF_cmd(1:"{SignatureAlgorithms,ClientSignatureAlgorithms,-sigalgs,-client_sigalgs}")': {
    is: "parameters",
    algorithm: arg(2, "signatureList")
  },
  "{SSL_CTX,SSL}_set_tlsext_use_srtp": { is: "protocol", name: "SRTP" },
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
  "{SSL_CTX,SSL}_set_options": { refines: true, on: arg(0, "any"), version: arg(1, "versionsOff") },
  "{SSL_CTX,SSL}_clear_options": { refines: true, on: arg(0, "any") },
  "SSL_OP_NO_{SSLv2,SSLv3,TLSv1,TLSv1_1,TLSv1_2,TLSv1_3}": { value: "{1}" },
  "SSL_OP_{ALL,CIPHER_SERVER_PREFERENCE,SINGLE_DH_USE,SINGLE_ECDH_USE,NO_COMPRESSION,NO_RENEGOTIATION,NO_TICKET,NO_SESSION_RESUMPTION_ON_RENEGOTIATION,DONT_INSERT_EMPTY_FRAGMENTS,NO_ENCRYPT_THEN_MAC,NO_EXTENDED_MASTER_SECRET,PRIORITIZE_CHACHA,ENABLE_KTLS,ENABLE_MIDDLEBOX_COMPAT,LEGACY_SERVER_CONNECT,ALLOW_UNSAFE_LEGACY_RENEGOTIATION,IGNORE_UNEXPECTED_EOF}":
    { value: "option" },
  "{SSL_CTX,SSL}_{set1_sigalgs,set1_client_sigalgs}": { is: "parameters", algorithm: arg(1, "any") },
  "{SSL_CTX,SSL}_set0_tmp_dh_pkey": { is: "parameters", name: "DH", key: arg(1, "any") },
  "{SSL_CTX_set_tmp_dh,SSL_set_tmp_dh}": { is: "parameters", name: "DH", key: arg(1, "any") },
  "{SSL_CTX_set_tmp_ecdh,SSL_set_tmp_ecdh}": { is: "parameters", name: "ECDHE", key: arg(1, "any") },

  "{X509,X509_CRL,X509_ACERT}_sign": {
    is: "certificate",
    certificateFormat: "X.509",
    key: arg(1, "any"),
    digest: arg(2, "any"),
    functions: ["sign"]
  },
  X509_REQ_sign: {
    is: "certificate",
    certificateFormat: "PKCS10",
    key: arg(1, "any"),
    digest: arg(2, "any"),
    functions: ["sign"]
  },
  "{X509,X509_CRL,X509_ACERT}_sign_ctx": {
    is: "certificate",
    certificateFormat: "X.509",
    from: arg(1, "any"),
    functions: ["sign"]
  },
  X509_REQ_sign_ctx: {
    is: "certificate",
    certificateFormat: "PKCS10",
    from: arg(1, "any"),
    functions: ["sign"]
  },
  NETSCAPE_SPKI_sign: { is: "signature", key: arg(1, "any"), digest: arg(2, "any"), functions: ["sign"] },
  "{X509,X509_CRL,X509_ACERT}_verify": {
    is: "certificate",
    certificateFormat: "X.509",
    functions: ["verify"]
  },
  X509_REQ_verify: {
    is: "certificate",
    certificateFormat: "PKCS10",
    functions: ["verify"]
  },
  "{X509_verify_cert,X509_STORE_CTX_verify}": {
    is: "certificate",
    certificateFormat: "X.509",
    functions: ["verify"]
  },
  X509_REQ_verify_ex: { is: "certificate", certificateFormat: "PKCS10", functions: ["verify"] },
  "{OCSP_basic_verify,OCSP_request_verify,ASN1_verify,ASN1_item_verify,ASN1_item_verify_ctx,NETSCAPE_SPKI_verify}": {
    is: "signature",
    functions: ["verify"]
  },
  OCSP_basic_sign_ctx: { is: "signature", from: arg(2, "any"), functions: ["sign"] },
  "{CMS_SignerInfo_sign,PKCS7_SIGNER_INFO_sign}": { is: "signature", name: "CMS", functions: ["sign"] },
  "{CMS_SignerInfo_verify,PKCS7_signatureVerify,PKCS7_dataVerify}": {
    is: "signature",
    name: "CMS",
    functions: ["verify"]
  },
  "TS_RESP_verify_{signature,response,token}": { is: "signature", name: "CMS", functions: ["verify"] },
  TS_RESP_create_response: { is: "signature", name: "CMS", functions: ["sign"] },
  "PEM_write{_bio,}_PKCS8PrivateKey": { is: "cipher", algorithm: arg(2, "any"), functions: ["encrypt"] },
  "i2d_PKCS8PrivateKey_{bio,fp}": { is: "cipher", algorithm: arg(2, "any"), functions: ["encrypt"] },
  "PKCS8_decrypt{,_ex}": { is: "cipher", functions: ["decrypt"] },
  "SSL_CTX_{set_srp_username,set_srp_password,set_srp_strength}": { is: "key-agreement", name: "SRP" },
  "{X509,X509_pubkey,X509_CRL,X509_REQ,X509_NAME}_digest": { is: "hash", algorithm: arg(1, "any") },
  "PKCS7_sign{,_ex}": { is: "signature", name: "CMS", functions: ["sign"] },
  PKCS7_add_signature: { is: "signature", name: "CMS", digest: arg(3, "any"), functions: ["sign"] },
  "{PKCS7_sign_add_signer,CMS_add1_signer}": {
    is: "signature",
    name: "CMS",
    key: arg(2, "any"),
    digest: arg(3, "any"),
    functions: ["sign"]
  },
  ASN1_sign: { is: "signature", key: arg(5, "any"), digest: arg(6, "any"), functions: ["sign"] },
  ASN1_item_sign: { is: "signature", key: arg(5, "any"), digest: arg(6, "any"), functions: ["sign"] },
  ASN1_item_sign_ex: { is: "signature", key: arg(6, "any"), digest: arg(7, "any"), functions: ["sign"] },
  ASN1_item_sign_ctx: { is: "signature", from: arg(5, "any"), functions: ["sign"] },
  "{ASN1_digest,ASN1_item_digest}": { is: "hash", algorithm: arg(1, "any") },
  "{TS_RESP_CTX_set_signer_digest,TS_RESP_CTX_set_ess_cert_id_digest,TS_RESP_CTX_add_md}": {
    is: "hash",
    algorithm: arg(1, "any")
  },
  "{OCSP_basic_sign,OCSP_request_sign}": {
    is: "signature",
    key: arg(2, "any"),
    digest: arg(3, "any"),
    functions: ["sign"]
  },
  CMS_EncryptedData_encrypt_ex: {
    is: "cipher",
    algorithm: arg(1, "any"),
    key: arg(2, "any"),
    functions: ["encrypt"]
  },
  CMS_EncryptedData_set1_key: { is: "cipher", algorithm: arg(1, "any"), keyBits: arg(3, "bytes") },
  CMS_EncryptedData_decrypt: { is: "cipher", name: "CMS", keyBits: arg(2, "bytes"), functions: ["decrypt"] },
  CMS_add0_recipient_key: { is: "key-wrap", name: "CMS", keyBits: arg(3, "bytes") },
  CMS_add0_recipient_password: { is: "kdf", name: "PBKDF2", iterations: arg(1, "count"), cipher: arg(6, "any") },
  PKCS7_set_cipher: { is: "cipher", algorithm: arg(1, "any") },
  PKCS7_set_digest: { is: "hash", algorithm: arg(1, "any") },
  "PKCS5_pbe2_{set,set_iv,set_iv_ex}": {
    is: "kdf",
    name: "PBES2",
    cipher: arg(0, "any"),
    keyBits: arg(0, "any"),
    mode: arg(0, "any"),
    iterations: arg(1, "count"),
    saltBits: arg(3, "bytesOrAll")
  },
  PKCS5_pbe2_set_scrypt: {
    is: "kdf",
    name: "scrypt",
    cipher: arg(0, "any"),
    saltBits: arg(2, "bytesOrAll"),
    iterations: arg(4, "int"),
    blockSize: arg(5, "int"),
    parallelism: arg(6, "int")
  },
  "PKCS5_{pbe_set,pbe_set_ex}": {
    is: "kdf",
    algorithm: arg(0, "opensslPbe"),
    iterations: arg(1, "count"),
    saltBits: arg(3, "bytesOrAll")
  },
  PKCS5_pbe_set0_algor_ex: {
    is: "kdf",
    algorithm: arg(1, "opensslPbe"),
    iterations: arg(2, "count"),
    saltBits: arg(4, "bytesOrAll")
  },
  "PKCS5_pbkdf2_{set,set_ex}": {
    is: "kdf",
    name: "PBKDF2",
    iterations: arg(0, "count"),
    saltBits: arg(2, "bytesOrAll"),
    digest: arg(3, "hmacDigest"),
    outputBits: arg(4, "bytesOrAll")
  },
  "NID_{hmacWithMD5,hmacWithSHA1,hmacWithSHA224,hmacWithSHA256,hmacWithSHA384,hmacWithSHA512}": { value: "{1}" },
  "NID_pbeWith{MD2AndDES_CBC,MD5AndDES_CBC,MD2AndRC2_CBC,MD5AndRC2_CBC,SHA1AndDES_CBC,SHA1AndRC2_CBC}": {
    value: "pbeWith{1}"
  },
  "NID_pbe_WithSHA1And{128BitRC4,40BitRC4,3_Key_TripleDES_CBC,2_Key_TripleDES_CBC,128BitRC2_CBC,40BitRC2_CBC}": {
    value: "pbeWithSHA1And{1}"
  },
  PKCS8_encrypt_ex: { is: "cipher", algorithm: arg(1, "any"), iterations: arg(6, "int"), functions: ["encrypt"] },
  PKCS12_set_pbmac1_pbkdf2: {
    is: "mac",
    name: "PBMAC1",
    iterations: arg(5, "count"),
    digest: arg(6, "any"),
    saltBits: arg(4, "bytesOrAll")
  },
  "PKCS12_{verify_mac,newpass}": { is: "keystore", certificateFormat: "PKCS12" },
  "PKCS12_SAFEBAG_create_pkcs8_encrypt{,_ex}": {
    is: "cipher",
    algorithm: arg(0, "opensslPbe"),
    iterations: arg(5, "count")
  },
  "PKCS12_pack_p7encdata{,_ex}": { is: "cipher", algorithm: arg(0, "opensslPbe"), iterations: arg(5, "count") },
  "PKCS12_add_key{,_ex}": { is: "cipher", algorithm: arg(4, "opensslPbe"), iterations: arg(3, "count") },
  CMS_EncryptedData_encrypt: { is: "cipher", algorithm: arg(1, "any"), functions: ["encrypt"] },
  "CMS_{EnvelopedData_create,EnvelopedData_create_ex,AuthEnvelopedData_create,AuthEnvelopedData_create_ex}": {
    is: "cipher",
    algorithm: arg(0, "any")
  },
  CMS_digest_create_ex: { is: "hash", algorithm: arg(1, "any") },
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

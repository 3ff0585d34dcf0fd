#include <openssl/ssl.h>

void server(void) {
  SSL_CTX *ctx = SSL_CTX_new(TLS_server_method()); // expect: protocol TLSv1.2 suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
  SSL_CTX_set_min_proto_version(ctx, TLS1_2_VERSION); /* none */
  SSL_CTX_set_cipher_list(ctx, "ECDHE-RSA-AES128-GCM-SHA256"); /* none */
  SSL_CTX_set_options(ctx, SSL_OP_NO_SSLv2 | SSL_OP_NO_SSLv3); /* none */
  SSL_CTX_clear_options(ctx, SSL_OP_NO_TLSv1); /* none */
  SSL_CTX_set1_groups_list(ctx, "X25519"); // expect: key-agreement x25519 curve=Curve25519
  SSL *ssl = SSL_new(ctx);
  SSL_set_options(ssl, SSL_OP_NO_TLSv1_1); /* none */
  SSL_clear_options(ssl, 0); /* none */
}

void elsewhere(SSL_CTX *ctx, SSL *ssl) {
  SSL_CTX_set_min_proto_version(ctx, TLS1_VERSION); // expect: protocol TLSv1.0 version=1.0
  SSL_CTX_set_min_proto_version(ctx, TLS1_1_VERSION); // expect: protocol TLSv1.1 version=1.1
  SSL_CTX_set_min_proto_version(ctx, TLS1_3_VERSION); // expect: protocol TLSv1.3 version=1.3
  SSL_CTX_set_min_proto_version(ctx, SSL2_VERSION); // expect: protocol SSLv2 version=ssl2
  SSL_CTX_set_min_proto_version(ctx, SSL3_VERSION); // expect: protocol SSLv3 version=ssl3
  SSL_CTX_set_min_proto_version(ctx, DTLS1_VERSION); // expect: protocol TLSv1.0 version=1.0
  SSL_CTX_set_min_proto_version(ctx, DTLS1_2_VERSION); // expect: protocol TLSv1.2 version=1.2
  SSL_CTX_set_max_proto_version(ctx, 0x0303); // expect: protocol TLSv1.2 version=1.2
  SSL_set_min_proto_version(ssl, TLS1_2_VERSION); // expect: protocol TLSv1.2 version=1.2
  SSL_set_max_proto_version(ssl, TLS1_2_VERSION); // expect: protocol TLSv1.2 version=1.2
  SSL_CTX_set_ssl_version(ctx, TLSv1_2_method()); // expect: protocol TLSv1.2 version=1.2
  SSL_CTX_set_ciphersuites(ctx, "TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256"); // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384; protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
  SSL_CTX_set_cipher_list(ctx, "AES128-SHA:!aNULL"); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
  SSL_set_cipher_list(ssl, "HIGH"); // expect: protocol TLS
  SSL_set_ciphersuites(ssl, "TLS_AES_128_GCM_SHA256"); // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
  SSL_CTX_set_strict_cipher_list(ctx, "ECDHE-ECDSA-AES256-GCM-SHA384"); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
  SSL_set_strict_cipher_list(ctx, "ECDHE-ECDSA-AES256-GCM-SHA384"); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
  SSL_CTX_set1_curves_list(ctx, "?X25519MLKEM768 / P-256:*P-384:!X448"); // expect: key-agreement ECDHE-P-256; key-agreement ECDHE-P-384; key-agreement X25519MLKEM768
  SSL_set1_groups_list(ssl, "X25519"); // expect: key-agreement x25519 curve=Curve25519
  SSL_set1_curves_list(ssl, "X25519"); // expect: key-agreement x25519 curve=Curve25519
  SSL_CTX_set1_groups(ctx, nids, 2); // expect: protocol TLS
  SSL_CTX_set1_curves(ctx, nids, 2); // expect: protocol TLS
  SSL_set1_groups(ctx, nids, 2); // expect: protocol TLS
  SSL_set1_curves(ctx, nids, 2); // expect: protocol TLS
  SSL_CTX_set1_sigalgs_list(ctx, "ECDSA+SHA256:RSA-PSS+SHA384"); // expect: parameters ECDSA-SHA-256; parameters RSA-PSS-SHA-384-MGF1-48 mgfDigest=SHA-384
  SSL_CTX_set1_client_sigalgs_list(ctx, "ECDSA+SHA256:RSA-PSS+SHA384"); // expect: parameters ECDSA-SHA-256; parameters RSA-PSS-SHA-384-MGF1-48 mgfDigest=SHA-384
  SSL_set1_sigalgs_list(ctx, "ECDSA+SHA256:RSA-PSS+SHA384"); // expect: parameters ECDSA-SHA-256; parameters RSA-PSS-SHA-384-MGF1-48 mgfDigest=SHA-384
  SSL_set1_client_sigalgs_list(ctx, "ECDSA+SHA256:RSA-PSS+SHA384"); // expect: parameters ECDSA-SHA-256; parameters RSA-PSS-SHA-384-MGF1-48 mgfDigest=SHA-384
  SSL_CTX_set_tmp_dh(ctx, dh); // expect: parameters DH
  SSL_CTX_set_tmp_ecdh(ctx, EC_KEY_new_by_curve_name(NID_X9_62_prime256v1)); // expect: parameters ECDHE; key EC-P-256
}

void every_method(void) {
  SSL_CTX_new(TLS_method()); // expect: protocol TLS
  SSL_CTX_new(TLS_client_method()); // expect: protocol TLS
  SSL_CTX_new(TLS_server_method()); // expect: protocol TLS
  SSL_CTX_new(SSLv2_method()); // expect: protocol SSLv2 version=ssl2
  SSL_CTX_new(SSLv2_client_method()); // expect: protocol SSLv2 version=ssl2
  SSL_CTX_new(SSLv2_server_method()); // expect: protocol SSLv2 version=ssl2
  SSL_CTX_new(SSLv3_method()); // expect: protocol SSLv3 version=ssl3
  SSL_CTX_new(SSLv3_client_method()); // expect: protocol SSLv3 version=ssl3
  SSL_CTX_new(SSLv3_server_method()); // expect: protocol SSLv3 version=ssl3
  SSL_CTX_new(SSLv23_method()); // expect: protocol TLS
  SSL_CTX_new(SSLv23_client_method()); // expect: protocol TLS
  SSL_CTX_new(SSLv23_server_method()); // expect: protocol TLS
  SSL_CTX_new(TLSv1_method()); // expect: protocol TLSv1.0 version=1.0
  SSL_CTX_new(TLSv1_client_method()); // expect: protocol TLSv1.0 version=1.0
  SSL_CTX_new(TLSv1_server_method()); // expect: protocol TLSv1.0 version=1.0
  SSL_CTX_new(TLSv1_1_method()); // expect: protocol TLSv1.1 version=1.1
  SSL_CTX_new(TLSv1_1_client_method()); // expect: protocol TLSv1.1 version=1.1
  SSL_CTX_new(TLSv1_1_server_method()); // expect: protocol TLSv1.1 version=1.1
  SSL_CTX_new(TLSv1_2_method()); // expect: protocol TLSv1.2 version=1.2
  SSL_CTX_new(TLSv1_2_client_method()); // expect: protocol TLSv1.2 version=1.2
  SSL_CTX_new(TLSv1_2_server_method()); // expect: protocol TLSv1.2 version=1.2
  SSL_CTX_new(DTLS_method()); // expect: protocol DTLS
  SSL_CTX_new(DTLS_client_method()); // expect: protocol DTLS
  SSL_CTX_new(DTLS_server_method()); // expect: protocol DTLS
  SSL_CTX_new(DTLSv1_method()); // expect: protocol DTLSv1.0 version=1.0
  SSL_CTX_new(DTLSv1_client_method()); // expect: protocol DTLSv1.0 version=1.0
  SSL_CTX_new(DTLSv1_server_method()); // expect: protocol DTLSv1.0 version=1.0
  SSL_CTX_new(DTLSv1_2_method()); // expect: protocol DTLSv1.2 version=1.2
  SSL_CTX_new(DTLSv1_2_client_method()); // expect: protocol DTLSv1.2 version=1.2
  SSL_CTX_new(DTLSv1_2_server_method()); // expect: protocol DTLSv1.2 version=1.2
  SSL_CTX_new_ex(NULL, NULL, TLS_client_method()); // expect: protocol TLS
  SSL_CTX_new(method_from_elsewhere()); // expect: protocol unknown
}

void certificates(void) {
  X509_sign(cert, key, EVP_sha256()); // expect: certificate unknown certificateFormat=X.509 digest=SHA-256 functions=sign
  X509_REQ_sign(cert, key, EVP_sha256()); // expect: certificate unknown certificateFormat=X.509 digest=SHA-256 functions=sign
  X509_CRL_sign(cert, key, EVP_sha256()); // expect: certificate unknown certificateFormat=X.509 digest=SHA-256 functions=sign
  X509_verify(cert, key); // expect: certificate unknown certificateFormat=X.509 functions=verify
  X509_REQ_verify(cert, key); // expect: certificate unknown certificateFormat=X.509 functions=verify
  X509_CRL_verify(cert, key); // expect: certificate unknown certificateFormat=X.509 functions=verify
  X509_digest(cert, EVP_sha1(), md, &n); // expect: hash SHA-1
  X509_pubkey_digest(cert, EVP_sha1(), md, &n); // expect: hash SHA-1
  PKCS7_sign(cert, key, NULL, data, 0); // expect: signature CMS
  CMS_sign(cert, key, NULL, data, 0); // expect: signature CMS functions=sign
  PKCS7_verify(p7, NULL, store, data, out, 0); // expect: signature CMS functions=verify
  CMS_verify(p7, NULL, store, data, out, 0); // expect: signature CMS functions=verify
  PKCS7_encrypt(certs, in, EVP_aes_128_cbc(), 0); // expect: cipher AES-128-CBC functions=encrypt
  CMS_encrypt(certs, in, EVP_aes_128_cbc(), 0); // expect: cipher AES-128-CBC functions=encrypt
  PKCS7_decrypt(p7, key, cert, out, 0); // expect: cipher CMS functions=decrypt
  CMS_decrypt(p7, key, cert, out, 0); // expect: cipher CMS functions=decrypt
  PKCS12_create("made up", name, key, cert, NULL, 0, 0, 2048, 1, 0); // expect: keystore unknown certificateFormat=PKCS12 iterations=2048
  PKCS12_parse(p12, "made up", &key, &cert, NULL); // expect: keystore unknown certificateFormat=PKCS12
}
void messages(X509 *cert, EVP_PKEY *pkey) {
  PKCS7_sign_ex(cert, pkey, NULL, data, 0, NULL, NULL); // expect: signature CMS functions=sign
  PKCS7_add_signature(p7, cert, pkey, EVP_sha1()); // expect: signature CMS digest=SHA-1 functions=sign
  PKCS7_sign_add_signer(p7, cert, pkey, EVP_sha256(), 0); // expect: signature CMS digest=SHA-256 functions=sign
  CMS_add1_signer(cms, cert, pkey, EVP_sha384(), 0); // expect: signature CMS digest=SHA-384 functions=sign
  CMS_sign_ex(cert, pkey, NULL, data, 0, NULL, NULL); // expect: signature CMS functions=sign
  OCSP_basic_sign(resp, cert, pkey, EVP_sha256(), NULL, 0); // expect: signature unknown digest=SHA-256 functions=sign
  CMS_EncryptedData_encrypt(data, EVP_aes_256_cbc(), raw, 32, 0); // expect: cipher AES-256-CBC functions=encrypt
  CMS_EnvelopedData_create(EVP_aes_128_cbc()); // expect: cipher AES-128-CBC
  CMS_AuthEnvelopedData_create(EVP_aes_256_gcm()); // expect: cipher AES-256-GCM
  CMS_digest_create(data, EVP_sha512(), 0); // expect: hash SHA-512
  PKCS7_encrypt_ex(certs, data, EVP_des_ede3_cbc(), 0, NULL, NULL); // expect: cipher 3DES-168-CBC functions=encrypt
  CMS_encrypt_ex(certs, data, EVP_aes_128_gcm(), 0, NULL, NULL); // expect: cipher AES-128-GCM functions=encrypt
  PKCS8_encrypt(-1, EVP_aes_256_cbc(), pass, 4, salt, 8, 2048, info); // expect: cipher AES-256-CBC iterations=2048 functions=encrypt
  PKCS12_create_ex("made up", name, pkey, cert, NULL, 0, 0, 4096, 1, 0, NULL, NULL); // expect: keystore unknown certificateFormat=PKCS12 iterations=4096
  PKCS12_create("made up", name, pkey, cert, NULL, 0, 0, 0, 0, 0); // expect: keystore unknown certificateFormat=PKCS12
  SSL_CTX_set1_sigalgs(ctx, list, 4); // expect: parameters unknown
  SSL_CTX_set1_client_sigalgs(ctx, list, 4); // expect: parameters unknown
  SSL_set1_sigalgs(ssl, list, 4); // expect: parameters unknown
  SSL_set1_client_sigalgs(ssl, list, 4); // expect: parameters unknown
}

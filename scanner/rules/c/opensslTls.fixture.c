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

static void set_up(SSL_CTX **out, const SSL_METHOD *method, int checks) {
  SSL_CTX *ctx = SSL_CTX_new(method); // expect: protocol TLS verification=peer; protocol TLS verification=none; protocol DTLS verification=peer; protocol DTLS verification=none
  *out = ctx;
  if (checks) {
    SSL_CTX_set_verify(ctx, SSL_VERIFY_PEER | SSL_VERIFY_CLIENT_ONCE, NULL);
  } else {
    SSL_CTX_set_verify(ctx, SSL_VERIFY_NONE, NULL);
  }
}

void both(SSL_CTX *tls, SSL_CTX *dtls, int checks) {
  set_up(&tls, TLS_client_method(), checks);
  set_up(&dtls, DTLS_client_method(), checks);
}

void elsewhere(SSL_CTX *ctx, SSL *ssl) {
  SSL_CTX_set_min_proto_version(ctx, TLS1_VERSION); // expect: protocol TLSv1.0 version=1.0
  SSL_CTX_set_min_proto_version(ctx, TLS1_1_VERSION); // expect: protocol TLSv1.1 version=1.1
  SSL_CTX_set_min_proto_version(ctx, TLS1_3_VERSION); // expect: protocol TLSv1.3 version=1.3
  SSL_CTX_set_min_proto_version(ctx, SSL2_VERSION); // expect: protocol SSLv2 version=ssl2
  SSL_CTX_set_min_proto_version(ctx, SSL3_VERSION); // expect: protocol SSLv3 version=ssl3
  SSL_CTX_set_min_proto_version(ctx, DTLS1_VERSION); // expect: protocol DTLSv1.0 version=1.0
  SSL_CTX_set_min_proto_version(ctx, DTLS1_2_VERSION); // expect: protocol DTLSv1.2 version=1.2
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
  X509_REQ_sign(cert, key, EVP_sha256()); // expect: certificate unknown certificateFormat=PKCS10 digest=SHA-256 functions=sign
  X509_CRL_sign(cert, key, EVP_sha256()); // expect: certificate unknown certificateFormat=X.509 digest=SHA-256 functions=sign
  X509_verify(cert, key); // expect: certificate unknown certificateFormat=X.509 functions=verify
  X509_REQ_verify(cert, key); // expect: certificate unknown certificateFormat=PKCS10 functions=verify
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

void further_settings(SSL_CTX *ctx, SSL *ssl) {
  SSL_set_ssl_method(ssl, TLS_client_method()); // expect: protocol TLS
  SSL_CTX_set0_tmp_dh_pkey(ctx, dh); // expect: parameters DH
  SSL_set0_tmp_dh_pkey(ssl, dh); // expect: parameters DH
  SSL_set_tmp_dh(ssl, dh); // expect: parameters DH
  SSL_set_tmp_ecdh(ssl, ecdh); // expect: parameters ECDHE
  SSL_CTX_set_tlsext_use_srtp(ctx, "SRTP_AEAD_AES_128_GCM"); // expect: protocol SRTP
  SSL_set_tlsext_use_srtp(ssl, "SRTP_AES128_CM_SHA1_80"); // expect: protocol SRTP
}

void by_command(SSL_CONF_CTX *cctx) {
  SSL_CONF_cmd(cctx, "MinProtocol", "TLSv1.2"); // expect: protocol TLSv1.2
  SSL_CONF_cmd(cctx, "MaxProtocol", "TLSv1.3"); // expect: protocol TLSv1.3
  SSL_CONF_cmd(cctx, "Protocol", "TLSv1.3"); // expect: protocol TLSv1.3
  SSL_CONF_cmd(cctx, "-min_protocol", "TLSv1"); // expect: protocol TLSv1.0
  SSL_CONF_cmd(cctx, "-max_protocol", "TLSv1.1"); // expect: protocol TLSv1.1
  SSL_CONF_cmd(cctx, "CipherString", "ECDHE-RSA-AES128-GCM-SHA256"); // expect: protocol TLS
  SSL_CONF_cmd(cctx, "Ciphersuites", "TLS_AES_256_GCM_SHA384"); // expect: protocol TLS
  SSL_CONF_cmd(cctx, "-cipher", "AES128-SHA"); // expect: protocol TLS
  SSL_CONF_cmd(cctx, "-ciphersuites", "TLS_CHACHA20_POLY1305_SHA256"); // expect: protocol TLS
  SSL_CONF_cmd(cctx, "Groups", "X25519MLKEM768"); // expect: protocol TLS
  SSL_CONF_cmd(cctx, "Curves", "P-256"); // expect: protocol TLS curve=P-256
  SSL_CONF_cmd(cctx, "-groups", "X25519"); // expect: protocol TLS curve=Curve25519
  SSL_CONF_cmd(cctx, "-curves", "P-384"); // expect: protocol TLS curve=P-384
  SSL_CONF_cmd(cctx, "SignatureAlgorithms", "RSA-PSS+SHA256"); // expect: parameters RSA-PSS-SHA-256-MGF1-32
  SSL_CONF_cmd(cctx, "ClientSignatureAlgorithms", "ECDSA+SHA384"); // expect: parameters ECDSA-SHA-384
  SSL_CONF_cmd(cctx, "-sigalgs", "ed25519"); // expect: parameters Ed25519
  SSL_CONF_cmd(cctx, "-client_sigalgs", "RSA+SHA512"); // expect: parameters RSA-PKCS1-1.5-SHA-512
  SSL_CONF_cmd(cctx, "VerifyMode", "Peer");
}

void further_signatures(EVP_MD_CTX *mctx) {
  EVP_DigestSignInit(mctx, NULL, EVP_sha384(), NULL, pkey);
  X509_sign_ctx(x, mctx); // expect: certificate unknown functions=sign digest=SHA-384
  X509_REQ_sign_ctx(req, mctx); // expect: certificate unknown functions=sign digest=SHA-384
  X509_CRL_sign_ctx(crl, mctx); // expect: certificate unknown functions=sign digest=SHA-384
  X509_ACERT_sign_ctx(acert, mctx); // expect: certificate unknown functions=sign digest=SHA-384
  X509_ACERT_sign(acert, pkey, EVP_sha256()); // expect: certificate unknown digest=SHA-256 functions=sign
  X509_ACERT_verify(acert, pkey); // expect: certificate unknown functions=verify
  X509_verify_cert(store); // expect: certificate unknown functions=verify
  NETSCAPE_SPKI_sign(spki, pkey, EVP_md5()); // expect: signature unknown digest=MD5 functions=sign
  X509_CRL_digest(crl, EVP_sha256(), md, &len); // expect: hash SHA-256
  X509_REQ_digest(req, EVP_sha256(), md, &len); // expect: hash SHA-256
  X509_NAME_digest(name, EVP_sha1(), md, &len); // expect: hash SHA-1
  OCSP_request_sign(req, signer, key, EVP_sha256(), NULL, 0); // expect: signature unknown digest=SHA-256 functions=sign
  ASN1_sign(i2d, a, b, sig, data, pkey, EVP_sha1()); // expect: signature unknown digest=SHA-1 functions=sign
  ASN1_item_sign(it, a, b, sig, data, pkey, EVP_sha256()); // expect: signature unknown digest=SHA-256 functions=sign
  ASN1_item_sign_ex(it, a, b, sig, data, id, pkey, EVP_sha512(), NULL, NULL); // expect: signature unknown digest=SHA-512 functions=sign
  ASN1_item_sign_ctx(it, a, b, sig, data, mctx); // expect: signature unknown functions=sign digest=SHA-384
  ASN1_digest(i2d, EVP_md5(), data, md, &len); // expect: hash MD5
  ASN1_item_digest(it, EVP_sha256(), data, md, &len); // expect: hash SHA-256
  TS_RESP_CTX_set_signer_digest(ts, EVP_sha256()); // expect: hash SHA-256
  TS_RESP_CTX_set_ess_cert_id_digest(ts, EVP_sha512()); // expect: hash SHA-512
  TS_RESP_CTX_add_md(ts, EVP_sha1()); // expect: hash SHA-1
}

void further_encryption(CMS_ContentInfo *cms, PKCS7 *p7) {
  CMS_EncryptedData_encrypt_ex(in, EVP_aes_256_cbc(), key, 32, 0, NULL, NULL); // expect: cipher AES-256-CBC functions=encrypt
  CMS_EncryptedData_set1_key(cms, EVP_aes_128_cbc(), key, 16); // expect: cipher AES-128-CBC
  CMS_EncryptedData_decrypt(cms, key, 16, NULL, out, 0); // expect: cipher CMS keyBits=128 functions=decrypt
  CMS_EnvelopedData_create_ex(EVP_aes_128_cbc(), NULL, NULL); // expect: cipher AES-128-CBC
  CMS_AuthEnvelopedData_create_ex(EVP_aes_256_gcm(), NULL, NULL); // expect: cipher AES-256-GCM
  CMS_digest_create_ex(in, EVP_sha256(), 0, NULL, NULL); // expect: hash SHA-256
  CMS_add0_recipient_key(cms, NID_undef, key, 32, id, idlen, NULL, NULL, NULL); // expect: key-wrap CMS keyBits=256
  CMS_add0_recipient_password(cms, 2048, NID_undef, NID_undef, pass, -1, EVP_aes_128_cbc()); // expect: kdf PBKDF2-2048 cipher=AES
  PKCS7_set_cipher(p7, EVP_des_ede3_cbc()); // expect: cipher 3DES-168-CBC
  PKCS7_set_digest(p7, EVP_sha1()); // expect: hash SHA-1
  PKCS5_pbe2_set(EVP_aes_256_cbc(), 10000, salt, 16); // expect: kdf PBES2-AES-256-CBC-10000 saltBits=128
  PKCS5_pbe2_set_iv(EVP_aes_128_cbc(), 0, NULL, 0, iv, NID_hmacWithSHA256); // expect: kdf PBES2-AES-128-CBC
  PKCS5_pbe2_set_iv_ex(EVP_des_ede3_cbc(), 2048, NULL, 8, iv, NID_hmacWithSHA1, NULL); // expect: kdf PBES2-3DES-168-CBC-2048 saltBits=64
  PKCS5_pbe2_set_scrypt(EVP_aes_256_cbc(), NULL, 0, iv, 16384, 8, 1); // expect: kdf scrypt-16384-8-1 cipher=AES
  PKCS5_pbe_set(NID_pbe_WithSHA1And3_Key_TripleDES_CBC, 2048, NULL, 8); // expect: kdf PKCS12-PBE-3DES-168-CBC-SHA-1-2048 saltBits=64
  PKCS5_pbe_set_ex(NID_pbeWithMD5AndDES_CBC, 1, NULL, 8, NULL); // expect: kdf PBES1-DES-CBC-PBKDF1-MD5-1 saltBits=64
  PKCS5_pbe_set0_algor_ex(alg, NID_pbe_WithSHA1And40BitRC2_CBC, 1024, NULL, 8, NULL); // expect: kdf PKCS12-PBE-RC2-40-CBC-SHA-1-1024 saltBits=64
  PKCS5_pbe_set(NID_pbe_WithSHA1And2_Key_TripleDES_CBC, 2048, NULL, 8); // expect: kdf PKCS12-PBE-3DES-112-CBC-SHA-1-2048 saltBits=64
  PKCS5_pbe_set(NID_pbe_WithSHA1And128BitRC4, 2048, NULL, 8); // expect: kdf PKCS12-PBE-RC4-128-SHA-1-2048 saltBits=64
  PKCS5_pbe_set(NID_pbe_WithSHA1And40BitRC4, 2048, NULL, 8); // expect: kdf PKCS12-PBE-RC4-40-SHA-1-2048 saltBits=64
  PKCS5_pbe_set(NID_pbe_WithSHA1And128BitRC2_CBC, 2048, NULL, 8); // expect: kdf PKCS12-PBE-RC2-128-CBC-SHA-1-2048 saltBits=64
  PKCS5_pbe_set(NID_pbeWithMD2AndDES_CBC, 2048, NULL, 8); // expect: kdf PBES1-DES-CBC-PBKDF1-MD2-2048 saltBits=64
  PKCS5_pbe_set(NID_pbeWithMD2AndRC2_CBC, 2048, NULL, 8); // expect: kdf PBES1-RC2-64-CBC-PBKDF1-MD2-2048
  PKCS5_pbe_set(NID_pbeWithMD5AndRC2_CBC, 2048, NULL, 8); // expect: kdf PBES1-RC2-64-CBC-PBKDF1-MD5-2048
  PKCS5_pbe_set(NID_pbeWithSHA1AndDES_CBC, 2048, NULL, 8); // expect: kdf PBES1-DES-CBC-PBKDF1-SHA-1-2048 saltBits=64
  PKCS5_pbe_set(NID_pbeWithSHA1AndRC2_CBC, 2048, NULL, 8); // expect: kdf PBES1-RC2-64-CBC-PBKDF1-SHA-1-2048
  PKCS5_pbkdf2_set(4096, NULL, 16, NID_hmacWithSHA512, 32); // expect: kdf PBKDF2-SHA-512-4096 saltBits=128 outputBits=256
  PKCS5_pbkdf2_set_ex(4096, NULL, 16, NID_hmacWithSHA384, 32, NULL); // expect: kdf PBKDF2-SHA-384-4096 saltBits=128 outputBits=256
  PKCS5_pbkdf2_set(4096, NULL, 16, NID_hmacWithMD5, 32); // expect: kdf PBKDF2-MD5-4096 saltBits=128 outputBits=256
  PKCS5_pbkdf2_set(4096, NULL, 16, NID_hmacWithSHA1, 32); // expect: kdf PBKDF2-SHA-1-4096 saltBits=128 outputBits=256
  PKCS5_pbkdf2_set(4096, NULL, 16, NID_hmacWithSHA256, 32); // expect: kdf PBKDF2-SHA-256-4096 saltBits=128
  PKCS5_pbkdf2_set(4096, NULL, 16, NID_hmacWithSHA224, 32); // expect: kdf PBKDF2-SHA-224-4096 saltBits=128 outputBits=256
  PKCS8_encrypt_ex(-1, EVP_aes_256_cbc(), pass, len, salt, 8, 4096, p8, NULL, NULL); // expect: cipher AES-256-CBC iterations=4096 functions=encrypt
  PKCS12_set_pbmac1_pbkdf2(p12, pass, -1, NULL, 16, 4096, EVP_sha256(), "SHA256"); // expect: mac PBMAC1-HMAC-SHA-256-4096 saltBits=128
  PKCS12_verify_mac(p12, pass, -1); // expect: keystore unknown
  PKCS12_newpass(p12, old, next); // expect: keystore unknown
  PKCS12_SAFEBAG_create_pkcs8_encrypt(NID_pbe_WithSHA1And3_Key_TripleDES_CBC, pass, -1, NULL, 0, 2048, p8); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2048
  PKCS12_SAFEBAG_create_pkcs8_encrypt_ex(NID_aes_256_cbc, pass, -1, NULL, 0, 2048, p8, NULL, NULL); // expect: cipher AES-256-CBC iterations=2048
  PKCS12_pack_p7encdata(NID_pbe_WithSHA1And40BitRC2_CBC, pass, -1, NULL, 0, 2048, bags); // expect: cipher PKCS12-PBE-RC2-40-CBC-SHA-1-2048
  PKCS12_pack_p7encdata_ex(NID_aes_128_cbc, pass, -1, NULL, 0, 2048, bags, NULL, NULL); // expect: cipher AES-128-CBC iterations=2048
  PKCS12_add_key(&bags, key, 0, 2048, NID_pbe_WithSHA1And3_Key_TripleDES_CBC, pass); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2048
  PKCS12_add_key_ex(&bags, key, 0, 2048, NID_aes_256_cbc, pass, NULL, NULL); // expect: cipher AES-256-CBC iterations=2048
}

void leastVersions(struct holder *h, const char *name, long all) {
  SSL_CTX *least = SSL_CTX_new(TLS_method()); // expect: protocol TLSv1.2
  SSL_CTX_set_options(least, SSL_OP_NO_SSLv2 | SSL_OP_NO_SSLv3 | SSL_OP_NO_TLSv1 | SSL_OP_NO_TLSv1_1);
  SSL_CTX_set_options(least, SSL_OP_NO_COMPRESSION);
  SSL_CTX *newest = SSL_CTX_new(TLS_method()); // expect: protocol TLSv1.3
  SSL_CTX_set_options(newest, SSL_OP_NO_TLSv1 | SSL_OP_NO_TLSv1_1 | SSL_OP_NO_TLSv1_2);
  SSL_CTX *old = SSL_CTX_new(TLS_method()); // expect: protocol TLS version=none
  SSL_CTX_set_options(old, SSL_OP_NO_TLSv1_3);
  SSL_CTX_set_options(old, SSL_OP_NO_TLSv1);
  SSL_CTX_set_options(old, all);
  if (h->own) h->held = h->own;
  if (!h->held) {
    h->held = SSL_CTX_new(TLS_client_method()); // expect: protocol TLSv1.1 verification=peer; protocol TLSv1.2 verification=peer
    if (!h->held) return;
  }
  if (!strcmp(name, "1.1")) SSL_CTX_set_options(h->held, SSL_OP_NO_SSLv3 | SSL_OP_NO_TLSv1);
  else SSL_CTX_set_options(h->held, SSL_OP_NO_SSLv3 | SSL_OP_NO_TLSv1 | SSL_OP_NO_TLSv1_1);
  SSL_CTX_set_verify(h->held, SSL_VERIFY_PEER, NULL);
}

void chosenSuites(const char *given, SSL_CTX *more) {
  SSL_CTX *chosen = SSL_CTX_new(TLS_method()); // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384 more=true
  if (given) SSL_CTX_set_ciphersuites(chosen, given);
  else SSL_CTX_set_ciphersuites(chosen, "TLS_AES_256_GCM_SHA384");
  SSL_CTX_set_options(more, SSL_OP_ALL);
  SSL_CTX_set_options(more, SSL_OP_CIPHER_SERVER_PREFERENCE);
  SSL_CTX_set_options(more, SSL_OP_SINGLE_DH_USE);
  SSL_CTX_set_options(more, SSL_OP_SINGLE_ECDH_USE);
  SSL_CTX_set_options(more, SSL_OP_NO_COMPRESSION);
  SSL_CTX_set_options(more, SSL_OP_NO_RENEGOTIATION);
  SSL_CTX_set_options(more, SSL_OP_NO_TICKET);
  SSL_CTX_set_options(more, SSL_OP_NO_SESSION_RESUMPTION_ON_RENEGOTIATION);
  SSL_CTX_set_options(more, SSL_OP_DONT_INSERT_EMPTY_FRAGMENTS);
  SSL_CTX_set_options(more, SSL_OP_NO_ENCRYPT_THEN_MAC);
  SSL_CTX_set_options(more, SSL_OP_NO_EXTENDED_MASTER_SECRET);
  SSL_CTX_set_options(more, SSL_OP_PRIORITIZE_CHACHA);
  SSL_CTX_set_options(more, SSL_OP_ENABLE_KTLS);
  SSL_CTX_set_options(more, SSL_OP_ENABLE_MIDDLEBOX_COMPAT);
  SSL_CTX_set_options(more, SSL_OP_LEGACY_SERVER_CONNECT);
  SSL_CTX_set_options(more, SSL_OP_ALLOW_UNSAFE_LEGACY_RENEGOTIATION);
  SSL_CTX_set_options(more, SSL_OP_IGNORE_UNEXPECTED_EOF);
}

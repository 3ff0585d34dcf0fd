#include <wolfssl/ssl.h>

void use(WOLFSSL *ssl, WOLFSSL_CTX *ctx, byte *out) {
  wc_SignCert(&cert, CTC_SHA256wRSA, out, 4096, &rsa, NULL, &rng); // expect: certificate unknown certificateFormat=X.509 functions=sign
  wc_SignCert_ex(&cert, CTC_SHA256wRSA, out, 4096, &rsa, NULL, &rng); // expect: certificate unknown certificateFormat=X.509 functions=sign
  wc_MakeSelfCert(&cert, CTC_SHA256wRSA, out, 4096, &rsa, NULL, &rng); // expect: certificate unknown certificateFormat=X.509 functions=sign
  wolfSSL_X509_sign(x509, key, md); // expect: certificate unknown certificateFormat=X.509 functions=sign
  wolfSSL_X509_sign_ctx(x509, key, md); // expect: certificate unknown certificateFormat=X.509 functions=sign
  wolfSSL_set1_host(ssl, "example.org"); // expect: protocol TLS
  wolfSSL_check_domain_name(ssl, "example.org"); // expect: protocol TLS
  WOLFSSL_CTX *other = wolfSSL_CTX_new_ex(wolfTLSv1_3_client_method(), NULL); // expect: protocol TLSv1.3
  wolfSSL_CTX_set_groups(ctx, groups, 2); // expect: protocol TLS
  wolfSSL_set_groups(ssl, groups, 2); // expect: protocol TLS
  wolfSSL_CTX_set1_groups(ctx, groups, 2); // expect: protocol TLS
  wolfSSL_set1_groups(ssl, groups, 2); // expect: protocol TLS
  wolfSSL_CTX_SetTmpDH(object, p, 256, g, 1); // expect: parameters DH
  wolfSSL_SetTmpDH(object, p, 256, g, 1); // expect: parameters DH
  wolfSSL_CTX_SetTmpDH_buffer(object, p, 256, g, 1); // expect: parameters DH
  wolfSSL_SetTmpDH_buffer(object, p, 256, g, 1); // expect: parameters DH
  wolfSSL_CTX_SetTmpDH_file(object, p, 256, g, 1); // expect: parameters DH
  wolfSSL_SetTmpDH_file(object, p, 256, g, 1); // expect: parameters DH
  wc_Poly1305_MAC(&poly, aad, 8, out, 16, tag, 16);
  wc_XChaCha20Poly1305_Init(&aead, NULL, 0, nonce, 24, key, 32, 1); // expect: cipher XChaCha20-Poly1305
  wc_PKCS12_parse(pkcs12, pass, &key, &size, &cert, &length, NULL); // expect: keystore unknown certificateFormat=PKCS12
  wc_DecryptPKCS8Key(out, 1200, pass, 8); // expect: cipher unknown functions=decrypt
  wc_GenerateSeed(&os, out, 32); // expect: random RNG byteLength=32 functions=generate
}

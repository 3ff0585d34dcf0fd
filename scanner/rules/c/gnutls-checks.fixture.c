#include <gnutls/gnutls.h>

void use(gnutls_session_t session, char *out) {
  gnutls_certificate_verify_peers(session, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_certificate_verify_peers2(session, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_certificate_verify_peers3(session, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_x509_crt_verify(crt, ca, 1, 0, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_x509_crt_list_verify(crt, ca, 1, 0, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_x509_crl_verify(crt, ca, 1, 0, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_x509_crq_verify(crt, ca, 1, 0, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_x509_trust_list_verify_crt(crt, ca, 1, 0, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_x509_trust_list_verify_crt2(crt, ca, 1, 0, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_x509_trust_list_verify_named_crt(crt, ca, 1, 0, &status); // expect: certificate unknown certificateFormat=X.509 functions=verify
  gnutls_ocsp_resp_verify(resp, list, &status, 0); // expect: signature unknown functions=verify
  gnutls_ocsp_resp_verify_direct(resp, list, &status, 0); // expect: signature unknown functions=verify
  gnutls_privkey_decrypt_data2(key, 0, &in, out, 32); // expect: cipher unknown functions=decrypt
  gnutls_pkcs11_privkey_generate(url, GNUTLS_PK_RSA, 3072, "label", 0); // expect: keygen RSA-3072
  gnutls_pkcs11_privkey_generate2(url, GNUTLS_PK_RSA, 3072, "label", 0); // expect: keygen RSA-3072
  gnutls_pkcs11_privkey_generate3(url, GNUTLS_PK_RSA, 3072, "label", 0); // expect: keygen RSA-3072
  gnutls_pkcs11_token_get_random(url, out, 32); // expect: random RNG byteLength=32 functions=generate
  gnutls_pkcs12_bag_decrypt(bag, pass); // expect: cipher unknown functions=decrypt
  gnutls_prf(session, 5, "label", 0, 0, NULL, 32, out); // expect: kdf TLS-PRF
  gnutls_prf_raw(session, 5, "label", 0, 0, NULL, 32, out); // expect: kdf TLS-PRF
  gnutls_prf_rfc5705(session, 5, "label", 0, 0, NULL, 32, out); // expect: kdf TLS-PRF
}

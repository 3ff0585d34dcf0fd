#include <mbedtls/x509_crt.h>

void use(mbedtls_x509_crt *crt, mbedtls_x509write_cert *cert, mbedtls_x509write_csr *csr, unsigned char *out) {
  mbedtls_x509_crt_verify(crt, ca, NULL, NULL, &flags, NULL, NULL); // expect: certificate unknown certificateFormat=X.509 functions=verify
  mbedtls_x509_crt_verify_with_profile(crt, ca, NULL, NULL, &flags, NULL, NULL); // expect: certificate unknown certificateFormat=X.509 functions=verify
  mbedtls_x509_crt_verify_restartable(crt, ca, NULL, NULL, &flags, NULL, NULL); // expect: certificate unknown certificateFormat=X.509 functions=verify
  mbedtls_x509write_crt_der(cert, out, 4096, rng, ctx); // expect: certificate unknown functions=sign
  mbedtls_x509write_crt_pem(cert, out, 4096, rng, ctx); // expect: certificate unknown functions=sign
  mbedtls_x509write_csr_der(csr, out, 4096, rng, ctx); // expect: certificate unknown functions=sign
  mbedtls_x509_csr_parse(req, in, 4096); // expect: certificate unknown certificateFormat=PKCS10
  mbedtls_x509_csr_parse_file(req, "request.pem"); // expect: certificate unknown certificateFormat=PKCS10
  mbedtls_x509_csr_parse_der(req, in, 4096); // expect: certificate unknown certificateFormat=PKCS10
  mbedtls_x509write_csr_pem(csr, out, 4096, rng, ctx); // expect: certificate unknown functions=sign
  mbedtls_ssl_tls_prf(MBEDTLS_SSL_TLS_PRF_SHA256, secret, 32, "label", random, 32, out, 48); // expect: kdf TLS-PRF
}

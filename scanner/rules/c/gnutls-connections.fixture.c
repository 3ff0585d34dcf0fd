#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

void connections(gnutls_session_t session, gnutls_certificate_credentials_t credentials, gnutls_x509_crt_t certificate) {
  gnutls_certificate_set_x509_key_file(credentials, "c.pem", "k.pem", GNUTLS_X509_FMT_PEM); // expect: key unknown material=private-key certificateFormat=X.509
  gnutls_certificate_set_x509_key_file2(credentials, "c.pem", "k.pem", GNUTLS_X509_FMT_PEM); // expect: key unknown material=private-key certificateFormat=X.509
  gnutls_certificate_set_x509_key_mem(credentials, "c.pem", "k.pem", GNUTLS_X509_FMT_PEM); // expect: key unknown material=private-key certificateFormat=X.509
  gnutls_certificate_set_x509_key_mem2(credentials, "c.pem", "k.pem", GNUTLS_X509_FMT_PEM); // expect: key unknown material=private-key certificateFormat=X.509
  gnutls_certificate_set_x509_key(credentials, "c.pem", "k.pem", GNUTLS_X509_FMT_PEM); // expect: key unknown material=private-key certificateFormat=X.509
  gnutls_certificate_set_x509_simple_pkcs12_file(credentials, data, 0, "pw"); // expect: keystore unknown certificateFormat=PKCS12
  gnutls_certificate_set_x509_simple_pkcs12_mem(credentials, data, 0, "pw"); // expect: keystore unknown certificateFormat=PKCS12
  gnutls_certificate_set_x509_system_trust(credentials, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_certificate_set_x509_trust_file(credentials, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_certificate_set_x509_trust_mem(credentials, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_certificate_set_x509_trust_dir(credentials, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_certificate_set_x509_trust(credentials, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_certificate_set_x509_crl_file(credentials, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_certificate_set_x509_crl_mem(credentials, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_certificate_set_x509_crl(credentials, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_x509_crt_import(certificate, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_x509_crt_list_import(certificate, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_x509_crt_list_import2(certificate, data); // expect: certificate unknown certificateFormat=X.509
  gnutls_pcert_import_x509_raw(certificate, data); // expect: certificate unknown certificateFormat=X.509
}

void sides(gnutls_session_t *session) {
  gnutls_init(session, GNUTLS_SERVER); // expect: protocol TLS
  gnutls_init(session, GNUTLS_CLIENT); // expect: protocol TLS
}

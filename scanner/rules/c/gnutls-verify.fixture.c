#include <gnutls/gnutls.h>

static int accept_all(gnutls_session_t session) {
    return 0;
}

static int decide(gnutls_session_t session) {
    unsigned status = 0;
    if (gnutls_certificate_verify_peers2(session, &status) < 0 || status != 0) { // expect: certificate unknown certificateFormat=X.509 functions=verify
        return -1;
    }
    return 0;
}

void sessions(gnutls_session_t given, gnutls_certificate_credentials_t credentials, const char *host) {
    gnutls_session_t session;
    gnutls_init(&session, GNUTLS_CLIENT); // expect: protocol TLS verification=peer
    gnutls_session_set_verify_cert(session, "example.org", 0);
    gnutls_session_set_verify_cert(given, "example.org", 0); // expect: protocol TLS verification=peer
    gnutls_session_set_verify_cert(given, NULL, 0); // expect: protocol TLS verification=no-host-name
    gnutls_session_set_verify_cert(given, host, 0); // expect: protocol TLS verification=unsaid
    gnutls_certificate_set_verify_function(credentials, accept_all); // expect: protocol TLS verification=none
    gnutls_session_set_verify_function(given, accept_all); // expect: protocol TLS verification=none
    gnutls_session_set_verify_function(given, decide); // expect: protocol TLS verification=unsaid
}

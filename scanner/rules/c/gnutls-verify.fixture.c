#include <gnutls/gnutls.h>

void sessions(gnutls_session_t given) {
    gnutls_session_t session;
    gnutls_init(&session, GNUTLS_CLIENT); // expect: protocol TLS verification=peer
    gnutls_session_set_verify_cert(session, "example.org", 0);
    gnutls_session_set_verify_cert(given, "example.org", 0); // expect: protocol TLS verification=peer
}

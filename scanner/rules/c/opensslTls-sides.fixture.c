#include <openssl/ssl.h>

void servers(int fd) {
    SSL_CTX *own = SSL_CTX_new(TLS_server_method()); // expect: protocol TLS verification=unsaid
    SSL_CTX_set_verify(own, SSL_VERIFY_NONE, NULL);
    SSL_CTX *old = SSL_CTX_new(SSLv23_server_method()); // expect: protocol TLS verification=unsaid
    SSL_CTX_set_verify(old, SSL_VERIFY_NONE, NULL);
    SSL_CTX *accepted = SSL_CTX_new(TLS_method()); // expect: protocol TLS verification=unsaid
    SSL_CTX_set_verify(accepted, SSL_VERIFY_NONE, NULL);
    SSL *ssl = SSL_new(accepted);
    SSL_accept(ssl);
    SSL_CTX *state = SSL_CTX_new(SSLv23_method()); // expect: protocol TLS verification=unsaid
    SSL *later = SSL_new(state);
    SSL_set_verify(later, SSL_VERIFY_NONE, NULL);
    SSL_set_accept_state(later);
    SSL_CTX *mutual = SSL_CTX_new(TLS_server_method()); // expect: protocol TLS verification=peer
    SSL_CTX_set_verify(mutual, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, NULL);
}

void clients(SSL_CTX *given) {
    SSL_CTX *any = SSL_CTX_new(TLS_method()); // expect: protocol TLS verification=none
    SSL *ssl = SSL_new(any);
    SSL_set_verify(ssl, SSL_VERIFY_NONE, NULL);
    SSL_connect(ssl);
    SSL_set_connect_state(ssl);
    SSL *of_given = SSL_new(given);
    SSL_set_verify(of_given, SSL_VERIFY_NONE, NULL); // expect: protocol TLS verification=none
}

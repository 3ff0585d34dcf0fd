#include <wolfssl/ssl.h>

void contexts(WOLFSSL *given) {
    WOLFSSL_CTX *none = wolfSSL_CTX_new(wolfTLSv1_2_client_method()); // expect: protocol TLSv1.2 verification=none
    wolfSSL_CTX_set_verify(none, WOLFSSL_VERIFY_NONE, NULL);
    WOLFSSL_CTX *peer = wolfSSL_CTX_new(wolfTLSv1_2_client_method()); // expect: protocol TLSv1.2 verification=peer
    wolfSSL_CTX_set_verify(peer, WOLFSSL_VERIFY_PEER, NULL);
    wolfSSL_set_verify(given, WOLFSSL_VERIFY_NONE, NULL); // expect: protocol TLS verification=none
    wolfSSL_set_verify(given, WOLFSSL_VERIFY_PEER | WOLFSSL_VERIFY_FAIL_IF_NO_PEER_CERT, NULL); // expect: protocol TLS verification=peer
    wolfSSL_set_verify(given, WOLFSSL_VERIFY_PEER | WOLFSSL_VERIFY_CLIENT_ONCE | WOLFSSL_VERIFY_POST_HANDSHAKE, NULL); // expect: protocol TLS verification=peer
    wolfSSL_set_verify(given, WOLFSSL_VERIFY_PEER | WOLFSSL_VERIFY_FAIL_EXCEPT_PSK, NULL); // expect: protocol TLS verification=peer
    wolfSSL_set_verify(given, WOLFSSL_VERIFY_FAIL_IF_NO_PEER_CERT, NULL); // expect: protocol TLS verification=unsaid
}

void sides(void) {
    WOLFSSL_CTX *server = wolfSSL_CTX_new(wolfTLSv1_2_server_method()); // expect: protocol TLSv1.2 verification=unsaid
    wolfSSL_CTX_set_verify(server, WOLFSSL_VERIFY_NONE, NULL);
    WOLFSSL_CTX *any = wolfSSL_CTX_new(wolfSSLv23_method()); // expect: protocol TLS verification=unsaid
    WOLFSSL *ssl = wolfSSL_new(any);
    wolfSSL_set_verify(ssl, WOLFSSL_VERIFY_NONE, NULL);
    wolfSSL_accept(ssl);
    WOLFSSL_CTX *state = wolfSSL_CTX_new(wolfSSLv23_method()); // expect: protocol TLS verification=unsaid
    WOLFSSL *later = wolfSSL_new(state);
    wolfSSL_set_verify(later, WOLFSSL_VERIFY_NONE, NULL);
    wolfSSL_set_accept_state(later);
    WOLFSSL_CTX *client = wolfSSL_CTX_new(wolfTLS_client_method()); // expect: protocol TLS verification=none
    WOLFSSL *connecting = wolfSSL_new(client);
    wolfSSL_set_verify(connecting, WOLFSSL_VERIFY_NONE, NULL);
    wolfSSL_set_connect_state(connecting);
    wolfSSL_connect(connecting);
}

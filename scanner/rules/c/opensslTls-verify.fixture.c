#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>

static int accept_all(int preverified, X509_STORE_CTX *store) {
    return 1;
}

static int accept_chain(X509_STORE_CTX *store, void *given) {
    return 1;
}

static int decide(int preverified, X509_STORE_CTX *store) {
    if (!preverified) {
        return 0;
    }
    return 1;
}

void contexts(SSL *given, X509_VERIFY_PARAM *param) {
    SSL_CTX *none = SSL_CTX_new(TLS_client_method()); // expect: protocol TLS verification=none
    SSL_CTX_set_verify(none, SSL_VERIFY_NONE, NULL);
    SSL_CTX *peer = SSL_CTX_new(TLS_client_method()); // expect: protocol TLS verification=peer
    SSL_CTX_set_verify(peer, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, NULL);
    SSL_CTX *once = SSL_CTX_new(TLS_server_method()); // expect: protocol TLS verification=peer
    SSL_CTX_set_verify(once, SSL_VERIFY_PEER | SSL_VERIFY_CLIENT_ONCE | SSL_VERIFY_POST_HANDSHAKE, decide);
    SSL_CTX *accepting = SSL_CTX_new(TLS_client_method()); // expect: protocol TLS verification=none
    SSL_CTX_set_verify(accepting, SSL_VERIFY_PEER, accept_all);
    SSL_CTX *unsaid = SSL_CTX_new(TLS_client_method()); // expect: protocol TLS verification=unsaid
    SSL_set_verify(given, SSL_VERIFY_NONE, NULL); // expect: protocol TLS verification=none
    SSL_set1_host(given, "example.org"); // expect: protocol TLS verification=unsaid
    SSL_set1_host(given, NULL); // expect: protocol TLS verification=no-host-name
    X509_VERIFY_PARAM_set1_host(param, "example.org", 0); // expect: protocol TLS verification=unsaid
    X509_VERIFY_PARAM_set1_ip(param, NULL, 0); // expect: protocol TLS verification=no-host-name
    X509_VERIFY_PARAM_set1_ip_asc(param, "192.0.2.1"); // expect: protocol TLS verification=unsaid
    SSL_CTX *named = SSL_CTX_new(TLS_client_method()); // expect: protocol TLS verification=peer
    SSL_CTX_set_verify(named, SSL_VERIFY_PEER, NULL);
    SSL *connection = SSL_new(named);
    SSL_set1_host(connection, "example.org");
    SSL_CTX *replaced = SSL_CTX_new(TLS_client_method()); // expect: protocol TLS verification=none
    SSL_CTX_set_cert_verify_callback(replaced, accept_chain, NULL);
    X509_VERIFY_PARAM_set_hostflags(param, 0);
}

struct held { SSL_CTX *ctx; SSL *ssl; };

int asked(struct held *held, SSL *given) {
    SSL_CTX *ctx = SSL_CTX_new(TLS_client_method()); // expect: protocol TLS verification=unsaid unknown=verification
    SSL_CTX_set_verify(ctx, SSL_VERIFY_NONE, NULL);
    SSL *ssl = SSL_new(ctx);
    held->ctx = SSL_CTX_new(TLS_client_method()); // expect: protocol TLS verification=unsaid unknown=verification
    SSL_CTX_set_verify(held->ctx, SSL_VERIFY_NONE, NULL);
    held->ssl = SSL_new(held->ctx);
    SSL_CTX *strict = SSL_CTX_new(TLS_client_method()); // expect: protocol TLS verification=peer
    SSL_CTX_set_verify(strict, SSL_VERIFY_PEER, NULL);
    SSL *checked = SSL_new(strict);
    return SSL_get_verify_result(ssl) == X509_V_OK && SSL_get_verify_result(checked) == X509_V_OK;
}

long decides(struct held *held) {
    return SSL_get_verify_result(held->ssl);
}

#include <mbedtls/ssl.h>

void configurations(mbedtls_ssl_config *given, mbedtls_ssl_context *ssl, int mode) {
    mbedtls_ssl_config conf;
    mbedtls_ssl_config_defaults(&conf, MBEDTLS_SSL_IS_CLIENT, MBEDTLS_SSL_TRANSPORT_STREAM, MBEDTLS_SSL_PRESET_DEFAULT); // expect: protocol TLS verification=none
    mbedtls_ssl_conf_authmode(&conf, MBEDTLS_SSL_VERIFY_NONE);
    mbedtls_ssl_conf_authmode(given, MBEDTLS_SSL_VERIFY_REQUIRED); // expect: protocol TLS verification=peer
    mbedtls_ssl_conf_authmode(given, mode); // expect: protocol TLS verification=unsaid
    mbedtls_ssl_conf_authmode(given, MBEDTLS_SSL_VERIFY_OPTIONAL); // expect: protocol TLS verification=unsaid
    mbedtls_ssl_conf_authmode(given, 0); // expect: protocol TLS verification=none
    mbedtls_ssl_conf_authmode(given, 1); // expect: protocol TLS verification=unsaid
    mbedtls_ssl_conf_authmode(given, 2); // expect: protocol TLS verification=peer
    mbedtls_ssl_set_hs_authmode(ssl, MBEDTLS_SSL_VERIFY_NONE); // expect: protocol TLS verification=none
    mbedtls_ssl_set_hostname(ssl, NULL); // expect: protocol TLS verification=no-host-name
    mbedtls_ssl_set_hostname(ssl, "example.org"); // expect: protocol TLS verification=unsaid
}

void servers(void) {
    mbedtls_ssl_config server;
    mbedtls_ssl_config_defaults(&server, MBEDTLS_SSL_IS_SERVER, MBEDTLS_SSL_TRANSPORT_STREAM, MBEDTLS_SSL_PRESET_DEFAULT); // expect: protocol TLS verification=unsaid
    mbedtls_ssl_conf_authmode(&server, MBEDTLS_SSL_VERIFY_NONE);
    mbedtls_ssl_config mutual;
    mbedtls_ssl_config_defaults(&mutual, MBEDTLS_SSL_IS_SERVER, MBEDTLS_SSL_TRANSPORT_STREAM, MBEDTLS_SSL_PRESET_DEFAULT); // expect: protocol TLS verification=peer
    mbedtls_ssl_conf_authmode(&mutual, MBEDTLS_SSL_VERIFY_REQUIRED);
}

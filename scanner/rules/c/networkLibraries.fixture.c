#include <curl/curl.h>

void use(CURL *curl) {
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_SSLv2); // expect: protocol SSLv2 version=ssl2
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_SSLv3); // expect: protocol SSLv3 version=ssl3
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1); // expect: protocol TLSv1.0 version=1.0
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_0); // expect: protocol TLSv1.0 version=1.0
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_1); // expect: protocol TLSv1.1 version=1.1
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2); // expect: protocol TLSv1.2 version=1.2
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_3); // expect: protocol TLSv1.3 version=1.3
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2 | CURL_SSLVERSION_MAX_TLSv1_0); // expect: protocol TLSv1.2 version=1.2; protocol TLSv1.0 version=1.0
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2 | CURL_SSLVERSION_MAX_TLSv1_1); // expect: protocol TLSv1.2 version=1.2; protocol TLSv1.1 version=1.1
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2 | CURL_SSLVERSION_MAX_TLSv1_2); // expect: protocol TLSv1.2 version=1.2; protocol TLSv1.2 version=1.2
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2 | CURL_SSLVERSION_MAX_TLSv1_3); // expect: protocol TLSv1.2 version=1.2; protocol TLSv1.3 version=1.3
  curl_easy_setopt(curl, CURLOPT_URL, "https://example.org"); /* none */
  curl_easy_setopt(curl, CURLOPT_SSL_CIPHER_LIST, "ECDHE-RSA-AES256-GCM-SHA384"); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
  curl_easy_setopt(curl, CURLOPT_PROXY_SSL_CIPHER_LIST, ciphers); // expect: protocol TLS
  curl_easy_setopt(curl, CURLOPT_TLS13_CIPHERS, "TLS_AES_128_GCM_SHA256"); // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
  curl_easy_setopt(curl, CURLOPT_PROXY_TLS13_CIPHERS, ciphers); // expect: protocol TLS
  curl_easy_setopt(curl, CURLOPT_SSL_EC_CURVES, "X25519:P-384"); // expect: key-agreement x25519; key-agreement ECDHE-P-384
  curl_easy_setopt(curl, CURLOPT_SSL_SIGNATURE_ALGORITHMS, "ECDSA+SHA256"); // expect: parameters ECDSA-SHA-256
  curl_easy_setopt(curl, CURLOPT_USE_SSL, CURLUSESSL_ALL); // expect: protocol TLS
  curl_easy_setopt(curl, CURLOPT_SSLCERT, "client.pem"); // expect: protocol TLS
  curl_easy_setopt(curl, CURLOPT_SSLCERT_BLOB, &blob); // expect: protocol TLS
  curl_easy_setopt(curl, CURLOPT_CAINFO, "ca.pem"); // expect: protocol TLS
  curl_easy_setopt(curl, CURLOPT_CAINFO_BLOB, &blob); // expect: protocol TLS
  curl_easy_setopt(curl, CURLOPT_PINNEDPUBLICKEY, pins); // expect: protocol TLS
  curl_easy_setopt(curl, CURLOPT_SSH_HOST_PUBLIC_KEY_MD5, fingerprint); // expect: hash MD5
  curl_easy_setopt(curl, CURLOPT_SSH_HOST_PUBLIC_KEY_SHA256, fingerprint); // expect: hash SHA-256
}

void clients(struct mosquitto *mosq, MYSQL *mysql, LDAP *ldap) {
  mosquitto_tls_set(mosq, "ca.pem", NULL, NULL, NULL, NULL); // expect: protocol TLS
  mosquitto_tls_opts_set(mosq, 1, "tlsv1.2", NULL); // expect: protocol TLSv1.2
  mosquitto_tls_psk_set(mosq, psk, "client", NULL); // expect: protocol TLS
  mosquitto_tls_insecure_set(mosq, true); // expect: protocol TLS verification=no-host-name
  redisSSLContext *ssl = redisCreateSSLContext("ca.pem", NULL, NULL, NULL, NULL, &error); // expect: protocol TLS
  redisCreateSSLContextWithOptions(&options, &error); // expect: protocol TLS
  redisInitiateSSLWithContext(context, ssl); // expect: protocol TLS
  mysql_ssl_set(mysql, NULL, NULL, "ca.pem", NULL, NULL); // expect: protocol TLS
  ldap_start_tls_s(ldap, NULL, NULL); // expect: protocol TLS
  ldap_start_tls(ldap, NULL, NULL, &id); // expect: protocol TLS
}

void cached(int checks, redisSSLContextError *error) {
  redisSSLOptions either = {0};
  either.cacert_filename = "ca.pem";
  either.verify_mode = checks ? REDIS_SSL_VERIFY_PEER : REDIS_SSL_VERIFY_NONE;
  redisCreateSSLContextWithOptions(&either, error); // expect: protocol TLS verification=peer; protocol TLS verification=none
}

void checks(redisSSLContextError *error) {
  redisSSLOptions checked = {0};
  checked.verify_mode = REDIS_SSL_VERIFY_PEER | REDIS_SSL_VERIFY_CLIENT_ONCE;
  redisCreateSSLContextWithOptions(&checked, error); // expect: protocol TLS verification=peer
}

#define NAMED(value) { #value, value }
static const struct name_value names[] = { NAMED(CURL_SSLVERSION_SSLv2), NAMED(CURL_SSLVERSION_MAX_TLSv1_0) };
static const struct value_name written[] = { { CURL_SSLVERSION_SSLv3, "SSLv3" } };
static const struct name_value chosen[] = { { "sslv3", CURL_SSLVERSION_SSLv3 } }; // expect: protocol SSLv3 version=ssl3

#include <curl/curl.h>
#include <libssh/libssh.h>

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
  ssh_pki_generate(SSH_KEYTYPE_RSA, 3072, &key); // expect: keygen RSA-3072
  ssh_pki_generate(SSH_KEYTYPE_DSS, 3072, &key); // expect: keygen DSA-3072
  ssh_pki_generate(SSH_KEYTYPE_ED25519, 3072, &key); // expect: keygen Ed25519 keyBits=3072
  ssh_pki_generate(SSH_KEYTYPE_ECDSA, 3072, &key); // expect: keygen ECDSA-3072
  ssh_pki_generate(SSH_KEYTYPE_ECDSA_P256, 0, &key); // expect: keygen ECDSA-P-256
  ssh_pki_generate(SSH_KEYTYPE_ECDSA_P384, 0, &key); // expect: keygen ECDSA-P-384
  ssh_pki_generate(SSH_KEYTYPE_ECDSA_P521, 0, &key); // expect: keygen ECDSA-P-521
  ssh_get_publickey_hash(key, SSH_PUBLICKEY_HASH_SHA1, &hash, &len); // expect: hash SHA-1
  ssh_get_publickey_hash(key, SSH_PUBLICKEY_HASH_MD5, &hash, &len); // expect: hash MD5
  ssh_get_publickey_hash(key, SSH_PUBLICKEY_HASH_SHA256, &hash, &len); // expect: hash SHA-256
  libssh2_hostkey_hash(session, LIBSSH2_HOSTKEY_HASH_MD5); // expect: hash MD5
  libssh2_hostkey_hash(session, LIBSSH2_HOSTKEY_HASH_SHA1); // expect: hash SHA-1
  libssh2_hostkey_hash(session, LIBSSH2_HOSTKEY_HASH_SHA256); // expect: hash SHA-256
}

void others_5(void) {
  ssh_pki_generate_key(a, b, c, d, e, f, g, h); // expect: keygen unknown
  libssh2_session_method_pref(a, b, c, d, e, f, g, h); // expect: protocol SSH
  ssh_new(a, b, c, d, e, f, g, h); // expect: protocol SSH
  libssh2_session_init(a, b, c, d, e, f, g, h); // expect: protocol SSH
  libssh2_session_init_ex(a, b, c, d, e, f, g, h); // expect: protocol SSH
}

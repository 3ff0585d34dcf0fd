#include <glib.h>
#include <gio/gio.h>

void use(const char *text, gsize length, const guchar *key, GBytes *bytes) {
  GChecksum *by_md5 = g_checksum_new(G_CHECKSUM_MD5); // expect: hash MD5
  g_checksum_update(by_md5, key, 8);
  GChecksum *by_sha1 = g_checksum_new(G_CHECKSUM_SHA1); // expect: hash SHA-1
  g_checksum_update(by_sha1, key, 8);
  GChecksum *by_sha256 = g_checksum_new(G_CHECKSUM_SHA256); // expect: hash SHA-256
  g_checksum_update(by_sha256, key, 8);
  GChecksum *by_sha384 = g_checksum_new(G_CHECKSUM_SHA384); // expect: hash SHA-384
  g_checksum_update(by_sha384, key, 8);
  GChecksum *by_sha512 = g_checksum_new(G_CHECKSUM_SHA512); // expect: hash SHA-512
  g_checksum_update(by_sha512, key, 8);
  g_checksum_get_digest(by_md5, out, &length);
  g_checksum_get_string(by_sha1);
  g_compute_checksum_for_string(G_CHECKSUM_SHA1, text, -1); // expect: hash SHA-1
  g_compute_checksum_for_data(G_CHECKSUM_MD5, key, length); // expect: hash MD5
  g_compute_checksum_for_bytes(type, bytes); // expect: hash unknown
  GHmac *hmac = g_hmac_new(G_CHECKSUM_SHA256, key, 32); // expect: mac HMAC-SHA-256 keyBits=256
  g_hmac_update(hmac, key, 8);
  g_hmac_get_digest(hmac, out, &length);
  g_hmac_get_string(hmac);
  g_compute_hmac_for_string(G_CHECKSUM_SHA512, key, 64, text, -1); // expect: mac HMAC-SHA-512 keyBits=512
  g_compute_hmac_for_data(G_CHECKSUM_SHA1, key, 20, text, length); // expect: mac HMAC-SHA-1 keyBits=160
  g_compute_hmac_for_bytes(G_CHECKSUM_SHA384, bytes, bytes); // expect: mac HMAC-SHA-384
  static const GChecksumType kinds[] = {G_CHECKSUM_MD5, G_CHECKSUM_SHA256}; // expect: hash MD5; hash SHA-256
}

void draw(GRand *rand) {
  g_random_int(); // expect: random Non-cryptographic-PRNG-MT19937
  g_random_int_range(0, 6); // expect: random Non-cryptographic-PRNG-MT19937
  g_random_double(); // expect: random Non-cryptographic-PRNG-MT19937
  g_random_double_range(0, 1); // expect: random Non-cryptographic-PRNG-MT19937
  g_rand_new(); // expect: random Non-cryptographic-PRNG-MT19937
  g_rand_new_with_seed(1); // expect: random Non-cryptographic-PRNG-MT19937
  g_rand_new_with_seed_array(seed, 4); // expect: random Non-cryptographic-PRNG-MT19937
}

void speak(GIOStream *stream, GSocketClient *client, GTlsClientConnection *secure) {
  g_tls_client_connection_new(stream, identity, &error); // expect: protocol TLS
  g_tls_server_connection_new(stream, certificate, &error); // expect: protocol TLS
  g_dtls_client_connection_new(base, identity, &error); // expect: protocol DTLS
  g_dtls_server_connection_new(base, certificate, &error); // expect: protocol DTLS
  g_socket_client_set_tls(client, TRUE); // expect: protocol TLS
  g_tls_client_connection_set_validation_flags(secure, 0); // expect: protocol TLS verification=none
  g_tls_client_connection_set_validation_flags(secure, G_TLS_CERTIFICATE_VALIDATE_ALL); // expect: protocol TLS verification=peer
  g_socket_client_set_tls_validation_flags(client, G_TLS_CERTIFICATE_NO_FLAGS); // expect: protocol TLS verification=none
}

#include <libssh/libssh.h>
#include <libssh/server.h>
#include <libssh2.h>

void use(ssh_session session, ssh_bind bind, LIBSSH2_SESSION *other) {
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
  ssh_pki_generate_key(a, b, c, d, e, f, g, h); // expect: keygen unknown
  libssh2_session_method_pref(a, b, c, d, e, f, g, h); // expect: protocol SSH
  ssh_new(a, b, c, d, e, f, g, h); // expect: protocol SSH
  libssh2_session_init(a, b, c, d, e, f, g, h); // expect: protocol SSH
  libssh2_session_init_ex(a, b, c, d, e, f, g, h); // expect: protocol SSH
  ssh_bind_new(); // expect: protocol SSH
  ssh_options_set(session, SSH_OPTIONS_CIPHERS_C_S, "aes256-gcm@openssh.com,aes128-ctr"); // expect: cipher AES-256-GCM; cipher AES-128-CTR
  ssh_bind_options_set(bind, SSH_BIND_OPTIONS_CIPHERS_C_S, "aes256-cbc"); // expect: cipher AES-256-CBC
  ssh_options_set(session, SSH_OPTIONS_HMAC_C_S, "hmac-sha2-256,hmac-sha1"); // expect: mac HMAC-SHA-256; mac HMAC-SHA-1
  ssh_bind_options_set(bind, SSH_BIND_OPTIONS_HMAC_C_S, "hmac-sha2-512"); // expect: mac HMAC-SHA-512
  ssh_options_set(session, SSH_OPTIONS_CIPHERS_S_C, "aes256-gcm@openssh.com,aes128-ctr"); // expect: cipher AES-256-GCM; cipher AES-128-CTR
  ssh_bind_options_set(bind, SSH_BIND_OPTIONS_CIPHERS_S_C, "aes256-cbc"); // expect: cipher AES-256-CBC
  ssh_options_set(session, SSH_OPTIONS_HMAC_S_C, "hmac-sha2-256,hmac-sha1"); // expect: mac HMAC-SHA-256; mac HMAC-SHA-1
  ssh_bind_options_set(bind, SSH_BIND_OPTIONS_HMAC_S_C, "hmac-sha2-512"); // expect: mac HMAC-SHA-512
  ssh_options_set(session, SSH_OPTIONS_KEY_EXCHANGE, "ecdh-sha2-nistp256,diffie-hellman-group14-sha1"); // expect: key-agreement ECDH-P-256; key-agreement FFDHE-modp2048
  ssh_bind_options_set(bind, SSH_BIND_OPTIONS_KEY_EXCHANGE, "ecdh-sha2-nistp384"); // expect: key-agreement ECDH-P-384
  ssh_options_set(session, SSH_OPTIONS_HOSTKEYS, "ssh-ed25519"); // expect: signature Ed25519
  ssh_options_set(session, SSH_OPTIONS_PUBLICKEY_ACCEPTED_TYPES, "ssh-ed25519"); // expect: signature Ed25519
  ssh_bind_options_set(bind, SSH_BIND_OPTIONS_PUBKEY_ACCEPTED_KEY_TYPES, "ssh-ed25519"); // expect: signature Ed25519
  ssh_bind_options_set(bind, SSH_BIND_OPTIONS_HOSTKEY_ALGORITHMS, "ssh-ed25519"); // expect: signature Ed25519
  ssh_bind_options_set(bind, SSH_OPTIONS_HOSTKEYS, "ssh-ed25519"); // expect: signature Ed25519
  ssh_options_set(session, SSH_BIND_OPTIONS_HOSTKEY_ALGORITHMS, "ssh-ed25519"); // expect: signature Ed25519
  ssh_options_set(session, SSH_OPTIONS_HOST, "example.org");
  ssh_get_pubkey_hash(session, &hash); // expect: hash MD5
  ssh_get_random(nonce, 16, 1); // expect: random RNG byteLength=16 functions=generate
  libssh2_session_method_pref(other, LIBSSH2_METHOD_CRYPT_CS, "aes256-ctr,3des-cbc"); // expect: cipher AES-256-CTR; cipher 3DES-168-CBC
  libssh2_session_method_pref(other, LIBSSH2_METHOD_MAC_CS, "hmac-sha2-256"); // expect: mac HMAC-SHA-256
  libssh2_session_method_pref(other, LIBSSH2_METHOD_CRYPT_SC, "aes256-ctr,3des-cbc"); // expect: cipher AES-256-CTR; cipher 3DES-168-CBC
  libssh2_session_method_pref(other, LIBSSH2_METHOD_MAC_SC, "hmac-sha2-256"); // expect: mac HMAC-SHA-256
  libssh2_session_method_pref(other, LIBSSH2_METHOD_KEX, "curve25519-sha256"); // expect: key-agreement x25519
  libssh2_session_method_pref(other, LIBSSH2_METHOD_HOSTKEY, "ssh-ed25519"); // expect: signature Ed25519
  libssh2_session_method_pref(other, LIBSSH2_METHOD_SIGN_ALGO, "ssh-ed25519"); // expect: signature Ed25519
  libssh2_session_method_pref(other, LIBSSH2_METHOD_COMP_CS, "none"); // expect: protocol SSH
}

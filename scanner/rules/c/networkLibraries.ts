import { arg, library, text } from "../../match/rule.ts"

/*
 * Sources: curl_easy_setopt(3) and the pages of CURLOPT_SSLVERSION, CURLOPT_SSL_CIPHER_LIST, CURLOPT_TLS13_CIPHERS and
 * CURLOPT_SSL_EC_CURVES; the libssh API documentation (ssh_options_set, ssh_key); libssh2_session_method_pref(3). What
 * an option of curl_easy_setopt means depends on its name, so that constants of versions are reported where they are used.
 */
export const networkLibraries = library("c", "networkLibraries", {
  "CURL_SSLVERSION_{SSLv2,SSLv3,TLSv1,TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": {
    is: "protocol",
    algorithm: text("{1}", "tlsVersion")
  },
  "CURL_SSLVERSION_MAX_{TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": { is: "protocol", algorithm: text("{1}", "tlsVersion") },
  "ssh_{pki_generate,pki_generate_key}": { is: "keygen", algorithm: arg(0, "any"), keyBits: arg(1, "int") },
  SSH_KEYTYPE_RSA: { name: "RSA" },
  SSH_KEYTYPE_DSS: { name: "DSA" },
  SSH_KEYTYPE_ED25519: { name: "Ed25519" },
  SSH_KEYTYPE_ECDSA: { name: "ECDSA" },
  "SSH_KEYTYPE_ECDSA_P{256,384,521}": { name: "ECDSA", curve: "P-{1}" },
  ssh_get_publickey_hash: { is: "hash", algorithm: arg(1, "any") },
  "SSH_PUBLICKEY_HASH_{SHA1,MD5,SHA256}": { algorithm: text("{1}", "hash") },
  libssh2_session_method_pref: { is: "protocol", name: "SSH" },
  "{ssh_new,libssh2_session_init,libssh2_session_init_ex}": { is: "protocol", name: "SSH" },
  libssh2_hostkey_hash: { is: "hash", algorithm: arg(1, "any") },
  "LIBSSH2_HOSTKEY_HASH_{MD5,SHA1,SHA256}": { algorithm: text("{1}", "hash") }
})

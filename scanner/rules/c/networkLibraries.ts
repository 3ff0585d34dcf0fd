import { arg, library, text } from "../rule.ts"

const asio = "{boost.asio.ssl,asio.ssl,ssl}"
const verifyMode = { is: "protocol", name: "TLS", verification: arg(0, "verifyFlags") } as const
const verifyCallback = { is: "protocol", name: "TLS", verification: arg(0, "acceptsPeer") } as const

/*
 * Sources: curl_easy_setopt(3) and the pages of CURLOPT_SSLVERSION, CURLOPT_SSL_CIPHER_LIST, CURLOPT_TLS13_CIPHERS and
 * CURLOPT_SSL_EC_CURVES; the libssh API documentation (ssh_options_set, ssh_key); libssh2_session_method_pref(3). What
 * an option of curl_easy_setopt means depends on its name, so that constants of versions are reported where they are used. What is
 * checked of a peer: CURLOPT_SSL_VERIFYPEER(3), CURLOPT_SSL_VERIFYHOST(3), set_verify_mode of
 * https://github.com/chriskohlhoff/asio (`ssl` is what the examples of Boost call boost::asio::ssl), which ssl_stream of Boost.Beast
 * inherits, ssl_options.h of https://github.com/libcpr/cpr, and https://github.com/yhirose/cpp-httplib.
 */
export const networkLibraries = library("c", "networkLibraries", {
  "CURL_SSLVERSION_{SSLv2,SSLv3,TLSv1,TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": {
    is: "protocol",
    algorithm: text("{1}", "tlsVersion")
  },
  "CURL_SSLVERSION_MAX_{TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": { is: "protocol", algorithm: text("{1}", "tlsVersion") },
  'curl_easy_setopt(1:"{CURLOPT_SSL_VERIFYPEER,CURLOPT_PROXY_SSL_VERIFYPEER,CURLOPT_DOH_SSL_VERIFYPEER}")': {
    is: "protocol",
    name: "TLS",
    verification: arg(2, "checksPeer")
  },
  'curl_easy_setopt(1:"{CURLOPT_SSL_VERIFYHOST,CURLOPT_PROXY_SSL_VERIFYHOST,CURLOPT_DOH_SSL_VERIFYHOST}")': {
    is: "protocol",
    name: "TLS",
    verification: arg(2, "checksHost")
  },
  "CURLOPT_{SSL,PROXY_SSL,DOH_SSL}_{VERIFYPEER,VERIFYHOST}": { value: "CURLOPT_{1}_{2}" },
  "new cpr.VerifySsl": { is: "protocol", name: "TLS", verification: arg(0, "checksPeer") },
  "new cpr.ssl.VerifyPeer": { is: "protocol", name: "TLS", verification: arg(0, "checksPeer") },
  "new cpr.ssl.VerifyHost": { is: "protocol", name: "TLS", verification: arg(0, "checksName") },
  "httplib.{Client,SSLClient,ws.WebSocketClient}#enable_server_certificate_verification": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "checksPeer")
  },
  "httplib.{Client,SSLClient,ws.WebSocketClient}#enable_server_hostname_verification": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "checksName")
  },
  [`${asio}.{context,stream}#set_verify_mode`]: verifyMode,
  "boost.beast.ssl_stream#set_verify_mode": verifyMode,
  [`${asio}.{context,stream}#set_verify_callback`]: verifyCallback,
  "boost.beast.ssl_stream#set_verify_callback": verifyCallback,
  [`${asio}.verify_none`]: { value: "none" },
  [`${asio}.verify_peer`]: { value: "peer" },
  [`${asio}.{verify_fail_if_no_peer_cert,verify_client_once}`]: { value: "{2}" },
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

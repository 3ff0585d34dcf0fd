import { arg, library, option, text } from "../rule.ts"

const asio = "{boost.asio.ssl,asio.ssl,ssl}"
const onObject = { is: "protocol", name: "TLS", continues: true } as const
const verifyMode = { ...onObject, verification: arg(0, "verifyFlags") } as const
const verifyCallback = { ...onObject, verification: arg(0, "acceptsPeer") } as const

const onClient = { ...onObject, on: arg(0, "any") } as const

const curl = (names: string): string => `curl_easy_setopt(1:"{${names}}")`

/*
 * Sources: curl_easy_setopt(3) and the pages of CURLOPT_SSLVERSION, CURLOPT_SSL_CIPHER_LIST, CURLOPT_TLS13_CIPHERS and
 * CURLOPT_SSL_EC_CURVES, CURLOPT_USE_SSL, CURLOPT_SSLCERTTYPE; boost::asio::ssl::context_base::method
 * (think-async.com/Asio); mosquitto.h of libmosquitto, hiredis_ssl.h, mysql_ssl_set(), ldap_start_tls_s(3), and the security classes of
 * gRPC for C++. What an option of curl_easy_setopt means depends on its name, so that constants of versions are reported where they are used. What is
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
  [curl("CURLOPT_SSL_CIPHER_LIST,CURLOPT_PROXY_SSL_CIPHER_LIST,CURLOPT_TLS13_CIPHERS,CURLOPT_PROXY_TLS13_CIPHERS")]: {
    is: "protocol",
    name: "TLS",
    suite: arg(2, "cipherList")
  },
  [curl("CURLOPT_SSL_EC_CURVES")]: { is: "key-agreement", algorithm: arg(2, "groupList") },
  [curl("CURLOPT_SSL_SIGNATURE_ALGORITHMS")]: { is: "parameters", algorithm: arg(2, "signatureList") },
  [curl(
    "CURLOPT_USE_SSL,CURLOPT_SSLCERT,CURLOPT_SSLCERT_BLOB,CURLOPT_CAINFO,CURLOPT_CAINFO_BLOB,CURLOPT_PINNEDPUBLICKEY"
  )]: { is: "protocol", name: "TLS" },
  [curl("CURLOPT_SSH_HOST_PUBLIC_KEY_MD5")]: { is: "hash", name: "MD5" },
  [curl("CURLOPT_SSH_HOST_PUBLIC_KEY_SHA256")]: { is: "hash", name: "SHA-256" },
  "CURLOPT_{SSL_CIPHER_LIST,PROXY_SSL_CIPHER_LIST,TLS13_CIPHERS,PROXY_TLS13_CIPHERS,SSL_EC_CURVES,SSL_SIGNATURE_ALGORITHMS,USE_SSL,SSLCERT,SSLCERT_BLOB,CAINFO,CAINFO_BLOB,PINNEDPUBLICKEY,SSH_HOST_PUBLIC_KEY_MD5,SSH_HOST_PUBLIC_KEY_SHA256}":
    { value: "CURLOPT_{1}" },
  "new cpr.VerifySsl": { is: "protocol", name: "TLS", verification: arg(0, "checksPeer") },
  "new cpr.ssl.VerifyPeer": { is: "protocol", name: "TLS", verification: arg(0, "checksPeer") },
  "new cpr.ssl.VerifyHost": { is: "protocol", name: "TLS", verification: arg(0, "checksName") },
  "httplib.{Client,SSLClient,ws.WebSocketClient}#enable_server_certificate_verification": {
    ...onObject,
    verification: arg(0, "checksPeer")
  },
  "httplib.{Client,SSLClient,ws.WebSocketClient}#enable_server_hostname_verification": {
    ...onObject,
    verification: arg(0, "checksName")
  },
  mosquitto_tls_set: onClient,
  mosquitto_tls_psk_set: { ...onClient, suite: arg(3, "cipherList") },
  mosquitto_tls_opts_set: {
    ...onClient,
    verification: arg(1, "verifyFlags"),
    version: arg(2, "tlsVersion"),
    suite: arg(3, "cipherList")
  },
  mosquitto_tls_insecure_set: { ...onClient, verification: arg(1, "acceptsAnyName") },
  "{redisCreateSSLContext,redisInitiateSSLWithContext}": { is: "protocol", name: "TLS" },
  redisCreateSSLContextWithOptions: {
    is: "protocol",
    name: "TLS",
    verification: option(0, "verifyFlags", "verify_mode")
  },
  REDIS_SSL_VERIFY_NONE: { value: "none" },
  REDIS_SSL_VERIFY_PEER: { value: "peer" },
  REDIS_SSL_VERIFY_CLIENT_ONCE: { value: "once" },
  "{mysql_ssl_set,ldap_start_tls_s,ldap_start_tls}": { is: "protocol", name: "TLS" },
  "grpc.{SslCredentials,SslServerCredentials}": { is: "protocol", name: "TLS" },
  "grpc.experimental.{TlsCredentials,TlsServerCredentials}": { is: "protocol", name: "TLS" },
  "new httplib.SSLClient": { is: "protocol", name: "TLS", returns: "httplib.SSLClient" },
  "new httplib.SSLServer": { is: "protocol", name: "TLS", side: "server" },
  [`new ${asio}.context`]: { is: "protocol", from: [arg(0, "any"), arg(1, "any")], defaults: { name: "TLS" } },
  [`${asio}.{context,context_base}.{sslv2,sslv3,sslv23,tls,tlsv1,tlsv11,tlsv12,tlsv13}{,_client,_server}`]: {
    algorithm: text("{3}{4}", "tlsVersion")
  },
  [`${asio}.{context,stream}#set_verify_mode`]: verifyMode,
  "boost.beast.ssl_stream#set_verify_mode": verifyMode,
  [`${asio}.{context,stream}#set_verify_callback`]: verifyCallback,
  "boost.beast.ssl_stream#set_verify_callback": verifyCallback,
  [`${asio}.verify_none`]: { value: "none" },
  [`${asio}.verify_peer`]: { value: "peer" },
  [`${asio}.{verify_fail_if_no_peer_cert,verify_client_once}`]: { value: "{2}" }
})

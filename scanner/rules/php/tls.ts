import { anyOption, arg, library, text } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const verify = { ...tls, verification: anyOption("trustOrFile", "verify") } as const
const curlPeer = "CURLOPT_{SSL_VERIFYPEER,PROXY_SSL_VERIFYPEER}"
const curlHost = "CURLOPT_{SSL_VERIFYHOST,PROXY_SSL_VERIFYHOST}"

/*
 * PHP manual 8.5: "SSL context options", stream constants, "Client URL Library" constants and SoapClient. A constant that
 * names a version, or that nothing is checked, is a use of it wherever it is passed. STREAM_CRYPTO_METHOD_SSLv23 and CURL_SSLVERSION_DEFAULT leave it open. "Request Options" of
 * Guzzle 7 (`verify`), "HTTP Client" of Laravel 12, of Symfony 7 (`verify_peer`, `verify_host`) and of WordPress 6 (`sslverify`).
 * "Http Client" of CakePHP 5 (`ssl_verify_peer` and its like), HTTP client of Yii 2 (`sslVerifyPeer`), "LDAP" and "SSH2" of the PHP
 * manual; PHPMailer 7 and symfony/mailer 7.
 */
export const tlsTable = library("php", "tls", {
  stream_socket_enable_crypto: { ...tls, version: arg(2, "any", "crypto_method") },
  "STREAM_CRYPTO_METHOD_{SSLv2,SSLv3,TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}_{CLIENT,SERVER}": {
    ...tls,
    version: text("{1}", "tlsVersion")
  },
  "STREAM_CRYPTO_METHOD_{SSLv23,TLS,ANY}_{CLIENT,SERVER}": tls,
  "STREAM_CRYPTO_PROTO_{SSLv3,TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": { ...tls, version: text("{1}", "tlsVersion") },
  "CURL_SSLVERSION_{SSLv2,SSLv3,TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": { ...tls, version: text("{1}", "tlsVersion") },
  CURL_SSLVERSION_TLSv1: tls,
  "CURL_SSLVERSION_MAX_{TLSv1_0,TLSv1_1,TLSv1_2,TLSv1_3}": { ...tls, version: text("{1}", "tlsVersion") },
  "SOAP_SSL_METHOD_{SSLv2,SSLv3}": { ...tls, version: text("{1}", "tlsVersion") },
  "SOAP_SSL_METHOD_{TLS,SSLv23}": tls,

  [curlPeer]: { value: "CURLOPT_{1}" },
  [curlHost]: { value: "CURLOPT_{1}" },
  'curl_setopt(1:"CURLOPT_{SSL_VERIFYPEER,PROXY_SSL_VERIFYPEER}")': { ...tls, verification: arg(2, "checksPeer") },
  'curl_setopt(1:"CURLOPT_{SSL_VERIFYHOST,PROXY_SSL_VERIFYHOST}")': { ...tls, verification: arg(2, "curlHost") },
  [`entry ${curlPeer}`]: { is: "protocol", algorithm: arg(0, "tlsChecksPeer") },
  [`entry ${curlHost}`]: { is: "protocol", algorithm: arg(0, "curlHost") },
  "entry {verify_peer,sslverify,MYSQL_ATTR_SSL_VERIFY_SERVER_CERT}": {
    is: "protocol",
    algorithm: arg(0, "tlsChecksPeer")
  },
  "entry {verify_peer_name,verify_host}": { is: "protocol", algorithm: arg(0, "tlsChecksName") },
  "entry {ssl_verify_peer,sslVerifyPeer}": { is: "protocol", algorithm: arg(0, "tlsChecksPeer") },
  "entry {ssl_verify_peer_name,ssl_verify_host}": { is: "protocol", algorithm: arg(0, "tlsChecksName") },
  "entry ssl_allow_self_signed": { is: "protocol", algorithm: arg(0, "tlsAcceptsAnyPeer") },
  "{ldap_start_tls,ftp_ssl_connect}": tls,
  "LDAP_OPT_X_TLS_{HARD,DEMAND}": { ...tls, verification: "peer" },
  LDAP_OPT_X_TLS_ALLOW: { ...tls, verification: "none" },
  "LDAP_OPT_X_TLS_PROTOCOL_{SSL2,SSL3,TLS1_0,TLS1_1,TLS1_2,TLS1_3}": { ...tls, version: text("{1}", "tlsVersion") },
  ssh2_connect: { is: "protocol", name: "SSH" },
  "PHPMailer.PHPMailer.PHPMailer.{ENCRYPTION_STARTTLS,ENCRYPTION_SMTPS}": tls,
  "new Symfony.Component.Mailer.Transport.Smtp.EsmtpTransport": { returns: "Symfony.EsmtpTransport" },
  "Symfony.EsmtpTransport#setRequireTls": tls,
  "entry allow_self_signed": { is: "protocol", algorithm: arg(0, "tlsAcceptsAnyPeer") },
  "entry sslmode": { is: "protocol", algorithm: arg(0, "sslMode") },
  "{MYSQLI_CLIENT_SSL_DONT_VERIFY_SERVER_CERT,LDAP_OPT_X_TLS_NEVER}": { ...tls, verification: "none" },
  "new GuzzleHttp.Client": { returns: "GuzzleHttp.Client" },
  "GuzzleHttp.ClientInterface": { returns: "GuzzleHttp.Client" },
  "new GuzzleHttp.Client(.verify:)": { ...verify, returns: "GuzzleHttp.Client" },
  "GuzzleHttp.Client#{get,head,put,post,patch,delete,request,send,getAsync,headAsync,putAsync,postAsync,patchAsync,deleteAsync,requestAsync,sendAsync}(.verify:)":
    verify,
  "Illuminate.Support.Facades.Http.withoutVerifying": {
    ...tls,
    verification: "none",
    returns: "Illuminate.Http.Client.PendingRequest"
  },
  "Illuminate.Support.Facades.Http.withOptions(.verify:)": {
    ...verify,
    returns: "Illuminate.Http.Client.PendingRequest"
  },
  "Illuminate.Support.Facades.Http.*": { returns: "Illuminate.Http.Client.PendingRequest" },
  "Illuminate.Http.Client.PendingRequest#withoutVerifying": {
    ...tls,
    verification: "none",
    returns: "Illuminate.Http.Client.PendingRequest"
  },
  "Illuminate.Http.Client.PendingRequest#withOptions(.verify:)": {
    ...verify,
    returns: "Illuminate.Http.Client.PendingRequest"
  },
  "Illuminate.Http.Client.PendingRequest#*": { returns: "Illuminate.Http.Client.PendingRequest" }
})

import { arg, library } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const smtp = "lettre.transport.smtp.client"
const asynchronous = "async_native_tls"
const params = { refines: true, returns: "lettre.TlsParametersBuilder" } as const

/*
 * What speaks TLS by the options of a client or a server; API references (docs.rs) of lettre 0.11, postgres-native-tls 0.5, postgres-openssl 0.5,
 * tokio-postgres-rustls 0.13, sqlx 0.8, mongodb 3, tonic 0.12 to 0.14, axum-server 0.7, actix-web 4, curl 0.4, isahc 1, async-native-tls 0.5,
 * ldap3 0.11, imap 3, kube 0.99, attohttpc 0.29, tokio-tungstenite 0.26, redis 0.27, rumqttc 0.24.
 */
export const clients = library("rust", "clients", {
  "rustls.crypto.{ring,aws_lc_rs}.default_provider": tls,

  [`${smtp}.{TlsParameters.builder,TlsParametersBuilder.new}`]: { ...tls, returns: "lettre.TlsParametersBuilder" },
  [`${smtp}.TlsParameters.{new,new_native,new_rustls,new_boring}`]: tls,
  "lettre.TlsParametersBuilder#dangerous_accept_invalid_certs": { ...params, verification: arg(0, "acceptsAnyPeer") },
  "lettre.TlsParametersBuilder#dangerous_accept_invalid_hostnames": {
    ...params,
    verification: arg(0, "acceptsAnyName")
  },
  "lettre.TlsParametersBuilder#set_min_tls_version": { ...params, version: arg(0, "any") },
  "lettre.TlsParametersBuilder#{certificate_store,add_root_certificate,identify_with,build,build_native,build_rustls,build_boring}":
    params,
  [`${smtp}.TlsVersion.Tlsv10`]: { version: "1.0" },
  [`${smtp}.TlsVersion.Tlsv11`]: { version: "1.1" },
  [`${smtp}.TlsVersion.Tlsv12`]: { version: "1.2" },
  [`${smtp}.TlsVersion.Tlsv13`]: { version: "1.3" },
  "lettre.{SmtpTransport,AsyncSmtpTransport,transport.smtp.SmtpTransport,transport.smtp.AsyncSmtpTransport}.{relay,starttls_relay}":
    tls,

  "{postgres_native_tls,postgres_openssl}.MakeTlsConnector.new": { ...tls, from: arg(0, "any") },
  "tokio_postgres_rustls.MakeRustlsConnect.new": { ...tls, from: arg(0, "any") },
  "sqlx.{postgres,mysql}.{PgConnectOptions,MySqlConnectOptions}.new": { returns: "sqlx.ConnectOptions" },
  "sqlx.ConnectOptions#ssl_mode": { ...tls, verification: arg(0, "any"), returns: "sqlx.ConnectOptions" },
  "sqlx.ConnectOptions#*": { returns: "sqlx.ConnectOptions" },
  "sqlx.postgres.PgSslMode.Require": { verification: "none" },
  "sqlx.postgres.PgSslMode.VerifyCa": { verification: "no-host-name" },
  "sqlx.postgres.PgSslMode.VerifyFull": { verification: "peer" },
  "sqlx.mysql.MySqlSslMode.Required": { verification: "none" },
  "sqlx.mysql.MySqlSslMode.VerifyCa": { verification: "no-host-name" },
  "sqlx.mysql.MySqlSslMode.VerifyIdentity": { verification: "peer" },
  "mongodb.options.TlsOptions.builder": { ...tls, returns: "mongodb.TlsOptionsBuilder" },
  "mongodb.TlsOptionsBuilder#allow_invalid_certificates": {
    refines: true,
    verification: arg(0, "acceptsAnyPeer"),
    returns: "mongodb.TlsOptionsBuilder"
  },
  "mongodb.TlsOptionsBuilder#allow_invalid_hostnames": {
    refines: true,
    verification: arg(0, "acceptsAnyName"),
    returns: "mongodb.TlsOptionsBuilder"
  },
  "redis.Client.build_with_tls": tls,
  "rumqttc.Transport.{tls,tls_with_config,tls_with_default_config}": tls,

  "tonic.transport.{ClientTlsConfig,ServerTlsConfig}.new": tls,
  "axum_server.{bind_rustls,bind_openssl,tls_rustls.bind_rustls,tls_openssl.bind_openssl}": tls,
  "axum_server.tls_rustls.RustlsConfig.{from_pem,from_pem_file,from_pem_chain_file,from_der,from_config}": tls,
  "actix_web.HttpServer.new": { returns: "actix_web.HttpServer" },
  "actix_web.HttpServer#{bind_openssl,bind_rustls,bind_rustls_021,bind_rustls_0_22,bind_rustls_0_23}": {
    ...tls,
    from: arg(1, "any")
  },
  "actix_web.HttpServer#*": { returns: "actix_web.HttpServer" },

  "curl.easy.{Easy,Easy2}.new": { returns: "curl.easy.Easy" },
  "curl.easy.Easy#ssl_verify_peer": { ...tls, verification: arg(0, "checksPeer") },
  "curl.easy.Easy#ssl_verify_host": { ...tls, verification: arg(0, "checksName") },
  "isahc.config.SslOption.DANGER_ACCEPT_{INVALID_CERTS,REVOKED_CERTS,INVALID_HOSTS}": { ...tls, verification: "none" },
  [`${asynchronous}.TlsConnector.new`]: { ...tls, returns: `${asynchronous}.TlsConnector` },
  [`${asynchronous}.TlsConnector#danger_accept_invalid_certs`]: {
    refines: true,
    verification: arg(0, "acceptsAnyPeer"),
    returns: `${asynchronous}.TlsConnector`
  },
  [`${asynchronous}.TlsConnector#danger_accept_invalid_hostnames`]: {
    refines: true,
    verification: arg(0, "acceptsAnyName"),
    returns: `${asynchronous}.TlsConnector`
  },
  "ldap3.LdapConnSettings.new": { returns: "ldap3.LdapConnSettings" },
  "ldap3.LdapConnSettings#set_no_tls_verify": { ...tls, verification: arg(0, "acceptsAnyPeer"), fluent: true },
  "ldap3.LdapConnSettings#set_starttls": { ...tls, fluent: true },
  "imap.ClientBuilder.new": { ...tls, returns: "imap.ClientBuilder" },
  "imap.ClientBuilder#danger_skip_tls_verify": {
    refines: true,
    verification: arg(0, "acceptsAnyPeer"),
    returns: "imap.ClientBuilder"
  },
  "kube.Config.{infer,incluster,from_kubeconfig,new}": { returns: "kube.Config" },
  "kube.Config#accept_invalid_certs=": { ...tls, verification: arg(0, "acceptsAnyPeer") },
  "tokio_tungstenite.Connector.{NativeTls,Rustls}": { ...tls, from: arg(0, "any") }
})

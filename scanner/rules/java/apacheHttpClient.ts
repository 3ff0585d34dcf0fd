import { arg, library, rest } from "../rule.ts"

const trustsAll = { is: "protocol", name: "TLS", verification: "none" } as const
const acceptsNames = { is: "protocol", name: "TLS", verification: "no-host-name" } as const

/*
 * Source: Apache HttpClient 4.3 to 5.5 and HttpCore 5 API. As for JSSE, each list of protocols or suites is a use of its
 * own. Socket factories take the protocols and the suites before their last argument. TrustSelfSignedStrategy trusts whoever
 * signs for themselves.
 */
export const apacheHttpClient = library("java", "apacheHttpClient", {
  "{org.apache.http.ssl,org.apache.http.conn.ssl,org.apache.hc.core5.ssl}.SSLContexts.{createDefault,createSystemDefault}":
    { is: "protocol", name: "TLS", returns: "javax.net.ssl.SSLContext" },
  "{org.apache.http.ssl,org.apache.http.conn.ssl,org.apache.hc.core5.ssl}.SSLContexts.custom": {
    is: "protocol",
    name: "TLS",
    returns: "{1}.SSLContextBuilder"
  },
  "{org.apache.http.ssl,org.apache.hc.core5.ssl}.SSLContextBuilder.create": {
    is: "protocol",
    name: "TLS",
    returns: "{1}.SSLContextBuilder"
  },
  "new {org.apache.http.ssl,org.apache.http.conn.ssl,org.apache.hc.core5.ssl}.SSLContextBuilder": {
    is: "protocol",
    name: "TLS"
  },
  "{org.apache.http.ssl,org.apache.http.conn.ssl,org.apache.hc.core5.ssl}.SSLContextBuilder#{setProtocol,useProtocol}":
    {
      refines: true,
      algorithm: arg(0, "tlsVersion"),
      returns: "{1}.SSLContextBuilder"
    },
  "{org.apache.http.ssl,org.apache.http.conn.ssl,org.apache.hc.core5.ssl}.SSLContextBuilder#loadTrustMaterial": {
    refines: true,
    verification: arg(-1, "acceptsPeer"),
    returns: "{1}.SSLContextBuilder"
  },
  "{org.apache.http.conn.ssl,org.apache.hc.client5.http.ssl}.{TrustAllStrategy,TrustSelfSignedStrategy}.INSTANCE":
    trustsAll,
  "new {org.apache.http.conn.ssl,org.apache.hc.client5.http.ssl}.{TrustAllStrategy,TrustSelfSignedStrategy}": trustsAll,
  "{org.apache.http.conn.ssl,org.apache.hc.client5.http.ssl}.NoopHostnameVerifier.INSTANCE": acceptsNames,
  "new {org.apache.http.conn.ssl,org.apache.hc.client5.http.ssl}.NoopHostnameVerifier": acceptsNames,
  "org.apache.http.conn.ssl.{SSLConnectionSocketFactory,SSLSocketFactory}.ALLOW_ALL_HOSTNAME_VERIFIER": acceptsNames,
  "new org.apache.http.conn.ssl.AllowAllHostnameVerifier": acceptsNames,
  "new {org.apache.http.conn.ssl,org.apache.hc.client5.http.ssl}.DefaultHostnameVerifier": { verification: "peer" },
  "org.apache.http.impl.client.HttpClients.custom": { returns: "org.apache.http.impl.client.HttpClientBuilder" },
  "org.apache.http.impl.client.HttpClientBuilder.create": {
    returns: "org.apache.http.impl.client.HttpClientBuilder"
  },
  "org.apache.http.impl.client.HttpClientBuilder#{setSSLHostnameVerifier,setHostnameVerifier}": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsName"),
    returns: "org.apache.http.impl.client.HttpClientBuilder"
  },
  "org.apache.http.impl.client.HttpClientBuilder#*": { returns: "org.apache.http.impl.client.HttpClientBuilder" },
  "org.apache.http.impl.nio.client.{HttpAsyncClients.custom,HttpAsyncClientBuilder.create}": {
    returns: "org.apache.http.impl.nio.client.HttpAsyncClientBuilder"
  },
  "org.apache.http.impl.nio.client.HttpAsyncClientBuilder#{setSSLHostnameVerifier,setHostnameVerifier}": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsName"),
    returns: "org.apache.http.impl.nio.client.HttpAsyncClientBuilder"
  },
  "org.apache.http.impl.nio.client.HttpAsyncClientBuilder#*": {
    returns: "org.apache.http.impl.nio.client.HttpAsyncClientBuilder"
  },
  "{org.apache.http.ssl,org.apache.http.conn.ssl,org.apache.hc.core5.ssl}.SSLContextBuilder#build": {
    inherits: true,
    returns: "javax.net.ssl.SSLContext"
  },
  "{org.apache.http.ssl,org.apache.http.conn.ssl,org.apache.hc.core5.ssl}.SSLContextBuilder#*": {
    returns: "{1}.SSLContextBuilder"
  },

  "new {org.apache.http.conn.ssl,org.apache.hc.client5.http.ssl}.SSLConnectionSocketFactory": {
    is: "protocol",
    name: "TLS",
    version: arg(-3, "tlsVersion"),
    suite: arg(-2, "cipherSuite"),
    verification: arg(-1, "acceptsName"),
    from: arg(0, "any")
  },
  "new org.apache.http.conn.ssl.SSLSocketFactory": {
    is: "protocol",
    name: "TLS",
    verification: arg(1, "acceptsName"),
    from: arg(0, "any")
  },
  "org.apache.http.conn.ssl.SSLSocketFactory#setHostnameVerifier": {
    refines: true,
    verification: arg(0, "acceptsName")
  },
  "{org.apache.http.conn.ssl.SSLConnectionSocketFactory,org.apache.http.conn.ssl.SSLSocketFactory,org.apache.hc.client5.http.ssl.SSLConnectionSocketFactory}.{getSocketFactory,getSystemSocketFactory}":
    { is: "protocol", name: "TLS" },
  "new org.apache.http.nio.conn.ssl.SSLIOSessionStrategy": {
    is: "protocol",
    name: "TLS",
    version: arg(-3, "tlsVersion"),
    suite: arg(-2, "cipherSuite"),
    verification: arg(-1, "acceptsName"),
    from: arg(0, "any")
  },

  "org.apache.hc.client5.http.ssl.{SSLConnectionSocketFactoryBuilder,ClientTlsStrategyBuilder}.create": {
    is: "protocol",
    name: "TLS",
    returns: "org.apache.hc.client5.http.ssl.{1}"
  },
  "org.apache.hc.client5.http.ssl.{SSLConnectionSocketFactoryBuilder,ClientTlsStrategyBuilder}#setTlsVersions": {
    is: "protocol",
    algorithm: rest(0, "tlsVersion"),
    returns: "org.apache.hc.client5.http.ssl.{1}"
  },
  "org.apache.hc.client5.http.ssl.{SSLConnectionSocketFactoryBuilder,ClientTlsStrategyBuilder}#setCiphers": {
    is: "protocol",
    name: "TLS",
    suite: rest(0, "cipherSuite"),
    returns: "org.apache.hc.client5.http.ssl.{1}"
  },
  "org.apache.hc.client5.http.ssl.{SSLConnectionSocketFactoryBuilder,ClientTlsStrategyBuilder}#setHostnameVerifier": {
    refines: true,
    verification: arg(0, "acceptsName"),
    returns: "org.apache.hc.client5.http.ssl.{1}"
  },
  "org.apache.hc.client5.http.ssl.{SSLConnectionSocketFactoryBuilder,ClientTlsStrategyBuilder}#*": {
    returns: "org.apache.hc.client5.http.ssl.{1}"
  },
  "new org.apache.hc.client5.http.ssl.{DefaultClientTlsStrategy,ConscryptClientTlsStrategy}": {
    is: "protocol",
    name: "TLS",
    version: arg(1, "tlsVersion"),
    suite: arg(2, "cipherSuite"),
    verification: arg(-1, "acceptsName"),
    from: arg(0, "any")
  },
  "org.apache.hc.client5.http.ssl.{DefaultClientTlsStrategy,ConscryptClientTlsStrategy}.{getDefault,getSystemDefault}":
    {
      is: "protocol",
      name: "TLS"
    },
  "org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy.{createDefault,createSystemDefault}": {
    is: "protocol",
    name: "TLS"
  },
  "org.apache.hc.client5.http.config.TlsConfig.custom": {
    returns: "org.apache.hc.client5.http.config.TlsConfig.Builder"
  },
  "org.apache.hc.client5.http.config.TlsConfig.Builder#setSupportedProtocols": {
    is: "protocol",
    algorithm: rest(0, "tlsVersion"),
    returns: "org.apache.hc.client5.http.config.TlsConfig.Builder"
  },
  "org.apache.hc.client5.http.config.TlsConfig.Builder#setSupportedCipherSuites": {
    is: "protocol",
    name: "TLS",
    suite: rest(0, "cipherSuite"),
    returns: "org.apache.hc.client5.http.config.TlsConfig.Builder"
  },
  "org.apache.hc.client5.http.config.TlsConfig.Builder#*": {
    returns: "org.apache.hc.client5.http.config.TlsConfig.Builder"
  },
  "org.apache.hc.core5.http.ssl.TLS.V_1_{0,1,2,3}": { value: "TLSv1.{1}" }
})

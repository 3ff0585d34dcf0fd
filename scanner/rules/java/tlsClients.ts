import { arg, library, rest } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const jetty = "org.eclipse.jetty.util.ssl.SslContextFactory"
const asyncHttp = "org.asynchttpclient.DefaultAsyncHttpClientConfig.Builder"
const rabbit = "com.rabbitmq.client"
const mail = "{smtp,smtps,imap,imaps,pop3,pop3s}"
const settings = "{Properties#put,Properties#setProperty,Map#put,HashMap#put}"

/*
 * Source: what clients that are no HTTP libraries, or bring a TLS of their own, check of the other side:
 * https://github.com/jetty/jetty.project 9 to 12 (SslContextFactory, whose server side asks for no certificate),
 * https://github.com/AsyncHttpClient/async-http-client 2 and 3 (DefaultAsyncHttpClientConfig),
 * https://github.com/rabbitmq/rabbitmq-java-client 5 (ConnectionFactory, TrustEverythingTrustManager),
 * https://github.com/apache/cxf 3 and 4 (TLSClientParameters), https://github.com/eclipse-paho/paho.mqtt.java (MqttConnectOptions),
 * https://github.com/eclipse-ee4j/angus-mail (MailSSLSocketFactory and the properties of its providers, the same in JavaMail),
 * https://kafka.apache.org/documentation/#security_ssl (SslConfigs).
 */
export const tlsClients = library("java", "tlsClients", {
  [`new ${jetty}.Client`]: { ...tls, verification: arg(0, "acceptsAnyPeer"), returns: `${jetty}.Client` },
  [`new ${jetty}`]: { ...tls, returns: jetty },
  [`new ${jetty}.Server`]: { ...tls, side: "server", returns: jetty },
  [`${jetty}.Client`]: { returns: jetty },
  [`${jetty}#setIncludeProtocols`]: { ...tls, continues: true, version: rest(0, "tlsVersion") },
  [`${jetty}#setIncludeCipherSuites`]: { ...tls, suite: rest(0, "cipherSuite") },
  [`{${jetty},${jetty}.Client}#setTrustAll`]: { ...tls, refines: true, verification: arg(0, "acceptsAnyPeer") },
  [`{${jetty},${jetty}.Client}#setEndpointIdentificationAlgorithm`]: {
    ...tls,
    refines: true,
    verification: arg(0, "endpointAlgorithm")
  },
  [`${jetty}.Client#setHostnameVerifier`]: { ...tls, refines: true, verification: arg(0, "acceptsName") },

  "org.asynchttpclient.Dsl.config": { returns: asyncHttp },
  [`${asyncHttp}#setUseInsecureTrustManager`]: {
    ...tls,
    verification: arg(0, "acceptsAnyPeer"),
    returns: asyncHttp
  },
  [`${asyncHttp}#setDisableHttpsEndpointIdentificationAlgorithm`]: {
    ...tls,
    verification: arg(0, "acceptsAnyName"),
    returns: asyncHttp
  },
  [`${asyncHttp}#*`]: { returns: asyncHttp },

  [`new ${rabbit}.TrustEverythingTrustManager`]: { ...tls, verification: "none" },
  [`${rabbit}.ConnectionFactory#useTlsWithNoVerification`]: { ...tls, verification: "none" },
  [`${rabbit}.ConnectionFactory#useSslProtocol`]: {
    ...tls,
    version: arg(0, "tlsVersion"),
    verification: arg(1, "acceptsPeer"),
    from: arg(0, "any")
  },

  "org.apache.cxf.configuration.jsse.TLSClientParameters#setDisableCNCheck": {
    ...tls,
    verification: arg(0, "acceptsAnyName")
  },
  "org.apache.cxf.configuration.jsse.TLSClientParameters#setHostnameVerifier": {
    ...tls,
    verification: arg(0, "acceptsName")
  },
  "{org.eclipse.paho.client.mqttv3.MqttConnectOptions,org.eclipse.paho.mqttv5.client.MqttConnectionOptions}#setHttpsHostnameVerificationEnabled":
    { ...tls, verification: arg(0, "checksName") },
  "{org.eclipse.paho.client.mqttv3.MqttConnectOptions,org.eclipse.paho.mqttv5.client.MqttConnectionOptions}#setSSLHostnameVerifier":
    { ...tls, verification: arg(0, "acceptsName") },

  "{com.sun.mail.util,org.eclipse.angus.mail.util}.MailSSLSocketFactory#setTrustAllHosts": {
    ...tls,
    verification: arg(0, "acceptsAnyPeer")
  },
  "{com.sun.mail.util,org.eclipse.angus.mail.util}.MailSSLSocketFactory#setTrustedHosts": {
    ...tls,
    verification: arg(0, "trustedHosts")
  },
  [`java.util.{Properties#put,Properties#setProperty}("mail.${mail}.ssl.trust")`]: {
    ...tls,
    verification: arg(1, "trustedHosts")
  },
  [`java.util.{Properties#put,Properties#setProperty}("mail.${mail}.ssl.checkserveridentity")`]: {
    ...tls,
    verification: arg(1, "leavesOutName")
  },

  [`java.util.${settings}("{ssl.endpoint.identification.algorithm,SSL_ENDPOINT_IDENTIFICATION_ALGORITHM_CONFIG}")`]: {
    ...tls,
    verification: arg(1, "endpointAlgorithm")
  },
  "org.apache.kafka.common.config.SslConfigs.SSL_ENDPOINT_IDENTIFICATION_ALGORITHM_CONFIG": {
    value: "SSL_ENDPOINT_IDENTIFICATION_ALGORITHM_CONFIG"
  }
})

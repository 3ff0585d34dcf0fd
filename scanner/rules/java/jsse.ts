import { arg, library } from "../rule.ts"

/*
 * Source: Java SE 25 API Specification, packages javax.net.ssl, com.sun.net.httpserver and javax.rmi.ssl; Java Security
 * Standard Algorithm Names, JDK 25, JSSE sections; the system properties of "Customizing JSSE" in the JSSE Reference Guide. Each list of protocols or suites is a use of its own: one finding for
 * each that it enables.
 */
export const jsse = library("java", "jsse", {
  'java.lang.System.setProperty("{jdk.tls.client.protocols,jdk.tls.server.protocols,https.protocols}")': {
    is: "protocol",
    algorithm: arg(1, "tlsVersions")
  },
  'java.lang.System.setProperty("{jdk.tls.client.cipherSuites,jdk.tls.server.cipherSuites,https.cipherSuites}")': {
    is: "protocol",
    name: "TLS",
    suite: arg(1, "cipherSuites")
  },
  'java.lang.System.setProperty("jdk.tls.namedGroups")': { is: "protocol", name: "TLS", curve: arg(1, "tlsGroups") },
  'java.lang.System.setProperty("{jdk.internal.httpclient.disableHostnameVerification,com.sun.jndi.ldap.object.disableEndpointIdentification}")':
    { is: "protocol", name: "TLS", verification: arg(1, "acceptsAnyName") },
  'java.util.Properties#{setProperty,put}("{jdk.internal.httpclient.disableHostnameVerification,com.sun.jndi.ldap.object.disableEndpointIdentification}")':
    { is: "protocol", name: "TLS", verification: arg(1, "acceptsAnyName") },
  "java.lang.System.getProperties": { returns: "java.util.Properties" },

  "javax.net.ssl.SSLContext.getInstance": {
    is: "protocol",
    algorithm: arg(0, "tlsVersion"),
    returns: "javax.net.ssl.SSLContext"
  },
  "javax.net.ssl.SSLContext.getDefault": { is: "protocol", name: "TLS", returns: "javax.net.ssl.SSLContext" },
  "javax.net.ssl.{SSLSocketFactory,SSLServerSocketFactory}.getDefault": {
    is: "protocol",
    name: "TLS",
    returns: "javax.net.ssl.{1}"
  },
  "javax.net.ssl.HttpsURLConnection.getDefaultSSLSocketFactory": {
    is: "protocol",
    name: "TLS",
    returns: "javax.net.ssl.SSLSocketFactory"
  },
  "javax.net.ssl.HttpsURLConnection#getSSLSocketFactory": { returns: "javax.net.ssl.SSLSocketFactory" },
  "javax.net.ssl.SSLContext#getSocketFactory": { inherits: true, returns: "javax.net.ssl.SSLSocketFactory" },
  "javax.net.ssl.SSLContext#getServerSocketFactory": {
    inherits: true,
    returns: "javax.net.ssl.SSLServerSocketFactory"
  },
  "javax.net.ssl.SSLContext#createSSLEngine": { inherits: true, returns: "javax.net.ssl.SSLEngine" },
  "javax.net.ssl.SSLSocketFactory#createSocket": { inherits: true, returns: "javax.net.ssl.SSLSocket" },
  "javax.net.ssl.SSLServerSocketFactory#createServerSocket": {
    inherits: true,
    returns: "javax.net.ssl.SSLServerSocket"
  },
  "javax.net.ssl.SSLServerSocket#accept": { inherits: true, returns: "javax.net.ssl.SSLSocket" },
  "javax.net.ssl.{SSLSocket,SSLServerSocket,SSLEngine}#getSSLParameters": {
    inherits: true,
    returns: "javax.net.ssl.SSLParameters"
  },
  "javax.net.ssl.SSLContext#{getDefaultSSLParameters,getSupportedSSLParameters}": {
    inherits: true,
    returns: "javax.net.ssl.SSLParameters"
  },

  "javax.net.ssl.{SSLSocket,SSLServerSocket,SSLEngine}#setEnabledProtocols": {
    is: "protocol",
    name: "TLS",
    algorithm: arg(0, "tlsVersion")
  },
  "javax.net.ssl.{SSLSocket,SSLServerSocket,SSLEngine}#setEnabledCipherSuites": {
    is: "protocol",
    name: "TLS",
    suite: arg(0, "cipherSuite")
  },
  "new javax.net.ssl.SSLParameters": {
    is: "protocol",
    name: "TLS",
    suite: arg(0, "cipherSuite"),
    version: arg(1, "tlsVersion")
  },
  "javax.net.ssl.SSLParameters#setProtocols": { is: "protocol", algorithm: arg(0, "tlsVersion") },
  "javax.net.ssl.SSLParameters#setCipherSuites": { is: "protocol", name: "TLS", suite: arg(0, "cipherSuite") },
  "javax.net.ssl.SSLParameters#setNamedGroups": { is: "key-agreement", algorithm: arg(0, "tlsGroup") },
  "javax.net.ssl.SSLParameters#setSignatureSchemes": { is: "signature", algorithm: arg(0, "tlsSignature") },

  "com.sun.net.httpserver.HttpsParameters#setProtocols": { is: "protocol", algorithm: arg(0, "tlsVersion") },
  "com.sun.net.httpserver.HttpsParameters#setCipherSuites": {
    is: "protocol",
    name: "TLS",
    suite: arg(0, "cipherSuite")
  },
  "new javax.rmi.ssl.SslRMIClientSocketFactory": { is: "protocol", name: "TLS" },
  "new javax.rmi.ssl.SslRMIServerSocketFactory": {
    is: "protocol",
    name: "TLS",
    suite: arg(-3, "cipherSuite"),
    version: arg(-2, "tlsVersion")
  },

  "javax.net.ssl.SSLContext#init": { refines: true, verification: arg(1, "acceptsPeer") },
  "javax.net.ssl.HttpsURLConnection.setDefaultHostnameVerifier": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsName")
  },
  "javax.net.ssl.HttpsURLConnection#setHostnameVerifier": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "acceptsName")
  },
  "javax.net.ssl.SSLParameters#setEndpointIdentificationAlgorithm": {
    is: "protocol",
    name: "TLS",
    refines: true,
    verification: arg(0, "endpointAlgorithm")
  },
  "javax.net.ssl.HostnameVerifier": { verification: arg(0, "acceptsName") },
  "javax.net.ssl.{TrustManagerFactory,KeyManagerFactory}.getInstance": {
    is: "certificate",
    certificateFormat: "X.509",
    returns: "javax.net.ssl.{1}"
  }
})

import { arg, library, rest } from "../rule.ts"

/*
 * Source: Netty 4.1 and 4.2 API (https://github.com/netty/netty/tree/4.2/handler/src/main/java/io/netty/handler/ssl), package
 * io.netty.handler.ssl and its package util, and the QUIC codec. The protocols of a builder are those of its context; as for JSSE, each list of suites is a use of its own.
 * endpointIdentificationAlgorithm is `HTTPS`, `LDAPS`, or null for no check of the name.
 */
export const nettySsl = library("java", "nettySsl", {
  "io.netty.handler.ssl.SslContextBuilder.forClient": {
    is: "protocol",
    name: "TLS",
    returns: "io.netty.handler.ssl.SslContextBuilder"
  },
  "io.netty.handler.ssl.SslContextBuilder.forServer": {
    is: "protocol",
    name: "TLS",
    side: "server",
    returns: "io.netty.handler.ssl.SslContextBuilder"
  },
  "io.netty.handler.ssl.SslContextBuilder#protocols": {
    is: "protocol",
    name: "TLS",
    version: rest(0, "tlsVersion"),
    continues: true,
    returns: "io.netty.handler.ssl.SslContextBuilder"
  },
  "io.netty.handler.ssl.SslContextBuilder#ciphers": {
    is: "protocol",
    name: "TLS",
    suite: arg(0, "cipherSuite"),
    fluent: true,
    returns: "io.netty.handler.ssl.SslContextBuilder"
  },
  "io.netty.handler.ssl.SslContextBuilder#build": { inherits: true, returns: "io.netty.handler.ssl.SslContext" },
  "io.netty.handler.ssl.SslContextBuilder#*": { returns: "io.netty.handler.ssl.SslContextBuilder" },
  "io.netty.handler.ssl.SslContext.{newClientContext,newServerContext}": {
    is: "protocol",
    name: "TLS",
    returns: "io.netty.handler.ssl.SslContext"
  },
  "io.netty.handler.ssl.SslContext#newEngine": { inherits: true, returns: "javax.net.ssl.SSLEngine" },
  "io.netty.handler.ssl.SslContext#newHandler": { inherits: true, returns: "io.netty.handler.ssl.SslHandler" },
  "io.netty.handler.ssl.SslHandler#engine": { inherits: true, returns: "javax.net.ssl.SSLEngine" },
  "io.netty.handler.ssl.SslContextBuilder#trustManager": {
    refines: true,
    verification: arg(0, "acceptsPeer"),
    returns: "io.netty.handler.ssl.SslContextBuilder"
  },
  "io.netty.handler.ssl.SslContextBuilder#endpointIdentificationAlgorithm": {
    refines: true,
    verification: arg(0, "endpointAlgorithm"),
    returns: "io.netty.handler.ssl.SslContextBuilder"
  },
  "io.netty.handler.ssl.util.InsecureTrustManagerFactory.INSTANCE": {
    is: "protocol",
    name: "TLS",
    verification: "none"
  },
  "new io.netty.handler.ssl.util.SelfSignedCertificate": { is: "certificate", certificateFormat: "X.509" },
  "{io.netty.incubator.codec.quic,io.netty.handler.codec.quic}.QuicSslContextBuilder.{forClient,forServer}": {
    is: "protocol",
    name: "QUIC"
  }
})

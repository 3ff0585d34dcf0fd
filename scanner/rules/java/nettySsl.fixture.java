package demo;

import io.netty.buffer.ByteBufAllocator;
import io.netty.handler.codec.quic.QuicSslContextBuilder;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslProvider;
import io.netty.handler.ssl.SupportedCipherSuiteFilter;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import io.netty.handler.ssl.util.SelfSignedCertificate;
import java.io.File;
import java.util.Arrays;
import java.util.List;
import javax.net.ssl.SSLEngine;

class Server {
  private static final String[] PROTOCOLS = {"TLSv1.2", "TLSv1.3"};
  private static final List<String> CIPHERS = Arrays.asList("TLS_AES_128_GCM_SHA256", "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384");

  SslContext server(File chain, File key) throws Exception {
    return SslContextBuilder.forServer(chain, key) // expect: protocol TLSv1.2; protocol TLSv1.3
        .sslProvider(SslProvider.OPENSSL)
        .ciphers(CIPHERS, SupportedCipherSuiteFilter.INSTANCE) // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
        .protocols(PROTOCOLS)
        .build();
  }

  void client(ByteBufAllocator allocator) throws Exception {
    SslContext context = SslContextBuilder.forClient() // expect: protocol TLSv1.0 verification=none; protocol TLSv1.1 verification=none
        .trustManager(InsecureTrustManagerFactory.INSTANCE)
        .protocols("TLSv1", "TLSv1.1")
        .build();
    SSLEngine engine = context.newEngine(allocator);
    engine.setEnabledProtocols(new String[] {"TLSv1.3"}); // expect: protocol TLSv1.3
    SslHandler handler = context.newHandler(allocator, "example.org", 443);
    handler.engine().setEnabledCipherSuites(new String[] {"TLS_AES_256_GCM_SHA384"}); // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
    SslContextBuilder builder = SslContextBuilder.forClient(); // expect: protocol TLSv1.2
    builder.protocols(Arrays.asList("TLSv1.2"));
    unknown.protocols("TLSv1.3");
    SslContextBuilder.forClient().protocols(given()).build(); // expect: protocol TLS unknown=version
    builder.startTls(true).ciphers(null); // expect: protocol TLS
  }

  void trust(File roots) throws Exception {
    SslContextBuilder.forClient().trustManager(roots).build(); // expect: protocol TLS verification=unsaid
    SslContextBuilder.forClient().endpointIdentificationAlgorithm(null).build(); // expect: protocol TLS verification=no-host-name
    SslContextBuilder.forClient().endpointIdentificationAlgorithm("HTTPS").build(); // expect: protocol TLS verification=peer
    set(InsecureTrustManagerFactory.INSTANCE); // expect: protocol TLS verification=none
  }

  void old(File chain, File key) throws Exception {
    SslContext.newClientContext(); // expect: protocol TLS
    SslContext.newServerContext(chain, key); // expect: protocol TLS
    SelfSignedCertificate certificate = new SelfSignedCertificate("localhost"); // expect: certificate unknown certificateFormat=X.509
    SslContextBuilder.forServer(certificate.certificate(), certificate.privateKey()).build(); // expect: protocol TLS
    SslContextBuilder.forServer(chain, key).trustManager(InsecureTrustManagerFactory.INSTANCE).build(); // expect: protocol TLS
    QuicSslContextBuilder.forClient().build(); // expect: protocol QUIC
    QuicSslContextBuilder.forServer(key, null, chain).build(); // expect: protocol QUIC
    io.netty.incubator.codec.quic.QuicSslContextBuilder.forClient().build(); // expect: protocol QUIC
    io.netty.incubator.codec.quic.QuicSslContextBuilder.forServer(key, null, chain).build(); // expect: protocol QUIC
  }
}

class NotNetty {
  static class SslContextBuilder {
    static SslContextBuilder forClient() {
      return null;
    }
  }

  void none(org.example.SslContext context) {
    SslContextBuilder.forClient();
    context.newClientContext();
  }
}

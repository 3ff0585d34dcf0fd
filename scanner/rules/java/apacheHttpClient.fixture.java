package demo;

import javax.net.ssl.SSLContext;
import org.apache.hc.client5.http.config.TlsConfig;
import org.apache.hc.client5.http.ssl.*;
import org.apache.hc.core5.http.ssl.TLS;
import org.apache.hc.core5.ssl.SSLContextBuilder;
import org.apache.hc.core5.ssl.SSLContexts;

class Clients {
  private static final String[] PROTOCOLS = {"TLSv1.2", "TLSv1.3"};

  void contexts() throws Exception {
    SSLContext context = SSLContexts.custom().loadTrustMaterial(null, (chain, type) -> true).setProtocol("TLSv1.2").build(); // expect: protocol TLSv1.2
    SSLContextBuilder builder = SSLContextBuilder.create(); // expect: protocol TLSv1.3
    builder.loadTrustMaterial(null, null).setProtocol("TLSv1.3");
    new SSLContextBuilder().loadTrustMaterial(null, null).build(); // expect: protocol TLS
    SSLContexts.createDefault(); // expect: protocol TLS
    SSLContexts.createSystemDefault(); // expect: protocol TLS
    SSLConnectionSocketFactory factory = new SSLConnectionSocketFactory(context, PROTOCOLS, null, null); // expect: protocol TLSv1.2; protocol TLSv1.3
    new SSLConnectionSocketFactory(SSLContexts.custom().build(), null); // expect: protocol TLS; protocol TLS
    SSLConnectionSocketFactory.getSocketFactory(); // expect: protocol TLS
    SSLConnectionSocketFactory.getSystemSocketFactory(); // expect: protocol TLS
    context.createSSLEngine().setEnabledProtocols(new String[] {"TLSv1.1"}); // expect: protocol TLSv1.1
  }

  void builders(SSLContext context) {
    SSLConnectionSocketFactoryBuilder.create() // expect: protocol TLS
        .setSslContext(context)
        .setTlsVersions(TLS.V_1_3, TLS.V_1_2) // expect: protocol TLSv1.3; protocol TLSv1.2
        .setCiphers("TLS_AES_128_GCM_SHA256") // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
        .setHostnameVerifier(null)
        .build();
    ClientTlsStrategyBuilder strategy = ClientTlsStrategyBuilder.create(); // expect: protocol TLS
    strategy.useSystemProperties().setTlsVersions("TLSv1.2"); // expect: protocol TLSv1.2
    strategy.setCiphers("TLS_AES_256_GCM_SHA384", "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"); // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    TlsConfig.custom()
        .setHandshakeTimeout(null)
        .setSupportedProtocols(TLS.V_1_0, TLS.V_1_1) // expect: protocol TLSv1.0; protocol TLSv1.1
        .setSupportedCipherSuites("TLS_RSA_WITH_AES_128_CBC_SHA") // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
        .build();
    new DefaultClientTlsStrategy(context, new String[] {"TLSv1.3"}, new String[] {"TLS_AES_128_GCM_SHA256"}, null, null); // expect: protocol TLSv1.3 suite=TLS_AES_128_GCM_SHA256
    new ConscryptClientTlsStrategy(context); // expect: protocol TLS
    DefaultClientTlsStrategy.getDefault(); // expect: protocol TLS
    DefaultClientTlsStrategy.getSystemDefault(); // expect: protocol TLS
    DefaultClientTlsStrategy.createDefault(); // expect: protocol TLS
    DefaultClientTlsStrategy.createSystemDefault(); // expect: protocol TLS
    ConscryptClientTlsStrategy.getDefault(); // expect: protocol TLS
    ConscryptClientTlsStrategy.getSystemDefault(); // expect: protocol TLS
  }
}

class Version4 {
  void client() throws Exception {
    SSLContext context = org.apache.http.ssl.SSLContexts.custom().setProtocol("TLSv1").loadKeyMaterial(null, null).build(); // expect: protocol TLSv1.0
    new org.apache.http.conn.ssl.SSLConnectionSocketFactory(context, new String[] {"TLSv1.2"}, new String[] {"TLS_RSA_WITH_AES_256_CBC_SHA"}, null); // expect: protocol TLSv1.2 suite=TLS_RSA_WITH_AES_256_CBC_SHA
    new org.apache.http.conn.ssl.SSLSocketFactory(context); // expect: protocol TLSv1.0
    new org.apache.http.nio.conn.ssl.SSLIOSessionStrategy(context, new String[] {"TLSv1.1"}, null, null); // expect: protocol TLSv1.1
    org.apache.http.ssl.SSLContexts.createDefault(); // expect: protocol TLS
    org.apache.http.ssl.SSLContexts.createSystemDefault(); // expect: protocol TLS
    org.apache.http.conn.ssl.SSLContexts.createDefault(); // expect: protocol TLS
    org.apache.http.conn.ssl.SSLContexts.createSystemDefault(); // expect: protocol TLS
    org.apache.http.conn.ssl.SSLConnectionSocketFactory.getSocketFactory(); // expect: protocol TLS
    org.apache.http.conn.ssl.SSLConnectionSocketFactory.getSystemSocketFactory(); // expect: protocol TLS
    org.apache.http.conn.ssl.SSLSocketFactory.getSocketFactory(); // expect: protocol TLS
    org.apache.http.conn.ssl.SSLSocketFactory.getSystemSocketFactory(); // expect: protocol TLS
  }

  void builders() throws Exception {
    org.apache.http.ssl.SSLContextBuilder.create().useProtocol("TLSv1.2").setSecureRandom(null).build().getSocketFactory(); // expect: protocol TLSv1.2
    new org.apache.http.ssl.SSLContextBuilder().setSecureRandom(null).build(); // expect: protocol TLS
    SSLContext old = org.apache.http.conn.ssl.SSLContexts.custom().useTLS().useProtocol("SSLv3").build(); // expect: protocol SSLv3
    new org.apache.http.conn.ssl.SSLSocketFactory(old); // expect: protocol SSLv3
    org.apache.http.conn.ssl.SSLContextBuilder builder = new org.apache.http.conn.ssl.SSLContextBuilder(); // expect: protocol TLS
    builder.setProtocol("TLS");
    SSLContextBuilder other = new SSLContextBuilder(); // expect: protocol TLSv1.2
    other.useProtocol("TLSv1.2");
  }
}

class NotApache {
  void none(org.example.SSLContextBuilder builder) {
    builder.setProtocol("SSLv3");
    org.example.SSLContexts.custom();
  }
}

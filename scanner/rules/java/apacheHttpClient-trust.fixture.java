package demo;

import org.apache.hc.client5.http.ssl.*;
import org.apache.hc.core5.ssl.SSLContextBuilder;
import org.apache.hc.core5.ssl.TrustStrategy;
import org.apache.http.impl.client.HttpClientBuilder;
import org.apache.http.impl.client.HttpClients;
import org.apache.http.impl.nio.client.HttpAsyncClientBuilder;
import org.apache.http.impl.nio.client.HttpAsyncClients;

class Trust {
  void contexts(TrustStrategy given) throws Exception {
    SSLContextBuilder.create().loadTrustMaterial(TrustAllStrategy.INSTANCE).build(); // expect: protocol TLS verification=none
    SSLContextBuilder.create().loadTrustMaterial(null, new TrustSelfSignedStrategy()).build(); // expect: protocol TLS verification=none
    SSLContextBuilder.create().loadTrustMaterial(null, (chain, type) -> true).build(); // expect: protocol TLS verification=none
    SSLContextBuilder.create().loadTrustMaterial(null, (chain, type) -> chain.length == 1).build(); // expect: protocol TLS verification=unsaid
    SSLContextBuilder.create().setKeyStoreType("PKCS12").loadTrustMaterial(null, given).build(); // expect: protocol TLS verification=unsaid
    SSLContextBuilder.create().loadTrustMaterial(new TrustStrategy() { // expect: protocol TLS verification=none
      @Override
      public boolean isTrusted(java.security.cert.X509Certificate[] chain, String type) {
        return true;
      }
    }).build();
    keep(new TrustAllStrategy()); // expect: protocol TLS verification=none
    keep(TrustSelfSignedStrategy.INSTANCE); // expect: protocol TLS verification=none
    org.apache.http.conn.ssl.SSLContexts.custom().loadTrustMaterial(null, new org.apache.http.conn.ssl.TrustAllStrategy()).build(); // expect: protocol TLS verification=none
    org.apache.http.ssl.SSLContexts.custom().loadTrustMaterial(null, new org.apache.http.conn.ssl.TrustSelfSignedStrategy()).build(); // expect: protocol TLS verification=none
    org.apache.http.ssl.SSLContexts.custom().loadTrustMaterial(null, org.apache.http.conn.ssl.TrustAllStrategy.INSTANCE).build(); // expect: protocol TLS verification=none
    org.apache.http.ssl.SSLContexts.custom().loadTrustMaterial(null, org.apache.http.conn.ssl.TrustSelfSignedStrategy.INSTANCE).build(); // expect: protocol TLS verification=none
  }

  void factories(javax.net.ssl.SSLContext context) throws Exception {
    SSLConnectionSocketFactoryBuilder.create().setSslContext(context).setHostnameVerifier(NoopHostnameVerifier.INSTANCE).build(); // expect: protocol TLS verification=no-host-name
    ClientTlsStrategyBuilder.create().setHostnameVerifier((host, session) -> true).build(); // expect: protocol TLS verification=no-host-name
    ClientTlsStrategyBuilder.create().setHostnameVerifier(new DefaultHostnameVerifier()).build(); // expect: protocol TLS verification=peer
    new SSLConnectionSocketFactory(context, new NoopHostnameVerifier()); // expect: protocol TLS verification=no-host-name
    new DefaultClientTlsStrategy(context, NoopHostnameVerifier.INSTANCE); // expect: protocol TLS verification=no-host-name
    new org.apache.http.conn.ssl.SSLConnectionSocketFactory(context, org.apache.http.conn.ssl.NoopHostnameVerifier.INSTANCE); // expect: protocol TLS verification=no-host-name
    new org.apache.http.conn.ssl.SSLConnectionSocketFactory(context, new org.apache.http.conn.ssl.NoopHostnameVerifier()); // expect: protocol TLS verification=no-host-name
    new org.apache.http.conn.ssl.SSLConnectionSocketFactory(context, org.apache.http.conn.ssl.SSLConnectionSocketFactory.ALLOW_ALL_HOSTNAME_VERIFIER); // expect: protocol TLS verification=no-host-name
    new org.apache.http.conn.ssl.SSLConnectionSocketFactory(context, new org.apache.http.conn.ssl.DefaultHostnameVerifier()); // expect: protocol TLS verification=peer
    org.apache.http.conn.ssl.SSLSocketFactory old = new org.apache.http.conn.ssl.SSLSocketFactory(context); // expect: protocol TLS verification=no-host-name
    old.setHostnameVerifier(org.apache.http.conn.ssl.SSLSocketFactory.ALLOW_ALL_HOSTNAME_VERIFIER);
    new org.apache.http.conn.ssl.SSLSocketFactory(context, new org.apache.http.conn.ssl.AllowAllHostnameVerifier()); // expect: protocol TLS verification=no-host-name
    org.apache.http.conn.ssl.SSLConnectionSocketFactory both = new org.apache.http.conn.ssl.SSLConnectionSocketFactory(SSLContextBuilder.create().loadTrustMaterial(TrustAllStrategy.INSTANCE).build(), NoopHostnameVerifier.INSTANCE); // expect: protocol TLS verification=none; protocol TLS verification=none
  }

  void clients(HttpClientBuilder builder) {
    HttpClients.custom().setMaxConnTotal(4).setSSLHostnameVerifier(NoopHostnameVerifier.INSTANCE).build(); // expect: protocol TLS verification=no-host-name
    HttpClientBuilder.create().setHostnameVerifier(NoopHostnameVerifier.INSTANCE); // expect: protocol TLS verification=no-host-name
    builder.setSSLHostnameVerifier(new DefaultHostnameVerifier()); // expect: protocol TLS verification=peer
    builder.setMaxConnTotal(4);
    HttpAsyncClients.custom().setMaxConnTotal(4).setSSLHostnameVerifier(NoopHostnameVerifier.INSTANCE).build(); // expect: protocol TLS verification=no-host-name
    HttpAsyncClientBuilder.create().setHostnameVerifier((host, session) -> true); // expect: protocol TLS verification=no-host-name
    HttpAsyncClientBuilder.create().setMaxConnTotal(4).build();
    with(other -> other.setSSLHostnameVerifier(NoopHostnameVerifier.INSTANCE)); // expect: protocol TLS verification=no-host-name
  }
}

class NotTheirs {
  void none(org.example.Builder builder) {
    builder.setSSLHostnameVerifier(org.example.NoopHostnameVerifier.INSTANCE);
  }
}

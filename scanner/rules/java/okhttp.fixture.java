package demo;

import java.util.Arrays;
import java.util.Collections;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.X509TrustManager;
import okhttp3.CipherSuite;
import okhttp3.ConnectionSpec;
import okhttp3.OkHttpClient;
import okhttp3.TlsVersion;
import okhttp3.tls.HandshakeCertificates;
import okhttp3.tls.HeldCertificate;

class Client {
  private static final TlsVersion[] VERSIONS = {TlsVersion.TLS_1_2, TlsVersion.TLS_1_3};

  OkHttpClient client() {
    ConnectionSpec spec = new ConnectionSpec.Builder(ConnectionSpec.MODERN_TLS) // expect: protocol TLS
        .tlsVersions(TlsVersion.TLS_1_2) // expect: protocol TLSv1.2
        .cipherSuites( // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
            CipherSuite.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256,
            CipherSuite.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256)
        .build();
    return new OkHttpClient.Builder().connectionSpecs(Collections.singletonList(spec)).build();
  }

  OkHttpClient specs(OkHttpClient base) {
    ConnectionSpec.Builder builder = new ConnectionSpec.Builder(true);
    builder.allEnabledCipherSuites().tlsVersions(VERSIONS); // expect: protocol TLSv1.2; protocol TLSv1.3
    builder.tlsVersions("TLSv1", "SSLv3"); // expect: protocol TLSv1.0; protocol SSLv3
    builder.tlsVersions(TlsVersion.forJavaName("TLSv1.1")); // expect: protocol TLSv1.1
    builder.cipherSuites("TLS_RSA_WITH_AES_128_CBC_SHA"); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
    builder.cipherSuites(CipherSuite.forJavaName("SSL_RSA_WITH_RC4_128_MD5")); // expect: protocol TLS suite=TLS_RSA_WITH_RC4_128_MD5
    return base.newBuilder().connectionSpecs(Arrays.asList(ConnectionSpec.RESTRICTED_TLS, ConnectionSpec.COMPATIBLE_TLS, ConnectionSpec.CLEARTEXT)).build(); // expect: protocol TLS; protocol TLS
  }

  OkHttpClient factory(X509TrustManager trust) throws Exception {
    SSLContext context = SSLContext.getInstance("TLSv1.2"); // expect: protocol TLSv1.2
    context.init(null, null, null);
    return new OkHttpClient.Builder()
        .connectTimeout(3, TimeUnit.SECONDS)
        .sslSocketFactory(context.getSocketFactory(), trust) // expect: protocol TLSv1.2
        .hostnameVerifier((host, session) -> true) // expect: protocol TLS verification=no-host-name
        .build();
  }

  void trust(com.squareup.okhttp.OkHttpClient old, SSLContext context) {
    old.setHostnameVerifier((host, session) -> true); // expect: protocol TLS verification=no-host-name
    new OkHttpClient.Builder().hostnameVerifier((host, session) -> host.endsWith(".example")); // expect: protocol TLS verification=unsaid
    new OkHttpClient.Builder().sslSocketFactory(context.getSocketFactory(), new X509TrustManager() { // expect: protocol TLS verification=none
      public void checkClientTrusted(java.security.cert.X509Certificate[] chain, String type) {}
      public void checkServerTrusted(java.security.cert.X509Certificate[] chain, String type) {}
      public java.security.cert.X509Certificate[] getAcceptedIssuers() { return new java.security.cert.X509Certificate[0]; }
    });
    new HandshakeCertificates.Builder().addInsecureHost("localhost").build(); // expect: certificate unknown; protocol TLS verification=none
  }

  void certificates() throws Exception {
    HeldCertificate root = new HeldCertificate.Builder().certificateAuthority(0).rsa2048().build(); // expect: certificate unknown certificateFormat=X.509; keygen RSA-2048
    HeldCertificate leaf = new HeldCertificate.Builder().ecdsa256().signedBy(root).build(); // expect: certificate unknown certificateFormat=X.509; keygen EC-P-256
    HandshakeCertificates certificates = new HandshakeCertificates.Builder() // expect: certificate unknown certificateFormat=X.509
        .addTrustedCertificate(root.certificate())
        .heldCertificate(leaf)
        .build();
    new OkHttpClient.Builder().sslSocketFactory(certificates.sslSocketFactory(), certificates.trustManager()).build(); // expect: protocol TLS
    SSLSocket socket = (SSLSocket) certificates.sslContext().getSocketFactory().createSocket(); // expect: protocol TLS
    socket.setEnabledProtocols(new String[] {"TLSv1.3"}); // expect: protocol TLSv1.3
    HeldCertificate.decode("pem"); // expect: certificate unknown certificateFormat=PEM
  }
}

class Legacy {
  void client(com.squareup.okhttp.OkHttpClient client, javax.net.ssl.SSLSocketFactory factory) {
    com.squareup.okhttp.ConnectionSpec spec = new com.squareup.okhttp.ConnectionSpec.Builder(com.squareup.okhttp.ConnectionSpec.MODERN_TLS) // expect: protocol TLS
        .supportsTlsExtensions(true)
        .tlsVersions(com.squareup.okhttp.TlsVersion.TLS_1_0) // expect: protocol TLSv1.0
        .cipherSuites(com.squareup.okhttp.CipherSuite.TLS_RSA_WITH_AES_128_CBC_SHA) // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
        .build();
    client.setConnectionSpecs(Arrays.asList(spec, com.squareup.okhttp.ConnectionSpec.COMPATIBLE_TLS, com.squareup.okhttp.ConnectionSpec.RESTRICTED_TLS)); // expect: protocol TLS; protocol TLS
    client.setSslSocketFactory(factory); // expect: protocol TLS
    com.squareup.okhttp.ConnectionSpec.Builder builder = new com.squareup.okhttp.ConnectionSpec.Builder(true);
    builder.tlsVersions(com.squareup.okhttp.TlsVersion.forJavaName("TLSv1.2")); // expect: protocol TLSv1.2
    builder.cipherSuites(com.squareup.okhttp.CipherSuite.forJavaName("TLS_RSA_WITH_AES_256_CBC_SHA")); // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
  }
}

class NotOkHttp {
  static class ConnectionSpec {
    static final Object MODERN_TLS = null;
  }

  void none(org.example.OkHttpClient client) {
    Object spec = ConnectionSpec.MODERN_TLS;
    client.newBuilder().sslSocketFactory(null, null);
  }
}

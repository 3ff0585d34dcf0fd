package demo;

import com.sun.net.httpserver.HttpsParameters;
import java.net.URI;
import java.net.http.HttpClient;
import java.security.KeyStore;
import java.util.List;
import javax.net.ssl.*;
import javax.rmi.ssl.SslRMIClientSocketFactory;
import javax.rmi.ssl.SslRMIServerSocketFactory;

class Contexts {
  private static final String[] PROTOCOLS = {"TLSv1.2", "TLSv1.3"};
  private static final String[] SUITES = {"TLS_AES_128_GCM_SHA256", "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384"};

  SSLSocket client(String host, TrustManager[] trust) throws Exception {
    SSLContext context = SSLContext.getInstance("TLSv1.2"); // expect: protocol TLSv1.2
    context.init(null, trust, null);
    SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket(host, 443);
    socket.setEnabledProtocols(PROTOCOLS); // expect: protocol TLSv1.2; protocol TLSv1.3
    socket.setEnabledCipherSuites(SUITES); // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256; protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
    SSLParameters parameters = socket.getSSLParameters();
    parameters.setProtocols(new String[] {"TLSv1"}); // expect: protocol TLSv1.0
    return socket;
  }

  void contexts(String unknown) throws Exception {
    SSLContext.getInstance("TLS"); // expect: protocol TLS
    SSLContext.getInstance("SSL", "SunJSSE"); // expect: protocol TLS
    SSLContext.getInstance("SSLv3"); // expect: protocol SSLv3
    SSLContext.getInstance("DTLSv1.2"); // expect: protocol DTLSv1.2
    SSLContext.getInstance(unknown); // expect: protocol unknown
    SSLContext standard = SSLContext.getDefault(); // expect: protocol TLS
    SSLParameters supported = standard.getSupportedSSLParameters();
    supported.setProtocols(new String[] {"TLSv1.3"}); // expect: protocol TLSv1.3
    SSLParameters defaults = standard.getDefaultSSLParameters();
    defaults.setCipherSuites(new String[] {"TLS_RSA_WITH_AES_128_CBC_SHA"}); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
    HttpClient.newBuilder().sslContext(standard).sslParameters(supported).build();
  }

  void servers(SSLServerSocket given) throws Exception {
    SSLServerSocketFactory factory = SSLContext.getInstance("TLSv1.1").getServerSocketFactory(); // expect: protocol TLSv1.1
    SSLServerSocket server = (SSLServerSocket) factory.createServerSocket(8443);
    server.setEnabledProtocols(new String[] {"TLSv1.3"}); // expect: protocol TLSv1.3
    server.setEnabledCipherSuites(new String[] {"TLS_CHACHA20_POLY1305_SHA256"}); // expect: protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
    SSLParameters parameters = server.getSSLParameters();
    parameters.setProtocols(new String[] {"TLSv1.2"}); // expect: protocol TLSv1.2
    SSLSocket accepted = (SSLSocket) server.accept();
    accepted.setEnabledProtocols(given.getEnabledProtocols()); // expect: protocol TLS
    SSLServerSocketFactory.getDefault().createServerSocket(9443); // expect: protocol TLS
    SSLSocketFactory.getDefault().createSocket(); // expect: protocol TLS
    HttpsURLConnection.getDefaultSSLSocketFactory().createSocket("example.org", 443); // expect: protocol TLS
  }

  void engines(SSLContext context, HttpsURLConnection connection) throws Exception {
    SSLEngine engine = context.createSSLEngine("example.org", 443);
    engine.setEnabledProtocols(new String[] {"TLSv1.2"}); // expect: protocol TLSv1.2
    engine.setEnabledCipherSuites(new String[] {"SSL_RSA_WITH_RC4_128_MD5"}); // expect: protocol TLS suite=TLS_RSA_WITH_RC4_128_MD5
    SSLParameters parameters = engine.getSSLParameters();
    parameters.setNamedGroups(new String[] {"x25519", "secp256r1", "ffdhe2048"}); // expect: key-agreement x25519; key-agreement ECDHE-P-256; key-agreement FFDHE-ffdhe2048
    parameters.setSignatureSchemes(new String[] {"rsa_pss_rsae_sha256", "ecdsa_secp384r1_sha384"}); // expect: signature RSA-PSS-SHA-256-MGF1-32; signature ECDSA-P-384-SHA-384
    engine.setSSLParameters(parameters);
    SSLSocketFactory factory = connection.getSSLSocketFactory();
    ((SSLSocket) factory.createSocket()).setEnabledProtocols(new String[] {"SSLv3"}); // expect: protocol SSLv3
  }

  void parameters() {
    new SSLParameters(); // expect: protocol TLS
    new SSLParameters(new String[] {"TLS_AES_256_GCM_SHA384"}); // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
    new SSLParameters(new String[] {"TLS_AES_256_GCM_SHA384"}, new String[] {"TLSv1.3"}); // expect: protocol TLSv1.3 suite=TLS_AES_256_GCM_SHA384
  }

  void managers(KeyStore store) throws Exception {
    TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm()); // expect: certificate unknown certificateFormat=X.509
    trust.init(store);
    KeyManagerFactory.getInstance("SunX509", "SunJSSE").init(store, null); // expect: certificate unknown certificateFormat=X.509
  }

  void others(HttpsParameters https) throws Exception {
    https.setProtocols(new String[] {"TLSv1.2"}); // expect: protocol TLSv1.2
    https.setCipherSuites(new String[] {"TLS_AES_128_GCM_SHA256"}); // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
    new SslRMIClientSocketFactory(); // expect: protocol TLS
    new SslRMIServerSocketFactory(); // expect: protocol TLS
    new SslRMIServerSocketFactory(null, new String[] {"TLSv1.2"}, true); // expect: protocol TLSv1.2
    new SslRMIServerSocketFactory(SSLContext.getDefault(), new String[] {"TLS_AES_128_GCM_SHA256"}, new String[] {"TLSv1.3"}, true); // expect: protocol TLS; protocol TLSv1.3 suite=TLS_AES_128_GCM_SHA256
  }
}

class NotTls {
  static class SSLContext {
    static SSLContext getInstance(String name) {
      return null;
    }
  }

  void none(com.example.SSLSocket socket) {
    SSLContext.getInstance("SSLv3");
    socket.setEnabledProtocols(new String[] {"SSLv3"});
    HttpClient.newHttpClient();
  }
}

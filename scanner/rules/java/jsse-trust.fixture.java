package demo;

import java.security.SecureRandom;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import javax.net.ssl.*;

class Trust {
  static class AcceptAll implements X509TrustManager {
    public void checkClientTrusted(X509Certificate[] chain, String type) {}
    public void checkServerTrusted(X509Certificate[] chain, String type) {
      // nothing to do
    }
    public X509Certificate[] getAcceptedIssuers() {
      return new X509Certificate[0];
    }
  }

  static class Pinned implements X509TrustManager {
    public void checkServerTrusted(X509Certificate[] chain, String type) throws CertificateException {
      if (chain.length == 0) throw new CertificateException("no chain");
    }
  }

  static final TrustManager[] ALL = new TrustManager[] {new X509TrustManager() {
    public void checkClientTrusted(X509Certificate[] chain, String type) {}
    public void checkServerTrusted(X509Certificate[] chain, String type) {
      return;
    }
  }};

  void managers(TrustManagerFactory given) throws Exception {
    SSLContext named = SSLContext.getInstance("TLS"); // expect: protocol TLS verification=none
    named.init(null, new TrustManager[] {new AcceptAll()}, null);
    SSLContext constant = SSLContext.getInstance("TLSv1.2"); // expect: protocol TLSv1.2 verification=none
    constant.init(null, ALL, null);
    SSLContext checking = SSLContext.getInstance("TLS"); // expect: protocol TLS verification=unsaid
    checking.init(null, new TrustManager[] {new Pinned()}, null);
    SSLContext usual = SSLContext.getInstance("TLS"); // expect: protocol TLS verification=unsaid
    usual.init(null, given.getTrustManagers(), null);
    SSLContext standard = SSLContext.getInstance("TLS"); // expect: protocol TLS verification=unsaid
    standard.init(null, null, null);
  }

  void names(HttpsURLConnection connection, HostnameVerifier given) {
    HttpsURLConnection.setDefaultHostnameVerifier((host, session) -> true); // expect: protocol TLS verification=no-host-name
    HttpsURLConnection.setDefaultHostnameVerifier((host, session) -> { return true; }); // expect: protocol TLS verification=no-host-name
    HttpsURLConnection.setDefaultHostnameVerifier((host, session) -> host.equals("localhost")); // expect: protocol TLS verification=unsaid
    HttpsURLConnection.setDefaultHostnameVerifier((host, session) -> { if (host == null) return false; return true; }); // expect: protocol TLS verification=unsaid
    HttpsURLConnection.setDefaultHostnameVerifier(Trust::anyName); // expect: protocol TLS verification=no-host-name
    connection.setHostnameVerifier(new HostnameVerifier() { // expect: protocol TLS verification=no-host-name
      @Override
      public boolean verify(String host, SSLSession session) {
        return true;
      }
    });
    connection.setHostnameVerifier(given); // expect: protocol TLS verification=unsaid
  }

  static boolean anyName(String host, SSLSession session) {
    return true;
  }

  void properties(java.util.Properties given) {
    given.setProperty("jdk.internal.httpclient.disableHostnameVerification", "true"); // expect: protocol TLS verification=no-host-name
    given.setProperty("com.sun.jndi.ldap.object.disableEndpointIdentification", "true"); // expect: protocol TLS verification=no-host-name
    given.put("jdk.internal.httpclient.disableHostnameVerification", "false"); // expect: protocol TLS verification=peer
    given.put("com.sun.jndi.ldap.object.disableEndpointIdentification", "true"); // expect: protocol TLS verification=no-host-name
    given.put("com.sun.jndi.ldap.connect.pool", "true");
    System.getProperties().setProperty("jdk.internal.httpclient.disableHostnameVerification", "true"); // expect: protocol TLS verification=no-host-name
    System.setProperty("jdk.internal.httpclient.disableHostnameVerification", "true"); // expect: protocol TLS verification=no-host-name
    System.setProperty("com.sun.jndi.ldap.object.disableEndpointIdentification", "false"); // expect: protocol TLS verification=peer
  }

  void identification(SSLSocket socket, SSLParameters given) {
    SSLParameters checked = new SSLParameters(); // expect: protocol TLS verification=peer
    checked.setEndpointIdentificationAlgorithm("HTTPS");
    SSLParameters off = new SSLParameters(); // expect: protocol TLS verification=no-host-name
    off.setEndpointIdentificationAlgorithm("");
    SSLParameters none = new SSLParameters(); // expect: protocol TLS verification=no-host-name
    none.setEndpointIdentificationAlgorithm(null);
    given.setEndpointIdentificationAlgorithm("LDAPS"); // expect: protocol TLS verification=peer
  }
}

class NotTheirs {
  void other(com.example.Connection connection, com.example.Parameters parameters) {
    connection.setHostnameVerifier((host, session) -> true);
    parameters.setEndpointIdentificationAlgorithm("");
    com.example.Context.init(null, new Object[] {new Trust.AcceptAll()}, new SecureRandom()); // expect: random RNG
  }
}

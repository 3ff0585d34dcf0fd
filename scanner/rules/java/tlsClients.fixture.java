package demo;

import com.rabbitmq.client.ConnectionFactory;
import com.rabbitmq.client.TrustEverythingTrustManager;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import org.apache.cxf.configuration.jsse.TLSClientParameters;
import org.apache.kafka.common.config.SslConfigs;
import org.asynchttpclient.DefaultAsyncHttpClientConfig;
import org.asynchttpclient.Dsl;
import org.eclipse.angus.mail.util.MailSSLSocketFactory;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.mqttv5.client.MqttConnectionOptions;

class Clients {
  void jetty(SslContextFactory.Client given, SslContextFactory old) {
    new SslContextFactory.Client(true); // expect: protocol TLS verification=none
    new SslContextFactory.Client(false); // expect: protocol TLS verification=peer
    new SslContextFactory.Client(); // expect: protocol TLS verification=unsaid
    given.setTrustAll(true); // expect: protocol TLS verification=none
    given.setEndpointIdentificationAlgorithm(null); // expect: protocol TLS verification=no-host-name
    given.setHostnameVerifier((host, session) -> true); // expect: protocol TLS verification=no-host-name
    old.setTrustAll(true); // expect: protocol TLS verification=none
    old.setEndpointIdentificationAlgorithm("HTTPS"); // expect: protocol TLS verification=peer
    new SslContextFactory(); // expect: protocol TLS verification=unsaid
    SslContextFactory.Server server = new SslContextFactory.Server(); // expect: protocol TLSv1.3 version=1.3 verification=unsaid
    server.setIncludeProtocols("TLSv1.3");
    server.setIncludeCipherSuites("TLS_AES_128_GCM_SHA256"); // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
    given.setIncludeProtocols("TLSv1.2"); // expect: protocol TLSv1.2 version=1.2
  }

  void asyncHttpClient() {
    Dsl.config().setMaxRedirects(3).setUseInsecureTrustManager(true).build(); // expect: protocol TLS verification=none
    new DefaultAsyncHttpClientConfig.Builder().setDisableHttpsEndpointIdentificationAlgorithm(true).build(); // expect: protocol TLS verification=no-host-name
    Dsl.config().setMaxRedirects(3).build();
  }

  void brokers(ConnectionFactory factory, TrustManager given, SSLContext context) throws Exception {
    factory.useSslProtocol("TLSv1.2", new TrustEverythingTrustManager()); // expect: protocol TLSv1.2 verification=none
    hold(new TrustEverythingTrustManager()); // expect: protocol TLS verification=none
    factory.useSslProtocol("TLSv1.3", given); // expect: protocol TLSv1.3 verification=unsaid
    factory.useSslProtocol(context); // expect: protocol TLS verification=unsaid
    factory.useSslProtocol(); // expect: protocol TLS verification=unsaid
    factory.useTlsWithNoVerification(); // expect: protocol TLS verification=none
    factory.setHost("localhost");
    new MqttConnectOptions().setHttpsHostnameVerificationEnabled(false); // expect: protocol TLS verification=no-host-name
    new MqttConnectOptions().setSSLHostnameVerifier((host, session) -> true); // expect: protocol TLS verification=no-host-name
    new MqttConnectionOptions().setHttpsHostnameVerificationEnabled(true); // expect: protocol TLS verification=peer
    new MqttConnectionOptions().setSSLHostnameVerifier((host, session) -> true); // expect: protocol TLS verification=no-host-name
  }

  void services(TLSClientParameters parameters) {
    parameters.setDisableCNCheck(true); // expect: protocol TLS verification=no-host-name
    parameters.setHostnameVerifier((host, session) -> true); // expect: protocol TLS verification=no-host-name
    parameters.setUseHttpsURLConnectionDefaultHostnameVerifier(true);
  }

  void mail(MailSSLSocketFactory factory, com.sun.mail.util.MailSSLSocketFactory old) {
    factory.setTrustAllHosts(true); // expect: protocol TLS verification=none
    factory.setTrustedHosts("mail.example.org"); // expect: protocol TLS verification=none
    old.setTrustAllHosts(false); // expect: protocol TLS verification=peer
    old.setTrustedHosts(new String[] {"*"}); // expect: protocol TLS verification=none
    Properties open = new Properties();
    open.put("mail.smtp.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.put("mail.smtps.ssl.trust", "mail.example.org localhost"); // expect: protocol TLS verification=none
    open.put("mail.imap.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.put("mail.imaps.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.put("mail.pop3.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.put("mail.pop3s.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.setProperty("mail.smtp.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.setProperty("mail.smtps.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.setProperty("mail.imap.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.setProperty("mail.imaps.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.setProperty("mail.pop3.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.setProperty("mail.pop3s.ssl.trust", "*"); // expect: protocol TLS verification=none
    open.put("mail.smtp.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.put("mail.smtps.ssl.checkserveridentity", false); // expect: protocol TLS verification=no-host-name
    open.put("mail.imap.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.put("mail.imaps.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.put("mail.pop3.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.put("mail.pop3s.ssl.checkserveridentity", "true"); // expect: protocol TLS verification=unsaid
    open.setProperty("mail.smtp.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.setProperty("mail.smtps.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.setProperty("mail.imap.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.setProperty("mail.imaps.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.setProperty("mail.pop3.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.setProperty("mail.pop3s.ssl.checkserveridentity", "false"); // expect: protocol TLS verification=no-host-name
    open.put("mail.smtp.host", "*");
  }

  void kafka(Map<String, Object> map, HashMap<String, Object> hashed) {
    Properties properties = new Properties();
    properties.put("ssl.endpoint.identification.algorithm", ""); // expect: protocol TLS verification=no-host-name
    properties.setProperty("ssl.endpoint.identification.algorithm", "https"); // expect: protocol TLS verification=peer
    map.put("ssl.endpoint.identification.algorithm", ""); // expect: protocol TLS verification=no-host-name
    hashed.put("ssl.endpoint.identification.algorithm", null); // expect: protocol TLS verification=no-host-name
    properties.put(SslConfigs.SSL_ENDPOINT_IDENTIFICATION_ALGORITHM_CONFIG, ""); // expect: protocol TLS verification=no-host-name
    properties.setProperty(SslConfigs.SSL_ENDPOINT_IDENTIFICATION_ALGORITHM_CONFIG, ""); // expect: protocol TLS verification=no-host-name
    map.put(SslConfigs.SSL_ENDPOINT_IDENTIFICATION_ALGORITHM_CONFIG, ""); // expect: protocol TLS verification=no-host-name
    hashed.put(SslConfigs.SSL_ENDPOINT_IDENTIFICATION_ALGORITHM_CONFIG, "https"); // expect: protocol TLS verification=peer
    map.put("ssl.truststore.location", "");
    map.put(SslConfigs.SSL_TRUSTSTORE_LOCATION_CONFIG, "");
  }
}

class NotTheirs {
  void none(org.example.Parameters parameters, org.example.SslContextFactory factory) {
    parameters.setDisableCNCheck(true);
    factory.setTrustAll(true);
  }
}

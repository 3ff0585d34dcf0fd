package demo;

import io.lettuce.core.RedisURI;
import io.lettuce.core.SslVerifyMode;
import com.mongodb.connection.SslSettings;
import io.vertx.core.eventbus.EventBusOptions;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.net.ClientSSLOptions;
import io.vertx.core.net.NetClientOptions;
import io.vertx.ext.mail.MailConfig;
import io.vertx.ext.web.client.WebClientOptions;
import io.vertx.mysqlclient.MySQLConnectOptions;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.pgclient.SslMode;
import kong.unirest.Unirest;
import redis.clients.jedis.DefaultJedisClientConfig;

class Clients {
  void vertx(HttpClientOptions given, WebClientOptions web) {
    new HttpClientOptions().setSsl(true).setTrustAll(true).setKeepAlive(true); // expect: protocol TLS verification=none
    new HttpClientOptions().setVerifyHost(false); // expect: protocol TLS verification=no-host-name
    given.setVerifyHost(true); // expect: protocol TLS verification=peer
    new WebClientOptions().setFollowRedirects(true).setTrustAll(false).setVerifyHost(false); // expect: protocol TLS verification=peer; protocol TLS verification=no-host-name
    web.setTrustAll(true); // expect: protocol TLS verification=none
    new NetClientOptions().setSsl(true).setHostnameVerificationAlgorithm("HTTPS").setTrustAll(true); // expect: protocol TLS verification=peer; protocol TLS verification=none
    new ClientSSLOptions().setUseAlpn(true).setTrustAll(true).setHostnameVerificationAlgorithm(""); // expect: protocol TLS verification=none; protocol TLS verification=no-host-name
    new MailConfig("localhost").setPort(25).setTrustAll(true); // expect: protocol TLS verification=none
    new NetClientOptions().setSsl(true);
    new WebSocketClientOptions().setSsl(true).setTrustAll(true).setVerifyHost(false); // expect: protocol TLS verification=none; protocol TLS verification=no-host-name
    new MailConfig().setHostnameVerificationAlgorithm(""); // expect: protocol TLS verification=no-host-name
    new EventBusOptions().setSsl(true).setTrustAll(true); // expect: protocol TLS verification=none
  }

  void databases(MySQLConnectOptions mysql) {
    new PgConnectOptions().setPort(5432).setSslMode(SslMode.ALLOW); // expect: protocol TLS verification=none
    new PgConnectOptions().setSslMode(SslMode.PREFER); // expect: protocol TLS verification=none
    new PgConnectOptions().setSslMode(SslMode.REQUIRE); // expect: protocol TLS verification=none
    new PgConnectOptions().setSslMode(SslMode.VERIFY_CA); // expect: protocol TLS verification=no-host-name
    new PgConnectOptions().setSslMode(SslMode.VERIFY_FULL); // expect: protocol TLS verification=peer
    mysql.setSslMode(io.vertx.mysqlclient.SslMode.PREFERRED); // expect: protocol TLS verification=none
    mysql.setSslMode(io.vertx.mysqlclient.SslMode.REQUIRED); // expect: protocol TLS verification=none
    mysql.setSslMode(io.vertx.mysqlclient.SslMode.VERIFY_CA); // expect: protocol TLS verification=no-host-name
    mysql.setSslMode(io.vertx.mysqlclient.SslMode.VERIFY_IDENTITY); // expect: protocol TLS verification=peer
    mysql.setCharset("utf8mb4").setSslMode(io.vertx.mysqlclient.SslMode.REQUIRED); // expect: protocol TLS verification=none
    SslSettings.builder().enabled(true).invalidHostNameAllowed(true).build(); // expect: protocol TLS verification=no-host-name
    SslSettings.builder().enabled(true).build();
  }

  void rest() {
    javax.ws.rs.client.ClientBuilder.newBuilder().sslContext(null).hostnameVerifier((host, session) -> true).build(); // expect: protocol TLS verification=no-host-name
    jakarta.ws.rs.client.ClientBuilder.newBuilder().hostnameVerifier((host, session) -> true).build(); // expect: protocol TLS verification=no-host-name
    jakarta.ws.rs.client.ClientBuilder.newBuilder().sslContext(null).build();
    Unirest.config().connectTimeout(3).verifySsl(false); // expect: protocol TLS verification=none
    Unirest.config().connectTimeout(3);
    kong.unirest.core.Unirest.config().connectTimeout(3).verifySsl(true); // expect: protocol TLS verification=peer
    kong.unirest.core.Unirest.config().disableHostNameVerification(true); // expect: protocol TLS verification=no-host-name
    Unirest.spawnInstance().config().hostnameVerifier((host, session) -> true); // expect: protocol TLS verification=no-host-name
    kong.unirest.core.Unirest.spawnInstance().config().verifySsl(false); // expect: protocol TLS verification=none
  }

  void redis(RedisURI uri) {
    uri.setVerifyPeer(false); // expect: protocol TLS verification=none
    uri.setVerifyPeer(SslVerifyMode.NONE); // expect: protocol TLS verification=none
    uri.setVerifyPeer(SslVerifyMode.CA); // expect: protocol TLS verification=no-host-name
    uri.setVerifyPeer(SslVerifyMode.FULL); // expect: protocol TLS verification=peer
    RedisURI.builder().withSsl(true).withVerifyPeer(false).build(); // expect: protocol TLS verification=none
    RedisURI.Builder.redis("localhost").withVerifyPeer(true).build(); // expect: protocol TLS verification=peer
    RedisURI.Builder.sentinel("localhost").withSsl(true).withVerifyPeer(SslVerifyMode.CA).build(); // expect: protocol TLS verification=no-host-name
    RedisURI.create("rediss://localhost").setVerifyPeer(false); // expect: protocol TLS verification=none
    DefaultJedisClientConfig.builder().ssl(true).hostnameVerifier((host, session) -> true).build(); // expect: protocol TLS verification=no-host-name
  }
}

class NotTls {
  void none(org.example.Options options) {
    options.setTrustAll(true).setVerifyHost(false);
    org.example.Unirest.config().verifySsl(false);
  }
}

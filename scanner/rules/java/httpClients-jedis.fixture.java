package demo;

import redis.clients.jedis.SslOptions;
import redis.clients.jedis.SslVerifyMode;

class Modes {
  void modes(org.example.SslOptions other) {
    SslOptions.builder().sslVerifyMode(SslVerifyMode.INSECURE).build(); // expect: protocol TLS verification=none
    SslOptions.builder().truststore(null).sslVerifyMode(SslVerifyMode.CA).build(); // expect: protocol TLS verification=no-host-name
    SslOptions.builder().sslVerifyMode(SslVerifyMode.FULL).build(); // expect: protocol TLS verification=peer
    SslOptions.builder().truststore(null).build();
    other.sslVerifyMode(SslVerifyMode.INSECURE);
  }
}

import { arg, library } from "../../match/rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const vertx =
  "{io.vertx.core.http.HttpClientOptions,io.vertx.core.net.NetClientOptions,io.vertx.core.net.ClientSSLOptions,io.vertx.ext.web.client.WebClientOptions,io.vertx.ext.mail.MailConfig}"

/*
 * Source: the API references of Vert.x 4 and 5 (ClientOptionsBase, ClientSSLOptions, MailConfig), Jakarta REST 2 to 4
 * (ClientBuilder), Unirest for Java 1 to 4 (Config), Lettuce 5 and 6 (RedisURI, SslVerifyMode), Jedis 4 and 5
 * (DefaultJedisClientConfig.Builder): how clients turn the checks of TLS on and off.
 */
export const httpClients = library("java", "httpClients", {
  [`${vertx}#setTrustAll`]: { ...tls, verification: arg(0, "acceptsAnyPeer"), returns: "{1}" },
  "{io.vertx.core.http.HttpClientOptions,io.vertx.ext.web.client.WebClientOptions}#setVerifyHost": {
    ...tls,
    verification: arg(0, "checksName"),
    returns: "{1}"
  },
  "{io.vertx.core.net.NetClientOptions,io.vertx.core.net.ClientSSLOptions}#setHostnameVerificationAlgorithm": {
    ...tls,
    verification: arg(0, "endpointAlgorithm"),
    returns: "{1}"
  },
  [`${vertx}#*`]: { returns: "{1}" },
  "{javax,jakarta}.ws.rs.client.ClientBuilder.newBuilder": { returns: "{1}.ws.rs.client.ClientBuilder" },
  "{javax,jakarta}.ws.rs.client.ClientBuilder#hostnameVerifier": {
    ...tls,
    verification: arg(0, "acceptsName"),
    returns: "{1}.ws.rs.client.ClientBuilder"
  },
  "{javax,jakarta}.ws.rs.client.ClientBuilder#*": { returns: "{1}.ws.rs.client.ClientBuilder" },
  "{kong.unirest,kong.unirest.core}.Unirest.config": { returns: "{1}.Config" },
  "{kong.unirest,kong.unirest.core}.Config#verifySsl": {
    ...tls,
    verification: arg(0, "checksPeer"),
    returns: "{1}.Config"
  },
  "{kong.unirest,kong.unirest.core}.Config#*": { returns: "{1}.Config" },
  "io.lettuce.core.RedisURI#setVerifyPeer": { ...tls, verification: arg(0, "checksPeer") },
  "io.lettuce.core.RedisURI.{Builder.redis,builder}": { returns: "io.lettuce.core.RedisURI.Builder" },
  "io.lettuce.core.RedisURI.Builder#withVerifyPeer": {
    ...tls,
    verification: arg(0, "checksPeer"),
    returns: "io.lettuce.core.RedisURI.Builder"
  },
  "io.lettuce.core.RedisURI.Builder#*": { returns: "io.lettuce.core.RedisURI.Builder" },
  "io.lettuce.core.SslVerifyMode.NONE": { verification: "none" },
  "io.lettuce.core.SslVerifyMode.CA": { verification: "no-host-name" },
  "io.lettuce.core.SslVerifyMode.FULL": { verification: "peer" },
  "redis.clients.jedis.DefaultJedisClientConfig.builder": {
    returns: "redis.clients.jedis.DefaultJedisClientConfig.Builder"
  },
  "redis.clients.jedis.DefaultJedisClientConfig.Builder#hostnameVerifier": {
    ...tls,
    verification: arg(0, "acceptsName"),
    returns: "redis.clients.jedis.DefaultJedisClientConfig.Builder"
  },
  "redis.clients.jedis.DefaultJedisClientConfig.Builder#*": {
    returns: "redis.clients.jedis.DefaultJedisClientConfig.Builder"
  }
})

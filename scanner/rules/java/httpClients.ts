import { arg, library } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const vertx =
  "{io.vertx.core.http.HttpClientOptions,io.vertx.core.http.WebSocketClientOptions,io.vertx.core.net.NetClientOptions,io.vertx.core.net.ClientSSLOptions,io.vertx.core.eventbus.EventBusOptions,io.vertx.ext.web.client.WebClientOptions,io.vertx.ext.mail.MailConfig}"
const unirest = "{kong.unirest,kong.unirest.core}"
const mongo = "com.mongodb.connection.SslSettings"

/*
 * Source: how clients turn the checks of TLS on and off in
 * https://github.com/eclipse-vertx/vert.x 4 and 5 (HttpClientOptions, NetClientOptions, ClientSSLOptions, EventBusOptions),
 * https://github.com/vert-x3/vertx-web (WebClientOptions), https://github.com/vert-x3/vertx-mail-client (MailConfig),
 * https://github.com/eclipse-vertx/vertx-sql-client (SslMode of both clients, whose modes are those of the databases),
 * https://github.com/jakartaee/rest (ClientBuilder), https://github.com/Kong/unirest-java 2 to 4 (Config: hostnameVerifier up to 3,
 * disableHostNameVerification since 4.5), https://github.com/redis/lettuce 5 to 7 (RedisURI, SslVerifyMode),
 * https://github.com/redis/jedis 4 to 7 (DefaultJedisClientConfig, SslOptions and SslVerifyMode since 5.3), and
 * https://github.com/mongodb/mongo-java-driver (SslSettings).
 */
export const httpClients = library("java", "httpClients", {
  [`${vertx}#setTrustAll`]: { ...tls, verification: arg(0, "acceptsAnyPeer"), returns: "{1}" },
  "{io.vertx.core.http.HttpClientOptions,io.vertx.core.http.WebSocketClientOptions,io.vertx.ext.web.client.WebClientOptions}#setVerifyHost":
    {
      ...tls,
      verification: arg(0, "checksName"),
      returns: "{1}"
    },
  "{io.vertx.core.net.NetClientOptions,io.vertx.core.net.ClientSSLOptions,io.vertx.ext.mail.MailConfig}#setHostnameVerificationAlgorithm":
    {
      ...tls,
      verification: arg(0, "endpointAlgorithm"),
      returns: "{1}"
    },
  "{io.vertx.pgclient.PgConnectOptions,io.vertx.mysqlclient.MySQLConnectOptions}#setSslMode": {
    ...tls,
    verification: arg(0, "any"),
    returns: "{1}"
  },
  "{io.vertx.pgclient.PgConnectOptions,io.vertx.mysqlclient.MySQLConnectOptions}#*": { returns: "{1}" },
  "io.vertx.pgclient.SslMode.{ALLOW,PREFER,REQUIRE}": { verification: "none" },
  "io.vertx.mysqlclient.SslMode.{PREFERRED,REQUIRED}": { verification: "none" },
  "{io.vertx.pgclient,io.vertx.mysqlclient}.SslMode.VERIFY_CA": { verification: "no-host-name" },
  "io.vertx.pgclient.SslMode.VERIFY_FULL": { verification: "peer" },
  "io.vertx.mysqlclient.SslMode.VERIFY_IDENTITY": { verification: "peer" },
  [`${vertx}#*`]: { returns: "{1}" },
  "{javax,jakarta}.ws.rs.client.ClientBuilder.newBuilder": { returns: "{1}.ws.rs.client.ClientBuilder" },
  "{javax,jakarta}.ws.rs.client.ClientBuilder#hostnameVerifier": {
    ...tls,
    verification: arg(0, "acceptsName"),
    returns: "{1}.ws.rs.client.ClientBuilder"
  },
  "{javax,jakarta}.ws.rs.client.ClientBuilder#*": { returns: "{1}.ws.rs.client.ClientBuilder" },
  [`${unirest}.Unirest.config`]: { returns: "{1}.Config" },
  [`${unirest}.Unirest.spawnInstance`]: { returns: "{1}.UnirestInstance" },
  [`${unirest}.UnirestInstance#config`]: { returns: "{1}.Config" },
  [`${unirest}.Config#verifySsl`]: { ...tls, verification: arg(0, "checksPeer"), returns: "{1}.Config" },
  "kong.unirest.Config#hostnameVerifier": {
    ...tls,
    verification: arg(0, "acceptsName"),
    returns: "kong.unirest.Config"
  },
  "kong.unirest.core.Config#disableHostNameVerification": {
    ...tls,
    verification: arg(0, "acceptsAnyName"),
    returns: "kong.unirest.core.Config"
  },
  [`${unirest}.Config#*`]: { returns: "{1}.Config" },
  "io.lettuce.core.RedisURI#setVerifyPeer": { ...tls, verification: arg(0, "checksPeer") },
  "io.lettuce.core.RedisURI.create": { returns: "io.lettuce.core.RedisURI" },
  "io.lettuce.core.RedisURI.{Builder.redis,Builder.sentinel,builder}": { returns: "io.lettuce.core.RedisURI.Builder" },
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
  },
  "redis.clients.jedis.SslOptions.builder": { returns: "redis.clients.jedis.SslOptions.Builder" },
  "redis.clients.jedis.SslOptions.Builder#sslVerifyMode": {
    ...tls,
    verification: arg(0, "any"),
    returns: "redis.clients.jedis.SslOptions.Builder"
  },
  "redis.clients.jedis.SslOptions.Builder#*": { returns: "redis.clients.jedis.SslOptions.Builder" },
  "redis.clients.jedis.SslVerifyMode.INSECURE": { verification: "none" },
  "redis.clients.jedis.SslVerifyMode.CA": { verification: "no-host-name" },
  "redis.clients.jedis.SslVerifyMode.FULL": { verification: "peer" },

  [`${mongo}.builder`]: { returns: `${mongo}.Builder` },
  [`${mongo}.Builder#invalidHostNameAllowed`]: {
    ...tls,
    verification: arg(0, "acceptsAnyName"),
    returns: `${mongo}.Builder`
  },
  [`${mongo}.Builder#*`]: { returns: `${mongo}.Builder` }
})

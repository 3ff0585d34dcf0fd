import { arg, library } from "../rule.ts"

const tls = { is: "protocol", name: "TLS" } as const
const none = { ...tls, verification: "none" } as const
const chain = { ...tls, verification: "no-host-name" } as const
const peer = { ...tls, verification: "peer" } as const
const callback = { ...tls, verification: arg(0, "acceptsPeer") } as const
const anyPeer = { ...tls, verification: arg(0, "acceptsAnyPeer") } as const

/*
 * Npgsql 9 (https://www.npgsql.org/doc/security.html), MySqlConnector 2.4 ("SSL/TLS"), MySql.Data 9, gRPC for .NET 2.7, RabbitMQ.Client 7, FluentFTP 53,
 * MongoDB.Driver 3 and Confluent.Kafka 2: their settings of TLS. Modes below `VerifyCA` accept any certificate.
 */
export const connections = library("dotnet", "connections", {
  "Npgsql.SslMode.{Allow,Prefer,Require}": none,
  "Npgsql.SslMode.VerifyCA": chain,
  "Npgsql.SslMode.VerifyFull": peer,
  "{MySqlConnector,MySql.Data.MySqlClient}.MySqlSslMode.{Preferred,Required}": none,
  "{MySqlConnector,MySql.Data.MySqlClient}.MySqlSslMode.VerifyCA": chain,
  "{MySqlConnector,MySql.Data.MySqlClient}.MySqlSslMode.VerifyFull": peer,
  "new Npgsql.NpgsqlDataSourceBuilder": { returns: "Npgsql.NpgsqlDataSourceBuilder" },
  "Npgsql.NpgsqlDataSourceBuilder#UseUserCertificateValidationCallback": callback,
  "Npgsql.NpgsqlConnection#UserCertificateValidationCallback=": callback,
  "new Grpc.Core.{SslCredentials,SslServerCredentials}": tls,
  "Grpc.Core.ChannelCredentials.SecureSsl": peer,
  "new RabbitMQ.Client.SslOption": { ...tls, returns: "RabbitMQ.Client.SslOption" },
  "RabbitMQ.Client.SslOption#CertificateValidationCallback=": {
    refines: true,
    verification: arg(0, "acceptsPeer")
  },
  "RabbitMQ.Client.SslOption#Version=": { refines: true, version: arg(0, "any") },
  "FluentFTP.FtpEncryptionMode.{Implicit,Explicit}": tls,
  "FluentFTP.FtpConfig#ValidateAnyCertificate=": anyPeer,
  "FluentFTP.{FtpClient,AsyncFtpClient}#Config": { returns: "FluentFTP.FtpConfig" },
  "FluentFTP.{FtpClient,AsyncFtpClient}#ValidateCertificate=": { ...tls, verification: arg(0, "acceptsByEvent") },
  "new MongoDB.Driver.SslSettings": { ...tls, returns: "MongoDB.Driver.SslSettings" },
  "MongoDB.Driver.SslSettings#ServerCertificateValidationCallback=": {
    refines: true,
    verification: arg(0, "acceptsPeer")
  },
  "MongoDB.Driver.SslSettings#EnabledSslProtocols=": { refines: true, version: arg(0, "any") },
  "MongoDB.Driver.MongoClientSettings#AllowInsecureTls=": anyPeer,
  "Confluent.Kafka.SecurityProtocol.{Ssl,SaslSsl}": tls,
  "{Confluent.Kafka.ClientConfig,Confluent.Kafka.ConsumerConfig,Confluent.Kafka.ProducerConfig,Confluent.Kafka.AdminClientConfig}#EnableSslCertificateVerification=":
    { ...tls, verification: arg(0, "checksPeer") }
})

// also: MySqlConnector=MySql.Data.MySqlClient
using System.Security.Authentication;
using Confluent.Kafka;
using FluentFTP;
using Grpc.Core;
using MongoDB.Driver;
using MySqlConnector;
using Npgsql;
using RabbitMQ.Client;

class Connections
{
    void Run(NpgsqlConnection connection)
    {
        var npgsql = new NpgsqlConnectionStringBuilder { SslMode = SslMode.Require }; // expect: protocol TLS verification=none
        npgsql.SslMode = SslMode.Allow; // expect: protocol TLS verification=none
        npgsql.SslMode = SslMode.Prefer; // expect: protocol TLS verification=none
        npgsql.SslMode = SslMode.VerifyCA; // expect: protocol TLS verification=no-host-name
        npgsql.SslMode = SslMode.VerifyFull; // expect: protocol TLS verification=peer
        npgsql.SslMode = SslMode.Disable;
        mysql.SslMode = MySqlSslMode.Preferred; // expect: protocol TLS verification=none
        mysql.SslMode = MySqlSslMode.Required; // expect: protocol TLS verification=none
        mysql.SslMode = MySqlSslMode.VerifyCA; // expect: protocol TLS verification=no-host-name
        mysql.SslMode = MySqlSslMode.VerifyFull; // expect: protocol TLS verification=peer
        var source = new NpgsqlDataSourceBuilder(text);
        source.UseUserCertificateValidationCallback((a, b, c, d) => true); // expect: protocol TLS verification=none
        connection.UserCertificateValidationCallback = (a, b, c, d) => true; // expect: protocol TLS verification=none
        new SslCredentials(root); // expect: protocol TLS
        new SslServerCredentials(pairs); // expect: protocol TLS
        GrpcChannel.ForAddress(url, ChannelCredentials.SecureSsl); // expect: protocol TLS verification=peer
        var ssl = new SslOption { Version = SslProtocols.Tls12 }; // expect: protocol TLSv1.2
        ssl.CertificateValidationCallback = (a, b, c, d) => true;
        var ftp = new FtpConfig { EncryptionMode = FtpEncryptionMode.Explicit, ValidateAnyCertificate = true }; // expect: protocol TLS; protocol TLS verification=none
        ftp.EncryptionMode = FtpEncryptionMode.Implicit; // expect: protocol TLS
        var client = new FtpClient("made-up.example"); client.ValidateCertificate += (control, e) => { e.Accept = true; }; // expect: protocol TLS verification=none
        var later = new AsyncFtpClient("made-up.example"); later.ValidateCertificate += new FtpSslValidation(Accepts); // expect: protocol TLS verification=none
        client.ValidateCertificate += (control, e) => { if (e.PolicyErrors != SslPolicyErrors.None) { e.Accept = true; } }; // expect: protocol TLS verification=none
        client.ValidateCertificate += (control, e) => { if (e.PolicyErrors == SslPolicyErrors.None) { e.Accept = true; } }; // expect: protocol TLS verification=unsaid
        client.ValidateCertificate += (control, e) => { if (Known(e.Certificate)) { e.Accept = true; } }; // expect: protocol TLS verification=unsaid
        client.ValidateCertificate += (control, e) => { e.Accept = Known(e.Certificate); }; // expect: protocol TLS verification=unsaid
        client.ValidateCertificate += Elsewhere; // expect: protocol TLS verification=unsaid
        client.Config.ValidateAnyCertificate = true; // expect: protocol TLS verification=none
        later.Config.ValidateAnyCertificate = true; // expect: protocol TLS verification=none
        var mongo = new SslSettings { EnabledSslProtocols = SslProtocols.Tls13 }; // expect: protocol TLSv1.3
        mongo.ServerCertificateValidationCallback = (a, b, c, d) => true;
        new MongoClientSettings { AllowInsecureTls = true }; // expect: protocol TLS verification=none
        new ConsumerConfig { SecurityProtocol = SecurityProtocol.SaslSsl, EnableSslCertificateVerification = false }; // expect: protocol TLS; protocol TLS verification=none
        new ProducerConfig { SecurityProtocol = SecurityProtocol.Ssl, EnableSslCertificateVerification = true }; // expect: protocol TLS; protocol TLS verification=peer
        new AdminClientConfig { EnableSslCertificateVerification = false }; // expect: protocol TLS verification=none
        new ClientConfig { EnableSslCertificateVerification = false }; // expect: protocol TLS verification=none
    }

    void Accepts(BaseFtpClient control, FtpSslValidationEventArgs e) { e.Accept = true; }
}

using System;
using System.Net;
using System.Net.Http;
using System.Net.Security;
using System.Net.WebSockets;
using System.Security.Cryptography.X509Certificates;
using MailKit.Net.Imap;
using MailKit.Net.Pop3;
using MailKit.Net.Smtp;
using RestSharp;

class Trust
{
    void Handlers(HttpClientHandler given, WinHttpHandler windows)
    {
        var any = new HttpClientHandler { ServerCertificateCustomValidationCallback = HttpClientHandler.DangerousAcceptAnyServerCertificateValidator }; // expect: protocol TLS verification=none
        given.ServerCertificateCustomValidationCallback = (message, certificate, chain, errors) => true; // expect: protocol TLS verification=none
        given.ServerCertificateCustomValidationCallback = (message, certificate, chain, errors) => { return true; }; // expect: protocol TLS verification=none
        given.ServerCertificateCustomValidationCallback = delegate { return true; }; // expect: protocol TLS verification=none
        given.ServerCertificateCustomValidationCallback = (message, certificate, chain, errors) => errors == SslPolicyErrors.None; // expect: protocol TLS verification=unsaid
        given.ServerCertificateCustomValidationCallback = Decides; // expect: protocol TLS verification=unsaid
        windows.ServerCertificateValidationCallback = (message, certificate, chain, errors) => true; // expect: protocol TLS verification=none
        var old = new WebRequestHandler();
        old.ServerCertificateValidationCallback += (message, certificate, chain, errors) => true; // expect: protocol TLS verification=none
        var sockets = new SocketsHttpHandler();
        sockets.SslOptions.RemoteCertificateValidationCallback = (sender, certificate, chain, errors) => true; // expect: protocol TLS verification=none
        sockets.SslOptions.TargetHost = "localhost";
        new RestClientOptions("https://localhost") { RemoteCertificateValidationCallback = (sender, certificate, chain, errors) => true }; // expect: protocol TLS verification=none
        new RestClientOptions("https://localhost") { UserAgent = "made up" };
        Hold(HttpClientHandler.DangerousAcceptAnyServerCertificateValidator); // expect: protocol TLS verification=none
    }

    void Requests(ClientWebSocketOptions socket)
    {
        ServicePointManager.ServerCertificateValidationCallback = (sender, certificate, chain, errors) => true; // expect: protocol TLS verification=none
        ServicePointManager.ServerCertificateValidationCallback += Accepts; // expect: protocol TLS verification=none
        ServicePointManager.ServerCertificateValidationCallback = new RemoteCertificateValidationCallback(Accepts); // expect: protocol TLS verification=none
        ServicePointManager.ServerCertificateValidationCallback = new RemoteCertificateValidationCallback(Decides); // expect: protocol TLS verification=unsaid
        var request = (HttpWebRequest)WebRequest.Create("https://localhost");
        request.ServerCertificateValidationCallback = (sender, certificate, chain, errors) => true; // expect: protocol TLS verification=none
        socket.RemoteCertificateValidationCallback = (sender, certificate, chain, errors) => true; // expect: protocol TLS verification=none
    }

    void Streams(object inner)
    {
        var any = new SslStream(inner, false, (sender, certificate, chain, errors) => true); // expect: protocol TLS verification=none
        var named = new SslStream(inner, leaveInnerStreamOpen: true, userCertificateValidationCallback: Accepts); // expect: protocol TLS verification=none
        var usual = new SslStream(inner); // expect: protocol TLS verification=unsaid
        var deciding = new SslStream(inner, false, Decides); // expect: protocol TLS verification=unsaid
        new SslClientAuthenticationOptions { RemoteCertificateValidationCallback = (sender, certificate, chain, errors) => true }; // expect: protocol TLS verification=none
    }

    void Mail(SmtpClient smtp, ImapClient imap, Pop3Client pop)
    {
        smtp.ServerCertificateValidationCallback = (sender, certificate, chain, errors) => true; // expect: protocol TLS verification=none
        imap.ServerCertificateValidationCallback = (sender, certificate, chain, errors) => true; // expect: protocol TLS verification=none
        pop.ServerCertificateValidationCallback = Decides; // expect: protocol TLS verification=unsaid
    }

    void Databases()
    {
        new Microsoft.Data.SqlClient.SqlConnectionStringBuilder { TrustServerCertificate = true }; // expect: protocol TLS verification=none
        var old = new System.Data.SqlClient.SqlConnectionStringBuilder();
        old.TrustServerCertificate = false; // expect: protocol TLS verification=peer
    }

    static bool Accepts(object sender, X509Certificate certificate, X509Chain chain, SslPolicyErrors errors)
    {
        Console.WriteLine(certificate);
        return true;
    }

    static bool Decides(object sender, X509Certificate certificate, X509Chain chain, SslPolicyErrors errors)
    {
        if (errors == SslPolicyErrors.None) return true;
        return false;
    }

    void NotTheirs(Other.Handler handler)
    {
        handler.ServerCertificateCustomValidationCallback = (message, certificate, chain, errors) => true;
        Other.ServicePointManager.ServerCertificateValidationCallback = (sender, certificate, chain, errors) => true;
    }
}

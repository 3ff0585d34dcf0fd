using System.Net;
using System.Net.Security;
using System.Security.Authentication;
using MailKit.Security;
using Microsoft.AspNetCore.Server.Kestrel.Core;
using Microsoft.AspNetCore.Server.Kestrel.Https;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        ServicePointManager.SecurityProtocol = SecurityProtocolType.Ssl3; // expect: protocol SSLv3 version=ssl3
        ServicePointManager.SecurityProtocol = SecurityProtocolType.Tls; // expect: protocol TLSv1.0
        ServicePointManager.SecurityProtocol = SecurityProtocolType.Tls11; // expect: protocol TLSv1.1
        ServicePointManager.SecurityProtocol = SecurityProtocolType.Tls12; // expect: protocol TLSv1.2
        ServicePointManager.SecurityProtocol = SecurityProtocolType.Tls13; // expect: protocol TLSv1.3
        ServicePointManager.SecurityProtocol = SecurityProtocolType.SystemDefault;
        ServicePointManager.SecurityProtocol |= SecurityProtocolType.Tls11 | SecurityProtocolType.Tls12; // expect: protocol TLSv1.1; protocol TLSv1.2
        ServicePointManager.SecurityProtocol &= ~SecurityProtocolType.Ssl3;
        ServicePointManager.SecurityProtocol &= ~(SecurityProtocolType.Ssl3 | SecurityProtocolType.Tls | SecurityProtocolType.Tls11);
        ServicePointManager.SecurityProtocol = given & ~SecurityProtocolType.Tls | SecurityProtocolType.Tls13; // expect: protocol TLSv1.3
        if ((ServicePointManager.SecurityProtocol & SecurityProtocolType.Ssl3) != 0) Refuse();
        switch (ServicePointManager.SecurityProtocol) { case SecurityProtocolType.Ssl3: Refuse(); break; }
        new HttpClientHandler { SslProtocols = SslProtocols.Ssl2 }; // expect: protocol SSLv2 version=ssl2
        new HttpClientHandler { SslProtocols = SslProtocols.Ssl3 }; // expect: protocol SSLv3 version=ssl3
        new HttpClientHandler { SslProtocols = SslProtocols.Tls }; // expect: protocol TLSv1.0
        new HttpClientHandler { SslProtocols = SslProtocols.Tls11 }; // expect: protocol TLSv1.1
        new HttpClientHandler { SslProtocols = SslProtocols.Tls12 }; // expect: protocol TLSv1.2
        new HttpClientHandler { SslProtocols = SslProtocols.Tls13 }; // expect: protocol TLSv1.3
        new HttpClientHandler { SslProtocols = SslProtocols.None };
        var stream = new SslStream(given); stream.AuthenticateAsClient("made-up.example"); // expect: protocol TLS
        var stream = new SslStream(given); stream.AuthenticateAsClientAsync("made-up.example"); // expect: protocol TLS
        var stream = new SslStream(given); stream.AuthenticateAsServer("made-up.example"); // expect: protocol TLS
        var old = new SslStream(given); await old.AuthenticateAsClientAsync("made-up.example", null, SslProtocols.Tls12, true); // expect: protocol TLSv1.2
        var held = new SslStream(given); held.AuthenticateAsServer(certificate, false, enabledSslProtocols: SslProtocols.Tls13, checkCertificateRevocation: true); // expect: protocol TLSv1.3
        var stream = new SslStream(given); stream.AuthenticateAsServerAsync("made-up.example"); // expect: protocol TLS
        new SslServerAuthenticationOptions { EnabledSslProtocols = SslProtocols.Tls12 }; // expect: protocol TLSv1.2
        new SslClientAuthenticationOptions { EnabledSslProtocols = SslProtocols.Tls12 }; // expect: protocol TLSv1.2
        var options = new SslServerAuthenticationOptions(); options.CipherSuitesPolicy = new CipherSuitesPolicy(new[] { TlsCipherSuite.TLS_AES_128_GCM_SHA256 }); // expect: protocol TLS suite=TLS_AES_128_GCM_SHA256
        new SslClientAuthenticationOptions { CipherSuitesPolicy = new CipherSuitesPolicy([TlsCipherSuite.TLS_AES_256_GCM_SHA384]) }; // expect: protocol TLS suite=TLS_AES_256_GCM_SHA384
        new CipherSuitesPolicy([TlsCipherSuite.TLS_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS suite=TLS_CHACHA20_POLY1305_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_AES_128_CCM_SHA256]); // expect: protocol TLS suite=TLS_AES_128_CCM_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_AES_128_CCM_8_SHA256]); // expect: protocol TLS suite=TLS_AES_128_CCM_8_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256]); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA]); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA]); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256]); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256]); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA]); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA]); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256]); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_DHE_RSA_WITH_AES_128_GCM_SHA256]); // expect: protocol TLS suite=TLS_DHE_RSA_WITH_AES_128_GCM_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_DHE_RSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS suite=TLS_DHE_RSA_WITH_AES_256_GCM_SHA384
        new CipherSuitesPolicy([TlsCipherSuite.TLS_DHE_RSA_WITH_AES_128_CBC_SHA]); // expect: protocol TLS suite=TLS_DHE_RSA_WITH_AES_128_CBC_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_DHE_RSA_WITH_AES_256_CBC_SHA]); // expect: protocol TLS suite=TLS_DHE_RSA_WITH_AES_256_CBC_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_DHE_RSA_WITH_AES_128_CBC_SHA256]); // expect: protocol TLS suite=TLS_DHE_RSA_WITH_AES_128_CBC_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_AES_128_GCM_SHA256]); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_GCM_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_AES_256_GCM_SHA384]); // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_GCM_SHA384
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_AES_128_CBC_SHA]); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_AES_256_CBC_SHA]); // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_AES_128_CBC_SHA256]); // expect: protocol TLS suite=TLS_RSA_WITH_AES_128_CBC_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256]); // expect: protocol TLS suite=TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384]); // expect: protocol TLS suite=TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
        new CipherSuitesPolicy([TlsCipherSuite.TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384]); // expect: protocol TLS suite=TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384
        new CipherSuitesPolicy([TlsCipherSuite.TLS_DHE_RSA_WITH_AES_256_CBC_SHA256]); // expect: protocol TLS suite=TLS_DHE_RSA_WITH_AES_256_CBC_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_AES_256_CBC_SHA256]); // expect: protocol TLS suite=TLS_RSA_WITH_AES_256_CBC_SHA256
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_3DES_EDE_CBC_SHA]); // expect: protocol TLS suite=TLS_RSA_WITH_3DES_EDE_CBC_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_RC4_128_SHA]); // expect: protocol TLS suite=TLS_RSA_WITH_RC4_128_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_RC4_128_MD5]); // expect: protocol TLS suite=TLS_RSA_WITH_RC4_128_MD5
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_NULL_SHA]); // expect: protocol TLS suite=TLS_RSA_WITH_NULL_SHA
        new CipherSuitesPolicy([TlsCipherSuite.TLS_RSA_WITH_NULL_SHA256]); // expect: protocol TLS suite=TLS_RSA_WITH_NULL_SHA256
        new HttpsConnectionAdapterOptions { SslProtocols = SslProtocols.Tls13 }; // expect: protocol TLS; protocol TLSv1.3
        void F(ListenOptions listen) { listen.UseHttps(); } // expect: protocol TLS
        client.Connect("made-up.example", 587, SecureSocketOptions.Auto); // expect: protocol TLS
        client.Connect("made-up.example", 587, SecureSocketOptions.SslOnConnect); // expect: protocol TLS
        client.Connect("made-up.example", 587, SecureSocketOptions.StartTls); // expect: protocol TLS
        client.Connect("made-up.example", 587, SecureSocketOptions.StartTlsWhenAvailable); // expect: protocol TLS
        client.Connect("made-up.example", 587, SecureSocketOptions.None);

        // Not found
        Other.SslProtocols.Tls12.ToString(); given.EnabledSslProtocols = null; listen.UseHttps();
    }
}

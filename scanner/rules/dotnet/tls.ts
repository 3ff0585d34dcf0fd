import { arg, library } from "../rule.ts"

const protocol = { is: "protocol", name: "TLS" } as const
const security = "System.Net.Security"
const callback = { ...protocol, verification: arg(0, "acceptsPeer") } as const

/*
 * .NET 10 API reference, System.Security.Authentication, System.Net.Security, System.Net and System.Net.Mail; ASP.NET
 * Core 10, Kestrel HTTPS options; MailKit 4, MailKit.Security and
 * ServerCertificateValidationCallback (https://github.com/jstedfast/MailKit); RestClientOptions of https://github.com/restsharp/RestSharp;
 * SqlConnectionStringBuilder of both SqlClients. A program names the versions it allows by constants,
 * wherever it then puts them: each is a use of that version. `None`, `Default` and `SystemDefault` name none.
 */
export const tls = library("dotnet", "tls", {
  "System.Security.Authentication.SslProtocols.Ssl{2,3}": { ...protocol, version: "ssl{1}" },
  "System.Security.Authentication.SslProtocols.Tls": { ...protocol, version: "1.0" },
  "System.Security.Authentication.SslProtocols.Tls1{1,2,3}": { ...protocol, version: "1.{1}" },
  "System.Net.SecurityProtocolType.Ssl3": { ...protocol, version: "ssl3" },
  "System.Net.SecurityProtocolType.Tls": { ...protocol, version: "1.0" },
  "System.Net.SecurityProtocolType.Tls1{1,2,3}": { ...protocol, version: "1.{1}" },

  [`new ${security}.SslStream`]: {
    ...protocol,
    verification: arg(2, "acceptsPeer", "userCertificateValidationCallback"),
    returns: `${security}.SslStream`
  },
  [`${security}.SslStream#{AuthenticateAsClient,AuthenticateAsClientAsync,AuthenticateAsServer,AuthenticateAsServerAsync}`]:
    { refines: true, from: arg(0, "any"), version: arg(2, "any", "enabledSslProtocols") },
  [`new ${security}.{SslServerAuthenticationOptions,SslClientAuthenticationOptions}`]: {
    ...protocol,
    returns: `${security}.{1}`
  },
  [`${security}.{SslServerAuthenticationOptions,SslClientAuthenticationOptions}#EnabledSslProtocols=`]: {
    refines: true,
    version: arg(0, "any")
  },
  [`${security}.{SslServerAuthenticationOptions,SslClientAuthenticationOptions}#CipherSuitesPolicy=`]: {
    refines: true,
    suite: arg(0, "any")
  },
  [`new ${security}.CipherSuitesPolicy`]: { ...protocol, suite: arg(0, "cipherSuite") },
  [`${security}.TlsCipherSuite.{TLS_AES_128_GCM_SHA256,TLS_AES_256_GCM_SHA384,TLS_CHACHA20_POLY1305_SHA256}`]: {
    value: "{1}"
  },
  [`${security}.TlsCipherSuite.{TLS_AES_128_CCM_SHA256,TLS_AES_128_CCM_8_SHA256}`]: { value: "{1}" },
  [`${security}.TlsCipherSuite.TLS_{ECDHE_ECDSA,ECDHE_RSA,DHE_RSA,RSA}_WITH_{AES_128_GCM_SHA256,AES_256_GCM_SHA384}`]: {
    value: "TLS_{1}_WITH_{2}"
  },
  [`${security}.TlsCipherSuite.TLS_{ECDHE_ECDSA,ECDHE_RSA,DHE_RSA}_WITH_CHACHA20_POLY1305_SHA256`]: {
    value: "TLS_{1}_WITH_CHACHA20_POLY1305_SHA256"
  },
  [`${security}.TlsCipherSuite.TLS_{ECDHE_ECDSA,ECDHE_RSA,DHE_RSA,RSA}_WITH_AES_{128,256}_CBC_SHA`]: {
    value: "TLS_{1}_WITH_AES_{2}_CBC_SHA"
  },
  [`${security}.TlsCipherSuite.TLS_{ECDHE_ECDSA,ECDHE_RSA,DHE_RSA,RSA}_WITH_AES_128_CBC_SHA256`]: {
    value: "TLS_{1}_WITH_AES_128_CBC_SHA256"
  },
  [`${security}.TlsCipherSuite.TLS_{ECDHE_ECDSA,ECDHE_RSA}_WITH_AES_256_CBC_SHA384`]: {
    value: "TLS_{1}_WITH_AES_256_CBC_SHA384"
  },
  [`${security}.TlsCipherSuite.TLS_{DHE_RSA,RSA}_WITH_AES_256_CBC_SHA256`]: {
    value: "TLS_{1}_WITH_AES_256_CBC_SHA256"
  },
  [`${security}.TlsCipherSuite.TLS_RSA_WITH_{3DES_EDE_CBC_SHA,RC4_128_SHA,RC4_128_MD5,NULL_SHA,NULL_SHA256}`]: {
    value: "TLS_RSA_WITH_{1}"
  },

  [`new ${security}.RemoteCertificateValidationCallback`]: { verification: arg(0, "acceptsPeer") },
  [`${security}.SslClientAuthenticationOptions#RemoteCertificateValidationCallback=`]: { ...callback, refines: true },
  "RestSharp.RestClientOptions#RemoteCertificateValidationCallback=": callback,
  "System.Net.Http.HttpClientHandler#ServerCertificateCustomValidationCallback=": callback,
  "System.Net.Http.HttpClientHandler.DangerousAcceptAnyServerCertificateValidator": {
    ...protocol,
    verification: "none"
  },
  "System.Net.Http.{WinHttpHandler,WebRequestHandler}#ServerCertificateValidationCallback=": callback,
  "System.Net.Http.SocketsHttpHandler#SslOptions": { returns: `${security}.SslClientAuthenticationOptions` },
  "System.Net.ServicePointManager.ServerCertificateValidationCallback=": callback,
  "System.Net.HttpWebRequest#ServerCertificateValidationCallback=": callback,
  "System.Net.WebSockets.ClientWebSocketOptions#RemoteCertificateValidationCallback=": callback,
  "MailKit.{Net.Smtp.SmtpClient,Net.Imap.ImapClient,Net.Pop3.Pop3Client}#ServerCertificateValidationCallback=":
    callback,
  "{Microsoft.Data.SqlClient,System.Data.SqlClient}.SqlConnectionStringBuilder#TrustServerCertificate=": {
    ...protocol,
    verification: arg(0, "acceptsAnyPeer")
  },

  "new Microsoft.AspNetCore.Server.Kestrel.Https.HttpsConnectionAdapterOptions": protocol,
  "Microsoft.AspNetCore.Server.Kestrel.Core.ListenOptions#UseHttps": protocol,
  "Microsoft.AspNetCore.Hosting.*#UseHttps": protocol,
  "MailKit.Security.SecureSocketOptions.{Auto,SslOnConnect,StartTls,StartTlsWhenAvailable}": protocol
})

/** Values of enumerations of libraries, which compilers write as numbers: `number:name` pairs, in the order of the numbers. */
interface Written {
  readonly [type: string]: string
}

const CRYPTOGRAPHY = "System.Security.Cryptography"

/** .NET API reference (https://learn.microsoft.com/dotnet/api), with the values that each member has there. */
const platform: Written = {
  [`${CRYPTOGRAPHY}.CipherMode`]: "1:CBC 2:ECB 3:OFB 4:CFB 5:CTS",
  [`${CRYPTOGRAPHY}.PaddingMode`]: "1:None 2:PKCS7 3:Zeros 4:ANSIX923 5:ISO10126",
  [`${CRYPTOGRAPHY}.DataProtectionScope`]: "0:CurrentUser 1:LocalMachine",
  [`${CRYPTOGRAPHY}.MemoryProtectionScope`]: "0:SameProcess 1:CrossProcess 2:SameLogon",
  [`${CRYPTOGRAPHY}.PbeEncryptionAlgorithm`]: "0:Unknown 1:Aes128Cbc 2:Aes192Cbc 3:Aes256Cbc 4:TripleDes3KeyPkcs12",
  [`${CRYPTOGRAPHY}.RSAEncryptionPaddingMode`]: "0:Pkcs1 1:Oaep",
  [`${CRYPTOGRAPHY}.RSASignaturePaddingMode`]: "0:Pkcs1 1:Pss",
  [`${CRYPTOGRAPHY}.X509Certificates.StoreLocation`]: "1:CurrentUser 2:LocalMachine",
  [`${CRYPTOGRAPHY}.X509Certificates.StoreName`]:
    "1:AddressBook 2:AuthRoot 3:CertificateAuthority 4:Disallowed 5:My 6:Root 7:TrustedPeople 8:TrustedPublisher",
  [`${CRYPTOGRAPHY}.X509Certificates.X509ContentType`]:
    "0:Unknown 1:Cert 2:SerializedCert 3:Pfx 4:SerializedStore 5:Pkcs7 6:Authenticode",
  [`${CRYPTOGRAPHY}.X509Certificates.X509RevocationMode`]: "0:NoCheck 1:Online 2:Offline",
  "System.Net.Security.SslPolicyErrors":
    "0:None 1:RemoteCertificateNotAvailable 2:RemoteCertificateNameMismatch 4:RemoteCertificateChainErrors",
  "System.Net.Security.EncryptionPolicy": "0:RequireEncryption 1:AllowNoEncryption 2:NoEncryption",
  "System.Net.SecurityProtocolType": "0:SystemDefault 48:Ssl3 192:Tls 768:Tls11 3072:Tls12 12288:Tls13",
  "System.Security.Authentication.SslProtocols":
    "0:None 12:Ssl2 48:Ssl3 192:Tls 240:Default 768:Tls11 3072:Tls12 12288:Tls13",
  "Microsoft.AspNetCore.Cryptography.KeyDerivation.KeyDerivationPrf": "0:HMACSHA1 1:HMACSHA256 2:HMACSHA512",
  "Microsoft.AspNetCore.DataProtection.AuthenticatedEncryption.EncryptionAlgorithm":
    "0:AES_128_CBC 1:AES_192_CBC 2:AES_256_CBC 3:AES_128_GCM 4:AES_192_GCM 5:AES_256_GCM",
  "Microsoft.AspNetCore.DataProtection.AuthenticatedEncryption.ValidationAlgorithm": "0:HMACSHA256 1:HMACSHA512"
}

/** TlsCipherSuite has the numbers of the TLS cipher suite registry (https://www.iana.org/assignments/tls-parameters). */
const suites: Written = {
  "System.Net.Security.TlsCipherSuite": [
    "0x002f:TLS_RSA_WITH_AES_128_CBC_SHA 0x0033:TLS_DHE_RSA_WITH_AES_128_CBC_SHA 0x0035:TLS_RSA_WITH_AES_256_CBC_SHA",
    "0x0039:TLS_DHE_RSA_WITH_AES_256_CBC_SHA 0x003c:TLS_RSA_WITH_AES_128_CBC_SHA256",
    "0x003d:TLS_RSA_WITH_AES_256_CBC_SHA256 0x0067:TLS_DHE_RSA_WITH_AES_128_CBC_SHA256",
    "0x006b:TLS_DHE_RSA_WITH_AES_256_CBC_SHA256 0x009c:TLS_RSA_WITH_AES_128_GCM_SHA256",
    "0x009d:TLS_RSA_WITH_AES_256_GCM_SHA384 0x009e:TLS_DHE_RSA_WITH_AES_128_GCM_SHA256",
    "0x009f:TLS_DHE_RSA_WITH_AES_256_GCM_SHA384 0x1301:TLS_AES_128_GCM_SHA256 0x1302:TLS_AES_256_GCM_SHA384",
    "0x1303:TLS_CHACHA20_POLY1305_SHA256 0x1304:TLS_AES_128_CCM_SHA256 0x1305:TLS_AES_128_CCM_8_SHA256",
    "0xc009:TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA 0xc00a:TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA",
    "0xc013:TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA 0xc014:TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA",
    "0xc023:TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256 0xc024:TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384",
    "0xc027:TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256 0xc028:TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384",
    "0xc02b:TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256 0xc02c:TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384",
    "0xc02f:TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256 0xc030:TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384",
    "0xcca8:TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256 0xcca9:TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256",
    "0xccaa:TLS_DHE_RSA_WITH_CHACHA20_POLY1305_SHA256 0x0004:TLS_RSA_WITH_RC4_128_MD5 0x0005:TLS_RSA_WITH_RC4_128_SHA",
    "0x000a:TLS_RSA_WITH_3DES_EDE_CBC_SHA 0x0000:TLS_NULL_WITH_NULL_NULL 0x0001:TLS_RSA_WITH_NULL_MD5"
  ].join(" ")
}

/**
 * Other libraries, as far as all their versions have the same numbers: jose-jwt, MimeKit, MailKit, Otp.NET, GoogleAuthenticator, MySqlConnector
 * and Connector/NET, and the COSE algorithms of Fido2NetLib (https://www.iana.org/assignments/cose).
 */
const libraries: Written = {
  "Jose.JwsAlgorithm":
    "0:none 1:HS256 2:HS384 3:HS512 4:RS256 5:RS384 6:RS512 7:PS256 8:PS384 9:PS512 10:ES256 11:ES384 12:ES512",
  "Jose.JweAlgorithm": "0:RSA1_5 1:RSA_OAEP",
  "Jose.JweEncryption": "0:A128CBC_HS256 1:A192CBC_HS384 2:A256CBC_HS512 3:A128GCM 4:A192GCM 5:A256GCM",
  "MimeKit.Cryptography.DkimSignatureAlgorithm": "0:RsaSha1 1:RsaSha256 2:Ed25519Sha256",
  "MailKit.Security.SecureSocketOptions": "0:None 1:Auto 2:SslOnConnect 3:StartTls 4:StartTlsWhenAvailable",
  "OtpNet.OtpHashMode": "0:Sha1 1:Sha256 2:Sha512",
  "Google.Authenticator.HashType": "0:SHA1 1:SHA256 2:SHA512",
  "MySqlConnector.MySqlSslMode": "0:None 1:Preferred 2:Required 3:VerifyCA 4:VerifyFull",
  "MySql.Data.MySqlClient.MySqlSslMode": "0:Disabled 1:Preferred 2:Required 3:VerifyCA 4:VerifyFull",
  "Fido2NetLib.Objects.COSE/Algorithm":
    "-65535:RS1 -259:RS512 -258:RS384 -257:RS256 -47:ES256K -39:PS512 -38:PS384 -37:PS256 -36:ES512 -35:ES384 -8:EdDSA -7:ES256",
  "Isopoh.Cryptography.Argon2.Argon2Type": "0:DataDependentAddressing 1:DataIndependentAddressing 2:HybridAddressing"
}

const namesIn = (written: string): ReadonlyMap<number, string> =>
  new Map(
    written.split(" ").map((one) => {
      const at = one.indexOf(":")
      return [Number(one.slice(0, at)), one.slice(at + 1)]
    })
  )

const known: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map(
  Object.entries({ ...platform, ...suites, ...libraries }).map(([type, written]) => [type, namesIn(written)])
)

/** The names of the values of an enumeration that other assemblies declare; undefined where it is not known. */
export const enumerationNamed = (name: string): ReadonlyMap<number, string> | undefined => known.get(name)

import { arg, library, text, typeArg } from "../rule.ts"

/*
 * Source: the POCO C++ Libraries reference (docs.pocoproject.org), Crypto, Foundation and NetSSL;
 * https://github.com/pocoproject/poco/blob/main/NetSSL_OpenSSL/include/Poco/Net/Context.h.
 */
export const poco = library("c", "poco", {
  "new Poco.MD4Engine": { is: "hash", name: "MD4" },
  "new Poco.MD5Engine": { is: "hash", name: "MD5" },
  "new Poco.SHA1Engine": { is: "hash", name: "SHA-1" },
  "new Poco.SHA2Engine": { is: "hash", algorithm: arg(0, "any") },
  "Poco.SHA2Engine.{,ALGORITHM.}SHA_{224,256,384,512}": { name: "SHA-{2}" },
  "new Poco.HMACEngine": { is: "mac", name: "HMAC", digest: typeArg(0, "any") },
  "new Poco.PBKDF2Engine": { is: "kdf", name: "PBKDF2", iterations: arg(1, "int"), outputBits: arg(2, "bytes") },
  "new Poco.Crypto.DigestEngine": { is: "hash", algorithm: arg(0, "openssl") },
  "new Poco.Crypto.CipherKey": { is: "key", algorithm: arg(0, "openssl"), iterations: arg(3, "int") },
  "new Poco.Crypto.RSAKey": { is: "key", name: "RSA" },
  "new Poco.Crypto.RSADigestEngine": { is: "signature", name: "RSA", padding: "pkcs1v15", digest: arg(1, "hash") },
  "new Poco.Crypto.ECKey": { is: "key", name: "EC", curve: arg(0, "curve") },
  "new Poco.Crypto.ECDSADigestEngine": { is: "signature", name: "ECDSA", digest: arg(1, "hash") },
  "new Poco.Net.Context": {
    is: "protocol",
    defaults: { name: "TLS" },
    from: [arg(0, "any"), arg(2, "any"), arg(4, "any")]
  },
  "Poco.Net.Context.VERIFY_NONE": { verification: "none" },
  "Poco.Net.Context.{VERIFY_RELAXED,VERIFY_STRICT,VERIFY_ONCE}": { verification: "peer" },
  "Poco.Net.Context#enableExtendedCertificateVerification": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "checksName")
  },
  "new Poco.Net.AcceptCertificateHandler": { is: "protocol", name: "TLS", verification: "none" },
  "Poco.{MD4,MD5,SHA1}Engine": { algorithm: text("{1}", "hash") },
  "Poco.Crypto.RSADigestEngine.DIGEST_{MD5,SHA1}": { algorithm: text("{1}", "hash") },
  "new Poco.Crypto.EVPPKey": { is: "key", curve: arg(0, "curve") },
  "Poco.Net.Context.{TLSV1_1,TLSV1_2,TLSV1_3,TLSV1}_{CLIENT,SERVER}_USE": { algorithm: text("{1}_{2}", "tlsVersion") },
  "Poco.Net.Context.{CLIENT,TLS_CLIENT}_USE": { name: "TLS" },
  "Poco.Net.Context.{SERVER,TLS_SERVER}_USE": { name: "TLS", side: "server" },
  "Poco.Net.Context#requireMinimumProtocol": { refines: true, version: arg(0, "any") },
  "Poco.Net.Context.PROTO_{SSLV2,SSLV3,TLSV1,TLSV1_1,TLSV1_2,TLSV1_3}": { algorithm: text("{1}", "tlsVersion") },
  "new Poco.Net.{SecureStreamSocket,SecureServerSocket,HTTPSClientSession,SecureSMTPClientSession,FTPSClientSession}": {
    is: "protocol",
    name: "TLS",
    from: arg(-1, "any")
  },
  "new Poco.RandomInputStream": { is: "random", name: "RNG" },
  "new Poco.Random": { is: "random", name: "NonCryptographicPRNG" },
  "Poco.JWT.Signer#sign": { is: "token", algorithm: arg(1, "jose"), functions: ["sign"] },
  "Poco.JWT.Signer#{verify,tryVerify}": { is: "token", name: "JWT", functions: ["verify"] },
  "Poco.JWT.Signer.ALGO_{HS256,HS384,HS512,RS256,RS384,RS512,ES256,ES384,ES512}": { value: "{1}" }
})

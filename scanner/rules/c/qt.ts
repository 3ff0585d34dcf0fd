import { arg, library, text } from "../rule.ts"

const hashes =
  "Md4,Md5,Sha1,Sha224,Sha256,Sha384,Sha512,Sha3_224,Sha3_256,Sha3_384,Sha3_512,Keccak_224,Keccak_256,Keccak_384,Keccak_512,Blake2b_160,Blake2b_256,Blake2b_384,Blake2b_512,Blake2s_128,Blake2s_160,Blake2s_224,Blake2s_256"

/* Source: Qt 6 documentation, QCryptographicHash, QMessageAuthenticationCode, QPasswordDigestor, QSslConfiguration, QSsl, QSslSocket (doc.qt.io/qt-6/qsslsocket.html). */
export const qt = library("c", "qt", {
  [`QCryptographicHash.{${hashes}}`]: { algorithm: text("{1}", "hash") },
  [`QCryptographicHash.Algorithm.{${hashes}}`]: { algorithm: text("{1}", "hash") },
  "new QCryptographicHash": { is: "hash", algorithm: arg(0, "any"), returns: "QCryptographicHash" },
  "QCryptographicHash.hash": { is: "hash", algorithm: arg(1, "any") },
  "QCryptographicHash#{addData,result}": { refines: true, operates: true },
  "new QMessageAuthenticationCode": { is: "mac", name: "HMAC", digest: arg(0, "any") },
  "QMessageAuthenticationCode.hash": { is: "mac", name: "HMAC", digest: arg(2, "any") },
  "QPasswordDigestor.deriveKeyPbkdf1": {
    is: "kdf",
    name: "PBKDF1",
    digest: arg(0, "any"),
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    outputBits: arg(4, "bytes")
  },
  "QPasswordDigestor.deriveKeyPbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "any"),
    saltBits: arg(2, "bytes"),
    iterations: arg(3, "int"),
    outputBits: arg(4, "bytes")
  },
  "QSsl.{SslV2,SslV3,TlsV1_0,TlsV1_1,TlsV1_2,TlsV1_3,DtlsV1_0,DtlsV1_2}": { algorithm: text("{1}", "tlsVersion") },
  "QSsl.{TlsV1_0,TlsV1_1,TlsV1_2,TlsV1_3,DtlsV1_0,DtlsV1_2}OrLater": { algorithm: text("{1}", "tlsVersion") },
  "QSsl.{SecureProtocols,AnyProtocol}": { name: "TLS" },
  "new QSslConfiguration": { is: "protocol", name: "TLS", returns: "QSslConfiguration" },
  "QSslConfiguration.defaultConfiguration": { is: "protocol", name: "TLS", returns: "QSslConfiguration" },
  "QSslConfiguration#setProtocol": { refines: true, algorithm: arg(0, "any") },
  "QSslConfiguration#setEllipticCurves": { refines: true, curve: arg(0, "any") },
  "new QSslCipher": { is: "parameters", suite: arg(0, "cipherSuite") },
  "new QSslSocket": { is: "protocol", name: "TLS", returns: "QSslSocket" },
  "QSslSocket#setProtocol": { refines: true, algorithm: arg(0, "any") },
  "{QSslSocket,QSslConfiguration}#setPeerVerifyMode": {
    is: "protocol",
    name: "TLS",
    refines: true,
    verification: arg(0, "any")
  },
  "QSslSocket.{,PeerVerifyMode.}VerifyNone": { verification: "none" },
  "QSslSocket.{,PeerVerifyMode.}VerifyPeer": { verification: "peer" },
  "{QSslSocket,QNetworkReply,QWebSocket}#ignoreSslErrors": {
    is: "protocol",
    name: "TLS",
    verification: arg(0, "any"),
    defaults: { verification: "none" }
  },
  "QRandomGenerator.{system,securelySeeded}": { is: "random", name: "RNG", functions: ["generate"] },
  "QMessageAuthenticationCode.hashInto": { is: "mac", name: "HMAC", digest: arg(-1, "any") },
  "QCryptographicHash.hashInto": { is: "hash", algorithm: arg(-1, "any") },
  "QCryptographicHash.{,Algorithm.}RealSha3_{224,256,384,512}": { name: "SHA3-{2}" },
  "QSslCertificate#digest": { is: "hash", algorithm: arg(0, "any"), defaults: { name: "MD5" } },
  "QSslEllipticCurve.{fromShortName,fromLongName}": { curve: arg(0, "curve") },
  "{QSslConfiguration,QDtls}#setDiffieHellmanParameters": { refines: true },
  "QSslConfiguration#setCiphers": { is: "protocol", name: "TLS", continues: true, suite: arg(0, "cipherList") },
  "QSslSocket#{connectToHostEncrypted,startClientEncryption}": { refines: true, operates: true },
  "QSslSocket#startServerEncryption": { refines: true, operates: true, side: "server" },
  "new QSslServer": { is: "protocol", name: "TLS", side: "server" },
  "new QDtls": { is: "protocol", name: "DTLS" },
  "{qrand,qsrand}": { is: "random", name: "NonCryptographicPRNG" }
})

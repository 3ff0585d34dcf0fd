#include <QSslConfiguration>

void use(const QByteArray &data, const QByteArray &key, const QSslCertificate &certificate, QSslConfiguration &given) {
  QMessageAuthenticationCode::hashInto(out, data, key, QCryptographicHash::Sha256); // expect: mac HMAC-SHA-256
  QCryptographicHash::hashInto(out, data, QCryptographicHash::Sha1); // expect: hash SHA-1
  QCryptographicHash::hash(data, QCryptographicHash::RealSha3_224); // expect: hash SHA3-224
  QCryptographicHash::hash(data, QCryptographicHash::RealSha3_256); // expect: hash SHA3-256
  QCryptographicHash::hash(data, QCryptographicHash::RealSha3_384); // expect: hash SHA3-384
  QCryptographicHash::hash(data, QCryptographicHash::RealSha3_512); // expect: hash SHA3-512
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::RealSha3_224); // expect: hash SHA3-224
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::RealSha3_256); // expect: hash SHA3-256
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::RealSha3_384); // expect: hash SHA3-384
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::RealSha3_512); // expect: hash SHA3-512
  certificate.digest(QCryptographicHash::Sha256); // expect: hash SHA-256
  certificate.digest(); // expect: hash MD5
  QSslConfiguration configuration; // expect: protocol TLS curve=P-256; protocol TLS curve=P-384
  configuration.setEllipticCurves({QSslEllipticCurve::fromShortName("prime256v1"), QSslEllipticCurve::fromLongName("secp384r1")});
  configuration.setDiffieHellmanParameters(QSslDiffieHellmanParameters::defaultParameters());
  configuration.setCiphers("ECDHE-RSA-AES128-GCM-SHA256");
  given.setCiphers("ECDHE-RSA-AES128-GCM-SHA256"); // expect: protocol TLS
  QSslSocket socket; // expect: protocol TLS
  socket.connectToHostEncrypted("example.org", 443);
  socket.startClientEncryption();
  QSslSocket accepted; // expect: protocol TLS
  accepted.startServerEncryption();
  QSslServer server; // expect: protocol TLS
  QDtls dtls(QSslSocket::SslClientMode); // expect: protocol DTLS
  dtls.setDiffieHellmanParameters(QSslDiffieHellmanParameters::defaultParameters());
  int die = qrand(); // expect: random Non-cryptographic-PRNG
  qsrand(1); // expect: random Non-cryptographic-PRNG
}

#include <QCryptographicHash>

void use() {
  QCryptographicHash hash(QCryptographicHash::Sha1); // expect: hash SHA-1
  hash.addData(data); // none
  hash.result(data); // none
  QCryptographicHash::hash(data, QCryptographicHash::Md4).toHex(); // expect: hash MD4
  QCryptographicHash::hash(data, QCryptographicHash::Md5).toHex(); // expect: hash MD5
  QCryptographicHash::hash(data, QCryptographicHash::Sha224).toHex(); // expect: hash SHA-224
  QCryptographicHash::hash(data, QCryptographicHash::Sha256).toHex(); // expect: hash SHA-256
  QCryptographicHash::hash(data, QCryptographicHash::Sha384).toHex(); // expect: hash SHA-384
  QCryptographicHash::hash(data, QCryptographicHash::Sha512).toHex(); // expect: hash SHA-512
  QCryptographicHash::hash(data, QCryptographicHash::Sha3_224).toHex(); // expect: hash SHA3-224
  QCryptographicHash::hash(data, QCryptographicHash::Sha3_256).toHex(); // expect: hash SHA3-256
  QCryptographicHash::hash(data, QCryptographicHash::Sha3_384).toHex(); // expect: hash SHA3-384
  QCryptographicHash::hash(data, QCryptographicHash::Sha3_512).toHex(); // expect: hash SHA3-512
  QCryptographicHash::hash(data, QCryptographicHash::Keccak_224).toHex(); // expect: hash Keccak-224
  QCryptographicHash::hash(data, QCryptographicHash::Keccak_256).toHex(); // expect: hash Keccak-256
  QCryptographicHash::hash(data, QCryptographicHash::Keccak_384).toHex(); // expect: hash Keccak-384
  QCryptographicHash::hash(data, QCryptographicHash::Keccak_512).toHex(); // expect: hash Keccak-512
  QCryptographicHash::hash(data, QCryptographicHash::Blake2b_160).toHex(); // expect: hash BLAKE2b-160
  QCryptographicHash::hash(data, QCryptographicHash::Blake2b_256).toHex(); // expect: hash BLAKE2b-256
  QCryptographicHash::hash(data, QCryptographicHash::Blake2b_384).toHex(); // expect: hash BLAKE2b-384
  QCryptographicHash::hash(data, QCryptographicHash::Blake2b_512).toHex(); // expect: hash BLAKE2b-512
  QCryptographicHash::hash(data, QCryptographicHash::Blake2s_128).toHex(); // expect: hash BLAKE2s-128
  QCryptographicHash::hash(data, QCryptographicHash::Blake2s_160).toHex(); // expect: hash BLAKE2s-160
  QCryptographicHash::hash(data, QCryptographicHash::Blake2s_224).toHex(); // expect: hash BLAKE2s-224
  QCryptographicHash::hash(data, QCryptographicHash::Blake2s_256).toHex(); // expect: hash BLAKE2s-256
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Md4); // expect: hash MD4
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Md5); // expect: hash MD5
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Sha1); // expect: hash SHA-1
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Sha224); // expect: hash SHA-224
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Sha256); // expect: hash SHA-256
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Sha384); // expect: hash SHA-384
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Sha512); // expect: hash SHA-512
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Sha3_224); // expect: hash SHA3-224
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Sha3_256); // expect: hash SHA3-256
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Sha3_384); // expect: hash SHA3-384
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Sha3_512); // expect: hash SHA3-512
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Keccak_224); // expect: hash Keccak-224
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Keccak_256); // expect: hash Keccak-256
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Keccak_384); // expect: hash Keccak-384
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Keccak_512); // expect: hash Keccak-512
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Blake2b_160); // expect: hash BLAKE2b-160
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Blake2b_256); // expect: hash BLAKE2b-256
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Blake2b_384); // expect: hash BLAKE2b-384
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Blake2b_512); // expect: hash BLAKE2b-512
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Blake2s_128); // expect: hash BLAKE2s-128
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Blake2s_160); // expect: hash BLAKE2s-160
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Blake2s_224); // expect: hash BLAKE2s-224
  QCryptographicHash::hash(data, QCryptographicHash::Algorithm::Blake2s_256); // expect: hash BLAKE2s-256
  auto *made = new QCryptographicHash(QCryptographicHash::Md5); // expect: hash MD5
  QMessageAuthenticationCode code(QCryptographicHash::Sha256, key); // expect: mac HMAC-SHA-256
  QMessageAuthenticationCode::hash(data, key, QCryptographicHash::Sha512); // expect: mac HMAC-SHA-512
  QPasswordDigestor::deriveKeyPbkdf2(QCryptographicHash::Sha256, password, salt, 10000, 32); // expect: kdf PBKDF2-SHA-256-10000 outputBits=256
  QPasswordDigestor::deriveKeyPbkdf1(QCryptographicHash::Sha1, password, salt, 1000, 20); // expect: kdf PBKDF1-SHA-1-1000 outputBits=160
  QSslConfiguration config; // expect: protocol TLSv1.2 version=1.2
  config.setProtocol(QSsl::TlsV1_2); // none
  config.setEllipticCurves(curves); // none
  auto standard = QSslConfiguration::defaultConfiguration(); // expect: protocol TLS
  QSslSocket a; // expect: protocol SSLv2 version=ssl2
  QSslSocket b; // expect: protocol SSLv3 version=ssl3
  QSslSocket c; // expect: protocol TLSv1.0 version=1.0
  QSslSocket d; // expect: protocol TLSv1.1 version=1.1
  QSslSocket e; // expect: protocol TLSv1.3 version=1.3
  QSslSocket f; // expect: protocol TLS
  QSslSocket g; // expect: protocol TLS
  QSslSocket h; // expect: protocol TLSv1.0 version=1.0
  QSslSocket i; // expect: protocol TLSv1.1 version=1.1
  QSslSocket j; // expect: protocol TLSv1.2 version=1.2
  QSslSocket k; // expect: protocol TLSv1.3 version=1.3
  QSslSocket l; // expect: protocol TLS
  QSslSocket m; // expect: protocol TLS
  QSslSocket n; // expect: protocol TLS
  QSslSocket o; // expect: protocol TLS
  n.setProtocol(QSsl::DtlsV1_0OrLater); // none
  o.setProtocol(QSsl::DtlsV1_2OrLater); // none
  QSslSocket chosen; // expect: protocol TLSv1.2 version=1.2; protocol TLSv1.0 version=1.0
#if QT_VERSION >= QT_VERSION_CHECK(6, 3, 0)
  chosen.setProtocol(QSsl::TlsV1_2OrLater); // none
#else
  chosen.setProtocol(QSsl::TlsV1_0OrLater); // none
#endif
  a.setProtocol(QSsl::SslV2); // none
  b.setProtocol(QSsl::SslV3); // none
  c.setProtocol(QSsl::TlsV1_0); // none
  d.setProtocol(QSsl::TlsV1_1); // none
  e.setProtocol(QSsl::TlsV1_3); // none
  f.setProtocol(QSsl::DtlsV1_0); // none
  g.setProtocol(QSsl::DtlsV1_2); // none
  h.setProtocol(QSsl::TlsV1_0OrLater); // none
  i.setProtocol(QSsl::TlsV1_1OrLater); // none
  j.setProtocol(QSsl::TlsV1_2OrLater); // none
  k.setProtocol(QSsl::TlsV1_3OrLater); // none
  l.setProtocol(QSsl::SecureProtocols); // none
  m.setProtocol(QSsl::AnyProtocol); // none
  QSslCipher suite("ECDHE-RSA-AES128-GCM-SHA256"); // expect: parameters unknown suite=TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
  QRandomGenerator::system(); // expect: random RNG functions=generate
  QRandomGenerator::securelySeeded(); // expect: random RNG functions=generate
}

#include <QtCrypto>

void hashes(const QByteArray &data, const QCA::SymmetricKey &key) {
  QCA::Hash hash("sha1"); // expect: hash SHA-1
  QCA::MessageAuthenticationCode mac("hmac(sha256)", key); // expect: mac HMAC-SHA-256
  QCA::SecureArray salt = QCA::Random::randomArray(16); // expect: random RNG byteLength=16
  int number = QCA::Random::randomInt(); // expect: random RNG
  unsigned char letter = QCA::Random::randomChar(); // expect: random RNG
}

void ciphers(const QCA::SymmetricKey &key, const QCA::InitializationVector &iv, const QCA::AuthTag &tag) {
  QCA::Cipher cbc("aes256", QCA::Cipher::CBC, QCA::Cipher::PKCS7, QCA::Encode, key, iv); // expect: cipher AES-256-CBC-PKCS7 functions=encrypt
  QCA::Cipher ecb("aes128", QCA::Cipher::ECB, QCA::Cipher::NoPadding, QCA::Decode, key); // expect: cipher AES-128-ECB-NoPadding functions=decrypt
  QCA::Cipher cfb(QStringLiteral("blowfish"), QCA::Cipher::CFB); // expect: cipher Blowfish-CFB
  QCA::Cipher ofb("tripledes", QCA::Cipher::OFB); // expect: cipher 3DES-OFB
  QCA::Cipher ctr("aes192", QCA::Cipher::CTR); // expect: cipher AES-192-CTR
  QCA::Cipher gcm("aes128", QCA::Cipher::GCM, QCA::Cipher::NoPadding, QCA::Encode, key, iv, tag); // expect: cipher AES-128-GCM functions=encrypt
  QCA::Cipher ccm("aes128", QCA::Cipher::CCM, QCA::Cipher::NoPadding, QCA::Encode, key, iv, tag); // expect: cipher AES-128-CCM functions=encrypt
}

void keys(const QCA::SecureArray &secret, const QCA::InitializationVector &salt, const QCA::InitializationVector &info) {
  QCA::SymmetricKey old = QCA::PBKDF1("md5").makeKey(secret, salt, 16, 1000); // expect: kdf PBKDF1-MD5-1000 outputBits=128
  QCA::SymmetricKey key = QCA::PBKDF2().makeKey(secret, salt, 32, 4096); // expect: kdf PBKDF2-SHA-1-4096 outputBits=256
  QCA::PBKDF2 derive("sha256"); // expect: kdf PBKDF2-SHA-256-100000 outputBits=256
  derive.makeKey(secret, salt, 32, 100000);
  QCA::SymmetricKey more = QCA::HKDF().makeKey(secret, salt, info, 16); // expect: kdf HKDF-SHA-256 outputBits=128
}

void publicKeys(const QByteArray &data, const QCA::DLGroup &group) {
  QCA::KeyGenerator generator;
  QCA::PrivateKey rsa = generator.createRSA(3072); // expect: keygen RSA-3072
  QCA::PrivateKey dsa = generator.createDSA(group); // expect: keygen DSA
  QCA::PrivateKey dh = generator.createDH(group); // expect: keygen DH
}

void messages(const QByteArray &pem, const QByteArray &data, const QByteArray &der) {
  QCA::PublicKey one = QCA::PublicKey::fromPEM(pem); // expect: key unknown material=public-key
  QCA::PublicKey two = QCA::PublicKey::fromPEMFile("a.pem"); // expect: key unknown material=public-key
  QCA::PublicKey three = QCA::PublicKey::fromDER(der); // expect: key unknown material=public-key
  QCA::PrivateKey four = QCA::PrivateKey::fromPEM(pem); // expect: key unknown material=private-key
  QCA::PrivateKey five = QCA::PrivateKey::fromPEMFile("a.pem"); // expect: key unknown material=private-key
  QCA::PrivateKey six = QCA::PrivateKey::fromDER(der); // expect: key unknown material=private-key
  one.encrypt(data, QCA::EME_PKCS1_OAEP); // expect: cipher RSA-OAEP functions=encrypt
  two.encrypt(data, QCA::EME_PKCS1v15); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  three.encrypt(data, QCA::EME_PKCS1v15_SSL); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
  three.encrypt(data, QCA::EME_NO_PADDING); // expect: cipher RSA-RAW functions=encrypt
  four.decrypt(data, &out, QCA::EME_PKCS1_OAEP); // expect: cipher RSA-OAEP functions=decrypt
  four.signMessage(data, QCA::EMSA3_SHA256); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  four.signMessage(data, QCA::EMSA3_SHA224); // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
  four.signMessage(data, QCA::EMSA3_SHA384); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
  four.startSign(QCA::EMSA1_SHA1); // expect: signature unknown digest=SHA-1 functions=sign
  one.verifyMessage(data, sig, QCA::EMSA3_SHA1); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=verify
  one.verifyMessage(data, sig, QCA::EMSA3_MD2); // expect: signature RSA-PKCS1-1.5-MD2 functions=verify
  one.startVerify(QCA::EMSA3_MD5); // expect: signature RSA-PKCS1-1.5-MD5 functions=verify
  one.startVerify(QCA::EMSA3_SHA512); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=verify
  one.startVerify(QCA::EMSA3_RIPEMD160); // expect: signature RSA-PKCS1-1.5-RIPEMD-160 functions=verify
}

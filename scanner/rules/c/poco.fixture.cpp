#include <Poco/Crypto/Cipher.h>

using namespace Poco;

void use() {
  MD5Engine md5; // expect: hash MD5
  Poco::MD4Engine engine; // expect: hash MD4
  Poco::SHA1Engine engine; // expect: hash SHA-1
  Poco::SHA2Engine engine; // expect: hash unknown
  Poco::HMACEngine<Poco::MD5Engine> hmac(key); // expect: mac HMAC-MD5
  Poco::PBKDF2Engine<Poco::HMACEngine<Poco::SHA1Engine>> pbkdf2(salt, 4096, 16); // expect: kdf PBKDF2-4096 outputBits=128
  Poco::Crypto::DigestEngine digest("SHA256"); // expect: hash SHA-256
  Poco::Crypto::CipherKey key("aes-256-cbc", password, salt, 2000); // expect: key AES-256-CBC iterations=2000
  Poco::Crypto::RSAKey rsa(Poco::Crypto::RSAKey::KL_2048, Poco::Crypto::RSAKey::EXP_LARGE); // expect: key RSA
  Poco::Crypto::RSADigestEngine signer(rsa, "SHA256"); // expect: signature RSA-PKCS1-1.5-SHA-256
  Poco::Crypto::ECKey ec("secp521r1"); // expect: key EC-P-521
  Poco::Crypto::ECDSADigestEngine ecdsa(ec, "SHA512"); // expect: signature ECDSA-SHA-512
  Poco::Net::Context::Ptr context = new Poco::Net::Context(Poco::Net::Context::CLIENT_USE, ""); // expect: protocol TLS
}

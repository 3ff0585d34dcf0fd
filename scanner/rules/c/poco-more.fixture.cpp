#include <Poco/Net/Context.h>

void use(Poco::JWT::Signer &signer, const std::string &text) {
  Poco::HMACEngine<Poco::SHA1Engine> sha1("secret"); // expect: mac HMAC-SHA-1
  Poco::HMACEngine<Poco::MD5Engine> md5("secret"); // expect: mac HMAC-MD5
  Poco::HMACEngine<Poco::MD4Engine> md4("secret"); // expect: mac HMAC-MD4
  Poco::Crypto::RSADigestEngine digest(key, Poco::Crypto::RSADigestEngine::DIGEST_SHA1); // expect: signature RSA-PKCS1-1.5-SHA-1
  Poco::Crypto::RSADigestEngine older(key, Poco::Crypto::RSADigestEngine::DIGEST_MD5); // expect: signature RSA-PKCS1-1.5-MD5
  Poco::Crypto::EVPPKey pkey("secp384r1"); // expect: key unknown curve=P-384
  Poco::SHA2Engine sha224(Poco::SHA2Engine::SHA_224); // expect: hash SHA-224
  Poco::SHA2Engine sha256(Poco::SHA2Engine::SHA_256); // expect: hash SHA-256
  Poco::SHA2Engine sha384(Poco::SHA2Engine::SHA_384); // expect: hash SHA-384
  Poco::SHA2Engine sha512(Poco::SHA2Engine::SHA_512); // expect: hash SHA-512
  Poco::SHA2Engine sha224a(Poco::SHA2Engine::ALGORITHM::SHA_224); // expect: hash SHA-224
  Poco::SHA2Engine sha256a(Poco::SHA2Engine::ALGORITHM::SHA_256); // expect: hash SHA-256
  Poco::SHA2Engine sha384a(Poco::SHA2Engine::ALGORITHM::SHA_384); // expect: hash SHA-384
  Poco::SHA2Engine sha512a(Poco::SHA2Engine::ALGORITHM::SHA_512); // expect: hash SHA-512
  Poco::Net::Context::Ptr p_TLSV1_CLIENT = new Poco::Net::Context(Poco::Net::Context::TLSV1_CLIENT_USE, "ca.pem"); // expect: protocol TLSv1.0
  Poco::Net::Context::Ptr p_TLSV1_SERVER = new Poco::Net::Context(Poco::Net::Context::TLSV1_SERVER_USE, "ca.pem"); // expect: protocol TLSv1.0
  Poco::Net::Context::Ptr p_TLSV1_1_CLIENT = new Poco::Net::Context(Poco::Net::Context::TLSV1_1_CLIENT_USE, "ca.pem"); // expect: protocol TLSv1.1
  Poco::Net::Context::Ptr p_TLSV1_1_SERVER = new Poco::Net::Context(Poco::Net::Context::TLSV1_1_SERVER_USE, "ca.pem"); // expect: protocol TLSv1.1
  Poco::Net::Context::Ptr p_TLSV1_2_CLIENT = new Poco::Net::Context(Poco::Net::Context::TLSV1_2_CLIENT_USE, "ca.pem"); // expect: protocol TLSv1.2
  Poco::Net::Context::Ptr p_TLSV1_2_SERVER = new Poco::Net::Context(Poco::Net::Context::TLSV1_2_SERVER_USE, "ca.pem"); // expect: protocol TLSv1.2
  Poco::Net::Context::Ptr p_TLSV1_3_CLIENT = new Poco::Net::Context(Poco::Net::Context::TLSV1_3_CLIENT_USE, "ca.pem"); // expect: protocol TLSv1.3
  Poco::Net::Context::Ptr p_TLSV1_3_SERVER = new Poco::Net::Context(Poco::Net::Context::TLSV1_3_SERVER_USE, "ca.pem"); // expect: protocol TLSv1.3
  Poco::Net::Context::Ptr u_CLIENT = new Poco::Net::Context(Poco::Net::Context::CLIENT_USE, "ca.pem"); // expect: protocol TLS
  Poco::Net::Context::Ptr u_TLS_CLIENT = new Poco::Net::Context(Poco::Net::Context::TLS_CLIENT_USE, "ca.pem"); // expect: protocol TLS
  Poco::Net::Context::Ptr u_SERVER = new Poco::Net::Context(Poco::Net::Context::SERVER_USE, "ca.pem"); // expect: protocol TLS
  Poco::Net::Context::Ptr u_TLS_SERVER = new Poco::Net::Context(Poco::Net::Context::TLS_SERVER_USE, "ca.pem"); // expect: protocol TLS
  Poco::Net::Context m_SSLV2(usage, "ca.pem"); // expect: protocol SSLv2
  m_SSLV2.requireMinimumProtocol(Poco::Net::Context::PROTO_SSLV2);
  Poco::Net::Context m_SSLV3(usage, "ca.pem"); // expect: protocol SSLv3
  m_SSLV3.requireMinimumProtocol(Poco::Net::Context::PROTO_SSLV3);
  Poco::Net::Context m_TLSV1(usage, "ca.pem"); // expect: protocol TLSv1.0
  m_TLSV1.requireMinimumProtocol(Poco::Net::Context::PROTO_TLSV1);
  Poco::Net::Context m_TLSV1_1(usage, "ca.pem"); // expect: protocol TLSv1.1
  m_TLSV1_1.requireMinimumProtocol(Poco::Net::Context::PROTO_TLSV1_1);
  Poco::Net::Context m_TLSV1_2(usage, "ca.pem"); // expect: protocol TLSv1.2
  m_TLSV1_2.requireMinimumProtocol(Poco::Net::Context::PROTO_TLSV1_2);
  Poco::Net::Context m_TLSV1_3(usage, "ca.pem"); // expect: protocol TLSv1.3
  m_TLSV1_3.requireMinimumProtocol(Poco::Net::Context::PROTO_TLSV1_3);
  Poco::Net::SecureStreamSocket o_SecureStreamSocket("example.org", 443); // expect: protocol TLS
  Poco::Net::SecureServerSocket o_SecureServerSocket("example.org", 443); // expect: protocol TLS
  Poco::Net::HTTPSClientSession o_HTTPSClientSession("example.org", 443); // expect: protocol TLS
  Poco::Net::SecureSMTPClientSession o_SecureSMTPClientSession("example.org", 443); // expect: protocol TLS
  Poco::Net::FTPSClientSession o_FTPSClientSession("example.org", 443); // expect: protocol TLS
  Poco::RandomInputStream random; // expect: random RNG
  Poco::Random rnd; // expect: random Non-cryptographic-PRNG
  signer.verify(text); // expect: token JWT functions=verify
  signer.tryVerify(text, token); // expect: token JWT functions=verify
  signer.sign(token, Poco::JWT::Signer::ALGO_HS256); // expect: token HMAC-SHA-256 functions=sign
  signer.sign(token, Poco::JWT::Signer::ALGO_HS384); // expect: token HMAC-SHA-384 functions=sign
  signer.sign(token, Poco::JWT::Signer::ALGO_HS512); // expect: token HMAC-SHA-512 functions=sign
  signer.sign(token, Poco::JWT::Signer::ALGO_RS256); // expect: token RSA-PKCS1-1.5-SHA-256 functions=sign
  signer.sign(token, Poco::JWT::Signer::ALGO_RS384); // expect: token RSA-PKCS1-1.5-SHA-384 functions=sign
  signer.sign(token, Poco::JWT::Signer::ALGO_RS512); // expect: token RSA-PKCS1-1.5-SHA-512 functions=sign
  signer.sign(token, Poco::JWT::Signer::ALGO_ES256); // expect: token ECDSA-P-256-SHA-256 functions=sign
  signer.sign(token, Poco::JWT::Signer::ALGO_ES384); // expect: token ECDSA-P-384-SHA-384 functions=sign
  signer.sign(token, Poco::JWT::Signer::ALGO_ES512); // expect: token ECDSA-P-521-SHA-512 functions=sign
}

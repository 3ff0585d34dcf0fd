#include <cryptopp/aes.h>

using namespace CryptoPP;

void use() {
  CBC_Mode<AES>::Encryption enc(key, AES::DEFAULT_KEYLENGTH, iv); // expect: cipher AES-128-CBC functions=encrypt
  CBC_Mode<AES>::Decryption dec; // expect: cipher AES-256-CBC functions=decrypt
  dec.SetKeyWithIV(key, 32, iv); // none
  ECB_Mode<AES>::Encryption mode(key, 16, iv); // expect: cipher AES-128-ECB functions=encrypt
  ECB_Mode<AES>::Decryption mode(key, 16, iv); // expect: cipher AES-128-ECB functions=decrypt
  CFB_Mode<AES>::Encryption mode(key, 16, iv); // expect: cipher AES-128-CFB functions=encrypt
  CFB_Mode<AES>::Decryption mode(key, 16, iv); // expect: cipher AES-128-CFB functions=decrypt
  OFB_Mode<AES>::Encryption mode(key, 16, iv); // expect: cipher AES-128-OFB functions=encrypt
  OFB_Mode<AES>::Decryption mode(key, 16, iv); // expect: cipher AES-128-OFB functions=decrypt
  CTR_Mode<AES>::Encryption mode(key, 16, iv); // expect: cipher AES-128-CTR functions=encrypt
  CTR_Mode<AES>::Decryption mode(key, 16, iv); // expect: cipher AES-128-CTR functions=decrypt
  CBC_CTS_Mode<AES>::Encryption mode(key, 16, iv); // expect: cipher AES-128-CTS functions=encrypt mode=cbc-cts
  CBC_CTS_Mode<AES>::Decryption mode(key, 16, iv); // expect: cipher AES-128-CTS functions=decrypt mode=cbc-cts
  CryptoPP::ECB_Mode<CryptoPP::Rijndael>::Encryption e2(key, len); // expect: cipher Rijndael-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::DES>::Encryption e2(key, len); // expect: cipher DES-56-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::Blowfish>::Encryption e2(key, len); // expect: cipher Blowfish-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::Twofish>::Encryption e2(key, len); // expect: cipher Twofish-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::Serpent>::Encryption e2(key, len); // expect: cipher Serpent-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::RC2>::Encryption e2(key, len); // expect: cipher RC2-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::RC5>::Encryption e2(key, len); // expect: cipher RC5-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::RC6>::Encryption e2(key, len); // expect: cipher RC6-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::IDEA>::Encryption e2(key, len); // expect: cipher IDEA-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::Camellia>::Encryption e2(key, len); // expect: cipher CAMELLIA-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::ARIA>::Encryption e2(key, len); // expect: cipher ARIA-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::SEED>::Encryption e2(key, len); // expect: cipher SEED-128-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::SM4>::Encryption e2(key, len); // expect: cipher SM4-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::TEA>::Encryption e2(key, len); // expect: cipher TEA-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::XTEA>::Encryption e2(key, len); // expect: cipher XTEA-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::GOST>::Encryption e2(key, len); // expect: cipher GOST28147-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::SKIPJACK>::Encryption e2(key, len); // expect: cipher Skipjack-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::MARS>::Encryption e2(key, len); // expect: cipher MARS-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::SHACAL2>::Encryption e2(key, len); // expect: cipher SHACAL2-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::DES_EDE2>::Encryption e2(key, len); // expect: cipher 3DES-112-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::DES_EDE3>::Encryption e2(key, len); // expect: cipher 3DES-168-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::DES_XEX3>::Encryption e2(key, len); // expect: cipher DESX-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::CAST128>::Encryption e2(key, len); // expect: cipher CAST5-ECB functions=encrypt
  CryptoPP::ECB_Mode<CryptoPP::CAST256>::Encryption e2(key, len); // expect: cipher CAST6-ECB functions=encrypt
  GCM<AES>::Encryption aead(key, AES::MAX_KEYLENGTH, iv); // expect: cipher AES-256-GCM functions=encrypt
  GCM<AES>::Decryption aead(key, AES::MAX_KEYLENGTH, iv); // expect: cipher AES-256-GCM functions=decrypt
  CCM<AES>::Encryption aead(key, AES::MAX_KEYLENGTH, iv); // expect: cipher AES-256-CCM functions=encrypt
  CCM<AES>::Decryption aead(key, AES::MAX_KEYLENGTH, iv); // expect: cipher AES-256-CCM functions=decrypt
  EAX<AES>::Encryption aead(key, AES::MAX_KEYLENGTH, iv); // expect: cipher AES-256-EAX functions=encrypt
  EAX<AES>::Decryption aead(key, AES::MAX_KEYLENGTH, iv); // expect: cipher AES-256-EAX functions=decrypt
  XTS<AES>::Encryption aead(key, AES::MAX_KEYLENGTH, iv); // expect: cipher AES-256-XTS functions=encrypt
  XTS<AES>::Decryption aead(key, AES::MAX_KEYLENGTH, iv); // expect: cipher AES-256-XTS functions=decrypt
  CTR_Mode<Twofish>::Encryption plain; // expect: cipher Twofish-256-CTR functions=encrypt
  plain.SetKey(key, 32); // none
  GCM<AES>::Encryption gcm; // expect: cipher AES-128-GCM functions=encrypt
  gcm.SetKeyWithIV(key, 16, iv, 12); // none
  AES::Encryption block(key, 24);
  CBC_Mode_ExternalCipher::Encryption outer(block, iv); // expect: cipher AES-192-CBC functions=encrypt
  ECB_Mode_ExternalCipher::Encryption more(block, iv); // expect: cipher AES-192-ECB functions=encrypt
  ECB_Mode_ExternalCipher::Decryption more(block, iv); // expect: cipher AES-192-ECB functions=encrypt,decrypt
  CFB_Mode_ExternalCipher::Encryption more(block, iv); // expect: cipher AES-192-CFB functions=encrypt
  CFB_Mode_ExternalCipher::Decryption more(block, iv); // expect: cipher AES-192-CFB functions=encrypt,decrypt
  OFB_Mode_ExternalCipher::Encryption more(block, iv); // expect: cipher AES-192-OFB functions=encrypt
  OFB_Mode_ExternalCipher::Decryption more(block, iv); // expect: cipher AES-192-OFB functions=encrypt,decrypt
  CTR_Mode_ExternalCipher::Encryption more(block, iv); // expect: cipher AES-192-CTR functions=encrypt
  CTR_Mode_ExternalCipher::Decryption more(block, iv); // expect: cipher AES-192-CTR functions=encrypt,decrypt
  CBC_Mode_ExternalCipher::Decryption back(block, iv); // expect: cipher AES-192-CBC functions=encrypt,decrypt
  AES::Encryption alone; // expect: cipher AES functions=encrypt
  AES::Decryption alone; // expect: cipher AES functions=decrypt
  Rijndael::Encryption alone; // expect: cipher Rijndael functions=encrypt
  Rijndael::Decryption alone; // expect: cipher Rijndael functions=decrypt
  DES::Encryption alone; // expect: cipher DES-56 functions=encrypt
  DES::Decryption alone; // expect: cipher DES-56 functions=decrypt
  Blowfish::Encryption alone; // expect: cipher Blowfish functions=encrypt
  Blowfish::Decryption alone; // expect: cipher Blowfish functions=decrypt
  Twofish::Encryption alone; // expect: cipher Twofish functions=encrypt
  Twofish::Decryption alone; // expect: cipher Twofish functions=decrypt
  Serpent::Encryption alone; // expect: cipher Serpent functions=encrypt
  Serpent::Decryption alone; // expect: cipher Serpent functions=decrypt
  RC2::Encryption alone; // expect: cipher RC2 functions=encrypt
  RC2::Decryption alone; // expect: cipher RC2 functions=decrypt
  RC5::Encryption alone; // expect: cipher RC5 functions=encrypt
  RC5::Decryption alone; // expect: cipher RC5 functions=decrypt
  RC6::Encryption alone; // expect: cipher RC6 functions=encrypt
  RC6::Decryption alone; // expect: cipher RC6 functions=decrypt
  IDEA::Encryption alone; // expect: cipher IDEA functions=encrypt
  IDEA::Decryption alone; // expect: cipher IDEA functions=decrypt
  Camellia::Encryption alone; // expect: cipher CAMELLIA functions=encrypt
  Camellia::Decryption alone; // expect: cipher CAMELLIA functions=decrypt
  ARIA::Encryption alone; // expect: cipher ARIA functions=encrypt
  ARIA::Decryption alone; // expect: cipher ARIA functions=decrypt
  SEED::Encryption alone; // expect: cipher SEED-128 functions=encrypt
  SEED::Decryption alone; // expect: cipher SEED-128 functions=decrypt
  SM4::Encryption alone; // expect: cipher SM4 functions=encrypt
  SM4::Decryption alone; // expect: cipher SM4 functions=decrypt
  TEA::Encryption alone; // expect: cipher TEA functions=encrypt
  TEA::Decryption alone; // expect: cipher TEA functions=decrypt
  XTEA::Encryption alone; // expect: cipher XTEA functions=encrypt
  XTEA::Decryption alone; // expect: cipher XTEA functions=decrypt
  GOST::Encryption alone; // expect: cipher GOST28147 functions=encrypt
  GOST::Decryption alone; // expect: cipher GOST28147 functions=decrypt
  SKIPJACK::Encryption alone; // expect: cipher Skipjack functions=encrypt
  SKIPJACK::Decryption alone; // expect: cipher Skipjack functions=decrypt
  MARS::Encryption alone; // expect: cipher MARS functions=encrypt
  MARS::Decryption alone; // expect: cipher MARS functions=decrypt
  SHACAL2::Encryption alone; // expect: cipher SHACAL2 functions=encrypt
  SHACAL2::Decryption alone; // expect: cipher SHACAL2 functions=decrypt
  DES_EDE3::Encryption alone; // expect: cipher 3DES-168
  DES_EDE3::Decryption alone; // expect: cipher 3DES-168
  ChaCha20Poly1305::Encryption streaming; // expect: cipher ChaCha20-Poly1305
  ChaCha20Poly1305::Decryption streaming; // expect: cipher ChaCha20-Poly1305
  XChaCha20Poly1305::Encryption streaming; // expect: cipher XChaCha20-Poly1305
  XChaCha20Poly1305::Decryption streaming; // expect: cipher XChaCha20-Poly1305
  ChaChaTLS::Encryption streaming; // expect: cipher ChaCha20
  ChaChaTLS::Decryption streaming; // expect: cipher ChaCha20
  ChaCha::Encryption streaming; // expect: cipher ChaCha20
  ChaCha::Decryption streaming; // expect: cipher ChaCha20
  Salsa20::Encryption streaming; // expect: cipher Salsa20
  Salsa20::Decryption streaming; // expect: cipher Salsa20
  Weak::ARC4 rc4(key, 16); // expect: cipher RC4
  Weak::ARC4::Encryption rc42; // expect: cipher RC4
  Weak::ARC4::Decryption rc42; // expect: cipher RC4
  SHA1 hash; // expect: hash SHA-1
  SHA224 hash; // expect: hash SHA-224
  SHA256 hash; // expect: hash SHA-256
  SHA384 hash; // expect: hash SHA-384
  SHA512 hash; // expect: hash SHA-512
  SHA3_224 hash; // expect: hash SHA3-224
  SHA3_256 hash; // expect: hash SHA3-256
  SHA3_384 hash; // expect: hash SHA3-384
  SHA3_512 hash; // expect: hash SHA3-512
  SHAKE128 hash; // expect: hash SHAKE128
  SHAKE256 hash; // expect: hash SHAKE256
  Keccak_224 hash; // expect: hash Keccak-224
  Keccak_256 hash; // expect: hash Keccak-256
  Keccak_384 hash; // expect: hash Keccak-384
  Keccak_512 hash; // expect: hash Keccak-512
  BLAKE2b hash; // expect: hash BLAKE2b
  BLAKE2s hash; // expect: hash BLAKE2s
  RIPEMD128 hash; // expect: hash RIPEMD-128
  RIPEMD160 hash; // expect: hash RIPEMD-160
  RIPEMD256 hash; // expect: hash RIPEMD-256
  RIPEMD320 hash; // expect: hash RIPEMD-320
  Whirlpool hash; // expect: hash Whirlpool
  Tiger hash; // expect: hash Tiger
  SM3 hash; // expect: hash SM3
  SHA hash; // expect: hash SHA-1
  Weak::MD2 old; // expect: hash MD2
  Weak::MD4 old; // expect: hash MD4
  Weak::MD5 old; // expect: hash MD5
  Weak1::MD2 old; // expect: hash MD2
  Weak1::MD4 old; // expect: hash MD4
  Weak1::MD5 old; // expect: hash MD5
  CryptoPP::HMAC<CryptoPP::SHA1> qualified(key, 32); // expect: mac HMAC-SHA-1 keyBits=256
  CryptoPP::HMAC<CryptoPP::SHA224> qualified(key, 32); // expect: mac HMAC-SHA-224 keyBits=256
  CryptoPP::HMAC<CryptoPP::SHA256> qualified(key, 32); // expect: mac HMAC-SHA-256
  CryptoPP::HMAC<CryptoPP::SHA384> qualified(key, 32); // expect: mac HMAC-SHA-384 keyBits=256
  CryptoPP::HMAC<CryptoPP::SHA512> qualified(key, 32); // expect: mac HMAC-SHA-512 keyBits=256
  CryptoPP::HMAC<CryptoPP::RIPEMD160> ripemd(key, 20); // expect: mac HMAC-RIPEMD-160
  HMAC<SHA1> mac(key, 32); // expect: mac HMAC-SHA-1 keyBits=256
  HMAC<SHA224> mac(key, 32); // expect: mac HMAC-SHA-224 keyBits=256
  HMAC<SHA256> mac(key, 32); // expect: mac HMAC-SHA-256
  HMAC<SHA384> mac(key, 32); // expect: mac HMAC-SHA-384 keyBits=256
  HMAC<SHA512> mac(key, 32); // expect: mac HMAC-SHA-512 keyBits=256
  HMAC<SHA3_224> mac(key, 32); // expect: mac HMAC-SHA3-224 keyBits=256
  HMAC<SHA3_256> mac(key, 32); // expect: mac HMAC-SHA3-256
  HMAC<SHA3_384> mac(key, 32); // expect: mac HMAC-SHA3-384 keyBits=256
  HMAC<SHA3_512> mac(key, 32); // expect: mac HMAC-SHA3-512 keyBits=256
  HMAC<SHAKE128> mac(key, 32); // expect: mac HMAC-SHAKE128 keyBits=256
  HMAC<SHAKE256> mac(key, 32); // expect: mac HMAC-SHAKE256 keyBits=256
  HMAC<Keccak_224> mac(key, 32); // expect: mac HMAC-Keccak-224 keyBits=256
  HMAC<Keccak_256> mac(key, 32); // expect: mac HMAC-Keccak-256
  HMAC<Keccak_384> mac(key, 32); // expect: mac HMAC-Keccak-384 keyBits=256
  HMAC<Keccak_512> mac(key, 32); // expect: mac HMAC-Keccak-512 keyBits=256
  HMAC<BLAKE2b> mac(key, 32); // expect: mac HMAC-BLAKE2b keyBits=256
  HMAC<BLAKE2s> mac(key, 32); // expect: mac HMAC-BLAKE2s keyBits=256
  HMAC<RIPEMD128> mac(key, 32); // expect: mac HMAC-RIPEMD-128 keyBits=256
  HMAC<RIPEMD160> mac(key, 32); // expect: mac HMAC-RIPEMD-160 keyBits=256
  HMAC<RIPEMD256> mac(key, 32); // expect: mac HMAC-RIPEMD-256
  HMAC<RIPEMD320> mac(key, 32); // expect: mac HMAC-RIPEMD-320 keyBits=256
  HMAC<Whirlpool> mac(key, 32); // expect: mac HMAC-Whirlpool keyBits=256
  HMAC<Tiger> mac(key, 32); // expect: mac HMAC-Tiger keyBits=256
  HMAC<SM3> mac(key, 32); // expect: mac HMAC-SM3 keyBits=256
  HMAC<SHA> mac(key, 32); // expect: mac HMAC-SHA-1 keyBits=256
  HMAC<Weak::MD2> oldmac(key, 16); // expect: mac HMAC-MD2 keyBits=128
  HMAC<Weak::MD4> oldmac(key, 16); // expect: mac HMAC-MD4 keyBits=128
  HMAC<Weak::MD5> oldmac(key, 16); // expect: mac HMAC-MD5 keyBits=128
  HMAC<Weak1::MD2> oldmac(key, 16); // expect: mac HMAC-MD2 keyBits=128
  HMAC<Weak1::MD4> oldmac(key, 16); // expect: mac HMAC-MD4 keyBits=128
  HMAC<Weak1::MD5> oldmac(key, 16); // expect: mac HMAC-MD5 keyBits=128
  CMAC<AES> cmac(key, 16); // expect: mac AES-128-CMAC
  CBC_MAC<DES> cbcmac(key); // expect: mac CBC-MAC-DES
  Poly1305<AES> onetime(key, 32); // expect: mac Poly1305
  Poly1305TLS onetime2(key, 32); // expect: mac Poly1305
  SipHash<2, 4> sip(key, 16); // expect: mac SipHash
  PKCS5_PBKDF2_HMAC<SHA256> pbkdf2; // expect: kdf PBKDF2-SHA-256-100000 saltBits=128
  pbkdf2.DeriveKey(derived, 32, 0, pw, pwlen, salt, 16, 100000); // none
  PKCS12_PBKDF<SHA1> p12; // expect: kdf PKCS12KDF-SHA-1
  HKDF<SHA512> hkdf; // expect: kdf HKDF-SHA-512
  Scrypt scrypt; // expect: kdf scrypt-16384-8-1
  scrypt.DeriveKey(derived, 32, pw, pwlen, salt, 16, 16384, 8, 1); // none
  RSA::PrivateKey priv;
  priv.GenerateRandomWithKeySize(rng, 2048); // expect: keygen RSA-2048
  InvertibleRSAFunction params;
  params.GenerateRandomWithKeySize(rng, 1024); // expect: keygen RSA-1024
  params.Initialize(rng, 4096); // expect: keygen RSA-4096
  priv.Initialize(rng, 3072); // expect: keygen RSA-3072
  RSAES<OAEP<SHA256>>::Encryptor crypter(priv); // expect: cipher RSA-OAEP-SHA-256-MGF1
  RSAES<OAEP<SHA256>>::Decryptor crypter(priv); // expect: cipher RSA-OAEP-SHA-256-MGF1
  RSAES<PKCS1v15>::Encryptor oldcrypter(priv); // expect: cipher RSA-PKCS1-1.5
  RSAES_OAEP_SHA_Encryptor named(priv); // expect: cipher RSA-OAEP-SHA-1-MGF1
  RSAES_OAEP_SHA_Decryptor named(priv); // expect: cipher RSA-OAEP-SHA-1-MGF1
  RSAES_OAEP_SHA256_Encryptor named(priv); // expect: cipher RSA-OAEP-SHA-256-MGF1
  RSAES_OAEP_SHA256_Decryptor named(priv); // expect: cipher RSA-OAEP-SHA-256-MGF1
  RSAES_PKCS1v15_Encryptor named15(priv); // expect: cipher RSA-PKCS1-1.5
  RSAES_PKCS1v15_Decryptor named15(priv); // expect: cipher RSA-PKCS1-1.5
  RSASS<PSS, SHA256>::Signer signer(priv); // expect: signature RSA-PSS-SHA-256-MGF1
  RSASS<PSS, SHA256>::Verifier signer(priv); // expect: signature RSA-PSS-SHA-256-MGF1
  RSASS<PSSR, SHA256>::Signer signer(priv); // expect: signature RSA-PSS-SHA-256-MGF1
  RSASS<PSSR, SHA256>::Verifier signer(priv); // expect: signature RSA-PSS-SHA-256-MGF1
  RSASSA_PKCS1v15_SHA_Signer signer15(priv); // expect: signature RSA-PKCS1-1.5-SHA-1
  RSASSA_PKCS1v15_SHA_Verifier signer15(priv); // expect: signature RSA-PKCS1-1.5-SHA-1
  RSASSA_PKCS1v15_SHA256_Signer signer15(priv); // expect: signature RSA-PKCS1-1.5-SHA-256
  RSASSA_PKCS1v15_SHA256_Verifier signer15(priv); // expect: signature RSA-PKCS1-1.5-SHA-256
  ECDSA<ECP, SHA256>::PrivateKey ecpriv;
  ecpriv.Initialize(rng, ASN1::secp256r1()); // expect: keygen ECDSA-P-256
  ECDSA<ECP, SHA384>::Signer ecdsa(ecpriv); // expect: signature ECDSA-SHA-384
  ECDSA<ECP, SHA384>::Verifier ecdsa(ecpriv); // expect: signature ECDSA-SHA-384
  ECDH<ECP>::Domain dh(ASN1::secp160r1()); // expect: key-agreement ECDH-secp160r1
  ECDH<ECP>::Domain dh(ASN1::secp192r1()); // expect: key-agreement ECDH-P-192
  ECDH<ECP>::Domain dh(ASN1::secp224r1()); // expect: key-agreement ECDH-P-224
  ECDH<ECP>::Domain dh(ASN1::secp256k1()); // expect: key-agreement ECDH-secp256k1
  ECDH<ECP>::Domain dh(ASN1::secp384r1()); // expect: key-agreement ECDH-P-384
  ECDH<ECP>::Domain dh(ASN1::secp521r1()); // expect: key-agreement ECDH-P-521
  ECDH<ECP>::Domain dh(ASN1::brainpoolP256r1()); // expect: key-agreement ECDH-brainpoolP256r1
  ECDH<ECP>::Domain dh(ASN1::brainpoolP384r1()); // expect: key-agreement ECDH-brainpoolP384r1
  ECDH<ECP>::Domain dh(ASN1::brainpoolP512r1()); // expect: key-agreement ECDH-brainpoolP512r1
  ECIES<ECP>::Encryptor ecies(ecpriv); // expect: cipher ECIES
  ECIES<ECP>::Decryptor ecies(ecpriv); // expect: cipher ECIES
  DH classic(p, g); // expect: key-agreement DH
  DSA::Signer dsa(key); // expect: signature DSA
  DSA::Verifier dsa(key); // expect: signature DSA
  ed25519::Signer ed(key); // expect: signature Ed25519 functions=sign
  ed25519Signer ed(key); // expect: signature Ed25519 functions=sign
  ed25519::Verifier ed(key); // expect: signature Ed25519 functions=verify
  ed25519Verifier ed(key); // expect: signature Ed25519 functions=verify
  x25519 x(rng); // expect: key-agreement x25519
  AutoSeededRandomPool rng; // expect: random RNG
  NonblockingRng rng; // expect: random RNG
  BlockingRng rng; // expect: random RNG
  AutoSeededX917RNG<AES> x917; // expect: random X9.17-PRNG
  OS_GenerateRandomBlock(false, key, 32); // expect: random RNG byteLength=32
  AES::Encryption sizes(key, AES::MIN_KEYLENGTH); // expect: cipher AES-128 functions=encrypt
  AES::Encryption sizes(key, AES::BLOCKSIZE); // expect: cipher AES-128 functions=encrypt
  AES::Encryption sizes(key, Rijndael::DEFAULT_KEYLENGTH); // expect: cipher AES-128 functions=encrypt
  AES::Encryption sizes(key, Rijndael::MIN_KEYLENGTH); // expect: cipher AES-128 functions=encrypt
  AES::Encryption sizes(key, Rijndael::BLOCKSIZE); // expect: cipher AES-128 functions=encrypt
  AES::Encryption sizes(key, Rijndael::MAX_KEYLENGTH); // expect: cipher AES-256 functions=encrypt
  CBC_Mode<DES_EDE3>::Encryption des3(key, DES_EDE3::DEFAULT_KEYLENGTH, iv); // expect: cipher 3DES-168-CBC functions=encrypt
}
void derivations() {
  HKDF<SHA256> hkdf; // expect: kdf HKDF-SHA-256 outputBits=256 saltBits=128
  hkdf.DeriveKey(out, 32, secret, 20, salt, 16, info, 4);
  PKCS12_PBKDF<SHA256> p12; // expect: kdf PKCS12KDF-SHA-256-2048 outputBits=256 saltBits=64
  p12.DeriveKey(out, 32, 1, secret, 20, salt, 8, 2048);
  PKCS5_PBKDF1<SHA1> old; // expect: kdf PBKDF1-SHA-1
  Scrypt scrypt; // expect: kdf scrypt-32768-8-2 outputBits=512 saltBits=128
  scrypt.DeriveKey(out, 64, secret, 20, salt, 16, 32768, 8, 2);
}

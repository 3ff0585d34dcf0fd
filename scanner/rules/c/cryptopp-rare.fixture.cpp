#include <cryptopp/aes.h>

using namespace CryptoPP;

void ciphers(const byte *key, const byte *iv) {
  CHAM64::Encryption e1(key, 16); // expect: cipher CHAM-128 functions=encrypt
  CHAM64::Decryption d1(key, 32); // expect: cipher CHAM-256 functions=decrypt
  CBC_Mode<CHAM64>::Encryption m1(key, 16, iv); // expect: cipher CHAM-128-CBC functions=encrypt
  CHAM128::Encryption e2(key, 16); // expect: cipher CHAM-128 functions=encrypt
  CHAM128::Decryption d2(key, 32); // expect: cipher CHAM-256 functions=decrypt
  CBC_Mode<CHAM128>::Encryption m2(key, 16, iv); // expect: cipher CHAM-128-CBC functions=encrypt
  SIMON64::Encryption e3(key, 16); // expect: cipher SIMON-128 functions=encrypt
  SIMON64::Decryption d3(key, 32); // expect: cipher SIMON-256 functions=decrypt
  CBC_Mode<SIMON64>::Encryption m3(key, 16, iv); // expect: cipher SIMON-128-CBC functions=encrypt
  SIMON128::Encryption e4(key, 16); // expect: cipher SIMON-128 functions=encrypt
  SIMON128::Decryption d4(key, 32); // expect: cipher SIMON-256 functions=decrypt
  CBC_Mode<SIMON128>::Encryption m4(key, 16, iv); // expect: cipher SIMON-128-CBC functions=encrypt
  SPECK64::Encryption e5(key, 16); // expect: cipher SPECK-128 functions=encrypt
  SPECK64::Decryption d5(key, 32); // expect: cipher SPECK-256 functions=decrypt
  CBC_Mode<SPECK64>::Encryption m5(key, 16, iv); // expect: cipher SPECK-128-CBC functions=encrypt
  SPECK128::Encryption e6(key, 16); // expect: cipher SPECK-128 functions=encrypt
  SPECK128::Decryption d6(key, 32); // expect: cipher SPECK-256 functions=decrypt
  CBC_Mode<SPECK128>::Encryption m6(key, 16, iv); // expect: cipher SPECK-128-CBC functions=encrypt
  SIMECK32::Encryption e7(key, 16); // expect: cipher SIMECK-128 functions=encrypt
  SIMECK32::Decryption d7(key, 32); // expect: cipher SIMECK-256 functions=decrypt
  CBC_Mode<SIMECK32>::Encryption m7(key, 16, iv); // expect: cipher SIMECK-128-CBC functions=encrypt
  SIMECK64::Encryption e8(key, 16); // expect: cipher SIMECK-128 functions=encrypt
  SIMECK64::Decryption d8(key, 32); // expect: cipher SIMECK-256 functions=decrypt
  CBC_Mode<SIMECK64>::Encryption m8(key, 16, iv); // expect: cipher SIMECK-128-CBC functions=encrypt
  SAFER_K::Encryption e9(key, 16); // expect: cipher SAFER-128 functions=encrypt
  SAFER_K::Decryption d9(key, 32); // expect: cipher SAFER-256 functions=decrypt
  CBC_Mode<SAFER_K>::Encryption m9(key, 16, iv); // expect: cipher SAFER-128-CBC functions=encrypt
  SAFER_SK::Encryption e10(key, 16); // expect: cipher SAFER-128 functions=encrypt
  SAFER_SK::Decryption d10(key, 32); // expect: cipher SAFER-256 functions=decrypt
  CBC_Mode<SAFER_SK>::Encryption m10(key, 16, iv); // expect: cipher SAFER-128-CBC functions=encrypt
  ThreeWay::Encryption e11(key, 16); // expect: cipher 3-Way keyBits=128 functions=encrypt
  ThreeWay::Decryption d11(key, 32); // expect: cipher 3-Way keyBits=256 functions=decrypt
  CBC_Mode<ThreeWay>::Encryption m11(key, 16, iv); // expect: cipher 3-Way-CBC keyBits=128 functions=encrypt
  BTEA::Encryption e12(key, 16); // expect: cipher XXTEA-128 functions=encrypt
  BTEA::Decryption d12(key, 32); // expect: cipher XXTEA-256 functions=decrypt
  CBC_Mode<BTEA>::Encryption m12(key, 16, iv); // expect: cipher XXTEA-128-CBC functions=encrypt
  HC128::Encryption e13(key, 16); // expect: cipher HC-128 functions=encrypt
  HC128::Decryption d13(key, 32); // expect: cipher HC-128 keyBits=256 functions=decrypt
  HC256::Encryption e14(key, 16); // expect: cipher HC-256 keyBits=128 functions=encrypt
  HC256::Decryption d14(key, 32); // expect: cipher HC-256 functions=decrypt
  Rabbit::Encryption e15(key, 16); // expect: cipher RABBIT keyBits=128 functions=encrypt
  Rabbit::Decryption d15(key, 32); // expect: cipher RABBIT keyBits=256 functions=decrypt
  RabbitWithIV::Encryption e16(key, 16); // expect: cipher RABBIT keyBits=128 functions=encrypt
  RabbitWithIV::Decryption d16(key, 32); // expect: cipher RABBIT keyBits=256 functions=decrypt
  Sosemanuk::Encryption e17(key, 16); // expect: cipher Sosemanuk keyBits=128 functions=encrypt
  Sosemanuk::Decryption d17(key, 32); // expect: cipher Sosemanuk keyBits=256 functions=decrypt
  SEAL::Encryption e18(key, 16); // expect: cipher SEAL keyBits=128 functions=encrypt
  SEAL::Decryption d18(key, 32); // expect: cipher SEAL keyBits=256 functions=decrypt
  XSalsa20::Encryption e19(key, 16); // expect: cipher XSalsa20 keyBits=128 functions=encrypt
  XSalsa20::Decryption d19(key, 32); // expect: cipher XSalsa20 keyBits=256 functions=decrypt
  XChaCha20::Encryption e20(key, 16); // expect: cipher XChaCha20 keyBits=128 functions=encrypt
  XChaCha20::Decryption d20(key, 32); // expect: cipher XChaCha20 keyBits=256 functions=decrypt
  PanamaCipher::Encryption e21(key, 16); // expect: cipher Panama keyBits=128 functions=encrypt
  PanamaCipher::Decryption d21(key, 32); // expect: cipher Panama keyBits=256 functions=decrypt
  WAKE_OFB::Encryption e22(key, 16); // expect: cipher WAKE keyBits=128 functions=encrypt
  WAKE_OFB::Decryption d22(key, 32); // expect: cipher WAKE keyBits=256 functions=decrypt
  LEA::Encryption e23(key, 16); // expect: cipher LEA-128 functions=encrypt
  LEA::Decryption d23(key, 32); // expect: cipher LEA-256 functions=decrypt
  CBC_Mode<LEA>::Encryption m23(key, 16, iv); // expect: cipher LEA-128-CBC functions=encrypt
  HIGHT::Encryption e24(key, 16); // expect: cipher HIGHT keyBits=128 functions=encrypt
  HIGHT::Decryption d24(key, 32); // expect: cipher HIGHT keyBits=256 functions=decrypt
  CBC_Mode<HIGHT>::Encryption m24(key, 16, iv); // expect: cipher HIGHT-CBC keyBits=128 functions=encrypt
  Kalyna128::Encryption e25(key, 16); // expect: cipher Kalyna-128 functions=encrypt
  Kalyna128::Decryption d25(key, 32); // expect: cipher Kalyna-256 functions=decrypt
  CBC_Mode<Kalyna128>::Encryption m25(key, 16, iv); // expect: cipher Kalyna-128-CBC functions=encrypt
  Kalyna256::Encryption e26(key, 16); // expect: cipher Kalyna-128 functions=encrypt
  Kalyna256::Decryption d26(key, 32); // expect: cipher Kalyna-256 functions=decrypt
  CBC_Mode<Kalyna256>::Encryption m26(key, 16, iv); // expect: cipher Kalyna-128-CBC functions=encrypt
  Kalyna512::Encryption e27(key, 16); // expect: cipher Kalyna-128 functions=encrypt
  Kalyna512::Decryption d27(key, 32); // expect: cipher Kalyna-256 functions=decrypt
  CBC_Mode<Kalyna512>::Encryption m27(key, 16, iv); // expect: cipher Kalyna-128-CBC functions=encrypt
  Threefish256::Encryption e28(key, 16); // expect: cipher Threefish-256 functions=encrypt
  Threefish256::Decryption d28(key, 32); // expect: cipher Threefish-256 functions=decrypt
  CBC_Mode<Threefish256>::Encryption m28(key, 16, iv); // expect: cipher Threefish-256-CBC functions=encrypt
  Threefish512::Encryption e29(key, 16); // expect: cipher Threefish-512 functions=encrypt
  Threefish512::Decryption d29(key, 32); // expect: cipher Threefish-512 functions=decrypt
  CBC_Mode<Threefish512>::Encryption m29(key, 16, iv); // expect: cipher Threefish-512-CBC functions=encrypt
  Threefish1024::Encryption e30(key, 16); // expect: cipher Threefish-1024 functions=encrypt
  Threefish1024::Decryption d30(key, 32); // expect: cipher Threefish-1024 functions=decrypt
  CBC_Mode<Threefish1024>::Encryption m30(key, 16, iv); // expect: cipher Threefish-1024-CBC functions=encrypt
  AESEncryption e31(key, 16); // expect: cipher AES-128 functions=encrypt
  AESDecryption d31(key, 32); // expect: cipher AES-256 functions=decrypt
  RijndaelEncryption e32(key, 16); // expect: cipher Rijndael-128 functions=encrypt
  RijndaelDecryption d32(key, 32); // expect: cipher Rijndael-256 functions=decrypt
  DESEncryption e33(key, 16); // expect: cipher DES-56 keyBits=128 functions=encrypt
  DESDecryption d33(key, 32); // expect: cipher DES-56 keyBits=256 functions=decrypt
  BlowfishEncryption e34(key, 16); // expect: cipher Blowfish-128 functions=encrypt
  BlowfishDecryption d34(key, 32); // expect: cipher Blowfish-256 functions=decrypt
  TwofishEncryption e35(key, 16); // expect: cipher Twofish-128 functions=encrypt
  TwofishDecryption d35(key, 32); // expect: cipher Twofish-256 functions=decrypt
  SerpentEncryption e36(key, 16); // expect: cipher Serpent-128 functions=encrypt
  SerpentDecryption d36(key, 32); // expect: cipher Serpent-256 functions=decrypt
  RC2Encryption e37(key, 16); // expect: cipher RC2-128 functions=encrypt
  RC2Decryption d37(key, 32); // expect: cipher RC2-256 functions=decrypt
  RC5Encryption e38(key, 16); // expect: cipher RC5-128 functions=encrypt
  RC5Decryption d38(key, 32); // expect: cipher RC5-256 functions=decrypt
  RC6Encryption e39(key, 16); // expect: cipher RC6-128 functions=encrypt
  RC6Decryption d39(key, 32); // expect: cipher RC6-256 functions=decrypt
  IDEAEncryption e40(key, 16); // expect: cipher IDEA keyBits=128 functions=encrypt
  IDEADecryption d40(key, 32); // expect: cipher IDEA keyBits=256 functions=decrypt
  CamelliaEncryption e41(key, 16); // expect: cipher CAMELLIA-128 functions=encrypt
  CamelliaDecryption d41(key, 32); // expect: cipher CAMELLIA-256 functions=decrypt
  ARIAEncryption e42(key, 16); // expect: cipher ARIA-128 functions=encrypt
  ARIADecryption d42(key, 32); // expect: cipher ARIA-256 functions=decrypt
  TEAEncryption e43(key, 16); // expect: cipher TEA keyBits=128 functions=encrypt
  TEADecryption d43(key, 32); // expect: cipher TEA keyBits=256 functions=decrypt
  MARSEncryption e44(key, 16); // expect: cipher MARS-128 functions=encrypt
  MARSDecryption d44(key, 32); // expect: cipher MARS-256 functions=decrypt
  SHACAL2Encryption e45(key, 16); // expect: cipher SHACAL2-128 functions=encrypt
  SHACAL2Decryption d45(key, 32); // expect: cipher SHACAL2-256 functions=decrypt
  GOSTEncryption e46(key, 16); // expect: cipher GOST28147 keyBits=128 functions=encrypt
  GOSTDecryption d46(key, 32); // expect: cipher GOST28147 keyBits=256 functions=decrypt
  DES_EDE2::Encryption t1(key); // expect: cipher 3DES-112
  DES_EDE2::Decryption t2(key); // expect: cipher 3DES-112
  DES_EDE2_Encryption t3(key); // expect: cipher 3DES-112
  DES_EDE2_Decryption t4(key); // expect: cipher 3DES-112
  DES_EDE3_Encryption t5(key); // expect: cipher 3DES-168
  DES_EDE3_Decryption t6(key); // expect: cipher 3DES-168
  VMAC<AES> v; // expect: mac VMAC cipher=AES
  TTMAC tt; // expect: mac TTMAC
  DefaultEncryptor de("password"); // expect: cipher AES-128-CBC
  DefaultDecryptor dd("password"); // expect: cipher AES-128-CBC
  DefaultEncryptorWithMAC dem("password"); // expect: cipher AES-128-CBC digest=SHA-256
  DefaultDecryptorWithMAC ddm("password"); // expect: cipher AES-128-CBC digest=SHA-256
  LegacyEncryptor le("password"); // expect: cipher 3DES-112-CBC
  LegacyDecryptor ld("password"); // expect: cipher 3DES-112-CBC
  LegacyEncryptorWithMAC lem("password"); // expect: cipher 3DES-112-CBC digest=SHA-1
  LegacyDecryptorWithMAC ldm("password"); // expect: cipher 3DES-112-CBC digest=SHA-1
}

void keys(RandomNumberGenerator& prng) {
  ECDSA_RFC6979<ECP, SHA256>::Signer s1; // expect: signature ECDSA-SHA-256
  ECDSA_RFC6979<ECP, SHA256>::Verifier s2; // expect: signature ECDSA-SHA-256
  ECGDSA<ECP, SHA384>::Signer s3; // expect: signature ECGDSA-SHA-384
  ECGDSA<ECP, SHA384>::Verifier s4; // expect: signature ECGDSA-SHA-384
  ECNR<ECP, SHA1>::Signer s5; // expect: signature ECNR-SHA-1
  ECNR<ECP, SHA1>::Verifier s6; // expect: signature ECNR-SHA-1
  DSA2<SHA256>::Signer s7; // expect: signature DSA-SHA-256
  DSA2<SHA256>::Verifier s8; // expect: signature DSA-SHA-256
  DSA_RFC6979<SHA512>::Signer s9; // expect: signature DSA-SHA-512
  DSA_RFC6979<SHA512>::Verifier s10; // expect: signature DSA-SHA-512
  NR<SHA1>::Signer s11; // expect: signature Nyberg-Rueppel-SHA-1
  NR<SHA1>::Verifier s12; // expect: signature Nyberg-Rueppel-SHA-1
  RWSS<PSS, SHA256>::Signer s13; // expect: signature Rabin-Williams-SHA-256
  RWSS<PSS, SHA256>::Verifier s14; // expect: signature Rabin-Williams-SHA-256
  RabinSS<PSSR, SHA1>::Signer s15; // expect: signature Rabin-SHA-1
  RabinSS<PSSR, SHA1>::Verifier s16; // expect: signature Rabin-SHA-1
  LUCSS<PKCS1v15, SHA1>::Signer s17; // expect: signature LUC-SHA-1
  LUCSS<PKCS1v15, SHA1>::Verifier s18; // expect: signature LUC-SHA-1
  RSASS_ISO<SHA1>::Signer s19; // expect: signature RSA-ISO9796-2-SHA-1
  RSASS_ISO<SHA1>::Verifier s20; // expect: signature RSA-ISO9796-2-SHA-1
  RabinES<OAEP<SHA1>>::Encryptor c1; // expect: cipher Rabin-SHA-1
  RabinES<OAEP<SHA1>>::Decryptor c2; // expect: cipher Rabin-SHA-1
  LUCES<OAEP<SHA1>>::Encryptor c3; // expect: cipher LUC-SHA-1
  LUCES<OAEP<SHA1>>::Decryptor c4; // expect: cipher LUC-SHA-1
  DLIES<>::Encryptor c5; // expect: cipher DLIES
  DLIES<>::Decryptor c6; // expect: cipher DLIES
  ElGamal::PrivateKey eg;
  eg.GenerateRandomWithKeySize(prng, 2048); // expect: keygen ElGamal-2048
  ElGamal::Encryptor c7(eg); // expect: cipher ElGamal
  ElGamal::Decryptor c8(eg); // expect: cipher ElGamal
  ElGamalEncryptor c9; // expect: cipher ElGamal
  ElGamalDecryptor c10; // expect: cipher ElGamal
  ElGamalKeys::PrivateKey egk;
  egk.GenerateRandomWithKeySize(prng, 3072); // expect: keygen ElGamal-3072
  DSA::PrivateKey dsa;
  dsa.GenerateRandomWithKeySize(prng, 1024); // expect: keygen DSA-1024
  ed25519PrivateKey ed;
  ed.GenerateRandom(prng); // expect: keygen Ed25519
  ed25519::PrivateKey ed2;
  ed2.GenerateRandom(prng); // expect: keygen Ed25519
  DH2 dh2(a, b); // expect: key-agreement DH
  MQV mqv; // expect: key-agreement FFMQV
  HMQV hmqv(true); // expect: key-agreement FFMQV
  FHMQV fhmqv(true); // expect: key-agreement FFMQV
  ECMQV<ECP>::Domain q1(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECHMQV<ECP>::Domain q2(ASN1::secp384r1()); // expect: key-agreement ECMQV-P-384
  ECFHMQV<ECP>::Domain q3(ASN1::secp521r1()); // expect: key-agreement ECMQV-P-521
  ECMQV160 o_ecmqv160(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECMQV256 o_ecmqv256(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECMQV384 o_ecmqv384(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECMQV512 o_ecmqv512(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECHMQV160 o_echmqv160(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECHMQV256 o_echmqv256(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECHMQV384 o_echmqv384(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECHMQV512 o_echmqv512(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECFHMQV160 o_ecfhmqv160(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECFHMQV256 o_ecfhmqv256(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECFHMQV384 o_ecfhmqv384(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  ECFHMQV512 o_ecfhmqv512(ASN1::secp256r1()); // expect: key-agreement ECMQV-P-256
  Hash_DRBG<SHA256,128/8,440/8> r47; // expect: random Hash_DRBG-SHA-256
  HMAC_DRBG<SHA384,128/8,440/8> r48; // expect: random HMAC_DRBG-SHA-384
  RDRAND r49; // expect: random RNG
  RDSEED r50; // expect: random RNG
  PadlockRNG r51; // expect: random RNG
  DARN r52; // expect: random RNG
  RandomPool r53; // expect: random RNG
  MT19937 r54; // expect: random Non-cryptographic-PRNG
  MT19937ar r55; // expect: random Non-cryptographic-PRNG
  LC_RNG r56; // expect: random Non-cryptographic-PRNG
  PublicBlumBlumShub r57; // expect: random BlumBlumShub
  BlumBlumShub r58; // expect: random BlumBlumShub
  X917RNG r59; // expect: random X9.17-PRNG
  ECDH<ECP>::Domain x60(ASN1::secp112r1()); // expect: key-agreement ECDH-secp112r1
  ECDH<ECP>::Domain x61(ASN1::secp112r2()); // expect: key-agreement ECDH-secp112r2
  ECDH<ECP>::Domain x62(ASN1::secp128r1()); // expect: key-agreement ECDH-secp128r1
  ECDH<ECP>::Domain x63(ASN1::secp128r2()); // expect: key-agreement ECDH-secp128r2
  ECDH<ECP>::Domain x64(ASN1::secp160k1()); // expect: key-agreement ECDH-secp160k1
  ECDH<ECP>::Domain x65(ASN1::secp160r2()); // expect: key-agreement ECDH-secp160r2
  ECDH<ECP>::Domain x66(ASN1::secp192k1()); // expect: key-agreement ECDH-secp192k1
  ECDH<ECP>::Domain x67(ASN1::secp224k1()); // expect: key-agreement ECDH-secp224k1
  ECDH<ECP>::Domain x68(ASN1::sect113r1()); // expect: key-agreement ECDH-sect113r1
  ECDH<ECP>::Domain x69(ASN1::sect113r2()); // expect: key-agreement ECDH-sect113r2
  ECDH<ECP>::Domain x70(ASN1::sect131r1()); // expect: key-agreement ECDH-sect131r1
  ECDH<ECP>::Domain x71(ASN1::sect131r2()); // expect: key-agreement ECDH-sect131r2
  ECDH<ECP>::Domain x72(ASN1::sect163k1()); // expect: key-agreement ECDH-K-163
  ECDH<ECP>::Domain x73(ASN1::sect163r1()); // expect: key-agreement ECDH-sect163r1
  ECDH<ECP>::Domain x74(ASN1::sect163r2()); // expect: key-agreement ECDH-B-163
  ECDH<ECP>::Domain x75(ASN1::sect193r1()); // expect: key-agreement ECDH-sect193r1
  ECDH<ECP>::Domain x76(ASN1::sect193r2()); // expect: key-agreement ECDH-sect193r2
  ECDH<ECP>::Domain x77(ASN1::sect233k1()); // expect: key-agreement ECDH-K-233
  ECDH<ECP>::Domain x78(ASN1::sect233r1()); // expect: key-agreement ECDH-B-233
  ECDH<ECP>::Domain x79(ASN1::sect239k1()); // expect: key-agreement ECDH-sect239k1
  ECDH<ECP>::Domain x80(ASN1::sect283k1()); // expect: key-agreement ECDH-K-283
  ECDH<ECP>::Domain x81(ASN1::sect283r1()); // expect: key-agreement ECDH-B-283
  ECDH<ECP>::Domain x82(ASN1::sect409k1()); // expect: key-agreement ECDH-K-409
  ECDH<ECP>::Domain x83(ASN1::sect409r1()); // expect: key-agreement ECDH-B-409
  ECDH<ECP>::Domain x84(ASN1::sect571k1()); // expect: key-agreement ECDH-K-571
  ECDH<ECP>::Domain x85(ASN1::sect571r1()); // expect: key-agreement ECDH-B-571
  ECDH<ECP>::Domain x86(ASN1::brainpoolP160r1()); // expect: key-agreement ECDH-brainpoolP160r1
  ECDH<ECP>::Domain x87(ASN1::brainpoolP192r1()); // expect: key-agreement ECDH-brainpoolP192r1
  ECDH<ECP>::Domain x88(ASN1::brainpoolP224r1()); // expect: key-agreement ECDH-brainpoolP224r1
  ECDH<ECP>::Domain x89(ASN1::brainpoolP320r1()); // expect: key-agreement ECDH-brainpoolP320r1
  LSH224 h90; // expect: hash LSH-256 outputBits=224
  HMAC<LSH224> hm90(key, 16); // expect: mac HMAC-LSH-256 keyBits=128
  LSH256 h91; // expect: hash LSH-256
  HMAC<LSH256> hm91(key, 16); // expect: mac HMAC-LSH-256 keyBits=128
  LSH256_256 h92; // expect: hash LSH-256
  HMAC<LSH256_256> hm92(key, 16); // expect: mac HMAC-LSH-256 keyBits=128
  LSH512_224 h93; // expect: hash LSH-512 outputBits=224
  HMAC<LSH512_224> hm93(key, 16); // expect: mac HMAC-LSH-512 keyBits=128
  LSH512_256 h94; // expect: hash LSH-512 outputBits=256
  HMAC<LSH512_256> hm94(key, 16); // expect: mac HMAC-LSH-512 keyBits=128
  LSH512_384 h95; // expect: hash LSH-512 outputBits=384
  HMAC<LSH512_384> hm95(key, 16); // expect: mac HMAC-LSH-512 keyBits=128
  LSH512 h96; // expect: hash LSH-512
  HMAC<LSH512> hm96(key, 16); // expect: mac HMAC-LSH-512 keyBits=128
}

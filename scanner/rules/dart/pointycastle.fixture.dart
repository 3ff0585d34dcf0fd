import 'dart:typed_data';
import 'package:pointycastle/export.dart';

void digests(Uint8List data) {
  final d = SHA256Digest(); // expect: hash SHA-256 functions=digest
  d.process(data);
  final named = Digest('SHA-256'); // expect: hash SHA-256 functions=digest
  named.update(data, 0, 1);
  named.doFinal(data, 0);
  MD2Digest(); // expect: hash MD2
  MD4Digest(); // expect: hash MD4
  MD5Digest(); // expect: hash MD5
  RIPEMD128Digest(); // expect: hash RIPEMD-128
  RIPEMD160Digest(); // expect: hash RIPEMD-160
  RIPEMD256Digest(); // expect: hash RIPEMD-256
  RIPEMD320Digest(); // expect: hash RIPEMD-320
  SHA1Digest(); // expect: hash SHA-1
  SHA224Digest(); // expect: hash SHA-224
  SHA384Digest(); // expect: hash SHA-384
  SHA512Digest(); // expect: hash SHA-512
  SM3Digest(); // expect: hash SM3
  TigerDigest(); // expect: hash Tiger
  WhirlpoolDigest(); // expect: hash Whirlpool
  SHA3Digest(256); // expect: hash SHA3-256
  KeccakDigest(512); // expect: hash Keccak-512
  SHAKEDigest(128); // expect: hash SHAKE128
  CSHAKEDigest(); // expect: hash cSHAKE256
  SHA512tDigest(32); // expect: hash SHA-512 outputBits=256
  Blake2bDigest(digestSize: 32); // expect: hash BLAKE2b-256 outputBits=256
  Digest(unknown); // expect: hash unknown
  Digest('RIPEMD-160'); // expect: hash RIPEMD-160
  Digest('Blake2b'); // expect: hash BLAKE2b
}

void ciphers(Uint8List key, Uint8List iv, bool yes) {
  final gcm = GCMBlockCipher(AESEngine()) // expect: cipher AES-256-GCM keyBits=256 tagBits=128 nonceBits=96 functions=encrypt
    ..init(true, AEADParameters(KeyParameter(Uint8List(32)), 128, Uint8List(12), Uint8List(0)));
  gcm.process(key);
  gcm.doFinal(key, 0);
  final cbc = CBCBlockCipher(AESEngine()); // expect: cipher AES-128-CBC keyBits=128 nonceBits=128 functions=decrypt
  cbc.init(false, ParametersWithIV(KeyParameter(Uint8List(16)), Uint8List(16)));
  cbc.processBlock(key, 0, key, 0);
  final padded = PaddedBlockCipherImpl(PKCS7Padding(), CBCBlockCipher(AESEngine())) // expect: cipher AES-192-CBC-PKCS7 keyBits=192 functions=encrypt
    ..init(true, PaddedBlockCipherParameters(ParametersWithIV(KeyParameter(Uint8List(24)), iv), null));
  PaddedBlockCipherImpl(ISO7816d4Padding(), ECBBlockCipher(DESedeEngine()))..init(true, DESedeParameters(Uint8List(24))); // expect: cipher 3DES-168-ECB-ISO7816-4 keyBits=192 functions=encrypt
  PaddedBlockCipherImpl(Padding('PKCS7'), ECBBlockCipher(AESFastEngine())); // expect: cipher AES-ECB-PKCS7
  final registered = PaddedBlockCipher('AES/CBC/PKCS7')..init(yes, PaddedBlockCipherParameters(null, null)); // expect: cipher AES-CBC-PKCS7
  BlockCipher('AES/CFB-64'); // expect: cipher AES-CFB64
  StreamCipher('ChaCha20/20'); // expect: cipher ChaCha20
  StreamCipher('AES/CTR').processBytes(key, 0, 1, key, 0); // expect: cipher AES-CTR
  AEADCipher('ChaCha20-Poly1305'); // expect: cipher ChaCha20-Poly1305
  AEADBlockCipher('AES/GCM'); // expect: cipher AES-GCM
  AsymmetricBlockCipher('RSA/PKCS1'); // expect: cipher RSA-PKCS1-1.5
  AsymmetricBlockCipher('RSA/OAEP'); // expect: cipher RSA-OAEP
  BlockCipher(unknown); // expect: cipher unknown
  CFBBlockCipher(AESEngine(), 16); // expect: cipher AES-CFB
  CFBBlockCipher(TwofishEngine(), 8); // expect: cipher Twofish-CFB64
  OFBBlockCipher(BlowfishEngine(), 8); // expect: cipher Blowfish-OFB64
  CTRBlockCipher(16, CTRStreamCipher(AESEngine())); // expect: cipher AES-CTR
  SICBlockCipher(16, SICStreamCipher(CamelliaEngine())); // expect: cipher CAMELLIA-CTR
  GCTRBlockCipher(RC2Engine()); // expect: cipher RC2-GCTR
  CCMBlockCipher(AESEngine()); // expect: cipher AES-CCM
  IGEBlockCipher(AESEngine()); // expect: cipher AES-IGE
  EAX(AESEngine()); // expect: cipher AES-EAX
  Salsa20Engine()..init(true, ParametersWithIV(KeyParameter(Uint8List(32)), Uint8List(8))); // expect: cipher Salsa20 keyBits=256 nonceBits=64 functions=encrypt
  RC4Engine(); // expect: cipher RC4
  ChaCha20Engine(); // expect: cipher ChaCha20
  ChaCha7539Engine(); // expect: cipher ChaCha20
  ChaCha20Engine.fromRounds(8); // expect: cipher ChaCha8 parameterSet=8
  ChaCha7539Engine.fromRounds(20); // expect: cipher ChaCha20
  ChaCha20Poly1305(ChaCha7539Engine(), Poly1305()); // expect: cipher ChaCha20-Poly1305; cipher ChaCha20; mac Poly1305
  RSAEngine()..init(true, PublicKeyParameter<RSAPublicKey>(key)); // expect: cipher RSA functions=encrypt
  PKCS1Encoding(RSAEngine())..init(false, PrivateKeyParameter<RSAPrivateKey>(key)); // expect: cipher RSA-PKCS1-1.5 functions=decrypt
  OAEPEncoding(RSAEngine()); // expect: cipher RSA-OAEP-SHA-1-MGF1
  OAEPEncoding.withSHA1(RSAEngine()); // expect: cipher RSA-OAEP-SHA-1-MGF1
  OAEPEncoding.withSHA256(RSAEngine()); // expect: cipher RSA-OAEP-SHA-256-MGF1
  ECElGamalEncryptor(); // expect: cipher EC-ElGamal
  ECElGamalDecryptor(); // expect: cipher EC-ElGamal
}

void macs(Uint8List key) {
  final hmac = HMac(SHA256Digest(), 64)..init(KeyParameter(Uint8List(32))); // expect: mac HMAC-SHA-256 keyBits=256
  HMac.withDigest(SHA1Digest()); // expect: mac HMAC-SHA-1
  Mac('SHA-512/HMAC').init(KeyParameter(Uint8List(64))); // expect: mac HMAC-SHA-512 keyBits=512
  Mac('AES/CMAC'); // expect: mac AES-CMAC
  CMac(AESEngine(), 64); // expect: mac AES-CMAC-64 tagBits=64
  CMac.fromCipher(AESEngine()); // expect: mac AES-CMAC
  CBCBlockCipherMac(AESEngine(), 64, null); // expect: mac AES-CBC-MAC-64 tagBits=64
  Poly1305(); // expect: mac Poly1305
  Poly1305.withCipher(AESEngine()); // expect: mac Poly1305-AES
}

void derived(Uint8List salt) {
  final d = PBKDF2KeyDerivator(HMac(SHA256Digest(), 64))..init(Pbkdf2Parameters(Uint8List(16), 10000, 32)); // expect: kdf PBKDF2-SHA-256-10000 saltBits=128 outputBits=256 iterations=10000; mac HMAC-SHA-256
  final k = KeyDerivator('SHA-256/HMAC/PBKDF2')..init(Pbkdf2Parameters(salt, 1000, 16)); // expect: kdf PBKDF2-SHA-256-1000 outputBits=128 iterations=1000
  KeyDerivator('scrypt').init(ScryptParameters(16384, 8, 1, 32, Uint8List(16))); // expect: kdf scrypt-16384-8-1 saltBits=128 outputBits=256 iterations=16384 parallelism=1 blockSize=8
  Scrypt()..init(ScryptParameters(1024, 8, 2, 64, salt)); // expect: kdf scrypt-1024-8-2 outputBits=512 iterations=1024 parallelism=2 blockSize=8
  HKDFKeyDerivator(SHA512Digest())..init(HkdfParameters(salt, 32, Uint8List(16))); // expect: kdf HKDF-SHA-512 saltBits=128 outputBits=256
  ConcatKDFDerivator(SHA256Digest()); // expect: kdf SP800_56C_OneStep-SHA-256
  ECDHKeyDerivator(); // expect: key-agreement ECDH
  PKCS12ParametersGenerator(SHA1Digest()); // expect: kdf PKCS12KDF-SHA-1
  PKCS5S1ParameterGenerator(MD5Digest()); // expect: kdf PBKDF1-MD5
  Argon2BytesGenerator() // expect: kdf Argon2id-65536-3-4 saltBits=128 outputBits=256 iterations=3 memoryKib=65536 parallelism=4
    ..init(Argon2Parameters(Argon2Parameters.ARGON2_id, Uint8List(16), desiredKeyLength: 32, iterations: 3, memoryPowerOf2: 16, lanes: 4));
  Argon2BytesGenerator()..init(Argon2Parameters(Argon2Parameters.ARGON2_i, salt, desiredKeyLength: 32, memory: 65536)); // expect: kdf Argon2i-65536-3-1 outputBits=256
  Argon2BytesGenerator()..init(Argon2Parameters(Argon2Parameters.ARGON2_d, salt, desiredKeyLength: 32)); // expect: kdf Argon2d-4096-3-1 outputBits=256
  Mac('AES/CBC_CMAC')..init(ParametersWithSalt(KeyParameter(Uint8List(16)), Uint8List(8))); // expect: mac AES-128-CBC-MAC keyBits=128 saltBits=64
}

void keys(SecureRandom random) {
  final rsa = RSAKeyGenerator() // expect: keygen RSA-2048 keyBits=2048
    ..init(ParametersWithRandom(RSAKeyGeneratorParameters(BigInt.parse('65537'), 2048, 64), random));
  final pair = rsa.generateKeyPair();
  final ec = ECKeyGenerator()..init(ParametersWithRandom(ECKeyGeneratorParameters(ECCurve_secp256r1()), random)); // expect: keygen EC-P-256
  KeyGenerator('EC').init(ParametersWithRandom(ECKeyGeneratorParameters(ECDomainParameters('secp256k1')), random)); // expect: keygen EC-secp256k1
  KeyGenerator('RSA'); // expect: keygen RSA
  RSAPrivateKey(n, d, p, q); // expect: key RSA material=private-key
  RSAPublicKey(n, e); // expect: key RSA material=public-key
  ECPrivateKey(d, ECCurve_secp384r1()); // expect: key EC-P-384 material=private-key
  final signer = RSASigner(SHA256Digest(), '0609608648016503040201')..init(true, PrivateKeyParameter<RSAPrivateKey>(key)); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
  Signer('SHA-256/RSA')..init(false, PublicKeyParameter<RSAPublicKey>(key)); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
  Signer('SHA-256/DET-ECDSA'); // expect: signature ECDSA-SHA-256
  Signer('SHA-1/ECDSA'); // expect: signature ECDSA-SHA-1
  PSSSigner(RSAEngine(), SHA256Digest(), SHA256Digest()); // expect: signature RSA-PSS-SHA-256-MGF1 mgfDigest=SHA-256
  ECDSASigner(SHA256Digest(), HMac(SHA256Digest(), 64)); // expect: signature ECDSA-SHA-256; mac HMAC-SHA-256
  NormalizedECDSASigner(ECDSASigner(SHA512Digest())); // expect: signature ECDSA-SHA-512
  FortunaRandom(); // expect: random Fortuna
  AutoSeedBlockCtrRandom(AESEngine()); // expect: random RNG; cipher AES
  BlockCtrRandom(AESEngine()); // expect: random RNG; cipher AES
  SecureRandom('Fortuna'); // expect: random Fortuna
  SecureRandom('AES/CTR/AUTO-SEED-PRNG'); // expect: random RNG
  SecureRandom(); // expect: random RNG
}

void curves() {
  ECPublicKey(q, ECCurve_brainpoolp160r1()); // expect: key EC-brainpoolP160r1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp160t1()); // expect: key EC-brainpoolP160t1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp192r1()); // expect: key EC-brainpoolP192r1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp192t1()); // expect: key EC-brainpoolP192t1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp224r1()); // expect: key EC-brainpoolP224r1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp224t1()); // expect: key EC-brainpoolP224t1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp256r1()); // expect: key EC-brainpoolP256r1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp256t1()); // expect: key EC-brainpoolP256t1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp320r1()); // expect: key EC-brainpoolP320r1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp320t1()); // expect: key EC-brainpoolP320t1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp384r1()); // expect: key EC-brainpoolP384r1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp384t1()); // expect: key EC-brainpoolP384t1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp512r1()); // expect: key EC-brainpoolP512r1 material=public-key
  ECPublicKey(q, ECCurve_brainpoolp512t1()); // expect: key EC-brainpoolP512t1 material=public-key
  ECPublicKey(q, ECCurve_gostr3410_2001_cryptopro_a()); // expect: key EC-id-GostR3410-2001-CryptoPro-A-ParamSet material=public-key
  ECPublicKey(q, ECCurve_gostr3410_2001_cryptopro_b()); // expect: key EC-id-GostR3410-2001-CryptoPro-B-ParamSet material=public-key
  ECPublicKey(q, ECCurve_gostr3410_2001_cryptopro_c()); // expect: key EC-id-GostR3410-2001-CryptoPro-C-ParamSet material=public-key
  ECPublicKey(q, ECCurve_gostr3410_2001_cryptopro_xcha()); // expect: key EC-id-GostR3410-2001-CryptoPro-A-ParamSet material=public-key
  ECPublicKey(q, ECCurve_gostr3410_2001_cryptopro_xchb()); // expect: key EC-id-GostR3410-2001-CryptoPro-C-ParamSet material=public-key
  ECPublicKey(q, ECCurve_prime192v1()); // expect: key EC-P-192 material=public-key
  ECPublicKey(q, ECCurve_prime192v2()); // expect: key EC-prime192v2 material=public-key
  ECPublicKey(q, ECCurve_prime192v3()); // expect: key EC-prime192v3 material=public-key
  ECPublicKey(q, ECCurve_prime239v1()); // expect: key EC-prime239v1 material=public-key
  ECPublicKey(q, ECCurve_prime239v2()); // expect: key EC-prime239v2 material=public-key
  ECPublicKey(q, ECCurve_prime239v3()); // expect: key EC-prime239v3 material=public-key
  ECPublicKey(q, ECCurve_prime256v1()); // expect: key EC-P-256 material=public-key
  ECPublicKey(q, ECCurve_secp112r1()); // expect: key EC-secp112r1 material=public-key
  ECPublicKey(q, ECCurve_secp112r2()); // expect: key EC-secp112r2 material=public-key
  ECPublicKey(q, ECCurve_secp128r1()); // expect: key EC-secp128r1 material=public-key
  ECPublicKey(q, ECCurve_secp128r2()); // expect: key EC-secp128r2 material=public-key
  ECPublicKey(q, ECCurve_secp160k1()); // expect: key EC-secp160k1 material=public-key
  ECPublicKey(q, ECCurve_secp160r1()); // expect: key EC-secp160r1 material=public-key
  ECPublicKey(q, ECCurve_secp160r2()); // expect: key EC-secp160r2 material=public-key
  ECPublicKey(q, ECCurve_secp192k1()); // expect: key EC-secp192k1 material=public-key
  ECPublicKey(q, ECCurve_secp192r1()); // expect: key EC-P-192 material=public-key
  ECPublicKey(q, ECCurve_secp224k1()); // expect: key EC-secp224k1 material=public-key
  ECPublicKey(q, ECCurve_secp224r1()); // expect: key EC-P-224 material=public-key
  ECPublicKey(q, ECCurve_secp256k1()); // expect: key EC-secp256k1 material=public-key
  ECPublicKey(q, ECCurve_secp256r1()); // expect: key EC-P-256 material=public-key
  ECPublicKey(q, ECCurve_secp384r1()); // expect: key EC-P-384 material=public-key
  ECPublicKey(q, ECCurve_secp521r1()); // expect: key EC-P-521 material=public-key
}

class Own {
  void process() {}
  void notFound(other) {
    process();
    other.init(true, other);
    Padding('PKCS7');
  }
}

void agreements(ECPrivateKey key, SRP6GroupParameters group) {
  ECDHBasicAgreement()..init(key); // expect: key-agreement ECDH
  SRP6Client(group: group, digest: Digest('SHA-256'), random: random); // expect: key-agreement SRP-SHA-256
  SRP6Server(group: group, v: v, digest: SHA1Digest(), random: random); // expect: key-agreement SRP-SHA-1
  SRP6VerifierGenerator(group: group, digest: SHA512Digest()); // expect: key-agreement SRP-SHA-512
}

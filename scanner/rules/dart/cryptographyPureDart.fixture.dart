// also: cryptography=cryptography_plus
import 'package:cryptography/cryptography.dart';
import 'package:cryptography/dart.dart';

Future<void> all(List<int> data, SecretKey given) async {
  DartSha1(); // expect: hash SHA-1
  DartSha224(); // expect: hash SHA-224
  DartSha256(); // expect: hash SHA-256
  DartSha384(); // expect: hash SHA-384
  DartSha512(); // expect: hash SHA-512
  DartBlake2b(hashLengthInBytes: 32); // expect: hash BLAKE2b-256
  DartBlake2s(); // expect: hash BLAKE2s
  final hash = await DartSha256().hash(data); // expect: hash SHA-256 functions=digest
  final gcm = DartAesGcm(); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
  await gcm.encrypt(data, secretKey: given);
  DartAesGcm(secretKeyLength: 16, nonceLength: 12); // expect: cipher AES-128-GCM nonceBits=96
  DartAesGcm.with128bits(); // expect: cipher AES-128-GCM nonceBits=96
  DartAesGcm.with192bits(); // expect: cipher AES-192-GCM tagBits=128 nonceBits=96
  DartAesGcm.with256bits(); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96
  DartAesCbc(macAlgorithm: DartHmac.sha256(), secretKeyLength: 24); // expect: cipher AES-192-CBC-PKCS7 nonceBits=128; mac HMAC-SHA-256
  DartAesCbc(macAlgorithm: MacAlgorithm.empty); // expect: cipher AES-256-CBC-PKCS7 nonceBits=128
  DartAesCbc.with128bits(macAlgorithm: MacAlgorithm.empty); // expect: cipher AES-128-CBC-PKCS7
  DartAesCbc.with192bits(macAlgorithm: MacAlgorithm.empty); // expect: cipher AES-192-CBC-PKCS7 nonceBits=128
  DartAesCbc.with256bits(macAlgorithm: MacAlgorithm.empty); // expect: cipher AES-256-CBC-PKCS7 nonceBits=128
  DartAesCtr(macAlgorithm: DartHmac.sha256(), secretKeyLength: 24); // expect: cipher AES-192-CTR nonceBits=128; mac HMAC-SHA-256
  DartAesCtr(macAlgorithm: MacAlgorithm.empty); // expect: cipher AES-256-CTR nonceBits=128
  DartAesCtr.with128bits(macAlgorithm: MacAlgorithm.empty); // expect: cipher AES-128-CTR
  DartAesCtr.with192bits(macAlgorithm: MacAlgorithm.empty); // expect: cipher AES-192-CTR nonceBits=128
  DartAesCtr.with256bits(macAlgorithm: MacAlgorithm.empty); // expect: cipher AES-256-CTR nonceBits=128
  DartChacha20(macAlgorithm: MacAlgorithm.empty); // expect: cipher ChaCha20 nonceBits=96
  DartChacha20.poly1305Aead(); // expect: cipher ChaCha20-Poly1305 tagBits=128 nonceBits=96
  DartXchacha20(macAlgorithm: MacAlgorithm.empty); // expect: cipher XChaCha20 nonceBits=192
  DartXchacha20.poly1305Aead(); // expect: cipher XChaCha20-Poly1305 tagBits=128 nonceBits=192
  await DartHmac(const DartSha384()).calculateMac(data, secretKey: given); // expect: mac HMAC-SHA-384 functions=tag
  DartHmac.sha1(); // expect: mac HMAC-SHA-1
  DartHmac.sha224(); // expect: mac HMAC-SHA-224
  DartHmac.sha256(); // expect: mac HMAC-SHA-256
  DartHmac.sha384(); // expect: mac HMAC-SHA-384
  DartHmac.sha512(); // expect: mac HMAC-SHA-512
  DartHmac.blake2b(); // expect: mac HMAC-BLAKE2b
  DartHmac.blake2s(); // expect: mac HMAC-BLAKE2s
  DartPoly1305(); // expect: mac Poly1305
  DartHkdf(hmac: DartHmac.sha256(), outputLength: 32); // expect: kdf HKDF-SHA-256; mac HMAC-SHA-256
  DartPbkdf2(macAlgorithm: DartHmac.sha512(), iterations: 210000, bits: 256); // expect: kdf PBKDF2-SHA-512-210000 outputBits=256; mac HMAC-SHA-512
  DartArgon2id(parallelism: 4, memory: 65536, iterations: 3, hashLength: 32); // expect: kdf Argon2id-65536-3-4 outputBits=256
  await DartEd25519().newKeyPair(); // expect: signature Ed25519; keygen Ed25519
  DartX25519(); // expect: key-agreement x25519
  DartEcdh.p256(); // expect: key-agreement ECDH-P-256
  DartEcdsa.p256(const DartSha256()); // expect: signature ECDSA-P-256-SHA-256
  DartEcdh.p384(); // expect: key-agreement ECDH-P-384
  DartEcdsa.p384(const DartSha256()); // expect: signature ECDSA-P-384-SHA-256
  DartEcdh.p521(); // expect: key-agreement ECDH-P-521
  DartEcdsa.p521(const DartSha256()); // expect: signature ECDSA-P-521-SHA-256
  DartRsaPss(const DartSha256(), nonceLengthInBytes: 32); // expect: signature RSA-PSS-SHA-256-MGF1-32
  DartRsaPss(const DartSha512()); // expect: signature RSA-PSS-SHA-512-MGF1-16 saltBits=128
  DartRsaSsaPkcs1v15(const DartSha512()); // expect: signature RSA-PKCS1-1.5-SHA-512 padding=pkcs1v15
}

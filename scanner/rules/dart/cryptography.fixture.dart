// also: cryptography=cryptography_plus
import 'package:cryptography/cryptography.dart';

Future<void> all(List<int> data, SecretKey given) async {
  final hash = await Sha256().hash(data); // expect: hash SHA-256 functions=digest
  final sink = Sha512().newHashSink(); // expect: hash SHA-512 functions=digest
  Sha1(); // expect: hash SHA-1
  Sha224(); // expect: hash SHA-224
  Sha384(); // expect: hash SHA-384
  Blake2b(hashLengthInBytes: 32); // expect: hash BLAKE2b-256 outputBits=256
  Blake2s(); // expect: hash BLAKE2s
  final aes = AesGcm.with256bits(); // expect: cipher AES-256-GCM keyBits=256 tagBits=128 functions=encrypt,decrypt
  final key = await aes.newSecretKey(); // expect: keygen AES-256-GCM keyBits=256 tagBits=128 functions=encrypt,decrypt
  final box = await aes.encrypt(data, secretKey: key, nonce: nonce);
  await aes.decrypt(box, secretKey: key);
  AesGcm.with128bits(nonceLength: 16); // expect: cipher AES-128-GCM keyBits=128 tagBits=128 nonceBits=128
  AesGcm.with192bits(); // expect: cipher AES-192-GCM keyBits=192 tagBits=128 nonceBits=96
  final cbc = AesCbc.with128bits(macAlgorithm: MacAlgorithm.empty); // expect: cipher AES-128-CBC-PKCS7 keyBits=128 nonceBits=128 functions=encrypt
  await cbc.encryptString('x', secretKey: await cbc.newSecretKeyFromBytes(data)); // expect: keygen AES-128-CBC-PKCS7 keyBits=128 nonceBits=128 functions=encrypt
  AesCbc.with192bits(macAlgorithm: other); // expect: cipher AES-192-CBC-PKCS7 keyBits=192 nonceBits=128
  AesCbc.with256bits(macAlgorithm: other).decryptString(box, secretKey: key); // expect: cipher AES-256-CBC-PKCS7 keyBits=256 nonceBits=128 functions=decrypt
  AesCtr.with128bits(macAlgorithm: other); // expect: cipher AES-128-CTR keyBits=128 nonceBits=128
  AesCtr.with192bits(macAlgorithm: other); // expect: cipher AES-192-CTR keyBits=192 nonceBits=128
  AesCtr.with256bits(macAlgorithm: other).encryptStream(s, secretKey: key, nonce: List.filled(12, 0), onMac: m); // expect: cipher AES-256-CTR keyBits=256 nonceBits=96 functions=encrypt
  Chacha20.poly1305Aead().decryptStream(s, secretKey: key, nonce: n, mac: m); // expect: cipher ChaCha20-Poly1305 tagBits=128 nonceBits=96 functions=decrypt
  Chacha20(macAlgorithm: other); // expect: cipher ChaCha20 nonceBits=96
  Xchacha20.poly1305Aead(); // expect: cipher XChaCha20-Poly1305 tagBits=128 nonceBits=192
  Xchacha20(macAlgorithm: other); // expect: cipher XChaCha20 nonceBits=192
  await Hmac(Sha256()).calculateMac(data, secretKey: key); // expect: mac HMAC-SHA-256 functions=tag
  Hmac.sha512().newMacSink(secretKey: key); // expect: mac HMAC-SHA-512 functions=tag
  Hmac.sha1(); // expect: mac HMAC-SHA-1
  Hmac.sha224(); // expect: mac HMAC-SHA-224
  Hmac.sha256(); // expect: mac HMAC-SHA-256
  Hmac.sha384(); // expect: mac HMAC-SHA-384
  Hmac.blake2b(); // expect: mac HMAC-BLAKE2b
  Hmac.blake2s(); // expect: mac HMAC-BLAKE2s
  Poly1305(); // expect: mac Poly1305
  final hkdf = Hkdf(hmac: Hmac.sha256(), outputLength: 32); // expect: kdf HKDF-SHA-256 saltBits=128 outputBits=256 functions=keyderive; mac HMAC-SHA-256
  await hkdf.deriveKey(secretKey: key, nonce: List.filled(16, 0));
  final pbkdf2 = Pbkdf2(macAlgorithm: Hmac.sha512(), iterations: 100000, bits: 256); // expect: kdf PBKDF2-SHA-512-100000 saltBits=64 outputBits=256 iterations=100000 functions=keyderive; mac HMAC-SHA-512
  await pbkdf2.deriveKeyFromPassword(password: 'x', nonce: [1, 2, 3, 4, 5, 6, 7, 8]);
  Pbkdf2.hmacSha256(iterations: 10000, bits: 128); // expect: kdf PBKDF2-SHA-256-10000 outputBits=128 iterations=10000
  Argon2id(parallelism: 4, memory: 10000, iterations: 3, hashLength: 32); // expect: kdf Argon2id-10000-3-4 outputBits=256 iterations=3 memoryKib=10000 parallelism=4
  final ed = Ed25519(); // expect: signature Ed25519 functions=sign,verify
  final pair = await ed.newKeyPair(); // expect: keygen Ed25519 functions=sign,verify
  await ed.sign(data, keyPair: pair);
  await ed.verify(data, signature: s);
  await ed.newKeyPairFromSeed(data); // expect: keygen Ed25519 functions=sign,verify
  Ecdsa.p256(Sha256()).signString('x', keyPair: pair); // expect: signature ECDSA-P-256-SHA-256 functions=sign
  Ecdsa.p384(Sha384()).verifyString('x', signature: s); // expect: signature ECDSA-P-384-SHA-384 functions=verify
  Ecdsa.p521(Sha512()); // expect: signature ECDSA-P-521-SHA-512
  RsaPss(Sha256(), nonceLengthInBytes: 32).newKeyPair(modulusLength: 2048); // expect: signature RSA-PSS-SHA-256-MGF1-32 saltBits=256; keygen RSA-PSS-SHA-256-MGF1-32-2048 keyBits=2048 saltBits=256
  RsaPss.sha256(); // expect: signature RSA-PSS-SHA-256-MGF1-16 saltBits=128
  RsaPss.sha512(); // expect: signature RSA-PSS-SHA-512-MGF1-16 saltBits=128
  RsaSsaPkcs1v15(Sha1()); // expect: signature RSA-PKCS1-1.5-SHA-1
  RsaSsaPkcs1v15.sha256(); // expect: signature RSA-PKCS1-1.5-SHA-256
  RsaSsaPkcs1v15.sha512(); // expect: signature RSA-PKCS1-1.5-SHA-512
  final x = X25519(); // expect: key-agreement x25519 functions=keyderive
  final mine = await x.newKeyPair(); // expect: keygen x25519 functions=keyderive
  await x.sharedSecretKey(keyPair: mine, remotePublicKey: peer);
  await x.newKeyPairFromSeed(data); // expect: keygen x25519 functions=keyderive
  Ecdh.p256(length: 32); // expect: key-agreement ECDH-P-256
  Ecdh.p384(length: 48); // expect: key-agreement ECDH-P-384
  Ecdh.p521(length: 66); // expect: key-agreement ECDH-P-521
  SecretKey(List.filled(32, 0)); // expect: key unknown material=secret-key byteLength=32
  SecretKey.randomBytes(length: 32); // expect: key unknown material=secret-key byteLength=32
  SecureRandom.safe; // expect: random RNG
  use(SecureRandom.fast); // expect: random RNG
}

void notFound(other) {
  other.newKeyPair();
  other.encrypt(data, secretKey: key);
}

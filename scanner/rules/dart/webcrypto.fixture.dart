import 'dart:typed_data';
import 'package:webcrypto/webcrypto.dart';

Future<void> all(List<int> data) async {
  await Hash.sha256.digestBytes(data); // expect: hash SHA-256
  await Hash.sha512.digestStream(stream); // expect: hash SHA-512
  Hash.sha1.digestBytes(data); // expect: hash SHA-1
  Hash.sha384.digestBytes(data); // expect: hash SHA-384
  final key = await AesGcmSecretKey.generateKey(256); // expect: keygen AES-256-GCM keyBits=256
  await key.encryptBytes(data, Uint8List(12), tagLength: 96); // expect: cipher AES-256-GCM-96 keyBits=256 tagBits=96 nonceBits=96 functions=encrypt
  await key.decryptStream(stream, Uint8List(12)); // expect: cipher AES-256-GCM keyBits=256 nonceBits=96 functions=decrypt
  final raw = await AesCbcSecretKey.importRawKey(Uint8List(16)); // expect: key AES-128-CBC keyBits=128
  raw.encryptStream(stream, iv); // expect: cipher AES-128-CBC keyBits=128 functions=encrypt
  raw.decryptBytes(data, iv); // expect: cipher AES-128-CBC keyBits=128 functions=decrypt
  AesCbcSecretKey.generateKey(128); // expect: keygen AES-128-CBC keyBits=128
  AesCtrSecretKey.generateKey(192); // expect: keygen AES-192-CTR keyBits=192
  AesCbcSecretKey.importJsonWebKey(jwk); // expect: key AES-CBC
  AesCtrSecretKey.importRawKey(data); // expect: key AES-CTR
  AesCtrSecretKey.importJsonWebKey(jwk); // expect: key AES-CTR
  AesGcmSecretKey.importRawKey(data); // expect: key AES-GCM
  AesGcmSecretKey.importJsonWebKey(jwk); // expect: key AES-GCM
  final hmac = await HmacSecretKey.generateKey(Hash.sha256, length: 512); // expect: keygen HMAC-SHA-256 keyBits=512
  hmac.signBytes(data); // expect: mac HMAC-SHA-256 keyBits=512 functions=tag
  hmac.verifyBytes(data, data); // expect: mac HMAC-SHA-256 keyBits=512 functions=tag
  HmacSecretKey.importRawKey(data, Hash.sha384); // expect: key HMAC-SHA-384
  HmacSecretKey.importJsonWebKey(jwk, Hash.sha1); // expect: key HMAC-SHA-1
  EcdsaPrivateKey.generateKey(EllipticCurve.p256); // expect: keygen ECDSA-P-256
  EcdsaPrivateKey.importPkcs8Key(data, EllipticCurve.p521); // expect: key ECDSA-P-521
  EcdsaPrivateKey.importSpkiKey(data, EllipticCurve.p521); // expect: key ECDSA-P-521
  EcdsaPrivateKey.importRawKey(data, EllipticCurve.p521); // expect: key ECDSA-P-521
  EcdsaPrivateKey.importJsonWebKey(data, EllipticCurve.p521); // expect: key ECDSA-P-521
  EcdsaPublicKey.importPkcs8Key(data, EllipticCurve.p521); // expect: key ECDSA-P-521
  EcdsaPublicKey.importSpkiKey(data, EllipticCurve.p521); // expect: key ECDSA-P-521
  EcdsaPublicKey.importRawKey(data, EllipticCurve.p521); // expect: key ECDSA-P-521
  EcdsaPublicKey.importJsonWebKey(data, EllipticCurve.p521); // expect: key ECDSA-P-521
  EcdhPrivateKey.generateKey(EllipticCurve.p384); // expect: keygen ECDH-P-384
  RsaOaepPrivateKey.generateKey(2048, BigInt.from(65537), Hash.sha256); // expect: keygen RSA-OAEP-SHA-256-MGF1-2048 keyBits=2048
  RsaPssPrivateKey.generateKey(3072, BigInt.from(65537), Hash.sha384); // expect: keygen RSA-PSS-SHA-384-MGF1-3072 keyBits=3072
  RsassaPkcs1V15PrivateKey.generateKey(4096, BigInt.from(65537), Hash.sha512); // expect: keygen RSA-PKCS1-1.5-SHA-512-4096 keyBits=4096
  final p = await Pbkdf2SecretKey.importRawKey(data);
  await p.deriveBits(256, Hash.sha256, Uint8List(16), 100000); // expect: kdf PBKDF2-SHA-256-100000 saltBits=128 outputBits=256 iterations=100000
  final h = await HkdfSecretKey.importRawKey(data);
  await h.deriveBits(128, Hash.sha512, Uint8List(32), data); // expect: kdf HKDF-SHA-512 saltBits=256 outputBits=128
  fillRandomBytes(Uint8List(16)); // expect: random RNG byteLength=16
}

void notFound(other) {
  other.encryptBytes(data, iv);
}

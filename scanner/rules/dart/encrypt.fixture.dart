import 'package:encrypt/encrypt.dart' as enc;
import 'package:encrypt/encrypt.dart';

void all(String text) {
  final key = enc.Key.fromUtf8('my 32 length key................'); // expect: key unknown material=secret-key byteLength=32
  final iv = enc.IV.fromLength(16);
  final encrypter = enc.Encrypter(enc.AES(key, mode: enc.AESMode.cbc, padding: 'PKCS7')); // expect: cipher AES-256-CBC-PKCS7 keyBits=256
  final encrypted = encrypter.encrypt(text, iv: iv); // expect: cipher AES-256-CBC-PKCS7 keyBits=256 nonceBits=128 functions=encrypt
  encrypter.decrypt(encrypted, iv: iv); // expect: cipher AES-256-CBC-PKCS7 keyBits=256 nonceBits=128 functions=decrypt
  final plain = Encrypter(AES(Key.fromLength(16))); // expect: cipher AES-128-CTR keyBits=128; key unknown material=secret-key byteLength=16
  plain.encryptBytes(b, iv: IV(Uint8List(16))); // expect: cipher AES-128-CTR keyBits=128 nonceBits=128 functions=encrypt
  plain.decrypt64(s, iv: IV.fromSecureRandom(12)); // expect: cipher AES-128-CTR keyBits=128 nonceBits=96 functions=decrypt
  plain.decrypt16(s, iv: IV.fromUtf8('0123456789abcdef')); // expect: cipher AES-128-CTR keyBits=128 nonceBits=128 functions=decrypt
  plain.decryptBytes(s, iv: IV.allZerosOfLength(16)); // expect: cipher AES-128-CTR keyBits=128 nonceBits=128 functions=decrypt
  AES(Key.fromSecureRandom(24), mode: AESMode.gcm); // expect: cipher AES-192-GCM keyBits=192; key unknown material=secret-key byteLength=24
  AES(Key.fromBase64('AAAA'), mode: AESMode.ecb, padding: null); // expect: cipher AES-ECB-NoPadding; key unknown material=secret-key
  AES(Key.fromBase16('00'), mode: AESMode.cfb64); // expect: cipher AES-CFB64; key unknown material=secret-key
  AES(Key.allZerosOfLength(32), mode: AESMode.ctr); // expect: cipher AES-256-CTR keyBits=256; key unknown material=secret-key byteLength=32
  AES(Key(Uint8List(32)), mode: AESMode.ofb64); // expect: cipher AES-256-OFB64 keyBits=256; key unknown material=secret-key byteLength=32
  AES(key, mode: AESMode.ofb64Gctr); // expect: cipher AES-256-GCTR keyBits=256
  AES(key, mode: AESMode.sic); // expect: cipher AES-256-CTR keyBits=256
  Encrypter(Salsa20(Key.fromLength(32))).encrypt(text, iv: IV.fromLength(8)); // expect: cipher Salsa20 keyBits=256; key unknown material=secret-key byteLength=32; cipher Salsa20 keyBits=256 nonceBits=64 functions=encrypt
  Encrypter(Fernet(key)).encrypt(text); // expect: cipher Fernet; cipher Fernet functions=encrypt
  Encrypter(RSA(publicKey: a, privateKey: b)).encrypt(text); // expect: cipher RSA-PKCS1-1.5; cipher RSA-PKCS1-1.5 functions=encrypt
  RSA(publicKey: a, encoding: RSAEncoding.OAEP, digest: RSADigest.SHA256); // expect: cipher RSA-OAEP-SHA-256-MGF1
  RSA(publicKey: a, encoding: RSAEncoding.PKCS1, digest: RSADigest.SHA1); // expect: cipher RSA-PKCS1-1.5-SHA-1
  Signer(RSASigner(RSASignDigest.SHA256, publicKey: a)); // expect: signature RSA-PKCS1-1.5-SHA-256
  RSASigner(RSASignDigest.SHA512, publicKey: a); // expect: signature RSA-PKCS1-1.5-SHA-512
  SecureRandom(16); // expect: random RNG byteLength=16
}

void notFound(other) {
  other.encrypt(text, iv: iv);
  Encrypted.fromBase64('x');
}

import 'dart:convert';
import 'package:crypto/crypto.dart';
import 'package:crypto/crypto.dart' as c;

void all(List<int> data, Hash given) {
  final digest = sha256.convert(utf8.encode('text')); // expect: hash SHA-256 functions=digest
  final text = md5.convert(data).toString(); // expect: hash MD5 functions=digest
  c.sha1.convert(data); // expect: hash SHA-1 functions=digest
  sha224.bind(stream).first; // expect: hash SHA-224 functions=digest
  sha384.startChunkedConversion(sink); // expect: hash SHA-384 functions=digest
  sha512.convert(data); // expect: hash SHA-512 functions=digest
  sha512224.convert(data); // expect: hash SHA-512/224 functions=digest
  sha512256.convert(data); // expect: hash SHA-512/256 functions=digest
  final hmac = Hmac(sha256, utf8.encode('0123456789abcdef')); // expect: mac HMAC-SHA-256 keyBits=128 functions=tag
  hmac.convert(data);
  Hmac(c.sha512, data).bind(stream); // expect: mac HMAC-SHA-512 functions=tag
  new Hmac(weak ? md5 : sha1, data).startChunkedConversion(sink); // expect: mac HMAC-MD5 functions=tag; mac HMAC-SHA-1 functions=tag
  given.convert(data); // expect: hash unknown functions=digest
}

String sha(String s) => sha1.convert(utf8.encode(s)).toString(); // expect: hash SHA-1 functions=digest

void notFound(other) {
  utf8.encode('text');
  base64.encode([1]);
  json.encoder.convert(other);
  other.convert('x');
}

/// Prices of crypto currencies.
///
/// ```dart
/// final digest = md5.convert(utf8.encode('wallet'));
/// final cipher = AESEngine();
/// ```
library market;

import 'dart:math' show min;

import 'package:crypto/crypto.dart' as c;
import 'package:pointycastle/export.dart' hide AESEngine;

class Token {
  const Token(this.kind, this.key);
  final String kind;
  final int key;

  @override
  int get hashCode => Object.hash(kind, key);

  @override
  bool operator ==(Object other) => other is Token && other.hashCode == hashCode;
}

class AESEngine {
  AESEngine();
  String process(String riddle) => riddle.split('').reversed.join();
}

class Md5Label {
  String convert(String image) => 'MD5 ($image)';
}

const query = "SELECT md5(name) FROM tokens WHERE cipher = 'aes-256-gcm'";
const aes_thetic = {'AES': 1.25, 'DES': 0.5};

String solve(String riddle) {
  final md5 = Md5Label();
  final sha1 = Md5Label();
  // c.md5.convert(bytes) in a comment
  final cipher = AESEngine();
  return cipher.process(riddle) + md5.convert('image.iso') + sha1.convert('des pommes') + query;
}

void main() {
  print('c.md5.convert([1]) ${min(1, 2)} ${solve('riddle')} ${aes_thetic['AES']}');
  print('-----BEGIN CERTIFICATE-----\nnone\n-----END CERTIFICATE-----');
}

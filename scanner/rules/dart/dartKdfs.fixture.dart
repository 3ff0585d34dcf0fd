import 'package:argon2_ffi/argon2_ffi.dart';
import 'package:argon2_ffi_base/argon2_ffi_base.dart' as base;
import 'package:dargon2/dargon2.dart';
import 'package:dargon2_flutter/dargon2_flutter.dart' as flutter;
import 'package:argon2/argon2.dart' as plain;
import 'package:bip39/bip39.dart' as bip39;

Future<void> all(String password, Uint8List key, Uint8List salt) async {
  Argon2Arguments(key, Uint8List(16), 65536, 3, 32, 4, 2, 0x13); // expect: kdf Argon2-65536-3-4 saltBits=128 outputBits=256
  base.Argon2Arguments(key, salt, 4096, 1, 32, 1, 2, 0x13); // expect: kdf Argon2-4096-1-1
  await argon2.hashPasswordString(password, salt: salt); // expect: password-hash Argon2i-256-32-2 outputBits=256
  await argon2.hashPasswordBytes(key, salt: salt, iterations: 3, memory: 65536, parallelism: 4, length: 64, type: Argon2Type.id); // expect: password-hash Argon2id-65536-3-4 outputBits=512
  await argon2.verifyHashString(password, hash, type: Argon2Type.d); // expect: password-hash Argon2d functions=verify
  await argon2.verifyHashBytes(key, hash, type: Argon2Type.i); // expect: password-hash Argon2i functions=verify
  await flutter.argon2.hashPasswordString(password, salt: salt, type: flutter.Argon2Type.id, iterations: 2, memory: 19456, parallelism: 1); // expect: password-hash Argon2id-19456-2-1
  await flutter.argon2.verifyHashString(password, hash, type: flutter.Argon2Type.i); // expect: password-hash Argon2i functions=verify
  await flutter.argon2.verifyHashString(password, hash, type: flutter.Argon2Type.d); // expect: password-hash Argon2d functions=verify
  final generator = plain.Argon2BytesGenerator(); // expect: kdf Argon2id-65536-3-4
  generator.init(plain.Argon2Parameters(plain.Argon2Parameters.ARGON2_id, salt, iterations: 3, memory: 65536, lanes: 4));
  final older = plain.Argon2BytesGenerator(); // expect: kdf Argon2i iterations=2
  older.init(plain.Argon2Parameters(plain.Argon2Parameters.ARGON2_i, salt, iterations: 2));
  final other = plain.Argon2BytesGenerator(); // expect: kdf Argon2d
  other.init(plain.Argon2Parameters(plain.Argon2Parameters.ARGON2_d, salt));
  bip39.mnemonicToSeed(words); // expect: kdf PBKDF2-SHA-512-2048 outputBits=512
  bip39.mnemonicToSeedHex(words); // expect: kdf PBKDF2-SHA-512-2048 outputBits=512
}

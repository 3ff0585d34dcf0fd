// also: hive_flutter=hive
// also: hive_flutter=hive_ce
// also: hive_flutter=hive_ce_flutter
import 'package:kdbx/kdbx.dart';
import 'package:biometric_storage/biometric_storage.dart';
import 'package:hive_flutter/hive_flutter.dart';
import 'package:sqflite_sqlcipher/sqflite.dart';

class Store {
  final KdbxFormat format = KdbxFormat();

  Future<void> open(Uint8List bytes, String password) async {
    final credentials = Credentials(ProtectedValue.fromString(password)); // expect: key unknown material=secret-key
    Credentials.composite(ProtectedValue.fromString(password), bytes); // expect: key unknown material=secret-key
    Credentials.fromHash(bytes); // expect: key unknown material=secret-key
    final file = await format.read(bytes, credentials); // expect: keystore unknown
    KdbxFormat().create(credentials, 'name'); // expect: keystore unknown
    await format.save(file); // expect: keystore unknown
    final store = await BiometricStorage().getStorage('unlock'); // expect: keystore unknown
  }
}

Future<void> boxes(Uint8List bytes) async {
  final key = Hive.generateSecureKey(); // expect: keygen AES-256
  await Hive.openBox('vault', encryptionCipher: HiveAesCipher(bytes)); // expect: cipher AES-256-CBC-PKCS7
  await openDatabase('my.db', password: stored, version: 1); // expect: cipher AES-256-CBC
  await openDatabase('open.db', version: 1);
}

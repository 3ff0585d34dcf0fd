import 'package:flutter_secure_storage/flutter_secure_storage.dart';

const a = AndroidOptions(storageCipherAlgorithm: StorageCipherAlgorithm.AES_GCM_NoPadding); // expect: cipher AES-GCM
final b = AndroidOptions( // expect: cipher AES-CBC-PKCS7
  keyCipherAlgorithm: KeyCipherAlgorithm.RSA_ECB_PKCS1Padding,
  storageCipherAlgorithm: StorageCipherAlgorithm.AES_CBC_PKCS7Padding,
);

void notFound(other) {
  other.AndroidOptions();
}

final plain = FlutterSecureStorage(); // expect: keystore unknown

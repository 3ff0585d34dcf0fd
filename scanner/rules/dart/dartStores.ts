import { arg, library } from "../rule.ts"

const sealed = { is: "cipher", name: "AES", keyBits: 256, mode: "cbc" } as const

/*
 * README and API reference of package:kdbx 2 (databases of KeePass), biometric_storage 5, hive 2 (lib/src/crypto: AES-256-CBC with
 * PKCS #7 padding) and hive_ce 2, sqflite_sqlcipher 3 (SQLCipher 4: AES-256-CBC) and http_certificate_pinning.
 */
export const dartStores = library("dart", "dartStores", {
  "kdbx.KdbxFormat": { returns: "kdbx.KdbxFormat" },
  "kdbx.KdbxFormat#{read,create}": { is: "keystore", certificateFormat: "KDBX" },
  "kdbx.KdbxFormat#save": { is: "keystore", certificateFormat: "KDBX" },
  "kdbx.{Credentials,Credentials.composite,Credentials.fromHash}": { is: "key", material: "secret-key" },
  "biometric_storage.BiometricStorage": { returns: "biometric_storage.BiometricStorage" },
  "biometric_storage.BiometricStorage#getStorage": { is: "keystore" },
  "{hive,hive_flutter,hive_ce,hive_ce_flutter}.HiveAesCipher": { ...sealed, padding: "pkcs7", key: arg(0, "any") },
  "{hive,hive_flutter,hive_ce,hive_ce_flutter}.Hive.generateSecureKey": { is: "keygen", name: "AES", keyBits: 256 },
  "sqflite_sqlcipher.openDatabase(password:)": { ...sealed, key: arg(9, "any", "password") }
})

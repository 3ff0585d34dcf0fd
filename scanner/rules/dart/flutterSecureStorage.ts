import { arg, library } from "../rule.ts"

/* flutter_secure_storage 9, README: ciphers that Android encrypts values and their key with. */
export const flutterSecureStorage = library("dart", "flutterSecureStorage", {
  "flutter_secure_storage.FlutterSecureStorage": { is: "keystore", from: arg(9, "any", "aOptions") },
  "flutter_secure_storage.AndroidOptions": {
    is: "cipher",
    algorithm: arg(9, "jca", "storageCipherAlgorithm")
  },
  "flutter_secure_storage.StorageCipherAlgorithm.AES_CBC_PKCS7Padding": { value: "AES/CBC/PKCS7Padding" },
  "flutter_secure_storage.StorageCipherAlgorithm.AES_GCM_NoPadding": { value: "AES/GCM/NoPadding" }
})

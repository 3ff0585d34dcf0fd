import { arg, library } from "../rule.ts"

/* Source: package:encrypt 5 (github.com/leocavalcante/encrypt/tree/5.x/lib/src): AES is in SIC mode (CTR) with PKCS #7 padding unless the call says otherwise. */
export const encrypt = library("dart", "encrypt", {
  "encrypt.AES": {
    is: "cipher",
    name: "AES",
    key: arg(0, "any"),
    mode: arg(9, "mode", "mode"),
    padding: arg(9, "nullablePadding", "padding"),
    defaults: { mode: "ctr", padding: "pkcs7" }
  },
  "encrypt.AESMode.{cbc,cfb64,ctr,ecb,ofb64,sic,gcm}": { value: "{1}" },
  "encrypt.AESMode.ofb64Gctr": { value: "gctr" },
  "encrypt.Salsa20": { is: "cipher", name: "Salsa20", key: arg(0, "any") },
  "encrypt.Fernet": { is: "cipher", name: "Fernet" },
  "encrypt.RSA": {
    is: "cipher",
    name: "RSA",
    primitive: "pke",
    from: arg(9, "any", "encoding"),
    digest: arg(9, "hash", "digest"),
    defaults: { padding: "pkcs1v15" }
  },
  "encrypt.RSAEncoding.PKCS1": { padding: "pkcs1v15" },
  "encrypt.RSAEncoding.OAEP": { padding: "oaep" },
  "encrypt.RSADigest.{SHA1,SHA256}": { value: "{1}" },
  "encrypt.Encrypter": { from: arg(0, "any"), returns: "encrypt.Encrypter" },
  "encrypt.Encrypter#{encrypt,encryptBytes}": {
    is: "cipher",
    inherits: true,
    functions: ["encrypt"],
    from: arg(9, "any", "iv")
  },
  "encrypt.Encrypter#{decrypt,decrypt16,decrypt64,decryptBytes}": {
    is: "cipher",
    inherits: true,
    functions: ["decrypt"],
    from: arg(9, "any", "iv")
  },
  "encrypt.RSASigner": {
    is: "signature",
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: arg(0, "hash")
  },
  "encrypt.RSASignDigest.{SHA256,SHA512}": { value: "{1}" },

  "encrypt.Key": { is: "key", material: "secret-key", byteLength: arg(0, "size") },
  "encrypt.Key.{fromUtf8,fromLength,fromSecureRandom,allZerosOfLength}": {
    is: "key",
    material: "secret-key",
    byteLength: arg(0, "size")
  },
  "encrypt.Key.{fromBase64,fromBase16}": { is: "key", material: "secret-key" },
  "encrypt.IV": { nonceBits: arg(0, "bytes") },
  "encrypt.IV.{fromUtf8,fromLength,fromSecureRandom,allZerosOfLength}": { nonceBits: arg(0, "bytes") },
  "encrypt.SecureRandom": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})

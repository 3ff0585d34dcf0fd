import { arg, library, rest } from "../rule.ts"

/*
 * Sources: Android API reference, packages android.security, android.security.keystore and android.net; AndroidX Security
 * 1.1 reference, package androidx.security.crypto; SQLCipher for Android and SQLCipher 4 documentation, whose default is
 * AES-256 in CBC mode. An EncryptedSharedPreferences encrypts names and values with a scheme each, given last.
 */
export const android = library("java", "android", {
  "android.security.keystore.KeyProperties.KEY_ALGORITHM_{AES,EC,RSA,XDH}": { value: "{1}" },
  "android.security.keystore.KeyProperties.KEY_ALGORITHM_3DES": { value: "DESede" },
  "android.security.keystore.KeyProperties.KEY_ALGORITHM_HMAC_{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "Hmac{1}" },
  "android.security.keystore.KeyProperties.BLOCK_MODE_{ECB,CBC,CTR,GCM}": { value: "{1}" },
  "android.security.keystore.KeyProperties.ENCRYPTION_PADDING_NONE": { value: "NoPadding" },
  "android.security.keystore.KeyProperties.ENCRYPTION_PADDING_PKCS7": { value: "PKCS7Padding" },
  "android.security.keystore.KeyProperties.ENCRYPTION_PADDING_RSA_OAEP": { value: "OAEPPadding" },
  "android.security.keystore.KeyProperties.ENCRYPTION_PADDING_RSA_PKCS1": { value: "PKCS1Padding" },
  "android.security.keystore.KeyProperties.SIGNATURE_PADDING_RSA_{PKCS1,PSS}": { value: "{1}" },
  "android.security.keystore.KeyProperties.DIGEST_{MD5,SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "{1}" },

  "new android.security.keystore.KeyGenParameterSpec.Builder": {},
  "android.security.keystore.KeyGenParameterSpec.Builder#setKeySize": {
    refines: true,
    keyBits: arg(0, "int"),
    returns: "android.security.keystore.KeyGenParameterSpec.Builder"
  },
  "android.security.keystore.KeyGenParameterSpec.Builder#setBlockModes": {
    refines: true,
    mode: rest(0, "mode"),
    returns: "android.security.keystore.KeyGenParameterSpec.Builder"
  },
  "android.security.keystore.KeyGenParameterSpec.Builder#{setEncryptionPaddings,setSignaturePaddings}": {
    refines: true,
    padding: rest(0, "padding"),
    returns: "android.security.keystore.KeyGenParameterSpec.Builder"
  },
  "android.security.keystore.KeyGenParameterSpec.Builder#setDigests": {
    refines: true,
    digest: rest(0, "hash"),
    returns: "android.security.keystore.KeyGenParameterSpec.Builder"
  },
  "android.security.keystore.KeyGenParameterSpec.Builder#setMgf1Digests": {
    refines: true,
    mgfDigest: rest(0, "hash"),
    returns: "android.security.keystore.KeyGenParameterSpec.Builder"
  },
  "android.security.keystore.KeyGenParameterSpec.Builder#setAlgorithmParameterSpec": {
    refines: true,
    from: arg(0, "any"),
    returns: "android.security.keystore.KeyGenParameterSpec.Builder"
  },
  "android.security.keystore.KeyGenParameterSpec.Builder#*": {
    returns: "android.security.keystore.KeyGenParameterSpec.Builder"
  },
  "new android.security.KeyPairGeneratorSpec.Builder": {},
  "android.security.KeyPairGeneratorSpec.Builder#setKeySize": {
    refines: true,
    keyBits: arg(0, "int"),
    returns: "android.security.KeyPairGeneratorSpec.Builder"
  },
  "android.security.KeyPairGeneratorSpec.Builder#setAlgorithmParameterSpec": {
    refines: true,
    from: arg(0, "any"),
    returns: "android.security.KeyPairGeneratorSpec.Builder"
  },
  "android.security.KeyPairGeneratorSpec.Builder#*": { returns: "android.security.KeyPairGeneratorSpec.Builder" },
  "android.security.KeyChain.getPrivateKey": { is: "key", material: "private-key" },
  "android.security.KeyChain.getCertificateChain": { is: "certificate", certificateFormat: "X.509" },

  "android.net.SSLCertificateSocketFactory.{getDefault,getInsecure,getHttpSocketFactory}": {
    is: "protocol",
    name: "TLS",
    returns: "javax.net.ssl.SSLSocketFactory"
  },

  "androidx.security.crypto.MasterKey.KeyScheme.AES256_GCM": { value: "AES256_GCM" },
  "androidx.security.crypto.MasterKeys.AES256_GCM_SPEC": { value: "AES256_GCM" },
  "androidx.security.crypto.MasterKeys.getOrCreate": {
    is: "keygen",
    algorithm: arg(0, "tink"),
    material: "secret-key"
  },
  "new androidx.security.crypto.MasterKey.Builder": { is: "keygen", material: "secret-key" },
  "androidx.security.crypto.MasterKey.Builder#setKeyScheme": {
    refines: true,
    algorithm: arg(0, "tink"),
    returns: "androidx.security.crypto.MasterKey.Builder"
  },
  "androidx.security.crypto.MasterKey.Builder#setKeyGenParameterSpec": {
    refines: true,
    name: "AES",
    from: arg(0, "any"),
    returns: "androidx.security.crypto.MasterKey.Builder"
  },
  "androidx.security.crypto.MasterKey.Builder#*": { returns: "androidx.security.crypto.MasterKey.Builder" },
  "androidx.security.crypto.EncryptedSharedPreferences.PrefKeyEncryptionScheme.AES256_SIV": { value: "AES256_SIV" },
  "androidx.security.crypto.EncryptedSharedPreferences.PrefValueEncryptionScheme.AES256_GCM": { value: "AES256_GCM" },
  "androidx.security.crypto.EncryptedSharedPreferences.create": { is: "cipher", algorithm: rest(-2, "tink") },
  "androidx.security.crypto.EncryptedFile.FileEncryptionScheme.AES256_GCM_HKDF_4KB": {
    value: "AES256_GCM_HKDF_4KB"
  },
  "new androidx.security.crypto.EncryptedFile.Builder": { is: "cipher", algorithm: arg(-1, "tink") },

  "new {net.sqlcipher.database.SupportFactory,net.zetetic.database.sqlcipher.SupportOpenHelperFactory}": {
    is: "cipher",
    defaults: { name: "AES", keyBits: 256, mode: "cbc" }
  }
})

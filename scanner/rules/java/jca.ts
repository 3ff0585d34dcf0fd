import { arg, library } from "../rule.ts"

/*
 * Source: Java SE 25 API Specification, packages javax.crypto and javax.crypto.spec; Java Security Standard Algorithm
 * Names, JDK 25. Lengths count from the end where an overload takes an offset and a length after the array.
 * A transformation that names a block cipher only is ECB with PKCS #5 padding (Java Cryptography Architecture Reference Guide,
 * "Creating a Cipher Object"; Bouncy Castle and Conscrypt do the same).
 */
export const jca = library("java", "jca", {
  "javax.crypto.Cipher.getInstance": {
    is: "cipher",
    algorithm: arg(0, "jca"),
    returns: "javax.crypto.Cipher",
    defaults: { mode: "ecb", padding: "pkcs7" }
  },
  "javax.crypto.Cipher#init": {
    refines: true,
    functions: arg(0, "cipherFunction"),
    key: arg(1, "any"),
    from: arg(2, "any")
  },
  "javax.crypto.Cipher#unwrap": {
    is: "key",
    algorithm: arg(1, "jca"),
    material: arg(2, "any"),
    returns: "java.security.Key"
  },
  "javax.crypto.Cipher.{ENCRYPT_MODE,DECRYPT_MODE,WRAP_MODE,UNWRAP_MODE}": { value: "{1}" },
  "javax.crypto.Cipher.SECRET_KEY": { material: "secret-key" },
  "javax.crypto.Cipher.PRIVATE_KEY": { material: "private-key" },
  "javax.crypto.Cipher.PUBLIC_KEY": { material: "public-key" },
  "new javax.crypto.NullCipher": { is: "cipher", name: "NullCipher" },

  "javax.crypto.Mac.getInstance": { is: "mac", algorithm: arg(0, "jca"), returns: "javax.crypto.Mac" },
  "javax.crypto.Mac#init": { refines: true, key: arg(0, "any"), from: arg(1, "any") },

  "javax.crypto.KeyGenerator.getInstance": {
    is: "keygen",
    algorithm: arg(0, "jca"),
    returns: "javax.crypto.KeyGenerator"
  },
  "javax.crypto.KeyGenerator#init": { refines: true, keyBits: arg(0, "int"), from: arg(0, "any") },
  "javax.crypto.KeyGenerator#generateKey": { inherits: true, returns: "javax.crypto.SecretKey" },

  "javax.crypto.KeyAgreement.getInstance": {
    is: "key-agreement",
    algorithm: arg(0, "jca"),
    returns: "javax.crypto.KeyAgreement"
  },
  "javax.crypto.KeyAgreement#init": { refines: true, key: arg(0, "any"), from: arg(1, "any") },
  "javax.crypto.KeyAgreement#doPhase": { refines: true, key: arg(0, "any") },
  "javax.crypto.KeyAgreement#generateSecret": { algorithm: arg(0, "jca"), returns: "javax.crypto.SecretKey" },

  "javax.crypto.SecretKeyFactory.getInstance": {
    is: "kdf",
    algorithm: arg(0, "jca"),
    returns: "javax.crypto.SecretKeyFactory"
  },
  "javax.crypto.SecretKeyFactory#generateSecret": {
    refines: true,
    from: arg(0, "any"),
    returns: "javax.crypto.SecretKey"
  },
  "javax.crypto.SecretKeyFactory#translateKey": { inherits: true, returns: "javax.crypto.SecretKey" },
  "{javax.crypto.SecretKey,javax.crypto.spec.SecretKeySpec,javax.crypto.interfaces.PBEKey,java.security.Key}#getEncoded":
    { inherits: true },

  "javax.crypto.KDF.getInstance": { is: "kdf", algorithm: arg(0, "jca"), returns: "javax.crypto.KDF" },
  "javax.crypto.KDF#deriveKey": { refines: true, from: arg(1, "any"), returns: "javax.crypto.SecretKey" },
  "javax.crypto.KDF#deriveData": { refines: true, from: arg(0, "any") },

  "javax.crypto.KEM.getInstance": { is: "kem", algorithm: arg(0, "jca"), returns: "javax.crypto.KEM" },
  "javax.crypto.KEM#newEncapsulator": {
    refines: true,
    key: arg(0, "any"),
    from: arg(1, "any"),
    functions: ["encapsulate"],
    returns: "javax.crypto.KEM.Encapsulator"
  },
  "javax.crypto.KEM#newDecapsulator": {
    refines: true,
    key: arg(0, "any"),
    from: arg(1, "any"),
    functions: ["decapsulate"],
    returns: "javax.crypto.KEM.Decapsulator"
  },
  "javax.crypto.KEM.Encapsulator#encapsulate": {
    algorithm: arg(2, "jca"),
    returns: "javax.crypto.KEM.Encapsulated"
  },
  "javax.crypto.KEM.Encapsulated#key": { inherits: true, returns: "javax.crypto.SecretKey" },
  "javax.crypto.KEM.Decapsulator#decapsulate": { algorithm: arg(3, "jca"), returns: "javax.crypto.SecretKey" },

  "new javax.crypto.EncryptedPrivateKeyInfo": {
    is: "key",
    algorithm: arg(0, "jca"),
    material: "private-key",
    returns: "javax.crypto.EncryptedPrivateKeyInfo"
  },
  "javax.crypto.EncryptedPrivateKeyInfo.{encrypt,encryptKey}": {
    is: "key-wrap",
    algorithm: arg(2, "jca"),
    from: arg(3, "any"),
    functions: ["encrypt"],
    returns: "javax.crypto.EncryptedPrivateKeyInfo"
  }
})

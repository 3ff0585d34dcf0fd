import { arg, library, text } from "../rule.ts"

const ns = "System.Security.Cryptography"
const block = { is: "cipher", returns: `${ns}.SymmetricAlgorithm` } as const
const aesDefaults = { mode: "cbc", padding: "pkcs7", keyBits: 256 } as const
const defaults = { mode: "cbc", padding: "pkcs7" } as const
const encrypting = { is: "cipher", inherits: true, functions: ["encrypt"] } as const
const decrypting = { is: "cipher", inherits: true, functions: ["decrypt"] } as const
const cbc = {
  mode: "cbc",
  nonceBits: arg(1, "bytes", "iv"),
  padding: arg(2, "padding", "paddingMode"),
  defaults: { padding: "pkcs7" }
} as const
const ecb = { mode: "ecb", padding: arg(-1, "padding", "paddingMode") } as const
const tryEcb = { mode: "ecb", padding: arg(2, "padding", "paddingMode") } as const
const cfb = { mode: "cfb", nonceBits: arg(1, "bytes", "iv") } as const
const named = { name: text("{1}", "cipher") } as const

/*
 * .NET 10 API reference, System.Security.Cryptography (https://learn.microsoft.com/dotnet/api/system.security.cryptography): SymmetricAlgorithm and what derives from it, AesGcm, AesCcm,
 * ChaCha20Poly1305, ProtectedData and ProtectedMemory, with the classes that only .NET Framework has. A new object is set
 * to CBC with PKCS #7 padding; KeySize of AES is 256 until it is set. Sizes named `InBytes` are bytes, those of
 * properties are bits. DPAPI does not say which algorithms it uses.
 */
export const symmetric = library("dotnet", "symmetric", {
  [`${ns}.{Aes,Rijndael}.Create`]: { ...block, name: text("{1}", "cipher"), defaults: aesDefaults },
  [`${ns}.{DES,TripleDES,RC2}.Create`]: { ...block, algorithm: text("{1}", "cipher"), defaults },
  [`${ns}.{AesManaged,AesCryptoServiceProvider,AesCng,RijndaelManaged}.Create`]: {
    ...block,
    algorithm: text("{1}", "dotnet"),
    defaults: aesDefaults
  },
  [`${ns}.{DESCryptoServiceProvider,TripleDESCryptoServiceProvider}.Create`]: {
    ...block,
    algorithm: text("{1}", "dotnet"),
    defaults
  },
  [`new ${ns}.{AesManaged,AesCryptoServiceProvider,RijndaelManaged}`]: {
    ...block,
    algorithm: text("{1}", "dotnet"),
    defaults: aesDefaults
  },
  [`new ${ns}.AesCng`]: { ...block, name: "AES", defaults: aesDefaults },
  [`new ${ns}.{DESCryptoServiceProvider,TripleDESCryptoServiceProvider,TripleDESCng,RC2CryptoServiceProvider}`]: {
    ...block,
    algorithm: text("{1}", "dotnet"),
    defaults
  },
  [`${ns}.SymmetricAlgorithm.Create`]: { ...block, algorithm: arg(0, "dotnet", "algName"), defaults },
  [`${ns}.{Aes,Rijndael,DES,TripleDES,RC2}`]: { returns: `${ns}.SymmetricAlgorithm` },

  [`${ns}.SymmetricAlgorithm#Mode=`]: { refines: true, mode: arg(0, "mode") },
  [`${ns}.SymmetricAlgorithm#Padding=`]: { refines: true, padding: arg(0, "padding") },
  [`${ns}.SymmetricAlgorithm#{KeySize,EffectiveKeySize}=`]: { refines: true, keyBits: arg(0, "int") },
  [`${ns}.SymmetricAlgorithm#Key=`]: { refines: true, keyBits: arg(0, "bytes") },
  [`${ns}.SymmetricAlgorithm#SetKey`]: { refines: true, keyBits: arg(0, "bytes") },
  [`${ns}.SymmetricAlgorithm#IV=`]: { refines: true, nonceBits: arg(0, "bytes") },
  [`${ns}.SymmetricAlgorithm#{BlockSize,FeedbackSize}=`]: { refines: true },
  [`${ns}.CipherMode.{CBC,ECB,OFB,CFB,CTS}`]: { value: "{1}" },
  [`${ns}.PaddingMode.{None,PKCS7,Zeros,ANSIX923,ISO10126}`]: { value: "{1}" },

  [`${ns}.SymmetricAlgorithm#CreateEncryptor`]: {
    refines: true,
    functions: ["encrypt"],
    keyBits: arg(0, "bytes", "rgbKey"),
    nonceBits: arg(1, "bytes", "rgbIV"),
    returns: `${ns}.ICryptoTransform`
  },
  [`${ns}.SymmetricAlgorithm#CreateDecryptor`]: {
    refines: true,
    functions: ["decrypt"],
    keyBits: arg(0, "bytes", "rgbKey"),
    nonceBits: arg(1, "bytes", "rgbIV"),
    returns: `${ns}.ICryptoTransform`
  },
  [`${ns}.ICryptoTransform#{TransformBlock,TransformFinalBlock}`]: { refines: true, operates: true },

  [`${ns}.SymmetricAlgorithm#{EncryptCbc,TryEncryptCbc}`]: { ...encrypting, ...cbc },
  [`${ns}.SymmetricAlgorithm#{DecryptCbc,TryDecryptCbc}`]: { ...decrypting, ...cbc },
  [`${ns}.SymmetricAlgorithm#EncryptEcb`]: { ...encrypting, ...ecb },
  [`${ns}.SymmetricAlgorithm#TryEncryptEcb`]: { ...encrypting, ...tryEcb },
  [`${ns}.SymmetricAlgorithm#DecryptEcb`]: { ...decrypting, ...ecb },
  [`${ns}.SymmetricAlgorithm#TryDecryptEcb`]: { ...decrypting, ...tryEcb },
  [`${ns}.SymmetricAlgorithm#{EncryptCfb,TryEncryptCfb}`]: { ...encrypting, ...cfb },
  [`${ns}.SymmetricAlgorithm#{DecryptCfb,TryDecryptCfb}`]: { ...decrypting, ...cfb },
  [`${ns}.{Aes,DES,TripleDES,RC2}#{EncryptCbc,TryEncryptCbc}`]: { ...named, ...encrypting, ...cbc },
  [`${ns}.{Aes,DES,TripleDES,RC2}#{DecryptCbc,TryDecryptCbc}`]: { ...named, ...decrypting, ...cbc },
  [`${ns}.{Aes,DES,TripleDES,RC2}#EncryptEcb`]: { ...named, ...encrypting, ...ecb },
  [`${ns}.{Aes,DES,TripleDES,RC2}#TryEncryptEcb`]: { ...named, ...encrypting, ...tryEcb },
  [`${ns}.{Aes,DES,TripleDES,RC2}#DecryptEcb`]: { ...named, ...decrypting, ...ecb },
  [`${ns}.{Aes,DES,TripleDES,RC2}#TryDecryptEcb`]: { ...named, ...decrypting, ...tryEcb },
  [`${ns}.{Aes,DES,TripleDES,RC2}#{EncryptCfb,TryEncryptCfb}`]: { ...named, ...encrypting, ...cfb },
  [`${ns}.{Aes,DES,TripleDES,RC2}#{DecryptCfb,TryDecryptCfb}`]: { ...named, ...decrypting, ...cfb },
  [`${ns}.Aes#{EncryptKeyWrapPadded,DecryptKeyWrapPadded,TryDecryptKeyWrapPadded}`]: {
    is: "key-wrap",
    inherits: true,
    name: "AES",
    mode: "kwp"
  },

  [`new ${ns}.{AesGcm,AesCcm}`]: {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    keyBits: arg(0, "bytes", "key"),
    tagBits: arg(1, "bytes", "tagSizeInBytes"),
    returns: `${ns}.{1}`
  },
  [`new ${ns}.ChaCha20Poly1305`]: {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    key: arg(0, "any", "key"),
    returns: `${ns}.ChaCha20Poly1305`
  },
  [`${ns}.{AesGcm,AesCcm,ChaCha20Poly1305}#Encrypt`]: {
    refines: true,
    functions: ["encrypt"],
    nonceBits: arg(0, "bytes", "nonce"),
    tagBits: arg(3, "bytes", "tag")
  },
  [`${ns}.{AesGcm,AesCcm,ChaCha20Poly1305}#Decrypt`]: {
    refines: true,
    functions: ["decrypt"],
    nonceBits: arg(0, "bytes", "nonce"),
    tagBits: arg(2, "bytes", "tag")
  },
  [`${ns}.AesGcm.NonceByteSizes.{MinSize,MaxSize}`]: { value: "12" },
  [`${ns}.AesGcm.TagByteSizes.MaxSize`]: { value: "16" },
  [`${ns}.AesGcm.TagByteSizes.MinSize`]: { value: "12" },
  [`${ns}.AesCcm.NonceByteSizes.MaxSize`]: { value: "13" },
  [`${ns}.AesCcm.NonceByteSizes.MinSize`]: { value: "7" },
  [`${ns}.AesCcm.TagByteSizes.MaxSize`]: { value: "16" },
  [`${ns}.AesCcm.TagByteSizes.MinSize`]: { value: "4" },

  [`${ns}.ProtectedData.{Protect,TryProtect}`]: { is: "cipher", functions: ["encrypt"] },
  [`${ns}.ProtectedData.{Unprotect,TryUnprotect}`]: { is: "cipher", functions: ["decrypt"] },
  [`${ns}.ProtectedMemory.Protect`]: { is: "cipher", functions: ["encrypt"] },
  [`${ns}.ProtectedMemory.Unprotect`]: { is: "cipher", functions: ["decrypt"] }
})

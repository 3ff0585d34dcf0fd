import { arg, library, text } from "../rule.ts"

const ns = "System.Security.Cryptography"
/** No call reaches this position: the parameter has this name in one overload only. */
const NAMED_ONLY = 99
const rsa = { name: "RSA", returns: `${ns}.RSA` } as const
const ofRsa = { name: "RSA", inherits: true } as const
const imported = { refines: true, imports: true, keyBits: arg(0, "any") } as const
const ecdsa = { is: "key", name: "ECDSA", returns: `${ns}.ECDsa` } as const
const ecdh = { is: "key", name: "ECDH", returns: `${ns}.ECDiffieHellman` } as const
const ecKey = { curve: arg(0, "any", "curve"), keyBits: arg(0, "int", "keySize"), key: arg(0, "any", "key") } as const
const format = { is: "signature", key: arg(0, "any", "key") } as const
const agreement = { is: "key-agreement", name: "ECDH", inherits: true, key: arg(0, "any") } as const

/*
 * .NET 10 API reference, System.Security.Cryptography (https://learn.microsoft.com/dotnet/api/system.security.cryptography): RSA, DSA, ECDsa, ECDiffieHellman, ECCurve, the CNG classes and
 * the formatters; "RSA.Create" documents no size, RSACryptoServiceProvider and DSACryptoServiceProvider 1024 bits,
 * RSACng 2048. What a key is imported from is not followed: its size is unknown then. Where no padding is told,
 * RSACryptoServiceProvider uses that of PKCS #1 v1.5.
 */
export const asymmetric = library("dotnet", "asymmetric", {
  [`${ns}.{RSACryptoServiceProvider,RSACng,RSAOpenSsl}.Create`]: {
    ...rsa,
    is: "key",
    generates: true,
    keyBits: arg(0, "int", "keySizeInBits")
  },
  [`${ns}.DSACryptoServiceProvider.Create`]: { is: "key", name: "DSA", returns: `${ns}.DSA` },
  [`${ns}.{ECDsaCng,ECDsaOpenSsl}.Create`]: { ...ecdsa, generates: true, curve: arg(0, "any", "curve") },
  [`${ns}.RSA.Create`]: { ...rsa, is: "key", generates: true, keyBits: arg(0, "int", "keySizeInBits") },
  [`new ${ns}.RSACryptoServiceProvider`]: {
    name: "RSA",
    is: "key",
    keyBits: arg(0, "int", "dwKeySize"),
    returns: `${ns}.RSACryptoServiceProvider`,
    defaults: { keyBits: 1024 }
  },
  [`new ${ns}.RSACng`]: {
    ...rsa,
    is: "key",
    keyBits: arg(0, "int", "keySize"),
    key: arg(0, "any", "key"),
    defaults: { keyBits: 2048 }
  },
  [`new ${ns}.RSAOpenSsl`]: { ...rsa, is: "key", keyBits: arg(0, "int", "keySize") },
  [`${ns}.{RSACryptoServiceProvider,RSACng,RSAOpenSsl}`]: { returns: `${ns}.RSA` },
  [`${ns}.RSA`]: { returns: `${ns}.AsymmetricAlgorithm` },
  [`${ns}.AsymmetricAlgorithm.Create`]: { is: "key", algorithm: arg(0, "dotnet", "algName") },
  [`${ns}.AsymmetricAlgorithm#KeySize=`]: { refines: true, keyBits: arg(0, "int") },
  [`${ns}.AsymmetricAlgorithm#{ImportFromPem,ImportFromEncryptedPem,ImportPkcs8PrivateKey,ImportSubjectPublicKeyInfo}`]:
    imported,
  [`${ns}.AsymmetricAlgorithm#{ImportEncryptedPkcs8PrivateKey,FromXmlString,ImportParameters,ImportCspBlob}`]: imported,
  [`${ns}.RSA#{ImportRSAPrivateKey,ImportRSAPublicKey}`]: imported,

  [`${ns}.RSA#Encrypt`]: {
    ...ofRsa,
    is: "cipher",
    algorithm: arg(1, "oaepFlag", "padding"),
    padding: arg(NAMED_ONLY, "oaepFlag", "fOAEP"),
    from: arg(2, "any"),
    functions: ["encrypt"]
  },
  [`${ns}.RSA#Decrypt`]: {
    ...ofRsa,
    is: "cipher",
    algorithm: arg(1, "oaepFlag", "padding"),
    padding: arg(NAMED_ONLY, "oaepFlag", "fOAEP"),
    from: arg(2, "any"),
    functions: ["decrypt"]
  },
  [`${ns}.RSA#TryEncrypt`]: { ...ofRsa, is: "cipher", from: arg(2, "any", "padding"), functions: ["encrypt"] },
  [`${ns}.RSA#TryDecrypt`]: { ...ofRsa, is: "cipher", from: arg(2, "any", "padding"), functions: ["decrypt"] },
  [`${ns}.RSA#EncryptValue`]: { ...ofRsa, is: "cipher", padding: "raw", functions: ["encrypt"] },
  [`${ns}.RSA#DecryptValue`]: { ...ofRsa, is: "cipher", padding: "raw", functions: ["decrypt"] },
  [`${ns}.RSA#{SignData,SignHash}`]: {
    ...ofRsa,
    is: "signature",
    digest: arg(1, "dotnet", "hashAlgorithm"),
    padding: arg(2, "any", "padding"),
    functions: ["sign"]
  },
  [`${ns}.RSA#{VerifyData,VerifyHash}`]: {
    ...ofRsa,
    is: "signature",
    digest: arg(2, "dotnet", "hashAlgorithm"),
    padding: arg(3, "any", "padding"),
    functions: ["verify"]
  },
  [`${ns}.RSA#{TrySignData,TrySignHash}`]: {
    ...ofRsa,
    is: "signature",
    digest: arg(2, "dotnet", "hashAlgorithm"),
    padding: arg(3, "any", "padding"),
    functions: ["sign"]
  },
  [`${ns}.RSACryptoServiceProvider#{SignData,SignHash}`]: {
    ...ofRsa,
    is: "signature",
    digest: arg(1, "dotnet"),
    padding: arg(2, "any", "padding"),
    functions: ["sign"],
    defaults: { padding: "pkcs1v15" }
  },
  [`${ns}.RSACryptoServiceProvider#{VerifyData,VerifyHash}`]: {
    ...ofRsa,
    is: "signature",
    digest: arg(1, "dotnet"),
    padding: arg(3, "any", "padding"),
    functions: ["verify"],
    defaults: { padding: "pkcs1v15" }
  },
  [`${ns}.RSAEncryptionPadding.Pkcs1`]: { padding: "pkcs1v15" },
  [`${ns}.RSAEncryptionPadding.Oaep{SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512}`]: {
    padding: "oaep",
    digest: text("{1}", "hash"),
    mgfDigest: text("{1}", "hash")
  },
  [`${ns}.RSAEncryptionPadding.CreateOaep`]: {
    padding: "oaep",
    digest: arg(0, "dotnet", "hashAlgorithm"),
    mgfDigest: arg(0, "dotnet", "hashAlgorithm")
  },
  [`${ns}.RSASignaturePadding.Pkcs1`]: { padding: "pkcs1v15" },
  [`${ns}.RSASignaturePadding.{Pss,CreatePss}`]: { padding: "pss" },

  [`new ${ns}.{RSAPKCS1SignatureFormatter,RSAPKCS1SignatureDeformatter}`]: {
    ...format,
    name: "RSA",
    padding: "pkcs1v15",
    returns: `${ns}.AsymmetricSignatureFormatter`
  },
  [`new ${ns}.{DSASignatureFormatter,DSASignatureDeformatter}`]: {
    ...format,
    name: "DSA",
    returns: `${ns}.AsymmetricSignatureFormatter`
  },
  [`${ns}.AsymmetricSignatureFormatter#SetHashAlgorithm`]: { refines: true, digest: arg(0, "dotnet", "strName") },
  [`${ns}.AsymmetricSignatureFormatter#CreateSignature`]: { refines: true, operates: true, functions: ["sign"] },
  [`${ns}.AsymmetricSignatureFormatter#VerifySignature`]: { refines: true, operates: true, functions: ["verify"] },
  [`new ${ns}.{RSAOAEPKeyExchangeFormatter,RSAOAEPKeyExchangeDeformatter}`]: {
    is: "cipher",
    name: "RSA",
    padding: "oaep",
    key: arg(0, "any", "key")
  },
  [`new ${ns}.{RSAPKCS1KeyExchangeFormatter,RSAPKCS1KeyExchangeDeformatter}`]: {
    is: "cipher",
    name: "RSA",
    padding: "pkcs1v15",
    key: arg(0, "any", "key")
  },

  [`${ns}.DSA.Create`]: {
    is: "key",
    generates: true,
    name: "DSA",
    keyBits: arg(0, "int", "keySizeInBits"),
    returns: `${ns}.DSA`
  },
  [`new ${ns}.DSACryptoServiceProvider`]: {
    is: "key",
    name: "DSA",
    keyBits: arg(0, "int", "dwKeySize"),
    returns: `${ns}.DSA`,
    defaults: { keyBits: 1024 }
  },
  [`new ${ns}.{DSACng,DSAOpenSsl}`]: {
    is: "key",
    name: "DSA",
    keyBits: arg(0, "int", "keySize"),
    returns: `${ns}.DSA`
  },
  [`${ns}.{DSACryptoServiceProvider,DSACng}`]: { returns: `${ns}.DSA` },
  [`${ns}.{DSA,ECDsa,ECDiffieHellman}`]: { returns: `${ns}.AsymmetricAlgorithm` },
  [`${ns}.DSA#{SignData,CreateSignature}`]: {
    is: "signature",
    name: "DSA",
    inherits: true,
    digest: arg(1, "dotnet", "hashAlgorithm"),
    functions: ["sign"]
  },
  [`${ns}.DSA#{TrySignData,TryCreateSignature}`]: {
    is: "signature",
    name: "DSA",
    inherits: true,
    digest: arg(2, "dotnet", "hashAlgorithm"),
    functions: ["sign"]
  },
  [`${ns}.DSA#{VerifyData,VerifySignature}`]: {
    is: "signature",
    name: "DSA",
    inherits: true,
    digest: arg(2, "dotnet", "hashAlgorithm"),
    functions: ["verify"]
  },

  [`${ns}.ECDsa.Create`]: {
    ...ecdsa,
    generates: true,
    curve: arg(0, "any", "curve"),
    algorithm: arg(0, "any", "parameters")
  },
  [`new ${ns}.{ECDsaCng,ECDsaOpenSsl}`]: { ...ecdsa, ...ecKey },
  [`${ns}.{ECDsaCng,ECDsaOpenSsl}`]: { returns: `${ns}.ECDsa` },
  [`${ns}.{ECDsa,ECDiffieHellman}#GenerateKey`]: { refines: true, curve: arg(0, "any", "curve") },
  [`${ns}.ECDsa#HashAlgorithm=`]: { refines: true, digest: arg(0, "any") },
  [`${ns}.ECDsa#{SignData,SignHash}`]: {
    is: "signature",
    name: "ECDSA",
    inherits: true,
    digest: arg(1, "dotnet", "hashAlgorithm"),
    functions: ["sign"]
  },
  [`${ns}.ECDsa#{TrySignData,TrySignHash}`]: {
    is: "signature",
    name: "ECDSA",
    inherits: true,
    digest: arg(2, "dotnet", "hashAlgorithm"),
    functions: ["sign"]
  },
  [`${ns}.{ECDsa,ECDiffieHellman}#ImportECPrivateKey`]: imported,
  [`${ns}.ECDsa#{VerifyData,VerifyHash}`]: {
    is: "signature",
    name: "ECDSA",
    inherits: true,
    digest: arg(2, "dotnet", "hashAlgorithm"),
    functions: ["verify"]
  },
  [`${ns}.ECDiffieHellman.Create`]: {
    ...ecdh,
    generates: true,
    curve: arg(0, "any", "curve"),
    algorithm: arg(0, "any", "parameters")
  },
  [`new ${ns}.{ECDiffieHellmanCng,ECDiffieHellmanOpenSsl}`]: { ...ecdh, ...ecKey },
  [`${ns}.{ECDiffieHellmanCng,ECDiffieHellmanOpenSsl}`]: { returns: `${ns}.ECDiffieHellman` },
  [`${ns}.ECDiffieHellman#HashAlgorithm=`]: { refines: true, digest: arg(0, "any") },
  [`${ns}.ECDiffieHellman#{DeriveKeyMaterial,DeriveRawSecretAgreement,DeriveKeyTls}`]: agreement,
  [`${ns}.ECDiffieHellman#{DeriveKeyFromHash,DeriveKeyFromHmac}`]: {
    ...agreement,
    digest: arg(1, "dotnet", "hashAlgorithm")
  },
  [`${ns}.ECCurve.NamedCurves.{nistP256,nistP384,nistP521}`]: { curve: text("{1}", "curve") },
  [`${ns}.ECCurve.NamedCurves.brainpoolP{160,192,224,256,320,384,512}{r1,t1}`]: {
    curve: text("brainpoolP{1}{2}", "curve")
  },
  [`${ns}.ECCurve.CreateFromFriendlyName`]: { curve: arg(0, "curve", "oidFriendlyName") },
  [`${ns}.ECCurve.CreateFromValue`]: { curve: arg(0, "curve", "oidValue") },
  [`${ns}.ECCurve.CreateFromOid`]: { curve: arg(0, "any", "curveOid") },
  [`new ${ns}.ECParameters`]: { imports: true },
  [`${ns}.ECParameters#Curve=`]: { refines: true, curve: arg(0, "any") },
  [`new ${ns}.Oid`]: { algorithm: arg(0, "oid", "value") },
  [`${ns}.Oid.{FromOidValue,FromFriendlyName}`]: { algorithm: arg(0, "oid") },

  [`${ns}.CngKey.Create`]: {
    is: "keygen",
    algorithm: arg(0, "any", "algorithm"),
    curve: arg(0, "any", "algorithm"),
    returns: `${ns}.CngKey`
  },
  [`${ns}.CngKey.{Import,Open}`]: { is: "key", returns: `${ns}.CngKey` },
  [`${ns}.CngAlgorithm.{Rsa,ECDsa,ECDiffieHellman,MD5,Sha1,Sha256,Sha384,Sha512}`]: {
    algorithm: text("{1}", "dotnet")
  },
  [`${ns}.CngAlgorithm.{MLKem,MLDsa,SlhDsa}`]: { algorithm: text("{1}", "pqc") },
  [`new ${ns}.CngAlgorithm`]: { algorithm: arg(0, "openssl", "algorithm") },
  [`${ns}.CngAlgorithm.ECDsaP{256,384,521}`]: { name: "ECDSA", curve: "P-{1}" },
  [`${ns}.CngAlgorithm.ECDiffieHellmanP{256,384,521}`]: { name: "ECDH", curve: "P-{1}" },

  [`new ${ns}.PbeParameters`]: {
    is: "cipher",
    name: "PBES2",
    from: arg(0, "any", "encryptionAlgorithm"),
    digest: arg(1, "dotnet", "hashAlgorithm"),
    iterations: arg(2, "int", "iterationCount")
  },
  [`${ns}.PbeEncryptionAlgorithm.Aes{128,192,256}Cbc`]: { cipher: "AES", keyBits: text("{1}", "int"), mode: "cbc" },
  [`${ns}.PbeEncryptionAlgorithm.TripleDes3KeyPkcs12`]: { cipher: "3DES", mode: "cbc" }
})

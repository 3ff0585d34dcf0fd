import { arg, library, text } from "../rule.ts"

const ns = "System.Security.Cryptography"

/*
 * .NET 10 API reference, System.Security.Cryptography: MLKem, MLDsa, SlhDsa, CompositeMLDsa and their algorithms; of .NET 11,
 * X25519DiffieHellman (github.com/dotnet/runtime/tree/main/src/libraries/System.Security.Cryptography/ref). Which other scheme a
 * composite algorithm has is not told.
 */
export const postQuantum = library("dotnet", "postQuantum", {
  [`${ns}.{MLKem,MLDsa,SlhDsa,CompositeMLDsa}.GenerateKey`]: {
    is: "keygen",
    algorithm: arg(0, "any", "algorithm"),
    returns: `${ns}.{1}`
  },
  [`new ${ns}.{MLKem,MLDsa,SlhDsa}{Cng,OpenSsl}`]: { is: "key", name: text("{1}", "pqc"), returns: `${ns}.{1}` },
  [`new ${ns}.CompositeMLDsaCng`]: { is: "key", name: "ML-DSA", returns: `${ns}.CompositeMLDsa` },
  [`${ns}.MLKem.{ImportDecapsulationKey,ImportEncapsulationKey,ImportPrivateSeed}`]: {
    is: "key",
    algorithm: arg(0, "any", "algorithm"),
    returns: `${ns}.MLKem`
  },
  [`${ns}.MLDsa.{ImportMLDsaPrivateKey,ImportMLDsaPublicKey,ImportMLDsaPrivateSeed}`]: {
    is: "key",
    algorithm: arg(0, "any", "algorithm"),
    returns: `${ns}.MLDsa`
  },
  [`${ns}.SlhDsa.{ImportSlhDsaPrivateKey,ImportSlhDsaPublicKey}`]: {
    is: "key",
    algorithm: arg(0, "any", "algorithm"),
    returns: `${ns}.SlhDsa`
  },
  [`${ns}.CompositeMLDsa.{ImportCompositeMLDsaPrivateKey,ImportCompositeMLDsaPublicKey}`]: {
    is: "key",
    algorithm: arg(0, "any", "algorithm"),
    returns: `${ns}.CompositeMLDsa`
  },
  [`${ns}.MLKem.{ImportFromPem,ImportFromEncryptedPem,ImportPkcs8PrivateKey,ImportEncryptedPkcs8PrivateKey,ImportSubjectPublicKeyInfo}`]:
    {
      is: "key",
      name: "ML-KEM",
      returns: `${ns}.MLKem`
    },
  [`${ns}.MLDsa.{ImportFromPem,ImportFromEncryptedPem,ImportPkcs8PrivateKey,ImportEncryptedPkcs8PrivateKey,ImportSubjectPublicKeyInfo}`]:
    {
      is: "key",
      name: "ML-DSA",
      returns: `${ns}.MLDsa`
    },
  [`${ns}.SlhDsa.{ImportFromPem,ImportFromEncryptedPem,ImportPkcs8PrivateKey,ImportEncryptedPkcs8PrivateKey,ImportSubjectPublicKeyInfo}`]:
    {
      is: "key",
      name: "SLH-DSA",
      returns: `${ns}.SlhDsa`
    },
  [`${ns}.CompositeMLDsa.{ImportFromPem,ImportFromEncryptedPem,ImportPkcs8PrivateKey,ImportEncryptedPkcs8PrivateKey,ImportSubjectPublicKeyInfo}`]:
    { is: "key", name: "ML-DSA", returns: `${ns}.CompositeMLDsa` },
  [`${ns}.X25519DiffieHellman.GenerateKey`]: { is: "keygen", name: "X25519", returns: `${ns}.X25519DiffieHellman` },
  [`${ns}.X25519DiffieHellman.{ImportPrivateKey,ImportPublicKey,ImportFromPem,ImportFromEncryptedPem,ImportPkcs8PrivateKey,ImportEncryptedPkcs8PrivateKey,ImportSubjectPublicKeyInfo}`]:
    { is: "key", name: "X25519", returns: `${ns}.X25519DiffieHellman` },
  [`${ns}.X25519DiffieHellman#DeriveRawSecretAgreement`]: { is: "key-agreement", name: "X25519", inherits: true },
  [`${ns}.MLKem#Encapsulate`]: { is: "kem", name: "ML-KEM", inherits: true, functions: ["encapsulate"] },
  [`${ns}.MLKem#Decapsulate`]: { is: "kem", name: "ML-KEM", inherits: true, functions: ["decapsulate"] },
  [`${ns}.MLDsa#{SignData,SignMu}`]: { is: "signature", name: "ML-DSA", inherits: true, functions: ["sign"] },
  [`${ns}.MLDsa#{VerifyData,VerifyMu}`]: { is: "signature", name: "ML-DSA", inherits: true, functions: ["verify"] },
  [`${ns}.MLDsa#SignPreHash`]: {
    is: "signature",
    name: "HashML-DSA",
    inherits: true,
    digest: arg(1, "oid", "hashAlgorithmOid"),
    functions: ["sign"]
  },
  [`${ns}.MLDsa#VerifyPreHash`]: {
    is: "signature",
    name: "HashML-DSA",
    inherits: true,
    digest: arg(2, "oid", "hashAlgorithmOid"),
    functions: ["verify"]
  },
  [`${ns}.SlhDsa#SignData`]: { is: "signature", name: "SLH-DSA", inherits: true, functions: ["sign"] },
  [`${ns}.SlhDsa#VerifyData`]: { is: "signature", name: "SLH-DSA", inherits: true, functions: ["verify"] },
  [`${ns}.SlhDsa#SignPreHash`]: {
    is: "signature",
    name: "HashSLH-DSA",
    inherits: true,
    digest: arg(1, "oid", "hashAlgorithmOid"),
    functions: ["sign"]
  },
  [`${ns}.SlhDsa#VerifyPreHash`]: {
    is: "signature",
    name: "HashSLH-DSA",
    inherits: true,
    digest: arg(2, "oid", "hashAlgorithmOid"),
    functions: ["verify"]
  },
  [`${ns}.CompositeMLDsa#SignData`]: { is: "signature", name: "ML-DSA", inherits: true, functions: ["sign"] },
  [`${ns}.CompositeMLDsa#VerifyData`]: { is: "signature", name: "ML-DSA", inherits: true, functions: ["verify"] },
  [`${ns}.MLKemAlgorithm.MLKem{512,768,1024}`]: { name: "ML-KEM", parameterSet: "{1}" },
  [`${ns}.MLDsaAlgorithm.MLDsa{44,65,87}`]: { name: "ML-DSA", parameterSet: "{1}" },
  [`${ns}.SlhDsaAlgorithm.SlhDsaSha2_{128s,128f,192s,192f,256s,256f}`]: { name: "SLH-DSA", parameterSet: "SHA2-{1}" },
  [`${ns}.SlhDsaAlgorithm.SlhDsaShake{128s,128f,192s,192f,256s,256f}`]: {
    name: "SLH-DSA",
    parameterSet: "SHAKE-{1}"
  },
  [`${ns}.CompositeMLDsaAlgorithm.*`]: { name: "ML-DSA" }
})

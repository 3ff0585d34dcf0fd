import { arg, library, text } from "../rule.ts"

const ns = "System.Security.Cryptography"
const hash = { is: "hash", returns: `${ns}.HashAlgorithm` } as const
const mac = { is: "mac", returns: `${ns}.KeyedHashAlgorithm` } as const

/*
 * .NET 10 API reference, System.Security.Cryptography (https://learn.microsoft.com/dotnet/api/system.security.cryptography): HashAlgorithm, KeyedHashAlgorithm and what derives from them,
 * Shake, Kmac, IncrementalHash, CryptographicOperations, HashAlgorithmName and CryptoConfig, with the classes that only
 * .NET Framework has. Without a name, HashAlgorithm and HMAC create SHA-1 (CryptoConfig, "Remarks").
 */
export const hashes = library("dotnet", "hashes", {
  [`${ns}.{MD5,SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512,RIPEMD160}.Create`]: {
    ...hash,
    algorithm: text("{1}", "hash")
  },
  [`${ns}.{MD5,SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512}.{HashData,HashDataAsync,TryHashData}`]: {
    is: "hash",
    algorithm: text("{1}", "hash")
  },
  [`${ns}.{MD5,SHA1,SHA256,SHA384,SHA512}CryptoServiceProvider.Create`]: { ...hash, algorithm: text("{1}", "hash") },
  [`${ns}.{SHA1,SHA256,SHA384,SHA512}Managed.Create`]: { ...hash, algorithm: text("{1}", "hash") },
  [`new ${ns}.{MD5,SHA1,SHA256,SHA384,SHA512}{CryptoServiceProvider,Cng}`]: { ...hash, algorithm: text("{1}", "hash") },
  [`new ${ns}.{SHA1,SHA256,SHA384,SHA512,RIPEMD160}Managed`]: { ...hash, algorithm: text("{1}", "hash") },
  [`${ns}.HashAlgorithm.Create`]: {
    ...hash,
    algorithm: arg(0, "dotnet", "hashName"),
    defaults: { name: "SHA-1" }
  },
  [`${ns}.{MD5,SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512,KeyedHashAlgorithm}`]: {
    returns: `${ns}.HashAlgorithm`
  },
  [`${ns}.HashAlgorithm#{ComputeHash,ComputeHashAsync,TryComputeHash,TransformBlock,TransformFinalBlock}`]: {
    refines: true,
    operates: true
  },
  [`new ${ns}.Shake{128,256}`]: { is: "hash", name: "SHAKE{1}", returns: `${ns}.Shake` },
  [`${ns}.Shake{128,256}.{HashData,HashDataAsync}`]: {
    is: "hash",
    name: "SHAKE{1}",
    outputBits: arg(1, "bytes", "outputLength")
  },
  [`${ns}.Shake#{GetHashAndReset,GetCurrentHash,Read}`]: { refines: true, outputBits: arg(0, "bytes", "outputLength") },
  [`${ns}.Shake#AppendData`]: { refines: true, operates: true },

  [`${ns}.IncrementalHash.CreateHash`]: {
    is: "hash",
    algorithm: arg(0, "dotnet", "hashAlgorithm"),
    returns: `${ns}.IncrementalHash`
  },
  [`${ns}.IncrementalHash.CreateHMAC`]: {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "dotnet", "hashAlgorithm"),
    keyBits: arg(1, "bytes", "key"),
    returns: `${ns}.IncrementalHash`
  },
  [`${ns}.IncrementalHash#{AppendData,GetHashAndReset,GetCurrentHash,TryGetHashAndReset,TryGetCurrentHash}`]: {
    refines: true,
    operates: true
  },
  [`${ns}.CryptographicOperations.{HashData,HashDataAsync,TryHashData}`]: {
    is: "hash",
    algorithm: arg(0, "dotnet", "hashAlgorithm")
  },
  [`${ns}.CryptographicOperations.{HmacData,HmacDataAsync,TryHmacData}`]: {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "dotnet", "hashAlgorithm"),
    keyBits: arg(1, "bytes", "key")
  },
  [`${ns}.CryptographicOperations.{VerifyHmac,VerifyHmacAsync}`]: {
    is: "mac",
    name: "HMAC",
    digest: arg(0, "dotnet", "hashAlgorithm"),
    keyBits: arg(1, "bytes", "key"),
    functions: ["verify"]
  },
  [`${ns}.HashAlgorithmName.{MD5,SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512}`]: {
    name: text("{1}", "hash")
  },
  [`new ${ns}.HashAlgorithmName`]: { algorithm: arg(0, "dotnet", "name") },
  [`${ns}.HashAlgorithmName.FromOid`]: { algorithm: arg(0, "oid", "oidValue") },
  [`${ns}.CryptoConfig.CreateFromName`]: { algorithm: arg(0, "dotnet", "name") },
  [`${ns}.CryptoConfig.CreateFromName("{SHA,SHA1,MD5,SHA256,SHA-256,SHA384,SHA-384,SHA512,SHA-512,RIPEMD160}")`]: {
    ...hash,
    algorithm: arg(0, "dotnet", "name")
  },
  [`${ns}.CryptoConfig.CreateFromName("{HMACMD5,HMACSHA1,HMACSHA256,HMACSHA384,HMACSHA512}")`]: {
    ...mac,
    algorithm: arg(0, "dotnet", "name")
  },
  [`${ns}.CryptoConfig.CreateFromName("{DES,3DES,TripleDES,RC2,AES,Rijndael}")`]: {
    is: "cipher",
    algorithm: arg(0, "dotnet", "name"),
    returns: `${ns}.SymmetricAlgorithm`
  },
  [`${ns}.CryptoConfig.CreateFromName("{RSA,DSA,ECDsa}")`]: { is: "key", algorithm: arg(0, "dotnet", "name") },

  [`new ${ns}.HMAC{MD5,RIPEMD160,SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512}`]: {
    ...mac,
    name: "HMAC",
    digest: text("{1}", "hash"),
    keyBits: arg(0, "bytes", "key")
  },
  [`${ns}.HMAC{MD5,SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512}.{HashData,HashDataAsync,TryHashData}`]: {
    is: "mac",
    name: "HMAC",
    digest: text("{1}", "hash"),
    keyBits: arg(0, "bytes", "key")
  },
  [`${ns}.HMAC{MD5,SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512}.{Verify,VerifyAsync}`]: {
    is: "mac",
    name: "HMAC",
    digest: text("{1}", "hash"),
    keyBits: arg(0, "bytes", "key"),
    functions: ["verify"]
  },
  [`${ns}.{HMAC,KeyedHashAlgorithm}.Create`]: {
    ...mac,
    algorithm: arg(0, "dotnet", "algorithmName"),
    defaults: { name: "HMAC", digest: "SHA-1" }
  },
  [`${ns}.{HMAC,HMACMD5,HMACSHA1,HMACSHA256,HMACSHA384,HMACSHA512,HMACSHA3_256,HMACSHA3_384,HMACSHA3_512}`]: {
    returns: `${ns}.KeyedHashAlgorithm`
  },
  [`${ns}.KeyedHashAlgorithm#Key=`]: { refines: true, keyBits: arg(0, "bytes") },
  [`${ns}.KeyedHashAlgorithm#HashName=`]: { refines: true, digest: arg(0, "dotnet") },
  [`new ${ns}.MACTripleDES`]: { ...mac, name: "CBC-MAC", cipher: "3DES" },
  [`new ${ns}.{Kmac,KmacXof}{128,256}`]: {
    is: "mac",
    name: "KMAC{2}",
    keyBits: arg(0, "bytes", "key"),
    returns: `${ns}.Kmac`
  },
  [`${ns}.{Kmac,KmacXof}{128,256}.{HashData,HashDataAsync}`]: {
    is: "mac",
    name: "KMAC{2}",
    keyBits: arg(0, "bytes", "key"),
    outputBits: arg(2, "bytes", "outputLength")
  },
  [`${ns}.{Kmac,KmacXof}{128,256}.{Verify,VerifyAsync}`]: {
    is: "mac",
    name: "KMAC{2}",
    keyBits: arg(0, "bytes", "key"),
    functions: ["verify"]
  },
  [`${ns}.Kmac#AppendData`]: { refines: true, operates: true },
  [`${ns}.Kmac#{GetHashAndReset,GetCurrentHash}`]: { refines: true, outputBits: arg(0, "bytes", "outputLength") }
})

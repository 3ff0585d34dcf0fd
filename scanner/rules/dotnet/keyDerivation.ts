import { arg, library } from "../rule.ts"

const ns = "System.Security.Cryptography"

/*
 * .NET 10 API reference, System.Security.Cryptography (https://learn.microsoft.com/dotnet/api/system.security.cryptography): Rfc2898DeriveBytes (SHA-1 and 1000 iterations when the
 * constructor does not say), PasswordDeriveBytes (SHA-1 and 100), HKDF and SP800108HmacCounterKdf; ASP.NET Core 10,
 * Microsoft.AspNetCore.Cryptography.KeyDerivation.
 */
export const keyDerivation = library("dotnet", "keyDerivation", {
  [`new ${ns}.Rfc2898DeriveBytes`]: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes", "salt"),
    iterations: arg(2, "int", "iterations"),
    digest: arg(3, "dotnet", "hashAlgorithm"),
    returns: `${ns}.Rfc2898DeriveBytes`,
    defaults: { digest: "SHA-1", iterations: 1000 }
  },
  [`${ns}.{Rfc2898DeriveBytes,PasswordDeriveBytes}#GetBytes`]: {
    refines: true,
    sequential: true,
    outputBits: arg(0, "bytes", "cb")
  },
  [`${ns}.{Rfc2898DeriveBytes,PasswordDeriveBytes}#IterationCount=`]: { refines: true, iterations: arg(0, "int") },
  [`${ns}.{Rfc2898DeriveBytes,PasswordDeriveBytes}#Salt=`]: { refines: true, saltBits: arg(0, "bytes") },
  [`${ns}.PasswordDeriveBytes#HashName=`]: { refines: true, digest: arg(0, "dotnet") },
  [`${ns}.{Rfc2898DeriveBytes,PasswordDeriveBytes}#CryptDeriveKey`]: {
    refines: true,
    outputBits: arg(2, "int", "keySize")
  },
  [`${ns}.Rfc2898DeriveBytes.Pbkdf2`]: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes", "salt"),
    iterations: arg(2, "int", "iterations"),
    digest: arg(3, "dotnet", "hashAlgorithm"),
    outputBits: arg(4, "bytes", "outputLength")
  },
  [`new ${ns}.PasswordDeriveBytes`]: {
    is: "kdf",
    name: "PBKDF1",
    saltBits: arg(1, "bytes", "rgbSalt"),
    digest: arg(2, "dotnet", "strHashName"),
    iterations: arg(3, "int", "iterations"),
    returns: `${ns}.PasswordDeriveBytes`,
    defaults: { digest: "SHA-1", iterations: 100 }
  },
  [`${ns}.HKDF.DeriveKey`]: {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "dotnet", "hashAlgorithmName"),
    outputBits: arg(2, "bytes", "outputLength"),
    saltBits: arg(3, "bytes", "salt")
  },
  [`${ns}.HKDF.Extract`]: {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "dotnet", "hashAlgorithmName"),
    saltBits: arg(2, "bytes", "salt")
  },
  [`${ns}.HKDF.Expand`]: {
    is: "kdf",
    name: "HKDF",
    digest: arg(0, "dotnet", "hashAlgorithmName"),
    outputBits: arg(2, "bytes", "outputLength")
  },
  [`new ${ns}.SP800108HmacCounterKdf`]: {
    is: "kdf",
    name: "KBKDF-Counter",
    digest: arg(1, "dotnet", "hashAlgorithm"),
    returns: `${ns}.SP800108HmacCounterKdf`
  },
  [`${ns}.SP800108HmacCounterKdf.DeriveBytes`]: {
    is: "kdf",
    name: "KBKDF-Counter",
    digest: arg(1, "dotnet", "hashAlgorithm"),
    outputBits: arg(4, "bytes", "derivedKeyLengthInBytes")
  },
  [`${ns}.SP800108HmacCounterKdf#DeriveKey`]: {
    refines: true,
    outputBits: arg(2, "bytes", "derivedKeyLengthInBytes")
  },

  "Microsoft.AspNetCore.Cryptography.KeyDerivation.KeyDerivation.Pbkdf2": {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes", "salt"),
    digest: arg(2, "dotnet", "prf"),
    iterations: arg(3, "int", "iterationCount"),
    outputBits: arg(4, "bytes", "numBytesRequested")
  },
  "Microsoft.AspNetCore.Cryptography.KeyDerivation.KeyDerivationPrf.HMAC{SHA1,SHA256,SHA512}": { value: "{1}" }
})

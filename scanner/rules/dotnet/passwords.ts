import { arg, library } from "../rule.ts"

/** No call reaches this position: overloads put the parameter elsewhere, so that only its name tells it. */
const NAMED_ONLY = 99
const identity = "Microsoft.AspNetCore.Identity"
const konscious = "Konscious.Security.Cryptography"
const isopoh = "Isopoh.Cryptography.Argon2"
const bcrypt = { is: "password-hash", name: "bcrypt" } as const
const pbkdf2 = { is: "password-hash", name: "PBKDF2" } as const
const sha1Defaults = { digest: "SHA-1", iterations: 1000, saltBits: 128, outputBits: 256 } as const

/*
 * BCrypt.Net-Next 4 and 5 (https://github.com/BcryptNet/bcrypt.net: work factor 11 when it is not told), Konscious.Security.Cryptography.Argon2, Isopoh.Cryptography.Argon2
 * 2 (README: timeCost 3, memoryCost 65536, parallelism 1, hashLength 32), Scrypt.NET 1.3; ASP.NET Core Identity 10, PasswordHasher (PBKDF2, 128-bit salt, 256-bit subkey; HMAC-SHA512 and
 * 100,000 iterations since version 7, HMAC-SHA256 and 10,000 before), ASP.NET Identity 2 and System.Web.Helpers.Crypto (PBKDF2 with HMAC-SHA1, 128-bit salt, 256-bit
 * subkey, 1000 iterations), System.Web.Security.
 */
export const passwords = library("dotnet", "passwords", {
  "BCrypt.Net.{BCrypt.HashPassword,BCrypt.EnhancedHashPassword,BCrypt.HashString,BCryptExtendedV2.HashPassword}": {
    ...bcrypt,
    iterations: arg(1, "log2", "workFactor"),
    defaults: { iterations: 2048 }
  },
  "BCrypt.Net.{BCrypt.Verify,BCrypt.EnhancedVerify,BCrypt.ValidateAndReplacePassword,BCrypt.ValidateAndUpgradeHash,BCryptExtendedV2.Verify}":
    { ...bcrypt, functions: ["verify"] },
  "BCryptNet.{BCrypt,BCryptExtendedV2,BCryptSafeString}.HashPassword": {
    ...bcrypt,
    iterations: arg(1, "log2", "workFactor"),
    defaults: { iterations: 2048 }
  },
  "BCryptNet.BCryptExtendedV3.HashPassword": {
    ...bcrypt,
    iterations: arg(2, "log2", "workFactor"),
    defaults: { iterations: 2048 }
  },
  "BCryptNet.{BCrypt,BCryptExtendedV2,BCryptExtendedV3,BCryptSafeString}.Verify": { ...bcrypt, functions: ["verify"] },
  "BCryptNet.{BCrypt,BCryptExtendedV2}.ValidateAndUpgradeHash": { ...bcrypt, functions: ["verify"] },
  "BCryptNet.{BCrypt,BCryptCore}.GenerateSalt": { iterations: arg(0, "log2", "workFactor") },
  "BCrypt.Net.{BCrypt,BCryptCore}.GenerateSalt": { iterations: arg(0, "log2", "workFactor") },

  [`new ${konscious}.{Argon2id,Argon2i,Argon2d}`]: { is: "password-hash", name: "{1}", returns: `${konscious}.Argon2` },
  [`${konscious}.Argon2#Iterations=`]: { refines: true, iterations: arg(0, "int") },
  [`${konscious}.Argon2#MemorySize=`]: { refines: true, memoryKib: arg(0, "int") },
  [`${konscious}.Argon2#DegreeOfParallelism=`]: { refines: true, parallelism: arg(0, "int") },
  [`${konscious}.Argon2#Salt=`]: { refines: true, saltBits: arg(0, "bytes") },
  [`${konscious}.Argon2#{GetBytes,GetBytesAsync}`]: { refines: true, outputBits: arg(0, "bytes") },
  [`new ${konscious}.HMACBlake2B`]: { is: "mac", name: "BLAKE2b-MAC", outputBits: arg(-1, "int", "hashSize") },

  [`${isopoh}.Argon2.Hash`]: {
    is: "password-hash",
    name: "Argon2",
    algorithm: arg(NAMED_ONLY, "any", "type"),
    iterations: arg(NAMED_ONLY, "int", "timeCost"),
    memoryKib: arg(NAMED_ONLY, "int", "memoryCost"),
    parallelism: arg(NAMED_ONLY, "int", "parallelism"),
    outputBits: arg(NAMED_ONLY, "bytes", "hashLength"),
    defaults: { iterations: 3, memoryKib: 65536, parallelism: 1, outputBits: 256 }
  },
  [`${isopoh}.Argon2.Verify`]: { is: "password-hash", name: "Argon2" },
  [`new ${isopoh}.Argon2Config`]: { is: "password-hash", name: "Argon2", returns: `${isopoh}.Argon2Config` },
  [`${isopoh}.Argon2Config#Type=`]: { refines: true, algorithm: arg(0, "any") },
  [`${isopoh}.Argon2Config#TimeCost=`]: { refines: true, iterations: arg(0, "int") },
  [`${isopoh}.Argon2Config#MemoryCost=`]: { refines: true, memoryKib: arg(0, "int") },
  [`${isopoh}.Argon2Config#Lanes=`]: { refines: true, parallelism: arg(0, "int") },
  [`${isopoh}.Argon2Config#HashLength=`]: { refines: true, outputBits: arg(0, "bytes") },
  [`${isopoh}.Argon2Config#Salt=`]: { refines: true, saltBits: arg(0, "bytes") },
  [`${isopoh}.Argon2Type.DataDependentAddressing`]: { name: "Argon2d" },
  [`${isopoh}.Argon2Type.DataIndependentAddressing`]: { name: "Argon2i" },
  [`${isopoh}.Argon2Type.HybridAddressing`]: { name: "Argon2id" },

  "new Scrypt.ScryptEncoder": {
    is: "password-hash",
    name: "scrypt",
    iterations: arg(0, "int", "iterationCount"),
    blockSize: arg(1, "int", "blockSize"),
    parallelism: arg(2, "int", "threadCount"),
    defaults: { iterations: 16_384, blockSize: 8, parallelism: 1 }
  },

  [`new ${identity}.PasswordHasher`]: {
    ...pbkdf2,
    iterations: arg(0, "any"),
    returns: `${identity}.PasswordHasher`,
    defaults: { saltBits: 128, outputBits: 256 },
    varies: ["digest", "iterations"]
  },
  [`${identity}.{PasswordHasher,IPasswordHasher}#{HashPassword,VerifyHashedPassword}`]: {
    is: "password-hash",
    inherits: true
  },
  [`new ${identity}.PasswordHasherOptions`]: { ...pbkdf2, returns: `${identity}.PasswordHasherOptions` },
  [`${identity}.PasswordHasherOptions#IterationCount=`]: { refines: true, iterations: arg(0, "int") },
  "new Microsoft.AspNet.Identity.PasswordHasher": { ...pbkdf2, defaults: sha1Defaults },
  "System.Web.Helpers.Crypto.{HashPassword,VerifyHashedPassword}": { ...pbkdf2, defaults: sha1Defaults },
  "System.Web.Helpers.Crypto.Hash": {
    is: "hash",
    algorithm: arg(1, "dotnet", "algorithm"),
    defaults: { name: "SHA-256" }
  },
  "System.Web.Helpers.Crypto.SHA{1,256}": { is: "hash", name: "SHA-{1}" },
  "System.Web.Helpers.Crypto.GenerateSalt": { is: "random", name: "RNG" },
  "System.Web.Security.FormsAuthentication.HashPasswordForStoringInConfigFile": {
    is: "hash",
    algorithm: arg(1, "dotnet", "passwordFormat")
  },
  "System.Web.Security.MachineKey.{Protect,Encode}": { is: "cipher", functions: ["encrypt"] },
  "System.Web.Security.MachineKey.{Unprotect,Decode}": { is: "cipher", functions: ["decrypt"] }
})

import { arg, library } from "../rule.ts"

const ns = "System.Security.Cryptography"

/*
 * .NET 10 API reference, System.Security.Cryptography.RandomNumberGenerator, and RNGCryptoServiceProvider. .NET Framework
 * 4.8.1 API reference, System.Web.Security.Membership.GeneratePassword: "a random password of the specified length".
 */
export const random = library("dotnet", "random", {
  [`${ns}.RandomNumberGenerator.{Create,GetInt32,GetItems,GetString,GetHexString,Shuffle}`]: {
    is: "random",
    name: "RNG",
    returns: `${ns}.RandomNumberGenerator`
  },
  [`${ns}.RandomNumberGenerator.{GetBytes,Fill}`]: {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size"),
    fills: arg(0, "any")
  },
  [`new ${ns}.RNGCryptoServiceProvider`]: { is: "random", name: "RNG", returns: `${ns}.RandomNumberGenerator` },
  [`${ns}.RandomNumberGenerator#{GetBytes,GetNonZeroBytes}`]: {
    refines: true,
    operates: true,
    byteLength: arg(0, "size"),
    fills: arg(0, "any")
  },
  "System.Guid.{NewGuid,CreateVersion7}": { is: "random", name: "RNG" },
  "System.Web.Security.Membership.GeneratePassword": { is: "random", name: "RNG" }
})

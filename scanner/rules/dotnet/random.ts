import { arg, library } from "../../match/rule.ts"

const ns = "System.Security.Cryptography"

/*
 * .NET 10 API reference, System.Security.Cryptography.RandomNumberGenerator, and RNGCryptoServiceProvider.
 */
export const random = library("dotnet", "random", {
  [`${ns}.RandomNumberGenerator.{Create,GetInt32,GetItems,GetString,GetHexString,Shuffle}`]: {
    is: "random",
    name: "RNG",
    returns: `${ns}.RandomNumberGenerator`
  },
  [`${ns}.RandomNumberGenerator.{GetBytes,Fill}`]: { is: "random", name: "RNG", byteLength: arg(0, "size") },
  [`new ${ns}.RNGCryptoServiceProvider`]: { is: "random", name: "RNG", returns: `${ns}.RandomNumberGenerator` },
  [`${ns}.RandomNumberGenerator#{GetBytes,GetNonZeroBytes}`]: { refines: true, operates: true }
})

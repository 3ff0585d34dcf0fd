import { arg, library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const
const draws = { refines: true, operates: true } as const

/*
 * .NET 10 API reference, System.Random: for cryptography the documentation points to RandomNumberGenerator, and says that
 * the implementation may change. PowerShell 7.5, Get-Random: no cryptographically secure randomness is ensured.
 */
export const plainRandom = library("dotnet", "plainRandom", {
  "new System.Random": { ...generator, returns: "System.Random" },
  "System.Random.Shared.{Next,NextInt64,NextDouble,NextSingle,GetItems,Shuffle}": generator,
  "System.Random.Shared.NextBytes": { ...generator, fills: arg(0, "any") },
  "System.Random#{Next,NextInt64,NextDouble,NextSingle,GetItems,Shuffle}": draws,
  "System.Random#NextBytes": { ...draws, fills: arg(0, "any") },
  "Get.Random": generator
})

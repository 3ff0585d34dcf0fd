import { library } from "../../match/rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const

/*
 * .NET 10 API reference, System.Random: for cryptography the documentation points to RandomNumberGenerator, and says that
 * the implementation may change. PowerShell 7.5, Get-Random: no cryptographically secure randomness is ensured.
 */
export const plainRandom = library("dotnet", "plainRandom", {
  "new System.Random": { ...generator, returns: "System.Random" },
  "System.Random.Shared.{Next,NextInt64,NextDouble,NextSingle,NextBytes,GetItems,Shuffle}": generator,
  "System.Random#{Next,NextInt64,NextDouble,NextSingle,NextBytes,GetItems,Shuffle}": { refines: true, operates: true },
  "Get.Random": generator
})

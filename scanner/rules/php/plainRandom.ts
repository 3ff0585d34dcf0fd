import { arg, library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const
const twister = { ...generator, parameterSet: "MT19937" } as const

/*
 * PHP manual, "Random Number Generators and Functions Related to Randomness", uniqid, shuffle, array_rand and str_shuffle:
 * values that are not cryptographically secure. rand is an alias of mt_rand only since 7.1. A Randomizer takes the secure
 * engine where it is given none.
 */
export const plainRandom = library("php", "plainRandom", {
  "{mt_rand,mt_srand}": twister,
  "{rand,srand,uniqid,shuffle,array_rand,str_shuffle}": generator,
  lcg_value: { ...generator, parameterSet: "CombinedLCG" },
  "new Random.Engine.Mt19937": twister,
  "new Random.Engine.{PcgOneseq128XslRr64,Xoshiro256StarStar}": { ...generator, parameterSet: "{1}" },
  "new Random.Randomizer": { is: "random", from: arg(0, "any", "engine"), defaults: { name: "RNG" } }
})

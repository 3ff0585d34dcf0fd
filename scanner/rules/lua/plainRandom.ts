import { library } from "../rule.ts"

/* Lua 5.4 reference manual, 6.7: pseudo-random numbers; before 5.4 those of the C library, so that no algorithm is told. */
export const plainRandom = library("lua", "plainRandom", {
  "math.{random,randomseed}": { is: "random", name: "NonCryptographicPRNG" }
})

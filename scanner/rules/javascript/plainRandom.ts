import { library } from "../rule.ts"

/* ECMAScript 2025, 21.3.2.27 Math.random: an implementation-defined algorithm that makes no cryptographic promise. */
export const plainRandom = library("javascript", "plainRandom", {
  "Math.random": { is: "random", name: "NonCryptographicPRNG" }
})

import { arg, library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG", parameterSet: "MT19937" } as const

/* Ruby 3.4, Random and Kernel#rand: a modified Mersenne Twister, not for cryptographical use. */
export const plainRandom = library("ruby", "plainRandom", {
  "{rand,srand,Kernel.rand,Kernel.srand,Random.rand,Random.srand,Random.random_number}": generator,
  "Random.bytes": { ...generator, byteLength: arg(0, "size") },
  "Random.new": { ...generator, returns: "Random" },
  "Random#{rand,bytes,random_number}": { refines: true, operates: true }
})

import { library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const

/*
 * rand(3), random(3) and drand48(3) (a linear congruential formula on 48 bits) as Swift imports them, and GameplayKit, whose randomization services
 * are not cryptographically robust; its Mersenne Twister is compatible with mt19937_64 of C++.
 */
export const plainRandom = library("swift", "plainRandom", {
  "{rand,srand,random,srandom}": generator,
  "{drand48,erand48,lrand48,nrand48,mrand48,jrand48,srand48,seed48}": { ...generator, parameterSet: "LCG48" },
  "GameplayKit.{GKRandomSource,GKRandomDistribution,GKShuffledDistribution,GKGaussianDistribution,GKARC4RandomSource}":
    generator,
  "GameplayKit.GKRandomSource.sharedRandom": generator,
  "GameplayKit.GKMersenneTwisterRandomSource": { ...generator, parameterSet: "MT19937-64" },
  "GameplayKit.GKLinearCongruentialRandomSource": { ...generator, parameterSet: "LCG" }
})

import { library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const
const lcg48 = { ...generator, parameterSet: "LCG48" } as const

/*
 * ISO C and POSIX.1-2024: rand, rand_r, random, and the drand48 family (a linear congruential formula on 48 bits). ISO
 * C++23, [rand.predef] and random_shuffle, which C++17 took away. None is meant for cryptography. A default_random_engine
 * is whatever the implementation takes.
 */
export const plainRandom = library("c", "plainRandom", {
  "{rand,std.rand,rand_r,srand,std.srand,random,random_r,srandom}": generator,
  "{drand48,erand48,lrand48,nrand48,mrand48,jrand48,srand48,seed48}": lcg48,
  "std.random_shuffle": generator,
  "new {std,boost,boost.random}.mt19937": { ...generator, parameterSet: "MT19937" },
  "new {std,boost,boost.random}.mt19937_64": { ...generator, parameterSet: "MT19937-64" },
  "new {std,boost,boost.random}.{minstd_rand0,minstd_rand,ranlux24,ranlux48,knuth_b}": {
    ...generator,
    parameterSet: "{2}"
  },
  "new std.default_random_engine": generator
})

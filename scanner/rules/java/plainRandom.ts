import { arg, library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const
const draws = { refines: true, operates: true } as const

const NEXT = "{nextInt,nextLong,nextDouble,nextFloat,nextBoolean,nextGaussian,ints,longs,doubles}"
const STRINGS = "{random,randomAlphabetic,randomAlphanumeric,randomAscii,randomGraph,randomNumeric,randomPrint}"

/*
 * Java SE 24 API: java.util.Random (a linear congruential formula on a 48-bit seed), Math.random (as if by a new Random),
 * ThreadLocalRandom, SplittableRandom and RandomGenerator, none of which is cryptographically secure. Kotlin 2
 * (kotlin.random) and Scala 2.13 (scala.util.Random wraps java.util.Random). Apache Commons Lang: 2.6 draws from
 * java.util.Random; 3.x from a generator that is secure only since 3.15, so that none is told without the version.
 */
export const plainRandom = library("java", "plainRandom", {
  "java.lang.{Math,StrictMath}.random": { ...generator, parameterSet: "LCG48" },
  "new java.util.Random": { ...generator, parameterSet: "LCG48", returns: "java.util.Random" },
  [`java.util.Random#${NEXT}`]: draws,
  "java.util.Random#nextBytes": { ...draws, fills: arg(0, "any") },
  "java.util.concurrent.ThreadLocalRandom.current": { ...generator, returns: "java.util.Random" },
  "new java.util.SplittableRandom": { ...generator, returns: "java.util.Random" },
  "java.util.random.RandomGenerator.getDefault": { ...generator, returns: "java.util.Random" },

  "new kotlin.random.Random": { ...generator, returns: "java.util.Random" },
  "kotlin.random.Random.{nextBits,nextInt,nextLong,nextDouble,nextFloat,nextBoolean,nextUInt,nextULong}": generator,
  "kotlin.random.Random.{nextBytes,nextUBytes}": { ...generator, byteLength: arg(0, "size"), fills: arg(0, "any") },
  "kotlin.random.Random.Default.{nextBits,nextInt,nextLong,nextDouble,nextFloat,nextBoolean,nextUInt,nextULong}":
    generator,
  "kotlin.random.Random.Default.{nextBytes,nextUBytes}": {
    ...generator,
    byteLength: arg(0, "size"),
    fills: arg(0, "any")
  },

  "new scala.util.Random": { ...generator, parameterSet: "LCG48", returns: "scala.util.Random" },
  "scala.util.Random.{nextInt,nextLong,nextDouble,nextFloat,nextBoolean,nextGaussian,nextString,nextPrintableChar,between,alphanumeric,alphanumeric.take,alphanumeric.filter,shuffle}":
    { ...generator, parameterSet: "LCG48" },
  "scala.util.Random.nextBytes": {
    ...generator,
    parameterSet: "LCG48",
    byteLength: arg(0, "size"),
    fills: arg(0, "any")
  },
  "scala.util.Random#{nextString,nextPrintableChar,between,alphanumeric,shuffle}": draws,
  "scala.math.random": generator,

  [`org.apache.commons.lang.RandomStringUtils.${STRINGS}`]: { ...generator, parameterSet: "LCG48" },
  "org.apache.commons.lang.math.RandomUtils.{nextInt,nextLong,nextFloat,nextDouble,nextBoolean}": {
    ...generator,
    parameterSet: "LCG48"
  },
  [`org.apache.commons.lang3.RandomStringUtils.${STRINGS}`]: { is: "random", from: arg(6, "any") },
  "org.apache.commons.lang3.RandomUtils.{nextInt,nextLong,nextFloat,nextDouble,nextBoolean}": { is: "random" },
  "org.apache.commons.lang3.RandomUtils.nextBytes": { is: "random", byteLength: arg(0, "size") },
  "org.apache.commons.lang3.{RandomStringUtils,RandomUtils}.insecure": generator,
  "org.apache.commons.lang3.{RandomStringUtils,RandomUtils}.{secure,secureStrong}": { is: "random", name: "RNG" }
})

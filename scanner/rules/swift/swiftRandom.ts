import { arg, library } from "../rule.ts"

/*
 * The Swift Standard Library, SystemRandomNumberGenerator (cryptographically secure where the platform has such a source)
 * and random(in:) of the numbers and Bool.random(), which use it unless the call gives another; arc4random(3) of Apple's platforms.
 */
export const swiftRandom = library("swift", "swiftRandom", {
  SystemRandomNumberGenerator: { is: "random", name: "RNG" },
  "{Int,Int32,Int64,UInt,UInt8,UInt16,UInt32,UInt64,Double,Float,Bool}.random": { is: "random", name: "RNG" },
  "{Int,Int32,Int64,UInt,UInt8,UInt16,UInt32,UInt64,Double,Float,Bool}.random(using:)": {},
  "{arc4random,arc4random_uniform}": { is: "random", name: "RNG" },
  arc4random_buf: { is: "random", name: "RNG", byteLength: arg(1, "size") }
})

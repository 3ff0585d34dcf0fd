import { arg, library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const

/*
 * Erlang/OTP 27, rand: its built-in algorithms are not cryptographically strong, and the default one may change; random
 * (until OTP 26) is that of Wichmann and Hill, AS183. Elixir 1.18, Enum.random, Enum.shuffle and Enum.take_random draw from
 * rand. A program that seeds rand with :crypto.rand_seed draws from that instead.
 */
export const plainRandom = library("elixir", "plainRandom", {
  ":rand.{uniform,uniform_s,uniform_real,uniform_real_s,seed,seed_s}": generator,
  ':rand.{seed,seed_s}("exsss")': { ...generator, parameterSet: "Xorshift116StarStar" },
  ':rand.{seed,seed_s}("exro928ss")': { ...generator, parameterSet: "Xoroshiro928StarStar" },
  ':rand.{seed,seed_s}("exrop")': { ...generator, parameterSet: "Xoroshiro116+" },
  ':rand.{seed,seed_s}("exs1024s")': { ...generator, parameterSet: "Xorshift1024Star" },
  ':rand.{seed,seed_s}("exsp")': { ...generator, parameterSet: "Xorshift116+" },
  ":rand.{bytes,bytes_s}": { ...generator, byteLength: arg(0, "size") },
  ":random.{uniform,uniform_s,seed}": { ...generator, parameterSet: "AS183" },
  "Enum.{random,shuffle,take_random}": generator
})

import { library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const

const SEEDED = "{from_entropy,from_os_rng,try_from_os_rng,seed_from_u64,from_seed,from_rng,try_from_rng}"
const XOSHIRO =
  "{Xoshiro256StarStar,Xoshiro256PlusPlus,Xoshiro256Plus,Xoroshiro128StarStar,Xoroshiro128PlusPlus,Xoroshiro128Plus,Xoshiro512StarStar,Xoshiro512PlusPlus,Xoshiro512Plus,SplitMix64,Xoshiro128StarStar,Xoshiro128PlusPlus,Xoshiro128Plus,Xoroshiro64StarStar,Xoroshiro64Star}"

/*
 * rand 0.8 and 0.9 (SmallRng), rand_pcg 0.3 to 0.9, rand_xorshift 0.3 and 0.4, rand_xoshiro 0.3 to 0.7, rand_mt 4 and 5, wyrand 0.2 and 0.3, fastrand 2, oorandom 11, nanorand 0.7: API
 * references (docs.rs), which say of each that it is not cryptographically secure. The algorithms of SmallRng and fastrand
 * changed between releases. Of any generator, seed_from_u64 "is not suitable for cryptography, as should be clear given that the input
 * size is only 64 bits" (rand_core, SeedableRng).
 */
export const plainRandom = library("rust", "plainRandom", {
  [`rand.rngs.SmallRng.${SEEDED}`]: generator,
  "{rand.rngs.StdRng,rand_chacha.ChaCha8Rng,rand_chacha.ChaCha12Rng,rand_chacha.ChaCha20Rng}.seed_from_u64": generator,
  "fastrand.{u8,u16,u32,u64,u128,usize,i8,i16,i32,i64,i128,isize,f32,f64,bool,char,alphanumeric,alphabetic,digit,choice,shuffle,fill,seed,Rng.new,Rng.with_seed}":
    generator,
  "rand_pcg.{Pcg32,Pcg64,Pcg64Mcg,Pcg64Dxsm}.{new,from_seed,seed_from_u64,from_entropy,from_os_rng,from_rng}": {
    ...generator,
    parameterSet: "{1}"
  },
  [`rand_xorshift.XorShiftRng.${SEEDED}`]: { ...generator, parameterSet: "Xorshift" },
  [`rand_xoshiro.${XOSHIRO}.${SEEDED}`]: { ...generator, parameterSet: "{1}" },
  "rand_mt.{Mt19937GenRand32,Mt19937GenRand64,Mt,Mt64}.{new,new_unseeded,from_seed,seed_from_u64,from_entropy,from_os_rng}":
    { ...generator, parameterSet: "MT19937" },
  "wyrand.WyRand.{new,seed_from_u64,from_seed,from_rng,from_entropy}": { ...generator, parameterSet: "WyRand" },
  "oorandom.{Rand32,Rand64}.{new,new_inc}": { ...generator, parameterSet: "PCG" },
  "nanorand.{WyRand,Pcg64}.{new,new_seed}": { ...generator, parameterSet: "{1}" },
  "nanorand.tls_rng": { ...generator, parameterSet: "WyRand" }
})

import { arg, library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const
const draws = { refines: true, operates: true } as const

const V1 = "{Int,Intn,Int31,Int31n,Int63,Int63n,Uint32,Uint64,Float32,Float64,Perm,Shuffle}"
const V2 = "{Int,IntN,Int32,Int32N,Int64,Int64N,Uint,UintN,Uint32,Uint32N,Uint64,Uint64N,Float32,Float64,Perm,Shuffle}"

/*
 * Go 1.25, math/rand and math/rand/v2: not for security-sensitive work, as their outputs might be easily predictable.
 * The source of ChaCha8 is a cryptographically strong one. Normal and exponential distributions are left out.
 */
export const plainRandom = library("go", "plainRandom", {
  [`math/rand.${V1}`]: generator,
  "math/rand.Seed": generator,
  "math/rand.Read": { ...generator, byteLength: arg(0, "size"), fills: arg(0, "any") },
  "math/rand.NewSource": generator,
  "math/rand.New": { is: "random", from: arg(0, "any"), returns: "math/rand.Rand" },
  [`math/rand.Rand#${V1}`]: draws,
  "math/rand.Rand#Seed": draws,
  "math/rand.Rand#{Read,ReadFull}": { ...draws, fills: arg(0, "any") },

  [`math/rand/v2.${V2}`]: generator,
  "math/rand/v2.N": generator,
  "math/rand/v2.NewPCG": { ...generator, parameterSet: "PCG" },
  "math/rand/v2.NewChaCha8": { is: "random", name: "RNG", parameterSet: "ChaCha8" },
  "math/rand/v2.New": { is: "random", from: arg(0, "any"), returns: "math/rand/v2.Rand" },
  [`math/rand/v2.Rand#${V2}`]: draws
})

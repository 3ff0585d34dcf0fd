import { arg, library } from "../rule.ts"

const generator = { is: "random", name: "NonCryptographicPRNG" } as const
const twister = { ...generator, parameterSet: "MT19937" } as const
const draws = { refines: true, operates: true } as const

const DRAWS = "{random,uniform,randint,randrange,getrandbits,choice,choices,sample,shuffle,seed}"
const NUMPY = "{rand,randint,random_integers,random,random_sample,ranf,sample,uniform,choice,shuffle,permutation,seed}"

/*
 * The Python Standard Library 3.14, "random": Mersenne Twister, completely unsuitable for cryptographic purposes. NumPy
 * 2, "Random sampling": pseudo-random numbers for statistics; RandomState and the functions of the module use MT19937,
 * default_rng PCG64. Functions of other than uniform distributions are left out: no key or token is drawn from them.
 */
export const plainRandom = library("python", "plainRandom", {
  [`random.${DRAWS}`]: twister,
  "random.randbytes": { ...twister, byteLength: arg(0, "size", "n") },
  "random.Random": { ...twister, returns: "random.Random" },
  [`random.Random#${DRAWS}`]: draws,

  [`numpy.random.${NUMPY}`]: twister,
  "numpy.random.bytes": { ...twister, byteLength: arg(0, "size", "length") },
  "numpy.random.RandomState": { ...twister, from: arg(0, "any", "seed"), returns: "numpy.random.RandomState" },
  "numpy.random.RandomState#{rand,randint,random_integers,random,random_sample,uniform,choice,shuffle,permutation,bytes,tomaxint,seed}":
    draws,
  "numpy.random.default_rng": {
    is: "random",
    from: arg(0, "any", "seed"),
    defaults: { name: "NonCryptographicPRNG", parameterSet: "PCG64" },
    returns: "numpy.random.Generator"
  },
  "numpy.random.Generator": { is: "random", from: arg(0, "any", "bit_generator"), returns: "numpy.random.Generator" },
  "numpy.random.Generator#{integers,random,uniform,choice,bytes,shuffle,permutation,permuted}": draws,
  "numpy.random.{MT19937,PCG64,PCG64DXSM,Philox,SFC64}": { ...generator, parameterSet: "{1}" }
})

import { arg, library } from "../rule.ts"

const generator = { is: "random", name: "RNG" } as const

/*
 * The Python Standard Library 3.14: "secrets", "os" (random numbers), "random" (SystemRandom) and "ssl" (random
 * generation). The rest of "random" is in plainRandom.ts. What a token is
 * made of without an argument is left to each version.
 */
export const secrets = library("python", "secrets", {
  "secrets.token_bytes": { ...generator, byteLength: arg(0, "size", "nbytes") },
  "secrets.{token_hex,token_urlsafe}": { ...generator, byteLength: arg(0, "size", "nbytes") },
  "secrets.{choice,randbelow,randbits,SystemRandom}": generator,
  "random.SystemRandom": generator,
  "os.urandom": { ...generator, byteLength: arg(0, "size", "size") },
  "os.getrandom": { ...generator, byteLength: arg(0, "size", "size") },
  "ssl.{RAND_bytes,RAND_pseudo_bytes}": { ...generator, byteLength: arg(0, "size", "num") }
})

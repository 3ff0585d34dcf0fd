import { arg, library } from "../rule.ts"

/*
 * Ruby 3.4, "SecureRandom" (Random::Formatter) and Random.urandom. Where a number of bytes may be given, 16 are documented
 * without it; `alphanumeric` counts characters.
 */
export const secureRandom = library("ruby", "secureRandom", {
  "SecureRandom.{hex,bytes,random_bytes,base64,urlsafe_base64,gen_random}": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size"),
    defaults: { byteLength: 16 }
  },
  "SecureRandom.{uuid,uuid_v4,uuid_v7,alphanumeric,base58,base36,random_number,rand,choose}": {
    is: "random",
    name: "RNG"
  },
  "Random.urandom": { is: "random", name: "RNG", byteLength: arg(0, "size") }
})

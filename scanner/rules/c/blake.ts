import { arg, library, type Row } from "../rule.ts"

const onHasher: Row = { refines: true, operates: true, on: arg(0, "any") }
const made: Row = { into: arg(0, "any") }

const blake2 = (name: Row["name"] & string, prefix: string): { readonly [key: string]: Row } => ({
  [`${prefix}_init`]: { is: "hash", name, outputBits: arg(1, "bytes"), ...made },
  [`${prefix}_init_key`]: { is: "mac", name, outputBits: arg(1, "bytes"), keyBits: arg(3, "bytes"), ...made },
  [`${prefix}_{update,final}`]: onHasher
})

/*
 * Sources: blake3.h of the C implementation (github.com/BLAKE3-team/BLAKE3/blob/master/c/blake3.h) and blake2.h of the reference
 * implementation and of libb2 (github.com/BLAKE2/BLAKE2/blob/master/ref/blake2.h): output before input, a key last and optional.
 */
export const blake = library("c", "blake", {
  blake3_hasher_init: { is: "hash", name: "BLAKE3", ...made },
  blake3_hasher_init_keyed: { is: "mac", name: "BLAKE3-MAC", keyBits: 256, ...made },
  "blake3_hasher_{init_derive_key,init_derive_key_raw}": { is: "kdf", name: "BLAKE3", ...made },
  "blake3_hasher_{update,update_tbb}": onHasher,
  blake3_hasher_finalize: { ...onHasher, outputBits: arg(2, "bytes") },
  blake3_hasher_finalize_seek: { ...onHasher, outputBits: arg(3, "bytes") },

  ...blake2("BLAKE2b", "blake2b"),
  ...blake2("BLAKE2s", "blake2s"),
  ...blake2("BLAKE2bp", "blake2bp"),
  ...blake2("BLAKE2sp", "blake2sp"),
  ...blake2("BLAKE2xb", "blake2xb"),
  ...blake2("BLAKE2xs", "blake2xs"),
  "blake2{b,s}_init_param": { is: "hash", name: "BLAKE2{1}", ...made },
  "blake2{bp,sp,xb,xs}": { is: "hash", name: "BLAKE2{1}", outputBits: arg(1, "bytes") },
  blake2: { is: "hash", name: "BLAKE2b", outputBits: arg(1, "bytes") }
})

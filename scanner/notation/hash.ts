import { hashWords } from "./hashWords.ts"
import type { Notation } from "./Notation.ts"
import { maybe, ofSquashed, silent, step, whole } from "./words.ts"

const suffix = silent("digest hash managed cryptoserviceprovider cng")

/** A hash function in any spelling: `SHA_256`, `sha3-256`, `SHA256Managed`, `blake2b512`. */
export const hash: Notation = { ofText: ofSquashed(whole(step(hashWords), maybe(suffix))) }

import type { Notation } from "./Notation.ts"
import { pqcWords } from "./pqcWords.ts"
import { maybe, ofSquashed, silent, step, whole } from "./words.ts"

const suffix = silent("parameterspec parameters kem sig r3 kem128r3")

/** A post-quantum scheme with its parameter set: `ML_DSA_65`, `Kyber768`, `sphincssha2128fsimple`, `BIKE-L1`. */
export const pqc: Notation = { ofText: ofSquashed(whole(step(pqcWords), maybe(suffix))) }

import { algorithmOf } from "../model/algorithms.ts"
import type { Notation } from "./Notation.ts"
import { isMaterial } from "../model/materials.ts"

/** A key of `algorithms.ts`, for names that rows themselves write. */
export const canonical: Notation = { ofText: (text) => (algorithmOf(text) === undefined ? undefined : { name: text }) }

/** Parameter sets that no other notation names: of GOST R 34.10-94 (RFC 4357 11.2) and of qTESLA in Bouncy Castle. */
const PARAMETER_SETS: ReadonlySet<string> = new Set([
  ...["A", "B", "C", "D", "XchA", "XchB", "XchC"].map((set) => `GostR3410-94-CryptoPro-${set}`),
  "p-I",
  "p-III"
])

/** A known word that needs no notation. An unknown one might be a secret and is not read. */
export const text: Notation = {
  ofText: (written) => {
    const word = written.trim()
    if (isMaterial(word)) return { material: word }
    return PARAMETER_SETS.has(word) ? { parameterSet: word } : undefined
  }
}

import type { LevelBasis, SecurityLevels } from "./algorithms.ts"

/** Category 0: none is met. */
export const zeroLevels = (classical: number | undefined): SecurityLevels => ({
  ...(classical === undefined ? {} : { classical }),
  quantum: 0,
  basis: "policy"
})

/* NIST call for proposals of 2016, 4.A.5; IR 8547 (draft), tables 1 and 6. */
const REFERENCE_KEYS: { readonly [keyBits: number]: number } = { 128: 1, 192: 3, 256: 5 }

const keyCategory = (bits: number): number => (bits >= 256 ? 5 : bits >= 192 ? 3 : 1)

/** Levels of a cipher by its key: those of AES with a key of that size or of the next smaller one, so at most 256 bits. */
export const keySizeLevels = (
  keyBits: number | undefined,
  basis: "reference" | "derived" | "classical"
): SecurityLevels => {
  if (keyBits === undefined) return {}
  if (basis === "reference") {
    const quantum = REFERENCE_KEYS[keyBits]
    return quantum === undefined ? {} : { classical: keyBits, quantum, basis }
  }
  if (keyBits < 128) return zeroLevels(keyBits)
  const classical = Math.min(256, keyBits)
  return basis === "classical" ? { classical } : { classical, quantum: keyCategory(keyBits), basis }
}

/** Levels of a function that is as strong as its key, up to a bound of its own. */
export const boundedKeyLevels = (keyBits: number | undefined, bound: number | undefined): SecurityLevels =>
  keyBits === undefined || bound === undefined ? {} : keySizeLevels(Math.min(keyBits, bound), "derived")

const outputCategory = (bits: number): number => (bits >= 512 ? 5 : bits >= 384 ? 4 : 2)

/** Levels of a hash by its output: half its size against collisions (IR 8547 draft, table 7). */
export const outputSizeLevels = (outputBits: number | undefined, bound: number): SecurityLevels => {
  if (outputBits === undefined) return {}
  const bits = Math.min(outputBits, bound)
  const classical = Math.floor(bits / 2)
  return bits < 256 ? zeroLevels(classical) : { classical, quantum: outputCategory(bits), basis: "derived" }
}

/* IR 8547 (draft), tables 3 and 5. */
const CLASSICAL_OF_CATEGORY: { readonly [category: number]: number } = { 1: 128, 2: 128, 3: 192, 4: 192, 5: 256 }

/** Levels of a parameter set of which the category is known. */
export const categoryLevels = (quantum: number, basis: LevelBasis): SecurityLevels => {
  const classical = CLASSICAL_OF_CATEGORY[quantum]
  return { ...(classical === undefined ? {} : { classical }), quantum, basis }
}

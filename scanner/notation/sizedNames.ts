import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const sized = (named: (bits: number) => Facts, ...sizes: ReadonlyArray<number>): Notation => {
  const ofNumber = (bits: number): Facts | undefined => (sizes.includes(bits) ? named(bits) : undefined)
  return { ofNumber, ofText: (text) => (/^\d{1,4}$/.test(text) ? ofNumber(Number(text)) : undefined) }
}

const suffixed = (prefix: string, ...sizes: ReadonlyArray<number>): Notation =>
  sized((bits) => ({ name: `${prefix}${bits}` }), ...sizes)

/** Sizes that choose one of a family of algorithms: `new SHA3Digest(256)`, `new CFBBlockCipher(engine, 8)`. */
export const sha3Bits = suffixed("SHA3-", 224, 256, 384, 512)
export const sha512Bits = suffixed("SHA-512/", 224, 256)
export const keccakBits = suffixed("Keccak-", 224, 256, 288, 384, 512)
export const shakeBits = suffixed("SHAKE", 128, 256)
export const cshakeBits = suffixed("cSHAKE", 128, 256)
export const tupleHashBits = suffixed("TupleHash", 128, 256)
export const parallelHashBits = suffixed("ParallelHash", 128, 256)
export const kmacBits = suffixed("KMAC", 128, 256)
export const skeinBits = suffixed("Skein-", 256, 512, 1024)
export const kupynaBits = suffixed("Kupyna-", 256, 384, 512)
export const cfbBits = sized((bits) => ({ mode: `cfb${bits}` }), 1, 8, 64, 128)
export const ofbBits = sized((bits) => ({ mode: `ofb${bits}` }), 8, 64, 128)

/** A size that is an attribute whatever the slot: where one argument is a size in one overload only. */
export const digestBits: Notation = { ofNumber: (outputBits) => ({ outputBits }) }

/** Rounds of the ChaCha and Salsa20 families: 20 gives the algorithm that has a name of its own. */
export const chachaRounds: Notation = {
  ofNumber: (rounds) => (rounds === 20 ? { name: "ChaCha20" } : { name: "ChaCha", parameterSet: String(rounds) })
}
export const salsaRounds: Notation = {
  ofNumber: (rounds) => (rounds === 20 ? { name: "Salsa20" } : { name: "Salsa20", parameterSet: String(rounds) })
}
export const saltBytes: Notation = { ofNumber: (bytes) => ({ saltBits: bytes * 8 }) }
export const digestBytes: Notation = { ofNumber: (bytes) => ({ outputBits: bytes * 8 }) }

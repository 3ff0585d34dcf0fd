import type { Facts } from "../model/Facts.ts"
import type { Notation } from "./Notation.ts"

const sized = (named: (bits: number) => Facts, ...sizes: ReadonlyArray<number>): Notation => {
  const ofNumber = (bits: number): Facts | undefined => (sizes.includes(bits) ? named(bits) : undefined)
  return { ofNumber, ofText: (text) => (/^\d{1,4}$/.test(text) ? ofNumber(Number(text)) : undefined) }
}

const suffixed = (prefix: string, ...sizes: ReadonlyArray<number>): Notation =>
  sized((bits) => ({ name: `${prefix}${bits}` }), ...sizes)

/** Sizes that choose one of a family of algorithms: `new SHA3Digest(256)`, `new CFBBlockCipher(engine, 8)`. */
export const sizedNames = {
  sha2Bits: suffixed("SHA-", 224, 256, 384, 512),
  sha3Bits: suffixed("SHA3-", 224, 256, 384, 512),
  sha512Bits: suffixed("SHA-512/", 224, 256),
  /** SHA-1 or one of its successors, by the size of the digest. */
  shaBits: sized((bits) => ({ name: bits === 160 ? "SHA-1" : `SHA-${bits}` }), 160, 224, 256),
  /** A digest of the SHA-512 family; those of 224 and 256 bits are truncated. */
  sha512FamilyBits: sized((bits) => ({ name: bits < 384 ? `SHA-512/${bits}` : `SHA-${bits}` }), 224, 256, 384, 512),
  keccakBits: suffixed("Keccak-", 224, 256, 288, 384, 512),
  shakeBits: suffixed("SHAKE", 128, 256),
  cshakeBits: suffixed("cSHAKE", 128, 256),
  tupleHashBits: suffixed("TupleHash", 128, 256),
  parallelHashBits: suffixed("ParallelHash", 128, 256),
  kmacBits: suffixed("KMAC", 128, 256),
  skeinBits: suffixed("Skein-", 256, 512, 1024),
  kupynaBits: suffixed("Kupyna-", 256, 384, 512),
  cfbBits: sized((bits) => ({ mode: `cfb${bits}` }), 1, 8, 64, 128),
  ofbBits: sized((bits) => ({ mode: `ofb${bits}` }), 8, 64, 128),
  /** A size that is an attribute whatever the slot: where one argument is a size in one overload only. */
  digestBits: { ofNumber: (outputBits) => ({ outputBits }) },
  /** Rounds of the ChaCha and Salsa20 families: 20 gives the algorithm that has a name of its own. */
  chachaRounds: {
    ofNumber: (rounds) => (rounds === 20 ? { name: "ChaCha20" } : { name: "ChaCha", parameterSet: String(rounds) })
  },
  salsaRounds: {
    ofNumber: (rounds) => (rounds === 20 ? { name: "Salsa20" } : { name: "Salsa20", parameterSet: String(rounds) })
  },
  /** A size of feedback in bytes. */
  cfbBytes: sized((bytes) => ({ mode: bytes === 16 ? "cfb" : `cfb${bytes * 8}` }), 1, 8, 16),
  ofbBytes: sized((bytes) => ({ mode: bytes === 16 ? "ofb" : `ofb${bytes * 8}` }), 1, 8, 16),
  /** A flag that leaves out the padding. */
  noPadding: { ofBoolean: (isBare) => ({ padding: isBare ? "none" : "pkcs7" }) },
  /** A count that is an attribute whatever the slot: where a second argument can hold it. */
  iterationCount: { ofNumber: (iterations) => ({ iterations }) },
  /** Memory as the exponent of a number of KiB. */
  memoryPower: { ofNumber: (exponent) => ({ memoryKib: 2 ** exponent }) },
  saltBytes: { ofNumber: (bytes) => ({ saltBits: bytes * 8 }) },
  digestBytes: { ofNumber: (bytes) => ({ outputBits: bytes * 8 }) }
} as const satisfies { readonly [name: string]: Notation }

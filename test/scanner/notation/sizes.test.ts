import { describe, expect, it } from "vitest"
import type { Facts } from "../../../scanner/model/Facts.ts"
import type { Notation } from "../../../scanner/notation/Notation.ts"
import { notations, type NotationName } from "../../../scanner/notation/notations.ts"

const dialect = (name: NotationName): Notation => notations[name]

const chosen: ReadonlyArray<readonly [NotationName, number, Facts]> = [
  ["sha3Bits", 256, { name: "SHA3-256" }],
  ["sha512Bits", 224, { name: "SHA-512/224" }],
  ["keccakBits", 288, { name: "Keccak-288" }],
  ["shakeBits", 128, { name: "SHAKE128" }],
  ["cshakeBits", 256, { name: "cSHAKE256" }],
  ["tupleHashBits", 128, { name: "TupleHash128" }],
  ["parallelHashBits", 256, { name: "ParallelHash256" }],
  ["kmacBits", 128, { name: "KMAC128" }],
  ["skeinBits", 1024, { name: "Skein-1024" }],
  ["kupynaBits", 384, { name: "Kupyna-384" }],
  ["cfbBits", 8, { mode: "cfb8" }],
  ["ofbBits", 64, { mode: "ofb64" }],
  ["digestBits", 160, { outputBits: 160 }],
  ["digestBytes", 20, { outputBits: 160 }],
  ["saltBytes", 32, { saltBits: 256 }],
  ["chachaRounds", 20, { name: "ChaCha20" }],
  ["chachaRounds", 8, { name: "ChaCha", parameterSet: "8" }],
  ["salsaRounds", 20, { name: "Salsa20" }],
  ["salsaRounds", 12, { name: "Salsa20", parameterSet: "12" }]
]

describe("sizes that choose an algorithm", () => {
  it.each(chosen)("%s reads %i", (name, size, facts) => {
    expect(dialect(name).ofNumber?.(size)).toEqual(facts)
  })

  it("reads a size from the text of a constant as well", () => {
    expect(dialect("skeinBits").ofText?.("512")).toEqual({ name: "Skein-512" })
    expect(dialect("skeinBits").ofText?.("SKEIN_512")).toBeUndefined()
  })

  it("knows no algorithm for a size that the family does not have", () => {
    expect(dialect("sha3Bits").ofNumber?.(128)).toBeUndefined()
    expect(dialect("shakeBits").ofNumber?.(512)).toBeUndefined()
    expect(dialect("cfbBits").ofNumber?.(24)).toBeUndefined()
  })
})

describe("object identifiers", () => {
  it("tells an algorithm from a curve", () => {
    expect(dialect("oid").ofText?.("2.16.840.1.101.3.4.2.1")).toEqual({ name: "SHA-256" })
    expect(dialect("oid").ofText?.("1.3.132.0.10")).toEqual({ curve: "secp256k1" })
    expect(dialect("oid").ofText?.("OID.1.2.840.10045.3.1.7")).toEqual({ curve: "P-256" })
  })

  it("reads the name that stands for a constant", () => {
    expect(dialect("oid").ofText?.("AES256/CBC")).toEqual({ name: "AES", keyBits: 256, mode: "cbc" })
  })

  it("knows nothing of an identifier that no table has", () => {
    expect(dialect("oid").ofText?.("1.2.3.4.5")).toBeUndefined()
  })
})

describe("keys of a pair", () => {
  it("are told by the flag that marks the private one", () => {
    expect(dialect("keyHalf").ofBoolean?.(true)).toEqual({ material: "private-key" })
    expect(dialect("keyHalf").ofBoolean?.(false)).toEqual({ material: "public-key" })
  })
})

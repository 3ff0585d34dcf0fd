import { describe, expect, it } from "vitest"
import { algorithms } from "../../../scanner/model/algorithms.ts"
import { effectiveFacts } from "../../../scanner/model/effectiveFacts.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import { securityLevelsOf } from "../../../scanner/model/securityLevels.ts"

const SIZES = [40, 56, 64, 80, 112, 128, 160, 168, 192, 224, 256, 384, 448, 512, 1024, 2048, 3072, 4096, 15360, 16384]
const DIGESTS = ["MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA3-256", "SM3", "BLAKE2b"]
const CIPHERS = ["AES", "3DES", "DES", "RC2", "CAMELLIA", "Blowfish", "SM4", "ChaCha20"]
const MODES = ["cbc", "ctr", "gcm", "gcm-siv", "ocb", "xts", "kw"]
const SETS =
  "1 2 3 5 6 44 65 87 128 192 256 512 640 768 976 1024 1344 6688128 L1 L3 L5 III V SHA2-128s SHAKE-256f SHA256_M24_H10 SHA256_M32_H25 SHA2_10_192 SHA2_10_256 SHAKE_10_256 SHAKE256_20_256 SHA2_20/2_512 24_5_4_SSK cat5-gf16-fast-r3".split(
    " "
  )

const given: ReadonlyArray<Facts> = [
  {},
  ...SIZES.flatMap((size): ReadonlyArray<Facts> => [{ keyBits: size }, { outputBits: size }]),
  ...DIGESTS.flatMap((digest): ReadonlyArray<Facts> => [{ digest }, ...SIZES.map((keyBits) => ({ digest, keyBits }))]),
  ...CIPHERS.flatMap((cipher): ReadonlyArray<Facts> => [{ cipher }, ...SIZES.map((keyBits) => ({ cipher, keyBits }))]),
  ...MODES.flatMap((mode) => [128, 192, 256, 512].map((keyBits): Facts => ({ mode, keyBits }))),
  ...SETS.map((parameterSet): Facts => ({ parameterSet })),
  { curve: "P-256" },
  { curve: "BLS12-381" },
  { group: "ffdhe4096" }
]

const NORMATIVE: ReadonlySet<string> = new Set(["ML-KEM", "ML-DSA", "HashML-DSA", "SLH-DSA", "HashSLH-DSA"])
const REFERENCE: ReadonlySet<string> = new Set(["AES", "GMAC", "SHA-256", "SHA-384", "SHA3-256", "SHA3-384"])

const all = Object.keys(algorithms).flatMap((name) =>
  given.map((facts) => {
    const effective = effectiveFacts({ ...facts, name })
    return { name, facts, effective, levels: securityLevelsOf(effective) }
  })
)

describe("the levels of every algorithm, whatever its parameters,", () => {
  it("are categories 0 to 5, never 6", () => {
    expect(
      all.filter(({ levels: { quantum } }) => quantum !== undefined && ![0, 1, 2, 3, 4, 5].includes(quantum))
    ).toEqual([])
  })

  it("have a basis exactly where there is a category", () => {
    expect(all.filter(({ levels }) => (levels.quantum === undefined) !== (levels.basis === undefined))).toEqual([])
  })

  it("rest on policy exactly where the category is 0", () => {
    const wrong = all.filter(({ levels: { quantum, basis } }) => (quantum === 0) !== (basis === "policy"))
    expect(wrong).toEqual([])
  })

  it("are normative for the sets of FIPS 203, 204 and 205 only", () => {
    const normative = all.filter(({ levels }) => levels.basis === "normative")
    expect(normative.filter(({ effective }) => !NORMATIVE.has(effective.name ?? ""))).toEqual([])
    expect(new Set(normative.map(({ name }) => name))).toEqual(NORMATIVE)
  })

  it("are references for AES and the hashes of the call for proposals only", () => {
    const reference = all.filter(({ levels }) => levels.basis === "reference")
    expect(reference.filter(({ effective }) => !REFERENCE.has(effective.name ?? ""))).toEqual([])
  })

  it("are at most 256 bits", () => {
    expect(all.filter(({ levels }) => (levels.classical ?? 0) > 256)).toEqual([])
  })

  it("give no category above what the classical strength allows", () => {
    const least: { readonly [category: number]: number } = { 1: 128, 2: 128, 3: 192, 4: 192, 5: 256 }
    const wrong = all.filter(
      ({ levels: { classical, quantum } }) => classical !== undefined && classical < (least[quantum ?? 0] ?? 0)
    )
    expect(wrong).toEqual([])
  })

  it("are 0 for all that Shor's algorithm breaks", () => {
    const broken = all.filter(({ effective }) => algorithms[effective.name ?? ""]?.quantumVulnerable === true)
    expect(broken.filter(({ levels }) => levels.quantum !== 0)).toEqual([])
    expect(broken.length).toBeGreaterThan(1000)
  })

  it("are absent for every derivation of keys and for every protocol", () => {
    const wrong = all.filter(({ effective, levels }) => effective.primitive === "kdf" && Object.keys(levels).length > 0)
    expect(wrong).toEqual([])
    expect(securityLevelsOf(effectiveFacts({ name: "TLS", version: "1.3" }))).toEqual({})
  })
})

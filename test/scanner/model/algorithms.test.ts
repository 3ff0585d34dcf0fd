import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { algorithms } from "../../../scanner/model/algorithms.ts"
import { canonicalCurve, curves } from "../../../scanner/model/curves.ts"
import { modes, paddings } from "../../../scanner/model/modes.ts"
import { citations } from "../../../scanner/model/citations.ts"

const folder = dirname(createRequire(import.meta.url).resolve("@cyclonedx/cyclonedx-library/package.json"))
const schema = (name: string) => JSON.parse(readFileSync(join(folder, "res", "schema", name), "utf8"))
const registry = schema("cryptography-defs.SNAPSHOT.schema.json").definitions
const algorithmProperties =
  schema("bom-1.6.SNAPSHOT.schema.json").definitions.cryptoProperties.properties.algorithmProperties.properties

const spellings: ReadonlyArray<readonly [string, string]> = [
  ["secp256r1", "P-256"],
  ["prime256v1", "P-256"],
  ["NIST P-256", "P-256"],
  ["nistp256", "P-256"],
  ["P256", "P-256"],
  ["nist/P-256", "P-256"],
  ["NID_X9_62_prime256v1", "P-256"],
  ["MBEDTLS_ECP_DP_SECP256R1", "P-256"],
  ["secp256r1 [NIST P-256,X9.62 prime256v1]", "P-256"],
  ["1.2.840.10045.3.1.7", "P-256"],
  ["ECC_NIST_P521", "P-521"],
  ["secp256k1", "secp256k1"],
  ["BP384R1", "brainpoolP384r1"],
  ["BRAINPOOLP256R1", "brainpoolP256r1"],
  ["ed25519", "Ed25519"],
  ["edwards25519", "Ed25519"],
  ["X25519", "Curve25519"],
  ["sm2p256v1", "sm2p256v1"],
  ["wtls7", "secp160r1"],
  ["sect163k1", "K-163"],
  ["GostR3410-2001-CryptoPro-A", "id-GostR3410-2001-CryptoPro-A-ParamSet"]
]

describe("algorithms", () => {
  it("takes families from the registry", () => {
    const families: ReadonlySet<string> = new Set(registry.algorithmFamiliesEnum.enum)
    const wrong = Object.values(algorithms).flatMap(({ family }) =>
      family === undefined || families.has(family) ? [] : [family]
    )
    expect(wrong).toEqual([])
  })

  it("never states a level above 5, nor one without its basis", () => {
    const wrong = Object.entries(algorithms).filter(
      ([, { levels }]) =>
        levels?.quantum !== undefined && (levels.quantum > 5 || levels.quantum < 0 || levels.basis === undefined)
    )
    expect(wrong).toEqual([])
  })

  it("names a known source for every algorithm, and none in vain", () => {
    const known: ReadonlySet<string> = new Set(Object.keys(citations))
    const used = Object.values(algorithms).flatMap((one) => one.sources)
    expect(Object.entries(algorithms).filter(([, one]) => one.sources.length === 0)).toEqual([])
    expect(used.filter((key) => !known.has(key))).toEqual([])
    expect([...known].filter((key) => !used.some((one) => one === key))).toEqual([])
  })

  it("addresses every source", () => {
    const wrong = Object.entries(citations).filter(
      ([, { title, address }]) => title === "" || !/^(?:https:\/\/\S+|docs\/\S+\.md)$/.test(address)
    )
    expect(wrong).toEqual([])
  })

  it("rests no level on a size nobody checked, but for those that follow from the size alone", () => {
    const wrong = Object.entries(algorithms).filter(
      ([, { isUnchecked, levels, keyLevels = "derived" }]) =>
        isUnchecked === true && (keyLevels !== "derived" || (levels !== undefined && levels.basis !== "policy"))
    )
    expect(wrong).toEqual([])
  })

  it("names curves that exist", () => {
    const wrong = Object.values(algorithms).filter(({ curve }) => curve !== undefined && curves[curve] === undefined)
    expect(wrong).toEqual([])
  })
})

describe("curves", () => {
  it("takes registry names from the registry", () => {
    const known: ReadonlySet<string> = new Set(registry.ellipticCurvesEnum.enum)
    const wrong = Object.values(curves).flatMap(({ registry: name }) =>
      name === undefined || known.has(name) ? [] : [name]
    )
    expect(wrong).toEqual([])
  })

  it.each(spellings)("knows %s as %s", (text, name) => {
    expect(canonicalCurve(text)).toBe(name)
  })

  it("knows every curve by its canonical name, its aliases and its OID", () => {
    const wrong = Object.entries(curves).flatMap(([name, { aliases, oid }]) =>
      [name, ...aliases, ...(oid === undefined ? [] : [oid])].filter((text) => canonicalCurve(text) !== name)
    )
    expect(wrong).toEqual([])
  })

  it.each(["", "256", "P-999", "elliptic_curve", "RSA", "nist", "secp", "[]"])("knows no curve %j", (text) => {
    expect(canonicalCurve(text)).toBeUndefined()
  })
})

describe("modes and paddings", () => {
  it("use the words of CycloneDX 1.6", () => {
    const modeWords: ReadonlyArray<string> = algorithmProperties.mode.enum
    const paddingWords: ReadonlyArray<string> = algorithmProperties.padding.enum
    expect(Object.values(modes).filter(({ cyclonedx16 }) => !modeWords.includes(cyclonedx16))).toEqual([])
    expect(Object.values(paddings).filter(({ cyclonedx16 }) => !paddingWords.includes(cyclonedx16))).toEqual([])
  })

  it("know which modes authenticate", () => {
    const aead = Object.entries(modes).flatMap(([name, mode]) => (mode.aead === true ? [name] : []))
    expect(aead).toEqual(expect.arrayContaining(["gcm", "ccm", "eax", "ocb", "siv", "gcm-siv"]))
    expect(aead).not.toEqual(expect.arrayContaining(["cbc"]))
  })
})

import { describe, expect, it } from "vitest"
import { serializeCycloneDx, toCycloneDx } from "../../../../../scanner/bom/cyclonedx/cyclonedx.ts"
import { toInventory } from "../../../../../scanner/model/toInventory.ts"
import { BomError } from "../../../../../scanner/bom/cyclonedx/read/BomError.ts"
import { readCycloneDx } from "../../../../../scanner/bom/cyclonedx/read/readCycloneDx.ts"
import { mutate } from "../../../../support/mutate.ts"
import { randomFrom } from "../../../../support/randomFrom.ts"
import { finding, library, place, report } from "../../findings.ts"
import { judged } from "../../judged.ts"
import { cpuSeconds } from "../../../../support/cpuSeconds.ts"
import { isLong } from "../../../../support/isLong.ts"

const ROUNDS = isLong ? 2_000 : 200

const options = {
  component: { name: "acme" },
  timestamp: "2026-08-01T10:00:00Z",
  serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
  tool: { name: "ciphermap", version: "0.1.0" }
}

const inventory = toInventory(
  report(
    [
      finding("cipher", { name: "AES", keyBits: 256, mode: "gcm", nonceBits: 96 }),
      finding("hash", { name: "MD5" }, { place: place(3) }),
      finding("keygen", { name: "RSA", keyBits: 2048 }, { place: place(4) }),
      finding("protocol", { name: "TLS", version: "1.3", suite: "TLS_AES_128_GCM_SHA256" }, { place: place(6) }),
      finding("certificate", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }, { place: place(7) }),
      finding("kdf", { name: "PBKDF2", digest: "SHA-256", iterations: 1000 }, { place: place(8) })
    ],
    { libraries: [library()], suppressions: [{ path: "a.java", line: 3, rules: ["*"] }] }
  )
)

const texts = (["1.6", "1.7"] as const).map((specVersion) =>
  JSON.stringify(toCycloneDx(inventory, { ...options, specVersion }, judged(inventory)))
)

/** Undefined for a text that was refused; whatever else is thrown fails the test. */
const readOrRefused = (text: string) => {
  try {
    return readCycloneDx(text).inventory
  } catch (error) {
    if (error instanceof BomError && error.message.length < 300) return undefined
    throw error
  }
}

const ODD: ReadonlyArray<unknown> = [
  null,
  true,
  -1,
  1e308,
  1e-9,
  2 ** 53,
  "",
  "\u0000\uD800",
  "__proto__",
  "constructor",
  "x".repeat(10_000),
  "-".repeat(1000),
  [],
  {},
  [[]],
  { toString: 1, valueOf: null },
  [null, 1, "a", {}]
]

const KEYS = ["__proto__", "constructor", "toString", "hasOwnProperty", "type", "name", "bom-ref", "ref"]

/** Another value, key or element somewhere in a document. */
const distorted = (value: unknown, random: () => number): unknown => {
  const pick = <A>(all: ReadonlyArray<A>): A => all[Math.floor(random() * all.length)]!
  if (random() < 0.01) return pick(ODD)
  if (Array.isArray(value)) {
    const items = value.map((one) => distorted(one, random))
    return random() < 0.02 ? [...items, ...items] : items
  }
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const odd = random()
      if (odd < 0.005) return []
      return [[odd < 0.01 ? pick(KEYS) : key, distorted(one, random)]]
    })
  )
}

describe("a document that somebody spoilt", () => {
  it("is read or refused when its bytes are changed", () => {
    const random = randomFrom(20_261_121)
    const decoder = new TextDecoder()
    const bytes = texts.map((text) => new TextEncoder().encode(text))
    let read = 0
    for (let round = 0; round < ROUNDS; round++)
      if (readOrRefused(decoder.decode(mutate(bytes[round % 2]!, random))) !== undefined) read++
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(ROUNDS)
  })

  it("is read, judged and written, or refused, when its values are changed", () => {
    const random = randomFrom(7)
    const documents = texts.map((text): unknown => JSON.parse(text))
    let read = 0
    for (let round = 0; round < ROUNDS; round++) {
      const text = JSON.stringify({
        ...(distorted(documents[round % 2], random) as object),
        bomFormat: "CycloneDX",
        specVersion: "1.6"
      })
      const got = readOrRefused(text)
      if (got === undefined) continue
      read++
      if (round % 20 === 0) serializeCycloneDx(toCycloneDx(got, options, judged(got)))
    }
    expect(read).toBeGreaterThan(ROUNDS / 4)
    expect(Object.hasOwn(Object.prototype, "type")).toBe(false)
  })

  it("takes no longer when thousands of components are one asset, or refer to each other", () => {
    const asset = { assetType: "related-crypto-material", relatedCryptoMaterialProperties: { type: "secret-key" } }
    const components = Array.from({ length: 20_000 }, (_, at) => ({
      type: "cryptographic-asset",
      name: `key@${at}`,
      "bom-ref": `r${at % 1000}`,
      evidence: { occurrences: [{ location: `a${at}.js`, line: 1e300, offset: -5 }] },
      cryptoProperties: asset
    }))
    const dependencies = Array.from({ length: 1000 }, (_, at) => ({
      ref: `r${at}`,
      dependsOn: [`r${at}`, `r${(at + 1) % 1000}`, "gone"]
    }))
    const document = { bomFormat: "CycloneDX", specVersion: "1.6", components, dependencies }
    const before = cpuSeconds()
    const { inventory: got, notes } = readCycloneDx(JSON.stringify(document))
    expect(cpuSeconds() - before).toBeLessThan(30)
    expect(got.assets).toHaveLength(1)
    expect(got.assets[0]!.occurrences).toHaveLength(20_000)
    expect(notes).toHaveLength(100)
  })
})

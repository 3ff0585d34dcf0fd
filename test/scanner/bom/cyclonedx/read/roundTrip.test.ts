import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readCycloneDx } from "../../../../../scanner/bom/cyclonedx/read/readCycloneDx.ts"
import { scanArtefact } from "../../../../../scanner/engine/scanArtefact.ts"
import type { Inventory } from "../../../../../scanner/model/Inventory.ts"
import { toInventory } from "../../../../../scanner/model/toInventory.ts"
import { finding, library, place, report, variety } from "../../findings.ts"
import { judged } from "../../judged.ts"
import { expectSame, options, VERSIONS, written } from "./expectSame.ts"

const all = toInventory(report(variety))

describe.each(VERSIONS)("reading a bill of materials of CycloneDX %s that the scanner wrote", (specVersion) => {
  it("gives back every kind, name, mode and curve", () => {
    const read = expectSame(all, specVersion)
    expect(read.assets.length).toBeGreaterThan(1500)
  })

  it("gives back keys and certificates", () => {
    const folder = new URL("../../../artefacts/fixtures/", import.meta.url)
    const findings = readdirSync(folder)
      .toSorted()
      .flatMap((name) => scanArtefact(name, "key-material", readFileSync(new URL(name, folder))).findings)
    const inventory = toInventory(report(findings))
    const read = expectSame(inventory, specVersion)
    for (const [at, { certificate, stored }] of inventory.assets.entries()) {
      const got = read.assets[at]!
      const plain = [
        "subject",
        "issuer",
        "notBefore",
        "notAfter",
        "serialNumber",
        "names",
        "isAuthority",
        "publicKeyFingerprint"
      ] as const
      expect(plain.map((field) => got.certificate?.[field])).toEqual(plain.map((field) => certificate?.[field]))
      const { protection, signature, ...rest } = stored ?? {}
      expect(got.stored ?? {}).toMatchObject(rest)
      expect([got.stored?.protection?.name, got.stored?.signature?.name]).toEqual([
        protection?.name ?? protection?.cipher,
        signature?.name
      ])
    }
  })

  it("gives back suppressed weaknesses, also inside of a call of several lines", () => {
    const over = { line: 4, column: 5, endLine: 8, endColumn: 2 }
    const suppression = { path: "src/Main.java", line: 6, rules: ["CM-HASH-MD5"], reason: "a cache: no secret" }
    const inventory = toInventory(
      report(
        [finding("hash", { name: "MD5" }, { place: over }), finding("hash", { name: "MD5" }, { place: place(40) })],
        {
          suppressions: [suppression, { path: "a b/c.java", line: 7, rules: ["*", "CM-X"] }]
        }
      )
    )
    const read = expectSame(inventory, specVersion)
    expect(read.suppressions).toEqual(inventory.suppressions)
    expect(judged(read).weaknesses.map(({ suppressed }) => suppressed)).toEqual([
      { by: "comment", reason: "a cache: no secret" },
      undefined
    ])
  })

  it("gives back which generator makes a key", () => {
    const drawn = { generator: "NonCryptographicPRNG", byteLength: 16 }
    const inventory = toInventory(
      report([
        finding("key", { name: "AES", keyBits: 128 }),
        finding("material", { name: "AES", keyBits: 128, material: "secret-key", ...drawn }),
        finding("material", { material: "salt", ...drawn }, { place: place(40) })
      ])
    )
    const rules = judged(expectSame(inventory, specVersion)).weaknesses.map(({ rule }) => rule)
    expect(rules).toEqual(["CM-RANDOM-KEY", "CM-RANDOM-SALT"])
  })

  it("gives back that a nonce serves for several messages", () => {
    const again = { material: "initialization-vector", freshness: "repeated" } as const
    const inventory = toInventory(
      report([
        finding("cipher", { name: "AES", mode: "gcm" }),
        finding("material", { name: "AES", mode: "gcm", ...again }),
        finding("material", { name: "AES", mode: "cbc", ...again }, { place: place(40) })
      ])
    )
    const rules = judged(expectSame(inventory, specVersion)).weaknesses.map(({ rule }) => rule)
    expect(rules.filter((rule) => rule.startsWith("CM-NONCE"))).toEqual([
      "CM-NONCE-REPEATED-STREAM",
      "CM-NONCE-REPEATED"
    ])
  })

  it("gives back where places end, unless places were added or left out since", () => {
    const inventory = toInventory(
      report([1, 2, 3].map((line) => finding("hash", { name: "MD5" }, { place: place(line) })))
    )
    const bom = JSON.parse(written(inventory, specVersion))
    const ends = (): ReadonlyArray<number> =>
      readCycloneDx(JSON.stringify(bom)).inventory.assets[0]!.occurrences.map((one) => one.place.endColumn)
    expect(ends()).toEqual([15, 15, 15])
    bom.components[0].evidence.occurrences.pop()
    expect(ends()).toEqual([5, 5])
  })

  it("gives back where cipher suites are named", () => {
    const named = [{ place: place(40, 44), symbol: "x.setSuites", role: "suite" as const }]
    const old = { name: "TLS", version: "1.0", suite: "TLS_RSA_WITH_RC4_128_SHA" }
    const inventory = toInventory(report([finding("protocol", old, { evidence: named })]))
    const { weaknesses } = judged(expectSame(inventory, specVersion))
    expect(weaknesses.map(({ rule, location }) => `${rule} ${location.place.line}`)).toContain("CM-TLS-SUITE-RC4 40")
  })

  it("gives back libraries and how much was read", () => {
    const inventory = toInventory(
      report([finding("hash", { name: "MD5" }, { packages: ["pkg:npm/node-forge@1.3.1"] })], {
        libraries: [
          library(),
          library({ purl: "pkg:npm/elliptic", name: "elliptic", used: false, uses: 0, offers: [] })
        ],
        unsupported: { ".cob": 2, ".md": 4 },
        skipped: [{ path: "a", reason: "vendored" }],
        partial: ["b"],
        unrecognised: { imports: [missedImport], more: 1, recognised: 4 }
      })
    )
    const read = expectSame(inventory, specVersion)
    const withoutPlaces = (libraries: Inventory["libraries"]) =>
      libraries.map((one) => ({ ...one, occurrences: one.occurrences.map(({ path }) => path) }))
    expect(withoutPlaces(read.libraries)).toEqual(
      withoutPlaces(inventory.libraries.toSorted((a, b) => (a.purl < b.purl ? -1 : 1)))
    )
    expect(read.libraries[0]!.occurrences[0]).toMatchObject({ path: "package.json", requirement: "^1.3.0" })
    expect(read.coverage).toEqual({
      filesScanned: 3,
      filesPrefiltered: 1,
      filesPartial: 1,
      skipped: { vendored: 1 },
      unsupported: { ".cob": 2, other: 4 },
      unrecognised: { imports: [{ ...missedImport, language: "" }], more: 1, recognised: 4 },
      languages: { java: { files: 3 } }
    })
  })

  it("says what it is a bill of materials of", () => {
    const { identity } = readCycloneDx(written(toInventory(report([])), specVersion))
    expect(identity).toEqual({
      specVersion,
      serialNumber: `urn:uuid:${options.serialNumber}`,
      timestamp: options.timestamp,
      component: { ...options.component, type: "application" },
      git: options.git,
      tool: options.tool
    })
  })
})

/** A bill of materials does not say what is called. */
const missedImport = {
  path: "src/a.py",
  language: "python",
  library: "ssl",
  imported: "ssl",
  line: 7,
  scope: "test",
  calls: [],
  moreCalls: 0
} as const

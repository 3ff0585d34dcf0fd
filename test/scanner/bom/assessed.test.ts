import { describe, expect, it } from "vitest"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { toCycloneDx } from "../../../scanner/bom/cyclonedx/cyclonedx.ts"
import type { CycloneDxBom, SpecVersion } from "../../../scanner/bom/cyclonedx/CycloneDxBom.ts"
import type { Finding } from "../../../scanner/model/Finding.ts"
import type { ScanReport, Suppression } from "../../../scanner/model/ScanReport.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { finding, library, place, report, variety } from "./findings.ts"
import { judged, ON } from "./judged.ts"
import { lintCycloneDx } from "./cyclonedx/lintCycloneDx.ts"
import { cycloneDxErrors } from "../../support/cycloneDxErrors.ts"
import { isLong } from "../../support/isLong.ts"

const options: BomOptions = {
  component: { name: "acme/widget" },
  timestamp: "2026-08-01T10:00:00Z",
  serialNumber: "3E671687-395B-41F5-A30F-A58921A69B79",
  tool: { name: "ciphermap", version: "0.1.0" }
}

const VERSIONS: ReadonlyArray<SpecVersion> = ["1.6", "1.7"]

const errorsOf = (bom: CycloneDxBom, version: SpecVersion): Promise<unknown> =>
  cycloneDxErrors(JSON.stringify(bom), version)

const judgedBom = (
  findings: ReadonlyArray<Finding>,
  more: Partial<ScanReport> = {},
  specVersion: SpecVersion = "1.6"
): CycloneDxBom => {
  const inventory = toInventory(report(findings, more))
  return toCycloneDx(inventory, { ...options, specVersion }, judged(inventory))
}

const ignoring = (line: number, more: Partial<Suppression> = {}): Suppression => ({
  path: "src/Main.java",
  line,
  rules: ["CM-HASH-MD5"],
  reason: "names a cache entry",
  ...more
})

const used: ReadonlyArray<Finding> = [
  finding("hash", { name: "MD5", purpose: "signature" }, { place: place(4) }),
  finding("hash", { name: "MD5", purpose: "signature" }, { place: place(9), path: "src/test/A.java", scope: "test" }),
  finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }, { place: place(12) }),
  finding("keygen", { name: "RSA", keyBits: 2048 }, { place: place(20) }),
  finding("keygen", { name: "RSA" }, { place: place(22) }),
  finding("signature", { name: "ECDSA", curve: "P-256" }, { place: place(24) })
]

const metadataOf = (bom: CycloneDxBom, name: string) =>
  bom.metadata.properties.filter((one) => one.name === `ciphermap:${name}`).map(({ value }) => value)

const verdictsOf = (bom: CycloneDxBom, name: string) =>
  bom.components
    .find((one) => one.name === name)!
    .properties.filter((one) => one.name.startsWith("ciphermap:policy."))
    .map(({ name: policy, value }) => `${policy.replace("ciphermap:policy.", "")}: ${value}`)

const everything = toInventory(report(variety, { libraries: [library()], suppressions: [ignoring(3)] }))

describe.each(VERSIONS)("a bill of materials of CycloneDX %s", (specVersion) => {
  it("passes the strict schema and the linter with everything there is, judged and not", async () => {
    if (isLong) {
      const plain = toCycloneDx(everything, { ...options, specVersion })
      expect(plain.specVersion).toBe(specVersion)
      expect(await errorsOf(plain, specVersion)).toBeNull()
      expect(lintCycloneDx(plain)).toEqual([])
    }
    const bom = toCycloneDx(everything, { ...options, specVersion }, judged(everything))
    expect(bom.vulnerabilities!.length).toBeGreaterThan(0)
    expect(await errorsOf(bom, specVersion)).toBeNull()
    expect(lintCycloneDx(bom)).toEqual([])
  })

  it("passes them when there is nothing to judge", async () => {
    const bom = judgedBom([], {}, specVersion)
    expect(bom.vulnerabilities).toEqual([])
    expect(await errorsOf(bom, specVersion)).toBeNull()
    expect(lintCycloneDx(bom)).toEqual([])
  })

  it("is the same but for the results when it is judged", () => {
    const { vulnerabilities, declarations, definitions, ...rest } = judgedBom(used, {}, specVersion)
    const plain = toCycloneDx(toInventory(report(used)), { ...options, specVersion })
    const isResult = (name: string) => /^ciphermap:(?:policy\.|score|assessedOn|methodologyVersion)/.test(name)
    const without = JSON.parse(
      JSON.stringify(rest, (key, value) =>
        key === "properties" ? value.filter((one: { name: string }) => !isResult(one.name)) : value
      )
    )
    expect(without).toEqual(plain)
    expect([vulnerabilities, declarations, definitions].every((one) => one !== undefined)).toBe(true)
  })
})

describe("a judged bill of materials", () => {
  const bom = judgedBom(used)

  it("has one vulnerability for each rule, with all its places", () => {
    const ids = bom.vulnerabilities!.map(({ id }) => id)
    expect(ids.length).toBe(new Set(ids).size)
    const md5 = bom.vulnerabilities!.find(({ id }) => id === "CM-HASH-MD5")
    expect(md5).toMatchObject({
      id: "CM-HASH-MD5",
      ratings: [{ severity: "high", method: "other", source: { name: "ciphermap" } }],
      cwes: [328],
      affects: [{ ref: bom.components.find(({ name }) => name === "MD5")!["bom-ref"] }]
    })
    expect(md5!.analysis).toBeUndefined()
    const places = md5!.properties.flatMap(({ name, value }) => (name === "ciphermap:weakness" ? [value] : []))
    expect(places.map((text) => text.replace(/^[0-9a-f]{32} /, ""))).toEqual([
      "src/Main.java:4:5 high; confidence: high; purpose: signature",
      "src/test/A.java:9:5 low; confidence: high; context: test; purpose: signature"
    ])
  })

  it("says what each policy says of each asset, and from when", () => {
    expect(verdictsOf(bom, "RSA-2048")).toContain(
      "house-1: deprecated from 2031-01-01, disallowed from 2036-01-01; Table 4"
    )
    expect(verdictsOf(bom, "RSA")).toContain("house-1: unknown (keyBits not known); Table 4")
    expect(verdictsOf(bom, "AES-256-GCM")).toContain("house-1: compliant; Table 1")
  })

  it("says by clause how many assets comply with a standard", () => {
    const standard = bom.definitions!.standards.find(({ name }) => name === "House rules")!
    expect(standard).toMatchObject({ version: "1", description: "A draft." })
    const clause = standard.requirements.find(({ identifier }) => identifier === "Table 1")!
    const attested = bom.declarations!.attestations.find(({ summary }) => summary.startsWith("House rules"))!
    expect(attested.summary).toMatch(/^House rules, 1 \(draft\), on 2026-11-21: 1 compliant, /)
    const entry = attested.map.find(({ requirement }) => requirement === clause["bom-ref"])!
    expect(entry.conformance).toEqual({ score: 0.5, rationale: "1 compliant, 1 disallowed" })
    const against = bom.declarations!.claims.find((one) => one["bom-ref"] === entry.counterClaims![0])!
    expect(against.predicate).toBe("disallowed under House rules: MD5")
  })

  it("says the scores and by which methodology", () => {
    expect(metadataOf(bom, "methodologyVersion")).toEqual([judged(toInventory(report(used))).score.methodologyVersion])
    expect(metadataOf(bom, "assessedOn")).toEqual([ON])
    expect(Number(metadataOf(bom, "score.hygiene")[0])).toBeLessThan(60)
    expect(metadataOf(bom, "score.quantum")).toEqual(["10"])
  })

  it("keeps what is suppressed, with how and why", () => {
    const some = judgedBom(used, { suppressions: [ignoring(3)] })
    expect(some.vulnerabilities![0]!.ratings[0]!.severity).toBe("low")
    expect(some.vulnerabilities![0]!.analysis).toBeUndefined()
    const all = judgedBom(used, {
      suppressions: [ignoring(3), ignoring(9, { path: "src/test/A.java", rules: ["*"], reason: "a test" })]
    })
    expect(all.vulnerabilities![0]!.analysis).toEqual({
      state: "not_affected",
      detail: "suppressed by a comment: names a cache entry\na test"
    })
    expect(all.vulnerabilities![0]!.ratings[0]!.severity).toBe("high")
    expect(lintCycloneDx(all)).toEqual([])
    expect(metadataOf(all, "suppression")).toEqual([
      "CM-HASH-MD5 at src/Main.java:3: names a cache entry",
      "* at src/test/A.java:9: a test"
    ])
  })

  it("calls what only a baseline lists something to be looked at", () => {
    const inventory = toInventory(report(used))
    const listed = judged(inventory).weaknesses.map(({ id, rule, location }) => ({ id, rule, path: location.path }))
    const { vulnerabilities } = toCycloneDx(
      inventory,
      options,
      judged(inventory, { version: 1, component: "acme/widget", weaknesses: listed })
    )
    expect(vulnerabilities![0]!.analysis).toEqual({ state: "in_triage", detail: "suppressed by a baseline" })
  })
})

describe("CycloneDX 1.7", () => {
  const inventory = toInventory(
    report([
      finding("cipher", { name: "AES", keyBits: 256, mode: "kw" }),
      finding("signature", { name: "ECDSA", curve: "P-256", digest: "SHA-256" }),
      finding("kdf", { name: "scrypt" }),
      finding("protocol", { name: "QUIC", version: "1" }),
      finding("keygen", { name: "RSA", keyBits: 2048 }),
      finding(
        "protocol",
        { name: "TLS", version: "1.3", suite: "TLS_AES_128_GCM_SHA256:AES128-SHA" },
        {
          agrees: [{ kind: "key-agreement", facts: { name: "X25519" } }]
        }
      )
    ])
  )
  const bom = toCycloneDx(inventory, { ...options, specVersion: "1.7" })
  const blockOf = (name: string) => bom.components.find((one) => one.name === name)!.cryptoProperties!

  it("has fields for what stands in properties of 1.6", () => {
    expect(blockOf("AES-256-KW").algorithmProperties).toMatchObject({ primitive: "key-wrap", algorithmFamily: "AES" })
    expect(blockOf("ECDSA-P-256-SHA-256").algorithmProperties).toMatchObject({ ellipticCurve: "nist/P-256" })
    expect(blockOf("ECDSA-P-256-SHA-256").algorithmProperties).not.toHaveProperty("curve")
    expect(blockOf("QUICv1").protocolProperties).toMatchObject({ type: "quic" })
  })

  it("keeps a family that only the later registry has in a property", () => {
    const scrypt = bom.components.find(({ name }) => name === "scrypt")!
    expect(scrypt.cryptoProperties!.algorithmProperties).not.toHaveProperty("algorithmFamily")
    expect(scrypt.properties).toContainEqual({ name: "ciphermap:algorithmFamily", value: "scrypt" })
  })

  it("refers to related assets without the fields that it deprecates", () => {
    const rsa = bom.components.find(({ name }) => name === "RSA-2048")!["bom-ref"]
    const { relatedCryptographicAssets, ...rest } = blockOf("RSA-2048-private-key").relatedCryptoMaterialProperties!
    expect(relatedCryptographicAssets).toEqual([{ type: "algorithm", ref: rsa }])
    expect(rest).toEqual({ type: "private-key", size: 2048 })
  })

  it("names the groups of suites whose keys are agreed anew", () => {
    const suites = blockOf("TLSv1.3").protocolProperties!.cipherSuites!
    expect(suites.map(({ name, tlsGroups }) => [name, tlsGroups])).toEqual([
      ["TLS_AES_128_GCM_SHA256", ["x25519"]],
      ["TLS_RSA_WITH_AES_128_CBC_SHA", undefined]
    ])
  })
})

describe("the linter of judged bills of materials", () => {
  const sound = JSON.stringify(judgedBom(used))
  const later = JSON.stringify(judgedBom(used, {}, "1.7"))

  type Mutable = ReturnType<typeof JSON.parse>
  const named = (bom: Mutable, name: string): Mutable => bom["components"].find((one: Mutable) => one["name"] === name)

  const defects: ReadonlyArray<readonly [string, string, string, (bom: Mutable) => void]> = [
    ["a weakness of nothing", sound, "vulnerability", (bom) => (bom["vulnerabilities"][0].affects[0].ref = "zzz")],
    ["a weakness that affects nothing", sound, "vulnerability", (bom) => (bom["vulnerabilities"][0].affects = [])],
    ["a weakness without a place", sound, "vulnerability", (bom) => (bom["vulnerabilities"][0].properties = [])],
    [
      "a rating that is none of its places'",
      sound,
      "vulnerability",
      (bom) => (bom["vulnerabilities"][0].ratings[0].severity = "info")
    ],
    [
      "an analysis of what is not suppressed",
      sound,
      "vulnerability",
      (bom) => (bom["vulnerabilities"][0].analysis = { state: "not_affected" })
    ],
    ["an attestation by nobody", sound, "declaration", (bom) => (bom["declarations"].attestations[0].assessor = "zzz")],
    [
      "an attestation of no clause",
      sound,
      "declaration",
      (bom) => (bom["declarations"].attestations[0].map[0].requirement = "zzz")
    ],
    ["a claim on nothing", sound, "declaration", (bom) => (bom["declarations"].claims[0].target = "zzz")],
    [
      "a claim that nobody refers to",
      sound,
      "declaration",
      (bom) => bom["declarations"].claims.push({ "bom-ref": "z" })
    ],
    ["a verdict of no policy", sound, "verdict", (bom) => (bom["definitions"].standards = [])],
    [
      "a score above 100",
      sound,
      "score",
      (bom) => {
        const properties: Array<Mutable> = bom["metadata"].properties
        properties.find((one) => one.name === "ciphermap:score.hygiene").value = "101"
      }
    ],
    ["the schema of another version", later, "version", (bom) => (bom["specVersion"] = "1.6")],
    [
      "a related asset that is not there",
      later,
      "dangling-ref",
      (bom) =>
        (named(bom, "RSA-2048-private-key")[
          "cryptoProperties"
        ].relatedCryptoMaterialProperties.relatedCryptographicAssets[0].ref = "zzz")
    ],
    [
      "a reference that 1.7 deprecates",
      later,
      "deprecated",
      (bom) =>
        (named(bom, "RSA-2048-private-key")["cryptoProperties"].relatedCryptoMaterialProperties.algorithmRef = named(
          bom,
          "RSA-2048"
        )["bom-ref"])
    ],
    [
      "a property that 1.7 has a field for",
      later,
      "deprecated",
      (bom) => named(bom, "MD5")["properties"].push({ name: "ciphermap:primitive", value: "key-wrap" })
    ]
  ]

  it.each(defects)("finds %s", (_, text, rule, spoil) => {
    const bom = JSON.parse(text)
    expect(lintCycloneDx(bom)).toEqual([])
    spoil(bom)
    expect(lintCycloneDx(bom).map((message) => message.slice(0, message.indexOf(":")))).toContain(rule)
  })
})

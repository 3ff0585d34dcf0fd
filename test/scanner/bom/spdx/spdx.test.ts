import { describe, expect, it } from "vitest"
import type { BomOptions } from "../../../../scanner/bom/BomOptions.ts"
import { toCycloneDx } from "../../../../scanner/bom/cyclonedx/cyclonedx.ts"
import { weaknessText } from "../../../../scanner/bom/verdictText.ts"
import { serializeSpdx, spdxChunks, toSpdx } from "../../../../scanner/bom/spdx/spdx.ts"
import type {
  AnnotationElement,
  PackageElement,
  SpdxDocument,
  SpdxElement
} from "../../../../scanner/bom/spdx/SpdxDocument.ts"
import { assess } from "../../../../scanner/classify/assess.ts"
import { policies } from "../../../../scanner/classify/policies.ts"
import type { Assessment } from "../../../../scanner/model/Assessment.ts"
import type { Finding } from "../../../../scanner/model/Finding.ts"
import type { Inventory } from "../../../../scanner/model/Inventory.ts"
import type { ScanReport } from "../../../../scanner/model/ScanReport.ts"
import { toInventory } from "../../../../scanner/model/toInventory.ts"
import { finding, library, place, report, variety } from "../findings.ts"
import { keyFindings } from "../keyFindings.ts"
import { isLong } from "../../../support/isLong.ts"
import { shuffled } from "../../../support/shuffled.ts"
import { lintSpdx } from "./lintSpdx.ts"
import { isSpdx } from "./spdxSchema.ts"

const COMMIT = "0123456789abcdef0123456789abcdef01234567"

const options: BomOptions = {
  component: { name: "acme/widget", version: COMMIT, purl: `pkg:github/acme/widget@${COMMIT}` },
  git: { url: "https://github.com/acme/widget", revision: "main", commit: COMMIT, subfolder: "server" },
  timestamp: "2026-08-01T12:00:00.987+02:00",
  serialNumber: "3E671687-395B-41F5-A30F-A58921A69B79",
  tool: { name: "ciphermap", version: "0.1.0" }
}

const NAMESPACE = "urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79#"

const inventoryOf = (findings: ReadonlyArray<Finding>, more: Partial<ScanReport> = {}): Inventory =>
  toInventory(report(findings, more))

const spdxOf = (findings: ReadonlyArray<Finding>, more: Partial<ScanReport> = {}): SpdxDocument =>
  toSpdx(inventoryOf(findings, more), undefined, options)

const elementsOf = (document: SpdxDocument): ReadonlyArray<SpdxElement> =>
  document["@graph"].filter((one) => one.type !== "CreationInfo")

const elementOf = (document: SpdxDocument, local: string): SpdxElement =>
  elementsOf(document).find(({ spdxId }) => spdxId === NAMESPACE + local)!

const packageOf = (document: SpdxDocument, name: string): PackageElement =>
  elementsOf(document).find((one): one is PackageElement => one.type === "software_Package" && one.name === name)!

const propertiesOf = ({ extension }: SpdxElement) =>
  Object.fromEntries(
    extension![0]!.extension_cdxProperty.map((one) => [one.extension_cdxPropName, one.extension_cdxPropValue])
  )

const edgesOf = (document: SpdxDocument, from: string) =>
  elementsOf(document).flatMap((one) =>
    (one.type === "Relationship" || one.type === "LifecycleScopedRelationship") && one.from === from ? [one] : []
  )

const reviewsOf = (document: SpdxDocument): ReadonlyArray<AnnotationElement> =>
  elementsOf(document).filter(
    (one): one is AnnotationElement => one.type === "Annotation" && one.annotationType === "review"
  )

const errorsOf = (document: SpdxDocument) => {
  isSpdx(document)
  return isSpdx.errors ?? []
}

const expectSound = (document: SpdxDocument): void => {
  expect(errorsOf(document)).toEqual([])
  expect(lintSpdx(document)).toEqual([])
}

const aes = finding(
  "cipher",
  { name: "AES", keyBits: 256, mode: "gcm", functions: ["encrypt"] },
  { api: "javax.crypto.Cipher.getInstance", place: place(12, 9) }
)

const libraries = [
  library(),
  library({ purl: "pkg:npm/elliptic@6.5.7", version: "6.5.7", name: "elliptic", used: false, uses: 0 }),
  library({ purl: "pkg:npm/%40noble/hashes@2.4.0", version: "2.4.0", name: "@noble/hashes", scope: "excluded" })
]

describe("toSpdx", () => {
  const everything = inventoryOf(variety, { libraries })
  const document = toSpdx(everything, undefined, options)
  const text = serializeSpdx(document)

  it("passes schema and linter over every kind, name, mode and curve", () => {
    expect(elementsOf(document).filter(({ type }) => type === "software_Package").length).toBeGreaterThan(900)
    expectSound(document)
  })

  it("passes schema and linter without a finding", () => {
    expectSound(spdxOf([]))
    expect(edgesOf(spdxOf([]), `${NAMESPACE}repository`).map((one) => one.relationshipType)).toEqual([
      "hasConcludedLicense",
      "hasDeclaredLicense"
    ])
  })

  it("passes schema and linter without a repository, a package URL or a count of what was read", () => {
    const { coverage: _, ...inventory } = inventoryOf([aes])
    const bare = toSpdx(inventory, undefined, {
      ...options,
      component: { name: "widget" },
      git: { url: "git@host:a/b" }
    })
    expectSound(bare)
    expect(elementOf(bare, "repository")).toEqual({
      creationInfo: "_:creationinfo",
      name: "widget",
      software_primaryPurpose: "source",
      spdxId: `${NAMESPACE}repository`,
      type: "software_Package"
    })
    expect(elementOf(bare, "relationship/dependsOn/repository/assets/runtime")).toMatchObject({
      completeness: "noAssertion"
    })
  })

  it.each(isLong ? [1, 7, 99] : [7])("gives the same text whatever the order of the findings (%i)", (seed) => {
    expect(serializeSpdx(spdxOf(shuffled(variety, seed), { libraries }))).toBe(text)
  })

  it("differs between scans in nothing but time and namespace", () => {
    const serialNumber = "urn:uuid:11111111-2222-4333-8444-555555555555"
    const later = toSpdx(everything, undefined, {
      ...options,
      serialNumber,
      timestamp: "2026-09-01T00:00:00Z"
    })
    const written = serializeSpdx(later)
    expect(written).toContain(`"created":"2026-09-01T00:00:00Z"`)
    expect(
      written.replaceAll(`${serialNumber}#`, NAMESPACE).replace("2026-09-01T00:00:00Z", "2026-08-01T10:00:00Z")
    ).toBe(text)
  })

  it("writes in pieces what it writes as a whole, one element a line", () => {
    const pieces = [...spdxChunks(everything, undefined, options)]
    expect(pieces.length).toBeGreaterThan(1000)
    expect(pieces.join("")).toBe(text)
    const lines = pieces.join("").split("\n")
    expect(lines).toHaveLength(document["@graph"].length + 3)
    expect(lines.join("")).toBe(JSON.stringify(document))
  })

  it("says when and by what it was made", () => {
    expect(document["@graph"][0]).toEqual({
      "@id": "_:creationinfo",
      created: "2026-08-01T10:00:00Z",
      createdBy: [`${NAMESPACE}agent`],
      createdUsing: [`${NAMESPACE}tool`],
      specVersion: "3.0.1",
      type: "CreationInfo"
    })
    expect(elementOf(document, "tool")).toMatchObject({ type: "Tool", name: "ciphermap-0.1.0" })
    expect(elementOf(document, "document")).toMatchObject({ rootElement: [`${NAMESPACE}sbom`] })
    expect(elementOf(document, "sbom")).toMatchObject({ rootElement: [`${NAMESPACE}repository`] })
  })

  it("names the repository by all that is known of it", () => {
    expect(elementOf(document, "repository")).toMatchObject({
      name: "acme/widget",
      software_packageVersion: COMMIT,
      software_packageUrl: `pkg:github/acme/widget@${COMMIT}`,
      software_downloadLocation: `git+https://github.com/acme/widget.git@${COMMIT}`,
      externalIdentifier: [
        { externalIdentifierType: "packageUrl", identifier: `pkg:github/acme/widget@${COMMIT}` },
        { externalIdentifierType: "swhid", identifier: `swh:1:rev:${COMMIT}` }
      ],
      externalRef: [{ externalRefType: "vcs", locator: ["https://github.com/acme/widget.git"] }]
    })
    expect(propertiesOf(elementOf(document, "repository"))).toEqual({
      "ciphermap:git.revision": "main",
      "ciphermap:git.subfolder": "server"
    })
  })

  it("describes AES-256-GCM with its identifier, its properties and its place", () => {
    const one = spdxOf([aes])
    const asset = packageOf(one, "AES-256-GCM")
    expect(asset.spdxId).toMatch(/#crypto\/algorithm\/aes-256-gcm-[0-9a-f]{12}$/)
    expect(asset).toMatchObject({
      summary: "Cryptographic asset: algorithm, ae",
      software_primaryPurpose: "specification",
      externalIdentifier: [{ externalIdentifierType: "securityOther", identifier: "urn:oid:2.16.840.1.101.3.4.1.46" }]
    })
    expect(propertiesOf(asset)).toMatchObject({
      "ciphermap:algorithmFamily": "AES",
      "ciphermap:cryptoProperties.assetType": "algorithm",
      "ciphermap:cryptoProperties.algorithmProperties.mode": "gcm",
      "ciphermap:cryptoProperties.algorithmProperties.nistQuantumSecurityLevel": "5"
    })
    const [evidence] = edgesOf(one, asset.spdxId)
    const snippet = elementsOf(one).find(({ spdxId }) => spdxId === evidence!.to[0])
    expect(evidence!.relationshipType).toBe("hasEvidence")
    expect(snippet).toMatchObject({
      name: "src/Main.java:12",
      software_lineRange: { beginIntegerRange: 12, endIntegerRange: 12 }
    })
  })

  it("keeps the whole component of CycloneDX", () => {
    const inventory = inventoryOf([aes])
    const [component] = toCycloneDx(inventory, options).components
    const annotation = elementOf(toSpdx(inventory, undefined, options), `annotation/component/${component!["bom-ref"]}`)
    expect(annotation).toMatchObject({ annotationType: "other", contentType: "application/json" })
    expect(JSON.parse((annotation as AnnotationElement).statement)).toEqual(component)
  })

  it("has one file per path and one snippet per range of lines", () => {
    const at = (line: number, endLine: number) => ({ line, column: 1, endLine, endColumn: 2 })
    const hash = (digest: string, path: string, line: number, endLine = line) =>
      finding("hash", { name: digest }, { path, place: at(line, endLine) })
    const one = spdxOf([
      hash("MD5", "b c#.py", 100),
      hash("SHA-1", "b c#.py", 100),
      hash("MD5", "b c#.py", 20, 22),
      hash("MD5", "b c#.py", 21, 3000),
      hash("MD5", "a.py", 3)
    ])
    const ofType = (type: SpdxElement["type"]) => elementsOf(one).filter((element) => element.type === type)
    expect(ofType("software_File").map(({ name }) => name)).toEqual(["a.py", "b c#.py"])
    expect(ofType("software_Snippet").map(({ name }) => name)).toEqual([
      "a.py:3",
      "b c#.py:20-22",
      "b c#.py:21-3000",
      "b c#.py:100"
    ])
    expectSound(one)
  })

  it("says in which phase the repository depends on an asset", () => {
    const used = { name: "AES", keyBits: 256, mode: "gcm" }
    const one = spdxOf([
      finding("hash", { name: "MD5" }, { path: "src/test/A.java", scope: "test" }),
      finding("cipher", used),
      finding("cipher", used, { path: "examples/A.java", scope: "example" }),
      finding("hash", { name: "SHA-256" }, { path: "gen/A.java", scope: "generated" })
    ])
    const scopes = edgesOf(one, `${NAMESPACE}repository`).flatMap(({ scope, to, completeness }) =>
      scope === undefined
        ? []
        : [[scope, completeness, to.map((id) => elementsOf(one).find(({ spdxId }) => spdxId === id)!.name)]]
    )
    expect(scopes).toEqual([
      ["runtime", "incomplete", ["AES-256-GCM", "SHA-256"]],
      ["test", "incomplete", ["MD5"]],
      ["other", "incomplete", ["AES-256-GCM"]]
    ])
  })

  it("leads from a protocol to its algorithms and from a key to its own", () => {
    const one = spdxOf([
      finding("protocol", { name: "TLS", version: "1.3", suite: "TLS_AES_128_GCM_SHA256" }),
      finding("keygen", { name: "RSA", keyBits: 2048 }, { place: place(4) })
    ])
    const roles = elementsOf(one).flatMap((asset) =>
      asset.type === "software_Package" && asset.name !== "acme/widget"
        ? edgesOf(one, asset.spdxId)
            .filter(({ relationshipType }) => relationshipType === "dependsOn")
            .map(({ comment, to }) => [asset.name, asset.software_primaryPurpose, comment, to.length])
        : []
    )
    expect(roles).toContainEqual(["TLSv1.3", "specification", "suite", 2])
    expect(roles).toContainEqual([expect.stringContaining("RSA"), "data", "algorithm", 1])
    expectSound(one)
  })

  it("tells libraries that are called from those that are only there", () => {
    const sha = finding("hash", { name: "SHA-256" }, { packages: ["pkg:npm/node-forge@1.3.1"] })
    const one = spdxOf([sha], { libraries })
    const edges = edgesOf(one, `${NAMESPACE}repository`).map(({ relationshipType, scope, to }) => [
      relationshipType,
      scope,
      to.map((id) => elementsOf(one).find(({ spdxId }) => spdxId === id)?.name)
    ])
    expect(edges).toContainEqual(["dependsOn", "runtime", ["node-forge"]])
    expect(edges).toContainEqual(["dependsOn", "development", ["@noble/hashes"]])
    expect(edges).toContainEqual(["hasDependencyManifest", undefined, ["package.json"]])
    expect(elementOf(one, "library/pkg:npm/%40noble/hashes@2.4.0")).toMatchObject({
      software_packageUrl: "pkg:npm/%40noble/hashes@2.4.0",
      software_packageVersion: "2.4.0",
      software_primaryPurpose: "library"
    })
    const [specified] = edgesOf(one, `${NAMESPACE}library/pkg:npm/node-forge@1.3.1`)
    expect(specified).toMatchObject({
      relationshipType: "hasSpecification",
      to: [packageOf(one, "SHA-256").spdxId]
    })
    expect(propertiesOf(elementOf(one, "library/pkg:npm/elliptic@6.5.7"))).toMatchObject({ "ciphermap:used": "false" })
    expectSound(one)
  })

  it("owns up to files it did not read", () => {
    const one = spdxOf([], { skipped: [{ path: "a.java", reason: "timeout" }] })
    expect(propertiesOf(elementOf(one, "sbom"))).toMatchObject({
      "ciphermap:completeness": "files not read or not read to the end (timeout: 1)"
    })
  })

  it("never repeats a text of the source that is not a name", () => {
    const secret = "c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LXNlY3JldA=="
    const hex = "00112233445566778899aabbccddeeff"
    const facts = { name: secret, digest: hex, curve: secret, group: hex, parameterSet: secret, material: secret }
    const kinds = ["cipher", "key", "material", "protocol", "certificate", "keystore", "kdf"] as const
    const text = serializeSpdx(spdxOf(kinds.map((kind, at) => finding(kind, facts, { place: place(at + 1) }))))
    expect(text).not.toContain(secret.slice(0, 12))
    expect(text).not.toContain(hex.slice(0, 16))
  })
})

describe("an assessment in SPDX", () => {
  const inventory = inventoryOf([
    finding("hash", { name: "MD5" }, { place: place(3) }),
    finding("hash", { name: "MD5" }, { place: place(9), scope: "test" })
  ])
  const [md5] = inventory.assets
  const verdict = { policy: "cnsa-2.0", status: "disallowed", isInEffect: true, clause: "table 1" } as const
  const weakness = {
    rule: "CM-HASH-MD5",
    category: "weak-hash",
    confidence: "high",
    basis: {},
    cwe: [327, 328],
    title: "MD5 is broken",
    message: "Collisions of MD5 cost nothing.",
    recommendation: "Use SHA-256.",
    references: ["https://www.rfc-editor.org/rfc/rfc6151"],
    asset: md5!.id,
    algorithm: "MD5",
    isQuantumVulnerable: false,
    policies: [verdict]
  } as const
  const at = (line: number, scope: "production" | "test") => ({
    location: { path: "src/Main.java", place: place(line), symbol: "lib.Api.call", scope }
  })
  const none = { uses: 0, contributions: [] }
  const assessment: Assessment = {
    on: "2026-11-21",
    policies: [],
    verdicts: new Map([[md5!.id, [verdict]]]),
    conflicts: [],
    laterConflicts: [],
    rules: [],
    weaknesses: [
      { ...weakness, ...at(3, "production"), id: "b".repeat(32), severity: "high" },
      {
        ...weakness,
        ...at(9, "test"),
        id: "a".repeat(32),
        severity: "low",
        context: "test",
        suppressed: { by: "comment" }
      }
    ],
    score: { methodologyVersion: "1", hygiene: { ...none, value: 40 }, quantum: none }
  }
  const document = toSpdx(inventory, assessment, options)
  const statementsOf = (name: string) =>
    reviewsOf(document)
      .filter((one) => one.name === name)
      .map((one) => ({ ...one, statement: JSON.parse(one.statement) }))

  it("passes schema and linter", () => {
    expectSound(document)
  })

  it("passes schema and linter under every policy and rule", () => {
    const all = inventoryOf([...variety, ...keyFindings])
    const judged = toSpdx(all, assess(all, { on: "2026-11-21", policies: Object.values(policies) }), options)
    expect(reviewsOf(judged).length).toBeGreaterThan(all.assets.length)
    expectSound(judged)
  })

  it("says the verdicts of each asset", () => {
    expect(statementsOf("Verdicts of policies")).toMatchObject([
      {
        subject: packageOf(document, "MD5").spdxId,
        summary: "cnsa-2.0: disallowed",
        statement: { on: "2026-11-21", verdicts: [verdict] }
      }
    ])
  })

  it("says a weakness once with all its places, those that are suppressed too", () => {
    expect(statementsOf("CM-HASH-MD5")).toMatchObject([
      {
        spdxId: `${NAMESPACE}annotation/weakness/${"a".repeat(32)}`,
        subject: packageOf(document, "MD5").spdxId,
        externalRef: [
          { externalRefType: "cwe", locator: ["https://cwe.mitre.org/data/definitions/327.html"] },
          { externalRefType: "cwe", locator: ["https://cwe.mitre.org/data/definitions/328.html"] }
        ],
        statement: {
          rule: "CM-HASH-MD5",
          recommendation: "Use SHA-256.",
          places: [
            expect.stringMatching(/^b{32} \S+:3:5 high; confidence: \w+$/),
            expect.stringMatching(/^a{32} \S+:9:\d+ low; confidence: \w+; context: test; suppressed: comment$/)
          ],
          suppressed: [{ by: "comment" }]
        }
      }
    ])
  })

  it("says the score of the repository", () => {
    expect(statementsOf("Assessment")).toMatchObject([
      { subject: `${NAMESPACE}repository`, statement: { on: "2026-11-21", score: { hygiene: { value: 40 } } } }
    ])
  })
})

describe("paths that need escapes, or look like what stands for others", () => {
  const lines = [3, 4, 5, 6]
  const several = { ...place(20), endLine: 22 }

  it.each([
    "src/Main.java",
    String.raw`src/"quoted" and \back.java`,
    "src/ümläut/\u{1f511}.java",
    "src/987654321.java",
    "src/<hole>/<places>.java",
    "src/lone\ud800.java",
    "src/line\nfeed.java"
  ])("%j", (path) => {
    const inventory = inventoryOf(
      [...lines.map((line) => place(line)), several].map((at) =>
        finding("hash", { name: "MD5" }, { path, place: at, api: path })
      )
    )
    const assessment = assess(inventory, { on: "2026-11-21", policies: Object.values(policies) })
    const text = [...spdxChunks(inventory, assessment, options)].join("")
    const document: SpdxDocument = JSON.parse(text)
    expect(text).toBe(serializeSpdx(document))
    expect(toSpdx(inventory, assessment, options)).toEqual(document)
    const all = elementsOf(document)
    expect(
      all.flatMap((one) => (one.type === "software_Snippet" ? [[one.name, one.software_lineRange, one.spdxId]] : []))
    ).toEqual(
      [...lines.map((line) => [line, line, `${line}`] as const), [20, 22, "20-22"] as const].map(
        ([first, last, at]) => [
          `${path}:${at}`,
          { beginIntegerRange: first, endIntegerRange: last, type: "PositiveIntegerRange" },
          expect.stringMatching(new RegExp(`^${NAMESPACE}snippet/[0-9a-f]{16}/${at}$`))
        ]
      )
    )
    const statements = all.flatMap((one) => (one.type === "Annotation" ? [[one.name, JSON.parse(one.statement)]] : []))
    const { evidence } = toCycloneDx(inventory, options).components.find(({ name }) => name === "MD5")!
    expect(statements.find(([name]) => name === "CycloneDX 1.6 component")![1].evidence).toEqual(evidence)
    expect(statements.find(([name]) => name === "CM-HASH-MD5")![1]).toMatchObject({
      message: assessment.weaknesses[0]!.message,
      places: assessment.weaknesses.map(weaknessText)
    })
  })
})

describe("keys and certificates in SPDX", () => {
  const document = spdxOf(keyFindings)
  const named = (name: string) => elementsOf(document).find((one) => one.name === name)

  it("pass schema and linter", () => {
    expectSound(document)
  })

  it("have the time until which a certificate is valid, and what it hashes to", () => {
    expect(named("X.509-certificate-wildcard.example.com")).toMatchObject({
      software_primaryPurpose: "data",
      summary: "Cryptographic asset: certificate",
      validUntilTime: "2026-12-21T12:36:32Z",
      verifiedUsing: [{ type: "Hash", algorithm: "sha256", hashValue: expect.stringMatching(/^[0-9a-f]{64}$/) }]
    })
  })

  it("lead to the files that hold them", () => {
    expect(named("leaf.der")).toMatchObject({ type: "software_File", software_primaryPurpose: "data" })
    const leaf = named("X.509-certificate-wildcard.example.com")!
    const roles = edgesOf(document, leaf.spdxId).map(({ relationshipType, comment, to }) => [
      comment ?? relationshipType,
      to.length
    ])
    expect(roles).toEqual([
      ["issuer", 1],
      ["public-key", 1],
      ["signature-algorithm", 1],
      ["hasEvidence", 3]
    ])
  })
})

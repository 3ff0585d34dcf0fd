import { describe, expect, it } from "vitest"
import { toSpdx } from "../../../../scanner/bom/spdx/spdx.ts"
import { toInventory } from "../../../../scanner/model/toInventory.ts"
import { finding, library, place, report } from "../findings.ts"
import { lintSpdx } from "./lintSpdx.ts"
import { isSpdx } from "./spdxSchema.ts"

const findings = [
  finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }),
  finding(
    "hash",
    { name: "SHA-256" },
    { place: place(2), path: "src/Other.java", packages: ["pkg:npm/node-forge@1.3.1"] }
  ),
  finding("keygen", { name: "RSA", keyBits: 2048 }, { place: place(4) }),
  finding("protocol", { name: "TLS", version: "1.3", suite: "TLS_AES_128_GCM_SHA256" }, { place: place(6) })
]

const sound = JSON.stringify(
  toSpdx(toInventory(report(findings, { libraries: [library()] })), undefined, {
    component: { name: "widget", purl: "pkg:github/acme/widget@1" },
    timestamp: "2026-08-01T10:00:00Z",
    serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
    tool: { name: "ciphermap", version: "0.1.0" }
  })
)

type Mutable = ReturnType<typeof JSON.parse>

const every = (document: Mutable, type: string): Mutable =>
  document["@graph"].filter((one: Mutable) => one.type === type)

const first = (document: Mutable, type: string): Mutable => every(document, type)[0]

const named = (document: Mutable, name: string): Mutable => document["@graph"].find((one: Mutable) => one.name === name)

const edge = (document: Mutable, type: string): Mutable =>
  document["@graph"].find((one: Mutable) => one.relationshipType === type)

const without = (document: Mutable, type: string): Mutable =>
  (document["@graph"] = document["@graph"].filter((one: Mutable) => one.type !== type))

const unused = (document: Mutable, id: string): void => {
  for (const one of document["@graph"])
    if (one.relationshipType === "dependsOn") one.to = one.to.filter((to: string) => to !== id)
}

const inComponent = (document: Mutable, change: (component: Mutable) => void): void => {
  const annotation = first(document, "Annotation")
  const component = JSON.parse(annotation.statement)
  change(component)
  annotation.statement = JSON.stringify(component)
}

/** What the JSON schema lets pass; most of it the shapes do too. */
const unseen: ReadonlyArray<readonly [string, string, (document: Mutable) => void]> = [
  [
    "two documents",
    "single",
    (it) => it["@graph"].push({ ...first(it, "SpdxDocument"), spdxId: `${first(it, "SpdxDocument").spdxId}2` })
  ],
  ["no document", "single", (it) => without(it, "SpdxDocument")],
  ["an element twice", "duplicate-id", (it) => it["@graph"].push(first(it, "software_File"))],
  ["an element with a blank in its id", "iri", (it) => (first(it, "Tool").spdxId += " 1")],
  ["an element of another namespace", "iri", (it) => (first(it, "Tool").spdxId = "https://example.org/a#tool")],
  ["a relationship to nothing", "dangling: to", (it) => (edge(it, "hasEvidence").to = ["urn:uuid:x#snippet"])],
  ["a relationship from nothing", "dangling: from", (it) => (edge(it, "hasEvidence").from = "urn:uuid:x#asset")],
  ["a creator that is not there", "dangling: createdBy", (it) => without(it, "SoftwareAgent")],
  [
    "a creator that is a tool",
    "target: createdBy",
    (it) => (first(it, "CreationInfo").createdBy = [first(it, "Tool").spdxId])
  ],
  [
    "an address as licence of the data",
    "dangling: dataLicense",
    (it) => (first(it, "SpdxDocument").dataLicense = "https://spdx.org/licenses/CC0-1.0")
  ],
  [
    "a snippet of a package",
    "target: software_snippetFromFile",
    (it) => (first(it, "software_Snippet").software_snippetFromFile = first(it, "software_Package").spdxId)
  ],
  [
    "a range that ends before it begins",
    "range",
    (it) => (first(it, "software_Snippet").software_lineRange.beginIntegerRange = 1000)
  ],
  [
    "a licence that nobody knows",
    "licence",
    (it) => (first(it, "simplelicensing_LicenseExpression").simplelicensing_licenseExpression = "CC-0")
  ],
  ["a package without a name", "nameless", (it) => delete named(it, "AES-256-GCM").name],
  ["a path out of the repository", "path", (it) => (first(it, "software_File").name = "../package.json")],
  ["a path twice", "path", (it) => every(it, "software_File").forEach((one: Mutable) => (one.name = "a"))],
  ["a relationship to itself", "relationship", (it) => (edge(it, "dependsOn").to = [edge(it, "dependsOn").from])],
  ["evidence that is no snippet", "relationship", (it) => (edge(it, "hasEvidence").to = [first(it, "Tool").spdxId])],
  [
    "an asset without a place",
    "asset: no place",
    (it) => (it["@graph"] = it["@graph"].filter((one: Mutable) => one.relationshipType !== "hasEvidence"))
  ],
  [
    "an asset without its component",
    "asset: no component",
    (it) => inComponent(it, (component) => (component["bom-ref"] = "crypto/other"))
  ],
  ["an asset that nothing uses", "asset: root", (it) => unused(it, named(it, "AES-256-GCM").spdxId)],
  ["an annotation that is no JSON", "statement", (it) => (first(it, "Annotation").statement = "AES")],
  ["an element that is not listed", "element", (it) => first(it, "software_Sbom").element.pop()],
  [
    "more than there is in the list",
    "element",
    (it) => first(it, "software_Sbom").element.push(first(it, "Tool").spdxId)
  ],
  [
    "keys out of order",
    "order: keys",
    (it) => (it["@graph"][4] = Object.fromEntries(Object.entries(it["@graph"][4]).toReversed()))
  ],
  ["files out of order", "order: files", (it) => it["@graph"].reverse()],
  [
    "a key in a component",
    "secret",
    (it) => inComponent(it, (component) => (component.properties[0].value = "0123456789abcdef0123456789abcdef"))
  ],
  [
    "a key in a property",
    "secret",
    (it) =>
      (named(it, "AES-256-GCM").extension[0].extension_cdxProperty[0].extension_cdxPropValue =
        "-----BEGIN PRIVATE KEY-----")
  ],
  ["a password in a comment", "secret", (it) => (edge(it, "dependsOn").comment = "password: hunter2")],
  [
    "the value of a material",
    "secret",
    (it) =>
      inComponent(it, (component) => (component.cryptoProperties.relatedCryptoMaterialProperties = { value: "x" }))
  ]
]

/** What the schema of the project sees as well. */
const seen: ReadonlyArray<readonly [string, string, (document: Mutable) => void]> = [
  ["an element without an id", "iri", (it) => delete first(it, "Tool").spdxId],
  ["a blank node", "iri", (it) => (first(it, "Tool").spdxId = "_:tool")],
  [
    "the profile that breaks the shapes",
    "profile",
    (it) => first(it, "SpdxDocument").profileConformance.push("extension")
  ],
  [
    "an element within an element",
    "inlined",
    (it) => (first(it, "software_Snippet").software_snippetFromFile = first(it, "software_File"))
  ],
  ["a relationship that leads nowhere", "relationship", (it) => (edge(it, "hasEvidence").to = [])],
  [
    "a relationship that leads somewhere twice",
    "relationship",
    (it) => (edge(it, "usesTool").to = [first(it, "Tool").spdxId, first(it, "Tool").spdxId])
  ],
  ["a scope on a plain relationship", "relationship: scope", (it) => (edge(it, "usesTool").scope = "runtime")],
  ["a line before the first", "range", (it) => (first(it, "software_Snippet").software_lineRange.beginIntegerRange = 0)]
]

const spoilt = (spoil: (document: Mutable) => void): Mutable => {
  const it = JSON.parse(sound)
  spoil(it)
  return it
}

describe("lintSpdx", () => {
  it("finds nothing in a sound document", () => {
    expect(lintSpdx(JSON.parse(sound))).toEqual([])
    expect(isSpdx(JSON.parse(sound))).toBe(true)
  })

  it.each([...unseen, ...seen])("finds %s", (_, rule, spoil) => {
    expect(lintSpdx(spoilt(spoil))).toContainEqual(expect.stringMatching(`^${rule}`))
  })

  it("finds what the schema lets pass", () => {
    const missed = unseen.filter(([, , spoil]) => isSpdx(spoilt(spoil))).map(([name]) => name)
    expect(missed).toEqual(unseen.map(([name]) => name))
  })

  it.each(seen)("leaves %s to the schema too", (_, __, spoil) => {
    expect(isSpdx(spoilt(spoil))).toBe(false)
  })

  it.each<readonly [string, (document: Mutable) => void]>([
    ["another context", (it) => (it["@context"] = ["https://spdx.org/rdf/3.0.1/spdx-context.jsonld"])],
    ["a property that the model has not", (it) => (first(it, "software_File").path = "a")],
    ["milliseconds", (it) => (first(it, "CreationInfo").created = "2026-08-01T10:00:00.000Z")],
    ["a relationship of no known type", (it) => (edge(it, "usesTool").relationshipType = "provides")],
    ["an extension without a property", (it) => (named(it, "AES-256-GCM").extension[0].extension_cdxProperty = [])]
  ])("leaves %s to the schema", (_, spoil) => {
    expect(isSpdx(spoilt(spoil))).toBe(false)
  })
})

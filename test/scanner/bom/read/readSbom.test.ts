import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { readSbom, type Sbom } from "../../../../scanner/bom/read/readSbom.ts"

const read = (value: unknown): Sbom => {
  const result = readSbom(JSON.stringify(value))
  if (Result.isFailure(result)) throw result.failure
  return result.success
}

const messageOf = (text: string): string => {
  const result = readSbom(text)
  return Result.isFailure(result) ? result.failure.message : "read"
}

const SERIAL = "3e671687-395b-41f5-a30f-a58921a69b79"

const cycloneDx = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  serialNumber: `urn:uuid:${SERIAL.toUpperCase()}`,
  version: 3,
  metadata: { component: { type: "application", name: "shop", "bom-ref": "root", purl: "pkg:npm/shop@1.0.0" } },
  components: [
    { type: "library", name: "hashes", "bom-ref": "a b#c/d", purl: "pkg:npm/%40noble/hashes@1.3.0?vcs_url=x#sub" },
    {
      type: "library",
      name: "outer",
      components: [{ type: "library", name: "md5", "bom-ref": "inner", purl: "pkg:npm/md5@2.3.0" }]
    },
    { type: "library", name: "again", "bom-ref": "second", purl: "pkg:npm/md5@2.3.0" },
    { type: "library", name: "nameless", purl: "pkg:npm/none@1.0.0" },
    "no component"
  ]
}

describe("an SBOM", () => {
  it("in CycloneDX is linked by BOM-Link, whatever qualifiers and escapes its package URLs have", () => {
    const sbom = read(cycloneDx)
    expect([sbom.kind, sbom.url, sbom.components]).toEqual(["CycloneDX 1.5", `urn:cdx:${SERIAL}/3`, 3])
    expect(sbom.linkOf("pkg:npm/@noble/hashes@1.3.0")).toBe(`urn:cdx:${SERIAL}/3#a%20b%23c/d`)
    expect(sbom.linkOf("pkg:npm/%40noble/hashes@1.3.0")).toBe(`urn:cdx:${SERIAL}/3#a%20b%23c/d`)
    expect(sbom.linkOf("pkg:npm/md5@2.3.0")).toBe(`urn:cdx:${SERIAL}/3#second`)
    expect(sbom.linkOf("pkg:npm/shop@1.0.0")).toBe(`urn:cdx:${SERIAL}/3#root`)
    expect(sbom.linkOf("pkg:npm/none@1.0.0")).toBeUndefined()
    expect(sbom.linkOf("pkg:npm/md5@2.3.1")).toBeUndefined()
  })

  it("in SPDX is linked by the address of its element", () => {
    const second = read({
      spdxVersion: "SPDX-2.3",
      documentNamespace: "https://acme.example/sbom/1",
      packages: [
        {
          SPDXID: "SPDXRef-md5",
          externalRefs: [
            { referenceType: "cpe23Type", referenceLocator: "cpe:2.3:a:x" },
            { referenceType: "purl", referenceLocator: "pkg:npm/md5@2.3.0" }
          ]
        },
        { SPDXID: "SPDXRef-other" }
      ]
    })
    expect([second.kind, second.linkOf("pkg:npm/md5@2.3.0")]).toEqual([
      "SPDX 2.3",
      "https://acme.example/sbom/1#SPDXRef-md5"
    ])
    const third = read({
      "@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld",
      "@graph": [
        { type: "SpdxDocument", spdxId: "https://acme.example/sbom/2" },
        { type: "software_Package", spdxId: "urn:acme:md5", software_packageUrl: "pkg:npm/md5@2.3.0" }
      ]
    })
    expect([third.url, third.linkOf("pkg:npm/md5@2.3.0")]).toEqual(["https://acme.example/sbom/2", "urn:acme:md5"])
  })

  it.each([
    ["nothing", "", "no valid SBOM: $ is not JSON (line 1, column 1)"],
    ["a list", "[]", "no valid SBOM: $ must be CycloneDX or SPDX"],
    ["another document", '{"runs":[]}', "no valid SBOM: $ must be CycloneDX or SPDX"],
    [
      "CycloneDX without a serial number",
      '{"bomFormat":"CycloneDX","specVersion":"1.6"}',
      "no valid SBOM: $.serialNumber must be a UUID, or nothing can be linked to it"
    ],
    ["SPDX without a namespace", '{"spdxVersion":"SPDX-2.3"}', "no valid SBOM: $.documentNamespace must be an address"],
    [
      "SPDX whose namespace is none",
      '{"spdxVersion":"SPDX-2.3","documentNamespace":"a b\\u0000"}',
      "no valid SBOM: $.documentNamespace must be an address"
    ],
    ["SPDX 3 without a document", '{"@graph":[]}', "no valid SBOM: $.@graph must hold an SpdxDocument"],
    ["what is nested without end", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`, /^no valid SBOM: \$ .*nest/]
  ])("is refused with a reason: %s", (_, text, message) => {
    if (typeof message === "string") expect(messageOf(text)).toBe(message)
    else expect(messageOf(text)).toMatch(message)
  })

  it("may hold anything in the place of a component", () => {
    for (const components of [
      null,
      7,
      "x",
      {},
      [null, 1, [], { purl: 1, "bom-ref": 2 }, { purl: "pkg:%", "bom-ref": "%" }]
    ])
      expect(read({ ...cycloneDx, components }).linkOf("pkg:npm/md5@2.3.0")).toBeUndefined()
  })
})

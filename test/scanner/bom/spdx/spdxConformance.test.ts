import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { describe, expect, it } from "vitest"
import { toSpdx } from "../../../../scanner/bom/spdx/spdx.ts"
import { assess } from "../../../../scanner/classify/assess.ts"
import { policies } from "../../../../scanner/classify/policies.ts"
import type { ScanReport } from "../../../../scanner/model/ScanReport.ts"
import { toInventory } from "../../../../scanner/model/toInventory.ts"
import { finding, library, place, report } from "../findings.ts"
import { keyFindings } from "../keyFindings.ts"

type Json = ReturnType<typeof JSON.parse>

const documentOf = (scan: ScanReport): Json => {
  const inventory = toInventory(scan)
  const assessment = assess(inventory, { on: "2026-11-21", policies: Object.values(policies) })
  const document = toSpdx(inventory, assessment, {
    component: { name: "acme/widget", version: "1", purl: "pkg:github/acme/widget@1?a=b#c", type: "library" },
    git: { url: "https://github.com/acme/widget", commit: "0123456789abcdef0123456789abcdef01234567" },
    timestamp: "2026-08-01T10:00:00.5Z",
    serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
    tool: { name: "ciphermap", version: "0.1.0" }
  })
  return JSON.parse(JSON.stringify(document))
}

const tiny = report(
  [
    finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }),
    finding("hash", { name: "MD5" }, { place: place(2), path: "src/päth with #.java", scope: "test" }),
    finding("hash", { name: "SHA-256" }, { place: place(3), packages: ["pkg:npm/node-forge@1.3.1"] }),
    finding("protocol", { name: "TLS", version: "1.3", suite: "TLS_AES_128_GCM_SHA256" }, { place: place(6) })
  ],
  { libraries: [library(), library({ purl: "pkg:npm/%40a/b", name: "@a/b", scope: "optional" })] }
)

const folder = process.env["CIPHERMAP_SPDX_DIR"]

const schemas = folder === undefined ? [] : readdirSync(folder).filter((name) => /schema.*\.json$/.test(name))

const documents: ReadonlyArray<readonly [string, () => Json]> = [
  ["a few findings", () => documentOf(tiny)],
  ["no finding", () => documentOf(report([]))],
  ["keys and certificates", () => documentOf(report(keyFindings))]
]

/** `CIPHERMAP_SPDX_DIR` holds `spdx-model.ttl`, `spdx-context.jsonld` and the JSON schema of SPDX 3.0.1. */
describe.runIf(folder !== undefined)("the official schema and shapes", () => {
  it.each(documents)("accept the document of %s", async (_, made) => {
    const { spdxShapes } = await import("./spdxShapes.ts")
    const document = made()
    expect(schemas.length).toBeGreaterThan(0)
    for (const name of schemas) {
      const ajv = new Ajv2020({ strict: false, formats: { "date-time": true } })
      const accepts = ajv.compile(JSON.parse(readFileSync(join(folder!, name), "utf8")))
      expect(accepts(document) ? [] : accepts.errors).toEqual([])
    }
    expect(await spdxShapes(folder!)(document)).toEqual([])
  })

  it.each<readonly [string, (graph: Json) => void]>([
    ["an unknown creator", (graph) => (graph[0].createdBy = ["urn:uuid:x#agent"])],
    ["a relationship to nothing", (graph) => (graph.find(({ to }: Json) => to).to = ["urn:uuid:x#nothing"])],
    ["the extension as a profile", (graph) => graph[1].profileConformance.push("extension")]
  ])("would refuse %s", { timeout: 120_000 }, async (_, spoil) => {
    const { spdxShapes } = await import("./spdxShapes.ts")
    const document = documentOf(tiny)
    spoil(document["@graph"])
    expect((await spdxShapes(folder!)(document))[0]).toBe("does not conform")
  })
})

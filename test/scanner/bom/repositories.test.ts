import { readFileSync, readdirSync } from "node:fs"
import { basename, delimiter, join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { beforeAll, describe, expect, it } from "vitest"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { serializeCycloneDx, toCycloneDx } from "../../../scanner/bom/cyclonedx/cyclonedx.ts"
import { spdxChunks } from "../../../scanner/bom/spdx/spdx.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Assessment } from "../../../scanner/model/Assessment.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { scanDirectory } from "../../../src/scanner.ts"
import { lintCycloneDx } from "./cyclonedx/lintCycloneDx.ts"
import { lintSpdx } from "./spdx/lintSpdx.ts"
import { cycloneDxErrors } from "../../support/cycloneDxErrors.ts"

/** Folders of real repositories, parted as in PATH; with `CIPHERMAP_SPDX_DIR` also by the official schema and shapes. */
const folders = process.env["CIPHERMAP_REPOSITORIES"]?.split(delimiter) ?? []
const officialSpdx = process.env["CIPHERMAP_SPDX_DIR"]

const HOUR = 3_600_000

const options: BomOptions = {
  component: { name: "repository" },
  timestamp: "2026-08-01T10:00:00Z",
  serialNumber: "3E671687-395B-41F5-A30F-A58921A69B79",
  tool: { name: "ciphermap", version: "0.1.0" }
}

describe.runIf(folders.length > 0)("the bills of materials of repositories", () => {
  describe.each(folders.map((folder) => [basename(folder), folder] as const))("of %s", (_, folder) => {
    let inventory: Inventory
    let assessment: Assessment

    beforeAll(async () => {
      inventory = toInventory(await scanDirectory(folder))
      assessment = assess(inventory, { on: "2026-11-21", policies: Object.values(policies) })
    }, HOUR)

    it.each(["1.6", "1.7"] as const)(
      "pass the strict schema of CycloneDX %s and the linter",
      { timeout: HOUR },
      async (specVersion, version) => {
        const text = serializeCycloneDx(toCycloneDx(inventory, { ...options, specVersion }, assessment))
        expect(await cycloneDxErrors(text, version)).toBeNull()
        const bom = JSON.parse(text)
        expect(bom.components.length).toBeGreaterThan(0)
        expect(lintCycloneDx(bom)).toEqual([])
      }
    )

    it("pass schemas, shapes and linter of SPDX 3.0.1", { timeout: HOUR }, async () => {
      const document = JSON.parse([...spdxChunks(inventory, assessment, options)].join(""))
      expect(document["@graph"].length).toBeGreaterThan(0)
      expect(lintSpdx(document)).toEqual([])
      if (officialSpdx === undefined) return
      for (const name of readdirSync(officialSpdx).filter((one) => /schema.*\.json$/.test(one))) {
        const ajv = new Ajv2020({ strict: false, formats: { "date-time": true } })
        const accepts = ajv.compile(JSON.parse(readFileSync(join(officialSpdx, name), "utf8")))
        expect(accepts(document) ? [] : accepts.errors).toEqual([])
      }
      const { spdxShapes } = await import("./spdx/spdxShapes.ts")
      expect(await spdxShapes(officialSpdx)(document)).toEqual([])
    })
  })
})

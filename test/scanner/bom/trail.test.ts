import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { documentRenderers } from "../../../scanner/documentRenderers.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { lineChunks } from "../../../scanner/bom/lines.ts"
import { readCycloneDx } from "../../../scanner/bom/cyclonedx/read/readCycloneDx.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import type { SarifLog } from "../../../scanner/bom/sarif/SarifLog.ts"
import { options } from "./assessments.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { scanFiles } from "../../support/scanFiles.ts"

const program = {
  "app/use; of.py":
    "import hashlib\nfrom names import OLD\n\ndef digest(kind):\n    return hashlib.new(kind)\n\ndigest(OLD)\n",
  "names.py": 'OLD = "md5"\n'
}

const judged = Effect.gen(function* () {
  const inventory = toInventory(yield* scanFiles(program))
  return { inventory, assessment: assess(inventory, { on: "2026-11-28", policies: [] }), options }
}).pipe(Effect.provide(scannerOnce))

const steps = [
  ["caller", "kind", "app/use; of.py", 7],
  ["definition", "OLD", "names.py", 1]
]

describe("the trail of a value", () => {
  it.live("is in the inventory, and in what is read back from its CycloneDX document", () =>
    Effect.gen(function* () {
      const assessed = yield* judged
      const document = yield* Effect.promise(() => documentRenderers.cyclonedx(assessed))
      for (const { assets } of [assessed.inventory, readCycloneDx([...document].join("")).inventory]) {
        const [md5] = assets.filter(({ name }) => name === "MD5")
        const trail = md5!.occurrences.find(({ role }) => role === "use")?.trail ?? []
        expect(trail.map(({ role, symbol, path, place }) => [role, symbol, path, place.line])).toEqual(steps)
      }
    })
  )

  it.live("is a code flow of SARIF, from where the value stands to where it is used", () =>
    Effect.gen(function* () {
      const assessed = yield* judged
      const sarif = yield* Effect.promise(() => documentRenderers.sarif(assessed))
      const { runs } = JSON.parse([...sarif].join("")) as SarifLog
      const flow = runs[0]!.results.flatMap(({ codeFlows = [] }) => codeFlows)[0]!.threadFlows[0]!.locations
      const told = flow.map(({ location: { message, physicalLocation } }) => [
        message.text,
        physicalLocation.artifactLocation.uri,
        physicalLocation.region.startLine
      ])
      expect(told).toEqual([
        ["defined OLD", "names.py", 1],
        ["passed by kind", "app/use%3B%20of.py", 7],
        ["used: MD5", "app/use%3B%20of.py", 5]
      ])
    })
  )

  it.live("is under its finding in lines and in the report", () =>
    Effect.gen(function* () {
      const assessed = yield* judged
      const lines = [...lineChunks(assessed.assessment)].join("").split("\n")
      expect(lines.slice(5, 7)).toEqual(["app/use; of.py:7:1: note: passed by kind", "names.py:1:1: note: defined OLD"])
      const html = [...(yield* Effect.promise(() => documentRenderers.html(assessed)))].join("")
      expect(html).toMatch(/<summary>From<\/summary>[^]*defined OLD[^]*names\.py/)
      expect(html).toContain(
        '<pre class="code"><span class="number">5</span>return hashlib.<mark>new(kind)</mark></pre>'
      )
      expect(html).toMatch(/High confidence: algorithm resolved through \d steps/)
    })
  )
})

import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { serializeCycloneDx, toCycloneDx } from "../../../../scanner/bom/cyclonedx/cyclonedx.ts"
import { readCycloneDx } from "../../../../scanner/bom/cyclonedx/read/readCycloneDx.ts"
import { readInventory } from "../../../../scanner/bom/read/readScan.ts"
import { inventoryJsonChunks, reportJsonChunks } from "../../../../scanner/bom/scanJson.ts"
import { assess } from "../../../../scanner/classify/assess.ts"
import { toInventory } from "../../../../scanner/model/toInventory.ts"
import { withoutCode } from "../../../../scanner/model/withoutCode.ts"
import { finding, library, place, report, variety } from "../findings.ts"
import { keyFindings } from "../keyFindings.ts"

const options = {
  component: { name: "example", version: "1" },
  statedBy: "an uploaded CycloneDX 1.6 document of CBOMkit 2.0.1",
  timestamp: "2026-11-21T12:00:00Z",
  serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
  tool: { name: "ciphermap", version: "0.1.0" }
}

const textOf = (chunks: Iterable<string>): string => [...chunks].join("")

/** Every kind of asset, keys and libraries, as a bill of materials gives them. */
const read = readCycloneDx(
  serializeCycloneDx(
    toCycloneDx(
      toInventory(
        report([...variety, ...keyFindings], {
          libraries: [library()],
          suppressions: [{ path: "a.java", line: 1, rules: ["*"], reason: "a reason" }]
        })
      ),
      options
    )
  )
).inventory

describe("an inventory that was written as JSON", () => {
  it("is read as it was, and assessed as it was", () => {
    const assessment = assess(read, { on: "2026-11-21", policies: [] })
    const { source, inventory } = Result.getOrThrow(
      readInventory(textOf(inventoryJsonChunks(read, assessment, options)))
    )
    expect(inventory).toEqual(JSON.parse(JSON.stringify(read)))
    expect(source).toEqual({ ...options, serialNumber: undefined })
    const again = assess(inventory, { on: "2026-11-21", policies: [] })
    expect([again.score, again.weaknesses.map(({ id }) => id)]).toEqual([
      assessment.score,
      assessment.weaknesses.map(({ id }) => id)
    ])
  })

  it("may be that of a scan, without lines of code and without an assessment", () => {
    const code = { text: "MessageDigest.getInstance(…)", start: 0, end: 5 }
    const scanned = report([
      finding("hash", { name: "MD5" }, { code, evidence: [{ role: "constant", symbol: "A", place: place(9), code }] })
    ])
    const text = textOf(reportJsonChunks(withoutCode(scanned), options))
    expect(text).not.toContain("getInstance")
    const { inventory } = Result.getOrThrow(readInventory(text))
    const ids = (of: typeof inventory) => assess(of, { on: "2026-11-21", policies: [] }).weaknesses.map(({ id }) => id)
    expect(ids(inventory)).toEqual(ids(toInventory(scanned)))
  })

  it("is refused where a part of it is none", () => {
    const text = textOf(inventoryJsonChunks(read, assess(read, { on: "2026-11-21", policies: [] }), options))
    expect(Result.isFailure(readInventory(text.replace('"type":"algorithm"', '"type":"rhythm"')))).toBe(true)
    expect(Result.isFailure(readInventory("[]"))).toBe(true)
  })
})

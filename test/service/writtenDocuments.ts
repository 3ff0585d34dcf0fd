import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { htmlChunks } from "../../scanner/report/html.ts"
import { sarifChunks, toSarif } from "../../scanner/bom/sarif/sarif.ts"
import { scanJsonChunks } from "../../scanner/bom/scanJson.ts"
import { assess } from "../../scanner/classify/assess.ts"
import type { Finding } from "../../scanner/model/Finding.ts"
import { toInventory } from "../../scanner/model/toInventory.ts"
import { report } from "../scanner/bom/findings.ts"

const options: BomOptions = {
  component: { name: "example/project", version: "1.0.0" },
  git: { url: "https://github.com/example/project", commit: "a".repeat(40) },
  timestamp: "2026-11-21T12:00:00Z",
  serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
  tool: { name: "ciphermap", version: "0.1.0" }
}

const bytesOf = (chunks: Iterable<string>): Buffer => Buffer.from([...chunks].join(""))

/** What the end of a scan that found this writes beside its bills of materials. */
export const writtenDocuments = (findings: ReadonlyArray<Finding>) => {
  const scan = report(findings)
  const inventory = toInventory(scan)
  const assessment = assess(inventory, { on: "2026-11-21", policies: [] })
  return {
    sarif: bytesOf(sarifChunks(toSarif(assessment, options))),
    html: bytesOf(htmlChunks(inventory, assessment, options)),
    scan: bytesOf(scanJsonChunks(scan, assessment, options))
  }
}

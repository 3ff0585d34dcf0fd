import type { Assessment } from "../model/Assessment.ts"
import type { Inventory } from "../model/Inventory.ts"
import type { ScanReport } from "../model/ScanReport.ts"
import type { BomOptions } from "./BomOptions.ts"
import { jsonChunks } from "./jsonChunks.ts"

/** An assessment with its verdicts by asset id. */
const assessmentJson = ({ verdicts, ...assessment }: Assessment): object => ({
  ...assessment,
  verdicts: Object.fromEntries(verdicts)
})

const sourceOf = ({ component, git, timestamp, tool }: BomOptions): object => ({
  component,
  ...(git !== undefined && { git }),
  timestamp,
  tool
})

/** A whole scan as JSON in pieces: what was scanned, the report, and what it means. `readScan` reads it. */
export function* scanJsonChunks(
  report: ScanReport,
  assessment: Assessment,
  options: BomOptions
): Generator<string, void> {
  yield* jsonChunks({ source: sourceOf(options), ...report, assessment: assessmentJson(assessment) })
  yield "\n"
}

/** An inventory that comes from a bill of materials, and what it means, as JSON in pieces. */
export function* inventoryJsonChunks(
  inventory: Inventory,
  assessment: Assessment,
  options: BomOptions
): Generator<string, void> {
  yield* jsonChunks({ source: sourceOf(options), ...inventory, assessment: assessmentJson(assessment) })
  yield "\n"
}

import type { Assessment, Weakness, WeakPlace } from "../model/Assessment.ts"
import type { Inventory } from "../model/Inventory.ts"
import type { ScanReport } from "../model/ScanReport.ts"
import type { BomOptions } from "./BomOptions.ts"
import { jsonLines } from "./jsonLines.ts"

/** The rest of its rule is listed once among the rules, and the verdicts on its asset once among the verdicts. */
const placeJson = (one: WeakPlace): object => ({
  ...one,
  references: undefined,
  policies: one.policies.map(({ policy }) => policy)
})

const weaknessJson = (weakness: Weakness): object => ({
  ...placeJson(weakness),
  ...(weakness.others !== undefined && { others: weakness.others.map(placeJson) })
})

function* written(weaknesses: ReadonlyArray<Weakness>): Generator<object, void> {
  for (const one of weaknesses) yield weaknessJson(one)
}

const assessmentJson = (assessment: Assessment): object => ({
  ...assessment,
  weaknesses: written(assessment.weaknesses)
})

const sourceOf = ({ component, git, since, statedBy, timestamp, tool }: BomOptions): object => ({
  component,
  ...(git !== undefined && { git }),
  ...(since !== undefined && { since }),
  ...(statedBy !== undefined && { statedBy }),
  timestamp,
  tool
})

/** A whole scan as JSON in pieces: what was scanned, the report, and what it means. `readScan` reads it. */
export function* scanJsonChunks(
  report: ScanReport,
  assessment: Assessment,
  options: BomOptions
): Generator<string, void> {
  yield* jsonLines({ source: sourceOf(options), ...report, assessment: assessmentJson(assessment) })
  yield "\n"
}

/** A scan as JSON in pieces without what it means, which its reader works out. */
export function* reportJsonChunks(report: ScanReport, options: BomOptions): Generator<string, void> {
  yield* jsonLines({ source: sourceOf(options), ...report })
  yield "\n"
}

/** An inventory that comes from a bill of materials, and what it means, as JSON in pieces. */
export function* inventoryJsonChunks(
  inventory: Inventory,
  assessment: Assessment,
  options: BomOptions
): Generator<string, void> {
  yield* jsonLines({ source: sourceOf(options), ...inventory, assessment: assessmentJson(assessment) })
  yield "\n"
}

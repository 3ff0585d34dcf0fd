import * as Effect from "effect/Effect"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import type { Judging } from "../../cli/judging.ts"
import type { Judged } from "../../../scanner/AssessedInventory.ts"
import { type AllowedTarget, targetIdentity } from "../node/allowedTarget.ts"
import type { Session } from "../Session.ts"

/** Judges what was scanned. */
export const judgedScan = Effect.fnUntraced(function* (
  { paths }: Session["Service"],
  target: AllowedTarget,
  report: ScanReport,
  judging: Judging
) {
  const options = yield* targetIdentity(target, paths.roots)
  const { assess } = yield* Effect.promise(() => import("../../../scanner/classify/assess.ts"))
  const { toInventory } = yield* Effect.promise(() => import("../../../scanner/model/toInventory.ts"))
  const inventory = toInventory(report)
  const judged: Judged = { inventory, assessment: assess(inventory, judging), options, report }
  return judged
})

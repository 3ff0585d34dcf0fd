import * as Effect from "effect/Effect"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { assessedBy, type PolicyOptions } from "../../cli/policyFlags.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import { type AllowedTarget, targetIdentity } from "../node/allowedTarget.ts"
import type { Session } from "../Session.ts"

/** Assesses the inventory of a scan. */
export const assessScan = Effect.fnUntraced(function* (
  { paths }: Session["Service"],
  target: AllowedTarget,
  report: ScanReport,
  policyOptions: PolicyOptions
) {
  const options = yield* targetIdentity(target, paths.roots)
  const { toInventory } = yield* Effect.promise(() => import("../../../scanner/model/toInventory.ts"))
  const inventory = toInventory(report)
  const assessment = yield* Effect.promise(() => assessedBy(inventory, policyOptions))
  const { policies } = policyOptions
  const assessed: AssessedInventory = { inventory, assessment, options, report, policies }
  return assessed
})

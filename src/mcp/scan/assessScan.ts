import * as Effect from "effect/Effect"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { assessedBy, checkBaseline, type PolicyOptions } from "../../cli/policyFlags.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import { type AllowedTarget, targetIdentity } from "../node/allowedTarget.ts"
import type { Session } from "../Session.ts"

/** The baseline of a project is of all of it, and does not fit a folder of it that is scanned alone. */
const withoutBaseline = ({ on, policies, severities }: PolicyOptions): PolicyOptions => ({
  on,
  policies,
  ...(severities !== undefined && { severities })
})

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
  const applicable = yield* checkBaseline(policyOptions, options).pipe(
    Effect.as(policyOptions),
    Effect.orElseSucceed(() => withoutBaseline(policyOptions))
  )
  const assessment = yield* Effect.promise(() => assessedBy(inventory, applicable))
  const { policies } = policyOptions
  const assessed: AssessedInventory = { inventory, assessment, options, report, policies }
  return assessed
})

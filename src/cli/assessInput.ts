import * as Effect from "effect/Effect"
import type { Input } from "./readInput.ts"
import type { PolicyOptions } from "./policyFlags.ts"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"

/** Assesses the inventory of a file. */
export const assessInput = Effect.fnUntraced(function* (
  { inventory, options, report }: Input,
  policyOptions: PolicyOptions
) {
  const { assess } = yield* Effect.promise(() => import("../../scanner/classify/assess.ts"))
  const result: AssessedInventory = {
    inventory,
    options,
    assessment: assess(inventory, policyOptions),
    ...(report !== undefined && { report })
  }
  return result
})

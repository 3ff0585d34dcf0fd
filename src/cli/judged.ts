import * as Effect from "effect/Effect"
import type { Input } from "./inputs.ts"
import type { Judging } from "./judging.ts"
import type { Judged } from "../../scanner/AssessedInventory.ts"

/** Judges what a file holds. */
export const judged = Effect.fnUntraced(function* ({ inventory, options, report }: Input, judging: Judging) {
  const { assess } = yield* Effect.promise(() => import("../../scanner/classify/assess.ts"))
  const result: Judged = {
    inventory,
    options,
    assessment: assess(inventory, judging),
    ...(report !== undefined && { report })
  }
  return result
})

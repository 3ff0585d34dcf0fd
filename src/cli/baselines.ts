import * as Effect from "effect/Effect"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import type { Baseline } from "../../scanner/classify/Baseline.ts"
import type { Weakness } from "../../scanner/model/Assessment.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import type { PolicyOptions } from "./policyFlags.ts"

/** What a component is called whatever its version: its package URL, or its name. */
const componentKey = ({ component: { purl, name } }: BomOptions): string => purl?.replace(/@[^?#]*/, "") ?? name

/** A baseline of another repository would hide what it knows nothing of. */
export const checkBaseline = ({ baseline }: PolicyOptions, options: BomOptions): Effect.Effect<void, CommandFailed> => {
  const scanned = componentKey(options)
  return baseline === undefined || baseline.component === scanned
    ? Effect.void
    : Effect.fail(
        CommandFailed.failure(`${baseline.file}: $.component is ${baseline.component}, and this is ${scanned}`)
      )
}

/** All weaknesses but those that comments suppress; reasons are kept. */
export const toBaseline = (weaknesses: ReadonlyArray<Weakness>, options: BomOptions): Baseline => ({
  version: 1,
  component: componentKey(options),
  weaknesses: weaknesses
    .filter(({ suppressed }) => suppressed?.by !== "comment")
    .map(({ id, rule, location: { path }, suppressed }) => ({
      id,
      rule,
      path,
      ...(suppressed?.reason !== undefined && { reason: suppressed.reason })
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : a.id < b.id ? -1 : 1))
})

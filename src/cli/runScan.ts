import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Severity } from "../../scanner/model/Assessment.ts"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import { bomIdentity } from "../node/bomIdentity.ts"
import { scanTarget } from "../node/scanTarget.ts"
import { checkBaseline, toBaseline } from "./baselines.ts"
import { severityGate } from "./gates.ts"
import { type PolicyFlagValues, policyOptionsOf } from "./policyFlags.ts"
import { assessTarget, type ScanOptions, targetErrors } from "./assessTarget.ts"
import { writeAssessed, writeText, type OutputFlagValues } from "./output.ts"

export interface ScanArguments extends PolicyFlagValues, OutputFlagValues {
  readonly paths: ReadonlyArray<string>
  readonly scanOptions: ScanOptions
  readonly failOn: Option.Option<Severity>
  readonly writeBaseline: Option.Option<string>
}

/** Scans folders and files, assesses and writes the inventory, and fails where a gate demands it. */
export const runScan = Effect.fnUntraced(function* (flags: ScanArguments) {
  const policyOptions = yield* policyOptionsOf(flags)
  const target = yield* scanTarget(flags.paths).pipe(Effect.catchTags(targetErrors))
  const identity = bomIdentity(target.root)
  const scanned = yield* assessTarget(target, flags.scanOptions, policyOptions)
  const options = yield* Effect.promise(() => identity)
  yield* checkBaseline(policyOptions, options)
  const assessed: AssessedInventory = { ...scanned, options }
  yield* writeAssessed(assessed, flags)
  const { weaknesses } = assessed.assessment
  if (Option.isSome(flags.writeBaseline)) {
    const baseline = toBaseline(weaknesses, options)
    yield* writeText([`${JSON.stringify(baseline, null, 2)}\n`], flags.writeBaseline.value)
  }
  yield* severityGate(weaknesses, flags.failOn, "findings")
})

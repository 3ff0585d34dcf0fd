import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Severity } from "../../scanner/model/Assessment.ts"
import type { Judged } from "../../scanner/AssessedInventory.ts"
import { bomIdentity } from "../node/bomIdentity.ts"
import { scanTarget } from "../node/scanTarget.ts"
import { checkBaseline, toBaseline } from "./baselines.ts"
import { severityGate } from "./gates.ts"
import { type JudgingArguments, judgingOf } from "./judging.ts"
import { judgedScan, type ScanWishes, targetErrors } from "./scanning.ts"
import { writeJudged, writeText, type WritingArguments } from "./writing.ts"

export interface ScanArguments extends JudgingArguments, WritingArguments {
  readonly paths: ReadonlyArray<string>
  readonly wishes: ScanWishes
  readonly failOn: Option.Option<Severity>
  readonly writeBaseline: Option.Option<string>
}

/** Scans folders and files, judges what is in them, writes it, and fails where a gate says so. */
export const runScan = Effect.fnUntraced(function* (flags: ScanArguments) {
  const judging = yield* judgingOf(flags)
  const target = yield* scanTarget(flags.paths).pipe(Effect.catchTags(targetErrors))
  const identity = bomIdentity(target.root)
  const scanned = yield* judgedScan(target, flags.wishes, judging)
  const options = yield* Effect.promise(() => identity)
  yield* checkBaseline(judging, options)
  const judged: Judged = { ...scanned, options }
  yield* writeJudged(judged, flags)
  const { weaknesses } = judged.assessment
  if (Option.isSome(flags.writeBaseline)) {
    const baseline = toBaseline(weaknesses, options)
    yield* writeText([`${JSON.stringify(baseline, null, 2)}\n`], flags.writeBaseline.value)
  }
  yield* severityGate(weaknesses, flags.failOn, "findings")
})

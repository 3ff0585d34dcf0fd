import * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import * as Result from "effect/Result"
import { compareInventories } from "../../../scanner/classify/compareInventories.ts"
import type { Severity } from "../../../scanner/model/Assessment.ts"
import { isOpen } from "../../../scanner/model/isOpen.ts"
import type { Judged } from "../../../scanner/AssessedInventory.ts"
import { bomIdentity } from "../../node/bomIdentity.ts"
import { appeared } from "../appeared.ts"
import { checkBaseline } from "../baselines.ts"
import { counted } from "../columns.ts"
import { severityGate } from "../gates.ts"
import { type JudgingArguments, judgingOf } from "../judging.ts"
import { judgedScan, type ScanWishes } from "../scanning.ts"
import { annotations } from "./annotation.ts"
import { baseOf, eventAt, repositoryTarget, scanBase } from "./base.ts"
import { type GitHubEnvironment, gitHubEnvironment, lineAddress, runAddress } from "./GitHubEnvironment.ts"
import { outputLines, writeDocuments } from "./outputs.ts"
import { append, say, tellPullRequest } from "./telling.ts"
import { type Comparison, summaryText } from "./texts.ts"

export interface ActionArguments extends JudgingArguments {
  readonly path: string
  readonly folder: string
  readonly base: Option.Option<string>
  readonly comment: boolean
  readonly failOn: Option.Option<Severity>
}

const scanned = Effect.fnUntraced(function* (
  flags: ActionArguments,
  wishes: ScanWishes,
  environment: GitHubEnvironment
) {
  const judging = yield* judgingOf(flags)
  const event = yield* eventAt(environment.eventPath)
  const target = yield* repositoryTarget(flags.path)
  const base = yield* baseOf(target, event, flags.base)
  const options = yield* Effect.promise(() => bomIdentity(target.root))
  yield* checkBaseline(judging, options)
  const judged: Judged = { ...(yield* judgedScan(target, wishes, judging)), options }
  if (base === undefined) return { event, judged, comparison: undefined }
  const diff = compareInventories(yield* scanBase(base, target, wishes, judging), judged)
  const comparison: Comparison = {
    diff,
    base: base.commit,
    folder: target.only.join(),
    runAddress: runAddress(environment),
    addressOf: lineAddress(environment, event.pullRequest?.head ?? environment.sha)
  }
  return { event, judged, comparison }
})

/** Scans a checkout once, tells what a workflow can show, and fails where a gate says so: on new findings if it compares. */
export const runGitHubAction = Effect.fnUntraced(function* (flags: ActionArguments, wishes: ScanWishes) {
  const environment = yield* gitHubEnvironment
  const { event, judged, comparison } = yield* scanned(flags, wishes, environment)
  const files = yield* writeDocuments(judged, flags.folder)
  const findings = comparison === undefined ? judged.assessment.weaknesses.filter(isOpen) : appeared(comparison.diff)
  const what = comparison === undefined ? "finding" : "new finding"
  yield* say([...annotations(findings), `${counted(findings.length, what)}\n`])
  const gate = severityGate(findings, flags.failOn, `${what}s`)
  const refused = Result.match(yield* Effect.result(gate), {
    onSuccess: () => undefined,
    onFailure: ({ message }) => message
  })
  yield* append(environment.summaryFile, summaryText(judged, comparison, refused))
  yield* append(environment.outputFile, outputLines(judged, files, comparison && findings.length))
  if (comparison !== undefined && flags.comment) yield* tellPullRequest(environment, event, comparison, refused)
  yield* gate
})

import * as Effect from "effect/Effect"
import type * as Option from "effect/Option"
import * as Result from "effect/Result"
import { compareInventories } from "../../../scanner/classify/compareInventories.ts"
import type { Severity } from "../../../scanner/model/Assessment.ts"
import { isOpen } from "../../../scanner/model/isOpen.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import { bomIdentity } from "../../node/bomIdentity.ts"
import { newOrWorseFindings } from "../newOrWorseFindings.ts"
import { checkBaseline } from "../baselines.ts"
import { counted } from "../columns.ts"
import { severityGate } from "../gates.ts"
import { type PolicyFlagValues, policyOptionsOf } from "../policyFlags.ts"
import { assessTarget, type ScanOptions } from "../assessTarget.ts"
import { annotations } from "./annotation.ts"
import { baseOf, eventAt, repositoryTarget, scanBase } from "./base.ts"
import { type GitHubEnvironment, gitHubEnvironment, lineAddress, runAddress } from "./GitHubEnvironment.ts"
import { outputLines, writeDocuments } from "./outputs.ts"
import { append, logLines, commentOnPullRequest } from "./commentOnPullRequest.ts"
import { type Comparison, summaryText } from "./texts.ts"

export interface ActionArguments extends PolicyFlagValues {
  readonly path: string
  readonly folder: string
  readonly base: Option.Option<string>
  readonly comment: boolean
  readonly failOn: Option.Option<Severity>
}

const scanned = Effect.fnUntraced(function* (
  flags: ActionArguments,
  scanOptions: ScanOptions,
  environment: GitHubEnvironment
) {
  const policyOptions = yield* policyOptionsOf(flags)
  const event = yield* eventAt(environment.eventPath)
  const target = yield* repositoryTarget(flags.path)
  const base = yield* baseOf(target, event, flags.base)
  const options = yield* Effect.promise(() => bomIdentity(target.root))
  yield* checkBaseline(policyOptions, options)
  const assessed: AssessedInventory = { ...(yield* assessTarget(target, scanOptions, policyOptions)), options }
  if (base === undefined) return { event, assessed, comparison: undefined }
  const diff = compareInventories(yield* scanBase(base, target, scanOptions, policyOptions), assessed)
  const comparison: Comparison = {
    diff,
    base: base.commit,
    folder: target.only.join(),
    runAddress: runAddress(environment),
    addressOf: lineAddress(environment, event.pullRequest?.head ?? environment.sha)
  }
  return { event, assessed, comparison }
})

/** Scans a checkout once, tells what a workflow can show, and fails where a gate says so: on new findings if it compares. */
export const runGitHubAction = Effect.fnUntraced(function* (flags: ActionArguments, scanOptions: ScanOptions) {
  const environment = yield* gitHubEnvironment
  const { event, assessed, comparison } = yield* scanned(flags, scanOptions, environment)
  const files = yield* writeDocuments(assessed, flags.folder)
  const findings =
    comparison === undefined ? assessed.assessment.weaknesses.filter(isOpen) : newOrWorseFindings(comparison.diff)
  const what = comparison === undefined ? "finding" : "new finding"
  yield* logLines([...annotations(findings), `${counted(findings.length, what)}\n`])
  const gate = severityGate(findings, flags.failOn, `${what}s`)
  const refused = Result.match(yield* Effect.result(gate), {
    onSuccess: () => undefined,
    onFailure: ({ message }) => message
  })
  yield* append(environment.summaryFile, summaryText(assessed, comparison, refused))
  yield* append(environment.outputFile, outputLines(assessed, files, comparison && findings.length))
  if (comparison !== undefined && flags.comment) yield* commentOnPullRequest(environment, event, comparison, refused)
  yield* gate
})

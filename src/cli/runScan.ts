import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Severity } from "../../scanner/model/Assessment.ts"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"
import { bomIdentity } from "../platform/bomIdentity.ts"
import { isTerminal, writeError } from "../platform/output.ts"
import { type FolderScan, scanFolder } from "../platform/scanFolder.ts"
import { scannerWorkers } from "../platform/scannerLayers.ts"
import { checkBaseline, toBaseline } from "./baselines.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { exitCodes } from "./exitCodes.ts"
import { severityGate } from "./gates.ts"
import { type JudgingArguments, judgingOf } from "./judging.ts"
import type { Judged } from "../documents/Judged.ts"
import { type Progress, progressBar } from "./progressBar.ts"
import { writeJudged, writeText, type WritingArguments } from "./writing.ts"

export interface ScanArguments extends JudgingArguments, WritingArguments {
  readonly directory: string
  readonly workers: number | undefined
  readonly wishes: FolderScan
  readonly failOn: Option.Option<Severity>
  readonly writeBaseline: Option.Option<string>
}

const failed = (message: string): Effect.Effect<never, CommandFailed> => Effect.fail(CommandFailed.failure(message))

const whyNothing = (directory: string, { skipped }: ScanReport): string => {
  if (skipped.length === 0) return `${directory} holds no file of a language Ciphermap knows`
  const reasons = [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, all]) => `${reason} ${all.length}`)
  return `every file of ${directory} is left out (${reasons.toSorted().join(", ")})`
}

/** Scans with a progress bar while a terminal watches. */
const scanned = Effect.fnUntraced(function* ({ directory, workers, wishes }: ScanArguments) {
  let progress: Progress | undefined
  const showsProgress = isTerminal("stderr")
  const report = yield* scanFolder(directory, {
    ...wishes,
    onListed: (files) => {
      if (showsProgress) progress = progressBar(writeError, files)
    },
    onFile: () => progress?.advance()
  }).pipe(
    Effect.provide(scannerWorkers(workers)),
    Effect.ensuring(Effect.sync(() => progress?.clear())),
    Effect.catchTags({
      ScanRootMissing: ({ path }) => failed(`${path} does not exist`),
      ScanRootNotFolder: ({ path }) => failed(`${path} is not a folder; give the folder that holds it`),
      ScanRootUnreadable: ({ path, code }) => failed(`${path} cannot be read (${code})`),
      ScannerError: ({ reason }) => failed(`the scanner cannot work: ${reason._tag}`)
    })
  )
  if (report.filesScanned > 0) return report
  return yield* new CommandFailed({
    message: `nothing to scan: ${whyNothing(directory, report)}`,
    exitCode: exitCodes.nothingToScan
  })
})

/** What judging needs is loaded, and git asked, while the scan runs. */
const loading = (directory: string) => ({
  judges: Promise.all([import("../../scanner/classify/assess.ts"), import("../../scanner/model/toInventory.ts")]),
  identity: bomIdentity(directory)
})

/** Scans a folder, judges what is in it, writes it, and fails where a gate says so. */
export const runScan = Effect.fnUntraced(function* (flags: ScanArguments) {
  const judging = yield* judgingOf(flags)
  const { judges, identity } = loading(flags.directory)
  const report = yield* scanned(flags)
  const options = yield* Effect.promise(() => identity)
  yield* checkBaseline(judging, options)
  const [{ assess }, { toInventory }] = yield* Effect.promise(() => judges)
  const inventory = toInventory(report)
  const assessment = assess(inventory, judging)
  const judged: Judged = { inventory, assessment, options, report }
  yield* writeJudged(judged, flags)
  if (Option.isSome(flags.writeBaseline)) {
    const baseline = toBaseline(assessment.weaknesses, options)
    yield* writeText([`${JSON.stringify(baseline, null, 2)}\n`], flags.writeBaseline.value)
  }
  yield* severityGate(assessment.weaknesses, flags.failOn, "findings")
})

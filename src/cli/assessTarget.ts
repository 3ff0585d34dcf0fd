import * as Effect from "effect/Effect"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"
import { provideScanner } from "../node/CommandScanner.ts"
import { isCacheFilled, projectCache } from "../node/memory/MemoryFolder.ts"
import { type FolderScan, scanFolder } from "../node/scanFolder.ts"
import type { ScanTarget } from "../node/scanTarget.ts"
import { isTerminal, StandardStreams } from "../node/StandardStreams.ts"
import { CommandFailed, exitCodes } from "../domain/CommandFailed.ts"
import type { PolicyOptions } from "./policyFlags.ts"

/** How a target is scanned. */
export interface ScanOptions {
  /** Where scans leave what the next one need not do again: a folder, that of the project, or nowhere. */
  readonly cache?: { readonly folder: string } | "project" | undefined
  readonly workers: number | undefined
  readonly folder: FolderScan
  /** Whether a target without scannable files has an empty inventory instead of failing. */
  readonly allowEmpty: boolean
}

const failed = (message: string): Effect.Effect<never, CommandFailed> => Effect.fail(CommandFailed.failure(message))

/** Says in a sentence why a target cannot be scanned. */
export const targetErrors = {
  ScanRootMissing: ({ path }: { readonly path: string }) => failed(`${path} does not exist`),
  ScanRootNotFolder: ({ path }: { readonly path: string }) => failed(`${path} is neither a file nor a folder`),
  ScanPathOutside: ({ path }: { readonly path: string }) =>
    failed(`${path} is not in the current folder; change to a folder that holds it, or give one folder alone`),
  ScanRootUnreadable: ({ path, code }: { readonly path: string; readonly code: string }) =>
    failed(`${path} cannot be read (${code})`)
}

const whyNothing = ({ root, only }: ScanTarget, { skipped }: ScanReport): string => {
  if (skipped.length === 0)
    return only === undefined
      ? `${root} holds no file of a language Ciphermap knows`
      : "none of the given paths is, or holds, a file of a language Ciphermap knows"
  const reasons = [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, all]) => `${reason} ${all.length}`)
  const all = only === undefined ? `every file of ${root}` : "every given file"
  return `${all} is left out (${reasons.toSorted().join(", ")})`
}

const WIDTH = 28
const REDRAW_MILLIS = 80

interface Progress {
  readonly advance: () => void
  readonly clear: () => void
}

/** Draws a bar on a terminal; `total` files are 100 %. Redrawn at most a dozen times a second. */
const progressBar = (
  write: (text: string) => void,
  total: number,
  now: () => number = performance.now.bind(performance)
): Progress => {
  let done = 0
  let drawn = Number.NEGATIVE_INFINITY
  const draw = (): void => {
    const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH)
    write(`\r\u001b[K${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${done}/${total} files`)
  }
  return {
    advance: () => {
      done++
      if (now() - drawn < REDRAW_MILLIS && done < total) return
      drawn = now()
      draw()
    },
    clear: () => write("\r\u001b[K")
  }
}

const cacheOf = (root: string, cache: ScanOptions["cache"]): string | undefined =>
  cache === "project" ? projectCache(root) : cache?.folder

/** Scans with a progress bar while a terminal watches. */
const scanned = Effect.fnUntraced(function* ({ root, only }: ScanTarget, options: ScanOptions) {
  const { folder, workers } = options
  let progress: Progress | undefined
  const { stderr } = yield* StandardStreams
  const showsProgress = isTerminal(stderr)
  const cache = cacheOf(root, options.cache)
  let notCached: string | undefined
  const report = yield* scanFolder(root, {
    ...folder,
    only,
    cache,
    onNotCached: (why) => (notCached = why),
    onListed: (files) => {
      if (showsProgress) progress = progressBar((text) => stderr.write(text), files)
    },
    onFile: () => progress?.advance()
  }).pipe(
    provideScanner(workers, cache !== undefined && isCacheFilled(cache)),
    Effect.ensuring(Effect.sync(() => progress?.clear())),
    Effect.catchTags({
      ...targetErrors,
      ScannerError: ({ reason }) => failed(`the scanner cannot work: ${reason._tag}`)
    })
  )
  if (notCached !== undefined) stderr.write(`the next scan starts anew: nothing was kept in ${cache} (${notCached})\n`)
  return report
})

/** Scans a target; one without a file that can be scanned fails unless that is allowed. */
export const reportOf = Effect.fnUntraced(function* (target: ScanTarget, options: ScanOptions) {
  const report = yield* scanned(target, options)
  if (report.filesScanned === 0 && !options.allowEmpty) {
    return yield* new CommandFailed({
      message: `nothing to scan: ${whyNothing(target, report)}`,
      exitCode: exitCodes.nothingToScan
    })
  }
  return report
})

/** Scans a target and assesses its inventory. The modules for that are loaded while the scan runs. */
export const assessTarget = Effect.fnUntraced(function* (
  target: ScanTarget,
  options: ScanOptions,
  policyOptions: PolicyOptions
) {
  const assessmentModules = Promise.all([
    import("../../scanner/classify/assess.ts"),
    import("../../scanner/model/toInventory.ts")
  ])
  const report = yield* reportOf(target, options)
  const [{ assess }, { toInventory }] = yield* Effect.promise(() => assessmentModules)
  const inventory = toInventory(report)
  return { inventory, assessment: assess(inventory, policyOptions), report }
})

import * as Effect from "effect/Effect"
import { printable } from "../../scanner/model/printable.ts"
import type { Origin } from "../../scanner/model/Origin.ts"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"
import { provideScanner } from "../node/CommandScanner.ts"
import { isCacheFilled, projectCache } from "../node/memory/MemoryFolder.ts"
import { type DocumentOf, type FolderScan, type ScannedFolder, scanForDocument } from "../node/scanFolder.ts"
import type { ScanTarget } from "../node/scanTarget.ts"
import { isTerminal, lookVariable, StandardStreams } from "../node/StandardStreams.ts"
import { CommandFailed, exitCodes } from "../domain/CommandFailed.ts"
import { failureCauses, GIT_MISSING, type ScanFailure } from "../domain/FailureCause.ts"
import { assessedBy, type PolicyOptions } from "./policyFlags.ts"

/** A folder in which scans leave something. */
export interface Cache {
  readonly folder: string
  /** The folder that came with it, where a project names it: what others have put there is not believed. */
  readonly within?: string
}

/** How a target is scanned. */
export interface ScanOptions {
  /** Where scans leave what the next one need not do again: a folder, that of the project, or nowhere. */
  readonly cache?: Cache | "project" | undefined
  readonly workers: number | undefined
  readonly folder: FolderScan
  /** Whose cryptography is wanted. Default: everybody's. */
  readonly origins?: ReadonlyArray<Origin> | undefined
  /** Whether a target without scannable files has an empty inventory instead of failing. */
  readonly allowEmpty: boolean
  /** Whether no progress is shown, even on a terminal. */
  readonly quiet?: boolean
}

/** For what is compared with a version in git, of which neither archives nor installed packages are read. */
export const withoutArchives = (options: ScanOptions): ScanOptions => ({
  ...options,
  folder: { ...options.folder, archives: false, dependencies: undefined }
})

const failed = (message: string, advice?: string): Effect.Effect<never, CommandFailed> =>
  Effect.fail(CommandFailed.failure(message, advice))

/** Says in a sentence why a target cannot be scanned. */
export const targetErrors = {
  ScanRootMissing: ({ path }: { readonly path: string }) =>
    failed(`${path} does not exist`, "Paths start from the current folder; ciphermap scan alone scans all of it."),
  ScanRootNotFolder: ({ path }: { readonly path: string }) => failed(`${path} is neither a file nor a folder`),
  ScanPathOutside: ({ path }: { readonly path: string }) =>
    failed(
      `${path} is not in the current folder`,
      "Change to a folder that holds it, or give one folder or file alone."
    ),
  ScanRootUnreadable: ({ path, code }: { readonly path: string; readonly code: string }) =>
    failed(`${path} cannot be read (${code})`)
}

/** What git prints may come from a host. */
const lastLine = (text: string): string => printable(text.trim().split("\n").at(-1) ?? "")

/** Says in a sentence why git, or a host, did not give what was asked for. */
export const gitFailed = ({ code, detail = "" }: Pick<ScanFailure, "code" | "detail">): CommandFailed => {
  if (detail === GIT_MISSING)
    return CommandFailed.failure("git is not found", "Install git, and see that it is on PATH.")
  const isUnread = code === "internal_error" || code === "invalid_archive"
  const { message } = failureCauses[code]
  return CommandFailed.failure(
    isUnread ? "git cannot read the repository" : `${message[0]!.toLowerCase()}${message.slice(1).replace(/\.$/, "")}`,
    detail === "" ? undefined : `git says: ${lastLine(detail)}`
  )
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

const WIDTH = 16
const REDRAW_MILLIS = 80

/** A rate, and the time left, are told when so much has passed. */
const TELLING_SECONDS = 1

interface Progress {
  readonly advance: () => void
  /** There are more files than was known. */
  readonly growTo: (total: number) => void
  readonly clear: () => void
}

const timeText = (seconds: number): string =>
  seconds < 60 ? `${Math.ceil(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`

/** What stands behind the bar. */
const progressText = (done: number, total: number, seconds: number): string => {
  const files = `${done.toLocaleString("en")}/${total.toLocaleString("en")} files`
  if (done === total) return `${files} read; linking them`
  if (seconds < TELLING_SECONDS || done === 0) return files
  const rate = done / seconds
  return `${files}, ${Math.round(rate).toLocaleString("en")}/s, ${timeText((total - done) / rate)} left`
}

/** Draws a bar on a terminal; all files that are known of are 100 %. Redrawn at most a dozen times a second. */
const progressBar = (
  write: (text: string) => void,
  known: number,
  now: () => number = performance.now.bind(performance)
): Progress => {
  const begun = now()
  let total = known
  let done = 0
  let drawn = Number.NEGATIVE_INFINITY
  const draw = (): void => {
    const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH)
    const text = progressText(done, total, (now() - begun) / 1000)
    write(`\r\u001b[K${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${text}`)
  }
  return {
    advance: () => {
      done++
      if (now() - drawn < REDRAW_MILLIS && done < total) return
      drawn = now()
      draw()
    },
    growTo: (more) => {
      total = more
    },
    clear: () => write("\r\u001b[K")
  }
}

/** The logs of a pipeline may look like a terminal. */
export const isContinuousIntegration = Effect.map(lookVariable("CI"), (value) => value !== "" && value !== "false")

/** What was fetched is gone after the scan, and a memory in it with it. */
export const cacheOf = ({ root, version }: ScanTarget, cache: ScanOptions["cache"]): Cache | undefined => {
  if (cache !== "project") return cache
  return version === undefined || version.folder !== undefined ? { folder: projectCache(root) } : undefined
}

/** Who gives Deno no permission to write knows that nothing is kept. */
export const sayNotCached = (cache: Cache | undefined) =>
  Effect.map(StandardStreams, ({ stderr }) => (why: string): void => {
    if (why === "NotCapable") return
    stderr.write(`the next scan starts anew: nothing was kept in ${cache?.folder} (${why})\n`)
  })

const scannedOf = Effect.fnUntraced(function* (
  { root, version }: Pick<ScanTarget, "root"> & { readonly version: ScanTarget["version"] | undefined },
  options: FolderScan,
  documentOf: DocumentOf | undefined
) {
  if (version === undefined) return yield* scanForDocument(root, options, documentOf)
  const { versionScanner } = yield* Effect.promise(() => import("../node/git/scanTree.ts"))
  const scan = yield* versionScanner(root, options)
  const scanned: ScannedFolder = { report: yield* scan(version), keep: () => Effect.void }
  return scanned
})

/** Scans with a progress bar while a terminal watches, unless there is a document of the same already. */
const scanned = Effect.fnUntraced(function* (
  target: ScanTarget,
  options: ScanOptions,
  documentOf?: DocumentOf | undefined
) {
  const { root, only, version } = target
  const { folder, workers, quiet } = options
  let progress: Progress | undefined
  const { stderr } = yield* StandardStreams
  const showsProgress = isTerminal(stderr) && quiet !== true && !(yield* isContinuousIntegration)
  const cache = cacheOf(target, options.cache)
  const folderScan: FolderScan = {
    ...folder,
    only,
    cache: cache?.folder,
    cacheWithin: cache?.within,
    onNotCached: yield* sayNotCached(cache),
    onListed: (files) => {
      if (progress !== undefined) progress.growTo(files)
      else if (showsProgress) progress = progressBar((text) => stderr.write(text), files)
    },
    onFile: () => progress?.advance()
  }
  return yield* scannedOf({ root, version }, folderScan, documentOf).pipe(
    provideScanner(workers, cache !== undefined && isCacheFilled(cache.folder)),
    Effect.ensuring(Effect.sync(() => progress?.clear())),
    Effect.catchTags({
      ...targetErrors,
      ScanFailure: gitFailed,
      ScannerError: ({ reason }) => failed(`the scanner cannot work: ${reason._tag}`)
    })
  )
})

/** A target without a file that can be scanned fails unless that is allowed. */
const checked = (target: ScanTarget, { allowEmpty }: ScanOptions, report: ScanReport) =>
  report.filesScanned > 0 || allowEmpty
    ? Effect.succeed(report)
    : new CommandFailed({
        message: `nothing to scan: ${whyNothing(target, report)}`,
        advice:
          "Where that is no mistake, --allow-empty makes it none; --no-gitignore and --include choose other files.",
        exitCode: exitCodes.nothingToScan
      })

const loadInventory = () =>
  Promise.all([import("../../scanner/model/toInventory.ts"), import("../../scanner/classify/assess.ts")]).then(
    ([inventory]) => inventory
  )

const chosen = ({ origins }: ScanOptions, report: ScanReport) =>
  origins === undefined
    ? Effect.succeed(report)
    : Effect.map(
        Effect.promise(() => import("../../scanner/model/withOrigins.ts")),
        ({ reportWithOrigins }) => reportWithOrigins(report, origins)
      )

/** Scans a target and assesses its inventory, or gives the document that was made of the same before. */
export const assessForDocument = Effect.fnUntraced(function* (
  target: ScanTarget,
  options: ScanOptions,
  policyOptions: PolicyOptions,
  documentOf?: DocumentOf | undefined
) {
  /** Loaded while the scan runs, if they are likely to be needed. */
  const early = documentOf === undefined ? loadInventory() : undefined
  const result = yield* scanned(target, options, documentOf)
  if ("document" in result) return result
  const report = yield* chosen(options, yield* checked(target, options, result.report))
  const { toInventory } = yield* Effect.promise(() => early ?? loadInventory())
  const inventory = toInventory(report)
  const assessment = yield* Effect.promise(() => assessedBy(inventory, policyOptions))
  return { inventory, assessment, report, keep: result.keep }
})

type Outcome = Effect.Success<ReturnType<typeof assessForDocument>>

const isAssessed = (outcome: Outcome): outcome is Exclude<Outcome, { readonly document: Uint8Array }> =>
  !("document" in outcome)

/** Scans a target and assesses its inventory. */
export const assessTarget = (target: ScanTarget, options: ScanOptions, policyOptions: PolicyOptions) =>
  assessForDocument(target, options, policyOptions).pipe(
    Effect.flatMap((outcome) =>
      isAssessed(outcome) ? Effect.succeed(outcome) : Effect.die("a document that nobody asked for")
    ),
    Effect.scoped
  )

/** Scans a target; one without a file that can be scanned fails unless that is allowed. */
export const reportOf = (target: ScanTarget, options: ScanOptions) =>
  scanned(target, options).pipe(
    Effect.flatMap((result) =>
      "document" in result ? Effect.die("a document that nobody asked for") : checked(target, options, result.report)
    ),
    Effect.scoped
  )

import * as Effect from "effect/Effect"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"
import { jsonChunks } from "../../scanner/bom/jsonChunks.ts"
import { bomIdentity } from "../platform/bomIdentity.ts"
import { isTerminal, writeError, writeOutput } from "../platform/output.ts"
import { scanFolder } from "../platform/scanFolder.ts"
import { scannerWorkers } from "../platform/scannerLayers.ts"
import { exitCodes } from "./exitCodes.ts"
import { type Progress, progressBar } from "./progressBar.ts"
import { renderTable } from "./renderTable.ts"
import { ScanFailed } from "./ScanFailed.ts"

export const formats = ["table", "json", "cyclonedx"] as const

export type ScanFormat = (typeof formats)[number]

export interface ScanArguments {
  readonly directory: string
  readonly format: ScanFormat | undefined
  readonly output: string | undefined
  readonly include: ReadonlyArray<string>
  readonly exclude: ReadonlyArray<string>
  readonly workers: number | undefined
  readonly maxFileSize: number | undefined
  readonly gitignore: boolean
}

/** The output in pieces, since it may be large. */
type Render = (report: ScanReport) => Promise<Iterable<string>>

/** Git is asked, and the format loaded, while the scan runs. */
const bomRenderer = (directory: string): Render => {
  const format = import("../../scanner/bom/cyclonedx.ts")
  const identity = bomIdentity(directory)
  return async (report) => {
    const { cycloneDxChunks, toCycloneDx } = await format
    return cycloneDxChunks(toCycloneDx(report, await identity))
  }
}

function* reportChunks(report: ScanReport): Generator<string, void> {
  yield* jsonChunks(report)
  yield "\n"
}

const renderers: { readonly [F in ScanFormat]: (directory: string) => Render } = {
  table: () => async (report) => [renderTable(report)],
  json: () => async (report) => reportChunks(report),
  cyclonedx: bomRenderer
}

const write = (text: Iterable<string>, output: string | undefined): Effect.Effect<void, ScanFailed> =>
  Effect.try({
    try: () => writeOutput(text, output),
    catch: (cause) => ScanFailed.failure(`cannot write ${output ?? "to standard output"}: ${(cause as Error).message}`)
  })

const failed = (message: string): Effect.Effect<never, ScanFailed> => Effect.fail(ScanFailed.failure(message))

/** Scans, renders and writes, with a progress bar while a terminal watches. */
export const runScan = Effect.fnUntraced(function* ({ directory, format, output, workers, ...wishes }: ScanArguments) {
  const chosen = format ?? (output === undefined && isTerminal("stdout") ? "table" : "cyclonedx")
  const render = renderers[chosen](directory)
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
  if (report.filesScanned === 0) {
    return yield* new ScanFailed({
      message: `nothing to scan: ${directory} holds no file of a language Ciphermap knows`,
      exitCode: exitCodes.nothingToScan
    })
  }
  const text = yield* Effect.promise(() => render(report))
  yield* write(text, output)
})

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { batches } from "./engine/batches.ts"
import { makeFileScanner } from "./engine/FileScanner.ts"
import type { FileResult } from "./engine/FileResult.ts"
import { FILE_LIMIT_MILLIS } from "./engine/limits.ts"
import { makeReport, type Unlisted } from "./engine/makeReport.ts"
import { ScannerAssets } from "./engine/ScannerAssets.ts"
import { type ScanTask, ScanThreads } from "./engine/ScanThreads.ts"
import { makeThreadPool } from "./engine/threadPool.ts"
import { makeTriage } from "./engine/triage.ts"
import type { ScanReport } from "./model/ScanReport.ts"
import type { SourceFile } from "./model/SourceFile.ts"
import { libraries } from "./rules/libraries.ts"
import { AssetUnavailable, ScannerError, type ThreadsUnavailable } from "./ScannerError.ts"
import { defaultSelection, type Selection } from "./select/Selection.ts"

/** So many batches may be read before a thread is free for them. */
const BATCHES_AHEAD = 64

export interface ScanOptions {
  readonly selection?: Selection
  /** What was already left out while the files were listed; it becomes part of the report. */
  readonly unlisted?: Unlisted
  /** Languages the files are known to be in: their grammars are loaded while files are still being read. */
  readonly languages?: ReadonlyArray<string>
  /** Called once per file, in no particular order. */
  readonly onFile?: (result: FileResult) => void
}

type ScanTasks = (tasks: ReadonlyArray<ScanTask>) => Effect.Effect<ReadonlyArray<FileResult>, ScannerError>

interface Engine {
  readonly parallel: number
  readonly prepare: (language: string) => Effect.Effect<void, ScannerError>
  readonly scanTasks: ScanTasks
}

const scanWith = (assets: ScannerAssets["Service"], engine: Engine) =>
  Effect.fnUntraced(function* <E, R>(files: Stream.Stream<SourceFile, E, R>, options: ScanOptions = {}) {
    const automaton = yield* Effect.tryPromise({
      try: () => assets.automaton().then((bytes) => WebAssembly.compile(bytes as BufferSource)),
      catch: (cause) => new ScannerError({ reason: new AssetUnavailable({ asset: "automaton.wasm", cause }) })
    })
    const triage = makeTriage(automaton, libraries, options.selection ?? defaultSelection)
    const results: Array<FileResult> = []
    const keep = (result: FileResult): void => {
      results.push(result)
      options.onFile?.(result)
    }
    yield* Effect.forEach(options.languages ?? [], engine.prepare, { discard: true })
    yield* files.pipe(
      batches(triage, keep),
      Stream.buffer({ capacity: BATCHES_AHEAD }),
      Stream.mapEffect((tasks) => engine.scanTasks(tasks), { concurrency: engine.parallel, unordered: true }),
      Stream.runForEach((done) => Effect.sync(() => done.forEach(keep)))
    )
    return makeReport(results, options.unlisted ?? { skipped: [], unsupported: {} })
  })

/**
 * Scans source files for cryptography.
 *
 * `layer` works in the thread that calls it; `layerWorkers` in a pool of threads, where a file that hangs or crashes the
 * parser costs only itself. The report is the same whichever is used and however many threads there are.
 */
export class Scanner extends Context.Service<
  Scanner,
  {
    readonly scan: <E, R>(
      files: Stream.Stream<SourceFile, E, R>,
      options?: ScanOptions
    ) => Effect.Effect<ScanReport, E | ScannerError, R>
  }
>()("ciphermap/scanner/Scanner") {
  static readonly layer: Layer.Layer<Scanner, never, ScannerAssets> = Layer.effect(
    Scanner,
    Effect.gen(function* () {
      const assets = yield* ScannerAssets
      const scanner = makeFileScanner(assets, libraries, FILE_LIMIT_MILLIS)
      const scanTasks: ScanTasks = (tasks) =>
        Effect.forEach(tasks, ({ file, language }) => Effect.promise(() => scanner.scan(file, language)))
      return { scan: scanWith(assets, { parallel: 1, prepare: () => Effect.void, scanTasks }) }
    })
  )

  static readonly layerWorkers: Layer.Layer<Scanner, never, ScannerAssets | ScanThreads> = Layer.effect(
    Scanner,
    Effect.gen(function* () {
      const assets = yield* ScannerAssets
      const threads = yield* ScanThreads
      const pool = yield* makeThreadPool(threads, FILE_LIMIT_MILLIS)
      const failed = Effect.mapError((reason: ThreadsUnavailable) => new ScannerError({ reason }))
      return {
        scan: scanWith(assets, {
          parallel: threads.size,
          prepare: (language) => failed(pool.prepare(language)),
          scanTasks: (tasks) => failed(pool.scan(tasks))
        })
      }
    })
  )
}

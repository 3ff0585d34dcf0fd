import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { batches } from "./engine/batches.ts"
import type { Engine, ScanTasks } from "./engine/Engine.ts"
import type { FileScanner } from "./FileScanner.ts"
import type { FileResult } from "./engine/FileResult.ts"
import { withKeptTrees } from "./engine/keptTrees.ts"
import { makeFileIndex } from "./engine/FileIndex.ts"
import { linkFiles, type ReadAgain } from "./engine/linkFiles.ts"
import { installedIn } from "./engine/installedIn.ts"
import { makeReport, type ExcludedFiles } from "./engine/makeReport.ts"
import { withOwnFunctions } from "./engine/ownFunctions.ts"
import { partitioned } from "./engine/partitioned.ts"
import { makePrefilters, type Prefilters } from "./engine/Prefilters.ts"
import { scanRenamed } from "./engine/renamedPackages.ts"
import { type AssetFiles, ScannerAssets } from "./engine/ScannerAssets.ts"
import { ScanThreads } from "./engine/ScanThreads.ts"
import { makeThreadPool } from "./engine/threadPool.ts"
import { makeFileFacts } from "./engine/fileFacts.ts"
import { isTriageFact, makeTriage } from "./engine/makeTriage.ts"
import { type ScanMemory, withDigest } from "./engine/ScanMemory.ts"
import { withMemory } from "./engine/withMemory.ts"
import { sharedPath, withSharedPackages } from "./engine/withSharedPackages.ts"
import type { ScanReport } from "./model/ScanReport.ts"
import type { SourceFile } from "./model/SourceFile.ts"
import type { OwnRules } from "./rules/rule.ts"
import { ScannerError, type ThreadsUnavailable } from "./ScannerError.ts"
import { defaultSelection, type Selection } from "./select/Selection.ts"

/** So many batches may be read and not yet scanned. */
const BATCHES_AHEAD = 64

export interface ScanOptions<E = never, R = never> {
  readonly selection?: Selection
  /** What was already left out while the files were listed; it becomes part of the report. */
  readonly unlisted?: ExcludedFiles
  /** The language most files are in: its grammar is loaded while files are still being read. */
  readonly mainLanguage?: string | undefined
  /** Gives the files at some paths again, in the same order; without it the stream is run again for them. */
  readonly readAgain?: ReadAgain<E, R>
  /** Rows of a project for its own wrappers, as `readOwnRules` gives them. */
  readonly rules?: OwnRules | undefined
  /** What earlier scans have left, and what this one leaves. The report is the same with it and without. */
  readonly memory?: ScanMemory | undefined
  /** Called once per file, in no particular order. */
  readonly onFile?: (result: FileResult) => void
}

/** What scans with the rules of a project, or without. */
interface Engines {
  readonly prefilters: (rules: OwnRules | undefined) => Prefilters
  readonly engine: (rules: OwnRules | undefined) => Engine
}

/** Prefilters of the last rules, and those without. */
const prefiltersFor = (assets: AssetFiles): Engines["prefilters"] => {
  const plain = makePrefilters(assets)
  let own = { digest: "", prefilters: plain }
  return (rules) => {
    if (rules === undefined) return plain
    if (own.digest !== rules.digest) own = { digest: rules.digest, prefilters: makePrefilters(assets, rules) }
    return own.prefilters
  }
}

/** What scans with other rules have left is not known to this one. */
const withRules = (memory: ScanMemory | undefined, rules: OwnRules | undefined): ScanMemory | undefined => {
  if (memory === undefined || rules === undefined) return memory
  const ownKey = (key: string): string => memory.digest(`${rules.digest} ${key}`)
  return {
    digest: memory.digest,
    get: (keys) => memory.get(keys.map(ownKey)),
    put: (entries) => memory.put(entries.map(([key, bytes]) => [ownKey(key), bytes]))
  }
}

/** What names libraries by their classes is loaded where there are classes. */
const withArchivedLibraries = async (results: ReadonlyArray<FileResult>): Promise<ReadonlyArray<FileResult>> => {
  if (!results.some(({ path }) => path.endsWith(".class"))) return results
  const { withPackedLibraries } = await import("./manifests/packedLibraries.ts")
  return withPackedLibraries(results)
}

const scanWith = (engines: Engines) =>
  Effect.fnUntraced(function* <E, R>(source: Stream.Stream<SourceFile, E, R>, options: ScanOptions<E, R> = {}) {
    const { selection = defaultSelection, rules } = options
    const memory = withRules(options.memory, rules)
    const prefilters = engines.prefilters(rules)
    const engine = withSharedPackages(withMemory(withKeptTrees(engines.engine(rules)), memory), selection)
    const named = (some: Stream.Stream<SourceFile, E, R>) =>
      memory === undefined ? some : Stream.map(some, withDigest(memory))
    const files = named(source)
    const index = makeFileIndex()
    const triage = makeTriage(prefilters, selection, index)
    const facts = yield* makeFileFacts(memory, selection, ["triage"], isTriageFact)
    const results: Array<FileResult> = []
    const keep = (result: FileResult): void => {
      results.push(result)
      options.onFile?.(result)
    }
    if (options.mainLanguage !== undefined) yield* engine.prepare(options.mainLanguage)
    yield* files.pipe(
      batches(triage, index, facts, keep),
      Stream.mapEffect((tasks) => engine.scanTasks(tasks), { concurrency: engine.parallel, unordered: true }),
      Stream.runForEach((done) => Effect.sync(() => done.forEach(keep)))
    )
    yield* facts.save
    const readSome = options.readAgain ?? ((paths) => Stream.filter(source, ({ path }) => paths.has(path)))
    const readAgain: ReadAgain<E, R> = (paths) => named(readSome(paths))
    const read = installedIn(results, selection)
    const { own, installed } = partitioned(index, results, read)
    const renamed = yield* scanRenamed(own.index, selection, engine, readAgain, own.results, memory)
    const linked = yield* linkFiles(own.index, selection, renamed.engine, readAgain, renamed.results, memory)
    const inPackages = yield* linkFiles(installed.index, selection, engine, readAgain, installed.results, memory, {
      unitOf: read.unitOf,
      seenAs: sharedPath(selection)
    })
    const packed = yield* Effect.promise(() =>
      withArchivedLibraries([...withOwnFunctions(linked), ...withOwnFunctions(inPackages, read.unitOf)])
    )
    return makeReport(packed, options.unlisted ?? { skipped: [], unsupported: {} }, rules?.files, read)
  })

/** Parser and rule tables take a while to load; where threads have them, this one needs none. */
const loadFileScanner = async (assets: ScannerAssets["Service"]): Promise<FileScanner> => {
  const { makeFileScanner } = await import("./FileScanner.ts")
  return makeFileScanner(assets)
}

/**
 * Scans source files for cryptography.
 *
 * `layer` works in the thread that calls it; `layerWorkers` in a pool of threads, where a file that hangs or crashes the
 * parser costs only itself. The report is the same whichever is used and however many threads there are.
 */
export class Scanner extends Context.Service<
  Scanner,
  {
    /**
     * A file's bytes are copied where they are needed after the next files are pulled. Files are read again when what one
     * file leaves open may be said by another one.
     */
    readonly scan: <E, R>(
      files: Stream.Stream<SourceFile, E, R>,
      options?: ScanOptions<E, R>
    ) => Effect.Effect<ScanReport, E | ScannerError, R>
  }
>()("ciphermap/scanner/Scanner") {
  static readonly layer: Layer.Layer<Scanner, never, ScannerAssets> = Layer.effect(
    Scanner,
    Effect.gen(function* () {
      const assets = yield* ScannerAssets
      let scanner: Promise<FileScanner> | undefined
      const scanTasks =
        (rules: OwnRules | undefined): ScanTasks =>
        (tasks) =>
          Effect.forEach(tasks, (task) =>
            Effect.promise(async () => (await (scanner ??= loadFileScanner(assets))).scan(task, rules))
          )
      return {
        scan: scanWith({
          prefilters: prefiltersFor(assets),
          engine: (rules) => ({ parallel: 1, prepare: () => Effect.void, scanTasks: scanTasks(rules) })
        })
      }
    })
  )

  static readonly layerWorkers: Layer.Layer<Scanner, never, ScannerAssets | ScanThreads> = Layer.effect(
    Scanner,
    Effect.gen(function* () {
      const assets = yield* ScannerAssets
      const threads = yield* ScanThreads
      const pool = yield* makeThreadPool(threads)
      if (threads.startsWhenNeeded !== true) yield* Effect.ignore(pool.warmUp)
      const failed = Effect.mapError((reason: ThreadsUnavailable) => new ScannerError({ reason }))
      return {
        scan: scanWith({
          prefilters: prefiltersFor(assets),
          engine: (rules) => ({
            parallel: BATCHES_AHEAD,
            prepare: (language) => failed(pool.prepare(language, rules)),
            scanTasks: (tasks) => failed(pool.scan(tasks, rules))
          })
        })
      }
    })
  )
}

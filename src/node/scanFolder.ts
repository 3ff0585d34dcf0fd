import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { isScanReport } from "../../scanner/engine/resultShapes.ts"
import { decodedAs, memoryKey, putValue } from "../../scanner/engine/ScanMemory.ts"
import { isRepeatable, type Skipped } from "../../scanner/model/ScanReport.ts"
import { Scanner } from "../../scanner/Scanner.ts"
import { makeSelection, type Selection, sizeLimit } from "../../scanner/select/Selection.ts"
import { walk, type WalkedFolder } from "./walk.ts"
import { Buffer } from "node:buffer"
import { join, resolve } from "node:path"
import * as Stream from "effect/Stream"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { type OpenMemory, openScanMemory } from "./memory/openScanMemory.ts"
import { rememberedFiles } from "./memory/rememberedFiles.ts"
import { type Allocate, readRegular } from "./readRegular.ts"
import { scannerIdentity } from "./scannerIdentity.ts"

/** Files that are read at once; in between, other fibers can run. */
const READ_AT_ONCE = 64

/** Reused memory for these files: most are finished when the next ones are read. */
const SLAB_BYTES = 4_194_304

const makeSlab = (): { readonly allocate: Allocate; readonly reuse: () => void } => {
  const memory = Buffer.allocUnsafeSlow(SLAB_BYTES)
  let used = 0
  return {
    allocate: (bytes) => {
      if (used + bytes > SLAB_BYTES) return Buffer.allocUnsafeSlow(bytes)
      used += bytes
      return memory.subarray(used - bytes, used)
    },
    reuse: () => {
      used = 0
    }
  }
}

/**
 * Reads the files of a walk, in order. Those that cannot be read or are too large go to `onSkipped` instead. The bytes of a
 * file are valid until the next files are pulled.
 */
const readFiles = (
  { root, paths }: WalkedFolder,
  { maxFileSize }: Selection,
  onSkipped: (skipped: Skipped) => void
): Stream.Stream<SourceFile> => {
  const slab = makeSlab()
  const readAll = (some: ReadonlyArray<string>): ReadonlyArray<SourceFile> => {
    slab.reuse()
    return some.flatMap((path) => {
      const bytes = readRegular(join(root, path), sizeLimit(path, { maxFileSize }), slab.allocate)
      if (!("reason" in bytes)) return [{ path, bytes }]
      onSkipped({ path, ...bytes })
      return []
    })
  }
  return Stream.fromIterable(paths).pipe(
    Stream.grouped(READ_AT_ONCE),
    Stream.mapEffect((some) =>
      Effect.andThen(
        Effect.yieldNow,
        Effect.sync(() => readAll(some))
      )
    ),
    Stream.flattenIterable
  )
}

export interface FolderScan {
  readonly include?: ReadonlyArray<string> | undefined
  readonly exclude?: ReadonlyArray<string> | undefined
  /** In bytes; larger files are skipped. */
  readonly maxFileSize?: number | undefined
  /** If false, files that `.gitignore` excludes are scanned as well. */
  readonly gitignore?: boolean | undefined
  /** Scan only these files and folders, relative to the folder. */
  readonly only?: ReadonlyArray<string> | undefined
  /** The real path of a folder that contains the one to scan: nothing outside of it is read. */
  readonly within?: string | undefined
  /** A folder in which scans leave what the next one need not do again. Give one that nobody else can write. */
  readonly cache?: string | undefined
  /** Called with the reason, such as `ENOSPC`, where nothing could be left there. */
  readonly onNotCached?: ((why: string) => void) | undefined
  /** Called with the number of files once the folder has been listed. */
  readonly onListed?: ((files: number) => void) | undefined
  /** Called once per file. */
  readonly onFile?: (() => void) | undefined
}

const selectionOf = ({ include = [], exclude = [], maxFileSize }: FolderScan): Selection =>
  makeSelection({ include, exclude, maxFileSize })

/** Scans what was listed, without a memory. */
const scanListed = Effect.fnUntraced(function* (walked: WalkedFolder, selection: Selection, onFile: () => void) {
  const scanner = yield* Scanner
  const left: Array<Skipped> = [...walked.skipped]
  const unread = new Set<string>()
  const files = readFiles(walked, selection, (skipped) => {
    if (unread.has(skipped.path)) return
    unread.add(skipped.path)
    left.push(skipped)
    onFile()
  })
  return yield* scanner.scan(files, {
    selection,
    mainLanguage: walked.mainLanguage,
    unlisted: { skipped: left, unsupported: walked.unsupported },
    onFile
  })
})

/** The same with a memory: where nothing has changed, it has the report. */
const scanRemembered = Effect.fnUntraced(function* (
  walked: WalkedFolder,
  selection: Selection,
  memory: OpenMemory,
  options: FolderScan,
  onFile: () => void
) {
  const left: Array<Skipped> = [...walked.skipped]
  const files = yield* rememberedFiles(walked, selection, memory, makeSlab(), (skipped) => {
    left.push(skipped)
    onFile()
  })
  const keyFor = (tree: string): string => {
    const { include = [], exclude = [] } = options
    const { skipped, unsupported } = walked
    return memoryKey(memory, "report", [tree, selection.maxFileSize, include, exclude, skipped, unsupported])
  }
  if (!memory.isEmpty) {
    const [kept] = yield* memory.get([keyFor(yield* files.look)])
    const report = decodedAs(kept, isScanReport)
    if (report !== undefined) {
      walked.paths.forEach(onFile)
      yield* files.save
      return report
    }
  }
  const scanner = yield* Scanner
  const report = yield* scanner.scan(files.stream, {
    selection,
    mainLanguage: memory.isEmpty ? walked.mainLanguage : undefined,
    unlisted: { skipped: left, unsupported: walked.unsupported },
    memory,
    onFile
  })
  yield* files.save
  if (isRepeatable(report)) yield* putValue(memory, keyFor(files.state()), report)
  return report
})

/** Scans a folder on disk with the provided `Scanner`. */
export const scanFolder = Effect.fnUntraced(function* (path: string, options: FolderScan = {}) {
  const { gitignore = true, only, within, cache, onNotCached, onListed } = options
  const selection = selectionOf(options)
  const walked = yield* walk(path, { selection, gitignore, only, within })
  onListed?.(walked.paths.length)
  const onFile = (): void => options.onFile?.()
  if (cache === undefined) return yield* scanListed(walked, selection, onFile)
  const { root } = walked
  return yield* Effect.acquireUseRelease(
    Effect.sync(() => openScanMemory(resolve(cache), root, scannerIdentity())),
    (memory) => scanRemembered(walked, selection, memory, options, onFile),
    (memory, exit) =>
      Effect.sync(() => {
        if (Exit.isFailure(exit)) memory.discard()
        const why = memory.end()
        if (why !== undefined) onNotCached?.(why)
      })
  )
})

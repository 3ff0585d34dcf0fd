import * as Effect from "effect/Effect"
import type { ExcludedFiles } from "../../scanner/engine/makeReport.ts"
import { isScanReport } from "../../scanner/engine/resultShapes.ts"
import { decodedAs, encodedParts, memoryKey } from "../../scanner/engine/ScanMemory.ts"
import { isRepeatable, type ScanReport, type Skipped } from "../../scanner/model/ScanReport.ts"
import type { OwnRules } from "../../scanner/rules/rule.ts"
import { Scanner } from "../../scanner/Scanner.ts"
import { makeSelection } from "../../scanner/select/makeSelection.ts"
import { type Selection, sizeLimit } from "../../scanner/select/Selection.ts"
import { walk, type WalkedFolder } from "./walk.ts"
import { type ArchiveHandlers, type OpenArchives, openArchives } from "./archives/openArchives.ts"
import { archivesState } from "./archives/archivesState.ts"
import { classGroups } from "./classGroups.ts"
import { Buffer } from "node:buffer"
import { realpathSync } from "node:fs"
import { join, resolve } from "node:path"
import * as Stream from "effect/Stream"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { isKeptDocument } from "./memory/keptDocument.ts"
import { type OpenMemory, openScanMemory } from "./memory/openScanMemory.ts"
import { rememberedFiles } from "./memory/rememberedFiles.ts"
import { readGroups } from "./readGroups.ts"
import { type Allocate, readRegular } from "./readRegular.ts"
import { scannerIdentity } from "./scannerIdentity.ts"

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
  root: string,
  paths: ReadonlyArray<string>,
  selection: Selection,
  slab: ReturnType<typeof makeSlab>,
  onSkipped: (skipped: Skipped) => void
): Stream.Stream<SourceFile> => {
  const readAll = (some: ReadonlyArray<string>): ReadonlyArray<SourceFile> => {
    slab.reuse()
    return some.flatMap((path) => {
      const bytes = readRegular(join(root, path), sizeLimit(path, selection), slab.allocate)
      if (!("reason" in bytes)) return [{ path, bytes }]
      onSkipped({ path, ...bytes })
      return []
    })
  }
  return Stream.fromIterable(readGroups(root, paths)).pipe(
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
  /** Whether what is in archives is scanned, other than those in `only`. Default: where the folder holds no source of a program. */
  readonly archives?: boolean | undefined
  /** Whether installed packages are read, as in `node_modules`, `site-packages` and `vendor`. Default: those in archives and images. */
  readonly dependencies?: boolean | undefined
  /** Scan only these files and folders, relative to the folder. */
  readonly only?: ReadonlyArray<string> | undefined
  /** The real path of a folder that contains the one to scan: nothing outside of it is read. */
  readonly within?: string | undefined
  /** Rows of a project for its own wrappers, as `readOwnRules` gives them. */
  readonly rules?: OwnRules | undefined
  /** A folder in which scans leave what the next one need not do again. Give one that nobody else can write. */
  readonly cache?: string | undefined
  /** A folder that holds the cache and came with it, if that is not the one to scan: what others have put into the cache is not believed. */
  readonly cacheWithin?: string | undefined
  /** Called with the reason, such as `ENOSPC`, where nothing could be left there. */
  readonly onNotCached?: ((why: string) => void) | undefined
  /** Called with the number of files once the folder has been listed, and again with a higher one when there are more in archives. */
  readonly onListed?: ((files: number) => void) | undefined
  /** Called once per file. */
  readonly onFile?: (() => void) | undefined
}

/** Which files of a folder are scanned. */
export const selectionOf = ({ include = [], exclude = [], maxFileSize, dependencies }: FolderScan): Selection =>
  makeSelection({ include, exclude, maxFileSize, dependencies })

/** What a report depends on beside what is in a tree. */
export const listingKey = ({ include = [], exclude = [], dependencies }: FolderScan): ReadonlyArray<unknown> => [
  include,
  exclude,
  dependencies ?? null
]

/** What is in archives is listed only while it is scanned. */
const archiveHandlers = (
  { paths }: WalkedFolder,
  selection: Selection,
  left: Array<Skipped>,
  onListed: FolderScan["onListed"]
): ArchiveHandlers => {
  let found = classGroups(paths, selection).count
  return { onSkipped: (skipped) => void left.push(skipped), onFound: () => onListed?.(++found) }
}

/** What was left out, by the time that it is asked for. */
export const excludedFiles = (
  { copied }: Pick<WalkedFolder, "copied">,
  skipped: ReadonlyArray<Skipped>,
  { unsupported, images }: OpenArchives
): ExcludedFiles => ({
  skipped,
  copied,
  get unsupported() {
    return unsupported()
  },
  get images() {
    return images()
  }
})

/** Scans what was listed, without a memory. */
const scanListed = Effect.fnUntraced(function* (
  walked: WalkedFolder,
  selection: Selection,
  { rules, onListed }: Pick<FolderScan, "rules" | "onListed">,
  onFile: () => void
) {
  const scanner = yield* Scanner
  const left: Array<Skipped> = [...walked.skipped]
  const unread = new Set<string>()
  const noteSkipped = (skipped: Skipped): void => {
    if (unread.has(skipped.path)) return
    unread.add(skipped.path)
    left.push(skipped)
    onFile()
  }
  const slab = makeSlab()
  const readAll = (paths: ReadonlyArray<string>) => readFiles(walked.root, paths, selection, slab, noteSkipped)
  const archives = openArchives(walked, selection, archiveHandlers(walked, selection, left, onListed))
  const groups = classGroups(walked.paths, selection)
  return yield* scanner.scan(Stream.concat(groups.files(readAll), archives.files), {
    readAgain: (some) => Stream.concat(groups.files(readAll, some), archives.readAgain(some)),
    selection,
    mainLanguage: walked.mainLanguage,
    unlisted: excludedFiles(walked, left, archives),
    rules,
    onFile
  })
})

/** What a document depends on beside what is scanned. */
export type DocumentOf = Effect.Effect<unknown>

/** A document that was made of the same before, or the report to make it of and what keeps it. */
export type ScannedFolder =
  | { readonly document: Uint8Array }
  | { readonly report: ScanReport; readonly keep: (document: ReadonlyArray<Uint8Array>) => Effect.Effect<void> }

/** The same with a memory: where nothing has changed, it has the report, and the document. */
const scanRemembered = Effect.fnUntraced(function* (
  walked: WalkedFolder,
  memory: OpenMemory,
  options: FolderScan,
  documentOf: DocumentOf | undefined
) {
  const onFile = (): void => options.onFile?.()
  const selection = selectionOf(options)
  const left: Array<Skipped> = [...walked.skipped]
  const files = yield* rememberedFiles(walked, selection, memory, makeSlab(), (skipped) => {
    left.push(skipped)
    onFile()
  })
  const packed = archivesState(walked)
  const archives = openArchives(walked, selection, {
    ...archiveHandlers(walked, selection, left, options.onListed),
    onOpened: (path, state) => {
      if (!packed.isOf(path, state)) memory.discard()
    }
  })
  const keyFor = (tree: string): string => {
    const { skipped, unsupported, copied } = walked
    const listing = [tree, selection.maxFileSize, ...listingKey(options), skipped, unsupported, copied]
    return memoryKey(memory, "report", walked.archives.length === 0 ? listing : [...listing, packed.state])
  }
  const documentKey = Effect.fnUntraced(function* (key: string) {
    return documentOf === undefined ? undefined : memoryKey(memory, "document", [key, yield* documentOf])
  })
  const scanned = (report: ScanReport, key: string): ScannedFolder => ({
    report,
    keep: (document) =>
      Effect.flatMap(documentKey(key), (own) =>
        own === undefined || !isRepeatable(report) ? Effect.void : memory.putParts(own, document)
      )
  })
  if (!memory.isEmpty) {
    const key = keyFor(yield* files.look)
    const own = yield* documentKey(key)
    const [kept] = own === undefined ? [] : yield* memory.get([own])
    const document = kept !== undefined && isKeptDocument(kept) ? kept : undefined
    const report = document === undefined ? decodedAs((yield* memory.get([key]))[0], isScanReport) : undefined
    if (document !== undefined || report !== undefined) {
      walked.paths.forEach(onFile)
      yield* files.save
      return document !== undefined ? { document } : scanned(report!, key)
    }
  }
  const scanner = yield* Scanner
  const groups = classGroups(walked.paths, selection, memory.digest)
  const report = yield* scanner.scan(Stream.concat(groups.files(files.stream), archives.files), {
    readAgain: (some) => Stream.concat(groups.files(files.stream, some), archives.readAgain(some)),
    selection,
    mainLanguage: memory.isEmpty ? walked.mainLanguage : undefined,
    unlisted: excludedFiles(walked, left, archives),
    memory,
    rules: options.rules,
    onFile
  })
  yield* files.save
  const key = keyFor(files.state())
  const parts = isRepeatable(report) ? encodedParts(report) : undefined
  if (parts !== undefined) yield* memory.putParts(key, parts)
  return scanned(report, key)
})

/** The memory of scans for a purpose, which keeps what was put when the scope ends. */
export const memoryIn = (
  { cache = "", cacheWithin, rules, onNotCached }: Pick<FolderScan, "cache" | "cacheWithin" | "rules" | "onNotCached">,
  root: string,
  purpose?: string
) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const within = cacheWithin === undefined ? root : realpathSync(cacheWithin)
      return openScanMemory(resolve(cache), root, `${scannerIdentity()} ${rules?.digest ?? ""}`, { purpose, within })
    }),
    (memory) =>
      Effect.sync(() => {
        const why = memory.end()
        if (why !== undefined) onNotCached?.(why)
      })
  )

/** Scans a folder on disk with the provided `Scanner`, unless its cache has the document that is to be made of that. */
export const scanForDocument = Effect.fnUntraced(function* (
  path: string,
  options: FolderScan = {},
  documentOf?: DocumentOf | undefined
) {
  const { gitignore = true, only, within, cache, archives, onListed, onFile } = options
  const selection = selectionOf(options)
  const walked = yield* walk(path, { selection, gitignore, only, within, archives })
  onListed?.(classGroups(walked.paths, selection).count)
  if (cache === undefined) {
    const report = yield* scanListed(walked, selection, options, () => onFile?.())
    const scanned: ScannedFolder = { report, keep: () => Effect.void }
    return scanned
  }
  const memory = yield* memoryIn(options, walked.root)
  return yield* scanRemembered(walked, memory, options, documentOf).pipe(
    Effect.onError(() => Effect.sync(memory.discard))
  )
})

/** Scans a folder on disk with the provided `Scanner`. */
export const scanFolder = (path: string, options: FolderScan = {}) =>
  scanForDocument(path, options).pipe(
    Effect.map((scanned) => (scanned as Extract<ScannedFolder, { readonly report: ScanReport }>).report),
    Effect.scoped
  )

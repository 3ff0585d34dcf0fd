import * as Effect from "effect/Effect"
import type { Skipped } from "../../scanner/model/ScanReport.ts"
import { Scanner } from "../../scanner/Scanner.ts"
import { makeSelection, type Selection, sizeLimit } from "../../scanner/select/Selection.ts"
import { walk } from "./walk.ts"
import { Buffer } from "node:buffer"
import { join } from "node:path"
import * as Stream from "effect/Stream"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { type Allocate, readRegular } from "./readRegular.ts"

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
  root: string,
  paths: ReadonlyArray<string>,
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
  /** Called with the number of files once the folder has been listed. */
  readonly onListed?: ((files: number) => void) | undefined
  /** Called once per file. */
  readonly onFile?: (() => void) | undefined
}

/** Scans a folder on disk with the provided `Scanner`. */
export const scanFolder = Effect.fnUntraced(function* (path: string, options: FolderScan = {}) {
  const { include = [], exclude = [], maxFileSize, gitignore = true, only, within, onListed, onFile } = options
  const selection = makeSelection({ include, exclude, maxFileSize })
  const walked = yield* walk(path, { selection, gitignore, only, within })
  onListed?.(walked.paths.length)
  const scanner = yield* Scanner
  const left: Array<Skipped> = [...walked.skipped]
  const unread = new Set<string>()
  const noteSkipped = (skipped: Skipped): void => {
    if (unread.has(skipped.path)) return
    unread.add(skipped.path)
    left.push(skipped)
    onFile?.()
  }
  const readAll = (paths: ReadonlyArray<string>) => readFiles(walked.root, paths, selection, noteSkipped)
  return yield* scanner.scan(readAll(walked.paths), {
    readAgain: (some) => readAll(walked.paths.filter((file) => some.has(file))),
    selection,
    mainLanguage: walked.mainLanguage,
    unlisted: { skipped: left, unsupported: walked.unsupported },
    onFile: () => onFile?.()
  })
})

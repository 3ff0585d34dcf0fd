import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { type AssetFiles, ScannerAssets } from "../../scanner/engine/ScannerAssets.ts"
import type { ScanReport, Skipped } from "../../scanner/model/ScanReport.ts"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { Scanner } from "../../scanner/Scanner.ts"
import { defaultSelection, sizeLimit } from "../../scanner/select/Selection.ts"
import { type ChosenFile, isRead, listFiles, type Unread } from "./listFiles.ts"
import { readBlob } from "./readBlob.ts"

/** Files that are read at once. */
const READ_AT_ONCE = 64

export interface ScanFilesOptions extends Unread {
  readonly assets: AssetFiles
  /** Called with the number of files to scan, before the first one is. */
  readonly onListed?: (files: number) => void
  /** Called once per file. */
  readonly onFile?: () => void
  readonly signal?: AbortSignal
}

const scan = Effect.fnUntraced(function* (files: ReadonlyArray<ChosenFile>, options: ScanFilesOptions) {
  const { onListed, onFile } = options
  const { paths, mainLanguage, skipped, unsupported, copied } = yield* Effect.promise(() =>
    listFiles(files, options, defaultSelection)
  )
  onListed?.(paths.length)
  const blobs = new Map(files.map(({ path, file }) => [path, file]))
  const unread = new Map<string, Skipped>()
  const read = async (path: string): Promise<SourceFile | undefined> => {
    const bytes = await readBlob(blobs.get(path), sizeLimit(path, defaultSelection))
    if (!("reason" in bytes)) return { path, bytes }
    if (!unread.has(path)) onFile?.()
    unread.set(path, { path, ...bytes })
    return undefined
  }
  const readAll = (some: ReadonlyArray<string>): Stream.Stream<SourceFile> =>
    Stream.fromIterable(some).pipe(
      Stream.mapEffect((path) => Effect.promise(() => read(path)), { concurrency: READ_AT_ONCE }),
      Stream.filter((file) => file !== undefined)
    )
  const scanner = yield* Scanner
  return yield* scanner.scan(readAll(paths), {
    mainLanguage,
    readAgain: (some) => readAll(paths.filter((path) => some.has(path))),
    unlisted: {
      unsupported,
      copied,
      get skipped() {
        return [...skipped, ...unread.values()]
      }
    },
    ...(onFile !== undefined && { onFile: () => onFile() })
  })
})

/** Whether a scan reads a file of this name. Others need not be opened: they are `counted`. */
export const readsFile = (path: string): boolean => isRead(path, defaultSelection)

/**
 * Scans files that a person has chosen in a browser, and resolves to the same report that `scanDirectory` gives of them on disk;
 * archives are not opened. It works in the thread that calls it: call it in a worker.
 *
 * Rejects with `ScannerError` or `AssetNotServed` when a part of the scanner does not come. A file that cannot be read is listed in
 * `report.skipped`.
 *
 * ```ts
 * import { type ChosenFile, scanFiles, type ScanFilesOptions } from "ciphermap/scanner"
 *
 * const countFindings = async (files: ReadonlyArray<ChosenFile>, assets: ScanFilesOptions["assets"]) => {
 *   const report = await scanFiles(files, { assets, closed: ["node_modules"] })
 *   return report.findings.length
 * }
 * console.log(typeof countFindings)
 * ```
 */
export const scanFiles = (files: ReadonlyArray<ChosenFile>, options: ScanFilesOptions): Promise<ScanReport> =>
  Effect.runPromise(
    Effect.provide(
      scan(files, options),
      Scanner.layer.pipe(Layer.provide(Layer.succeed(ScannerAssets, options.assets)))
    ),
    { signal: options.signal }
  )

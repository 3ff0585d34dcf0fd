import * as Effect from "effect/Effect"
import type { Skipped } from "../../scanner/model/ScanReport.ts"
import { Scanner } from "../../scanner/Scanner.ts"
import { makeSelection } from "../../scanner/select/Selection.ts"
import { readFiles } from "./readFiles.ts"
import { walk } from "./walk.ts"

export interface FolderScan {
  readonly include?: ReadonlyArray<string> | undefined
  readonly exclude?: ReadonlyArray<string> | undefined
  /** Bytes; larger files are skipped. */
  readonly maxFileSize?: number | undefined
  /** False: scan what `.gitignore` files leave out. */
  readonly gitignore?: boolean | undefined
  /** Files and folders in the folder, relative to it, that alone are scanned. */
  readonly only?: ReadonlyArray<string> | undefined
  /** The real path of a folder that holds the one to scan: nothing outside of it is read. */
  readonly within?: string | undefined
  /** Called when the folder has been listed, with the number of files to look at. */
  readonly onListed?: ((files: number) => void) | undefined
  /** Called once per file. */
  readonly onFile?: (() => void) | undefined
}

/** Scans a folder on disk with the `Scanner` at hand. */
export const scanFolder = Effect.fnUntraced(function* (path: string, options: FolderScan = {}) {
  const { include = [], exclude = [], maxFileSize, gitignore = true, only, within, onListed, onFile } = options
  const selection = makeSelection({ include, exclude, maxFileSize })
  const walked = yield* walk(path, { selection, gitignore, only, within })
  onListed?.(walked.paths.length)
  const scanner = yield* Scanner
  const left: Array<Skipped> = [...walked.skipped]
  const unread = new Set<string>()
  const files = readFiles(walked, selection, (skipped) => {
    if (unread.has(skipped.path)) return
    unread.add(skipped.path)
    left.push(skipped)
    onFile?.()
  })
  return yield* scanner.scan(files, {
    selection,
    mainLanguage: walked.mainLanguage,
    unlisted: { skipped: left, unsupported: walked.unsupported },
    onFile: () => onFile?.()
  })
})

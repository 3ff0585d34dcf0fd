import { relative, sep } from "node:path"
import * as Effect from "effect/Effect"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import type { Progress } from "../Reporter.ts"
import { quoted } from "../quoted.ts"
import { ToolFailure } from "../ToolFailure.ts"
import { bomIdentity, folderIdentity } from "../../node/bomIdentity.ts"
import { isWithin } from "../../node/isWithin.ts"
import { type FolderScan, scanFolder } from "../../node/scanFolder.ts"
import type { AllowedPaths } from "./AllowedPaths.ts"
import { allowedRepository } from "./treeAt.ts"

/** What a client may have scanned: a folder within its roots, or only some files of it. */
export interface AllowedTarget {
  readonly folder: string
  readonly root: string
  /** Relative to the folder, with `/`. */
  readonly files?: ReadonlyArray<string>
}

const fileIn = Effect.fnUntraced(function* ({ find }: AllowedPaths, folder: string, path: string) {
  const found = yield* find(path, folder)
  if (found.kind !== "file" || !isWithin(folder, found.path))
    return yield* new ToolFailure({ code: "not_a_file", message: `${quoted(path)} is no file in ${quoted(folder)}` })
  return relative(folder, found.path).split(sep).join("/")
})

/** A folder, with or without files in it; or one file, which is scanned alone. */
export const allowedTarget = Effect.fnUntraced(function* (
  paths: AllowedPaths,
  path: string,
  files: ReadonlyArray<string> | undefined
) {
  const { path: found, kind, root } = yield* paths.find(path)
  if (kind === "file") {
    const folder = found.slice(0, found.lastIndexOf(sep)) || sep
    const target: AllowedTarget = { folder, root, files: [found.slice(found.lastIndexOf(sep) + 1)] }
    return files === undefined
      ? target
      : yield* new ToolFailure({ code: "not_a_folder", message: `${quoted(path)} is a file, so it holds no files` })
  }
  const some = files === undefined ? undefined : yield* Effect.forEach(files, (one) => fileIn(paths, found, one))
  const target: AllowedTarget = {
    folder: found,
    root,
    ...(some !== undefined && { files: [...new Set(some)].toSorted() })
  }
  return target
})

/** Scans with the `Scanner` at hand, as `ciphermap scan` does, and reads nothing outside of the root. */
export const scanAllowed = ({ folder, root, files }: AllowedTarget, progress: Progress, wishes: FolderScan = {}) => {
  const from = progress.done
  const onListed = (total: number): void => {
    progress.total = from + total
    progress.message = "scanning"
  }
  const onFile = (): void => {
    progress.done++
  }
  const lost = ({ _tag }: { readonly _tag: string }) =>
    new ToolFailure({ code: "path_unreadable", message: `${quoted(folder)} can no longer be read (${_tag})` })
  return scanFolder(folder, { ...wishes, within: root, only: files, onListed, onFile }).pipe(
    Effect.catchTags({
      ScanRootMissing: lost,
      ScanRootNotFolder: lost,
      ScanRootUnreadable: lost,
      ScanPathOutside: lost,
      ScannerError: ({ reason }) =>
        new ToolFailure({ code: "scanner_failed", message: `the scanner cannot work: ${reason._tag}` })
    })
  )
}

/** What documents say of a target: what git knows of it only where git's own folder is within the roots. */
export const targetIdentity = (
  { folder, root }: AllowedTarget,
  roots: ReadonlyArray<string>
): Effect.Effect<BomOptions> =>
  allowedRepository(folder, root, roots) === undefined
    ? Effect.sync(() => folderIdentity(folder, undefined))
    : Effect.promise(() => bomIdentity(folder))

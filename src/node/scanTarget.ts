import { lstatSync, realpathSync, statSync } from "node:fs"
import { basename, dirname, join, relative, resolve, sep } from "node:path"
import * as Effect from "effect/Effect"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import type { GitTree } from "./git/scanTree.ts"
import { isWithin } from "./isWithin.ts"
import { codeOf } from "./readRegular.ts"
import { ScanPathOutside, ScanRootMissing, type ScanRootError, ScanRootUnreadable } from "./ScanRootError.ts"

/** What is scanned: a folder, or only certain files and folders in it, relative to it. */
export interface ScanTarget {
  readonly root: string
  readonly only?: ReadonlyArray<string>
  /** Where not the folder itself is scanned, but a version of it in a repository. */
  readonly version?: GitTree
  /** What documents say of it, where that is not what git knows of the folder. */
  readonly identity?: BomOptions
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** The path with links resolved, except in the last part of a path to a file, so that a named link is reported as one. */
const realPath = (path: string): string => {
  const absolute = resolve(path)
  lstatSync(absolute)
  return isFolder(absolute) ? realpathSync(absolute) : join(realpathSync(dirname(absolute)), basename(absolute))
}

const looked = (path: string, look: () => string): Effect.Effect<string, ScanRootError> =>
  Effect.try({
    try: look,
    catch: (cause) => {
      const code = codeOf(cause)
      const isMissing = code === "ENOENT" || code === "ENOTDIR"
      return isMissing ? new ScanRootMissing({ path }) : new ScanRootUnreadable({ path, code })
    }
  })

const realRoot = (folder: string): Effect.Effect<string, ScanRootError> => looked(folder, () => realpathSync(folder))

const within = Effect.fnUntraced(function* (root: string, path: string) {
  const real = yield* looked(path, () => realPath(path))
  return isWithin(root, real) ? relative(root, real).split(sep).join("/") : yield* new ScanPathOutside({ path })
})

/** Makes paths relative to a folder that contains them all. */
export const scanTargetIn = Effect.fnUntraced(function* (folder: string, paths: ReadonlyArray<string>) {
  const root = yield* realRoot(folder)
  return yield* Effect.forEach(paths, (path) => within(root, path))
})

/** A file that is in no folder of the current one is scanned as part of its own. */
const fileElsewhere = (path: string): ScanTarget | undefined => {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined
  const real = realPath(path)
  return isWithin(realpathSync("."), real) ? undefined : { root: dirname(real), only: [basename(real)] }
}

/**
 * A single folder is scanned as such. Files, or several folders, are scanned as parts of the current folder, which must contain them, so
 * that their paths and fingerprints are those of a scan of that folder. One file alone may also be elsewhere.
 */
export const scanTarget = Effect.fnUntraced(function* (paths: ReadonlyArray<string>) {
  const [first = "."] = paths
  const alone = paths.length > 1 ? undefined : isFolder(first) ? { root: first } : fileElsewhere(first)
  const target: ScanTarget = alone ?? { root: ".", only: yield* scanTargetIn(".", paths) }
  return target
})

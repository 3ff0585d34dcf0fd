import type { Installed } from "../manifests/installed/gatherInstalled.ts"
import type { FileIndex } from "./FileIndex.ts"
import type { FileResult } from "./FileResult.ts"

/** Those of some files that are wanted. */
const filtered = <A>(map: ReadonlyMap<string, A>, isWanted: (path: string) => boolean): ReadonlyMap<string, A> =>
  new Map([...map].filter(([path]) => isWanted(path)))

/** The part of an index that is of some files. */
const indexOf = (index: FileIndex, isWanted: (path: string) => boolean): FileIndex => ({
  ...index,
  files: filtered(index.files, isWanted),
  included: filtered(index.included, isWanted)
})

/** Files that may ask each other, and no others. */
export interface Partition {
  readonly index: FileIndex
  readonly results: ReadonlyArray<FileResult>
}

/** The project's own files, and those of packages that are installed in it. */
export const partitioned = (
  index: FileIndex,
  results: ReadonlyArray<FileResult>,
  { unitOf }: Installed
): { readonly own: Partition; readonly installed: Partition } => {
  const installed = results.filter(({ path }) => unitOf(path) !== undefined)
  if (installed.length === 0)
    return { own: { index, results }, installed: { index: indexOf(index, () => false), results: [] } }
  const isInstalled = (path: string): boolean => unitOf(path) !== undefined
  return {
    own: {
      index: indexOf(index, (path) => !isInstalled(path)),
      results: results.filter(({ path }) => !isInstalled(path))
    },
    installed: { index: indexOf(index, isInstalled), results: installed }
  }
}

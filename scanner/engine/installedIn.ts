import { order } from "../model/order.ts"
import { gatherInstalled, type Installed, noneInstalled } from "../manifests/installed/gatherInstalled.ts"
import { readsDependencies } from "../select/installFolders.ts"
import type { Selection } from "../select/Selection.ts"
import type { FileResult } from "./FileResult.ts"

/** The installed packages that are read, by what their records say. */
export const installedIn = (
  results: ReadonlyArray<FileResult>,
  selection: Pick<Selection, "dependencies">
): Installed => {
  if (selection.dependencies === false) return noneInstalled
  const isRead = (path: string): boolean => readsDependencies(selection, path)
  const parts = results.flatMap(({ path, installed = [] }) => (isRead(path) ? installed : []))
  const read = gatherInstalled(parts.toSorted((a, b) => order(a.path, b.path)))
  return {
    packages: read.packages,
    packageAt: (path) => (isRead(path) ? read.packageAt(path) : undefined),
    unitOf: (path) => (isRead(path) ? read.unitOf(path) : undefined)
  }
}

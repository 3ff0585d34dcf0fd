import { WITHIN } from "../model/archivePath.ts"
import { stateFolders, vendoredFolders } from "./vendored.ts"

/** Whether installed packages are read: as it is said, otherwise only those in archives and images. */
export interface ReadsDependencies {
  readonly dependencies?: boolean | undefined
}

export const readsDependencies = ({ dependencies }: ReadsDependencies, path: string): boolean =>
  dependencies ?? path.includes(WITHIN)

/** Folders that tools install packages in, and in which nothing else stands. */
const installFolders: ReadonlySet<string> = new Set([
  "node_modules",
  "site-packages",
  "bower_components",
  "jspm_packages"
])

/** Folders that have such a folder within, and much that belongs to no package. */
const environments: ReadonlySet<string> = new Set([".venv", "venv", ".tox", ".nox", "env", "virtualenv"])

/** Where packages are installed beside other files, so that it is git alone that leaves the folder out. */
const mixedFolders: ReadonlySet<string> = new Set(["vendor", "dist-packages"])

/** How a folder that is otherwise left out is entered for the packages in it. */
export const entryInto = (name: string): "whole" | "passage" | undefined => {
  if (installFolders.has(name) || mixedFolders.has(name)) return "whole"
  return environments.has(name) ? "passage" : undefined
}

const INSTALLED =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|bower_components|jspm_packages|vendor|(?:bundle|ruby|jruby|gems)\/(?:[^/]+\/)?gems)\//

/** Whether a path is in a folder that packages may be installed in; what git leaves out is read there. */
export const mayBeInstalled = (path: string): boolean => INSTALLED.test(path)

const SITE = "site-packages"

/** The position in the folders of a path of the one for which all of it is left out; -1 where nothing is. */
export const leftOutAt = (folders: ReadonlyArray<string>, reads: boolean): number =>
  folders.findIndex((one, at) => {
    if (!vendoredFolders.has(one)) return false
    if (!reads || stateFolders.has(one)) return true
    return !installFolders.has(one) && !(environments.has(one) && folders.includes(SITE, at))
  })

/** Whether a file is in a folder that is left out. */
export const isLeftOut = (path: string, reads: boolean): boolean => leftOutAt(path.split("/").slice(0, -1), reads) >= 0

/** Folders of programs in Java in which libraries stand as JARs. */
const LIBRARIES = "(?:libs?|jars|dependency|dependencies|ext|endorsed|WEB-INF/lib|BOOT-INF/lib)"

/** The folder or the archive of one package, by conventions of the package managers; the last one in a path counts. */
const CONVENTIONS: ReadonlyArray<RegExp> = [
  /(?<=^|\/)node_modules\/(?:(?:@[^/]+\/)?[^/@][^/]*\/)?/g,
  /(?<=^|\/)(?:bower_components|jspm_packages)\/(?:[^/]+\/)?/g,
  /(?<=^|\/)(?:site|dist)-packages\/(?:[^/]+\/)?/g,
  /(?<=^|\/)(?:bundle|ruby|jruby|gems)\/(?:[^/]+\/)?gems\/(?:[^/]+-\d[^/]*\/)/g,
  new RegExp(`(?<=^|/)${LIBRARIES}/[^/!]+\\.jar!/`, "g")
]

/** Where the folder of the package that a file is in begins and ends; undefined for what is in none by its path. */
export const packageSpan = (path: string): readonly [start: number, end: number] | undefined => {
  let found: readonly [number, number] | undefined
  for (const convention of CONVENTIONS)
    for (const { 0: matched, index } of path.matchAll(convention)) {
      const end = index + matched.length
      if (found === undefined || end > found[1]) found = [index, end]
    }
  return found
}

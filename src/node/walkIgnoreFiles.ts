import { realpathSync, statSync } from "node:fs"
import { dirname, join, relative, resolve, sep } from "node:path"
import type { Skipped } from "../../scanner/model/ScanReport.ts"
import { type IgnoreFile, type IgnoreFileName, MAX_IGNORE_FILE } from "../../scanner/select/IgnoreRules.ts"
import { isWithin } from "./isWithin.ts"
import { readRegular, type Unread } from "./readRegular.ts"

/** The ignore files of some folders, and those that could not be used. */
export interface IgnoreFiles {
  readonly files: ReadonlyArray<IgnoreFile>
  readonly skipped: ReadonlyArray<Skipped>
}

type Place = Pick<IgnoreFile, "folder" | "rootWithin">

const decoder = new TextDecoder()

const readText = (path: string): string | Unread => {
  const bytes = readRegular(path, MAX_IGNORE_FILE)
  return "reason" in bytes ? bytes : decoder.decode(bytes)
}

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

/** The first line of a file that contains a path, such as `.git` of a work tree or `commondir`. */
const readPointer = (path: string): string | undefined => {
  const text = readText(path)
  return typeof text === "string" ? text.replace(/^gitdir: /, "").trim() : undefined
}

/** Git's own folder: `.git`, or for a work tree or submodule the folder named in the file `.git`. */
const gitFolder = (folder: string, within: string | undefined): string | undefined => {
  const own = join(folder, ".git")
  if (statSync(own, { throwIfNoEntry: false })?.isDirectory() === true) return own
  const named = readPointer(own)
  if (named === undefined) return undefined
  const linked = resolve(folder, named)
  if (within !== undefined && !isWithin(within, linked)) return undefined
  const common = readPointer(join(linked, "commondir"))
  return common === undefined ? linked : resolve(linked, common)
}

/** The real path of an existing folder, which must be in `within` if that is given. */
const realWithin = (path: string, within: string | undefined): string | undefined => {
  try {
    const real = realpathSync(path)
    return within === undefined || isWithin(within, real) ? real : undefined
  } catch {
    return undefined
  }
}

/** The patterns of `.git/info/exclude`; empty without that file, or if it is outside of `within`. */
export const excludedByGit = (repository: string, place: Place, within?: string): ReadonlyArray<IgnoreFile> => {
  const folder = gitFolder(repository, within)
  const info = folder === undefined ? undefined : realWithin(join(folder, "info"), within)
  const text = info === undefined ? undefined : readText(join(info, "exclude"))
  return typeof text === "string" ? [{ ...place, name: ".git/info/exclude", text }] : []
}

/** Reads the ignore files of one folder, which are known to exist. */
export const readIgnoreFiles = (absolute: string, place: Place, names: ReadonlyArray<IgnoreFileName>): IgnoreFiles => {
  const files: Array<IgnoreFile> = []
  const skipped: Array<Skipped> = []
  for (const name of names) {
    const text = readText(join(absolute, name))
    if (typeof text === "string") files.push({ ...place, name, text })
    else skipped.push({ path: place.folder === "" ? name : `${place.folder}/${name}`, ...text })
  }
  return { files, skipped }
}

const repositoryAbove = (folder: string, within: string | undefined): string | undefined => {
  for (let at = folder; ; at = dirname(at)) {
    if (at === within || exists(join(at, ".git"))) return at
    if (dirname(at) === at) return undefined
  }
}

/**
 * The ignore files above the root up to the top of its repository, outermost first; none outside a repository. None above
 * `within` is read.
 */
export const ignoreFilesAbove = (root: string, gitignore: boolean, within?: string): ReadonlyArray<IgnoreFile> => {
  const top = repositoryAbove(root, within)
  if (top === undefined || top === root) return []
  const found: Array<IgnoreFile> = []
  const names: ReadonlyArray<IgnoreFileName> = gitignore ? [".gitignore", ".ciphermapignore"] : [".ciphermapignore"]
  for (let at = dirname(root); ; at = dirname(at)) {
    const place = { folder: "", rootWithin: relative(at, root).split(sep).join("/") }
    found.unshift(
      ...readIgnoreFiles(
        at,
        place,
        names.filter((name) => exists(join(at, name)))
      ).files
    )
    if (at === top) return gitignore ? [...excludedByGit(top, place, within), ...found] : found
  }
}

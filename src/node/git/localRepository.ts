import { realpathSync, statSync } from "node:fs"
import { dirname, join, relative, resolve, sep } from "node:path"
import { isWithin } from "../isWithin.ts"
import { readRegular } from "../readRegular.ts"

/** A repository that a folder is in. */
export interface LocalRepository {
  /** Git's own folder, and the one that it shares with other work trees: mostly the same. */
  readonly directory: string
  readonly shared: string
  /** Path of the folder in the repository, with `/`; empty at its top. */
  readonly prefix: string
  /** Whether it has no files but git's own. */
  readonly isBare: boolean
}

/** A file that holds one path. */
const MAX_POINTER = 8_192

const pointer = (path: string): string => {
  const bytes = readRegular(path, MAX_POINTER)
  if ("reason" in bytes) throw new Error(bytes.detail)
  return new TextDecoder()
    .decode(bytes)
    .replace(/^gitdir: /, "")
    .trim()
}

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined

/** `.git` is a folder, or in a linked work tree or a submodule a file that names one (gitrepository-layout(5)). */
const ownFolder = (top: string): string => {
  const own = join(top, ".git")
  return realpathSync(statSync(own).isDirectory() ? own : resolve(top, pointer(own)))
}

const sharedFolder = (directory: string): string => {
  const named = join(directory, "commondir")
  return exists(named) ? realpathSync(resolve(directory, pointer(named))) : directory
}

const isGitFolder = (path: string): boolean => ["HEAD", "objects", "refs"].every((name) => exists(join(path, name)))

const topOf = (folder: string, within: string | undefined): string | undefined => {
  for (let at = folder; within === undefined || isWithin(within, at); at = dirname(at)) {
    if (exists(join(at, ".git")) || isGitFolder(at)) return at
    if (dirname(at) === at) return undefined
  }
  return undefined
}

/** The repository of a folder; looked for no further up than `within`, whose path is real and absolute. */
export const localRepository = (path: string, within?: string): LocalRepository | undefined => {
  try {
    const folder = realpathSync(path)
    const top = topOf(folder, within)
    if (top === undefined) return undefined
    const isBare = !exists(join(top, ".git"))
    const directory = isBare ? realpathSync(top) : ownFolder(top)
    return { directory, shared: sharedFolder(directory), prefix: relative(top, folder).split(sep).join("/"), isBare }
  } catch {
    return undefined
  }
}

import { realpathSync, statSync } from "node:fs"
import { dirname, join, relative, resolve, sep } from "node:path"
import * as Effect from "effect/Effect"
import { quoted } from "../quoted.ts"
import { ToolFailure } from "../ToolFailure.ts"
import { gitText } from "../../node/git/gitText.ts"
import { isWithin } from "../../node/isWithin.ts"
import { readRegular } from "../../node/readRegular.ts"

/** A repository that a folder is in, as far as its own folder can be read. */
export interface LocalRepository {
  /** Git's own folder, and the one that it shares with other work trees: mostly the same. */
  readonly directory: string
  /** Path of the folder in the repository, with `/`; empty at its top. */
  readonly prefix: string
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

/** `.git` is a folder, or in a linked work tree a file that names one (gitrepository-layout(5)). */
const ownFolder = (top: string): string => {
  const own = join(top, ".git")
  return realpathSync(statSync(own).isDirectory() ? own : resolve(top, pointer(own)))
}

const sharedFolder = (directory: string): string => {
  const named = join(directory, "commondir")
  return statSync(named, { throwIfNoEntry: false }) === undefined
    ? directory
    : realpathSync(resolve(directory, pointer(named)))
}

const topOf = (folder: string, root: string): string | undefined => {
  for (let at = folder; isWithin(root, at); at = dirname(at)) {
    if (statSync(join(at, ".git"), { throwIfNoEntry: false }) !== undefined) return at
    if (dirname(at) === at) return undefined
  }
  return undefined
}

/** The repository of a folder; undefined where there is none, or where git keeps any of it outside of the roots. */
export const localRepository = (
  folder: string,
  root: string,
  roots: ReadonlyArray<string>
): LocalRepository | undefined => {
  try {
    const top = topOf(folder, root)
    if (top === undefined) return undefined
    const directory = ownFolder(top)
    const isAllowed = [directory, sharedFolder(directory)].every((one) => roots.some((all) => isWithin(all, one)))
    return isAllowed ? { directory, prefix: relative(top, folder).split(sep).join("/") } : undefined
  } catch {
    return undefined
  }
}

const NOT_IN_REPOSITORY =
  "is in no git repository that lies within the roots as a whole: start the server with --root at the top of the repository"

const objectId = Effect.fnUntraced(function* (directory: string, name: string) {
  const { code, output } = yield* gitText({
    directory,
    args: ["rev-parse", "--verify", "--quiet", "--end-of-options", name]
  }).pipe(
    Effect.mapError(({ detail }) => new ToolFailure({ code: "repository_unreadable", message: detail ?? "git failed" }))
  )
  const id = output.trim()
  return code === 0 && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined
})

/** What a folder held at a commit. */
export interface TreeAt {
  readonly directory: string
  /** Id of the tree. */
  readonly tree: string
}

/** The tree that a folder had at a commit, branch or tag. Nothing is fetched or checked out. */
export const treeAt = Effect.fnUntraced(function* (
  repository: LocalRepository | undefined,
  folder: string,
  ref: string
) {
  if (repository === undefined)
    return yield* new ToolFailure({ code: "not_in_repository", message: `${quoted(folder)} ${NOT_IN_REPOSITORY}` })
  const { directory, prefix } = repository
  const commit = yield* objectId(directory, `${ref}^{commit}`)
  if (commit === undefined)
    return yield* new ToolFailure({ code: "unknown_ref", message: `the repository has no commit ${quoted(ref)}` })
  const tree = yield* objectId(directory, `${commit}:${prefix}`)
  if (tree === undefined)
    return yield* new ToolFailure({
      code: "path_missing",
      message: `the commit ${quoted(ref)} does not hold ${quoted(prefix)}`
    })
  const found: TreeAt = { directory, tree }
  return found
})

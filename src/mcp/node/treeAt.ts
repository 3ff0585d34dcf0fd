import * as Effect from "effect/Effect"
import { type LocalRepository, localRepository } from "../../node/git/localRepository.ts"
import { objectId } from "../../node/git/revisions.ts"
import { isWithin } from "../../node/isWithin.ts"
import { quoted } from "../quoted.ts"
import { ToolFailure } from "../ToolFailure.ts"

/** The repository of a folder; undefined where there is none, or where git keeps any of it outside of the roots. */
export const allowedRepository = (
  folder: string,
  root: string,
  roots: ReadonlyArray<string>
): LocalRepository | undefined => {
  const found = localRepository(folder, root)
  const isAllowed =
    found?.isBare === false && [found.directory, found.shared].every((one) => roots.some((all) => isWithin(all, one)))
  return isAllowed ? found : undefined
}

const NOT_IN_REPOSITORY =
  "is in no git repository that lies within the roots as a whole: start the server with --root at the top of the repository"

const idOf = (directory: string, name: string) =>
  objectId(directory, name).pipe(
    Effect.mapError(({ detail }) => new ToolFailure({ code: "repository_unreadable", message: detail ?? "git failed" }))
  )

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
  const commit = yield* idOf(directory, `${ref}^{commit}`)
  if (commit === undefined)
    return yield* new ToolFailure({ code: "unknown_ref", message: `the repository has no commit ${quoted(ref)}` })
  const tree = yield* idOf(directory, `${commit}:${prefix}`)
  if (tree === undefined)
    return yield* new ToolFailure({
      code: "path_missing",
      message: `the commit ${quoted(ref)} does not hold ${quoted(prefix)}`
    })
  const found: TreeAt = { directory, tree }
  return found
})

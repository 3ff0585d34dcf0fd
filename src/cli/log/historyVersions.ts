import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import type { NamedCommit } from "../../node/git/history.ts"
import { gitFailed } from "../assessTarget.ts"
import { namedCommit } from "../since.ts"

const NO_TAG = "--first-parent lists commits instead of tags, and --since takes a commit or a branch, too."

export interface Wanted {
  readonly directory: string
  readonly head: string
  readonly since: Option.Option<string>
  readonly firstParent: boolean
  readonly limit: number
}

const history = Effect.promise(() => import("../../node/git/history.ts"))
const revisions = Effect.promise(() => import("../../node/git/revisions.ts"))

/** The commit from which versions are listed, which must lead to the one that is checked out. */
const startOf = Effect.fnUntraced(function* ({ directory, head, since }: Wanted) {
  if (Option.isNone(since)) return undefined
  const { mergeBase } = yield* revisions
  const commit = yield* namedCommit(directory, since.value)
  return (yield* mergeBase(directory, commit, head)) === commit
    ? { commit, name: since.value }
    : yield* CommandFailed.failure(
        `${since.value} is not in the history of what is checked out`,
        "--since takes a tag, a branch or a commit that HEAD descends from."
      )
})

const dated = Effect.fnUntraced(function* (directory: string, commit: string, names: ReadonlyArray<string>) {
  const { firstParents } = yield* history
  const [one] = yield* firstParents(directory, undefined, commit, 1)
  const named: NamedCommit = { commit, names, date: one?.date ?? "" }
  return named
})

/** The last of some versions, and one more before them that is only compared with. */
const lastOf = (all: ReadonlyArray<NamedCommit>, limit: number) => {
  const versions = all.slice(-limit - 1)
  return { versions, leftOut: all.length - versions.length }
}

const taggedVersions = Effect.fnUntraced(function* (wanted: Wanted) {
  const { directory, head, limit } = wanted
  const start = yield* startOf(wanted)
  const { tagsOf } = yield* history
  const tags = yield* tagsOf(directory, head, start?.commit)
  if (tags.length === 0 && start === undefined)
    return yield* CommandFailed.failure("what is checked out descends from no tag", NO_TAG)
  const isTagged = (commit: string): boolean => tags.some((tag) => tag.commit === commit)
  const first =
    start === undefined || isTagged(start.commit) ? [] : [yield* dated(directory, start.commit, [start.name])]
  const last = isTagged(head) || start?.commit === head ? [] : [yield* dated(directory, head, ["HEAD"])]
  return lastOf([...first, ...tags, ...last], limit)
})

const parentVersions = Effect.fnUntraced(function* (wanted: Wanted) {
  const { directory, head, limit } = wanted
  const start = yield* startOf(wanted)
  const { countFirstParents, firstParents, tagsOf } = yield* history
  const { objectId } = yield* revisions
  const commits = yield* firstParents(directory, start?.commit, head, limit)
  const total = yield* countFirstParents(directory, start?.commit, head)
  const tags = new Map((yield* tagsOf(directory, head, start?.commit)).map(({ commit, names }) => [commit, names]))
  const namesOf = (commit: string, name?: string) => tags.get(commit) ?? (name === undefined ? [] : [name])
  const [earliest] = commits
  const before = earliest === undefined ? start?.commit : yield* objectId(directory, `${earliest.commit}^1^{commit}`)
  const name = before === start?.commit ? start?.name : undefined
  const first = before === undefined ? [] : [yield* dated(directory, before, namesOf(before, name))]
  const versions: ReadonlyArray<NamedCommit> = [
    ...first,
    ...commits.map(({ commit, date }) => ({ commit, date, names: namesOf(commit) }))
  ]
  return { versions, leftOut: total - commits.length }
})

/** The versions whose inventories are compared, the earliest first, and how many earlier ones are left out. */
export const historyVersions = (wanted: Wanted) =>
  (wanted.firstParent ? parentVersions(wanted) : taggedVersions(wanted)).pipe(
    Effect.catchTag("ScanFailure", (failure) => Effect.fail(gitFailed(failure)))
  )

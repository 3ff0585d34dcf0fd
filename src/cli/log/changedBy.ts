import * as Effect from "effect/Effect"
import type { HistoryCommit } from "../../node/git/history.ts"
import type { ChangedBy, HistoryChange } from "./InventoryHistory.ts"

/** What a version in between has. */
export type IdsAt<E, R> = (commit: string) => Effect.Effect<ReadonlySet<string> | undefined, E, R>

/** The commits that touch a file that a change is in; all of them where it comes from elsewhere. */
const candidates = (
  { places }: HistoryChange,
  commits: ReadonlyArray<HistoryCommit>,
  prefix: string
): ReadonlyArray<HistoryCommit> => {
  const paths = [...new Set(places.map(({ path }) => (prefix === "" ? path : `${prefix}/${path}`)))]
  const touching = commits.filter((one) => paths.some((path) => one.paths.has(path)))
  return touching.length === 0 ? commits : touching
}

/** Halves the commits until one is left, by whether the version at one of them has what came or went. */
const search = <E, R>(
  { change, id }: HistoryChange,
  all: ReadonlyArray<HistoryCommit>,
  from: string,
  idsAt: IdsAt<E, R>
): Effect.Effect<ChangedBy, E, R> =>
  Effect.gen(function* () {
    let [first, last] = [0, all.length - 1]
    while (first < last) {
      const middle = Math.floor((first + last) / 2)
      const ids = yield* idsAt(all[middle]!.commit)
      if (ids === undefined) return { after: first === 0 ? from : all[first - 1]!.commit, until: all[last]!.commit }
      if (ids.has(id) === (change === "added")) last = middle
      else first = middle + 1
    }
    const { commit, date, subject } = all[first]!
    return { commit: { commit, date, subject } }
  })

/** Each change with the commit by which it came; `idsAt` is asked only where several commits touch the same files. */
export const withCommits = <E, R>(
  changes: ReadonlyArray<HistoryChange>,
  commits: ReadonlyArray<HistoryCommit>,
  { from, prefix }: { readonly from: string; readonly prefix: string },
  idsAt: IdsAt<E, R>
): Effect.Effect<ReadonlyArray<HistoryChange>, E, R> =>
  Effect.forEach(changes, (one) =>
    commits.length === 0
      ? Effect.succeed(one)
      : Effect.map(search(one, candidates(one, commits, prefix), from, idsAt), (by) => ({ ...one, by }))
  )

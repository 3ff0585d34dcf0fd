import * as Effect from "effect/Effect"
import type { Assessment } from "../../../scanner/model/Assessment.ts"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import type { NamedCommit } from "../../node/git/history.ts"
import type { PolicyOptions } from "../policyFlags.ts"
import { assessedBy } from "../policyFlags.ts"
import { withCommits } from "./changedBy.ts"
import {
  type Assessed,
  changesBetween,
  type HistoryVersion,
  idsIn,
  versionOf,
  withoutSuppressed
} from "./InventoryHistory.ts"

/** So many further versions are scanned to tell by which commit something changed. */
const MAX_LOOKS = 100

export interface HistoryOptions<E, R> {
  /** The earliest first. */
  readonly versions: ReadonlyArray<NamedCommit>
  /** Git's own folder, and the way from the top of the repository to the folder that is scanned. */
  readonly directory: string
  readonly prefix: string
  readonly scanAt: (commit: string) => Effect.Effect<ScanReport, E, R>
  readonly policyOptions: PolicyOptions
  /** Which findings count. */
  readonly chosen: (assessment: Assessment) => Assessment
  readonly onVersion: (done: number, name: string) => void
}

/** Scans versions one after another, and says what came and went from each to the next, and by which commit. */
export const buildHistory = Effect.fnUntraced(function* <E, R>(options: HistoryOptions<E, R>) {
  const { versions, directory, prefix, scanAt, policyOptions, chosen, onVersion } = options
  const { firstParents } = yield* Effect.promise(() => import("../../node/git/history.ts"))
  const { toInventory } = yield* Effect.promise(() => import("../../../scanner/model/toInventory.ts"))
  const known = new Map<string, ReadonlySet<string>>()
  let looks = 0
  const assessedAt = Effect.fnUntraced(function* (commit: string) {
    const inventory = toInventory(yield* scanAt(commit))
    const assessment = yield* Effect.promise(() => assessedBy(inventory, policyOptions))
    const assessed: Assessed = { inventory, assessment: withoutSuppressed(chosen(assessment)) }
    known.set(commit, idsIn(assessed))
    return assessed
  })
  const idsAt = Effect.fnUntraced(function* (commit: string) {
    const ids = known.get(commit)
    if (ids !== undefined) return ids
    if (looks === MAX_LOOKS) return undefined
    looks++
    return idsIn(yield* assessedAt(commit))
  })
  const listed: Array<HistoryVersion> = []
  let before: { readonly commit: string; readonly assessed: Assessed } | undefined
  for (const [at, named] of versions.entries()) {
    onVersion(at, named.names[0] ?? named.commit)
    const assessed = yield* assessedAt(named.commit)
    let changes: HistoryVersion["changes"]
    if (before !== undefined) {
      const all = changesBetween(before.assessed, assessed)
      const commits = all.length === 0 ? [] : yield* firstParents(directory, before.commit, named.commit)
      changes = yield* withCommits(all, commits, { from: before.commit, prefix }, idsAt)
    }
    listed.push(versionOf(named, assessed, changes))
    before = { commit: named.commit, assessed }
  }
  return { versions: listed, isCut: listed.some(({ changes = [] }) => changes.some(({ by }) => by && "after" in by)) }
})

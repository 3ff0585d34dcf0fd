import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Flag from "effect/cli/Flag"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import type { InventoryDiff } from "../../scanner/classify/compareInventories.ts"
import type { WeakPlace } from "../../scanner/model/Assessment.ts"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { type LocalRepository, localRepository } from "../node/git/localRepository.ts"
import type { ScanTarget } from "../node/scanTarget.ts"
import { StandardStreams } from "../node/StandardStreams.ts"
import { assessTarget, gitFailed, type ScanOptions } from "./assessTarget.ts"
import { didYouMean } from "../../scanner/classify/nearest.ts"
import { chosenFindings, type FindingFlagValues } from "./gates.ts"
import type { PolicyOptions } from "./policyFlags.ts"

/** What findings are compared with, so that only those are listed that a change adds. */
export const sinceFlags = {
  base: Flag.String("base").pipe(
    Flag.withMetavar("REF"),
    Flag.withDescription("Only findings that were added since the merge base with this branch, tag or commit"),
    Flag.optional
  ),
  changed: Flag.Boolean("changed").pipe(
    Flag.withDescription("Only findings that the files as they are add to the last commit"),
    Flag.withDefault(false)
  )
}

export interface SinceFlagValues {
  readonly base: Option.Option<string>
  readonly changed: boolean
}

/** The version of a target that it is compared with. */
export interface Base {
  /** As a person names it. */
  readonly revision: string
  readonly commit: string
  /** Whether it is the last commit, with which files as they are compared. */
  readonly isLast: boolean
  readonly target: ScanTarget
}

const gitAt = Effect.promise(() => import("../node/git/revisions.ts"))

/** So many names of branches and tags are looked through for one that was meant. */
const MAX_NAMES = 1_000

const MORE_HISTORY =
  "This clone is shallow: git fetch --unshallow (in CI, a depth of 0) brings the rest of its history."

/** The commit that a name stands for. */
export const namedCommit = Effect.fnUntraced(
  function* (directory: string, name: string) {
    const git = yield* gitAt
    const commit = yield* git.objectId(directory, `${name}^{commit}`)
    if (commit !== undefined) return commit
    const names = yield* git.refNames(directory, MAX_NAMES)
    const remote = names.find((one) => one.endsWith(`/${name}`))
    const like = remote === undefined ? didYouMean(name, names) : `Did you mean ${remote}? `
    const rest = (yield* git.isShallow(directory)) ? MORE_HISTORY : "git fetch brings what a remote has of them."
    return yield* CommandFailed.failure(`there is no branch, tag or commit ${name}`, `${like}${rest}`)
  },
  Effect.catchTag("ScanFailure", (failure) => Effect.fail(gitFailed(failure)))
)

/** The repository of a folder, with the commit that is checked out. */
export const repositoryAt = Effect.fnUntraced(
  function* (root: string, why: string) {
    const found = localRepository(root)
    if (found === undefined) return yield* CommandFailed.failure(`${root} is in no git repository`, why)
    const git = yield* gitAt
    const head = yield* git.objectId(found.directory, "HEAD^{commit}")
    if (head === undefined)
      return yield* CommandFailed.failure("the repository has no commit yet, or its HEAD leads to none", why)
    return { ...found, head }
  },
  Effect.catchTag("ScanFailure", (failure) => Effect.fail(gitFailed(failure)))
)

/** Git knows them in repositories of either kind without storing them. */
const EMPTY_TREES = {
  40: "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
  64: "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
} as const

/** What a folder of a repository held at a commit; one that was not there yet was empty. */
export const treeOf = Effect.fnUntraced(function* ({ directory, prefix }: LocalRepository, commit: string) {
  const git = yield* gitAt
  return (yield* git.objectId(directory, `${commit}:${prefix}`)) ?? EMPTY_TREES[commit.length as 40 | 64]
})

/** A target as it was at a commit. */
export const targetAt = Effect.fnUntraced(
  function* ({ root, only }: ScanTarget, repository: LocalRepository, commit: string) {
    const { directory } = repository
    const tree = yield* treeOf(repository, commit)
    const target: ScanTarget = {
      root,
      ...(only !== undefined && { only }),
      version: { directory, tree, folder: root }
    }
    return target
  },
  Effect.catchTag("ScanFailure", (failure) => Effect.fail(gitFailed(failure)))
)

const baseCommit = Effect.fnUntraced(function* (directory: string, head: string, name: string) {
  const git = yield* gitAt
  const commit = yield* namedCommit(directory, name)
  const common = yield* git.mergeBase(directory, commit, head)
  if (common !== undefined) return common
  return (yield* git.isShallow(directory))
    ? yield* CommandFailed.failure(
        `the history here does not reach back to what ${name} and HEAD have in common`,
        MORE_HISTORY
      )
    : yield* CommandFailed.failure(
        `${name} and HEAD have no commit in common`,
        "Their histories are unrelated; ciphermap diff compares two scans that were saved."
      )
})

const WHY = "--base and --changed compare with a commit; ciphermap scan without them needs no git."

/** What a target is compared with; undefined where nobody asked for that. */
export const baseOf = Effect.fnUntraced(
  function* (target: ScanTarget, { base, changed }: SinceFlagValues) {
    if (Option.isNone(base) && !changed) return undefined
    if (Option.isSome(base) && changed)
      return yield* CommandFailed.usage(
        "--base and --changed exclude each other",
        "--changed is against the last commit; --base REF against where the branch began, changed files included."
      )
    if (Option.contains(base, ""))
      return yield* CommandFailed.usage(
        "--base needs a branch, a tag or a commit",
        "All options: ciphermap scan --help"
      )
    const { head, ...repository } = yield* repositoryAt(target.root, WHY)
    if (repository.isBare)
      return yield* CommandFailed.failure(
        `${target.root} is a bare repository, which has no files to compare`,
        "Clone it, or compare two commits with ciphermap log."
      )
    const commit = Option.isNone(base) ? head : yield* baseCommit(repository.directory, head, base.value)
    const found: Base = {
      revision: Option.getOrElse(base, () => "HEAD"),
      commit,
      isLast: changed,
      target: yield* targetAt(target, repository, commit)
    }
    return found
  },
  Effect.catchTag("ScanFailure", (failure) => Effect.fail(gitFailed(failure)))
)

/** Folders and files of which the base has only a pointer, so that nobody can tell what was in them. */
const pointersOf = async ({ skipped }: ScanReport): Promise<ReadonlyArray<string>> => {
  const { LFS_POINTER, SUBMODULE } = await import("../node/git/repositoryTree.ts")
  return skipped.filter(({ detail }) => detail === SUBMODULE || detail === LFS_POINTER).map(({ path }) => path)
}

const withoutFindingsIn = (pointers: ReadonlyArray<string>, diff: InventoryDiff): InventoryDiff => {
  const isCompared = ({ location: { path } }: WeakPlace): boolean =>
    !pointers.some((one) => one === path || (one.endsWith("/") && path.startsWith(one)))
  const { added, changed } = diff.weaknesses
  const weaknesses = {
    ...diff.weaknesses,
    added: added.filter(isCompared),
    changed: changed.filter(({ after }) => isCompared(after))
  }
  return { ...diff, weaknesses }
}

const NAMED = 3

/** Says what of the findings was not compared. */
const sayNotCompared = Effect.fnUntraced(function* (pointers: ReadonlyArray<string>) {
  if (pointers.length === 0) return
  const { stderr } = yield* StandardStreams
  const more = pointers.length > NAMED ? ` and ${pointers.length - NAMED} more` : ""
  stderr.write(
    `not compared, as the base only points to them (submodules, Git LFS): ${pointers.slice(0, NAMED).join(", ")}${more}\n`
  )
})

/** With only those findings that a target has, and its base has not. */
export const onlySince = Effect.fnUntraced(function* (
  assessed: AssessedInventory,
  { target, revision, commit }: Base,
  scanOptions: ScanOptions,
  policyOptions: PolicyOptions,
  flags: FindingFlagValues
) {
  const scanned = yield* assessTarget(target, { ...scanOptions, allowEmpty: true }, policyOptions)
  const before = { ...scanned, assessment: chosenFindings(scanned.assessment, flags) }
  const { compareInventories } = yield* Effect.promise(() => import("../../scanner/classify/compareInventories.ts"))
  const { addedFindings, changedFindings } = yield* Effect.promise(
    () => import("../../scanner/classify/addedFindings.ts")
  )
  const pointers = yield* Effect.promise(() => pointersOf(scanned.report))
  const diff = withoutFindingsIn(pointers, compareInventories(before, assessed))
  yield* sayNotCompared(pointers)
  const { weaknesses } = assessed.assessment
  const assessment = addedFindings(assessed.assessment, diff)
  const since = {
    revision,
    commit,
    fixed: diff.weaknesses.fixed.length,
    unchanged: weaknesses.length - changedFindings(diff).size
  }
  const result: AssessedInventory = {
    ...assessed,
    assessment,
    options: { ...assessed.options, since },
    compared: { diff, whole: assessed.assessment }
  }
  return result
})

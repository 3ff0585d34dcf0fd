import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { readEvent, type GitHubEvent } from "./GitHubEvent.ts"
import { commitAt, type GitRefused, pullRequestBase, repositoryTop } from "../../node/ownRepository.ts"
import { type ScanTarget, scanTargetIn } from "../../node/scanTarget.ts"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import { fileText } from "../fileText.ts"
import type { PolicyOptions } from "../policyFlags.ts"
import { repositoryAt, targetAt } from "../since.ts"
import { assessTarget, type ScanOptions, targetErrors } from "../assessTarget.ts"

/** Of a branch that was just made, GitHub says that it was at this commit before. */
const NO_COMMIT = /^0+$/

/** What is scanned, and the repository it is in; `only` names the folder, so that all paths are those of the repository. */
export interface RepositoryTarget extends ScanTarget {
  readonly only: ReadonlyArray<string>
  /** Undefined where the folder is in no repository. */
  readonly top: string | undefined
}

/** What the workflow runs for; nothing outside of a workflow. */
export const eventAt = Effect.fnUntraced(function* (path: string) {
  if (path === "") return {} satisfies GitHubEvent
  const event = readEvent(yield* fileText(path))
  return yield* Effect.fromResult(event).pipe(
    Effect.mapError((problem) => CommandFailed.failure(`${path}: ${problem}`))
  )
})

/** A folder, or a file, as a part of its repository. */
export const repositoryTarget = Effect.fnUntraced(function* (path: string) {
  const top = yield* repositoryTop(path).pipe(Effect.option)
  const root = Option.getOrElse(top, () => path)
  const only = yield* scanTargetIn(root, [path]).pipe(Effect.catchTags(targetErrors))
  const target: RepositoryTarget = { root, only, top: Option.getOrUndefined(top) }
  return target
})

const failed =
  (what: string) =>
  ({ detail }: GitRefused): CommandFailed =>
    CommandFailed.failure(
      `${what}, which the changes are compared with, cannot be had (git: ${detail}); check out with fetch-depth: 0`
    )

/** The commit that the changes are compared with; undefined where they are not compared. */
export const baseOf = Effect.fnUntraced(function* (
  { top }: RepositoryTarget,
  { base, pullRequest }: GitHubEvent,
  asked: Option.Option<string>
) {
  const wanted = Option.getOrElse(
    Option.filter(asked, (one) => one !== ""),
    () => base ?? ""
  )
  if (wanted === "" || NO_COMMIT.test(wanted)) return undefined
  if (wanted.startsWith("-")) return yield* CommandFailed.usage(`--base must be a commit, a branch or a tag: ${wanted}`)
  if (top === undefined) return yield* CommandFailed.failure("there is no repository whose changes could be compared")
  const isOwn = wanted === base && pullRequest !== undefined
  const revision = isOwn
    ? yield* pullRequestBase(top, wanted, pullRequest.head).pipe(Effect.mapError(failed(wanted)))
    : wanted
  return { top, commit: yield* commitAt(top, revision).pipe(Effect.mapError(failed(revision))) }
})

/** Scans the same part of the base. What is not there yet is empty. */
export const scanBase = (
  { top, commit }: { readonly top: string; readonly commit: string },
  { only }: RepositoryTarget,
  scanOptions: ScanOptions,
  policyOptions: PolicyOptions
) =>
  Effect.gen(function* () {
    const repository = yield* repositoryAt(top, "Check out the repository first.")
    const target = yield* targetAt({ root: top, only }, repository, commit)
    return yield* assessTarget(target, scanOptions, policyOptions)
  })

import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { GIT_MISSING } from "../../domain/FailureCause.ts"
import { gitText } from "./gitText.ts"

/** Git is not installed or does not run. */
export class GitMissing extends Data.TaggedError("GitMissing")<{ readonly detail: string }> {
  override get message(): string {
    return `git is needed to scan repositories, and cannot be used (${this.detail}): install git 2.39 or newer`
  }
  get isRetryable(): boolean {
    return false
  }
}

/** First releases of each line without CVE-2025-48384 to -48386 (git, Documentation/RelNotes/2.43.7 and the others). */
const mended: ReadonlyArray<readonly [minor: number, patch: number]> = [
  [43, 7],
  [44, 4],
  [45, 4],
  [46, 4],
  [47, 3],
  [48, 2],
  [49, 1],
  [50, 1]
]

/** Before 2.37, git silently ignores `http.curloptResolve` and queries name servers itself. */
const LEAST_MINOR = 39

const partsOf = (version: string): readonly [major: number, minor: number, patch: number] => {
  const [, major, minor, patch = 0] = /(\d+)\.(\d+)(?:\.(\d+))?/.exec(version) ?? [0, 0, 0, 0]
  return [Number(major), Number(minor), Number(patch)]
}

/** Whether a version lacks a feature that downloads need to be safe. */
const isTooOld = (version: string): boolean => {
  const [major, minor] = partsOf(version)
  return major < 2 || (major === 2 && minor < LEAST_MINOR)
}

/** Whether a version is older than the first fixed release of its line. */
export const isOutdated = (version: string): boolean => {
  const [major, minor, patch] = partsOf(version)
  const least = mended.find(([line]) => line === minor)?.[1]
  if (major !== 2) return major < 2
  return least === undefined ? minor < mended[0]![0] : patch < least
}

/** Exit code of a shell for a command that is not there (POSIX.1-2017, 2.8.2). */
export const NOT_FOUND = 127

const readVersion = gitText({ args: ["version"] }).pipe(
  Effect.catchTag("ScanFailure", () => new GitMissing({ detail: "it says nothing" })),
  Effect.filterOrElse(
    ({ code }) => code === 0,
    ({ code, stderr }) => new GitMissing({ detail: code === NOT_FOUND ? GIT_MISSING : stderr.trim() })
  ),
  Effect.map(({ output }) => output.trim())
)

/**
 * Fails if git is missing or too old. A version without the latest fixes only causes a warning, because distributions apply
 * fixes without a new number.
 */
export const checkGit = Effect.gen(function* () {
  const version = yield* readVersion
  if (isTooOld(version)) return yield* new GitMissing({ detail: `${version} is too old` })
  if (isOutdated(version)) {
    yield* Effect.logWarning("git may lack security fixes: 2.50.1, 2.49.1, 2.48.2, 2.47.3, 2.43.7 or newer has them", {
      version
    })
  }
})

/** Checks once, however many parts need git, and before anything else has started. */
export const gitChecked = Layer.effectDiscard(checkGit)

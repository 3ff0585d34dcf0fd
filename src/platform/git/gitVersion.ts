import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { gitText } from "./gitText.ts"

/** There is no git, or none that runs. */
export class GitMissing extends Data.TaggedError("GitMissing")<{ readonly detail: string }> {
  override get message(): string {
    return `git is needed to scan repositories, and cannot be run (${this.detail}): install git 2.39 or newer`
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

/** Whether a version is older than the first mended one of its line. */
export const isOutdated = (version: string): boolean => {
  const [major = 0, minor = 0, patch = 0] = (/\d+(?:\.\d+)*/.exec(version)?.[0] ?? "").split(".").map(Number)
  const least = mended.find(([line]) => line === minor)?.[1]
  if (major !== 2) return major < 2
  return least === undefined ? minor < mended[0]![0] : patch < least
}

/** Of a shell (POSIX.1-2017, 2.8.2). */
const NOT_FOUND = 127

const readVersion = gitText({ args: ["version"] }).pipe(
  Effect.catchTag("ScanFailure", () => new GitMissing({ detail: "it says nothing" })),
  Effect.filterOrElse(
    ({ code }) => code === 0,
    ({ code, stderr }) => new GitMissing({ detail: code === NOT_FOUND ? "git is not found" : stderr.trim() })
  ),
  Effect.map(({ output }) => output.trim())
)

/** Fails without git; an old one is only warned of, for distributions mend it without a new number. */
export const checkGit = Effect.gen(function* () {
  const version = yield* readVersion
  if (isOutdated(version)) {
    yield* Effect.logWarning("git may lack security fixes: 2.50.1, 2.49.1, 2.48.2, 2.47.3, 2.43.7 or newer has them", {
      version
    })
  }
})

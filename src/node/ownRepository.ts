import { execFile } from "node:child_process"
import { promisify } from "node:util"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const run = promisify(execFile)

const MAX_OUTPUT = 16_777_216

/** Git failed; `detail` is the last line of its output. */
export class GitRefused extends Schema.TaggedError<GitRefused>()("GitRefused", {
  what: Schema.String,
  detail: Schema.String
}) {
  get isRetryable(): boolean {
    return true
  }
}

/** Runs no hook and no filter of the repository, and never asks for a password. */
const settings = ["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]

const environment = () => ({ ...process.env, GIT_LFS_SKIP_SMUDGE: "1", GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" })

const lastLine = (cause: unknown): string => {
  const { stderr = "", message = "" } = cause as { readonly stderr?: string; readonly message?: string }
  return (stderr.trim() === "" ? message : stderr).trim().split("\n").at(-1) ?? ""
}

const git = (folder: string, ...args: ReadonlyArray<string>): Effect.Effect<string, GitRefused> =>
  Effect.tryPromise({
    try: () => run("git", ["-C", folder, ...settings, ...args], { env: environment(), maxBuffer: MAX_OUTPUT }),
    catch: (cause) => new GitRefused({ what: args[0] ?? "git", detail: lastLine(cause) })
  }).pipe(Effect.map(({ stdout }) => stdout.replace(/\r?\n$/, "")))

/** The top folder of the repository that contains a folder. */
export const repositoryTop = (folder: string): Effect.Effect<string, GitRefused> =>
  git(folder, "rev-parse", "--show-toplevel")

const commitOf = (top: string, revision: string): Effect.Effect<string, GitRefused> =>
  git(top, "rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`)

/** Fetches a revision that the checkout does not have. A shallow checkout stays shallow, a complete one complete. */
const fetched = Effect.fnUntraced(function* (top: string, revision: string) {
  const isShallow = yield* git(top, "rev-parse", "--is-shallow-repository")
  const depth = isShallow === "true" ? ["--depth=1"] : []
  yield* git(top, "fetch", "--no-tags", "--quiet", ...depth, "--end-of-options", "origin", revision)
  return yield* commitOf(top, "FETCH_HEAD")
})

/** The commit of a revision, from the checkout or its remote. */
export const commitAt = (top: string, revision: string): Effect.Effect<string, GitRefused> =>
  commitOf(top, revision).pipe(Effect.catchTag("GitRefused", () => fetched(top, revision)))

/** Parents of the checked-out commit, read from the commit itself, because a shallow checkout does not have them. */
const parentsOfHead = (top: string): Effect.Effect<ReadonlyArray<string>, GitRefused> =>
  Effect.map(git(top, "cat-file", "commit", "HEAD"), (text) =>
    (text.split("\n\n")[0] ?? "")
      .split("\n")
      .filter((line) => line.startsWith("parent "))
      .map((line) => line.slice("parent ".length))
  )

/**
 * The commit with which the changes of a pull request are compared. By default GitHub checks out the merge of both, whose first
 * parent is the current target branch; otherwise it is the merge base, as far as the checkout knows it.
 */
export const pullRequestBase = Effect.fnUntraced(function* (top: string, base: string, head: string) {
  const [first, second] = yield* parentsOfHead(top)
  if (first !== undefined && second === head) return first
  return yield* git(top, "merge-base", base, "HEAD").pipe(Effect.orElseSucceed(() => base))
})

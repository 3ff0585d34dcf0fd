import * as Effect from "effect/Effect"
import { GIT_MISSING, ScanFailure } from "../../domain/FailureCause.ts"
import { gitText } from "./gitText.ts"
import { NOT_FOUND } from "./gitVersion.ts"

const OBJECT_ID = /^[0-9a-f]{40,64}$/

/** What git prints to a question about a repository; undefined where it has no answer. Nothing is fetched. */
export const askGit = Effect.fnUntraced(function* (directory: string, args: ReadonlyArray<string>) {
  const { code, output, stderr } = yield* gitText({ directory, args })
  if (code === NOT_FOUND) return yield* new ScanFailure({ code: "internal_error", detail: GIT_MISSING })
  if (code === null) return yield* new ScanFailure({ code: "internal_error", detail: stderr.trim() })
  return code === 0 ? output.trim() : undefined
})

/** The id of an object that a name stands for: `main^{commit}`, `v1.0:src`. */
export const objectId = (directory: string, name: string) =>
  Effect.map(askGit(directory, ["rev-parse", "--verify", "--quiet", "--end-of-options", name]), (output) =>
    output !== undefined && OBJECT_ID.test(output) ? output : undefined
  )

/** The commit that two have in common; undefined where there is none, or where a shallow clone does not reach it. */
export const mergeBase = (directory: string, one: string, other: string) =>
  Effect.map(askGit(directory, ["merge-base", one, other]), (output) =>
    output !== undefined && OBJECT_ID.test(output) ? output : undefined
  )

export const isShallow = (directory: string) =>
  Effect.map(askGit(directory, ["rev-parse", "--is-shallow-repository"]), (output) => output === "true")

/** Short names of branches and tags, the latest first. */
export const refNames = (directory: string, most: number) =>
  Effect.map(
    askGit(directory, [
      "for-each-ref",
      `--count=${most}`,
      "--sort=-creatordate",
      "--format=%(refname:short)",
      "refs/heads",
      "refs/remotes",
      "refs/tags"
    ]),
    (output) => (output === undefined || output === "" ? [] : output.split("\n"))
  )

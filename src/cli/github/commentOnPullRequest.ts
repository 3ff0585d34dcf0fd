import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { appendText } from "../../node/output.ts"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import { writeText } from "../output.ts"
import { logCommand } from "./annotation.ts"
import type { GitHubEnvironment } from "./GitHubEnvironment.ts"
import type { GitHubEvent } from "./GitHubEvent.ts"
import { type CommentRefused, putComment } from "./PullRequestComments.ts"
import { commentText, type Comparison, markerOf } from "./texts.ts"

/** To the log of the run. */
export const logLines = (text: ReadonlyArray<string>): Effect.Effect<void, CommandFailed> => writeText(text, undefined)

/** To a file that the runner reads when the step ends; nowhere outside of a workflow. */
export const append = (path: string, text: string): Effect.Effect<void, CommandFailed> =>
  path === ""
    ? Effect.void
    : Effect.try({
        try: () => appendText(path, text),
        catch: (cause) => CommandFailed.failure(`cannot write ${path}: ${(cause as Error).message}`)
      })

/** Answers to a token that may not write comments. */
const FORBIDDEN = [401, 403, 404]

const logRefusal = ({ status, detail }: CommentRefused): Effect.Effect<void, CommandFailed> =>
  logLines([
    FORBIDDEN.includes(status)
      ? logCommand(
          "notice",
          "No comment: the token may not write one, as in a pull request from a fork. The summary of the run says the same."
        )
      : logCommand("warning", `No comment: ${detail}. The summary of the run says the same.`)
  ])

/** Writes the comment. It is a courtesy: a run whose comment cannot be written says so and goes on. */
export const commentOnPullRequest = Effect.fnUntraced(function* (
  { apiUrl, repository, token }: GitHubEnvironment,
  { pullRequest }: GitHubEvent,
  comparison: Comparison,
  refused: string | undefined
) {
  if (pullRequest === undefined) return
  if (apiUrl === "" || repository === "" || Option.isNone(token)) {
    return yield* logLines([
      logCommand("warning", "No comment: GITHUB_API_URL, GITHUB_REPOSITORY or GITHUB_TOKEN is not set.")
    ])
  }
  const { number } = pullRequest
  const place = { apiUrl, repository, number, token: token.value, marker: markerOf(comparison.folder) }
  const { added, fixed, changed } = comparison.diff.weaknesses
  const isWorthMaking = added.length + fixed.length + changed.length > 0
  yield* Effect.catchTag(
    putComment(place, commentText(comparison, refused), isWorthMaking),
    "CommentRefused",
    logRefusal
  )
})

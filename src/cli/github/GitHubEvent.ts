import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

const Commit = Schema.String.check(Schema.isPattern(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u))

/** Of the webhook payloads, what is used here: https://docs.github.com/en/webhooks/webhook-events-and-payloads. */
const Payload = Schema.Struct({
  pull_request: Schema.optionalKey(
    Schema.Struct({
      number: Schema.Int,
      base: Schema.Struct({ sha: Commit }),
      head: Schema.Struct({ sha: Commit })
    })
  ),
  merge_group: Schema.optionalKey(Schema.Struct({ base_sha: Commit }))
})

/** What a workflow runs for. */
export interface GitHubEvent {
  readonly pullRequest?: { readonly number: number; readonly head: string }
  /** The commit that the changes are to be merged into, as it was when the event was sent. */
  readonly base?: string
}

/** Reads the text of the file that `GITHUB_EVENT_PATH` names. Events of other kinds say nothing. */
export const readEvent = (text: string): Result.Result<GitHubEvent, string> =>
  Result.mapBoth(Schema.decodeUnknownResult(Schema.fromJsonString(Payload))(text), {
    onFailure: ({ message }) => message,
    onSuccess: ({ pull_request: request, merge_group: group }): GitHubEvent =>
      request !== undefined
        ? { pullRequest: { number: request.number, head: request.head.sha }, base: request.base.sha }
        : group !== undefined
          ? { base: group.base_sha }
          : {}
  })

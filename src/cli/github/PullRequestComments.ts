import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as HttpClient from "effect/http/HttpClient"
import * as HttpClientRequest from "effect/http/HttpClientRequest"
import * as HttpClientResponse from "effect/http/HttpClientResponse"

/** The comment is not there; `detail` says why in a sentence. */
export class CommentRefused extends Schema.TaggedError<CommentRefused>()("CommentRefused", {
  status: Schema.Int,
  detail: Schema.String
}) {
  get isRetryable(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** Bounds what is read of a long discussion; the comment of a first run is among the first. */
const MAX_PAGES = 30

const PER_PAGE = 100

const TIMEOUT = "30 seconds"

const User = Schema.Struct({ login: Schema.String, type: Schema.optionalKey(Schema.String) })

const Comment = Schema.Struct({
  id: Schema.Int,
  body: Schema.optionalKey(Schema.NullOr(Schema.String)),
  user: Schema.NullOr(User)
})

type Comment = typeof Comment.Type

/** A pull request on one host, and the comment on it that begins with the marker. */
export interface CommentPlace {
  readonly apiUrl: string
  readonly repository: string
  readonly number: number
  readonly token: Redacted.Redacted
  readonly marker: string
}

const refusal = (status: number): CommentRefused =>
  new CommentRefused({ status, detail: `the API of GitHub answers ${status}` })

const noAnswer = (): CommentRefused =>
  new CommentRefused({ status: 0, detail: "the API of GitHub does not answer, or not as documented" })

const clientOf = Effect.fnUntraced(function* ({ apiUrl, token }: CommentPlace) {
  const client = yield* HttpClient.HttpClient
  return client.pipe(
    HttpClient.mapRequest((request) =>
      HttpClientRequest.prependUrl(request, apiUrl.replace(/\/$/, "")).pipe(
        HttpClientRequest.bearerToken(token),
        HttpClientRequest.setHeaders({
          accept: "application/vnd.github+json",
          "user-agent": "ciphermap",
          "x-github-api-version": "2022-11-28"
        })
      )
    )
  )
})

const told = (error: { readonly _tag: string }): CommentRefused =>
  error instanceof CommentRefused ? error : noAnswer()

const ask = <A>(
  client: HttpClient.HttpClient,
  request: HttpClientRequest.HttpClientRequest,
  schema: Schema.Codec<A, unknown>
): Effect.Effect<A, CommentRefused> =>
  Effect.gen(function* () {
    const response = yield* client.execute(request)
    if (response.status < 200 || response.status >= 300) return yield* refusal(response.status)
    return yield* HttpClientResponse.schemaBodyJson(schema)(response)
  }).pipe(Effect.timeout(TIMEOUT), Effect.mapError(told))

const commentsOf = ({ repository, number }: CommentPlace): string =>
  `/repos/${repository.split("/").map(encodeURIComponent).join("/")}/issues/${number}/comments`

/** All comments that begin with the marker, whoever wrote them. */
const marked = Effect.fnUntraced(function* (client: HttpClient.HttpClient, place: CommentPlace) {
  const found: Array<Comment> = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const request = HttpClientRequest.get(commentsOf(place), { urlParams: { per_page: PER_PAGE, page } })
    const comments = yield* ask(client, request, Schema.Array(Comment))
    found.push(...comments.filter(({ body }) => body?.startsWith(place.marker) === true))
    if (comments.length < PER_PAGE) break
  }
  return found
})

/** Anybody can write the marker: only a comment of an app, as the token of a workflow is one, or of the token's own user counts. */
const ownComment = Effect.fnUntraced(function* (client: HttpClient.HttpClient, comments: ReadonlyArray<Comment>) {
  const ofApp = comments.find(({ user }) => user?.type === "Bot")
  if (ofApp !== undefined || comments.length === 0) return ofApp
  const me = yield* ask(client, HttpClientRequest.get("/user"), User).pipe(Effect.option)
  return me._tag === "None" ? undefined : comments.find(({ user }) => user?.login === me.value.login)
})

/** Updates the comment, or makes it; without `isWorthMaking` one that is not there stays so. */
export const putComment = (
  place: CommentPlace,
  body: string,
  isWorthMaking: boolean
): Effect.Effect<"made" | "updated" | "not needed", CommentRefused> =>
  Effect.gen(function* () {
    const client = yield* clientOf(place)
    const reading = HttpClient.retryTransient(client, { times: 2 })
    const own = yield* ownComment(reading, yield* marked(reading, place))
    if (own === undefined && !isWorthMaking) return "not needed" as const
    const request =
      own === undefined
        ? HttpClientRequest.post(commentsOf(place))
        : HttpClientRequest.patch(`${commentsOf(place).replace(/\/\d+\/comments$/, "")}/comments/${own.id}`)
    yield* ask(client, HttpClientRequest.bodyJsonUnsafe(request, { body }), Comment)
    return own === undefined ? ("made" as const) : ("updated" as const)
  }).pipe(Effect.provide(FetchHttpClient.layer))

import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import type { RepositoryRequest, RepositoryUpdate } from "../api/repositoriesApi.ts"
import { configuredForges } from "../config/Config.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { repositoryPositionOf, scanPositionOf } from "../domain/listPosition.ts"
import { RepositoryRecord } from "../domain/RepositoryRecord.ts"
import { parseRepositoryUrl, type RepositoryUrl } from "../domain/RepositoryUrl.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { jsonText } from "../http/jsonText.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import { isUnknownPolicies } from "../policies/Policies.ts"
import { computedJson } from "../scans/computedJson.ts"
import { Scans } from "../scans/Scans.ts"
import { pollLater } from "../scans/storedDownload.ts"
import { Portfolio } from "./Portfolio.ts"

const path = "/api/v1/cbom/repositories"

const unknownPolicies = () => Effect.fail(invalidValue("policies", "policies must hold ids of GET /policies"))

const strangeCursor = () => invalidValue("cursor", "cursor is not one of this list", "query")

export const repositoriesHandlers = HttpApiBuilder.group(
  Api,
  "repositories",
  Effect.fnUntraced(function* (handlers) {
    const portfolio = yield* Portfolio
    const scans = yield* Scans
    const computed = yield* computedJson
    const publicUrl = yield* PublicUrl
    const forges = yield* configuredForges
    const once = yield* idempotent("POST /repositories", RepositoryRecord)

    /** Says where the next page of a list is. */
    const linkNext = (list: string, query: Readonly<Record<string, string | number | undefined>>) => {
      const next = new URL(list, publicUrl)
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) next.searchParams.set(name, String(value))
      return setHeaders({ link: `<${next.href}>; rel="next"` })
    }

    const addressIn = Effect.fnUntraced(function* (url: string) {
      const repository = parseRepositoryUrl(url, forges)
      return Result.isFailure(repository)
        ? yield* invalidValue("repo_url", repository.failure.message)
        : repository.success
    })

    const create = Effect.fnUntraced(function* ({ repo_url, ...request }: typeof RepositoryRequest.Type) {
      const address: RepositoryUrl | undefined = repo_url === undefined ? undefined : yield* addressIn(repo_url)
      const name = request.name ?? (address === undefined ? undefined : `${address.owner}/${address.name}`)
      if (name === undefined) return yield* invalidValue("name", "name or repo_url is required")
      return yield* Effect.catchIf(portfolio.create(address, { ...request, name }), isUnknownPolicies, unknownPolicies)
    })

    const change = (id: string, update: typeof RepositoryUpdate.Type) =>
      Effect.catchIf(portfolio.change(id, update), isUnknownPolicies, unknownPolicies)

    return handlers.handleAll({
      create: Effect.fnUntraced(function* ({ headers, payload }) {
        const created = yield* once(headers["idempotency-key"], create(payload))
        yield* setHeaders({ location: `${path}/${created.id}` })
        return created
      }),
      list: Effect.fnUntraced(function* ({ query: { cursor, ...query } }) {
        const after = cursor === undefined ? undefined : repositoryPositionOf(cursor)
        if (cursor !== undefined && after?.sort !== query.sort) return yield* strangeCursor()
        const { repositories, nextCursor } = yield* portfolio.list({ ...query, after })
        if (nextCursor !== null) yield* linkNext(path, { ...query, cursor: nextCursor })
        return { repositories, count: repositories.length, next_cursor: nextCursor }
      }),
      portfolio: () => portfolio.numbers(),
      get: ({ params }) => portfolio.get(params.repository_id),
      change: ({ params, payload }) => change(params.repository_id, payload),
      remove: ({ params }) => portfolio.remove(params.repository_id),
      scans: Effect.fnUntraced(function* ({ params, query: { cursor, limit } }) {
        const after = cursor === undefined ? undefined : scanPositionOf(cursor)
        if (cursor !== undefined && after === undefined) return yield* strangeCursor()
        const { id } = yield* portfolio.read(params.repository_id)
        const page = yield* scans.list({ limit, after, repository: id })
        if (page.nextCursor !== null) yield* linkNext(`${path}/${id}/scans`, { limit, cursor: page.nextCursor })
        return jsonText(
          `{"scans":[${page.scans.join()}],"count":${page.scans.length},"next_cursor":${JSON.stringify(page.nextCursor)}}`
        )
      }),
      trend: ({ params, query }) =>
        Effect.map(portfolio.trend(params.repository_id, query.limit), (points) => ({ points, count: points.length })),
      inventory: ({ params, query }) =>
        Effect.flatMap(portfolio.inventory(params.repository_id, query.on), ({ bytes }) => computed(bytes)),
      changes: ({ params, query }) =>
        portfolio.changes(params.repository_id, query.since).pipe(
          Effect.tapError(pollLater),
          Effect.flatMap(({ bytes }) => computed(bytes))
        )
    })
  })
)

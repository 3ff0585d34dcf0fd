import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerResponse from "effect/http/HttpServerResponse"
import * as Result from "effect/Result"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { configuredForges } from "../config/Config.ts"
import { parseRepositoryUrl } from "../domain/RepositoryUrl.ts"
import { Clients } from "../http/Clients.ts"
import { TryNotFound } from "../domain/demoErrors.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { jsonText } from "../http/jsonText.ts"
import { setHeaders } from "../http/setHeaders.ts"
import { Demo } from "./Demo.ts"

const isMissing = (error: unknown): error is TryNotFound => error instanceof TryNotFound

export const demoHandlers = HttpApiBuilder.group(
  Api,
  "demo",
  Effect.fnUntraced(function* (handlers) {
    const demo = yield* Demo
    const clients = yield* Clients
    const forges = yield* configuredForges
    return handlers.handleAll({
      start: Effect.fnUntraced(function* ({ payload }) {
        const repository = parseRepositoryUrl(payload.repo_url, forges)
        if (Result.isFailure(repository)) return yield* invalidValue("repo_url", repository.failure.message)
        const asked = { repoUrl: payload.repo_url, repository: repository.success }
        const { id, isNew } = yield* demo.start(asked, clients.countedBy(yield* HttpServerRequest))
        yield* setHeaders({ location: `/api/public/cbom/try/${id}` })
        const begun = yield* Effect.catchIf(demo.get(id), isMissing, Effect.die)
        return HttpServerResponse.setStatus(jsonText(JSON.stringify(begun)), isNew ? 202 : 200)
      }),
      get: ({ params }) => demo.get(params.try_id)
    })
  })
)

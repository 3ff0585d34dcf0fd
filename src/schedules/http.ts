import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder"
import { Api } from "../api/Api.ts"
import { configuredForges } from "../config/Config.ts"
import { parseRepositoryUrl } from "../domain/RepositoryUrl.ts"
import { ScheduleRecord } from "../domain/ScheduleRecord.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { idempotent } from "../idempotency/idempotent.ts"
import type { ScheduleRequest } from "../api/schedulesApi.ts"
import { Schedules } from "./Schedules.ts"

const defaultZone = "UTC"
export const schedulesHandlers = HttpApiBuilder.group(
  Api,
  "schedules",
  Effect.fnUntraced(function* (handlers) {
    const schedules = yield* Schedules
    const forges = yield* configuredForges
    const once = yield* idempotent("POST /schedules", ScheduleRecord)

    const create = Effect.fnUntraced(function* (request: typeof ScheduleRequest.Type) {
      const repository = parseRepositoryUrl(request.repo_url, forges)
      if (Result.isFailure(repository)) return yield* invalidValue("repo_url", repository.failure.message)
      return yield* schedules.create({
        repoUrl: request.repo_url,
        repository: repository.success,
        cron: request.cron,
        timeZone: request.time_zone ?? defaultZone,
        projectName: request.project_name ?? null,
        projectVersion: request.project_version ?? null
      })
    })

    return handlers.handleAll({
      create: ({ headers, payload }) => once(headers["idempotency-key"], create(payload)),
      list: () => Effect.map(schedules.list(), (list) => ({ schedules: list, count: list.length })),
      get: ({ params }) => schedules.get(params.schedule_id),
      change: ({ params, payload }) => schedules.change(params.schedule_id, payload),
      remove: ({ params }) => schedules.remove(params.schedule_id)
    })
  })
)

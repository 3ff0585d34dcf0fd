import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { recordVersion } from "../domain/projectVersion.ts"
import { nextCronTime } from "../domain/cronTime.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { makeId } from "../domain/ids.ts"
import { instantOf, instantOrNull } from "../domain/Instant.ts"
import { randomBytes } from "../domain/randomText.ts"
import type { RepositoryUrl } from "../domain/RepositoryUrl.ts"
import { ScheduleCapReached, ScheduleNotFound } from "../domain/scheduleErrors.ts"
import type { ScheduleRecord } from "../domain/ScheduleRecord.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { ScheduleRow } from "./scheduleRow.ts"
import { SchedulesRepo } from "./SchedulesRepo.ts"

/** Per tenant. */
const mostSchedules = 50

export interface ScheduleSettings {
  readonly repoUrl: string
  readonly repository: RepositoryUrl
  readonly cron: string
  readonly timeZone: string
  readonly projectName: string | null
  readonly projectVersion: string | null
}

export interface ScheduleUpdate {
  readonly cron?: string | undefined
  readonly enabled?: boolean | undefined
}

const recordOf = (row: ScheduleRow): ScheduleRecord => ({
  id: row.id,
  repo_url: row.repo_url,
  cron: row.cron,
  time_zone: row.time_zone,
  project_name: row.project_name,
  project_version: recordVersion(row.project_version),
  env: row.env,
  enabled: row.enabled,
  created_at: instantOf(row.created_at),
  last_run_at: instantOrNull(row.last_run_at),
  next_run_at: row.enabled ? instantOf(row.next_run_at) : null,
  last_commit: row.last_commit,
  last_scan_id: row.last_scan_id,
  last_result: row.last_result
})

const found = (row: ScheduleRow | undefined): Effect.Effect<ScheduleRow, ScheduleNotFound> =>
  row === undefined ? Effect.fail(new ScheduleNotFound()) : Effect.succeed(row)

const nextOf = (cron: string, timeZone: string) =>
  Effect.map(DateTime.now, (now) => nextCronTime(cron, timeZone, DateTime.toDateUtc(now)))

const make = Effect.gen(function* () {
  const repo = yield* SchedulesRepo
  const { writeAsTenant } = yield* Tenancy

  const create = Effect.fnUntraced(function* (settings: ScheduleSettings) {
    const { keyId, env } = yield* CurrentTenant
    const nextRunAt = yield* nextOf(settings.cron, settings.timeZone)
    const row = yield* repo.insert(
      { ...settings, id: makeId("schedule", randomBytes), keyId, env, nextRunAt },
      mostSchedules
    )
    return row === undefined ? yield* new ScheduleCapReached() : recordOf(row)
  })

  const list = () => Effect.map(repo.list(), (rows) => rows.map(recordOf))

  const ofRepository = (repository: string) => Effect.map(repo.ofRepository(repository), (rows) => rows.map(recordOf))

  const get = (id: string) => Effect.map(Effect.flatMap(repo.find(id), found), recordOf)

  /** From now on it runs with the key of this request, if of the same kind. A change recomputes its next time. */
  const change = Effect.fnUntraced(function* (id: string, update: ScheduleUpdate) {
    const { keyId, env } = yield* CurrentTenant
    return yield* writeAsTenant(
      Effect.fnUntraced(function* () {
        const row = yield* Effect.flatMap(repo.lock(id), found)
        const cron = update.cron ?? row.cron
        const changed = yield* repo.change(row.id, {
          cron,
          enabled: update.enabled ?? row.enabled,
          keyId: env === row.env ? keyId : row.key_id,
          nextRunAt: yield* nextOf(cron, row.time_zone)
        })
        return recordOf(changed)
      })
    )
  })

  const remove = Effect.fnUntraced(function* (id: string) {
    if (!(yield* repo.remove(id))) return yield* new ScheduleNotFound()
  })

  return { create, list, ofRepository, get, change, remove }
})

/** A tenant's schedules: created, listed, changed, deleted. */
export class Schedules extends Context.Service<Schedules>()("ciphermap/Schedules", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(SchedulesRepo.layer))
}

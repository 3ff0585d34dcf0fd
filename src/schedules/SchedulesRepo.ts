import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KeyEnv } from "../domain/ApiKeyText.ts"
import { idOrNone } from "../domain/ids.ts"
import type { RepositoryUrl } from "../domain/RepositoryUrl.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { ScheduleRow } from "./scheduleRow.ts"

export interface NewSchedule {
  readonly id: string
  readonly keyId: string
  readonly env: KeyEnv
  readonly repoUrl: string
  readonly repository: Pick<RepositoryUrl, "host" | "owner" | "name" | "ref">
  readonly cron: string
  readonly timeZone: string
  readonly projectName: string | null
  readonly projectVersion: string | null
  readonly nextRunAt: Date
}

/** The new settings of a schedule; a worker that is running it loses its lease. */
export interface ScheduleChange {
  readonly cron: string
  readonly enabled: boolean
  readonly keyId: string
  readonly nextRunAt: Date
}

const make = Effect.gen(function* () {
  const { readAsTenant, writeAsTenant } = yield* Tenancy

  /** Undefined if the tenant already has `cap` schedules. Parallel calls of one tenant run one after another. */
  const insert = (one: NewSchedule, cap: number) =>
    writeAsTenant((sql, tenant) =>
      Effect.gen(function* () {
        const { host, owner, name, ref } = one.repository
        yield* sql`select pg_advisory_xact_lock(hashtextextended(${`schedules:${tenant}`}, 0))`
        const rows = yield* sql<ScheduleRow>`
          insert into schedules (tenant_id, id, key_id, env, repo_url, cron, time_zone, project_name, project_version,
                                 next_run_at, repository_id)
          select ${tenant}, ${one.id}, ${one.keyId}, ${one.env}, ${one.repoUrl}, ${one.cron}, ${one.timeZone},
                 ${one.projectName}::text, ${one.projectVersion}::text, ${one.nextRunAt}::timestamptz,
                 place_repository(${tenant}, ${one.repoUrl}, ${host}, ${owner}, ${name}, ${ref})
          where (select count(*) from schedules where tenant_id = ${tenant}) < ${cap}
          returning *`
        return rows[0]
      })
    )

  const list = () =>
    readAsTenant(
      (sql, tenant) =>
        sql<ScheduleRow>`select * from schedules where tenant_id = ${tenant} order by created_at desc, id desc`
    )

  const ofRepository = (repository: string) =>
    readAsTenant(
      (sql, tenant) => sql<ScheduleRow>`
        select * from schedules where tenant_id = ${tenant} and repository_id = ${repository}
        order by created_at desc, id desc`
    )

  const find = (id: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<ScheduleRow>`select * from schedules where tenant_id = ${tenant} and id = ${idOrNone(id)}`
      )
    )

  /** Like `find`, and locks the row until the transaction ends. */
  const lock = (id: string) =>
    first(
      writeAsTenant(
        (sql, tenant) => sql<ScheduleRow>`
          select * from schedules where tenant_id = ${tenant} and id = ${idOrNone(id)} for update`
      )
    )

  const change = (id: string, to: ScheduleChange) =>
    writeAsTenant((sql, tenant) =>
      Effect.map(
        sql<ScheduleRow>`
          update schedules set cron = ${to.cron}, enabled = ${to.enabled}, key_id = ${to.keyId},
            next_run_at = ${to.nextRunAt}, lease = null, lease_until = null, updated_at = clock_timestamp()
          where tenant_id = ${tenant} and id = ${id} returning *`,
        (rows) => rows[0]!
      )
    )

  /** Returns whether it existed. */
  const remove = (id: string) =>
    writeAsTenant((sql, tenant) =>
      Effect.map(
        sql`delete from schedules where tenant_id = ${tenant} and id = ${idOrNone(id)} returning 1`,
        (rows) => rows.length > 0
      )
    )

  return { insert, list, ofRepository, find, lock, change, remove }
})

/** Reads and writes schedules. */
export class SchedulesRepo extends Context.Service<SchedulesRepo>()("ciphermap/SchedulesRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

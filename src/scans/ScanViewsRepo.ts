import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ScanStatus } from "../domain/ScanState.ts"
import { idOrNone } from "../domain/ids.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { ScanRow } from "./scanRow.ts"

/** A step in the history of a scan. */
export interface ScanStepRow {
  readonly status: ScanStatus
  readonly attempt: number
  readonly error_code: string | null
  readonly at: Date
}

/** Waiting scans are counted up to this number. */
const mostAhead = 1_000
const mostSteps = 200

const make = Effect.gen(function* () {
  const { lookUpAsTenant, readAsTenant } = yield* Tenancy

  const find = (id: string) =>
    first(
      lookUpAsTenant(
        (sql, tenant) => sql<ScanRow>`select * from scans where tenant_id = ${tenant} and id = ${idOrNone(id)}`
      )
    )

  /** Scans of the tenant that wait and were submitted before this one. */
  const ahead = ({ created_at, id }: Pick<ScanRow, "created_at" | "id">) =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql<{ readonly count: number }>`
          select count(*)::integer as count from (
            select from scans
            where tenant_id = ${tenant} and status = 'queued' and (created_at, id) < (${created_at}, ${id})
            limit ${mostAhead}
          ) as waiting`
      ),
      ([row]) => row?.count ?? 0
    )

  /** The oldest first. */
  const steps = (id: string) =>
    readAsTenant(
      (sql, tenant) => sql<ScanStepRow>`
        select status, attempt, error_code, at from scan_history
        where tenant_id = ${tenant} and scan_id = ${id} order by id limit ${mostSteps}`
    )

  /** Completed scans of the same repository that were submitted before, the newest first. */
  const before = (row: ScanRow, limit: number) =>
    readAsTenant(
      (sql, tenant) => sql<ScanRow>`
        select * from scans
        where tenant_id = ${tenant} and status = 'completed' and repository = ${row.repository}
          and (created_at, id) < (${row.created_at}, ${row.id})
        order by created_at desc, id desc limit ${limit}`
    )

  return { find, ahead, steps, before }
})

/** Reads what a scan's page shows beside its results. */
export class ScanViewsRepo extends Context.Service<ScanViewsRepo>()("ciphermap/ScanViewsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

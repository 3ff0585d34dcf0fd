import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { HeldScan, ScanKey } from "../domain/HeldScan.ts"
import type { ScanState } from "../domain/ScanState.ts"
import type { ScanRow } from "./scanRow.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** What changes along with a scan's state. */
export type ScanChange = Partial<
  Pick<
    ScanRow,
    | "job_id"
    | "last_failure"
    | "commit_sha"
    | "repo_ref"
    | "repo_tag"
    | "credential_id"
    | "files_total"
    | "files_done"
    | "started_at"
    | "completed_at"
    | "error_code"
    | "error_message"
    | "score"
    | "risk_level"
    | "components_total"
    | "findings_total"
    | "reused_from"
    | "scanner_version"
  >
>

const columnsOf = ({ status, phaseReached, attempt, givenBack }: ScanState) => ({
  status,
  phase_reached: phaseReached,
  attempt,
  given_back: givenBack
})

const make = Effect.gen(function* () {
  const { asSystem, readAsSystem } = yield* Tenancy

  /** Locks the row until the transaction ends. */
  const lock = ({ tenant, scanId }: ScanKey) =>
    first(
      asSystem(
        (sql) => sql<ScanRow>`select * from scans where tenant_id = ${tenant} and id = ${scanId} for no key update`
      )
    )

  /** For a row that the transaction has locked. */
  const move = ({ tenant, scanId }: ScanKey, state: ScanState, change: ScanChange) =>
    Effect.map(
      asSystem(
        (sql) => sql<ScanRow>`
          update scans set ${sql.update({ ...columnsOf(state), ...change })}
          where tenant_id = ${tenant} and id = ${scanId} returning *`
      ),
      (rows) => rows[0]!
    )

  /** Stores the progress of a scan, and returns whether the lease is still held. */
  const progress = (
    { tenant, scanId, attempt }: HeldScan,
    done: { readonly filesTotal: number | null; readonly filesDone: number }
  ) =>
    Effect.map(
      asSystem(
        (sql) => sql`
          update scans set files_total = ${done.filesTotal}, files_done = ${done.filesDone}
          where tenant_id = ${tenant} and id = ${scanId} and attempt = ${attempt} and status in ('downloading', 'scanning')
          returning 1`
      ),
      (rows) => rows.length > 0
    )

  const holdsLease = ({ tenant, scanId, attempt }: HeldScan) =>
    Effect.map(
      readAsSystem(
        (sql) => sql`
          select 1 from scans where tenant_id = ${tenant} and id = ${scanId} and attempt = ${attempt}
            and status in ('downloading', 'scanning')`
      ),
      (rows) => rows.length > 0
    )

  return { lock, move, progress, holdsLease }
})

/** Reads and writes the attempts of workers at scans. */
export class ScanAttemptsRepo extends Context.Service<ScanAttemptsRepo>()("ciphermap/ScanAttemptsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ListPosition } from "../domain/listPosition.ts"
import type { KeyEnv } from "../domain/ApiKeyText.ts"
import type { ScanComponent } from "../domain/ScanComponent.ts"
import type { ScanFinding } from "../domain/ScanFinding.ts"
import type { ScanSummary } from "../domain/ScanRecord.ts"
import type { ScanStatus } from "../domain/ScanState.ts"
import { idOrNone } from "../domain/ids.ts"
import type { UploadFormat } from "../domain/UploadTarget.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { scanJsonRow } from "./scanJsonRow.ts"
import type { ScanRow } from "./scanRow.ts"

export interface NewScan {
  readonly id: string
  readonly env: KeyEnv
  readonly tenantKind: string
  readonly methodologyVersion: string
  readonly repoUrl: string
  readonly host: string
  readonly owner: string
  readonly name: string
  readonly ref: string | null
  readonly projectName: string | null
  readonly projectVersion: string | null
  /** Where it is not that of the address. */
  readonly repositoryId?: string
  readonly uploadFormat?: UploadFormat
}

/** How many scans a period admits. */
export interface Admission {
  /** `2026-11` or `2026-11-22`. */
  readonly period: string
  readonly cap: number
}

/** The first full period, from 1, and its cap; otherwise how many scans the last period has admitted, and its cap. */
export interface Admitted {
  readonly reached: number | null
  readonly cap: number
  /** Whether too many scans wait. */
  readonly is_full: boolean | null
  readonly admitted: number | null
}

/** A filter, a limit, and where the page begins. */
export interface ScanQuery {
  readonly limit: number
  readonly after?: ListPosition | undefined
  readonly status?: ScanStatus | undefined
  /** Id of the repository; all where none is given. */
  readonly repository?: string | undefined
}

export interface ScanResultRow {
  readonly findings: ReadonlyArray<ScanFinding>
  readonly components: ReadonlyArray<ScanComponent>
  readonly summary: ScanSummary
  readonly metadata: Readonly<Record<string, string>>
  readonly findings_truncated: boolean
  readonly components_truncated: boolean
}

const make = Effect.gen(function* () {
  const { lookUpAsTenant, readAsTenant, writeAsTenant } = yield* Tenancy

  /** Counts one more scan in each period unless its cap is reached, and returns whether more than `most` scans wait. */
  const admit = (env: KeyEnv, admissions: ReadonlyArray<Admission>, most: number) =>
    writeAsTenant((sql) => {
      const periods = admissions.map(({ period }) => period)
      const caps = admissions.map(({ cap }) => cap)
      return Effect.map(
        sql<Admitted>`select reached, cap, is_full, admitted from admit_scan(${env}, ${periods}, ${caps}, ${most})`,
        (rows) => rows[0]!
      )
    })

  const admitted = (env: KeyEnv, period: string) =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql<{ readonly admitted: number }>`
          select admitted from scan_admissions where tenant_id = ${tenant} and env = ${env} and period = ${period}`
      ),
      ([row]) => row?.admitted ?? 0
    )

  const insert = (scan: NewScan) =>
    writeAsTenant((sql, tenant) =>
      Effect.map(
        sql<ScanRow>`
          insert into scans (tenant_id, id, env, tenant_kind, methodology_version, repo_url, repo_host, repo_owner, repo_name,
                             repo_ref, project_name, project_version, repository_id, upload_format)
          values (${tenant}, ${scan.id}, ${scan.env}, ${scan.tenantKind}, ${scan.methodologyVersion}, ${scan.repoUrl},
                  ${scan.host}, ${scan.owner}, ${scan.name}, ${scan.ref}, ${scan.projectName}, ${scan.projectVersion},
                  ${scan.repositoryId ?? null}, ${scan.uploadFormat ?? null})
          returning *`,
        (rows) => rows[0]!
      )
    )

  const find = (id: string) =>
    first(
      lookUpAsTenant(
        (sql, tenant) => sql<ScanRow>`select * from scans where tenant_id = ${tenant} and id = ${idOrNone(id)}`
      )
    )

  const results = (id: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<ScanResultRow>`
          select findings, components, summary, metadata, findings_truncated, components_truncated
          from scan_results where tenant_id = ${tenant} and scan_id = ${id}`
      )
    )

  /** JSON texts of `ScanRecord`s, newest first. */
  const list = ({ limit, after, status, repository }: ScanQuery, publicUrl: string) =>
    lookUpAsTenant((sql, tenant) => {
      const conditions = [
        sql`tenant_id = ${tenant}`,
        ...(after === undefined ? [] : [sql`(created_at, id) < (${after.createdAt}, ${after.id})`]),
        ...(status === undefined ? [] : [sql`phase_reached = ${status}`]),
        ...(repository === undefined ? [] : [sql`repository_id = ${repository}`])
      ]
      const rows = sql`
        select * from scans where ${sql.and(conditions)} order by created_at desc, id desc limit ${limit}`
      return scanJsonRow(sql, publicUrl, rows)
    }).pipe(Effect.map((rows) => rows.map(({ record }) => record)))

  return { admit, admitted, insert, find, results, list }
})

/** Reads and writes scans and what they found. */
export class ScansRepo extends Context.Service<ScansRepo>()("ciphermap/ScansRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

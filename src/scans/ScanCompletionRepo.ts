import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { FailureCause } from "../domain/FailureCause.ts"
import type { UsageKind } from "../domain/UsageEntry.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { ScanKey } from "../domain/HeldScan.ts"

const make = Effect.gen(function* () {
  const { asSystem } = yield* Tenancy

  /** Adds a ledger entry without a price; `reason` says why the scan failed. */
  const enter = ({ tenant, scanId }: ScanKey, kind: UsageKind, reason: FailureCause | null) =>
    asSystem(
      (sql) => sql`
        insert into usage_entries (tenant_id, kind, env, scan_id, amount_cents, reason)
        select tenant_id, ${kind}, env, id, 0, ${reason}::text from scans where tenant_id = ${tenant} and id = ${scanId}`
    ).pipe(Effect.asVoid)

  /** Credits the price of a scan, and says why. */
  const creditPrice = ({ tenant, scanId }: ScanKey, reason: FailureCause | null) =>
    asSystem(
      (sql) => sql`
        insert into usage_entries (tenant_id, kind, env, scan_id, amount_cents, reason)
        select tenant_id, 'scan_credited', env, scan_id, -amount_cents, ${reason}::text from usage_entries
        where tenant_id = ${tenant} and scan_id = ${scanId} and kind = 'scan_accepted'`
    ).pipe(Effect.asVoid)

  /** Gives back the share of a scan of the caps of these periods, and the demo try that started it. */
  const giveBackShare = ({ tenant, scanId }: ScanKey, env: string, periods: ReadonlyArray<string>) =>
    asSystem((sql) =>
      Effect.all([
        sql`
          update scan_admissions set admitted = admitted - 1
          where tenant_id = ${tenant} and env = ${env} and period = any(${periods}) and admitted > 0`,
        sql`delete from demo_tries where scan_id = ${scanId}`
      ])
    ).pipe(Effect.asVoid)

  /** `json` is an object with the columns of `scan_results`. */
  const insertResults = ({ tenant, scanId }: ScanKey, json: string) =>
    asSystem(
      (sql) => sql`
        insert into scan_results (tenant_id, scan_id, findings, components, summary, metadata, findings_truncated,
                                  components_truncated)
        select ${tenant}, ${scanId}, r -> 'findings', r -> 'components', r -> 'summary', r -> 'metadata',
               (r ->> 'findings_truncated')::boolean, (r ->> 'components_truncated')::boolean
        from (select ${json}::json as r) as given`
    ).pipe(Effect.asVoid)

  const setSeverities = ({ tenant, scanId }: ScanKey, counts: Readonly<Record<string, number>>) =>
    asSystem(
      (sql) => sql`
        update scans set findings_by_severity = ${JSON.stringify(counts)}::json
        where tenant_id = ${tenant} and id = ${scanId}`
    ).pipe(Effect.asVoid)

  /** Copies the results and documents of a completed scan of the tenant to another scan; none of them moves meanwhile. */
  const copyResults = ({ tenant, scanId }: ScanKey, from: string) =>
    asSystem((sql) =>
      Effect.all(
        [
          sql`select from scan_boms where tenant_id = ${tenant} and scan_id = ${from} for share`,
          sql`
            insert into scan_results
            select tenant_id, ${scanId}, findings, components, summary, metadata, findings_truncated, components_truncated
            from scan_results where tenant_id = ${tenant} and scan_id = ${from}`,
          sql`
            insert into scan_bom_pieces (tenant_id, scan_id, format, position, bytes)
            select tenant_id, ${scanId}, format, position, bytes
            from scan_bom_pieces where tenant_id = ${tenant} and scan_id = ${from}`,
          sql`
            insert into scan_boms (tenant_id, scan_id, format, sha256, byte_length, gzip_length, pieces, object_key)
            select tenant_id, ${scanId}, format, sha256, byte_length, gzip_length, pieces, object_key
            from scan_boms where tenant_id = ${tenant} and scan_id = ${from}`,
          sql`
            update scans s set score = o.score, risk_level = o.risk_level, components_total = o.components_total,
                               findings_total = o.findings_total, findings_by_severity = o.findings_by_severity,
                               files_total = o.files_total, files_done = o.files_done, repo_tag = o.repo_tag
            from scans o where o.tenant_id = ${tenant} and o.id = ${from} and s.tenant_id = ${tenant} and s.id = ${scanId}`
        ],
        { discard: true }
      )
    )

  return { enter, creditPrice, giveBackShare, insertResults, setSeverities, copyResults }
})

/** Writes results, documents and ledger entries when a scan ends. */
export class ScanCompletionRepo extends Context.Service<ScanCompletionRepo>()("ciphermap/ScanCompletionRepo", {
  make
}) {
  static readonly layer = Layer.effect(this, this.make)
}

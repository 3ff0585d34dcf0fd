import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ScanRow } from "../scans/scanRow.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { version } from "../version.ts"
import { LOST_THREADS } from "./scanSummaryOf.ts"

const make = Effect.gen(function* () {
  const { readAsSystem } = yield* Tenancy

  /**
   * A completed scan whose documents would differ only in serial number and timestamp. One that lost threads may have read less
   * than another scan of the commit would; one that was planned for other policies has another report.
   */
  const find = (row: ScanRow, commit: string, hours: number, policies: ReadonlyArray<string>) =>
    Effect.map(
      readAsSystem(
        (sql) => sql<{ readonly id: string }>`
          select id from scans
          where tenant_id = ${row.tenant_id} and status = 'completed' and commit_sha = ${commit}
            and methodology_version = ${row.methodology_version} and scanner_version = ${version}
            and repo_host = ${row.repo_host} and repo_owner = ${row.repo_owner} and repo_name = ${row.repo_name}
            and repo_ref is not distinct from ${row.repo_ref}
            and project_name is not distinct from ${row.project_name}
            and project_version is not distinct from ${row.project_version}
            and reused_from is null and upload_format is null
            and not exists (select from scan_results r where r.tenant_id = scans.tenant_id and r.scan_id = scans.id
                            and r.summary::jsonb -> 'limits_hit' @> ${JSON.stringify([LOST_THREADS])}::jsonb)
            and coalesce((select r.metadata ->> 'planned_for' from scan_results r
                          where r.tenant_id = scans.tenant_id and r.scan_id = scans.id), '') = ${policies.join(", ")}
            and completed_at > now() - make_interval(hours => ${hours})
          order by completed_at desc limit 1`
      ),
      ([found]) => found?.id
    )

  return { find }
})

/** Finds scans whose results can be reused. */
export class ReuseRepo extends Context.Service<ReuseRepo>()("ciphermap/ReuseRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

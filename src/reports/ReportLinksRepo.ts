import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { idOrNone } from "../domain/ids.ts"
import type { ScanStatus } from "../domain/ScanState.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { FoundLink, LinkRow, LinkSettings, ListedReport } from "./linkRow.ts"

/** What decides whether the report of a scan may be published. */
interface PublishedScan {
  readonly status: ScanStatus
  readonly phase_reached: ScanStatus
  readonly is_private: boolean
  /** Whether some scan of the same repository is. */
  readonly has_private: boolean
}

const make = Effect.gen(function* () {
  const { lookUpAsNobody, readAsTenant, writeAsTenant } = yield* Tenancy

  /** Of any tenant. */
  const resolve = (token: string) => first(lookUpAsNobody((sql) => sql<FoundLink>`select * from find_report(${token})`))

  /** The active link of a scan. */
  const find = (scanId: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<LinkRow>`
          select * from report_links
          where tenant_id = ${tenant} and scan_id = ${idOrNone(scanId)} and revoked_at is null`
      )
    )

  const statusOf = (scanId: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<PublishedScan>`
          select s.status, s.phase_reached, s.credential_id is not null as is_private,
                 exists (select from scans o where o.tenant_id = ${tenant} and o.repository = s.repository
                         and o.credential_id is not null) as has_private
          from scans s where s.tenant_id = ${tenant} and s.id = ${idOrNone(scanId)}`
      )
    )

  /** An active link keeps its token, and what was confirmed for it. */
  const put = (scanId: string, token: string, { follows, listed, badge }: LinkSettings, showsPrivate: boolean) =>
    writeAsTenant((sql, tenant) =>
      Effect.map(
        sql<LinkRow>`
          insert into report_links (tenant_id, token, scan_id, follows, listed, badge, shows_private)
          values (${tenant}, ${token}, ${scanId}, ${follows}, ${listed}, ${badge}, ${showsPrivate})
          on conflict (tenant_id, scan_id) where revoked_at is null
            do update set follows = excluded.follows, listed = excluded.listed, badge = excluded.badge,
                          shows_private = report_links.shows_private or excluded.shows_private
          returning *`,
        (rows) => rows[0]!
      )
    )

  /** Whether there was one. */
  const revoke = (scanId: string) =>
    writeAsTenant((sql, tenant) =>
      Effect.map(
        sql`
          update report_links set revoked_at = clock_timestamp()
          where tenant_id = ${tenant} and scan_id = ${idOrNone(scanId)} and revoked_at is null returning 1`,
        (rows) => rows.length > 0
      )
    )

  /** Listed links with a completed scan, the newest first. */
  const listed = (most: number) =>
    readAsTenant(
      (sql, tenant) => sql<ListedReport>`
        select l.token, l.badge, coalesce(shown.project_name, shown.repo_owner || '/' || shown.repo_name) as title,
               shown.score, shown.risk_level, shown.completed_at
        from report_links l
          join scans own on own.tenant_id = l.tenant_id and own.id = l.scan_id
          cross join lateral (
            select * from scans s
            where s.tenant_id = ${tenant} and s.status = 'completed' and s.repository = own.repository
              and (s.credential_id is null or l.shows_private)
              and (s.id = own.id or l.follows and s.env = own.env and s.repo_ref is not distinct from own.repo_ref)
            order by s.created_at desc, s.id desc limit 1
          ) as shown
        where l.tenant_id = ${tenant} and l.listed and l.revoked_at is null
        order by l.created_at desc, l.token limit ${most}`
    )

  return { resolve, find, statusOf, put, revoke, listed }
})

/** Reads and writes links to reports. */
export class ReportLinksRepo extends Context.Service<ReportLinksRepo>()("ciphermap/ReportLinksRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { LinkRow } from "./linkRow.ts"
import type { PublicScan } from "./publicScanRow.ts"

/** Whether scans of private repositories are shown. */
type Shown = Pick<LinkRow, "shows_private">

const make = Effect.gen(function* () {
  const { readAsTenant } = yield* Tenancy

  const find = (id: string) =>
    first(
      readAsTenant((sql, tenant) => sql<PublicScan>`select * from scans where tenant_id = ${tenant} and id = ${id}`)
    )

  /** The newest completed scan of the repository and ref of another; with `before`, the newest that is older than that one. */
  const newest = (of: PublicScan, { shows_private }: Shown, before?: PublicScan) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<PublicScan>`
          select * from scans
          where ${sql.and([
            sql`tenant_id = ${tenant}`,
            sql`repository = ${of.repository}`,
            sql`env = ${of.env} and repo_ref is not distinct from ${of.repo_ref}::text and status = 'completed'`,
            ...(shows_private ? [] : [sql`credential_id is null`]),
            ...(before === undefined
              ? []
              : [sql`(created_at, id) < (${before.created_at}::timestamptz, ${before.id}::text)`])
          ])}
          order by created_at desc, id desc limit 1`
      )
    )

  /** The newest scan of the repository and ref of another that has not ended. Each part is found by an index of its own. */
  const running = (of: PublicScan, { shows_private }: Shown) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<PublicScan>`
          select * from (
            select * from scans where tenant_id = ${tenant} and status = 'queued'
            union all
            select * from scans where status in ('downloading', 'scanning') and tenant_id = ${tenant}
          ) as waiting
          where (credential_id is null or ${shows_private}) and repository = ${of.repository} and env = ${of.env} and repo_ref is not distinct from ${of.repo_ref}::text
          order by created_at desc, id desc limit 1`
      )
    )

  /** By what, of what and for when a completed scan was made. */
  const metadata = (id: string) =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql<{ readonly metadata: Readonly<Record<string, string>> }>`
          select metadata from scan_results where tenant_id = ${tenant} and scan_id = ${id}`
      ),
      ([row]) => row?.metadata ?? {}
    )

  return { find, newest, running, metadata }
})

/** Reads what links show. */
export class PublicScansRepo extends Context.Service<PublicScansRepo>()("ciphermap/PublicScansRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

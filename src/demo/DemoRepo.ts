import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { demoKind } from "../domain/demoTenant.ts"
import type { DemoFamily } from "../domain/DemoTry.ts"
import { idOrNone } from "../domain/ids.ts"
import type { RepositoryUrl } from "../domain/RepositoryUrl.ts"
import type { ScanFinding } from "../domain/ScanFinding.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { DemoRow } from "./demoRow.ts"

export interface DemoResultRow {
  readonly quantum_readiness: number | null
  readonly files_scanned: number
  readonly not_judged: string | null
  readonly score_basis: string | null
  readonly families: ReadonlyArray<DemoFamily>
  readonly top: ReadonlyArray<{ readonly finding: ScanFinding; readonly places: number }>
}

const shownFindings = 5

const make = Effect.gen(function* () {
  const { asSystem, lookUpAsTenant, readAsTenant } = yield* Tenancy

  /** Other starts of demo scans wait from here until the transaction has ended. */
  const queueUp = () => Effect.asVoid(asSystem((sql) => sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`))

  /**
   * The newest scan of a repository that is running, or that ended after `since` with a result or a lasting failure.
   */
  const findRecent = ({ host, owner, name, ref }: RepositoryUrl, since: Date, lasting: ReadonlyArray<string>) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<{ readonly id: string }>`
          select id from scans
          where tenant_id = ${tenant} and tenant_kind = ${demoKind}
            and repo_host = ${host} and repo_owner = ${owner} and repo_name = ${name} and repo_ref is not distinct from ${ref}
            and (completed_at is null or completed_at > ${since}) and (error_code is null or error_code = any(${lasting}))
          order by created_at desc limit 1`
      )
    )

  /** When the address made the scan that used up its allowance; undefined if some is left. */
  const blockedSince = (client: Uint8Array, since: Date, allowed: number) =>
    Effect.map(
      asSystem(
        (sql) => sql<{ readonly at: Date }>`
          select at from demo_tries where client_mac = ${client} and at > ${since}
          order by at desc offset ${allowed - 1} limit 1`
      ),
      ([row]) => row?.at
    )

  const note = (client: Uint8Array, scanId: string, at: Date) =>
    Effect.asVoid(
      asSystem((sql) => sql`insert into demo_tries (client_mac, scan_id, at) values (${client}, ${scanId}, ${at})`)
    )

  const forgetOld = (since: Date) => Effect.asVoid(asSystem((sql) => sql`delete from demo_tries where at <= ${since}`))

  const find = (id: string) =>
    first(
      lookUpAsTenant(
        (sql, tenant) => sql<DemoRow>`select * from scans where tenant_id = ${tenant} and id = ${idOrNone(id)}`
      )
    )

  const result = (id: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<DemoResultRow>`
          select (r.metadata ->> 'quantum_readiness')::integer as quantum_readiness,
            (r.summary ->> 'files_scanned')::integer as files_scanned,
            r.summary ->> 'not_judged' as not_judged, r.summary ->> 'score_basis' as score_basis,
            (select coalesce(json_agg(json_build_object('finding', t.finding, 'places', t.places) order by t.n), '[]') from (
              select (array_agg(f.finding order by f.n))[1] as finding, min(f.n) as n,
                sum(coalesce((f.finding ->> 'places_total')::integer, 1))::integer as places
              from json_array_elements(r.findings) with ordinality f (finding, n)
              where not (f.finding ->> 'suppressed')::boolean
              group by f.finding ->> 'rule_id', f.finding ->> 'title' order by min(f.n) limit ${shownFindings}
            ) t) as top,
            (select coalesce(json_agg(g order by g.components desc, g.findings desc, g.family), '[]') from (
              select coalesce(c ->> 'primitive', c ->> 'asset_type') as family,
                count(distinct c ->> 'bom_ref')::integer as components, count(f)::integer as findings
              from json_array_elements(r.components) c
                left join json_array_elements(r.findings) f on f ->> 'component_ref' = c ->> 'bom_ref'
              group by 1
            ) g) as families
          from scan_results r where r.tenant_id = ${tenant} and r.scan_id = ${id}`
      )
    )

  return { queueUp, findRecent, blockedSince, note, forgetOld, find, result }
})

/** Reads demo scans, and stores for a day which addresses started them. */
export class DemoRepo extends Context.Service<DemoRepo>()("ciphermap/DemoRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

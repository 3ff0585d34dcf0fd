import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { TenantId } from "../domain/ids.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { ScanKey } from "../domain/HeldScan.ts"

/** Rows of one sweep; the rest is left to the next one. */
const atOnce = 100

/** How many scans of a tenant may be in the queue or run, by its kind. */
interface Windows {
  readonly usual: number
  readonly byKind: Readonly<Record<string, number>>
}

const make = Effect.gen(function* () {
  const { asSystem, readAsSystem } = yield* Tenancy

  /** Whether no other worker sweeps at this moment. */
  const alone = () =>
    Effect.map(
      asSystem(
        (sql) =>
          sql<{ readonly alone: boolean }>`select pg_try_advisory_xact_lock(hashtextextended('sweep', 0)) as alone`
      ),
      ([row]) => row?.alone === true
    )

  /** Tenants with a waiting scan and room for it. */
  const waitingTenants = ({ usual, byKind }: Windows) =>
    readAsSystem(
      (sql) => sql<{ readonly tenant_id: TenantId; readonly tenant_kind: string }>`
        select w.tenant_id, w.tenant_kind
        from (select distinct tenant_id, tenant_kind from scans where status = 'queued' and not is_offered) w
        where (select count(*) from scans o where o.tenant_id = w.tenant_id and o.is_offered
               and o.status in ('queued', 'downloading', 'scanning'))
              < coalesce((${JSON.stringify(byKind)}::text::jsonb ->> w.tenant_kind)::integer, ${usual}::integer)
        limit ${atOnce}`
    )

  const waitingTooLong = (hours: number) =>
    readAsSystem(
      (sql) => sql<{ readonly tenant: TenantId; readonly scanId: string }>`
        select tenant_id as tenant, id as "scanId" from scans
        where status = 'queued' and created_at < now() - make_interval(hours => ${hours}) limit ${atOnce}`
    )

  /** Offered scans that have lost their item in the queue. */
  const forgotten = () =>
    asSystem(
      (sql) => sql<ScanKey & { readonly jobId: string }>`
        update scans s set job_id = s.id || ':' || s.attempt || ':' || extract(epoch from clock_timestamp())::bigint
        where (s.tenant_id, s.id) in (
          select f.tenant_id, f.id from scans f
          where f.is_offered and f.status in ('queued', 'downloading', 'scanning')
            and not exists (select from job_queue q where q.id = f.job_id and q.queue_name = 'scans' and q.state = 'pending')
          limit ${atOnce} for no key update skip locked)
        returning s.tenant_id as tenant, s.id as "scanId", s.job_id as "jobId"`
    )

  return { alone, waitingTenants, waitingTooLong, forgotten }
})

/** Finds scans that would otherwise wait for ever. */
export class SweepsRepo extends Context.Service<SweepsRepo>()("ciphermap/SweepsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

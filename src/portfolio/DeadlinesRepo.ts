import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { TenantId } from "../domain/ids.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** A repository whose first deadline must be computed anew. */
export interface DueDeadline {
  readonly tenant_id: TenantId
  readonly kind: string
  readonly id: string
  readonly scan_id: string
  readonly policies: ReadonlyArray<string> | null
  /** When it became due, as text, so that no digit is lost. */
  readonly due: string
}

const make = Effect.gen(function* () {
  const { asSystem, readAsSystem } = yield* Tenancy

  const due = (most: number) =>
    readAsSystem(
      (sql) => sql<DueDeadline>`
        select r.tenant_id, t.kind, r.id, r.scan_id, r.policies, r.lapse_due::text as due
        from repositories r join tenants t on t.id = r.tenant_id
        where r.lapse_due <= clock_timestamp() and r.scan_id is not null order by r.lapse_due limit ${most}`
    )

  /** Stores what was computed, unless another scan or choice came meanwhile. */
  const store = ({ tenant_id, id, scan_id, due: seen }: DueDeadline, assets: string | null, on: string | null) =>
    asSystem(
      (sql) => sql`
        update repositories set lapse_assets = ${assets}, lapse_on = ${on}::text::date, lapse_due = null
        where tenant_id = ${tenant_id} and id = ${id} and scan_id = ${scan_id} and lapse_due = ${seen}::text::timestamptz`
    ).pipe(Effect.asVoid)

  /** Computed again after a while. */
  const postpone = ({ tenant_id, id, due: seen }: DueDeadline) =>
    asSystem(
      (sql) => sql`
        update repositories set lapse_due = clock_timestamp() + interval '1 minute'
        where tenant_id = ${tenant_id} and id = ${id} and lapse_due = ${seen}::text::timestamptz`
    ).pipe(Effect.asVoid)

  /** Makes all due, unless they are of this version of the program already. */
  const makeDueFor = (version: string) =>
    asSystem(
      Effect.fnUntraced(function* (sql) {
        const changed = yield* sql`
          update lapse_version set version = ${version} where version is distinct from ${version} returning 1`
        if (changed.length > 0)
          yield* sql`update repositories set lapse_due = clock_timestamp() where scan_id is not null`
      })
    )

  return { due, store, postpone, makeDueFor }
})

/** Knows of which repositories the first deadline must be computed, and stores it. */
export class DeadlinesRepo extends Context.Service<DeadlinesRepo>()("ciphermap/DeadlinesRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { idOrNone } from "../domain/ids.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { ScanRow } from "./scanRow.ts"

export interface WatchedRow extends ScanRow {
  /** Whether the key is still active. */
  readonly is_allowed: boolean
}

const make = Effect.gen(function* () {
  const { readAsTenant } = yield* Tenancy

  const find = (id: string, keyId: string) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<WatchedRow>`
          select scans.*, exists (
            select from api_keys join tenants on tenants.id = api_keys.tenant_id
            where api_keys.tenant_id = ${tenant} and api_keys.id = ${keyId} and api_keys.status = 'active'
              and (expires_at is null or expires_at > clock_timestamp()) and tenants.status = 'active'
          ) as is_allowed
          from scans where scans.tenant_id = ${tenant} and scans.id = ${idOrNone(id)}`
      )
    )

  return { find }
})

/** Polls a scan for the clients that watch it. */
export class ScanWatchRepo extends Context.Service<ScanWatchRepo>()("ciphermap/ScanWatchRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

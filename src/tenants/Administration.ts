import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KeyEnv } from "../domain/ApiKeyText.ts"
import type { CreatedKey } from "../domain/KeyRecord.ts"
import type { TenantRecord } from "../domain/TenantRecord.ts"
import type { ResealedSecrets } from "../domain/ResealedSecrets.ts"
import { Resealing } from "../sealing/Resealing.ts"
import { Keys } from "../keys/Keys.ts"
import { type NewTenant, Tenants } from "./Tenants.ts"

/** A failure of administration: a sentence, and whether a retry can help. */
export interface AdministrationError {
  readonly message: string
  readonly isRetryable: boolean
}

type Administers<A> = Effect.Effect<A, AdministrationError>

/** What administrators can do, on the database itself or through a running service. */
export class Administration extends Context.Service<
  Administration,
  {
    readonly createTenant: (tenant: NewTenant) => Administers<TenantRecord>
    readonly listTenants: () => Administers<ReadonlyArray<TenantRecord>>
    readonly suspendTenant: (id: string) => Administers<TenantRecord>
    readonly resumeTenant: (id: string) => Administers<TenantRecord>
    readonly createKey: (tenantId: string, name: string, env: KeyEnv) => Administers<CreatedKey>
    readonly resealSecrets: Administers<ResealedSecrets>
  }
>()("ciphermap/Administration") {
  /** On the configured database. */
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const tenants = yield* Tenants
      const keys = yield* Keys
      const resealing = yield* Resealing
      const told = <A, E extends { readonly detail: string; readonly isRetryable: boolean }>(
        effect: Effect.Effect<A, E>
      ) => Effect.mapError(effect, ({ detail, isRetryable }): AdministrationError => ({ message: detail, isRetryable }))
      return {
        createTenant: (tenant) => told(tenants.create(tenant)),
        listTenants: () => told(tenants.list()),
        suspendTenant: (id) => told(tenants.suspend(id)),
        resumeTenant: (id) => told(tenants.resume(id)),
        createKey: (tenantId, name, env) => told(keys.createFor(tenantId, name, env)),
        resealSecrets: told(resealing.reseal)
      }
    })
  ).pipe(Layer.provide([Tenants.layer, Keys.layer, Resealing.layer]))
}

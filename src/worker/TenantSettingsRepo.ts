import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Tenancy } from "../sql/Tenancy.ts"

const make = Effect.gen(function* () {
  const { readAsSystem } = yield* Tenancy

  /** Whether scans of a tenant follow the configuration in a repository. */
  const readsConfiguration = (tenant: string) =>
    Effect.map(
      readAsSystem(
        (sql) => sql<{ readonly reads_configuration: boolean }>`
          select reads_configuration from tenants where id = ${tenant}`
      ),
      ([row]) => row?.reads_configuration === true
    )

  return { readsConfiguration }
})

/** Reads what a tenant was made with that decides how its scans are made. */
export class TenantSettingsRepo extends Context.Service<TenantSettingsRepo>()("ciphermap/TenantSettingsRepo", {
  make
}) {
  static readonly layer = Layer.effect(this, this.make)
}

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Tenancy } from "../sql/Tenancy.ts"

/** The encrypted secrets of a webhook. */
export interface SealedSecrets {
  readonly tenant_id: string
  readonly id: string
  readonly secret: Uint8Array
  readonly old_secret: Uint8Array | null
}

const make = Effect.gen(function* () {
  const { asSystem, readAsSystem } = yield* Tenancy

  const all = () =>
    readAsSystem((sql) => sql<SealedSecrets>`select tenant_id, id, secret, old_secret from webhook_endpoints`)

  /** Has no effect if the secret has changed meanwhile. */
  const replace = (before: SealedSecrets, secret: Uint8Array, oldSecret: Uint8Array | null) =>
    asSystem(
      (sql) => sql`
        update webhook_endpoints
        set secret = ${secret}, old_secret = case when old_secret is null then null else coalesce(${oldSecret}, old_secret) end
        where tenant_id = ${before.tenant_id} and id = ${before.id} and secret = ${before.secret}`
    ).pipe(Effect.asVoid)

  return { all, replace }
})

/** Reads and replaces encrypted secrets. */
export class SecretsRepo extends Context.Service<SecretsRepo>()("ciphermap/webhooks/SecretsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}

import * as Effect from "effect/Effect"
import { SecretsRepo } from "./SecretsRepo.ts"
import { SigningSecrets } from "./SigningSecrets.ts"

/** Encrypts secrets under older peppers again with the newest one, so that the older ones can be removed. */
export const resealSecrets = Effect.gen(function* () {
  const repo = yield* SecretsRepo
  const secrets = yield* SigningSecrets
  for (const row of yield* repo.all()) {
    if (!secrets.isStale(row.secret)) continue
    const owner = { tenant: row.tenant_id, webhook: row.id }
    const secret = yield* secrets.reseal(owner, row.secret)
    const old = row.old_secret === null ? undefined : yield* secrets.reseal(owner, row.old_secret)
    if (secret !== undefined) yield* repo.replace(row, secret, old ?? null)
  }
})

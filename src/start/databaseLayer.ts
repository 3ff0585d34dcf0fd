import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import { Config } from "../config/Config.ts"
import { AdminToken } from "../server/adminAccess.ts"
import { queueTables, releaseTaken } from "../scans/queueStore.ts"
import { Peppers } from "../domain/Peppers.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { NewAdminToken } from "./firstStart.ts"
import { type SecretsUnusable, serviceSecrets } from "./serviceSecrets.ts"
import { sqlLayer, type SqlLayerError } from "../node/Sql.ts"
import { KeysRepo } from "../keys/KeysRepo.ts"

/** The database holds keys that this process could not open, because it does not have the pepper they were made with. */
class PepperMismatch extends Schema.TaggedError<PepperMismatch>()("PepperMismatch", { keys: Schema.Int }) {
  override get message(): string {
    const keys = this.keys === 1 ? "1 active key was" : `${this.keys} active keys were`
    return `KEY_PEPPER does not match the database: ${keys} made with another one. Set it, or set it as OLD_KEY_PEPPER`
  }
  get isRetryable(): boolean {
    return false
  }
}

/** Fails when active keys would be refused as invalid only because the pepper is not the one they were hashed with. */
const checkPeppers = Effect.gen(function* () {
  const repo = yield* KeysRepo
  const peppers = yield* Peppers
  const keys = yield* repo.countOfOtherPeppers(peppers.map(({ id }) => id))
  if (keys > 0) return yield* new PepperMismatch({ keys })
}).pipe(Effect.provide(KeysRepo.layer))

/** The database of the configuration. */
export const database = Layer.unwrap(
  Effect.map(Config, ({ databaseUrl, databasePool, dataDirectory }) =>
    sqlLayer({
      databaseUrl,
      dataDirectory,
      poolSize: databasePool,
      asOwner: databaseUrl === undefined ? Effect.andThen(queueTables, releaseTaken) : queueTables
    })
  )
)

/** After the database: its data directory is locked by then. */
const secrets = Layer.effectContext(
  Effect.gen(function* () {
    yield* Tenancy
    const { peppers, adminTokenHash, newAdminToken } = yield* serviceSecrets(yield* Config)
    yield* Effect.provideService(checkPeppers, Peppers, peppers)
    return Context.make(Peppers, peppers).pipe(
      Context.add(AdminToken, { hash: adminTokenHash }),
      Context.add(NewAdminToken, newAdminToken)
    )
  })
)

/** The database and the secrets, for both the service and administration on the command line. */
export const databaseLayer: Layer.Layer<
  Layer.Success<typeof database> | Layer.Success<typeof secrets>,
  SqlLayerError | SecretsUnusable | PepperMismatch,
  Config
> = Layer.provideMerge(secrets, database)

import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { AdminToken } from "../server/adminAccess.ts"
import { queueTables, releaseTaken } from "../scans/queueStore.ts"
import { Peppers } from "../domain/Peppers.ts"
import { SealingKeys } from "../sealing/SealingKeys.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { NewAdminToken } from "./firstStart.ts"
import { objectStoreLayer } from "./objectStoreLayer.ts"
import { PepperMismatch } from "./PepperMismatch.ts"
import { type SecretsUnusable, serviceSecrets } from "./serviceSecrets.ts"
import { compression } from "../node/compression.ts"
import { sqlLayer, type SqlLayerError } from "../node/Sql.ts"
import { KeysRepo } from "../keys/KeysRepo.ts"

/** Fails when active keys would be refused as invalid only because the pepper is not the one they were hashed with. */
const checkPeppers = Effect.gen(function* () {
  const repo = yield* KeysRepo
  const peppers = yield* Peppers
  const keys = yield* repo.countOfOtherPeppers(peppers.map(({ id }) => id))
  if (keys > 0) return yield* new PepperMismatch({ keys })
}).pipe(Effect.provide(KeysRepo.layer))

const sql = Layer.unwrap(
  Effect.map(Config, ({ databaseUrl, databaseOwnerUrl, databasePool, dataDirectory }) =>
    sqlLayer({
      databaseUrl,
      ownerUrl: databaseOwnerUrl,
      dataDirectory,
      poolSize: databasePool,
      asOwner: databaseUrl === undefined ? Effect.andThen(queueTables, releaseTaken) : queueTables
    })
  )
)

/** The database of the configuration, and what documents need beside it: their store, and compression. */
export const database = Layer.provideMerge(Layer.merge(objectStoreLayer, compression), sql)

/** After the database: its data directory is locked by then. */
const secrets = Layer.effectContext(
  Effect.gen(function* () {
    yield* Tenancy
    const { peppers, sealingKeys, adminTokenHash, newAdminToken } = yield* serviceSecrets(yield* Config)
    yield* Effect.provideService(checkPeppers, Peppers, peppers)
    return Context.make(Peppers, peppers).pipe(
      Context.add(SealingKeys, sealingKeys),
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

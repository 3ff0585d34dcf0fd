import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import { PersistedQueue } from "effect/persistence"
import * as Schema from "effect/Schema"
import { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer } from "../../src/node/Sql.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { everyDatabase, migrationsWith } from "../databases.ts"
import { as } from "./notes.ts"

const store = PersistedQueue.layerStoreSql({ tableName: "job_queue", pollInterval: "50 millis" })

const asOwner = Effect.gen(function* () {
  yield* Effect.scoped(Layer.build(store))
  const sql = yield* SqlClient
  yield* sql`grant select, insert, update, delete on job_queue to ciphermap_app, ciphermap_system`
  yield* sql`grant usage on all sequences in schema public to ciphermap_app, ciphermap_system`
  yield* sql`grant select, update on job_queue_migrations to ciphermap_app, ciphermap_system`
})

describe.each(everyDatabase)("a queue on $name", (database) => {
  it.live("makes its tables as the login role, whoever starts first, and is used without it", () =>
    Effect.gen(function* () {
      const options = { ...(yield* database.empty), migrations: yield* migrationsWith(), asOwner }
      const program = Effect.gen(function* () {
        const { asTenant } = yield* Tenancy
        const queue = yield* PersistedQueue.make({ name: "scans", schema: Schema.Struct({ id: Schema.String }) })
        yield* Effect.flip(asTenant(() => Effect.andThen(queue.offer({ id: "undone" }), Effect.fail("no")))).pipe(
          as("one")
        )
        yield* asTenant(() => queue.offer({ id: "done" })).pipe(as("one"))
        return yield* queue.take(({ id }) => Effect.succeed(id))
      }).pipe(
        Effect.provide(
          PersistedQueue.layer.pipe(
            Layer.provide(store),
            Layer.provideMerge(sqlLayer(options)),
            Layer.provide(Logger.layer([]))
          )
        )
      )
      const starts = database.name === "PGlite" ? [1] : [1, 2, 3, 4]
      const taken = yield* Effect.all(
        starts.map(() => program),
        { concurrency: "unbounded" }
      )
      expect(taken).toEqual(starts.map(() => "done"))
    }).pipe(Effect.scoped)
  )
})

import { createServer, connect, type Socket } from "node:net"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as Reactivity from "effect/reactivity/Reactivity"
import { SqlClient } from "effect/sql/SqlClient"
import { pooledClient } from "../../src/node/pooledClient.ts"
import { sqlLayer } from "../../src/node/Sql.ts"
import { Pipeline } from "../../src/sql/Pipeline.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { asWitness, database, hasServer, migrationsWith, type TestDatabase } from "../databases.ts"
import { patience } from "../support/patience.ts"
import { until } from "../support/processes.ts"
import { addNote, as, NOTES, notes, readNotes } from "../sql/notes.ts"

const urlOf = (database: TestDatabase) =>
  Effect.flatMap(database.empty, ({ databaseUrl }) =>
    databaseUrl === undefined ? Effect.die("no address") : Effect.succeed(databaseUrl)
  )

const killSessions = (url: Redacted.Redacted) =>
  asWitness(
    url,
    (sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
  )

/** Waits until so many sessions are in the middle of a statement. */
const untilBusy = (url: Redacted.Redacted, sessions: number) =>
  asWitness(url, async (sql) => {
    const busy = () => sql`select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`
    for (const pause = patience(); (await busy()).length < sessions;) await pause()
  })

/** A line to the server that can be cut without either end being told. */
const proxyTo = (url: Redacted.Redacted) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const target = new URL(Redacted.value(url))
      const near = new URL(target)
      const sockets = new Set<Socket>()
      const line = { cut: false }
      const server = createServer((client) => {
        const upstream = connect(Number(target.port), target.hostname)
        for (const [from, to] of [
          [client, upstream],
          [upstream, client]
        ] as const) {
          sockets.add(from)
          from.on("data", (bytes) => line.cut || to.write(bytes))
          from.on("close", () => to.destroy())
          from.on("error", () => to.destroy())
        }
      })
      await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
      const address = server.address()
      near.port = String(typeof address === "object" ? address?.port : "")
      return { url: Redacted.make(near.href), line, server, sockets }
    }),
    ({ server, sockets }) =>
      Effect.sync(() => {
        sockets.forEach((socket) => socket.destroy())
        server.close()
      })
  )

describe.runIf(hasServer)("when PostgreSQL goes away", () => {
  it.live("every session at once, what ran says so and what comes after works", () =>
    Effect.gen(function* () {
      const databaseUrl = yield* urlOf(database)
      const migrations = yield* migrationsWith(NOTES)
      const layer = sqlLayer({ databaseUrl, dataDirectory: "", migrations }).pipe(Layer.provide(Logger.layer([])))
      yield* Effect.gen(function* () {
        const { asTenant } = yield* Tenancy
        yield* addNote(1, "kept").pipe(as("alpha"))
        const slow = asTenant((sql, tenantId) =>
          Effect.andThen(sql`insert into notes values (${tenantId}, 2, 'lost')`, sql`select pg_sleep(600)`)
        ).pipe(as("alpha"))
        const cut = Effect.all(
          [slow, slow, slow].map((work) => Effect.result(work)),
          { concurrency: "unbounded" }
        )
        const killed = Effect.andThen(untilBusy(databaseUrl, 3), killSessions(databaseUrl))
        const [results] = yield* Effect.all([cut, killed], { concurrency: "unbounded" })
        for (const result of results) {
          expect(result).toMatchObject({ _tag: "Failure", failure: { code: "database_unavailable" } })
        }
        for (let round = 0; round < 5; round++) {
          yield* killSessions(databaseUrl)
          const after = yield* Effect.forEach(
            Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? readNotes : notes)),
            (work) => Effect.result(work.pipe(as("alpha"))),
            { concurrency: 20 }
          )
          const rows = after.flatMap((result) => (result._tag === "Success" ? [result.success] : []))
          const errors = after.flatMap((result) => (result._tag === "Failure" ? [result.failure] : []))
          for (const found of rows) expect(found).toEqual([{ tenant_id: "alpha", text: "kept" }])
          for (const error of errors) expect(error).toMatchObject({ code: "database_unavailable", isRetryable: true })
        }
        expect(yield* readNotes.pipe(as("alpha"), Effect.retry({ times: 20 }))).toHaveLength(1)
      }).pipe(Effect.provide(layer))
    }).pipe(Effect.scoped)
  )

  it.live("silently, waiting has an end, and so has waiting for a session", () =>
    Effect.gen(function* () {
      const { url, line } = yield* proxyTo(yield* urlOf(database))
      const clients = yield* pooledClient(
        "pg",
        { url, maxConnections: 2, sharedConnections: 1, connectTimeout: "3 seconds" },
        { session: "4 seconds", answer: "3 seconds" }
      )
      const failure = <A, E>(effect: Effect.Effect<A, E, SqlClient | Pipeline>) =>
        Effect.flip(effect).pipe(Effect.provideContext(clients))
      const statement = Effect.flatMap(SqlClient, (sql) => sql`select 1 as one`)
      const pipelined = Effect.flatMap(Pipeline, ({ alone }) => alone([["select 1 as one", []]]))
      const looking = Effect.flatMap(Pipeline, ({ shared }) => shared([["select 1 as one", []]]))
      let held = 0
      const holding = Effect.flatMap(SqlClient, (sql) =>
        sql.withTransaction(
          Effect.andThen(
            Effect.sync(() => held++),
            Effect.never
          )
        )
      )

      expect(yield* Effect.provideContext(pipelined, clients)).toEqual([[{ one: 1 }]])
      expect(yield* Effect.provideContext(looking, clients)).toEqual([[{ one: 1 }]])
      const holders = [holding, holding].map((hold) => Effect.provideContext(hold, clients))
      const waited = until(() => held === holders.length).pipe(
        Effect.andThen(Effect.all([failure(statement), failure(pipelined)], { concurrency: 2 }))
      )
      const errors = yield* Effect.raceFirst(waited, Effect.as(Effect.all(holders, { concurrency: 2 }), []))
      expect(errors.map(({ message }) => message)).toEqual([1, 2].map(() => "no session of the pool was free in time"))

      line.cut = true
      for (const asked of [failure(pipelined), failure(statement), failure(looking), failure(pipelined)]) {
        expect(yield* asked).toMatchObject({ reason: { _tag: "ConnectionError" } })
      }
      line.cut = false
      expect(yield* Effect.provideContext(Effect.retry(statement, { times: 10 }), clients)).toEqual([{ one: 1 }])
      expect(yield* Effect.provideContext(pipelined, clients)).toEqual([[{ one: 1 }]])
    }).pipe(Effect.scoped, Effect.provide(Reactivity.layer))
  )
})

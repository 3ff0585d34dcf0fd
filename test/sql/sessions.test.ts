import { describe, expect, layer } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { SqlClient } from "effect/sql/SqlClient"
import { Pipeline } from "../../src/sql/Pipeline.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { everyDatabase, testSqlLayer } from "../databases.ts"
import { addNote, as, NOTES, notes, readNotes } from "./notes.ts"

const lock = "select pg_try_advisory_xact_lock(hashtextextended('a lock', 0)) as locked"

interface Locked {
  readonly locked: boolean
}

describe.each(everyDatabase)("sessions of $name", (database) => {
  layer(testSqlLayer(database, NOTES), { timeout: "5 minutes", excludeTestServices: true })((it) => {
    it.effect("hold an advisory lock as long as their transaction, however it ends", () =>
      Effect.gen(function* () {
        const { asSystem } = yield* Tenancy
        const taken = asSystem((sql) => sql.unsafe<Locked>(lock))
        const twice = asSystem((sql) => Effect.all([sql.unsafe<Locked>(lock), sql.unsafe<Locked>(lock)]))
        expect(yield* twice).toEqual([[{ locked: true }], [{ locked: true }]])
        yield* Effect.flip(asSystem((sql) => Effect.andThen(sql.unsafe(lock), Effect.fail("undone"))))
        expect(yield* taken).toEqual([{ locked: true }])
      })
    )

    it.effect("take turns at what is behind an advisory lock", () =>
      Effect.gen(function* () {
        const { asSystem } = yield* Tenancy
        const order: Array<string> = []
        const turn = (name: string) =>
          asSystem((sql) =>
            Effect.gen(function* () {
              yield* sql`select pg_advisory_xact_lock(hashtextextended('turns', 0))`
              order.push(`${name} begins`)
              yield* sql`select 1`
              yield* Effect.yieldNow
              order.push(`${name} ends`)
            })
          )
        yield* Effect.all(["a", "b", "c", "d"].map(turn), { concurrency: "unbounded" })
        expect(order).toHaveLength(8)
        for (let at = 0; at < order.length; at += 2) {
          expect(order[at + 1]).toBe(order[at]?.replace("begins", "ends"))
        }
      })
    )

    it.effect.each(["alone", "shared"] as const)(
      "run what is sent in one go (%s) in its order, each with its rows",
      (how) =>
        Effect.gen(function* () {
          const send = (yield* Pipeline)[how]
          const statements = Array.from({ length: 20 }, (_, at) => ["select $1::int as at", [at]] as const)
          const results = yield* send(statements)
          expect(results).toEqual(statements.map((_, at) => [{ at }]))
          const many = yield* Effect.all(
            Array.from({ length: 30 }, (_, at) => send([["select $1::int as at", [at]]])),
            { concurrency: "unbounded" }
          )
          expect(many).toEqual(many.map((_, at) => [[{ at }]]))
        })
    )

    it.effect.each(["alone", "shared"] as const)(
      "tell the first error of what is sent in one go (%s), and go on",
      (how) =>
        Effect.gen(function* () {
          const send = (yield* Pipeline)[how]
          const failed = send([
            ["select 1 as one", []],
            ["select no_such_column", []],
            ["select 1 / 0", []]
          ])
          expect(yield* Effect.flip(failed)).toMatchObject({ reason: { _tag: "SqlSyntaxError" } })
          expect(yield* send([["select 2 as two", []]])).toEqual([[{ two: 2 }]])
        })
    )

    it.effect("keep nothing of a transaction that was interrupted, and are used again", () =>
      Effect.gen(function* () {
        const { asTenant } = yield* Tenancy
        for (let round = 0; round < 20; round++) {
          const written = yield* Deferred.make<void>()
          const writing = asTenant((sql, tenantId) =>
            Effect.gen(function* () {
              yield* sql`insert into notes values (${tenantId}, ${round}, 'not to be kept')`
              yield* Deferred.succeed(written, undefined)
              return yield* Effect.never
            })
          ).pipe(as("interrupted"))
          const fiber = yield* Effect.forkChild(writing)
          yield* Deferred.await(written)
          yield* Fiber.interrupt(fiber)
        }
        expect(yield* notes.pipe(as("interrupted"))).toEqual([])
        expect(yield* readNotes.pipe(as("interrupted"))).toEqual([])
        yield* addNote(1, "kept").pipe(as("interrupted"))
        expect(yield* notes.pipe(as("interrupted"))).toHaveLength(1)
      })
    )

    it.effect("undo what a nested transaction wrote, and nothing else, when it fails", () =>
      Effect.gen(function* () {
        const { asTenant } = yield* Tenancy
        const nested = asTenant((sql, tenantId) => {
          const write = (id: number, text: string) => sql`insert into notes values (${tenantId}, ${id}, ${text})`
          return Effect.gen(function* () {
            yield* write(1, "before")
            yield* Effect.flip(sql.withTransaction(Effect.andThen(write(2, "within"), Effect.fail("undone"))))
            yield* sql.withTransaction(write(3, "within another"))
            yield* write(4, "after")
          })
        })
        yield* nested.pipe(as("nested"))
        expect((yield* notes.pipe(as("nested"))).map(({ text }) => text)).toEqual(["before", "within another", "after"])
      })
    )

    it.effect("give a statement that is asked for a thousand times its own values each time", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        const asked = Array.from({ length: 1_000 }, (_, at) => sql<{ readonly at: number }>`select ${at}::int as at`)
        const rows = yield* Effect.all(asked, { concurrency: 16 })
        expect(rows.map(([row]) => row?.at)).toEqual(rows.map((_, at) => at))
      })
    )

    it.effect("give a row of a megabyte whole, both ways", () =>
      Effect.gen(function* () {
        const text = "ä☃".repeat(262_144)
        yield* addNote(1, text).pipe(as("large"))
        expect(yield* readNotes.pipe(as("large"))).toEqual([{ tenant_id: "large", text }])
      })
    )
  })
})

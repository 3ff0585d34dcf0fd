import { describe, expect, layer } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { transactionsRepeated } from "../../src/observability/metrics.ts"
import { database, hasServer, testSqlLayer } from "../databases.ts"
import { addNote, as, NOTES, notes } from "./notes.ts"

const repeats = Effect.map(Metric.value(transactionsRepeated), ({ count }) => Number(count))

describe.runIf(hasServer)("a transaction that PostgreSQL rolls back", () => {
  layer(testSqlLayer(database, NOTES), { timeout: "5 minutes", excludeTestServices: true })((it) => {
    it.effect("to end a deadlock is run again, as a whole", () =>
      Effect.gen(function* () {
        const { asSystem, asTenant } = yield* Tenancy
        const before = yield* repeats
        yield* addNote(1, "").pipe(as("alpha"))
        yield* addNote(2, "").pipe(as("alpha"))
        const has = [yield* Deferred.make<void>(), yield* Deferred.make<void>()] as const
        const crossing = (mine: 0 | 1, name: string) =>
          asTenant((sql) =>
            Effect.gen(function* () {
              yield* sql`update notes set text = text || ${name} where id = ${1 + mine}`
              yield* Deferred.succeed(has[mine], undefined)
              yield* Deferred.await(has[mine === 0 ? 1 : 0])
              yield* asSystem(
                (sql) => sql`update notes set text = text || ${name} where id = ${2 - mine} and tenant_id = 'alpha'`
              )
              return name
            })
          ).pipe(as("alpha"))
        const both = yield* Effect.all([crossing(0, "a"), crossing(1, "b")], { concurrency: 2 })
        expect(both).toEqual(["a", "b"])
        const [first, second] = yield* notes.pipe(as("alpha"))
        expect([first?.text, second?.text].map((text) => [...(text ?? "")].toSorted().join(""))).toEqual(["ab", "ab"])
        expect((yield* repeats) - before).toBe(1)
      })
    )

    it.effect("again and again, says so after four times", () =>
      Effect.gen(function* () {
        const { asTenant } = yield* Tenancy
        const before = yield* repeats
        let runs = 0
        const failing = asTenant((sql) => {
          const run = Effect.sync(() => void runs++)
          return Effect.andThen(run, sql`do $$ begin raise exception using errcode = '40001'; end $$`)
        }).pipe(as("alpha"))
        expect(yield* Effect.flip(failing)).toMatchObject({ code: "database_unavailable", reason: "40001" })
        expect([runs, (yield* repeats) - before]).toEqual([4, 3])
      })
    )

    it.effect("for any other reason is not", () =>
      Effect.gen(function* () {
        const { asTenant } = yield* Tenancy
        let runs = 0
        const failing = asTenant((sql) => {
          const run = Effect.sync(() => void runs++)
          return Effect.andThen(run, sql`do $$ begin raise exception using errcode = '57014'; end $$`)
        }).pipe(as("alpha"))
        expect(yield* Effect.flip(failing)).toMatchObject({ code: "database_unavailable" })
        expect(runs).toBe(1)
      })
    )
  })
})

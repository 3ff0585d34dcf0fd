import { describe, expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { isSqlError } from "effect/sql/SqlError"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { everyDatabase, testSqlLayer } from "../databases.ts"
import { addNote, as, NOTES, notes } from "./notes.ts"

const SECRET = "s3cret-value"

const defectOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.catchDefect(Effect.as(effect, "no defect"), (defect) => Effect.succeed(defect))

describe.each(everyDatabase)("errors of $name", (database) => {
  layer(testSqlLayer(database, NOTES), { timeout: "5 minutes", excludeTestServices: true })((it) => {
    it.effect("can be handled in the transaction: a row that is there already", () =>
      Effect.gen(function* () {
        const { asTenant } = yield* Tenancy
        yield* addNote(1, "first").pipe(as("alpha"))
        const taken = asTenant((sql, tenantId) =>
          sql`insert into notes values (${tenantId}, 1, 'second')`.pipe(
            Effect.catchIf(
              (error) => isSqlError(error) && error.reason._tag === "UniqueViolation",
              () => Effect.fail("taken" as const)
            )
          )
        )
        expect(yield* Effect.flip(taken).pipe(as("alpha"))).toBe("taken")
        const kept = asTenant((sql, tenantId) =>
          sql`insert into notes values (${tenantId}, 1, 'second')`.pipe(
            sql.withTransaction,
            Effect.catch(() => Effect.void),
            Effect.andThen(sql`insert into notes values (${tenantId}, 2, 'third')`)
          )
        )
        yield* kept.pipe(as("alpha"))
        expect((yield* notes.pipe(as("alpha"))).map(({ text }) => text)).toEqual(["first", "third"])
      })
    )

    it.effect("are a defect, not a lost write, when a failed statement is passed over", () =>
      Effect.gen(function* () {
        const { asTenant } = yield* Tenancy
        const passedOver = asTenant((sql, tenantId) =>
          Effect.andThen(
            sql`insert into notes values (${tenantId}, 3, 'lost')`,
            Effect.catch(sql`select no_such_column`, () => Effect.succeed([]))
          )
        )
        expect(String(yield* defectOf(passedOver.pipe(as("alpha"))))).toBe("SqlDefect: UnknownError")
      })
    )

    it.effect("never tell a value", () =>
      Effect.gen(function* () {
        const { asSystem, asTenant, readAsTenant } = yield* Tenancy
        yield* addNote(9, SECRET).pipe(as(SECRET))
        const attempts = [
          asTenant((sql) => sql`insert into notes values (${SECRET}, 9, ${SECRET})`),
          asTenant((sql) => sql`insert into notes values (${SECRET}, ${SECRET}, ${SECRET})`),
          asTenant((sql) => sql`insert into notes values (${SECRET}, 10, null)`),
          readAsTenant((sql) => sql`select ${SECRET}::int`),
          readAsTenant((sql) => sql`select * from notes where text = ${SECRET} and no_such_column = 1`),
          asSystem((sql) => sql`insert into jobs select 1 from generate_series(1, 2) where ${SECRET} <> ''`)
        ]
        for (const attempt of attempts) {
          const defect = yield* defectOf(attempt.pipe(as(SECRET)))
          expect(defect).toBeInstanceOf(Error)
          const told =
            defect instanceof Error ? `${defect.stack} ${JSON.stringify(defect)} ${String(defect.cause)}` : ""
          expect(told).toMatch(/SqlDefect: \w+: code \w{5}/)
          expect(told).not.toContain(SECRET)
        }
      })
    )

    it.effect("say that the same may work later: deadlock, serialization, read-only", () =>
      Effect.gen(function* () {
        const { asSystem } = yield* Tenancy
        const raising = (state: string) =>
          Effect.flip(asSystem((sql) => sql.unsafe(`do $$ begin raise sqlstate '${state}'; end $$`)))
        for (const reason of [
          "08006",
          "25006",
          "40001",
          "40P01",
          "53100",
          "53300",
          "55P03",
          "57014",
          "57P01",
          "58030"
        ]) {
          expect(yield* raising(reason)).toMatchObject({ code: "database_unavailable", reason, isRetryable: true })
        }
        for (const state of ["22P02", "23514", "42P01", "P0001", "XX000"]) {
          expect(String(yield* defectOf(raising(state)))).toContain(`code ${state}`)
        }
        expect(yield* asSystem((sql) => sql`select 1 as one`)).toEqual([{ one: 1 }])
      })
    )

    it.effect("leave plain statements as they are", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        expect(yield* Effect.flip(sql`select no_such_column`)).toMatchObject({ reason: { _tag: "SqlSyntaxError" } })
      })
    )
  })
})

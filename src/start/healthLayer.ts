import * as Layer from "effect/Layer"
import { Draining } from "../http/Draining.ts"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import { SqlClient } from "effect/sql/SqlClient"
import { type Checks, Readiness } from "../health/Readiness.ts"
import { migrationsApplied, migrationsFolder } from "../node/migrations.ts"
import { codeOf } from "../node/readRegular.ts"

const FRESH_MS = 1_000
const PATIENCE = "2 seconds"

const noAnswer: Checks = { database: "failed", migrations: "unknown" }
const wrongSchema: Checks = { database: "ok", migrations: "failed" }
const allWell: Checks = { database: "ok", migrations: "ok" }

/** https://www.postgresql.org/docs/current/errcodes-appendix.html: undefined_table */
const isTableMissing = (cause: unknown): boolean => codeOf(cause) === "42P01"

const ask = migrationsApplied(migrationsFolder).pipe(
  Effect.map((isApplied) => (isApplied ? allWell : wrongSchema)),
  Effect.catchTags({
    SqlError: ({ reason }) => Effect.succeed(isTableMissing(reason.cause) ? wrongSchema : noAnswer),
    MigrationsFailed: () => Effect.succeed(wrongSchema)
  }),
  Effect.catchDefect(() => Effect.succeed(noAnswer))
)

/** Asks the database, one question at a time however many want to know, and waits two seconds at most. */
const readinessLayer = Layer.effect(
  Readiness,
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const sql = yield* SqlClient
    let asking: Fiber.Fiber<Checks> | undefined
    let last: { readonly at: number; readonly checks: Checks } | undefined

    const question = Effect.gen(function* () {
      const checks = yield* Effect.provideService(ask, SqlClient, sql)
      last = { at: yield* Clock.currentTimeMillis, checks }
      return checks
    }).pipe(Effect.ensuring(Effect.sync(() => (asking = undefined))))

    const check = Effect.gen(function* () {
      if (last !== undefined && (yield* Clock.currentTimeMillis) - last.at < FRESH_MS) return last.checks
      asking ??= yield* Effect.forkIn(question, scope)
      return Option.getOrElse(yield* Effect.timeoutOption(Fiber.join(asking), PATIENCE), () => noAnswer)
    })
    return { check }
  })
)

/** Readiness and draining of this process, for probes. */
export const healthLayer = Layer.mergeAll(Draining.layer, readinessLayer)

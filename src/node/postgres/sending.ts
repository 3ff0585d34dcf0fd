import type { PgConnection, Result } from "@effect/sql-pg/PgConnection"
import type { PgPool } from "@effect/sql-pg/PgPool"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import type { SqlError } from "effect/sql/SqlError"
import type { CompiledStatement, Send } from "../../sql/Pipeline.ts"
import { answeredWithin, type WaitLimits } from "./limits.ts"

/** All statements are on their way before anything can interrupt: whoever has the session next comes after them. */
const send = (
  session: PgConnection,
  statements: ReadonlyArray<CompiledStatement>
): Effect.Effect<ReadonlyArray<Exit.Exit<Result, SqlError>>> =>
  Effect.callback((resume) => {
    const exits: Array<Exit.Exit<Result, SqlError>> = []
    let left = statements.length
    for (const [at, [sql, params]] of statements.entries()) {
      Effect.runFork(session.query(sql, params)).addObserver((exit) => {
        exits[at] = exit
        left--
        if (left === 0) resume(Effect.succeed(exits))
      })
    }
  })

/** Sends on a session that the pool lends; one that does not answer in time is given up. */
export const sendingOn =
  (pool: PgPool, limits: WaitLimits): Send =>
  (statements) =>
    pool.get.pipe(
      answeredWithin(limits.session, "no session of the pool was free in time"),
      Effect.flatMap((session) =>
        send(session, statements).pipe(
          answeredWithin(limits.answer, "the database did not answer in time"),
          Effect.tapError(() => pool.invalidate(session))
        )
      ),
      Effect.flatMap((exits) => Effect.all(exits)),
      Effect.map((results) => results.map(({ rows }) => rows)),
      Effect.scoped,
      Effect.withSpan(
        "sql.execute",
        { kind: "client", attributes: { "db.system.name": "postgresql" } },
        { captureStackTrace: false }
      )
    )

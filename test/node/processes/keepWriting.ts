import * as Effect from "effect/Effect"
import { Tenancy } from "../../../src/sql/Tenancy.ts"
import { sqlLayer } from "../../../src/node/Sql.ts"

const [dataDirectory = "", migrations = "", first = ""] = process.argv.slice(2)

/** Writes rows, two tables at a time, and says each number after it was committed, until it is killed. */
const program = Effect.gen(function* () {
  const { asSystem } = yield* Tenancy
  for (let id = Number(first); ; id++) {
    yield* asSystem((sql) =>
      Effect.andThen(
        sql`insert into written values (${id}, ${"x".repeat(500)})`,
        sql`insert into counted values (${id})`
      )
    )
    yield* Effect.sync(() => process.stdout.write(`${id}\n`))
  }
})

await Effect.runPromise(
  program.pipe(Effect.provide(sqlLayer({ databaseUrl: undefined, dataDirectory, migrations: new URL(migrations) })))
)

import { readdir, readFile } from "node:fs/promises"
import * as Effect from "effect/Effect"
import * as Migrator from "effect/sql/Migrator"
import * as SqlClient from "effect/sql/SqlClient"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import { isAway } from "../sql/databaseErrors.ts"
import { MigrationsFailed } from "./DatabaseSetupError.ts"

const TABLE = "ciphermap_migrations"
const FILE = /^(\d{4})_([a-z0-9_]+)\.sql$/

/** The migrations, one file each: `0001_roles.sql`. */
export const migrationsFolder = new URL("../../migrations/", import.meta.url)

interface Step {
  readonly id: number
  readonly name: string
  readonly file: string
}

const failed = (reason: string): MigrationsFailed => new MigrationsFailed({ reason })

const stepsIn = (folder: URL): Effect.Effect<ReadonlyArray<Step>, MigrationsFailed> =>
  Effect.tryPromise({ try: () => readdir(folder), catch: (cause) => failed(String(cause)) }).pipe(
    Effect.map((files) =>
      files.toSorted().flatMap((file) => {
        const [, id, name] = FILE.exec(file) ?? []
        return id === undefined || name === undefined ? [] : [{ id: Number(id), name, file }]
      })
    )
  )

/** The extended protocol accepts one command per message; EXECUTE of plpgsql accepts any number. */
const runText = (text: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => {
    const quote = ["$migration$", "$migration_text$"].find((each) => !text.includes(each)) ?? "$migration_sql_text$"
    return sql.unsafe(`do $run$ begin execute ${quote}${text}${quote}; end $run$`).unprepared
  })

const loaderOf = (folder: URL, steps: ReadonlyArray<Step>): Migrator.Loader =>
  Effect.succeed(
    steps.map(({ id, name, file }): Migrator.ResolvedMigration => {
      const read = Effect.tryPromise(() => readFile(new URL(file, folder), "utf8"))
      return [id, name, Effect.succeed(Effect.flatMap(read, runText))]
    })
  )

const causeOf = (error: unknown): string => {
  if (isSqlError(error)) return causeOf(error.reason.cause)
  return error instanceof Error ? error.message : String(error)
}

/** A lost database is reported as such; everything else is an error of the schema or of the login role. */
const failure = (error: Migrator.MigrationError | SqlError): MigrationsFailed | SqlError => {
  const cause = error._tag === "SqlError" ? error : error.cause
  if (isSqlError(cause) && isAway(cause.reason)) return cause
  return failed(
    error._tag === "SqlError" || cause === undefined ? causeOf(error) : `${error.message}: ${causeOf(cause)}`
  )
}

const appliedIds = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ readonly id: number }>`select migration_id as id from ${sql(TABLE)} order by migration_id`
  return new Set(rows.map(({ id }) => id))
})

/**
 * Applies the missing migrations in one transaction; processes that start at the same time wait for the one that does.
 *
 * A database with later migrations than the folder stays unchanged: programs work with newer schemas.
 */
export const runMigrations = (folder: URL): Effect.Effect<void, MigrationsFailed | SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const steps = yield* stepsIn(folder)
    const run = yield* Migrator.make({})({ loader: loaderOf(folder, steps), table: TABLE }).pipe(
      Effect.mapError(failure)
    )
    const applied = yield* Effect.mapError(appliedIds, failure)
    const skipped = steps.find(({ id }) => !applied.has(id))
    if (skipped !== undefined) return yield* failed(`${skipped.file} comes before a step that was already applied`)
    const newer = [...applied].filter((id) => !steps.some((step) => step.id === id))
    if (newer.length > 0)
      yield* Effect.logWarning(`the database has migrations of a newer program: ${newer.join(", ")}`)
    if (run.length > 0)
      yield* Effect.logInfo(`applied migrations: ${run.map(([id, name]) => `${id} ${name}`).join(", ")}`)
  })

/** Runs the setup of parts with their own tables in one transaction; processes that start at the same time take turns. */
export const runSetup = (
  setup: Effect.Effect<unknown, SqlError, SqlClient.SqlClient>
): Effect.Effect<void, MigrationsFailed | SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* sql`select pg_advisory_xact_lock(hashtext('ciphermap setup'))`
    yield* setup
  }).pipe((work) => Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(work)), Effect.mapError(failure))

/** Whether the database has all migrations of the folder. */
export const migrationsApplied = (
  folder: URL
): Effect.Effect<boolean, MigrationsFailed | SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const steps = yield* stepsIn(folder)
    const applied = yield* appliedIds
    return steps.every(({ id }) => applied.has(id))
  })

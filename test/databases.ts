import { randomBytes } from "node:crypto"
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { PGlite } from "@electric-sql/pglite"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import postgres from "postgres"
import packageJson from "../package.json" with { type: "json" }
import { migrationsFolder } from "../src/node/migrations.ts"
import { sqlLayer, type SqlLayerError, type SqlOptions } from "../src/node/Sql.ts"

/** Where an empty database of its own is: `sqlLayer` takes it. */
export type EmptyDatabase = Pick<SqlOptions, "dataDirectory" | "databaseUrl">

/** A kind of database to run a suite on. */
export interface TestDatabase {
  readonly name: "PGlite" | "PostgreSQL"
  /** Makes an empty database, and drops it when the scope closes. */
  readonly empty: Effect.Effect<EmptyDatabase, never, Scope.Scope>
}

const root = join(import.meta.dirname, "..")

/** A temporary folder, gone when the scope closes. */
export const temporaryFolder = (prefix: string): Effect.Effect<string, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), prefix))),
    (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
  )

/** A new embedded database takes seconds to make, a copy of one takes a tenth of one. */
const templateFolder = async (): Promise<string> => {
  const template = join(
    root,
    "node_modules/.cache/ciphermap",
    `pglite-${packageJson.dependencies["@electric-sql/pglite"]}`
  )
  if (existsSync(template)) return template
  const made = `${template}.${randomBytes(6).toString("hex")}`
  mkdirSync(made, { recursive: true })
  await (await PGlite.create({ dataDir: made })).close()
  try {
    renameSync(made, template)
  } catch {
    rmSync(made, { recursive: true, force: true }) // another suite was faster
  }
  return template
}

/** The database that the program brings with it. */
export const embedded: TestDatabase = {
  name: "PGlite",
  empty: Effect.gen(function* () {
    const dataDirectory = yield* temporaryFolder("ciphermap-data-")
    cpSync(yield* Effect.promise(templateFolder), join(dataDirectory, "database"), { recursive: true })
    return { dataDirectory, databaseUrl: undefined }
  })
}

const withAdmin = (serverUrl: string, statement: string): Effect.Effect<void> =>
  Effect.promise(async () => {
    const admin = postgres(serverUrl, { max: 1, onnotice: () => {} })
    await admin.unsafe(statement)
    await admin.end()
  })

const onServer = (serverUrl: string): TestDatabase => ({
  name: "PostgreSQL",
  empty: Effect.gen(function* () {
    const name = `ciphermap_test_${randomBytes(8).toString("hex")}`
    yield* Effect.acquireRelease(withAdmin(serverUrl, `create database ${name}`), () =>
      withAdmin(serverUrl, `drop database ${name} with (force)`)
    )
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    return { dataDirectory: yield* temporaryFolder("ciphermap-data-"), databaseUrl: Redacted.make(url.href) }
  })
})

const { TEST_DATABASE_URL } = process.env

const server = TEST_DATABASE_URL === undefined ? undefined : onServer(TEST_DATABASE_URL)

/** Whether there is a PostgreSQL here: TEST_DATABASE_URL names its server. */
export const hasServer = server !== undefined

/** What features are tested on: PostgreSQL where there is one, else the embedded database. */
export const database: TestDatabase = server ?? embedded

/** What the database itself is tested on, so that features need be tested on one of them only. */
export const everyDatabase: ReadonlyArray<TestDatabase> = server === undefined ? [embedded] : [embedded, server]

/** A folder of migrations: the roles, and one step with the given text for each further argument. */
export const migrationsWith = (...steps: ReadonlyArray<string>): Effect.Effect<URL, never, Scope.Scope> =>
  Effect.map(temporaryFolder("ciphermap-migrations-"), (folder) => {
    copyFileSync(new URL("0001_roles.sql", migrationsFolder), join(folder, "0001_roles.sql"))
    steps.forEach((text, index) => writeFileSync(join(folder, `000${index + 2}_test.sql`), text))
    return pathToFileURL(`${folder}/`)
  })

/** The program's database layer on an empty database; with the steps given in place of the program's own schema. */
export const testSqlLayer = (
  database: TestDatabase,
  ...steps: ReadonlyArray<string>
): Layer.Layer<Layer.Success<ReturnType<typeof sqlLayer>>, SqlLayerError> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const empty = yield* database.empty
      return sqlLayer(steps.length === 0 ? empty : { ...empty, migrations: yield* migrationsWith(...steps) })
    })
  ).pipe(Layer.provide(Logger.layer([])))

/** Runs with an independent client as the login role. PostgreSQL only. */
export const asWitness = <A>(url: Redacted.Redacted, ask: (sql: postgres.Sql) => Promise<A>): Effect.Effect<A> =>
  Effect.promise(async () => {
    const sql = postgres(Redacted.value(url), { max: 1, onnotice: () => {} })
    try {
      return await ask(sql)
    } finally {
      await sql.end()
    }
  })

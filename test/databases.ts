import { createHash, randomBytes } from "node:crypto"
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync
} from "node:fs"
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
  /** The same with the program's schema: for tests whose subject is not how that comes about. */
  readonly migrated: Effect.Effect<EmptyDatabase, never, Scope.Scope>
}

const root = join(import.meta.dirname, "..")

/** A temporary folder, gone when the scope closes. */
export const temporaryFolder = (prefix: string, parent = tmpdir()): Effect.Effect<string, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(parent, prefix))),
    (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
  )

/** Changes with every step of the schema, and with the program of the embedded database. */
const schemaVersion = (): string => {
  const hash = createHash("sha256").update(packageJson.devDependencies["@electric-sql/pglite"])
  for (const file of readdirSync(migrationsFolder).toSorted())
    hash.update(readFileSync(new URL(file, migrationsFolder)))
  return hash.digest("hex").slice(0, 16)
}

const migrate = (options: EmptyDatabase): Promise<void> =>
  Effect.runPromise(Effect.scoped(Layer.build(sqlLayer(options))).pipe(Effect.asVoid, Effect.provide(Logger.layer([]))))

/** A new embedded database takes seconds to make, a copy of one takes a tenth of one. */
const templateFolder = async (name: string, make: (folder: string) => Promise<void>): Promise<string> => {
  const template = join(root, "node_modules/.cache/ciphermap", name)
  if (existsSync(template)) return template
  const made = `${template}.${randomBytes(6).toString("hex")}`
  mkdirSync(made, { recursive: true })
  await make(made)
  try {
    renameSync(made, template)
  } catch {
    rmSync(made, { recursive: true, force: true }) // another suite was faster
  }
  return template
}

/** Linux keeps the files of this folder in memory. */
const MEMORY = "/dev/shm"

/** Room for the embedded databases of all tests that run at once. */
const ROOM = 2 ** 31

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ROOM
}

/** For an embedded database, which is a thousand files: a busy disk takes ten times as much of the processor for them as memory. */
export const databaseFolder = temporaryFolder("ciphermap-data-", hasRoom(MEMORY) ? MEMORY : tmpdir())

/**
 * Leaves out what each copy would pay for at its start: two databases that nobody connects to, half of the files, and 120 MB of
 * buffers, which are filled with zeroes.
 */
const slim = async (folder: string): Promise<void> => {
  const database = await PGlite.create({ dataDir: folder })
  await database.exec("update pg_database set datistemplate = false where datname like 'template_'")
  await database.exec("drop database template0")
  await database.exec("drop database template1")
  await database.close()
  appendFileSync(join(folder, "postgresql.conf"), "\nshared_buffers = 8MB\n")
}

/** Gives the folder of a template, which is made if it is not there. */
const emptyTemplate = (): Promise<string> =>
  templateFolder(`pglite-slim-empty-${packageJson.devDependencies["@electric-sql/pglite"]}`, (folder) =>
    slim(join(folder, "database"))
  )

const migratedTemplate = (): Promise<string> =>
  templateFolder(`pglite-slim-migrated-${schemaVersion()}`, (dataDirectory) =>
    migrate({ dataDirectory, databaseUrl: undefined }).then(() => slim(join(dataDirectory, "database")))
  )

const embeddedCopy = (template: () => Promise<string>) =>
  Effect.gen(function* () {
    const dataDirectory = yield* databaseFolder
    cpSync(yield* Effect.promise(template), dataDirectory, { recursive: true })
    return { dataDirectory, databaseUrl: undefined }
  })

/** The database that the program brings with it. */
export const embedded: TestDatabase = {
  name: "PGlite",
  empty: embeddedCopy(emptyTemplate),
  migrated: embeddedCopy(migratedTemplate)
}

const asAdmin = <A>(serverUrl: string, ask: (admin: postgres.Sql) => Promise<A>): Promise<A> => {
  const admin = postgres(serverUrl, { max: 1, onnotice: () => {} })
  return ask(admin).finally(() => admin.end())
}

const databaseAt = (serverUrl: string, name: string): Redacted.Redacted => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return Redacted.make(url.href)
}

/** A database with the program's schema, to copy; made by the first suite that asks for it, while the others wait. */
const templateDatabase = (serverUrl: string): Promise<string> =>
  asAdmin(serverUrl, async (admin) => {
    const name = `ciphermap_template_${schemaVersion()}`
    const isThere = async () => (await admin`select from pg_database where datname = ${name}`).length > 0
    if (await isThere()) return name
    await admin`select pg_advisory_lock(hashtext('ciphermap template'))`
    if (await isThere()) return name
    const made = `${name}_unfinished`
    const folder = mkdtempSync(join(tmpdir(), "ciphermap-data-"))
    await admin.unsafe(`drop database if exists ${made} with (force)`)
    await admin.unsafe(`create database ${made}`)
    await migrate({ dataDirectory: folder, databaseUrl: databaseAt(serverUrl, made) })
    await admin.unsafe(`alter database ${made} rename to ${name}`)
    rmSync(folder, { recursive: true, force: true })
    return name
  })

const onServer = (serverUrl: string): TestDatabase => {
  const made = (template: Effect.Effect<string>) =>
    Effect.gen(function* () {
      const name = `ciphermap_test_${randomBytes(8).toString("hex")}`
      const copied = yield* template
      yield* Effect.acquireRelease(
        Effect.promise(() => asAdmin(serverUrl, (admin) => admin.unsafe(`create database ${name} template ${copied}`))),
        () => Effect.promise(() => asAdmin(serverUrl, (admin) => admin.unsafe(`drop database ${name} with (force)`)))
      )
      return { dataDirectory: yield* temporaryFolder("ciphermap-data-"), databaseUrl: databaseAt(serverUrl, name) }
    })
  return {
    name: "PostgreSQL",
    empty: made(Effect.succeed("template1")),
    migrated: made(Effect.promise(() => templateDatabase(serverUrl)))
  }
}

const { TEST_DATABASE_URL } = process.env

const server = TEST_DATABASE_URL === undefined ? undefined : onServer(TEST_DATABASE_URL)

/** Whether there is a PostgreSQL here: TEST_DATABASE_URL names its server. */
export const hasServer = server !== undefined

/** What features are tested on: PostgreSQL where there is one, else the embedded database. */
export const database: TestDatabase = server ?? embedded

/** Makes what the embedded databases of tests are copied from, which takes six CPU seconds that no file of tests should pay. */
export const makeTemplates = async (): Promise<void> => {
  if (hasServer) return
  await emptyTemplate()
  await migratedTemplate()
}

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
      if (steps.length === 0) return sqlLayer(yield* database.migrated)
      return sqlLayer({ ...(yield* database.empty), migrations: yield* migrationsWith(...steps) })
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

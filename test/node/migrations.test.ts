import { randomBytes } from "node:crypto"
import { rmSync, writeFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { migrationsApplied } from "../../src/node/migrations.ts"
import { sqlLayer, type SqlOptions } from "../../src/node/Sql.ts"
import { SchemaStatus } from "../../src/sql/SchemaStatus.ts"
import { asWitness, database, everyDatabase, hasServer, migrationsWith, type TestDatabase } from "../databases.ts"
import { isLong } from "../support/isLong.ts"

const THINGS = "create table things (id int); insert into things values (1); grant select on things to ciphermap_app;"

const opened = <A, E>(options: SqlOptions, use: Effect.Effect<A, E, SqlClient | SchemaStatus>) =>
  use.pipe(Effect.provide(sqlLayer(options).pipe(Layer.provide(Logger.layer([])))))

const refused = (options: SqlOptions) => Effect.flip(opened(options, Effect.void))

const isUpToDate = Effect.flatMap(SchemaStatus, ({ isUpToDate }) => isUpToDate)

const applied = Effect.flatMap(
  SqlClient,
  (sql) => sql<{ readonly name: string }>`select name from ciphermap_migrations order by migration_id`
)

/** An empty database whose URL is that of an owner who may nothing else; it must have roles made beforehand. */
const plainlyOwned = Effect.fnUntraced(function* (database: TestDatabase) {
  const { databaseUrl: superuser, dataDirectory } = yield* database.empty
  if (superuser === undefined) return yield* Effect.die("no address")
  const url = new URL(Redacted.value(superuser))
  const owner = `ciphermap_owner_${randomBytes(8).toString("hex")}`
  const run = (statement: string) => asWitness(superuser, (sql) => sql.unsafe(statement))
  yield* run(`create role ${owner} login password 'of a test' in role ciphermap_app, ciphermap_system`)
  yield* Effect.addFinalizer(() =>
    run(`drop owned by ${owner} cascade; reassign owned by ${owner} to current_user; drop role ${owner}`)
  )
  yield* run(`alter database ${url.pathname.slice(1)} owner to ${owner}`)
  Object.assign(url, { username: owner, password: "of a test" })
  return { dataDirectory, databaseUrl: Redacted.make(url.href) }
})

describe.each(everyDatabase)("migrations of $name", (database) => {
  it.live("are the program's own unless told, and run once", () =>
    Effect.gen(function* () {
      const options = yield* database.empty
      const names = yield* opened(options, applied)
      expect(names[0]).toEqual({ name: "roles" })
      expect(yield* opened(options, applied)).toEqual(names)
      expect(yield* opened(options, isUpToDate)).toBe(true)
    }).pipe(Effect.scoped)
  )

  it.live("leave nothing behind when one fails, say which, and go on when it is mended", () =>
    Effect.gen(function* () {
      const migrations = yield* migrationsWith(THINGS, "create table more (id int); create table broken (id nonsense);")
      const options = { ...(yield* database.empty), migrations }
      expect(yield* refused(options)).toMatchObject({
        _tag: "MigrationsFailed",
        reason: 'Migration "3_test" failed: type "nonsense" does not exist'
      })
      writeFileSync(new URL("0003_test.sql", migrations), "create table more (id int);")
      expect(yield* opened(options, applied)).toEqual([{ name: "roles" }, { name: "test" }, { name: "test" }])
    }).pipe(Effect.scoped)
  )
})

/** The embedded database has taken two steps of each kind above: it runs the same SQL. */
describe.each(isLong ? everyDatabase : [database])("more migrations of $name", (database) => {
  it.live("have several statements a file, and any text in them", () =>
    Effect.gen(function* () {
      const text = `${THINGS} comment on table things is 'a $migration$ "quoted" $$ text; -- ';`
      const options = { ...(yield* database.empty), migrations: yield* migrationsWith(text) }
      const things = Effect.flatMap(SqlClient, (sql) => sql`select id, obj_description('things'::regclass) from things`)
      expect(yield* opened(options, things)).toEqual([
        { id: 1, obj_description: 'a $migration$ "quoted" $$ text; -- ' }
      ])
    }).pipe(Effect.scoped)
  )

  it.live("let an older program run on a newer schema, and know that a newer program's schema is not there yet", () =>
    Effect.gen(function* () {
      const migrations = yield* migrationsWith(THINGS, "create table more (id int);")
      const options = { ...(yield* database.empty), migrations }
      yield* opened(options, Effect.void)
      rmSync(new URL("0003_test.sql", migrations))
      expect(yield* opened(options, migrationsApplied(migrations))).toBe(true)
      const newer = yield* migrationsWith(THINGS, "select 1", "select 1")
      expect(yield* opened(options, migrationsApplied(newer))).toBe(false)
    }).pipe(Effect.scoped)
  )

  it.live("are refused when one was put before those applied", () =>
    Effect.gen(function* () {
      const migrations = yield* migrationsWith(THINGS, "create table more (id int);")
      const options = { ...(yield* database.empty), migrations }
      rmSync(new URL("0002_test.sql", migrations))
      yield* opened(options, Effect.void)
      writeFileSync(new URL("0002_late.sql", migrations), THINGS)
      expect(yield* refused(options)).toMatchObject({
        _tag: "MigrationsFailed",
        reason: "0002_late.sql comes before a step that was already applied"
      })
    }).pipe(Effect.scoped)
  )

  it.live("fail where there is no folder of them", () =>
    Effect.gen(function* () {
      const options = { ...(yield* database.empty), migrations: new URL("missing/", yield* migrationsWith()) }
      expect(yield* refused(options)).toMatchObject({ _tag: "MigrationsFailed" })
    }).pipe(Effect.scoped)
  )
})

describe.runIf(hasServer)("migrations of a server", () => {
  it.live("run once when several programs start at once on an empty database", () =>
    Effect.gen(function* () {
      const migrations = yield* migrationsWith(`select pg_sleep(0.3); ${THINGS}`)
      const options = { ...(yield* database.empty), migrations }
      const count = Effect.flatMap(SqlClient, (sql) => sql`select count(*) as rows from things`)
      const counts = yield* Effect.all(
        [1, 2, 3, 4].map(() => opened(options, count)),
        { concurrency: "unbounded" }
      )
      expect(counts).toEqual(counts.map(() => [{ rows: 1 }]))
    }).pipe(Effect.scoped)
  )

  it.live("run in several databases of one server at once", () =>
    Effect.gen(function* () {
      const names = yield* Effect.all(
        [1, 2, 3, 4].map(() => Effect.flatMap(database.empty, (options) => opened(options, applied))),
        { concurrency: "unbounded" }
      )
      expect(names.map(([first]) => first)).toEqual(names.map(() => ({ name: "roles" })))
    }).pipe(Effect.scoped)
  )

  it.live("need no superuser: a role that owns the database, and that the two roles were granted to", () =>
    Effect.gen(function* () {
      const made = yield* Effect.flatMap(database.empty, (options) => opened(options, applied))
      const { databaseUrl, ...options } = yield* plainlyOwned(database)
      const found = yield* opened(
        { ...options, databaseUrl },
        Effect.flatMap(SqlClient, (sql) => Effect.all([applied, sql`select * from find_key('none')`]))
      )
      expect(found).toEqual([made, []])
      const owners = yield* asWitness(
        databaseUrl,
        (sql) => sql`select rolsuper from pg_roles where rolname = current_user`
      )
      expect([...owners]).toEqual([{ rolsuper: false }])
    }).pipe(Effect.scoped)
  )
})

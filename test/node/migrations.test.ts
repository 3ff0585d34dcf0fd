import { randomBytes } from "node:crypto"
import { copyFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { migrationsApplied, migrationsFolder } from "../../src/node/migrations.ts"
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

/** The steps before repositories, with scans of two tenants and a schedule for each way to find its repository. */
const withScans = Effect.fnUntraced(function* (empty: SqlOptions) {
  const migrations = yield* migrationsWith()
  for (const file of readdirSync(migrationsFolder).filter((name) => name < "0012"))
    copyFileSync(new URL(file, migrationsFolder), new URL(file, migrations))
  const [one, two] = ["tnt_0000000000000001", "tnt_0000000000000002"]
  const fill = Effect.gen(function* () {
    const sql = yield* SqlClient
    const scan = (tenant: string, at: number, repository: string, ref: string | null, score: number | null) => sql`
      insert into scans (tenant_id, id, env, tenant_kind, methodology_version, repo_url, repo_host, repo_owner, repo_name, repo_ref,
                         status, phase_reached, score, created_at, completed_at)
      select ${tenant}, ${`cbom_${String(at).padStart(16, "0")}`}, 'live', 'partner', '2.0', ${`https://github.com/${repository}`},
             'github.com', split_part(${repository}, '/', 1), split_part(${repository}, '/', 2), ${ref}, given.state, given.state,
             ${score}::smallint, timestamptz '2026-01-01' + make_interval(hours => ${at}), given.ended
      from (select case when ${score}::int is null then 'queued' else 'completed' end as state,
                   case when ${score}::int is null then null else now() end as ended) as given`
    yield* sql`set local role ciphermap_system`
    yield* sql`insert into tenants (id, name, kind) values (${one}, 'One', 'partner'), (${two}, 'Two', 'partner')`
    yield* sql`
      insert into api_keys (tenant_id, id, key_lookup, key_prefix, mac, pepper_id, name, env, created_by)
      values (${one}, 'key_0000000000000001', 'a', 'cbk', ${new Uint8Array(32)}, 0, 'key', 'live', 'admin')`
    yield* scan(one, 1, "a/B", null, 50)
    yield* scan(one, 2, "A/b", null, 60)
    yield* scan(one, 3, "a/b", "next", 70)
    yield* scan(one, 4, "c/d", "main", null)
    yield* scan(two, 5, "a/b", null, 80)
    yield* sql`
      insert into scan_results
      values (${one}, 'cbom_0000000000000002', '[]', '[]', '{}', '{"quantum_readiness":"40"}', false, false)`
    yield* sql`set local role ciphermap_app`
    yield* sql`select set_config('app.tenant_id', ${one}, true)`
    const schedule = (at: number, url: string, last: string | null) => sql`
      insert into schedules (tenant_id, id, key_id, env, repo_url, cron, time_zone, last_scan_id, next_run_at)
      values (${one}, ${`sch_000000000000000${at}`}, 'key_0000000000000001', 'live', ${url}, '0 3 * * *', 'UTC', ${last}, now())`
    yield* schedule(1, "https://github.com/a/b/tree/next", "cbom_0000000000000003")
    yield* schedule(2, "https://github.com/new/one.git", null)
    yield* schedule(3, "https://github.com/other/one/tree/x", null)
  })
  yield* opened(
    { ...empty, migrations },
    Effect.flatMap(SqlClient, (sql) => sql.withTransaction(fill))
  )
})

const takenOver = Effect.flatMap(SqlClient, (sql) =>
  sql.withTransaction(
    Effect.gen(function* () {
      yield* sql`set local role ciphermap_system`
      const repositories = yield* sql`
        select tenant_id, name, repo_url, address, default_ref, scan_id, score, quantum_readiness, id ~ '^rep_[a-z0-9]{16}$' as is_id
        from repositories order by tenant_id, address`
      const strays = yield* sql`
        select s.id from scans s join repositories r on r.tenant_id = s.tenant_id and r.id = s.repository_id
        where r.address <> s.repository`
      const schedules = yield* sql`
        select c.id, r.address from schedules c left join repositories r on r.tenant_id = c.tenant_id and r.id = c.repository_id
        order by c.id`
      return { repositories, strays, schedules }
    })
  )
)

const expected = {
  repositories: [
    ["tnt_0000000000000001", "a/B", "github.com/a/b", null, "cbom_0000000000000002", 60, 40],
    ["tnt_0000000000000001", "c/d", "github.com/c/d", "main", null, null, null],
    ["tnt_0000000000000001", "new/one", "github.com/new/one", null, null, null, null],
    ["tnt_0000000000000002", "a/b", "github.com/a/b", null, "cbom_0000000000000005", 80, null]
  ].map(([tenant_id, name, address, default_ref, scan_id, score, quantum_readiness]) => ({
    tenant_id,
    name,
    repo_url: `https://github.com/${name}`,
    address,
    default_ref,
    scan_id,
    score,
    quantum_readiness,
    is_id: true
  })),
  strays: [],
  schedules: [
    { id: "sch_0000000000000001", address: "github.com/a/b" },
    { id: "sch_0000000000000002", address: "github.com/new/one" },
    { id: "sch_0000000000000003", address: null }
  ]
}

describe.each(everyDatabase)("repositories, where $name has scans already,", (database) => {
  it.live("take them over, and the schedules that say what they are of", () =>
    Effect.gen(function* () {
      const options = yield* database.empty
      yield* withScans(options)
      expect(yield* opened(options, takenOver)).toEqual(expected)
    }).pipe(Effect.scoped)
  )
})

describe.runIf(hasServer)("migrations of a server", () => {
  it.live("take over the rows of tenants as a login role that is no superuser", () =>
    Effect.gen(function* () {
      const options = yield* plainlyOwned(database)
      yield* withScans(options)
      expect(yield* opened(options, takenOver)).toEqual(expected)
    }).pipe(Effect.scoped)
  )

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
        Effect.flatMap(SqlClient, (sql) => Effect.all([applied, sql`select id from find_key('none')`]))
      )
      expect(found).toEqual([made, [{ id: "key_0000000000000000" }]])
      const owners = yield* asWitness(
        databaseUrl,
        (sql) => sql`select rolsuper from pg_roles where rolname = current_user`
      )
      expect([...owners]).toEqual([{ rolsuper: false }])
    }).pipe(Effect.scoped)
  )
})

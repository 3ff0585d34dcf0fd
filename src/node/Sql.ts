import { PGlite } from "@electric-sql/pglite"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { SchemaStatus } from "../sql/SchemaStatus.ts"
import type { Pipeline } from "../sql/Pipeline.ts"
import { escapingSqlErrors, isAway } from "../sql/databaseErrors.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { DatabaseUnsafe, type MigrationsFailed } from "./DatabaseSetupError.ts"
import { makeDatabaseFolder, openDataDirectory } from "./DataDirectory.ts"
import { type DataDirectoryError, DataDirectoryUnusable } from "./DataDirectoryError.ts"
import { migrationsApplied, migrationsFolder, runMigrations, runSetup } from "./migrations.ts"
import { PgliteBridge } from "./PgliteBridge.ts"
import { pooledClient, type WaitLimits } from "./pooledClient.ts"
import * as PgTypes from "@effect/sql-pg/PgTypes"
import * as Result from "effect/Result"
import { codeOf } from "./readRegular.ts"

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

interface Finding {
  readonly reason: string
}

/** Describes what would let a session see rows of other tenants; the login itself counts where another one owns the schema. */
const findings = (
  sql: SqlClient.SqlClient,
  hasOwner: boolean
): Effect.Effect<ReadonlyArray<Finding>, SqlError> => sql<Finding>`
  with roles as (
    select * from pg_roles where rolname in (current_user, 'ciphermap_app', 'ciphermap_system')
      or (${hasOwner} and rolname = session_user)
  ), tables as (
    select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  )
  select format('sessions run as role %s, not as ciphermap_app', current_user) as reason
    where current_user <> 'ciphermap_app'
  union all select format('role %s is a superuser', rolname) from roles where rolsuper
  union all select format('role %s bypasses row level security', rolname) from roles where rolbypassrls
  union all select format('role %s owns table %s', r.rolname, t.relname) from tables t join roles r on r.oid = t.relowner
  union all select distinct format('login %s can become %s, which owns tables', session_user, pg_get_userbyid(t.relowner))
    from tables t join roles r on r.rolname = session_user and not r.rolsuper
    where session_user <> current_user and t.relowner <> r.oid and pg_has_role(session_user, t.relowner, 'member')
  union all select format('table %s has a tenant_id but no forced row level security', t.relname) from tables t
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id' and not a.attisdropped
    where not (t.relrowsecurity and t.relforcerowsecurity)
  order by reason`

/** The usual cause is that a session cannot be opened with the application's role. */
const refused = (error: SqlError): DatabaseUnsafe | SqlError =>
  isAway(error.reason) ? error : new DatabaseUnsafe({ reason: messageOf(error.reason.cause) })

/** Fails unless row level security applies to the roles of sessions and is enabled on every table with a tenant_id. */
const checkTenantSafety = (hasOwner: boolean): Effect.Effect<void, DatabaseUnsafe | SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const found = yield* Effect.mapError(findings(yield* SqlClient.SqlClient, hasOwner), refused)
    if (found.length > 0) return yield* new DatabaseUnsafe({ reason: found.map(({ reason }) => reason).join("; ") })
  })

/** Lets the login of the sessions take on their roles, which the owner of the schema has made. */
const grantRoles = (url: Redacted.Redacted): Effect.Effect<void, SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const login = decodeURIComponent(new URL(Redacted.value(url)).username)
    if (login === "") return
    const sql = yield* SqlClient.SqlClient
    const [found] = yield* sql<{ readonly isMember: boolean }>`
      select pg_has_role(${login}, 'ciphermap_app', 'member') and pg_has_role(${login}, 'ciphermap_system', 'member') as "isMember"`
    if (found?.isMember !== true) yield* sql`grant ciphermap_app, ciphermap_system to ${sql(login)}`.unprepared
  }).pipe(Effect.retry({ times: 5 }))

const int8 = (bytes: Uint8Array, offset: number): number | bigint => {
  const value = new DataView(bytes.buffer, bytes.byteOffset).getBigInt64(offset)
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : value
}

/** How PostgreSQL's types are read: a bigint becomes a number if a number represents it exactly. */
const pgTypes: PgTypes.Registry = PgTypes.makeRegistry()

pgTypes.register<number | bigint>(
  PgTypes.OID.int8,
  {
    encode: (value) => PgTypes.encode(BigInt(value), PgTypes.OID.int8),
    decode: (bytes) => Result.succeed(int8(bytes, 0)),
    read: (bytes, offset) => Result.succeed(int8(bytes, offset))
  },
  { arrayOid: PgTypes.OID.int8Array }
)

/** Location of the database and of its migrations. */
export interface SqlOptions {
  /** A PostgreSQL server; without one, the embedded database in the data directory is used. */
  readonly databaseUrl: Redacted.Redacted | undefined
  /** The login that owns the schema and runs migrations, where it is not that of the sessions. */
  readonly ownerUrl?: Redacted.Redacted | undefined
  readonly dataDirectory: string
  /** Connections to PostgreSQL. Default: 10. */
  readonly poolSize?: number
  /** Folder of the migrations. Default: the program's own. */
  readonly migrations?: URL
  /** Runs with the login role after the migrations, at each start; for parts that create their own tables. */
  readonly asOwner?: Effect.Effect<unknown, SqlError, SqlClient.SqlClient>
}

/** Why the database cannot be used. */
export type SqlLayerError = DataDirectoryError | MigrationsFailed | DatabaseUnsafe | DatabaseUnavailable

const SESSION_ROLE = "ciphermap_app"
const DEFAULT_POOL_SIZE = 10

/** How many of the connections to PostgreSQL are shared by quick queries: sign-in, lists, single scans. */
const sharedOf = (poolSize: number): number => Math.floor(poolSize * 0.4)

/** Connections share the one session of the embedded database and are never closed. */
const EMBEDDED_POOL = { maxConnections: 4, minConnections: 4, idleTimeout: "1000 days" } as const

type Clients = SqlClient.SqlClient | Pipeline
type Open<Services = Clients> = Effect.Effect<
  Context.Context<Services>,
  SqlLayerError,
  Scope.Scope | Reactivity.Reactivity
>

/** The server aborts a statement after 30 seconds; an answer that takes longer was lost. */
const LIMITS: WaitLimits = { session: "5 seconds", answer: "40 seconds" }

/** Migrations may take long, and the embedded database loses no answers. */
const PATIENT: WaitLimits = { session: "1 hour", answer: "1 hour" }

const common = { types: pgTypes, applicationName: "ciphermap" }

const setUp = ({ migrations = migrationsFolder, asOwner = Effect.void }: SqlOptions) =>
  Effect.andThen(runMigrations(migrations), runSetup(asOwner))

/** An embedded PostgreSQL, and how to connect clients to it. */
interface EmbeddedDatabase {
  readonly connect: PgliteBridge["connect"]
  /** Runs statements in the session that all connections share. */
  readonly execute: (sql: string) => Effect.Effect<void>
}

/** Opens the embedded database in a folder, or creates it there. No other process may have it open. */
export const openPglite = (folder: string): Effect.Effect<EmbeddedDatabase, DataDirectoryUnusable, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: () => PGlite.create({ dataDir: folder }),
      catch: (cause) => new DataDirectoryUnusable({ path: folder, code: codeOf(cause) })
    }),
    (database) => Effect.promise(() => database.close())
  ).pipe(
    Effect.map((database) => ({
      connect: new PgliteBridge((messages, onRawData) =>
        database.execProtocolRawStream(messages, { onRawData, syncToFs: false })
      ).connect,
      execute: (sql) => Effect.asVoid(Effect.promise(() => database.exec(sql)))
    }))
  )

const embedded = (options: SqlOptions): Open =>
  Effect.gen(function* () {
    const directory = yield* openDataDirectory(options.dataDirectory)
    const database = yield* openPglite(yield* makeDatabaseFolder(directory))
    const config = { ...common, stream: database.connect, ssl: false, username: "postgres" }
    const clients = yield* pooledClient("pglite", { ...config, ...EMBEDDED_POOL }, PATIENT)
    yield* Effect.provideContext(setUp(options), clients)
    yield* database.execute(`set role ${SESSION_ROLE}; set timezone to 'UTC'`)
    return clients
  }).pipe(escapingSqlErrors)

const server = (url: Redacted.Redacted, options: SqlOptions): Open =>
  Effect.gen(function* () {
    const config = { ...common, url, connectTimeout: "5 seconds" as const, keepAlive: "15 seconds" as const }
    const ownerUrl = options.ownerUrl ?? url
    const ownerConfig = { ...config, url: ownerUrl, maxConnections: 1, startupParameters: { timezone: "UTC" } }
    const granted = options.ownerUrl === undefined ? Effect.void : grantRoles(url)
    yield* pooledClient("pg", ownerConfig, PATIENT).pipe(
      Effect.flatMap((owner) => Effect.provideContext(Effect.andThen(setUp(options), granted), owner)),
      Effect.scoped
    )
    const startupParameters = { timezone: "UTC", role: SESSION_ROLE, statement_timeout: "30s" }
    const poolSize = options.poolSize ?? DEFAULT_POOL_SIZE
    const sharedConnections = sharedOf(poolSize)
    const sizes = { sharedConnections, maxConnections: poolSize - sharedConnections }
    return yield* pooledClient("pg", { ...config, ...sizes, startupParameters }, LIMITS)
  }).pipe(escapingSqlErrors)

const openDatabase = (options: SqlOptions): Open<Clients | SchemaStatus> =>
  Effect.gen(function* () {
    const clients = yield* options.databaseUrl === undefined ? embedded(options) : server(options.databaseUrl, options)
    yield* Effect.provideContext(checkTenantSafety(options.ownerUrl !== undefined), clients)
    const isUpToDate = migrationsApplied(options.migrations ?? migrationsFolder).pipe(
      Effect.provideContext(clients),
      Effect.catchTag("MigrationsFailed", Effect.die),
      escapingSqlErrors
    )
    return Context.add(clients, SchemaStatus, { isUpToDate })
  }).pipe(escapingSqlErrors)

/**
 * The program's database, with all migrations applied and its tenants isolated from each other.
 *
 * Sessions run as `ciphermap_app`: a statement outside of `Tenancy` sees no tenant's rows.
 */
export const sqlLayer = (options: SqlOptions): Layer.Layer<Clients | SchemaStatus | Tenancy, SqlLayerError> =>
  Tenancy.layer.pipe(Layer.provideMerge(Layer.effectContext(openDatabase(options))), Layer.provide(Reactivity.layer))

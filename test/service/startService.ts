import { randomBytes } from "node:crypto"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Console from "effect/Console"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll, beforeAll } from "vitest"
import { Config } from "../../src/config/Config.ts"
import { database as databaseLayer } from "../../src/start/databaseLayer.ts"
import { service as serviceLayer } from "../../src/start/service.ts"
import type { Compression } from "../../src/documents/Compression.ts"
import type { ObjectStore } from "../../src/documents/ObjectStore.ts"
import type { Tenancy } from "../../src/sql/Tenancy.ts"
import type { EmptyDatabase, TestDatabase } from "../databases.ts"
import { type Answer, type Asked, ask, hangUp } from "./ask.ts"
import { freePort } from "../support/freePort.ts"

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string>>

/** A tenant with a key of each kind. */
export interface TestTenant {
  readonly id: string
  readonly live: string
  readonly test: string
}

export type SqlRow = Readonly<Record<string, unknown>>

/** A service that runs, seen from outside, and what lies beneath it. */
export interface TestService {
  readonly url: string
  readonly adminToken: string
  readonly ask: (path: string, asked?: Asked) => Promise<Answer>
  /** A path below /api/v1/cbom. */
  readonly v1: (path: string, asked?: Asked) => Promise<Answer>
  /** A path below /api/admin/cbom, with the admin token. */
  readonly admin: (path: string, asked?: Asked) => Promise<Answer>
  readonly tenant: (settings?: { readonly name?: string; readonly monthly_scan_cap?: number }) => Promise<TestTenant>
  readonly key: (tenant: string, env: "live" | "test", name?: string) => Promise<string>
}

/** The same, in this process: its database can be asked, too. */
export interface ServiceInProcess extends TestService {
  readonly databaseUrl: Redacted.Redacted | undefined
  /** Runs statements as the schema's owner, in one transaction. */
  readonly sql: (text: string, values?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<SqlRow>>
  /** Runs statements as the owner in one transaction, gives the rows of the last, and leaves nothing of it behind. */
  readonly trial: (
    statements: ReadonlyArray<readonly [text: string, values: ReadonlyArray<unknown>]>
  ) => Promise<ReadonlyArray<SqlRow>>
  readonly run: <A, E>(effect: Effect.Effect<A, E, SqlClient | Tenancy | ObjectStore | Compression>) => Promise<A>
  /** What it has printed and logged. */
  readonly output: () => string
}

const secretText = (): string => randomBytes(24).toString("base64url")

const manyRequests = "100000000"

/** Limits that no test meets by chance. */
const unlimited: Environment = {
  RATE_LIMIT_REQUESTS_PER_MINUTE: manyRequests,
  RATE_LIMIT_BURST: manyRequests,
  RATE_LIMIT_CONCURRENT: "1000000",
  RATE_LIMIT_SCANS_PER_HOUR: manyRequests,
  RATE_LIMIT_DOWNLOADS_PER_HOUR: manyRequests,
  RATE_LIMIT_KEYS_PER_HOUR: manyRequests,
  RATE_LIMIT_WEBHOOKS_PER_HOUR: manyRequests,
  RATE_LIMIT_AUTH_FAILURES_PER_MINUTE: manyRequests,
  RATE_LIMIT_PUBLIC_PER_MINUTE: manyRequests,
  RATE_LIMIT_PAGES_PER_MINUTE: manyRequests,
  TEST_SCANS_PER_DAY: manyRequests,
  TEST_SCANS_PER_MONTH: manyRequests,
  MONTHLY_SCAN_CAP: manyRequests,
  MAX_QUEUED_SCANS: manyRequests,
  MAX_ACTIVE_TEST_KEYS: "1000"
}

/** What the environment of a service on a database is, before a test changes it. */
const environmentOf = async (empty: EmptyDatabase): Promise<Environment> => ({
  ...unlimited,
  PORT: String(await freePort()),
  DATA_DIR: empty.dataDirectory,
  ...(empty.databaseUrl !== undefined && { DATABASE_URL: Redacted.value(empty.databaseUrl) }),
  ADMIN_TOKEN: secretText(),
  KEY_PEPPER: `${secretText()}${secretText()}`
})

/** Talks to a service with this environment, wherever it runs. */
export const clientOf = (environment: Environment): TestService => {
  const url = `http://127.0.0.1:${environment["PORT"]}`
  const adminToken = environment["ADMIN_TOKEN"] ?? ""
  const admin: TestService["admin"] = (path, asked) => ask(url, `/api/admin/cbom${path}`, { key: adminToken, ...asked })
  const key: TestService["key"] = async (tenant, env, name = `${env} key`) => {
    const { json, status, text } = await admin(`/tenants/${tenant}/keys`, { body: { name, env } })
    if (status !== 201) throw new Error(`no key was made: ${text}`)
    return json.api_key
  }
  return {
    url,
    adminToken,
    ask: (path, asked) => ask(url, path, asked),
    v1: (path, asked) => ask(url, `/api/v1/cbom${path}`, asked),
    admin,
    key,
    tenant: async ({ name = "A tenant", ...settings } = {}) => {
      const { json } = await admin("/tenants", { body: { name, ...settings } })
      return { id: json.id, live: await key(json.id, "live"), test: await key(json.id, "test") }
    }
  }
}

/** Writes what is printed and logged into a list instead. */
const captured = (lines: Array<string>) => {
  const print = (...values: ReadonlyArray<unknown>): void => void lines.push(values.map(String).join(" "))
  const console: Console.Console = Object.assign(Object.create(globalThis.console), {
    log: print,
    error: print,
    warn: print,
    info: print
  })
  return Layer.merge(
    Layer.succeed(Console.Console, console),
    Logger.layer([Logger.map(Logger.formatJson, (line) => void lines.push(line))])
  )
}

const asOwner = (text: string, values: ReadonlyArray<unknown>) =>
  Effect.flatMap(SqlClient, (sql) =>
    sql.withTransaction(Effect.andThen(sql`set local role none`, sql.unsafe<SqlRow>(text, values)))
  )

/** The rows of the last statement, told by the failure that rolls it back. */
class Tried extends Data.TaggedError("Tried")<{ readonly rows: ReadonlyArray<SqlRow> }> {}

const tried = (statements: Parameters<ServiceInProcess["trial"]>[0]) =>
  Effect.flatMap(SqlClient, (sql) =>
    Effect.gen(function* () {
      yield* sql`set local role none`
      let rows: ReadonlyArray<SqlRow> = []
      for (const [text, values] of statements) rows = yield* sql.unsafe<SqlRow>(text, values)
      return yield* new Tried({ rows })
    }).pipe(
      sql.withTransaction,
      Effect.catchTag("Tried", ({ rows }) => Effect.succeed(rows))
    )
  )

/** Runs the API in this process, with this environment and what is given beside it, until the scope closes. */
export const serviceIn = (
  environment: Environment,
  beside: Layer.Layer<never, unknown, Config> = Layer.empty
): Effect.Effect<ServiceInProcess, never, Scope.Scope> =>
  Effect.gen(function* () {
    const lines: Array<string> = []
    const config = Config.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnvRecord(environment))))
    const context = yield* Layer.build(
      Layer.mergeAll(serviceLayer, databaseLayer, beside).pipe(
        Layer.provide(config),
        Layer.provideMerge(captured(lines))
      )
    ).pipe(Effect.orDie)
    const client = clientOf(environment)
    yield* Effect.addFinalizer(() => Effect.sync(() => hangUp(client.url)))
    const run: ServiceInProcess["run"] = (effect) => Effect.runPromise(Effect.provideContext(effect, context))
    const { DATABASE_URL } = environment
    return {
      ...client,
      databaseUrl: DATABASE_URL === undefined ? undefined : Redacted.make(DATABASE_URL),
      run,
      sql: (text, values = []) => run(asOwner(text, values)),
      trial: (statements) => run(tried(statements)),
      output: () => lines.join("\n")
    }
  })

/** The environment of a service on a new database, which is gone when the scope closes. */
export const newEnvironment = (
  database: TestDatabase,
  settings: Environment = {}
): Effect.Effect<Environment, never, Scope.Scope> =>
  Effect.flatMap(database.migrated, (empty) =>
    Effect.promise(async () => ({ ...(await environmentOf(empty)), ...settings }))
  )

/** A service for the tests of a `describe`: it is there once they run. */
export const useService = (
  database: TestDatabase,
  settings: Environment = {},
  beside: Layer.Layer<never, unknown, Config> = Layer.empty
): ServiceInProcess => {
  const scope = Effect.runSync(Scope.make())
  const running: { service?: ServiceInProcess } = {}
  beforeAll(async () => {
    running.service = await Effect.runPromise(
      Effect.flatMap(newEnvironment(database, settings), (environment) => serviceIn(environment, beside)).pipe(
        Effect.provideContext(Context.make(Scope.Scope, scope))
      )
    )
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  const started = (): ServiceInProcess => {
    if (running.service === undefined) throw new Error("the service does not run yet")
    return running.service
  }
  return {
    get url() {
      return started().url
    },
    get adminToken() {
      return started().adminToken
    },
    get databaseUrl() {
      return started().databaseUrl
    },
    ask: (...asked) => started().ask(...asked),
    v1: (...asked) => started().v1(...asked),
    admin: (...asked) => started().admin(...asked),
    tenant: (...asked) => started().tenant(...asked),
    key: (...asked) => started().key(...asked),
    sql: (...asked) => started().sql(...asked),
    trial: (statements) => started().trial(statements),
    run: (effect) => started().run(effect),
    output: () => started().output()
  }
}

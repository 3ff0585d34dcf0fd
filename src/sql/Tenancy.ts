import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Schedule from "effect/Schedule"
import { SqlClient } from "effect/sql/SqlClient"
import type { Row } from "effect/sql/SqlConnection"
import type { SqlError } from "effect/sql/SqlError"
import type { Statement } from "effect/sql/Statement"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { Unauthorized } from "../domain/requestErrors.ts"
import type { TenantId } from "../domain/ids.ts"
import { transactionsRepeated } from "../observability/metrics.ts"
import { escapingSqlErrors } from "./databaseErrors.ts"
import { type CompiledStatement, Pipeline, type Send } from "./Pipeline.ts"

/** Who the statements of a transaction are run for: a tenant, or the system with ''. */
interface Identity {
  readonly role: "ciphermap_app" | "ciphermap_system"
  readonly tenantId: string
}

const SYSTEM: Identity = { role: "ciphermap_system", tenantId: "" }

const tenantIdentity = (tenantId: TenantId): Identity => ({ role: "ciphermap_app", tenantId })

const CurrentIdentity = Context.Reference<Identity | undefined>("ciphermap/sql/CurrentIdentity", {
  defaultValue: () => undefined
})

const assume = (sql: SqlClient, { role, tenantId }: Identity): Effect.Effect<unknown, SqlError> =>
  sql`select set_config('role', ${role}, true), set_config('app.tenant_id', ${tenantId}, true)`

const ASSUME = "select set_config('role', $1, true), set_config('app.tenant_id', $2, true)"
const BEGIN: CompiledStatement = ["begin read only", []]
const COMMIT: CompiledStatement = ["commit", []]

const isSame = (one: Identity | undefined, other: Identity): boolean =>
  one?.role === other.role && one.tenantId === other.tenantId

/** Three times within a fifth of a second, each at a moment of its own. */
const soon = Schedule.max([Schedule.jittered(Schedule.exponential("20 millis")), Schedule.recurs(3)])

/** PostgreSQL has taken the whole transaction back because of others beside it: serialization_failure, deadlock_detected. */
const wasRolledBack = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && (error.reason === "40001" || error.reason === "40P01")

/** Runs a whole transaction again that PostgreSQL has rolled back for the sake of another one. */
const repeated = <A, E, R>(transaction: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.retry(transaction, {
    while: (error) =>
      wasRolledBack(error) ? Effect.as(Metric.update(transactionsRepeated, 1), true) : Effect.succeed(false),
    schedule: soon
  })

/** One transaction, or a savepoint of the one that runs: that gets its identity back. */
const change = <A, E, R>(
  sql: SqlClient,
  outer: Identity | undefined,
  identity: Identity,
  run: Effect.Effect<A, E, R>
) =>
  Effect.gen(function* () {
    yield* assume(sql, identity)
    const result = yield* Effect.provideService(run, CurrentIdentity, identity)
    if (outer !== undefined) yield* assume(sql, outer)
    return result
  }).pipe(sql.withTransaction)

/** Within a transaction of the same identity the statements simply join it. */
const runAs = <A, E, R>(
  sql: SqlClient,
  identity: Identity,
  run: Effect.Effect<A, E, R>
): Effect.Effect<A, Exclude<E, SqlError> | DatabaseUnavailable, R> =>
  Effect.flatMap(CurrentIdentity, (outer) => {
    const part = escapingSqlErrors(isSame(outer, identity) ? run : change(sql, outer, identity, run))
    return outer === undefined ? repeated(part) : part
  })

/** The key that the transaction has kept from being revoked. */
const HeldKey = Context.Reference<string | undefined>("ciphermap/sql/HeldKey", { defaultValue: () => undefined })

const heldOrRefused = (held: Statement<{ readonly held: boolean }>): Effect.Effect<void, SqlError | Unauthorized> =>
  Effect.flatMap(held, ([row]) => (row?.held === true ? Effect.void : Effect.fail(Unauthorized.because("key_revoked"))))

/** Fails when the key is revoked; otherwise it stays active until the transaction has ended. */
export const holdKey = (sql: SqlClient, keyId: string): Effect.Effect<void, SqlError | Unauthorized> =>
  heldOrRefused(sql`select hold_key(${keyId}) as held`)

const holdingKey = <A, E, R>(
  sql: SqlClient,
  keyId: string,
  run: Effect.Effect<A, E, R>
): Effect.Effect<A, E | SqlError | Unauthorized, R> =>
  Effect.flatMap(HeldKey, (held) =>
    held === keyId ? run : Effect.andThen(holdKey(sql, keyId), Effect.provideService(run, HeldKey, keyId))
  )

/** As `runAs`, with a key that it holds; a transaction of its own takes both on in one round trip. */
const writeAs = <A, E, R>(
  sql: SqlClient,
  identity: Identity,
  keyId: string,
  run: Effect.Effect<A, E, R>
): Effect.Effect<A, Exclude<E, SqlError> | DatabaseUnavailable | Unauthorized, R> =>
  Effect.flatMap(CurrentIdentity, (outer) =>
    outer === undefined
      ? heldOrRefused(sql`select act_as(${identity.role}, ${identity.tenantId}, ${keyId}) as held`).pipe(
          Effect.andThen(run),
          Effect.provideService(CurrentIdentity, identity),
          Effect.provideService(HeldKey, keyId),
          sql.withTransaction,
          escapingSqlErrors,
          repeated
        )
      : runAs(sql, identity, holdingKey(sql, keyId, run))
  )

/** The rows of one statement, in a transaction of its own. */
type ReadStrategy = (
  send: Send,
  identity: Identity,
  statement: CompiledStatement
) => Effect.Effect<ReadonlyArray<Row>, SqlError>

const readInTransaction: ReadStrategy = (send, { role, tenantId }, statement) =>
  Effect.map(send([BEGIN, [ASSUME, [role, tenantId]], statement, COMMIT]), (results) => results[2]!)

/** For the role that sessions have: the rows depend on what is set first, and without a tenant there would be none. */
const readInStatement: ReadStrategy = (send, { tenantId }, [text, params]) => {
  const first = `select set_config('app.tenant_id', $${params.length + 1}, true) as tenant_id,
    set_config('transaction_read_only', 'on', true) as read_only offset 0`
  const then = `select asked.* from (${text}) as asked where (assumed.tenant_id, assumed.read_only) is not null offset 0`
  const reading = `select answer.* from (${first}) as assumed cross join lateral (${then}) as answer`
  return Effect.map(send([[reading, [...params, tenantId]]]), ([rows]) => rows!)
}

const reads: Readonly<Record<Identity["role"], ReadStrategy>> = {
  ciphermap_app: readInStatement,
  ciphermap_system: readInTransaction
}

/** A transaction of one statement, in one round trip; part of the transaction that runs, if there is one. */
const readAs = <A>(
  sql: SqlClient,
  send: Send,
  identity: Identity,
  statement: Statement<A>
): Effect.Effect<ReadonlyArray<A>, DatabaseUnavailable> =>
  Effect.flatMap(CurrentIdentity, (outer) =>
    outer === undefined
      ? reads[identity.role](send, identity, statement.compile()).pipe(
          Effect.map((rows) => rows as ReadonlyArray<A>),
          escapingSqlErrors
        )
      : runAs(sql, identity, statement)
  )

/**
 * Runs statements as a tenant or as the system, each time in one transaction that commits when `run` succeeds.
 *
 * SQL errors that `run` lets through never reach the caller as such: what may work later is `DatabaseUnavailable`,
 * the rest is a defect. A transaction that PostgreSQL rolled back for the sake of another one (a deadlock) is run again, so
 * `run` does nothing beside its statements that may not be done twice. After an error PostgreSQL takes no more statements in the transaction: handle a violated
 * constraint by failing, or inside a `sql.withTransaction` of its own.
 */
export class Tenancy extends Context.Service<
  Tenancy,
  {
    /** As the application's role, which sees the current tenant's rows only. */
    readonly asTenant: <A, E, R>(
      run: (sql: SqlClient, tenantId: TenantId) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, Exclude<E, SqlError> | DatabaseUnavailable, R | CurrentTenant>
    /**
     * As `asTenant`, for what writes: the key of the request is active still, and a revocation of it returns only after
     * the transaction has ended. So nothing is written with a key that is known to be revoked.
     */
    readonly writeAsTenant: <A, E, R>(
      run: (sql: SqlClient, tenantId: TenantId) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, Exclude<E, SqlError> | DatabaseUnavailable | Unauthorized, R | CurrentTenant>
    /** One reading query as the current tenant, at a fraction of the cost of `asTenant`. It is not interrupted. */
    readonly readAsTenant: <A>(
      statement: (sql: SqlClient, tenantId: TenantId) => Statement<A>
    ) => Effect.Effect<ReadonlyArray<A>, DatabaseUnavailable, CurrentTenant>
    /** As `readAsTenant`, for less, for what takes no time: a few rows by an index. Whatever is slow holds others up. */
    readonly lookUpAsTenant: <A>(
      statement: (sql: SqlClient, tenantId: TenantId) => Statement<A>
    ) => Effect.Effect<ReadonlyArray<A>, DatabaseUnavailable, CurrentTenant>
    /** As the system's role, which sees all tenants: administration, sign-in, workers. */
    readonly asSystem: <A, E, R>(
      run: (sql: SqlClient) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, Exclude<E, SqlError> | DatabaseUnavailable, R>
    /** A single statement that is nobody's: it sees no tenant's rows, but may call the functions made for it. */
    readonly asNobody: <A, E, R>(
      run: (sql: SqlClient) => Effect.Effect<A, E, R>
    ) => Effect.Effect<A, Exclude<E, SqlError> | DatabaseUnavailable, R>
    /** As `asNobody`, for less, outside of any transaction, for what takes no time. It is not interrupted. */
    readonly lookUpAsNobody: <A>(
      statement: (sql: SqlClient) => Statement<A>
    ) => Effect.Effect<ReadonlyArray<A>, DatabaseUnavailable>
    /** One reading statement as the system, at a third of the cost of `asSystem`. It is not interrupted. */
    readonly readAsSystem: <A>(
      statement: (sql: SqlClient) => Statement<A>
    ) => Effect.Effect<ReadonlyArray<A>, DatabaseUnavailable>
  }
>()("ciphermap/Tenancy") {
  static readonly layer: Layer.Layer<Tenancy, never, SqlClient | Pipeline> = Layer.effect(
    Tenancy,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { alone, shared } = yield* Pipeline
      const tenant = Effect.map(CurrentTenant, ({ id, keyId }) => ({ id, keyId, identity: tenantIdentity(id) }))
      return {
        asTenant: (run) => Effect.flatMap(tenant, ({ id, identity }) => runAs(sql, identity, run(sql, id))),
        writeAsTenant: (run) =>
          Effect.flatMap(tenant, ({ id, keyId, identity }) =>
            writeAs(
              sql,
              identity,
              keyId,
              Effect.suspend(() => run(sql, id))
            )
          ),
        readAsTenant: (statement) =>
          Effect.flatMap(tenant, ({ id, identity }) => readAs(sql, alone, identity, statement(sql, id))),
        lookUpAsTenant: (statement) =>
          Effect.flatMap(tenant, ({ id, identity }) => readAs(sql, shared, identity, statement(sql, id))),
        asSystem: (run) => Effect.suspend(() => runAs(sql, SYSTEM, run(sql))),
        readAsSystem: (statement) => Effect.suspend(() => readAs(sql, alone, SYSTEM, statement(sql))),
        asNobody: (run) => escapingSqlErrors(Effect.suspend(() => run(sql))),
        lookUpAsNobody: <A>(statement: (sql: SqlClient) => Statement<A>) =>
          Effect.suspend(() => shared([statement(sql).compile()])).pipe(
            Effect.map(([rows]) => rows as ReadonlyArray<A>),
            escapingSqlErrors
          )
      }
    })
  )
}

import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import type { DatabaseUnavailable } from "../../src/domain/DatabaseUnavailable.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"

/** What runs without asking for anything. */
type Closed<A, E = never> = Effect.Effect<A, E, Tenancy>

const list = Effect.flatMap(Tenancy, ({ asTenant }) => asTenant((sql) => sql<{ readonly id: number }>`select 1 as id`))
const read = Effect.flatMap(Tenancy, ({ readAsTenant }) =>
  readAsTenant((sql) => sql<{ readonly id: number }>`select 1`)
)
const all = Effect.flatMap(Tenancy, ({ asSystem }) => asSystem((sql) => sql<{ readonly id: number }>`select 1 as id`))
const refused = Effect.flatMap(Tenancy, ({ asSystem }) => asSystem(() => Effect.fail("refused" as const)))

// @ts-expect-error: a tenant's statement asks for the tenant
export const withoutTenant: Closed<ReadonlyArray<{ readonly id: number }>, DatabaseUnavailable> = list

// @ts-expect-error: a tenant's statement asks for the tenant
export const readWithoutTenant: Closed<ReadonlyArray<{ readonly id: number }>, DatabaseUnavailable> = read

// @ts-expect-error: the database may be away
export const withoutError: Closed<ReadonlyArray<{ readonly id: number }>> = all

export const withTenant: Effect.Effect<
  ReadonlyArray<{ readonly id: number }>,
  DatabaseUnavailable,
  Tenancy | CurrentTenant
> = list

export const asSystem: Closed<ReadonlyArray<{ readonly id: number }>, DatabaseUnavailable> = all
export const ownErrors: Closed<never, DatabaseUnavailable | "refused"> = refused

/** Without `Tenancy`, SQL errors stay in sight. */
export const plain: Effect.Effect<ReadonlyArray<unknown>, SqlError, SqlClient> = Effect.flatMap(
  SqlClient,
  (sql) => sql`select 1`
)

// @ts-expect-error: what a transaction as a tenant runs needs no SQL client of its own choosing
export const foreign: Closed<unknown, DatabaseUnavailable> = Effect.flatMap(Tenancy, ({ asSystem }) =>
  asSystem(() => plain)
)

import * as Effect from "effect/Effect"
import * as SqlClient from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { isAway } from "../sql/databaseErrors.ts"
import { DatabaseUnsafe } from "./DatabaseSetupError.ts"

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

interface Finding {
  readonly reason: string
}

/** What would let a session see rows of other tenants, in words. */
const findings = (sql: SqlClient.SqlClient): Effect.Effect<ReadonlyArray<Finding>, SqlError> => sql<Finding>`
  with roles as (
    select * from pg_roles where rolname in (current_user, 'ciphermap_app', 'ciphermap_system')
  ), tables as (
    select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  )
  select format('sessions run as role %s, not as ciphermap_app', current_user) as reason
    where current_user <> 'ciphermap_app'
  union all select format('role %s is a superuser', rolname) from roles where rolsuper
  union all select format('role %s bypasses row level security', rolname) from roles where rolbypassrls
  union all select format('role %s owns table %s', r.rolname, t.relname) from tables t join roles r on r.oid = t.relowner
  union all select format('table %s has a tenant_id but no forced row level security', t.relname) from tables t
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'tenant_id' and not a.attisdropped
    where not (t.relrowsecurity and t.relforcerowsecurity)
  order by reason`

/** A session that cannot be opened as the application's role, most often. */
const refused = (error: SqlError): DatabaseUnsafe | SqlError =>
  isAway(error.reason) ? error : new DatabaseUnsafe({ reason: messageOf(error.reason.cause) })

/** Fails unless the roles of sessions are bound by row level security, and every table with a tenant_id has it. */
export const checkTenantSafety: Effect.Effect<void, DatabaseUnsafe | SqlError, SqlClient.SqlClient> = Effect.gen(
  function* () {
    const found = yield* Effect.mapError(findings(yield* SqlClient.SqlClient), refused)
    if (found.length > 0) return yield* new DatabaseUnsafe({ reason: found.map(({ reason }) => reason).join("; ") })
  }
)

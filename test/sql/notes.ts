import * as Effect from "effect/Effect"
import { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"

/** A schema with a table of tenants' rows, and one that is the system's alone. */
export const NOTES = `
  create table notes (tenant_id text not null, id int not null, text text not null, primary key (tenant_id, id));
  call protect_tenant_table('notes');
  grant select, insert, update, delete on notes to ciphermap_app, ciphermap_system;
  create function forget_notes() returns setof notes language sql as 'delete from notes returning *';
  create table jobs (id int primary key);
  grant select, insert, update, delete on jobs to ciphermap_system;`

interface Note {
  readonly tenant_id: string
  readonly text: string
}

/** Runs for a tenant. */
export const as = (id: string) =>
  Effect.provideService(CurrentTenant, {
    id: TenantId.make(id),
    kind: "live",
    env: "test",
    keyId: `key of ${id}`,
    keyLookup: `lookup of ${id}`,
    role: "owner"
  })

export const addNote = (id: number, text: string) =>
  Effect.flatMap(Tenancy, ({ asTenant }) =>
    asTenant((sql, tenantId) => sql`insert into notes values (${tenantId}, ${id}, ${text})`)
  )

export const notes = Effect.flatMap(Tenancy, ({ asTenant }) =>
  asTenant((sql) => sql<Note>`select tenant_id, text from notes order by id`)
)

export const readNotes = Effect.flatMap(Tenancy, ({ readAsTenant }) =>
  readAsTenant((sql) => sql<Note>`select tenant_id, text from notes order by id`)
)

export const lookUpNotes = Effect.flatMap(Tenancy, ({ lookUpAsTenant }) =>
  lookUpAsTenant((sql) => sql<Note>`select tenant_id, text from notes order by id`)
)

/** Without a tenant there are none to be seen. */
export const nobodysNotes = Effect.flatMap(Tenancy, ({ lookUpAsNobody }) =>
  lookUpAsNobody((sql) => sql<Note>`select tenant_id, text from notes`)
)

export const allNotes = Effect.flatMap(Tenancy, ({ asSystem }) =>
  asSystem((sql) => sql<Note>`select tenant_id, text from notes`)
)

export const readAllNotes = Effect.flatMap(Tenancy, ({ readAsSystem }) =>
  readAsSystem((sql) => sql<Note>`select tenant_id, text from notes`)
)

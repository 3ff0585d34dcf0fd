import { describe, expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { databases, testSqlLayer } from "../databases.ts"
import { tenantOf } from "./tenantOf.ts"

const NOTES = `
  create table notes (tenant_id text not null, id int not null, text text not null, primary key (tenant_id, id));
  call protect_tenant_table('notes');
  grant select, insert, update, delete on notes to ciphermap_app, ciphermap_system;
  create table jobs (id int primary key);
  grant select, insert on jobs to ciphermap_system;`

const TENANTS = ["alpha", "beta", "gamma", "delta"]

interface Note {
  readonly tenant_id: string
  readonly text: string
}

const as = (id: string) => Effect.provideService(CurrentTenant, tenantOf(id))

const addNote = (id: number, text: string) =>
  Effect.flatMap(Tenancy, ({ asTenant }) =>
    asTenant((sql, tenantId) => sql`insert into notes values (${tenantId}, ${id}, ${text})`)
  )

const notes = Effect.flatMap(Tenancy, ({ asTenant }) =>
  asTenant((sql) => sql<Note>`select tenant_id, text from notes order by id`)
)

const allNotes = Effect.flatMap(Tenancy, ({ asSystem }) =>
  asSystem((sql) => sql<Note>`select tenant_id, text from notes`)
)

describe.each(databases)("tenants on $name", (database) => {
  layer(testSqlLayer(database, NOTES), { timeout: "60 seconds" })((it) => {
    it.effect("see their own rows, the system sees all, and nobody sees any outside of a transaction", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        for (const tenant of TENANTS) yield* addNote(1, `of ${tenant}`).pipe(as(tenant))
        for (const tenant of TENANTS) {
          expect(yield* notes.pipe(as(tenant))).toEqual([{ tenant_id: tenant, text: `of ${tenant}` }])
        }
        expect(yield* notes.pipe(as("nobody"))).toEqual([])
        expect(yield* allNotes).toHaveLength(TENANTS.length)
        expect(yield* sql`select * from notes`).toEqual([])
      })
    )

    it.effect("are never mixed up, whatever runs at once", () =>
      Effect.gen(function* () {
        const seen = yield* Effect.forEach(
          Array.from({ length: 400 }, (_, index) => TENANTS[index % TENANTS.length] ?? ""),
          (tenant, index) =>
            index % 10 === 9
              ? Effect.as(allNotes, [])
              : Effect.map(notes.pipe(as(tenant)), (rows) => rows.filter((row) => row.tenant_id !== tenant)),
          { concurrency: 32 }
        )
        expect(seen.flat()).toEqual([])
      })
    )
  })
})

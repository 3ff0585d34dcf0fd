import { describe, expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { everyDatabase, database, testSqlLayer } from "../databases.ts"
import { randomFrom } from "../support/randomFrom.ts"
import { addNote, allNotes, as, lookUpNotes, nobodysNotes, NOTES, notes, readAllNotes, readNotes } from "./notes.ts"

const TENANTS = ["alpha", "beta", "gamma", "delta"]

const tenantNow = (sql: SqlClient) =>
  Effect.map(
    sql<{ readonly role: string; readonly tenant: string }>`
      select current_user as role, coalesce(current_setting('app.tenant_id', true), '') as tenant`,
    ([row]) => `${row?.role} ${row?.tenant}`.trim()
  )

describe.each(everyDatabase)("tenants on $name", (database) => {
  layer(testSqlLayer(database, NOTES), { timeout: "5 minutes", excludeTestServices: true })((it) => {
    it.effect("see their own rows, the system sees all, and nobody sees any outside of a transaction", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        for (const tenant of TENANTS) yield* addNote(1, `of ${tenant}`).pipe(as(tenant))
        for (const tenant of TENANTS) {
          expect(yield* notes.pipe(as(tenant))).toEqual([{ tenant_id: tenant, text: `of ${tenant}` }])
          expect(yield* readNotes.pipe(as(tenant))).toEqual([{ tenant_id: tenant, text: `of ${tenant}` }])
          expect(yield* lookUpNotes.pipe(as(tenant))).toEqual([{ tenant_id: tenant, text: `of ${tenant}` }])
        }
        expect(yield* nobodysNotes).toEqual([])
        expect(yield* notes.pipe(as("nobody"))).toEqual([])
        expect(yield* readNotes.pipe(as(""))).toEqual([])
        expect(yield* allNotes).toHaveLength(TENANTS.length)
        expect(yield* readAllNotes).toHaveLength(TENANTS.length)
        expect(yield* sql`select * from notes`).toEqual([])
      })
    )

    it.effect("are never mixed up, whatever runs at once and is cut short", () =>
      Effect.gen(function* () {
        const next = randomFrom(11)
        const random = (below: number) => Math.floor(next() * below)
        const failed = Effect.flatMap(Tenancy, ({ lookUpAsTenant }) =>
          lookUpAsTenant((sql) => sql<never>`select 1 / 0`)
        )
        const work = [
          notes,
          readNotes,
          lookUpNotes,
          Effect.andThen(nobodysNotes, lookUpNotes),
          Effect.catchDefect(failed, () => Effect.succeed([])),
          Effect.as(allNotes, []),
          Effect.as(readAllNotes, [])
        ]
        const sql = yield* SqlClient
        const mixed = yield* Effect.forEach(
          Array.from({ length: 600 }, (_, index) => TENANTS[index % TENANTS.length] ?? ""),
          (tenant) =>
            (work[random(work.length)] ?? notes).pipe(
              as(tenant),
              Effect.map((rows) => rows.filter((row) => row.tenant_id !== tenant)),
              random(4) === 0
                ? Effect.timeoutOrElse({ duration: random(4), orElse: () => Effect.succeed([]) })
                : (all) => all,
              Effect.zipWith(sql`select * from notes`, (one, other) => [...one, ...other]),
              Effect.zipWith(nobodysNotes, (one, other) => [...one, ...other])
            ),
          { concurrency: 32 }
        )
        expect(mixed.flat()).toEqual([])
      })
    )

    it.effect("can not be written for by another", () =>
      Effect.gen(function* () {
        const { asTenant } = yield* Tenancy
        const forged = asTenant((sql) => sql`insert into notes values ('beta', 7, 'forged by alpha')`)
        const moved = asTenant((sql) => sql`update notes set tenant_id = 'beta', id = 8`)
        const seen = asTenant(
          (sql) => sql`update notes set text = 'seen by alpha' where tenant_id <> 'alpha' returning 1`
        )
        for (const attempt of [forged, moved]) {
          const defect = yield* attempt.pipe(as("alpha"), Effect.as("went through"), Effect.catchDefect(Effect.succeed))
          expect(String(defect)).toBe("SqlDefect: AuthorizationError: code 42501, routine ExecWithCheckOptions")
        }
        expect(yield* seen.pipe(as("alpha"))).toEqual([])
        expect((yield* readAllNotes).filter(({ text }) => text.includes("alpha"))).toEqual([
          { tenant_id: "alpha", text: "of alpha" }
        ])
      })
    )

    it.effect("keep to the tables granted to them", () =>
      Effect.gen(function* () {
        const { asSystem, asTenant, lookUpAsNobody, lookUpAsTenant, readAsTenant } = yield* Tenancy
        yield* asSystem((sql) => sql`insert into jobs values (1)`)
        for (const attempt of [
          asTenant((sql) => sql`select * from jobs`),
          readAsTenant((sql) => sql`select * from jobs`),
          lookUpAsTenant((sql) => sql`select * from jobs`),
          lookUpAsNobody((sql) => sql`select * from jobs`)
        ]) {
          const defect = yield* attempt.pipe(as("alpha"), Effect.catchDefect(Effect.succeed))
          expect(String(defect)).toMatch(/^SqlDefect: AuthorizationError: code 42501/)
        }
      })
    )

    it.effect("are left and come back to inside of one transaction", () =>
      Effect.gen(function* () {
        const { asSystem, asTenant, readAsSystem, readAsTenant } = yield* Tenancy
        const inner = asTenant(tenantNow).pipe(as("alpha"))
        const seen = yield* asSystem((sql) =>
          Effect.all([
            tenantNow(sql),
            inner,
            tenantNow(sql),
            Effect.flip(asTenant(() => Effect.fail("undone")).pipe(as("beta"))),
            tenantNow(sql),
            asSystem(tenantNow)
          ])
        )
        expect(seen).toEqual([
          "ciphermap_system",
          "ciphermap_app alpha",
          "ciphermap_system",
          "undone",
          "ciphermap_system",
          "ciphermap_system"
        ])
        const counted = yield* asTenant((sql, tenantId) =>
          Effect.gen(function* () {
            yield* sql`insert into notes values (${tenantId}, 99, 'not yet committed')`
            const own = yield* readAsTenant((sql) => sql`select * from notes where id = 99`)
            const every = yield* readAsSystem((sql) => sql`select * from notes where id = 99`)
            return [own.length, every.length, yield* tenantNow(sql)]
          })
        ).pipe(as("gamma"))
        expect(counted).toEqual([1, 1, "ciphermap_app gamma"])
      })
    )

    it.effect("read in the order that they ask for, with whatever a query may have", () =>
      Effect.gen(function* () {
        const { asTenant, lookUpAsTenant, readAsTenant } = yield* Tenancy
        const ids = Array.from({ length: 1_000 }, (_, index) => (index * 7_919) % 1_000)
        yield* asTenant(
          (sql, tenant) => sql`insert into notes select ${tenant}, id, 'one of many' from unnest(${ids}::int[]) id`
        ).pipe(as("ordered"))
        for (const reading of [lookUpAsTenant, readAsTenant]) {
          const found = yield* reading(
            (sql, tenant) => sql<{ readonly id: number; readonly tenant_id: string; readonly read_only: string }>`
              with own as (select * from notes where tenant_id = ${tenant})
              select id, tenant_id, ${"mine"}::text as read_only, count(*) over () as of from own
              order by id % 10 desc, id limit ${500}`
          ).pipe(as("ordered"))
          const wanted = ids.toSorted((one, other) => (other % 10) - (one % 10) || one - other).slice(0, 500)
          expect(found.map(({ id }) => id)).toEqual(wanted)
          expect(found[0]).toMatchObject({ tenant_id: "ordered", read_only: "mine" })
        }
      })
    )

    it.effect("read only where they say that they read", () =>
      Effect.gen(function* () {
        const { lookUpAsTenant, readAsTenant } = yield* Tenancy
        for (const reading of [lookUpAsTenant, readAsTenant]) {
          const hidden = reading((sql) => sql`select * from forget_notes()`).pipe(as("alpha"))
          expect(yield* Effect.flip(hidden)).toMatchObject({ code: "database_unavailable", reason: "25006" })
          const open = reading((sql) => sql`delete from notes returning 1`).pipe(as("alpha"))
          expect(String(yield* open.pipe(Effect.catchDefect(Effect.succeed)))).toMatch(/SqlSyntaxError: code 42601/)
        }
        expect(yield* readNotes.pipe(as("alpha"))).toHaveLength(1)
      })
    )
  })
})

describe("a tenant", () => {
  layer(testSqlLayer(database, NOTES), { timeout: "5 minutes", excludeTestServices: true })((it) => {
    it.effect("is the one of the request, however its name is spelt", () =>
      Effect.gen(function* () {
        const names = ["'; reset role; --", "alpha\\", "ÄÖ☃", "$1", "a,b"]
        for (const name of names) yield* addNote(1, name).pipe(as(name))
        for (const name of names) expect(yield* readNotes.pipe(as(name))).toEqual([{ tenant_id: name, text: name }])
        expect(yield* Effect.map(CurrentTenant, ({ id }) => id).pipe(as("one"))).toBe("one")
      })
    )
  })
})

import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import { sqlLayer } from "../../src/node/Sql.ts"
import { asWitness, database, hasServer, migrationsWith } from "../databases.ts"
import { addNote, allNotes, as, NOTES, readNotes } from "./notes.ts"

describe.runIf(hasServer)("row level security, as another client of PostgreSQL sees it", () => {
  it.live("binds whoever acts as the application, both ways", () =>
    Effect.gen(function* () {
      const { databaseUrl, dataDirectory } = yield* database.empty
      if (databaseUrl === undefined) return yield* Effect.die("no address")
      const migrations = yield* migrationsWith(NOTES)
      const opened = sqlLayer({ databaseUrl, dataDirectory, migrations }).pipe(Layer.provide(Logger.layer([])))
      yield* Effect.gen(function* () {
        yield* addNote(1, "from the program").pipe(as("alpha"))
        yield* asWitness(databaseUrl, async (sql) => {
          expect([...(await sql`select tenant_id, text from notes`)]).toEqual([
            { tenant_id: "alpha", text: "from the program" }
          ])
          await sql`insert into notes values ('alpha', 2, 'from the witness'), ('beta', 1, 'of another')`
        })
        expect((yield* readNotes.pipe(as("alpha"))).map(({ text }) => text)).toEqual([
          "from the program",
          "from the witness"
        ])
        expect(yield* allNotes).toHaveLength(3)
        yield* asWitness(databaseUrl, async (sql) => {
          await sql`set role ciphermap_app`
          expect([...(await sql`select * from notes`)]).toEqual([])
          const asBeta = await sql.begin(async (transaction) => {
            await transaction`select set_config('app.tenant_id', 'beta', true)`
            return transaction`select text from notes`
          })
          expect([...asBeta]).toEqual([{ text: "of another" }])
          await expect(sql`insert into notes values ('beta', 2, 'forged')`).rejects.toMatchObject({ code: "42501" })
          await expect(sql`select * from jobs`).rejects.toMatchObject({ code: "42501" })
          await expect(sql`drop policy tenant on notes`).rejects.toMatchObject({ code: "42501" })
          await expect(sql`alter table notes disable row level security`).rejects.toMatchObject({ code: "42501" })
          await sql`set role ciphermap_system`
          expect(await sql`select * from notes`).toHaveLength(3)
          await expect(sql`create table mine (id int)`).rejects.toMatchObject({ code: "42501" })
        })
      }).pipe(Effect.provide(opened))
    }).pipe(Effect.scoped)
  )
})

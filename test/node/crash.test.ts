import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { sqlLayer } from "../../src/node/Sql.ts"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { embedded, migrationsWith } from "../databases.ts"
import { startProcess } from "./processes/startProcess.ts"
import { isLong } from "../support/isLong.ts"

const TABLES = `
  create table written (id int primary key, text text not null);
  create table counted (id int primary key);
  grant select, insert on written, counted to ciphermap_system;`

/** How many rows each process acknowledges before it is killed. */
const KILLS = isLong ? [1, 40, 300] : [40]

const numbers = (length: number) => Array.from({ length }, (_, index) => index)

describe("an embedded database whose process is killed", () => {
  it.live("has every row it acknowledged, and at most the one after", () =>
    Effect.gen(function* () {
      const { dataDirectory } = yield* embedded.empty
      const migrations = yield* migrationsWith(TABLES)
      let rows = 0
      for (const acknowledged of KILLS) {
        const writer = startProcess("keepWriting.ts", dataDirectory, migrations.href, String(rows))
        yield* Effect.promise(() => writer.printed(acknowledged + 1))
        yield* Effect.promise(writer.kill)
        expect(writer.errors()).toBe("")
        const said = writer.lines.map(Number).filter((line) => !Number.isNaN(line))
        const [written, counted] = yield* Effect.flatMap(Tenancy, ({ asSystem }) =>
          asSystem((sql) =>
            Effect.all([
              sql<{ readonly id: number }>`select id from written order by id`,
              sql<{ readonly id: number }>`select id from counted order by id`
            ])
          )
        ).pipe(Effect.provide(sqlLayer({ databaseUrl: undefined, dataDirectory, migrations })))
        expect(written).toEqual(counted)
        expect(written.map(({ id }) => id)).toEqual(numbers(written.length))
        expect(said.at(-1)).toBeGreaterThanOrEqual(rows)
        expect([said.length + rows, said.length + rows + 1]).toContain(written.length)
        rows = written.length
      }
    }).pipe(Effect.scoped)
  )
})

import { describe, expect, layer } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Tenancy } from "../../src/sql/Tenancy.ts"
import { everyDatabase, testSqlLayer } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import { randomFrom } from "../support/randomFrom.ts"

const LEDGER = `
  create table accounts (id int primary key, balance int not null);
  create table transfers (id int primary key, source int not null, target int not null, amount int not null);
  insert into accounts select each, 0 from generate_series(0, 19) each;
  grant select, insert, update on accounts, transfers to ciphermap_app, ciphermap_system;`

const ACCOUNTS = 20
const TRANSFERS = isLong ? 1500 : 500

interface Transfer {
  readonly id: number
  readonly source: number
  readonly target: number
  readonly amount: number
}

const write = ({ id, source, target, amount }: Transfer) =>
  Effect.flatMap(Tenancy, ({ asSystem }) =>
    asSystem((sql) =>
      Effect.gen(function* () {
        const [first, second] = source < target ? [source, target] : [target, source]
        yield* sql`select from accounts where id = ${first} for update`
        yield* sql`select from accounts where id = ${second} for update`
        yield* sql`insert into transfers values (${id}, ${source}, ${target}, ${amount})`
        yield* sql`update accounts set balance = balance - ${amount} where id = ${source}`
        if (id % 17 === 0) return yield* Effect.fail("thought better of it")
        yield* sql`update accounts set balance = balance + ${amount} where id = ${target}`
      })
    )
  )

const read = Effect.flatMap(Tenancy, ({ readAsSystem }) =>
  readAsSystem((sql) => sql<{ readonly total: number }>`select sum(balance) as total from accounts`)
)

describe.each(everyDatabase)("a ledger on $name", (database) => {
  layer(testSqlLayer(database, LEDGER), { timeout: "5 minutes", excludeTestServices: true })((it) => {
    it.effect("balances after transfers that were cut short anywhere", () =>
      Effect.gen(function* () {
        const next = randomFrom(5)
        const below = (limit: number) => Math.floor(next() * limit)
        const transfers = Array.from({ length: TRANSFERS }, (_, id): Transfer => {
          const source = below(ACCOUNTS)
          return { id, source, target: (source + 1 + below(ACCOUNTS - 1)) % ACCOUNTS, amount: 1 + below(100) }
        })
        const outcomes = yield* Effect.forEach(
          transfers,
          (transfer) => {
            const outcome = Effect.as(write(transfer), { ...transfer, written: true }).pipe(
              Effect.catch(() => Effect.succeed({ ...transfer, written: false }))
            )
            const cut = Effect.map(Effect.timeoutOption(outcome, below(8)), (done) =>
              done._tag === "Some" ? done.value : undefined
            )
            return Effect.andThen(transfer.id % 5 === 0 ? read : Effect.void, below(4) === 0 ? cut : outcome)
          },
          { concurrency: 16 }
        )
        const sql = yield* SqlClient
        const rows = yield* sql<Transfer>`select * from transfers order by id`
        const balances = yield* sql<{ readonly balance: number }>`select balance from accounts order by id`
        const expected = Array.from({ length: ACCOUNTS }, (_, account) =>
          rows.reduce(
            (sum, { source, target, amount }) =>
              sum + (target === account ? amount : 0) - (source === account ? amount : 0),
            0
          )
        )
        expect(balances.map(({ balance }) => balance)).toEqual(expected)
        const there = new Set(rows.map(({ id }) => id))
        const wrong = outcomes.filter((outcome) => outcome !== undefined && outcome.written !== there.has(outcome.id))
        expect(wrong).toEqual([])
        expect(outcomes).toContain(undefined)
        expect(yield* read).toEqual([{ total: 0 }])
      })
    )
  })
})

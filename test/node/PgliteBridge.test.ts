import { join } from "node:path"
import type { Duplex } from "node:stream"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import postgres from "postgres"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openPglite } from "../../src/node/Sql.ts"
import { embedded } from "../databases.ts"

interface Client {
  readonly sql: postgres.Sql
  readonly sockets: ReadonlyArray<Duplex>
}

/** An independent client; postgres.js takes a socket, though its types do not say so. */
const clientOf = (connect: () => Duplex): Client => {
  const sockets: Array<Duplex> = []
  const options = {
    max: 1,
    idle_timeout: 0,
    onnotice: () => {},
    socket: () => {
      const socket = Object.assign(connect(), { readyState: "open" })
      sockets.push(socket)
      return socket
    }
  }
  return { sql: postgres({ ...options, user: "postgres", database: "postgres" }), sockets }
}

/** Cuts what is written into pieces of one byte to seven. */
const inPieces = (connect: () => Duplex) => (): Duplex => {
  const socket = connect()
  const write = socket.write.bind(socket)
  Object.assign(socket, {
    write: (chunk: Uint8Array | string) => {
      const bytes = Buffer.from(chunk)
      for (let at = 0, size = 1; at < bytes.length; at += size, size = (size % 7) + 1)
        write(bytes.subarray(at, at + size))
      return true
    }
  })
  return socket
}

describe("connections to an embedded database", () => {
  const scope = Effect.runSync(Scope.make())
  const opened: { connect?: () => Duplex } = {}

  beforeAll(async () => {
    const open = Effect.flatMap(embedded.empty, ({ dataDirectory }) => openPglite(join(dataDirectory, "database")))
    Object.assign(opened, await Effect.runPromise(Scope.provide(open, scope)))
  })

  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

  const suite = <A>(name: string, run: (connect: () => Duplex) => Promise<A>) => it(name, () => run(opened.connect!))

  suite("carry an independent client: results, errors, large values, several statements", async (connect) => {
    const { sql } = clientOf(connect)
    expect([...(await sql`select 1 as one, ${"text"} as text`)]).toEqual([{ one: 1, text: "text" }])
    await expect(sql`select no_such_column`).rejects.toMatchObject({ code: "42703" })
    await expect(sql`select 1 / ${0}::int`).rejects.toMatchObject({ code: "22012" })
    const [long] = await sql`select ${"x".repeat(3_000_000)} as long`
    expect(long?.["long"]).toHaveLength(3_000_000)
    expect(await sql`select repeat('y', 1000) from generate_series(1, 5000)`).toHaveLength(5000)
    expect((await sql.unsafe("select 1 as a; select 2 as b")).map((rows) => [...rows])).toEqual([
      [{ a: 1 }],
      [{ b: 2 }]
    ])
    await sql.end()
  })

  suite("put messages together however they are cut", async (connect) => {
    const { sql } = clientOf(inPieces(connect))
    const seen = await Promise.all(Array.from({ length: 50 }, (_, index) => sql`select ${index}::int as index`))
    expect(seen.map(([row]) => row?.["index"])).toEqual(Array.from({ length: 50 }, (_, index) => index))
    await sql.end()
  })

  suite("wait while another one is in a transaction", async (connect) => {
    const [one, other] = [clientOf(connect).sql, clientOf(connect).sql]
    await one`create table steps (id serial, name text)`
    await other`select * from steps`
    const add = (sql: postgres.Sql | postgres.TransactionSql, name: string) =>
      sql`insert into steps (name) values (${name})`
    const first = one.begin(async (transaction) => {
      await add(transaction, "one")
      const waiting = add(other, "other").execute()
      await transaction`select pg_sleep(0.05)`
      await add(transaction, "one")
      return { waiting }
    })
    await (
      await first
    ).waiting
    expect((await one`select name from steps order by id`).map(({ name }) => String(name))).toEqual([
      "one",
      "one",
      "other"
    ])
    await Promise.all([one.end(), other.end()])
  })

  suite("leave nothing of a transaction whose client went away, and the session to the others", async (connect) => {
    const [one, other] = [clientOf(connect), clientOf(connect).sql]
    await other`create table kept (id int)`
    const cut = one.sql.begin(async (transaction) => {
      await transaction`insert into kept values (1)`
      await transaction`select set_config('app.tenant_id', 'left behind', true)`
      one.sockets.forEach((socket) => socket.destroy())
      await transaction`insert into kept values (2)`
    })
    await expect(cut).rejects.toThrow()
    expect(await other`select * from kept`).toHaveLength(0)
    expect([...(await other`select coalesce(current_setting('app.tenant_id', true), '') as tenant`)]).toEqual([
      { tenant: "" }
    ])
    await Promise.all([one.sql.end({ timeout: 0 }), other.end()])
  })

  suite("tell all who listen", async (connect) => {
    const [one, other] = [clientOf(connect).sql, clientOf(connect).sql]
    const heard = new Promise((resolve) => void one.listen("news", resolve, () => void other.notify("news", "hello")))
    expect(await heard).toBe("hello")
    await Promise.all([one.end({ timeout: 0 }), other.end({ timeout: 0 })])
  })
})

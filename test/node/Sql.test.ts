import { randomBytes } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Yaml from "effect/encoding/Yaml"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import { SqlClient } from "effect/sql/SqlClient"
import { sqlLayer, type SqlOptions } from "../../src/node/Sql.ts"
import type { Tenancy } from "../../src/sql/Tenancy.ts"
import {
  asWitness,
  database,
  databaseFolder,
  embedded,
  everyDatabase,
  hasServer,
  migrationsWith
} from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import { addNote, allNotes, as, NOTES, notes } from "../sql/notes.ts"

const opened = <A, E>(options: SqlOptions, use: Effect.Effect<A, E, SqlClient | Tenancy>) =>
  use.pipe(Effect.provide(sqlLayer(options).pipe(Layer.provide(Logger.layer([])))))

const refused = (options: SqlOptions) => Effect.flip(opened(options, Effect.void))

describe.each(everyDatabase)("the database layer on $name", (database) => {
  const withSchema = (...steps: ReadonlyArray<string>) =>
    Effect.all([database.empty, migrationsWith(...steps)]).pipe(
      Effect.map(([empty, migrations]): SqlOptions => ({ ...empty, migrations }))
    )

  it.live("finds what it wrote when it is opened again", () =>
    Effect.gen(function* () {
      const options = yield* withSchema(NOTES)
      yield* opened(options, addNote(1, "kept").pipe(as("alpha")))
      expect(yield* opened(options, notes.pipe(as("alpha")))).toEqual([{ tenant_id: "alpha", text: "kept" }])
      expect(yield* opened(options, allNotes)).toHaveLength(1)
    }).pipe(Effect.scoped)
  )

  /** Both ask a database that has no tables. */
  it.live(
    "runs its sessions as a role that owns nothing, in UTC, and gives numbers, dates and bytes as JavaScript has them",
    () =>
      Effect.gen(function* () {
        const at = new Date("2026-01-02T03:04:05.678Z")
        const asked = Effect.flatMap(SqlClient, (sql) =>
          Effect.all([
            sql`select current_user as role, current_setting('TimeZone') as zone, sql.rolsuper as super
            from pg_roles sql where rolname = current_user`,
            Effect.flip(sql`create table mine (id int)`),
            sql`select extract(hour from timestamptz '2026-01-02T03:04:05+00:00')::int as hour`,
            sql`select ${7}::bigint as small, ${2 ** 40} as large, 9007199254740993::bigint as huge,
            array[1, null, 2]::bigint[] as several, (select count(*) from generate_series(1, 3)) as counted,
            ${at} as moment, ${at.toISOString()}::timestamptz as written, ${Uint8Array.of(0, 255)} as bytes,
            ${JSON.stringify({ a: [1] })}::jsonb as json, 'x'::text as text, null::text as nothing, true as yes`
          ])
        )
        const [role, creation, hour, values] = yield* opened(yield* withSchema(), asked)
        expect(role).toEqual([{ role: "ciphermap_app", zone: "UTC", super: false }])
        expect(creation).toMatchObject({ reason: { _tag: "AuthorizationError" } })
        expect(hour).toEqual([{ hour: 3 }])
        expect(values).toEqual([
          {
            small: 7,
            large: 2 ** 40,
            huge: 9007199254740993n,
            several: [1, null, 2],
            counted: 3,
            moment: at,
            written: at,
            bytes: Uint8Array.of(0, 255),
            json: { a: [1] },
            text: "x",
            nothing: null,
            yes: true
          }
        ])
      }).pipe(Effect.scoped)
  )

  it.live(
    "is refused when a table with a tenant_id lets rows be seen, or a role of sessions owns one, each by its name",
    () =>
      Effect.gen(function* () {
        const options = yield* withSchema(
          NOTES,
          "create table open (tenant_id text);",
          "create table loose (tenant_id text); alter table loose enable row level security;",
          "create table own (id int); grant create on schema public to ciphermap_system; alter table own owner to ciphermap_system;"
        )
        expect(yield* refused(options)).toMatchObject({
          _tag: "DatabaseUnsafe",
          reason: [
            "role ciphermap_system owns table own",
            "table loose has a tenant_id but no forced row level security",
            "table open has a tenant_id but no forced row level security"
          ].join("; ")
        })
      }).pipe(Effect.scoped)
  )
})

describe("the embedded database", () => {
  it.live("is refused when the roles of sessions are not bound by row level security", () =>
    Effect.gen(function* () {
      const migrations = yield* migrationsWith(
        "alter role ciphermap_system bypassrls; alter role ciphermap_app superuser;"
      )
      expect(yield* refused({ ...(yield* embedded.empty), migrations })).toMatchObject({
        _tag: "DatabaseUnsafe",
        reason: "role ciphermap_app is a superuser; role ciphermap_system bypasses row level security"
      })
    }).pipe(Effect.scoped)
  )

  it.live.each(isLong ? ["PG_VERSION", "global/pg_control"] : ["global/pg_control"])(
    "is refused when its %s is damaged",
    (file) =>
      Effect.gen(function* () {
        const options = yield* embedded.empty
        writeFileSync(join(options.dataDirectory, "database", file), "17")
        expect(yield* refused(options)).toMatchObject({ _tag: "DataDirectoryUnusable" })
      }).pipe(Effect.scoped)
  )

  it.live("is made where there is none, and in use while it is open", () =>
    Effect.gen(function* () {
      const options = { dataDirectory: yield* databaseFolder, databaseUrl: undefined }
      const error = yield* opened(options, refused(options))
      expect(error).toMatchObject({ _tag: "DataDirectoryInUse" })
      expect(yield* opened(options, Effect.succeed("free again"))).toBe("free again")
    }).pipe(Effect.scoped)
  )
})

const compose = Yaml.parse(readFileSync(new URL("../../docker-compose.yml", import.meta.url), "utf8")) as unknown as {
  readonly configs: { readonly logins: { readonly content: string } }
}

/** An empty database with the two logins of docker-compose.yml, under names of its own; `more` is run after them. */
const withLogins = Effect.fnUntraced(function* (more = "") {
  const { databaseUrl, dataDirectory } = yield* database.empty
  if (databaseUrl === undefined) return yield* Effect.die("no address")
  const url = new URL(Redacted.value(databaseUrl))
  const suffix = randomBytes(8).toString("hex")
  const named = (text: string) =>
    text
      .replace(/ciphermap_(?:owner|login)/g, (name) => `${name}_${suffix}`)
      .replace("database ciphermap ", `database ${url.pathname.slice(1)} `)
      .replace(/\$\{\w+:\?set it\}/g, "of a test")
  const [owner, login] = [named("ciphermap_owner"), named("ciphermap_login")]
  const run = (text: string) => asWitness(databaseUrl, (sql) => sql.unsafe(text))
  yield* run(named(compose.configs.logins.content + more))
  yield* Effect.addFinalizer(() =>
    run(
      `drop owned by ${owner} cascade; reassign owned by ${owner} to current_user; drop role ${login}; drop role ${owner}`
    )
  )
  const as = (username: string) => Redacted.make(Object.assign(new URL(url), { username, password: "of a test" }).href)
  return { dataDirectory, databaseUrl: as(login), ownerUrl: as(owner) } satisfies SqlOptions
})

describe.skipIf(!hasServer)("a login of sessions beside the owner of the schema", () => {
  it.live("owns nothing, whatever role a statement takes on", () =>
    Effect.gen(function* () {
      const options = { ...(yield* withLogins()), migrations: yield* migrationsWith(NOTES) }
      const asked = Effect.gen(function* () {
        const sql = yield* SqlClient
        const alter = sql`alter table notes no force row level security`
        const [roles] = yield* sql`select session_user as login, current_user as role`
        const escaped = Effect.andThen(sql`set local role none`, alter)
        return { roles, refused: yield* Effect.flip(sql.withTransaction(escaped)) }
      })
      const { roles, refused: alone } = yield* opened(options, asked)
      expect(roles).toMatchObject({ login: expect.stringMatching(/^ciphermap_login_/), role: "ciphermap_app" })
      expect(alone).toMatchObject({ reason: { _tag: "AuthorizationError" } })
      yield* opened(options, addNote(1, "kept").pipe(as("alpha")))
      expect(yield* opened(options, notes.pipe(as("alpha")))).toHaveLength(1)
    }).pipe(Effect.scoped)
  )

  it.live.each([
    ["alter role ciphermap_login superuser", /^role ciphermap_login_\w+ is a superuser/],
    [
      "grant ciphermap_owner to ciphermap_login",
      /^login ciphermap_login_\w+ can become ciphermap_owner_\w+, which owns tables$/
    ]
  ] as const)("is refused after %s", ([more, reason]) =>
    Effect.gen(function* () {
      const options = { ...(yield* withLogins(more)), migrations: yield* migrationsWith(NOTES) }
      expect(yield* refused(options)).toMatchObject({ _tag: "DatabaseUnsafe", reason: expect.stringMatching(reason) })
    }).pipe(Effect.scoped)
  )
})

describe.skipIf(!hasServer)("a database that takes no sessions", () => {
  it.live("is told as one that may come back", () =>
    Effect.gen(function* () {
      const options = yield* database.empty
      const url = new URL(Redacted.value(options.databaseUrl!))
      const name = url.pathname.slice(1)
      const elsewhere = Redacted.make(Object.assign(new URL(url), { pathname: "/postgres" }).href)
      const allow = (isAllowed: boolean) =>
        asWitness(elsewhere, (sql) => sql.unsafe(`alter database ${name} allow_connections ${isAllowed}`))
      yield* allow(false)
      expect(yield* refused(options)).toMatchObject({
        code: "database_unavailable",
        reason: "55000",
        isRetryable: true
      })
      yield* allow(true)
    }).pipe(Effect.scoped)
  )
})

describe("a server that is not there", () => {
  it.live.each(["postgres://nobody@127.0.0.1:1/none"])("%s is told as such", (url) =>
    Effect.gen(function* () {
      const error = yield* refused({ databaseUrl: Redacted.make(url), dataDirectory: "" })
      expect(error).toMatchObject({ code: "database_unavailable", reason: "ECONNREFUSED" })
    })
  )
})

import { createServer } from "node:net"
import { join } from "node:path"
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { afterEach, describe, expect, it, vi } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { openDataDirectory } from "../../src/node/DataDirectory.ts"
import { database, temporaryFolder } from "../databases.ts"
import { makeCertificate } from "../node/processes/makeCertificate.ts"
import { type Environment, on, serve } from "../node/processes/serve.ts"
import { freePort } from "../support/freePort.ts"
import { newEnvironment, serviceIn } from "../service/startService.ts"
import { refusal } from "./refusals.ts"

/** What a process of the service says on standard error when it does not start; it must end with code 2. */
const refusalOfProcess = (environment: Environment) =>
  Effect.gen(function* () {
    const served = yield* serve(environment)
    expect(yield* Effect.promise(() => served.ended)).toEqual({ code: 2, signal: null })
    expect(served.stdout()).not.toContain("listening")
    const [, said] = /^ciphermap: ([^\n]+)\nMore about it: ciphermap serve --help\n$/.exec(served.stderr()) ?? []
    expect(said, served.stderr()).toBeDefined()
    return said!
  })

const occupiedPort = Effect.acquireRelease(
  Effect.promise(async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return server
  }),
  (server) => Effect.sync(() => server.close())
).pipe(
  Effect.map((server) => {
    const address = server.address()
    return typeof address === "object" && address !== null ? address.port : 0
  })
)

const folder = temporaryFolder("ciphermap-start-")

afterEach(() => {
  vi.unstubAllEnvs()
})

describe("a process of the service that cannot start", () => {
  it.live("says every wrong variable by its name, never its value", () =>
    Effect.gen(function* () {
      const said = yield* refusalOfProcess({
        DATA_DIR: yield* folder,
        PORT: "80800-secret",
        ADMIN_TOKEN: "short-secret",
        KEY_PEPPER: "small-secret",
        DATABASE_URL: "mysql://u:p-secret@h/d",
        LOG_LEVEL: "loud-secret",
        TLS_CERT: "/secret/cert.pem",
        HTTP_REDIRECT_PORT: "8080"
      })
      for (const name of ["PORT", "ADMIN_TOKEN", "KEY_PEPPER", "DATABASE_URL", "LOG_LEVEL"]) {
        expect(said).toContain(`${name} must be `)
      }
      expect(said).toContain("TLS_CERT must be given together with TLS_KEY")
      expect(said).not.toContain("secret")
    }).pipe(Effect.scoped)
  )

  it.live("says that the database does not answer, without its password", () =>
    Effect.gen(function* () {
      const port = yield* Effect.promise(freePort)
      const DATABASE_URL = `postgres://app:hun/ter@2@127.0.0.1:${port}/x`
      const said = yield* refusalOfProcess({ DATA_DIR: yield* folder, DATABASE_URL })
      expect(said).toMatch(/^DATABASE_URL: the database /)
      expect(said).not.toMatch(/hun|ter@2/)
    }).pipe(Effect.scoped)
  )
})

describe("a service that cannot start says why in a sentence", () => {
  it.live.each(["start", "worker"] as const)("that there is no git, before anything is begun, as %s", (role) =>
    Effect.gen(function* () {
      const directory = join(yield* folder, "data")
      vi.stubEnv("PATH", yield* folder)
      expect(yield* refusal({ DATA_DIR: directory }, role)).toBe(
        "git is needed to scan repositories, and cannot be used (git is not found): install git 2.39 or newer"
      )
      expect(existsSync(directory)).toBe(false)
    }).pipe(Effect.scoped)
  )

  it.live("a variable without the one that it needs", () =>
    Effect.gen(function* () {
      expect(yield* refusal({ DATA_DIR: yield* folder, HTTP_REDIRECT_PORT: "8080" })).toBe(
        "HTTP_REDIRECT_PORT must be given together with TLS_CERT"
      )
    }).pipe(Effect.scoped)
  )

  it.live("ports in use, of the API and of the metrics", () =>
    Effect.gen(function* () {
      const empty = yield* database.empty
      const port = String(yield* occupiedPort)
      expect(yield* refusal({ ...on(empty), PORT: port })).toBe(
        `PORT: port ${port} of 127.0.0.1 is in use by another program`
      )
      expect(yield* refusal({ ...on(empty), METRICS_PORT: port })).toBe(
        `METRICS_PORT: port ${port} of 127.0.0.1 is in use by another program`
      )
      expect(yield* refusal({ ...on(empty), HOST: "192.0.2.7" })).toBe(
        "PORT: port 0 of 192.0.2.7 is not an address of this machine"
      )
    }).pipe(Effect.scoped)
  )

  it.live("a data directory that another one has, or that is a file", () =>
    Effect.gen(function* () {
      const directory = yield* folder
      yield* openDataDirectory(directory)
      expect(yield* refusal({ DATA_DIR: directory })).toBe(`DATA_DIR: ${directory} is in use by another process`)
      const file = join(directory, "file")
      writeFileSync(file, "")
      expect(yield* refusal({ DATA_DIR: file })).toMatch(/^DATA_DIR: \S+ cannot be used as data directory: /)
    }).pipe(Effect.scoped)
  )

  it.live("that nothing listens where the database is to be", () =>
    Effect.gen(function* () {
      const DATABASE_URL = `postgres://app:hunter2@127.0.0.1:${yield* Effect.promise(freePort)}/x`
      expect(yield* refusal({ DATA_DIR: yield* folder, DATABASE_URL })).toBe(
        "DATABASE_URL: the database does not answer: nothing listens there"
      )
    }).pipe(Effect.scoped)
  )

  it.live("files of TLS that are missing, wrong or no pair, without what is in them", () =>
    Effect.gen(function* () {
      const directory = yield* folder
      const empty = on(yield* database.empty)
      const one = makeCertificate(directory, "one")
      const two = makeCertificate(directory, "two")
      const said = (cert: string, key: string) => refusal({ ...empty, TLS_CERT: cert, TLS_KEY: key })
      const missing = join(directory, "missing.pem")
      expect(yield* said(missing, one.key)).toBe(`TLS_CERT: ${missing} cannot be read: ENOENT`)
      expect(yield* said(one.cert, missing)).toBe(`TLS_KEY: ${missing} cannot be read: ENOENT`)
      expect(yield* said(one.key, one.key)).toBe(`TLS_CERT: ${one.key} holds no certificate (PEM)`)
      expect(yield* said(one.cert, one.cert)).toBe(`TLS_KEY: ${one.cert} holds no private key (PEM)`)
      expect(yield* said(one.cert, two.key)).toBe(
        `TLS_KEY: ${two.key} is not the key of the certificate in ${one.cert}`
      )
    }).pipe(Effect.scoped)
  )
})

describe(`what the first start makes, on ${database.name}`, () => {
  it.live("goes to a file for its owner only, and into no log, where that is wanted", () =>
    Effect.gen(function* () {
      const environment: Environment = { ...(yield* newEnvironment(database)), NEW_SECRETS: "file" }
      const { output } = yield* serviceIn(environment)
      const path = join(environment["DATA_DIR"]!, "first-start.txt")
      const [, key = ""] = /test key \(shown once\): (cbk_test_\S+)/.exec(readFileSync(path, "utf8")) ?? []
      expect(key).not.toBe("")
      expect(statSync(path).mode & 0o777).toBe(0o600)
      expect(output()).not.toContain(key)
      expect(output()).toContain(path)
    }).pipe(Effect.scoped)
  )
})

describe(`keys made with another pepper, on ${database.name}`, () => {
  const [first, second, third] = ["a".repeat(40), "b".repeat(40), "c".repeat(40)] as const

  it.live("keep the service from starting, unless it has the older pepper, too", () =>
    Effect.gen(function* () {
      const common = yield* newEnvironment(database)
      const runs = (environment: Environment) =>
        Effect.map(serviceIn({ ...common, ...environment }), ({ output }) => output()).pipe(Effect.scoped)
      expect(yield* runs({ KEY_PEPPER: first })).toMatch(/test key \(shown once\): cbk_test_/)
      expect(yield* refusal({ ...common, KEY_PEPPER: second, OLD_KEY_PEPPER: third })).toBe(
        "KEY_PEPPER does not match the database: 1 active key was made with another one. Set it, or set it as OLD_KEY_PEPPER"
      )
      yield* runs({ KEY_PEPPER: second, OLD_KEY_PEPPER: first })
      yield* runs({ KEY_PEPPER: first })
    }).pipe(Effect.scoped)
  )
})

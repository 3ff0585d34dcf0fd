import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer, type ServerOptions } from "node:https"
import { type AddressInfo, createServer as createPlainServer, type Server } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { FailureCause } from "../../src/domain/FailureCause.ts"
import { AddressGuard, AddressRefused } from "../../src/repositories/AddressGuard.ts"
import { makeCertificate } from "../node/processes/makeCertificate.ts"
import { type GitServer, startGitServer } from "../support/GitServer.ts"
import { type FaultName, type HostileGitServer, startHostileGitServer } from "../support/hostileGitServer.ts"
import { addressOf, type Fetching, repositoriesWith } from "./repositoriesWith.ts"

let server: GitServer
let hostile: HostileGitServer
let fetching: Fetching

beforeAll(async () => {
  server = await startGitServer()
  server.repository("o/n", { "a.bin": randomBytes(200_000), "b.py": "text" })
})

afterAll(() => server.stop())

beforeEach(async () => {
  hostile = await startHostileGitServer(server.host)
  fetching = repositoriesWith([hostile.host, server.host], { DOWNLOAD_MAX_MIB: "2" })
})

afterEach(async () => {
  await hostile.stop()
  fetching.remove()
})

const expectNothingLeft = (from: Fetching): void => {
  expect(from.leftOnDisk()).toEqual([])
  expect(from.leftRunning()).toEqual([])
}

const causes = {
  "a redirect": "repo_not_found",
  "a permanent redirect": "repo_not_found",
  "a redirect of the pack": "repo_not_found",
  "not found": "repo_not_found",
  gone: "repo_not_found",
  "a login": "repo_not_found",
  "a refusal": "repo_not_found",
  "a refusal for a while": "upstream_rate_limited",
  "too many requests": "upstream_rate_limited",
  "too many requests for the pack": "upstream_rate_limited",
  "a pause": "upstream_rate_limited",
  "a pause until a date": "upstream_rate_limited",
  "an error": "network_error",
  "a web page": "invalid_archive",
  "a web page for the pack": "invalid_archive",
  "a list of nothing git knows": "invalid_archive",
  "a list without end": "download_timeout",
  silence: "download_timeout",
  "silence for the pack": "download_timeout",
  "one byte a second": "download_timeout",
  "a pack without end": "repo_too_large",
  "a pack of more objects than memory holds": "repo_too_large",
  "half a pack": "invalid_archive",
  "a reset within the pack": "network_error",
  "another byte in the pack": "invalid_archive"
} satisfies Readonly<Record<FaultName, FailureCause>>

const pauses: Partial<Record<FaultName, number>> = {
  "a refusal for a while": 36,
  "too many requests": 37,
  "too many requests for the pack": 38,
  "a pause": 39
}

describe("a host that answers with", () => {
  it.each(Object.entries(causes) as ReadonlyArray<[FaultName, FailureCause]>)("%s leads to %s", async (fault, code) => {
    hostile.commit(fault)
    const isSlow = code === "download_timeout"
    const patient = isSlow ? repositoriesWith([hostile.host], { DOWNLOAD_TIMEOUT_SECONDS: "3" }) : fetching
    const { failure, pause } = await patient.use(({ download }) =>
      Effect.map(Effect.flip(download(addressOf(hostile.host, "o/n"))), (one) => ({
        failure: one.code,
        pause: one.retryAfterSeconds
      }))
    )
    expect(failure).toBe(code)
    if (fault === "a pause until a date") expect(pause).toBeGreaterThan(0)
    else expect(pause).toBe(pauses[fault])
    expect(hostile.requests.length).toBeGreaterThan(0)
    expect(hostile.internalRequests).toEqual([])
    expectNothingLeft(patient)
    patient.remove()
  })

  it("nothing at all has no connection", async () => {
    const repository = addressOf(hostile.host, "o/n")
    await hostile.stop()
    const failure = await fetching.use(({ head }) => Effect.flip(head(repository)))
    expect(failure).toMatchObject({ code: "network_error", isRetryable: true })
    hostile = await startHostileGitServer(server.host)
  })
})

describe("a download that is interrupted", () => {
  it("ends git and leaves nothing", async () => {
    hostile.commit("one byte a second")
    await fetching.use(({ download }) =>
      Effect.gen(function* () {
        const fiber = yield* Effect.forkChild(Effect.scoped(download(addressOf(hostile.host, "o/n"))))
        yield* Effect.promise(() => expect.poll(() => hostile.requests.length, { timeout: 60_000 }).toBe(5))
        expect(fetching.leftRunning()).not.toEqual([])
        yield* Fiber.interrupt(fiber)
        expectNothingLeft(fetching)
      })
    )
  })
})

describe("downloads from one host", () => {
  it("are two at a time, and do not hold up those from another", async () => {
    hostile.commit("silence")
    await fetching.use(({ download }) =>
      Effect.gen(function* () {
        const slow = yield* Effect.forkChild(
          Effect.forEach([1, 2, 3, 4], () => Effect.flip(Effect.scoped(download(addressOf(hostile.host, "o/n")))), {
            concurrency: "unbounded"
          })
        )
        yield* Effect.promise(() => expect.poll(() => hostile.requests.length, { timeout: 60_000 }).toBe(2))
        const other = yield* download(addressOf(server.host, "o/n"))
        expect(other.ref).toBe("main")
        expect(hostile.requests).toHaveLength(2)
        hostile.commit("not found")
        hostile.drop()
        const failures = yield* Fiber.join(slow)
        expect(failures.map(({ code }) => code).toSorted()).toEqual([
          "network_error",
          "network_error",
          "repo_not_found",
          "repo_not_found"
        ])
      })
    )
  })
})

const guardOf = (resolve: AddressGuard["Service"]["resolve"]) =>
  Layer.succeed(AddressGuard, { resolve, isInsecure: () => false })

/** Nobody but the guard knows where this host is. */
const example = (port: number) => ({
  host: "git.example.org",
  owner: "o",
  name: "n",
  ref: null,
  canonical: `https://git.example.org:${port}/o/n`
})

const causeFor = async (port: number, guard: Layer.Layer<AddressGuard>) => {
  const guarded = repositoriesWith([], { REPOSITORY_HOSTS: "git.example.org" }, guard)
  const failure = await guarded.use(({ download }) => Effect.flip(download(example(port))))
  guarded.remove()
  return failure.code
}

describe("a host whose address", () => {
  it.each([
    ["not_public", "dns_blocked"],
    ["unresolved", "network_error"]
  ] as const)("is %s leads to %s", async (reason, code) => {
    expect(
      await causeFor(
        443,
        guardOf(() => Effect.fail(new AddressRefused({ reason })))
      )
    ).toBe(code)
  })
})

describe("a host without a certificate that anybody trusts", () => {
  const listening = async (server: Server): Promise<number> => {
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    return (server.address() as AddressInfo).port
  }

  it("is found at the address that was judged, asked for by its name, and told nothing", async () => {
    const folder = mkdtempSync(join(tmpdir(), "ciphermap-tls-"))
    const { cert, key } = makeCertificate(folder, "host")
    const requests: Array<string | undefined> = []
    const names: Array<string> = []
    const SNICallback: ServerOptions["SNICallback"] = (name, done) => {
      names.push(name)
      done(null)
    }
    const options = { cert: readFileSync(cert), key: readFileSync(key), SNICallback }
    const secure = createServer(options, ({ url }, response) => {
      requests.push(url)
      response.end()
    })
    const port = await listening(secure)
    expect(
      await causeFor(
        port,
        guardOf(() => Effect.succeed(["127.0.0.1"]))
      )
    ).toBe("tls_error")
    expect(names).toEqual(["git.example.org"])
    expect(requests).toEqual([])
    await new Promise((resolve) => secure.close(resolve))
    rmSync(folder, { recursive: true })
  })

  it("may not speak TLS at all", async () => {
    const plain = createPlainServer((socket) => socket.on("error", () => undefined).end("hello\r\n"))
    const port = await listening(plain)
    expect(
      await causeFor(
        port,
        guardOf(() => Effect.succeed(["127.0.0.1"]))
      )
    ).toBe("tls_error")
    await new Promise((resolve) => plain.close(resolve))
  })
})

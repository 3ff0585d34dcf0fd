import { Buffer } from "node:buffer"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { ScanFailure } from "../../src/domain/FailureCause.ts"
import { credentialAnswer, helperSettings } from "../../src/node/git/credentialHelper.ts"
import { gitText } from "../../src/node/git/gitText.ts"
import type { CredentialAnswer, HostCredential } from "../../src/domain/HostCredential.ts"
import { everyFile, everyProcess } from "../support/everyProcess.ts"
import { type GitServer, startGitServer } from "../support/GitServer.ts"
import { type PrivateGitServer, startPrivateGitServer } from "../support/privateGitServer.ts"
import { addressOf, type Fetching, repositoriesWith } from "./repositoriesWith.ts"

const token = "a-token-that-nobody-else-holds-7f3a"
const login = `reader:${token}`

let server: PrivateGitServer
let other: GitServer
let fetching: Fetching

beforeAll(async () => {
  server = await startPrivateGitServer()
  other = await startGitServer()
  fetching = repositoriesWith([server.host, other.host], { GIT_CA_FILE: server.caFile })
  server.repository("acme/app", { "a.py": "private" })
  server.repository("else/app", { "a.py": "another's" })
  server.repository("open/app", { "a.py": "public" })
})

afterAll(async () => {
  await server.stop()
  await other.stop()
  fetching.remove()
})

beforeEach(() => {
  server.accounts.clear()
  server.accounts.set(login, "acme")
  server.faults.clear()
})

const offered = (changes: Partial<HostCredential> = {}) => {
  const answers: Array<CredentialAnswer> = []
  const credential: HostCredential = {
    login: Effect.succeed({ username: "reader", token: Redacted.make(token) }),
    onAnswer: (answer) => Effect.sync(() => void answers.push(answer)),
    ...changes
  }
  return { answers, credential }
}

const address = (path: string) => addressOf(server.host, path, undefined, "https")

const head = (path: string, credential?: HostCredential) =>
  fetching.use((repositories) => repositories.head(address(path), credential))

const failureOf = (path: string, credential?: HostCredential) =>
  fetching.use((repositories) => Effect.flip(repositories.download(address(path), undefined, credential)))

describe("a private repository", () => {
  it("is fetched with a credential that its host accepts", async () => {
    const { answers, credential } = offered()
    const commit = await head("acme/app", credential)
    await fetching.use(({ download }) =>
      Effect.gen(function* () {
        const got = yield* download(address("acme/app"), undefined, credential)
        expect(got).toMatchObject({ commit, ref: "main" })
      })
    )
    expect(commit).toMatch(/^[0-9a-f]{40}$/)
    expect(new Set(server.logins)).toEqual(new Set([login]))
    expect(answers).toEqual(
      Array.from({ length: 3 }, () => ({ isSent: true, isRefused: false, scopes: "repo, read:org" }))
    )
    expect(fetching.leftOnDisk()).toEqual([])
  })

  it("is not found without one, with a wrong one refused, and with one for others not accessible", async () => {
    expect(await failureOf("acme/app")).toMatchObject({ code: "repo_not_found" })
    const { answers, credential } = offered({
      login: Effect.succeed({ username: "reader", token: Redacted.make("another-token") })
    })
    expect(await failureOf("acme/app", credential)).toMatchObject({ code: "credential_refused", isRetryable: false })
    expect(answers).toEqual([{ isSent: true, isRefused: true }])
    expect(await failureOf("else/app", offered().credential)).toMatchObject({ code: "repo_not_accessible" })
    expect(await failureOf("acme/gone", offered().credential)).toMatchObject({ code: "repo_not_accessible" })
  })

  it("is not asked for by a credential that is gone when a connection begins", async () => {
    const { credential } = offered({ login: Effect.fail(new ScanFailure({ code: "credential_revoked" })) })
    const before = server.requests.length
    expect(await failureOf("acme/app", credential)).toMatchObject({ code: "credential_revoked" })
    expect(server.requests.length).toBe(before)
  })
})

describe("a credential", () => {
  it("is in no argument, no environment and no file while it is used", async () => {
    const seen: Array<string> = []
    server.faults.set("/acme/app", (asked, response) => {
      if (asked.headers.authorization === undefined)
        response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end()
      else {
        seen.push(everyProcess(), everyFile(fetching.workDirectory))
        response.writeHead(503).end()
      }
    })
    expect(await failureOf("acme/app", offered().credential)).toMatchObject({ code: "upstream_rate_limited" })
    const [processes = "", files] = seen
    expect(processes).toContain("git-remote-https")
    expect(processes).toContain("GIT_CONFIG_NOSYSTEM")
    for (const secret of [token, Buffer.from(login).toString("base64"), Buffer.from(token).toString("hex")]) {
      expect(processes.includes(secret)).toBe(false)
      expect(files).not.toContain(secret)
    }
  })

  it("is told for its scheme, host, port and path alone", async () => {
    const told = async (description: string) => {
      const { output } = await Effect.runPromise(
        gitText({
          args: ["credential", "fill"],
          settings: helperSettings(new URL("https://git.example.org:8443/acme/app.git")),
          credential: credentialAnswer({ username: "reader", token: Redacted.make(token) }),
          input: [`${description}\n\n`]
        })
      )
      return output.includes(token)
    }
    expect(await told("url=https://git.example.org:8443/acme/app.git")).toBe(true)
    for (const description of [
      "url=http://git.example.org:8443/acme/app.git",
      "url=https://git.example.org/acme/app.git",
      "url=https://git.example.org:8444/acme/app.git",
      "url=https://sub.git.example.org:8443/acme/app.git",
      "url=https://git.example.org.evil.example:8443/acme/app.git",
      "url=https://git.example.org:8443/acme/app.git/more",
      "url=https://git.example.org:8443/acme/app",
      "url=https://git.example.org:8443/acme/other.git",
      "url=https://git.example.org:8443/",
      "url=https://evil.example:8443/acme/app.git"
    ])
      expect([description, await told(description)]).toEqual([description, false])
  })

  it("is not sent to a host that asks for none", async () => {
    const { answers, credential } = offered()
    const before = server.logins.length
    expect(await head("open/app", credential)).toBe(await head("open/app"))
    expect(server.logins.length).toBe(before)
    expect(answers).toEqual([{ isSent: false, isRefused: false }])
  })

  it("follows no redirect, on its host or to another", async () => {
    for (const target of [`http://${other.host}`, `https://${server.host}/acme`, server.url("moved")]) {
      server.faults.set("/acme/app", (_asked, response) => {
        response.writeHead(302, { location: `${target}/app.git/info/refs?service=git-upload-pack` }).end()
      })
      const [asked, requests] = [other.requests.length, server.requests.length]
      const { answers, credential } = offered()
      expect(await failureOf("acme/app", credential)).toMatchObject({ code: "repo_not_accessible" })
      expect([other.requests.length - asked, server.requests.length - requests]).toEqual([0, 1])
      expect(answers).toEqual([{ isSent: false, isRefused: false }])
    }
  })

  it("is never sent over plain http, even to a host that asks for it", async () => {
    const seen: Array<string | undefined> = []
    const plain = await startGitServer({
      answers: (asked, response) => {
        seen.push(asked.headers.authorization)
        response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end()
        return true
      }
    })
    const both = repositoriesWith([plain.host])
    const failure = await both.use((repositories) =>
      Effect.flip(repositories.head(addressOf(plain.host, "acme/app"), offered().credential))
    )
    expect(failure).toMatchObject({ code: "repo_not_found" })
    expect(seen).toEqual([undefined])
    both.remove()
    await plain.stop()
  })

  it("goes to no host whose certificate is not of the authorities that are configured", async () => {
    const strict = repositoriesWith([server.host])
    const [before, logins] = [server.requests.length, server.logins.length]
    const failure = await strict.use((repositories) =>
      Effect.flip(repositories.head(address("acme/app"), offered().credential))
    )
    expect(failure).toMatchObject({ code: "tls_error" })
    expect([server.requests.length, server.logins.length]).toEqual([before, logins])
    strict.remove()
  })

  it("is in no failure, even if its host repeats it", async () => {
    const basic = Buffer.from(login).toString("base64")
    for (const code of [400, 401, 403, 404, 500]) {
      server.faults.set("/acme/app", (asked, response) => {
        if (asked.headers.authorization === undefined)
          response.writeHead(401, { "www-authenticate": 'Basic realm="git"' }).end()
        else
          response
            .writeHead(code, {
              "content-type": "text/plain",
              "x-said": login,
              "x-oauth-scopes": `repo, ${code < 404 ? login : basic}`
            })
            .end(`${login} ${basic}\n`)
      })
      const { answers, credential } = offered()
      const failure = await failureOf("acme/app", credential)
      expect(answers).toMatchObject([{ isSent: true }])
      const said = JSON.stringify([answers, failure, failure.detail, failure.message, String(failure.stack)])
      expect(said).not.toContain(token)
      expect(said).not.toContain(basic)
    }
  })
})

describe("what asks for a credential", () => {
  it.each(["https://host.example/a'b/c", "https://host.example/$(id)/c", "https://host.example/a;b/c"])(
    "is made for no address such as %s",
    (address) => {
      expect(() => helperSettings(new URL(address))).toThrow(TypeError)
    }
  )
})

import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { embedded, everyDatabase, temporaryFolder } from "../databases.ts"
import { ask } from "../service/ask.ts"
import { type GitServer, startGitServer } from "../support/GitServer.ts"
import { on, serve } from "../node/processes/serve.ts"
import { isLong } from "../support/isLong.ts"
import { patience } from "../support/patience.ts"

const gitServer = Effect.acquireRelease(
  Effect.promise(() => startGitServer()),
  ({ stop }) => Effect.promise(stop)
)

const files = {
  "src/Digests.java":
    'class Digests { Object of() throws Exception { return java.security.MessageDigest.getInstance("MD5"); } }\n',
  "tool.py": "import hashlib\nhashlib.sha256(b'')\n"
}

const documents = ["bom.json", "bom.json?format=spdx", "sarif.json", "report.html", "scan.json"]

const ADMIN_TOKEN = "admin-token-of-the-whole-service"

/** A tenant that allows it has a repository scanned as its configuration says. */
const followConfiguration = async (git: GitServer, url: string) => {
  git.repository("acme/own", { ...files, ".ciphermap.yml": "exclude: tool.py\n" })
  const admin = async (path: string, body: unknown) =>
    (await ask(url, `/api/admin/cbom${path}`, { key: ADMIN_TOKEN, body })).json
  const { id } = await admin("/tenants", { name: "Own", reads_configuration: true })
  const { api_key: key } = await admin(`/tenants/${id}/keys`, { name: "k", env: "live" })
  const v1 = (path: string, asked = {}) => ask(url, `/api/v1/cbom${path}`, { key, ...asked })
  const made = await v1("/scans", { body: { repo_url: git.url("acme/own") } })
  for (const pause = patience(); ; await pause()) {
    const { json } = await v1(`/scans/${made.json.id}`)
    if (json.status === "completed" || json.status === "failed") {
      expect(json.summary).toMatchObject({ files_scanned: 2, languages: { java: 1, yaml: 1 } })
      return
    }
  }
}

/** From the key that the first start prints to the documents, as a new user goes. */
const goThrough = async (git: GitServer, url: string, key: string) => {
  const commit = git.repository("acme/app", files)
  const v1 = (path: string, asked = {}) => ask(url, `/api/v1/cbom${path}`, { key, ...asked })
  const made = await v1("/scans", { body: { repo_url: git.url("acme/app") } })
  expect(made.status).toBe(201)
  const path = `/scans/${made.json.id}`
  for (const pause = patience(); ; await pause()) {
    const { json } = await v1(path)
    if (json.status === "completed" || json.status === "failed") break
  }
  const { json: scan } = await v1(path)
  expect(scan).toMatchObject({ status: "completed", attempt: 1, error: null, repo: { commit_sha: commit } })
  expect(scan.findings.map(({ rule_id }: { readonly rule_id: string }) => rule_id)).toContain("CM-HASH-MD5")
  expect(scan.summary).toMatchObject({ files_scanned: 2, languages: { java: 1, python: 1 }, lines_scanned: 3 })
  for (const document of documents) expect((await v1(`${path}/${document}`)).status).toBe(200)
  await followConfiguration(git, url)
  const { json: usage } = await v1("/usage")
  expect(usage.all_time).toMatchObject({ scans_total: 1, scans_completed: 1 })
}

describe.each(isLong ? everyDatabase : [embedded])("the whole service in one process on $name", (database) => {
  it.live("scans a repository for the key that it prints at its first start", () =>
    Effect.gen(function* () {
      const git = yield* gitServer
      const work = join(yield* temporaryFolder("ciphermap-whole-"), "work")
      const environment = {
        ...on(yield* database.empty),
        ADMIN_TOKEN,
        REPOSITORY_ALLOW_INSECURE: git.host,
        WORK_DIR: work
      }
      const served = yield* serve(environment, "start")
      const url = yield* Effect.promise(served.listening)
      yield* Effect.promise(() => goThrough(git, url, served.key()))
      served.child.kill("SIGTERM")
      expect(yield* Effect.promise(() => served.ended)).toEqual({ code: 0, signal: null })
      expect(served.log().filter(({ level }) => level === "error")).toEqual([])
    }).pipe(Effect.scoped)
  )
})

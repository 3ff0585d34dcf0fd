import { execFile } from "node:child_process"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { promisify } from "node:util"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { database, temporaryFolder } from "../../databases.ts"
import { on, serve } from "../../node/processes/serve.ts"
import { startGitServer } from "../../support/GitServer.ts"
import { patience } from "../../support/patience.ts"
import { documentedCommands, requestingPages } from "./documentedCommands.ts"
import { writeZip } from "../../support/archiveWriters.ts"

const gitServer = Effect.acquireRelease(
  Effect.promise(() => startGitServer()),
  ({ stop }) => Effect.promise(stop)
)

const requestsOf = (page: string): ReadonlyArray<string> => {
  expect(requestingPages).toContain(page)
  return documentedCommands
    .filter((documented) => documented.page === page && documented.command.startsWith("curl "))
    .map(({ command }) => command)
}

interface Filled {
  /** What a reader would write instead of a placeholder. */
  readonly texts?: Readonly<Record<string, string>>
  readonly variables?: Readonly<Record<string, string>>
  readonly folder?: string
}

/** Runs a command of a page; gives the body of the response. */
const run = async (command: string, { texts = {}, variables = {}, folder }: Filled): Promise<string> => {
  const typed = Object.entries(texts).reduce((text, [placeholder, value]) => text.replace(placeholder, value), command)
  const environment = { PATH: process.env["PATH"], ...variables }
  const { stdout } = await promisify(execFile)("bash", ["--norc", "-euc", typed], { env: environment, cwd: folder })
  return stdout.slice(stdout.indexOf("{"))
}

describe("the commands of pages of the service", () => {
  it.live("try a repository without a key, make a webhook, keep a credential, and upload a scan", () =>
    Effect.gen(function* () {
      const git = yield* gitServer
      git.repository("acme/app", { "tool.py": "import hashlib\nhashlib.md5(b'')\n" })
      const folder = yield* temporaryFolder("ciphermap-commands-")
      const served = yield* serve(
        {
          ...on(yield* database.migrated),
          REPOSITORY_ALLOW_INSECURE: git.host,
          WEBHOOK_ALLOW_INSECURE: "127.0.0.1:1",
          WORK_DIR: join(folder, "work")
        },
        "start"
      )
      const url = yield* Effect.promise(served.listening)
      const [submit = "", ask = "", ...more] = requestsOf("docs/demo.md")
      expect(more).toEqual([])
      const repository = { "https://HOST": url, "https://github.com/owner/name": git.url("acme/app") }
      const { id } = JSON.parse(yield* Effect.promise(() => run(submit, { texts: repository })))
      const completed = yield* Effect.promise(async () => {
        for (const pause = patience(); ; await pause()) {
          const scan = JSON.parse(await run(ask, { texts: { "https://HOST": url, ID: id } }))
          if (["completed", "failed"].includes(scan.status)) return scan
        }
      })
      expect(completed).toMatchObject({ status: "completed" })

      const [create = "", ...others] = requestsOf("docs/webhooks.md")
      expect(others).toEqual([])
      const texts = { "https://cbom.example.com": url, "https://hooks.example.com": "http://127.0.0.1:1" }
      const made = yield* Effect.promise(() => run(create, { texts, variables: { CBOM_API_KEY: served.key() } }))
      expect(JSON.parse(made)).toMatchObject({
        url: "http://127.0.0.1:1/ciphermap",
        signing_secret: expect.any(String)
      })

      const [keep = "", ...further] = requestsOf("docs/private-repositories.md")
      expect(further).toEqual([])
      const variables = { URL: url, KEY: served.key(), TOKEN: "token-of-a-reader" }
      const kept = yield* Effect.promise(() => run(keep, { variables }))
      expect(JSON.parse(kept)).toMatchObject({ name: "Reader of acme", host: "github.com" })
      expect(kept).not.toContain("token-of-a-reader")

      const [upload = "", archive = "", ...rest] = requestsOf("docs/uploads.md")
      expect(rest).toEqual([])
      writeFileSync(join(folder, "scan.json"), JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.6" }))
      const client = { CIPHERMAP_URL: url, CIPHERMAP_API_KEY: served.key() }
      const uploaded = yield* Effect.promise(() => run(upload, { variables: client, folder }))
      expect(JSON.parse(uploaded)).toMatchObject({ status: "queued", id: expect.stringMatching(/^cbom_/) })
      writeFileSync(join(folder, "app.war"), writeZip([{ name: "a.py", bytes: "import hashlib" }]))
      const sent = yield* Effect.promise(() => run(archive, { variables: client, folder }))
      expect(JSON.parse(sent)).toMatchObject({ status: "queued", id: expect.stringMatching(/^cbom_/) })
    }).pipe(Effect.scoped)
  )
})

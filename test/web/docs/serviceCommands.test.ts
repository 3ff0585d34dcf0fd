import { execFile } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { promisify } from "node:util"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { database, temporaryFolder } from "../../databases.ts"
import { on, serve } from "../../node/processes/serve.ts"
import { startGitServer } from "../../support/GitServer.ts"
import { patience } from "../../support/patience.ts"
import { documentedCommands } from "./documentedCommands.ts"

const gitServer = Effect.acquireRelease(
  Effect.promise(() => startGitServer()),
  ({ stop }) => Effect.promise(stop)
)

const commandsOf = (page: string): ReadonlyArray<string> =>
  documentedCommands.filter((documented) => documented.page === page).map(({ command }) => command)

/** Runs a command of a page with what a reader would fill in; gives the body of the response. */
const run = async (command: string, filled: Readonly<Record<string, string>>, key = ""): Promise<string> => {
  const typed = Object.entries(filled).reduce((text, [placeholder, value]) => text.replace(placeholder, value), command)
  const environment = { PATH: process.env["PATH"], CBOM_API_KEY: key }
  const { stdout } = await promisify(execFile)("bash", ["-euc", typed], { env: environment })
  return stdout.slice(stdout.indexOf("{"))
}

describe("the commands of pages of the service", () => {
  it.live("docs/demo.md tries a repository without a key; docs/webhooks.md makes a webhook", () =>
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
      const [submit = "", ask = "", ...more] = commandsOf("docs/demo.md")
      expect(more).toEqual([])
      const repository = { "https://HOST": url, "https://github.com/owner/name": git.url("acme/app") }
      const { id } = JSON.parse(yield* Effect.promise(() => run(submit, repository)))
      const completed = yield* Effect.promise(async () => {
        for (const pause = patience(); ; await pause()) {
          const scan = JSON.parse(await run(ask, { "https://HOST": url, ID: id }))
          if (["completed", "failed"].includes(scan.status)) return scan
        }
      })
      expect(completed).toMatchObject({ status: "completed" })
      const [create = "", ...others] = commandsOf("docs/webhooks.md")
      expect(others).toEqual([])
      const target = { "https://cbom.example.com": url, "https://hooks.example.com": "http://127.0.0.1:1" }
      const webhook = JSON.parse(yield* Effect.promise(() => run(create, target, served.key())))
      expect(webhook).toMatchObject({ url: "http://127.0.0.1:1/ciphermap", signing_secret: expect.any(String) })
    }).pipe(Effect.scoped)
  )
})

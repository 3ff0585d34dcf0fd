import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { database, temporaryFolder } from "../../databases.ts"
import { serve, on } from "../../node/processes/serve.ts"
import { startGitServer } from "../../support/GitServer.ts"
import { commandsIn, documentText } from "./tablesOf.ts"

const gitServer = Effect.acquireRelease(
  Effect.promise(() => startGitServer()),
  ({ stop }) => Effect.promise(stop)
)

const run = promisify(execFile)

/** The blocks of the page behind the one that starts the service. */
const [start, ...blocks] = commandsIn(documentText("quickstart.md"))

/** Runs blocks one after another in one folder; what a person would copy is filled in. */
const follow = async (folder: string, values: Map<string, string>): Promise<ReadonlyArray<string>> => {
  const outputs: Array<string> = []
  for (const block of blocks) {
    for (const [, name = ""] of block.matchAll(/^export ([A-Z_]+)=/gm)) {
      if (!values.has(name)) values.set(name, /"id":"([^"]+)"/.exec(outputs.at(-1) ?? "")?.[1] ?? "nothing to fill in")
    }
    const commands = block.replaceAll(/^export .*\n/gm, "")
    const environment = { PATH: process.env["PATH"], ...Object.fromEntries(values) }
    if (commands === "") continue
    const { stdout } = await run("bash", ["-euc", commands], { cwd: folder, env: environment })
    outputs.push(stdout)
  }
  return outputs
}

describe("docs/quickstart.md", () => {
  it("starts the service as package.json does", () => {
    expect(start).toBe("npm ci && npm start\n")
    const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"))
    expect(scripts.start).toBe("node src/main.ts start")
  })

  it.live("leads from the key to the documents of a repository, command by command", () =>
    Effect.gen(function* () {
      const git = yield* gitServer
      git.repository("acme/app", { "tool.py": "import hashlib\nhashlib.md5(b'')\n" })
      const folder = yield* temporaryFolder("ciphermap-quickstart-")
      const served = yield* serve(
        {
          ...on(yield* database.migrated),
          REPOSITORY_ALLOW_INSECURE: git.host,
          WORK_DIR: join(folder, "work")
        },
        "start"
      )
      const url = yield* Effect.promise(served.listening)
      const values = new Map([
        ["CBOM_URL", url],
        ["CBOM_API_KEY", served.key()],
        ["REPOSITORY", git.url("acme/app")]
      ])
      const outputs = yield* Effect.promise(() => follow(folder, values))
      const [usage, submitted, , events, polled] = outputs
      expect(JSON.parse(usage!).all_time.scans_total).toBe(0)
      expect(JSON.parse(submitted!)).toMatchObject({ status: "queued", id: values.get("SCAN_ID") })
      expect(events).toContain("event: end")
      const scan = JSON.parse(polled!)
      expect(scan).toMatchObject({ status: "completed", error: null })
      expect(scan.findings.map(({ rule_id }: { readonly rule_id: string }) => rule_id)).toEqual(["CM-HASH-MD5"])
      for (const field of ["score", "risk_level", "findings", "components"]) expect(scan).toHaveProperty(field)
      const read = (file: string): string => readFileSync(join(folder, file), "utf8")
      expect(JSON.parse(read("bom.json"))).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" })
      expect(JSON.parse(read("spdx.json"))["@context"]).toContain("3.0.1")
      expect(JSON.parse(read("results.sarif")).version).toBe("2.1.0")
      expect(read("report.html")).toContain("CM-HASH-MD5")
    }).pipe(Effect.scoped)
  )
})

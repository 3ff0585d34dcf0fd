import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { storedFormats } from "../../../src/domain/StoredFormat.ts"
import { scanFiles } from "../../../src/worker/scanProcess/scanFiles.ts"
import { deno } from "../../support/deno.ts"
import { hostsOf, isRunning, until } from "../../support/processes.ts"
import { hostsWith, jobIn, jobOf, noProgress } from "./repositories.ts"

const root = resolve(import.meta.dirname, "../../..")
const script = join(root, "test/node/processes/scanOnce.ts")

it.live("Deno scans in processes of its own, writes what Node writes, and leaves none behind", () =>
  Effect.gen(function* () {
    const job = yield* jobOf({ "use.py": 'import hashlib\nhashlib.md5(b"")\n', "Use.java": "class Use {}" })
    const service = spawn(deno, ["run", "-A", script, JSON.stringify(job)], {
      cwd: root,
      stdio: ["ignore", "pipe", 2]
    })
    const lines: Array<string> = []
    const output = createInterface({ input: service.stdout! }).on("line", (line) => lines.push(line))
    yield* Effect.promise(() => Promise.race([once(service, "exit"), once(output, "line")]))
    yield* until(() => lines.includes("done") || service.exitCode !== null)
    const runtime = Number(lines[0])
    const [host] = hostsOf(runtime)
    expect(host).toBeGreaterThan(1)
    process.kill(runtime, "SIGKILL")
    yield* until(() => !isRunning(host!))

    const { scan } = yield* hostsWith()
    const { results, documents } = yield* scan(yield* jobIn(job.directory, job.commit), noProgress)
    const written = scanFiles(job.folder)
    expect(readFileSync(written.results, "utf8")).toBe(readFileSync(results, "utf8"))
    for (const format of storedFormats)
      expect(readFileSync(written.documents[format], "utf8")).toBe(readFileSync(documents[format], "utf8"))
  })
)

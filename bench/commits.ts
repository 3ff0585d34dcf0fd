import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { gzipSync } from "node:zlib"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { scannerWorkers } from "../src/node/scannerLayers.ts"
import { scanRepository } from "../src/worker/scanProcess/scanRepository.ts"
import type { ScanJob } from "../src/scans/ScanProcesses.ts"

const { values } = parseArgs({
  options: {
    repository: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
    threads: { type: "string", default: "2" }
  }
})

const { repository, from, to } = values
if (repository === undefined || from === undefined || to === undefined) {
  console.error("usage: node bench/commits.ts --repository GIT_DIR --from COMMIT --to COMMIT [--threads 2]")
  process.exit(64)
}

const work = realpathSync(mkdtempSync(join(tmpdir(), "ciphermap-commits-")))
const limits = { maxEntries: 200_000, maxFiles: 50_000, maxBytes: 1_073_741_824 }
const scanner = ManagedRuntime.make(scannerWorkers(Number(values.threads)))
const memory = { before: join(work, "before"), after: join(work, "after") }

interface Measured {
  readonly cpuSeconds: number
  readonly documents: string
}

const scan = async (name: string, commit: string, own?: ScanJob["memory"]): Promise<Measured> => {
  const folder = join(work, name)
  mkdirSync(folder)
  const { user, system } = process.cpuUsage()
  const job = {
    directory: repository,
    commit,
    folder,
    url: "https://example.com/owner/name",
    host: "example.com",
    owner: "owner",
    name: "name",
    ref: null,
    projectName: null,
    projectVersion: "1",
    serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
    timestamp: "2026-11-22T09:30:00Z",
    ...(own !== undefined && { memory: own })
  }
  await scanner.runPromise(scanRepository(job, limits, () => undefined))
  const used = process.cpuUsage({ user, system })
  const files = ["cyclonedx.json", "scan.json", "sarif.json", "results.json"]
  return {
    cpuSeconds: (used.user + used.system) / 1e6,
    documents: files.map((file) => readFileSync(join(folder, file), "utf8")).join()
  }
}

/** What one scan has left is what the next one has. */
const handOver = (): string => {
  if (!existsSync(memory.after)) return "nothing new was left"
  copyFileSync(memory.after, memory.before)
  rmSync(memory.after)
  const bytes = statSync(memory.before).size
  return `${(bytes / 1e6).toFixed(1)} MB were left, ${(gzipSync(readFileSync(memory.before)).length / 1e6).toFixed(1)} MB compressed`
}

const row = (what: string, { cpuSeconds }: Measured, of: Measured, more = ""): void =>
  console.log(
    `${what.padEnd(46)} ${cpuSeconds.toFixed(2).padStart(7)} s ${(cpuSeconds / of.cpuSeconds).toFixed(3).padStart(7)}  ${more}`
  )

try {
  await scan("warm", to)
  const without = await scan("without", to)
  row("the later commit without a memory", without, without)
  row("the earlier commit, with an empty one", await scan("first", from, memory), without, handOver())
  const next = await scan("next", to, memory)
  row("the later commit with what that left", next, without, handOver())
  const again = await scan("again", to, memory)
  row("the later commit again", again, without, handOver())
  const isSame = [next, again].every(({ documents }) => documents === without.documents)
  if (!isSame) throw new Error("a scan with a memory wrote other documents than one without it")
  console.log("documents agree")
} finally {
  await scanner.dispose()
  rmSync(work, { recursive: true, force: true })
}

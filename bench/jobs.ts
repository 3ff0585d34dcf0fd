import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { cpus, tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { parseArgs, promisify } from "node:util"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import postgres from "postgres"
import { freePort } from "./freePort.ts"
import { newDatabase } from "./newDatabase.ts"
import { Config } from "../src/config/Config.ts"
import { ScanQueue } from "../src/scans/ScanQueue.ts"
import { queueLayer } from "../src/start/queueLayer.ts"
import { database as databaseLayer } from "../src/start/databaseLayer.ts"
import { startGitServer } from "../test/support/GitServer.ts"

/**
 * Scans from the queue to their end, on PostgreSQL and a git server of this machine:
 *
 * npm run build && node bench/jobs.ts [--repository BARE_REPOSITORY] [--database postgres://...]
 */
const { values } = parseArgs({
  options: {
    database: { type: "string", default: "postgres://postgres@127.0.0.1:5432/postgres" },
    repository: { type: "string" },
    only: { type: "string", default: "noop,start,workers,repository" }
  }
})
const parts = new Set(values.only.split(","))
const main = resolve(import.meta.dirname, "../dist/service/src/main.js")
const folder = mkdtempSync(join(tmpdir(), "ciphermap-bench-"))
const database = await newDatabase(values.database)
const sql = postgres(database.url, { max: 2, onnotice: () => {} })
const git = await startGitServer()
const children = new Set<ChildProcess>()

const row = (title: string, ...cells: ReadonlyArray<string | number>): void => {
  console.log(`${title.padEnd(52)} ${cells.join("  ")}`)
}

const seconds = async (work: () => unknown): Promise<number> => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

const environment = {
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, "data"),
  WORK_DIR: join(folder, "work"),
  ADMIN_TOKEN: "an-admin-token-for-the-bench",
  KEY_PEPPER: "a-pepper-of-at-least-32-characters",
  REPOSITORY_ALLOW_INSECURE: git.host,
  MONTHLY_SCAN_CAP: "1000000",
  MAX_QUEUED_SCANS: "1000000",
  TENANT_SCANS_AT_ONCE: "1000",
  RATE_LIMIT_SCANS_PER_HOUR: "1000000",
  RATE_LIMIT_REQUESTS_PER_MINUTE: "1000000",
  RATE_LIMIT_BURST: "1000000",
  REUSE_HOURS: "0",
  LOG_LEVEL: "warn"
}

interface Begun {
  readonly settings?: Readonly<Record<string, string>>
  /** The only processor that it and what it starts may use: taskset(1). */
  readonly processor?: number
}

const begin = (role: string, { settings = {}, processor }: Begun = {}): ChildProcess => {
  const program = [process.execPath, main, role] as const
  const [command, ...args] = processor === undefined ? program : ["taskset", "-c", String(processor), ...program]
  const child = spawn(command, args, {
    env: { ...process.env, ...environment, ...settings },
    stdio: ["ignore", "ignore", "inherit"]
  })
  children.add(child)
  child.once("exit", () => children.delete(child))
  return child
}

const end = async (...some: ReadonlyArray<ChildProcess>): Promise<void> => {
  await Promise.all(some.map((child) => (child.kill("SIGTERM"), once(child, "exit"))))
}

const answering = async (url: string): Promise<void> => {
  while (
    !(await fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false))
  )
    await new Promise((wait) => setTimeout(wait, 20))
}

const post = async (url: string, body: unknown, token: string): Promise<Record<string, string>> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

const noop = async (): Promise<void> => {
  const jobs = 10_000
  const program = Effect.gen(function* () {
    const queue = yield* ScanQueue
    yield* Effect.promise(
      () => sql`
        insert into job_queue (id, queue_name, element, state, attempts, visible_at, created_at, updated_at)
        select 'job' || n, 'scans', '{"tenant":"tnt_aaaaaaaaaaaaaaaa","scanId":"none"}', 'pending', 0, now(), now(), now()
        from generate_series(1, ${jobs}) n`
    )
    let done = 0
    const take = queue.take(() => Effect.sync(() => done++)).pipe(Effect.repeat({ while: () => done < jobs }))
    const began = performance.now()
    yield* Effect.raceFirst(
      Effect.all(
        Array.from({ length: 32 }, () => take),
        { concurrency: "unbounded" }
      ),
      Effect.sleep("10 millis").pipe(Effect.repeat({ while: () => done < jobs }))
    )
    row("no-op jobs, 32 takers in one process, jobs/s", Math.round(jobs / ((performance.now() - began) / 1_000)))
  })
  const config = Config.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnvRecord(environment))))
  await Effect.runPromise(
    program.pipe(
      Effect.provide(
        queueLayer.pipe(Layer.provide(databaseLayer), Layer.provide(config), Layer.provide(Logger.layer([])))
      )
    )
  )
  await sql`delete from job_queue`
}

/** A service without workers, and what submits to it. */
const withApi = async (use: (submit: (path: string) => Promise<string>) => Promise<void>): Promise<void> => {
  const port = await freePort()
  const api = begin("serve", { settings: { PORT: String(port) } })
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/api/v1/cbom/health`)
  const tenant = await post(`${url}/api/admin/cbom/tenants`, { name: "Bench" }, environment.ADMIN_TOKEN)
  const { api_key: key = "" } = await post(
    `${url}/api/admin/cbom/tenants/${tenant["id"]}/keys`,
    { name: "bench", env: "live" },
    environment.ADMIN_TOKEN
  )
  await use(async (path) => (await post(`${url}/api/v1/cbom/scans`, { repo_url: git.url(path) }, key))["id"] ?? "")
  await end(api)
}

const untilEnded = async (): Promise<void> => {
  for (;;) {
    const [left] = await sql<[{ n: number }]>`select count(*)::integer as n from scans where completed_at is null`
    if (left.n === 0) break
    await new Promise((wait) => setTimeout(wait, 50))
  }
  const failed = await sql`select repo_name, error_code from scans where status = 'failed'`
  if (failed.length > 0) throw new Error(`scans failed: ${JSON.stringify(failed.slice(0, 3))}`)
}

const source = (at: number, calls: number): string =>
  `import java.security.*; import javax.crypto.*;\nclass C${at} {\n${Array.from(
    { length: calls },
    (_, call) =>
      `  void m${call}() throws Exception { Cipher.getInstance("AES/GCM/NoPadding"); MessageDigest.getInstance("SHA-256"); }`
  ).join("\n")}\n}\n`

const percentile = (sorted: ReadonlyArray<number>, share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)

/** From the commit of the POST to `downloading`, while nothing else is to be done. */
const startDelays = async (): Promise<void> => {
  const worker = begin("worker")
  await withApi(async (submit) => {
    git.repository("bench/small", { "A.java": source(0, 1) })
    for (let at = 0; at < 40; at++) {
      await submit("bench/small")
      await new Promise((wait) => setTimeout(wait, 150 + Math.random() * 200))
      await untilEnded()
    }
  })
  await end(worker)
  const rows = await sql<Array<{ ms: number }>>`
    select extract(epoch from (h.at - s.created_at)) * 1000 as ms
    from scans s join scan_history h on h.scan_id = s.id and h.status = 'downloading'`
  const sorted = rows.map(({ ms }) => Number(ms)).toSorted((one, other) => one - other)
  row("queued to downloading, idle, ms", `p50 ${percentile(sorted, 0.5)}`, `p95 ${percentile(sorted, 0.95)}`)
}

/** How many processors of the machine are busy meanwhile, on average. */
const busyProcessors = async (work: () => Promise<unknown>): Promise<number> => {
  const spent = (): { readonly busy: number; readonly all: number } =>
    cpus().reduce(
      (sum, { times: { idle, ...times } }) => {
        const busy = Object.values(times).reduce((total, time) => total + time, 0)
        return { busy: sum.busy + busy, all: sum.all + busy + idle }
      },
      { busy: 0, all: 0 }
    )
  const before = spent()
  await work()
  const after = spent()
  return ((after.busy - before.busy) / (after.all - before.all)) * cpus().length
}

const BATCH = 12

/** Scans that need processors, by one worker and by two: first where each may use any, then where each has one of its own. */
const workers = async (): Promise<void> => {
  const files = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`C${at}.java`, source(at, 60)]))
  git.repository("bench/busy", files)
  const settings = { SCANS_AT_ONCE: "1", SCAN_THREADS: "1", DOWNLOADS_AT_ONCE: "1" }
  const batch = async (some: ReadonlyArray<Begun>): Promise<{ readonly took: number; readonly busy: number }> => {
    let took = 0
    let busy = 0
    await withApi(async (submit) => {
      const running = some.map((each) => begin("worker", { settings, ...each }))
      for (const _ of running) await submit("bench/busy")
      await untilEnded()
      busy = await busyProcessors(async () => {
        took = await seconds(async () => {
          for (let at = 0; at < BATCH; at++) await submit("bench/busy")
          await untilEnded()
        })
      })
      await end(...running)
    })
    return { took, busy }
  }
  const compare = async (title: string, first: Begun, second: Begun): Promise<void> => {
    const alone = await batch([first])
    const two = await batch([first, second])
    row(
      `${BATCH} scans, ${title}`,
      `one worker ${alone.took.toFixed(1)} s (${alone.busy.toFixed(2)} processors busy)`,
      `two ${two.took.toFixed(1)} s (${two.busy.toFixed(2)})`,
      `${(alone.took / two.took).toFixed(2)} times`
    )
  }
  await compare("any processor", {}, {})
  await compare("a processor each", { processor: 0 }, { processor: 1 })
}

/** A repository as it is, beside its clone and the command line. */
const repository = async (bare: string): Promise<void> => {
  mkdirSync(dirname(git.directory("bench/real")), { recursive: true })
  cpSync(bare, git.directory("bench/real"), { recursive: true })
  const clone = join(folder, "clone")
  const run = promisify(execFile)
  const cloned = await seconds(() => run("git", ["clone", "-q", "--depth", "1", git.url("bench/real"), clone]))
  const scanned = await seconds(() =>
    run(process.execPath, [
      main,
      "scan",
      clone,
      "--no-cache",
      "--format",
      "cyclonedx",
      "--output",
      join(folder, "bom.json")
    ])
  )
  let took = 0
  const worker = begin("worker")
  await withApi(async (submit) => {
    took = await seconds(async () => {
      await submit("bench/real")
      await untilEnded()
    })
  })
  await end(worker)
  row(
    "repository, seconds: clone, scan, service, ratio",
    cloned.toFixed(1),
    scanned.toFixed(1),
    took.toFixed(1),
    (took / (cloned + scanned)).toFixed(2)
  )
}

try {
  if (parts.has("noop")) await noop()
  if (parts.has("start")) await startDelays()
  if (parts.has("workers")) await workers()
  if (parts.has("repository") && values.repository !== undefined) await repository(values.repository)
} finally {
  for (const child of children) child.kill("SIGKILL")
  await sql.end()
  await database.drop()
  await git.stop()
  rmSync(folder, { recursive: true, force: true })
}

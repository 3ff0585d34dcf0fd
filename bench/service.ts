import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import postgres from "postgres"
import { freePort } from "./freePort.ts"
import { median } from "./measure.ts"
import { newDatabase } from "./newDatabase.ts"
import { steady } from "./steady.ts"

/**
 * The service under load, beside a bare `node:http` server that answers a constant, in one run. Each round asks each of them once,
 * since the machine is not the same a minute later; medians are shown:
 *
 * npm run build && node bench/service.ts [--seconds 8] [--rounds 5] [--database postgres://...]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "5" },
    database: { type: "string", default: "postgres://postgres@127.0.0.1:5432/postgres" },
    queued: { type: "string", default: "100000" }
  }
})
const seconds = Number(values.seconds)
const root = resolve(import.meta.dirname, "..")
const main = join(root, "dist/service/src/main.js")
const cannon = createRequire(join(import.meta.dirname, "package.json")).resolve("autocannon")

interface Shot {
  readonly requests: { readonly average: number }
  readonly latency: { readonly p99: number }
  readonly non2xx: number
  readonly errors: number
  readonly "4xx": number
  readonly "5xx": number
}

/** Runs in a process of its own, so that making load is not measured as serving it. */
const shoot = (url: string, ...args: ReadonlyArray<string>): Shot =>
  JSON.parse(
    execFileSync(process.execPath, [cannon, "-j", "-n", "-d", String(seconds), "-c", "32", ...args, url], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1 << 26
    })
  )

const bareSource = `require("node:http").createServer((_, response) => {
  response.setHeader("content-type", "application/json"); response.end('{"status":"ok"}')
}).listen(Number(process.argv[1]), "127.0.0.1")`

const generous = Object.fromEntries(
  [
    "REQUESTS_PER_MINUTE",
    "BURST",
    "CONCURRENT",
    "SCANS_PER_HOUR",
    "DOWNLOADS_PER_HOUR",
    "AUTH_FAILURES_PER_MINUTE",
    "PUBLIC_PER_MINUTE"
  ].map((name) => [`RATE_LIMIT_${name}`, name === "CONCURRENT" ? "1000000" : "100000000"])
)

const answers = async (url: string, process: ChildProcess): Promise<void> => {
  while (process.exitCode === null) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false
      )
    )
      return
    await new Promise((wait) => setTimeout(wait, 10))
  }
  throw new Error(`ended with ${process.exitCode} before it answered at ${url}`)
}

interface Started {
  readonly url: string
  readonly child: ChildProcess
  readonly milliseconds: number
  readonly output: () => string
}

const start = async (environment: Readonly<Record<string, string>>): Promise<Started> => {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [main, "serve"], {
    env: {
      ...process.env,
      ...generous,
      LOG_LEVEL: "none",
      MONTHLY_SCAN_CAP: "100000000",
      MAX_QUEUED_SCANS: "100000",
      ...environment,
      PORT: String(port)
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  let text = ""
  child.stdout.on("data", (piece: Buffer) => {
    text += piece.toString()
  })
  await answers(`http://127.0.0.1:${port}/api/v1/cbom/health`, child)
  return { url: `http://127.0.0.1:${port}`, child, milliseconds: performance.now() - began, output: () => text }
}

const stop = async ({ child }: Pick<Started, "child">): Promise<void> => {
  child.kill("SIGTERM")
  await once(child, "exit")
}

/** The most that may wait of a tenant. */
const scansOfATenant = 400

const row = (name: string, ...cells: ReadonlyArray<string | number>): void => {
  console.log(`${name.padEnd(44)} ${cells.map((cell) => String(cell).padStart(12)).join(" ")}`)
}

const rate = (shot: Shot): number => Math.round(shot.requests.average)

const residentMiB = ({ child }: Started): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? 0) / 1024)

const folder = mkdtempSync(join(tmpdir(), "ciphermap-bench-"))
const database = await newDatabase(values.database)

const secrets = { ADMIN_TOKEN: "an-admin-token-for-the-bench", KEY_PEPPER: "a-pepper-of-at-least-32-characters" }
const post = async (url: string, body: unknown, token = secrets.ADMIN_TOKEN): Promise<Record<string, string>> =>
  (
    await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body)
    })
  ).json() as Promise<Record<string, string>>

try {
  row("start", "ms")
  const first = await start({ DATA_DIR: join(folder, "data") })
  row("embedded, first start", Math.round(first.milliseconds))
  await stop(first)
  const later = await start({ DATA_DIR: join(folder, "data") })
  row("embedded, later start", Math.round(later.milliseconds))
  await stop(later)

  const barePort = await freePort()
  const bare = spawn(process.execPath, ["-e", bareSource, String(barePort)], { stdio: "ignore" })
  await answers(`http://127.0.0.1:${barePort}`, bare)
  const service = await start({ ...secrets, DATABASE_URL: database.url, DATA_DIR: join(folder, "postgresql") })
  row("PostgreSQL, first start", Math.round(service.milliseconds))
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const api = `${service.url}/api/v1/cbom`
  const { id: tenant = "" } = await post(`${service.url}/api/admin/cbom/tenants`, { name: "Bench" })
  const { api_key: key = "" } = await post(`${service.url}/api/admin/cbom/tenants/${tenant}/keys`, {
    name: "b",
    env: "live"
  })
  const authorization = `authorization=Bearer ${key}`
  const scan = JSON.stringify({ repo_url: "https://github.com/openssl/openssl" })

  const others = Math.ceil(Number(values.queued) / scansOfATenant)
  await sql.unsafe(
    `insert into tenants (id, name, kind) select 'tnt_' || lpad(n::text, 16, '0'), 'Other', 'partner' from generate_series(1, $1::int) n`,
    [others]
  )
  await sql.unsafe(
    `insert into scans (tenant_id, id, env, tenant_kind, methodology_version, repo_url, repo_host, repo_owner, repo_name, project_version, created_at)
     select case when n <= 100 then '${tenant}' else 'tnt_' || lpad((1 + n % ${others})::text, 16, '0') end, 'cbom_' || lpad(to_hex(n), 16, '0'), 'live', 'partner', '1.1', 'https://github.com/openssl/openssl', 'github.com',
            'openssl', 'openssl', '1.0.0', now() - n * interval '1 second' from generate_series(1, $1::int) n`,
    [Number(values.queued)]
  )
  await sql.unsafe("analyze scans")

  row("throughput, 32 connections", "req/s", "of bare", "p99 ms", "not 2xx")
  const shots = {
    "bare node:http": () => shoot(`http://127.0.0.1:${barePort}/`),
    health: () => shoot(`${api}/health`),
    "401, no key": () => shoot(`${api}/scans`),
    "401, wrong key": () => shoot(`${api}/scans`, "-H", `authorization=Bearer ${key.slice(0, -1)}`),
    "list of 50, PostgreSQL with RLS": () => shoot(`${api}/scans`, "-H", authorization)
  }
  const turns = Array.from({ length: Number(values.rounds) }, () =>
    Object.entries(shots).map(([label, shot]) => ({ label, shot: shot() }))
  )
  for (const [at, label] of Object.keys(shots).entries()) {
    const each = turns.map((turn) => ({ shot: turn[at]!.shot, bare: turn[0]!.shot }))
    row(
      label,
      median(each.map(({ shot }) => rate(shot))),
      median(each.map(({ shot, bare }) => rate(shot) / rate(bare))).toFixed(3),
      median(each.map(({ shot }) => shot.latency.p99)),
      each.reduce((sum, { shot }) => sum + shot.non2xx + shot.errors, 0)
    )
  }

  row("at a steady rate", "req/s", "p50 ms", "p99 ms", "refused")
  const held = async (label: string, load: Parameters<typeof steady>[1]): Promise<void> => {
    const { rate, p50, p99, refused } = await steady(`${api}/scans`, load)
    row(label, rate, p50, p99, refused)
  }
  const bearer = { authorization: `Bearer ${key}` }
  await held("list of 50 at 300 req/s", { rate: 300, seconds, headers: bearer })
  await held(`POST scans at 100 req/s, ${values.queued} queued`, {
    rate: 100,
    seconds,
    method: "POST",
    headers: { ...bearer, "content-type": "application/json" },
    body: scan
  })
  await held("401 at 1,000 req/s", { rate: 1_000, seconds })

  row("memory", "MiB")
  row("service after the load", residentMiB(service))
  await sql.end()
  await stop(service)
  bare.kill()
} finally {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}

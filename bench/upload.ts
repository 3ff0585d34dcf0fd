import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { gzipSync } from "node:zlib"
import { freePort } from "./freePort.ts"
import { median } from "./measure.ts"
import { newDatabase } from "./newDatabase.ts"

/**
 * How long the API takes for uploads, and how much memory: `node bench/upload.ts --database postgres://... [--mib 3,30,60] [--runs 3]`.
 * Scans of that size, as they are and compressed, to a service without workers, which only takes them.
 */
const { values } = parseArgs({
  options: {
    database: { type: "string", default: "postgres://postgres@127.0.0.1:5432/postgres" },
    mib: { type: "string", default: "3,30,60" },
    runs: { type: "string", default: "3" }
  }
})
const runs = Number(values.runs)
const MEBIBYTE = 1_048_576

const finding = (at: number) => ({
  kind: "hash",
  api: "java.security.MessageDigest.getInstance",
  library: "jca",
  language: "java",
  path: `src/main/java/org/example/package${at % 97}/File${at}.java`,
  place: { line: at % 900, column: 9, endLine: at % 900, endColumn: 40 },
  scope: "production",
  facts: { name: "SHA-256", primitive: "hash", functions: ["digest"] },
  sources: { name: { from: "literal", hops: 0 } },
  evidence: []
})

const scanOf = (bytes: number): Buffer => {
  const rows: Array<string> = []
  for (let size = 0, at = 0; size < bytes; at++) {
    const row = JSON.stringify(finding(at), null, 1)
    rows.push(row)
    size += row.length + 2
  }
  return Buffer.from(`{"source":{},"findings":[${rows.join(",\n")}]}`)
}

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))
const adminToken = "an-admin-token-for-the-bench"

const start = async (environment: Readonly<Record<string, string>>) => {
  const port = await freePort()
  const child = spawn(process.execPath, [main, "serve"], {
    env: {
      ...process.env,
      LOG_LEVEL: "none",
      ADMIN_TOKEN: adminToken,
      KEY_PEPPER: "a-pepper-of-at-least-32-characters",
      RATE_LIMIT_SCANS_PER_HOUR: "1000000",
      ...environment,
      PORT: String(port)
    },
    stdio: ["ignore", "ignore", "inherit"]
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/api/v1/cbom/health`).then(
      ({ ok }) => ok,
      () => false
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`)
    await new Promise((wait) => setTimeout(wait, 20))
  }
  return { url, child }
}

const post = async (url: string, body: object): Promise<Record<string, string>> => {
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" }
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })
  return (await answer.json()) as Record<string, string>
}

const statusOf = ({ pid }: ChildProcess, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024

/** User and system time: proc_pid_stat(5), fields 14 and 15, in hundredths of a second. */
const cpuSeconds = ({ pid }: ChildProcess): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8")
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) / 100
}

const folder = mkdtempSync(join(tmpdir(), "ciphermap-bench-"))
const database = await newDatabase(values.database)
const { url, child } = await start({ DATA_DIR: folder, DATABASE_URL: database.url })
try {
  const tenant = await post(`${url}/api/admin/cbom/tenants`, { name: "Bench" })
  const key = (await post(`${url}/api/admin/cbom/tenants/${tenant["id"]}/keys`, { name: "k", env: "live" }))["api_key"]
  const send = async (body: Buffer, coding: string): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", "content-encoding": coding }
    const answer = await fetch(`${url}/api/v1/cbom/uploads?name=bench`, {
      method: "POST",
      headers,
      body: new Uint8Array(body)
    })
    const text = await answer.text()
    if (answer.status !== 201) throw new Error(`${answer.status}: ${text}`)
  }
  await send(scanOf(MEBIBYTE), "identity")
  console.log(`resident after a first upload of 1 MiB: ${Math.round(statusOf(child, "VmRSS"))} MiB`)
  for (const mebibytes of values.mib.split(",").map(Number)) {
    const plain = scanOf(mebibytes * MEBIBYTE)
    for (const [coding, body] of [
      ["identity", plain],
      ["gzip", gzipSync(plain)]
    ] as const) {
      const seconds: Array<number> = []
      const cpu: Array<number> = []
      let most = 0
      const watching = setInterval(() => (most = Math.max(most, statusOf(child, "VmRSS"))), 20)
      for (let run = 0; run < runs; run++) {
        const [began, used] = [performance.now(), cpuSeconds(child)]
        await send(body, coding)
        seconds.push((performance.now() - began) / 1_000)
        cpu.push(cpuSeconds(child) - used)
      }
      clearInterval(watching)
      const size = `${(plain.length / MEBIBYTE).toFixed(1)} MiB (${(body.length / MEBIBYTE).toFixed(1)} sent, ${coding})`
      console.log(
        `${size}: ${median(seconds).toFixed(2)} s, ${median(cpu).toFixed(2)} s of a processor; most resident ${Math.round(most)} MiB`
      )
    }
  }
} finally {
  child.kill("SIGTERM")
  await once(child, "exit")
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}

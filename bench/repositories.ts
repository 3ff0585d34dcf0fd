import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import postgres from "postgres"
import { freePort } from "./freePort.ts"
import { newDatabase } from "./newDatabase.ts"

/**
 * What a tenant with many repositories and scans waits for, and beside it one with a repository and ten scans, on PostgreSQL:
 * milliseconds of requests of both in turns, and of eight at a time of the large one. Scans are filled in by SQL.
 *
 * node bench/repositories.ts [--repositories 10000] [--scans 1000000] [--requests 200] [--database postgres://...]
 */
const { values } = parseArgs({
  options: {
    repositories: { type: "string", default: "10000" },
    scans: { type: "string", default: "1000000" },
    requests: { type: "string", default: "200" },
    database: { type: "string", default: "postgres://postgres@127.0.0.1:5432/postgres" }
  }
})
const repositories = Number(values.repositories)
const scans = Number(values.scans)
const most = Number(values.requests)
const main = join(resolve(import.meta.dirname, ".."), "src/main.ts")
const secrets = { ADMIN_TOKEN: "an-admin-token-for-the-bench", KEY_PEPPER: "a-pepper-of-at-least-32-characters" }
const manyRequests = "100000000"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-bench-"))
const database = await newDatabase(values.database)
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const service = spawn(process.execPath, [main, "serve"], {
  env: {
    ...process.env,
    ...secrets,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: "none",
    RATE_LIMIT_REQUESTS_PER_MINUTE: manyRequests,
    RATE_LIMIT_BURST: manyRequests,
    RATE_LIMIT_PAGES_PER_MINUTE: manyRequests
  },
  stdio: ["ignore", "ignore", "inherit"]
})

const isUp = (): Promise<boolean> =>
  fetch(`${url}/api/v1/cbom/health`).then(
    ({ ok }) => ok,
    () => false
  )

const post = async (path: string, body: unknown): Promise<Record<string, string>> => {
  const response = await fetch(`${url}/api/admin/cbom${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secrets.ADMIN_TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  return response.json() as Promise<Record<string, string>>
}

/** The id of the tenant with ten scans. */
let small = ""

/** Triggers are off while scans are filled in; then each repository takes its numbers as a change of its ref would. */
const fill = async (tenant: string, repositories: number, scans: number): Promise<void> => {
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const first = Number(tenant === small) * 900_000_000
  await sql.unsafe("set session_replication_role = replica")
  await sql.unsafe(
    `insert into repositories (tenant_id, id, name, repo_url, address, labels)
     select '${tenant}', 'rep_' || lpad(n::text, 16, '0'), 'Owner' || n % 100 || '/project-' || n,
            'https://github.com/owner' || n % 100 || '/project-' || n, 'github.com/owner' || n % 100 || '/project-' || n,
            array['team ' || n % 40]
     from generate_series(1, $1::int) n`,
    [repositories]
  )
  await sql.unsafe(
    `insert into scans (tenant_id, id, env, tenant_kind, status, phase_reached, methodology_version, repo_url, repo_host, repo_owner,
                        repo_name, repository_id, commit_sha, score, risk_level, components_total, findings_total, findings_by_severity,
                        error_code, created_at, started_at, completed_at)
     select '${tenant}', 'cbom_' || lpad((${first} + n)::text, 16, '0'), 'live', 'partner', status, status, '2.0',
            'https://github.com/owner' || r % 100 || '/project-' || r, 'github.com', 'owner' || r % 100, 'project-' || r,
            'rep_' || lpad(r::text, 16, '0'), md5(n::text) || '00000000', n % 101, 'high', n % 90, n % 70,
            json_build_object('critical', n % 3, 'high', n % 7, 'medium', n % 11, 'low', n % 13, 'info', 0),
            case status when 'failed' then 'repo_not_found' end, at, at, at
     from (select n, 1 + n % ${repositories} as r, now() - (${scans} - n) * interval '20 seconds' as at,
                  case when n = 5 then 'failed' else 'completed' end as status
           from generate_series(1, $1::int) n) as made`,
    [scans]
  )
  await sql.unsafe(
    `insert into usage_entries (tenant_id, kind, env, scan_id, amount_cents, occurred_at)
     select tenant_id, kind, 'live', id, amount, created_at
     from scans cross join lateral (values ('scan_accepted', 100), ('scan_' || status, 0)) as entry (kind, amount)
     where tenant_id = '${tenant}'`
  )
  await sql.unsafe("select refresh_repository(tenant_id, id) from repositories")
  await sql.unsafe("vacuum analyze scans")
  await sql.unsafe("vacuum analyze repositories")
  await sql.unsafe("vacuum analyze usage_entries")
  await sql.end()
}

/** As workers do, and says how many days that were. */
const addUp = async (): Promise<number> => {
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  await sql.unsafe("set role ciphermap_system")
  const [row] = await sql.unsafe("select roll_up_usage(100000) as days")
  await sql.end()
  return row?.["days"] as number
}

/** Signs in to the console, as a browser without scripts does. */
const cookieFor = async (key: string): Promise<string> => {
  const response = await fetch(`${url}/console/sign-in`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ api_key: key }).toString()
  })
  return response.headers.get("set-cookie")?.split(";")[0] ?? ""
}

const at = (sorted: ReadonlyArray<number>, share: number): string =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1)

type Headers = Readonly<Record<string, string>>

const timed = async (path: string, headers: Headers): Promise<number> => {
  const began = performance.now()
  const response = await fetch(url + path, { headers })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
  return performance.now() - began
}

/** Requests of both tenants in turns: what else the machine does is the same for both. */
const measure = async (
  label: string,
  path: string,
  big: Headers,
  little?: Headers,
  littlePath = path,
  requests = most
): Promise<void> => {
  const others = little === undefined ? undefined : new Array<number>()
  const inTurn = new Array<number>()
  for (let left = requests + 3; left > 0; left--) {
    const taken = await timed(path, big)
    const other = little === undefined ? 0 : await timed(littlePath, little)
    if (left > requests) continue
    inTurn.push(taken)
    others?.push(other)
  }
  const lanes = Array.from({ length: 8 }, async () => {
    const own: Array<number> = []
    for (let left = requests / 8; left > 0; left--) own.push(await timed(path, big))
    return own
  })
  const together = (await Promise.all(lanes)).flat()
  const cells = [inTurn, others, together].flatMap((all) => {
    const sorted = all?.toSorted((a, b) => a - b)
    return sorted === undefined ? ["", ""] : [at(sorted, 0.5), at(sorted, 0.95)]
  })
  console.log(`${label.padEnd(44)} ${cells.map((cell) => cell.padStart(10)).join(" ")}`)
}

/** The cursor behind that many pages of 200. */
const cursorAfter = async (list: string, pages: number, headers: Headers): Promise<string> => {
  let cursor = ""
  for (let left = pages; left > 0; left--) {
    const query = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`
    const response = await fetch(`${url}/api/v1/cbom/${list}?limit=200${query}`, { headers })
    cursor = ((await response.json()) as { readonly next_cursor: string | null }).next_cursor ?? cursor
  }
  return encodeURIComponent(cursor)
}

try {
  while (!(await isUp())) await new Promise((wait) => setTimeout(wait, 50))
  const { id: tenant = "" } = await post("/tenants", { name: "Bench" })
  const { id: smallTenant = "" } = await post("/tenants", { name: "Small" })
  small = smallTenant
  const keyOf = async (id: string) => (await post(`/tenants/${id}/keys`, { name: "b", env: "live" }))["api_key"] ?? ""
  const [key, otherKey] = [await keyOf(tenant), await keyOf(small)]
  const began = performance.now()
  await fill(tenant, repositories, scans)
  await fill(small, 1, 10)
  console.log(
    `${repositories} repositories, ${scans} scans, filled in ${Math.round((performance.now() - began) / 1000)} s`
  )
  const headers = { authorization: `Bearer ${key}` }
  const other = { authorization: `Bearer ${otherKey}` }
  const cookie = { cookie: await cookieFor(key), accept: "text/html" }
  const otherCookie = { cookie: await cookieFor(otherKey), accept: "text/html" }
  const [list, all] = ["/api/v1/cbom/repositories", "/api/v1/cbom/scans"]
  const one = (number: number) => `${list}/rep_${String(number).padStart(16, "0")}`
  const titles = ["p50", "p95", "small: p50", "p95", "8: p50", "8: p95"]
  console.log(`${"milliseconds".padEnd(44)} ${titles.map((title) => title.padStart(10)).join(" ")}`)
  const history = async () => {
    await measure("list of 50 scans", all, headers, other)
    const middle = await cursorAfter("scans", Math.min(100, Math.floor(scans / 400)), headers)
    await measure("list of 50 scans, from the middle", `${all}?cursor=${middle}`, headers)
    await measure("list of scans with a status that one has", `${all}?status=failed`, headers, other)
    await measure("50 scans of a repository", `${one(17)}/scans`, headers, other, `${one(1)}/scans`)
    await measure("trend of a repository", `${one(17)}/trend`, headers, other, `${one(1)}/trend`)
    await measure("portfolio in numbers", "/api/v1/cbom/portfolio", headers, other)
  }
  await history()
  const usage = "/api/v1/cbom/usage"
  await measure("usage, ledger not added up", usage, headers, other, usage, Math.min(most, 8))
  console.log(`the ledger of ${await addUp()} days is added up`)
  await measure("usage", usage, headers, other)
  await measure("console, usage", "/console/usage", cookie, otherCookie)
  await measure("console, portfolio", "/console", cookie, otherCookie)
  await measure("console, filtered by text", "/console?text=project-77", cookie)
  await measure("list of 50, worst score first", list, headers, other)
  await measure("list of 50, by severity", `${list}?sort=severity`, headers, other)
  await measure("list of 50, by the first deadline", `${list}?sort=due`, headers, other)
  await measure("list of 50, by name", `${list}?sort=name`, headers, other)
  const deep = await cursorAfter("repositories", Math.ceil(repositories / 400), headers)
  await measure("list of 50, from the middle", `${list}?cursor=${deep}`, headers)
  await measure("list of 50, with a label", `${list}?label=team%2017`, headers)
  await measure("list of 50, with a text of one", `${list}?text=project-${repositories}`, headers)
} finally {
  service.kill("SIGTERM")
  if (service.exitCode === null) await once(service, "exit")
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
}

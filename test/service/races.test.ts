import * as Redacted from "effect/Redacted"
import postgres from "postgres"
import { describe, expect, it } from "vitest"
import { database, hasServer } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import { patience } from "../support/patience.ts"
import type { Answer } from "./ask.ts"
import { completedScan } from "./storedScans.ts"
import { type TestService, type TestTenant, useService } from "./startService.ts"

const repo_url = "https://github.com/example/project"
/** Of a key that is revoked meanwhile. */
const requests = isLong ? 1_000 : 400

const times = <A>(count: number, run: (at: number) => Promise<A>): Promise<ReadonlyArray<A>> =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)))

/** How many answers have each status. */
const counted = (answers: ReadonlyArray<Answer>): Readonly<Record<number, number>> =>
  answers.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {}
  )

describe(`at once on ${database.name}`, () => {
  const service = useService(database, { MAX_ACTIVE_TEST_KEYS: "10", MAX_QUEUED_SCANS: "30" })
  /** Waits for a session end after five seconds, which many at once may take on a busy machine: 503, nothing was done. */
  const v1: TestService["v1"] = async (path, asked) => {
    for (const pause = patience(); ; await pause()) {
      const answer = await service.v1(path, asked)
      if (answer.status !== 503) return answer
    }
  }
  const make = (key: string) => v1("/keys", { key, body: { name: "n", env: "test" } })

  it("100 new keys at a cap of 10 are exactly 10", async () => {
    const { id, live, test } = await service.tenant()
    await v1(`/keys/${test.split("_")[2]}/revoke`, { key: live, method: "POST" })
    expect(counted(await times(100, () => make(live)))).toEqual({ 200: 10, 409: 90 })
    const [row] = await service.sql(
      "select count(*)::integer as count from api_keys where tenant_id = $1 and env = 'test' and status = 'active'",
      [id]
    )
    expect(row).toEqual({ count: 10 })
  })

  it("100 scans with 1 left are exactly 1, of any kind of key", async () => {
    const { id, live } = await service.tenant({ monthly_scan_cap: 3 })
    const submit = (at = 0) =>
      v1("/scans", {
        key: live,
        body: { repo_url },
        ...(at % 2 === 1 && { headers: { "idempotency-key": `race-${at}` } })
      })
    for (let at = 0; at < 2; at++) expect((await submit()).status).toBe(201)
    expect(counted(await times(100, submit))).toEqual({ 201: 1, 429: 99 })
    const [row] = await service.sql(
      `select (select count(*) from scans where tenant_id = $1)::integer as scans,
              (select count(*) from usage_entries where tenant_id = $1)::integer as entries,
              (select sum(admitted) from scan_admissions where tenant_id = $1)::integer as admitted`,
      [id]
    )
    expect(row).toEqual({ scans: 3, entries: 3, admitted: 3 })
  })

  it("100 scans in a queue for 30 are exactly 30", async () => {
    const { live } = await service.tenant()
    expect(counted(await times(100, () => v1("/scans", { key: live, body: { repo_url } })))).toEqual({
      201: 30,
      429: 70
    })
  })

  it("many revocations of one key, by itself and by another, give it one end", async () => {
    const { live, test } = await service.tenant()
    const lookups = [live, test].map((key) => key.split("_")[2])
    const answers = await times(40, (at) =>
      v1(`/keys/${lookups[at % 2]}/revoke`, { key: at % 3 === 0 ? live : test, method: "POST" })
    )
    expect(Object.keys(counted(answers)).every((status) => status === "200" || status === "401")).toBe(true)
    for (const lookup of lookups) {
      const ends = answers
        .filter(({ json, status }) => status === 200 && json.key_lookup === lookup)
        .map(({ json }) => json.revoked_at)
      expect(new Set(ends).size).toBeLessThanOrEqual(1)
    }
    for (const key of [live, test]) {
      const { status } = await v1("/usage", { key })
      const isRevoked = answers.some(({ json, status: told }) => told === 200 && json.key_lookup === key.split("_")[2])
      expect(status).toBe(isRevoked ? 401 : 200)
    }
  })

  it(`${requests} requests of a key and its revocation: none that began after it had returned succeeds, and nothing is written`, async () => {
    const { id, live, test } = await service.tenant()
    await service.sql("update tenants set monthly_scan_cap = 100000 where id = $1", [id])
    const started: Array<{ readonly at: number; readonly answer: Answer }> = []
    const written = () =>
      service.sql(
        `select (select count(*) from scans where tenant_id = $1) as scans, (select updated_at from branding where tenant_id = $1) as at,
                (select last_used_at from api_keys where tenant_id = $1 and env = 'test') as used`,
        [id]
      )
    let sequence = 0
    const one = async (which: number) => {
      const at = sequence++
      const asked = [
        () => v1("/scans", { key: test, body: { repo_url } }),
        () => v1("/usage", { key: test }),
        () => v1("/branding", { key: test, method: "PUT", body: { tagline: `${at}` } }),
        () => v1("/scans", { key: test, body: { repo_url }, headers: { "idempotency-key": `r-${at}` } })
      ]
      started.push({ at, answer: await asked[which % 4]!() })
    }
    const worker = async (offset: number) => {
      for (let at = offset; at < requests; at += 25) {
        if (sequence > requests * 0.6) await isRevoked
        await one(at + Math.floor(at / 25))
      }
    }
    const { promise: isRevoked, resolve: goOn } = Promise.withResolvers<void>()
    const revoking = async () => {
      while (sequence < requests * 0.3) await new Promise((resolve) => setImmediate(resolve))
      const revoked = await v1(`/keys/${test.split("_")[2]}/revoke`, { key: live, method: "POST" })
      const returned = sequence
      goOn()
      return { revoked, returned, left: await written() }
    }
    const [{ left, returned, revoked }] = await Promise.all([revoking(), times(25, worker)])
    expect([revoked.status, started.length]).toEqual([200, requests])
    const later = started.filter(({ at }) => at >= returned)
    expect(later.length).toBeGreaterThan(requests * 0.3)
    expect(counted(later.map(({ answer }) => answer))).toEqual({ 401: later.length })
    const before = counted(started.filter(({ at }) => at < returned).map(({ answer }) => answer))
    expect(Object.keys(before).every((status) => ["200", "201", "401", "429"].includes(status))).toBe(true)
    expect(await written()).toEqual(left)
  })
})

describe.runIf(hasServer)("a key that is being revoked on PostgreSQL", () => {
  const service = useService(database)

  /** Another session of the database, as the schema's owner. */
  const withSession = async <A>(use: (sql: postgres.Sql) => Promise<A>): Promise<A> => {
    if (service.databaseUrl === undefined) throw new Error("no address")
    const sql = postgres(Redacted.value(service.databaseUrl), { max: 2, onnotice: () => {} })
    try {
      return await use(sql)
    } finally {
      await sql.end({ timeout: 1 })
    }
  }

  const waiting = (sql: postgres.Sql, kind: string) =>
    expect.poll(
      async () =>
        (
          await sql`select 1 from pg_locks where not granted and locktype = ${kind}
          and (database is null or database = (select oid from pg_database where datname = current_database()))`
        ).length,
      { timeout: 60_000, interval: 20 }
    )

  const idOf = async (key: string) => {
    const [row] = await service.sql("select id from api_keys where key_lookup = $1", [key.split("_")[2]])
    return String(row?.["id"])
  }

  const writes: ReadonlyArray<readonly [string, (tenant: TestTenant, scanId: string) => Promise<Answer>]> = [
    ["a scan", ({ test }) => service.v1("/scans", { key: test, body: { repo_url } })],
    [
      "a repeatable scan",
      ({ test }) => service.v1("/scans", { key: test, body: { repo_url }, headers: { "idempotency-key": "a" } })
    ],
    ["a key", ({ test }) => service.v1("/keys", { key: test, body: { name: "n", env: "test" } })],
    ["a branding", ({ test }) => service.v1("/branding", { key: test, method: "PUT", body: { tagline: "t" } })],
    [
      "a revocation",
      ({ live, test }) => service.v1(`/keys/${live.split("_")[2]}/revoke`, { key: test, method: "POST" })
    ],
    ["a download", ({ test }, scanId) => service.v1(`/scans/${scanId}/bom.json`, { key: test })]
  ]

  it.each(writes)("does not write %s that was let in before, and says so", async (_, write) => {
    const tenant = await service.tenant()
    const scanId = await completedScan(service, tenant)
    const keyId = await idOf(tenant.test)
    await service.v1("/usage", { key: tenant.test })
    const everything = async () =>
      JSON.stringify(
        await Promise.all(
          ["scans", "usage_entries", "scan_admissions", "idempotent_answers", "branding", "api_keys"].map((table) =>
            service.sql(
              `select count(*)::integer as count, max(xmin::text::bigint)::text as last from ${table} where tenant_id = $1`,
              [tenant.id]
            )
          )
        )
      )
    await expect
      .poll(
        async () => (await service.sql("select last_used_at from api_keys where id = $1", [keyId]))[0]?.["last_used_at"]
      )
      .toBeInstanceOf(Date)
    const { answer, before } = await withSession(async (sql) => {
      const held = await sql.reserve()
      await held`begin`
      await held`select pg_advisory_xact_lock(hashtextextended(${`key:${keyId}`}, 0))`
      await held`update api_keys set status = 'revoked', revoked_at = now() where id = ${keyId}`
      const sent = write(tenant, scanId)
      await waiting(sql, "advisory").toBeGreaterThan(0)
      await held`commit`
      held.release()
      const before = await everything()
      return { answer: await sent, before }
    })
    expect([answer.status, answer.json.code, answer.headers["www-authenticate"]]).toEqual([
      401,
      "key_revoked",
      `Bearer realm="cbom", error="invalid_token"`
    ])
    expect(await everything()).toBe(before)
  })

  it("is revoked only after what it writes has been written", async () => {
    const { id, live, test } = await service.tenant()
    await service.v1("/scans", { key: test, body: { repo_url } })
    await withSession(async (sql) => {
      const held = await sql.reserve()
      await held`begin`
      await held`select 1 from scan_admissions where tenant_id = ${id} for update`
      const scan = service.v1("/scans", { key: test, body: { repo_url }, headers: { "idempotency-key": "a" } })
      await waiting(sql, "transactionid").toBeGreaterThan(0)
      const repeated = await service.v1("/scans", {
        key: test,
        body: { repo_url },
        headers: { "idempotency-key": "a" }
      })
      expect([repeated.status, repeated.json.code, repeated.headers["retry-after"]]).toEqual([
        409,
        "idempotency_key_in_use",
        "1"
      ])
      let isRevoked = false
      const revocation = service
        .v1(`/keys/${test.split("_")[2]}/revoke`, { key: live, method: "POST" })
        .then((answer) => {
          isRevoked = true
          return answer
        })
      await waiting(sql, "advisory").toBeGreaterThan(0)
      const late = service.v1("/branding", { key: test, method: "PUT", body: { tagline: "late" } })
      expect(isRevoked).toBe(false)
      await held`commit`
      held.release()
      expect([(await scan).status, (await revocation).status, (await late).status]).toEqual([201, 200, 401])
    })
  })
})

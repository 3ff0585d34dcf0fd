import { hasProperty } from "effect/Predicate"
import { isSqlError } from "effect/sql/SqlError"
import { beforeAll, describe, expect, it } from "vitest"
import { Api } from "../../src/api/Api.ts"
import { database } from "../databases.ts"
import { lettering } from "../domain/branding/pngOf.ts"
import { writeZip } from "../support/archiveWriters.ts"
import { completedScan, resultsOf } from "./storedScans.ts"
import { type ServiceInProcess, type SqlRow, type TestTenant, useService } from "./startService.ts"

interface Populated extends TestTenant {
  readonly scanId: string
  readonly queuedId: string
  readonly scheduleId: string
  readonly repositoryId: string
  readonly policyId: string
  readonly webhookId: string
  readonly credentialId: string
  readonly deliveryId: string
  readonly subdomain: string
  readonly releasedSubdomain: string
  readonly keyIds: ReadonlyArray<string>
  readonly keyLookups: ReadonlyArray<string>
  /** Words that stand in this tenant's data and nowhere else. */
  readonly marks: ReadonlyArray<string>
}

/** What a worker writes of a delivery that nothing answered. */
const attempted = (service: ServiceInProcess, tenant: string, delivery: string) =>
  service.sql(
    `insert into webhook_attempts (tenant_id, delivery_id, attempt, started_at, duration_ms, error)
     values ($1, $2, 1, now(), 20, 'network_error')`,
    [tenant, delivery]
  )

const ownPolicy = {
  authority: "Own Ltd",
  version: "1",
  status: "final",
  published: "2026-01-01",
  source: "https://example.org/own",
  scope: "All",
  rows: [{ when: { name: "MD5" }, status: "disallowed", clause: "2" }],
  otherwise: { status: "unknown", clause: "1" }
}

/** A tenant that has something in every table, all of it marked. */
const populated = async (service: ServiceInProcess, mark: string): Promise<Populated> => {
  const tenant = await service.tenant({ name: `name-${mark}` })
  const put = (body: object) => service.v1("/branding", { method: "PUT", key: tenant.live, body })
  await put({ subdomain: `released-${mark}` })
  await put({
    subdomain: `current-${mark}`,
    display_name: `display-${mark}`,
    tagline: `tagline-${mark}`,
    logo_url: `https://${mark}.example/logo.png`,
    support_email: `${mark}@example.com`
  })
  const png = lettering(230, 240, 250).toString("base64")
  await service.v1("/branding/logos/dark", { method: "PUT", key: tenant.live, body: { png } })
  const settings = { repo_url: `https://github.com/owner-${mark}/name-${mark}`, project_name: `project-${mark}` }
  const scanId = await completedScan(service, tenant, settings)
  await service.v1(`/scans/${scanId}/bom.json`, { key: tenant.live })
  const { json } = await service.v1("/scans", {
    key: tenant.test,
    body: settings,
    headers: { "idempotency-key": `once-${mark}` }
  })
  await service.v1(`/uploads?name=upload-${mark}`, {
    key: tenant.live,
    body: { bomFormat: "CycloneDX", specVersion: "1.6", components: [] }
  })
  const cancelled = await service.v1("/scans", { key: tenant.live, body: settings })
  await service.v1(`/scans/${cancelled.json.id}/cancel`, { method: "POST", key: tenant.live })
  const { json: published } = await service.v1(`/scans/${scanId}/publication`, {
    method: "PUT",
    key: tenant.live,
    body: { follows: false, listed: true, badge: true }
  })
  await service.ask("/console/sign-in", {
    method: "POST",
    raw: new URLSearchParams({ api_key: tenant.live }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" }
  })
  const schedule = await service.v1("/schedules", { key: tenant.live, body: { ...settings, cron: "0 3 * * *" } })
  const [repository] = (await service.v1("/repositories?text=owner-", { key: tenant.live })).json.repositories
  await service.v1(`/repositories/${repository.id}`, {
    key: tenant.live,
    method: "PATCH",
    body: { name: `repository-${mark}`, labels: [`label-${mark}`] }
  })
  await service.v1(`/repositories/${repository.id}/triage`, {
    key: tenant.live,
    body: { findings: [resultsOf("").findings[0]?.id], state: "accepted", reason: `reason-${mark}` }
  })
  const policyId = `policy-${mark}`
  await service.v1("/policies", { key: tenant.live, body: { ...ownPolicy, id: policyId, title: `policy ${mark}` } })
  await service.v1("/policies", { key: tenant.live, method: "PATCH", body: { chosen: [policyId] } })
  const { json: webhook } = await service.v1("/webhooks", {
    key: tenant.live,
    body: { url: `https://hooks.test/${mark}`, description: `webhook-${mark}` }
  })
  const { json: delivery } = await service.v1(`/webhooks/${webhook.id}/test`, { key: tenant.live, method: "POST" })
  await attempted(service, tenant.id, delivery.id)
  const { json: credential } = await service.v1("/credentials", {
    key: tenant.live,
    body: { name: `credential-${mark}`, host: "github.com", token: `token-of-${mark}`, repositories: [`owner-${mark}`] }
  })
  await service.sql(
    `insert into usage_days (tenant_id, day, scans, test_scans, scans_completed, scans_failed, bom_downloads, spend_cents)
     values ($1, '2026-01-01', 1, 0, 1, 0, 0, 0)`,
    [tenant.id]
  )
  const memory = [tenant.id, repository.id]
  await service.sql(
    "insert into scan_memories (tenant_id, repository_id, generation, byte_length) values ($1, $2, repeat('0', 32), 1)",
    memory
  )
  await service.sql(
    "insert into scan_memory_pieces (tenant_id, repository_id, position, bytes) values ($1, $2, 0, $3)",
    [...memory, Buffer.from(`memory-${mark}`)]
  )
  const keys = (await service.v1("/keys", { key: tenant.live })).json.keys as ReadonlyArray<Record<string, string>>
  return {
    ...tenant,
    scanId,
    queuedId: json.id,
    scheduleId: schedule.json.id,
    repositoryId: repository.id,
    policyId,
    webhookId: webhook.id,
    credentialId: credential.id,
    deliveryId: delivery.id,
    subdomain: `current-${mark}`,
    releasedSubdomain: `released-${mark}`,
    keyIds: keys.map(({ id = "" }) => id),
    keyLookups: keys.map(({ key_lookup = "" }) => key_lookup),
    marks: [
      mark,
      tenant.id,
      scanId,
      json.id,
      String(published.report_url).split("/").at(-1) ?? "",
      schedule.json.id,
      repository.id,
      webhook.id,
      credential.id,
      delivery.id,
      delivery.event_id,
      ...keys.flatMap(({ id = "", key_lookup = "" }) => [id, key_lookup])
    ]
  }
}

const tablesWithTenant = async (service: ServiceInProcess): Promise<ReadonlyArray<string>> => {
  const rows = await service.sql(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE' order by 1`
  )
  return rows.map(({ name }) => String(name))
}

describe(`two tenants on ${database.name}`, () => {
  const service = useService(database, {
    WEBHOOK_ALLOW_INSECURE: "hooks.test:443,neutral.test:443",
    MAX_WEBHOOKS: "100"
  })
  let own: Populated
  let other: Populated
  let tables: ReadonlyArray<string>

  beforeAll(async () => {
    own = await populated(service, "alphaalpha")
    other = await populated(service, "betabeta")
    tables = await tablesWithTenant(service)
  })

  /** Runs as the application for a tenant, or for none, in a transaction that is rolled back. */
  const as = (tenant: string, text: string, values: ReadonlyArray<unknown> = []): Promise<ReadonlyArray<SqlRow>> =>
    service.trial([
      ["select set_config('role', 'ciphermap_app', true), set_config('app.tenant_id', $1, true)", [tenant]],
      [text, values]
    ])

  const codeOf = (cause: unknown): string =>
    isSqlError(cause) && hasProperty(cause.reason.cause, "code") ? String(cause.reason.cause.code) : String(cause)

  const denied = (attempt: Promise<unknown>): Promise<string> => attempt.then(() => "went through", codeOf)

  it("both have rows in every table that has a tenant", async () => {
    expect(tables.length).toBeGreaterThanOrEqual(10)
    for (const table of tables) {
      const rows = await service.sql(`select distinct tenant_id from ${table}`)
      const ids = rows.map(({ tenant_id }) => tenant_id)
      expect([table, ids.includes(own.id), ids.includes(other.id)]).toEqual([table, true, true])
    }
  })

  it("see only their own rows, and nobody sees any", async () => {
    for (const table of [...tables, "tenants"]) {
      const column = table === "tenants" ? "id" : "tenant_id"
      const [grant] = await service.sql("select has_any_column_privilege('ciphermap_app', $1, 'select') as readable", [
        table
      ])
      if (grant?.["readable"] !== true) {
        expect([table, await denied(as(own.id, `select 1 from ${table}`))]).toEqual([table, "42501"])
        continue
      }
      const seen = await as(own.id, `select distinct ${column} as tenant from ${table}`)
      expect([table, seen]).toEqual([table, [{ tenant: own.id }]])
      expect(await as(own.id, `select 1 from ${table} where ${column} = $1`, [other.id])).toEqual([])
      for (const nobody of ["", "tnt_0000000000000000", `${own.id} `, `${own.id}' or '1'='1`, "%"]) {
        expect([table, await as(nobody, `select 1 from ${table}`)]).toEqual([table, []])
      }
    }
  })

  it("change, delete and add nothing of each other, whatever the table", async () => {
    for (const table of tables) {
      const [row] = await service.sql(`select * from ${table} where tenant_id = $1 limit 1`, [other.id])
      const columns = await service.sql(
        `select column_name as name, data_type from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
        [table]
      )
      const names = columns.map(({ name }) => String(name))
      for (const attempt of [
        `update ${table} set tenant_id = tenant_id where tenant_id = $1 returning 1`,
        `delete from ${table} where tenant_id = $1 returning 1`
      ]) {
        const outcome = await as(own.id, attempt, [other.id]).then(({ length }) => length, codeOf)
        expect([table, outcome]).toEqual([table, expect.toBeOneOf([0, "42501"])])
      }
      const stolen = as(own.id, `update ${table} set tenant_id = $1`, [other.id])
      expect([table, await denied(stolen)]).toEqual([table, "42501"])
      const copy = `insert into ${table} (${names.join(", ")}) select ${names.map((_, at) => `$${at + 1}`).join(", ")}`
      const values = columns.map(({ name, data_type }) => {
        const value = row?.[String(name)]
        if (data_type === "ARRAY") return value
        return typeof value === "object" && value !== null && !(value instanceof Date) && !(value instanceof Uint8Array)
          ? JSON.stringify(value)
          : value
      })
      for (const tenant of [own.id, ""]) {
        expect([table, await denied(as(tenant, copy, values))]).toEqual([table, "42501"])
      }
    }
  })

  it("are the only tables' rows that the application may read but the schema's own, the ids in the queue, and up to which day usage is added up", async () => {
    const readable = await service.sql(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and has_any_column_privilege('ciphermap_app', oid, 'select')`
    )
    const others = readable.map(({ name }) => String(name)).filter((name) => !tables.includes(name))
    expect(others.toSorted()).toEqual([
      "ciphermap_migrations",
      "job_queue",
      "job_queue_migrations",
      "tenants",
      "usage_rollup"
    ])
  })

  interface Asking {
    readonly key: string
    readonly params: Readonly<Record<string, string>>
    readonly query?: string
  }
  interface Plan {
    /** What one tenant asks of its own things. */
    readonly own?: (tenant: Populated) => Omit<Asking, "key">
    /** What it asks of the other's, and what must come of it. */
    readonly foreign?: (of: Populated) => ReadonlyArray<Omit<Asking, "key">>
    readonly refusal?: number
    readonly body?: (tenant: Populated) => unknown
    /** Bytes in the place of a body. */
    readonly raw?: Uint8Array
    /** Whether anybody may see it. */
    readonly isPublic?: true
    readonly isAdmin?: true
  }

  const none = { params: {} }
  const ofScan = (tenant: Populated, query = "") => ({ params: { scan_id: tenant.scanId }, query })
  const ofWebhook = ({ webhookId }: Populated) => ({ params: { webhook_id: webhookId } })
  const ofDelivery = (tenant: Populated) => ({
    params: { webhook_id: tenant.webhookId, delivery_id: tenant.deliveryId }
  })
  const admin: Plan = { isAdmin: true }
  const documentPlan: Plan = {
    own: (tenant) => ofScan(tenant),
    foreign: (of) => [ofScan(of), { params: { scan_id: of.queuedId } }],
    refusal: 404
  }
  const schedulePlan: Plan = {
    own: (tenant) => ({ params: { schedule_id: tenant.scheduleId } }),
    foreign: (of) => [{ params: { schedule_id: of.scheduleId } }],
    refusal: 404
  }
  const ofRepository = ({ repositoryId }: Populated, query = "") => ({ params: { repository_id: repositoryId }, query })
  const repositoryPlan: Plan = {
    own: (tenant) => ofRepository(tenant),
    foreign: (of) => [ofRepository(of)],
    refusal: 404
  }
  const credentialPlan: Plan = {
    own: (tenant) => ({ params: { credential_id: tenant.credentialId } }),
    foreign: (of) => [{ params: { credential_id: of.credentialId } }],
    refusal: 404
  }
  const policyPlan: Plan = {
    own: (tenant) => ({ params: { policy_id: tenant.policyId } }),
    foreign: (of) => [{ params: { policy_id: of.policyId } }],
    refusal: 404
  }
  /** Of these each tenant asks for nothing of its own: it would be gone. */
  const isTaking: ReadonlySet<string> = new Set([
    "keys.revoke",
    "members.change",
    "publications.revoke",
    "repositories.create",
    "repositories.remove",
    "policies.remove",
    "schedules.remove",
    "webhooks.remove"
  ])

  /** How each endpoint of the contract is asked; one that is missing here fails the test. */
  const plans: Readonly<Record<string, Plan>> = {
    "health.health": { isPublic: true },
    "health.openapi": { isPublic: true },
    "scans.submit": { body: () => ({ repo_url: "https://github.com/neutral/neutral" }) },
    "scans.list": { own: () => ({ params: {}, query: "?limit=200" }) },
    "scans.get": {
      own: (tenant) => ofScan(tenant),
      foreign: (of) => [ofScan(of), { params: { scan_id: of.queuedId } }, ofScan(of, "?include_bom=true")],
      refusal: 404
    },
    "scans.bom": {
      own: (tenant) => ofScan(tenant),
      foreign: (of) => [ofScan(of), ofScan(of, "?format=spdx"), { params: { scan_id: of.queuedId } }],
      refusal: 404
    },
    "results.sarif": documentPlan,
    "results.report": documentPlan,
    "results.scan": documentPlan,
    "results.diff": {
      own: (tenant) => ofScan(tenant, `?base=${tenant.scanId}`),
      foreign: (of) => [
        ofScan(of, `?base=${of.scanId}`),
        { params: { scan_id: of.queuedId }, query: `?base=${of.scanId}` }
      ],
      refusal: 404
    },
    "publications.read": { own: (tenant) => ofScan(tenant), foreign: (of) => [ofScan(of)], refusal: 404 },
    "publications.publish": {
      own: (tenant) => ofScan(tenant),
      foreign: (of) => [ofScan(of)],
      refusal: 404,
      body: () => ({ follows: false, listed: true, badge: true })
    },
    "publications.revoke": { foreign: (of) => [ofScan(of)], refusal: 404 },
    "runs.events": documentPlan,
    "runs.cancel": {
      own: (tenant) => ({ params: { scan_id: tenant.queuedId } }),
      foreign: (of) => [ofScan(of), { params: { scan_id: of.queuedId } }],
      refusal: 404
    },
    "runs.rescan": documentPlan,
    "schedules.create": { body: () => ({ repo_url: "https://github.com/neutral/neutral", cron: "0 3 * * *" }) },
    "schedules.list": {},
    "schedules.get": schedulePlan,
    "uploads.upload": {
      body: () => ({ bomFormat: "CycloneDX", specVersion: "1.6", components: [] }),
      own: () => ({ params: {}, query: "?name=neutral" }),
      foreign: ({ repositoryId }) => [{ params: {}, query: `?repository_id=${repositoryId}` }],
      refusal: 404
    },
    "uploads.uploadArchive": {
      raw: writeZip([{ name: "a.py", bytes: "import hashlib\n" }]),
      own: () => ({ params: {}, query: "?name=neutral&file_name=neutral.zip" }),
      foreign: ({ repositoryId }) => [{ params: {}, query: `?repository_id=${repositoryId}&file_name=neutral.zip` }],
      refusal: 404
    },
    "schedules.change": { ...schedulePlan, body: () => ({ enabled: false }) },
    "schedules.remove": schedulePlan,
    "repositories.create": { body: () => ({ repo_url: "https://github.com/neutral/neutral" }) },
    "repositories.list": { own: () => ({ params: {}, query: "?limit=200" }) },
    "repositories.portfolio": {},
    "repositories.get": repositoryPlan,
    "repositories.change": { ...repositoryPlan, body: () => ({ default_ref: null }) },
    "repositories.remove": repositoryPlan,
    "repositories.scans": repositoryPlan,
    "repositories.trend": repositoryPlan,
    "repositories.inventory": repositoryPlan,
    "repositories.changes": {
      own: (tenant) => ofRepository(tenant, `?since=${tenant.scanId}`),
      foreign: (of) => [
        ofRepository(of, `?since=${of.scanId}`),
        ...[own, other].map((tenant) => ofRepository(tenant, `?since=${(tenant === own ? other : own).scanId}`))
      ],
      refusal: 404
    },
    "triage.findings": repositoryPlan,
    "triage.decide": {
      ...repositoryPlan,
      body: () => ({ findings: [resultsOf("").findings[0]?.id], state: "fixed" })
    },
    "triage.history": repositoryPlan,
    "triage.sarif": repositoryPlan,
    "triage.vex": repositoryPlan,
    "plans.read": {
      ...repositoryPlan,
      foreign: (of) => ["", "?format=csv", "?format=html"].map((query) => ofRepository(of, query))
    },
    "policies.list": {},
    "policies.choose": { body: (tenant) => ({ chosen: [tenant.policyId] }) },
    "policies.store": { body: () => ({ ...ownPolicy, id: "neutral", title: "Neutral" }) },
    "policies.get": policyPlan,
    "policies.remove": policyPlan,
    "usage.read": { own: () => ({ params: {}, query: "?recent_limit=50" }) },
    "keys.list": {},
    "keys.create": { body: () => ({ name: "neutral", env: "test" }) },
    "keys.revoke": {
      foreign: (of) => [...of.keyIds, ...of.keyLookups].map((key_id) => ({ params: { key_id } })),
      refusal: 404
    },
    "members.list": {},
    "members.create": { body: () => ({ name: "neutral", role: "viewer" }) },
    "members.change": {
      foreign: (of) => [...of.keyIds, ...of.keyLookups].map((key_id) => ({ params: { key_id } })),
      refusal: 404,
      body: () => ({ name: "neutral" })
    },
    "members.audit": { own: () => ({ params: {}, query: "?limit=200" }) },
    "members.auditFile": {},
    "branding.read": {},
    "branding.update": { body: () => ({ tagline: "neutral" }) },
    "branding.findBySubdomain": { isPublic: true },
    "logos.putLogo": {
      own: () => ({ params: { shade: "light" } }),
      body: () => ({ png: lettering(24, 32, 40).toString("base64") })
    },
    "logos.removeLogo": { own: () => ({ params: { shade: "light" } }) },
    "credentials.list": {},
    "credentials.create": {
      body: () => ({ name: "neutral", host: "github.com", token: "neutral-token", repositories: ["neutral"] })
    },
    "credentials.replace": { ...credentialPlan, body: () => ({ token: "neutral-token" }) },
    "credentials.revoke": credentialPlan,
    "webhooks.create": { body: () => ({ url: "https://neutral.test/hook" }) },
    "webhooks.list": {},
    "webhooks.get": { own: ofWebhook, foreign: (of) => [ofWebhook(of)], refusal: 404 },
    "webhooks.update": { own: ofWebhook, foreign: (of) => [ofWebhook(of)], refusal: 404, body: () => ({}) },
    "webhooks.remove": { foreign: (of) => [ofWebhook(of)], refusal: 404 },
    "webhooks.rotateSecret": { own: ofWebhook, foreign: (of) => [ofWebhook(of)], refusal: 404 },
    "webhooks.test": { own: ofWebhook, foreign: (of) => [ofWebhook(of)], refusal: 404 },
    "webhooks.deliveries": { own: ofWebhook, foreign: (of) => [ofWebhook(of)], refusal: 404 },
    "webhooks.redeliver": {
      own: ofDelivery,
      foreign: (of) => [
        ofDelivery(of),
        ...[own, other].map(({ webhookId }) => ({ params: { webhook_id: webhookId, delivery_id: of.deliveryId } }))
      ],
      refusal: 404
    },
    "demo.start": { isPublic: true },
    "demo.get": { isPublic: true },
    "admin.createTenant": admin,
    "admin.listTenants": admin,
    "admin.createKey": admin,
    "admin.suspendTenant": admin,
    "admin.resumeTenant": admin,
    "admin.resealSecrets": admin
  }

  const endpoints = Object.entries(Api.groups).flatMap(([group, { endpoints: all }]) =>
    Object.entries<{ readonly method: string; readonly path: string }>(all).map(([name, { method, path }]) => ({
      name: `${group}.${name}`,
      method,
      path
    }))
  )

  const filled = (path: string, { params, query = "" }: Omit<Asking, "key">): string =>
    path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `missing-${name}`) + query

  it("have a plan for every endpoint of the contract, and no other", () => {
    expect(endpoints.map(({ name }) => name).toSorted()).toEqual(Object.keys(plans).toSorted())
  })

  it.each(endpoints.filter(({ name }) => plans[name]?.isAdmin !== true && plans[name]?.isPublic !== true))(
    "learn nothing of each other from $name",
    async ({ method, name, path }) => {
      const { body, foreign = () => [], own: ask = () => none, raw, refusal } = plans[name] ?? {}
      const bytes = raw !== undefined && { raw, headers: { "content-type": "application/octet-stream" } }
      for (const [tenant, stranger] of [
        [own, other],
        [other, own]
      ] as const) {
        for (const key of [tenant.live, tenant.test]) {
          const send = (asking: Omit<Asking, "key">, sent = body?.(tenant)) =>
            service.ask(filled(path, asking), { method, key, ...bytes, ...(sent !== undefined && { body: sent }) })
          const answers = !isTaking.has(name) ? [await send(ask(tenant))] : []
          for (const { status } of answers) expect([name, status]).toEqual([name, expect.toBeOneOf([200, 201, 202])])
          for (const asking of foreign(stranger)) {
            const refused = await send(asking)
            expect([name, refused.status]).toEqual([name, refusal])
            answers.push(refused)
          }
          for (const { headers, text } of answers) {
            for (const mark of stranger.marks) expect(`${JSON.stringify(headers)}${text}`).not.toContain(mark)
          }
        }
      }
    }
  )

  it.each(endpoints.filter(({ name }) => plans[name]?.isAdmin === true))(
    "may not ask $name, with whatever key",
    async ({ method, path }) => {
      for (const key of [own.live, own.test, undefined]) {
        const answer = await service.ask(filled(path, { params: { tenant_id: own.id } }), { method, key })
        expect(answer.status).toBe(401)
        for (const mark of [...own.marks, ...other.marks]) expect(answer.text).not.toContain(mark)
      }
    }
  )

  it("show their visitors their branding, and nothing of who they are", async () => {
    const { text } = await service.v1(`/branding/by-subdomain/${own.subdomain}`)
    for (const mark of [...own.marks.slice(1), ...other.marks]) expect(text).not.toContain(mark)
  })

  it("can not take each other's subdomain, present or past, and learn no more than that", async () => {
    for (const subdomain of [other.subdomain, other.releasedSubdomain]) {
      const { json, status, text } = await service.v1("/branding", {
        method: "PUT",
        key: own.live,
        body: { subdomain }
      })
      expect([status, json.code]).toEqual([409, "subdomain_taken"])
      for (const mark of other.marks) expect(text).not.toContain(mark)
    }
  })

  it("do not share idempotency keys, cursors, or counters", async () => {
    const once = { "idempotency-key": "once-betabeta" }
    const { headers, json } = await service.v1("/scans", {
      key: own.live,
      headers: once,
      body: { repo_url: "https://github.com/owner-betabeta/name-betabeta", project_name: "project-betabeta" }
    })
    expect([headers["idempotent-replayed"], json.tenant_id]).toEqual([undefined, own.id])
    const { next_cursor } = (await service.v1("/scans?limit=1", { key: other.live })).json
    const page = (await service.v1(`/scans?cursor=${next_cursor}`, { key: own.live })).json
    expect(page.scans.every(({ tenant_id }: { tenant_id: string }) => tenant_id === own.id)).toBe(true)
    const before = (await service.v1("/usage", { key: other.live })).json
    await service.v1("/scans", { key: own.live, body: { repo_url: "https://github.com/neutral/neutral" } })
    const after = (await service.v1("/usage", { key: other.live })).json
    expect({ ...after, generated_at: "" }).toEqual({ ...before, generated_at: "" })
  })
})

import { createHash } from "node:crypto"
import { Agent } from "node:http"
import { gzipSync } from "node:zlib"
import { beforeAll, describe, expect, it } from "vitest"
import type { Document, Fragment } from "../../src/http/openApi/Document.ts"
import { storedFormats } from "../../src/domain/StoredFormat.ts"
import { database } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import { randomFrom } from "../support/randomFrom.ts"
import { draftOf, sentOf } from "./fuzz/draftOf.ts"
import type { Material } from "./fuzz/Draft.ts"
import { describedIn, judgeBy } from "./fuzz/expectations.ts"
import { type Sent, send } from "./fuzz/Sent.ts"
import { spoil } from "./fuzz/spoil.ts"
import { documents, resultsOf } from "./storedScans.ts"
import { type ServiceInProcess, useService } from "./startService.ts"

const { FUZZ_REQUESTS = isLong ? "600" : "300", FUZZ_SEED = "1" } = process.env
const requests = Number(FUZZ_REQUESTS)
const atATime = 8

/** How often each operation is used as documented: not every id that is drawn is one that it succeeds with. */
const rounds = 8

const fingerprint = resultsOf("").findings[0]?.id ?? ""

const resolverOf = (document: Document) => (reference: string) =>
  reference
    .slice(2)
    .split("/")
    .reduce<Fragment>((part, key) => Object(part)[key], document)

/** A completed scan whose documents can be downloaded. */
const completed = async (service: ServiceInProcess, tenant: string, scan: string): Promise<void> => {
  const key = [tenant, scan]
  const bom = Buffer.from(JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.6" }))
  await service.sql(
    "update scans set status = 'completed', phase_reached = 'completed', completed_at = now(), score = 50 where tenant_id = $1 and id = $2",
    key
  )
  const { findings, components, summary, metadata } = resultsOf("a")
  await service.sql("insert into scan_results values ($1, $2, $3::json, $4::json, $5::json, $6::json, false, false)", [
    ...key,
    ...[findings, components, summary, metadata].map((each) => JSON.stringify(each))
  ])
  for (const format of storedFormats) {
    const document = { ...documents, cyclonedx: bom, spdx: bom }[format]
    const bytes = gzipSync(document)
    await service.sql(
      "insert into scan_boms (tenant_id, scan_id, format, sha256, byte_length, gzip_length, pieces) values ($1, $2, $3, $4, $5, $6, 1)",
      [...key, format, createHash("sha256").update(document).digest(), document.length, bytes.length]
    )
    await service.sql(
      "insert into scan_bom_pieces (tenant_id, scan_id, format, position, bytes) values ($1, $2, $3, 0, $4)",
      [...key, format, bytes]
    )
  }
}

const examplePolicy = (document: Document): object =>
  Object(Object(document.components.schemas["PolicyDocument"]?.["examples"])[0])

/** A webhook to which an event is on its way. */
const webhookOf = async (service: ServiceInProcess, key: string) => {
  const { json } = await service.v1("/webhooks", { key, body: { url: "https://hooks.example.com/ciphermap" } })
  const sent = await service.v1(`/webhooks/${json.id}/test`, { key, method: "POST" })
  return { id: String(json.id), delivery: String(sent.json.id) }
}

const prepare = async (service: ServiceInProcess) => {
  const { json: document } = await service.v1("/openapi.json")
  const tenant = await service.tenant()
  const other = await service.tenant()
  const shown = await service.tenant()
  const submit = async () => {
    const { json } = await service.v1("/scans", {
      key: tenant.test,
      body: { repo_url: "https://github.com/openssl/openssl" }
    })
    return String(json.id)
  }
  const ended = await submit()
  const waiting = [await submit(), await submit(), await submit(), await submit()]
  await completed(service, tenant.id, ended)
  const { json: branding } = await service.v1("/branding", {
    method: "PUT",
    key: shown.test,
    body: { subdomain: "fuzzed" }
  })
  const { json: spare } = await service.v1("/keys", { key: tenant.test, body: { name: "spare", env: "test" } })
  const schedule = async () => {
    const body = { repo_url: "https://github.com/openssl/openssl", cron: "0 3 * * *" }
    return String((await service.v1("/schedules", { key: tenant.test, body })).json.id)
  }
  const schedules = await Promise.all(Array.from({ length: 8 }, schedule))
  const [repository] = (await service.v1("/repositories", { key: tenant.test })).json.repositories
  const unused = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      service.v1("/repositories", { key: tenant.test, body: { name: `unused ${at}` } })
    )
  )
  const policies = Array.from({ length: 8 }, (_, at) => `own-${at}`)
  for (const id of policies)
    await service.v1("/policies", { key: tenant.test, body: { ...examplePolicy(document), id } })
  const webhooks = await Promise.all(Array.from({ length: 30 }, () => webhookOf(service, tenant.test)))
  const credential = async (_: unknown, at: number) => {
    const body = { name: `c ${at}`, host: "github.com", token: "a-token-for-fuzzing", repositories: ["fuzzed"] }
    return String((await service.v1("/credentials", { key: tenant.test, body })).json.id)
  }
  const credentials = await Promise.all(Array.from({ length: 16 }, credential))
  const { json: tried } = await service.ask("/api/public/cbom/try", {
    method: "POST",
    body: { repo_url: "https://github.com/openssl/openssl" }
  })
  return {
    document: document as Document,
    apiKey: tenant.test,
    ids: {
      scan_id: [...Array.from({ length: 8 }, () => ended), ...waiting, "cbom_0000000000000000"],
      base: [ended, ended, ended, ...waiting.slice(0, 1)],
      schedule_id: [...schedules, "sch_0000000000000000"],
      repository_id: [
        ...Array.from({ length: 12 }, () => repository.id),
        ...unused.map(({ json }) => json.id),
        "rep_0000000000000000"
      ],
      since: [ended, ended, ended, ...waiting.slice(0, 1)],
      policy_id: [...policies, "cnsa-2.0", "none"],
      finding: [fingerprint],
      key_id: [spare.id, spare.key_lookup, "key_0000000000000000"],
      try_id: [String(tried.id), "cbom_0000000000000000"],
      slug: [branding.subdomain, "nobody"],
      webhook_id: [...webhooks.map(({ id }) => id), "whk_0000000000000000"],
      ...Object.fromEntries(webhooks.map(({ id, delivery }) => [`delivery_id of ${id}`, [delivery]])),
      credential_id: [...credentials, "crd_0000000000000000"],
      tenant_id: [other.id, "tnt_0000000000000000"]
    }
  }
}

/** As a line that can be sent again by hand. */
const written = ({ body, ...sent }: Sent): string =>
  JSON.stringify({ ...sent, body: body === undefined ? undefined : Buffer.from(body).toString("latin1") }).slice(
    0,
    1_500
  )

describe(`requests made up from the OpenAPI document, on ${database.name}`, () => {
  const service = useService(database, { WEBHOOK_ALLOW_INSECURE: "hooks.example.com:443", MAX_WEBHOOKS: "1000" })
  const agent = new Agent({ keepAlive: true, maxSockets: atATime })
  let prepared: Awaited<ReturnType<typeof prepare>>

  beforeAll(async () => {
    prepared = await prepare(service)
  })

  const run = async (count: number, changes: (random: () => number) => number) => {
    const { document, ...known } = prepared
    const judge = judgeBy(document)
    const all = describedIn(document)
    const statuses = new Map<string, number>()
    const faults: Array<string> = []
    const one = async (at: number): Promise<void> => {
      const random = randomFrom(Number(FUZZ_SEED) * 1_000_003 + at)
      const material: Material = { ...known, adminToken: service.adminToken, random, resolve: resolverOf(document) }
      const draft = draftOf(all[at % all.length] ?? all[0]!, material)
      for (let left = changes(random); left > 0; left--) spoil(draft, material)
      const sent = sentOf(draft)
      const received = await send(service.url, agent, sent)
      const key = `${draft.described.operation["operationId"]} ${received.status}`
      statuses.set(key, (statuses.get(key) ?? 0) + 1)
      faults.push(...judge(sent, received, draft.marks).map((fault) => `#${at}: ${fault}\n  ${written(sent)}`))
    }
    const lanes = Array.from({ length: atATime }, async (_, lane) => {
      for (let at = lane; at < count; at += atATime) await one(at)
    })
    await Promise.all(lanes)
    return { faults, statuses, operations: all }
  }

  it("succeeds in every operation that is used as documented", async () => {
    const { faults, operations, statuses } = await run(
      Math.max(describedIn(prepared.document).length * rounds, Math.ceil(requests / 2)),
      () => 0
    )
    expect(faults).toEqual([])
    const hasSucceeded = (id: unknown) => [...statuses.keys()].some((key) => key.startsWith(`${String(id)} 2`))
    const ids = operations.map(({ operation }) => operation["operationId"])
    expect(ids.filter((id) => !hasSucceeded(id))).toEqual([])
  }, 600_000)

  it(`answers whatever is sent as documented, with a trace, and repeats nothing of it (seed ${FUZZ_SEED})`, async () => {
    const { faults, statuses } = await run(requests, (random) => 1 + Math.floor(random() * 3))
    expect(faults).toEqual([])
    const refused = [...statuses.keys()].map((key) => key.split(" ")[1])
    expect(refused).toEqual(expect.arrayContaining(["200", "201", "400", "401", "404", "405", "409", "422"]))
    expect(service.output()).not.toContain("request failed")
  }, 600_000)
})

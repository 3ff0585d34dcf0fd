import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import { beforeAll, describe, expect, it } from "vitest"
import { transactionsRepeated } from "../../src/observability/metrics.ts"
import { database, hasServer } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import type { Answer } from "./ask.ts"
import { completedScan } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"

const rounds = isLong ? 1_000 : 40
const repositories = 6
const own = ["own-0", "own-1", "own-2"]

const policy = {
  title: "Audit",
  authority: "Audit GmbH",
  version: "1",
  status: "final",
  published: "2026-01-01",
  source: "https://example.org/audit",
  scope: "All",
  rows: [{ when: { name: "MD5" }, status: "disallowed", clause: "2" }],
  otherwise: { status: "unknown", clause: "1" }
}

describe.runIf(hasServer)("writes that touch the same rows at once, on PostgreSQL", () => {
  const service = useService(database)
  let tenant: TestTenant
  let ids: ReadonlyArray<string>

  beforeAll(async () => {
    tenant = await service.tenant()
    for (const id of own) await service.v1("/policies", { key: tenant.test, body: { ...policy, id } })
    for (let at = 0; at < repositories; at++)
      await completedScan(service, tenant, { repo_url: `https://github.com/acme/r${at}` })
    const { json } = await service.v1("/repositories", { key: tenant.test })
    ids = json.repositories.map(({ id }: { readonly id: string }) => id)
  })

  it("never wait for each other in a circle", async () => {
    const key = tenant.test
    const repeats = () => service.run(Effect.map(Metric.value(transactionsRepeated), ({ count }) => Number(count)))
    const before = await repeats()
    const change = (id: string | undefined, body: unknown) =>
      service.v1(`/repositories/${id}`, { key, method: "PATCH", body })
    const one = (at: number): Promise<Answer> => {
      const id = ids[at % ids.length]
      const named = own[at % own.length]
      const kinds = [
        () => service.v1("/policies", { key, body: { ...policy, id: named, version: `${at}` } }),
        () => change(id, { policies: [named] }),
        () => service.v1(`/policies/${named}`, { key, method: "DELETE" }),
        () => change(id, { policies: null }),
        () => service.v1("/policies", { key, method: "PATCH", body: { chosen: at % 3 === 0 ? null : ["cnsa-2.0"] } }),
        () => change(id, { labels: [`l${at}`] }),
        () => service.v1("/scans", { key, body: { repo_url: `https://github.com/acme/r${at % repositories}` } })
      ]
      return kinds[at % kinds.length]!()
    }
    const answers: Array<Answer> = []
    const lanes = Array.from({ length: 14 }, async (_, lane) => {
      for (let at = 0; at < rounds; at++) answers.push(await one(lane + 13 * at))
    })
    await Promise.all(lanes)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await repeats()).toBe(before)
    expect(answers).toHaveLength(14 * rounds)
  }, 600_000)
})

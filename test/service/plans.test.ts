import { beforeAll, describe, expect, it } from "vitest"
import { policies } from "../../scanner/classify/policies.ts"
import { toInventory } from "../../scanner/model/toInventory.ts"
import { planOf } from "../../scanner/plan/planOf.ts"
import { database } from "../databases.ts"
import { finding, report } from "../scanner/bom/findings.ts"
import { type TestTenant, useService } from "./startService.ts"
import { completedScan } from "./storedScans.ts"
import { writtenDocuments } from "./writtenDocuments.ts"

const md5 = finding("hash", { name: "MD5", primitive: "hash" })
const rsa = finding("signature", { name: "RSA", primitive: "signature", keyBits: 2048 }, { path: "src/sign.ts" })
const des = finding("cipher", { name: "DES", primitive: "block-cipher" }, { path: "src/old.ts" })

const today = (): string => new Date().toISOString().slice(0, 10)

describe(`plans on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let id = ""
  let first = ""
  let newest = ""

  const plan = (query = "", asked: Parameters<typeof service.v1>[1] = {}) =>
    service.v1(`/repositories/${id}/plan${query}`, { key: tenant.live, ...asked })
  const repository = (body: object) => service.v1(`/repositories/${id}`, { key: tenant.live, method: "PATCH", body })
  const choose = (chosen: unknown) => service.v1("/policies", { key: tenant.live, method: "PATCH", body: { chosen } })

  beforeAll(async () => {
    tenant = await service.tenant()
    const repo_url = "https://github.com/p/plan"
    first = await completedScan(service, tenant, { repo_url }, { scan: writtenDocuments([md5, des]).scan })
    newest = await completedScan(service, tenant, { repo_url }, { scan: writtenDocuments([md5, rsa]).scan })
    id = (await service.v1("/repositories", { key: tenant.live })).json.repositories[0].id
  })

  it("are those of the library for the newest scan, with what came and went since the one before", async () => {
    const { json, status } = await plan()
    const chosen = ["nist-sp-800-131a", "nist-ir-8547"].map((one) => policies[one]!)
    const made = planOf(
      { inventory: toInventory(report([md5, rsa])), assessment: { on: today() } },
      { policies: chosen }
    )
    const { trend, ...rest } = json.plan
    expect([status, json.repository_id, json.scan_id, json.previous_scan_id]).toEqual([200, id, newest, first])
    expect([json.policies_chosen, json.truncated]).toEqual([false, false])
    expect(rest).toEqual(JSON.parse(JSON.stringify(made)))
    expect(rest.items.length).toBeGreaterThan(0)
    expect(trend).toMatchObject({ title: `Since the scan of ${today()}`, added: [expect.stringContaining("RSA")] })
    expect(trend.done).toEqual([expect.stringContaining("DES")])
    expect(json.summary.join(" ")).toContain("nist-ir-8547 (draft)")
  })

  it("follow the policies that are chosen, at once", async () => {
    const ids = async () => (await plan()).json.plan.policies.map((one: { id: string }) => one.id)
    const before = (await plan()).headers["etag"]
    await choose(["cnsa-2.0"])
    expect([await ids(), (await plan()).json.policies_chosen]).toEqual([["cnsa-2.0"], true])
    await repository({ policies: ["nist-ir-8547"] })
    expect(await ids()).toEqual(["nist-ir-8547"])
    await repository({ policies: [] })
    const empty = (await plan()).json
    expect([empty.plan.items, empty.summary.length]).toEqual([[], 1])
    await repository({ policies: null })
    await choose(null)
    expect((await plan()).headers["etag"]).toBe(before)
  })

  it("are for the last day that is announced, or for another one that is not over", async () => {
    expect((await plan("?at=2099-01-01")).status).toBe(422)
    expect((await plan("?at=2020-01-01")).json.detail[0]).toMatchObject({ loc: ["query", "at"], type: "value_error" })
    expect((await plan("?at=2031-02-30")).status).toBe(422)
    const early = (await plan(`?at=${today()}`)).json.plan
    const late = (await plan()).json.plan
    expect([early.at, late.at > early.at]).toEqual([today(), true])
    const names = ({ items }: { items: ReadonlyArray<{ name: string }> }) => items.map(({ name }) => name)
    expect([names(early), names(late)]).toEqual([[], [expect.stringContaining("RSA-2048")]])
  })

  it("are written in every format of the command line, under names that say so", async () => {
    const written = async (format: string) => {
      const { headers, text } = await plan(`?format=${format}`)
      return { type: headers["content-type"], name: headers["content-disposition"], text }
    }
    expect(await written("csv")).toMatchObject({
      type: "text/csv; charset=utf-8",
      name: 'attachment; filename="p_plan.plan.csv"',
      text: expect.stringMatching(/^asset,type,name,not_allowed_from/)
    })
    expect(await written("markdown")).toMatchObject({
      type: "text/markdown; charset=utf-8",
      name: 'attachment; filename="p_plan.plan.md"',
      text: expect.stringMatching(/^# Cryptography plan of example\/project\n/)
    })
    const page = await plan("?format=html")
    expect([page.headers["content-type"], page.headers["content-disposition"]]).toEqual([
      "text/html; charset=utf-8",
      'inline; filename="p_plan.plan.html"'
    ])
    expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/)
    expect([page.text.includes('<section id="plan"'), page.text.includes("RSA-2048")]).toEqual([true, true])
    expect((await plan("?format=pdf")).status).toBe(422)
  })

  it("have a tag of all that they depend on, and count only what is sent", async () => {
    const { headers, bytes } = await plan()
    const etag = headers["etag"] ?? ""
    expect([etag, headers["cache-control"]]).toEqual([expect.stringMatching(/^"[0-9a-f]{64}"$/), "private, no-cache"])
    const again = await plan("", { headers: { "if-none-match": etag } })
    expect([again.status, again.bytes.length, again.headers["etag"]]).toEqual([304, 0, etag])
    for (const query of ["?format=csv", `?at=${today()}`])
      expect((await plan(query, { headers: { "if-none-match": etag } })).status).toBe(200)
    const head = await plan("", { method: "HEAD" })
    expect([head.status, head.bytes.length, head.headers["etag"]]).toEqual([200, 0, etag])
    expect(bytes.length).toBeGreaterThan(0)
  })

  it("refuse what was never scanned, is not there, or is too large", async () => {
    const none = (await service.v1("/repositories", { key: tenant.live, body: { name: "unscanned" } })).json.id
    const of = async (one: string, key = tenant.live) => {
      const { json, status } = await service.v1(`/repositories/${one}/plan`, { key })
      return [status, json.code]
    }
    expect(await of(none)).toEqual([409, "repository_not_scanned"])
    expect(await of("rep_0000000000000000")).toEqual([404, "repository_not_found"])
    expect(await of(id, (await service.tenant()).live)).toEqual([404, "repository_not_found"])
    await service.sql("update scan_boms set byte_length = $2 where scan_id = $1 and format = 'scan'", [
      newest,
      32 * 1024 * 1024
    ])
    expect((await plan()).json.previous_scan_id).toBeNull()
    await service.sql("update scan_boms set byte_length = $2 where scan_id = $1 and format = 'scan'", [
      newest,
      32 * 1024 * 1024 + 1
    ])
    expect(await of(id)).toEqual([422, "inventory_too_large"])
  })
})

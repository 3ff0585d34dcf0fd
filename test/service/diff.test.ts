import { Worker } from "node:worker_threads"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ScanDiff } from "../../src/domain/ScanDiff.ts"
import { database } from "../databases.ts"
import { finding, place } from "../scanner/bom/findings.ts"
import type { Answer } from "./ask.ts"
import { completedScan, storeBom } from "./storedScans.ts"
import { visit } from "./console/visitor.ts"
import { type TestTenant, useService } from "./startService.ts"
import { writtenDocuments } from "./writtenDocuments.ts"

const md5 = finding("hash", { name: "MD5", primitive: "hash" }, { path: "src/Old.java" })
const sha1 = finding("hash", { name: "SHA-1", primitive: "hash" }, { path: "src/Kept.java" })
const des = finding("cipher", { name: "DES", primitive: "block-cipher" }, { path: "src/New.java" })
const moved = { ...sha1, place: place(40) }

/** Keeps what is given to threads from them, until they are to go on. */
const heldThreads = () => {
  const post = Worker.prototype.postMessage
  const held: Array<() => void> = []
  const spy = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(function (this: Worker, ...message) {
    held.push(() => Reflect.apply(post, this, message))
  })
  return {
    isHeld: () => held.length > 0,
    goOn: () => {
      spy.mockRestore()
      held.forEach((send) => send())
    }
  }
}

const idsOf = (findings: ScanDiff["findings"]["new"]) =>
  findings.map(({ algorithm, location }) => [algorithm, location.path])

describe(`the difference of two scans on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let older: string
  let newer: string

  beforeAll(async () => {
    tenant = await service.tenant()
    older = await completedScan(service, tenant, { project_version: "1" }, writtenDocuments([md5, sha1]))
    newer = await completedScan(service, tenant, { project_version: "2" }, writtenDocuments([moved, des]))
  })

  const diff = (base: string, head: string, key = tenant.live, more = {}) =>
    service.v1(`/scans/${head}/diff?base=${base}`, { key, ...more })

  it("says what is new, what is fixed, and what stayed though its line moved", async () => {
    const { headers, json, status } = await diff(older, newer)
    expect([status, headers["content-type"]]).toEqual([200, "application/json"])
    expect(json).toMatchObject({
      base: { id: older, project_version: "1" },
      head: { id: newer, project_version: "2" },
      same_repository: true,
      same_methodology: true,
      score_before: 70,
      score_after: 70
    })
    expect(idsOf(json.findings.new)).toContainEqual(["DES-56", "src/New.java"])
    expect(idsOf(json.findings.fixed)).toContainEqual(["MD5", "src/Old.java"])
    expect(idsOf([...json.findings.new, ...json.findings.fixed])).not.toContainEqual(["SHA-1", "src/Kept.java"])
    expect(json.findings.new_total).toBe(json.findings.new.length)
    expect(json.findings.unchanged_total).toBeGreaterThan(0)
    const names = (all: ScanDiff["components"]["added"]) => all.map(({ name }) => name)
    expect([names(json.components.added), names(json.components.removed)]).toEqual([["DES-56"], ["MD5"]])
    expect(json.components).toMatchObject({ changed_total: 0, unchanged_total: 1, added_truncated: false })
  })

  it("is empty between a scan and itself, and turned round the other way round", async () => {
    const same = (await diff(newer, newer)).json as ScanDiff
    expect([same.findings.new_total, same.findings.fixed_total, same.components.unchanged_total]).toEqual([0, 0, 2])
    const there = (await diff(older, newer)).json as ScanDiff
    const back = (await diff(newer, older)).json as ScanDiff
    expect([back.findings.new_total, back.findings.fixed_total]).toEqual([
      there.findings.fixed_total,
      there.findings.new_total
    ])
  })

  it("says of a component in more places how many were added", async () => {
    const twice = { ...sha1, path: "src/Other.java" }
    const head = await completedScan(service, tenant, {}, writtenDocuments([md5, sha1, twice]))
    const { components } = (await diff(older, head)).json as ScanDiff
    expect(components.changed).toMatchObject([
      { component: { name: "SHA-1", occurrences_total: 2 }, occurrences_added: 1, occurrences_removed: 0 }
    ])
  })

  it("may be of two repositories, and says so", async () => {
    const repo_url = "https://github.com/example/another"
    const another = await completedScan(service, tenant, { repo_url }, writtenDocuments([md5]))
    expect((await diff(older, another)).json).toMatchObject({ same_repository: false, head: { repo_url } })
    const spelt = "https://github.com/Example/Project/tree/main"
    const same = await completedScan(service, tenant, { repo_url: spelt }, writtenDocuments([md5]))
    expect((await diff(older, same)).json.same_repository).toBe(true)
  })

  it("says of scores of two versions of the methodology that they cannot be compared", async () => {
    const old = await completedScan(service, tenant, {}, writtenDocuments([md5]))
    await service.sql("update scans set methodology_version = '1.2' where id = $1", [old])
    expect((await diff(old, newer)).json).toMatchObject({
      base: { methodology_version: "1.2" },
      same_methodology: false,
      score_before: 70
    })
    const { get } = await visit(service, tenant.live)
    const { text } = await get(`/console/scans/${newer}/compare?base=${old}`)
    expect(text).toContain("The scores cannot be compared: the earlier one is of methodology 1.2")
    expect(text).toContain("70 → 70")
    expect((await get(`/console/scans/${newer}/compare?base=${older}`)).text).not.toContain("cannot be compared")
  })

  it("lists no more than 5,000, and says how many there are", async () => {
    const many = Array.from({ length: 5_100 }, (_, at) => ({ ...md5, path: `src/F${at}.java` }))
    const large = await completedScan(service, tenant, {}, writtenDocuments(many))
    const { findings } = (await diff(older, large)).json as ScanDiff
    expect([findings.new.length, findings.new_truncated, findings.new_total >= 5_100]).toEqual([5_000, true, true])
  })

  it("is refused for scans that are too large", async () => {
    const { json } = await service.v1("/scans", {
      key: tenant.live,
      body: { repo_url: "https://github.com/example/project" }
    })
    await service.sql(
      "update scans set status = 'completed', phase_reached = 'completed', completed_at = now() where id = $1",
      [json.id]
    )
    const key = { tenant: tenant.id, scanId: json.id, format: "scan" } as const
    await storeBom(service, key, Buffer.alloc(32 * 1024 * 1024 + 1, " "))
    for (const [base, head] of [
      [json.id, newer],
      [newer, json.id]
    ]) {
      const refused = await diff(base, head)
      expect([refused.status, refused.json.code]).toEqual([422, "comparison_too_large"])
    }
  })

  it("is worked out for a few at a time, and the others are told to come back", async () => {
    const work = heldThreads()
    const answers: Array<Answer> = []
    const asked = Array.from({ length: 12 }, () =>
      diff(older, newer).then((answer) => {
        answers.push(answer)
        return answer.status
      })
    )
    await vi.waitFor(() => expect(answers).toHaveLength(8), { timeout: 60_000 })
    expect(work.isHeld()).toBe(true)
    work.goOn()
    expect((await Promise.all(asked)).toSorted()).toEqual([200, 200, 200, 200, ...answers.slice(0, 8).map(() => 429)])
    const refused = answers.find(({ status }) => status === 429)
    expect([refused?.json.detail, refused?.headers["retry-after"]]).toEqual(["Too many comparisons at a time", "10"])
    expect((await diff(older, newer)).status).toBe(200)
  })

  it("needs two completed scans of the tenant", async () => {
    const { json } = await service.v1("/scans", {
      key: tenant.live,
      body: { repo_url: "https://github.com/example/project" }
    })
    const other = await service.tenant()
    const foreign = await completedScan(service, other)
    for (const [base, head, status, code] of [
      [json.id, newer, 409, "scan_not_completed"],
      [newer, json.id, 409, "scan_not_completed"],
      [foreign, newer, 404, "scan_not_found"],
      [newer, foreign, 404, "scan_not_found"],
      ["%00", newer, 422, "validation_error"],
      ["no-id", newer, 404, "scan_not_found"]
    ] as const) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await diff(base, head, tenant.live, { method })
        expect([base, answer.status]).toEqual([base, status])
        if (method === "GET") expect(answer.json.code).toBe(code)
      }
    }
    const nothing = await service.v1(`/scans/${newer}/diff`, { key: tenant.live })
    expect([nothing.status, nothing.json.detail[0].loc]).toEqual([422, ["query", "base"]])
    expect((await diff(older, newer, tenant.live, { method: "HEAD" })).status).toBe(200)
  })
})

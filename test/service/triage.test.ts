import { beforeAll, describe, expect, it } from "vitest"
import type { Finding } from "../../scanner/model/Finding.ts"
import { database } from "../databases.ts"
import { finding } from "../scanner/bom/findings.ts"
import { cycloneDxErrors } from "../support/cycloneDxErrors.ts"
import { until } from "../faults/until.ts"
import { completedScan } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"
import { writtenDocuments } from "./writtenDocuments.ts"

const md5 = finding("hash", { name: "MD5", primitive: "hash" })
const des = finding("cipher", { name: "DES", primitive: "block-cipher" }, { path: "src/b.ts" })
const aes = finding(
  "cipher",
  { name: "AES", primitive: "block-cipher", mode: "gcm", keyBits: 256 },
  { path: "src/c.ts" }
)

interface Listed {
  readonly finding: {
    readonly id: string
    readonly rule_id: string
    readonly suppression: { readonly by: string } | null
  }
  readonly state: string
  readonly decisions: ReadonlyArray<Record<string, unknown>>
}

describe(`triage on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let id = ""

  /** A scan whose stored results are what its documents hold, as a worker leaves them. */
  const scanned = async (of: TestTenant, found: ReadonlyArray<Finding>) => {
    const { scan } = writtenDocuments(found)
    const scanId = await completedScan(service, of, { repo_url: "https://github.com/t/r" }, { scan })
    const [repository] = (await service.v1("/repositories", { key: of.live })).json.repositories
    const { findings } = (await service.v1(`/repositories/${repository.id}/findings`, { key: of.live })).json
    await service.sql("update scan_results set findings = $2::json where scan_id = $1", [
      scanId,
      JSON.stringify(findings.map((one: Listed) => one.finding))
    ])
    return { scanId, repository: String(repository.id) }
  }

  const at = (path: string, asked: Parameters<typeof service.v1>[1] = {}) =>
    service.v1(`/repositories/${id}${path}`, { key: tenant.live, ...asked })
  const findings = async (query = ""): Promise<any> => (await at(`/findings${query}`)).json // oxlint-disable-line typescript/no-explicit-any -- a body
  const decide = (body: object, asked = {}) => at("/triage", { body, ...asked })
  const idsOf = async (): Promise<Readonly<Record<string, string>>> =>
    Object.fromEntries((await findings()).findings.map(({ finding: one }: Listed) => [one.rule_id, one.id]))
  const score = async () => (await at("")).json.newest.score

  beforeAll(async () => {
    tenant = await service.tenant()
    id = (await scanned(tenant, [md5, des, aes])).repository
  })

  it("begins with findings that are all open, and scores that are the same", async () => {
    const all = await findings()
    expect(all.findings.length).toBeGreaterThanOrEqual(2)
    expect(all.findings.map(({ state }: Listed) => state)).toEqual(all.findings.map(() => "open"))
    expect([all.score, all.gone, all.counts.open]).toEqual([all.score_before, [], all.findings.length])
  })

  it("sets accepted findings and false positives aside, with who, why and until when", async () => {
    const ids = await idsOf()
    const rules = Object.keys(ids)
    const [first = "", second = ""] = rules
    const before = await findings()
    const accepted = await decide({
      findings: [ids[first]],
      state: "accepted",
      reason: "old data",
      until: "2099-01-31"
    })
    expect(accepted.json.decisions[0]).toMatchObject({
      state: "accepted",
      rule_id: first,
      reason: "old data",
      until: "2099-01-31",
      decided_by: expect.stringMatching(/^live key \(\w{16}\)$/)
    })
    const after = await findings()
    expect(after.score).toBeGreaterThan(before.score)
    expect(after.score_before).toBe(before.score)
    const listed = after.findings.find((one: Listed) => one.finding.rule_id === first)
    expect([listed.state, listed.finding.suppressed, listed.finding.suppression.by]).toEqual([
      "accepted",
      true,
      "decision"
    ])
    expect(await score()).toBe(after.score)
    await decide({ findings: [ids[second]], state: "false_positive", reason: "no use" })
    expect((await findings("?state=false_positive")).findings.map((one: Listed) => one.finding.rule_id)).toEqual([
      second
    ])
    expect((await findings("?on=2099-02-01")).counts.accepted).toBe(0)
    expect((await findings("?on=2099-01-31")).counts.accepted).toBe(1)
  })

  it("never lifts the score above what fixing lifts it to", async () => {
    const ids = await idsOf()
    await decide({ findings: Object.values(ids), state: "accepted", reason: "all of it" })
    const suppressed = (await findings()).score
    const other = await service.tenant()
    const { repository } = await scanned(other, [aes])
    const fixed = (await service.v1(`/repositories/${repository}/findings`, { key: other.live })).json.score
    expect(suppressed).toBeLessThanOrEqual(fixed)
  })

  it("writes SARIF with suppressions and a valid VEX", async () => {
    const sarif = await at("/sarif.json")
    expect(sarif.headers["content-type"]).toContain("application/sarif+json")
    const suppressions = sarif.json.runs[0].results.flatMap(
      (one: { suppressions?: ReadonlyArray<object> }) => one.suppressions ?? []
    )
    expect(suppressions.length).toBeGreaterThan(0)
    expect(suppressions[0]).toMatchObject({ kind: "external", justification: expect.stringContaining("all of it") })
    const vex = await at("/vex.json")
    expect(await cycloneDxErrors(vex.text)).toBeNull()
    const states = vex.json.vulnerabilities.map((one: { analysis: { state: string } }) => one.analysis.state)
    expect(new Set(states)).toEqual(new Set(["exploitable"]))
    expect((await at("/vex.json", { method: "HEAD" })).bytes.length).toBe(0)
  })

  it("keeps decisions from scan to scan, shows what is gone, and what a fix did not fix as open again", async () => {
    const ids = await idsOf()
    const [kept = "", claimed = ""] = Object.values(ids)
    await decide({ findings: [claimed], state: "fixed" })
    expect((await findings("?state=fixed")).findings.length).toBe(1)
    await scanned(tenant, [md5, des, aes])
    const again = await findings()
    const stateOf = (one: string) => again.findings.find((each: Listed) => each.finding.id === one)?.state
    expect([stateOf(kept), stateOf(claimed)]).toEqual(["accepted", "open"])
    await scanned(tenant, [aes])
    const gone = await findings()
    expect([gone.findings_total, gone.gone.length > 0]).toEqual([0, true])
    const vex = (await at("/vex.json")).json
    expect(vex.vulnerabilities[0].analysis.state).toBe("resolved")
    await scanned(tenant, [md5, des, aes])
    expect((await findings()).gone).toEqual([])
  })

  it("counts a repository anew after a scan, and when an acceptance has lapsed", async () => {
    const ids = await idsOf()
    await decide({ findings: Object.values(ids), state: "accepted", reason: "for now", until: "2099-01-31" })
    const { score: aside, score_before: pure } = await findings()
    expect(await score()).toBe(aside)
    const [row] = await service.sql("select numbers_due from repositories where id = $1", [id])
    expect(new Date(String(row?.["numbers_due"])).toISOString()).toBe("2099-02-01T00:00:00.000Z")
    await scanned(tenant, [md5, des, aes])
    await until(score, (now) => now === aside)
    await service.sql("update finding_decisions set until = current_date - 1 where repository_id = $1", [id])
    await service.sql("update repositories set numbers_due = now() where id = $1", [id])
    await until(score, (now) => now === pure)
    expect((await findings()).counts.accepted).toBe(0)
  })

  it("takes decisions back, and has every step in its history", async () => {
    const ids = Object.values(await idsOf())
    await decide({ findings: ids, state: "open" })
    expect((await findings()).counts).toMatchObject({ accepted: 0, false_positive: 0, fixed: 0 })
    const first = (await at("/triage?limit=2")).json
    expect([first.count, first.steps[0].state]).toEqual([2, "open"])
    const second = (await at(`/triage?limit=200&cursor=${first.next_cursor}`)).json
    expect(second.steps.map(({ state }: { state: string }) => state)).toContain("accepted")
    expect(second.next_cursor).toBeNull()
    const own = (await at(`/triage?finding=${ids[0]}`)).json.steps
    expect(new Set(own.map(({ finding_id }: { finding_id: string }) => finding_id))).toEqual(new Set([ids[0]]))
    expect((await at("/triage?cursor=x")).status).toBe(422)
    const denied = await service
      .trial([
        ["select set_config('role', 'ciphermap_app', true), set_config('app.tenant_id', $1, true)", [tenant.id]],
        ["delete from finding_decision_history", []]
      ])
      .then(() => "went through", String)
    expect(denied).not.toBe("went through")
  })

  it.each([
    [{ findings: [], state: "open" }, "findings"],
    [{ findings: ["x"], state: "open" }, "findings"],
    [{ findings: ["0".repeat(32)], state: "open" }, "findings"],
    [{ findings: ["0".repeat(32)], state: "closed" }, "state"],
    [{ findings: ["0".repeat(32)], state: "accepted" }, "reason"],
    [{ findings: ["0".repeat(32)], state: "accepted", reason: "" }, "reason"],
    [{ findings: ["0".repeat(32)], state: "accepted", reason: "x".repeat(1_001) }, "reason"],
    [{ findings: ["0".repeat(32)], state: "accepted", reason: "x", until: "2020-01-01" }, "until"],
    [{ findings: ["0".repeat(32)], state: "accepted", reason: "x", until: "2099-02-30" }, "until"],
    [{ findings: ["0".repeat(32)], state: "fixed", until: "2099-01-01" }, "until"],
    [{ findings: ["0".repeat(32)], state: "open", by: "me" }, "by"]
  ])("refuses %j", async (body, field) => {
    const { json, status } = await decide(body)
    expect([status, json.detail[0].loc.slice(0, 2)]).toEqual([422, ["body", field]])
  })

  it("shows in published reports what is set aside, and is another tenant's not at all", async () => {
    const { scanId, repository } = await scanned(tenant, [md5, des, aes])
    const ids = await idsOf()
    const other = await service.tenant()
    const strange = await decide({ findings: Object.values(ids), state: "open" }, { key: other.live })
    expect([strange.status, strange.json.code]).toEqual([404, "repository_not_found"])
    await decide({ findings: Object.values(ids), state: "accepted", reason: "said in the report" })
    const published = await service.v1(`/scans/${scanId}/publication`, { key: tenant.live, method: "PUT", body: {} })
    const page = (await service.ask(new URL(published.json.report_url).pathname)).text
    expect([page.includes("Suppressed by a decision"), page.includes("said in the report")]).toEqual([true, true])
    expect(repository).toBe(id)
  })

  it("is decided once by many at once", async () => {
    const ids = Object.values(await idsOf())
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => decide({ findings: ids, state: "accepted", reason: `turn ${turn}` }))
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { json } = await at("/triage?limit=200")
    expect((await findings()).findings[0].decisions[0].reason).toBe(json.steps[0].reason)
  })
})

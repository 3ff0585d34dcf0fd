import { describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { hostileTexts } from "../../domain/hostileTexts.ts"
import { type TestTenant, useService } from "../startService.ts"
import { completedScan } from "../storedScans.ts"
import { type Visitor, visit } from "./visitor.ts"

const repo_url = "https://github.com/example/project"

const hostile = [
  `"><img src=x onerror=window.ran=1>`,
  "<script>window.ran=1</script>",
  "' onfocus=window.ran=1 x='",
  "</select></form><form action=//evil.example>",
  "\u202egnp.exe",
  "</textarea><script>window.ran=1</script>",
  "javascript:window.ran=1//"
]

const policy = {
  id: "audit-2026",
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

/** Texts of a page's rows. */
const rowsIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<tr id="(?:rep|sch)_[^]*?<\/tr>/g)].map(([row]) =>
    row
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim()
  )

const idIn = (location: string | undefined): string => /rep_[a-z0-9]{16}/.exec(location ?? "")?.[0] ?? ""

const wrongAt = (html: string, field: string): string | undefined =>
  new RegExp(`id="${field}-wrong">([^<]*)`).exec(html)?.[1]

const nextIn = (html: string): string => /rel="next" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? ""

describe(`repositories in the console on ${database.name}`, () => {
  const service = useService(database)

  const repositoryOf = async ({ live }: TestTenant): Promise<string> =>
    (await service.v1("/repositories", { key: live })).json.repositories[0].id

  const isPlain = (text: string): void =>
    expect(text).not.toMatch(/<img|<script>window|<form action=\/\/|[\u202e]| onfocus=window[^&]*x='|href="javascript:/)

  it("are what the console opens with, and say what to do when there is none", async () => {
    const { live } = await service.tenant()
    const { get } = await visit(service, live)
    const { text } = await get("/console")
    expect(text).toContain("No repository yet.")
    expect(text).toContain('<a href="/console" aria-current="page">Repositories</a>')
    expect((await get("/console/repositories")).headers["location"]).toBe("/console")
  })

  it("are listed with the portfolio in numbers, the worst first, with filters, labels and pages", async () => {
    const tenant = await service.tenant()
    const { get } = await visit(service, tenant.live)
    for (const [at, score] of [50, 20, 90].entries()) {
      const scan = await completedScan(service, tenant, { repo_url: `https://github.com/o/p${at}` })
      await service.sql("update repositories set score = $2 where scan_id = $1", [scan, score])
    }
    for (let at = 0; at < 26; at++)
      await service.v1("/repositories", {
        key: tenant.live,
        body: { name: `n${at}`, labels: ["many", `of ${at % 2}`] }
      })
    const { text } = await get("/console")
    expect(text).toContain("<strong>29 repositories</strong>, 3 of them scanned")
    expect(text).toContain("53 of 100")
    const rows = rowsIn(text)
    expect(rows).toHaveLength(25)
    expect(rows.slice(0, 3).map((row) => row.split(" ")[0])).toEqual(["o/p1", "o/p0", "o/p2"])
    const rest = (await get(nextIn(text))).text
    expect([rowsIn(rest).length, rest.includes('rel="next"')]).toEqual([4, false])
    expect(rowsIn((await get("/console?text=P2")).text)).toHaveLength(1)
    expect(rowsIn((await get("/console?label=of%201&sort=name")).text)).toHaveLength(13)
    expect(text).toContain('href="/console?label=of+1"')
    expect((await get("/console?text=nothing")).text).toContain("No repository fits.")
    for (const query of ["?sort=x", "?cursor=x", "?cursor=name.rep_0123456789abcdef.a", "?cursor=%00"])
      expect([query, rowsIn((await get(`/console${query}`)).text).length]).toEqual([query, 25])
  })

  it("show numbers, trend, schedules and scans on their page, each scan leads back", async () => {
    const tenant = await service.tenant()
    const { get, post } = await visit(service, tenant.live)
    const first = await completedScan(service, tenant, { repo_url })
    const second = await completedScan(service, tenant, { repo_url })
    const id = await repositoryOf(tenant)
    await post("/console/schedules", { repo_url, cron: "0 3 * * 1" })
    const { text } = await get(`/console/repositories/${id}`)
    expect(text).toContain("Hygiene of the last 2 completed scans")
    expect(text).toContain(`action="/console/scans/${second}/compare"`)
    expect(text).toContain(`<option value="${first}">`)
    expect(text).toContain("github.com/example/project")
    expect(text).toContain("0 3 * * 1")
    expect([...text.matchAll(/<tr id="cbom_/g)]).toHaveLength(2)
    expect((await get(`/console/scans/${first}`)).text).toContain(`href="/console/repositories/${id}"`)
    expect((await get("/console/repositories/rep_0000000000000000")).status).toBe(404)
    const other = await visit(service, (await service.tenant()).live)
    expect((await other.get(`/console/repositories/${id}`)).status).toBe(404)
    expect((await other.get(`/console/repositories/${id}/inventory`)).status).toBe(404)
  })

  it("are made by hand, once per form, and say at each field what is wrong", async () => {
    const { live } = await service.tenant()
    const { post } = await visit(service, live)
    const form_number = "a".repeat(32)
    const sent = { repo_url, labels: "pay, team a", form_number, choice: "none" }
    const made = await Promise.all([1, 2].map(() => post("/console/repositories", sent)))
    expect(new Set(made.map(({ headers }) => idIn(headers["location"]))).size).toBe(1)
    expect((await service.v1("/repositories", { key: live })).json.repositories).toMatchObject([
      { name: "example/project", labels: ["pay", "team a"], policies: null }
    ])
    const again = await post("/console/repositories", { repo_url })
    expect([again.status, again.text.includes("There is a repository of this address")]).toEqual([409, true])
    const wrong = await post("/console/repositories", { repo_url: "https://example.org/a/b", default_ref: "a..b" })
    expect([wrong.status, wrongAt(wrong.text, "default_ref")]).toEqual([
      422,
      "default_ref must be a valid branch or tag"
    ])
    const host = await post("/console/repositories", { repo_url: "https://example.org/a/b" })
    expect(wrongAt(host.text, "repo_url")).toContain("URL host must be one of")
    expect(wrongAt((await post("/console/repositories", {})).text, "name")).toBe("Give an address or a name.")
  })

  it("are changed, scanned and deleted", async () => {
    const tenant = await service.tenant()
    const { get, post } = await visit(service, tenant.live)
    const id = idIn((await post("/console/repositories", { repo_url: `${repo_url}/tree/next` })).headers["location"])
    const path = `/console/repositories/${id}`
    const saved = await post(path, {
      name: "New",
      default_ref: "main",
      labels: "",
      choice: "these",
      "policy.cnsa-2.0": "yes"
    })
    expect(saved.headers["location"]).toBe(`${path}?done=saved`)
    expect((await get(`${path}?done=saved`)).text).toContain("The repository is changed.")
    expect((await service.v1(`/repositories/${id}`, { key: tenant.live })).json).toMatchObject({
      name: "New",
      default_ref: "main",
      policies: ["cnsa-2.0"]
    })
    const unknown = await post(path, { name: "New", choice: "these", "policy.none": "yes" })
    expect([unknown.status, wrongAt(unknown.text, "policies")]).toEqual([
      422,
      "One of these policies is not there any more."
    ])
    const scan = await post(`${path}/scan`)
    expect(scan.headers["location"]).toMatch(/^\/console\/scans\/cbom_/)
    const [submitted] = (await service.v1(`/repositories/${id}/scans`, { key: tenant.live })).json.scans
    expect(submitted.repo_url).toBe(`${repo_url}/tree/main`)
    const kept = await post(`${path}/delete`)
    expect([kept.status, kept.text.includes("The repository has scans or schedules")]).toEqual([409, true])
    const uploads = idIn((await post("/console/repositories", { name: "Uploads" })).headers["location"])
    expect((await post(`/console/repositories/${uploads}/delete`)).headers["location"]).toBe("/console?done=deleted")
    expect((await get("/console?done=deleted")).text).toContain("The repository is deleted.")
  })

  it("show their newest inventory under the policies that hold, for any day", async () => {
    const tenant = await service.tenant()
    const { get, post } = await visit(service, tenant.live)
    await completedScan(service, tenant, { repo_url })
    const id = await repositoryOf(tenant)
    const path = `/console/repositories/${id}/inventory`
    const all = (await get(path)).text
    expect([all.includes("cnsa-2.0"), all.includes("MD5"), all.includes("Disallowed")]).toEqual([true, true, true])
    expect((await post("/console/policies", { document: JSON.stringify(policy) })).headers["location"]).toBe(
      "/console/policies?done=stored"
    )
    await post("/console/policies/choice", { choice: "these", "policy.audit-2026": "yes" })
    const own = (await get(`${path}?on=2031-01-01`)).text
    expect([own.includes("audit-2026"), own.includes("cnsa-2.0"), own.includes('value="2031-01-01"')]).toEqual([
      true,
      false,
      true
    ])
    expect((await get(`/console/repositories/${id}`)).text).toContain("audit-2026")
    const used = await post("/console/policies/audit-2026/delete")
    expect([used.status, used.text.includes("is chosen by the tenant or by a repository")]).toEqual([409, true])
    await post("/console/policies/choice", { choice: "none" })
    expect((await post("/console/policies/audit-2026/delete")).status).toBe(303)
    expect((await get("/console/policies")).text).not.toContain("audit-2026")
    expect((await get("/console/repositories/rep_0000000000000000/inventory")).status).toBe(404)
  })

  it("refuse what is no policy, and say where", async () => {
    const { post } = await visit(service, (await service.tenant()).live)
    const store = async (document: string) => {
      const { status, text } = await post("/console/policies", { document })
      return [status, wrongAt(text, "document")]
    }
    expect(await store("{")).toEqual([422, "This is no JSON."])
    expect(await store("")).toEqual([422, "This is no JSON."])
    expect(await store("null")).toEqual([422, expect.stringContaining("id")])
    expect(await store(JSON.stringify({ ...policy, rows: 1 }))).toEqual([422, expect.stringContaining("rows")])
    expect((await post("/console/policies", { document: JSON.stringify({ ...policy, id: "cnsa-2.0" }) })).status).toBe(
      409
    )
  })

  it("have findings that are decided of in a form, with their history and downloads", async () => {
    const tenant = await service.tenant()
    const { get, post } = await visit(service, tenant.live)
    await completedScan(service, tenant, { repo_url })
    const id = await repositoryOf(tenant)
    const path = `/console/repositories/${id}`
    const all = (await service.v1(`/repositories/${id}/findings`, { key: tenant.live })).json.findings
    await service.sql("update scan_results set findings = $2::json where tenant_id = $1", [
      tenant.id,
      JSON.stringify(all.map(({ finding }: { finding: object }) => finding))
    ])
    const finding = all[0].finding.id
    const first = (await get(`${path}/findings`)).text
    expect([first.includes(`name="finding.${finding}"`), first.includes("Nothing was decided yet.")]).toEqual([
      true,
      true
    ])
    const none = await post(`${path}/triage`, { state: "accepted", reason: "x" })
    expect([none.status, none.text.includes("Choose one at least.")]).toEqual([422, true])
    const chosen = { [`finding.${finding}`]: "yes", state: "accepted" }
    expect(wrongAt((await post(`${path}/triage`, chosen)).text, "reason")).toBe("accepted needs a reason.")
    const late = await post(`${path}/triage`, { ...chosen, reason: "x", until: "2020-01-01" })
    expect([late.status, wrongAt(late.text, "until")]).toEqual([422, "until must not be over."])
    expect((await post(`${path}/triage`, { ...chosen, state: "nonsense" })).status).toBe(422)
    const strange = await post(`${path}/triage`, { [`finding.${"0".repeat(32)}`]: "yes", state: "open" })
    expect([strange.status, strange.text.includes("A newer scan has other findings.")]).toEqual([422, true])
    for (const reason of hostile) {
      const decided = await post(`${path}/triage`, { ...chosen, reason, until: "2099-01-31" })
      expect(decided.headers["location"]).toBe(`${path}/findings?done=decided`)
      const { text } = await get(`${path}/findings?done=decided`)
      isPlain(text)
      expect(text).toContain("until 2099-01-31")
    }
    expect((await get(`${path}/findings?state=accepted`)).text).toContain(finding)
    expect((await get(`${path}/findings?state=fixed`)).text).not.toContain(`name="finding.${finding}"`)
    expect((await get(`${path}/sarif.json`)).json.runs[0].results[0].suppressions).toHaveLength(1)
    expect((await get(`${path}/vex.json`)).json.vulnerabilities[0].analysis.state).toBe("exploitable")
    const other = await visit(service, (await service.tenant()).live)
    for (const page of ["findings", "sarif.json", "vex.json"])
      expect((await other.get(`${path}/${page}`)).status).toBe(404)
    expect((await other.post(`${path}/triage`, { ...chosen, reason: "x" })).status).toBe(404)
  })

  const scheduleOf = async (visitor: Visitor): Promise<string> =>
    /sch_[a-z0-9]{16}/.exec((await visitor.get("/console/schedules")).text)?.[0] ?? ""

  it("have schedules with a page of their own: made, changed, deleted", async () => {
    const tenant = await service.tenant()
    const visitor = await visit(service, tenant.live)
    const { get, post } = visitor
    expect((await get("/console/schedules")).text).toContain("No repository is scanned by itself yet.")
    const wrong = await post("/console/schedules", { repo_url, cron: "* * * * *", time_zone: "Mars" })
    expect([wrong.status, wrongAt(wrong.text, "time_zone")]).toEqual([
      422,
      "time_zone must be a time zone, as Europe/Dublin"
    ])
    expect(wrongAt(wrong.text, "cron")).toBeTruthy()
    const form_number = "b".repeat(32)
    const sent = { repo_url, cron: "0 3 * * 1", time_zone: "Europe/Dublin", form_number }
    const made = await Promise.all([1, 2].map(() => post("/console/schedules", sent)))
    expect(made.map(({ headers }) => headers["location"])).toEqual(Array(2).fill("/console/schedules?done=created"))
    expect(rowsIn((await get("/console/schedules?done=created")).text)).toHaveLength(1)
    const id = await scheduleOf(visitor)
    expect((await post(`/console/schedules/${id}`, { cron: "nonsense" })).status).toBe(422)
    await post(`/console/schedules/${id}`, { cron: "15 4 * * *" })
    expect((await service.v1(`/schedules/${id}`, { key: tenant.live })).json).toMatchObject({
      cron: "15 4 * * *",
      enabled: false
    })
    await post(`/console/schedules/${id}`, { cron: "15 4 * * *", enabled: "yes" })
    expect((await service.v1(`/schedules/${id}`, { key: tenant.live })).json.enabled).toBe(true)
    const other = await visit(service, (await service.tenant()).live)
    expect((await other.get(`/console/schedules/${id}`)).status).toBe(404)
    expect((await other.post(`/console/schedules/${id}/delete`)).status).toBe(404)
    expect((await post(`/console/schedules/${id}/delete`)).headers["location"]).toBe("/console/schedules?done=deleted")
    expect(rowsIn((await get("/console/schedules")).text)).toHaveLength(0)
  })

  it.each(hostile)("show names, labels, refs and policies as the text that they are: %s", async (written) => {
    const tenant = await service.tenant()
    const visitor = await visit(service, tenant.live)
    const label = written.replaceAll(",", "").replaceAll("\u202e", "x").slice(0, 60).trim()
    const made = await service.v1("/repositories", {
      key: tenant.live,
      body: { repo_url, name: written, labels: [label] }
    })
    expect(made.status).toBe(201)
    const own = {
      ...policy,
      title: written,
      authority: written,
      version: written,
      scope: written,
      rows: [{ ...policy.rows[0], clause: written }]
    }
    expect((await service.v1("/policies", { key: tenant.live, body: own })).status).toBe(200)
    await service.v1("/policies", { key: tenant.live, method: "PATCH", body: { chosen: ["audit-2026"] } })
    await completedScan(service, tenant, { repo_url })
    const path = `/console/repositories/${made.json.id}`
    const query = new URLSearchParams({ text: written, label: written }).toString()
    const pages = [
      "/console",
      `/console?${query}`,
      path,
      `${path}/inventory`,
      `${path}/inventory?on=${encodeURIComponent(written)}`,
      `/console/schedules?${new URLSearchParams({ repo_url: written })}`,
      "/console/policies",
      "/console/repositories/new"
    ]
    for (const page of pages) {
      const { status, text } = await visitor.get(page)
      expect([page, status]).toEqual([page, 200])
      isPlain(text)
    }
    const refused = [
      await visitor.post("/console/policies", { document: written }),
      await visitor.post("/console/repositories", {
        repo_url: written,
        name: written,
        labels: written,
        default_ref: written
      }),
      await visitor.post("/console/schedules", { repo_url: written, cron: written, time_zone: written })
    ]
    for (const { status, text } of refused) {
      expect(status).toBe(422)
      isPlain(text)
    }
  })

  it("answer whatever a stranger's form or query holds", async () => {
    const { get, post } = await visit(service, (await service.tenant()).live)
    for (const text of hostileTexts.map((one) => one.slice(0, 300))) {
      const wellFormed = text.toWellFormed()
      const query = new URLSearchParams({ text: wellFormed, label: wellFormed, sort: wellFormed, cursor: wellFormed })
      expect((await get(`/console?${query}`)).status).toBe(200)
      expect((await post("/console/repositories", { name: text, labels: text, default_ref: text })).status).toBeOneOf([
        303, 409, 422
      ])
      expect((await post("/console/policies/choice", { choice: "these", [`policy.${text}`]: "yes" })).status).toBeOneOf(
        [303, 422]
      )
      expect((await post("/console/schedules", { repo_url: text, cron: text, time_zone: text })).status).toBe(422)
      expect((await post("/console/policies", { document: text })).status).toBe(422)
    }
  })

  it("are forms of this session only", async () => {
    const { live } = await service.tenant()
    const visitor = await visit(service, live)
    for (const path of ["/console/repositories", "/console/schedules", "/console/policies", "/console/policies/choice"])
      expect((await visitor.post(path, { form_token: "other", name: "x" })).status).toBe(403)
  })
})

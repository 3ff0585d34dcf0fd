import { describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { completedScan, documents } from "../storedScans.ts"
import { useService } from "../startService.ts"
import { hiddenField, visit, type Visitor } from "./visitor.ts"

const repo_url = "https://github.com/example/project"

const idIn = (location: string | undefined): string =>
  /^\/console\/scans\/(cbom_[a-z0-9]{16})$/.exec(location ?? "")?.[1] ?? ""

const formNumberOf = async ({ get }: Visitor, path = "/console/scans"): Promise<string> =>
  hiddenField("form_number", await get(path))

/** Texts of a page's rows. */
const rowsIn = (html: string): ReadonlyArray<string> =>
  [...html.matchAll(/<tr id="cbom_[^]*?<\/tr>/g)].map(([row]) =>
    row
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim()
  )

const hasErrorAt = (html: string, field: string): string | undefined => {
  const input = new RegExp(`<input id="${field}"[^>]*>`).exec(html)?.[0] ?? ""
  const described = /aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(" ") ?? []
  expect(input.includes('aria-invalid="true"')).toBe(described.includes(`${field}-wrong`))
  return new RegExp(`id="${field}-wrong">([^<]*)`).exec(html)?.[1]
}

describe(`scans in the console on ${database.name}`, () => {
  const service = useService(database)

  it("begin with a page that says what to do", async () => {
    const { live } = await service.tenant()
    const { text } = await (await visit(service, live)).get("/console/scans")
    expect(text).toContain("No scan yet.")
    expect(text).not.toContain("hx-trigger")
    const failed = await (await visit(service, live)).get("/console/scans?status=failed")
    expect(failed.text).toContain("No scan is failed.")
  })

  it("are submitted as by the API, and lead to their page", async () => {
    const { live } = await service.tenant()
    const { get, post } = await visit(service, live)
    const answer = await post("/console/scans", {
      repo_url: ` ${repo_url}/tree/v1 `,
      project_name: "P",
      project_version: ""
    })
    const id = idIn(answer.headers["location"])
    expect(answer.status).toBe(303)
    const { json } = await service.v1(`/scans/${id}`, { key: live })
    expect(json).toMatchObject({
      repo_url: `${repo_url}/tree/v1`,
      project_name: "P",
      project_version: "1.0.0",
      env: "live"
    })
    const { headers, text } = await get(`/console/scans/${id}`)
    expect(headers["cache-control"]).toBe("no-store")
    expect(text).toContain("In progress")
    expect(text).toContain(`hx-get="/console/scans/${id}/live"`)
    expect(text).toContain('<noscript><meta http-equiv="refresh"')
    expect((await get("/console?status=failed")).headers["location"]).toBe("/console/scans?status=failed")
  })

  it("say at each field what is wrong with it, and keep what was written", async () => {
    const { live } = await service.tenant()
    const { post } = await visit(service, live)
    const wrong = async (fields: Record<string, string>) => {
      const { status, text } = await post("/console/scans", { repo_url, ...fields })
      expect(status).toBe(422)
      return text
    }
    expect(hasErrorAt(await wrong({ repo_url: "" }), "repo_url")).toBe("Enter the address of a repository.")
    expect(hasErrorAt(await wrong({ repo_url: "ftp://github.com/a/b" }), "repo_url")).toBe("URL must use https.")
    expect(hasErrorAt(await wrong({ repo_url: "https://evil.example/a/b" }), "repo_url")).toContain(
      "URL host must be one of"
    )
    const both = await wrong({ project_name: "n".repeat(121), project_version: "v".repeat(61) })
    expect(hasErrorAt(both, "repo_url")).toBeUndefined()
    expect(hasErrorAt(both, "project_name")).toBe("This should have at most 120 characters.")
    expect(hasErrorAt(both, "project_version")).toBe("This should have at most 60 characters.")
    expect(both).toContain(`value="${repo_url}"`)
    expect(both).toContain(`value="${"n".repeat(121)}"`)
    expect(hasErrorAt(await wrong({ project_name: "a\u0000b" }), "project_name")).toContain("NUL")
    expect((await service.v1("/scans", { key: live })).json.count).toBe(0)
  })

  it("are queued once for a form, however often and however fast it is sent", async () => {
    const { live } = await service.tenant()
    const visitor = await visit(service, live)
    const form_number = await formNumberOf(visitor)
    expect(form_number).toMatch(/^[a-z0-9]{32}$/)
    const sent = { repo_url, form_number }
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post("/console/scans", sent)))
    const later = await visitor.post("/console/scans", sent)
    expect(new Set([...answers, later].map(({ status }) => status))).toEqual(new Set([303]))
    expect(new Set([...answers, later].map(({ headers }) => headers["location"])).size).toBe(1)
    expect((await service.v1("/scans", { key: live })).json.count).toBe(1)
    const changed = await visitor.post("/console/scans", { ...sent, project_name: "Another" })
    expect([changed.status, changed.text.includes("This form was sent before")]).toEqual([422, true])
    expect(hiddenField("form_number", changed)).not.toBe(form_number)
    const again = await visitor.post("/console/scans", { ...sent, form_number: await formNumberOf(visitor) })
    expect(again.headers["location"]).not.toBe(later.headers["location"])
  })

  it("are listed with a filter and page by page, by links alone", async () => {
    const tenant = await service.tenant()
    const { get } = await visit(service, tenant.live)
    for (let at = 1; at <= 27; at++)
      await service.v1("/scans", { key: tenant.live, body: { repo_url, project_name: `N${at}.` } })
    const done = await completedScan(service, tenant, { project_name: "Done" })
    const first = (await get("/console/scans")).text
    expect(rowsIn(first)).toHaveLength(25)
    expect(rowsIn(first)[0]).toMatch(/^Done a{12} github\.com\/ example\/ project Completed 70 1 1 high /)
    expect(first).toContain('hx-get="/console/scans/list"')
    const next = /rel="next" href="([^"]*)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? ""
    const second = (await get(next)).text
    expect(rowsIn(second).map((row) => row.split(" ")[0])).toEqual(["N3.", "N2.", "N1."])
    expect(second).not.toContain('rel="next"')
    const completed = (await get("/console/scans?status=completed")).text
    expect(completed).toContain(`<tr id="${done}">`)
    expect(rowsIn(completed)).toHaveLength(1)
    expect(completed).not.toContain("hx-trigger")
    const part = await get("/console/scans/list?status=queued", { headers: { "hx-request": "true" } })
    expect(part.text.startsWith('<section id="scans"')).toBe(true)
    expect(rowsIn(part.text)).toHaveLength(25)
    for (const query of ["?status=x", "?cursor=x", "?status=%00&cursor=%ff"])
      expect(rowsIn((await get(`/console/scans${query}`)).text)).toHaveLength(25)
  })

  it("tell while they run how far they are, and what they wait for", async () => {
    const { id: tenant, live } = await service.tenant()
    const { get } = await visit(service, live)
    const submit = async () => (await service.v1("/scans", { key: live, body: { repo_url } })).json.id
    const [, id] = [await submit(), await submit()]
    const part = async () => (await get(`/console/scans/${id}/live`)).text
    expect(await part()).toContain("1 scan of yours is before it.")
    await service.sql(
      `update scans set status = 'scanning', phase_reached = 'scanning', started_at = now(), files_total = 2000, files_done = 512
       where tenant_id = $1 and id = $2`,
      [tenant, id]
    )
    expect(await part()).toContain('<li aria-current="step">Scan</li>')
    const running = (await get(`/console/scans/${id}`)).text
    for (const offered of ["Publish the report", "Share the report", "bom.json", "report.html", "1.0.0"])
      expect([offered, running.includes(offered)]).toEqual([offered, false])
    expect(await part()).toContain("512 of 2,000 files read")
    expect(await part()).toContain('<progress max="2000" value="512"')
    await service.sql("update scans set status = 'queued', attempt = 2, last_failure = 'network_error' where id = $1", [
      id
    ])
    expect(await part()).toContain("The last attempt failed: The host could not be reached.")
    expect(await part()).toContain("attempt 2")
    await service.sql(
      `update scans set status = 'failed', phase_reached = 'failed', error_code = 'network_error', completed_at = now(),
         error_message = 'The host could not be reached.' where id = $1`,
      [id]
    )
    const ended = await get(`/console/scans/${id}/live`)
    expect([ended.status, ended.headers["hx-refresh"]]).toEqual([204, "true"])
    const { text } = await get(`/console/scans/${id}`)
    expect(text).toContain("Another try may go better.")
    expect(text).toContain("The repository was not read, so that this scan costs nothing.")
    for (const offered of ["Publish the report", "Share the report", "bom.json", "report.html"])
      expect([offered, text.includes(offered)]).toEqual([offered, false])
    expect((await get(`/console/scans/${id}/publication`)).text).toContain("This scan has no report.")
    expect(text).toContain("Queued again")
    expect(text).not.toContain('http-equiv="refresh"')
  })

  it("are cancelled, also twice, and scanned again once for a form", async () => {
    const tenant = await service.tenant()
    const visitor = await visit(service, tenant.live)
    const { json } = await service.v1("/scans", { key: tenant.live, body: { repo_url, project_name: "Again" } })
    for (let at = 0; at < 2; at++) {
      const { headers, status } = await visitor.post(`/console/scans/${json.id}/cancel`)
      expect([status, headers["location"]]).toEqual([303, `/console/scans/${json.id}`])
    }
    expect((await visitor.get(`/console/scans/${json.id}`)).text).toContain("The scan was cancelled")
    const done = await completedScan(service, tenant)
    expect((await visitor.post(`/console/scans/${done}/cancel`)).headers["location"]).toBe(`/console/scans/${done}`)
    const form_number = await formNumberOf(visitor, `/console/scans/${json.id}`)
    const again = await visitor.post(`/console/scans/${json.id}/rescan`, { form_number })
    const twice = await visitor.post(`/console/scans/${json.id}/rescan`, { form_number })
    expect(twice.headers["location"]).toBe(again.headers["location"])
    const { json: scan } = await service.v1(`/scans/${idIn(again.headers["location"])}`, { key: tenant.live })
    expect(scan).toMatchObject({ repo_url, project_name: "Again", status: "queued" })
  })

  it("of other tenants, and none, are not found, whatever is asked of them", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()]
    const visitor = await visit(service, other.live)
    const mine = await completedScan(service, other)
    for (const id of [await completedScan(service, tenant), "cbom_0000000000000000", "x", "%00"]) {
      for (const path of ["", "/live", "/bom.json", "/report.html", `/compare?base=${mine}`]) {
        const answer = await visitor.get(`/console/scans/${id}${path}`)
        expect([path, answer.status, answer.headers["content-type"]]).toEqual([path, 404, "text/html; charset=utf-8"])
      }
      for (const path of ["/cancel", "/rescan"])
        expect((await visitor.post(`/console/scans/${id}${path}`)).status).toBe(404)
      expect((await visitor.get(`/console/scans/${mine}/compare?base=${id}`)).status).toBe(404)
    }
  })

  it("are downloaded as stored, counted as by the API, and left in no cache", async () => {
    const tenant = await service.tenant()
    const { get } = await visit(service, tenant.live)
    const id = await completedScan(service, tenant)
    const files = {
      "bom.json": "cyclonedx",
      "spdx.json": "spdx",
      "sarif.json": "sarif",
      "scan.json": "scan",
      "report.html": "html"
    } as const
    for (const [file, format] of Object.entries(files)) {
      const answer = await get(`/console/scans/${id}/${file}`)
      expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"])
      expect(answer.bytes.equals(documents[format])).toBe(true)
    }
    const counted = await service.sql(
      "select count(*)::int as count from usage_entries where kind = 'bom_download' and scan_id = $1",
      [id]
    )
    expect(counted).toEqual([{ count: 2 }])
    expect((await service.ask(`/console/scans/${id}/bom.json`)).status).toBe(303)
    const { json } = await service.v1("/scans", { key: tenant.live, body: { repo_url } })
    expect((await get(`/console/scans/${json.id}/bom.json`)).status).toBe(409)
  })

  it("show what came of them and what was scanned before", async () => {
    const tenant = await service.tenant()
    const { get } = await visit(service, tenant.live)
    const before = await completedScan(service, tenant, { repo_url: "https://GitHub.com/Example/Project" })
    await completedScan(service, tenant, { repo_url: "https://github.com/example/other" })
    const id = await completedScan(service, tenant)
    const { text } = await get(`/console/scans/${id}`)
    for (const words of ["Hygiene: 70 of 100", "Quantum readiness: not judged", "1 cryptographic asset", "MD5 in"])
      expect([words, text.includes(words)]).toEqual([words, true])
    expect(text).toContain(`/blob/${"a".repeat(40)}/${tenant.id}/a.py#L1"`)
    expect(text).toContain('<pre class="code"><span class="number">1</span>hashlib.<mark>md5(x)</mark></pre>')
    expect(text).toContain("High confidence: algorithm written there")
    expect(text).toMatch(/constant NAME <[^]*b\.py:7/)
    expect([...text.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([before])
    expect(text).toContain(`<dt>Version</dt><dd>${"a".repeat(12)}</dd>`)
    expect(text).not.toContain("1.0.0")
    const compared = await get(`/console/scans/${id}/compare?base=${before}`)
    expect([compared.status, compared.text.includes("No finding is new, fixed or changed.")]).toEqual([200, true])
    expect((await get(`/console/scans/${before}`)).text).toContain(
      "This is the first completed scan of the repository."
    )
  })

  it("find what was scanned before by an index", async () => {
    const plan = await service.trial([
      ["set local enable_seqscan = off", []],
      [
        `explain select * from scans where tenant_id = 't' and status = 'completed' and repository = 'h/o/n'
           and (created_at, id) < (now(), 'x')
         order by created_at desc, id desc limit 20`,
        []
      ]
    ])
    expect(JSON.stringify(plan)).toContain("scans_of_repository")
    expect(JSON.stringify(plan)).not.toContain("Sort")
  })
})

describe(`scans in the console with limits on ${database.name}`, () => {
  const service = useService(database, { MONTHLY_SCAN_CAP: "1", MAX_QUEUED_SCANS: "2", TEST_SCANS_PER_DAY: "9" })

  it("are refused at the cap with words that say when to come back, and with what was written", async () => {
    const { live } = await service.tenant()
    const { post } = await visit(service, live)
    const first = await post("/console/scans", { repo_url })
    expect(first.status).toBe(303)
    const refused = await post("/console/scans", { repo_url, project_name: "Kept" })
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true])
    expect(refused.text).toContain("Scan cap reached (1).")
    const next = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1))
    expect(refused.text).toMatch(
      new RegExp(`(?:after <time datetime="${next.toISOString().slice(0, 10)})|in \\d+ (?:minute|second)`)
    )
    expect(refused.text).toContain('value="Kept"')
    const again = await post(`${first.headers["location"]}/rescan`)
    expect([again.status, again.text.includes("Scan cap reached (1).")]).toEqual([429, true])
  })

  it("are refused when too many wait", async () => {
    const { test } = await service.tenant()
    const { post } = await visit(service, test)
    for (let at = 0; at < 2; at++) expect((await post("/console/scans", { repo_url })).status).toBe(303)
    const refused = await post("/console/scans", { repo_url })
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true])
    expect(refused.text).toContain("Too many scans are waiting.")
  })
})

describe(`scans in the console with a limit by the hour on ${database.name}`, () => {
  const service = useService(database, { RATE_LIMIT_SCANS_PER_HOUR: "1" })

  it("are refused when they come too fast", async () => {
    const { live } = await service.tenant()
    const { post } = await visit(service, live)
    expect((await post("/console/scans", { repo_url })).status).toBe(303)
    const refused = await post("/console/scans", { repo_url })
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true])
    expect(refused.text).toMatch(/Try again in \d+ minutes?\./)
  })
})

import { beforeAll, describe, expect, it, vi } from "vitest"
import { database } from "../databases.ts"
import { finding, place } from "../scanner/bom/findings.ts"
import { completedScan, documents } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"
import { writtenDocuments } from "./writtenDocuments.ts"

const html = { accept: "text/html,application/xhtml+xml" }

const metaPolicy = (page: string): string =>
  (/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "").replaceAll("&#39;", "'")

describe(`report pages on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  const publish = async (id: string, body: object = {}, of = tenant): Promise<string> => {
    const { json } = await service.v1(`/scans/${id}/publication`, { key: of.live, method: "PUT", body })
    return new URL(json.report_url).pathname
  }
  const published = async (body: object = {}, ...how: ParametersAfterTenant) =>
    publish(await completedScan(service, tenant, ...how), body)
  const read = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    service.ask(path, { headers: { ...html, ...headers } })
  const submit = async (repo_url: string, key = tenant.live): Promise<string> =>
    (await service.v1("/scans", { key, body: { repo_url } })).json.id
  const brand = (fields: object, of = tenant) => service.v1("/branding", { key: of.live, method: "PUT", body: fields })

  it("show the report under the policy that stands in it, to nobody's frame, and to no search engine", async () => {
    const page = await read(await published())
    expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"])
    expect(page.text).toContain("<h1>example/project</h1>")
    expect(page.text).toContain("MD5")
    expect(page.headers["content-security-policy"]).toBe(`${metaPolicy(page.text)}; frame-ancestors 'none'`)
    expect(metaPolicy(page.text)).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page.headers).toMatchObject({
      "cache-control": "private, no-cache",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      vary: "Accept-Encoding"
    })
  })

  it("are sent packed, and not again to whoever has them", async () => {
    const path = await published()
    const plain = await read(path)
    const packed = await read(path, { "accept-encoding": "gzip" })
    expect([packed.headers["content-encoding"], packed.text === plain.text]).toEqual(["gzip", true])
    for (const { headers } of [plain, packed]) {
      const coding = headers["content-encoding"] ?? "identity"
      const again = await read(path, { "if-none-match": headers["etag"] ?? "", "accept-encoding": coding })
      expect([again.status, again.bytes.length, again.headers["etag"]]).toEqual([304, 0, headers["etag"]])
    }
    expect((await service.ask(path, { method: "HEAD" })).status).toBe(200)
  })

  it("are written once, however many ask, and anew when the branding changes", async () => {
    const id = await completedScan(service, tenant, { repo_url: "https://github.com/example/once" })
    const path = await publish(id)
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => read(path)))
    expect(others.map(({ text }) => text === first?.text)).toEqual(others.map(() => true))
    await service.sql("delete from scan_bom_pieces where scan_id = $1 and format = 'scan'", [id])
    expect((await read(path)).text).toBe(first?.text)
    await brand({ tagline: "Another tagline" })
    expect((await read(path)).status).toBe(500)
    await brand({ tagline: null })
  })

  it("are written when their link is made, for whoever comes first", async () => {
    const id = await completedScan(service, tenant, { repo_url: "https://github.com/example/early" })
    const path = await publish(id)
    const prepared = () => service.output().match(new RegExp(`report prepared.*${id}`))
    await vi.waitFor(() => expect(prepared()).not.toBeNull(), { timeout: 60_000 })
    await service.sql("delete from scan_bom_pieces where scan_id = $1 and format = 'scan'", [id])
    expect((await read(path)).status).toBe(200)
  })

  it("wear the tenant's branding of now", async () => {
    const other = await service.tenant()
    const path = await publish(await completedScan(service, other), {}, other)
    const before = await read(path)
    expect(before.text).toContain("Powered by Ciphermap")
    await brand({ display_name: "Acme Audits", accent_color: "#7A1F3D", hide_powered_by: true }, other)
    const after = await read(path, { "if-none-match": before.headers["etag"] ?? "" })
    expect(after.status).toBe(200)
    expect(after.text).toContain("Acme Audits")
    expect(after.text.toLowerCase()).toContain("#7a1f3d")
    expect(after.text).not.toContain("Powered by")
  })

  it("say what was judged when the scan was made, also when that would be judged otherwise now", async () => {
    const scan = Buffer.from(documents.scan.toString("utf8").replaceAll(`"on": "2026-11-21"`, `"on": "2019-03-04"`))
    expect(scan.equals(documents.scan)).toBe(false)
    expect((await read(await published({}, {}, { scan }))).text).toContain("2019-03-04")
  })

  it("of a scan that found nothing say so, and where to look", async () => {
    const id = await completedScan(service, tenant, {}, writtenDocuments([]))
    await service.sql("update scans set components_total = 0 where id = $1", [id])
    expect((await read(await publish(id))).text).toContain("found no cryptography that it knows. Coverage")
  })

  describe("that follow a repository", () => {
    const repo_url = "https://github.com/example/followed"
    const scanned = (names: ReadonlyArray<string>, settings: object = {}, of = tenant) =>
      completedScan(
        service,
        of,
        { repo_url, ...settings },
        writtenDocuments(names.map((name) => finding("hash", { name, primitive: "hash" })))
      )

    it("show its newest completed scan, of the same ref, the same kind of key and the same tenant", async () => {
      const first = await scanned(["MD5"])
      const [link, own] = [await publish(first, { follows: true }), await publish(await scanned(["MD5"]))]
      await scanned(["SHA-1"])
      await scanned(["MD4"], { repo_url: `${repo_url}/tree/other` })
      await scanned(["MD2"], {}, await service.tenant())
      const inTest = await scanned(["RIPEMD-160"])
      await service.sql("update scans set env = 'test' where id = $1", [inTest])
      const [, inventory = ""] = /<section id="inventory"([\s\S]*?)<\/section>/.exec((await read(link)).text) ?? []
      expect(["MD5", "SHA-1", "MD4", "MD2", "RIPEMD"].filter((name) => inventory.includes(`>${name}`))).toEqual([
        "SHA-1"
      ])
      expect((await read(own)).text).toContain(">MD5")
    })

    it("say that a newer scan is under way, until it has ended", async () => {
      const link = await publish(await scanned(["MD5"]), { follows: true })
      const newer = await submit(repo_url)
      const page = await read(link)
      expect([page.status, page.text.includes("A newer scan of this repository is under way")]).toEqual([200, true])
      await service.v1(`/scans/${newer}/cancel`, { key: tenant.live, method: "POST" })
      const after = await read(link)
      expect([after.status, after.text.includes("under way")]).toEqual([200, false])
    })

    it("show how far the first scan is, ask again by themselves, and become the report", async () => {
      const id = await submit("https://github.com/example/first")
      const link = await publish(id, { follows: true })
      const waiting = await read(link)
      expect(waiting.status).toBe(200)
      expect(waiting.headers["cache-control"]).toBe("no-store")
      expect(waiting.text).toContain("Waiting for its turn")
      expect(waiting.text).toContain(`<noscript><meta http-equiv="refresh" content="5" /></noscript>`)
      expect(waiting.text).toContain(`hx-get="${link}/progress"`)
      await service.sql(
        "update scans set status = 'scanning', phase_reached = 'scanning', files_total = 40, files_done = 7 where id = $1",
        [id]
      )
      const part = await read(`${link}/progress`)
      expect(part.text).toMatch(/^<div id="progress".*Reading the files.*7 of 40 files/s)
      expect(part.headers["hx-refresh"]).toBeUndefined()
      await service.v1(`/scans/${id}/cancel`, { key: tenant.live, method: "POST" })
      expect((await read(`${link}/progress`)).headers["hx-refresh"]).toBe("true")
      const failed = await read(link)
      expect([failed.status, failed.text.includes("The scan was cancelled.")]).toEqual([200, true])
      expect(failed.text).toContain("Whoever gave you the link can start another one.")
    })

    it("have no downloads before there is a report", async () => {
      const link = await publish(await submit("https://github.com/example/nothing-yet"), { follows: true })
      for (const name of ["bom.json", "spdx.json", "sarif.json", "report.html"]) {
        const { json, status } = await service.ask(`${link}/${name}`)
        expect([status, json.code]).toEqual([409, "scan_not_completed"])
      }
    })
  })

  it.each([
    ["bom.json", "cyclonedx", "application/json"],
    ["spdx.json", "spdx", "application/json"],
    ["sarif.json", "sarif", "application/sarif+json"]
  ] as const)("offer %s as it is stored", async (name, format, type) => {
    const path = await published()
    const { bytes, headers, status } = await service.ask(`${path}/${name}`)
    expect([status, headers["content-type"], bytes.equals(documents[format])]).toEqual([200, type, true])
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="example_project-a{12}\./)
    expect(headers["x-robots-tag"]).toBe("noindex")
  })

  it("offer a file to keep, which links to nothing that may be gone", async () => {
    const path = await published()
    const file = await service.ask(`${path}/report.html`)
    expect([file.status, file.headers["content-disposition"]]).toEqual([
      200,
      'attachment; filename="example_project-aaaaaaaaaaaa.html"'
    ])
    expect(file.text).not.toContain(path.slice("/r/".length))
    expect(file.text).toContain("<h1>example/project</h1>")
  })

  it("are small however much was found, say what is missing, and lead to all of it", async () => {
    const findings = Array.from({ length: 600 }, (_, at) =>
      finding(
        "hash",
        { name: "PBKDF2", primitive: "kdf", digest: "MD5", iterations: 1_000 + at, keyBits: 64 + at },
        { path: `src/module${at % 7}/File${at}.java`, place: place(at + 1) }
      )
    )
    const repo_url = "https://github.com/example/much"
    const path = await published({}, { repo_url }, writtenDocuments(findings))
    const rows = ({ text }: { readonly text: string }): number => text.match(/<tr role="row"/g)!.length
    const packed = async (address: string): Promise<number> =>
      Number((await read(address, { "accept-encoding": "gzip" })).headers["content-length"])
    const page = await read(path)
    const whole = await read(`${path}?rows=all`)
    expect(page.text.replace(/\s+/g, " ")).toMatch(
      /<strong>\d+ of 602 assets are shown<\/strong>, [^<]*<a href="\?rows=all" data-whole>/
    )
    expect(whole.text).not.toContain("data-whole>")
    expect(whole.text).toMatch(/1,200 findings\.[\s\S]*602 assets\./)
    expect(rows(whole)).toBeGreaterThan(rows(page) * 2)
    expect(await packed(path)).toBeLessThan(60_000)
    expect(await packed(`${path}?severity=high`)).toBe(await packed(`${path}?rows=all`))
    expect((await read(`${path}/report.html`)).text).toContain("602 assets.")
  })

  it("cost the tenant nothing, whatever visitors download", async () => {
    const other = await service.tenant()
    const path = await publish(await completedScan(service, other), {}, other)
    for (const name of ["bom.json", "spdx.json", "sarif.json", "report.html"]) await service.ask(`${path}/${name}`)
    const { json } = await service.v1("/usage", { key: other.live })
    expect(json.billing_cycle.bom_downloads).toBe(0)
  })

  it("that would be too large say so and offer the downloads", async () => {
    const id = await completedScan(service, tenant)
    await service.sql("update scan_boms set byte_length = 40 * 1024 * 1024 where scan_id = $1 and format = 'scan'", [
      id
    ])
    const path = await publish(id)
    const page = await read(path)
    expect([page.status, page.text.includes("is too large for this page")]).toEqual([200, true])
    for (const name of ["report.html", "bom.json", "spdx.json", "sarif.json"]) {
      expect(page.text).toContain(`href="${path.slice("/r/".length)}/${name}"`)
    }
    const stored = await service.ask(`${path}/report.html`)
    expect([stored.status, stored.bytes.equals(documents.html)]).toEqual([200, true])
  })

  it("that were withdrawn or never were say what is so and what to do, and name nobody", async () => {
    const name = "Nobody shall read this name"
    const other = await service.tenant({ name })
    await brand({ display_name: name }, other)
    const path = await publish(await completedScan(service, other, { project_name: name }), {}, other)
    expect((await read(path)).text).toContain(name)
    await service.sql("update report_links set revoked_at = now() where token = $1", [path.slice(3)])
    const gone = await read(path)
    expect([gone.status, gone.text.includes(name), gone.headers["etag"]]).toEqual([410, false, undefined])
    expect(gone.text).toContain("This link was withdrawn")
    expect(gone.text).toContain("Ask whoever gave it to you for another one.")
    const missing = await read(`/r/${"a".repeat(40)}`)
    expect([missing.status, missing.text.includes("Check the address.")]).toEqual([404, true])
    for (const { headers } of [gone, missing]) expect(headers["cache-control"]).toBe("no-store")
  })

  it("that a browser has are withdrawn with the next look at them", async () => {
    const id = await completedScan(service, tenant)
    const path = await publish(id)
    const { etag = "" } = (await read(path)).headers
    expect((await read(path, { "if-none-match": etag })).status).toBe(304)
    await service.v1(`/scans/${id}/publication`, { key: tenant.live, method: "DELETE" })
    expect((await read(path, { "if-none-match": etag })).status).toBe(410)
    expect((await service.ask(`${path}/bom.json`)).status).toBe(410)
  })
})

type ParametersAfterTenant = typeof completedScan extends (
  service: never,
  tenant: never,
  ...rest: infer Rest
) => unknown
  ? Rest
  : never

describe("pages for everybody", () => {
  const service = useService(database, { RATE_LIMIT_PAGES_PER_MINUTE: "3" })

  it("are counted by address: the tenant's own requests go on", async () => {
    const tenant = await service.tenant()
    const id = await completedScan(service, tenant)
    const { json } = await service.v1(`/scans/${id}/publication`, { key: tenant.live, method: "PUT", body: {} })
    const path = new URL(json.report_url).pathname
    const statuses = []
    for (let visit = 0; visit < 5; visit++) statuses.push((await service.ask(`${path}/bom.json`)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const page = await service.ask(path, { headers: html })
    expect([page.status, page.text.includes("Too many requests")]).toEqual([429, true])
    expect((await service.v1(`/scans/${id}/bom.json`, { key: tenant.live })).status).toBe(200)
  })
})

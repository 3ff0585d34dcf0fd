import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { completedScan } from "./storedScans.ts"
import { visit } from "./console/visitor.ts"
import { type TestTenant, useService } from "./startService.ts"

describe(`badges on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let badge: string

  const published = async (id: string, body: object): Promise<string> => {
    const { json } = await service.v1(`/scans/${id}/publication`, { key: tenant.live, method: "PUT", body })
    return new URL(json.report_url).pathname.replace("/r/", "/badge/")
  }

  beforeAll(async () => {
    tenant = await service.tenant()
    const id = await completedScan(service, tenant)
    await service.sql(`update scan_results set metadata = '{"quantum_readiness":"25"}' where scan_id = $1`, [id])
    badge = await published(id, { badge: true })
  })

  it.each([
    ["", "cryptography", "70/100", "#8a6600"],
    ["?metric=score", "cryptography", "70/100", "#8a6600"],
    ["?metric=readiness", "quantum readiness", "25/100", "#b01f3c"],
    ["?metric=findings", "crypto findings", "1 high", "#b1480b"]
  ])("tell what they are asked for: %s", async (query, label, message, color) => {
    const json = await service.ask(`${badge}.json${query}`)
    expect(json.json).toEqual({ schemaVersion: 1, label, message, color, isError: false, cacheSeconds: 300 })
    const svg = await service.ask(`${badge}.svg${query}`)
    expect(svg.text).toMatch(
      new RegExp(`<title id="title">${label}: ${message}, scanned on \\d{4}-\\d\\d-\\d\\d</title>`)
    )
    expect(svg.text).toContain(`fill="${color}"`)
    for (const { headers, status } of [json, svg]) {
      expect(status).toBe(200)
      expect(headers).toMatchObject({ "access-control-allow-origin": "*", "cache-control": "public, max-age=300" })
    }
    expect([json.headers["content-type"], svg.headers["content-type"]]).toEqual([
      "application/json",
      "image/svg+xml; charset=utf-8"
    ])
  })

  it("are grey where nothing was judged, as the list of scans and of public reports are", async () => {
    const id = await completedScan(service, tenant)
    await service.sql("update scans set score = null, risk_level = 'none' where id = $1", [id])
    const path = await published(id, { badge: true, listed: true })
    for (const query of ["", "?metric=findings", "?metric=readiness"])
      expect((await service.ask(`${path}.json${query}`)).json).toMatchObject({
        message: "not judged",
        color: "#5d6873"
      })
    const { scans } = (await service.v1("/scans?limit=1", { key: tenant.live })).json
    expect(scans[0]).toMatchObject({ id, score: null, risk_level: "none" })
    expect((await (await visit(service, tenant.live)).get("/console/scans")).text).toContain("Not judged")
  })

  it("are not sent again to whoever has them", async () => {
    const { headers } = await service.ask(`${badge}.svg`)
    const again = await service.ask(`${badge}.svg`, { headers: { "if-none-match": headers["etag"] ?? "" } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const other = await service.ask(`${badge}.svg?metric=findings`, {
      headers: { "if-none-match": headers["etag"] ?? "" }
    })
    expect(other.status).toBe(200)
  })

  it.each([
    ["nobody's", `/badge/${"a".repeat(40)}`],
    ["not a token", "/badge/x"]
  ])("that are %s say so, as a picture and as data", async (_, path) => {
    const svg = await service.ask(`${path}.svg`, {
      headers: { accept: "image/avif,image/webp,image/svg+xml,*/*;q=0.8" }
    })
    expect([svg.status, svg.headers["content-type"]]).toEqual([404, "image/svg+xml; charset=utf-8"])
    expect(svg.text).toContain("cryptography: not found")
    const data = await service.ask(`${path}.json`)
    expect([data.status, data.json.message, data.json.isError]).toEqual([404, "not found", true])
  })

  it("of links without one, and of links that were revoked, are not found", async () => {
    const id = await completedScan(service, tenant)
    const path = await published(id, { badge: false })
    expect((await service.ask(`${path}.svg`)).status).toBe(404)
    await published(id, { badge: true })
    expect((await service.ask(`${path}.svg`)).status).toBe(200)
    await service.v1(`/scans/${id}/publication`, { key: tenant.live, method: "DELETE" })
    const gone = await service.ask(`${path}.svg`)
    expect([gone.status, gone.text.includes("not found")]).toEqual([404, true])
  })

  it("of a scan that has not completed say that it is pending", async () => {
    const { json } = await service.v1("/scans", {
      key: tenant.live,
      body: { repo_url: "https://github.com/example/pending" }
    })
    const path = await published(json.id, { follows: true, badge: true })
    expect((await service.ask(`${path}.json?metric=findings`)).json.message).toBe("pending")
  })

  it.each(["constructor", "__proto__", "SCORE", "", "%3Cscript%3E"])("do not know the metric %s", async (metric) => {
    const { status, text } = await service.ask(`${badge}.svg?metric=${metric}`)
    expect([status, text.includes("unknown metric"), text.includes("script")]).toEqual([422, true, false])
  })

  it("that refuse stay pictures for who asks for problems", async () => {
    const { status, text } = await service.ask("/badge/x.svg", { headers: { accept: "application/problem+json" } })
    expect([status, text.startsWith("<svg")]).toEqual([404, true])
  })
})

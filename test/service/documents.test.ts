import { createHash } from "node:crypto"
import { gunzipSync } from "node:zlib"
import { beforeAll, describe, expect, it } from "vitest"
import type { StoredFormat } from "../../src/domain/StoredFormat.ts"
import { database } from "../databases.ts"
import { completedScan, documents } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"

const kept: ReadonlyArray<readonly [path: string, format: StoredFormat, type: string, disposition: string]> = [
  ["sarif.json", "sarif", "application/sarif+json", 'attachment; filename="example_project-aaaaaaaaaaaa.sarif.json"'],
  ["report.html", "html", "text/html; charset=utf-8", 'inline; filename="example_project-aaaaaaaaaaaa.html"'],
  ["scan.json", "scan", "application/json", 'attachment; filename="example_project-aaaaaaaaaaaa.scan.json"']
]

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

describe(`documents of scans on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let scanId: string

  beforeAll(async () => {
    tenant = await service.tenant()
    scanId = await completedScan(service, tenant)
  })

  const download = (path: string, headers = {}, more = {}) =>
    service.v1(`/scans/${scanId}/${path}`, { key: tenant.live, headers, ...more })

  it.each(kept)("%s is the stored %s, plain or gzip, as %s", async (path, format, type, disposition) => {
    const stored = documents[format]
    const plain = await download(path)
    expect([plain.status, plain.bytes.equals(stored)]).toEqual([200, true])
    expect(plain.headers).toMatchObject({
      "content-type": type,
      "content-length": String(stored.length),
      "content-disposition": disposition,
      etag: `"${hashOf(stored)}"`,
      "cache-control": "private, no-cache",
      vary: "Authorization, Accept-Encoding"
    })
    const packed = await download(path, { "accept-encoding": "gzip" })
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", etag: `"${hashOf(stored)}-gzip"` })
    expect(gunzipSync(packed.bytes).equals(stored)).toBe(true)
    const { etag } = plain.headers
    const head = await download(path, {}, { method: "HEAD" })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    expect(head.headers).toMatchObject({ "content-type": type, "content-length": String(stored.length), etag })
    const again = await download(path, { "if-none-match": etag })
    expect([again.status, again.bytes.length, again.headers["etag"]]).toEqual([304, 0, etag])
  })

  it("the report brings the policy that it needs, and nobody may frame it", async () => {
    const [, inPage = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(documents.html.toString()) ?? []
    const policy = inPage.replaceAll("&#39;", "'")
    expect(policy).toMatch(/style-src 'sha256-[^']+'; script-src 'sha256-[^']+'/)
    for (const headers of [{}, { "accept-encoding": "gzip" }]) {
      const answer = await download("report.html", headers)
      expect(answer.headers["content-security-policy"]).toBe(`${policy}; frame-ancestors 'none'`)
    }
    expect((await download("scan.json")).headers["content-security-policy"]).toBe(
      "default-src 'none'; frame-ancestors 'none'"
    )
  })

  it("are not entered in the usage", async () => {
    const count = async () => (await service.v1("/usage", { key: tenant.live })).json.billing_cycle.bom_downloads
    const before = await count()
    for (const [path] of kept) await download(path)
    expect(await count()).toBe(before)
    await download("bom.json")
    expect(await count()).toBe(before + 1)
  })

  it.each(kept)("%s is not there before the scan has completed, nor for other tenants", async (path) => {
    const { json } = await service.v1("/scans", {
      key: tenant.live,
      body: { repo_url: "https://github.com/example/project" }
    })
    const waiting = await service.v1(`/scans/${json.id}/${path}`, { key: tenant.live })
    expect([waiting.status, waiting.json.code, waiting.json.status, waiting.headers["retry-after"]]).toEqual([
      409,
      "scan_not_completed",
      "queued",
      "5"
    ])
    const other = await service.tenant()
    for (const id of [scanId, "cbom_0000000000000000", "no-id", "%00"]) {
      const foreign = await service.v1(`/scans/${id}/${path}`, { key: other.live })
      expect([foreign.status, foreign.json.code]).toEqual([404, "scan_not_found"])
    }
    expect((await service.v1(`/scans/${scanId}/${path}`)).status).toBe(401)
  })
})

describe(`the limit of downloads on ${database.name}`, () => {
  const service = useService(database, { RATE_LIMIT_DOWNLOADS_PER_HOUR: "4" })

  it("is one for all documents and comparisons of a tenant", async () => {
    const tenant = await service.tenant()
    const scanId = await completedScan(service, tenant)
    const paths = ["sarif.json", "report.html", "scan.json", `diff?base=${scanId}`, "bom.json", "sarif.json"]
    const statuses: Array<number> = []
    for (const path of paths) statuses.push((await service.v1(`/scans/${scanId}/${path}`, { key: tenant.live })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })
})

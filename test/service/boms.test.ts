import { createHash } from "node:crypto"
import { gunzipSync } from "node:zlib"
import { beforeAll, describe, expect, it } from "vitest"
import type { DownloadFormat } from "../../src/domain/downloadName.ts"
import { database } from "../databases.ts"
import { completedScan, documents, storeBom } from "./storedScans.ts"
import { type TestTenant, useService } from "./startService.ts"

const formats: ReadonlyArray<DownloadFormat> = ["cyclonedx", "spdx"]
const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

describe(`bills of materials on ${database.name}`, () => {
  const service = useService(database)
  let tenant: TestTenant
  let scanId: string

  beforeAll(async () => {
    tenant = await service.tenant()
    scanId = await completedScan(service, tenant, { project_name: 'Ünï/code\n"p"', project_version: "1.0" })
  })

  const download = (query = "", headers = {}, more = {}) =>
    service.v1(`/scans/${scanId}/bom.json${query}`, { key: tenant.live, headers, ...more })
  const downloads = async () => {
    const [row] = await service.sql(
      "select count(*)::integer as count from usage_entries where kind = 'bom_download' and tenant_id = $1",
      [tenant.id]
    )
    return row?.["count"]
  }

  it.each(formats)("are, as %s, the bytes that were stored, plain or gzip", async (format) => {
    const stored = documents[format]
    const plain = await download(`?format=${format}`)
    expect([plain.status, plain.headers["content-type"]]).toEqual([200, "application/json"])
    expect(plain.bytes.equals(stored)).toBe(true)
    expect(plain.headers).toMatchObject({
      "content-length": String(stored.length),
      etag: `"${hashOf(stored)}"`,
      "cache-control": "private, no-cache",
      vary: "Authorization, Accept-Encoding",
      "last-modified": expect.stringMatching(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/)
    })
    expect(plain.headers["content-encoding"]).toBe(undefined)
    const packed = await download(`?format=${format}`, { "accept-encoding": "br, gzip" })
    expect(packed.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-length": String(packed.bytes.length),
      etag: `"${hashOf(stored)}-gzip"`
    })
    expect(gunzipSync(packed.bytes).equals(stored)).toBe(true)
    const rows = await service.sql(
      "select bytes from scan_bom_pieces where scan_id = $1 and format = $2 order by position",
      [scanId, format]
    )
    expect(Buffer.concat(rows.map(({ bytes }) => bytes as Uint8Array)).equals(packed.bytes)).toBe(true)
    for (const [accepted, coding] of [
      ["gzip;q=0", undefined],
      ["identity, gzip;q=0.5", undefined],
      ["*", "gzip"],
      ["deflate, br", undefined]
    ] as const) {
      expect((await download("", { "accept-encoding": accepted })).headers["content-encoding"]).toBe(coding)
    }
  })

  it("are CycloneDX unless SPDX is asked for, and nothing else", async () => {
    expect((await download()).bytes.equals(documents.cyclonedx)).toBe(true)
    expect((await download("?format=xml&format=spdx")).bytes.equals(documents.spdx)).toBe(true)
    for (const format of ["xml", "SPDX", "", "spdx%0A", "spdx%00"]) {
      const { json, status } = await download(`?format=${format}`)
      expect([status, json.detail]).toEqual([
        422,
        [
          {
            type: "string_pattern_mismatch",
            loc: ["query", "format"],
            msg: "String should match pattern '^(cyclonedx|spdx)$'",
            ctx: { pattern: "^(cyclonedx|spdx)$" }
          }
        ]
      ])
    }
  })

  it("have a file name that does no harm", async () => {
    const name = (format: DownloadFormat) => download(`?format=${format}`)
    expect((await name("cyclonedx")).headers["content-disposition"]).toBe(
      `attachment; filename="Uni_code_p_-1.0.cdx.json"; filename*=UTF-8''%C3%9Cn%C3%AF_code_p_-1.0.cdx.json`
    )
    expect((await name("spdx")).headers["content-disposition"]).toContain(`-1.0.spdx.json"`)
    const nameless = await completedScan(service, tenant)
    const { headers } = await service.v1(`/scans/${nameless}/bom.json`, { key: tenant.live })
    expect(headers["content-disposition"]).toBe(`attachment; filename="example_project-aaaaaaaaaaaa.cdx.json"`)
  })

  it("are not sent again to whoever has them", async () => {
    const { etag = "", "last-modified": modified = "" } = (await download()).headers
    const before = await downloads()
    for (const headers of [
      { "if-none-match": etag },
      { "if-none-match": `"other", W/${etag}` },
      { "if-none-match": "*" },
      { "if-modified-since": modified },
      { "if-modified-since": new Date(Date.now() + 60_000).toUTCString() }
    ]) {
      const answer = await download("", headers)
      expect([answer.status, answer.bytes.length, answer.headers["etag"]]).toEqual([304, 0, etag])
      expect(answer.headers).toMatchObject({ "cache-control": "private, no-cache", "last-modified": modified })
      expect((await download("", headers, { method: "HEAD" })).status).toBe(304)
    }
    expect(await downloads()).toBe(before)
    for (const headers of [
      { "if-none-match": etag, "accept-encoding": "gzip" },
      { "if-none-match": `"other"`, "if-modified-since": modified },
      { "if-none-match": etag.slice(1, -1) },
      { "if-modified-since": new Date(Date.parse(modified) - 1000).toUTCString() },
      { "if-modified-since": "yesterday" }
    ]) {
      expect((await download("", headers)).status).toBe(200)
    }
    expect((await download("?format=spdx", { "if-none-match": etag })).status).toBe(200)
  })

  it("count when their bytes are sent, for the tenant and the env that asked", async () => {
    const before = Number(await downloads())
    const head = await download("", {}, { method: "HEAD" })
    expect([head.status, head.bytes.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      String(documents.cyclonedx.length)
    ])
    await download("?format=xml")
    expect(await downloads()).toBe(before)
    await download()
    await service.v1(`/scans/${scanId}/bom.json`, { key: tenant.test })
    expect(await downloads()).toBe(before + 2)
    const entries = await service.sql(
      "select env, scan_id, amount_cents from usage_entries where kind = 'bom_download' and tenant_id = $1 order by id desc limit 2",
      [tenant.id]
    )
    expect(entries).toEqual(["test", "live"].map((env) => ({ env, scan_id: scanId, amount_cents: 0 })))
  })

  it("are not there before a scan has completed, and come soon unless it failed", async () => {
    const { json } = await service.v1("/scans", {
      key: tenant.live,
      body: { repo_url: "https://github.com/example/project" }
    })
    const asked = async (format: string) => {
      const {
        headers,
        json: body,
        status
      } = await service.v1(`/scans/${json.id}/bom.json?format=${format}`, {
        key: tenant.live
      })
      return [status, body.code, body.detail, body.status, headers["retry-after"]]
    }
    for (const status of ["queued", "downloading", "scanning"]) {
      await service.sql("update scans set status = $2, phase_reached = $2 where id = $1", [json.id, status])
      const told = [409, "scan_not_completed", `Scan is not completed (status: ${status}).`, status, "5"]
      expect([await asked("cyclonedx"), await asked("spdx")]).toEqual([told, told])
    }
    await service.sql(
      "update scans set status = 'failed', phase_reached = 'failed', error_code = 'repo_empty', completed_at = now() where id = $1",
      [json.id]
    )
    expect(await asked("spdx")).toEqual([
      409,
      "scan_not_completed",
      "Scan is not completed (status: failed).",
      "failed",
      undefined
    ])
  })

  it("of other tenants are not found, though both scanned the same", async () => {
    const other = await service.tenant()
    const foreign = await completedScan(service, other)
    for (const [key, id, status] of [
      [other.live, foreign, 200],
      [tenant.live, scanId, 200],
      [other.live, scanId, 404],
      [other.test, scanId, 404],
      [tenant.live, foreign, 404]
    ] as const) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await service.v1(`/scans/${id}/bom.json`, { key, method, headers: { "if-none-match": "x" } })
        expect(answer.status).toBe(status)
      }
    }
    const { etag = "" } = (await download()).headers
    const guessed = await service.v1(`/scans/${scanId}/bom.json`, {
      key: other.live,
      headers: { "if-none-match": etag }
    })
    expect(guessed.status).toBe(404)
  })

  it("may be empty, of one piece, or of many, and are stored once", async () => {
    const { json } = await service.v1("/scans", {
      key: tenant.live,
      body: { repo_url: "https://github.com/example/project" }
    })
    const noise = (length: number) => createHash("shake256", { outputLength: length }).update("noise").digest()
    await service.sql(
      "update scans set status = 'completed', phase_reached = 'completed', completed_at = now() where id = $1",
      [json.id]
    )
    for (const [format, bytes] of [
      ["cyclonedx", noise(700_000)],
      ["spdx", noise(1)]
    ] as const) {
      await storeBom(service, { tenant: tenant.id, scanId: json.id, format }, bytes)
      for (const coding of ["identity", "gzip"]) {
        const answer = await service.v1(`/scans/${json.id}/bom.json?format=${format}`, {
          key: tenant.live,
          headers: { "accept-encoding": coding }
        })
        expect(Number(answer.headers["content-length"])).toBe(answer.bytes.length)
        expect((coding === "gzip" ? gunzipSync(answer.bytes) : answer.bytes).equals(bytes)).toBe(true)
      }
    }
    const [row] = await service.sql("select max(pieces) as pieces from scan_boms where scan_id = $1", [json.id])
    expect(Number(row?.["pieces"])).toBeGreaterThan(2)
    const again = storeBom(service, { tenant: tenant.id, scanId: json.id, format: "spdx" }, noise(2))
    await expect(again).rejects.toThrow()
  })
})

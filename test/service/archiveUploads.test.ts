import { gzipSync } from "node:zlib"
import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { writeTar, writeZip } from "../support/archiveWriters.ts"
import { evaluatingWorker } from "../uploads/evaluatingWorker.ts"
import { endedScan } from "../uploads/uploaded.ts"
import type { Asked } from "./ask.ts"
import { type TestTenant, useService } from "./startService.ts"

const weak = "import hashlib\nhashlib.md5(b'x')\n"
const inner = writeZip([{ name: "com/acme/a.py", bytes: weak }])
const war = writeZip([
  { name: "WEB-INF/lib/x.jar", bytes: inner },
  { name: "WEB-INF/b.py", bytes: "import hashlib\nhashlib.sha1(b'x')\n" }
])

describe(`uploads of archives on ${database.name}`, () => {
  const service = useService(database, { UPLOAD_ARCHIVE_MAX_MIB: "4" }, evaluatingWorker)
  let tenant: TestTenant

  beforeAll(async () => {
    tenant = await service.tenant()
  })

  const send = (
    archive: Uint8Array,
    query: Readonly<Record<string, string>> = { name: "shop", file_name: "app.war" },
    asked: Asked = {}
  ) =>
    service.v1(`/uploads/archives?${new URLSearchParams(query)}`, {
      key: tenant.live,
      method: "POST",
      raw: archive,
      ...asked,
      headers: { "content-type": "application/java-archive", ...asked.headers }
    })

  const scanned = async (archive: Uint8Array, fileName: string, type = "application/octet-stream") => {
    const query = { name: "shop", file_name: fileName }
    const { json, status, text } = await send(archive, query, { headers: { "content-type": type } })
    if (status !== 201) throw new Error(`not taken: ${text}`)
    return endedScan(service, tenant.live, json.id)
  }

  const pathsOf = (scan: { readonly findings: ReadonlyArray<{ readonly location: { readonly path: string } }> }) =>
    scan.findings.map(({ location }) => location.path).toSorted()

  it("become scans whose places lead into them, with all documents", async () => {
    const { headers, json } = await send(war)
    expect(headers["location"]).toBe(`/api/v1/cbom/scans/${json.id}`)
    const scan = await endedScan(service, tenant.live, json.id)
    expect(scan).toMatchObject({ status: "completed", project_name: "shop", findings_total: 2, error: null })
    expect(pathsOf(scan)).toEqual(["app.war!/WEB-INF/b.py", "app.war!/WEB-INF/lib/x.jar!/com/acme/a.py"])
    expect(scan.metadata.stated_by).toBe("the uploaded archive app.war")
    expect(scan.summary).toMatchObject({ files_scanned: 2, limits_hit: [] })
    for (const path of ["bom.json", "bom.json?format=spdx", "sarif.json", "report.html", "scan.json"]) {
      const { status, text } = await service.v1(`/scans/${scan.id}/${path}`, { key: tenant.live })
      expect([path, status, text.includes("app.war!/WEB-INF")]).toEqual([path, 200, true])
    }
    const [repository] = (await service.v1("/repositories", { key: tenant.live })).json.repositories
    expect(repository).toMatchObject({ kind: "upload", name: "shop", newest: { scan_id: scan.id } })
    expect(await service.sql("select from scan_upload_pieces where scan_id = $1", [scan.id])).toEqual([])
    const entries = await service.sql("select kind from usage_entries where scan_id = $1 order by id", [scan.id])
    expect(entries.slice(0, 2)).toEqual([{ kind: "scan_accepted" }, { kind: "scan_completed" }])
  })

  it("of other kinds are read as what they are", async () => {
    const tar = writeTar([{ name: "src/a.py", bytes: weak }])
    for (const [bytes, name, type] of [
      [tar, "image.tar", "application/x-tar"],
      [gzipSync(tar), "shop-1.0.tgz", "application/gzip"],
      [war, "shop.apk", "application/vnd.android.package-archive"]
    ] as const)
      expect([name, (await scanned(bytes, name, type)).findings_total > 0]).toEqual([name, true])
  })

  it("are taken once for one idempotency key", async () => {
    const own = { name: "once", file_name: "a.jar" }
    const headers = { "idempotency-key": "archive-1" }
    const [first, second] = [await send(inner, own, { headers }), await send(inner, own, { headers })]
    expect([first.json.id, second.headers["idempotent-replayed"]]).toEqual([second.json.id, "true"])
    const others = [
      await send(war, own, { headers }),
      await send(inner, { ...own, file_name: "b.jar" }, { headers })
    ].map(({ json }) => json.code)
    expect(others).toEqual(["idempotency_key_reused", "idempotency_key_reused"])
  })

  it.each([
    ["larger than the limit", Buffer.concat([war, Buffer.alloc(5 * 2 ** 20)]), {}, 413, "upload_too_large"],
    ["of text", Buffer.from(weak), {}, 422, "validation_error"],
    ["of nothing", Buffer.alloc(0), {}, 422, "validation_error"],
    ["compressed with xz", Buffer.from("fd377a585a0000", "hex"), {}, 422, "validation_error"],
    ["named as no archive", war, { file_name: "app.exe" }, 422, "validation_error"],
    ["named by a path", war, { file_name: "../app.war" }, 422, "validation_error"],
    ["named by a control character", war, { file_name: "a\u0000.war" }, 422, "validation_error"],
    ["without a name", war, { file_name: "" }, 422, "validation_error"],
    ["for two repositories", war, { repo_url: "https://git.example.com/a/b" }, 422, "validation_error"]
  ] as const)("%s are refused", async (_, bytes, query, status, code) => {
    const before = await service.sql("select count(*)::int as count from scans")
    const answer = await send(bytes, { name: "shop", file_name: "app.war", ...query })
    expect([answer.status, answer.json.code]).toEqual([status, code])
    expect(await service.sql("select count(*)::int as count from scans")).toEqual(before)
  })

  it("sent as text, as a form or compressed once more are refused", async () => {
    for (const headers of [
      { "content-type": "application/json" },
      { "content-type": "multipart/form-data; boundary=a" },
      { "content-type": "text/plain" },
      { "content-encoding": "gzip" }
    ])
      expect((await send(war, undefined, { headers })).json.code).toBe("unsupported_media_type")
  })

  it("of others are for nobody else, and viewers send none", async () => {
    const other = await service.tenant()
    const [repository] = (await service.v1("/repositories", { key: tenant.live })).json.repositories
    const query = { repository_id: repository.id, file_name: "app.war" }
    expect((await send(war, query, { key: other.live })).json.code).toBe("repository_not_found")
    const body = { name: "v", role: "viewer" }
    const { json: viewer } = await service.v1("/members", { key: tenant.live, body })
    expect((await send(war, undefined, { key: viewer.api_key })).json.code).toBe("role_too_low")
  })

  it("made to do harm end with what could be read of them, or with why not", async () => {
    const bomb = writeZip([
      { name: "bomb.py", bytes: Buffer.alloc(60 * 2 ** 20, 32) },
      { name: "a.py", bytes: weak }
    ])
    const bombed = await scanned(bomb, "bomb.zip")
    expect([bombed.status, pathsOf(bombed)]).toEqual(["completed", ["bomb.zip!/a.py"]])
    const escaping = await scanned(
      writeZip([
        { name: "../../outside.py", bytes: weak },
        { name: "/etc/outside.py", bytes: weak },
        { name: "..\\outside.py", bytes: weak },
        { name: "in/a.py", bytes: weak }
      ]),
      "paths.zip"
    )
    expect(pathsOf(escaping).every((path) => path.startsWith("paths.zip!/") && !path.includes(".."))).toBe(true)
    const lying = await scanned(
      writeZip([
        { name: "a.py", bytes: weak, lies: { size: 5 } },
        { name: "b.py", bytes: weak }
      ]),
      "lies.zip"
    )
    expect([lying.status, pathsOf(lying).includes("lies.zip!/b.py")]).toEqual(["completed", true])
    const torn = await scanned(war.subarray(0, 60), "torn.war")
    expect(torn).toMatchObject({ status: "failed", error: { code: "upload_invalid" } })
    expect(torn.error.message).toContain("The archive cannot be read: ")
    const [credit] = await service.sql("select kind from usage_entries where scan_id = $1 order by id desc limit 1", [
      torn.id
    ])
    expect(credit).toEqual({ kind: "scan_credited" })
  })

  it("keep markup in names as text", async () => {
    const name = `"><img src=x onerror=alert(1)>.zip`
    const scan = await scanned(writeZip([{ name: `<script>alert(2)<_script>.py`, bytes: weak }]), name)
    expect(pathsOf(scan)[0]).toContain(name)
    const { text } = await service.v1(`/scans/${scan.id}/report.html`, { key: tenant.live })
    expect(text).not.toMatch(/<img src=x|<script>alert/)
    expect(text).toContain("&lt;img src=x")
  })
})

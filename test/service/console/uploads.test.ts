import { beforeAll, describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { writeZip } from "../../support/archiveWriters.ts"
import { evaluatingWorker } from "../../uploads/evaluatingWorker.ts"
import { endedScan, scanDocument } from "../../uploads/uploaded.ts"
import { type TestTenant, useService } from "../startService.ts"
import { hiddenField, type Visitor, visit } from "./visitor.ts"

describe(`the console's form for uploads on ${database.name}`, () => {
  const service = useService(database, { UPLOAD_MAX_MIB: "3" }, evaluatingWorker)
  const document = scanDocument()
  let tenant: TestTenant
  let visitor: Visitor
  let path: string

  beforeAll(async () => {
    tenant = await service.tenant()
    visitor = await visit(service, tenant.live)
    const { json } = await service.v1("/repositories", { key: tenant.live, body: { name: "payments" } })
    path = `/console/repositories/${json.id}`
  })

  /** What a browser sends: fields in their order, and the file last. */
  const send = async (
    file: string | Blob,
    fields: Readonly<Record<string, string>> = {},
    {
      cookie = visitor.cookie,
      headers = {},
      name = "scan.json"
    }: { readonly cookie?: string; readonly headers?: object; readonly name?: string } = {}
  ) => {
    const page = await visitor.get(path)
    const form = new FormData()
    const own = { form_token: hiddenField("form_token", page), form_number: hiddenField("form_number", page), ref: "" }
    for (const [name, value] of Object.entries({ ...own, ...fields })) form.set(name, value)
    form.set("document", new Blob([file], { type: "application/json" }), name)
    const request = new Request(`${service.url}${path}`, { method: "POST", body: form })
    return service.ask(`${path}/upload`, {
      method: "POST",
      raw: new Uint8Array(await request.arrayBuffer()),
      headers: {
        accept: "text/html",
        cookie,
        origin: service.url,
        "content-type": request.headers.get("content-type") ?? "",
        ...headers
      }
    })
  }

  it("is on the page of a repository, and leads to the scan", async () => {
    const { text } = await visitor.get(path)
    expect(text).toContain(`action="${path}/upload" enctype="multipart/form-data"`)
    const answer = await send(document)
    expect([answer.status, answer.headers["location"]]).toEqual([
      303,
      expect.stringMatching(/^\/console\/scans\/cbom_/)
    ])
    const id = String(answer.headers["location"]).split("/").at(-1) ?? ""
    expect(await endedScan(service, tenant.live, id)).toMatchObject({ status: "completed", findings_total: 2 })
    const { text: page } = await visitor.get(String(answer.headers["location"]))
    expect(page).toContain("payments")
    expect(page).not.toMatch(/uploads\.invalid\/|Scan again|undefined/)
    const again = await send(document)
    await endedScan(service, tenant.live, String(again.headers["location"]).split("/").at(-1) ?? "")
    const { text: compared } = await visitor.get(String(again.headers["location"]))
    expect(compared).toMatch(/<option value="cbom_\w{16}">[\d-]+ [\d:]+ UTC, score \d+<\/option>/)
  })

  it("takes archives as well, by their names, which stay text", async () => {
    const archive = writeZip([{ name: "in/a.py", bytes: "import hashlib\nhashlib.md5(b'x')\n" }])
    const name = "<img src=x onerror=alert(1)>.war"
    const answer = await send(new Blob([new Uint8Array(archive)]), {}, { name })
    expect(answer.status).toBe(303)
    const place = String(answer.headers["location"])
    const scan = await endedScan(service, tenant.live, place.split("/").at(-1) ?? "")
    expect(scan.findings[0].location.path).toBe(`${name}!/in/a.py`)
    for (const shown of [place, path, `${path}/findings`, `${path}/plan`, `${path}/inventory`]) {
      const { text } = await visitor.get(shown)
      expect([shown, text.includes("<img src=x")]).toEqual([shown, false])
    }
    expect((await visitor.get(place)).text).toContain("the uploaded archive &lt;img src=x onerror=alert(1)&gt;.war")
    const torn = await send("no archive", {}, { name: "app.war" })
    expect([torn.status, torn.text.includes("does not begin as an archive does")]).toEqual([422, true])
  })

  it("acts once however often it is sent, and takes more than other forms do", async () => {
    const large = `${document.trimEnd()}${" ".repeat(2_000_000)}`
    const fields = { form_number: "a".repeat(32) }
    const first = await send(large, fields)
    expect(first.status).toBe(303)
    expect((await send(large, fields)).headers["location"]).toBe(first.headers["location"])
    expect((await send(document, fields)).status).toBe(422)
  })

  it.each([
    ["nothing", "", {}, 422, "ends before its JSON does"],
    ["XML", "<bom/>", {}, 422, "is not JSON"],
    ["another format", '{"spdxVersion":"SPDX-2.3"}', {}, 422, "CycloneDX"],
    ["a long text", `"${" ".repeat(1_500_000)}"`, {}, 422, "more than 1048576 characters"],
    ["a large document", " ".repeat(3_200_000), {}, 422, "larger than 3 MiB"],
    ["a wrong branch", "{}", { ref: "a..b" }, 422, "Name a branch or tag"],
    ["the token of another page", "{}", { form_token: "of another page" }, 403, "not sent from this console"],
    ["no number", '{"bomFormat":"CycloneDX","specVersion":"1.6"}', { form_number: "1" }, 400, "form"]
  ])("says why it does not take %s", async (_, file, fields, status, words) => {
    const answer = await send(file, fields)
    expect([answer.status, answer.text.includes(words)]).toEqual([status, true])
    expect(answer.headers["content-type"]).toContain("text/html")
  })

  it("is for members, of this tenant, from this site", async () => {
    const { json: viewer } = await service.v1("/members", { key: tenant.live, body: { name: "V", role: "viewer" } })
    const { cookie } = await visit(service, viewer.api_key)
    expect((await send(document, {}, { cookie })).status).toBe(403)
    expect((await send(document, {}, { headers: { origin: "https://evil.example" } })).status).toBe(403)
    expect((await send(document, {}, { cookie: "" })).status).toBe(303)
    const other = await service.tenant()
    const stranger = await visit(service, other.live)
    expect((await send(document, { form_token: await stranger.formToken() }, stranger)).status).toBe(404)
    expect((await service.v1("/scans", { key: other.live })).json.count).toBe(0)
  })

  it("refuses what is no form with a file", async () => {
    const fields = { form_token: await visitor.formToken() }
    expect((await visitor.post(`${path}/upload`, fields)).status).toBe(400)
    expect((await visitor.post(`${path}/upload`, { form_token: "another" })).status).toBe(403)
    const headers = { "content-type": "multipart/form-data; boundary=x" }
    for (const raw of ["", "--x--\r\n", "--x\r\ncontent-disposition: form-data; name=a; filename=b\r\n\r\ncut"])
      expect(
        (
          await service.ask(`${path}/upload`, {
            method: "POST",
            raw,
            headers: { accept: "text/html", cookie: visitor.cookie, origin: service.url, ...headers }
          })
        ).status
      ).toBeOneOf([400, 403])
  })
})

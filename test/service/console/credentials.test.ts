import { describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { useService } from "../startService.ts"
import { type Fields, visit } from "./visitor.ts"

const path = "/console/credentials"

const token = "ghp_0123456789abcdefghijABCDEFGHIJ012345"

const good: Fields = { name: "Reader of acme", host: "github.com", repositories: "acme/app, acme-internal", token }

const wrongFields = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/id="(\w+)-wrong"/g)].map(([, name = ""]) => name)

const hostile = [`"><img src=x onerror=window.ran=1>`, "<script>window.ran=1</script>", "a\u202eb\u2066c"]

const active = /<img|<script>window|[\u202e\u2066]/

describe(`credentials in the console on ${database.name}`, () => {
  const service = useService(database)

  const visitor = async () => {
    const tenant = await service.tenant()
    const page = await visit(service, tenant.live)
    const list = async () => (await service.v1("/credentials", { key: tenant.live })).json.credentials
    return { tenant, page, list }
  }

  it("are kept, shown without their token, replaced and revoked", async () => {
    const { page, list } = await visitor()
    expect((await page.get("/console/keys")).text).toContain(path)
    expect((await page.get(path)).text).toContain("No credential yet")
    const made = await page.post(path, { ...good, expires_at: "2031-01-01" })
    expect([made.status, made.headers["location"]]).toEqual([303, `${path}?done=created`])
    const [credential] = await list()
    expect(credential).toMatchObject({
      repositories: ["acme/app", "acme-internal"],
      username: "x-access-token",
      expires_at: "2031-01-01T00:00:00.000Z"
    })
    const at = `${path}/${credential.id}`
    for (const shown of [`${path}?done=created`, `${at}/replace`, `${at}/revoke`, `${path}/new`]) {
      const { headers, status, text } = await page.get(shown)
      expect([shown, status, headers["cache-control"], text.includes(token)]).toEqual([shown, 200, "no-store", false])
    }
    const replaced = await page.post(`${at}/replace`, { repositories: "acme", username: "", token: "another-token" })
    expect(replaced.headers["location"]).toBe(`${path}?done=replaced`)
    expect((await list())[0]).toMatchObject({ repositories: ["acme"], username: "x-access-token", expires_at: null })
    expect((await page.post(`${at}/revoke`)).headers["location"]).toBe(`${path}?done=revoked`)
    expect((await page.get(`${path}?done=revoked`)).text).toContain("Revoked")
    const late = await page.post(`${at}/replace`, { repositories: "acme", token: "another-token" })
    expect([late.status, late.text.includes("Credential is revoked")]).toEqual([409, true])
    expect(service.output()).not.toContain(token)
  })

  it("say which field is wrong, and never repeat the token", async () => {
    const { page, list } = await visitor()
    for (const [changes, wrong] of [
      [{ name: "" }, ["name"]],
      [{ host: "evil.example" }, ["host"]],
      [{ repositories: "" }, ["repositories"]],
      [{ repositories: "a//b" }, ["repositories"]],
      [{ token: `${token} ${token}` }, ["token"]],
      [{ username: "a:b", expires_at: "soon" }, ["username", "expires_at"]],
      [{ expires_at: "2020-01-01" }, ["expires_at"]]
    ] as const) {
      const { status, text } = await page.post(path, { ...good, ...changes })
      expect([changes, status, wrongFields(text)]).toEqual([changes, 422, wrong])
      expect(text).not.toContain(token)
    }
    expect(await list()).toEqual([])
    await page.post(path, good)
    const [{ id }] = await list()
    const { status, text } = await page.post(`${path}/${id}/replace`, { repositories: "", token })
    expect([status, wrongFields(text), text.includes(token)]).toEqual([422, ["repositories"], false])
  })

  it("are made once for each form", async () => {
    const { page, list } = await visitor()
    const form_number = "a".repeat(32)
    await page.post(path, { ...good, form_number })
    expect((await page.post(path, { ...good, form_number })).status).toBe(303)
    expect(await list()).toHaveLength(1)
  })

  it("show what was written as text, whatever it is", async () => {
    const { page } = await visitor()
    for (const text of hostile) {
      const refused = await page.post(path, {
        name: text,
        host: text,
        username: text,
        repositories: text,
        expires_at: text
      })
      expect([refused.status, active.test(refused.text)]).toEqual([422, false])
      await page.post(path, { ...good, name: text })
    }
    const shown = (await page.get(path)).text
    expect(active.test(shown)).toBe(false)
    expect(shown).toContain("&lt;script&gt;window.ran=1")
  })

  it("are for owners, of their own tenant", async () => {
    const { page, list, tenant } = await visitor()
    await page.post(path, good)
    const [{ id }] = await list()
    const { json } = await service.v1("/members", { key: tenant.live, body: { name: "m", role: "member" } })
    const member = await visit(service, json.api_key)
    for (const at of [path, `${path}/new`, `${path}/${id}/replace`, `${path}/${id}/revoke`])
      expect([at, (await member.get(at)).status]).toEqual([at, 403])
    for (const at of [path, `${path}/${id}/replace`, `${path}/${id}/revoke`])
      expect([at, (await member.post(at, good)).status]).toEqual([at, 403])
    const { page: other } = await visitor()
    for (const at of [`${path}/${id}/replace`, `${path}/${id}/revoke`]) {
      expect([at, (await other.get(at)).status]).toEqual([at, 404])
      expect([at, (await other.post(at, good)).status]).toEqual([at, 404])
    }
    expect((await list())[0].status).toBe("active")
  })
})

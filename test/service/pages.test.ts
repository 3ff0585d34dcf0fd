import { gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { useService } from "./startService.ts"

const html = { accept: "text/html,application/xhtml+xml" }
const form = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => ({
  method: "POST",
  raw: new URLSearchParams(fields).toString(),
  headers: { ...html, "content-type": "application/x-www-form-urlencoded", ...headers }
})

describe(`pages on ${database.name}`, () => {
  const service = useService(database, {
    PUBLIC_URL: "https://cbom.example.com",
    PUBLIC_HOST: "pages.example",
    TRUSTED_PROXIES: "127.0.0.0/8",
    RATE_LIMIT_AUTH_FAILURES_PER_MINUTE: "30"
  })

  const signIn = async (key: string, headers: Readonly<Record<string, string>> = {}) => {
    const { status, headers: got } = await service.ask("/console/sign-in", form({ api_key: key }, headers))
    expect(status).toBe(303)
    const [, cookie = ""] = /^([^;]+);/.exec(got["set-cookie"] ?? "") ?? []
    return { cookie, line: got["set-cookie"] }
  }
  /** Whether a browser with this cookie is let past the sign-in: a form without its token is refused, not sent away. */
  const isSignedIn = async (cookie: string) =>
    (await service.ask("/console/sign-out", form({}, { cookie }))).status === 403

  it("send style and script once, compressed", async () => {
    const page = await service.ask("/console/sign-in", { headers: html })
    const [path = ""] = /\/assets\/site\.css\?v=[0-9a-f]+/.exec(page.text) ?? []
    const plain = await service.ask(path)
    const packed = await service.ask(path, { headers: { "accept-encoding": "gzip" } })
    expect(plain.headers["cache-control"]).toContain("immutable")
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
    const again = await service.ask(path, { headers: { "if-none-match": plain.headers["etag"] ?? "" } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  it("tell people in a page what programs get as JSON", async () => {
    const page = await service.ask("/nowhere", { headers: html })
    expect([page.status, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"])
    expect(page.text).toContain("There is nothing here")
    expect(page.text).toContain(page.headers["x-trace-id"])
    expect((await service.ask("/nowhere")).json.code).toBe("not_found")
    expect((await service.ask("/api/v1/nowhere", { headers: html })).json.code).toBe("not_found")
  })

  it("lead from an address with a slash at its end to the one without, never elsewhere", async () => {
    const { status, headers } = await service.ask("/console/sign-in/?to=/console/keys", { headers: html })
    expect([status, headers["location"]]).toEqual([307, "/console/sign-in?to=/console/keys"])
    for (const path of ["//evil.example/", "/", "//"]) {
      expect((await service.ask(path, { headers: html })).headers["location"]).toBeUndefined()
    }
  })

  it("of a tenant's own host are its own: no API, no console", async () => {
    const host = "acme.pages.example"
    for (const path of ["/console", "/console/sign-in", "/api/v1/cbom/health", "/docs", "/livez"]) {
      expect([path, (await service.ask(path, { headers: { host } })).status]).toEqual([path, 404])
    }
    expect((await service.ask("/assets/htmx.js", { headers: { host } })).status).toBe(200)
    expect((await service.ask("/console/sign-in", { headers: { host: "nobody.example" } })).status).toBe(200)
  })

  it("open the console for a key, with a cookie that no script and no other site can use", async () => {
    const { test } = await service.tenant()
    for (const headers of [{}, { "x-forwarded-proto": "https" }]) {
      const { cookie, line } = await signIn(test, headers)
      expect(line).toMatch(/^__Host-ciphermap=[a-z0-9]{40}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/)
      expect(await isSignedIn(cookie)).toBe(true)
      expect(service.output()).not.toContain(cookie.split("=")[1])
    }
  })

  it("refuse what is no key, and forms of other sites, and count failures by address", async () => {
    const wrong = await service.ask("/console/sign-in", form({ api_key: "hunter2" }))
    expect([wrong.status, wrong.headers["set-cookie"]]).toEqual([401, undefined])
    expect(wrong.text).toContain("This is not an API key.")
    expect(wrong.text).not.toContain("hunter2")
    const { test } = await service.tenant()
    for (const foreign of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
      expect((await service.ask("/console/sign-in", form({ api_key: test }, foreign))).status).toBe(403)
    }
    const address = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" }
    const statuses = new Set<number>()
    for (let round = 0; round < 40; round++) {
      statuses.add((await service.ask("/console/sign-in", form({ api_key: "x" }, address))).status)
    }
    expect([...statuses]).toEqual([401, 429])
  })

  it("send nobody elsewhere after signing in", async () => {
    const { test } = await service.tenant()
    for (const to of ["https://evil.example/", "//evil.example", "/console/../docs", "/console\r\nx: y", "/r/x"]) {
      const { headers } = await service.ask("/console/sign-in", form({ api_key: test, to }))
      expect([to, headers["location"]]).toEqual([to, "/console"])
    }
    const { headers } = await service.ask("/console/sign-in", form({ api_key: test, to: "/console/scans/cbom_1?a=b" }))
    expect(headers["location"]).toBe("/console/scans/cbom_1?a=b")
  })

  it("end a session with the key that opened it, with its tenant, and in time", async () => {
    const { id, test, live } = await service.tenant()
    const [first, second] = [await signIn(test), await signIn(live)]
    const lookup = test.split("_")[2]
    await service.v1(`/keys/${lookup}/revoke`, { method: "POST", key: live })
    expect([await isSignedIn(first.cookie), await isSignedIn(second.cookie)]).toEqual([false, true])
    await service.sql("update console_sessions set expires_at = now() where tenant_id = $1", [id])
    expect(await isSignedIn(second.cookie)).toBe(false)
    await signIn(live)
    expect(
      await service.sql("select 1 from console_sessions where tenant_id = $1 and expires_at <= now()", [id])
    ).toEqual([])
  })

  it("keep of a session what does not open it, for its tenant alone", async () => {
    const { id, test } = await service.tenant()
    const { cookie } = await signIn(test)
    const secret = cookie.split("=")[1] ?? ""
    const rows = await service.sql("select mac::text from console_sessions where tenant_id = $1", [id])
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString("hex"))
    const other = await service.tenant()
    const seen = await service.trial([
      ["select set_config('role', 'ciphermap_app', true), set_config('app.tenant_id', $1, true)", [other.id]],
      ["select count(*)::int as count from console_sessions", []]
    ])
    expect(seen).toEqual([{ count: 0 }])
  })
})

describe(`pages of a developer's machine on ${database.name}`, () => {
  const service = useService(database)

  it("are opened by a cookie for plain HTTP", async () => {
    const { test } = await service.tenant()
    const { headers, status } = await service.ask("/console/sign-in", form({ api_key: test }))
    expect(status).toBe(303)
    expect(headers["set-cookie"]).toMatch(/^ciphermap=[a-z0-9]{40}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/)
    expect(headers["strict-transport-security"]).toBeUndefined()
  })
})

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { type TestTenant, useService } from "../startService.ts"
import { askForm, cookieOf, form, hiddenField, signIn, visit, visitWith } from "./visitor.ts"

const folder = join(import.meta.dirname, "../../../src/web/console")

const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n")

/** Every route of the console that takes a form, with something in place of its parameters. */
const posts = [...sources.matchAll(/router\.add\(\s*"POST",\s*(?:"(\/console[^"]*)"|(signInPath))/g)].map(([, path]) =>
  path?.replaceAll(/:\w+/g, "x")
)

const elsewhere = ["https://evil.example", "//evil.example", "/\\evil.example", "/consolex", "javascript:alert(1)"]

describe(`signing in to the console on ${database.name}`, () => {
  const service = useService(database)

  const rowsOf = async ({ id }: TestTenant): Promise<number> => {
    const [row] = await service.sql("select count(*)::int as count from console_sessions where tenant_id = $1", [id])
    return Number(row?.["count"])
  }

  const isSignedOut = async (cookie: string): Promise<boolean> => {
    const { headers, status } = await visitWith(service, cookie).get("/console/usage")
    return status === 303 && headers["location"] === "/console/sign-in?to=%2Fconsole%2Fusage"
  }

  it("gives a cookie that no script and no other site gets, and leads to the page that was wanted", async () => {
    const { live } = await service.tenant()
    const answer = await signIn(service, live, { to: "/console/usage" })
    expect([answer.status, answer.headers["location"]]).toEqual([303, "/console/usage"])
    expect(answer.headers["cache-control"]).toBe("no-store")
    const { pair, attributes } = cookieOf(answer)
    expect(pair).toMatch(/^ciphermap=[a-z0-9]{40}$/)
    expect(attributes).toEqual(["Path=/", "Max-Age=43200", "HttpOnly", "SameSite=Lax"])
    const page = await visitWith(service, pair).get("/console")
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"])
  })

  it("leads nowhere but to pages of the console", async () => {
    const { live } = await service.tenant()
    for (const to of [...elsewhere, "/console\r\nx: y", "/console/../..//evil.example\u0000"]) {
      expect((await signIn(service, live, { to })).headers["location"]).toBe("/console")
    }
    const page = await service.ask(`/console/sign-in?to=${encodeURIComponent("https://evil.example")}`)
    expect(hiddenField("to", page)).toBe("/console")
    expect((await signIn(service, live, { to: "/console?status=failed" })).headers["location"]).toBe(
      "/console?status=failed"
    )
  })

  it("begins a new session whatever the browser had, and ends that one", async () => {
    const [tenant, other] = [await service.tenant(), await service.tenant()]
    const planted = await visit(service, other.live)
    const answer = await signIn(service, tenant.live, {}, { headers: { cookie: planted.cookie } })
    const { pair } = cookieOf(answer)
    expect(pair).not.toBe(planted.cookie)
    expect(await isSignedOut(planted.cookie)).toBe(true)
    expect([await rowsOf(tenant), await rowsOf(other)]).toEqual([1, 0])
    const made = "ciphermap=0123456789abcdefghij0123456789abcdefghij"
    const fixed = cookieOf(await signIn(service, tenant.live, {}, { headers: { cookie: made } }))
    expect(fixed.pair).not.toBe(made)
    expect(await isSignedOut(made)).toBe(true)
  })

  it("refuses what is no key, an unknown, a revoked and an expired one, and says which", async () => {
    const { id, live } = await service.tenant()
    const revoked = await service.key(id, "live")
    await service.v1(`/keys/${revoked.split("_")[2]}/revoke`, { method: "POST", key: revoked })
    const expired = await service.key(id, "live")
    const lookup = expired.split("_")[2]
    await service.sql("update api_keys set expires_at = now() - interval '1 second' where key_lookup = $1", [lookup])
    const unknown = live.replace(/.$/, (last) => (last === "0" ? "1" : "0"))
    for (const [key, words] of [
      ["", "This is not an API key."],
      ["x", "This is not an API key."],
      [`${live}\r\nx`, "This is not an API key."],
      [unknown, ""],
      [revoked, "revoked"],
      [expired, "expired"]
    ] as const) {
      const answer = await signIn(service, key)
      expect([answer.status, answer.headers["set-cookie"], answer.headers["cache-control"]]).toEqual([
        401,
        undefined,
        "no-store"
      ])
      expect(/role="alert">([^<]*)/.exec(answer.text)?.[1]).toContain(words)
      if (key.length > 1) expect(answer.text).not.toContain(key)
    }
  })

  it("ends at once when its key is revoked, and leaves nothing behind", async () => {
    const tenant = await service.tenant()
    const key = await service.key(tenant.id, "live")
    const { cookie } = await visit(service, key)
    expect(await rowsOf(tenant)).toBe(1)
    await service.v1(`/keys/${key.split("_")[2]}/revoke`, { method: "POST", key: tenant.live })
    expect(await isSignedOut(cookie)).toBe(true)
    expect(await rowsOf(tenant)).toBe(0)
  })

  it("ends when the tenant is suspended, and does not come back with it", async () => {
    const tenant = await service.tenant()
    const { cookie } = await visit(service, tenant.live)
    await service.sql("update tenants set status = 'suspended', suspended_at = now() where id = $1", [tenant.id])
    expect(await isSignedOut(cookie)).toBe(true)
    expect((await signIn(service, tenant.live)).status).toBe(401)
    await service.sql("update tenants set status = 'active', suspended_at = null where id = $1", [tenant.id])
    expect(await isSignedOut(cookie)).toBe(true)
    expect(await rowsOf(tenant)).toBe(0)
  })

  it("ends after its time, and takes the cookie back", async () => {
    const tenant = await service.tenant()
    const { cookie, get } = await visit(service, tenant.live)
    await service.sql("update console_sessions set expires_at = now() where tenant_id = $1", [tenant.id])
    const answer = await get("/console")
    expect([answer.status, cookieOf(answer).attributes]).toEqual([
      303,
      ["Path=/", "Max-Age=0", "HttpOnly", "SameSite=Lax"]
    ])
    expect(await isSignedOut(cookie)).toBe(true)
    expect(await rowsOf(tenant)).toBe(0)
  })

  it("ends with signing out, here or everywhere", async () => {
    const tenant = await service.tenant()
    const [one, two, three] = [
      await visit(service, tenant.live),
      await visit(service, tenant.test),
      await visit(service, tenant.live)
    ]
    const out = await one.post("/console/sign-out")
    expect([out.status, out.headers["location"]]).toEqual([303, "/console/sign-in"])
    expect([cookieOf(out).pair, out.headers["clear-site-data"]]).toEqual(["ciphermap=", '"cache"'])
    expect([await isSignedOut(one.cookie), await isSignedOut(two.cookie)]).toEqual([true, false])
    expect(await rowsOf(tenant)).toBe(2)
    await two.post("/console/sign-out", { everywhere: "yes" })
    expect([await isSignedOut(two.cookie), await isSignedOut(three.cookie)]).toEqual([true, true])
    expect(await rowsOf(tenant)).toBe(0)
  })

  it("asks parts of pages that are open still to sign in and come back", async () => {
    const answer = await service.ask("/console/scans/list", {
      headers: { "hx-request": "true", "hx-current-url": `${service.url}/console?status=failed` }
    })
    expect([answer.status, answer.headers["hx-redirect"]]).toEqual([
      204,
      "/console/sign-in?to=%2Fconsole%3Fstatus%3Dfailed"
    ])
  })

  it("is found in the sources wherever a form is taken", () => {
    expect(posts.length).toBe(sources.match(/router\.add\(\s*"POST"/g)?.length)
    expect(posts).toEqual(expect.arrayContaining(["/console/scans", "/console/sign-out", "/console/scans/x/cancel"]))
  })

  it("is asked of every form, with a token of its own session and from a page of its own", async () => {
    const tenant = await service.tenant()
    const mine = await visit(service, tenant.live)
    const foreign = await (await visit(service, tenant.live)).formToken()
    const token = await mine.formToken()
    expect(foreign).not.toBe(token)
    for (const path of posts.map((one) => one ?? "/console/sign-in")) {
      const sent = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
        askForm(service, path, fields, { headers: { cookie: mine.cookie, ...headers } })
      if (path !== "/console/sign-in") {
        for (const fields of [{}, { form_token: "" }, { form_token: foreign }, { form_token: `${token}0` }]) {
          const { json, status } = await sent(fields as Record<string, string>)
          expect([path, status, json.code]).toEqual([path, 403, "form_not_ours"])
        }
        const { status } = await askForm(service, path, { form_token: token })
        expect([path, status]).toEqual([path, 303])
      }
      for (const headers of [
        { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
        { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
        { origin: "null", "sec-fetch-site": "same-origin" },
        { origin: service.url, "sec-fetch-site": "same-site" }
      ]) {
        const { json, status } = await sent({ form_token: token, api_key: tenant.live }, headers)
        expect([path, headers, status, json.code]).toEqual([path, headers, 403, "form_not_ours"])
      }
    }
    expect((await mine.get("/console/usage")).status).toBe(200)
    expect((await service.v1("/scans", { key: tenant.live })).json.count).toBe(0)
  })

  it("refuses a form that is none", async () => {
    const { live } = await service.tenant()
    const json = JSON.stringify({ api_key: live })
    const headers = { "content-type": "application/json" }
    const answer = await service.ask("/console/sign-in", { method: "POST", raw: json, headers })
    expect([answer.status, answer.json.code]).toEqual([400, "form_unreadable"])
    expect((await service.ask("/console/sign-in", form({ api_key: live }))).status).toBe(303)
  })

  it("leaves no secret in the database, in logs or in pages", async () => {
    const tenant = await service.tenant()
    const visitor = await visit(service, tenant.live)
    const secret = visitor.cookie.split("=")[1] ?? ""
    const pages = await Promise.all(["/console", "/console/usage", "/console/none"].map((path) => visitor.get(path)))
    for (const { headers, text } of pages) {
      expect(text + JSON.stringify(headers)).not.toContain(secret)
      expect(text).not.toContain(tenant.live)
    }
    await service.ask(`/console/sign-in?to=/console`, { headers: { cookie: visitor.cookie } })
    const token = await visitor.formToken()
    await visitor.post("/console/sign-out")
    for (const word of [secret, token, tenant.live]) expect(service.output()).not.toContain(word)
    const kept = await service.sql("select encode(mac, 'escape') || key_id as text from console_sessions")
    expect(JSON.stringify(kept)).not.toContain(secret)
  })

  it("keeps each tenant's sessions from the others", async () => {
    const [one, two] = [await service.tenant(), await service.tenant()]
    await visit(service, one.live)
    const seenBy = (tenant: string) =>
      service.trial([
        ["set local role ciphermap_app", []],
        ["select set_config('app.tenant_id', $1, true)", [tenant]],
        ["select tenant_id from console_sessions", []]
      ])
    expect(await seenBy(one.id)).toEqual([{ tenant_id: one.id }])
    expect(await seenBy(two.id)).toEqual([])
    expect(await seenBy("")).toEqual([])
    await (await visit(service, two.live)).post("/console/sign-out", { everywhere: "yes" })
    expect(await rowsOf(one)).toBe(1)
  })
})

describe(`signing in behind a proxy on ${database.name}`, () => {
  const service = useService(database, { TRUSTED_PROXIES: "127.0.0.0/8" })
  const proxied = (cookie = "") => ({
    headers: { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9", cookie }
  })

  it("gives a cookie for HTTPS alone and for this host alone, and takes no other", async () => {
    const { live } = await service.tenant()
    const { pair, attributes } = cookieOf(await signIn(service, live, {}, proxied()))
    expect(pair).toMatch(/^__Host-ciphermap=[a-z0-9]{40}$/)
    expect(attributes).toEqual(["Path=/", "Max-Age=43200", "HttpOnly", "SameSite=Lax", "Secure"])
    expect((await service.ask("/console", proxied(pair))).status).toBe(200)
    expect((await service.ask("/console", proxied(pair.replace("__Host-", "")))).status).toBe(303)
  })
})

describe(`signing in without a proxy on ${database.name}`, () => {
  const service = useService(database, { RATE_LIMIT_AUTH_FAILURES_PER_MINUTE: "3" })

  it("believes nobody who says that he came by HTTPS", async () => {
    const { live } = await service.tenant()
    const headers = { "x-forwarded-proto": "https" }
    expect(cookieOf(await signIn(service, live, {}, { headers })).pair).toMatch(/^ciphermap=/)
  })

  it("counts failures by address, also those of cookies that open nothing", async () => {
    const { live } = await service.tenant()
    const cookie = "ciphermap=0123456789abcdefghij0123456789abcdefghij"
    const statuses: Array<number> = []
    for (let at = 0; at < 4; at++) statuses.push((await signIn(service, "wrong")).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    const refused = await service.ask("/console", { headers: { cookie, accept: "text/html" } })
    expect([refused.status, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true])
    expect(refused.text).toContain("Too many requests")
    expect((await signIn(service, live)).status).toBe(303)
  })
})

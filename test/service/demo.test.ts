import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { completedScan } from "./storedScans.ts"
import { type ServiceInProcess, useService } from "./startService.ts"

const tryPath = "/api/public/cbom/try"

const from = (address: string) => ({ "x-forwarded-for": address })

let names = 0

/** Repositories that nobody has tried. */
const repository = (): string => `https://github.com/owner/name${++names}`

const start = (service: ServiceInProcess, address: string, repo_url: string = repository()) =>
  service.ask(tryPath, { body: { repo_url }, headers: from(address) })

const form = (repo_url: string): string => new URLSearchParams({ repo_url }).toString()

const post = (service: ServiceInProcess, path: string, repo_url: string, headers: Record<string, string>) =>
  service.ask(path, {
    method: "POST",
    raw: form(repo_url),
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html", ...headers }
  })

describe(`the demo over HTTP on ${database.name}`, () => {
  const service = useService(database, { TRUSTED_PROXIES: "127.0.0.1", DEMO_QUEUE: "1000" })
  const direct = useService(database, { DEMO_QUEUE: "1000" })

  it("takes a repository, says where to ask, and answers a second time with the same scan", async () => {
    const repo_url = repository()
    const made = await start(service, "192.0.2.10", repo_url)
    expect([made.status, made.headers["location"]]).toEqual([202, `${tryPath}/${made.json.id}`])
    expect(made.json).toEqual({
      id: expect.stringMatching(/^cbom_[a-z0-9]{16}$/),
      status: "queued",
      repo_url,
      ref: null,
      commit_sha: null,
      progress: { phase: "queued", files_total: null, files_done: 0 },
      result: null,
      error: null,
      created_at: expect.any(String),
      completed_at: null
    })
    const again = await start(service, "192.0.2.11", `${repo_url}.git`)
    expect([again.status, again.json]).toEqual([200, made.json])
    expect((await service.ask(made.headers["location"] ?? "")).json).toEqual(made.json)
  })

  it("counts IPv4 by address and IPv6 by network, as a trusted proxy tells them", async () => {
    for (const [one, other] of [
      ["198.51.100.1", "198.51.100.1"],
      ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"],
      ["::ffff:198.51.100.7", "198.51.100.7"],
      ["203.0.113.9, 198.51.100.20", "203.0.113.10, 198.51.100.20"]
    ] as const) {
      expect([one, (await start(service, one)).status]).toEqual([one, 202])
      const refused = await start(service, other)
      expect([other, refused.status, refused.json.code]).toEqual([other, 429, "demo_allowance_used"])
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(86_000)
    }
    for (const address of ["198.51.100.2", "2001:db8:1:3::1"]) {
      expect([address, (await start(service, address)).status]).toEqual([address, 202])
    }
  })

  it("does not believe anybody else where a request comes from", async () => {
    expect((await start(direct, "198.51.100.1")).status).toBe(202)
    expect((await start(direct, "198.51.100.2")).status).toBe(429)
    expect(await direct.sql("select count(*)::int as count from demo_tries")).toEqual([{ count: 1 }])
  })

  it("lets one of two win that come at once", async () => {
    const both = await Promise.all([start(service, "192.0.2.30"), start(service, "192.0.2.30")])
    expect(both.map(({ status }) => status).toSorted()).toEqual([202, 429])
  })

  it("refuses what is no repository, what is no JSON, and ids of nobody and of partners", async () => {
    const address = "192.0.2.40"
    for (const repo_url of [
      "https://example.org/owner/name",
      "https://github.com/owner",
      "ftp://github.com/a/b",
      "x"
    ]) {
      expect([repo_url, (await start(service, address, repo_url)).status]).toEqual([repo_url, 422])
    }
    const asText = { method: "POST", raw: '{"repo_url":"https://github.com/a/b"}' }
    const sent = await service.ask(tryPath, { ...asText, headers: { "content-type": "text/plain", ...from(address) } })
    expect(sent.status).toBe(422)
    const id = await completedScan(service, await service.tenant())
    for (const other of [id, "cbom_0000000000000000", "%00", "..%2F"]) {
      const { json, status } = await service.ask(`${tryPath}/${other}`)
      expect([other, status, json.code]).toEqual([other, 404, "try_not_found"])
    }
    expect((await start(service, address)).status).toBe(202)
  })

  it("does not show partners its scans, and has no keys", async () => {
    const { json } = await start(service, "192.0.2.50")
    const { live } = await service.tenant()
    expect((await service.v1(`/scans/${json.id}`, { key: live })).status).toBe(404)
    const { json: all } = await service.admin("/tenants")
    const demo = all.tenants.find(({ kind }: { readonly kind: string }) => kind === "demo")
    expect(demo).toMatchObject({ name: "Demo", status: "active" })
    const key = await service.admin(`/tenants/${demo.id}/keys`, { body: { name: "k", env: "live" } })
    expect([key.status, key.json.code]).toEqual([404, "tenant_not_found"])
    expect((await service.admin("/tenants", { body: { name: "n", kind: "demo" } })).status).toBe(422)
  })

  it("takes forms of its own pages, and none that another site sends", async () => {
    const host = new URL(service.url).host
    const old = from("192.0.2.60")
    const own = { ...old, "sec-fetch-site": "same-origin", origin: service.url }
    for (const headers of [
      { ...own, "sec-fetch-site": "cross-site" },
      { ...own, "sec-fetch-site": "same-site", origin: service.url },
      { ...old, origin: "https://evil.example" },
      { ...old, origin: "null" },
      { ...old, origin: `http://x.${host}` }
    ]) {
      expect((await post(service, "/try", repository(), headers)).status).toBe(403)
    }
    const made = await post(service, "/try", repository(), own)
    expect([made.status, made.headers["location"]]).toEqual([303, expect.stringMatching(/^\/try\/cbom_[a-z0-9]{16}$/)])
    const page = await service.ask(made.headers["location"] ?? "", { headers: { accept: "text/html" } })
    expect(page.text).toContain("The scan waits for its turn.")
    expect(page.headers["cache-control"]).toBe("no-store")
    const refused = await post(service, "/try", repository(), own)
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining("One scan a day")])
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(86_000)
    const wrong = await post(service, "/try", "nonsense", own)
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining("URL must use https.")])
    expect(wrong.text).toContain('value="nonsense"')
    const near = await post(service, "/try", "githb.com/octo/hello", own)
    expect([near.status, near.text]).toEqual([
      422,
      expect.stringContaining("Did you mean https://github.com/octo/hello?")
    ])
    expect(near.text).toContain('value="https://github.com/octo/hello"')
    const bare = await post(service, "/try", repository().replace("https://", ""), {
      ...own,
      "x-forwarded-for": "198.51.100.77"
    })
    expect(bare.status).toBe(303)
  })

  it("has a page for what it does not find", async () => {
    for (const id of ["cbom_0000000000000000", "%00", "a'b"]) {
      const { status, text } = await service.ask(`/try/${id}`, { headers: { accept: "text/html" } })
      expect([id, status, text]).toEqual([id, 404, expect.stringContaining("There is no such scan")])
    }
  })
})

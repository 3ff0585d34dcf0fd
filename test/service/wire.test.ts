import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { completedScan } from "./storedScans.ts"
import { useService } from "./startService.ts"

const trace = expect.stringMatching(/^trc_[0-9a-f]{32}$/)

const secured = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-trace-id": trace
}

describe(`every answer on ${database.name}`, () => {
  const service = useService(database)
  const publicPaths = ["/health", "/openapi.json", "/branding/by-subdomain/wired"]

  it("carries a trace id of its own and the headers of security, whatever it is", async () => {
    const { live } = await service.tenant()
    const answers = await Promise.all([
      service.v1("/health"),
      service.v1("/usage", { key: live }),
      service.v1("/usage"),
      service.v1("/none"),
      service.v1("/health", { method: "DELETE" }),
      service.v1("/scans?limit=0", { key: live }),
      service.ask("/none"),
      service.ask("//"),
      service.ask("/api/v1/cbom/%zz")
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 401, 404, 405, 422, 404, 404, 404])
    for (const { headers } of answers) expect(headers).toMatchObject(secured)
    expect(new Set(answers.map(({ headers }) => headers["x-trace-id"])).size).toBe(answers.length)
    for (const { headers, json, status } of answers.filter(({ status }) => status >= 400)) {
      expect([status, json.trace_id]).toEqual([status, headers["x-trace-id"]])
      expect(headers["cache-control"]).toBe("no-store")
    }
    expect(answers[3]?.json).toEqual({ detail: "Not Found", code: "not_found", trace_id: trace })
    expect(answers[4]?.json).toEqual({ detail: "Method Not Allowed", code: "method_not_allowed", trace_id: trace })
  })

  it("tells which methods a path has", async () => {
    const { live } = await service.tenant()
    const refused = async (method: string, path: string, key?: string) => {
      const { headers, status } = await service.v1(path, { method, key })
      return [status, headers["allow"]]
    }
    expect(await refused("POST", "/health")).toEqual([405, "GET, HEAD"])
    expect(await refused("DELETE", "/scans", live)).toEqual([405, "POST, GET, HEAD"])
    expect(await refused("PATCH", "/branding", live)).toEqual([405, "GET, PUT, HEAD"])
    expect(await refused("GET", "/keys/x/revoke", live)).toEqual([405, "POST"])
    expect(await refused("HEAD", "/keys/x/revoke", live)).toEqual([405, "POST"])
    expect(await refused("OPTIONS", "/scans", live)).toEqual([405, "POST, GET, HEAD"])
    expect(await refused("TRACE", "/scans/x/bom.json")).toEqual([405, "GET, HEAD"])
  })

  it("leads from a path with a slash at its end to the one without", async () => {
    const { live } = await service.tenant()
    for (const [path, location] of [
      ["/scans/?limit=3", "/api/v1/cbom/scans?limit=3"],
      ["/health/", "/api/v1/cbom/health"],
      ["/branding/by-subdomain/abc/", "/api/v1/cbom/branding/by-subdomain/abc"]
    ] as const) {
      const { headers, status } = await service.v1(path, { key: live })
      expect([status, headers["location"]]).toEqual([307, location])
    }
    const posted = await service.v1("/scans/", { key: live, body: {} })
    expect([posted.status, posted.headers["location"]]).toEqual([307, "/api/v1/cbom/scans"])
    const { headers, status } = await service.ask("//evil.example/")
    expect([status, headers["location"]]).toEqual([404, undefined])
    expect((await service.v1("/none/")).status).toBe(404)
    const backward = await service.ask("/\\evil.example/")
    expect([backward.status, backward.headers["location"]]).toEqual([404, undefined])
    expect((await service.v1("/scans;anything", { key: live })).status).toBe(404)
  })

  it("to several hosts, or to JSON that is nested too deep, is 400", async () => {
    const { live } = await service.tenant()
    const hosts = await service.v1("/health", { headers: { host: "one.example, two.example" } })
    expect([hosts.status, hosts.json.code]).toEqual([400, "bad_request"])
    const json = { "content-type": "application/json" }
    const quotedText = `{"repo_url":"${"[".repeat(2_000)}"}`
    for (const body of ["[".repeat(100_000), `{"a":${"[".repeat(2_000)}${"]".repeat(2_000)}}`]) {
      const deep = await service.v1("/scans", { key: live, method: "POST", raw: body, headers: json })
      expect([deep.status, deep.json.detail]).toEqual([400, "There was an error parsing the body"])
    }
    const quoted = await service.v1("/scans", { key: live, method: "POST", raw: quotedText, headers: json })
    expect(quoted.status).toBe(422)
  })

  it("to HEAD is that to GET without its body", async () => {
    const tenant = await service.tenant()
    const id = await completedScan(service, tenant)
    await service.v1("/branding", { method: "PUT", key: tenant.live, body: { subdomain: "wired" } })
    const passing = (headers: Readonly<Record<string, string | undefined>>) =>
      Object.fromEntries(
        Object.entries(headers).filter(
          ([name]) => !/^(date|x-trace-id|.*ratelimit.*|connection|keep-alive)$/.test(name)
        )
      )
    for (const path of [
      ...publicPaths,
      "/scans",
      `/scans/${id}`,
      `/scans/${id}/bom.json`,
      `/scans/${id}/bom.json?format=spdx`,
      "/usage",
      "/keys",
      "/branding"
    ]) {
      const head = await service.v1(path, { method: "HEAD", key: tenant.live })
      const get = await service.v1(path, { key: tenant.live })
      expect([head.status, path, head.bytes.length]).toEqual([200, path, 0])
      expect(passing(head.headers)).toEqual(passing(get.headers))
      expect(Number(head.headers["content-length"])).toBe(get.bytes.length)
    }
    const missing = await service.v1("/scans/x", { method: "HEAD", key: tenant.live })
    expect([missing.status, missing.bytes.length]).toEqual([404, 0])
  })

  it("may be read by pages of other origins where no key is needed, and nowhere else", async () => {
    const { live } = await service.tenant()
    const asked = { headers: { origin: "https://page.example", "access-control-request-method": "GET" } }
    for (const path of publicPaths) {
      const preflight = await service.v1(path, { method: "OPTIONS", ...asked })
      expect([preflight.status, preflight.bytes.length]).toEqual([204, 0])
      expect(preflight.headers).toMatchObject({
        "access-control-allow-origin": "*",
        "access-control-allow-methods": "GET, HEAD"
      })
      expect((await service.v1(path, asked)).headers["access-control-allow-origin"]).toBe("*")
    }
    for (const path of ["/scans", "/keys", "/usage", "/branding", "/scans/x/bom.json"]) {
      const preflight = await service.v1(path, { method: "OPTIONS", ...asked })
      const answer = await service.v1(path, { key: live, headers: asked.headers })
      for (const { headers, status } of [preflight, answer]) {
        expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([])
        expect(status).not.toBe(204)
      }
    }
  })

  it("is a problem of RFC 9457 where that is asked for", async () => {
    const { live } = await service.tenant()
    const problem = async (path: string, accept: string, key?: string) => {
      const { headers, json } = await service.v1(path, { key, headers: { accept } })
      return [headers["content-type"], json] as const
    }
    const wanted = "application/problem+json"
    expect(await problem("/usage?x=1", wanted)).toEqual([
      wanted,
      {
        type: "about:blank",
        title: "Unauthorized",
        status: 401,
        detail: "Not authenticated",
        instance: trace,
        code: "missing_authorization",
        trace_id: trace
      }
    ])
    const [, invalid] = await problem("/scans?limit=0", `application/json;q=0.5, ${wanted};q=0.9`, live)
    expect(invalid).toMatchObject({
      title: "Unprocessable Content",
      status: 422,
      detail: "The request does not fit the contract.",
      errors: [{ loc: ["query", "limit"], type: "greater_than_equal" }]
    })
    expect((await problem("/none", wanted))[1]).toMatchObject({ status: 404, title: "Not Found", detail: "Not Found" })
    expect((await problem("/scans/x", wanted, live))[1]).toMatchObject({ status: 404, detail: "Scan not found" })
    for (const accept of ["*/*", "application/json", "application/problem+jsonx"]) {
      expect((await problem("/usage", accept))[0]).toBe("application/json")
    }
    expect((await problem("/health", wanted))[0]).toBe("application/json")
  })

  it("says that the service is well, and describes it, to whoever asks", async () => {
    const health = await service.v1("/health")
    expect(health.json).toEqual({
      status: "ok",
      version: "0.1.0",
      methodology_version: expect.any(String),
      spec_versions: { cyclonedx: "1.6", spdx: "3.0.1" },
      time: expect.stringMatching(/Z$/)
    })
    const { json } = await service.v1("/openapi.json", { key: "not a key" })
    expect([json.openapi, json.info.version]).toEqual(["3.1.0", "0.1.0"])
    for (const [method, path] of [
      ["get", "/health"],
      ["post", "/scans"],
      ["get", "/scans"],
      ["get", "/scans/{scan_id}"],
      ["get", "/scans/{scan_id}/bom.json"],
      ["get", "/usage"],
      ["get", "/keys"],
      ["post", "/keys"],
      ["post", "/keys/{key_id}/revoke"],
      ["get", "/branding"],
      ["put", "/branding"],
      ["get", "/branding/by-subdomain/{slug}"],
      ["get", "/openapi.json"]
    ] as const) {
      expect([method, path, json.paths[`/api/v1/cbom${path}`]?.[method] === undefined]).toEqual([method, path, false])
    }
  })
})

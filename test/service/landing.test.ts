import { describe, expect, it } from "vitest"
import { accentOf } from "../../scanner/html/Branding.ts"
import { reportSources } from "../../scanner/report/reportSources.ts"
import { database } from "../databases.ts"
import { type ServiceInProcess, useService } from "./startService.ts"

const html = { accept: "text/html" }

const brand = async (service: ServiceInProcess, branding: Readonly<Record<string, unknown>>) => {
  const { id, live } = await service.tenant()
  const { json } = await service.v1("/branding", { key: live, method: "PUT", body: branding })
  return { id, live, url: new URL(json.live_url) }
}

describe(`front pages on ${database.name}`, () => {
  const byPath = useService(database)
  const byHost = useService(database, { PUBLIC_HOST: "pages.test", PUBLIC_URL: "https://api.test" })

  it("of a tenant are where its branding says, by path", async () => {
    const { url } = await brand(byPath, { subdomain: "acme", display_name: "Acme Audits" })
    expect(url.href).toMatch(/^http:\/\/localhost:\d+\/p\/acme$/)
    const { status, text } = await byPath.ask(url.pathname, { headers: html })
    expect([status, text]).toEqual([200, expect.stringContaining("<title>Acme Audits</title>")])
    expect(text).toContain('action="/p/acme/try"')
  })

  it("of a tenant are where its branding says, on a host of its own, with nothing of ours beside them", async () => {
    const { url } = await brand(byHost, { subdomain: "acme", display_name: "Acme Audits" })
    expect(url.href).toBe("https://acme.pages.test/")
    const on = (host: string, path: string) => byHost.ask(path, { headers: { ...html, host } })
    const shown = await on(url.host, url.pathname)
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining("<title>Acme Audits</title>")])
    expect(shown.text).toContain('action="/try"')
    expect((await on("api.test", "/")).text).toContain("<title>Ciphermap</title>")
    expect((await on("api.test", "/p/acme")).text).toContain("<title>Acme Audits</title>")
    for (const path of ["/console", "/docs", "/api/v1/cbom/health", "/p/acme"]) {
      expect([path, (await on(url.host, path)).status]).toEqual([path, 404])
    }
    const missing = await on("nobody.pages.test", "/")
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining("Nobody has this page")])
    expect(missing.text).toContain('href="https://api.test/console/branding"')
  })

  it("are kept for a minute, compressed, and not sent to who has them", async () => {
    await brand(byPath, { subdomain: "kept", logo_url: "https://cdn.example.com/logo.png", accent_color: "#0b6e4f" })
    for (const path of ["/", "/p/kept"]) {
      const plain = await byPath.ask(path)
      const packed = await byPath.ask(path, { headers: { "accept-encoding": "gzip" } })
      expect(plain.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "public, max-age=60",
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin"
      })
      expect([packed.headers["content-encoding"], packed.text]).toEqual(["gzip", plain.text])
      expect(packed.bytes.length).toBeLessThan(8_000)
      const policy = String(plain.headers["content-security-policy"])
      const report = reportSources(path === "/p/kept" ? "#0B6E4F" : accentOf({}))
      expect(policy).toContain(`script-src 'self' ${report.script};`)
      expect(policy).toContain(` ${report.style};`)
      expect(policy).not.toContain("unsafe")
      expect(policy.includes("https://cdn.example.com")).toBe(path === "/p/kept")
      const again = await byPath.ask(path, { headers: { "if-none-match": plain.headers["etag"] ?? "" } })
      expect([again.status, again.bytes.length]).toEqual([304, 0])
      expect((await byPath.ask(path, { method: "HEAD" })).bytes.length).toBe(0)
    }
  })

  it("change with the branding, and end with the tenant", async () => {
    const { id, live } = await brand(byPath, { subdomain: "moving", display_name: "Before" })
    const before = await byPath.ask("/p/moving")
    await byPath.v1("/branding", { key: live, method: "PUT", body: { display_name: "After", hide_powered_by: true } })
    const after = await byPath.ask("/p/moving", { headers: { "if-none-match": before.headers["etag"] ?? "" } })
    expect([after.status, after.text.includes("Before"), after.text.includes("Powered by")]).toEqual([
      200,
      false,
      false
    ])
    await byPath.admin(`/tenants/${id}/suspend`, { method: "POST" })
    for (const path of ["/p/moving", "/p/moving/try", "/p/moving/try/cbom_0000000000000000"]) {
      expect([path, (await byPath.ask(path, { headers: html })).status]).toEqual([path, 404])
    }
  })

  it("are nobody's under names that nobody can have", async () => {
    for (const slug of ["NOBODY", "a", "%00", "%ed%a0%80", "a".repeat(200), "x'--", "-acme-"]) {
      const { status, text } = await byPath.ask(`/p/${slug}`, { headers: html })
      expect([slug, status]).toEqual([slug, 404])
      expect(text).toContain("<h1>")
    }
  })

  it("hold no text that cannot be seen: the API takes none", async () => {
    const { live } = await byPath.tenant()
    for (const text of ["a\u0000b", "a\ud800b", "safe\u202egnp.exe", "\u2066a", "a\u2028b"]) {
      for (const field of ["display_name", "tagline", "footer_text"]) {
        const { status } = await byPath.v1("/branding", { key: live, method: "PUT", body: { [field]: text } })
        expect([field, JSON.stringify(text), status]).toEqual([field, JSON.stringify(text), 422])
      }
    }
  })
})

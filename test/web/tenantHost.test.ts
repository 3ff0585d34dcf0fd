import { describe, expect, it } from "vitest"
import { siteBase } from "../../src/web/landing/fronts.ts"
import { tenantOfHost, tenantTarget } from "../../src/web/tenantHost.ts"

const hosts = { publicHost: "pages.example", ownHost: "api.pages.example" }

describe("the host of a tenant", () => {
  it("is one name before the host of all tenants", () => {
    expect(tenantOfHost("acme.pages.example", hosts)).toBe("acme")
    expect(tenantOfHost("ACME.Pages.Example:8443", hosts)).toBe("acme")
  })

  it("is neither the service's own nor anything else", () => {
    for (const host of [
      undefined,
      "",
      "api.pages.example",
      "pages.example",
      ".pages.example",
      "a.b.pages.example",
      "acme.pages.example.evil",
      "acmepages.example",
      "-acme.pages.example",
      "acme.pages.example:x",
      `${"a".repeat(41)}.pages.example`
    ]) {
      expect([host, tenantOfHost(host, hosts)]).toEqual([host, undefined])
    }
    expect(tenantOfHost("acme.pages.example", { ...hosts, publicHost: undefined })).toBeUndefined()
  })

  it("shows the tenant's pages, what all pages share, and nothing else", () => {
    expect(tenantTarget("acme", "/")).toBe("/p/acme")
    expect(tenantTarget("acme", "/?a=1")).toBe("/p/acme?a=1")
    expect(tenantTarget("acme", "/try")).toBe("/p/acme/try")
    expect(tenantTarget("acme", "/console")).toBe("/p/acme/console")
    expect(tenantTarget("acme", "/api/v1/cbom/scans")).toBe("/p/acme/api/v1/cbom/scans")
    for (const shared of ["/assets/site.css?v=1", "/r/token", "/badge/token.svg", "/api/public/cbom/try"]) {
      expect(tenantTarget("acme", shared)).toBe(shared)
    }
  })

  it("needs no prefix in its addresses", () => {
    const asked = (url: string, originalUrl: string) => siteBase({ url, originalUrl } as never, "acme")
    expect(asked("/p/acme/try", "/try")).toBe("")
    expect(asked("/p/acme/try", "/p/acme/try")).toBe("/p/acme")
  })
})

import * as Effect from "effect/Effect"
import { HttpServerRequest } from "effect/http/HttpServerRequest"
import * as HttpServerRequests from "effect/http/HttpServerRequest"
import { describe, expect, it } from "vitest"
import { markup } from "../../scanner/html/markup.ts"
import { Branding } from "../../src/tenants/branding/Branding.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { ConsoleSession } from "../../src/web/console/ConsoleSession.ts"
import { consolePage } from "../../src/web/console/consolePage.ts"
import { dressedAs, layout, outside, siteName } from "../../src/web/layout.ts"
import { pageDocument } from "../../src/web/pageDocument.ts"
import { partResponse } from "../../src/web/pageResponse.ts"

const hostile = `"><img src=x onerror=1>`

const site = {
  display_name: `Acme ${hostile}`,
  tagline: "counted‮detnuoc",
  logo_url: "https://acme.example/logo.png",
  favicon_url: null,
  website_url: "https://acme.example/",
  support_url: "javascript:alert(1)",
  support_email: "help@acme.example",
  privacy_url: "https://user:secret@acme.example/",
  terms_url: null,
  accent_color: "#0B6E4F",
  footer_text: hostile,
  hide_powered_by: false
}

const asked = HttpServerRequests.fromWeb(new Request("http://localhost/"))
const textOf = (response: { readonly body: unknown }) =>
  new TextDecoder().decode((response.body as { readonly body: Uint8Array }).body)

describe("a page", () => {
  const { html, policy } = pageDocument({
    title: hostile,
    ...dressedAs(site),
    body: layout({ site, home: "/", main: hostile })
  })

  it("holds what tenants write as text", () => {
    expect(html).not.toContain("<img src=x")
    expect(html).toContain("&quot;&gt;&lt;img src=x onerror=1&gt;")
    expect(html).toContain("counted[U+202E]detnuoc")
    expect(siteName({ display_name: "  " })).toBe("Ciphermap")
  })

  it("links to https only, and lends nobody its weight", () => {
    expect(html).not.toContain("javascript:")
    expect(html).not.toContain("secret@")
    expect(outside("http://acme.example/", "x")).toBeUndefined()
    expect(outside("https://acme.example/", "x")?.html).toBe(
      '<a href="https://acme.example/" rel="noopener noreferrer nofollow">x</a>'
    )
  })

  it("allows itself its own scripts, its style sheets and the tenant's images", () => {
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
    expect(policy).toContain("img-src 'self' data: https://acme.example;")
    expect(policy).not.toContain("unsafe")
  })

  it("comes in parts too", async () => {
    const part = partResponse(markup`<p>${hostile}</p>`, { status: 422 })
    const response = await Effect.runPromise(Effect.provideService(part, HttpServerRequest, asked))
    expect([response.status, textOf(response)]).toEqual([422, "<p>&quot;&gt;&lt;img src=x onerror=1&gt;</p>"])
  })
})

describe("a page of the console", () => {
  it("is in the tenant's brand, says who is signed in, marks where one is, and is kept nowhere", async () => {
    const tenant = {
      id: TenantId.make("tnt_0123456789abcdef"),
      kind: "partner",
      env: "test",
      keyId: "key_0123456789abcdef",
      keyLookup: "0123456789abcdef",
      role: "owner"
    } as const
    const page = consolePage({ section: "keys", title: "Keys", main: hostile }).pipe(
      Effect.provideService(ConsoleSession, { tenant, tenantName: "Acme Ltd", formToken: "f0" }),
      Effect.provideService(Branding, { read: () => Effect.succeed({ ...site, display_name: null }) } as never),
      Effect.provideService(HttpServerRequest, asked)
    )
    const response = await Effect.runPromise(page as Effect.Effect<Effect.Success<typeof page>>)
    const text = textOf(response)
    expect(response.headers["cache-control"]).toBe("no-store")
    expect(text).toContain(">Signed in with a test key</p>")
    expect(text).toContain('<a href="/console/keys" aria-current="page">Keys</a>')
    expect(text).toContain('<input type="hidden" name="form_token" value="f0" />')
    expect(text).not.toContain("<img src=x")
  })
})

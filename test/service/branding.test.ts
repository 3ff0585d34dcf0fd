import { describe, expect, it } from "vitest"
import { database } from "../databases.ts"
import { lettering } from "../domain/branding/pngOf.ts"
import { useService } from "./startService.ts"

const display = {
  subdomain: null,
  display_name: null,
  tagline: null,
  logo_url: null,
  favicon_url: null,
  website_url: null,
  support_url: null,
  support_email: null,
  privacy_url: null,
  terms_url: null,
  accent_color: null,
  footer_text: null,
  logo_dark_url: null,
  uploaded_logo_url: null,
  uploaded_logo_dark_url: null,
  logo_needs_plate: false,
  contact_url: null,
  price_text: null,
  hide_powered_by: false,
  live_url: null
}

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

describe(`branding on ${database.name}`, () => {
  const service = useService(database, { PUBLIC_URL: "https://cbom.example.com" })
  const put = (key: string, body: unknown) => service.v1("/branding", { method: "PUT", key, body })
  const read = async (key: string) => (await service.v1("/branding", { key })).json
  const seen = (slug: string) => service.v1(`/branding/by-subdomain/${slug}`)

  it("is all null before it is written", async () => {
    const { id, test } = await service.tenant()
    expect(await read(test)).toEqual({ tenant_id: id, ...display, created_at: null, updated_at: null })
  })

  it("takes what is sent, normalised, and gives it back", async () => {
    const { id, live, test } = await service.tenant()
    const sent = {
      subdomain: "Acme-Audit",
      display_name: "  Acme “Audit” ☃ ",
      tagline: "<script>alert(1)</script>",
      logo_url: "HTTPS://Example.COM:443/a/../logo.png?x=1#y",
      favicon_url: "https://bücher.example/f.ico",
      website_url: "https://example.com",
      support_url: "https://example.com/a%20b",
      support_email: "Help+Desk@Example.COM",
      privacy_url: "https://example.com/privacy",
      terms_url: "https://example.com/terms",
      accent_color: "#a1b2cf",
      footer_text: "©",
      hide_powered_by: true
    }
    const changed = await put(live, sent)
    expect(changed.status).toBe(200)
    expect(changed.json).toEqual({
      ...display,
      tenant_id: id,
      ...sent,
      logo_needs_plate: true,
      subdomain: "acme-audit",
      display_name: "Acme “Audit” ☃",
      logo_url: "https://example.com/logo.png?x=1#y",
      favicon_url: "https://xn--bcher-kva.example/f.ico",
      website_url: "https://example.com/",
      support_email: "Help+Desk@example.com",
      accent_color: "#A1B2CF",
      live_url: "https://cbom.example.com/p/acme-audit",
      created_at: instant,
      updated_at: instant
    })
    expect(await read(test)).toEqual(changed.json)
    const { tenant_id: _, created_at: _created, updated_at: _updated, ...visible } = changed.json
    const found = await seen("acme-audit")
    expect([found.status, found.json, found.headers["cache-control"]]).toEqual([200, visible, "public, max-age=60"])
    expect((await service.v1("/branding/by-subdomain/acme-audit", { key: "no key at all" })).json).toEqual(visible)
  })

  it("keeps what is absent and clears what is null", async () => {
    const { live } = await service.tenant()
    const before = (await put(live, { subdomain: "keeps-it", tagline: "t", accent_color: "#000000" })).json
    const after = (await put(live, { tagline: null, footer_text: "f" })).json
    expect(after).toEqual({ ...before, tagline: null, footer_text: "f", updated_at: instant })
    expect((await put(live, {})).json).toEqual({ ...after, updated_at: instant })
    const cleared = (await put(live, { subdomain: null })).json
    expect([cleared.subdomain, cleared.live_url]).toEqual([null, null])
    expect((await seen("keeps-it")).status).toBe(404)
  })

  it("shows a logo that was uploaded in place of an address, under its digest, as an image and nothing else", async () => {
    const { live } = await service.tenant()
    await put(live, { subdomain: "with-logo", logo_url: "https://example.com/logo.png" })
    const upload = (shade: string, image: Uint8Array) =>
      service.v1(`/branding/logos/${shade}`, {
        method: "PUT",
        key: live,
        body: { png: Buffer.from(image).toString("base64") }
      })
    const { json } = await upload("light", lettering(24, 32, 40))
    expect(json).toMatchObject({ logo_url: "https://example.com/logo.png", logo_needs_plate: true })
    expect(json.uploaded_logo_url).toMatch(/^https:\/\/cbom\.example\.com\/logos\/[0-9a-f]{64}\.png$/)
    const path = new URL(json.uploaded_logo_url).pathname
    const shown = await service.ask(path)
    expect([shown.status, shown.headers["content-type"], shown.headers["x-content-type-options"]]).toEqual([
      200,
      "image/png",
      "nosniff"
    ])
    expect(shown.headers["content-security-policy"]).toContain("default-src 'none'; sandbox")
    const page = await service.ask("/p/with-logo")
    expect(page.text).toContain(`<img src="${json.uploaded_logo_url}" class="logo plate"`)
    const both = (await upload("dark", lettering(250, 250, 250))).json
    expect(both).toMatchObject({ uploaded_logo_url: json.uploaded_logo_url, logo_needs_plate: false })
    expect((await service.ask("/p/with-logo")).text).toContain('class="logo in-dark"')
    const replaced = (await upload("light", lettering(228, 87, 46))).json
    expect((await service.ask(path)).status).toBe(404)
    for (const shade of ["light", "dark"]) await service.v1(`/branding/logos/${shade}`, { method: "DELETE", key: live })
    expect((await service.ask(new URL(replaced.uploaded_logo_url).pathname)).status).toBe(404)
    expect(await read(live)).toMatchObject({ uploaded_logo_url: null, uploaded_logo_dark_url: null })
  })

  it("refuses logos that are no images, or cannot be seen", async () => {
    const { live } = await service.tenant()
    const upload = async (shade: string, png: string) => {
      const { status, json } = await service.v1(`/branding/logos/${shade}`, { method: "PUT", key: live, body: { png } })
      return [status, json.code ?? "", json.detail]
    }
    const light = lettering(250, 250, 250).toString("base64")
    expect(await upload("light", light)).toEqual([422, "logo_unusable", expect.stringContaining("on light pages")])
    expect(await upload("light", btoa("<svg onload='x()'/>"))).toEqual([422, "logo_unusable", "The file must be a PNG"])
    expect((await upload("light", "<svg>"))[0]).toBe(422)
    expect((await upload("light", "A"))[0]).toBe(422)
    expect((await upload("both", light))[0]).toBe(422)
    expect((await service.ask(`/logos/${"0".repeat(64)}.png`)).status).toBe(404)
  })

  it("refuses what breaks a rule, field by field, and changes nothing then", async () => {
    const { live } = await service.tenant()
    const before = (await put(live, { tagline: "before" })).json
    const wrong: ReadonlyArray<readonly [string, unknown, string]> = [
      ["subdomain", "ab", "string_too_short"],
      ["subdomain", "a".repeat(41), "string_too_long"],
      ["subdomain", "-abc", "value_error"],
      ["subdomain", "ab--cd", "value_error"],
      ["subdomain", "a_b", "value_error"],
      ["subdomain", "www", "value_error"],
      ["subdomain", 7, "string_type"],
      ["display_name", "x".repeat(81), "string_too_long"],
      ["display_name", "a\u202eb", "value_error"],
      ["tagline", "x".repeat(161), "string_too_long"],
      ["footer_text", "x".repeat(281), "string_too_long"],
      ["logo_url", "http://example.com/", "value_error"],
      ["logo_url", "javascript:alert(1)", "value_error"],
      ["logo_url", "https://127.0.0.1/", "value_error"],
      ["favicon_url", "https://user@example.com/", "value_error"],
      ["website_url", `https://example.com/${"x".repeat(400)}`, "string_too_long"],
      ["support_email", "nobody", "value_error"],
      ["accent_color", "#12345", "string_pattern_mismatch"],
      ["accent_color", "red", "string_pattern_mismatch"],
      ["hide_powered_by", "maybe", "bool_parsing"],
      ["hide_powered_by", null, "bool_type"],
      ["live_url", "https://example.com/", "extra_forbidden"],
      ["tenant_id", "tnt_0000000000000000", "extra_forbidden"],
      ["displayName", "typo", "extra_forbidden"]
    ]
    for (const [field, value, type] of wrong) {
      const { json, status } = await put(live, { tagline: "after", [field]: value })
      expect([status, field, json.detail?.[0]?.loc, json.detail?.[0]?.type]).toEqual([
        422,
        field,
        ["body", field],
        type
      ])
    }
    const many = await put(live, { subdomain: "x", accent_color: "x", more: 1 })
    expect(many.json.detail).toHaveLength(3)
    expect(await read(live)).toEqual(before)
  })

  it("gives a subdomain to one tenant, and holds a released one for it for 30 days", async () => {
    const [one, other] = [await service.tenant(), await service.tenant()]
    await put(one.live, { subdomain: "first-come" })
    const taken = await put(other.live, { subdomain: "First-Come", tagline: "lost, too" })
    expect([taken.status, taken.json.code, taken.json.detail]).toEqual([
      409,
      "subdomain_taken",
      "Subdomain is already taken"
    ])
    expect((await read(other.live)).tagline).toBe(null)
    expect((await put(one.live, { subdomain: "second-name" })).status).toBe(200)
    expect((await put(other.live, { subdomain: "first-come" })).status).toBe(409)
    expect((await put(one.live, { subdomain: "first-come" })).json.subdomain).toBe("first-come")
    await put(one.live, { subdomain: null })
    expect((await put(other.live, { subdomain: "first-come" })).status).toBe(409)
    const age = (days: number) =>
      service.sql("update released_subdomains set released_at = now() - make_interval(days => $1)", [days])
    await age(29)
    expect((await put(other.live, { subdomain: "first-come" })).status).toBe(409)
    await age(30)
    expect((await put(other.live, { subdomain: "first-come" })).status).toBe(200)
    expect((await put(one.live, { subdomain: "first-come" })).status).toBe(409)
  })

  it("gives a subdomain that 20 tenants claim at once to exactly one", async () => {
    const tenants = await Promise.all(Array.from({ length: 20 }, () => service.tenant()))
    const claims = await Promise.all(tenants.map(({ live }) => put(live, { subdomain: "wanted" })))
    expect(claims.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const winner = claims.findIndex(({ status }) => status === 200)
    expect((await service.sql("select tenant_id from branding where subdomain = 'wanted'"))[0]?.["tenant_id"]).toBe(
      tenants[winner]?.id
    )
  })

  it("is not shown under names that are none, or of tenants that are suspended", async () => {
    for (const slug of ["nobody-has-it", "first-come-second"]) {
      const { json, status } = await seen(slug)
      expect([status, json.code, json.detail]).toEqual([404, "branding_not_found", "Branding not found"])
    }
    for (const slug of ["ab", "UPPER", "a_b", "-ab", "a".repeat(41), "%00abc", "a%0A", "xn%2e"]) {
      const { json, status } = await seen(slug)
      expect([status, json.detail[0].type, json.detail[0].loc]).toEqual([
        422,
        "string_pattern_mismatch",
        ["path", "slug"]
      ])
    }
    const { id, live } = await service.tenant()
    await put(live, { subdomain: "suspended-soon" })
    expect((await seen("suspended-soon")).status).toBe(200)
    await service.admin(`/tenants/${id}/suspend`, { method: "POST" })
    expect((await seen("suspended-soon")).status).toBe(404)
  })
})

describe(`the live address of a branding on ${database.name}`, () => {
  const service = useService(database, { PUBLIC_HOST: "pages.example.com" })

  it("is a host of its own where there is a public host", async () => {
    const { live } = await service.tenant()
    const { json } = await service.v1("/branding", { method: "PUT", key: live, body: { subdomain: "acme" } })
    expect(json.live_url).toBe("https://acme.pages.example.com/")
  })
})

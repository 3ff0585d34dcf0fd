import { describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { lettering } from "../../domain/branding/pngOf.ts"
import { useService } from "../startService.ts"
import { askForm, type Fields, type Visitor, visit } from "./visitor.ts"

const path = "/console/branding"

const texts = [
  "subdomain",
  "display_name",
  "tagline",
  "logo_url",
  "favicon_url",
  "website_url",
  "support_url",
  "support_email",
  "privacy_url",
  "terms_url",
  "accent_color",
  "footer_text"
] as const

const hostile = [`"><img src=x onerror=window.ran=1>`, "<script>window.ran=1</script>", "' onfocus=window.ran=1 x='"]

const wrongFields = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/id="(\w+)-wrong"/g)].map(([, name = ""]) => name)

describe(`branding in the console on ${database.name}`, () => {
  const service = useService(database, { PUBLIC_URL: "https://cbom.example.com" })

  const read = async (key: string) => (await service.v1("/branding", { key })).json
  const visitor = async () => {
    const tenant = await service.tenant()
    return { tenant, page: await visit(service, tenant.live) }
  }
  const preview = (page: Visitor, fields: Fields) =>
    page.post(`${path}/preview`, fields, { headers: { "hx-request": "true" } })

  it("shows every field with what is saved, and its preview", async () => {
    const { tenant, page } = await visitor()
    await service.v1("/branding", {
      method: "PUT",
      key: tenant.live,
      body: { display_name: "Acme & Söhne", subdomain: "shown-here", accent_color: "#0B6E4F", hide_powered_by: true }
    })
    const { text, headers } = await page.get(path)
    for (const name of [...texts, "hide_powered_by"]) expect(text).toContain(`name="${name}"`)
    expect(text).toContain('value="Acme &amp; Söhne"')
    expect(text).toContain('href="https://cbom.example.com/p/shown-here"')
    expect(text).toContain('value="yes" checked')
    expect(text).toContain("preview.css?accent=0B6E4F")
    expect(headers["cache-control"]).toBe("no-store")
  })

  it("saves what is written, normalised, and clears what is emptied", async () => {
    const { tenant, page } = await visitor()
    const saved = await page.post(path, {
      display_name: "  Acme ",
      subdomain: "Saves-It",
      accent_color: "#0b6e4f",
      tagline: "t",
      hide_powered_by: "yes"
    })
    expect([saved.status, saved.headers["location"]]).toEqual([303, "/console/branding?done=saved"])
    expect(await read(tenant.live)).toMatchObject({
      display_name: "Acme",
      subdomain: "saves-it",
      accent_color: "#0B6E4F",
      tagline: "t",
      hide_powered_by: true
    })
    await page.post(path, { tagline: " ", hide_powered_by: "no" })
    const after = { display_name: "Acme", tagline: null, subdomain: "saves-it", hide_powered_by: false }
    expect(await read(tenant.live)).toMatchObject(after)
  })

  it("says of every wrong field what is wrong, at once, and saves nothing then", async () => {
    const { tenant, page } = await visitor()
    const { status, text } = await page.post(path, {
      display_name: "Acme",
      tagline: "x".repeat(161),
      logo_url: "http://example.com/",
      support_email: "nobody"
    })
    expect([status, wrongFields(text)]).toEqual([422, ["tagline", "logo_url", "support_email"]])
    expect(text).toContain("Nothing was saved. 3 fields have to be changed:")
    expect(text).toContain('<a href="#logo_url">Logo</a>: URL must use https')
    expect(text).toContain('aria-describedby="logo_url-wrong logo_url-hint" aria-invalid="true"')
    expect(text).toContain('value="http://example.com/"')
    expect((await read(tenant.live)).display_name).toBe(null)
  })

  it("says that another tenant has the subdomain", async () => {
    const [one, other] = [await visitor(), await visitor()]
    await one.page.post(path, { subdomain: "only-one" })
    const { status, text } = await other.page.post(path, { subdomain: "only-one", tagline: "kept" })
    expect([status, wrongFields(text), text.includes('value="kept"')]).toEqual([409, ["subdomain"], true])
    expect(text).toContain("Another tenant has this subdomain.")
  })

  it("takes a logo from a form with a file, says what is wrong with another, and removes it", async () => {
    const { tenant, page } = await visitor()
    const send = async (fields: Fields, png?: Uint8Array) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ form_token: await page.formToken(), ...fields }))
        body.set(name, value)
      if (png !== undefined) body.set("png", new Blob([new Uint8Array(png)]), "logo.png")
      const sent = new Request("http://localhost/", { method: "POST", body })
      return service.ask(`${path}/logos`, {
        method: "POST",
        raw: Buffer.from(await sent.arrayBuffer()).toString("latin1"),
        headers: {
          cookie: page.cookie,
          accept: "text/html",
          "content-type": sent.headers.get("content-type")!,
          origin: service.url
        }
      })
    }
    const text = await send({ shade: "light", do: "upload" }, Buffer.from("<svg/>"))
    expect([text.status, text.text.includes("The file must be a PNG.")]).toEqual([422, true])
    const none = await send({ shade: "light", do: "upload" })
    expect(none.status).toBe(422)
    await service.v1("/branding/logos/dark", {
      method: "PUT",
      key: tenant.live,
      body: { png: lettering(250, 250, 250).toString("base64") }
    })
    expect((await page.get(path)).text).toContain("Show the uploaded file")
    const removed = await send({ shade: "dark", do: "remove" })
    expect([removed.status, removed.headers["location"]]).toEqual([303, `${path}?done=removed`])
    expect(await read(tenant.live)).toMatchObject({ uploaded_logo_dark_url: null })
    const foreign = await send({ shade: "light", do: "remove", form_token: "0".repeat(64) })
    expect(foreign.status).toBe(403)
  })

  it("previews what is not saved, and saves nothing by it", async () => {
    const { tenant, page } = await visitor()
    const fields = {
      display_name: "Not saved",
      subdomain: "not-saved",
      accent_color: "#ffe000",
      tagline: "x".repeat(161)
    }
    const part = await preview(page, fields)
    expect(part.text).toMatch(/^<div id="preview">/)
    for (const shown of ["Not saved", "https://cbom.example.com/p/not-saved", "preview.css?accent=FFE000"]) {
      expect(part.text).toContain(shown)
    }
    expect(part.text).toContain("Left out until corrected: Tagline.")
    expect(part.text.match(/inert/g)).toHaveLength(2)
    const whole = await page.post(`${path}/preview`, fields)
    expect([whole.status, whole.text.includes("Nothing is saved yet.")]).toEqual([200, true])
    expect(whole.text).toContain('value="not-saved"')
    expect(await read(tenant.live)).toMatchObject({ display_name: null, subdomain: null, updated_at: null })
  })

  it("takes the colour from whichever of both fields was changed", async () => {
    const { page } = await visitor()
    const before = { accent_color_before: "#0B6E4F", accent_pick_before: "#0b6e4f" }
    const picked = await preview(page, { ...before, accent_color: "#0B6E4F", accent_pick: "#112233" })
    expect(picked.text).toContain("preview.css?accent=112233")
    expect(picked.text).toContain('<hx-partial hx-target="#accent_color"')
    const written = await preview(page, { ...before, accent_color: "#445566", accent_pick: "#0b6e4f" })
    expect(written.text).toContain("preview.css?accent=445566")
    expect(written.text).toContain('<hx-partial hx-target="#accent_pick"')
    await page.post(path, { ...before, accent_color: "#0B6E4F", accent_pick: "#112233" })
    expect((await page.get(path)).text).toContain('value="#112233"')
  })

  it("loads no image that is not saved until it is asked to, and then only by its policy", async () => {
    const { page } = await visitor()
    const fields = { logo_url: "https://images.example.com/logo.png", image_origins: "" }
    const part = await preview(page, fields)
    expect([part.text.includes("<img"), part.text.includes("New images are loaded once")]).toEqual([false, true])
    const whole = await page.post(`${path}/preview`, fields)
    expect(whole.text).toContain('<img src="https://images.example.com/logo.png"')
    expect(whole.headers["content-security-policy"]).toContain("img-src 'self' data: https://images.example.com;")
    const after = await preview(page, { ...fields, image_origins: "https://images.example.com" })
    expect(after.text).toContain('<img src="https://images.example.com/logo.png"')
  })

  it("has colours of the preview from an address, and nothing else by it", async () => {
    const { page } = await visitor()
    const style = await page.get(`${path}/preview.css?accent=0B6E4F`)
    expect([style.headers["content-type"], style.text.includes("--accent: #0B6E4F")]).toEqual([
      "text/css; charset=utf-8",
      true
    ])
    const other = await page.get(`${path}/preview.css?accent=${encodeURIComponent("000;}body{display:none")}`)
    expect([other.status, other.text.includes("display:none")]).toEqual([200, false])
    expect((await service.ask(`${path}/preview.css`)).status).toBe(303)
  })

  it("does nothing for a form that no page of the session has sent", async () => {
    const { tenant, page } = await visitor()
    const stranger = await visitor()
    for (const form_token of ["", "0".repeat(64), await stranger.page.formToken()]) {
      for (const to of [path, `${path}/preview`]) {
        expect((await page.post(to, { display_name: "forged", form_token })).status).toBe(403)
      }
    }
    const headers = { cookie: page.cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    const form_token = await page.formToken()
    expect((await askForm(service, path, { display_name: "forged", form_token }, { headers })).status).toBe(403)
    expect((await read(tenant.live)).display_name).toBe(null)
  })

  it.each(hostile)("shows a text as the text that it is: %s", async (written) => {
    const { page } = await visitor()
    const all = Object.fromEntries(texts.map((name) => [name, written]))
    const kept = { display_name: written, tagline: written, footer_text: written }
    await page.post(path, kept)
    for (const { text } of [
      await page.get(path),
      await page.post(path, all),
      await page.post(`${path}/preview`, all),
      await preview(page, all),
      await page.get("/console/keys")
    ]) {
      expect(text).not.toMatch(/<img|<script>window| x=''/)
    }
  })
})

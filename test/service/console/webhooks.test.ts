import { describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { answering } from "../../webhooks/Receiver.ts"
import { useWebhooks } from "../../webhooks/useWebhooks.ts"
import { askForm, hiddenField, type Visitor, visit } from "./visitor.ts"

const path = "/console/webhooks"

const secretText = /whsec_[A-Za-z0-9+/]{43}=/

const secretIn = (text: string): string | undefined => secretText.exec(text)?.[0]

const wrongFields = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/id="(\w+)-wrong"/g)].map(([, name = ""]) => name)

const hostile = [
  `"><img src=x onerror=window.ran=1>`,
  "<script>window.ran=1</script>",
  "</pre></textarea><svg onload=window.ran=1>",
  "a\u202eb\u2066c\u0007"
]

const active = /<img|<svg onload|<script>window|[\u202e\u2066\u0007]/

const create = async (page: Visitor, fields: Readonly<Record<string, string>>) => {
  const form_number = hiddenField("form_number", await page.get(`${path}/new`))
  return page.post(path, { form_number, "cbom.scan.completed": "yes", ...fields })
}

describe(`webhooks in the console on ${database.name}`, () => {
  const hooks = useWebhooks(database, { RATE_LIMIT_WEBHOOKS_PER_HOUR: "40", MAX_WEBHOOKS: "3" })

  const registered = async (body: object = {}) => {
    const webhook = await hooks.register(body)
    return { webhook, page: await visit(hooks.service, webhook.tenant.live), at: `${path}/${webhook.id}` }
  }

  it("are made once for each form; the secret is shown on its answer and nowhere again", async () => {
    const { service, receiver } = hooks
    const { live } = await service.tenant()
    const page = await visit(service, live)
    const form_number = hiddenField("form_number", await page.get(`${path}/new`))
    const fields = { form_number, url: receiver.url("/made"), description: "Production", "cbom.scan.started": "yes" }
    const made = await page.post(path, fields)
    const secret = secretIn(made.text) ?? ""
    expect([made.status, made.headers["cache-control"]]).toEqual([200, "no-store"])
    expect(secret).toMatch(secretText)
    const again = await page.post(path, fields)
    expect([again.status, again.headers["location"]]).toEqual([303, "/console/webhooks?done=created"])
    const { webhooks } = (await service.v1("/webhooks", { key: live })).json
    expect(webhooks).toMatchObject([{ description: "Production", event_types: ["cbom.scan.started"] }])
    for (const at of [path, `${path}/${webhooks[0].id}`, `${path}/${webhooks[0].id}/edit`]) {
      const { status, text } = await page.get(at)
      expect([at, status, text.includes("Production"), secretIn(text)]).toEqual([at, 200, true, undefined])
    }
    expect(service.output()).not.toContain(secret)
  })

  it("need a URL that webhooks may go to, and an event", async () => {
    const { service, receiver } = hooks
    const page = await visit(service, (await service.tenant()).live)
    const wrong: ReadonlyArray<readonly [Readonly<Record<string, string>>, ReadonlyArray<string>, string]> = [
      [{ url: "" }, ["url"], "Give the URL"],
      [{ url: "http://example.com/" }, ["url"], "URL must use https"],
      [{ url: "https://127.0.0.1/hook" }, ["url"], "URL host must be a public DNS name"],
      [{ url: "javascript:alert(1)" }, ["url"], "URL must use https"],
      [{ url: receiver.url(), description: "x".repeat(201) }, ["description"], "at most 200 characters"]
    ]
    for (const [fields, names, sentence] of wrong) {
      const { status, text } = await create(page, fields)
      expect([status, wrongFields(text), text.includes(sentence)]).toEqual([422, names, true])
    }
    const form_number = hiddenField("form_number", await page.get(`${path}/new`))
    const none = await page.post(path, { form_number, url: receiver.url(), description: "kept" })
    expect([none.status, wrongFields(none.text), none.text.includes('value="kept"')]).toEqual([422, ["events"], true])
  })

  it("say what to do once there are as many as may be, and keep the form", async () => {
    const { service, receiver } = hooks
    const page = await visit(service, (await service.tenant()).live)
    for (const name of ["one", "two", "three"]) {
      expect((await create(page, { url: receiver.url(), description: name })).status).toBe(200)
    }
    const { status, text } = await create(page, { url: receiver.url(), description: "one too many" })
    expect([status, text.includes("Webhook limit reached (3). Delete a webhook first.")]).toEqual([409, true])
    expect(text).toContain('value="one too many"')
  })

  it("say when to come back once they were used too often within the hour", async () => {
    const { page, at } = await registered()
    const statuses = new Set<number>()
    let told = ""
    for (let asked = 0; asked < 45; asked++) {
      const { status, text } = await page.post(`${at}/test`)
      statuses.add(status)
      told = text
    }
    expect([...statuses]).toEqual([303, 429])
    expect(told).toContain("That was too often for now. Nothing was done; try again in ")
    expect(told).toContain("Deliveries")
  })

  it("are edited", async () => {
    const { page, at, webhook } = await registered({ description: "before" })
    const url = hooks.receiver.url("/edited")
    const saved = await page.post(`${at}/edit`, { url, description: "after", "cbom.usage.cap_warning": "yes" })
    expect([saved.status, saved.headers["location"]]).toEqual([303, `${at}?done=saved`])
    const change = { url, description: "after", event_types: ["cbom.usage.cap_warning"] }
    expect(await webhook.record()).toMatchObject(change)
    const wrong = await page.post(`${at}/edit`, { url: "ftp://example.com", description: "kept" })
    expect([wrong.status, wrongFields(wrong.text)]).toEqual([422, ["url", "events"].slice(1)])
    expect(await webhook.record()).toMatchObject(change)
  })

  it("send a test event, show each attempt and deliver again", async () => {
    const { page, at, webhook } = await registered()
    hooks.receiver.behave = answering(503, {}, "upstream\n<b>is</b> down")
    expect((await page.post(`${at}/test`)).headers["location"]).toBe(`${at}?done=tested`)
    await webhook.received(1)
    const [{ id }] = await webhook.deliveries()
    await webhook.until(id, ({ attempts, log }) => attempts === 1 && log.length === 1)
    const { text } = await page.get(at)
    for (const shown of [
      "cbom.webhook.test",
      "Pending",
      "503",
      "Next attempt",
      "upstream\n&lt;b&gt;is&lt;/b&gt; down"
    ]) {
      expect(text).toContain(shown)
    }
    expect(text).toContain("Every attempt since")
    hooks.receiver.behave = answering(204)
    const again = await page.post(`${at}/deliveries/${id}/redeliver`)
    expect([again.status, again.headers["location"]]).toEqual([303, `${at}?done=again`])
    await webhook.until(id, ({ status }) => status === "delivered")
    expect((await page.get(`${at}?status=delivered`)).text).toContain(id)
    expect((await page.get(`${at}?status=failed`)).text).toContain("No delivery of the last 30 days is failed.")
  })

  it("list their deliveries page by page", async () => {
    const { page, at, webhook } = await registered()
    for (let sent = 0; sent < 25; sent++) await webhook.test()
    const ids = (text: string) => [...text.matchAll(/<li id="(dlv_\w+)"/g)].map(([, id]) => id)
    const first = await page.get(at)
    const next = /href="([^"]+)#log" rel="next"/.exec(first.text)?.[1]?.replaceAll("&amp;", "&") ?? ""
    const second = await page.get(next)
    expect([ids(first.text).length, ids(second.text).length]).toEqual([20, 5])
    expect(new Set([...ids(first.text), ...ids(second.text)]).size).toBe(25)
    expect(second.text).not.toContain('rel="next"')
    expect((await page.get(`${at}?cursor=nonsense&status=nonsense`)).status).toBe(200)
  })

  it("are disabled, say why, and are enabled again", async () => {
    const { page, at, webhook } = await registered()
    expect((await page.post(`${at}/disable`)).headers["location"]).toBe(`${at}?done=disabled`)
    expect((await page.get(at)).text).toContain("It was switched off.")
    const refused = await page.post(`${at}/test`)
    expect([refused.status, refused.text.includes("Webhook is disabled. Enable it first.")]).toEqual([409, true])
    await hooks.service.sql("update webhook_endpoints set disabled_reason = 'gone' where id = $1", [webhook.id])
    expect((await page.get(at)).text).toContain("It answered 410 Gone")
    expect((await page.post(`${at}/enable`)).headers["location"]).toBe(`${at}?done=enabled`)
    expect(await webhook.record()).toMatchObject({ status: "enabled", disabled_reason: null })
  })

  it("have their secret rotated once for each form; the old one signs along for a day", async () => {
    const { page, at, webhook } = await registered()
    const question = await page.get(`${at}/rotate`)
    expect(question.text).toContain("For 24 hours every event is signed with both")
    const form_number = hiddenField("form_number", question)
    const rotated = await page.post(`${at}/rotate`, { form_number })
    const secret = secretIn(rotated.text)
    expect([rotated.status, rotated.text.includes("The old one signs along until")]).toEqual([200, true])
    expect([secret === undefined, secret === webhook.secret]).toEqual([false, false])
    expect((await page.post(`${at}/rotate`, { form_number })).status).toBe(303)
    await webhook.test()
    const [received] = await webhook.received(1)
    expect(String(received?.headers["webhook-signature"]).split(" ")).toHaveLength(2)
    expect((await page.get(at)).text).toContain("The old one signs along until")
    expect((await page.get(`${at}/rotate`)).text).toContain("Rotating again ends that at once.")
  })

  it("are deleted after a question", async () => {
    const { page, at, webhook } = await registered({ description: "Staging" })
    expect((await page.get(`${at}/delete`)).text).toContain("Delete “Staging”?")
    expect((await webhook.ask()).status).toBe(200)
    expect((await page.post(`${at}/delete`)).headers["location"]).toBe("/console/webhooks?done=deleted")
    expect([(await webhook.ask()).status, (await page.get(at)).status]).toEqual([404, 404])
    expect((await page.get(`${path}?done=deleted`)).text).toContain("No webhook yet.")
  })

  it("of other tenants are not there, nor are their deliveries", async () => {
    const [mine, theirs] = [await registered(), await registered()]
    const { id } = await theirs.webhook.test()
    const posts = ["edit", "test", "enable", "disable", "delete", "rotate", `deliveries/${id}/redeliver`]
    for (const below of ["", "/edit", "/delete", "/rotate"]) {
      expect((await mine.page.get(theirs.at + below)).status).toBe(404)
    }
    for (const below of posts) {
      const { status, text } = await mine.page.post(`${theirs.at}/${below}`)
      expect([below, status, text.includes("There is nothing here")]).toEqual([below, 404, true])
    }
    expect((await mine.page.post(`${mine.at}/deliveries/${id}/redeliver`)).status).toBe(404)
    expect((await mine.page.get(path)).text).not.toContain(theirs.webhook.id)
    expect((await mine.page.get(`${path}/${encodeURIComponent("whk_' or 1=1")}`)).status).toBe(404)
    expect(await theirs.webhook.record()).toMatchObject({ status: "enabled", old_secret_expires_at: null })
  })

  it("do nothing for a form that no page of the session has sent", async () => {
    const { page, at, webhook } = await registered()
    const stranger = await registered()
    const before = await webhook.record()
    const posts = [
      "",
      `/${webhook.id}/edit`,
      ...["test", "disable", "delete", "rotate"].map((one) => `/${webhook.id}/${one}`)
    ]
    const form_token = await page.formToken()
    const headers = { cookie: page.cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    for (const below of posts) {
      for (const forged of ["", "0".repeat(64), await stranger.page.formToken()]) {
        expect([below, (await page.post(path + below, { form_token: forged })).status]).toEqual([below, 403])
      }
      expect((await askForm(hooks.service, path + below, { form_token }, { headers })).status).toBe(403)
    }
    expect([await webhook.record(), await webhook.deliveries()]).toEqual([before, []])
    expect((await page.get(at)).status).toBe(200)
  })

  it.each(hostile)("show descriptions and answers as the text that they are: %s", async (text) => {
    const { page, at, webhook } = await registered({ description: text })
    hooks.receiver.behave = answering(500, {}, `${text}\n${text}`)
    const { id } = await webhook.test()
    await webhook.until(id, ({ attempts }) => attempts === 1)
    hooks.receiver.behave = answering(204)
    const { url } = await webhook.record()
    const edited = await page.post(`${at}/edit`, { url, description: text })
    expect(edited.status).toBe(422)
    for (const shown of ["", "/edit", "/delete", "/rotate"]) {
      const { status, text: html } = await page.get(at + shown)
      expect([shown, status, active.test(html)]).toEqual([shown, 200, false])
    }
    expect([active.test((await page.get(path)).text), active.test(edited.text)]).toEqual([false, false])
  })
})

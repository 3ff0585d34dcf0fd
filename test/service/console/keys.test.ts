import { describe, expect, it } from "vitest"
import { database } from "../../databases.ts"
import { useService } from "../startService.ts"
import { askForm, cookieOf, hiddenField, type Visitor, visit } from "./visitor.ts"

const keyText = /cbk_test_[0-9A-Za-z]{16}_[0-9A-Za-z]{32}/

const path = "/console/keys"

/** Names that would run, break out of an attribute or turn the line around if they were not written as text. */
const hostile = [
  `"><img src=x onerror=window.ran=1>`,
  "<script>window.ran=1</script>",
  "${7*7}{{7*7}}</title></textarea><svg onload=window.ran=1>",
  "a\u202eb\u2066c\u200d",
  "' autofocus onfocus=window.ran=1 x='"
]

const create = async (visitor: Visitor, name: string, number?: string) => {
  const form_number = number ?? hiddenField("form_number", await visitor.get(path))
  return visitor.post(path, { name, form_number })
}

const secretIn = (text: string): string | undefined => keyText.exec(text)?.[0]

describe(`keys in the console on ${database.name}`, () => {
  const service = useService(database, { MAX_ACTIVE_TEST_KEYS: "3", RATE_LIMIT_KEYS_PER_HOUR: "6" })

  it("are listed with what may be shown of them, and never with their secret", async () => {
    const { live, test } = await service.tenant()
    const { text, headers } = await (await visit(service, live)).get(path)
    expect(headers["cache-control"]).toBe("no-store")
    expect([text.includes(live), text.includes(test), keyText.test(text)]).toEqual([false, false, false])
    const [, lookup = ""] = /^cbk_live_(.{16})/.exec(live) ?? []
    expect(text).toContain(`cbk_live_${lookup}_`)
    expect(text.match(/This session/g)).toHaveLength(1)
    expect(text).toContain("1 of 3 test keys are active")
  })

  it("warn of a key that was sent where anybody could read it", async () => {
    const { id, live } = await service.tenant()
    const visitor = await visit(service, live)
    expect((await visitor.get(path)).text).not.toContain("Exposed")
    await service.sql("update api_keys set exposed_at = now() where tenant_id = $1 and env = 'test'", [id])
    expect((await visitor.get(path)).text).toContain("Sent over plain HTTP on")
  })

  it("are made once for each form, shown on its answer and nowhere again", async () => {
    const { live } = await service.tenant()
    const visitor = await visit(service, live)
    const number = hiddenField("form_number", await visitor.get(path))
    const made = await create(visitor, "  CI of the portal ", number)
    const secret = secretIn(made.text) ?? ""
    expect([made.status, made.headers["cache-control"]]).toEqual([200, "no-store"])
    expect(made.text).toContain("Your new key “CI of the portal”")
    expect((await service.v1("/keys", { key: secret })).json.count).toBe(3)
    const again = await create(visitor, "CI of the portal", number)
    expect([again.status, again.headers["location"]]).toEqual([303, "/console/keys?done=created"])
    const after = await visitor.get("/console/keys?done=created")
    expect([secretIn(after.text), after.text.includes("had been sent already")]).toEqual([undefined, true])
    expect((await service.v1("/keys", { key: live })).json.count).toBe(3)
    expect(service.output()).not.toContain(secret.slice(-32))
  })

  it("keep nothing of a secret where it could be read later", async () => {
    const { id, live } = await service.tenant()
    const secret = secretIn((await create(await visit(service, live), "kept nowhere")).text) ?? ""
    const rows = await service.sql("select * from api_keys where tenant_id = $1", [id])
    expect(JSON.stringify(rows)).not.toContain(secret.slice(-32))
    expect(secret).toMatch(keyText)
  })

  it("need a name that follows the rules of the API, and keep what was written", async () => {
    const { live } = await service.tenant()
    const visitor = await visit(service, live)
    for (const name of ["", "   ", "x".repeat(81), "a\u0007b"]) {
      const { status, text } = await create(visitor, name)
      expect([status, text.includes('aria-invalid="true"'), text.includes('id="name-wrong"')]).toEqual([
        422,
        true,
        true
      ])
    }
    expect((await create(visitor, "x".repeat(81))).text).toContain(`value="${"x".repeat(81)}"`)
    expect((await service.v1("/keys", { key: live })).json.count).toBe(2)
  })

  it("say what to do once there are as many as may be, and keep the name", async () => {
    const { live } = await service.tenant()
    const visitor = await visit(service, live)
    for (const name of ["one", "two"]) expect((await create(visitor, name)).status).toBe(200)
    const { status, text } = await create(visitor, "one too many")
    expect([status, text.includes("Active test key limit reached (3). Revoke a key first.")]).toEqual([409, true])
    expect(text).toContain('value="one too many"')
  })

  it("say when to come back once too many were made within the hour", async () => {
    const { live } = await service.tenant()
    const visitor = await visit(service, live)
    for (let made = 0; made < 6; made++) {
      await service.sql("update api_keys set status = 'revoked', revoked_at = now() where name = 'often'")
      expect((await create(visitor, "often")).status).toBe(200)
    }
    await service.sql("update api_keys set status = 'revoked', revoked_at = now() where name = 'often'")
    const { status, text } = await create(visitor, "often")
    expect([status, text.includes("That was too often for now. Nothing was done; try again in ")]).toEqual([429, true])
  })

  it("are revoked after a question that says what follows", async () => {
    const { live, test } = await service.tenant()
    const visitor = await visit(service, live)
    const { keys } = (await service.v1("/keys", { key: live })).json
    const { id } = keys.find((key: { readonly env: string }) => key.env === "test")
    const question = await visitor.get(`${path}/${id}/revoke`)
    expect([question.status, question.text.includes("Revoke “test key”?")]).toEqual([200, true])
    expect((await service.v1("/keys", { key: test })).status).toBe(200)
    const revoked = await visitor.post(`${path}/${id}/revoke`)
    expect([revoked.status, revoked.headers["location"]]).toEqual([303, "/console/keys?done=revoked"])
    expect((await service.v1("/keys", { key: test })).status).toBe(401)
    expect((await visitor.get("/console/keys?done=revoked")).text).toContain("The key is revoked.")
    expect((await visitor.get(`${path}/${id}/revoke`)).status).toBe(404)
  })

  it("end the session of the key that is revoked, and say so before and after", async () => {
    const { test } = await service.tenant()
    const visitor = await visit(service, test)
    const { keys } = (await service.v1("/keys", { key: test })).json
    const { id } = keys.find((key: { readonly is_current: boolean }) => key.is_current)
    expect((await visitor.get(`${path}/${id}/revoke`)).text).toContain("You are signed in with this key.")
    const revoked = await visitor.post(`${path}/${id}/revoke`)
    expect([revoked.status, revoked.text.includes("you are signed out")]).toEqual([200, true])
    expect(cookieOf(revoked).attributes).toContain("Max-Age=0")
    expect((await visitor.get(path)).headers["location"]).toBe("/console/sign-in?to=%2Fconsole%2Fkeys")
  })

  it("of other tenants are not there", async () => {
    const [mine, theirs] = [await service.tenant(), await service.tenant()]
    const visitor = await visit(service, mine.live)
    const { keys } = (await service.v1("/keys", { key: theirs.live })).json
    for (const { id, key_lookup } of keys) {
      expect((await visitor.get(path)).text).not.toContain(key_lookup)
      expect((await visitor.get(`${path}/${id}/revoke`)).status).toBe(404)
      const { status, text } = await visitor.post(`${path}/${id}/revoke`)
      expect([status, text.includes("There is nothing here")]).toEqual([404, true])
    }
    expect((await service.v1("/keys", { key: theirs.test })).status).toBe(200)
  })

  it("do nothing for a form that no page of the session has sent", async () => {
    const { live } = await service.tenant()
    const visitor = await visit(service, live)
    const form_number = hiddenField("form_number", await visitor.get(path))
    const stranger = await visit(service, (await service.tenant()).live)
    for (const form_token of ["", "0".repeat(64), await stranger.formToken()]) {
      expect((await visitor.post(path, { name: "forged", form_number, form_token })).status).toBe(403)
    }
    const headers = { cookie: visitor.cookie, origin: "https://evil.example", "sec-fetch-site": "cross-site" }
    const form_token = await visitor.formToken()
    expect((await askForm(service, path, { name: "forged", form_number, form_token }, { headers })).status).toBe(403)
    expect((await visitor.post(path, { name: "forged", form_number: "1" })).status).toBe(400)
    expect((await service.v1("/keys", { key: live })).json.count).toBe(2)
  })

  it.each(hostile)("show a name as the text that it is: %s", async (name) => {
    const { live } = await service.tenant()
    const visitor = await visit(service, live)
    const made = await create(visitor, name)
    expect(made.status).toBe(200)
    const { keys } = (await service.v1("/keys", { key: live })).json
    const { id } = keys.find((key: { readonly name: string }) => key.name === name)
    const question = await visitor.get(`${path}/${id}/revoke`)
    for (const { text } of [made, question, await visitor.get(path)]) {
      expect(text).not.toMatch(/<img|<svg onload|<script>window|[\u202e\u2066\u200d]| onfocus=window[^&]*x='/)
    }
    expect(question.text).toContain("Revoke “")
  })
})

import { describe, expect, it } from "vitest"
import { makeClient, verifyWebhook } from "../../src/client.ts"
import { database } from "../databases.ts"
import { useWebhooks } from "../webhooks/useWebhooks.ts"

describe("the client, about webhooks", () => {
  const hooks = useWebhooks(database)

  const start = async () => {
    const { live } = await hooks.service.tenant()
    return makeClient({ baseUrl: hooks.service.url, apiKey: live })
  }

  it("registers one, tries it out, reads what was delivered, and asks for it again", async () => {
    const client = await start()
    const { signing_secret: secret, ...made } = await client.createWebhook({ url: hooks.receiver.url("/client") })
    expect(await client.getWebhook(made.id)).toEqual(made)
    expect(await client.listWebhooks()).toEqual([made])
    const sent = await client.testWebhook(made.id)
    const isOwn = ({ id }: { readonly id: string }) => id === sent.event_id
    const [first] = await hooks.receiver.until(1, isOwn)
    if (first === undefined) throw new Error("nothing came")
    const headers = first.headers as Record<string, string>
    expect(verifyWebhook({ secret, headers, body: first.body })).toMatchObject({ isVerified: true, id: sent.event_id })
    while ((await client.listDeliveries(made.id, { status: "delivered" })).count === 0);
    const page = await client.listDeliveries(made.id, { limit: 1 })
    expect(page).toMatchObject({ count: 1, next_cursor: null, deliveries: [{ id: sent.id, attempts: 1 }] })
    expect(await client.redeliver(made.id, sent.id)).toMatchObject({ id: sent.id, event_id: sent.event_id })
    expect((await hooks.receiver.until(2, isOwn)).map(({ id }) => id)).toEqual([sent.event_id, sent.event_id])
  })

  it("changes one, gives it a new secret, and deletes it", async () => {
    const client = await start()
    const { id, signing_secret } = await client.createWebhook({ url: hooks.receiver.url("/x"), description: "One" })
    expect(await client.updateWebhook(id, { enabled: false })).toMatchObject({ status: "disabled", description: "One" })
    const rotated = await client.rotateWebhookSecret(id, { idempotencyKey: "once" })
    expect(rotated.signing_secret).not.toBe(signing_secret)
    expect(await client.rotateWebhookSecret(id, { idempotencyKey: "once" })).toEqual(rotated)
    expect(await client.deleteWebhook(id)).toBe(undefined)
    expect(await client.getWebhook(id).catch((error: unknown) => error)).toMatchObject({
      status: 404,
      code: "webhook_not_found"
    })
  })
})

import { describe, expect, it } from "vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { pepperOf } from "../../src/domain/Peppers.ts"
import { Resealing } from "../../src/sealing/Resealing.ts"
import { SealingKeys } from "../../src/sealing/SealingKeys.ts"
import { DeliveriesRepo } from "../../src/webhooks/DeliveriesRepo.ts"
import { SigningSecrets } from "../../src/webhooks/SigningSecrets.ts"
import { database } from "../databases.ts"
import { useWebhooks } from "./useWebhooks.ts"

const pepper = "a pepper of 32 characters or more, one"
const newPepper = "a pepper of 32 characters or more, two"

describe(`what is kept of webhooks on ${database.name}`, () => {
  const hooks = useWebhooks(database, { KEY_PEPPER: pepper.replaceAll(" ", "-") })

  const forget = () => hooks.service.run(Effect.flatMap(DeliveriesRepo.make, (repo) => repo.forgetOld()))

  const age = (table: string, column: string, id: string, days: number) =>
    hooks.service.sql(`update ${table} set ${column} = now() - $2 * interval '1 day' where id = $1`, [id, days])

  it("is forgotten a month after it was over, with its event and attempts", async () => {
    const webhook = await hooks.register()
    const [old, recent] = [await webhook.test(), await webhook.test()]
    for (const { id } of [old, recent]) await webhook.until(id, ({ status }) => status === "delivered")
    for (const [{ id, event_id }, days] of [
      [old, 31],
      [recent, 29]
    ] as const) {
      await age("webhook_deliveries", "completed_at", id, days)
      await age("events", "created_at", event_id, days)
    }
    expect(await forget()).toBe(2)
    expect(await forget()).toBe(0)
    expect((await webhook.deliveries()).map(({ id }) => id)).toEqual([recent.id])
    const left = await hooks.service.sql("select delivery_id from webhook_attempts where tenant_id = $1", [
      webhook.tenant.id
    ])
    expect(left).toEqual([{ delivery_id: recent.id }])
  })

  it("is given up when its process died and its webhook was disabled meanwhile", async () => {
    const webhook = await hooks.register()
    const { id } = await webhook.test()
    await webhook.until(id, ({ status }) => status === "delivered")
    await webhook.ask("", { method: "PATCH", body: { enabled: false } })
    await hooks.service.sql(
      "update webhook_deliveries set status = 'pending', completed_at = null, leased = true, due_at = now() where id = $1",
      [id]
    )
    await hooks.service.run(Effect.flatMap(DeliveriesRepo.make, (repo) => repo.giveUpOrphans()))
    const [given] = await webhook.deliveries()
    expect(given).toMatchObject({ status: "failed", error: "webhook_disabled", attempts: 1 })
  })

  it("opens with the newest pepper once it was sealed anew, and with the one before no more", async () => {
    const webhook = await hooks.register()
    const { json } = await webhook.ask("/rotate-secret", { method: "POST" })
    const [first, second] = [pepper, newPepper].map((text) => pepperOf(Redacted.make(text.replaceAll(" ", "-"))))
    if (first === undefined || second === undefined) throw new Error("no peppers")
    const secretsOf = (...peppers: readonly [typeof first, ...ReadonlyArray<typeof first>]) =>
      Layer.fresh(Layer.merge(SigningSecrets.layer, Resealing.layer)).pipe(
        Layer.provide(Layer.succeed(SealingKeys, peppers))
      )
    const stored = () =>
      hooks.service.sql("select secret, old_secret from webhook_endpoints where id = $1", [webhook.id])
    const opened = Effect.gen(function* () {
      const secrets = yield* SigningSecrets
      const rows = yield* Effect.promise(stored)
      const owner = { tenant: webhook.tenant.id, webhook: webhook.id }
      const sealed = rows.flatMap(({ old_secret, secret }) => [secret, old_secret] as ReadonlyArray<Uint8Array>)
      const texts = yield* Effect.forEach(sealed, (one) => secrets.open(owner, one))
      return texts.map((bytes) => bytes && `whsec_${Buffer.from(bytes).toString("base64")}`)
    })
    const both = [json.signing_secret, webhook.secret]
    const run = hooks.service.run
    const resealSecrets = Effect.flatMap(Resealing, ({ reseal }) => reseal)
    expect(await run(Effect.provide(opened, secretsOf(second)))).toEqual([undefined, undefined])
    expect(await run(Effect.provide(resealSecrets, secretsOf(second, first)))).toMatchObject({ unreadable: 0 })
    expect(await run(Effect.provide(opened, secretsOf(second)))).toEqual(both)
    expect(await run(Effect.provide(opened, secretsOf(first)))).toEqual([undefined, undefined])
    await run(Effect.provide(resealSecrets, secretsOf(first, second)))
    expect(await run(Effect.provide(opened, secretsOf(first)))).toEqual(both)
  })
})

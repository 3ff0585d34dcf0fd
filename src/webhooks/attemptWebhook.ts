import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { AttemptResult } from "./attemptOutcome.ts"
import type { ClaimedRow } from "./DeliveriesRepo.ts"
import { SigningSecrets } from "./SigningSecrets.ts"
import { WebhookAddresses } from "./WebhookAddresses.ts"
import { WebhookSender } from "./WebhookSender.ts"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import { instantOf } from "../domain/Instant.ts"
import { signatureHeaders } from "../domain/webhookSignature.ts"
import { version } from "../version.ts"

/** The same in every attempt: `timestamp` is when the event occurred, as in Standard Webhooks. */
const payloadOf = (row: ClaimedRow) => ({
  id: row.event_id,
  type: row.event_type,
  created: instantOf(row.event_at),
  timestamp: instantOf(row.event_at),
  tenant_id: row.tenant_id,
  data: row.event_data
})

/** Headers and body of an attempt at `now`, signed with each of the keys. */
const signedWebhook = (row: ClaimedRow, keys: ReadonlyArray<Uint8Array>, now: number) => {
  const body = utf8ToBytes(JSON.stringify(payloadOf(row)))
  const timestamp = Math.floor(now / 1_000)
  const headers = {
    "content-type": "application/json",
    "user-agent": `ciphermap-webhooks/${version}`,
    ...signatureHeaders({ id: row.event_id, timestamp, body }, keys)
  }
  return { headers, body }
}

/** For the look-up of the host and everything until the status of the response. */
const wholeMillis = 15_000

const failed = (error: Extract<AttemptResult, { readonly error: unknown }>["error"]): AttemptResult => ({ error })

/** Makes one attempt at a delivery. Failures are results, not errors. */
export const attemptWebhook = Effect.gen(function* () {
  const addresses = yield* WebhookAddresses
  const secrets = yield* SigningSecrets
  const { send } = yield* WebhookSender

  const keysOf = Effect.fnUntraced(function* ({ old_secret, secret, tenant_id, webhook_id }: ClaimedRow) {
    const owner = { tenant: tenant_id, webhook: webhook_id }
    const sealed = old_secret === null ? [secret] : [secret, old_secret]
    const keys = yield* Effect.forEach(sealed, (one) => secrets.open(owner, one))
    return keys.filter((key) => key !== undefined)
  })

  const attempt = Effect.fnUntraced(function* (row: ClaimedRow) {
    const startedAt = yield* Clock.currentTimeMillis
    const keys = yield* keysOf(row)
    if (keys.length === 0) return failed("secret_unreadable")
    const target = yield* addresses.check(row.url)
    const now = yield* Clock.currentTimeMillis
    const answer = yield* send({
      target,
      ...signedWebhook(row, keys, now),
      withinMillis: Math.max(1, wholeMillis - (now - startedAt))
    })
    return answer satisfies AttemptResult
  })

  return (row: ClaimedRow): Effect.Effect<AttemptResult> =>
    attempt(row).pipe(
      Effect.catchTags({
        WebhookUrlRefused: () => Effect.succeed(failed("url_refused")),
        AddressRefused: ({ reason }) =>
          Effect.succeed(failed(reason === "not_public" ? "dns_blocked" : "network_error")),
        WebhookUnanswered: ({ reason }) => Effect.succeed(failed(reason))
      })
    )
})

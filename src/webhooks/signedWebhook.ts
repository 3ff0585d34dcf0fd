import { utf8ToBytes } from "@noble/hashes/utils.js"
import { instantOf } from "../domain/Instant.ts"
import { signatureHeaders } from "../domain/webhookSignature.ts"
import { version } from "../version.ts"
import type { ClaimedRow } from "./claimedRow.ts"

/** The same in every attempt: `timestamp` is when it happened, as Standard Webhooks has it. */
const payloadOf = (row: ClaimedRow) => ({
  id: row.event_id,
  type: row.event_type,
  created: instantOf(row.event_at),
  timestamp: instantOf(row.event_at),
  tenant_id: row.tenant_id,
  data: row.event_data
})

/** Headers and body of an attempt that is made at `now`, signed with each of the keys. */
export const signedWebhook = (row: ClaimedRow, keys: ReadonlyArray<Uint8Array>, now: number) => {
  const body = utf8ToBytes(JSON.stringify(payloadOf(row)))
  const timestamp = Math.floor(now / 1_000)
  const headers = {
    "content-type": "application/json",
    "user-agent": `ciphermap-webhooks/${version}`,
    ...signatureHeaders({ id: row.event_id, timestamp, body }, keys)
  }
  return { headers, body }
}

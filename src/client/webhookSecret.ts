import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Base64 from "effect/encoding/Base64"
import { InvalidOptions } from "./ClientError.ts"

export type WebhookSecret = string | Redacted.Redacted<string>

const prefix = "whsec_"
const fewest = 24
const most = 64

/** Standard Webhooks, "Signature scheme": `whsec_` and 24 to 64 bytes in Base64. */
export const webhookSecret = (given: WebhookSecret): Uint8Array => {
  const text = Redacted.isRedacted(given) ? Redacted.value(given) : given
  const bytes =
    typeof text === "string" && text.startsWith(prefix)
      ? Result.getOrUndefined(Base64.decode(text.slice(prefix.length)))
      : undefined
  if (bytes === undefined || bytes.length < fewest || bytes.length > most) {
    throw new InvalidOptions(`A webhook secret is ${prefix} and ${fewest} to ${most} bytes in Base64`)
  }
  return bytes
}

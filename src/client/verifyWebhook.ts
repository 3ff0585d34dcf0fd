import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import * as Base64 from "effect/encoding/Base64"
import { sameMac } from "../domain/ApiKeyText.ts"
import { WebhookEvent } from "../domain/WebhookEvent.ts"
import { InvalidOptions } from "./ClientError.ts"
import { checkedNumber } from "./ClientOptions.ts"

export type WebhookSecret = string | Redacted.Redacted<string>

const prefix = "whsec_"
const fewest = 24
const most = 64

/** Standard Webhooks, "Signature scheme": `whsec_` and 24 to 64 bytes in Base64. */
const webhookSecret = (given: WebhookSecret): Uint8Array => {
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

/** Headers of Fetch, of Node, or any record; names in any case. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | ReadonlyArray<string> | undefined>>

interface Delivery {
  readonly headers: WebhookHeaders
  /** The raw body, bytes or text, before any parser. */
  readonly body: string | Uint8Array
  /** Allowed difference between the clocks, in either direction. Default 300. */
  readonly toleranceSeconds?: number | undefined
  /** Default: the current time. */
  readonly now?: Date | undefined
}

/** One secret or, while it is being rotated, all valid ones. */
export type WebhookDelivery = Delivery &
  (
    | { readonly secret: WebhookSecret; readonly secrets?: undefined }
    | { readonly secrets: ReadonlyArray<WebhookSecret>; readonly secret?: undefined }
  )

const refusals = {
  missing_header: "webhook-id, webhook-timestamp or webhook-signature is missing",
  malformed_header: "webhook-id, webhook-timestamp or webhook-signature is malformed",
  wrong_signature: "No signature is that of this secret and body",
  too_old: "The signature is right but was made too long ago",
  too_new: "The signature is right but was made in the future",
  malformed_event: "The signature is right but the body is no event"
} as const

export interface VerifiedWebhook {
  readonly isVerified: true
  /** `webhook-id`: the same in every delivery of the event, so that repetitions can be detected. */
  readonly id: string
  readonly event: WebhookEvent
}

export interface RefusedWebhook {
  readonly isVerified: false
  readonly reason: keyof typeof refusals
  readonly detail: string
}

const refuse = (reason: RefusedWebhook["reason"]): RefusedWebhook => ({
  isVerified: false,
  reason,
  detail: refusals[reason]
})

/** Repeated headers are joined, so that they are not taken for a single value. */
const headerIn = (headers: WebhookHeaders, name: string): string | undefined => {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const values = Object.entries(headers).flatMap(([key, value = []]) => (key.toLowerCase() === name ? value : []))
  return values.length === 0 ? undefined : values.join(", ")
}

/** Standard Webhooks: an id has no full stop, because full stops separate the parts of the signed text. */
const idShape = /^[!-\-/-~]{1,256}$/
const timestampShape = /^(?:0|[1-9]\d{0,11})$/
const mostSignatures = 32

/**
 * Signatures of other versions are ignored. They are compared as written, because Base64 may encode the same bytes in
 * two ways.
 */
const signaturesIn = (value: string): ReadonlyArray<Uint8Array> =>
  value
    .split(" ")
    .slice(0, mostSignatures)
    .filter((one) => one.startsWith("v1,"))
    .map((one) => utf8ToBytes(one.slice(3)))

const eventOf = Schema.decodeUnknownOption(Schema.fromJsonString(WebhookEvent))

const checked = <A>(result: Result.Result<A, InvalidOptions>): A => Result.getOrThrow(result)

/** Whether one of the secrets signed the message. The time this takes reveals no secret and no signature. */
const isSigned = (message: Uint8Array, signatures: ReadonlyArray<Uint8Array>, keys: ReadonlyArray<Uint8Array>) =>
  keys
    .map((key) => utf8ToBytes(Base64.encode(hmac(sha256, key, message))))
    .flatMap((mac) => signatures.map((signature) => sameMac(mac, signature)))
    .reduce((found, same) => found || same, false)

/**
 * Checks that a webhook was sent by the service, is unchanged and is recent, by https://www.standardwebhooks.com:
 * HMAC-SHA-256 over `webhook-id.webhook-timestamp.body`. Pass the body as received, before any parser. A delivery
 * may be repeated with the same `id`. Throws `InvalidOptions` when a secret is not `whsec_` and Base64.
 *
 * ```ts
 * import { verifyWebhook } from "ciphermap/client"
 *
 * const verified = verifyWebhook({
 *   secret: "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX",
 *   headers: new Headers({ "webhook-id": "evt_1", "webhook-timestamp": "1700000000", "webhook-signature": "v1,AAAA" }),
 *   body: "{}"
 * })
 * console.log(verified.isVerified ? verified.event.type : verified.reason)
 * ```
 */
export const verifyWebhook = ({
  headers,
  body,
  toleranceSeconds = 300,
  now = new Date(),
  ...given
}: WebhookDelivery): VerifiedWebhook | RefusedWebhook => {
  const keys = (given.secrets ?? [given.secret]).map(webhookSecret)
  if (keys.length === 0) throw new InvalidOptions("secrets must hold a secret")
  if (typeof body !== "string" && !(body instanceof Uint8Array)) {
    throw new InvalidOptions("body must be the text or the bytes as they came, not what was parsed from them")
  }
  const tolerance = checked(checkedNumber("toleranceSeconds", toleranceSeconds))

  const id = headerIn(headers, "webhook-id")
  const timestamp = headerIn(headers, "webhook-timestamp")
  const signature = headerIn(headers, "webhook-signature")
  if (!id || !timestamp || !signature) return refuse("missing_header")
  if (!idShape.test(id) || !timestampShape.test(timestamp)) return refuse("malformed_header")

  const bytes = typeof body === "string" ? utf8ToBytes(body) : body
  const message = concatBytes(utf8ToBytes(`${id}.${timestamp}.`), bytes)
  if (!isSigned(message, signaturesIn(signature), keys)) return refuse("wrong_signature")

  const age = now.getTime() / 1_000 - Number(timestamp)
  if (age > tolerance) return refuse("too_old")
  if (age < -tolerance) return refuse("too_new")

  return Option.match(eventOf(typeof body === "string" ? body : new TextDecoder().decode(body)), {
    onNone: () => refuse("malformed_event"),
    onSome: (event) => ({ isVerified: true, id, event })
  })
}

import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Base64 from "effect/encoding/Base64"

export interface SignedMessage {
  /** The event's id: the same in every attempt. */
  readonly id: string
  /** Of the attempt, in seconds since 1970. */
  readonly timestamp: number
  readonly body: Uint8Array
}

/**
 * Headers that prove who sent a webhook: those of Standard Webhooks
 * (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md) and, beside them,
 * `Ciphermap-Signature` over `timestamp.body`. One signature for each key, the newest first.
 */
export const signatureHeaders = (
  { body, id, timestamp }: SignedMessage,
  keys: ReadonlyArray<Uint8Array>
): Readonly<Record<string, string>> => {
  const macs = (prefix: string) =>
    keys.map((key) => hmac(sha256, key, concatBytes(utf8ToBytes(`${prefix}${timestamp}.`), body)))
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": macs(`${id}.`)
      .map((mac) => `v1,${Base64.encode(mac)}`)
      .join(" "),
    "ciphermap-signature": [`t=${timestamp}`, ...macs("").map((mac) => `v1=${bytesToHex(mac)}`)].join(",")
  }
}

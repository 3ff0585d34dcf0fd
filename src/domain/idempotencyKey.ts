import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import * as Schema from "effect/Schema"
import { textPattern } from "./fields.ts"

/** What a client sends in Idempotency-Key: 1 to 255 visible ASCII characters, compared as they are. */
export const IdempotencyKey = textPattern("^[!-~]{1,255}$")
  .annotate({
    description:
      "Within 24 hours a request with the same key and body is answered as the first one was, and nothing is done again. A UUID serves well.",
    examples: ["5c0f6f3e-6c0e-4f0a-9d8e-0b9f5b1f3a77"]
  })
  .pipe(Schema.brand("IdempotencyKey"))
export type IdempotencyKey = typeof IdempotencyKey.Type

/**
 * What a key stands for: SHA-256, in hexadecimal, over method, path and the bytes of the body. The first two are
 * written as one line of JSON, in which no line break can stand, so no two requests run into one another.
 */
export const requestHash = (method: string, path: string, body: Uint8Array): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`${JSON.stringify([method.toUpperCase(), path])}\n`), body)))

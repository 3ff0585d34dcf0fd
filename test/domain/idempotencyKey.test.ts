import { createHash } from "node:crypto"
import { describe, expect, it } from "@effect/vitest"
import * as Schema from "effect/Schema"
import { IdempotencyKey, requestHash } from "../../src/domain/idempotencyKey.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

describe("an idempotency key", () => {
  it.each(["a", "8e03978e-40d5-43dd-bc93-6894a57f9324", '"quoted"', "~!,;", "x".repeat(255)])("may be %s", (text) => {
    expect(Schema.is(IdempotencyKey)(text)).toBe(true)
  })

  it.each(["", " ", "a b", " a", "a\n", "a\t", "é", "\u007f", "\0", "x".repeat(256)])("may not be %j", (text) => {
    expect(Schema.is(IdempotencyKey)(text)).toBe(false)
  })
})

describe("the hash of a request", () => {
  it("is SHA-256 over a line of JSON and the body", () => {
    const expected = createHash("sha256").update('["POST","/a"]\n{"b":1}').digest("hex")
    expect(requestHash("POST", "/a", bytes('{"b":1}'))).toBe(expected)
    expect(requestHash("post", "/a", bytes('{"b":1}'))).toBe(expected)
  })

  it.prop(
    "is the same for the same request only",
    { method: Schema.String, path: Schema.String, body: Schema.Uint8Array, other: Schema.String },
    ({ method, path, body, other }) => {
      const hash = requestHash(method, path, body)
      expect(requestHash(method, path, Uint8Array.from(body))).toBe(hash)
      expect(requestHash(method, path, Uint8Array.of(...body, 0))).not.toBe(hash)
      expect(requestHash(method, `${path}/`, body)).not.toBe(hash)
      if (other !== path) expect(requestHash(method, other, body)).not.toBe(hash)
    }
  )

  it("does not let one part run into the next", () => {
    const hashes = [
      requestHash("A", "B", bytes("C")),
      requestHash("AB", "", bytes("C")),
      requestHash("A", "", bytes("BC")),
      requestHash("A", "BC", bytes("")),
      requestHash("", "AB", bytes("C")),
      requestHash("A", 'B"]\nC', bytes("")),
      requestHash("A", "\ud800", bytes("")),
      requestHash("A", "\ufffd", bytes(""))
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
  })
})

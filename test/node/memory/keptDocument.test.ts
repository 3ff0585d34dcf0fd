import { describe, expect, it } from "vitest"
import { isKeptDocument, keptDocument, renewedDocument } from "../../../src/node/memory/keptDocument.ts"

const first = { serialNumber: "3e671687-395b-41f5-a30f-a58921a6b791", timestamp: "2026-11-28T12:00:00.001Z" }
const second = { serialNumber: "0b1f64d2-9c60-4a5e-8f1e-2c86b0a7d9e3", timestamp: "2026-11-29T08:30:00.250Z" }

const documentOf = ({ serialNumber, timestamp }: typeof first, body: string): ReadonlyArray<string> => [
  `{"serial":"urn:uuid:${serialNumber}",`,
  `"time":"${timestamp}",`,
  body,
  `"again":"${timestamp}"}`
]

const kept = (body: string): Uint8Array => {
  const { pieces, parts } = keptDocument(documentOf(first, body), first, "2 high")
  expect([...pieces].join("")).toBe(documentOf(first, body).join(""))
  return Buffer.concat(parts()!)
}

describe("a document that is kept", () => {
  it.each(["", '"ä€😀":1,', `"long":"${"€😀".repeat(700_000)}",`])(
    "comes back with the stamp of another scan",
    (body) => {
      const document = kept(body)
      expect(isKeptDocument(document)).toBe(true)
      expect(renewedDocument(document, second).said).toBe("2 high")
      expect([...renewedDocument(document, second).pieces].join("") === documentOf(second, body).join("")).toBe(true)
      expect([...renewedDocument(document, first).pieces].join("") === documentOf(first, body).join("")).toBe(true)
    }
  )

  it("is whole, or not kept", () => {
    const { pieces, parts } = keptDocument(documentOf(first, "x".repeat(9)), first, "")
    for (const piece of pieces) if (piece.startsWith("x")) break
    expect(parts()).toBeUndefined()
  })

  it("is not kept where its stamp is of another form", () => {
    const { pieces, parts } = keptDocument(["a"], { ...first, timestamp: "yesterday" }, "")
    expect([...pieces]).toEqual(["a"])
    expect(parts()).toBeUndefined()
  })

  it("is told from other bytes", () => {
    expect(isKeptDocument(new Uint8Array())).toBe(false)
    expect(isKeptDocument(kept("").subarray(0, 40))).toBe(false)
    expect(isKeptDocument(new Uint8Array(100).fill(48))).toBe(false)
  })
})

import { createHmac } from "node:crypto"
import { Webhook } from "standardwebhooks"
import { describe, expect, it } from "vitest"
import { verifyWebhook } from "../../src/client.ts"
import { signatureHeaders } from "../../src/domain/webhookSignature.ts"
import { parseWebhookUrl, readWebhookUrl } from "../../src/domain/webhookUrl.ts"
import { boundedData } from "../../src/events/Events.ts"

const secretOf = (byte: number) => {
  const key = new Uint8Array(32).fill(byte)
  return { key, text: `whsec_${Buffer.from(key).toString("base64")}` }
}

const event = { type: "cbom.scan.completed", timestamp: "2026-11-22T09:30:00.000Z", data: { name: "日本語 🔑" } }
const body = JSON.stringify(event)
const now = Math.floor(Date.now() / 1_000)
const message = { id: "evt_8c2v6b1n9m4k7j3h5g0f2d6s", timestamp: now, body: new TextEncoder().encode(body) }

describe("the signature of a webhook", () => {
  const [one, other, third] = [secretOf(1), secretOf(2), secretOf(3)]
  const headers = signatureHeaders(message, [one.key, other.key])

  it("is accepted by the published verifier and by our client, under each of the secrets", () => {
    for (const { text } of [one, other]) {
      expect(new Webhook(text).verify(body, { ...headers })).toEqual(event)
      expect(verifyWebhook({ secret: text, headers, body })).toMatchObject({ isVerified: true, id: message.id })
    }
    expect(() => new Webhook(third.text).verify(body, { ...headers })).toThrow()
  })

  it("is what the published package would have made", () => {
    const theirs = new Webhook(one.text).sign(message.id, new Date(now * 1_000), body)
    expect(signatureHeaders(message, [one.key])["webhook-signature"]).toBe(theirs)
  })

  it("comes a second time over time and body, in hexadecimal", () => {
    const mac = (key: Uint8Array) => createHmac("sha256", key).update(`${now}.${body}`).digest("hex")
    expect(headers["ciphermap-signature"]).toBe(`t=${now},v1=${mac(one.key)},v1=${mac(other.key)}`)
  })
})

describe("the address of a webhook", () => {
  const strict = { insecure: new Set<string>(), areHighPortsOpen: false }

  it("is https to a public name, on 443, 8443 and, where that is open, from 1024 on", () => {
    const at = (port: number, areHighPortsOpen = false) =>
      parseWebhookUrl(`https://hooks.example.com:${port}/`, { ...strict, areHighPortsOpen })._tag
    expect([443, 8443].map((port) => at(port))).toEqual(["Success", "Success"])
    expect([25, 80, 1024, 6379, 65_535].map((port) => at(port))).toEqual(Array.from({ length: 5 }, () => "Failure"))
    expect([1_024, 65_535].map((port) => at(port, true))).toEqual(["Success", "Success"])
    expect([25, 80, 1_023].map((port) => at(port, true))).toEqual(Array.from({ length: 3 }, () => "Failure"))
  })

  it("is normalised, and read into its parts", () => {
    expect(parseWebhookUrl("HTTPS://Hooks.Example.COM/a/../b?x=%C3%A9", strict)).toMatchObject({
      success: {
        href: "https://hooks.example.com/b?x=%C3%A9",
        host: "hooks.example.com",
        port: 443,
        isSecure: true,
        isTrusted: false
      }
    })
  })

  it("may be anything where the installation says so, for that host and port only", () => {
    const targets = { ...strict, insecure: new Set(["127.0.0.1:9000", "[::1]:80"]) }
    expect(parseWebhookUrl("http://127.0.0.1:9000/x", targets)).toMatchObject({ success: { isTrusted: true } })
    expect(parseWebhookUrl("http://[::1]/x", targets)).toMatchObject({ success: { host: "::1", port: 80 } })
    for (const url of ["http://127.0.0.1:9001/x", "http://127.0.0.2:9000/x", "http://localhost:9000/x"]) {
      expect([url, parseWebhookUrl(url, targets)._tag]).toEqual([url, "Failure"])
    }
  })

  it("holds nothing that readers could disagree about", () => {
    for (const url of [
      "https://a b.example.com/",
      "https://example.com/\u0000",
      "https://example.com\\.evil.example/",
      "https://example.com/\ud800",
      "https:///x",
      "https://",
      `https://example.com/${"a".repeat(400)}`,
      `https://example.com/${"é".repeat(100)}`,
      "javascript:alert(1)",
      "https://u:p@example.com/"
    ]) {
      expect([url, readWebhookUrl(url)._tag]).toEqual([url, "Failure"])
    }
  })
})

describe("what an event says", () => {
  it("is kept as it is while it is small", () => {
    const data = { scan_id: "cbom_7k2m9x4qa0w8z3rt", name: "x".repeat(18_000) }
    expect(boundedData(data)).toBe(data)
  })

  it("loses its largest fields when it is too large for a webhook, and says so", () => {
    const bounded = boundedData({ scan_id: "s", huge: "é".repeat(10_000), large: "x".repeat(10_000), score: 70 })
    expect(bounded).toEqual({ scan_id: "s", large: "x".repeat(10_000), score: 70, truncated: true })
    expect(JSON.stringify(boundedData({ a: "x".repeat(30_000) }))).toBe('{"truncated":true}')
  })
})

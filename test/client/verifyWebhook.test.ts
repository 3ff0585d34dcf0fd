import { randomBytes } from "node:crypto"
import * as Redacted from "effect/Redacted"
import { Webhook, WebhookVerificationError } from "standardwebhooks"
import { describe, expect, it } from "vitest"
import { InvalidOptions, verifyWebhook, type WebhookDelivery } from "../../src/client.ts"

const secretOf = (bytes: Uint8Array): string => `whsec_${Buffer.from(bytes).toString("base64")}`

const secret = secretOf(randomBytes(32))
const id = "evt_0123456789abcdefghijklmn"
const now = new Date("2026-11-22T09:30:00.500Z")
const body = JSON.stringify({
  type: "cbom.scan.completed",
  timestamp: "2026-11-22T09:30:00.000Z",
  created: "2026-11-22T09:30:00.000Z",
  data: { id: "cbom_0123456789abcdef", project: "Größe 🔐" }
})

const secondsAgo = (seconds: number): Date => new Date(now.getTime() - seconds * 1_000)

const flipped = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1)

/** What the published library sends. */
const signed = (text = body, at = now, ...secrets: ReadonlyArray<string>) => ({
  "webhook-id": id,
  "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
  "webhook-signature": (secrets.length === 0 ? [secret] : secrets)
    .map((one) => new Webhook(one).sign(id, at, text))
    .join(" ")
})

const verified = (delivery: Partial<WebhookDelivery>) =>
  verifyWebhook({ secret, headers: signed(), body, now, ...delivery } as WebhookDelivery)

const event = { type: "cbom.scan.completed", data: { id: "cbom_0123456789abcdef", project: "Größe 🔐" } }

describe("a webhook that the published library signed", () => {
  it("is verified, and gives its event", () => {
    expect(verified({})).toMatchObject({ isVerified: true, id, event })
  })

  it.each<readonly [string, Partial<WebhookDelivery>]>([
    ["headers of Fetch", { headers: new Headers(signed()) }],
    [
      "headers in capitals",
      {
        headers: {
          "Webhook-Id": id,
          "WEBHOOK-TIMESTAMP": signed()["webhook-timestamp"],
          "Webhook-Signature": signed()["webhook-signature"]
        }
      }
    ],
    [
      "headers in lists of one",
      { headers: Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name, [value]])) }
    ],
    ["a body of bytes", { body: new TextEncoder().encode(body) }],
    ["a redacted secret", { secret: Redacted.make(secret) }],
    ["several secrets, of which the last signed", { secret: undefined, secrets: [secretOf(randomBytes(24)), secret] }],
    [
      "several signatures, of which the last is ours",
      { headers: signed(body, now, secretOf(randomBytes(64)), secret) }
    ],
    [
      "a signature of another version before ours",
      { headers: { ...signed(), "webhook-signature": `v1a,AAAA ${signed()["webhook-signature"]}` } }
    ]
  ])("is verified with %s", (_, delivery) => {
    expect(verified(delivery)).toMatchObject({ isVerified: true, event })
  })

  it.each([24, 31, 32, 33, 64])("is verified with a secret of %i bytes", (length) => {
    const other = secretOf(randomBytes(length))
    expect(verified({ secret: other, headers: signed(body, now, other) })).toMatchObject({ isVerified: true })
  })

  it.each([-300, -299, 0, 299, 300])("is verified %i seconds after it was signed", (seconds) => {
    expect(
      verified({ headers: signed(body, secondsAgo(seconds)), now: new Date("2026-11-22T09:30:00Z") })
    ).toMatchObject({
      isVerified: true
    })
  })

  it.each([
    [301, "too_old"],
    [86_400, "too_old"],
    [-301, "too_new"]
  ])("is refused %i seconds after it was signed: %s", (seconds, reason) => {
    expect(verified({ headers: signed(body, secondsAgo(seconds)) })).toMatchObject({ isVerified: false, reason })
  })

  it("is as old as it is told to be", () => {
    expect(verified({ headers: signed(body, secondsAgo(10)), toleranceSeconds: 5 })).toMatchObject({
      reason: "too_old"
    })
    expect(verified({ headers: signed(body, secondsAgo(900)), toleranceSeconds: 1_000 })).toMatchObject({
      isVerified: true
    })
  })

  it("is judged by the current time unless another is given", () => {
    const at = new Date()
    expect(verifyWebhook({ secret, headers: signed(body, at), body })).toMatchObject({ isVerified: true })
    expect(verifyWebhook({ secret, headers: signed(body, new Date(0)), body })).toMatchObject({ reason: "too_old" })
  })

  it.each(["", "null", "[]", "{}", `{"type":"x"}`, "{", `{"type":1,"timestamp":"x","data":{}}`])(
    "is refused when its body is no event: %j",
    (text) => {
      expect(verified({ headers: signed(text), body: text })).toMatchObject({ reason: "malformed_event" })
    }
  )

  it("may be of a type that this version does not know", () => {
    const text = JSON.stringify({ type: "cbom.other", timestamp: "2026-11-22T09:30:00Z", data: {}, more: 1 })
    expect(verified({ headers: signed(text), body: text })).toMatchObject({ event: { type: "cbom.other" } })
  })
})

describe("a webhook that was not signed so", () => {
  const signature = signed()["webhook-signature"]

  it.each<readonly [string, Partial<WebhookDelivery>]>([
    ["another body", { body: `${body} ` }],
    ["a body parsed and written again", { body: JSON.stringify(JSON.parse(body), null, 1) }],
    ["another id", { headers: { ...signed(), "webhook-id": `${id}0` } }],
    [
      "another time",
      { headers: { ...signed(), "webhook-timestamp": String(Number(signed()["webhook-timestamp"]) + 1) } }
    ],
    ["another secret", { secret: secretOf(randomBytes(32)) }],
    [
      "a signature with its first character changed",
      { headers: { ...signed(), "webhook-signature": flipped(signature, 3) } }
    ],
    ["a signature cut short", { headers: { ...signed(), "webhook-signature": signature.slice(0, -4) } }],
    ["a signature without its version", { headers: { ...signed(), "webhook-signature": signature.slice(3) } }],
    ["its signature as another version", { headers: { ...signed(), "webhook-signature": `v2${signature.slice(2)}` } }],
    ["no Base64", { headers: { ...signed(), "webhook-signature": "v1,!!!!" } }],
    ["an empty signature", { headers: { ...signed(), "webhook-signature": "v1," } }],
    ["signatures between commas", { headers: { ...signed(), "webhook-signature": `v1,AAAA,${signature}` } }]
  ])("is refused: %s", (_, delivery) => {
    expect(verified(delivery)).toMatchObject({ isVerified: false, reason: "wrong_signature" })
  })

  it.each(["webhook-id", "webhook-timestamp", "webhook-signature"])("is refused without %s", (name) => {
    expect(verified({ headers: { ...signed(), [name]: undefined } })).toMatchObject({ reason: "missing_header" })
    expect(verified({ headers: { ...signed(), [name]: "" } })).toMatchObject({ reason: "missing_header" })
  })

  it.each([
    ["webhook-timestamp", "1e9"],
    ["webhook-timestamp", "-1"],
    ["webhook-timestamp", "+1700000000"],
    ["webhook-timestamp", "1700000000.0"],
    ["webhook-timestamp", " 1700000000"],
    ["webhook-timestamp", "0x10"],
    ["webhook-timestamp", "9".repeat(13)],
    ["webhook-id", "evt_1.1700000000"],
    ["webhook-id", "two words"],
    ["webhook-id", "x".repeat(257)]
  ])("is refused with %s: %s", (name, value) => {
    expect(verified({ headers: { ...signed(), [name]: value } })).toMatchObject({ reason: "malformed_header" })
  })

  it("is refused with two ids", () => {
    expect(verified({ headers: { ...signed(), "webhook-id": [id, id] } })).toMatchObject({ reason: "malformed_header" })
  })

  it("says what is wrong without a word of what was sent", () => {
    const refused = verified({ body: "planted-secret" })
    expect(JSON.stringify(refused)).not.toContain("planted")
  })
})

describe("what we refuse and what the published library refuses", () => {
  const theirs = (headers: Record<string, string>, text: string): boolean => {
    try {
      new Webhook(secret).verify(text, headers)
      return true
    } catch (error) {
      if (error instanceof WebhookVerificationError) return false
      throw error
    }
  }

  it("is the same, for changes at every place of signature and body", () => {
    const at = new Date()
    const headers = signed(body, at)
    const changed = [
      headers,
      ...Array.from({ length: headers["webhook-signature"].length }, (_, place) => ({
        ...headers,
        "webhook-signature": flipped(headers["webhook-signature"], place)
      })),
      signed(body, new Date(at.getTime() - 400_000)),
      signed(body, new Date(at.getTime() + 400_000)),
      signed(body, at, secretOf(randomBytes(32)), secret)
    ]
    const ours = changed.map((one) => verifyWebhook({ secret, headers: one, body }).isVerified)
    expect(ours).toEqual(changed.map((one) => theirs(one, body)))
    expect(ours.filter(Boolean).length).toBe(2)
  })
})

describe("what a verification is given", () => {
  it.each([
    "",
    "whsec_",
    "whsec_!!!!",
    "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    secretOf(new Uint8Array(23)),
    secretOf(new Uint8Array(65)),
    secret.slice(0, -1),
    undefined as never
  ])("is refused for a secret of the wrong shape, without showing it (%#)", (wrong) => {
    const verify = () => verified({ secret: wrong })
    expect(verify).toThrow(InvalidOptions)
    expect(verify).toThrow("A webhook secret is whsec_ and 24 to 64 bytes in Base64")
  })

  it("is refused without a secret, with a parsed body, and with no number of seconds", () => {
    expect(() => verified({ secret: undefined, secrets: [] })).toThrow(InvalidOptions)
    expect(() => verified({ body: JSON.parse(body) })).toThrow(InvalidOptions)
    expect(() => verified({ toleranceSeconds: Number.NaN })).toThrow(InvalidOptions)
  })
})

import { createPrivateKey, generateKeyPairSync } from "node:crypto"
import * as Redacted from "effect/Redacted"
import { describe, expect, it } from "vitest"
import { ApiKeyPrefix, makeApiKey } from "../../src/domain/ApiKeyText.ts"
import { randomBytes } from "../../src/domain/randomText.ts"
import { redactor } from "../../src/observability/redactor.ts"

const key = makeApiKey({ prefix: ApiKeyPrefix.make("cbk"), env: "live", randomBytes })
const text = Redacted.value(key.text)
const secret = text.slice(-32)
const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
const pem = createPrivateKey(privateKey.export({ type: "pkcs8", format: "pem" })).export({
  type: "pkcs8",
  format: "pem"
})
const body = String(pem).split("\n")[1] ?? ""

describe("what must not be logged is taken out", () => {
  const redact = redactor()
  it.each([
    ["an API key", `key ${text} refused`, secret],
    ["an API key in an address", `/scans?key=${text}&x=1`, secret],
    ["an API key in JSON in JSON", JSON.stringify(JSON.stringify({ api_key: text })), secret],
    ["an API key of another installation", text.replace("cbk", "acmecorp"), secret],
    ["an API key that lost its end", text.slice(0, -9), secret.slice(0, 20)],
    ["an API key between letters", `x${text}y`, secret],
    ["a bearer token", "Authorization: Bearer abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwx"],
    ["a bearer token by itself", "sent bearer eyJhbGciOiJIUzI1NiJ9.e30.abc-_~+/==", "eyJhbGciOiJIUzI1NiJ9"],
    ["a short password of Basic", `{"authorization":"Basic dTpw"}`, "dTpw"],
    ["a webhook's secret", "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD", "C2FVsBQIhrscChlQIMV"],
    ["a private key", `read ${String(pem)} here`, body],
    ["a private key on one line", JSON.stringify({ pem: String(pem) }), body],
    ["a private key that is cut", String(pem).slice(0, 90), body.slice(0, 20)],
    ["a password in an address", "postgres://app:hunter2@db:5432/x", "hunter2"],
    ["a password with signs of addresses", "postgres://app:hun/ter@2@db/x", "ter@2"],
    ["a token in an address", "https://ghp_0123456789@github.com/x/y", "ghp_0123456789"],
    ["a password in a query", "https://h/p?password=hunter2&a=b", "hunter2"],
    ["a password in JSON", `{"user":"a","password":"hunter2"}`, "hunter2"]
  ])("%s", (_, written, hidden) => {
    expect(redact(written)).not.toContain(hidden)
    expect(redact(written)).toContain("[redacted")
  })

  it("but not the lookup part of a key, nor what stands around a secret", () => {
    expect(redact(`key ${text}, tenant 7`)).toBe(`key cbk_live_${key.lookup}_[redacted], tenant 7`)
    expect(redact("postgres://app:hunter2@db:5432/x")).toBe("postgres://[redacted]@db:5432/x")
  })

  it.each([
    "Authorization header is not a bearer API key",
    "max_test_count of unit_live_view",
    "listening on http://127.0.0.1:8080/docs",
    "https://github.com/openssl/openssl",
    "unexpected token: }",
    "-----BEGIN CERTIFICATE-----",
    "mail to someone@example.com",
    "cbk_test_short_no",
    "GET /api/v1/cbom/scans/cbom_0123456789abcdef"
  ])("nothing else: %s", (written) => {
    expect(redact(written)).toBe(written)
  })

  it.each(["_test_", "://", "://a:", "bearer ", "-----BEGIN PRIVATE KEY-----", "password=", "authorization: a "])(
    "without getting lost in a text of nothing but %s",
    (part) => {
      expect(redact(part.repeat(65_536 / part.length))).not.toBe("")
    }
  )
})

describe("the secrets of the configuration are taken out", () => {
  const redact = redactor([
    Redacted.make("an-admin-token-0123"),
    undefined,
    Redacted.make("postgres://app:correct%20horse%40battery@db/x")
  ])
  it.each(["an-admin-token-0123", "correct%20horse%40battery", "correct horse@battery"])("%s", (hidden) => {
    expect(redact(`it said ${hidden}, then stopped`)).toBe("it said [redacted], then stopped")
  })
  it("and nothing that only begins like one", () => {
    expect(redact("an-admin-tok")).toBe("an-admin-tok")
  })
})

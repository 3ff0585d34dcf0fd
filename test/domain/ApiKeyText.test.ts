import { createHmac, randomBytes } from "node:crypto"
import { crc32 as zlibCrc32 } from "node:zlib"
import { describe, expect, it } from "@effect/vitest"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { ApiKeyPrefix, KeyEnv, macOf, makeApiKey, parseApiKey, sameMac, crc32 } from "../../src/domain/ApiKeyText.ts"
import { base62 } from "../../src/domain/randomText.ts"

const prefix = ApiKeyPrefix.make("cbk")
const make = (env: KeyEnv = "test") => makeApiKey({ prefix, env, randomBytes })

describe("an API key", () => {
  it.prop("is made in its shape and read back", { prefix: ApiKeyPrefix, env: KeyEnv }, ({ prefix, env }) => {
    const key = makeApiKey({ prefix, env, randomBytes })
    const text = Redacted.value(key.text)
    expect(text).toMatch(new RegExp(`^${prefix}_${env}_${key.lookup}_[0-9A-Za-z]{32}$`))
    const read = parseApiKey(prefix, text)
    expect(read && { ...read, text: Redacted.value(read.text) }).toEqual({ env, lookup: key.lookup, text })
  })

  it("ends with the CRC-32 of all before it, in six digits of base 62", () => {
    for (let at = 0; at < 200; at++) {
      const text = Redacted.value(make().text)
      const digits = Array.from(text.slice(-6), (digit) => base62.indexOf(digit))
      const value = digits.reduce((sum, digit) => sum * 62 + digit, 0)
      expect(value).toBe(zlibCrc32(text.slice(0, -6)))
    }
  })

  it("pads the check characters", () => {
    const zeros = () => new Uint8Array(64)
    const text = Redacted.value(makeApiKey({ prefix: ApiKeyPrefix.make("pjb"), env: "test", randomBytes: zeros }).text)
    expect(text).toBe("pjb_test_0000000000000000_00000000000000000000000000" + text.slice(-6))
    expect(text).toHaveLength("pjb_test_".length + 16 + 1 + 32)
  })

  it("is refused with any one character changed, left out, doubled or swapped with the next", () => {
    const text = Redacted.value(make().text)
    for (let at = 0; at < text.length; at++) {
      const [before, one = "", next = "", after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)]
      for (const other of base62 + "_-é")
        if (other !== one) expect(parseApiKey(prefix, `${before}${other}${next}${after}`)).toBeUndefined()
      expect(parseApiKey(prefix, `${before}${next}${after}`)).toBeUndefined()
      expect(parseApiKey(prefix, `${before}${one}${one}${next}${after}`)).toBeUndefined()
      if (one !== next && next !== "") expect(parseApiKey(prefix, `${before}${next}${one}${after}`)).toBeUndefined()
    }
  })

  it("is refused with live for test, another prefix, white space around, or in another case", () => {
    const text = Redacted.value(make().text)
    const near = [text.replace("test", "live"), ` ${text}`, `${text}\n`, text.toUpperCase(), `x${text}`, text + text]
    for (const other of near) expect(parseApiKey(prefix, other)).toBeUndefined()
    expect(parseApiKey(ApiKeyPrefix.make("cbx"), text)).toBeUndefined()
    expect(parseApiKey(ApiKeyPrefix.make("cb"), text)).toBeUndefined()
  })

  it("shows nothing of itself when printed", () => {
    const key = make()
    const secret = Redacted.value(key.text).slice(-32)
    const printed = `${JSON.stringify(key)} ${String(key.text)} ${JSON.stringify(parseApiKey(prefix, Redacted.value(key.text)))}`
    expect(printed.includes(secret.slice(0, 12))).toBe(false)
  })

  it.each(["c", "Cbk", "1bk", "cb_k", "abcdefghijklm", "", "cb-k", "cbk\n"])("no key begins with %j", (text) => {
    expect(Schema.is(ApiKeyPrefix)(text)).toBe(false)
  })
})

describe("the MAC of a key", () => {
  it.prop("is HMAC-SHA-256", { pepper: Schema.Uint8Array, text: Schema.String }, ({ pepper, text }) => {
    const expected = createHmac("sha256", pepper).update(text.toWellFormed(), "utf8").digest()
    expect(Uint8Array.from(expected)).toEqual(macOf(Redacted.make(pepper), Redacted.make(text)))
  })

  it.prop("is the same only as itself", { one: Schema.Uint8Array, other: Schema.Uint8Array }, ({ one, other }) => {
    expect(sameMac(one, Uint8Array.from(one))).toBe(true)
    expect(sameMac(one, other)).toBe(Buffer.compare(one, other) === 0)
  })

  it("differs when any one bit does, or a byte is missing or too many", () => {
    const mac = macOf(Redacted.make(randomBytes(32)), make().text)
    for (let bit = 0; bit < 256; bit++) {
      const other = Uint8Array.from(mac, (byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
      expect(sameMac(mac, other)).toBe(false)
    }
    expect(sameMac(mac, mac.slice(0, 31))).toBe(false)
    expect(sameMac(mac.slice(0, 31), mac)).toBe(false)
    expect(sameMac(Uint8Array.of(), mac)).toBe(false)
    expect(sameMac(Uint8Array.of(1), Uint8Array.of(1, 0))).toBe(false)
  })
})

describe("crc32", () => {
  it("gives the check value of the catalogues", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926)
  })

  it.prop("agrees with zlib", { bytes: Schema.Uint8Array }, ({ bytes }) => {
    expect(crc32(bytes)).toBe(zlibCrc32(bytes))
  })
})

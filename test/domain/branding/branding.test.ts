import { describe, expect, it } from "@effect/vitest"
import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import { AccentColor, contrastOf, parseAccentColor, textColorOn } from "../../../src/domain/branding/AccentColor.ts"
import {
  type DisplayTextField,
  parseBrandingUrl,
  parseDisplayText,
  parseEmailAddress
} from "../../../src/domain/branding/brandingTexts.ts"
import { parseSubdomain, reservedSubdomains, Subdomain } from "../../../src/domain/branding/Subdomain.ts"

const said = (result: Result.Result<string, string>): string =>
  Result.match(result, { onSuccess: (value) => value, onFailure: (sentence) => `refused: ${sentence}` })

const isRefused = (result: Result.Result<string, string>): boolean => Result.isFailure(result)

describe("a subdomain", () => {
  it.each([
    ["acme", "acme"],
    ["ACME-Audit", "acme-audit"],
    ["a-b", "a-b"],
    ["123", "123"],
    ["a--b", "a--b"],
    ["abc--d", "abc--d"],
    ["x".repeat(40), "x".repeat(40)]
  ])("%j is stored as %j", (text, stored) => {
    expect(said(parseSubdomain(text))).toBe(stored)
  })

  it.each([
    ["", "3 to 40"],
    ["ab", "3 to 40"],
    ["x".repeat(41), "3 to 40"],
    ["-abc", "begin and end"],
    ["abc-", "begin and end"],
    ["---", "begin and end"],
    ["a.b", "letters, digits and dashes"],
    ["a_b", "letters, digits and dashes"],
    ["a b", "letters, digits and dashes"],
    ["abc\n", "letters, digits and dashes"],
    ["müller", "letters, digits and dashes"],
    ["\u212Aelvin", "letters, digits and dashes"],
    ["xn--mller-kva", "third and fourth"],
    ["XN--abc", "third and fourth"],
    ["ab--c", "third and fourth"],
    ["www", "reserved"],
    ["WWW", "reserved"],
    ["api", "reserved"],
    ["ns1", "reserved"]
  ])("%j is refused: %s", (text, sentence) => {
    expect(said(parseSubdomain(text))).toMatch(/^refused: subdomain /)
    expect(said(parseSubdomain(text))).toContain(sentence)
  })

  it("near a reserved one is not reserved", () => {
    for (const text of ["www2", "apis", "my-api", "ns9", "wwww"]) expect(said(parseSubdomain(text))).toBe(text)
  })

  it("is reserved in lower case, in a shape that could be asked for, and in order", () => {
    const names = [...reservedSubdomains]
    for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]+[a-z0-9]$|^[a-z]{2}$/)
    expect(names).toEqual(names.toSorted())
    const named =
      "www api app admin static assets cdn mail smtp docs status auth login billing help support demo sandbox"
    for (const name of `${named} test staging dev ns1`.split(" ")) expect(names).toContain(name)
  })

  it.prop("once stored is stored as it is", { text: Subdomain }, ({ text }) => {
    const stored = parseSubdomain(text)
    if (Result.isSuccess(stored)) expect(stored.success).toBe(text)
    else expect(reservedSubdomains.has(text) || text.startsWith("--", 2)).toBe(true)
  })
})

describe("a branding URL", () => {
  it.each([
    ["https://example.com", "https://example.com/"],
    ["HTTPS://Example.COM/A?b=c#d", "https://example.com/A?b=c#d"],
    ["https://example.com:8443/logo.png", "https://example.com:8443/logo.png"],
    ["https://example.com:443/", "https://example.com/"],
    ["https://example.com/a/../b", "https://example.com/b"],
    ["https://example.com/@user", "https://example.com/@user"],
    ["https://example.com?a=b@c", "https://example.com/?a=b@c"],
    ['https://example.com/"><script>', "https://example.com/%22%3E%3Cscript%3E"],
    ["https://bücher.example/ü", "https://xn--bcher-kva.example/%C3%BC"]
  ])("%j is stored as %j", (text, stored) => {
    expect(said(parseBrandingUrl(text))).toBe(stored)
  })

  it.each([
    ["http://example.com", "must use https"],
    ["javascript:alert(1)", "must use https"],
    ["data:text/html,x", "must use https"],
    ["https:example.com", "must use https"],
    ["https:/example.com", "must use https"],
    [" https://example.com", "must use https"],
    ["//example.com", "must use https"],
    ["", "must use https"],
    ["https://example.com/a b", "spaces or control"],
    ["https://example.com/\n", "spaces or control"],
    ["https://exam\tple.com/", "spaces or control"],
    ["https://example.com/\u0085", "spaces or control"],
    ["https://example.com/\ud800", "spaces or control"],
    ["https://example.com\\a", "backslash"],
    ["https://user@example.com/", "user name or password"],
    ["https://user:pw@example.com/", "user name or password"],
    ["https://@example.com/", "user name or password"],
    ["https://", "valid host"],
    ["https:///example.com", "valid host"],
    ["https://?a", "valid host"],
    ["https://exa<mple.com", "valid host"],
    ["https://example.com:99999", "valid host"],
    ["https://127.0.0.1/", "public DNS name"],
    ["https://0177.1/", "public DNS name"],
    ["https://2130706433/", "public DNS name"],
    ["https://0x7f.0.0.1/", "public DNS name"],
    ["https://[::1]/", "public DNS name"],
    ["https://localhost/", "public DNS name"],
    ["https://a.localhost/", "public DNS name"],
    ["https://intranet/", "public DNS name"],
    ["https://printer.local/", "public DNS name"],
    ["https://metadata.google.internal/", "public DNS name"],
    ["https://nas.home.arpa/", "public DNS name"],
    ["https://example.com./", "public DNS name"],
    ["https://a..example.com/", "public DNS name"],
    ["https://-a.example.com/", "public DNS name"],
    ["https://a_b.example.com/", "public DNS name"],
    [`https://${"a".repeat(64)}.example.com/`, "public DNS name"],
    [`https://example.com/${"a".repeat(381)}`, "at most 400"],
    [`https://example.com/${"ü".repeat(100)}`, "at most 400"]
  ])("%j is refused: %s", (text, sentence) => {
    expect(said(parseBrandingUrl(text))).toMatch(/^refused: URL /)
    expect(said(parseBrandingUrl(text))).toContain(sentence)
  })

  it("has 400 characters at most", () => {
    const text = `https://example.com/${"a".repeat(380)}`
    expect(said(parseBrandingUrl(text))).toBe(text)
  })

  it("near a name that leads nowhere may lead somewhere", () => {
    for (const host of ["local.example.com", "mylocal.com", "internal.com", "home.example"])
      expect(said(parseBrandingUrl(`https://${host}/`))).toBe(`https://${host}/`)
  })

  it.prop("once stored is stored as it is", { rest: Schema.String }, ({ rest }) => {
    const stored = parseBrandingUrl(`https://example.com/${rest}`)
    if (Result.isSuccess(stored)) expect(said(parseBrandingUrl(stored.success))).toBe(stored.success)
  })
})

describe("an e-mail address", () => {
  it.each([
    ["help@example.com", "help@example.com"],
    ["First.Last+tag@Example.COM", "First.Last+tag@example.com"],
    ["o'neil@mail.example.co.uk", "o'neil@mail.example.co.uk"],
    [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`]
  ])("%j is stored as %j", (text, stored) => {
    expect(said(parseEmailAddress(text))).toBe(stored)
  })

  it.each([
    "",
    "help",
    "@example.com",
    "help@",
    "help@example",
    "help@localhost",
    "a@b@example.com",
    ".a@example.com",
    "a.@example.com",
    "a..b@example.com",
    "a b@example.com",
    '"a b"@example.com',
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "a@example.com\r\nBcc: b@example.com",
    "Name <a@example.com>",
    "a@example..com",
    "a@-example.com",
    "ä@example.com",
    "a@exämple.com",
    "a,b@example.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"a.".repeat(130)}com`
  ])("%j is refused", (text) => {
    expect(said(parseEmailAddress(text))).toMatch(/^refused: e-mail address must have/)
  })
})

describe("an accent colour", () => {
  it("is stored in upper case", () => {
    expect(said(parseAccentColor("#00aaFf"))).toBe("#00AAFF")
  })

  it.each(["", "#", "#fff", "00aaff", "#00aaf", "#00aaff0", "#00aafg", "#00aaff\n", " #00aaff", "#٠٠aaff", "red"])(
    "%j is refused",
    (text) => {
      expect(said(parseAccentColor(text))).toBe("refused: accent color must have the form #RRGGBB")
    }
  )

  it.prop("carries text that can be read: AA of WCAG 2.2", { color: AccentColor }, ({ color }) => {
    const [text, other] = [textColorOn(color), textColorOn(color) === "#000000" ? "#FFFFFF" : "#000000"]
    expect(contrastOf(color, text)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(color, text)).toBeGreaterThanOrEqual(contrastOf(color, AccentColor.make(other)))
  })

  it.prop("contrasts with another as that does with it", { one: AccentColor, other: AccentColor }, ({ one, other }) => {
    expect(contrastOf(one, other)).toBe(contrastOf(other, one))
    expect(contrastOf(one, one)).toBe(1)
  })

  it.each([
    ["#FFFFFF", "#000000", 21],
    ["#FFFFFF", "#767676", 4.54],
    ["#FFFFFF", "#777777", 4.48],
    ["#FFFFFF", "#595959", 7],
    ["#FFFFFF", "#333333", 12.63],
    ["#FFFFFF", "#FF0000", 4],
    ["#000000", "#0000FF", 2.44]
  ])("%s on %s contrasts as it is known to", (one, other, ratio) => {
    expect(contrastOf(AccentColor.make(one), AccentColor.make(other))).toBeCloseTo(ratio, 2)
  })

  it.each([
    ["#FFFF00", "#000000"],
    ["#000080", "#FFFFFF"],
    ["#757575", "#FFFFFF"],
    ["#767676", "#000000"]
  ])("%s carries text in %s", (background, text) => {
    expect(textColorOn(AccentColor.make(background))).toBe(text)
  })
})

describe("a display text", () => {
  const maximums: ReadonlyArray<readonly [DisplayTextField, number]> = [
    ["display_name", 80],
    ["tagline", 160],
    ["footer_text", 280]
  ]

  it.each(maximums)("%s has %i code points at most, and counts no UTF-16 units", (field, maximum) => {
    for (const character of ["a", "🔒"]) {
      expect(said(parseDisplayText(field, character.repeat(maximum)))).toBe(character.repeat(maximum))
      expect(said(parseDisplayText(field, character.repeat(maximum + 1)))).toBe(
        `refused: ${field} must have at most ${maximum} characters`
      )
    }
  })

  it("is trimmed, and not empty", () => {
    expect(said(parseDisplayText("tagline", "  We audit. "))).toBe("We audit.")
    for (const text of ["", "  ", "\u00a0"])
      expect(said(parseDisplayText("tagline", text))).toBe("refused: tagline must not be empty")
  })

  it("may hold any script, marks and joined emoji", () => {
    for (const text of ["Müller & Söhne", "<b>", "監査法人", "مراجعة", "e\u0301", "👩‍💻"])
      expect(said(parseDisplayText("display_name", text))).toBe(text)
  })

  it.each(
    "0 9 a d 1f 7f 85 9f 61c 200e 200f 202a 202b 202c 202d 202e 2066 2067 2068 2069 2028 2029 d800 dfff".split(" ")
  )("may not hold U+%s", (code) => {
    const character = String.fromCharCode(Number.parseInt(code, 16))
    for (const text of [`a${character}b`, `${character}b`, `a${character}`])
      expect(isRefused(parseDisplayText("footer_text", text))).toBe(true)
  })
})

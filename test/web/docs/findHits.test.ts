import { describe, expect, it } from "vitest"
import { excerptOf, findHits, findable, findableText } from "../../../src/web/docs/findHits.ts"

const api = (name: string) => findable("api", name, "Java", `/docs/rules/java#${name}`)

const all = [
  findable("page", "Verifying a signature", "Webhooks", "/docs/webhooks#verifying"),
  findable("weakness", "CM-HASH-MD5 MD5 is broken", "Weaknesses", "/docs/weaknesses#CM-HASH-MD5"),
  ...["javax.crypto.Cipher.getInstance", "Cipher", "new example.Cipher", "CipherSuite", "a.b.CipherKey"].map(api)
]

const named = (query: string) => findHits(all, query).flatMap(({ best }) => best.map(({ text }) => text))

describe("a search", () => {
  it("finds parts of names in any case, the whole name first, then its last part, then its beginning", () => {
    expect(named("cipher")).toEqual([
      "Cipher",
      "new example.Cipher",
      "CipherSuite",
      "a.b.CipherKey",
      "javax.crypto.Cipher.getInstance"
    ])
  })

  it("asks for every word, in any order", () => {
    expect(named("getinstance crypto")).toEqual(["javax.crypto.Cipher.getInstance"])
    expect(named("broken md5")).toEqual(["CM-HASH-MD5 MD5 is broken"])
    expect(named("cipher nothing")).toEqual([])
  })

  it("finds nothing of nothing", () => {
    expect(findHits(all, "   ")).toEqual([])
  })

  it("finds words of the text, whole ones first, and no section twice", () => {
    const texts = [
      findableText("One", "How reciphering is done with keys.", "A", "/docs/a#one"),
      findableText("Two", "A cipher has a key. Then it is the Key of a ring.", "A", "/docs/a#two"),
      findableText("Verifying a signature", "Take the key.", "Webhooks", "/docs/webhooks#verifying")
    ]
    const found = (query: string) =>
      findHits([...all, ...texts], query).flatMap(({ kind, best }) => best.map(({ text }) => `${kind} ${text}`))
    expect(found("cipher key")).toEqual(["text Two", "text One", "api a.b.CipherKey"])
    expect(found("the key of")).toEqual(["text Two"])
    expect(found("take")).toEqual(["text Verifying a signature"])
    expect(found("verifying")).toEqual(["page Verifying a signature"])
    expect(found("ring nothing")).toEqual([])
    const rule = findableText("CM-HASH-MD5", "CM-HASH-MD5: MD5 is broken", "Weaknesses", "/docs/weaknesses#cm-hash-md5")
    expect(findHits([...all, rule], "cm-hash-md5").map(({ kind }) => kind)).toEqual(["weakness"])
  })

  it("shows the words around what was found, marked", () => {
    const text = (query: string, passage: string): string => excerptOf(passage, query).html
    expect(text("key", "A Key <b> of monkey keys")).toBe("A <mark>Key</mark> &lt;b&gt; of monkey <mark>key</mark>s")
    expect(text("onk key", "A key of monkeys")).toBe("A <mark>key</mark> of m<mark>onk</mark>eys")
    const long = `${"before ".repeat(40)}needle ${"behind ".repeat(60)}`
    expect(text("needle", long)).toMatch(/^… before (?:before )+<mark>needle<\/mark> (?:behind )+ ?…$/)
    expect(text("needle", long).length).toBeLessThan(300)
    expect(text("x", "İ has another length x")).toContain("has another length")
    expect(text("a".repeat(300), "a".repeat(400))).toContain("aaa")
  })

  it("gives so many of a kind at most, and tells how many there are", () => {
    const many = Array.from({ length: 1_000 }, (_, at) => api(`name${at}`))
    const [hits] = findHits(many, "name")
    expect([hits?.best.length, hits?.total]).toEqual([25, 1_000])
  })

  it("takes texts that mean something elsewhere as they are", () => {
    for (const query of [".*", "[", "(?:", "\\", "%", "__proto__", "constructor"])
      expect(named(query)).toBeInstanceOf(Array)
    expect(named(".*")).toEqual([])
  })
})

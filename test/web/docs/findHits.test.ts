import { describe, expect, it } from "vitest"
import { findHits, findable } from "../../../src/web/docs/docsSite.ts"

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

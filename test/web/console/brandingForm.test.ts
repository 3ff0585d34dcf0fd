import * as Result from "effect/Result"
import * as SchemaParser from "effect/SchemaParser"
import { describe, expect, it } from "vitest"
import { BrandingUpdate } from "../../../src/api/brandingApi.ts"
import { brandingNames } from "../../../src/web/console/branding/brandingFields.ts"
import { readBrandingForm } from "../../../src/web/console/branding/brandingPages.ts"

/** What the API and the form are both asked about each field. */
const corpus: ReadonlyArray<string> = [
  "acme",
  "Acme-Audits",
  "ab",
  "a--b--c",
  "www",
  "xn--abc",
  "x".repeat(41),
  "x".repeat(81),
  "x".repeat(161),
  "x".repeat(281),
  "𝒳".repeat(80),
  "a\u202eb",
  "a\u2066b",
  "a\u0000b",
  "a\tb",
  "\u00a0a\u00a0",
  "https://example.com/a",
  "HTTPS://Example.COM:443/a/../logo.png?x=1#y",
  "https://bücher.example/",
  "http://example.com/",
  "https://127.0.0.1/",
  "https://localhost/",
  "https://user@example.com/",
  "https://example.com/\\a",
  `https://example.com/${"x".repeat(400)}`,
  "javascript:alert(1)",
  "data:image/svg+xml;base64,AAAA",
  `https://example.com/"><img src=x onerror=window.ran=1>`,
  "help@example.com",
  "Help+Desk@Example.COM",
  "help@localhost",
  "#0B6E4F",
  "#0b6e4f",
  "#12345",
  "red",
  "<script>window.ran=1</script>",
  `"><img src=x onerror=window.ran=1>`
]

const byApi = SchemaParser.decodeUnknownResult(BrandingUpdate, { onExcessProperty: "error" })

describe("the form of the branding", () => {
  it("has a field for everything that the API takes", () => {
    expect([...brandingNames, "hide_powered_by"].toSorted()).toEqual(Object.keys(BrandingUpdate.fields).toSorted())
  })

  it.each(brandingNames)(
    "takes for %s what the API takes, as the API stores it, and refuses what it refuses",
    (name) => {
      for (const written of corpus) {
        const api = byApi({ [name]: written })
        const { change, wrong } = readBrandingForm(new Map([[name, written]]))
        if (Result.isSuccess(api)) expect([written, change, wrong]).toEqual([written, api.success, {}])
        else expect([written, change, Object.keys(wrong)]).toEqual([written, {}, [name]])
      }
    }
  )

  it.each(brandingNames)("clears %s where nothing is written, and leaves it where nothing is sent", (name) => {
    expect(readBrandingForm(new Map([[name, "  "]])).change).toEqual({ [name]: null })
    expect(readBrandingForm(new Map()).change).toEqual({})
  })

  it("names fields as people read them in what it says", () => {
    const sentences = brandingNames.flatMap((name) =>
      corpus.flatMap((written) => Object.values(readBrandingForm(new Map([[name, written]])).wrong))
    )
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^_]+$/)
    expect(sentences.length).toBeGreaterThan(100)
  })
})

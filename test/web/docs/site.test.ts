import { describe, expect, it } from "vitest"
import { usualSeverityOf } from "../../../scanner/classify/severityOf.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import { settings } from "../../../src/config/settings.ts"
import { ecosystems } from "../../../src/web/docs/catalogue/catalogueOf.ts"
import { listedPages } from "../../../src/web/docs/sections.ts"
import { database } from "../../databases.ts"
import { useService } from "../../service/startService.ts"

const service = useService(database, { RATE_LIMIT_PAGES_PER_MINUTE: "100000000" })

const ours = listedPages

describe("the pages below /docs", () => {
  it.each(ours)(
    "show $path under its title, with a description, the list of pages and its neighbours",
    async ({ path, description }) => {
      const { headers, status, text } = await service.ask(path)
      expect(status).toBe(200)
      expect(headers["content-type"]).toBe("text/html; charset=utf-8")
      expect(text.match(/<h1>/g)).toHaveLength(1)
      expect(text).toMatch(/<title>[^<]{5,90}<\/title>/)
      expect(text).toContain(`<meta name="description" content="${description}" />`)
      expect(text).toContain(`<a href="${path}" aria-current="page">`)
      expect(text).toMatch(path === "/docs" ? /rel="next"/ : /rel="prev"/)
      expect(text).not.toContain("noindex")
    }
  )

  it("are compressed, and kept by who has them", async () => {
    const plain = await service.ask("/docs/weaknesses")
    const packed = await service.ask("/docs/weaknesses", { headers: { "accept-encoding": "gzip" } })
    expect(packed.headers["content-encoding"]).toBe("gzip")
    expect(packed.text).toBe(plain.text)
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4)
    const again = await service.ask("/docs/weaknesses", { headers: { "if-none-match": plain.headers.etag ?? "" } })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    const head = await service.ask("/docs/weaknesses", { method: "HEAD" })
    expect([head.status, head.headers.etag, head.bytes.length]).toEqual([200, plain.headers.etag, 0])
  })

  it("let no script run that is not ours, and no style that is not in the page's policy", async () => {
    const { headers, text } = await service.ask("/docs/rules/java/jca")
    const policy = String(headers["content-security-policy"])
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /)
    expect(policy).not.toContain("unsafe")
    expect(text).not.toMatch(/<script|\sstyle=|\son[a-z]+=/)
  })

  it("say what there is where there is no page", async () => {
    for (const path of [
      "/docs/nothing",
      "/docs/rules/cobol",
      "/docs/rules/java/nothing",
      "/docs/rules/solidity/openzeppelin",
      "/docs/constructor"
    ]) {
      const { status, text } = await service.ask(path)
      expect(status, path).toBe(404)
      for (const page of listedPages) expect(text).toContain(`href="${page.path}"`)
    }
  })
})

describe("links", () => {
  it("lead to pages and to places in them, from every page", async () => {
    const ids = new Map<string, ReadonlySet<string>>()
    const links = new Set<string>()
    const waiting = ["/docs", "/docs/search?q=aes", "/docs/nothing"]
    for (const path of waiting) {
      const { status, text } = await service.ask(path)
      expect(status, path).toBe(path === "/docs/nothing" ? 404 : 200)
      ids.set(path, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)))
      for (const [, href = ""] of text.matchAll(/\shref="([^"]*)"/g)) {
        if (!/^[/#]/.test(href)) expect(href).toMatch(/^(?:https:\/\/[a-z0-9.-]+\/?|data:,$)/)
        else links.add(href.startsWith("#") ? path + href : href.replace("&amp;", "&"))
      }
      for (const link of links) {
        const [target = ""] = link.split("#", 1)
        if (target.startsWith("/docs") && !waiting.includes(target)) waiting.push(target)
      }
    }
    expect(waiting.length).toBeGreaterThan(250)
    const broken = [...links].filter((link) => {
      const [target = "", anchor] = link.split("#", 2)
      return anchor !== undefined && ids.get(target)?.has(decodeURIComponent(anchor)) !== true
    })
    expect(broken).toEqual([])
  })
})

describe("the rule catalogue", () => {
  const linked = async (path: string, pattern: RegExp): Promise<ReadonlyArray<string>> => [
    ...new Set([...(await service.ask(path)).text.matchAll(pattern)].map(([, href = ""]) => href))
  ]

  it("has a page for all languages, and below it one for each library where these are many, none of more than 300 kB", async () => {
    const pages = await linked("/docs/rules", /href="(\/docs\/rules\/[a-z]+)"/g)
    expect(pages.toSorted()).toEqual(ecosystems.map(({ name }) => `/docs/rules/${name}`).toSorted())
    let libraries = 0
    for (const path of pages) {
      const below = await linked(path, /<td><a href="(\/docs\/rules\/[a-z]+[/#][A-Za-z0-9]+)"/g)
      libraries += below.length
      for (const one of [path, ...below]) {
        const { bytes, status } = await service.ask(one.split("#", 1)[0]!)
        expect([status, bytes.length < 300_000], one).toEqual([200, true])
      }
    }
    expect(libraries).toBeGreaterThan(290)
  })

  it("is found under the name of each language", async () => {
    for (const { languages, name } of ecosystems) {
      for (const language of languages) {
        const { headers, status } = await service.ask(`/docs/rules/${language}`)
        expect(language === name ? status : [status, headers["location"]]).toEqual(
          language === name ? 200 : [308, `/docs/rules/${name}`]
        )
      }
    }
  })

  it("says what an API means", async () => {
    const { text } = await service.ask("/docs/rules/java/jca")
    expect(text).toContain(
      "<td><code>javax.crypto.Cipher.getInstance</code></td><td>cipher</td><td><span>algorithm:</span> argument 1 (jca); <span>gives:</span> javax.crypto.Cipher; <span>default mode:</span> ecb; <span>default padding:</span> pkcs7</td>"
    )
  })
})

describe("the page of weaknesses", () => {
  it("has every rule at its id, with severity, CWE, advice and sources", async () => {
    const { text } = await service.ask("/docs/weaknesses")
    for (const { cwe, id, references, title } of weaknessRules) {
      const severity = usualSeverityOf(id)
      const section = text.slice(text.indexOf(`<section id="${id}"`))
      const shown = section.slice(0, section.indexOf("</section>"))
      expect(shown).toContain(title)
      expect(shown).toContain(`<span class="pill ${severity}">${severity}</span>`)
      for (const number of cwe) expect(shown).toContain(`CWE-${number}</a>`)
      expect(shown).toContain("<strong>Instead:</strong>")
      expect(shown.match(/rel="noopener noreferrer"/g)).toHaveLength(cwe.length + references.length)
    }
  })
})

describe("the page of the configuration", () => {
  it("has every variable", async () => {
    const { text } = await service.ask("/docs/configuration")
    for (const { name } of Object.values(settings)) expect(text).toContain(`<tr id="${name}">`)
  })
})

describe("a search of the documentation", () => {
  const search = (query: string) => service.ask(`/docs/search?q=${encodeURIComponent(query)}`)

  it.each([
    ["CM-HASH-MD5", "/docs/weaknesses#CM-HASH-MD5"],
    ["javax.crypto.Cipher.getInstance", "/docs/rules/java/jca#jca.1"],
    ["MAX_WEBHOOKS", "/docs/configuration#MAX_WEBHOOKS"],
    ["bouncyCastleKeys", "/docs/rules/dotnet/bouncyCastleKeys"],
    ["verifying", "/docs/webhooks#verifying"],
    ["told by size, both times", "/docs/cli#the-next-scan"],
    ["prefixes of the attacker", "/docs/weaknesses#cm-hash-sha1"]
  ])("leads from %s to %s", async (query, href) => {
    const { status, text } = await search(query)
    expect(status).toBe(200)
    expect(text).toContain(`<a href="${href}">`)
  })

  it("is bounded, whatever is asked", async () => {
    for (const query of ["e", "a".repeat(10_000), "e ".repeat(3_000)]) {
      const { bytes, status } = await search(query)
      expect(status).toBe(200)
      expect(bytes.length).toBeLessThan(60_000)
    }
  })

  it.each(['"><script>alert(1)</script>', "\u202eabc\u0000", "\ud800", "%00%ff", "<img src=x onerror=1>"])(
    "shows %j as text",
    async (query) => {
      const { status, text } = await service.ask(`/docs/search?q=${encodeURIComponent(query.toWellFormed())}`)
      expect(status).toBe(200)
      expect(text).not.toMatch(/<script|<img|\u202e|\u0000/)
    }
  )

  it("takes an address that is no text in UTF-8, and one without a question", async () => {
    for (const path of [
      "/docs/search?q=%ff%fe",
      "/docs/search?q=%",
      "/docs/search",
      "/docs/search?q=",
      "/docs/search?x=1&q=aes&q=des"
    ]) {
      expect((await service.ask(path)).status, path).toBe(200)
    }
  })

  it("is not for search engines", async () => {
    expect((await search("aes")).text).toContain("noindex")
  })
})

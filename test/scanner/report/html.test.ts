import { createHash } from "node:crypto"
import { describe, expect, it } from "vitest"
import { largeInventory } from "../../support/largeInventory.ts"
import { htmlChunks } from "../../../scanner/report/html.ts"
import type { HtmlOptions } from "../../../scanner/report/HtmlOptions.ts"
import { contrast, dark, light, themeProperties } from "../../../scanner/html/themes.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import type { Assessment, Verdict } from "../../../scanner/model/Assessment.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import { options, weakness } from "../bom/assessments.ts"
import { finding, report } from "../bom/findings.ts"
import { sampleAssessment, sampleInventory, type Wishes } from "../bom/reports.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"

const render = (inventory: Inventory, assessment: Assessment, more: Partial<HtmlOptions> = {}): string =>
  [...htmlChunks(inventory, assessment, { ...options, ...more })].join("")

const sample = (more: Partial<HtmlOptions> = {}, wishes: Wishes = {}): string => {
  const inventory = sampleInventory(wishes)
  return render(inventory, sampleAssessment(inventory, wishes), more)
}

/** The page without what it writes itself. */
const withoutOwn = (page: string): string => page.replace(/<style>[^]*?<\/style>|<script>[^]*?<\/script>/g, "")

/** Escaping leaves no angle bracket but those of tags. */
const tagsIn = (page: string): ReadonlyArray<string> => withoutOwn(page).match(/<[^>]*>/g) ?? []

const attributesIn = (page: string): ReadonlySet<string> =>
  new Set(
    tagsIn(page).flatMap((tag) =>
      [...tag.replace(/"[^"]*"/g, '""').matchAll(/\s([^\s=/>]+)/g)].map(([, name]) => name!)
    )
  )

const elementsIn = (page: string): ReadonlySet<string> =>
  new Set(tagsIn(page).map((tag) => /^<\/?!?([^\s/>]*)/.exec(tag)![1]!.toLowerCase()))

const textOf = (page: string): string =>
  withoutOwn(page)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")

const HOSTILE = [
  `"><script>alert(1)</script>`,
  `' onclick='alert(1)`,
  "</script></style><img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "\u202egpj.exe\u2066\u200b\u0000\n\ud800",
  "--><!--]]><![CDATA[",
  "${alert(1)}{{alert(1)}}"
].join("/")

const hostileBranding = {
  displayName: HOSTILE,
  tagline: HOSTILE,
  logoUrl: "javascript:alert(1)",
  accentColor: "red; } body { display: none",
  footerText: HOSTILE
}

const hostile = (): string =>
  sample(
    {
      component: { name: HOSTILE, version: HOSTILE },
      git: { url: "javascript:alert(1)", revision: HOSTILE, subfolder: HOSTILE },
      branding: hostileBranding,
      tool: { name: HOSTILE, version: HOSTILE },
      serialNumber: HOSTILE,
      timestamp: HOSTILE
    },
    { path: HOSTILE, subject: HOSTILE, reason: HOSTILE }
  )

describe("the HTML report, as a document that may be opened by anybody", () => {
  it("is made of the same elements and attributes whatever stands in the tree", () => {
    const page = hostile()
    const [plainElements, hostileElements] = [elementsIn(sample()), elementsIn(page)]
    expect([...hostileElements].filter((name) => !plainElements.has(name))).toEqual([])
    const [plainAttributes, hostileAttributes] = [attributesIn(sample()), attributesIn(page)]
    expect([...hostileAttributes].filter((name) => !plainAttributes.has(name))).toEqual([])
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page.match(/<\/script/g)).toHaveLength(1)
    expect(page.match(/<\/style/g)).toHaveLength(1)
  })

  it("has no handlers, no styles of elements and no addresses but https and its own anchors", () => {
    const page = hostile() + sample()
    expect([...attributesIn(page)].filter((name) => /^on|^style$|^srcdoc$|^formaction$/i.test(name))).toEqual([])
    const addresses = tagsIn(page).flatMap((tag) =>
      [...tag.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, one]) => one!)
    )
    expect(addresses.length).toBeGreaterThan(50)
    expect(addresses.filter((one) => !/^(?:https:\/\/|#)/.test(one))).toEqual([])
  })

  it("names characters that cannot be seen and keeps none of them", () => {
    const page = hostile()
    expect(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]/u.test(page)
    ).toBe(false)
    expect(page).toContain("[U+202E]gpj.exe[U+2066][U+200B][U+0000][U+000A][U+D800]")
  })

  it("allows by its policy its own style and script, by their hashes, and nothing else", () => {
    const page = sample()
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)![1]!.replaceAll("&#39;", "'")
    const hashOf = (name: string): string => {
      const text = new RegExp(`<${name}>([^]*?)</${name}>`).exec(page)![1]!
      return `'sha256-${createHash("sha256").update(text).digest("base64")}'`
    }
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `style-src ${hashOf("style")}`,
      `script-src ${hashOf("script")}`,
      "base-uri 'none'",
      "form-action 'none'"
    ])
  })

  it.each([
    ["https://cdn.example.com:8443/logo.png?v=2", "img-src https://cdn.example.com:8443;"],
    ["data:image/png;base64,iVBORw0KGgo=", "img-src data:;"]
  ])("allows a logo where there is one: %s", (logoUrl, source) => {
    const page = sample({ branding: { logoUrl } })
    expect(page).toContain(source)
    expect(page).toContain(`<img src="${logoUrl}"`)
  })

  it.each([
    "http://example.com/logo.png",
    "javascript:alert(1)",
    "data:text/html;base64,PHNjcmlwdD4=",
    "https://user:word@example.com/logo.png",
    "https://a;script-src/logo.png",
    "//example.com/logo.png"
  ])("leaves out a logo that is no image by https: %s", (logoUrl) => {
    expect(sample({ branding: { logoUrl } })).not.toMatch(/<img|img-src/)
  })

  it("takes no colour that is none", () => {
    expect(sample({ branding: { accentColor: "red; } body { display: none" } })).toBe(sample())
    expect(sample({ branding: { accentColor: "#FFE000" } })).toContain("--accent: #FFE000")
  })

  it.each(["#FFE000", "#050A30", "#808080", "#FFFFFF", "#000000", "#FF0000"])(
    "keeps text readable whatever the partner's colour: %s",
    (accent) => {
      for (const theme of [light, dark]) {
        const properties = new Map(
          themeProperties(theme, accent, theme === dark)
            .split("; ")
            .map((one) => one.split(": ") as [string, string])
        )
        const colour = (name: string): string => properties.get(`--${name}`)!
        for (const paper of ["page", "surface", "raised"])
          for (const ink of ["text", "muted", "accent-text"])
            expect(contrast(colour(ink), colour(paper)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5)
        for (const tone of Object.keys(theme.tones))
          expect(contrast(colour(`${tone}-text`), colour(`${tone}-back`)), tone).toBeGreaterThanOrEqual(4.5)
        expect(contrast(colour("on-accent"), colour("accent"))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(colour("on-accent-text"), colour("accent-text"))).toBeGreaterThanOrEqual(4.5)
      }
    }
  )

  it("links to the source by https and a commit only, and never out of the tree", () => {
    const commit = "0123456789abcdef0123456789abcdef01234567"
    const git = (more: object) => ({
      git: { url: "https://user:word@git.example/a/b.git", commit, subfolder: "sub dir", ...more }
    })
    const page = sample(git({}), { path: "src/a b#c?.java" })
    expect(page).toContain(`href="https://git.example/a/b/blob/${commit}/sub%20dir/src/a%20b%23c%3F.java#L12"`)
    expect(page).not.toContain("word@")
    for (const more of [
      { url: "http://git.example/a/b" },
      { commit: undefined },
      { commit: "main" },
      { url: "git@git.example:a/b" }
    ])
      expect(sample(git(more) as Partial<HtmlOptions>)).not.toContain("/blob/")
    expect(sample(git({}), { path: "../../etc/passwd" })).not.toContain("passwd#L")
  })

  it("repeats no value that is not a name, nor a reason that holds a token", () => {
    const token = "ghp_x8Kq2mVt0bYw7Lr5Zc9Nu4Hd6Jf1Pa3Se2G"
    const inventory = toInventory(
      report([finding("hash", { name: "MD5" }), finding("cipher", { name: "AES", mode: "gcm" })])
    )
    const assets = inventory.assets.map((asset) => ({
      ...asset,
      observed: { padding: [token] },
      languages: [token],
      libraries: [token]
    }))
    const page = render({ ...inventory, assets }, sampleAssessment(inventory, { reason: `see ${token}` }))
    expect(page).not.toContain(token)
  })
})

describe("the HTML report, as what it says", () => {
  it("is the same to the byte for the same scan", () => {
    expect(sample()).toBe(sample())
  })

  it("says what was scanned, when, for which day and by which method", () => {
    const text = textOf(sample())
    for (const words of [
      "shop",
      "github.com/example/shop",
      "0123456789ab",
      "2026-11-21, 10:00 UTC",
      "Judged for 2026-11-21",
      "ciphermap 0.1.0",
      "Version 1.2"
    ])
      expect(text).toContain(words)
  })

  it("carries a partner's name, and ours only where it may", () => {
    const branding = { displayName: "Hartmann & Co", tagline: "Assurance", footerText: "Confidential" }
    const tool = { name: "Inventory", version: "7" }
    expect(textOf(sample({ branding, tool }))).toMatch(
      /Hartmann &amp; Co Assurance .* Confidential .* Powered by Ciphermap/
    )
    expect(sample({ branding: { ...branding, hidePoweredBy: true }, tool })).not.toMatch(/ciphermap/i)
  })

  it("shows suppressed findings as such, and does not count them as open", () => {
    const inventory = sampleInventory()
    const [open, hidden] = [
      weakness({ severity: "critical" }),
      weakness({ severity: "critical", suppressed: { by: "baseline" } })
    ]
    const page = render(inventory, { ...sampleAssessment(inventory), weaknesses: [open, hidden] })
    expect(textOf(page)).toContain(
      "1 finding at 1 place is open, 1 of them critical and 0 high. 1 further finding is suppressed."
    )
    expect(page.match(/<tr role="row" class="suppressed"[^>]*data-state="suppressed"/g)).toHaveLength(1)
    expect(textOf(page)).toContain("Suppressed by the baseline")
  })

  it("shows verdicts with day and clause, days to come, and where policies disagree", () => {
    const text = textOf(sample())
    expect(text).toContain("Deprecated from 2031-01-01 Disallowed from 2036-01-01 Section 2")
    expect(text).toMatch(/2036-01-01 house Disallowed 6 ECDSA/)
    expect(text).toMatch(/Where policies disagree 1 asset that one policy allows and another disallows/)
    expect(text).toContain("House rules house · 2026 Draft")
  })

  it("tells where policies disagree from where they will", () => {
    const inventory = sampleInventory()
    const verdict = { policy: "strict", clause: "Table 1", isInEffect: true } as const
    const verdicts: ReadonlyArray<Verdict> = [
      { ...verdict, status: "deprecated", later: { status: "disallowed", from: "2036-01-01" } },
      { ...verdict, policy: "free", status: "compliant" }
    ]
    const later = { asset: inventory.assets[0]!.id, verdicts, from: "2036-01-01" }
    const text = textOf(render(inventory, { ...sampleAssessment(inventory), conflicts: [], laterConflicts: [later] }))
    expect(text).toMatch(/1 asset that one policy allows and another disallows, now or later/)
    expect(text).toMatch(/AES-256-GCM later: 2036-01-01 free Table 1 strict from 2036-01-01 Table 1/)
    expect(text).not.toContain("· policies disagree")
    expect(textOf(sample())).toMatch(/x25519 now house Section 1 strict/)
  })

  it("tells valid, expiring and expired certificates apart", () => {
    const text = textOf(sample())
    expect(text).toMatch(/2026-06-01T00:00:00Z DNS:example.com issued by CN=Example CA Expired 2025-01-01 2026-06-01/)
    expect(text).toMatch(/33 days left 2025-01-01 2026-12-24/)
    expect(text).toMatch(/Valid 2025-01-01 2030-01-01/)
  })

  it("tells libraries in use from those that are merely available", () => {
    const text = textOf(sample())
    expect(text).toContain("node-forge pkg:npm/node-forge@1.3.1 Used 1")
    expect(text).toContain("bcprov-jdk18on@1.78 Available 0")
  })

  it("says what was not read", () => {
    const text = textOf(sample())
    expect(text).toContain("The inventory is incomplete:")
    expect(text).toContain("Too large Larger than the limit of the scan. 1")
    expect(text).toMatch(/\.xyz 7 no extension 2/)
    const { coverage: _, ...unsaid } = sampleInventory()
    expect(textOf(render(unsaid, sampleAssessment(unsaid)))).toContain("does not say what was read")
  })

  it("says in every table how much is not shown", () => {
    const text = textOf(sample({ maxRows: 3 }))
    const { weaknesses, verdicts } = sampleAssessment(sampleInventory())
    const { assets } = sampleInventory()
    expect(text).toContain(
      `3 of ${weaknesses.length} findings are shown , the most severe first; ${weaknesses.length - 3} are not shown here.`
    )
    expect(text).toContain(`3 of ${assets.length} assets are shown`)
    expect(text).toContain(`3 of ${verdicts.size} judged assets are shown`)
    expect(text).toContain("11 of 31 places not shown")
    expect(sample({ maxRows: 3 }).match(/<tr role="row" id="asset-/g)).toHaveLength(3)
  })

  it("leads to the page with all rows, if there is one and its address is harmless", () => {
    const link = '<a href="?rows=all" data-whole>Show the whole report</a>'
    const page = sample({ maxRows: 3, wholeHref: "?rows=all" })
    expect(page).toContain(`are not shown here. ${link}`)
    expect(sample({ wholeHref: "?rows=all" })).not.toContain(link)
    for (const wholeHref of ["javascript:alert(1)", "//example.com", "http://example.com/", ""])
      expect(sample({ maxRows: 3, wholeHref })).not.toContain("data-whole>")
  })

  it("is a short report where nothing was found: what was read, and what was not", () => {
    const inventory = toInventory(report([]))
    const page = render(inventory, assess(inventory, { on: "2026-11-21", policies: [] }))
    const text = textOf(page)
    for (const words of ["0 cryptographic assets", "No finding is open.", "No policy was asked.", "Coverage"])
      expect(text).toContain(words)
    expect([...page.matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id)).toEqual(["summary", "coverage"])
    expect([...page.matchAll(/<li><a href="#([^"]*)">/g)].map(([, id]) => id)).toEqual(["summary", "coverage"])
    expect(page).toContain(`aria-label="Hygiene: not judged"`)
  })

  it("gives every id once, and names only those by anchors and labels", () => {
    const page = sample()
    const ids = tagsIn(page).flatMap((tag) => /\sid="([^"]*)"/.exec(tag)?.[1] ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    const named = tagsIn(page).flatMap((tag) =>
      [...tag.matchAll(/\s(?:href="#|aria-labelledby="|data-table=")([^"]*)"/g)].map(([, id]) => id!)
    )
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  })

  it("closes every element that it opens", () => {
    const open: Array<string> = []
    for (const tag of tagsIn(sample())) {
      const name = /^<\/?([a-z0-9]+)/i.exec(tag)?.[1]
      if (name === undefined || tag.endsWith("/>") || tag.startsWith("<!")) continue
      if (tag.startsWith("</")) expect(`</${open.pop()}>`).toBe(tag)
      else open.push(name)
    }
    expect(open).toEqual([])
  })
})

describe("the HTML report of a large inventory", () => {
  it("is written in pieces, with as many rows as can be read", () => {
    const inventory = largeInventory(4_000, 20)
    const judged = assess(inventory, { on: "2026-11-21", policies: Object.values(policies) })
    const weaknesses = Array.from({ length: 20_000 }, (_, at) =>
      weakness({ id: String(at), asset: inventory.assets[at % 4_000]!.id })
    )
    let rows = 0
    let largest = 0
    for (const piece of htmlChunks(inventory, { ...judged, weaknesses }, options)) {
      rows += piece.split("<tr").length - 1
      largest = Math.max(largest, piece.length)
    }
    expect(rows).toBeLessThan(10_000)
    expect(largest).toBeLessThan(100_000)
  })
})

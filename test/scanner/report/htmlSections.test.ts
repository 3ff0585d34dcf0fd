import { describe, expect, it } from "vitest"
import { htmlChunks } from "../../../scanner/report/html.ts"
import { layeredLayout } from "../../../scanner/report/dependenciesSection.ts"
import type { HtmlOptions } from "../../../scanner/report/HtmlOptions.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { compareInventories } from "../../../scanner/classify/compareInventories.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { type Assessment, METHODOLOGY_VERSION } from "../../../scanner/model/Assessment.ts"
import type { Inventory } from "../../../scanner/model/Inventory.ts"
import { toInventory } from "../../../scanner/model/toInventory.ts"
import { options, weakness } from "../bom/assessments.ts"
import { finding, library, place, report } from "../bom/findings.ts"
import { sampleAssessment, sampleInventory } from "../bom/reports.ts"

const render = (inventory: Inventory, assessment: Assessment, more: Partial<HtmlOptions> = {}): string =>
  [...htmlChunks(inventory, assessment, { ...options, ...more })].join("")

const sample = (more: Partial<HtmlOptions> = {}): string => {
  const inventory = sampleInventory()
  return render(inventory, sampleAssessment(inventory), more)
}

const section = (page: string, id: string): string =>
  new RegExp(`<section id="${id}"[^]*?</section>`).exec(page)?.[0] ?? ""

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()

const judged = (inventory: Inventory, on = "2026-11-21") => ({
  inventory,
  assessment: assess(inventory, { on, policies: Object.values(policies) })
})

describe("the families of a report", () => {
  it("counts open findings and assets, keys for the family they are for", () => {
    const inventory = toInventory(
      report([
        finding("hash", { name: "MD5" }),
        finding("cipher", { name: "AES", keyBits: 128, mode: "ecb" }, { place: place(2) }),
        finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" }, { place: place(3) }),
        finding("material", { name: "AES", keyBits: 256, material: "secret-key" }, { place: place(4) })
      ])
    )
    const { assessment } = judged(inventory)
    const text = textOf(section(render(inventory, assessment), "families"))
    expect(text).toMatch(/Assets by family AES 4 MD5 1/)
    expect(text).toMatch(/Open findings by family .*MD5 1/)
  })

  it("says that no finding is open where all are suppressed, and what to do next", () => {
    const inventory = sampleInventory()
    const weaknesses = [weakness({ suppressed: { by: "baseline" } })]
    const page = render(inventory, { ...sampleAssessment(inventory), weaknesses })
    expect(textOf(section(page, "families"))).toContain("No finding is open.")
    expect(textOf(section(page, "summary"))).toContain(
      "No finding is open. 1 further finding is suppressed. 2 policies were asked"
    )
    expect(textOf(section(page, "summary"))).toContain("Every finding is suppressed, so that none counts.")
  })
})

describe("the timeline of a report", () => {
  it("has every date with its policy, verdict, assets and clause", () => {
    const text = textOf(section(sample(), "timeline"))
    expect(text).toMatch(/2031-01-01 house Deprecated 6 ECDSA.* Section 2 2036-01-01 house Disallowed 6 ECDSA/)
    expect(text).toContain("How many assets each policy disallows today, 2026-11-21")
  })

  it("marks the day it is read, and tells what has come by then from what has not", () => {
    const text = textOf(section(sample({ today: "2032-05-05" }), "timeline"))
    expect(text).toMatch(/What comes when 1 date that is to come\. .* 2036-01-01 house Disallowed/)
    expect(text).toMatch(/What holds already 1 date that has passed\. .* 2031-01-01 house Deprecated/)
    expect(text).toContain("today, 2032-05-05")
  })

  it.each(["tomorrow", "2026-13-01", '"><script>'])("takes no day that is none: %s", (today) => {
    expect(sample({ today })).toBe(sample())
  })

  it("counts for each policy, and for all, the assets that it stops allowing, by year: every asset once", () => {
    const { verdicts } = sampleAssessment(sampleInventory())
    const rows = (html: string) =>
      [.../<table id="years-table"[^]*?<\/table>/.exec(html)![0].matchAll(/<tr[^>]*><th scope="row"[^]*?<\/tr>/g)].map(
        ([row]) =>
          [...row.matchAll(/data-label="([^"]*)"[^>]*>(?:<span[^>]*>)?([\d,]+)/g)].map(([, label, n]) => [
            label,
            Number(n)
          ])
      )
    const all = rows(section(sample(), "timeline"))
    expect(all.length).toBeGreaterThan(0)
    for (const row of all) {
      expect(row.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(verdicts.size)
      expect(row.map(([label]) => label)).toEqual(expect.arrayContaining(["Today", "2036", "No date"]))
    }
    const later = rows(section(sample({ today: "2036-06-01" }), "timeline"))
    for (const row of later) expect(row.map(([label]) => label)).toEqual(["Today", "No date"])
  })

  it("says why it is empty", () => {
    const inventory = sampleInventory()
    const page = render(inventory, assess(inventory, { on: "2026-11-21", policies: [] }))
    expect(textOf(section(page, "timeline"))).toContain("There is nothing to put on a timeline")
  })
})

const at = (path: string, line = 1) =>
  finding("hash", { name: "MD5", purpose: "signature" }, { path, place: place(line) })

const filesOf = (paths: ReadonlyArray<string>): string => {
  const inventory = toInventory(report(paths.map((path, line) => at(path, line + 1))))
  return section(render(inventory, judged(inventory).assessment), "files")
}

describe("the files of a report", () => {
  it("are in folders, with their findings, and lead to the lines of the source", () => {
    const html = filesOf(["src/a/x.java", "src/a/y.java", "src/main/java/deep/z.java", "top.py"])
    expect(textOf(html)).toMatch(
      /4 files with cryptography\. src\/ 3 files High 3 findings a\/ 2 files High 2 findings x\.java High 1 finding 1 MD5 y\.java High 1 finding 2 MD5 main\/java\/deep\/ 1 file High 1 finding z\.java .* top\.py/
    )
    expect(html).toContain(
      `<a href="https://github.com/example/shop/blob/${options.git!.commit!}/src/a/y.java#L2">2</a>`
    )
  })

  it.each([
    [`"><img src=x onerror=1>.py`, "&quot;&gt;&lt;img src=x onerror=1&gt;.py"],
    ["a\u202egpj.py", "a[U+202E]gpj.py"],
    ["nul\u0000.py", "nul[U+0000].py"],
    ["half\ud800.py", "half[U+D800].py"],
    ["__proto__/constructor", "__proto__/"],
    ["//a//b.py", "//a//"],
    ["../../etc/passwd", "../../etc/"]
  ])("may have any name: %j", (path, shown) => {
    expect(filesOf([path])).toContain(`<code>${shown}</code>`)
  })

  it("may be deep and long", () => {
    const deep = `${Array.from({ length: 64 }, (_, level) => `d${level}`).join("/")}/x.py`
    const spread = Array.from({ length: 64 }, (_, level) => `${"s/".repeat(level)}file${level}.py`)
    const html = filesOf([deep, `${"long".repeat(2_000)}.py`, ...spread])
    expect(Math.max(...html.split("</details>").map((part) => part.split("<details>").length))).toBeLessThan(80)
    expect(textOf(html)).toContain("more characters)")
    expect(textOf(html)).toContain("file63.py")
    let [open, deepest] = [0, 0]
    for (const [tag] of html.matchAll(/<\/?details>/g)) {
      open += tag === "<details>" ? 1 : -1
      deepest = Math.max(deepest, open)
    }
    expect(deepest).toBeLessThanOrEqual(14)
  })

  it("are at most 250, the most severe first, and say so", () => {
    const harmless = Array.from({ length: 400 }, (_, number) =>
      finding("hash", { name: "SHA-256" }, { path: `lib/ok${number}.py` })
    )
    const inventory = toInventory(report([...harmless, at("zzz/bad.py")]))
    const html = section(render(inventory, judged(inventory).assessment), "files")
    expect(textOf(html)).toContain(
      "250 of 401 files are shown , those with the most severe findings; 151 are not shown"
    )
    expect(textOf(html)).toContain("bad.py High 1 finding")
  })

  it("are none where a bill of materials names no places", () => {
    const { assets, ...rest } = sampleInventory()
    const inventory = { ...rest, assets: assets.map((asset) => ({ ...asset, occurrences: [] })) }
    const assessment = { ...sampleAssessment(sampleInventory()), weaknesses: [] }
    expect(textOf(section(render(inventory, assessment), "files"))).toContain("No file with cryptography is known.")
  })
})

describe("the dependencies of a report", () => {
  it("are drawn and listed: what a library provides, and what refers to what", () => {
    const html = section(sample(), "dependencies")
    const chart = /<svg class="graph"[^]*<\/svg><\/div>/.exec(html)![0]
    const boxes = [...chart.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, name]) => name)
    expect(boxes).toContain("MD5")
    expect(boxes.length).toBe(Number(/^.*? (\d+) libraries and assets\./.exec(textOf(html))![1]))
    const lines = chart.match(/<path /g)!.length
    const listed = html.slice(html.indexOf("The same as a list"))
    expect(listed.match(/<a href="#asset-/g)!.length).toBe(lines)
    expect(textOf(listed)).toMatch(/signed with|key /)
  })

  it("are a list of at most 60, which says so, and no picture where its lines would cross and its names be cut", () => {
    const many = Array.from({ length: 200 }, (_, bits) =>
      finding("cipher", { name: "AES", keyBits: 128, tagBits: bits, mode: "gcm" }, { place: place(bits + 1) })
    )
    const inventory = toInventory(
      report(
        [
          ...many,
          ...Array.from({ length: 90 }, (_, bits) =>
            finding("hash", { name: "SHAKE256", outputBits: bits * 8 + 8 }, { place: place(bits + 500) })
          )
        ],
        { libraries: [library()] }
      )
    )
    const html = section(render(inventory, judged(inventory).assessment), "dependencies")
    expect(html).not.toContain("<svg")
    expect(textOf(html)).toMatch(/60 of \d+ libraries and assets are shown/)
  })
})

describe("a layered layout", () => {
  it("puts every node behind what leads to it, and no two in one place", () => {
    const spots = layeredLayout(7, [
      [0, 1],
      [1, 2],
      [0, 2],
      [3, 2],
      [2, 4],
      [5, 4]
    ])
    for (const [from, to] of [
      [0, 1],
      [1, 2],
      [3, 2],
      [2, 4],
      [5, 4]
    ] as const)
      expect(spots[from]!.column).toBeLessThan(spots[to]!.column)
    expect(new Set(spots.map(({ column, row }) => `${column} ${row}`)).size).toBe(7)
  })

  it("keeps the rows of a column apart", () => {
    const spots = layeredLayout(
      40,
      Array.from({ length: 39 }, (_, to) => [0, to + 1] as const)
    )
    const rows = spots
      .filter(({ column }) => column === 1)
      .map(({ row }) => row)
      .toSorted((a, b) => a - b)
    for (const [at, row] of rows.entries()) if (at > 0) expect(row - rows[at - 1]!).toBeGreaterThanOrEqual(1)
  })

  it("ends where certificates sign each other, and is empty of nothing", () => {
    expect(
      layeredLayout(3, [
        [0, 1],
        [1, 2],
        [2, 0],
        [1, 1]
      ])
    ).toHaveLength(3)
    expect(layeredLayout(0, [])).toEqual([])
  })
})

describe("the changes of a report", () => {
  const before = judged(
    toInventory(report([at("a.java"), finding("cipher", { name: "DES", mode: "ecb" }, { path: "b.java" })]))
  )
  const after = judged(
    toInventory(
      report([at("a.java", 9), at("c.java"), finding("cipher", { name: "RC4" }, { path: "c.java", place: place(4) })])
    )
  )
  const diff = compareInventories(before, after)
  const page = (more: object = {}) =>
    render(after.inventory, after.assessment, {
      comparison: { title: "Compared with the scan of 2026-10-01", diff, ...more }
    })

  it("are absent without an earlier scan", () => {
    expect(sample()).not.toMatch(/id="changes"|href="#changes"/)
  })

  it("are new, fixed and changed findings, and assets", () => {
    const text = textOf(section(page({ scoreBefore: 40, scoreAfter: 46 }), "changes"))
    expect(text).toContain("Compared with the scan of 2026-10-01")
    expect(text).toContain("score, from 40: +6 46")
    expect(text).toMatch(/New High RC4 is broken CM-CIPHER-RC4/)
    expect(text).toMatch(/Fixed High DES is broken CM-CIPHER-DES .*b\.java:1/)
    expect(text).toMatch(/Added RC4 .*Removed DES/)
    expect(text).toMatch(/Other places MD5 1 new place, 0 gone/)
    expect(page()).toContain('href="#changes"')
  })

  it("say where one of the scores was not judged, and where they cannot be compared", () => {
    const comparison = {
      ...diff,
      hygiene: { after: 12 },
      quantum: {},
      methodologyBefore: "1.2"
    }
    const text = textOf(section(page({ diff: comparison, note: "Both were scored again." }), "changes"))
    expect(text).toContain("hygiene, before: not judged 12")
    expect(text).not.toContain("quantum readiness")
    expect(text).toContain(
      `The scores cannot be compared: the earlier one is of methodology 1.2, the later one of ${METHODOLOGY_VERSION}. Both were scored again.`
    )
  })

  it("lead to no line of a commit that is not this one", () => {
    expect(section(page(), "changes")).not.toMatch(/href="[^"]*b\.java/)
  })

  it("may be none", () => {
    const same = compareInventories(after, after)
    const text = textOf(section(page({ diff: same }), "changes"))
    expect(text).toContain(
      `No finding is new, changed or fixed; ${after.assessment.weaknesses.length} findings stayed as before.`
    )
    expect(text).toContain("No asset was added, removed or is used in other places")
  })

  it("say what a changed finding was", () => {
    const [one] = after.assessment.weaknesses
    const changed = [
      { before: { ...one!, severity: "low" as const, suppressed: { by: "baseline" as const } }, after: one! }
    ]
    const text = textOf(section(page({ diff: { ...diff, weaknesses: { ...diff.weaknesses, changed } } }), "changes"))
    expect(text).toMatch(/Changed High was Low and suppressed, is open/)
  })
})

describe("the header and footer of a report", () => {
  it("list downloads that are relative or https, and no others", () => {
    const hrefs = [
      "cyclonedx.json",
      "/r/token/sarif?x=1",
      "https://example.org/a.pdf",
      "javascript:alert(1)",
      "data:text/html,x",
      "//evil.example/a",
      "/\\evil.example/a",
      "http://example.org/a",
      "https://user:word@example.org/a",
      "java\nscript:alert(1)",
      ""
    ]
    const page = sample({ downloads: hrefs.map((href) => ({ label: `"><b>${href}`, href })) })
    const list = /<div class="downloads">[^]*?<\/div>/.exec(page)![0]
    expect([...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(hrefs.slice(0, 3))
    expect(list).not.toContain("<b>")
    expect(sample({ downloads: [] })).not.toContain('class="downloads"')
  })

  it("lead to the partner's pages by https only", () => {
    const page = sample({
      branding: {
        displayName: "Hartmann",
        websiteUrl: "https://example.org/",
        supportUrl: "javascript:alert(1)",
        privacyUrl: "https://user:word@example.org/",
        termsUrl: "https://example.org/terms?a=1&b=2"
      }
    })
    const links = [.../<footer[^]*<\/footer>/.exec(page)![0].matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(["https://example.org/", "https://example.org/terms?a=1&amp;b=2"])
    expect(page).toContain('<p class="name"><a href="https://example.org/">Hartmann</a></p>')
  })
})

describe("the coverage of a report", () => {
  it("says what the scan may have missed, the project's own files first", () => {
    const missed = (path: string, scope: "production" | "test") => ({
      path,
      language: "python",
      library: "ssl",
      imported: "ssl",
      line: 7,
      scope,
      calls: ["a", "b", "c", "d", "e"].map((name) => ({ name: `ssl.${name}`, line: 8, count: 1 })),
      moreCalls: 2
    })
    const imports = [missed("a_test.py", "test"), missed("src/a.py", "production")]
    const inventory = toInventory(report([], { unrecognised: { imports, more: 3 } }))
    const text = textOf(section(render(inventory, judged(inventory).assessment), "coverage"))
    expect(text).toContain("What this scan may have missed")
    expect(text).toContain("3 more are not listed.")
    expect(text).toMatch(/src\/a\.py:7 production ssl\.a ssl\.b ssl\.c ssl\.d and 3 more .*a_test\.py:7 test/)
  })
})

describe("what a report says to do next", () => {
  const next = (page: string): string => /<p class="next">[^]*?<\/p>/.exec(page)![0]

  it("is where to look when nothing was found", () => {
    const inventory = toInventory(report([]))
    const page = render(inventory, assess(inventory, { on: "2026-11-21", policies: [] }))
    expect(next(page)).toContain('href="#coverage"')
  })

  it("is what is to come when nothing is open", () => {
    const inventory = toInventory(report([finding("cipher", { name: "AES", keyBits: 256, mode: "gcm" })]))
    expect(next(render(inventory, judged(inventory).assessment))).toContain('href="#timeline"')
  })

  it("is the worst rules first, and that not all is listed where there is too much", () => {
    const inventory = sampleInventory()
    const many = Array.from({ length: 10_000 }, (_, number) =>
      weakness({ id: String(number), rule: `CM-${number % 50}`, severity: number < 10 ? "critical" : "low" })
    )
    const page = render(inventory, { ...sampleAssessment(inventory), weaknesses: many })
    expect(textOf(next(page))).toMatch(/^What to do next: Begin with MD5 is broken \(200 findings\)/)
    expect(textOf(next(page))).toContain("There are more findings than this page lists place by place, 10,000")
    expect(textOf(page)).toContain("2,000 of 10,000 findings are shown")
  })
})

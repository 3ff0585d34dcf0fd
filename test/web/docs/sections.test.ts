import { globSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { shortest } from "../../../src/web/docs/pageAt.ts"
import { docsTarget, listedPages } from "../../../src/web/docs/sections.ts"
import { commandsIn, documentText } from "./tablesOf.ts"

const documents = globSync("*.md", { cwd: join(import.meta.dirname, "../../../docs") })

describe("the list of pages", () => {
  it("has a page for every document, one", () => {
    expect(listedPages.flatMap(({ file }) => file ?? []).toSorted()).toEqual(documents.toSorted())
  })

  it("names each page once, with a sentence on what is there", () => {
    expect(new Set(listedPages.map(({ path }) => path)).size).toBe(listedPages.length)
    expect(new Set(listedPages.map(({ title }) => title)).size).toBe(listedPages.length)
    for (const { description } of listedPages) expect(description).toMatch(/^[A-Z].{20,150}\.$/)
  })
})

describe("links of documents to each other", () => {
  it("lead to pages, from wherever they are written, with their anchors", () => {
    expect(docsTarget("docs/webhooks.md")).toEqual({ href: "/docs/webhooks", title: "Webhooks" })
    expect(docsTarget("webhooks.md#verifying")?.href).toBe("/docs/webhooks#verifying")
    expect(docsTarget("../docs/rules.md")?.href).toBe("/docs/rule-tables")
    expect(docsTarget("docs/environment.md")?.href).toBe("/docs/configuration")
  })

  it.each([
    "docs/nothing.md",
    "src/main.ts",
    "docs/../src/main.ts",
    "docs/webhooks.md#<script>",
    "https://example.com/docs/webhooks.md"
  ])("do not lead from %s", (path) => expect(docsTarget(path)).toBeUndefined())

  it.each(documents)("name documents that exist: %s", (file) => {
    for (const [, named = ""] of documentText(file).matchAll(/`docs\/([a-z-]+\.md)`/g))
      expect(documents).toContain(named)
  })
})

describe("the five lines of the first page", () => {
  it("are the steps of the quickstart", () => {
    const steps = commandsIn(documentText("quickstart.md")).join("\n")
    const [start = "", , ...calls] = shortest.split("\n")
    expect(steps).toContain(start)
    for (const call of calls) {
      const address = /"\$CBOM_URL([^"]+)"/.exec(call)?.[1]?.replace("SCAN_ID", "$SCAN_ID")
      expect(steps).toContain(`"$CBOM_URL${address}"`)
    }
    expect(steps).toContain(/https:\/\/github\.com\/[\w/-]+/.exec(shortest)?.[0])
    for (const name of shortest.match(/(?<=\$)[A-Z_]+/g) ?? []) expect(steps).toContain(`export ${name}=`)
  })
})

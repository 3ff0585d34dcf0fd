import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { arrows } from "./rooms.ts"

const root = join(import.meta.dirname, "../..")
const read = (page: string): string => readFileSync(join(root, page), "utf8")
const map = read("CONTRIBUTING.md")
const pages = ["CONTRIBUTING.md", "docs/languages.md"].filter((page) => existsSync(join(root, page)))

const houses = "\\.ci|bench|docs|grammars|integrations|migrations|scanner|src|test"
const path = new RegExp(`(?<![\\w./-])(?:${houses})/[\\w.<>*/-]*[\\w>*/]`, "g")
const script = /npm run (?!-)([\w:]+)/g

/** `<name>` stands for any part of a path. */
const isThere = (named: string): boolean =>
  globSync(named.replaceAll(/<[^<>]*>/g, "*").replace(/\/$/, ""), { cwd: root }).length > 0

describe.each(pages)("%s", (page) => {
  const text = read(page)

  it("names paths that exist", () => {
    const paths = [...new Set([...text.matchAll(path)].map(([named]) => named))]
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((named) => !isThere(named))).toEqual([])
  })

  it("names scripts that package.json has", () => {
    const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> }
    const named = [...text.matchAll(script)].map(([, name = ""]) => name)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

describe("the map of rooms", () => {
  it("names every room", () => {
    expect(Object.keys(arrows).filter((room) => !map.includes(`\`${room}\``))).toEqual([])
  })
})

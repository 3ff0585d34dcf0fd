import { execFileSync } from "node:child_process"
import { existsSync, globSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { RULES_PAGE } from "../../scanner/bom/ruleText.ts"

const root = join(import.meta.dirname, "../..")
const { name, version, repository, homepage, bugs } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
const address = repository.url.replace(/^git\+(.*)\.git$/, "$1")
const path = new URL(address).pathname.slice(1)

const pages = execFileSync("git", ["ls-files", "*.md", "*.yml", "*.yaml", "*.json", "Dockerfile"], {
  cwd: root,
  encoding: "utf8"
})
  .split("\n")
  .filter((file) => file !== "" && !/^(?:test|bench|scanner)\/|package-lock\.json|\.fixture\./.test(file))

/** Where a reader is told to get the project from. */
const named = new RegExp(
  `(?:uses: |github\\.com/|githubusercontent\\.com/)([\\w.-]+/${name})(?![\\w-])(?:@(\\S+)|/v(\\d[\\w.-]*)/)?`,
  "gi"
)

describe("the name and the address of the project", () => {
  it("are those of package.json everywhere", () => {
    expect([homepage, bugs]).toEqual([`${address}#readme`, `${address}/issues`])
    expect(RULES_PAGE).toBe(`${address}/blob/main/docs/weaknesses.md`)
    const found = pages.flatMap((page) =>
      [...readFileSync(join(root, page), "utf8").matchAll(named)].map(([, at, ref, tag]) => ({
        page,
        at,
        version: (ref ?? tag)?.replace(/^v/, "")
      }))
    )
    expect(found.length).toBeGreaterThan(4)
    expect(found.filter((one) => one.at !== path)).toEqual([])
    expect(found.filter((one) => one.version !== undefined && one.version !== version)).toEqual([])
  })

  it("have no placeholder", () => {
    const placeholder = /\bOWNER\/|@REF\b|\brev: REF\b|example\.com\/ciphermap\./
    expect(pages.filter((page) => placeholder.test(readFileSync(join(root, page), "utf8")))).toEqual([])
  })
})

describe("what is read first", () => {
  const text = (page: string): string => readFileSync(join(root, page), "utf8")

  it.each(["README.md", "SECURITY.md", "CHANGELOG.md"])("%s links to files and sections that exist", (page) => {
    const links = [...text(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link)
    expect(links.length).toBeGreaterThan(1)
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return false
      const [named = "", section] = link.split("#")
      const file = named === "" ? page : named
      if (!existsSync(join(root, file))) return true
      const headings = text(file).match(/^#+ .*/gm) ?? []
      const anchors = headings.map((heading) =>
        heading
          .replace(/^#+ /, "")
          .toLowerCase()
          .replaceAll(/[^\w -]/g, "")
          .replaceAll(" ", "-")
      )
      return section !== undefined && !anchors.includes(section)
    })
    expect(broken).toEqual([])
  })

  it("README.md is short, begins with the two lines of a fresh machine, and links to every page", () => {
    const readme = text("README.md")
    expect(readme.length).toBeLessThan(8_192)
    expect(readme).toMatch(/^# Ciphermap\n\n```sh\nnpm ci && npm start .*\nnpm ci && npm test .*\n```\n/)
    expect(globSync("docs/*.md", { cwd: root }).filter((page) => !readme.includes(`(${page}`))).toEqual([])
    for (const picture of ["docs/terminal.svg", "docs/report.png"]) {
      expect(readme).toContain(`](${picture})`)
      expect(statSync(join(root, picture)).size).toBeLessThan(200_000)
    }
  })
})

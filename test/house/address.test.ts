import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
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

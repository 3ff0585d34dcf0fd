import { describe, expect, it } from "vitest"
import {
  ignoredBy,
  type IgnoreFile,
  type IgnoreRules,
  noIgnoreRules,
  withIgnoreFiles,
  withinRepository
} from "../../../scanner/select/IgnoreRules.ts"
import { cpuSeconds } from "../../support/cpuSeconds.ts"

const gitignore = (folder: string, ...lines: ReadonlyArray<string>): IgnoreFile => ({
  name: ".gitignore",
  folder,
  text: lines.join("\n")
})

const own = (folder: string, ...lines: ReadonlyArray<string>): IgnoreFile => ({
  ...gitignore(folder, ...lines),
  name: ".ciphermapignore"
})

const isIgnored = (rules: IgnoreRules, path: string): boolean => ignoredBy(rules, path) !== undefined

const rules = (...files: ReadonlyArray<IgnoreFile>) => withIgnoreFiles(noIgnoreRules, files)

describe("an ignore file", () => {
  it.each([
    ["*.py", "a/b.py", true],
    ["*.py", "a/b.PY", false],
    ["Build/", "build/", false],
    ["build/", "a/build/", true],
    ["build/", "a/build", false],
    ["/build", "a/build/", false],
    ["a/b", "c/a/b", false],
    ["a/**/b", "a/x/y/b", true],
    ["# a.py", "# a.py", false],
    ["\\#.py", "#.py", true],
    ["a.py   ", "a.py", true],
    ["a.py\r", "a.py", true],
    ["a\\ ", "a ", true],
    ["[ab].py", "b.py", true],
    ["[a-", "[a-", false],
    ["b\n*.py", "b\n.py", true],
    ["", "a.py", false]
  ])("with the line %j: what it says of %j", (line, path, ignored) => {
    expect(isIgnored(rules(gitignore("", line)), path)).toBe(ignored)
  })

  it("lets its last pattern decide", () => {
    expect(isIgnored(rules(gitignore("", "*.py", "!keep.py")), "a/keep.py")).toBe(false)
    expect(isIgnored(rules(gitignore("", "!keep.py", "*.py")), "a/keep.py")).toBe(true)
  })

  it("counts from its own folder", () => {
    const inner = rules(gitignore("a/b", "/c.py"))
    expect(isIgnored(inner, "a/b/c.py")).toBe(true)
    expect(isIgnored(inner, "a/b/d/c.py")).toBe(false)
  })

  it("above the root counts from where it stands", () => {
    const above: IgnoreFile = {
      name: ".gitignore",
      folder: "",
      rootWithin: "services/app",
      text: "/services/app/gen\n/gen"
    }
    expect(isIgnored(rules(above), "gen/")).toBe(true)
    expect(isIgnored(rules({ ...above, text: "/gen" }), "gen/")).toBe(false)
  })

  it("that ignores the root itself does not ignore everything in it", () => {
    const above: IgnoreFile = { name: ".gitignore", folder: "", rootWithin: "build/app", text: "build/\n*.tmp.py" }
    expect(isIgnored(rules(above), "main.py")).toBe(false)
    expect(isIgnored(rules(above), "src/x.tmp.py")).toBe(true)
  })

  it("says which pattern it was", () => {
    expect(ignoredBy(rules(gitignore("", "*.pyc", "gen/")), "a/gen/")).toBe(".gitignore: gen/")
    expect(ignoredBy(rules(gitignore("", "*.pyc", "gen/")), "a/")).toBeUndefined()
  })
})

describe("of several ignore files", () => {
  it("the inner one decides", () => {
    expect(isIgnored(rules(gitignore("", "*.py"), gitignore("a", "!b.py")), "a/b.py")).toBe(false)
    expect(isIgnored(rules(gitignore("", "!*.py"), gitignore("a", "b.py")), "a/b.py")).toBe(true)
  })

  it("an outer one does not ignore what is in a folder that the inner one keeps, unless it names it", () => {
    const both = rules(gitignore("", "gen/", "*.tmp.py"), gitignore("a", "!gen/"))
    expect(isIgnored(both, "a/gen/")).toBe(false)
    expect(isIgnored(both, "a/gen/b.py")).toBe(false)
    expect(isIgnored(both, "a/gen/gen/")).toBe(false)
    expect(isIgnored(both, "a/gen/b.tmp.py")).toBe(true)
    expect(isIgnored(both, "gen/")).toBe(true)
  })

  it.each(["a b", "[x]", "*", "!x", "#x", "back\\slash", "tail ", "line\nbreak"])(
    "the inner one can keep a folder called %j",
    (name) => {
      const both = rules(gitignore("", "/top/*/"), gitignore("top", "!*/"))
      expect(isIgnored(both, `top/${name}/`)).toBe(false)
      expect(isIgnored(both, `top/${name}/b.py`)).toBe(false)
    }
  )

  it("Ciphermap's own decides before any of git's, wherever it stands", () => {
    expect(isIgnored(rules(own("", "!*.py"), gitignore("a", "*.py")), "a/b.py")).toBe(false)
    expect(isIgnored(rules(gitignore("", "!*.py"), own("", "*.py")), "b.py")).toBe(true)
    expect(isIgnored(withIgnoreFiles(rules(own("", "*.py")), [gitignore("a", "!*.py")]), "a/b.py")).toBe(true)
  })

  it("git's list for one repository comes last", () => {
    const exclude: IgnoreFile = { name: ".git/info/exclude", folder: "", text: "a.py\nb.py" }
    const both = rules(gitignore("", "!a.py"), exclude)
    expect(isIgnored(both, "a.py")).toBe(false)
    expect(ignoredBy(both, "b.py")).toBe(".git/info/exclude: b.py")
  })

  it("only Ciphermap's own reach into a repository within", () => {
    const within = withinRepository(rules(gitignore("", "a.py"), own("", "b.py")))
    expect(isIgnored(within, "sub/a.py")).toBe(false)
    expect(isIgnored(within, "sub/b.py")).toBe(true)
  })
})

describe("a hostile ignore file", () => {
  const deep = `${"a/".repeat(120)}c`

  it.each([
    ["many ** in a row", "x/**/**/**/**/**/**/b"],
    ["many ** with names between", "**/a/**/a/**/a/**/a/**/a/**/b"],
    ["many ** in a pattern that keeps", "!**/a/**/a/**/a/**/a/**/a/**/b"],
    ["many * and ?", "*a*?*a*?*a*?*a*?*a*?*a*?*b"],
    ["a pattern of a megabyte", "a*".repeat(500_000)],
    ["a hundred thousand patterns", "x*y\n".repeat(100_000)]
  ])("with %s is matched in no time", (_, text) => {
    const before = cpuSeconds()
    const level = rules(gitignore("", text))
    for (const path of [deep, "a".repeat(250), `x/${deep}`]) isIgnored(level, path)
    expect(cpuSeconds() - before).toBeLessThan(10)
  })

  it("keeps its other patterns", () => {
    expect(isIgnored(rules(gitignore("", "**/a/**/a/**/a/**/a/**/b", "*.py")), "x.py")).toBe(true)
    expect(isIgnored(rules(gitignore("", "**/a/**/b/**/c.py")), "a/b/x/c.py")).toBe(true)
  })
})

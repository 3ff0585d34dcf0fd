import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { DiffAnswer } from "../../src/mcp/diff/DiffAnswer.ts"
import { connectHere, type ServerHere } from "./serverHere.ts"
import { ecb, git, md5, projectOf, sha1, writeFiles } from "./project.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const project = projectOf({
  "app/digest.py": md5,
  "app/old.py": sha1,
  "lib/kept.py": md5,
  "forced/ignored.py": md5,
  ".gitignore": "forced/\nsaved/\n"
})

let server: ServerHere

const save = async (name: string, format: string): Promise<void> => {
  mkdirSync(join(project, "saved"), { recursive: true })
  const saved = await ciphermapIn(project)("scan", ".", "--format", format, "--output", `saved/${name}`)
  expect(saved).toMatchObject({ status: 0, stderr: expect.stringMatching(/^wrote saved\/[\w.]+\.json: [^\n]+\n$/) })
}

const diff = (given: object) => server.call<DiffAnswer>("diff", given)

const rules = (findings: DiffAnswer["new"]): ReadonlyArray<string> =>
  findings.map(({ rule, path }) => `${rule} ${path}`)

beforeAll(async () => {
  git(project, "init", "--quiet", "--initial-branch", "main")
  git(project, "add", "--force", ".")
  git(project, "commit", "--quiet", "--message", "one")
  await save("before.json", "json")
  await save("before.cdx.json", "cyclonedx")
  writeFiles(project, { "app/Vault.java": ecb, "app/digest.py": `\n\n${md5}` })
  rmSync(join(project, "app/old.py"))
  await save("after.json", "json")
  server = await connectHere(["--root", project])
})

afterAll(async () => {
  await server.close()
  rmSync(project, { recursive: true, force: true })
})

describe("the tool diff", () => {
  const changes = {
    counts: { new: 1, fixed: 1, changed: 0, unchanged: 2 },
    isTruncated: false
  }

  it.each([
    ["two saved scans", { before: "saved/before.json", after: "saved/after.json" }],
    ["a saved scan and a folder as it is now", { before: "saved/before.json" }],
    ["a branch and the working tree", { ref: "main" }],
    ["a commit and the working tree", { ref: "HEAD~0" }]
  ])("compares %s", async (_, given) => {
    const { structured, text } = await diff(given)
    expect(structured).toMatchObject(changes)
    expect(rules(structured.new)).toEqual(["CM-MODE-ECB app/Vault.java"])
    expect(rules(structured.fixed)).toEqual(["CM-HASH-SHA1 app/old.py"])
    expect(structured.newAssets.map(({ name }) => name)).toContain("AES-ECB-PKCS7")
    expect(text).toContain("new: high CM-MODE-ECB at `app/Vault.java`:2")
    expect(text).toContain("fixed: medium CM-HASH-SHA1 at `app/old.py`:2")
  })

  it("compares a folder of a repository with what it was", async () => {
    const { structured } = await diff({ ref: "main", after: "app" })
    expect(rules(structured.new)).toEqual(["CM-MODE-ECB Vault.java"])
    expect(structured.counts).toMatchObject({ fixed: 1, unchanged: 1 })
    expect((await diff({ ref: "main", after: "lib" })).structured.counts).toMatchObject({
      new: 0,
      fixed: 0,
      unchanged: 1
    })
  })

  it("lists as much as was asked for, and says so", async () => {
    const { structured, text } = await diff({ ref: "main", limit: 0 })
    expect(structured).toMatchObject({ counts: changes.counts, new: [], fixed: [], newAssets: [], isTruncated: true })
    expect(text).toContain("The lists are truncated")
    expect(rules((await diff({ ref: "main", severity: "high" })).structured.fixed)).toEqual([])
  })

  it("leaves the repository as it was", async () => {
    const before = [git(project, "status", "--porcelain"), readFileSync(join(project, ".git/config"), "utf8")]
    await diff({ ref: "main" })
    expect([git(project, "status", "--porcelain"), readFileSync(join(project, ".git/config"), "utf8")]).toEqual(before)
  })

  it("runs nothing that the repository's configuration names", async () => {
    const ran = join(project, "saved/ran")
    const script = join(project, "saved/run.sh")
    writeFileSync(script, `#!/bin/sh\ntouch ${ran}\n`, { mode: 0o755 })
    const names = ["core.fsmonitor", "core.pager", "core.sshCommand", "diff.external", "alias.rev-parse", "core.editor"]
    for (const name of names) git(project, "config", name, script)
    await diff({ ref: "main" })
    expect((await diff({ ref: "main" })).structured).toMatchObject(changes)
    for (const name of names) git(project, "config", "--unset", name)
    expect(() => readFileSync(ran)).toThrow("ENOENT")
  })

  it.each([
    [{}, "invalid_arguments"],
    [{ before: "saved/before.json", ref: "main" }, "invalid_arguments"],
    [{ ref: "nobody" }, "unknown_ref"],
    [{ ref: "--output=/tmp/x" }, "unknown_ref"],
    [{ ref: "main:app" }, "unknown_ref"],
    [{ ref: "a\nb" }, "unknown_ref"],
    [{ ref: "main", after: "lib/kept.py" }, "not_a_folder"],
    [{ before: "app" }, "not_a_file"],
    [{ before: "/etc/passwd" }, "path_outside_roots"],
    [{ before: "lib/kept.py" }, "unreadable_document"],
    [{ before: "saved/before.cdx.json" }, "not_comparable"],
    [{ before: "saved/before.cdx.json", after: "saved/after.json" }, "not_comparable"]
  ])("refuses %j as %s", async (given, code) => {
    expect((await diff(given)).code).toBe(code)
  })

  it("says that a folder is in no repository that it may read as a whole", async () => {
    const within = await connectHere(["--root", join(project, "app")])
    const { code, text } = await within.call("diff", { ref: "main" })
    await within.close()
    expect(code).toBe("not_in_repository")
    expect(text).toContain("--root at the top of the repository")
  })

  it("says that a folder was not there yet", async () => {
    writeFiles(project, { "fresh/a.py": md5 })
    const { code, text } = await diff({ ref: "main", after: "fresh" })
    rmSync(join(project, "fresh"), { recursive: true })
    expect(code).toBe("path_missing")
    expect(text).toContain("does not hold `fresh`")
  })
})

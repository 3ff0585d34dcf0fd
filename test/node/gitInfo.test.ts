import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { bomIdentity, purlOf, gitInfo, publicUrl } from "../../src/node/bomIdentity.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-git-"))
const commit = "1".repeat(40)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const git = (cwd: string, ...args: ReadonlyArray<string>) =>
  execFileSync("git", ["-C", cwd, ...args], { stdio: "pipe" })

const repository = (name: string, ...commands: ReadonlyArray<ReadonlyArray<string>>): string => {
  const path = join(folder, name)
  mkdirSync(join(path, "sub/folder"), { recursive: true })
  git(path, "init", "--initial-branch=trunk")
  for (const command of commands) git(path, ...command)
  return path
}

describe("the address of a repository", () => {
  it.each([
    ["https://github.com/Owner/name.git", "https://github.com/Owner/name"],
    ["https://user:secret@host.example/a/b.git", "https://host.example/a/b"],
    ["git@github.com:Owner/name.git", "https://github.com/Owner/name"],
    ["ssh://git@host.example:2222/a/b", "https://host.example:2222/a/b"],
    ["https://host.example/a/b/", "https://host.example/a/b"]
  ])("%s is shown as %s", (remote, shown) => {
    expect(publicUrl(remote)).toBe(shown)
  })

  it.each(["/srv/git/name.git", "../name", "file:///srv/git", "C:\\git"])("%s is not shown", (remote) => {
    expect(publicUrl(remote)).toBeUndefined()
  })
})

describe("the package URL of a commit", () => {
  it.each([
    [{ url: "https://github.com/Owner/Name", commit, subfolder: "" }, `pkg:github/owner/name@${commit}`],
    [{ url: "https://bitbucket.org/o/n", commit, subfolder: "a b/c" }, `pkg:bitbucket/o/n@${commit}#a%20b/c`],
    [
      { url: "https://host.example/o/n", commit, subfolder: "" },
      `pkg:generic/n@${commit}?vcs_url=git%2Bhttps%3A%2F%2Fhost.example%2Fo%2Fn.git%40${commit}`
    ],
    [{ commit, subfolder: "" }, undefined],
    [{ url: "https://github.com/o/n", subfolder: "" }, undefined]
  ])("of %j is %s", (info, purl) => {
    expect(purlOf(info)).toBe(purl)
  })
})

describe("what git knows of a folder", () => {
  it("is its remote, commit, branch and place in the repository", async () => {
    const path = repository("full", ["remote", "add", "origin", "git@github.com:owner/name.git"])
    writeFileSync(join(path, "file"), "text")
    git(path, "add", ".")
    git(path, "-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-m", "one")
    const head = execFileSync("git", ["-C", path, "rev-parse", "HEAD"], { encoding: "utf8" }).trim()
    expect(await gitInfo(join(path, "sub/folder"))).toEqual({
      url: "https://github.com/owner/name",
      commit: head,
      branch: "trunk",
      subfolder: "sub/folder"
    })
    expect((await bomIdentity(path)).component).toEqual({
      name: "name",
      version: head.slice(0, 12),
      purl: `pkg:github/owner/name@${head}`
    })
    git(path, "tag", "v1.2")
    expect((await bomIdentity(path)).component.version).toBe("v1.2")
  })

  it("is little before the first commit", async () => {
    expect(await gitInfo(repository("new"))).toEqual({ branch: "trunk", subfolder: "" })
  })

  it("is nothing outside a repository", async () => {
    const path = join(folder, "plain")
    mkdirSync(path)
    expect(await gitInfo(path)).toBeUndefined()
    expect((await bomIdentity(path)).component).toEqual({ name: "plain" })
  })
})

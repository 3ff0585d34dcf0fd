import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const top = mkdtempSync(join(tmpdir(), "ciphermap-since-"))
const folder = join(top, "shop")
const ciphermap = ciphermapIn(folder)

const git = (...args: ReadonlyArray<string>): string =>
  execFileSync(
    "git",
    ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "protocol.file.allow=always", ...args],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }
  ).trim()

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const commit = (message = "change"): string => {
  git("add", "--all")
  git("commit", "--quiet", "--allow-empty", "-m", message)
  return git("rev-parse", "HEAD")
}

const uses = (...names: ReadonlyArray<string>): string =>
  `import hashlib\n${names.map((name) => `hashlib.${name}(b"") == signature\n`).join("")}`

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  git("init", "--quiet", "--initial-branch=main")
  write("old.py", uses("md5"))
  commit()
})

afterAll(() => rmSync(top, { recursive: true, force: true }))

interface Scanned {
  readonly source: { readonly since?: object }
  readonly findings: ReadonlyArray<object>
  readonly assessment: {
    readonly weaknesses: ReadonlyArray<{ readonly rule: string; readonly location: { readonly path: string } }>
    readonly score: object
  }
}

const json = async (...args: ReadonlyArray<string>): Promise<Scanned> => {
  const { status, stdout, stderr } = await ciphermap("scan", "--format", "json", ...args)
  expect([status, stderr]).toEqual([0, ""])
  return JSON.parse(stdout)
}

const added = async (...args: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  (await json(...args)).assessment.weaknesses.map(({ rule, location: { path } }) => `${rule} ${path}`).toSorted()

describe("ciphermap scan --changed", () => {
  it("lists what changed, staged and untracked files add, wherever the old lines have moved", async () => {
    write("staged.py", uses("sha1"))
    write("deleted.py", uses("md5"))
    commit()
    write("old.py", `\n\n# moved\n${uses("md5", "sha1")}`)
    write("new/untracked.py", uses("md5"))
    write("staged.py", uses("sha1", "md5"))
    git("add", "staged.py")
    rmSync(join(folder, "deleted.py"))
    expect(await added("--changed")).toEqual([
      "CM-HASH-MD5 new/untracked.py",
      "CM-HASH-MD5 staged.py",
      "CM-HASH-SHA1 old.py"
    ])
  })

  it("says nothing of what has not changed, and keeps inventory, findings of the report and scores whole", async () => {
    const [whole, changed] = [await json(), await json("--changed")]
    expect(changed.assessment.weaknesses).toEqual([])
    expect(changed.findings).toEqual(whole.findings)
    expect(changed.assessment.score).toEqual(whole.assessment.score)
    expect(changed.source.since).toEqual({
      revision: "HEAD",
      commit: git("rev-parse", "HEAD"),
      fixed: 0,
      unchanged: 1
    })
  })

  it("leaves a report of the saved scan whole, with all findings", async () => {
    write("new.py", uses("sha1"))
    await ciphermap("scan", "--changed", "--format", "json", "-q", "-o", "../saved.json")
    const { status, stdout, stderr } = await ciphermap("report", "../saved.json", "--format", "json")
    expect([status, stderr]).toEqual([0, ""])
    const { source, assessment } = JSON.parse(stdout) as Scanned
    expect([source.since, assessment.weaknesses.length]).toEqual([undefined, 2])
    expect((await ciphermap("diff", "../saved.json", "../saved.json")).stdout).toMatch(/^findings: 0 new, /m)
  })

  it("leaves the work tree, the index and the objects as they are", async () => {
    write("old.py", uses("md5", "sha1"))
    git("add", "old.py")
    write("old.py", uses("sha1"))
    const state = () => [
      git("status", "--porcelain=v2"),
      git("count-objects", "-v"),
      git("worktree", "list"),
      git("stash", "list")
    ]
    const [before, kept] = [state(), readdirSync(join(folder, ".git")).toSorted()]
    await added("--changed")
    expect(state()).toEqual(before)
    expect(readdirSync(join(folder, ".git")).toSorted()).toEqual(kept)
  })

  it("compares what a linked work tree, a folder and some files hold", async () => {
    write("app/a.py", uses("md5"))
    write("lib/b.py", uses("md5"))
    commit()
    write("app/a.py", uses("md5", "sha1"))
    write("lib/b.py", uses("md5", "sha1"))
    expect(await added("app", "--changed")).toEqual(["CM-HASH-SHA1 a.py"])
    expect(await added("lib/b.py", "old.py", "--changed")).toEqual(["CM-HASH-SHA1 lib/b.py"])
    git("worktree", "add", "--quiet", "--detach", join(top, "linked"))
    writeFileSync(join(top, "linked/c.py"), uses("md5"))
    expect(await added(join(top, "linked"), "--changed")).toEqual(["CM-HASH-MD5 c.py"])
    rmSync(join(top, "linked"), { recursive: true })
  })

  it("takes for new what a folder holds that the commit does not have", async () => {
    write("fresh/a.py", uses("md5"))
    expect(await added("fresh", "--changed")).toEqual(["CM-HASH-MD5 a.py"])
  })

  it("leaves out of the commit what ignore files leave out of the folder", async () => {
    write("vendor-code/a.py", uses("md5"))
    write("kept/b.py", uses("md5"))
    commit()
    write(".ciphermapignore", "vendor-code/\n")
    write("kept/.gitignore", "c.py\n")
    commit()
    write("vendor-code/a.py", uses("md5", "sha1"))
    write("kept/c.py", uses("md5"))
    expect(await added("--changed")).toEqual([])
    expect(await added("--changed", "--no-gitignore")).toEqual(["CM-HASH-MD5 kept/c.py"])
  })

  it("follows a constant into another file of the commit", async () => {
    write("names.py", 'NAME = "sha256"\n')
    write("use.py", 'import hashlib\nfrom names import NAME\nhashlib.new(NAME, b"") == signature\n')
    commit()
    write("names.py", 'NAME = "md5"\n')
    expect(await added("--changed")).toEqual(["CM-HASH-MD5 use.py"])
  })
})

describe("ciphermap scan --base", () => {
  it("compares with the commit where a branch began, not with what came there since", async () => {
    git("checkout", "--quiet", "-b", "feature")
    write("feature.py", uses("md5"))
    commit()
    git("checkout", "--quiet", "main")
    write("later.py", uses("sha1"))
    rmSync(join(folder, "old.py"))
    commit()
    git("checkout", "--quiet", "feature")
    write("open.py", uses("sha1"))
    expect(await added("--base", "main")).toEqual(["CM-HASH-MD5 feature.py", "CM-HASH-SHA1 open.py"])
    git("tag", "v1", "main")
    expect(await added("--base", "v1")).toHaveLength(2)
    expect(await added("--base", git("rev-parse", "--short", "HEAD"))).toEqual(["CM-HASH-SHA1 open.py"])
  })

  it("is gated by what is added only, also under a baseline and other severities", async () => {
    const base = git("rev-parse", "HEAD")
    const scan = (...args: ReadonlyArray<string>) => ciphermap("scan", "--format", "lines", "--base", base, ...args)
    expect((await scan("--fail-on", "info")).status).toBe(0)
    write("new.py", uses("md5"))
    const { status, stderr } = await scan("--fail-on", "high")
    expect([status, stderr]).toEqual([1, "ciphermap: new findings of severity high or higher: 1 (CM-HASH-MD5)\n"])
    await ciphermap("scan", "-q", "-o", "x.json", "--write-baseline", "known.json")
    expect((await scan("--fail-on", "info", "--baseline", "known.json")).status).toBe(0)
    write(".ciphermap.yml", "fail-on: high\nseverities: [{ rule: CM-HASH-MD5, severity: low, reason: cache keys }]\n")
    expect((await scan()).status).toBe(0)
    expect((await scan("--fail-on", "low")).status).toBe(1)
    write(".ciphermap.yml", "fail-on: info\n")
    expect((await scan()).status).toBe(1)
    expect((await scan("--fail-on", "never")).status).toBe(0)
    expect((await scan("--only", "test")).status).toBe(0)
  })

  it("says in every output what it is compared with, and in SARIF the state of each finding", async () => {
    write("new.py", uses("sha1"))
    write("old.py", `\n${uses("md5")}`)
    const short = git("rev-parse", "HEAD").slice(0, 12)
    const clause = `only what was added since main (${short}); 0 gone since then, 1 as before`
    const names = ["a.sarif", "a.html", "a.md", "a.txt", "cyclonedx=a.cdx", "csv=a.csv"]
    const args = names.flatMap((name) => ["-o", name])
    const { status, stderr } = await ciphermap("scan", "--base", "main", ...args)
    expect([status, stderr]).toEqual([0, names.map((name) => `wrote ${name.replace(/.*=/, "")}: 1 medium\n`).join("")])
    const text = (name: string): string => readFileSync(join(folder, name), "utf8")
    for (const name of ["a.html", "a.txt", "a.cdx"]) expect(text(name), name).toContain(clause)
    expect(text("a.md").replaceAll("\\", "")).toContain(clause)
    expect(text("a.html")).toContain(`Compared with main (${short})`)
    const [run] = JSON.parse(text("a.sarif")).runs
    expect(
      run.results.map(({ ruleId, baselineState }: { readonly ruleId: string; readonly baselineState: string }) => [
        ruleId,
        baselineState
      ])
    ).toEqual([
      ["CM-HASH-SHA1", "new"],
      ["CM-HASH-MD5", "unchanged"]
    ])
    expect(JSON.parse(text("a.cdx")).vulnerabilities).toHaveLength(1)
    expect(text("a.csv")).toContain("old.py")
  })

  it("marks a finding as updated in SARIF that is in another place of the same call, and lists only the new one", async () => {
    write(
      "both.py",
      'import hashlib\ndef digest(name):\n    return hashlib.new(name, b"") == signature\ndigest("md5")\n'
    )
    commit()
    write("both.py", `${readFileSync(join(folder, "both.py"), "utf8")}digest("sha1")\n`)
    const { stdout } = await ciphermap("scan", "--changed", "--format", "sarif")
    const states = JSON.parse(stdout).runs[0].results.map(
      (one: { readonly baselineState: string }) => one.baselineState
    )
    expect(states).toEqual(["updated", "unchanged"])
    expect(await added("--changed")).toEqual(["CM-HASH-SHA1 both.py"])
  })

  it("reads both sides from the cache where nothing has changed", async () => {
    write("new.py", uses("sha1"))
    const first = await added("--base", "main", "--cache", "../kept")
    const owner = createHash("sha256")
      .update(`${realpathSync(folder)}versions`)
      .digest("hex")
      .slice(0, 16)
    const packs = () => readdirSync(join(top, "kept")).filter((name) => name.startsWith(owner))
    const kept = packs()
    expect(await added("--base", "main", "--cache", "../kept")).toEqual(first)
    expect([kept.length, packs()]).toEqual([1, kept])
    expect(first).toEqual(["CM-HASH-SHA1 new.py"])
    rmSync(join(top, "kept"), { recursive: true })
  })
})

describe("what only points elsewhere", () => {
  it("is not compared, and that is said", async () => {
    const other = join(top, "other")
    mkdirSync(other)
    execFileSync("git", ["init", "--quiet", other])
    writeFileSync(join(other, "a.py"), uses("md5"))
    execFileSync("git", ["-C", other, "add", "."])
    execFileSync("git", ["-C", other, "-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "-qm", "x"])
    git("submodule", "--quiet", "add", other, "lib/sub")
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12345\n`
    write("large.py", pointer)
    commit()
    write("large.py", uses("sha1"))
    write("new.py", uses("sha1"))
    const { status, stdout, stderr } = await ciphermap("scan", "--changed", "--format", "json")
    expect([status, stderr]).toEqual([
      0,
      "not compared, as the base only points to them (submodules, Git LFS): large.py, lib/sub/\n"
    ])
    const { assessment } = JSON.parse(stdout) as Scanned
    expect(assessment.weaknesses.map(({ location: { path } }) => path)).toEqual(["new.py"])
    write("lib/sub/b.py", uses("sha1"))
    expect(await added("lib/sub", "--changed")).toEqual(["CM-HASH-SHA1 b.py"])
    rmSync(other, { recursive: true })
  })
})

const twoLines = (first: string, second: string) => `ciphermap: ${first}\n${second}\n`

const refused = async (...args: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = await ciphermap("scan", "--format", "json", ...args)
  expect(stdout).toBe("")
  return { status, stderr }
}

const WHY = "--base and --changed compare with a commit; ciphermap scan without them needs no git."

describe("a comparison that cannot be made", () => {
  it("says which name there may be for one that there is not", async () => {
    git("branch", "develop")
    expect(await refused("--base", "devlop")).toEqual({
      status: 2,
      stderr: twoLines(
        "there is no branch, tag or commit devlop",
        "Did you mean develop? git fetch brings what a remote has of them."
      )
    })
    git("update-ref", "refs/remotes/origin/release", "HEAD")
    expect((await refused("--base", "release")).stderr).toContain("Did you mean origin/release? ")
    for (const name of ["", "-x", "--upload-pack=touch", "main:old.py", "HEAD:", "a\nb"])
      expect([name, (await refused(`--base=${name}`)).status]).toEqual([name, name === "" ? 64 : 2])
    expect(existsSync(join(folder, "touch"))).toBe(false)
  })

  it("says that there is no repository, no commit, or nothing but git's own files", async () => {
    const plain = join(top, "plain")
    mkdirSync(plain)
    writeFileSync(join(plain, "a.py"), uses("md5"))
    expect(await refused(plain, "--changed")).toEqual({
      status: 2,
      stderr: twoLines(`${plain} is in no git repository`, WHY)
    })
    execFileSync("git", ["init", "--quiet", plain])
    expect(await refused(plain, "--changed")).toEqual({
      status: 2,
      stderr: twoLines("the repository has no commit yet, or its HEAD leads to none", WHY)
    })
    const bare = join(top, "bare.git")
    execFileSync("git", ["clone", "--quiet", "--bare", folder, bare])
    expect(await refused(bare, "--base", "main")).toEqual({
      status: 2,
      stderr: twoLines(
        `${bare} is a bare repository, which has no files to compare`,
        "Clone it, or compare two commits with ciphermap log."
      )
    })
  })

  it("says what a shallow clone lacks, and that histories are unrelated", async () => {
    write("more.py", uses("md5"))
    commit()
    git("checkout", "--quiet", "-b", "side", "HEAD~1")
    write("side.py", uses("md5"))
    commit()
    const shallow = join(top, "shallow")
    execFileSync("git", ["clone", "--quiet", "--depth=1", "--no-single-branch", `file://${folder}`, shallow])
    expect(await refused(shallow, "--base", "origin/main")).toEqual({
      status: 2,
      stderr: twoLines(
        "the history here does not reach back to what origin/main and HEAD have in common",
        "This clone is shallow: git fetch --unshallow (in CI, a depth of 0) brings the rest of its history."
      )
    })
    expect((await refused(shallow, "--base", "HEAD~1")).stderr).toContain("\nThis clone is shallow: ")
    git("checkout", "--quiet", "--orphan", "alone")
    commit()
    expect(await refused("--base", "main")).toEqual({
      status: 2,
      stderr: twoLines(
        "main and HEAD have no commit in common",
        "Their histories are unrelated; ciphermap diff compares two scans that were saved."
      )
    })
    rmSync(shallow, { recursive: true })
  })

  it("says that git is missing, or what damaged objects make it say", async () => {
    const path = process.env["PATH"]
    try {
      process.env["PATH"] = "/nonexistent"
      expect(await refused("--changed")).toEqual({
        status: 2,
        stderr: twoLines("git is not found", "Install git, and see that it is on PATH.")
      })
    } finally {
      process.env["PATH"] = path
    }
    const blob = git("rev-parse", "HEAD:old.py")
    rmSync(join(folder, ".git/objects", blob.slice(0, 2), blob.slice(2)), { force: true })
    const { status, stderr } = await refused("--changed")
    expect([status, stderr.split("\n")[0]]).toEqual([2, "ciphermap: git cannot read the repository"])
    expect(stderr).toContain(blob)
  })

  it("takes one of both, and no baseline from half of the findings", async () => {
    expect((await refused("--base", "main", "--changed")).status).toBe(64)
    expect((await refused("--changed", "--write-baseline", "known.json")).status).toBe(64)
    expect(existsSync(join(folder, "known.json"))).toBe(false)
  })
})

import { mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { isLong } from "../support/isLong.ts"
import { makeSelection } from "../../scanner/select/makeSelection.ts"
import { walk } from "../../src/node/walk.ts"
import { checkIgnore, git, makeGitTree, write } from "./walkGitTree.ts"

let root = ""

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ciphermap-ignore-"))
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

const walked = (folder = root, gitignore = true) =>
  Effect.runPromise(walk(folder, { selection: makeSelection({}), gitignore }))

describe("ignore files on disk", () => {
  it.each(Array.from({ length: isLong ? 60 : 20 }, (_, seed) => seed + 1))(
    "mean what they mean to git (tree %i)",
    async (seed) => {
      const paths = makeGitTree(root, seed)
      const ignored = checkIgnore(root, paths)
      const expected = paths.filter((path) => !ignored.has(path)).sort()
      expect((await walked()).paths).toEqual(expected)
    }
  )

  it("in those trees ignore a good part of the files, and not all", () => {
    const trees = Array.from({ length: isLong ? 10 : 4 }, (_, seed) => {
      git(root, ["init", "-q", `${seed}`])
      const folder = join(root, `${seed}`)
      const paths = makeGitTree(folder, seed)
      return { paths: paths.length, ignored: checkIgnore(folder, paths).size }
    })
    const sum = (count: "paths" | "ignored"): number => trees.reduce((total, tree) => total + tree[count], 0)
    expect(sum("ignored") / sum("paths")).toBeGreaterThan(0.1)
    expect(sum("ignored") / sum("paths")).toBeLessThan(0.9)
  })

  it("are named with the pattern that left out a source file or folder; other files are not mentioned", async () => {
    write(root, ".gitignore", "gen/\n*.tmp*\n")
    for (const path of ["gen/a.py", "b.tmp.py", "c.tmp", "d.py"]) write(root, path)
    const { paths, skipped, unsupported } = await walked()
    expect(paths).toEqual(["d.py"])
    expect(skipped).toEqual([
      { path: "b.tmp.py", reason: "ignored", detail: ".gitignore: *.tmp*" },
      { path: "gen/", reason: "ignored", detail: ".gitignore: gen/" }
    ])
    expect(unsupported).toEqual({ "": 1 })
  })

  it("of git do not count when that is asked for, those of Ciphermap do", async () => {
    write(root, ".gitignore", "a.py")
    write(root, ".git/info/exclude", "b.py")
    write(root, ".ciphermapignore", "c.py")
    for (const path of ["a.py", "b.py", "c.py"]) write(root, path)
    expect((await walked(root, true)).paths).toEqual([])
    expect((await walked(root, false)).paths).toEqual(["a.py", "b.py"])
  })

  it("of Ciphermap can bring back what git ignores, in any folder", async () => {
    write(root, ".gitignore", "gen/")
    write(root, "a/.gitignore", "*.py")
    write(root, ".ciphermapignore", "!gen/\n!keep.py")
    for (const path of ["gen/x.py", "a/keep.py", "a/other.py"]) write(root, path)
    expect((await walked()).paths).toEqual(["a/keep.py", "gen/x.py"])
  })

  it("above the folder count up to the top of its repository and no further", async () => {
    write(root, ".gitignore", "outside.py")
    write(root, "repository/.git/info/exclude", "/services/app/excluded.py")
    write(root, "repository/.gitignore", "/services/app/top.py")
    write(root, "repository/services/.gitignore", "!top.py\nnear.py")
    write(root, "repository/services/.ciphermapignore", "own.py")
    for (const name of ["outside", "excluded", "top", "near", "own", "kept"]) {
      write(root, `repository/services/app/${name}.py`)
    }
    const { paths } = await walked(join(root, "repository/services/app"))
    expect(paths).toEqual(["kept.py", "outside.py", "top.py"])
  })

  it("above the folder do not count outside a repository", async () => {
    write(root, ".gitignore", "*.py")
    write(root, "a/b.py")
    expect((await walked(join(root, "a"))).paths).toEqual(["b.py"])
  })

  it("do not leave out the very folder that was asked for", async () => {
    git(root, ["init", "-q"])
    write(root, ".gitignore", "build/\nx.py")
    write(root, "build/app/a.py")
    write(root, "build/app/x.py")
    expect((await walked(join(root, "build/app"))).paths).toEqual(["a.py"])
  })

  it("do not reach into a repository within, but for those of Ciphermap", async () => {
    write(root, ".gitignore", "a.py")
    write(root, ".ciphermapignore", "b.py")
    git(root, ["init", "-q", "sub"])
    write(root, "sub/.gitignore", "c.py")
    for (const name of ["a", "b", "c", "d"]) write(root, `sub/x/${name}.py`)
    expect((await walked()).paths).toEqual(["sub/x/a.py", "sub/x/d.py"])
  })

  it("of a linked work tree are those of its repository", async () => {
    const identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    git(root, ["init", "-q", "main"])
    write(root, "main/.git/info/exclude", "b.py")
    git(join(root, "main"), [...identity, "commit", "-q", "--allow-empty", "-m", "start"])
    git(join(root, "main"), ["worktree", "add", "-q", "../linked"])
    write(root, "linked/a.py")
    write(root, "linked/b.py")
    expect([...checkIgnore(join(root, "linked"), ["a.py", "b.py"])]).toEqual(["b.py"])
    expect((await walked(join(root, "linked"))).paths).toEqual(["a.py"])
  })

  it("are not read through a link, nor when they are absurdly large, and the report says so", async () => {
    write(root, "patterns", "*.py")
    symlinkSync("patterns", join(root, ".gitignore"))
    write(root, "a/.gitignore", `*.py\n${"#".repeat(1_048_576)}`)
    write(root, "a/b.py")
    const { paths, skipped } = await walked()
    expect(paths).toEqual(["a/b.py"])
    expect(skipped).toEqual([
      { path: ".gitignore", reason: "unreadable", detail: "symbolic link" },
      { path: "a/.gitignore", reason: "too-large", detail: "1048581 bytes" }
    ])
  })

  it("may be folders, empty, or in an unknown encoding", async () => {
    write(root, ".gitignore/a.py")
    write(root, "b/.gitignore")
    write(root, "b/c.py")
    write(root, "d/.gitignore", Uint8Array.of(0xff, 0x0a, ...new TextEncoder().encode("e.py\n"), 0xe9))
    write(root, "d/e.py")
    write(root, "f/.git", "gitdir: /nowhere\n")
    write(root, "f/g.py")
    const { paths } = await walked()
    expect(paths).toEqual([".gitignore/a.py", "b/c.py", "f/g.py"])
  })
})

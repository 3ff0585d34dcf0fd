import { execFileSync } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { makeSelection } from "../../scanner/select/makeSelection.ts"
import type { Selection } from "../../scanner/select/Selection.ts"
import { walk } from "../../src/node/walk.ts"
import { write } from "./walkGitTree.ts"

const NOBODY = 65_534

let root = ""

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ciphermap-walk-"))
  chmodSync(root, 0o755)
})

afterEach(() => {
  execFileSync("/usr/bin/env", ["rm", "-rf", root])
})

const walked = (folder = root, selection: Selection = makeSelection({})) =>
  Effect.runPromise(walk(folder, { selection, gitignore: true }))

const failure = (folder: string) =>
  Effect.runPromise(Effect.flip(walk(folder, { selection: makeSelection({}), gitignore: true })))

/** Root may read everything, so that the test must be somebody else for a moment. */
const asNobody = async <A>(work: () => Promise<A>): Promise<A> => {
  const user = process.geteuid!()
  if (user === 0) process.seteuid!(NOBODY)
  try {
    return await work()
  } finally {
    if (user === 0) process.seteuid!(user)
  }
}

describe("a walk", () => {
  it("lists source files by extension and by first line, in the order of their paths", async () => {
    for (const path of ["b/A.java", "a.py", "a/z.py", "a-b.py", "README.md", "b.txt"]) write(root, path)
    write(root, "bin/tool", "#!/usr/bin/env python3\n")
    write(root, "bin/other", "#!/usr/bin/awk -f\n")
    write(root, "LICENSE", "")
    const { paths, skipped, unsupported } = await walked()
    expect(paths).toEqual(["a-b.py", "a.py", "a/z.py", "b/A.java", "bin/tool"])
    expect(skipped).toEqual([])
    expect(unsupported).toEqual({ "": 2, ".md": 1, ".txt": 1 })
  })

  it("finds nothing in an empty folder", async () => {
    expect(await walked()).toMatchObject({ paths: [], skipped: [], unsupported: {} })
  })

  it("names a vendored folder once and does not look into it, nor mentions what tools keep for themselves", async () => {
    for (const path of [
      "node_modules/x/a.py",
      "web/node_modules/b.py",
      ".git/hooks/c.py",
      "__pycache__/d.py",
      "vendor/e.py"
    ]) {
      write(root, path)
    }
    const { paths, skipped } = await walked()
    expect(paths).toEqual(["vendor/e.py"])
    expect(skipped).toEqual([
      { path: "node_modules/", reason: "vendored" },
      { path: "web/node_modules/", reason: "vendored" }
    ])
  })

  it("scans a vendored folder when that is what it was given", async () => {
    write(root, "node_modules/a.py")
    expect((await walked(join(root, "node_modules"))).paths).toEqual(["a.py"])
  })

  it("does not enter an excluded folder, and names it and every source file that is not wanted", async () => {
    for (const path of ["test/a.py", "test/b/c.py", "d.py", "e.java", "f.md"]) write(root, path)
    const { paths, skipped, unsupported } = await walked(root, makeSelection({ include: ["*.py"], exclude: ["test"] }))
    expect(paths).toEqual(["d.py"])
    expect(skipped).toEqual([
      { path: "e.java", reason: "ignored", detail: "include and exclude patterns" },
      { path: "test/", reason: "ignored", detail: "exclude pattern" }
    ])
    expect(unsupported).toEqual({})
  })

  it("counts the 100 most frequent other extensions, and the rest together", async () => {
    for (let kind = 0; kind < 120; kind++) write(root, `a.x${kind}`)
    for (const path of ["b.cob", "c.cob", "d.\u001b[31m", `e.${"x".repeat(40)}`]) write(root, path)
    const { unsupported } = await walked()
    expect(Object.keys(unsupported)).toHaveLength(101)
    expect(unsupported[".cob"]).toBe(2)
    expect(unsupported["other"]).toBe(23)
  })

  it("sees 64 folders deep, and says where it stopped", async () => {
    const levels = (count: number): string => Array.from({ length: count }, () => "d").join("/")
    write(root, `${levels(64)}/a.py`)
    write(root, `${levels(140)}/b.py`)
    const { paths, skipped } = await walked()
    expect(paths).toEqual([`${levels(64)}/a.py`])
    expect(skipped).toEqual([{ path: `${levels(129)}/`, reason: "unreadable", detail: "deeper than 128 folders" }])
  })

  it("lets others work in between", async () => {
    for (let folder = 0; folder < 1_000; folder++) mkdirSync(join(root, `f${folder}`))
    let turns = 0
    const count = (): void => {
      turns++
      immediate = setImmediate(count)
    }
    let immediate = setImmediate(count)
    await walked()
    clearImmediate(immediate)
    expect(turns).toBeGreaterThan(3)
  })
})

describe("a walk meets", () => {
  it("links, which it does not follow", async () => {
    write(root, "real/a.py")
    symlinkSync("a.py", join(root, "real/link.py"))
    symlinkSync("nowhere.py", join(root, "dangling.py"))
    symlinkSync("real", join(root, "folder"))
    symlinkSync("..", join(root, "real/up"))
    symlinkSync("loop.java", join(root, "loop.java"))
    const { paths, skipped } = await walked()
    expect(paths).toEqual(["real/a.py"])
    expect(skipped).toEqual(
      ["dangling.py", "loop.java", "real/link.py"].map((path) => ({ path, reason: "ignored", detail: "symbolic link" }))
    )
  })

  it("pipes and sockets, which it does not open", async () => {
    execFileSync("/usr/bin/env", ["mkfifo", join(root, "pipe.py"), join(root, "pipe"), join(root, ".gitignore")])
    const server = createServer()
    await new Promise<void>((done) => server.listen(join(root, "socket.java"), done))
    const { paths, skipped } = await walked()
    await new Promise((done) => server.close(done))
    expect(paths).toEqual([])
    expect(skipped).toEqual(
      [".gitignore", "pipe.py", "socket.java"].map((path) => ({
        path,
        reason: "unreadable",
        detail: "not a regular file"
      }))
    )
  })

  it("names with line breaks, quotes, other scripts and a real replacement character", async () => {
    const names = ["a\nb.py", "q\"u'o.py", "東京.java", "\uFFFD.py", " .py", "-rf.py", "\u202Egnp.py"]
    for (const name of names) write(root, `a b/${name}`)
    expect((await walked()).paths).toEqual(names.map((name) => `a b/${name}`).sort())
  })

  it("names that are no UTF-8, which it reports beside those that are", async () => {
    const name = (text: string): Buffer =>
      Buffer.concat([Buffer.from(`${root}/caf`), Buffer.from([0xe9]), Buffer.from(text)])
    writeFileSync(name(".py"), "")
    writeFileSync(name(".txt"), "")
    mkdirSync(name(""))
    writeFileSync(name("/a.py"), "")
    write(root, "b.py")
    const { paths, skipped } = await walked()
    expect(paths).toEqual(["b.py"])
    expect(skipped).toEqual(
      ["caf\uFFFD.py", "caf\uFFFD/"].map((path) => ({ path, reason: "unreadable", detail: "the name is not UTF-8" }))
    )
  })

  it("folders and files it may not read", async () => {
    write(root, "closed/a.py")
    write(root, "script", "#!/usr/bin/python3\n")
    write(root, "b.py")
    chmodSync(join(root, "closed"), 0)
    chmodSync(join(root, "script"), 0)
    const { paths, skipped } = await asNobody(() => walked())
    expect(paths).toEqual(["b.py"])
    expect(skipped).toEqual(["closed/", "script"].map((path) => ({ path, reason: "unreadable", detail: "EACCES" })))
  })

  it("paths longer than the system opens", async () => {
    const start = process.cwd()
    process.chdir(root)
    for (let level = 0; level < 60; level++) {
      mkdirSync("x".repeat(100))
      process.chdir("x".repeat(100))
    }
    process.chdir(start)
    const { skipped } = await walked()
    expect(skipped).toEqual([{ path: expect.stringMatching(/^x.*\/$/), reason: "unreadable", detail: "ENAMETOOLONG" }])
  })

  it("looks at nothing but the paths it was asked for, under the same rules", async () => {
    for (const path of ["a.py", "a/b.py", "a/c/d.py", "a/c/e.py", "ab/f.py", "a/node_modules/g.py"]) write(root, path)
    write(root, ".gitignore", "e.py\n")
    const only = ["a.py", "a/c", "a/node_modules/g.py", "gone.py"]
    const { paths, skipped } = await Effect.runPromise(
      walk(root, { selection: makeSelection({}), gitignore: true, only })
    )
    expect(paths).toEqual(["a.py", "a/c/d.py"])
    expect(skipped).toEqual([
      { path: "a/c/e.py", reason: "ignored", detail: ".gitignore: e.py" },
      { path: "a/node_modules/", reason: "vendored" }
    ])
  })

  it("looks at everything when the folder itself is among the paths", async () => {
    for (const path of ["a.py", "b/c.py"]) write(root, path)
    const only = ["", "b/c.py"]
    const { paths } = await Effect.runPromise(walk(root, { selection: makeSelection({}), gitignore: true, only }))
    expect(paths).toEqual(["a.py", "b/c.py"])
  })
})

describe("a walk cannot start", () => {
  it.each([
    ["where nothing is", "missing"],
    ["below a file", "file.py/folder"],
    ["at a link to nowhere", "dangling"]
  ])("%s", async (_, path) => {
    write(root, "file.py")
    symlinkSync("nowhere", join(root, "dangling"))
    const error = await failure(join(root, path))
    expect(error).toMatchObject({ _tag: "ScanRootMissing", path: join(root, path), isRetryable: false })
  })

  it("at a file", async () => {
    write(root, "file.py")
    expect(await failure(join(root, "file.py"))).toMatchObject({ _tag: "ScanRootNotFolder", isRetryable: false })
  })

  it("at a link that leads to itself", async () => {
    symlinkSync("loop", join(root, "loop"))
    expect(await failure(join(root, "loop"))).toMatchObject({ _tag: "ScanRootUnreadable", code: "ELOOP" })
  })

  it("at a folder that may not be listed", async () => {
    mkdirSync(join(root, "closed"), { mode: 0 })
    const error = await asNobody(() => failure(join(root, "closed")))
    expect(error).toMatchObject({ _tag: "ScanRootUnreadable", code: "EACCES" })
  })

  it("but it can at a link to a folder", async () => {
    write(root, "real/a.py")
    symlinkSync("real", join(root, "link"))
    expect(await walked(join(root, "link"))).toMatchObject({ root: join(root, "real"), paths: ["a.py"] })
  })
})

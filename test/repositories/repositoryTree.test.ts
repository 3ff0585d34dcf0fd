import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Scanner } from "../../scanner/Scanner.ts"
import { makeSelection } from "../../scanner/select/makeSelection.ts"
import { openRepositoryTree, type RepositoryTree, type TreeLimits } from "../../src/node/git/repositoryTree.ts"
import { scanFolder } from "../../src/node/scanFolder.ts"
import { scannerOnce } from "../support/scannerOnce.ts"
import { type GitFiles, commitFiles, gitIn, makeBare } from "../support/gitFiles.ts"
import { quickTree } from "../support/mixedTree.ts"
import { defaultTreeLimits } from "../support/treeLimits.ts"

const root = mkdtempSync(join(tmpdir(), "ciphermap-tree-"))

afterAll(() => rmSync(root, { recursive: true, force: true }))

let made = 0

const repository = (files: GitFiles): { readonly directory: string; readonly commit: string } => {
  const directory = join(root, `${++made}.git`)
  makeBare(directory)
  return { directory, commit: commitFiles(directory, files) }
}

const selection = makeSelection({})

const openTree = (files: GitFiles, limits: Partial<TreeLimits> = {}) => {
  const { directory, commit } = repository(files)
  return openRepositoryTree(directory, commit, { selection, limits: { ...defaultTreeLimits, ...limits } })
}

const opened = (files: GitFiles, limits: Partial<TreeLimits> = {}): Promise<RepositoryTree> =>
  Effect.runPromise(openTree(files, limits))

const contents = (tree: RepositoryTree): Promise<ReadonlyArray<readonly [string, string]>> =>
  Effect.runPromise(
    tree.files.pipe(
      Stream.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()] as const),
      Stream.runCollect
    )
  )

const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12345\n`

const mixed: GitFiles = {
  ...Object.fromEntries(quickTree().map(({ path, bytes }) => [path, bytes])),
  "bin/tool": { mode: "100755", content: "#!/usr/bin/env python3\nimport hashlib\nhashlib.md5(b'')\n" },
  "bin/other": "#!/usr/bin/awk -f\n",
  LICENSE: "",
  "README.md": "text",
  "a b/é.py": "import hashlib\nhashlib.sha1(b'')\n",
  "line\nend.py": "import hashlib\nhashlib.sha1(b'')\n",
  "link.py": { mode: "120000", content: "bin/tool" } as const,
  link: { mode: "120000", content: "/etc/passwd" },
  "node_modules/x/a.py": "import hashlib\n",
  "web/site-packages/b.py": "import hashlib\n",
  "__pycache__/c.py": "",
  "lib/x.min.js": "var a",
  "large.py": "x = 1\n".repeat(200_000),
  "large.bin": new Uint8Array(100_000),
  "empty.py": ""
}

describe("the tree of a bare repository", () => {
  let bare: ReturnType<typeof repository>
  const checkedOut = join(root, "checked-out")

  beforeAll(() => {
    bare = repository(mixed)
    mkdirSync(checkedOut)
    gitIn(bare.directory, ["--work-tree", checkedOut, "checkout", "--quiet", "--force", "main", "--", "."])
  })

  it("has the report of its checked out folder", async () => {
    const fromFolder = await Effect.runPromise(scanFolder(checkedOut).pipe(Effect.provide(scannerOnce)))
    const scanTree = Effect.gen(function* () {
      const options = { selection, limits: defaultTreeLimits }
      const tree = yield* openRepositoryTree(bare.directory, bare.commit, options)
      const { mainLanguage, skipped, unsupported } = tree
      const scanner = yield* Scanner
      return yield* scanner.scan(tree.files, { selection, mainLanguage, unlisted: { skipped, unsupported } })
    })
    const fromTree = await Effect.runPromise(scanTree.pipe(Effect.provide(scannerOnce)))
    expect(fromTree).toEqual(fromFolder)
    expect(fromTree.findings.length).toBeGreaterThan(20)
    expect(fromTree.skipped.map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(["ignored", "vendored", "too-large"])
    )
  })
})

describe("the tree of a repository", () => {
  it("gives its files in order, again and again", async () => {
    const files = { "b.py": "two", "a.py": "one", "c/d.py": "two", "e.py": "", "z/long.py": "x".repeat(300_000) }
    const tree = await opened(files)
    const expected = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))
    expect(await contents(tree)).toEqual(expected)
    expect(await contents(tree)).toEqual(expected)
    expect(tree.bytes).toBe(300_009)
    expect(tree.limitsHit).toEqual([])
  })

  it("stops reading where its reader does", async () => {
    const tree = await opened(
      Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}.py`, "x".repeat(9_999)]))
    )
    const one = await Effect.runPromise(tree.files.pipe(Stream.take(1), Stream.runCollect))
    expect(one).toHaveLength(1)
  })

  it("may have no files", async () => {
    const tree = await opened({ "README.md": "text" })
    expect(tree).toMatchObject({ paths: [], skipped: [], unsupported: { ".md": 1 }, bytes: 0 })
    expect(await contents(tree)).toEqual([])
  })

  it("leaves out links, submodules and pointers to what is kept elsewhere", async () => {
    const tree = await opened({
      "a.py": "one",
      "link.py": { mode: "120000", content: "/etc/passwd" },
      passwd: { mode: "120000", content: "/etc/passwd" },
      "module/sub": { mode: "160000", commit: "1".repeat(40) },
      "model.py": pointer,
      ".gitmodules": '[submodule "x"]\n\tpath = module/sub\n\turl = ext::sh -c "exit 1"\n'
    })
    expect(tree.paths).toEqual(["a.py"])
    expect(tree.skipped).toEqual([
      { path: "link.py", reason: "ignored", detail: "symbolic link" },
      { path: "model.py", reason: "ignored", detail: "Git LFS pointer" },
      { path: "module/sub/", reason: "ignored", detail: "submodule" }
    ])
  })

  it("obeys none of its ignore files", async () => {
    const tree = await opened({ ".gitignore": "*.py\n", ".ciphermapignore": "*.py\n", "a.py": "one" })
    expect(tree.paths).toEqual(["a.py"])
  })

  it("names what lies too deep or has too long a path, once", async () => {
    const deep = Array.from({ length: 65 }, (_, at) => `d${at}`).join("/")
    const long = `${"n".repeat(250)}/`.repeat(4)
    const tree = await opened({
      [`${deep}/a.py`]: "",
      [`${deep}/b.py`]: "",
      [`${deep.slice(0, deep.lastIndexOf("/"))}/c.py`]: "",
      [`${long}${"x".repeat(30)}.py`]: "",
      [`${long}${"x".repeat(30)}.txt`]: ""
    })
    expect(tree.paths).toEqual([`${deep.slice(0, deep.lastIndexOf("/"))}/c.py`])
    expect(tree.skipped).toEqual([
      { path: `${deep}/`, reason: "unreadable", detail: "deeper than 64 folders" },
      { path: `${long}${"x".repeat(30)}.py`, reason: "unreadable", detail: "the path is longer than 1024 bytes" }
    ])
  })

  it("skips the files beyond the limits, and says which limits", async () => {
    const files = { "a.py": "aa", "b.py": "bbbb", "c.py": "c", "d.py": "d" }
    const few = await opened(files, { maxFiles: 2 })
    expect(few.paths).toEqual(["a.py", "b.py"])
    expect(few.limitsHit).toEqual(["scanned_files"])
    expect(few.skipped).toEqual([
      { path: "c.py", reason: "ignored", detail: "beyond the limit of scanned files" },
      { path: "d.py", reason: "ignored", detail: "beyond the limit of scanned files" }
    ])
    const small = await opened(files, { maxBytes: 3 })
    expect(small.paths).toEqual(["a.py", "c.py"])
    expect(small.limitsHit).toEqual(["scanned_bytes"])
    expect(small.bytes).toBe(3)
  })

  it.each([
    ["files", { "a.py": "", "b.txt": "", "c/d": "" }],
    ["folders", { "a/b/c/a.py": "" }]
  ])("is refused when it has too many %s", async (_, files) => {
    const failure = await Effect.runPromise(Effect.flip(openTree(files, { maxEntries: 2 })))
    expect(failure).toMatchObject({ _tag: "ScanFailure", code: "too_many_files" })
    await opened(files, { maxEntries: 3 })
  })

  it("is refused when the commit, or a file, is not there", async () => {
    const { directory, commit } = repository({ "a.py": "one" })
    const options = { selection, limits: defaultTreeLimits }
    const missing = await Effect.runPromise(Effect.flip(openRepositoryTree(directory, "2".repeat(40), options)))
    expect(missing).toMatchObject({ code: "invalid_archive" })
    const tree = await Effect.runPromise(openRepositoryTree(directory, commit, options))
    rmSync(join(directory, "objects"), { recursive: true })
    expect(await Effect.runPromise(Effect.flip(Stream.runDrain(tree.files)))).toMatchObject({ code: "invalid_archive" })
  })
})

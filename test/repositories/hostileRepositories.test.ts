import { randomBytes } from "node:crypto"
import { existsSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { defaultSelection } from "../../scanner/select/Selection.ts"
import { openRepositoryTree } from "../../src/node/git/repositoryTree.ts"
import { type GitServer, startGitServer } from "../support/GitServer.ts"
import {
  commitBomb,
  commitMany,
  commitTree,
  type RawEntry,
  writeBlob,
  writeTree
} from "../support/hostileRepositories.ts"
import { addressOf, type Fetching, repositoriesWith } from "./repositoriesWith.ts"
import { isLong } from "../support/isLong.ts"
import { defaultTreeLimits } from "../support/treeLimits.ts"

/** CIPHERMAP_FAULTS=2000 asks for the whole of it. */
const isFull = Number(process.env["CIPHERMAP_FAULTS"] ?? "50") >= 1_000

/** Too many for the service, or for a limit that is a tenth of its own. */
const MANY = isFull ? 1_000_000 : isLong ? 205_000 : 20_500
const limits =
  MANY > defaultTreeLimits.maxEntries
    ? defaultTreeLimits
    : { ...defaultTreeLimits, maxEntries: defaultTreeLimits.maxEntries / 10 }

const marker = join(tmpdir(), `ciphermap-executed-${process.pid}`)

let server: GitServer
let fetching: Fetching

beforeAll(async () => {
  server = await startGitServer()
  fetching = repositoriesWith([server.host], { DOWNLOAD_MAX_MIB: "2", DOWNLOAD_TIMEOUT_SECONDS: "60" })
})

afterEach(() => {
  expect(fetching.leftOnDisk()).toEqual([])
  expect(fetching.leftRunning()).toEqual([])
  expect(existsSync(marker)).toBe(false)
})

afterAll(async () => {
  await server.stop()
  fetching.remove()
  rmSync(marker, { force: true })
})

/** Downloads a repository and lists it; the code of the failure where there is one. */
const listed = (path: string, within = defaultTreeLimits) =>
  fetching.use(({ download }) =>
    Effect.gen(function* () {
      const { directory, commit } = yield* download(addressOf(server.host, path))
      const { paths, skipped } = yield* openRepositoryTree(directory, commit, {
        selection: defaultSelection,
        limits: within
      })
      return { paths, skipped }
    }).pipe(Effect.catch(({ code }) => Effect.succeed(code)))
  )

const made = (path: string): string => {
  server.emptyRepository(path)
  return server.directory(path)
}

const nested = (directory: string, names: ReadonlyArray<string>): ReadonlyArray<RawEntry> => {
  const [name = "", ...rest] = names
  return rest.length === 0
    ? [{ mode: "100644", name, id: writeBlob(directory, `touch ${marker}\n`) }]
    : [{ mode: "40000", name, id: writeTree(directory, nested(directory, rest)) }]
}

describe("a repository whose paths would leave the folder that it is checked out to", () => {
  it.each([
    [["..", "x.py"]],
    [[".git", "hooks", "post-checkout"]],
    [[".GIT", "config"]],
    [["a", ".git", "config"]],
    [[".", "x.py"]],
    [["a/b.py"]],
    [["../x.py"]],
    [["/etc/passwd"]],
    [[""]],
    [["git~1", "config"]]
  ])("is no valid one: %j", async (names) => {
    const path = `o/tricks${randomBytes(4).toString("hex")}`
    const directory = made(path)
    commitTree(
      directory,
      writeTree(
        directory,
        nested(
          directory,
          names.filter((name) => name !== undefined)
        )
      )
    )
    expect(await listed(path)).toBe("invalid_archive")
  })

  it("is read as names and no more where git allows them", async () => {
    const names = [
      "a\\b.py",
      "\u0007\u001b[31m.py",
      '"><img src=x onerror=1>.py',
      "-rf.py",
      "$(touch x).py",
      "\u202Eyp.a.py"
    ]
    server.repository("o/names", Object.fromEntries(names.map((name) => [name, "text"])))
    expect(await listed("o/names")).toEqual({ paths: names.toSorted(), skipped: [] })
  })

  it("may have names that are no UTF-8", async () => {
    const directory = made("o/bytes")
    const id = writeBlob(directory, "text")
    const folder = writeTree(directory, [{ mode: "100644", name: "a.py", id }])
    const entries: ReadonlyArray<RawEntry> = [
      { mode: "100644", name: "a.py", id },
      { mode: "40000", name: Buffer.from([0x66, 0xff]), id: folder },
      { mode: "100644", name: Buffer.from([0xfe, 0x2e, 0x70, 0x79]), id },
      { mode: "100644", name: Buffer.from([0xff, 0x2e, 0x62, 0x69, 0x6e]), id }
    ]
    commitTree(directory, writeTree(directory, entries))
    expect(await listed("o/bytes")).toEqual({
      paths: ["a.py"],
      skipped: [
        { path: "f\uFFFD/", reason: "unreadable", detail: "the name is not UTF-8" },
        { path: "\uFFFD.py", reason: "unreadable", detail: "the name is not UTF-8" }
      ]
    })
  })
})

describe("a repository that would have something executed", () => {
  it("is only read", async () => {
    server.repository("o/executes", {
      ".gitmodules": `[submodule "x"]\n\tpath = sub\n\turl = ext::sh -c touch% ${marker}\n\tupdate = none\n`,
      sub: { mode: "160000", commit: "1".repeat(40) },
      ".gitattributes": "* filter=x diff=x merge=x\n",
      ".gitconfig": `[filter "x"]\n\tsmudge = touch ${marker}\n[core]\n\tfsmonitor = touch ${marker}\n`,
      hooks: { mode: "120000", content: ".git/hooks" },
      "link.py": { mode: "120000", content: "/etc/passwd" },
      "a.py": "text"
    })
    expect(await listed("o/executes")).toEqual({
      paths: [".gitconfig", "a.py"],
      skipped: [
        { path: "link.py", reason: "ignored", detail: "symbolic link" },
        { path: "sub/", reason: "ignored", detail: "submodule" }
      ]
    })
  })
})

describe("a repository that is larger than it looks", () => {
  it("is refused when it is too large on disk", async () => {
    server.repository("o/large", { "a.bin": randomBytes(4_000_000) })
    expect(await listed("o/large")).toBe("repo_too_large")
  })

  it("may hold a file that is large when it is unpacked", async () => {
    const size = isLong ? 70_000_000 : 12_000_000
    server.repository("o/zeros", { "zeros.py": new Uint8Array(size), "b.py": "text" })
    expect(await listed("o/zeros")).toEqual({
      paths: ["b.py"],
      skipped: [{ path: "zeros.py", reason: "too-large", detail: `${size} bytes` }]
    })
  })

  it("has too many files, though it has few objects", async () => {
    commitBomb(made("o/bomb"), 4, 100, "file")
    expect(await listed("o/bomb", limits)).toBe("too_many_files")
  })

  it.runIf(isLong)("has too many folders, though there is nothing in them", async () => {
    commitBomb(made("o/hollow"), 12, 10, "empty folder")
    expect(await listed("o/hollow")).toBe("too_many_files")
  })

  it(`has too many files, all in all ${MANY}`, async () => {
    commitMany(made("o/many"), MANY)
    const large = repositoriesWith([server.host])
    const failure = await large.use(({ download }) =>
      Effect.flatMap(download(addressOf(server.host, "o/many")), ({ directory, commit }) =>
        Effect.flip(openRepositoryTree(directory, commit, { selection: defaultSelection, limits }))
      )
    )
    expect(failure.code).toBe("too_many_files")
    expect(large.leftOnDisk()).toEqual([])
    large.remove()
  }, 600_000)

  it("has folders in folders in folders", async () => {
    server.repository("o/deep", { [`${"d/".repeat(1_500)}a.py`]: "text", "b.py": "text" })
    expect(await listed("o/deep")).toEqual({
      paths: ["b.py"],
      skipped: [{ path: "d/".repeat(65), reason: "unreadable", detail: "deeper than 64 folders" }]
    })
  })
})

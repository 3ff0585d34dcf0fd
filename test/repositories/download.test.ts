import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { defaultSelection } from "../../scanner/select/Selection.ts"
import { openRepositoryTree } from "../../src/node/git/repositoryTree.ts"
import { type GitServer, startGitServer } from "../support/GitServer.ts"
import { defaultTreeLimits } from "../support/treeLimits.ts"
import { gitIn } from "../support/gitFiles.ts"
import { addressOf, type Fetching, repositoriesWith } from "./repositoriesWith.ts"

let server: GitServer
let fetching: Fetching

beforeAll(async () => {
  server = await startGitServer()
  fetching = repositoriesWith([server.host])
})

afterAll(async () => {
  await server.stop()
  fetching.remove()
})

const failureOf = (path: string, ref?: string) =>
  fetching.use((repositories) => Effect.flip(repositories.download(addressOf(server.host, path, ref))))

/** What a download says, and what the default branch of the downloaded repository holds. */
const downloaded = (path: string, ref?: string) =>
  fetching.use(({ download }) =>
    Effect.gen(function* () {
      const { commit, ref: fetched, tag, directory } = yield* download(addressOf(server.host, path, ref))
      const tree = yield* openRepositoryTree(directory, commit, {
        selection: defaultSelection,
        limits: defaultTreeLimits
      })
      const files = yield* Stream.runCollect(Stream.map(tree.files, ({ bytes }) => Buffer.from(bytes).toString()))
      return { commit, ref: fetched, tag, files }
    })
  )

const head = (path: string, ref?: string) =>
  fetching.use((repositories) => repositories.head(addressOf(server.host, path, ref)))

describe("a download", () => {
  it("is the last commit of the default branch, without those before it and without files on disk", async () => {
    server.repository("o/plain", { "a.py": "one" })
    const commit = server.commit("o/plain", { "a.py": "two", "b/c.py": "three" })
    await fetching.use(({ download }) =>
      Effect.gen(function* () {
        const got = yield* download(addressOf(server.host, "o/plain"))
        expect(got).toMatchObject({ commit, ref: "main" })
        expect(got.bytes).toBeGreaterThan(500)
        expect(statSync(join(got.directory, "..")).mode & 0o777).toBe(0o700)
        expect(gitIn(got.directory, ["rev-list", "--count", commit])).toBe("1")
        expect(readdirSync(got.directory)).not.toContain("hooks")
        expect(fetching.leftOnDisk()).toHaveLength(1)
      })
    )
    expect(fetching.leftOnDisk()).toEqual([])
    expect((await downloaded("o/plain")).files).toEqual(["two", "three"])
  })

  it("is of the branch, tag or commit that the address names, in this order", async () => {
    const first = server.repository("o/refs", { "a.py": "first" })
    server.git("o/refs", ["tag", "-a", "-m", "A tag", "v1", first])
    server.git("o/refs", ["tag", "light", first])
    const second = server.commit("o/refs", { "a.py": "second" })
    const third = server.commit("o/refs", { "a.py": "third" }, "feature/x")
    const both = server.commit("o/refs", { "a.py": "branch" }, "both")
    server.git("o/refs", ["tag", "both", first])
    server.git("o/refs", ["tag", "a/main", first])
    const expected = [
      [undefined, second, "main", null, "second"],
      ["main", second, "main", null, "second"],
      ["feature/x", third, "feature/x", null, "third"],
      ["v1", first, "v1", "v1", "first"],
      ["light", first, "light", "light", "first"],
      ["both", both, "both", null, "branch"],
      [first, first, null, null, "first"]
    ] as const
    for (const [ref, commit, shown, tag, text] of expected) {
      expect(await head("o/refs", ref), ref).toBe(commit)
      expect(await downloaded("o/refs", ref), ref).toEqual({ commit, ref: shown, tag, files: [text] })
    }
  })

  it("may be of a branch whose name is not ASCII", async () => {
    server.repository("o/wide", { "a.py": "main" })
    const commit = server.commit("o/wide", { "a.py": "five" }, "fünf")
    expect(await downloaded("o/wide", encodeURIComponent("fünf"))).toEqual({
      commit,
      ref: "fünf",
      tag: null,
      files: ["five"]
    })
  })

  it("may be of a repository with SHA-256", async () => {
    const directory = server.directory("o/new")
    gitIn("/", ["init", "--quiet", "--bare", "--object-format=sha256", directory])
    server.git("o/new", ["symbolic-ref", "HEAD", "refs/heads/main"])
    const commit = server.commit("o/new", { "a.py": "long" })
    expect(commit).toHaveLength(64)
    expect(await downloaded("o/new")).toEqual({ commit, ref: "main", tag: null, files: ["long"] })
  })

  it("fails for what is not there", async () => {
    const commit = server.repository("o/little", { "a.py": "one" })
    server.emptyRepository("o/empty")
    expect(await failureOf("o/nothing")).toMatchObject({ code: "repo_not_found", isRetryable: false })
    expect(await failureOf("o/little", "no-such-branch")).toMatchObject({ code: "repo_not_found" })
    expect(await failureOf("o/little", "1".repeat(40))).toMatchObject({ code: "repo_not_found" })
    expect(await failureOf("o/little", commit.slice(0, 8))).toMatchObject({ code: "repo_not_found" })
    expect(await failureOf("o/empty")).toMatchObject({ code: "repo_empty" })
    expect(await failureOf("o/empty", "main")).toMatchObject({ code: "repo_empty" })
    expect(await fetching.use(({ head }) => Effect.flip(head(addressOf(server.host, "o/empty"))))).toMatchObject({
      code: "repo_empty"
    })
    expect(fetching.leftOnDisk()).toEqual([])
  })

  it("reads a repository that old programs wrote", async () => {
    server.repository("o/old", { "a/b.py": "one" })
    const id = (rev: string) => server.git("o/old", ["rev-parse", rev])
    const entry = Buffer.concat([Buffer.from("040000 a\0"), Buffer.from(id("main:a"), "hex")])
    const tree = server.git("o/old", ["hash-object", "-w", "-t", "tree", "--literally", "--stdin"], entry)
    const text = `tree ${tree}\nauthor A <a@example.com> 1 -7000000\ncommitter A <a> 1 +0000\n\nold\n`
    const commit = server.git("o/old", ["hash-object", "-w", "-t", "commit", "--literally", "--stdin"], text)
    server.git("o/old", ["update-ref", "refs/heads/main", commit])
    expect(await downloaded("o/old")).toEqual({ commit, ref: "main", tag: null, files: ["one"] })
  })

  it("refuses a host that is allowed no more, and asks nothing of it", async () => {
    const before = server.requests.length
    const repository = addressOf(server.host, "o/plain")
    const other = { ...repository, canonical: "https://git.example.org/o/plain", host: "git.example.org" }
    const moved = { ...repository, canonical: "http://127.0.0.1:1/o/plain", host: "127.0.0.1:1" }
    for (const one of [other, moved]) {
      expect(await fetching.use(({ download }) => Effect.flip(download(one)))).toMatchObject({
        code: "host_not_allowed"
      })
    }
    expect(server.requests).toHaveLength(before)
  })
})

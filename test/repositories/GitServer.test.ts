import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { execFile } from "node:child_process"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type GitServer, startGitServer } from "../support/GitServer.ts"
import { gitEnvironment } from "../support/gitFiles.ts"

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), "ciphermap-clone-"))
let server: GitServer

beforeAll(async () => {
  server = await startGitServer()
})

afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe("the git server of the tests", () => {
  it("serves a repository to git, commit after commit", async () => {
    server.repository("owner/name", { "a.py": "one", "sub/b.txt": "two" })
    const second = server.commit("owner/name", { "a.py": "three", "sub/b.txt": null })
    const clone = join(folder, "clone")
    const env = gitEnvironment(folder)
    await run("git", ["clone", "--quiet", "--depth", "1", server.url("owner/name"), clone], { env })
    expect((await run("git", ["-C", clone, "rev-parse", "HEAD"], { env })).stdout.trim()).toBe(second)
    expect(readFileSync(join(clone, "a.py"), "utf8")).toBe("three")
    expect((await run("git", ["-C", clone, "ls-files"], { env })).stdout).toBe("a.py\n")
    expect(server.requests[0]).toBe("GET /owner/name/info/refs?service=git-upload-pack")
  })

  it("knows no other repository", async () => {
    const answer = await fetch(`${server.url("owner/other")}/info/refs?service=git-upload-pack`)
    expect(answer.status).toBe(404)
  })
})

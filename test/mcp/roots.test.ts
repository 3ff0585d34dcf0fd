import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { ScanAnswer } from "../../src/mcp/scan/ScanAnswer.ts"
import { connectHere, type ServerHere } from "./serverHere.ts"
import { git, md5, projectOf } from "./project.ts"

const outside = projectOf({ "secret.py": md5, ".gitignore": "*.py\n", "rootling/a.py": md5 })
const root = projectOf({ "inner/a.py": md5, "b.py": md5, "hidden/seen.py": md5 })
const other = projectOf({ "c.py": md5 })
const alias = `${root}-alias`

let server: ServerHere

beforeAll(async () => {
  symlinkSync(outside, join(root, "out"))
  symlinkSync(join(outside, "secret.py"), join(root, "secret.py"))
  symlinkSync("inner", join(root, "within"))
  symlinkSync("loop", join(root, "loop"))
  execFileSync("mkfifo", [join(root, "pipe.py")])
  symlinkSync(root, alias)
  server = await connectHere(["--root", alias, "--root", other])
})

afterAll(async () => {
  await server.close()
  for (const folder of [outside, root, other, alias]) rmSync(folder, { recursive: true, force: true })
})

const scan = (given: object) => server.call<ScanAnswer>("scan", given)

describe("the roots", () => {
  it.each([
    ["an absolute path elsewhere", "/etc"],
    ["a path that climbs out", "../"],
    ["a path that climbs out and in again", `inner/../../${outside.split("/").at(-1)}`],
    ["a folder whose name begins as the root's", `${root}-other`],
    ["a link to a folder elsewhere", "out"],
    ["a file behind such a link", "out/secret.py"],
    ["a link to a file elsewhere", "secret.py"]
  ])("keep out %s", async (_, path) => {
    const answer = await scan({ path })
    expect(answer.code).toBe("path_outside_roots")
    expect(answer.text).toContain(root)
  })

  it("keep out files that are named in a folder", async () => {
    expect((await scan({ files: ["out/secret.py"] })).code).toBe("path_outside_roots")
    expect((await scan({ files: [join(outside, "secret.py")] })).code).toBe("path_outside_roots")
  })

  it("hold what links within them lead to, and all roots that were given", async () => {
    expect((await scan({ path: "within" })).structured.folder).toBe(join(root, "inner"))
    expect((await scan({ path: alias })).structured.folder).toBe(root)
    expect((await scan({ path: other })).structured.filesScanned).toBe(1)
  })

  it("are scanned without what links in them lead to, and without waiting for pipes", async () => {
    const { structured } = await scan({})
    expect(structured.findings.map(({ path }) => path)).toEqual(["b.py", "hidden/seen.py", "inner/a.py"])
  })

  it("do not name what a loop of links, or a pipe, is", async () => {
    expect((await scan({ path: "loop" })).code).toBe("path_unreadable")
    expect((await scan({ path: "pipe.py" })).code).toBe("not_a_file")
  })

  it("are not decided on by ignore files above them, nor by git's own folder elsewhere", async () => {
    const elsewhere = projectOf({ "info/exclude": "*.py\n" })
    const nested = join(root, "hidden")
    writeFileSync(join(nested, ".git"), `gitdir: ${elsewhere}\n`)
    const within = await connectHere(["--root", join(outside, "rootling")])
    const { structured } = await within.call<ScanAnswer>("scan", {})
    await within.close()
    expect(structured.findings.map(({ path }) => path)).toEqual(["a.py"])
    expect((await scan({ path: "hidden" })).structured.filesScanned).toBe(1)
    rmSync(elsewhere, { recursive: true, force: true })
    rmSync(join(nested, ".git"))
  })

  it("hide the commit of a repository whose git folder is elsewhere", async () => {
    const work = projectOf({ "a.py": md5 })
    git(work, "init", "--quiet")
    git(work, "add", ".")
    git(work, "commit", "--quiet", "--message", "one")
    mkdirSync(join(work, "sub"))
    writeFileSync(join(work, "sub/a.py"), md5)
    const componentFor = async (folder: string): Promise<unknown> => {
      const one = await connectHere(["--root", folder])
      await one.call("scan", {})
      const { contents } = await one.client.readResource({ uri: "ciphermap://scans/last/json" })
      await one.close()
      return JSON.parse((contents[0] as { readonly text: string }).text).source.component
    }
    expect(await componentFor(work)).toHaveProperty("version")
    expect(await componentFor(join(work, "sub"))).toEqual({ name: "sub" })
    rmSync(work, { recursive: true, force: true })
  })
})

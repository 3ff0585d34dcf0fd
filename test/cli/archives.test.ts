import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { outputFormats } from "../../src/cli/outputFormats.ts"
import { writeZip } from "../support/archiveWriters.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"

let folder = ""

const settings = { name: "com/acme/A.properties", bytes: "ssl.protocol=TLSv1\n" }
const PLACE = "app.war!/WEB-INF/lib/x.jar!/com/acme/A.properties"

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ciphermap-archives-"))
  mkdirSync(join(folder, "here"))
  const jar = writeZip([
    settings,
    { name: "com/acme/A.class", bytes: "\u00ca\u00fe" },
    { name: "../../out.py", bytes: "" }
  ])
  writeFileSync(join(folder, "app.war"), writeZip([{ name: "WEB-INF/lib/x.jar", bytes: jar }]))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe("ciphermap scan of an archive", () => {
  it.each(outputFormats)("shows where in it something is, as %s", async (format) => {
    const { stdout, status } = await ciphermapIn(folder)("scan", "app.war", "--no-cache", "--format", format)
    expect(status).toBe(0)
    expect(stdout.replaceAll("%21", "!").replaceAll("\\/", "/").replaceAll("\\!", "!")).toContain(PLACE)
  })

  it("tells what is not read, and writes nothing but what it is asked for", async () => {
    const { stdout } = await ciphermapIn(folder)("scan", "app.war", "--no-cache", "--format", "json")
    expect(JSON.parse(stdout).skipped).toEqual([
      {
        path: "app.war!/WEB-INF/lib/x.jar",
        reason: "malformed",
        detail: "entries whose names lead out of it, or are none of files: 1"
      },
      {
        path: "app.war!/WEB-INF/lib/x.jar!/com/acme/A.class",
        reason: "malformed",
        detail: "it does not begin like one"
      }
    ])
    expect(readdirSync(folder).toSorted()).toEqual(["app.war", "here"])
    expect(readdirSync(tmpdir()).filter((one) => /^(?:out\.py|com|WEB-INF)$/.test(one))).toEqual([])
  })

  it("takes one that is in another folder, and fails with findings as for a folder", async () => {
    const ciphermap = ciphermapIn(join(folder, "here"))
    const { stdout, status } = await ciphermap(
      "scan",
      "../app.war",
      "--no-cache",
      "--format",
      "lines",
      "--fail-on",
      "medium"
    )
    expect([status, stdout.split(":")[0]]).toEqual([1, PLACE])
    expect((await ciphermap("scan", join(folder, "none.war"))).stderr).toContain("none.war does not exist")
  })

  it("has a cache of its own", async () => {
    const ciphermap = ciphermapIn(folder)
    const json = async (...args: ReadonlyArray<string>) =>
      JSON.parse((await ciphermap("scan", "app.war", "--allow-empty", "--format", "json", ...args)).stdout).findings
    const found = await json("--no-cache")
    expect(found).toHaveLength(1)
    expect(await json("--cache", "kept")).toEqual(found)
    expect(await json("--cache", "kept")).toEqual(found)
    expect(await json("--cache", "kept", "--max-file-size", "10")).toEqual([])
  })

  it("opens those beside source only with --archives, and none with --no-archives", async () => {
    const ciphermap = ciphermapIn(folder)
    const count = async (...args: ReadonlyArray<string>) =>
      JSON.parse((await ciphermap("scan", "--no-cache", "--allow-empty", "--format", "json", ...args)).stdout).findings
        .length
    expect(await count()).toBe(1)
    expect(await count("--no-archives")).toBe(0)
    writeFileSync(join(folder, "a.py"), "import os\n")
    expect(await count()).toBe(0)
    expect(await count("--archives")).toBe(1)
  })

  it("is refused where findings are compared with a version in git", async () => {
    execFileSync("git", ["init", "-q", folder])
    const git = (...args: ReadonlyArray<string>) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", ...args], { cwd: folder })
    git("add", ".")
    git("commit", "-qm", "first")
    for (const args of [
      ["app.war", "--changed"],
      ["--archives", "--changed"]
    ]) {
      const { status, stderr } = await ciphermapIn(folder)("scan", ...args)
      expect([status, stderr.split("\n")[0]]).toEqual([
        64,
        "ciphermap: --base and --changed compare source, and archives are not read from git"
      ])
    }
  })
})

import { execFile, execFileSync } from "node:child_process"
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { promisify } from "node:util"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { isLong } from "../support/isLong.ts"
import { outputFormats } from "../../src/cli/outputFormats.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { ciphermapShortly } from "../support/ciphermapMain.ts"

let folder = ""
let project = ""

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ciphermap-cache-"))
  project = join(folder, "project")
  mkdirSync(project)
  writeFileSync(
    join(project, "digest.py"),
    'import hashlib\nfrom names import NAME\nhashlib.new(NAME, b"") == signature\n'
  )
  writeFileSync(join(project, "names.py"), 'NAME = "md5"\n')
  writeFileSync(join(project, "requirements.txt"), "cryptography==41.0.0\n")
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Without what differs between any two runs. */
const comparable = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "SERIAL")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replaceAll(/\d\d:\d\d(?::\d\d)?/g, "TIME")

const main = (...args: ReadonlyArray<string>) =>
  promisify(execFile)(process.execPath, [...ciphermapShortly, "scan", "project", "--format", "lines", ...args], {
    cwd: folder
  })

const cacheOf = (at = project): string => join(at, ".ciphermap/cache")

const packs = (at = cacheOf()): ReadonlyArray<string> => readdirSync(at).filter((name) => name.endsWith(".pack"))

/** One that is made of the report, and those that are kept as they were written in another way each. */
const formats = isLong ? outputFormats : (["table", "json", "cyclonedx", "sarif"] as const)

describe("ciphermap scan --cache", () => {
  it("writes the same in every format the first time, the second time, after a change, and without it", async () => {
    const ciphermap = ciphermapIn(folder)
    const written = async (format: string, ...args: ReadonlyArray<string>) => {
      const { stdout, stderr, status } = await ciphermap("scan", "project", "--format", format, ...args)
      expect([status, stderr]).toEqual([0, ""])
      return comparable(stdout)
    }
    for (const name of ["md5", "sha1"]) {
      writeFileSync(join(project, "names.py"), `NAME = "${name}"\n`)
      for (const format of formats) {
        const plain = await written(format, "--no-cache")
        expect(plain).toMatch(name === "md5" ? /MD5/ : /SHA-1/)
        for (let left = 2; left > 0; left--)
          expect((await written(format, "--cache", "kept")) === plain, format).toBe(true)
      }
    }
    expect(packs(join(folder, "kept")).length).toBeGreaterThan(0)
    expect(existsSync(join(project, ".ciphermap"))).toBe(false)
  })

  it("gives no document that was made for something else", async () => {
    const ciphermap = ciphermapIn(folder)
    const git = (...args: ReadonlyArray<string>) =>
      execFileSync("git", ["-C", project, "-c", "user.name=a", "-c", "user.email=a@b.example", ...args], {
        stdio: "pipe"
      })
    git("init", "--quiet")
    for (const [at, args] of [
      [],
      ["--policy", "cnsa-2.0"],
      ["--on", "2031-01-01"],
      ["--spec-version", "1.7"],
      ["--format", "sarif", "--rules-page", "https://rules.example/page"],
      ["--format", "sarif"]
    ].entries()) {
      git("commit", "--allow-empty", "-m", `commit ${at}`)
      const { stdout } = await ciphermap("scan", "project", ...args, "--no-cache")
      for (let left = isLong ? 3 : 2; left > 0; left--) {
        const cached = await ciphermap("scan", "project", ...args, "--cache", "kept")
        expect(comparable(cached.stdout) === comparable(stdout), args.join(" ")).toBe(true)
      }
    }
    const stamps = async () => {
      const { serialNumber, metadata } = JSON.parse((await ciphermap("scan", "project", "--cache", "kept")).stdout)
      return [serialNumber, metadata.timestamp]
    }
    const [one, other] = [await stamps(), await stamps()]
    expect(new Set([...one, ...other]).size).toBe(4)
  })

  it("serves coverage and gates as a scan without it does", async () => {
    const ciphermap = ciphermapIn(folder)
    for (const args of [
      ["coverage", "project"],
      ["scan", "project", "--format", "lines", "--fail-on", "high"],
      ["scan", "project", "--format", "lines", "--policy", "cnsa-2.0", "--write-baseline", "base.json"]
    ]) {
      const plain = await ciphermap(...args, "--no-cache")
      for (let left = 2; left > 0; left--) expect(await ciphermap(...args, "--cache", "kept")).toEqual(plain)
    }
  })

  it("is wrong usage together with --no-cache", async () => {
    const { status, stderr } = await ciphermapIn(folder)("scan", "project", "--cache", "kept", "--no-cache")
    expect(status).toBe(64)
    expect(stderr).toContain("--cache and --no-cache exclude each other")
  })

  it("scans as ever and says in a line why nothing was kept", async () => {
    const ciphermap = ciphermapIn(folder)
    const plain = await ciphermap("scan", "project", "--format", "lines", "--no-cache")
    writeFileSync(join(folder, "file"), "")
    const { stdout, stderr, status } = await ciphermap("scan", "project", "--format", "lines", "--cache", "file")
    expect([stdout, status]).toEqual([plain.stdout, 0])
    expect(stderr).toBe("the next scan starts anew: nothing was kept in file (EEXIST)\n")
  })
})

describe("the program", () => {
  it("keeps what the next scan needs in the project, where git does not see it, unless it is told not to", async () => {
    execFileSync("git", ["-C", project, "init", "--quiet"])
    await main("--no-cache")
    expect(existsSync(cacheOf())).toBe(false)
    const [first, second] = [await main(), await main()]
    expect(second).toEqual(first)
    expect(packs().length).toBeGreaterThan(0)
    const status = execFileSync("git", ["-C", project, "status", "--porcelain", "--untracked-files=all"], {
      encoding: "utf8"
    })
    expect(status).not.toContain(".ciphermap")
  })

  it("may run twice at once", async () => {
    const plain = await main("--no-cache")
    const both = await Promise.all([main(), main()])
    expect(both).toEqual([plain, plain])
    expect(await main()).toEqual(plain)
    expect(readdirSync(cacheOf()).filter((name) => name.startsWith("new-"))).toEqual([])
  })

  it.runIf(process.platform === "linux")("scans as ever where the disk is full", async () => {
    const lines = Array.from({ length: 60 }, (_, at) => `hashlib.md5(b"${at}") == signature\n`)
    writeFileSync(join(project, "many.py"), `import hashlib\n${lines.join("")}`)
    const plain = await main("--no-cache")
    /** No file may become larger than so many blocks of 1,024 bytes. */
    const { stdout, stderr } = await promisify(execFile)(
      "bash",
      [
        "-c",
        'ulimit -f 4; exec "$@"',
        "bash",
        process.execPath,
        ...ciphermapShortly,
        "scan",
        "project",
        "--format",
        "lines"
      ],
      { cwd: folder }
    )
    expect(stdout).toBe(plain.stdout)
    expect(stderr).toMatch(/^the next scan starts anew: nothing was kept in .* \(EFBIG\)\n$/)
    expect(readdirSync(cacheOf()).toSorted()).toEqual([".ciphermapignore", ".gitignore", "key"])
    expect((await main()).stdout).toBe(plain.stdout)
  })

  it.runIf(process.geteuid!() !== 0)("scans as ever where the project may only be read", async () => {
    const plain = await main("--no-cache")
    chmodSync(project, 0o555)
    const { stdout, stderr } = await main()
    chmodSync(project, 0o755)
    expect(stdout).toBe(plain.stdout)
    expect(stderr).toMatch(/\(EACCES\)\n$/)
  })
})

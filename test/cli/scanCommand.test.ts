import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable, Writable } from "node:stream"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ciphermapHere } from "../support/ciphermapHere.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { ciphermapMain } from "../support/ciphermapMain.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-cli-"))
const project = join(folder, "project")

const ciphermap = ciphermapIn(folder)

beforeAll(() => {
  mkdirSync(join(project, "test"), { recursive: true })
  mkdirSync(join(folder, "empty"))
  mkdirSync(join(folder, "packed"))
  writeFileSync(join(folder, "packed/a.min.js"), "crypto.subtle.digest('SHA-1',a)")
  writeFileSync(
    join(project, "Vault.java"),
    'class V { Object c = javax.crypto.Cipher.getInstance("AES/GCM/NoPadding"); }\n'
  )
  writeFileSync(join(project, "digest.py"), 'import hashlib\nhashlib.md5(b"") == signature\n')
  writeFileSync(join(project, "test/check.py"), 'import hashlib\nhashlib.sha1(b"")\n')
  writeFileSync(join(project, "ignored.py"), 'import hashlib\nhashlib.sha512(b"")\n')
  writeFileSync(join(project, ".gitignore"), "ignored.py\n")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const namesIn = (stdout: string): ReadonlyArray<string> =>
  JSON.parse(stdout).findings.map(({ facts }: { readonly facts: { readonly name: string } }) => facts.name)

describe("ciphermap scan", () => {
  it("writes CycloneDX when its output is no terminal", async () => {
    const { status, stdout, stderr } = await ciphermap("scan", project)
    expect(status).toBe(0)
    expect(stderr).toBe("")
    const bom = JSON.parse(stdout)
    expect([bom.bomFormat, bom.specVersion, bom.metadata.component.name]).toEqual(["CycloneDX", "1.6", "project"])
    expect(bom.components.map(({ name }: { readonly name: string }) => name)).toEqual(["AES-GCM", "MD5", "SHA-1"])
  })

  it("reads one file alone wherever it is", async () => {
    const { status, stdout } = await ciphermapIn(join(folder, "empty"))(
      "scan",
      join(project, "digest.py"),
      "--format",
      "json"
    )
    const { findings } = JSON.parse(stdout)
    expect([status, findings.map(({ path }: { readonly path: string }) => path)]).toEqual([0, ["digest.py"]])
  })

  it("writes a table when asked to", async () => {
    expect((await ciphermap("scan", project, "--format", "table")).stdout).toMatch(
      /^KIND +ASSET +USES +WHERE\nae +AES-GCM +1 +Vault\.java:1\n/
    )
  })

  it("shows in a table how many findings and places there are, with the line, the other values and what is suppressed", async () => {
    mkdirSync(join(folder, "values"))
    writeFileSync(
      join(folder, "values/a.py"),
      'import hashlib\n\ndef f(old, x):\n    return hashlib.new("md5" if old else "sha1", x)\n\nALL = [hashlib.md5, hashlib.sha1]\nhashlib.md5(ALL)  # nosec\n'
    )
    const { stdout } = await ciphermap("scan", "values", "--format", "table")
    for (const line of [
      /^━━ MEDIUM 2 findings at 3 places ━+$/m,
      /^CM-HASH-MD5 MD5 is broken \(2 findings at 3 places\)$/m,
      /^ {2}a\.py:4:20 +high confidence\n +4 │ return hashlib\.new\("md5" if \w+ else "sha1", \w+\)\n +│ +\^+$/m,
      /^ {4}MD5, SHA-1: algorithm written there$/m,
      /^ {4}also SHA-1 \(line 6\)$/m,
      /^SUPPRESSED BY +FINDING +ASSET +PLACES +WHERE\ncomment \(nosec\) +CM-HASH-MD5 +MD5 +1 +a\.py:7$/m,
      /^Findings {2}2 medium at 3 places, 1 suppressed$/m,
      /^Inventory 2 assets, 0 libraries$/m
    ])
      expect(stdout).toMatch(line)
  })

  it("scans what the options choose", async () => {
    const json = async (...args: ReadonlyArray<string>) =>
      namesIn((await ciphermap("scan", project, "--format", "json", ...args)).stdout)
    expect(await json("--exclude", "test", "--no-gitignore")).toEqual(["AES", "MD5", "SHA-512"])
    expect(await json("--include", "*.py")).toEqual(["MD5", "SHA-1"])
    expect(await json("--max-file-size", "50", "--workers", "1")).toEqual(["MD5", "SHA-1"])
  })

  it("reports several files and folders as parts of the current folder", async () => {
    const { status, stdout } = await ciphermap("scan", "project/digest.py", "project/test", "--format", "lines")
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^project\/digest\.py:2:9: high: MD5: .* \[CM-HASH-MD5\]\n {4}2 \| hashlib\.md5\(.*\n[^]*\nproject\/digest\.py:2:21: note: for a signature, by the name signature\nproject\/test\/check\.py:2:9: .*\n/
    )
    const all = (await ciphermap("scan", ".", "--format", "json")).stdout
    const some = (await ciphermap("scan", "project/digest.py", "--format", "json")).stdout
    const [one] = JSON.parse(some).assessment.weaknesses
    expect(JSON.parse(all).assessment.weaknesses.map(({ id }: { readonly id: string }) => id)).toContain(one.id)
  })

  it("leaves out of the given files what a scan of the folder leaves out", async () => {
    const { status, stderr } = await ciphermap("scan", "project/ignored.py", "packed/a.min.js")
    expect([status, stderr]).toEqual([
      3,
      "ciphermap: nothing to scan: every given file is left out (ignored 1, minified 1)\nWhere that is no mistake, --allow-empty makes it none; --no-gitignore and --include choose other files.\n"
    ])
  })

  it("ends well when there is nothing to scan and that is expected", async () => {
    const { status, stdout } = await ciphermap(
      "scan",
      "packed/a.min.js",
      "--allow-empty",
      "--fail-on",
      "info",
      "--format",
      "json"
    )
    expect([status, JSON.parse(stdout).findings]).toEqual([0, []])
  })

  it("fails on findings in the given files only", async () => {
    expect((await ciphermap("scan", "project/Vault.java", "--fail-on", "high", "--format", "lines")).status).toBe(0)
    const { status, stderr } = await ciphermap(
      "scan",
      "project/Vault.java",
      "project/digest.py",
      "--fail-on",
      "high",
      "-o",
      "x"
    )
    expect([status, stderr]).toEqual([
      1,
      "wrote x: 1 high\nciphermap: findings of severity high or higher: 1 (CM-HASH-MD5)\n"
    ])
  })

  it("writes to a file instead of standard output", async () => {
    const file = join(folder, "out.json")
    const { status, stdout } = await ciphermap("scan", project, "--format", "json", "--output", file)
    expect([status, stdout, existsSync(file)]).toEqual([0, "", true])
    expect(namesIn(readFileSync(file, "utf8"))).toEqual(["AES", "MD5", "SHA-1"])
  })

  it.each([
    ["a folder that does not exist", ["scan", join(folder, "missing")], 2, /missing does not exist/],
    [
      "one of several files that is not in the current folder",
      ["scan", "project/digest.py", ciphermapMain],
      2,
      /main\.js is not in the current folder/
    ],
    [
      "one of several files that does not exist",
      ["scan", "project/digest.py", "project/no.py"],
      2,
      /no\.py does not exist/
    ],
    [
      "files of no language it knows",
      ["scan", "project/.gitignore"],
      3,
      /none of the given paths is, or holds, a file of a language/
    ],
    [
      "a folder without source",
      ["scan", join(folder, "empty")],
      3,
      /nothing to scan: .*empty holds no file of a language/
    ],
    [
      "a folder with nothing but skipped files",
      ["scan", join(folder, "packed")],
      3,
      /every file of .*packed is left out \(minified 1\)/
    ],
    [
      "an output that cannot be written",
      ["scan", project, "--output", join(folder, "none/out.json")],
      2,
      /cannot write/
    ],
    ["no thread", ["scan", project, "--workers", "0"], 64, /--workers must be at least 1/],
    ["an unknown format", ["scan", project, "--format", "xml"], 64, /xml/],
    ["an unknown option", ["scan", project, "--nonsense"], 64, /nonsense/],
    ["an output without a folder", ["scan", project, "-o", "none/a.json"], 2, /none\/a\.json: its folder does not/]
  ] as const)("says what is wrong with %s, and with which exit code", async (_, args, status, message) => {
    const result = await ciphermap(...args)
    expect(result.status).toBe(status)
    expect(result.stderr).toMatch(message)
    expect(result.stderr).not.toMatch(/\n\s+at /)
  })

  it("stops quietly when its reader has seen enough", async () => {
    mkdirSync(join(folder, "much"))
    for (let at = 0; at < 100; at++)
      writeFileSync(join(folder, `much/${at}.py`), 'import hashlib\nhashlib.md5(b"") == signature\nhashlib.sha1(b"")\n')
    await ciphermap("scan", "much", "--format", "json", "--output", "much.json")
    const command = `"${process.execPath}" "${ciphermapMain}" report "${join(folder, "much.json")}" --format json | head -c 10`
    const { stdout, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" })
    expect([stdout.length, stderr]).toEqual([10, ""])
  })

  it("scans the current folder where no path is given, and takes a path for a scan of it", async () => {
    const inProject = ciphermapIn(project)
    const text = (await inProject("scan", "--format", "lines")).stdout
    expect(text).toMatch(/^digest\.py:2:9: high: MD5/m)
    expect(await inProject(".", "--format", "lines")).toEqual({ status: 0, stdout: text, stderr: "" })
    expect(await inProject("test", "--format", "lines")).toEqual(await inProject("scan", "test", "--format", "lines"))
  })

  it("writes several documents in one run, and says so", async () => {
    const run = await ciphermap("scan", project, "-o", "sarif=a.sarif", "-o", "b.html", "--output=lines=c.txt")
    expect(run).toEqual({
      status: 0,
      stdout: "",
      stderr: ["a.sarif", "b.html", "c.txt"].map((file) => `wrote ${file}: 1 high, 1 info\n`).join("")
    })
    const text = (file: string): string => readFileSync(join(folder, file), "utf8")
    expect(JSON.parse(text("a.sarif")).version).toBe("2.1.0")
    expect(text("b.html")).toMatch(/^<!doctype html>/i)
    expect(text("c.txt")).toBe((await ciphermap("scan", project, "--format", "lines")).stdout)
    const both = await ciphermap("scan", project, "--format", "lines", "-o", "sarif=a.sarif", "--quiet")
    expect(both).toEqual({ status: 0, stdout: text("c.txt"), stderr: "" })
  })

  it("leaves out findings that are not severe, sure or important enough, in documents and in the gate", async () => {
    const rules = async (...args: ReadonlyArray<string>) =>
      JSON.parse((await ciphermap("scan", project, "--format", "json", ...args)).stdout).assessment.weaknesses.map(
        ({ rule, location }: { readonly rule: string; readonly location: { readonly scope: string } }) =>
          `${rule} ${location.scope}`
      )
    const all = ["CM-HASH-MD5 production", "CM-HASH-SHA1 test"]
    expect(await rules()).toEqual(all)
    expect(await rules("--severity", "medium")).toEqual(all.slice(0, 1))
    expect(await rules("--only", "production")).toEqual(all.slice(0, 1))
    expect(await rules("--only", "test", "--only", "vendored")).toEqual(all.slice(1))
    expect(await rules("--min-confidence", "high")).toEqual(all)
    const gated = await ciphermap("scan", project, "--only", "test", "--fail-on", "high", "--format", "lines")
    expect(gated.status).toBe(0)
  })

  it("shows a view of the width of a terminal by default, with progress and next commands", async () => {
    const said = { stdout: "", stderr: "" }
    const terminal = (name: keyof typeof said, columns: number): Writable =>
      Object.assign(
        new Writable({
          write: (piece: Buffer, _, done) => {
            said[name] += piece.toString()
            done()
          }
        }),
        { isTTY: true, columns }
      )
    const run = async (variables: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) => {
      Object.assign(said, { stdout: "", stderr: "" })
      const streams = { stdin: Readable.from([]), stdout: terminal("stdout", 60), stderr: terminal("stderr", 60) }
      const status = await ciphermapHere(streams, args).pipe(
        Effect.provideService(ConfigProvider.ConfigProvider, ConfigProvider.fromEnvRecord(variables)),
        Effect.runPromise
      )
      return { status, ...said }
    }
    const plain = await run({ NO_COLOR: "1", FORCE_COLOR: "1" }, "scan", project)
    expect(plain.status).toBe(0)
    expect(plain.stdout).toMatch(/\n━━ INFO 1 finding ━+\n[^]*\n━━ HIGH 1 finding ━{41}\n[^]*\n━━ SUMMARY /)
    expect(plain.stdout).toMatch(/\n {2}ciphermap scan \S+ -o report\.html\n/)
    expect(plain.stdout).toMatch(/\nRead {6}3 files \(python 2, java 1\) in \d+\.\d s\n/)
    expect(plain.stderr).toMatch(/█ 3\/3 files read; linking them\r\u001b\[K$/)
    const inPipeline = await run({ CI: "true", TERM: "xterm" }, "scan", project)
    expect(inPipeline.stderr).toBe("")
    expect(inPipeline.stdout).toContain("\u001b[1;31m━━ HIGH\u001b[0m")
    const colourless = await run({ TERM: "xterm" }, "scan", project, "--color", "never", "--quiet")
    expect(colourless).toEqual({ status: 0, stdout: expect.not.stringContaining("\u001b"), stderr: "" })
    const withFile = await run({ TERM: "dumb" }, "scan", project, "-q", "-o", `sarif=${join(folder, "a.sarif")}`)
    expect(withFile.stdout).toMatch(/^━━ SUMMARY /m)
    expect((await run({}, "scan", project, "-q", "-o", join(folder, "cbom.json"))).stdout).toBe("")
  })

  it("colours a table that is piped where that is asked for", async () => {
    const coloured = (variables: Readonly<Record<string, string>>, ...args: ReadonlyArray<string>) =>
      ciphermapIn(folder, variables)("scan", project, "--format", "table", ...args)
    expect((await coloured({})).stdout).not.toContain("\u001b")
    expect((await coloured({ FORCE_COLOR: "1" })).stdout).toContain("\u001b[1;31m")
    expect((await coloured({ FORCE_COLOR: "0" })).stdout).not.toContain("\u001b")
    expect((await coloured({ NO_COLOR: "1" }, "--color", "always")).stdout).toContain("\u001b[1;31m")
  })

  it("answers --help and --version", async () => {
    expect(await ciphermap("--version")).toEqual({ status: 0, stdout: "ciphermap v0.1.0\n", stderr: "" })
    expect((await ciphermap("scan", "--help")).stdout).toMatch(/--max-file-size/)
  })
})

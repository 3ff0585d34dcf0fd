import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import ajv from "ajv/dist/2020.js"
import * as Yaml from "effect/encoding/Yaml"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const top = mkdtempSync(join(tmpdir(), "ciphermap-configuration-"))
const folder = join(top, "shop")
const ciphermap = ciphermapIn(folder)

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const MD5 = 'import hashlib\nhashlib.md5(b"") == signature\n'

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, ".git"), { recursive: true })
  for (const path of ["app/a.py", "legacy/b.py", "app/deep/c.py"]) write(path, MD5)
})

afterAll(() => rmSync(top, { recursive: true, force: true }))

interface Found {
  readonly rule: string
  readonly severity: string
  readonly message: string
  readonly location: { readonly path: string }
}

const found = async (...args: ReadonlyArray<string>): Promise<ReadonlyArray<Found>> => {
  const { stdout } = await ciphermap("scan", ...args, "--format", "json")
  return JSON.parse(stdout).assessment.weaknesses
}

const paths = async (...args: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  (await found(...args)).map(({ location: { path } }) => path).toSorted()

describe("a configuration of a project", () => {
  it("chooses files, relative to its folder, from wherever a scan begins", async () => {
    write(".ciphermap.yml", "exclude: [legacy, app/deep/**]\n")
    expect(await paths()).toEqual(["app/a.py"])
    expect(await paths("app")).toEqual(["a.py"])
    write(".ciphermap.yml", "include: app/deep\n")
    expect(await paths("app")).toEqual(["deep/c.py"])
    expect(await paths("app/deep")).toEqual(["c.py"])
    expect(await paths("app/a.py", "app/deep/c.py")).toEqual(["app/deep/c.py"])
    expect((await ciphermap("scan", "legacy")).status).toBe(3)
  })

  it("is weaker than options, and is not read where that is asked for", async () => {
    write(".ciphermap.yml", "exclude: legacy\nfail-on: high\n")
    expect((await ciphermap("scan", "--format", "lines")).status).toBe(1)
    expect((await ciphermap("scan", "--format", "lines", "--fail-on", "critical")).status).toBe(0)
    expect(await paths("--exclude", "app")).toEqual(["legacy/b.py"])
    expect(await paths("--config", "none")).toHaveLength(3)
    expect((await ciphermap("scan", "--config", "none", "--format", "lines")).status).toBe(0)
  })

  it("is the nearest one, and none from above the root of the repository", async () => {
    writeFileSync(join(top, ".ciphermap.yml"), "exclude: app\n")
    expect(await paths()).toHaveLength(3)
    write(".ciphermap.yml", "exclude: legacy\n")
    write("app/.ciphermap.yaml", "exclude: deep\n")
    expect(await paths("app")).toEqual(["a.py"])
    expect(await paths()).toEqual(["app/a.py", "app/deep/c.py"])
  })

  it("gives rules other severities, with the reason in every output", async () => {
    write(
      ".ciphermap.yml",
      'severities:\n  - rule: CM-HASH-MD5\n    severity: info\n    reason: "the old: file format"\n    paths: [legacy/**]\n'
    )
    const all = await found()
    expect(all.map(({ severity, location: { path } }) => `${severity} ${path}`)).toEqual([
      "high app/a.py",
      "high app/deep/c.py",
      "info legacy/b.py"
    ])
    expect(all[2]!.message).toMatch(/ The project rates this info, not high: the old: file format$/)
    expect((await ciphermap("scan", "legacy", "--format", "lines", "--fail-on", "low")).status).toBe(0)
  })

  it("says where findings go, and which count", async () => {
    write(".ciphermap.yml", "outputs:\n  sarif: out.sarif\n  lines: out.txt\nonly: production\nmin-confidence: low\n")
    const { status, stdout, stderr } = await ciphermap("scan")
    expect([status, stdout, stderr]).toEqual([0, "", "wrote out.sarif: 3 high\nwrote out.txt: 3 high\n"])
    expect(JSON.parse(readFileSync(join(folder, "out.sarif"), "utf8")).version).toBe("2.1.0")
    expect((await ciphermap("scan", "app", "--format", "lines")).stderr).toBe("")
  })

  it("names policies and a baseline beside it", async () => {
    write(".ciphermap.yml", "policies: [cnsa-2.0, nist-ir-8547]\nbaseline: known.json\nfail-on: high\n")
    await ciphermap("scan", "--config", "none", "--write-baseline", "known.json", "-q", "-o", "all.json")
    const { status, stdout } = await ciphermap("scan", "--format", "json")
    const { assessment } = JSON.parse(stdout)
    expect(status).toBe(0)
    expect(assessment.policies.map(({ id }: { readonly id: string }) => id)).toEqual(["cnsa-2.0", "nist-ir-8547"])
    expect(assessment.weaknesses.map(({ suppressed }: { readonly suppressed: object }) => suppressed)).toEqual(
      Array.from({ length: 3 }, () => ({ by: "baseline" }))
    )
  })
})

describe("the cache of a configuration", () => {
  const packs = (path: string): ReadonlyArray<string> =>
    existsSync(join(folder, path)) ? readdirSync(join(folder, path)).filter((name) => name.endsWith(".pack")) : []

  it("is on, off, or a folder beside it, wherever a scan begins", async () => {
    write(".ciphermap.yml", "cache: true\n")
    await paths()
    expect(packs(".ciphermap/cache")).toHaveLength(1)
    write(".ciphermap.yml", "cache: kept/here\n")
    await paths("app")
    await ciphermap("coverage", "legacy")
    expect(packs("kept/here")).toHaveLength(2)
    expect(existsSync(join(folder, "app/.ciphermap"))).toBe(false)
    write(".ciphermap.yml", "cache: false\n")
    await paths("legacy")
    expect(existsSync(join(folder, "legacy/.ciphermap"))).toBe(false)
    await paths("legacy", "--cache", "own")
    expect(packs("own")).toHaveLength(1)
    write(".ciphermap.yml", "cache: other\n")
    await paths("--no-cache")
    expect(packs("other")).toEqual([])
  })

  it("is that of a copy of the project only once it was scanned itself", async () => {
    write(".ciphermap.yml", "cache: kept\n")
    const first = await paths("app")
    cpSync(folder, join(top, "copy"), { recursive: true })
    const copy = ciphermapIn(join(top, "copy"))
    const before = readdirSync(join(top, "copy/kept"))
    const { stdout } = await copy("scan", "app", "--format", "json")
    expect(JSON.parse(stdout).assessment.weaknesses).toHaveLength(first.length)
    const after = readdirSync(join(top, "copy/kept"))
    expect(after.length - before.length).toBe(1)
    rmSync(join(top, "copy"), { recursive: true })
  })
})

describe("whatever else runs the command line", () => {
  it("reads it for the pre-commit hook, which scans the files of a commit", async () => {
    const [hook] = Yaml.parse(
      readFileSync(new URL("../../.pre-commit-hooks.yaml", import.meta.url), "utf8")
    ) as unknown as [{ readonly entry: string; readonly args: ReadonlyArray<string> }]
    const [, ...entry] = hook.entry.split(" ")
    const commit = (...files: ReadonlyArray<string>) => ciphermap(...entry, ...hook.args, ...files)
    const files = ["app/a.py", "legacy/b.py", ".ciphermap.yml"]
    write(".ciphermap.yml", "cache: kept\n")
    expect((await commit(...files)).status).toBe(1)
    expect(existsSync(join(folder, "kept"))).toBe(true)
    write(".ciphermap.yml", "exclude: [app, legacy]\n")
    expect(await commit(...files)).toEqual({ status: 0, stdout: "", stderr: "" })
    write(".ciphermap.yml", "severities: [{ rule: CM-HASH-MD5, severity: low, reason: cache keys }]\n")
    expect((await commit(...files)).status).toBe(0)
  })

  it("reads it for ciphermap coverage and ciphermap log", async () => {
    write("app/d.py", "import nacl\nnacl.unknown()\n")
    const imports = async () => JSON.parse((await ciphermap("coverage", ".", "--format", "json")).stdout).imports
    expect(await imports()).toHaveLength(1)
    write(".ciphermap.yml", "exclude: app/d.py\n")
    expect(await imports()).toHaveLength(0)
  })
})

describe("ciphermap config check", () => {
  it("says what a valid configuration sets", async () => {
    write(".ciphermap.yml", "# nothing\n")
    expect((await ciphermap("config", "check")).stdout).toMatch(/\.ciphermap\.yml is valid: it sets nothing\n$/)
    write("app/own.yml", "fail-on: high\nexclude: [a, b]\n")
    expect(await ciphermap("config", "check", "app/own.yml")).toEqual({
      status: 0,
      stdout: "app/own.yml is valid: fail-on, exclude\n",
      stderr: ""
    })
  })

  it.each([
    ["polices: [cnsa-2.0]", "there is no setting polices", "Did you mean policies? There are policies, "],
    ["policies: [cnsa2]", "$.policies names cnsa2, which does not exist", "Did you mean cnsa-2.0? It can be "],
    ["fail-on: hihg", '$["fail-on"] must be ', "More about it: ciphermap config --help"],
    ["only: [prod]", "$.only names prod, which does not exist", "Did you mean production? It can be production"],
    ["outputs: { sairf: a }", "$.outputs names sairf, which does not exist", "Did you mean sarif? It can be table"],
    ["outputs: { sarif: ../a }", "$.outputs.sarif ", "More about it"],
    ["outputs: { sarif: /etc/a }", "$.outputs.sarif ", "More about it"],
    ["outputs: { sarif: none/a }", "cannot write none/a: its folder does not exist", "Make the folder first"],
    ["cache: ../kept", "$.cache ", "More about it"],
    ["cache: away/kept", "$.cache leads out of its folder through a link: away/kept", "More about it"],
    ["outputs: { sarif: away/a }", "$.outputs leads out of its folder through a link: away/a", "More about it"],
    ["max-file-size: 0", '$["max-file-size"] ', "More about it"],
    ["gitignore: maybe", "$.gitignore ", "More about it"],
    ["baseline: no.json", "no.json does not exist", "More about it"],
    ["severities: [{ rule: CM-HASH-MD5, severity: low }]", "$.severities[0].reason is missing", "More about it"],
    [
      "severities: [{ rule: CM-HASH-MD6, severity: low, reason: x }]",
      "$.severities names CM-HASH-MD6, which does not exist",
      "Did you mean CM-HASH-MD5?"
    ],
    ["just a text", "is not YAML with a setting a line", "More about it"]
  ])("%s", async (text, fact, advice) => {
    symlinkSync(tmpdir(), join(folder, "away"))
    write(".ciphermap.yml", `${text}\n`)
    const { status, stdout, stderr } = await ciphermap("config", "check", ".ciphermap.yml")
    const [first, second] = stderr.split("\n")
    expect([status, stdout]).toEqual([2, ""])
    expect(first).toContain(fact)
    expect(second).toContain(advice)
    expect((await ciphermap("scan", "-o", "x.json")).status).toBe(fact.startsWith("cannot write") ? 0 : 2)
  })

  it("says where there is none", async () => {
    const { status, stderr } = await ciphermap("config", "check")
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^ciphermap: there is no \.ciphermap\.yml [^\n]+\n.+\n$/)
    ])
  })
})

describe("the schema of a configuration", () => {
  const schema = JSON.parse(readFileSync(new URL("../../docs/ciphermap.schema.json", import.meta.url), "utf8"))
  const isValid = new ajv.default({ strict: false }).compile(schema)

  it("takes what is valid, with the numbers and truth values of YAML", () => {
    const values = {
      policies: "cnsa-2.0",
      exclude: ["a", "b"],
      "max-file-size": 1000,
      gitignore: false,
      cache: "kept",
      outputs: { sarif: "out/a.sarif" },
      severities: [{ rule: "CM-HASH-MD5", severity: "low", reason: "x", paths: "old" }]
    }
    expect([isValid(values), isValid.errors]).toEqual([true, null])
  })

  it.each([
    { polices: "x" },
    { outputs: { sarif: "../a" } },
    { "max-file-size": 0 },
    { cache: "/tmp" },
    { cache: 1 },
    { severities: [{ rule: "x" }] }
  ])("refuses %j", (values) => {
    expect(isValid(values)).toBe(false)
  })
})

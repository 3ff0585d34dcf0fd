import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import * as Effect from "effect/Effect"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { scanFolder } from "../../src/node/scanFolder.ts"
import { ownRulesIn } from "../../src/node/ownRulesFiles.ts"
import { scannerWorkers } from "../../src/node/scannerLayers.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const top = mkdtempSync(join(tmpdir(), "ciphermap-rules-"))
const folder = join(top, "shop")
const ciphermap = ciphermapIn(folder)

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const rules = "name: Acme\nrows:\n  python:\n    acme.seal: { is: cipher, algorithm: { arg: 0, as: openssl } }\n"

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, ".git"), { recursive: true })
  write("app.py", 'import acme\nacme.seal("des-cbc", k)\n')
  write("rules/acme.yml", rules)
})

afterAll(() => rmSync(top, { recursive: true, force: true }))

const weak = "app.py:2:6: medium: DES-56-CBC: "

describe("scan with rules", () => {
  it("takes them from a file, from a folder and from the configuration, relative to that", async () => {
    const scan = (...args: ReadonlyArray<string>) => ciphermap("scan", "--format", "lines", ...args)
    expect((await scan()).stdout).toBe("")
    for (const path of ["rules", "rules/acme.yml"]) expect((await scan("--rules", path)).stdout).toContain(weak)
    write(".ciphermap.yml", "rules: rules\n")
    expect((await scan()).stdout).toContain(weak)
    expect((await ciphermap("scan", "app.py", "--format", "lines")).stdout).toContain(weak)
    expect((await ciphermapIn(top)("scan", "shop", "--format", "lines")).stdout).toContain(weak)
    expect((await scan("--config", "none")).stdout).toBe("")
    write(".ciphermap.yml", "rules: [../rules]\n")
    expect((await scan()).stderr).toContain("$.rules")
    symlinkSync(top, join(folder, "out"))
    write(".ciphermap.yml", "rules: out/rules\n")
    expect((await scan()).stderr).toContain("$.rules leads out of its folder through a link: out/rules")
  })

  it("knows them in every thread", async () => {
    for (let at = 0; at < 40; at++) write(`more/${at}.py`, 'import acme\nacme.seal("des-cbc", k)\n')
    const report = await Effect.runPromise(
      Effect.flatMap(ownRulesIn([join(folder, "rules")]), (own) => scanFolder(folder, { rules: own })).pipe(
        Effect.provide(scannerWorkers(2))
      )
    )
    expect(report.findings.map(({ ownRules }) => ownRules)).toEqual(Array.from({ length: 41 }, () => "acme.yml"))
  })

  it("takes a changed file for another version, whatever is cached", async () => {
    const scan = async (...args: ReadonlyArray<string>) =>
      (await ciphermap("scan", "--format", "lines", "--cache", join(top, "cache"), ...args)).stdout
    expect(await scan("--rules", "rules")).toContain(weak)
    expect(await scan("--rules", "rules")).toContain(weak)
    expect(await scan()).toBe("")
    write("rules/acme.yml", rules.replace("acme.seal", "acme.open"))
    expect(await scan("--rules", "rules")).toBe("")
    write("rules/acme.yml", rules)
    expect(await scan("--rules", "rules")).toContain(weak)
  })

  it("says in two lines what is wrong, and leaves standard output empty", async () => {
    write("rules/acme.yml", rules.replace("openssl", "opensll").concat("    acme.b: {}\n"))
    const { status, stdout, stderr } = await ciphermap("scan", "--rules", "rules")
    expect([status, stdout]).toEqual([2, ""])
    expect(stderr.split("\n")).toEqual([
      expect.stringMatching(
        /rules\/acme\.yml:4:51: \$\.rows\.python\["acme\.seal"\]\.algorithm\.as: there is no notation opensll$/
      ),
      expect.stringMatching(/Did you mean openssl\?/),
      ""
    ])
  })

  it("refuses what it should not read", async () => {
    const said = async (path: string): Promise<string> => {
      const { status, stdout, stderr } = await ciphermap("scan", "--rules", path)
      expect([status, stdout]).toEqual([2, ""])
      return stderr
    }
    expect(await said("none.yml")).toContain("none.yml does not exist")
    expect(await said(".git")).toContain(".git holds no file of rules (.yml, .yaml or .json)")
    symlinkSync("circle.yml", join(folder, "circle.yml"))
    expect(await said("circle.yml")).toContain("circle.yml is a link that leads in circles")
    write("large/a.yml", "")
    truncateSync(join(folder, "large/a.yml"), 100_000_000)
    expect(await said("large")).toContain("large/a.yml is too large (100000000 bytes)")
    mkdirSync(join(folder, "linked"))
    symlinkSync("/etc/passwd", join(folder, "linked/a.yml"))
    expect(await said("linked")).toContain("linked/a.yml cannot be read (symbolic link)")
    write("other/acme.yml", rules)
    const twice = await ciphermap("scan", "--rules", "rules", "--rules", "other")
    expect(twice.stderr).toContain("other/acme.yml has the name of another file of rules")
  })
})

describe("a file of rules with a name that would steer a terminal", () => {
  it("is named without that", async () => {
    write("rules/a\u001b[31m.yml", "rows:\n  python:\n    acme.open: { is: cipher, name: DES }\n")
    write("app.py", "import acme\nacme.open(k)\n")
    for (const format of ["table", "lines", "markdown", "html"]) {
      const { stdout } = await ciphermap("scan", "--rules", "rules", "--format", format)
      expect(stdout).toMatch(/a\?\\?\[31m\.yml/)
      expect(stdout).not.toContain("\u001b")
    }
    expect((await ciphermap("rules", "check", "rules")).stdout).not.toContain("\u001b")
  })
})

describe("rules check", () => {
  it("says what files hold, or all that is wrong", async () => {
    expect(await ciphermap("rules", "check", "rules")).toEqual({
      status: 0,
      stdout: "acme.yml is valid: Acme, 1 row\n",
      stderr: ""
    })
    write("rules/acme.yml", `${rules}    acme.b: {}\n    hashlib.md5: { is: hash, name: MD5 }\n`)
    const { status, stdout, stderr } = await ciphermap("rules", "check", "rules")
    expect([status, stderr]).toEqual([1, "ciphermap: 2 problems in rules\n"])
    expect(stdout.split("\n")).toEqual([
      'rules/acme.yml:5:5: $.rows.python["acme.b"]: says nothing of the call',
      expect.stringMatching(
        /^rules\/acme\.yml:6:5: .*\["hashlib\.md5"\]: the scanner has a row .* Write replaces: true/
      ),
      ""
    ])
  })

  it("needs a path, or a configuration that names one", async () => {
    const none = await ciphermap("rules", "check")
    expect([none.status, none.stdout, none.stderr.split("\n").length]).toEqual([64, "", 3])
    write(".ciphermap.yml", "rules: rules\n")
    expect((await ciphermap("rules", "check")).stdout).toBe("acme.yml is valid: Acme, 1 row\n")
    expect((await ciphermap("config", "check")).stdout).toContain(".ciphermap.yml is valid: rules")
    write("rules/acme.yml", "")
    expect((await ciphermap("config", "check")).stderr).toContain("rules/acme.yml:1:1: $.rows: is missing")
  })
})

describe("rules test", () => {
  it("fails without a fixture, for a row without one, and for what is not as expected", async () => {
    expect((await ciphermap("rules", "test", "rules")).stderr).toContain("there is no fixture in rules")
    write("rules/acme.fixture.py", 'import acme\nacme.seal("des-cbc")\n')
    const wrong = await ciphermap("rules", "test", "rules")
    expect([wrong.status, wrong.stderr]).toEqual([1, "ciphermap: 1 problem in rules or their fixtures\n"])
    expect(wrong.stdout).toMatch(/^rules\/acme\.fixture\.py: not expected: line 2: cipher DES-56-CBC .*\n$/)
    write("rules/acme.fixture.py", 'import acme\nacme.seal("des-cbc") # expect: cipher DES-56-CBC\n')
    expect(await ciphermap("rules", "test", "rules")).toEqual({
      status: 0,
      stdout: "rules/acme.fixture.py: 1 expectation met\n1 row, 1 fixture: all as expected\n",
      stderr: ""
    })
    write("rules/more.yml", "rows:\n  go:\n    acme.io/x.Y: { is: hash }\n")
    const unused = await ciphermap("rules", "test", "rules")
    expect([unused.status, unused.stdout]).toEqual([
      1,
      "rules/acme.fixture.py: 1 expectation met\nmore.yml: no fixture uses acme.io/x.Y\n"
    ])
  })
})

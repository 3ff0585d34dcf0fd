import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-judging-"))
const at = (name: string): string => join(folder, name)

const ciphermap = ciphermapIn(folder)

const save = async (project: string, file: string, ...args: ReadonlyArray<string>): Promise<void> => {
  expect(await ciphermap("scan", project, "--output", file, ...args)).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^(?:wrote \S+: \d+ high(?:, \d+ \w+)*\n)+$/)
  })
}

beforeAll(async () => {
  mkdirSync(at("shop"))
  writeFileSync(
    at("shop/names.py"),
    'import hashlib\nhashlib.md5(b"") == signature\n# ciphermap-ignore: CM-HASH-MD5 names of files\nhashlib.md5(b"x") == signature\n'
  )
  writeFileSync(at("shop/V.java"), 'class V { Object c = javax.crypto.Cipher.getInstance("AES/GCM/NoPadding"); }\n')
  await save("shop", "before.json", "--format", "json")
  await save("shop", "before.cdx.json", "--format", "cyclonedx")
  await save("shop", "same.json", "--format", "json", "--write-baseline", "baseline.json")
  writeFileSync(at("shop/more.py"), 'import hashlib\nhashlib.md5(b"y") == signature\n')
  await save("shop", "after.json", "--format", "json")
  await save("shop", "after.cdx.json", "--format", "cyclonedx")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const weaknessesIn = (text: string) =>
  JSON.parse(text).assessment.weaknesses as ReadonlyArray<{
    readonly rule: string
    readonly location: { readonly path: string }
    readonly suppressed?: { readonly by: string; readonly reason?: string }
  }>

describe("a gate", () => {
  it("fails on findings of its severity and higher, and the output is written all the same", async () => {
    const { status, stdout, stderr } = await ciphermap("scan", "shop", "--format", "json", "--fail-on", "high")
    expect(status).toBe(1)
    expect(stderr).toMatch(/^ciphermap: findings of severity high or higher: 2 \(CM-HASH-MD5\)\n$/)
    expect(weaknessesIn(stdout).filter(({ rule }) => rule === "CM-HASH-MD5")).toHaveLength(3)
  })

  it("passes when there is nothing so severe", async () => {
    expect((await ciphermap("scan", "shop", "--fail-on", "critical", "--output", "ok.json")).status).toBe(0)
  })
})

describe("suppressions", () => {
  it("by comments stay visible, with their reason", () => {
    const found = weaknessesIn(readFileSync(at("before.json"), "utf8")).map(({ suppressed }) => suppressed)
    expect(found).toContainEqual({ by: "comment", reason: "names of files" })
    expect(found).toContain(undefined)
  })

  it("by a baseline leave what is new to the gate", async () => {
    const { status, stderr } = await ciphermap(
      "scan",
      "shop",
      "--baseline",
      "baseline.json",
      "--fail-on",
      "high",
      "-o",
      "x.json"
    )
    expect([status, stderr]).toEqual([
      1,
      "wrote x.json: 1 high\nciphermap: findings of severity high or higher: 1 (CM-HASH-MD5)\n"
    ])
    const { stdout } = await ciphermap("report", "before.json", "--baseline", "baseline.json", "--format", "json")
    const open = weaknessesIn(stdout).filter(
      ({ rule, suppressed }) => rule === "CM-HASH-MD5" && suppressed === undefined
    )
    expect(open).toEqual([])
  })
})

describe("ciphermap report", () => {
  it("judges a saved scan as the scan itself did", async () => {
    const { stdout } = await ciphermap("report", "before.json", "--format", "json")
    const { assessment, ...report } = JSON.parse(readFileSync(at("before.json"), "utf8"))
    const again = JSON.parse(stdout)
    expect(again.assessment).toEqual(assessment)
    expect({ ...again, source: undefined, assessment: undefined }).toEqual({ ...report, source: undefined })
  })

  it("judges a BOM as the scan itself did", async () => {
    const { stdout } = await ciphermap("report", "before.cdx.json", "--format", "json")
    const { assessment } = JSON.parse(readFileSync(at("before.json"), "utf8"))
    const again = JSON.parse(stdout).assessment
    expect(again.score).toEqual(assessment.score)
    const unsaid = ["endColumn", "code"]
    const keys = (weaknesses: ReadonlyArray<object>) =>
      JSON.parse(JSON.stringify(weaknesses, (key, value) => (unsaid.includes(key) ? undefined : value)))
    expect(keys(again.weaknesses)).toEqual(keys(assessment.weaknesses))
  })

  it("judges for another day", async () => {
    const { stdout } = await ciphermap("report", "before.json", "--format", "json", "--on", "2031-06-30")
    expect(JSON.parse(stdout).assessment.on).toBe("2031-06-30")
  })
})

describe("ciphermap diff", () => {
  it.each(["json", "cdx.json"])("tells what is new between two of the kind .%s", async (kind) => {
    const { status, stdout, stderr } = await ciphermap("diff", `before.${kind}`, `after.${kind}`, "--fail-on", "high")
    expect(stdout).toMatch(/^CHANGE +SEVERITY +FINDING +ASSET +WHERE\nnew +high +CM-HASH-MD5 +MD5 +more\.py:2\n/)
    expect(stdout).toContain("findings: 1 new, 0 fixed, 0 changed")
    expect([status, stderr]).toEqual([1, "ciphermap: new findings of severity high or higher: 1 (CM-HASH-MD5)\n"])
  })

  it("tells what is fixed, and fails for nothing", async () => {
    const { status, stdout } = await ciphermap("diff", "after.json", "before.json", "--fail-on", "info")
    expect(stdout).toMatch(/\nfixed +high +CM-HASH-MD5|^CHANGE[^\n]*\nfixed/)
    expect(status).toBe(0)
  })

  it("compares BOMs of different tools only where that is asked for", async () => {
    const { metadata, ...rest } = JSON.parse(readFileSync(at("before.cdx.json"), "utf8"))
    const other = { ...metadata, tools: [{ vendor: "Example", name: "other\u001btool", version: "1" }] }
    writeFileSync(at("other.cdx.json"), JSON.stringify({ ...rest, metadata: other }))
    writeFileSync(at("unsaid.cdx.json"), JSON.stringify({ ...rest, metadata: { ...metadata, tools: undefined } }))
    const refused = await ciphermap("diff", "other.cdx.json", "after.cdx.json")
    expect([refused.status, refused.stdout]).toEqual([64, ""])
    expect(refused.stderr).toMatch(
      /^ciphermap: other\.cdx\.json was written by other.tool and after\.cdx\.json was written by ciphermap\nGive two of the same tool, [^\n]+\n$/
    )
    expect(await ciphermap("diff", "before.cdx.json", "unsaid.cdx.json")).toMatchObject({
      status: 64,
      stderr: expect.stringContaining("unsaid.cdx.json was written by a tool it does not name")
    })
    expect((await ciphermap("diff", "unsaid.cdx.json", "unsaid.cdx.json")).status).toBe(0)
    const { status, stdout } = await ciphermap("diff", "other.cdx.json", "after.cdx.json", "--across-tools")
    expect(status).toBe(0)
    expect(stdout).toMatch(/^findings: /m)
  })

  it("writes Markdown, as comments and summaries want it", async () => {
    const { status, stdout } = await ciphermap("diff", "before.json", "after.json", "--format", "markdown")
    expect(status).toBe(0)
    expect(stdout).toMatch(/^\*\*1 new finding\*\*, 0 fixed, 0 changed, \d+ as before\. Scores: hygiene \d+/)
    expect(stdout).toMatch(
      /### New findings\n\n(?:\|.*\n){2}\| high \| `MD5`: .* \(CM-HASH-MD5\)\. .* \| `more.py:2` \|\n\n/
    )
  })

  it("does not fail on what is less severe than before", async () => {
    const scan = JSON.parse(readFileSync(at("before.json"), "utf8"))
    const eased = scan.findings.map((one: object) => ({ ...one, scope: "test" }))
    writeFileSync(at("eased.json"), JSON.stringify({ ...scan, findings: eased }))
    const { status, stdout } = await ciphermap("diff", "before.json", "eased.json", "--fail-on", "info")
    expect(stdout).toMatch(/changed +high -> (?:medium|low|info) +CM-HASH-MD5/)
    expect(status).toBe(0)
    expect((await ciphermap("diff", "eased.json", "before.json", "--fail-on", "high")).status).toBe(1)
  })

  it("finds no difference in what is the same", async () => {
    const { status, stdout } = await ciphermap("diff", "before.json", "same.json", "--fail-on", "info")
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /^findings: 0 new, 0 fixed, 0 changed, \d+ as before\nassets: 0 new, 0 gone, 0 changed, 2 as before\n/
    )
  })
})

describe("ciphermap policy", () => {
  it("lists what there is", async () => {
    const { status, stdout } = await ciphermap("policy", "list")
    expect(status).toBe(0)
    expect(stdout).toMatch(/\ncnsa-2\.0 +2\.0 +final +2022-09/)
  })

  it("checks a BOM, and fails where something is not allowed", async () => {
    const { status, stdout, stderr } = await ciphermap("policy", "check", "before.cdx.json", "--policy", "cnsa-2.0")
    expect(stdout).toMatch(/\nMD5 +cnsa-2\.0 +disallowed/)
    expect(stdout).toMatch(/\nAES-GCM +cnsa-2\.0 +unknown \(keyBits not known\)|^[^\n]*\nAES-GCM +cnsa-2\.0 +unknown/)
    expect([status, stderr]).toEqual([1, "ciphermap: 1 verdict against the policy (cnsa-2.0)\n"])
    expect(
      (await ciphermap("policy", "check", "before.cdx.json", "--policy", "cnsa-2.0", "--fail-on", "never")).status
    ).toBe(0)
  })
})

describe("policies that disagree", () => {
  const policy = (id: string, row: object): void =>
    writeFileSync(
      at(`${id}.json`),
      JSON.stringify({
        id,
        title: id,
        authority: id,
        version: "1",
        status: "final",
        published: "2026-01-01",
        source: "https://example.org/",
        scope: "tests",
        rows: [{ when: { name: "MD5" }, clause: "1", ...row }],
        otherwise: { status: "unknown", clause: "none" }
      })
    )

  it("are told apart from those that will", async () => {
    policy("free", { status: "compliant" })
    policy("strict", { status: "disallowed", from: "2031-01-01" })
    const files = ["--policy-file", "free.json", "--policy-file", "strict.json"]
    const check = async (on: string) =>
      (await ciphermap("policy", "check", "before.cdx.json", ...files, "--on", on)).stdout
    const before = await check("2030-12-31")
    expect(before).toMatch(/\nthe policies will disagree later on 1 of the assets\nevaluated/)
    expect(before).not.toContain("policies disagree")
    expect(await check("2031-01-01")).toMatch(/\nthe policies disagree on 1 of the assets\nevaluated/)
  })
})

describe("what cannot be read", () => {
  beforeAll(() => {
    writeFileSync(at("broken.json"), "{")
    writeFileSync(at("spdx.json"), '{"@context":"https://spdx.org/rdf/3.0.1/spdx-context.jsonld","@graph":[]}')
    writeFileSync(at("future.json"), '{"bomFormat":"CycloneDX","specVersion":"9.9","components":[]}')
    writeFileSync(at("policy.json"), '{"id":"house","rows":[]}')
    writeFileSync(at("scan.json"), readFileSync(at("before.json"), "utf8").replace('"line":2', '"line":"two"'))
    const baseline = JSON.parse(readFileSync(at("baseline.json"), "utf8"))
    writeFileSync(at("other.json"), JSON.stringify({ ...baseline, component: "other" }))
  })

  it.each([
    [
      "a policy file with a member missing",
      ["scan", "shop", "--policy-file", "policy.json"],
      2,
      /policy\.json: .*\$\.title/
    ],
    ["an unknown policy", ["scan", "shop", "--policy", "cnsa-1.0"], 64, /no policy cnsa-1\.0\n.*There are .*cnsa-2\.0/],
    ["a BOM of another version", ["report", "future.json"], 2, /future\.json: .*9\.9/],
    ["a BOM of another format", ["report", "spdx.json"], 2, /spdx\.json: .*SPDX/],
    [
      "two of different kinds",
      ["diff", "before.json", "before.cdx.json"],
      64,
      /before\.json is a scan and before\.cdx\.json a CycloneDX BOM/
    ],
    [
      "a baseline of another repository",
      ["scan", "shop", "--baseline", "other.json"],
      2,
      /other\.json: \$\.component is other, and this is shop/
    ],
    ["no JSON", ["report", "broken.json"], 2, /broken\.json: .*JSON/],
    [
      "a scan that was changed",
      ["report", "scan.json"],
      2,
      /scan\.json: no valid scan: \$\.findings\[\d+\]\.place\.line must be/
    ],
    ["a file that is not there", ["report", "none.json"], 2, /none\.json does not exist/],
    ["a folder", ["report", "shop"], 2, /shop is not a file/],
    ["a day that is none", ["scan", "shop", "--on", "2026-02-30"], 64, /--on must be a day/],
    ["no policy to check", ["policy", "check", "before.json"], 64, /--policy/]
  ])("is told in two sentences, and nothing is written: %s", async (_, args, code, message) => {
    const output = args[0] === "policy" ? [] : ["--output", "nothing.json"]
    const { status, stdout, stderr } = await ciphermap(...args, ...output)
    expect([status, stdout]).toEqual([code, ""])
    expect(stderr).toMatch(/^ciphermap: [^\n]+\n[^\n]+\n$/)
    expect(stderr).toMatch(message)
    expect(existsSync(at("nothing.json"))).toBe(false)
  })
})

describe("the version of CycloneDX", () => {
  it.each(["1.6", "1.7"])("can be %s", async (version) => {
    const { status, stdout } = await ciphermap(
      "report",
      "before.json",
      "--format",
      "cyclonedx",
      "--spec-version",
      version
    )
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ bomFormat: "CycloneDX", specVersion: version })
  })
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { weaknessRules } from "../../scanner/classify/weaknessRules.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-explain-"))
const ciphermap = ciphermapIn(folder)

interface Found {
  readonly id: string
  readonly rule: string
  readonly others?: ReadonlyArray<Found>
}

let found: ReadonlyArray<Found> = []

const idOf = (rule: string): string => found.find((one) => one.rule === rule)!.id

beforeAll(async () => {
  mkdirSync(join(folder, "src"))
  writeFileSync(join(folder, "src/names.py"), 'OLD = "md5"\n')
  writeFileSync(
    join(folder, "src/use.py"),
    'import hashlib\nfrom names import OLD\n\ndef signature_of(secret):\n    signature = hashlib.new(OLD, secret)\n    return signature\n\nx = hashlib.new("sha1", b"hunter2")\n\ndef either(isOld, text):\n    return hashlib.new("md4" if isOld else "md5", text)\n'
  )
  await ciphermap("scan", "src", "--format", "json", "--output", "scan.json")
  await ciphermap("scan", "src", "--format", "cyclonedx", "--output", "bom.json")
  const { assessment } = JSON.parse(readFileSync(join(folder, "scan.json"), "utf8"))
  found = assessment.weaknesses
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("ciphermap explain RULE", () => {
  it("says what it finds, why, what to do, how severe it is, where that comes from and how to suppress it", async () => {
    const { status, stdout, stderr } = await ciphermap("explain", "cm-hash-md5")
    expect([status, stderr]).toEqual([0, ""])
    expect(stdout).toMatch(/^CM-HASH-MD5: MD5 is broken \(weak-hash, CWE-328\)\n/)
    for (const line of [
      /^Why: Collisions of MD5 /m,
      /^Instead: Use SHA-256/m,
      /by what the result is for: high: authenticity; medium: unknown, secret; .*info: harmless$/m,
      /by the scope of the use: medium: production, vendored, generated; info: test, example$/m,
      /^Suppress: .*ciphermap-ignore: CM-HASH-MD5 reason/m,
      /^ {2}RFC 6151: .* <https:\/\/www\.rfc-editor\.org\/rfc\/rfc6151>$/m
    ])
      expect(stdout).toMatch(line)
  })

  it("knows every rule", async () => {
    for (const { id } of weaknessRules) {
      const { status, stdout } = await ciphermap("explain", id)
      expect([id, status]).toEqual([id, 0])
      expect(stdout).toMatch(/\nWhy: .+\nInstead: .+\nSeverity /)
    }
  })

  it("names those that are like an unknown one, and is wrong usage then", async () => {
    const { status, stdout, stderr } = await ciphermap("explain", "CM-HASH-MD6")
    expect([status, stdout]).toEqual([64, ""])
    expect(stderr).toMatch(/^ciphermap: no rule "CM-HASH-MD6"\nThe nearest: CM-HASH-MD5, /)
  })
})

describe("ciphermap explain FINDING", () => {
  it("shows its line, its trail, its purpose, how sure it is and what gave its severity", async () => {
    const [rule, id] = [found[0]!.rule, found[0]!.id]
    const { status, stdout } = await ciphermap("explain", id.slice(0, 12), "--in", "scan.json")
    expect(status).toBe(0)
    expect(stdout).toMatch(
      new RegExp(`^${rule} MD5: .*\\nFinding ${id} at use\\.py:5:\\d+ \\(production\\), hashlib\\.new\\n`)
    )
    for (const line of [
      /^ +5 \| signature = hashlib\.new\(OLD, secret\)\n +\| +\^+$/m,
      /^Why: .+\nInstead: .+$/m,
      /^Confidence: high: algorithm resolved through \d steps?$/m,
      /^Purpose: signature, told by the name below$/m,
      /^ {2}for a signature, by the name \w+ at use\.py:\d/m,
      /^ {2}(?:constant|defined) .*OLD at names\.py:1/m,
      new RegExp(
        `^Severity: high: row ${rule} of the table of severities, column authenticity: high; scope production: high; high confidence: high$`,
        "m"
      )
    ])
      expect(stdout).toMatch(line)
  })

  it("shows the text edit where one removes it, and no text of the source that is no name", async () => {
    const { stdout } = await ciphermap("explain", idOf("CM-HASH-SHA1"), "--in", "scan.json")
    expect(stdout).toMatch(/^Fix: at use\.py:8:\d+: Replace sha1 by sha256\. /m)
    expect(stdout).toContain('x = hashlib.new("sha1", b"…")')
    expect(stdout).not.toContain("hunter2")
  })

  it("lists its other values, each of which has an id of its own", async () => {
    const { others, id } = found.find((one) => one.others !== undefined)!
    const [other] = others!
    const worst = await ciphermap("explain", id, "--in", "scan.json")
    expect(worst.stdout).toMatch(
      new RegExp(
        `^Other places and values of this finding:\\n {2}medium: \\S+ at use\\.py:11:\\d+ \\(${other!.rule}, ${other!.id}\\)$`,
        "m"
      )
    )
    const { status, stdout } = await ciphermap("explain", other!.id, "--in", "scan.json")
    expect(status).toBe(0)
    expect(stdout).toMatch(new RegExp(`^${other!.rule} .*\\nFinding ${other!.id} at use\\.py:11:`))
  })

  it("knows it from a bill of materials, without the line", async () => {
    const { status, stdout } = await ciphermap("explain", idOf("CM-HASH-SHA1"), "--in", "bom.json")
    expect(status).toBe(0)
    expect(stdout).toMatch(/^CM-HASH-SHA1 SHA-1: SHA-1 is broken\n/)
    expect(stdout).not.toContain(" | ")
  })

  it("names those that are like an unknown one", async () => {
    const id = idOf("CM-HASH-SHA1")
    const { status, stderr } = await ciphermap("explain", `${id.slice(0, 7)}${"0".repeat(12)}`, "--in", "scan.json")
    expect(status).toBe(2)
    expect(stderr).toContain(
      `no finding "${id.slice(0, 7)}000000000000" in scan.json\nThe nearest: ${id} (CM-HASH-SHA1 at use.py:8)`
    )
  })

  it("asks for the file that holds it", async () => {
    const { status, stderr } = await ciphermap("explain", idOf("CM-HASH-SHA1"))
    expect([status, stderr]).toEqual([
      64,
      expect.stringMatching(/is the id of a finding\nName the file .* --in scan\.json\n$/)
    ])
  })

  it.each([
    ["is not there", "none.json", undefined, /none\.json does not exist/],
    ["is cut off", "cut.json", '{"source": {"component"', /cut\.json: no valid scan: \$ is not JSON/],
    [
      "lacks what a scan has",
      "odd.json",
      '{"source": {}}',
      /odd\.json: no valid scan: \$\.source\.component is missing/
    ],
    ["is of something else", "else.json", '{"a": 1}', /else\.json: The document is not a CycloneDX bill of materials/]
  ])("says so where the file %s", async (_, file, text, message) => {
    if (text !== undefined) writeFileSync(join(folder, file), text)
    const { status, stdout, stderr } = await ciphermap("explain", "0123456789ab", "--in", file)
    expect([status, stdout, stderr]).toEqual([2, "", expect.stringMatching(message)])
  })
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Plan } from "../../scanner/plan/Plan.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-plan-"))

const ciphermap = ciphermapIn(folder)

const NIST = ["--policy", "nist-sp-800-131a,nist-ir-8547", "--on", "2026-11-28"]

const planIn = (text: string): Plan => (JSON.parse(text) as { readonly plan: Plan }).plan

beforeAll(async () => {
  mkdirSync(join(folder, "shop/tests"), { recursive: true })
  mkdirSync(join(folder, "nothing"))
  mkdirSync(join(folder, "plain"))
  writeFileSync(join(folder, "plain/a.py"), "print(1)\n")
  writeFileSync(
    join(folder, "shop/sign.py"),
    [
      "import hashlib",
      "from cryptography.hazmat.primitives.asymmetric import ec",
      "from cryptography.hazmat.primitives import hashes",
      'HASH = "sha1"',
      "def first(data): return hashlib.new(HASH, data)",
      "def second(data): return hashlib.new(HASH, data)",
      "def sign(key, data): return key.sign(data, ec.ECDSA(hashes.SHA256()))",
      "key = ec.generate_private_key(ec.SECP256R1())",
      ""
    ].join("\n")
  )
  writeFileSync(join(folder, "shop/tests/test_sign.py"), 'import hashlib\nhashlib.new("sha1", b"")\n')
  await ciphermap("scan", "shop", "--format", "json", "-o", "scan.json", "--no-cache")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("ciphermap plan", () => {
  it("says what has to change until when, by what, and where the one edit is", async () => {
    const { status, stdout, stderr } = await ciphermap("plan", "scan.json", ...NIST)
    expect(stderr).toBe("")
    expect(status).toBe(0)
    expect(stdout).toContain("━━ BEFORE 2031-01-01 1 asset")
    expect(stdout).toContain("  SHA-1 (integrity; nist-ir-8547)\n    to SHA-256\n")
    expect(stdout).toContain("one edit of HASH (line 4) changes 2 uses")
    expect(stdout).toContain("━━ BEFORE 2036-01-01")
    expect(stdout).toMatch(/━━ PLAN evaluated on 2026-11-28 for 2036-01-01/)
    expect(Math.max(...stdout.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(100)
  })

  it("plans the same from a folder as from its saved scan", async () => {
    const scanned = planIn((await ciphermap("plan", "shop", "--no-cache", "--format", "json", ...NIST)).stdout)
    const read = planIn((await ciphermap("plan", "scan.json", "--format", "json", ...NIST)).stdout)
    expect(scanned).toEqual(read)
    expect(read.items.map(({ name, lapses }) => [name, lapses]).slice(0, 1)).toEqual([["SHA-1", "2031-01-01"]])
    expect(read.items[0]!.changes[0]).toMatchObject({ path: "sign.py", line: 4, of: "constant", uses: 2 })
  })

  it("writes each format, by option or by the name of the file", async () => {
    for (const [file, start] of [
      ["plan.csv", "asset,type,name"],
      ["plan.md", "# Cryptography plan of"],
      ["plan.html", "<!DOCTYPE html>"],
      ["plan.json", "{"]
    ] as const) {
      const { status, stdout, stderr } = await ciphermap("plan", "scan.json", "-o", file, ...NIST)
      expect([status, stdout]).toEqual([0, ""])
      expect(stderr).toMatch(new RegExp(`^wrote ${file}: \\d+ assets, \\d+ changes\n$`))
      expect(readFileSync(join(folder, file), "utf8").startsWith(start)).toBe(true)
    }
    const { stdout } = await ciphermap("plan", "scan.json", "--format", "csv", ...NIST)
    expect(stdout).toBe(readFileSync(join(folder, "plan.csv"), "utf8"))
  })

  it("has policies where none is chosen, and says that others can be", async () => {
    const { status, stdout } = await ciphermap("plan", "scan.json")
    expect(status).toBe(0)
    expect(stdout).toContain("nist-ir-8547 (draft)")
    expect(stdout).toContain("--policy chooses other policies (ciphermap policy list).")
  })

  it("shows how the plan developed since an earlier scan", async () => {
    const { status, stdout } = await ciphermap("plan", "scan.json", "--since", "scan.json", ...NIST)
    expect(status).toBe(0)
    expect(stdout.replaceAll("\n", " ")).toMatch(/Since scan\.json: (\d+) assets .* 0 new, 0 done/)
  })

  it("is an empty plan where there is no cryptography, and as a scan where there is nothing to scan", async () => {
    const { status, stdout } = await ciphermap("plan", "plain", "--no-cache", ...NIST)
    expect(status).toBe(0)
    expect(stdout).toContain("Nothing was found that nist-sp-800-131a and nist-ir-8547 (draft) could be asked about.")
    expect((await ciphermap("plan", "nothing", "--no-cache", ...NIST)).status).toBe(3)
    expect((await ciphermap("plan", "nothing", "--no-cache", "--allow-empty", ...NIST)).status).toBe(0)
  })

  it.each([
    [["--at", "2020-01-01"], /--at 2020-01-01 is before 2026-11-28/],
    [["--at", "9999-12-31"], /--at 9999-12-31 is more than 50 years ahead/],
    [["--at", "tomorrow"], /--at must be a day as YYYY-MM-DD: tomorrow/],
    [["--at", "2031-02-30"], /--at must be a day/],
    [["--policy", "cnsa"], /there is no policy cnsa/],
    [["--format", "pdf"], /--format cannot be pdf/]
  ])("refuses %j as wrong usage", async (options, message) => {
    const { status, stdout, stderr } = await ciphermap("plan", "scan.json", "--on", "2026-11-28", ...options)
    expect([status, stdout]).toEqual([64, ""])
    expect(stderr).toMatch(message)
  })

  it("says what is wrong with what it is given", async () => {
    writeFileSync(join(folder, "broken.json"), "{")
    for (const [path, message] of [
      ["nowhere", /nowhere does not exist/],
      ["nowhere.json", /nowhere\.json does not exist/],
      ["broken.json", /^ciphermap: broken\.json: /],
      ["plan.json", /^ciphermap: plan\.json: /]
    ] as const) {
      const { status, stdout, stderr } = await ciphermap("plan", path, ...NIST)
      expect([status, stdout]).toEqual([2, ""])
      expect(stderr).toMatch(message)
    }
  })

  it("plans for policies that contradict each other, and says that there is no target", async () => {
    const { status, stdout } = await ciphermap(
      "plan",
      "scan.json",
      "--policy",
      "bsi-tr-02102,cnsa-2.0",
      "--format",
      "json",
      "--on",
      "2026-11-28"
    )
    expect(status).toBe(0)
    const signature = planIn(stdout).items.find(({ name }) => name.startsWith("ECDSA"))
    expect(signature?.noTarget?.why).toBe("policies-disagree")
  })
})

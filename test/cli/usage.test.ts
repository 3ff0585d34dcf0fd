import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-usage-"))
const ciphermap = ciphermapIn(folder)

beforeAll(() => {
  mkdirSync(join(folder, "empty"))
  writeFileSync(join(folder, "a.py"), 'import hashlib\nhashlib.md5(b"") == signature\n')
  writeFileSync(join(folder, "broken.json"), "{")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What people type, the exit code, and the beginnings of both lines that they are told. */
const wrong: ReadonlyArray<readonly [typed: string, exit: number, fact: string, advice: string]> = [
  ["scna .", 64, "there is no command scna", "Did you mean scan? All commands: ciphermap --help"],
  ["frobnicate", 64, "there is no command frobnicate", "All commands: ciphermap --help"],
  ["policy chek x", 64, "there is no command chek", "Did you mean check? All commands: ciphermap policy --help"],
  ["tenant creat x", 64, "there is no command creat", "Did you mean create? All commands: ciphermap tenant --help"],
  ["--formt json", 64, "there is no option --formt", "All options: ciphermap --help"],
  ["scan . --formt json", 64, "there is no option --formt", "Did you mean --format? All options: ciphermap scan"],
  ["scan . --forrmat=json", 64, "there is no option --forrmat", "Did you mean --format?"],
  ["scan . --fial-on high", 64, "there is no option --fial-on", "Did you mean --fail-on?"],
  ["scan . -x", 64, "there is no option -x", "All options: ciphermap scan --help"],
  ["diff a.json b.json --severity high", 64, "there is no option --severity", "All options: ciphermap diff --help"],
  ["scan . --format sairf", 64, "--format cannot be sairf", "Did you mean sarif? It can be table, lines, json"],
  ["scan . --format xml", 64, "--format cannot be xml", "It can be table, lines, json, cyclonedx"],
  ["scan . --fail-on hihg", 64, "--fail-on cannot be hihg", "Did you mean high? It can be critical, high"],
  ["scan . --severity seriuos", 64, "--severity cannot be seriuos", "It can be critical, high"],
  ["scan . --min-confidence hi", 64, "--min-confidence cannot be hi", "It can be high, medium, low."],
  ["scan . --only prod", 64, "--only cannot be prod", "Did you mean production? It can be production, test"],
  ["scan . --color sometimes", 64, "--color cannot be sometimes", "It can be auto, always, never."],
  ["scan . --spec-version 1.5", 64, "--spec-version cannot be 1.5", "Did you mean 1.6? It can be 1.6, 1.7."],
  ["scan . --workers two", 64, "--workers cannot be two", "It takes a whole number."],
  ["scan . --workers 0", 64, "--workers must be at least 1", "More about it: ciphermap scan --help"],
  ["scan . --output", 64, "--output needs a value", "It takes [FORMAT=]FILE."],
  ["scan . -o srif=a", 64, "there is no format srif", "Did you mean sarif? For a file of that name write ./srif=a"],
  ["scan . -o none/a.json", 2, "cannot write none/a.json: its folder", "Make the folder first; nothing was scanned."],
  ["scan . --policy cnsa2", 64, "there is no policy cnsa2", "Did you mean cnsa-2.0? There are nist-sp-800-131a"],
  ["scan . --policy-file no.json", 2, "no.json does not exist", "More about it: ciphermap scan --help"],
  ["scan . --on 2026-13-01", 64, "--on must be a day as YYYY-MM-DD", "More about it: ciphermap scan --help"],
  ["scan . --baseline no.json", 2, "no.json does not exist", "More about it: ciphermap scan --help"],
  ["scan . --rules-page here", 64, "--rules-page must be an http or https", "More about it: ciphermap scan --help"],
  ["scan nope", 2, "nope does not exist", "Paths start from the current folder; "],
  ["./nope", 2, "./nope does not exist", "Paths start from the current folder; "],
  ["scan a.py /etc/hosts", 2, "/etc/hosts is not in the current folder", "Change to a folder that holds it"],
  ["scan empty", 3, "nothing to scan: empty holds no file", "Where that is no mistake, --allow-empty"],
  ["report", 64, "FILE is missing", "What it takes: ciphermap report --help"],
  ["report broken.json", 2, "broken.json: ", "More about it: ciphermap report --help"],
  ["report a b", 64, '"b" is one argument too many', "What it takes: ciphermap report --help"],
  ["diff a.json", 64, "AFTER is missing", "What it takes: ciphermap diff --help"],
  ["explain CM-HASH-MD6", 64, 'no rule "CM-HASH-MD6"', "The nearest: CM-HASH-MD5"],
  ["explain 0123456789ab", 64, "0123456789ab is the id of a finding", "Name the file that holds it"],
  ["policy check a.json", 64, "give a policy with --policy", "More about it: ciphermap policy --help"],
  ["completion bsh", 64, "SHELL cannot be bsh", "Did you mean bash? It can be bash, zsh, fish."]
]

const beginning = (text: string): unknown =>
  expect.stringMatching(new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&")}`))

describe("a wrong invocation", () => {
  it.each(wrong)("%s", async (typed, exit, fact, advice) => {
    const { status, stdout, stderr } = await ciphermap(...typed.split(" "))
    const [first, second, ...others] = stderr.split("\n")
    expect([status, stdout, others]).toEqual([exit, "", [""]])
    expect([first, second]).toEqual([beginning(`ciphermap: ${fact}`), beginning(advice)])
  })
})

describe("help", () => {
  it.each([
    [],
    ["scan"],
    ["report"],
    ["coverage"],
    ["explain"],
    ["diff"],
    ["plan"],
    ["policy"],
    ["policy", "check"],
    ["github-action"],
    ["mcp"],
    ["tenant", "create"],
    ["completion"]
  ])("%s %s is in 80 columns, and says each default once", async (...path) => {
    const { status, stdout, stderr } = await ciphermap(...path, "--help")
    expect([status, stderr]).toEqual([0, ""])
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([])
    expect(stdout).not.toMatch(/choices:|\(default:[^)]*\)[^-]*\(default:/)
    expect(stdout).toMatch(/^Usage: ciphermap/m)
    expect(await ciphermap("help", ...path)).toEqual({ status, stdout, stderr })
  })

  it("has examples, and is shown where nothing is asked", async () => {
    expect((await ciphermap("scan", "-h")).stdout).toMatch(/\nExamples:\n {2}# .*\n {2}ciphermap scan\n/)
    expect(await ciphermap()).toEqual(await ciphermap("--help"))
  })
})

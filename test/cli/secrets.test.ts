import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import * as Effect from "effect/Effect"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { assessTarget } from "../../src/cli/assessTarget.ts"
import { outputFormats, rendererOf } from "../../src/cli/outputFormats.ts"
import { bomIdentity } from "../../src/node/bomIdentity.ts"
import { CommandScanner } from "../../src/node/CommandScanner.ts"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { ciphermapProcess } from "../support/ciphermapProcess.ts"
import { isLong } from "../support/isLong.ts"
import { scannerOnce } from "../support/scannerOnce.ts"
import { makers, makeSecrets, secretOf } from "./secrets/makeSecrets.ts"
import { plantSecrets } from "./secrets/plantSecrets.ts"
import { searchFor } from "./secrets/secretsIn.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-secrets-"))
const project = join(folder, "project")

const count = isLong ? 500 : 100
const secrets = makeSecrets(count, 20_261_121)
const remote = secretOf("ghp_x8Kq2mVt0bYw7Lr5")
const search = searchFor([...secrets, remote])

const git = (...args: ReadonlyArray<string>) => execFileSync("git", ["-C", project, ...args], { stdio: "pipe" })

beforeAll(async () => {
  for (const [path, text] of plantSecrets(secrets)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text, "latin1")
  }
  git("init")
  git("remote", "add", "origin", `https://someone:${remote.written}@git.example/app.git`)
  git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--allow-empty", "-m", "one")
  const options = { workers: 1, folder: {}, allowEmpty: false }
  const scanned = await assessTarget({ root: project }, options, { policies: [], on: "2026-11-22" }).pipe(
    Effect.provideService(CommandScanner, () => scannerOnce),
    Effect.runPromise
  )
  assessed = { ...scanned, options: await bomIdentity(project) }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What every format is written from. */
let assessed: AssessedInventory

const program = ciphermapProcess(folder)
const here = ciphermapIn(folder)

const bytesOf = (text: string): string => Buffer.from(text).toString("latin1")

/** Everything the command line says. */
const said = async (ciphermap: typeof program | typeof here, ...args: ReadonlyArray<string>) => {
  const output = join(folder, "report")
  writeFileSync(output, "")
  const { stdout, stderr } = await ciphermap("scan", project, "--workers", "1", "--output", output, ...args)
  const report = readFileSync(output, "latin1")
  return { text: `${bytesOf(stdout)}\n${bytesOf(stderr)}\n${report}`, report }
}

const shown = (text: string): ReadonlyArray<string> =>
  [...search.of(text)].map(({ format }) => `${format} ${secrets.findIndex((one) => one.format === format)}`)

describe("secrets in a tree", () => {
  it("are of many kinds", () => {
    expect(Object.keys(makers).length).toBeGreaterThanOrEqual(12)
    expect(new Set(secrets.map(({ written }) => written)).size).toBe(count)
  })

  it.each(isLong ? outputFormats : (["json"] as const))(
    "are in nothing that is said or written: %s",
    async (format) => {
      const { text, report } = await said(isLong ? program : here, "--format", format)
      expect(report).toMatch(/AES/)
      expect(shown(text)).toEqual([])
    }
  )

  it("are in nothing that a process of its own says or writes, of one language", async () => {
    const { text, report } = await said(program, "--include", "*.py", "--format", "json")
    expect(report).toMatch(/AES/)
    expect(shown(text)).toEqual([])
  })

  it.each(outputFormats)("are in nothing that is written: %s", async (format) => {
    const report = [...(await rendererOf(format)(assessed))].join("")
    expect(report.length).toBeGreaterThan(1_000)
    expect(report).toMatch(/AES/)
    expect(shown(report)).toEqual([])
  })

  it("are in no plan", async () => {
    const scan = join(folder, "scan.json")
    writeFileSync(scan, [...(await rendererOf("json")(assessed))].join(""))
    for (const format of ["table", "json", "csv", "markdown", "html"]) {
      const { status, stdout } = await here("plan", scan, "--policy", "fips-140-3,cnsa-2.0", "--format", format)
      expect(status).toBe(0)
      expect(stdout).toMatch(/AES/)
      expect(shown(bytesOf(stdout))).toEqual([])
    }
  })

  it("are in no message about what cannot be done", async () => {
    const attempts = [
      ["--format", "xml"],
      ["--include", "nothing"],
      ["--include", "*.py", "--output", join(folder, "none/report")]
    ]
    for (const args of attempts) expect(shown((await said(here, ...args)).text)).toEqual([])
  })

  it("would be found in any encoding, and in pieces", () => {
    for (const secret of secrets) {
      const raw = Buffer.from(secret.bytes)
      const echoes = [
        raw.toString("base64"),
        Buffer.concat([Buffer.from("x"), raw]).toString("base64url"),
        raw.toString("hex").toUpperCase(),
        encodeURIComponent(raw.toString("latin1")),
        JSON.stringify(raw.toString("latin1")),
        raw
          .subarray(0, 16)
          .toString("latin1")
          .padEnd(raw.length > 16 ? 0 : 1)
      ]
      for (const echo of echoes) expect(search.of(`{"name":"${echo}"}`)).toContain(secret)
    }
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { notationNames } from "../../../scanner/ownRules/ownRulesSchema.ts"
import { ciphermapIn } from "../../support/ciphermapIn.ts"
import { documentText } from "./tablesOf.ts"

const page = documentText("own-rules.md")

const [rules = "", fixture = "", testing = "", tested = "", scanning = "", found = ""] = [
  ...page.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)
].map(([, text = ""]) => text)

const folder = mkdtempSync(join(tmpdir(), "ciphermap-own-rules-"))

const run = (line: string) => ciphermapIn(folder)(...line.trim().split(" ").slice(1))

beforeAll(() => {
  for (const name of ["crypto-rules", "src"]) mkdirSync(join(folder, name))
  writeFileSync(join(folder, "crypto-rules/acme.yml"), rules)
  writeFileSync(join(folder, "crypto-rules/acme.fixture.py"), fixture)
  writeFileSync(join(folder, "src/app.py"), 'from acme.security import Vault\n\nVault().digest("md5", text)\n')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("the example of docs/own-rules.md", () => {
  it("passes its own fixture", async () => {
    expect(await run(testing)).toEqual({ status: 0, stdout: tested, stderr: "" })
  })

  it("finds what the page shows", async () => {
    expect((await run(scanning)).stdout).toBe(found)
  })

  it("names notations that there are", () => {
    const listed = /^Frequent notations: (.*?)\. An editor/ms.exec(page)![1]!
    const names = [...listed.replaceAll(/\([^)]*\)/g, "").matchAll(/`(\w+)`/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => !(notationNames as ReadonlyArray<string>).includes(name!))).toEqual([])
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"
import { ciphermapProcess } from "../support/ciphermapProcess.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-program-"))

const here = ciphermapIn(folder)
const program = ciphermapProcess(folder)

const save = async (file: string): Promise<void> => {
  expect(await here("scan", "shop", "--format", "json", "--output", file)).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/^wrote \w+\.json: \d+ high\n$/)
  })
}

beforeAll(async () => {
  for (const name of ["shop", "empty"]) mkdirSync(join(folder, name))
  writeFileSync(join(folder, "shop/names.py"), 'import hashlib, ssl\nhashlib.md5(b"") == signature\n')
  await save("before.json")
  writeFileSync(join(folder, "shop/more.py"), "import hashlib, ssl\nhashlib.md5(b'y') == signature\n")
  writeFileSync(join(folder, "shop/missed.py"), "import ssl\nssl.frobnicate()\n")
  await save("after.json")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const withoutSerialAndTime = (text: string): string =>
  text.replace(/"serialNumber": "urn:uuid:.*"/, "").replace(/"timestamp": "20.*"/, "")

/** What other tests have of the command line in their own process must be what people have of the program. */
describe("the program in a process of its own does and says what it does and says in this one", () => {
  it.each([
    ["a gate on a scan that is written to a pipe", 1, ["scan", "shop", "--fail-on", "high"]],
    ["its version", 0, ["--version"]],
    ["a scan of nothing", 3, ["scan", "empty"]],
    ["a command that does not exist", 64, ["scna"]],
    ["a report", 0, ["report", "before.json", "--format", "table"]],
    ["a report on what is not there", 2, ["report", "none.json"]],
    ["coverage", 0, ["coverage", "shop"]],
    ["a gate on a comparison", 1, ["diff", "before.json", "after.json", "--fail-on", "high"]],
    ["a plan", 0, ["plan", "before.json", "--format", "json", "--policy", "cnsa-2.0"]],
    ["a check of a policy", 1, ["policy", "check", "before.json", "--policy", "cnsa-2.0"]]
  ] as const)("%s", async (_, status, args) => {
    const { stdout, ...others } = program(...args)
    const expected = await here(...args)
    expect(others).toEqual({ status, stderr: expected.stderr })
    expect(withoutSerialAndTime(stdout)).toBe(withoutSerialAndTime(expected.stdout))
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"

const folder = mkdtempSync(join(tmpdir(), "ciphermap-coverage-"))

const ciphermap = ciphermapIn(folder)

beforeAll(() => {
  mkdirSync(join(folder, "project/tests"), { recursive: true })
  writeFileSync(join(folder, "project/read.py"), 'import hashlib\nhashlib.md5(b"")\n')
  writeFileSync(join(folder, "project/missed.py"), "import ssl\nssl.frobnicate()\nssl.frobnicate()\nssl.other()\n")
  writeFileSync(join(folder, "project/only.py"), "from cryptography.exceptions import InvalidTag\n")
  writeFileSync(join(folder, "project/tests/check.py"), "import ssl\nssl.other()\n")
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("ciphermap coverage", () => {
  it("lists unknown names, most frequent first, and the imports of which nothing was recognised", async () => {
    const { status, stdout } = await ciphermap("coverage", "project")
    expect(status).toBe(0)
    expect(stdout).toBe(
      [
        "LIBRARY  UNKNOWN NAME    CALLS  FILES  FIRST",
        "ssl      ssl.frobnicate  2      1      missed.py:2",
        "ssl      ssl.other       2      2      missed.py:4",
        "",
        "LIBRARY       SCOPE       UNKNOWN NAMES  WHERE             IMPORT",
        "ssl           production  2              missed.py:1       ssl",
        "cryptography  production  0              only.py:1         cryptography.exceptions",
        "ssl           test        1              tests/check.py:1  ssl",
        "",
        "2 files of the project and 1 of tests, examples or copies import a cryptographic library of which nothing was recognised there",
        ""
      ].join("\n")
    )
  })

  it("writes JSON", async () => {
    const { imports, more, names } = JSON.parse((await ciphermap("coverage", "project", "--format", "json")).stdout)
    expect([imports.length, more, names[0].name, names[0].count]).toEqual([3, 0, "ssl.frobnicate", 2])
  })

  it("says so where nothing is missed", async () => {
    expect((await ciphermap("coverage", "project/read.py")).stdout).toMatch(/something was recognised of every/)
    expect((await ciphermap("coverage", "nowhere")).status).toBe(2)
  })

  it("is in the summary of a scan", async () => {
    expect((await ciphermap("scan", "project", "--format", "table")).stdout).toMatch(
      /NOT RECOGNISED +FILES +TESTS +WHERE\nssl +1 +1 +missed\.py:1, tests\/check\.py:1\ncryptography +1 +0 +only\.py:1\n[^]*2 files import a cryptographic library of which nothing was recognised\s+there, 1 of them with calls that no rule knows/
    )
  })
})

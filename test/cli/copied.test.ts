import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { ciphermapIn } from "../support/ciphermapIn.ts"

let folder = ""

const write = (name: string, text: string): void => {
  mkdirSync(join(folder, dirname(name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ciphermap-copied-"))
  for (const name of ["app/login.py", "libs/mailer/auth.py"]) write(name, "import hashlib\nhashlib.md5(password)\n")
  write("libs/mailer/LICENSE", "MIT License\n")
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const scopes = async (): Promise<unknown> => {
  const { stdout } = await ciphermapIn(folder)("scan", "--format", "json", "--cache", "kept")
  return JSON.parse(stdout).findings.map(({ path, scope }: { readonly path: string; readonly scope: string }) => [
    path,
    scope
  ])
}

describe("a library that was copied into a project", () => {
  it("is somebody else's where it has a licence beside that of the project, also for a scan that remembers", async () => {
    const own = ["app/login.py", "production"]
    expect(await scopes()).toEqual([own, ["libs/mailer/auth.py", "production"]])
    write("LICENSE", "Apache License\n")
    expect(await scopes()).toEqual([own, ["libs/mailer/auth.py", "vendored"]])
    rmSync(join(folder, "libs/mailer/LICENSE"))
    expect(await scopes()).toEqual([own, ["libs/mailer/auth.py", "production"]])
  })
})

import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Yaml from "effect/encoding/Yaml"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { root } from "./compositeAction.ts"
import type { Outcome } from "../support/ciphermapProcess.ts"
import { ciphermapRelay, type Program, type Relay } from "../support/ciphermapRelay.ts"
import { outcomeOf } from "../support/outcomeOf.ts"

interface Hook {
  readonly id: string
  readonly entry: string
  readonly args: ReadonlyArray<string>
  readonly language: string
}

const [hook] = Yaml.parse(readFileSync(join(root, ".pre-commit-hooks.yaml"), "utf8")) as unknown as readonly [Hook]
const folder = mkdtempSync(join(tmpdir(), "ciphermap-hook-"))
const repository = join(folder, "repository")
let relay: Relay
const weak = 'import hashlib\nhashlib.md5(b"") == signature\n'

/** As https://pre-commit.com/#hooks-entry says: the entry, its arguments, and names of staged files, in the repository. */
const runHookWith = ({ bin }: Program, ...files: ReadonlyArray<string>): Promise<Outcome> => {
  const [program = "", ...entry] = hook.entry.split(" ")
  return outcomeOf(join(bin, program), [...entry, ...hook.args, ...files], {
    cwd: repository,
    env: { ...process.env, PRE_COMMIT: "1" }
  })
}

const runHook = (...files: ReadonlyArray<string>) => runHookWith(relay.here, ...files)

beforeAll(async () => {
  relay = await ciphermapRelay()
  mkdirSync(join(repository, "node_modules/x"), { recursive: true })
  execFileSync("git", ["init", "-q", repository])
  const files = {
    "weak.py": weak,
    "fine.py": 'import hashlib\nhashlib.sha256(b"")\n',
    "other weak.py": weak,
    "node_modules/x/copy.py": weak,
    "README.md": "hello"
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(repository, path), text)
})

afterAll(async () => {
  await relay.close()
  rmSync(folder, { recursive: true, force: true })
})

describe("the hook of pre-commit", () => {
  it("is installed as a package of Node.js", () => {
    expect(hook).toMatchObject({ id: "ciphermap", language: "node" })
  })

  it("stops a commit with a weakness, and names its line", async () => {
    const { status, stdout, stderr } = await runHookWith(relay.real, "README.md", "fine.py", "other weak.py")
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(
        /^other weak\.py:2:9: high: MD5: .* \[CM-HASH-MD5\]\n {4}2 \| hashlib\.md5\(.*\n +\| +\^+\n(?:other weak\.py:2:9: note: .*\n){2}other weak\.py:2:21: note: for a signature, by the name signature\n$/
      )
    ])
    expect(stderr).toBe("ciphermap: findings of severity high or higher: 1 (CM-HASH-MD5)\n")
  })

  it("looks at the given files only", async () => {
    expect(await runHook("fine.py")).toEqual({ status: 0, stdout: "", stderr: "" })
  })

  it("passes where there is nothing to scan", async () => {
    expect(await runHook("README.md")).toEqual({ status: 0, stdout: "", stderr: "" })
    expect(await runHook("node_modules/x/copy.py")).toEqual({ status: 0, stdout: "", stderr: "" })
  })

  it("takes as many names as fit into one call", async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => `folder/of/a/larger/repository/file-${at}.txt`)
    mkdirSync(join(repository, "folder/of/a/larger/repository"), { recursive: true })
    for (const path of many) writeFileSync(join(repository, path), "")
    expect((await runHook(...many, "weak.py")).status).toBe(1)
  })
})

import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { type ActionRun, root, runAction } from "../integrations/compositeAction.ts"
import { isLong } from "../support/isLong.ts"

const LONG = 900_000

const folder = mkdtempSync(join(tmpdir(), "ciphermap-action-"))
const workspace = join(folder, "workspace")
const checkout = join(folder, "action")
const outside = /^(?:test|bench|docs)\//

/** What was fetched for the checkout is not fetched again. */
const npm = { npm_config_prefer_offline: "true", npm_config_audit: "false", npm_config_fund: "false" }

/** Every step, as on a runner that has Node.js; the settings of the scanned repository must not reach npm. */
const run = (inputs: Readonly<Record<string, string>>): Promise<ActionRun> =>
  runAction({ folder, workspace, inputs, env: { GITHUB_ACTION_PATH: checkout, ...npm } })

beforeAll(() => {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root })
  for (const path of files.toString().split("\0").slice(0, -1)) {
    if (existsSync(join(root, path)) && !outside.test(path)) cpSync(join(root, path), join(checkout, path))
  }
  mkdirSync(workspace)
  writeFileSync(join(workspace, ".npmrc"), "registry=http://127.0.0.1:1/\nignore-scripts=false\n")
  writeFileSync(join(workspace, "a.py"), 'import hashlib\nhashlib.md5(b"") == signature\n')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe("the action, with all its steps", () => {
  it("installs its own checkout, and scans", { timeout: LONG }, async () => {
    const { status, log, outputs, steps } = await run({ "fail-on": "high" })
    expect(log).toContain("ciphermap: findings of severity high or higher: 1 (CM-HASH-MD5)\n")
    expect([status, outputs["findings"], steps["node"]]).toEqual([1, "1", { found: "true" }])
    expect(steps["install"]?.["main"]).toBe(join(checkout, "src/main.ts"))
  })

  it.runIf(isLong)("installs a version of the package, and scans", { timeout: LONG }, async () => {
    const { status, outputs, steps } = await run({ version: `file:${inject("tarball")}` })
    expect([status, outputs["findings"]]).toEqual([0, "1"])
    expect(steps["install"]?.["main"]).toMatch(/\/node_modules\/ciphermap\/dist\/src\/main\.js$/)
  })
})

import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")

const refusal = (args: ReadonlyArray<string>, more: NodeJS.ProcessEnv = {}) => {
  const { TEST_DATABASE_URL: _, ...environment } = process.env
  const env = { ...environment, ...more }
  const { status, stderr } = spawnSync(process.execPath, [join(root, ".ci/faults.ts"), ...args], {
    env,
    encoding: "utf8"
  })
  return { status, stderr }
}

describe("the command that runs all faults", () => {
  it("refuses to run without PostgreSQL, where most would be skipped", () => {
    expect(refusal([])).toMatchObject({ status: 2, stderr: expect.stringContaining("TEST_DATABASE_URL is not set") })
  })

  it("refuses a fault that it does not know", () => {
    const { status, stderr } = refusal(["F3", "F99"], { TEST_DATABASE_URL: "postgres://127.0.0.1:1/none" })
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^There is no F99\. There are F1, F2, /)])
  })
})

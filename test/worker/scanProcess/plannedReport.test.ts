import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { afterAll, describe, expect, it } from "vitest"
import type { ScanJob } from "../../../src/scans/ScanProcesses.ts"
import { scanFiles } from "../../../src/worker/scanProcess/scanFiles.ts"
import { scanRepository } from "../../../src/worker/scanProcess/scanRepository.ts"
import { commitFiles, makeBare } from "../../support/gitFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { defaultTreeLimits } from "../../support/treeLimits.ts"

const root = mkdtempSync(join(tmpdir(), "ciphermap-planned-"))
const directory = join(root, "repository.git")

afterAll(() => rmSync(root, { recursive: true, force: true }))

makeBare(directory)
const commit = commitFiles(directory, { "app/a.py": 'import hashlib\nhashlib.md5(b"") == signature\n' })

const scanned = async (name: string, policies: NonNullable<ScanJob["policies"]> | null) => {
  const folder = join(root, name)
  mkdirSync(folder)
  const job: ScanJob = {
    directory,
    commit,
    folder,
    url: "https://github.com/acme/shop",
    host: "github.com",
    owner: "acme",
    name: "shop",
    ref: null,
    projectName: null,
    projectVersion: "1",
    serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
    timestamp: "2026-11-22T00:00:00.000Z",
    policies
  }
  await Effect.runPromise(
    scanRepository(job, defaultTreeLimits, () => undefined).pipe(Effect.provide(scannerOnce), Effect.scoped)
  )
  const { documents, results } = scanFiles(folder)
  return {
    page: readFileSync(documents.html, "utf8"),
    metadata: JSON.parse(readFileSync(results, "utf8")).metadata
  }
}

describe("the report of a scan", () => {
  it("begins with the plan under the policies that are chosen", async () => {
    const { page, metadata } = await scanned("chosen", [{ id: "cnsa-2.0", document: null }])
    expect(page).toMatch(/<main[^>]*>\s*<section id="plan"/)
    expect(page.slice(page.indexOf('id="plan"'), page.indexOf('id="summary"'))).toContain("MD5")
    expect([metadata.planned_for, metadata.policies.split(", ").length]).toEqual(["cnsa-2.0", 8])
  })

  it.each([
    ["without a choice", null],
    ["where none is chosen", []]
  ])("has no plan %s", async (name, policies) => {
    const { page, metadata } = await scanned(name, policies)
    expect([page.includes('id="plan"'), metadata]).toEqual([false, expect.not.objectContaining({ planned_for: "" })])
  })
})

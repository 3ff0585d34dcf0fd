import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import { afterAll, describe, expect, it } from "vitest"
import type { ScanJob } from "../../../src/scans/ScanProcesses.ts"
import { scanFiles } from "../../../src/worker/scanProcess/scanFiles.ts"
import { scanRepository } from "../../../src/worker/scanProcess/scanRepository.ts"
import { commitFiles, type GitFiles, makeBare } from "../../support/gitFiles.ts"
import { scannerOnce } from "../../support/scannerOnce.ts"
import { defaultTreeLimits } from "../../support/treeLimits.ts"

const root = mkdtempSync(join(tmpdir(), "ciphermap-settings-"))
let made = 0

afterAll(() => rmSync(root, { recursive: true, force: true }))

const MD5 = 'import hashlib\nhashlib.md5(b"") == signature\n'
const sources: GitFiles = { "app/a.py": MD5, "legacy/b.py": MD5, "large.py": `${"#".repeat(3_000)}\n${MD5}` }

interface Found {
  readonly severity: string
  readonly location: { readonly path: string }
  readonly message: string
}

/** Severity and path of each finding, and what was left out. */
const scanned = async (files: GitFiles, readsConfiguration?: boolean) => {
  const directory = join(root, `${++made}.git`)
  makeBare(directory)
  const folder = join(root, String(made))
  mkdirSync(folder)
  const job: ScanJob = {
    directory,
    commit: commitFiles(directory, { ...sources, ...files }),
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
    ...(readsConfiguration !== undefined && { readsConfiguration })
  }
  await Effect.runPromise(
    scanRepository(job, defaultTreeLimits, () => undefined).pipe(Effect.provide(scannerOnce), Effect.scoped)
  )
  const { assessment, skipped } = JSON.parse(readFileSync(scanFiles(folder).documents.scan, "utf8"))
  const found: ReadonlyArray<Found> = assessment.weaknesses
  return {
    found: found.map(({ severity, location: { path } }) => `${severity} ${path}`).toSorted(),
    messages: found.map(({ message }) => message),
    skipped: skipped as ReadonlyArray<{ readonly path: string; readonly reason: string }>
  }
}

const ALL = ["high app/a.py", "high large.py", "high legacy/b.py"]

describe("the configuration in a repository that the service scans", () => {
  const settings = "exclude: legacy\nmax-file-size: 2000\nfail-on: info\noutputs: { json: /etc/passwd }\n"
  const valid =
    "exclude: legacy\nmax-file-size: 2000\nfail-on: info\ncache: kept\noutputs: { json: out.json }\nseverities:\n  - { rule: CM-HASH-MD5, severity: low, reason: cache keys, paths: [app/**] }\n"

  it("has no effect unless the tenant allows it", async () => {
    for (const allowed of [undefined, false])
      expect((await scanned({ ".ciphermap.yml": valid }, allowed)).found).toEqual(ALL)
  })

  it("chooses files, and gives rules other severities with the reason", async () => {
    const { found, messages, skipped } = await scanned({ ".ciphermap.yml": valid }, true)
    expect(found).toEqual(["low app/a.py"])
    expect(messages[0]).toMatch(/ The project rates this low, not high: cache keys$/)
    expect(skipped.map(({ path }) => path)).toEqual(["large.py", "legacy/"])
    expect((await scanned({ ".ciphermap.yaml": "include: app\n" }, true)).found).toEqual(["high app/a.py"])
    expect((await scanned({}, true)).found).toEqual(ALL)
  })

  it("lets no file be larger than the service allows", async () => {
    const files = { "huge.py": `${"#".repeat(1_100_000)}\n${MD5}`, ".ciphermap.yml": "max-file-size: 99999999\n" }
    expect((await scanned(files, true)).found).toEqual(ALL)
  })

  it.each([
    ["not valid", settings, /: \$\.outputs\.json /],
    ["misspelt", "exlude: app\n", /^there is no setting exlude$/],
    ["too long", `exclude: ["${"a".repeat(70_000)}"]\n`, /^has more than 65536 characters$/],
    ["a link", { mode: "120000", content: "app/a.py" } as const, /./]
  ])("has no effect, and says so, where it is %s", async (_, file, detail) => {
    const { found, skipped } = await scanned({ ".ciphermap.yml": file }, true)
    expect(found).toEqual(ALL)
    expect(skipped.filter(({ reason }) => reason === "unreadable")).toEqual([
      { path: ".ciphermap.yml", reason: "unreadable", detail: expect.stringMatching(detail) }
    ])
  })
})

import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { ArchiveJob, ScanJob, UploadJob } from "../../../src/scans/ScanProcesses.ts"
import { canChangeUser, scanUserOf, takeBack } from "../../../src/worker/scanProcess/ScanUser.ts"
import { writeZip } from "../../support/archiveWriters.ts"
import { hostsWith, jobIn, noProgress } from "./repositories.ts"
import { commitFiles, makeBare } from "../../support/gitFiles.ts"
import { openScanProcess } from "../../../src/worker/scanProcess/ScanProcess.ts"
import { defaultTreeLimits } from "../../support/treeLimits.ts"

const user = { uid: 65_534, gid: 65_534 }
const weak = "import hashlib\nhashlib.md5(b'x')\n"

it("is named by ids", () => {
  expect([scanUserOf("1001"), scanUserOf("1001:1002"), scanUserOf(undefined)]).toEqual([
    { uid: 1_001, gid: 1_001 },
    { uid: 1_001, gid: 1_002 },
    undefined
  ])
})

describe.runIf(canChangeUser() && process.versions["deno"] === undefined)("a scan process of another user", () => {
  const root = mkdtempSync(join(tmpdir(), "ciphermap-user-"))
  const settings = { workFolder: root, user }
  let folders = 0
  const folder = (): string => {
    const made = join(root, `work-${folders++}`)
    mkdirSync(made, { mode: 0o700 })
    return made
  }

  afterAll(() => rmSync(root, { recursive: true, force: true }))

  const repositoryJob = () => {
    const directory = join(folder(), "bare.git")
    makeBare(directory)
    return Effect.map(jobIn(directory, commitFiles(directory, { "a.py": weak })), (job) => ({
      ...job,
      folder: folder()
    }))
  }

  it.live("scans repositories and archives, and its documents are taken back", () =>
    Effect.gen(function* () {
      const { scan } = yield* hostsWith(settings)
      const job: ScanJob = yield* repositoryJob()
      const outcome = yield* scan(job, noProgress)
      expect(outcome.findings_total).toBe(1)
      expect([statSync(outcome.results).uid, statSync(job.folder).uid]).toEqual([user.uid, 0])
      const of = folder()
      writeFileSync(join(of, "app.war"), writeZip([{ name: "in/a.py", bytes: weak }]))
      const { directory: _, commit: __, url: ___, ...documents } = job
      const archive: ArchiveJob = {
        ...documents,
        folder: folder(),
        commit: null,
        url: null,
        archive: { folder: of, fileName: "app.war" }
      }
      const scanned = yield* scan(archive, noProgress)
      expect(scanned.findings_total).toBe(1)
      expect(readFileSync(scanned.documents.sarif, "utf8")).toContain("app.war!/in/a.py")
    }).pipe(Effect.scoped)
  )

  it.live("runs as that user, and reads none of the service's files", () =>
    Effect.gen(function* () {
      const secret = join(root, "secrets.gz")
      writeFileSync(secret, "secret", { mode: 0o600 })
      const job: ScanJob = yield* repositoryJob()
      const { directory: _, commit: __, url: ___, ...documents } = job
      const upload: UploadJob = { ...documents, commit: null, url: null, upload: { file: secret, format: "scan" } }
      chmodSync(root, 0o711)
      chownSync(job.folder, user.uid, user.gid)
      const scanned = { ...defaultTreeLimits, maxUnpackedBytes: 2 ** 32 }
      const child = openScanProcess({ threads: 1, memoryMib: 2_048, ...settings, scanned })
      const failure = yield* Effect.flip(child.scan(upload, noProgress))
      expect(failure).toMatchObject({ code: "internal_error", detail: expect.stringContaining("EACCES") })
      yield* child.end
    }).pipe(Effect.scoped)
  )

  it("is not believed where it leaves links", () => {
    const own = folder()
    const file = join(own, "results.json")
    symlinkSync("/etc/shadow", file)
    expect(takeBack(user, own, [file])).toBe(false)
    const written = join(own, "own.json")
    writeFileSync(written, "{}")
    expect(takeBack(user, own, [written])).toBe(false)
    chownSync(written, user.uid, user.gid)
    expect(takeBack(user, own, [written])).toBe(true)
  })
})

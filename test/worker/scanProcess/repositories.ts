import { execFileSync } from "node:child_process"
import { mkdtempSync, mkdirSync, rmSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { afterAll } from "vitest"
import type { ScanJob, ScanProcesses } from "../../../src/scans/ScanProcesses.ts"
import { type ScanProcessSettings, makeScanProcesses } from "../../../src/worker/scanProcess/scanProcessesLayer.ts"
import { defaultTreeLimits } from "../../support/treeLimits.ts"
import { commitFiles, type GitFiles, makeBare } from "../../support/gitFiles.ts"

/** A folder that is gone when the scope closes. */
export const folderInScope: Effect.Effect<string, never, Scope.Scope> = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "ciphermap-host-"))),
  (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
)

let jobs = 0

/** A job that scans a bare repository with one commit of these files. */
export const jobOf = Effect.fnUntraced(function* (files: GitFiles, given: Partial<ScanJob> = {}) {
  const directory = join(yield* folderInScope, "bare.git")
  makeBare(directory)
  return yield* jobIn(directory, commitFiles(directory, files), given)
})

/** A job that scans a commit of a bare repository. */
export const jobIn = Effect.fnUntraced(function* (directory: string, commit: string, given: Partial<ScanJob> = {}) {
  const folder = join(yield* folderInScope, `scan-${jobs++}`)
  mkdirSync(folder)
  const job: ScanJob = {
    directory,
    commit,
    folder,
    url: "https://github.com/example/project",
    host: "github.com",
    owner: "example",
    name: "project",
    ref: "main",
    projectName: null,
    projectVersion: "1.0.0",
    serialNumber: "3e671687-395b-41f5-a30f-a58921a69b79",
    timestamp: "2026-11-22T09:30:00Z",
    ...given
  }
  return job
})

/** Nothing to scan: for tests of how processes live. A scan of it needs no thread and no grammar. */
export const noSource: GitFiles = { "README.md": "text" }

/** A job that is not done before somebody lets it go on: its process waits for a reader of one of its documents. */
export const heldJob = Effect.fnUntraced(function* (files: GitFiles = noSource) {
  const job = yield* jobOf(files)
  execFileSync("mkfifo", [join(job.folder, "sarif.json")])
  return job
})

export const letGoOn = ({ folder }: ScanJob): Effect.Effect<unknown> =>
  Effect.promise(() => readFile(join(folder, "sarif.json")))

const hostSettings: ScanProcessSettings = {
  atOnce: 1,
  threads: 1,
  memoryMib: 2_048,
  workFolder: tmpdir(),
  timeout: Duration.minutes(2),
  scanned: { ...defaultTreeLimits, maxUnpackedBytes: 2 ** 32 }
}

export const hostsWith = (settings: Partial<ScanProcessSettings> = {}) =>
  makeScanProcesses({ ...hostSettings, ...settings })

/** A pool for the tests of a `describe`: its processes stay for the next test. */
export const useHosts = (settings: Partial<ScanProcessSettings> = {}): ScanProcesses["Service"] => {
  const scope = Effect.runSync(Scope.make())
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return Effect.runSync(Scope.provide(hostsWith(settings), scope))
}

export const noProgress = (): void => undefined

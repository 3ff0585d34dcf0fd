import { mkdtempSync, mkdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { ScanJob } from "../../../src/scans/ScanProcesses.ts"
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

const hostSettings: ScanProcessSettings = {
  atOnce: 1,
  threads: 1,
  memoryMib: 2_048,
  timeout: Duration.minutes(2),
  tree: defaultTreeLimits
}

export const hostsWith = (settings: Partial<ScanProcessSettings> = {}) =>
  makeScanProcesses({ ...hostSettings, ...settings })

export const noProgress = (): void => undefined

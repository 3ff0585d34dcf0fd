import { type ChildProcess, fork } from "node:child_process"
import { realpathSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname } from "node:path"
import process from "node:process"
import { fileURLToPath } from "node:url"
import { entryModule } from "../../node/entryModule.ts"
import { networkIsolation } from "./networkIsolation.ts"
import type { ScanUser } from "./ScanUser.ts"
import type { ArchiveScanLimits } from "./ScanProcessMessage.ts"

export interface ScanProcessLimits {
  /** Of each process. */
  readonly threads: number
  /** Resident memory of each process. */
  readonly memoryMib: number
  /** Where repositories are and documents are written: a process can read and write nothing else. */
  readonly workFolder: string
  /** Whom processes run as; the service's own user without it. */
  readonly user?: ScanUser | undefined
  /** Of each repository, and of each archive. */
  readonly scanned: ArchiveScanLimits
}

/** The rest is for threads, syntax trees and the program itself. */
const HEAP_SHARE = 0.75

/** The program's source in development, its compiled form in the published package. */
const entryFile = entryModule("scanProcess")

/** The package with all that a scan reads, or the checkout. */
const programFolder = dirname(dirname(dirname(fileURLToPath(entryFile))))

/**
 * Node's permission model (nodejs.org/api/permissions.html): a scan process reads its program and the work folder, and writes
 * to the latter alone. Deno, which runs a child with all rights, knows none of these flags.
 */
const permissions = (workFolder: string): ReadonlyArray<string> => {
  const work = realpathSync(workFolder)
  return process.versions["deno"] === undefined
    ? [
        "--permission",
        "--disable-warning=SecurityWarning",
        "--allow-worker",
        "--allow-child-process",
        `--allow-fs-read=${programFolder}`,
        `--allow-fs-read=${work}`,
        `--allow-fs-write=${work}`,
        "--allow-fs-write=/proc/self/oom_score_adj"
      ]
    : []
}

/** What git and the runtime need, and nothing else of what the service knows. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  HOME: "/nonexistent",
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
  TMPDIR: tmpdir()
})

/** Starts a process that scans, as the leader of a group of its own; where the system allows it, without a network. */
export const startScanProcess = ({
  threads,
  memoryMib,
  workFolder,
  user
}: Pick<ScanProcessLimits, "threads" | "memoryMib" | "workFolder" | "user">): ChildProcess => {
  const [program = "", ...rest] = [...networkIsolation(user), process.execPath]
  return fork(fileURLToPath(entryFile), [String(threads), String(process.pid)], {
    env: environment(),
    execPath: program,
    execArgv: [...rest, ...permissions(workFolder), `--max-old-space-size=${Math.floor(memoryMib * HEAP_SHARE)}`],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    detached: true,
    cwd: "/",
    ...user
  })
}

import { type ChildProcess, fork } from "node:child_process"
import { tmpdir } from "node:os"
import process from "node:process"
import { fileURLToPath } from "node:url"
import { entryModule } from "../../node/entryModule.ts"
import type { TreeLimits } from "../../node/git/repositoryTree.ts"

export interface ScanProcessLimits {
  /** Of each process. */
  readonly threads: number
  /** Resident memory of each process. */
  readonly memoryMib: number
  /** Of each repository. */
  readonly tree: TreeLimits
}

/** The rest is for threads, syntax trees and the program itself. */
const HEAP_SHARE = 0.75

/** The program's source in development, its compiled form in the published package. */
const entryFile = entryModule("scanProcess")

/** What git and the runtime need, and nothing else of what the service knows. */
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  HOME: "/nonexistent",
  LC_ALL: "C.UTF-8",
  TZ: "UTC",
  TMPDIR: tmpdir()
})

/** Starts a process that scans, as the leader of a group of its own. */
export const startScanProcess = ({
  threads,
  memoryMib
}: Pick<ScanProcessLimits, "threads" | "memoryMib">): ChildProcess =>
  fork(fileURLToPath(entryFile), [String(threads), String(process.pid)], {
    env: environment(),
    execArgv: [`--max-old-space-size=${Math.floor(memoryMib * HEAP_SHARE)}`],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    detached: true,
    cwd: "/"
  })

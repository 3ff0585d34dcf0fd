import { spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import type { Environment } from "../service/startService.ts"
import { hostsOf, isRunning } from "../support/processes.ts"
import { until } from "./until.ts"
import { ciphermapShortly } from "../support/ciphermapMain.ts"

/** A part of the service in a process of its own. */
export interface RoleProcess {
  readonly pid: number
  readonly output: () => string
  readonly isGone: () => boolean
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  readonly signal: (signal: NodeJS.Signals) => void
  /** Ends it as a crash does, and waits until what scanned for it is gone, too. */
  readonly kill: () => Promise<void>
  /** Asks it to end; gives its exit code and the seconds that it took. */
  readonly stop: () => Promise<{ readonly code: number | NodeJS.Signals; readonly seconds: number }>
  readonly residentBytes: () => number
}

export interface RoleOptions {
  /** Of Node, before the program. */
  readonly nodeArgs?: ReadonlyArray<string>
}

/** What each part logs once it does its work. */
const ready = { serve: '"listening"', worker: '"working"' } as const

/** Starts `ciphermap serve` or `ciphermap worker` and waits until it works, or has ended. */
export const startRole = async (
  role: keyof typeof ready,
  environment: Environment,
  { nodeArgs = [] }: RoleOptions = {}
): Promise<RoleProcess> => {
  const child = spawn(process.execPath, [...nodeArgs, ...ciphermapShortly, role], {
    env: { ...process.env, NODE_OPTIONS: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const pieces: Array<string> = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => pieces.push(text))
  const output = (): string => pieces.join("")
  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null
  const ended = once(child, "exit").then(([code, signal]) => (signal ?? code) as number | NodeJS.Signals)
  const { pid } = child
  if (pid === undefined) throw new Error("no process could be started")
  const signal = (name: NodeJS.Signals): void => {
    if (!isGone()) child.kill(name)
  }
  const kill = async (): Promise<void> => {
    const hosts = isGone() ? [] : hostsOf(pid)
    signal("SIGCONT")
    signal("SIGKILL")
    await ended
    await until(
      () => hosts.filter(isRunning),
      (running) => running.length === 0
    )
  }
  try {
    await until(
      () => output().includes(ready[role]) || isGone(),
      (isSo) => isSo,
      { seconds: 120 }
    )
  } catch (cause) {
    await kill()
    throw new Error(`the process does not start: ${output()}`, { cause })
  }
  return {
    pid,
    output,
    isGone,
    ended,
    signal,
    kill,
    stop: async () => {
      const start = performance.now()
      signal("SIGTERM")
      return { code: await ended, seconds: (performance.now() - start) / 1000 }
    },
    residentBytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024
  }
}

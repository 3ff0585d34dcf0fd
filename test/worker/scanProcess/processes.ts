import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import * as Effect from "effect/Effect"

const pause = Effect.sleep("20 millis")

const processes = (): ReadonlyArray<{ readonly pid: number; readonly parent: number; readonly command: string }> =>
  execFileSync("ps", ["-e", "-o", "pid=,ppid=,stat=,args="], { encoding: "utf8" })
    .split("\n")
    .flatMap((line) => {
      const [, pid, parent, state = "", command = ""] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
      return pid === undefined || state.startsWith("Z") ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
    })

/** The processes that scan for another process, and have not ended. */
export const hostsOf = (parent: number): ReadonlyArray<number> =>
  processes()
    .filter((one) => one.parent === parent && /\bscanProcess\.[jt]s\b/.test(one.command))
    .map(({ pid }) => pid)

export const isRunning = (pid: number): boolean => processes().some((one) => one.pid === pid)

/** Processes of git that have to do with a folder. */
export const gitsIn = (folder: string): ReadonlyArray<string> =>
  processes()
    .map(({ command }) => command)
    .filter((command) => /^\S*git\b/.test(command) && command.includes(folder))

export const until = (isSo: () => boolean): Effect.Effect<void> =>
  Effect.suspend(() => (isSo() ? Effect.void : Effect.andThen(pause, until(isSo))))

export const environmentOf = (pid: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .filter((entry) => entry !== "")
      .map((entry) => [entry.slice(0, entry.indexOf("=")), entry.slice(entry.indexOf("=") + 1)])
  )

export const nicenessOf = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "ni=", "-p", String(pid)], { encoding: "utf8" }))

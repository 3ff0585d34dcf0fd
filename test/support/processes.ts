import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import * as Effect from "effect/Effect"
import { patience } from "./patience.ts"

interface RunningProcess {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

/** Of proc(5): a process that has ended, and that its parent has not asked about yet. */
const ZOMBIE = "Z"

/** Nothing of a process that has ended. Asking the system itself is a hundredth of what ps(1) costs, and tests ask again and again. */
const processOf = (pid: number): RunningProcess | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1")
    const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
    if (state === ZOMBIE) return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")
    return { pid, parent: Number(parent), command }
  } catch {
    return undefined
  }
}

const processes = (): ReadonlyArray<RunningProcess> =>
  readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? (processOf(Number(name)) ?? []) : []))

/** The processes that scan for another process, and have not ended. */
export const hostsOf = (parent: number): ReadonlyArray<number> =>
  processes()
    .filter((one) => one.parent === parent && /\bscanProcess\.[jt]s\b/.test(one.command))
    .map(({ pid }) => pid)

export const isRunning = (pid: number): boolean => processOf(pid) !== undefined

/** Commands of processes that name a folder, or a host. */
export const commandsIn = (name: string): ReadonlyArray<string> =>
  processes()
    .map(({ command }) => command)
    .filter((command) => command.includes(name))

/** Those of git itself. */
export const gitsIn = (folder: string): ReadonlyArray<string> =>
  commandsIn(folder).filter((command) => /^\S*git\b/.test(command))

export const until = Effect.fnUntraced(function* (isSo: () => boolean) {
  for (const pause = patience(); !isSo();) yield* Effect.promise(pause)
})

export const environmentOf = (pid: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .filter((entry) => entry !== "")
      .map((entry) => [entry.slice(0, entry.indexOf("=")), entry.slice(entry.indexOf("=") + 1)])
  )

export const nicenessOf = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "ni=", "-p", String(pid)], { encoding: "utf8" }))

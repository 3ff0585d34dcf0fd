import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { hostname } from "node:os"
import process from "node:process"

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 12)

/** A machine, or container, within which process ids mean one process each. */
export const thisHost = (): string => shortHash(hostname())

const textOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, "utf8")
  } catch {
    return undefined
  }
}

/** Clock ticks between the boot and the start of a process (proc_pid_stat(5), field 22; the second may hold spaces). */
const startTicks = (pid: number): string | undefined => {
  const stat = textOf(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19]
}

const UNKNOWN = "0"

/** Tells a process from earlier ones with its id; `0` on systems that do not say. */
export const startOf = (pid: number): string => {
  const ticks = startTicks(pid)
  return ticks === undefined ? UNKNOWN : shortHash(`${textOf("/proc/sys/kernel/random/boot_id")} ${ticks}`)
}

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return (cause as { readonly code?: string }).code === "EPERM"
  }
}

/** Whether the process runs that had this id and this start. */
export const isRunning = (pid: number, start: string): boolean =>
  exists(pid) && (start === UNKNOWN || startOf(pid) === UNKNOWN || startOf(pid) === start)

import { readFileSync } from "node:fs"

/** The memory a process has, or had last; undefined where the system does not tell, and of a process that is gone. */
export const residentMib = (pid: number): number | undefined => {
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    return kib === undefined ? undefined : Number(kib) / 1_024
  } catch {
    return undefined
  }
}

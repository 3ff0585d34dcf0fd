import { existsSync, readFileSync } from "node:fs"

/** Linux counts processor time in hundredths of a second wherever a process can read it. */
const TICKS = 100

/** `cutime` and `cstime` are the 16th and 17th fields; the second is a name, which may hold spaces and brackets. */
const childrenSeconds = (): number => {
  if (!existsSync("/proc/self/stat")) return 0
  const stat = readFileSync("/proc/self/stat", "utf8")
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** Processor time that this process has taken, with its threads and, on Linux, with its children that have ended. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + childrenSeconds()
}

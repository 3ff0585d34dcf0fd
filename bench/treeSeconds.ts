import { globSync, readFileSync } from "node:fs"

/** Linux counts processor time in hundredths of a second wherever a process can read it. */
const TICKS = 100

interface Process {
  readonly parent: number
  readonly seconds: number
}

/** proc_pid_stat(5): the parent is the 4th field, `utime` and `stime` are the 14th and 15th, behind a name in brackets. */
const processes = (): ReadonlyMap<number, Process> =>
  new Map(
    globSync("/proc/[0-9]*/stat").flatMap((file) => {
      try {
        const stat = readFileSync(file, "utf8")
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
        const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS
        return [[Number.parseInt(stat, 10), { parent: Number(fields[1]), seconds }] as const]
      } catch {
        return []
      }
    })
  )

/** Processor time that processes below this one have taken, as far as they still run; but those that are not meant and what is below them. */
export const treeSeconds = (isMeant: (pid: number) => boolean): number => {
  const all = processes()
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent
    return parent !== undefined && isMeant(pid) && (parent === process.pid || isBelow(parent))
  }
  return [...all].reduce((sum, [pid, { seconds }]) => (isBelow(pid) ? sum + seconds : sum), 0)
}

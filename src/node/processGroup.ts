import process from "node:process"

/** Ends the group of processes that one leads, or led: there may be none any more, and some systems know no groups. */
export const endGroup = (leader: number): void => {
  try {
    process.kill(-leader, "SIGKILL")
  } catch {
    return
  }
}

/** Ends this process at once, with everything in the group that it leads. */
export const endOwnGroup = (): void => {
  endGroup(process.pid)
  process.kill(process.pid, "SIGKILL")
}

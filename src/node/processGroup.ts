import process from "node:process"

/** Ends the process group of a leader, which may have ended itself. Does nothing if there is no group, or the system has none. */
export const endGroup = (leader: number): void => {
  try {
    process.kill(-leader, "SIGKILL")
  } catch {
    return
  }
}

/** Ends this process and its whole process group at once. */
export const endOwnGroup = (): void => {
  endGroup(process.pid)
  process.kill(process.pid, "SIGKILL")
}

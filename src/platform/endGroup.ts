import process from "node:process"

/** Ends a process that leads a group, with everything that it has started; systems without groups end it alone. */
export const endGroup = (leader: number): void => {
  for (const id of [-leader, leader]) {
    try {
      process.kill(id, "SIGKILL")
    } catch {
      continue
    }
  }
}

/** How many of a subject run in this process. */
export interface Turns {
  /** False when as many run as may. */
  readonly take: (subject: string) => boolean
  readonly give: (subject: string) => void
}

/** At most so many of each subject at a time. */
export const atATime = (most: number): Turns => {
  const running = new Map<string, number>()
  return {
    take: (subject) => {
      const count = running.get(subject) ?? 0
      if (count >= most) return false
      running.set(subject, count + 1)
      return true
    },
    give: (subject) => {
      const left = (running.get(subject) ?? 1) - 1
      if (left === 0) running.delete(subject)
      else running.set(subject, left)
    }
  }
}

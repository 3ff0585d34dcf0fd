/** Limits the concurrent requests of a subject in this process. */
export interface ConcurrencyLimit {
  /** False when the limit is reached. */
  readonly acquire: (subject: string) => boolean
  readonly release: (subject: string) => void
}

/** At most `most` concurrent requests per subject. */
export const concurrencyLimit = (most: number): ConcurrencyLimit => {
  const running = new Map<string, number>()
  return {
    acquire: (subject) => {
      const count = running.get(subject) ?? 0
      if (count >= most) return false
      running.set(subject, count + 1)
      return true
    },
    release: (subject) => {
      const left = (running.get(subject) ?? 1) - 1
      if (left === 0) running.delete(subject)
      else running.set(subject, left)
    }
  }
}

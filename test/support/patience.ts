const FIRST_MILLIS = 10

const MOST_MILLIS = 300

/** Pauses for who asks again and again: short ones at first, so that what takes long is not asked for all the time. */
export const patience = (): (() => Promise<void>) => {
  let millis = FIRST_MILLIS
  return () => {
    const pause = millis
    millis = Math.min(MOST_MILLIS, millis * 1.25)
    return new Promise((resolve) => setTimeout(resolve, pause))
  }
}

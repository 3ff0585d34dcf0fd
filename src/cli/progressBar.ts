const WIDTH = 28
const REDRAW_MILLIS = 80

export interface Progress {
  readonly advance: () => void
  readonly clear: () => void
}

/** Draws a bar on a terminal; `total` files are 100 %. Redrawn at most a dozen times a second. */
export const progressBar = (
  write: (text: string) => void,
  total: number,
  now: () => number = performance.now.bind(performance)
): Progress => {
  let done = 0
  let drawn = Number.NEGATIVE_INFINITY
  const draw = (): void => {
    const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH)
    write(`\r\u001b[K${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${done}/${total} files`)
  }
  return {
    advance: () => {
      done++
      if (now() - drawn < REDRAW_MILLIS && done < total) return
      drawn = now()
      draw()
    },
    clear: () => write("\r\u001b[K")
  }
}

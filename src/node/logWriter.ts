import { write, writeSync } from "node:fs"

/** How many bytes are kept for a slow reader before lines are dropped, so that a blocked log never blocks the service. */
const MOST_WAITING = 8_388_608

const RETRY_MS = 20

const SETTLE_MS = 1_000

/** How many times a full pipe is retried when the process ends. */
const LAST_TRIES = 50

const codeOf = (cause: unknown): string | undefined => (cause as { readonly code?: string } | null)?.code

const pause = new Int32Array(new SharedArrayBuffer(4))

export interface LogWriter {
  /** Writes a line soon, together with others that arrive at about the same time. */
  readonly write: (line: string) => void
  /** Resolves once everything is written, or after a second. */
  readonly settled: () => Promise<void>
  /** Writes all waiting lines at once, because the process ends. */
  readonly flush: () => void
}

const droppedLine = (lines: number): string =>
  `${JSON.stringify({ level: "warn", message: "log lines dropped", lines })}\n`

/** Returns once everything is written, or once a full pipe has not been read for a second. */
const writeNow = (descriptor: number, bytes: Uint8Array): void => {
  let rest = bytes
  for (let tries = 0; rest.length > 0 && tries < LAST_TRIES;) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest))
    } catch (cause) {
      if (codeOf(cause) !== "EAGAIN") return
      tries++
      Atomics.wait(pause, 0, 0, RETRY_MS)
    }
  }
}

/** Writes lines to a file descriptor without blocking the caller. One write runs at a time; later lines wait for it. */
export const logWriter = (descriptor: number): LogWriter => {
  let waiting = ""
  let dropped = 0
  let writing: Buffer | undefined

  const send = (): void => {
    if (writing !== undefined) write(descriptor, writing, written)
  }

  const start = (): void => {
    writing = Buffer.from(waiting)
    waiting = ""
    send()
  }

  /** A full pipe is retried after a pause and a partial write continues at once; on any other error the bytes are lost. */
  const written = (error: NodeJS.ErrnoException | null, count: number): void => {
    const isFull = codeOf(error) === "EAGAIN"
    const rest = isFull || error === null ? writing?.subarray(count) : undefined
    writing = rest === undefined || rest.length === 0 ? undefined : rest
    if (writing !== undefined) setTimeout(send, isFull ? RETRY_MS : 0).unref()
    else if (waiting !== "") start()
  }

  const add = (line: string): void => {
    if (waiting === "" && writing === undefined) setImmediate(() => writing === undefined && start())
    waiting += line
  }

  const isIdle = (): boolean => waiting === "" && writing === undefined

  return {
    write: (line) => {
      if (waiting.length > MOST_WAITING) {
        dropped++
        return
      }
      add(dropped === 0 ? `${line}\n` : `${droppedLine(dropped)}${line}\n`)
      dropped = 0
    },
    settled: async () => {
      const end = performance.now() + SETTLE_MS
      while (!isIdle() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
    },
    flush: () => {
      const rest = Buffer.concat([writing ?? Buffer.alloc(0), Buffer.from(waiting)])
      writing = undefined
      waiting = ""
      writeNow(descriptor, rest)
    }
  }
}

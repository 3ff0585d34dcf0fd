import { write, writeSync } from "node:fs"

/** What waits for a slow reader before lines are dropped: the service goes on, whoever reads its log. */
const MOST_WAITING = 8_388_608

const RETRY_MS = 20

const SETTLE_MS = 1_000

/** How often a full pipe is tried again when the process ends. */
const LAST_TRIES = 50

const codeOf = (cause: unknown): string | undefined => (cause as { readonly code?: string } | null)?.code

const pause = new Int32Array(new SharedArrayBuffer(4))

export interface LogWriter {
  /** Writes a line before long, together with those that come at about the same time. */
  readonly write: (line: string) => void
  /** Resolves once everything is written, or after a second. */
  readonly settled: () => Promise<void>
  /** Writes what waits, now: the process ends. */
  readonly flush: () => void
}

/** Writes lines to a file descriptor without holding up whoever has something to log. */
export const logWriter = (descriptor: number): LogWriter => {
  let waiting = ""
  let dropped = 0
  let writing: Buffer | undefined

  const settle = (error: NodeJS.ErrnoException | null, written: number): void => {
    const code = codeOf(error)
    const rest = writing?.subarray(written)
    writing = undefined
    if (code === "EAGAIN" || (error === null && rest !== undefined && rest.length > 0)) {
      writing = rest
      setTimeout(send, code === undefined ? 0 : RETRY_MS).unref()
    } else if (waiting !== "") start()
  }

  const send = (): void => {
    if (writing !== undefined) write(descriptor, writing, settle)
  }

  const start = (): void => {
    writing = Buffer.from(waiting)
    waiting = ""
    send()
  }

  const add = (line: string): void => {
    if (waiting === "" && writing === undefined) setImmediate(() => writing === undefined && start())
    waiting += line
  }

  return {
    write: (line) => {
      if (waiting.length > MOST_WAITING) dropped++
      else if (dropped === 0) add(`${line}\n`)
      else {
        add(`${JSON.stringify({ level: "warn", message: "log lines dropped", lines: dropped })}\n${line}\n`)
        dropped = 0
      }
    },
    settled: async () => {
      const end = performance.now() + SETTLE_MS
      while ((waiting !== "" || writing !== undefined) && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
    flush: () => {
      let rest = Buffer.concat([writing ?? Buffer.alloc(0), Buffer.from(waiting)])
      writing = undefined
      waiting = ""
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
  }
}

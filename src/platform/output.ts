import { writeFileSync, writeSync } from "node:fs"

const STDOUT = 1

const codeOf = (cause: unknown): string | undefined => (cause as { readonly code?: string }).code

/** Writes everything, also to a pipe whose reader is slower than we are; a reader that has seen enough may leave. */
const writeAll = (text: string): void => {
  let bytes = Buffer.from(text)
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(STDOUT, bytes))
    } catch (cause) {
      if (codeOf(cause) === "EPIPE") return
      if (codeOf(cause) !== "EAGAIN") throw cause
    }
  }
}

/** Writes to a file, or to standard output where none is given. */
export const writeOutput = (text: string, file: string | undefined): void =>
  file === undefined ? writeAll(text) : writeFileSync(file, text)

export const isTerminal = (stream: "stdout" | "stderr"): boolean => process[stream].isTTY === true

export const writeError = (text: string): void => {
  process.stderr.write(text)
}

import { writeFileSync, writeSync } from "node:fs"

const STDOUT = 1

/** Writes everything, also to a pipe whose reader is slower than we are. */
const writeAll = (text: string): void => {
  let bytes = Buffer.from(text)
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(STDOUT, bytes))
    } catch (cause) {
      if ((cause as { readonly code?: string }).code !== "EAGAIN") throw cause
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

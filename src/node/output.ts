import { closeSync, openSync, writeSync, appendFileSync, mkdirSync } from "node:fs"
import { resolve } from "node:path"

/** Makes a folder, unless it is there, and returns its absolute path. Throws what the file system says. */
export const madeFolder = (path: string): string => {
  mkdirSync(path, { recursive: true })
  return resolve(path)
}

/** Adds a text to the end of a file. Throws what the file system says. */
export const appendText = (path: string, text: string): void => appendFileSync(path, text)

const STDOUT = 1

const codeOf = (cause: unknown): string | undefined => (cause as { readonly code?: string }).code

/** What is gathered before it is written, so that few pieces cost a system call. */
const BUFFER_BYTES = 262_144

/** Of one character of a string. */
const MAX_BYTES = 3

/** Writes everything, also to a pipe whose reader is slower than we are. */
const writeAll = (file: number, bytes: Uint8Array): void => {
  let rest = bytes
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(file, rest))
    } catch (cause) {
      if (codeOf(cause) !== "EAGAIN") throw cause
    }
  }
}

/** Pieces become bytes at once, in a buffer that is used again: a large document would else lie about until it is collected. */
const writeTo = (file: number, pieces: Iterable<string>): void => {
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES)
  let used = 0
  const flush = (): void => {
    writeAll(file, buffer.subarray(0, used))
    used = 0
  }
  for (const piece of pieces) {
    if (piece.length * MAX_BYTES > BUFFER_BYTES - used) flush()
    if (piece.length * MAX_BYTES > BUFFER_BYTES) writeAll(file, Buffer.from(piece))
    else used += buffer.write(piece, used)
  }
  flush()
}

/** A reader that has seen enough may leave. */
const writeToStdout = (pieces: Iterable<string>): void => {
  try {
    writeTo(STDOUT, pieces)
  } catch (cause) {
    if (codeOf(cause) !== "EPIPE") throw cause
  }
}

/** Writes a text in pieces to a file, or to standard output where none is given. */
export const writeOutput = (pieces: Iterable<string>, path: string | undefined): void => {
  if (path === undefined) return writeToStdout(pieces)
  const file = openSync(path, "w")
  try {
    writeTo(file, pieces)
  } finally {
    closeSync(file)
  }
}

export const isTerminal = (stream: "stdin" | "stdout" | "stderr"): boolean => process[stream].isTTY === true

export const writeError = (text: string): void => {
  process.stderr.write(text)
}

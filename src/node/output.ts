import { closeSync, existsSync, openSync, writeSync, appendFileSync, mkdirSync } from "node:fs"
import { dirname, resolve } from "node:path"
import process from "node:process"
import type { StandardStreams } from "./StandardStreams.ts"

/** Creates a folder if it is missing, and returns its absolute path. Throws the error of the file system. */
export const madeFolder = (path: string): string => {
  mkdirSync(path, { recursive: true })
  return resolve(path)
}

/** Whether the folder of a file is there, so that the file can be written. */
export const isFolderOf = (file: string): boolean => existsSync(dirname(resolve(file)))

/** Appends a text to a file. Throws the error of the file system. */
export const appendText = (path: string, text: string): void => appendFileSync(path, text)

const STDOUT = 1

const codeOf = (cause: unknown): string | undefined => (cause as { readonly code?: string }).code

/** Bytes that are collected before a write, so that small pieces need fewer system calls. */
const BUFFER_BYTES = 262_144

/** Most bytes of one UTF-16 code unit. */
const MAX_BYTES = 3

/** Writes everything, even to a pipe with a slow reader. */
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

/** Encodes pieces at once into a buffer that is reused; otherwise a large document would stay in memory until it is collected. */
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

/** Writes a text in pieces to standard output. The process's own is written synchronously, and its reader may close the pipe early. */
export const writeToStdout = (pieces: Iterable<string>, streams: StandardStreams): void => {
  if (streams !== process) {
    for (const piece of pieces) streams.stdout.write(piece)
    return
  }
  try {
    writeTo(STDOUT, pieces)
  } catch (cause) {
    if (codeOf(cause) !== "EPIPE") throw cause
  }
}

/** Writes a text in pieces to a file. */
export const writeToFile = (pieces: Iterable<string>, path: string): void => {
  const file = openSync(path, "w")
  try {
    writeTo(file, pieces)
  } finally {
    closeSync(file)
  }
}

import { closeSync, openSync, writeSync } from "node:fs"

const STDOUT = 1

const codeOf = (cause: unknown): string | undefined => (cause as { readonly code?: string }).code

/** Pieces are gathered to this size, so that few of them cost a system call. */
const WRITE_CHARACTERS = 65_536

function* gathered(pieces: Iterable<string>): Generator<string, void> {
  let text = ""
  for (const piece of pieces) {
    text += piece
    if (text.length < WRITE_CHARACTERS) continue
    yield text
    text = ""
  }
  yield text
}

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

const encoder = new TextEncoder()

/** Bytes are used again: what a large document takes would else lie about until it is collected. */
const writeTo = (file: number, pieces: Iterable<string>): void => {
  const bytes = new Uint8Array(2 * WRITE_CHARACTERS)
  for (const text of gathered(pieces)) {
    for (let from = 0; from < text.length;) {
      const { read, written } = encoder.encodeInto(text.slice(from), bytes)
      writeAll(file, bytes.subarray(0, written))
      from += read
    }
  }
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

export const isTerminal = (stream: "stdout" | "stderr"): boolean => process[stream].isTTY === true

export const writeError = (text: string): void => {
  process.stderr.write(text)
}

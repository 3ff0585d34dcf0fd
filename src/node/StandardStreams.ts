import process from "node:process"
import type { Readable, Writable } from "node:stream"
import * as Context from "effect/Context"

/** Where a command reads and writes what is in no file. */
export interface StandardStreams {
  readonly stdin: Readable
  readonly stdout: Writable
  readonly stderr: Writable
}

/** Those of the process, unless the program that runs the command has others for it. */
export const StandardStreams = Context.Reference<StandardStreams>("ciphermap/node/StandardStreams", {
  defaultValue: () => process
})

export const isTerminal = (stream: Readable | Writable): boolean => "isTTY" in stream && stream.isTTY === true

import process from "node:process"
import { Readable, Writable } from "node:stream"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import { ciphermapHere } from "./ciphermapHere.ts"
import type { Outcome } from "./ciphermapProcess.ts"

const collector = () => {
  const pieces: Array<Buffer> = []
  const stream = new Writable({
    write: (piece: Buffer, _, done) => {
      pieces.push(piece)
      done()
    }
  })
  return { stream, text: () => Buffer.concat(pieces).toString() }
}

const run = async (
  folder: string,
  variables: Readonly<Record<string, string>> | undefined,
  args: ReadonlyArray<string>
): Promise<Outcome> => {
  const [stdout, stderr] = [collector(), collector()]
  const streams = { stdin: Readable.from([]), stdout: stdout.stream, stderr: stderr.stream }
  const before = process.cwd()
  process.chdir(folder)
  try {
    const provider = ConfigProvider.fromEnvRecord(variables ?? (process.env as Record<string, string>))
    const status = await ciphermapHere(streams, args).pipe(
      Effect.provideService(ConfigProvider.ConfigProvider, provider),
      Effect.runPromise
    )
    return { status, stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    process.chdir(before)
  }
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * The command line in a folder, in this process: for tests of what a command does, not of what a process has to do with it. A
 * run waits for the one before it, since a process is in one folder at a time.
 */
export const ciphermapIn =
  (folder: string, variables?: Readonly<Record<string, string>>) =>
  (...args: ReadonlyArray<string>): Promise<Outcome> => {
    const outcome = turn.then(() => run(folder, variables, args))
    turn = outcome.catch(() => undefined)
    return outcome
  }

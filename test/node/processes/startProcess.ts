import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"

/** A process of its own that runs one of the scripts beside this file. */
export interface Started {
  /** What it has printed so far. */
  readonly lines: ReadonlyArray<string>
  readonly errors: () => string
  /** Resolves once it has printed so many lines, or has ended. */
  readonly printed: (lines: number) => Promise<void>
  readonly ended: Promise<unknown>
  readonly kill: () => Promise<void>
}

const compiledSources = join(import.meta.dirname, "../../support/compiledSources.ts")

export const startProcess = (script: string, ...args: ReadonlyArray<string>): Started => {
  const flags = ["--expose-gc", "--import", compiledSources]
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, script), ...args], {
    stdio: ["ignore", "pipe", "pipe"]
  })
  const lines: Array<string> = []
  const errors: Array<string> = []
  const output = createInterface({ input: child.stdout })
  output.on("line", (line) => lines.push(line))
  child.stderr.setEncoding("utf8").on("data", (text: string) => errors.push(text))
  const ended = once(child, "close")
  return {
    lines,
    errors: () => errors.join(""),
    printed: async (wanted) => {
      while (lines.length < wanted && child.exitCode === null && child.signalCode === null) {
        await Promise.race([once(output, "line"), ended])
      }
    },
    ended,
    kill: async () => {
      child.kill("SIGKILL")
      await ended
    }
  }
}

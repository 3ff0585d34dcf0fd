import { spawn, type SpawnOptionsWithoutStdio } from "node:child_process"
import { once } from "node:events"
import { text } from "node:stream/consumers"
import type { Outcome } from "./ciphermapProcess.ts"

/** Runs a program to its end, while this process goes on. */
export const outcomeOf = async (
  command: string,
  args: ReadonlyArray<string>,
  options: SpawnOptionsWithoutStdio
): Promise<Outcome> => {
  const child = spawn(command, args, options)
  child.stdin.end()
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")])
  return { status: status as number | null, stdout, stderr }
}

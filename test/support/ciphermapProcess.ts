import { spawnSync } from "node:child_process"
import { ciphermapShortly } from "./ciphermapMain.ts"

export interface Outcome {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The program in a process of its own, in a folder. It takes up to a second of the processor: `ciphermapIn` takes less. */
export const ciphermapProcess =
  (folder: string) =>
  (...args: ReadonlyArray<string>): Outcome => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...ciphermapShortly, ...args], {
      encoding: "utf8",
      cwd: folder,
      maxBuffer: 100_000_000
    })
    return { status, stdout, stderr }
  }

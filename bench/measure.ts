import { spawn } from "node:child_process"

export interface Measured {
  readonly wallMillis: number
  readonly stderr: string
}

/** Runs a command once, throws its output away, and measures it from start to end. */
export const measure = (command: string, args: ReadonlyArray<string>): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"] })
    let stderr = ""
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
    child.on("error", reject)
    child.on("close", (code) =>
      code === 0
        ? resolve({ wallMillis: performance.now() - started, stderr })
        : reject(new Error(`${command} ended with ${code}: ${stderr.slice(-400)}`))
    )
  })

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

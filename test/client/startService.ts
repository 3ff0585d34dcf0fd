import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { on } from "../node/processes/serve.ts"
import { ciphermapShortly } from "../support/ciphermapMain.ts"
import type { ClientDatabase } from "./clientDatabase.ts"
import { freePort } from "../support/freePort.ts"
import { patience } from "../support/patience.ts"

export interface Service {
  readonly url: string
  readonly apiKey: string
  readonly stop: () => Promise<void>
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/api/v1/cbom/health`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false
  )

/** The service as it is deployed, in a process of its own; a database's first key is told at its first start only. */
export const startService = async (
  database: ClientDatabase,
  settings: Readonly<Record<string, string>> = {}
): Promise<Service> => {
  const port = await freePort()
  const child = spawn(process.execPath, [...ciphermapShortly, "serve"], {
    env: { PATH: process.env["PATH"], PORT: String(port), LOG_LEVEL: "none", ...on(database.where), ...settings },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const kill = () => child.kill("SIGKILL")
  process.once("exit", kill)
  let complaint = ""
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text))
  const ended = once(child, "close")
  createInterface({ input: child.stdout }).on("line", (line) => {
    database.apiKey ??= /test key \(shown once\): (\S+)/.exec(line)?.[1]
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => (await isUp(url)) && database.apiKey !== undefined
  for (const pause = patience(); !(await isReady()); await pause()) {
    if (child.exitCode !== null) throw new Error(`the service did not start: ${complaint}`)
  }
  return {
    url,
    apiKey: database.apiKey!,
    stop: async () => {
      child.kill("SIGTERM")
      await ended
      process.off("exit", kill)
    }
  }
}

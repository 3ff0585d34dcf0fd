import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { join } from "node:path"
import { createInterface } from "node:readline"

const root = join(import.meta.dirname, "../..")

export interface Service {
  readonly url: string
  readonly apiKey: string
  readonly stop: () => Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("no port")
  return address.port
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/api/v1/cbom/health`).then(
    ({ ok }) => ok,
    () => false
  )

/** The service as it is deployed, in a process of its own; a data directory's first key is told at its first start only. */
export const startService = async (
  dataDirectory: string,
  settings: Readonly<Record<string, string>> = {}
): Promise<Service> => {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, "src/main.ts"), "serve"], {
    env: { PATH: process.env["PATH"], PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: "none", ...settings },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const ended = once(child, "close")
  let apiKey = ""
  createInterface({ input: child.stdout }).on("line", (line) => {
    apiKey = /test key \(shown once\): (\S+)/.exec(line)?.[1] ?? apiKey
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    apiKey,
    stop: async () => {
      child.kill("SIGTERM")
      await ended
    }
  }
}

import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { Role } from "../../src/start/roles.ts"
import { residentMib } from "../../src/worker/scanProcess/ScanProcess.ts"
import { hangUp } from "./ask.ts"
import { clientOf, type Environment, type TestService } from "./startService.ts"
import { ciphermapShortly } from "../support/ciphermapMain.ts"
import { patience } from "../support/patience.ts"

/** A service in a process of its own. */
export interface ServiceProcess extends TestService {
  /** What it has printed so far, on both of its outputs. */
  readonly output: () => string
  /** Its memory, in bytes. */
  readonly residentBytes: () => number
  /** Ends it as a crash or the system does, in the middle of whatever it does. */
  readonly kill: () => Promise<void>
  /** Asks it to end, and waits until it has. */
  readonly stop: () => Promise<void>
  /** The same while requests are under way; gives its exit code, or the signal that ended it, and the seconds that it took. */
  readonly drain: () => Promise<{ readonly code: number | NodeJS.Signals; readonly seconds: number }>
}

const isGone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Until it answers. */
const untilReady = async ({ v1 }: TestService, child: ChildProcess, output: () => string): Promise<void> => {
  for (const pause = patience(); ; await pause()) {
    const isReady = await v1("/health").then(
      ({ status }) => status === 200,
      () => false
    )
    if (isReady) return
    if (isGone(child)) throw new Error(`the service ended at its start: ${output()}`)
  }
}

/** Starts the API, alone or with a worker beside it, and waits until it answers. */
export const startProcess = async (environment: Environment, role: Role = "serve"): Promise<ServiceProcess> => {
  const client = clientOf(environment)
  const pieces: Array<string> = []
  const output = (): string => pieces.join("")
  const child = spawn(process.execPath, [...ciphermapShortly, role], {
    env: { ...process.env, NODE_OPTIONS: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"]
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => pieces.push(text))
  const ended = once(child, "close")
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!isGone(child)) child.kill(signal)
    await ended
    hangUp(client.url)
  }
  try {
    await untilReady(client, child, output)
  } catch (cause) {
    await end("SIGKILL")
    throw cause
  }
  return {
    ...client,
    output,
    residentBytes: () => residentMib(child.pid!)! * 1024 * 1024,
    kill: () => end("SIGKILL"),
    stop: () => {
      hangUp(client.url)
      return end("SIGTERM")
    },
    drain: async () => {
      const start = performance.now()
      child.kill("SIGTERM")
      const [code, signal] = await ended
      return { code: signal ?? code, seconds: (performance.now() - start) / 1000 }
    }
  }
}

/** The same, killed when the scope closes. */
export const processIn = (environment: Environment): Effect.Effect<ServiceProcess, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(() => startProcess(environment)),
    ({ kill }) => Effect.promise(kill)
  )

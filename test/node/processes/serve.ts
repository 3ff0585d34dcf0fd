import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import type { EmptyDatabase } from "../../databases.ts"
import { ciphermapShortly } from "../../support/ciphermapMain.ts"
import { patience } from "../../support/patience.ts"

export type Environment = Readonly<Record<string, string>>

/** A line of the log, as it was written. */
export type LogLine = Readonly<Record<string, unknown>> & { readonly message: string; readonly level: string }

/** `ciphermap serve` in a process of its own. */
export interface Served {
  readonly child: ChildProcess
  readonly stdout: () => string
  readonly stderr: () => string
  readonly log: () => ReadonlyArray<LogLine>
  /** Resolves with the first line of the log that the test is true of. */
  readonly logged: (test: (line: LogLine) => boolean) => Promise<LogLine>
  /** Resolves once it listens; rejects with what it said when it ends before. */
  readonly listening: () => Promise<string>
  /** The key that the first start printed. */
  readonly key: () => string
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>
}

const parsed = (line: string): LogLine | undefined => (line.startsWith("{") ? JSON.parse(line) : undefined)

/** Variables that make the service use a database. */
export const on = ({ dataDirectory, databaseUrl }: EmptyDatabase): Environment => ({
  DATA_DIR: dataDirectory,
  ...(databaseUrl !== undefined && { DATABASE_URL: Redacted.value(databaseUrl) })
})

const start = (environment: Environment, role: string): Served => {
  const { PATH = "" } = process.env
  const child = spawn(process.execPath, [...ciphermapShortly, role], {
    env: { PATH, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"]
  })
  const output = { stdout: "", stderr: "" }
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output.stdout += text))
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output.stderr += text))
  const end: { isOver: boolean } = { isOver: false }
  const ended = once(child, "close").then(([code, signal]) => {
    end.isOver = true
    return { code, signal }
  })
  const log = () =>
    output.stdout
      .slice(0, output.stdout.lastIndexOf("\n") + 1)
      .split("\n")
      .flatMap((line) => parsed(line) ?? [])
  const logged: Served["logged"] = async (test) => {
    for (const pause = patience(); ; await pause()) {
      const isOver = end.isOver
      const found = log().find(test)
      if (found !== undefined) return found
      if (isOver) throw new Error(`ended before it logged that: ${output.stdout}${output.stderr}`)
    }
  }
  return {
    child,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    log,
    logged,
    listening: async () =>
      String((await logged((line) => line.message === "listening" && line["serves"] === "api"))["url"]),
    key: () => /test key \(shown once\): (\S+)/.exec(output.stdout)?.[1] ?? "",
    ended
  }
}

/** Starts the service, or a part of it; it is killed when the scope closes. */
export const serve = (environment: Environment, role = "serve"): Effect.Effect<Served, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => start(environment, role)),
    ({ child, ended }) =>
      Effect.promise(() => {
        child.kill("SIGKILL")
        return ended
      })
  )

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { exitCodes } from "../domain/exitCodes.ts"
import { Config } from "../config/Config.ts"
import { logging, redactorOf } from "./logging.ts"
import { type Role, roles, type StartError } from "./roles.ts"
import { telemetry } from "./telemetry.ts"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { DataDirectoryInUse, DataDirectoryUnusable } from "../node/DataDirectoryError.ts"

const databaseReasons: Readonly<Record<string, string>> = {
  "28P01": "refuses the user or the password",
  "28000": "refuses the user",
  "3D000": "has no database of that name",
  ECONNREFUSED: "does not answer: nothing listens there",
  ENOTFOUND: "does not answer: there is no such host",
  EAI_AGAIN: "does not answer: there is no such host"
}

/** What keeps the service from starting, in a sentence that names variables and files, and no secret. */
const startFailure = (error: StartError): string => {
  if (error instanceof DatabaseUnavailable) {
    return `DATABASE_URL: the database ${databaseReasons[error.reason] ?? `does not answer (${error.reason})`}`
  }
  const isDirectory = error instanceof DataDirectoryInUse || error instanceof DataDirectoryUnusable
  return isDirectory ? `DATA_DIR: ${error.message}` : error.message
}

const signals = { SIGINT: 2, SIGTERM: 15 } as const

/** Longer than anything that runs may take to end: what still holds the process then is stuck. */
const stuckMilliseconds = 40_000

const say = (sentence: string): void => {
  process.stderr.write(`ciphermap: ${sentence}\n`)
}

/** The first signal lets running requests end; who sends another does not want to wait for them. */
const watchSignals = Effect.sync(() => {
  let count = 0
  const received = (signal: keyof typeof signals): void => {
    count++
    if (count > 1) process.exit(128 + signals[signal])
    setTimeout(() => {
      say("did not end in time")
      process.exit(exitCodes.failure)
    }, stuckMilliseconds).unref()
  }
  process.on("SIGINT", received)
  process.on("SIGTERM", received)
})

/** What nobody caught ends the process, as it would anyhow, but is told without secrets. */
const watchFaults = (redact: (text: string) => string) =>
  Effect.sync(() => {
    process.on("uncaughtException", (error) => {
      say(redact(error instanceof Error ? (error.stack ?? error.message) : String(error)))
      process.exit(exitCodes.failure)
    })
  })

const run = Effect.fnUntraced(function* (role: Role) {
  const redact = redactorOf(yield* Config)
  yield* watchFaults(redact)
  return yield* Layer.launch(roles[role]).pipe(
    Effect.mapError((error) => CommandFailed.failure(redact(startFailure(error)))),
    Effect.catchDefect((defect) =>
      Effect.andThen(
        Effect.logError("the service cannot go on", defect),
        CommandFailed.failure(`the service cannot go on: ${redact(String(defect))}`)
      )
    ),
    Effect.provide(telemetry),
    Effect.provide(logging)
  )
})

/**
 * Runs the service, or a part of it, until the process is told to end, which is no failure; what keeps it from starting is told in a
 * sentence.
 */
export const launchService = (role: Role) =>
  watchSignals.pipe(
    Effect.andThen(run(role)),
    Effect.provide(
      Config.layer.pipe(Layer.catch((error) => Layer.effect(Config, Effect.fail(CommandFailed.failure(error.message)))))
    ),
    Effect.onInterrupt(() =>
      Effect.sync(() => {
        process.exitCode = exitCodes.done
      })
    )
  )

import * as Effect from "effect/Effect"
import { exitCodes } from "../domain/CommandFailed.ts"
import { Config } from "../config/Config.ts"
import { redactorOf } from "./logging.ts"
import type { Role } from "./roles.ts"
import { configuration, runRole } from "./runRole.ts"

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

/**
 * Runs the service, or a part of it, until the process is told to end, which is no failure; what keeps it from starting is told in a
 * sentence.
 */
export const launchService = (role: Role) =>
  watchSignals.pipe(
    Effect.andThen(Config),
    Effect.flatMap((config) => watchFaults(redactorOf(config))),
    Effect.andThen(runRole(role)),
    Effect.provide(configuration),
    Effect.onInterrupt(() =>
      Effect.sync(() => {
        process.exitCode = exitCodes.done
      })
    )
  )

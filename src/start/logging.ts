import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import type * as LogLevel from "effect/LogLevel"
import * as References from "effect/References"
import { Config } from "../config/Config.ts"
import type { Values } from "../config/settings.ts"
import { logEntryOf, logLines } from "../observability/LogEntry.ts"
import { redactor } from "../observability/redactor.ts"
import { logWriter } from "../node/logWriter.ts"

const STDOUT = 1

const levels = {
  debug: "Debug",
  info: "Info",
  warn: "Warn",
  error: "Error",
  none: "None"
} as const satisfies Record<Values["logLevel"], LogLevel.LogLevel>

/** Takes what must not be logged out of a text: what this configuration keeps secret, and what looks like a secret. */
export const redactorOf = ({
  adminToken,
  databaseUrl,
  databaseOwnerUrl,
  documentsAccessKey,
  documentsSecretKey,
  keyPepper,
  oldKeyPepper
}: Values): ((text: string) => string) =>
  redactor([adminToken, databaseUrl, databaseOwnerUrl, documentsAccessKey, documentsSecretKey, keyPepper, oldKeyPepper])

/** The log of the process: a line each on standard output, without secrets, as the configuration wants it. */
export const logging = Layer.unwrap(
  Effect.gen(function* () {
    const config = yield* Config
    const redact = redactorOf(config)
    const lineOf = logLines[config.logFormat]
    const writer = logWriter(STDOUT)
    const logger = Logger.make<unknown, void>((options) => writer.write(lineOf(logEntryOf(options, redact))))
    const atExit = Layer.effectDiscard(
      Effect.acquireRelease(
        Effect.sync(() => process.on("exit", writer.flush)),
        () =>
          Effect.andThen(
            Effect.promise(writer.settled),
            Effect.sync(() => {
              writer.flush()
              process.off("exit", writer.flush)
            })
          )
      )
    )
    const level = Layer.succeed(References.MinimumLogLevel, levels[config.logLevel])
    return Layer.mergeAll(Logger.layer([logger]), level, atExit)
  })
)

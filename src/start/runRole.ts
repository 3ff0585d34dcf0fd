import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { DataDirectoryInUse, DataDirectoryUnusable } from "../node/DataDirectoryError.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { logging, redactorOf } from "./logging.ts"
import { type Role, roles, type StartError } from "./roles.ts"
import { telemetry } from "./telemetry.ts"

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

/** The configuration that the environment holds; what is wrong with it is told in a sentence. */
export const configuration: Layer.Layer<Config, CommandFailed> = Config.layer.pipe(
  Layer.catch((error) => Layer.effect(Config, Effect.fail(CommandFailed.failure(error.message))))
)

/** Runs the service, or a part of it, until it is interrupted; what keeps it from starting is told in a sentence. */
export const runRole = Effect.fnUntraced(function* (role: Role) {
  const redact = redactorOf(yield* Config)
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

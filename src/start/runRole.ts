import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Config } from "../config/Config.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { logging, redactorOf } from "./logging.ts"
import { type Role, roles } from "./roles.ts"
import { startFailure } from "./startFailure.ts"
import { telemetry } from "./telemetry.ts"

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

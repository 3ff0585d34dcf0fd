import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { CommandFailed } from "../cli/CommandFailed.ts"
import { Config } from "../config/Config.ts"
import { service } from "./service.ts"

/** Runs the service until the process is told to end; what keeps it from starting is told in a sentence. */
export const launchService = Layer.launch(service).pipe(
  Effect.provide(Config.layer),
  Effect.mapError((error) => CommandFailed.failure(error.message))
)

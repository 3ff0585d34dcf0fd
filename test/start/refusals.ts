import { expect } from "@effect/vitest"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import type { Role } from "../../src/start/roles.ts"
import { configuration, runRole } from "../../src/start/runRole.ts"
import type { Environment } from "../node/processes/serve.ts"

/** What the service says that does not start with this environment, in this process: the command adds a line end and code 2. */
export const refusal = (environment: Environment, role: Role = "serve"): Effect.Effect<string> =>
  runRole(role).pipe(
    Effect.provide(configuration),
    Effect.provide(
      ConfigProvider.layer(ConfigProvider.fromEnvRecord({ PORT: "0", LOG_LEVEL: "none", ...environment }))
    ),
    Effect.flip,
    Effect.map(({ exitCode, message }) => {
      expect([exitCode, message.includes("\n")]).toEqual([2, false])
      return message
    }),
    Effect.orDie
  )

import * as Effect from "effect/Effect"
import * as Command from "effect/cli/Command"
import { CommandFailed } from "./CommandFailed.ts"

/** Loads the service only when it is asked for: scans start without it. */
const launch = Effect.tryPromise({
  try: () => import("../platform/launchService.ts"),
  catch: (cause) => CommandFailed.failure(String(cause))
}).pipe(Effect.flatMap(({ launchService }) => launchService))

export const serveCommand = Command.make("serve", {}, () => launch).pipe(
  Command.withDescription("Serve the partner API; the environment configures it (README.md)")
)

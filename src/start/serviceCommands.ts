import * as Effect from "effect/Effect"
import * as Command from "effect/cli/Command"
import { CommandFailed } from "../domain/CommandFailed.ts"

import type { Role } from "./roles.ts"

/** Loads the service only when it is asked for: scans start without it. */
const launch = (role: Role) =>
  Effect.tryPromise({
    try: () => import("./launchService.ts"),
    catch: (cause) => CommandFailed.failure(String(cause))
  }).pipe(Effect.flatMap(({ launchService }) => launchService(role)))

const descriptions = {
  start: "Serve the partner API and run its scans in one process; the environment configures it (README.md)",
  serve: "Serve the partner API alone; workers run its scans",
  worker: "Run scans alone, for the services on the same PostgreSQL"
} satisfies Record<Role, string>

const command = (role: Role) =>
  Command.make(role, {}, () => launch(role)).pipe(Command.withDescription(descriptions[role]))

/** The commands that run until they are told to end. */
export const serviceCommands = [command("start"), command("serve"), command("worker")] as const

import * as Effect from "effect/Effect"
import * as Command from "effect/cli/Command"
import { version } from "../version.ts"
import { gitHubActionCommand } from "../cli/github/gitHubActionCommand.ts"
import { completionCommand } from "../cli/completionCommand.ts"
import { coverageCommand } from "../cli/coverageCommand.ts"
import { explainCommand } from "../cli/explainCommand.ts"
import { diffCommand } from "../cli/diffCommand.ts"
import { mcpCommand } from "../mcp/mcpCommand.ts"
import { policyCommand } from "../cli/policyCommand.ts"
import { reportCommand } from "../cli/reportCommand.ts"
import { StandardStreams } from "../node/StandardStreams.ts"
import { keyCommand, tenantCommand } from "./administration/administrationCommands.ts"
import { scanCommand } from "../cli/scanCommand.ts"
import { CommandFailed, exitCodes } from "../domain/CommandFailed.ts"
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
const serviceCommands = [command("start"), command("serve"), command("worker")] as const

const ciphermap = Command.make("ciphermap").pipe(
  Command.withDescription("Reads source code and says which cryptography is in it"),
  Command.withSubcommands([
    scanCommand,
    reportCommand,
    coverageCommand,
    explainCommand,
    diffCommand,
    policyCommand,
    gitHubActionCommand,
    mcpCommand,
    ...serviceCommands,
    tenantCommand,
    keyCommand,
    completionCommand((): Command.Command.Any => ciphermap)
  ])
)

/** Runs the command line with these arguments, and says its exit code. */
export const commandLine = (args: ReadonlyArray<string>) =>
  Command.runWith(ciphermap, { version })(args).pipe(
    Effect.as<number>(exitCodes.done),
    Effect.catchTags({
      CommandFailed: ({ message, exitCode }) =>
        Effect.map(StandardStreams, ({ stderr }) => {
          stderr.write(`ciphermap: ${message}\n`)
          return exitCode
        }),
      ShowHelp: ({ errors }) => Effect.succeed(errors.length > 0 ? exitCodes.usage : exitCodes.done)
    })
  )

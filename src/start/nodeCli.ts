import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Runtime from "effect/Runtime"
import * as Command from "effect/cli/Command"
import * as NodeServices from "@effect/platform-node/NodeServices"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { version } from "../version.ts"
import { gitHubActionCommand } from "../cli/github/gitHubActionCommand.ts"
import { completionCommand } from "../cli/completionCommand.ts"
import { coverageCommand } from "../cli/coverageCommand.ts"
import { diffCommand } from "../cli/diffCommand.ts"
import { mcpCommand } from "../mcp/mcpCommand.ts"
import { policyCommand } from "../cli/policyCommand.ts"
import { reportCommand } from "../cli/reportCommand.ts"
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

const report = (message: string, code: number): Effect.Effect<void> =>
  Effect.sync(() => {
    process.stderr.write(`ciphermap: ${message}\n`)
    process.exitCode = code
  })

/** A command that was interrupted may have set its exit code: it ended as it should. */
const teardown: Runtime.Teardown = (exit, end) =>
  Runtime.defaultTeardown(exit, (code) => {
    const isSettled = Exit.hasInterrupts(exit) && typeof process.exitCode === "number"
    end(isSettled ? Number(process.exitCode) : code)
  })

/** Runs the command line with these arguments and sets the exit code of the process. */
export const nodeCli = (args: ReadonlyArray<string>): void =>
  Command.runWith(ciphermap, { version })(args).pipe(
    Effect.catchTags({
      CommandFailed: ({ message, exitCode }) => report(message, exitCode),
      ShowHelp: ({ errors }) =>
        Effect.sync(() => {
          if (errors.length > 0) process.exitCode = exitCodes.usage
        })
    }),
    Effect.provide(NodeServices.layer),
    NodeRuntime.runMain({ teardown })
  )

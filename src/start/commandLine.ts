import { existsSync } from "node:fs"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as CliConfig from "effect/cli/CliConfig"
import * as CliOutput from "effect/cli/CliOutput"
import * as Command from "effect/cli/Command"
import * as Completions from "effect/cli/Completions"
import * as GlobalFlag from "effect/cli/GlobalFlag"
import { version } from "../version.ts"
import { gitHubActionCommand } from "../cli/github/gitHubActionCommand.ts"
import { completionCommand } from "../cli/completionCommand.ts"
import { configCommand } from "../cli/configCommand.ts"
import { coverageCommand } from "../cli/coverageCommand.ts"
import { explainCommand } from "../cli/explainCommand.ts"
import { diffCommand } from "../cli/diffCommand.ts"
import { logCommand } from "../cli/log/logCommand.ts"
import { mcpCommand } from "../mcp/mcpCommand.ts"
import { planCommand } from "../cli/planCommand.ts"
import { policyCommand } from "../cli/policyCommand.ts"
import { helpText } from "../cli/helpText.ts"
import { reportCommand } from "../cli/reportCommand.ts"
import { StandardStreams } from "../node/StandardStreams.ts"
import { keyCommand, secretsCommand, tenantCommand } from "./administration/administrationCommands.ts"
import { uploadCommand } from "../cli/upload/uploadCommand.ts"
import { rulesCommand } from "../cli/rulesCommand.ts"
import { scanCommand } from "../cli/scanCommand.ts"
import { usageError, type Vocabulary } from "../cli/usageError.ts"
import { type CommandFailed, exitCodes } from "../domain/CommandFailed.ts"
import type { Role } from "./roles.ts"
import { serviceModules } from "./serviceModules.ts"

const launch = (role: Role) => Effect.flatMap(serviceModules.launchService, ({ launchService }) => launchService(role))

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
  Command.withDescription("Finds the cryptography in source code, and what is weak about it"),
  Command.withExamples([
    { command: "ciphermap scan", description: "Scan the current folder" },
    { command: "ciphermap scan . -o report.html", description: "Write a report as one page" },
    { command: "ciphermap help scan", description: "All options of a scan" }
  ]),
  Command.withSubcommands([
    scanCommand,
    reportCommand,
    coverageCommand,
    explainCommand,
    diffCommand,
    planCommand,
    logCommand,
    uploadCommand,
    policyCommand,
    configCommand,
    rulesCommand,
    gitHubActionCommand,
    mcpCommand,
    ...serviceCommands,
    tenantCommand,
    keyCommand,
    secretsCommand,
    completionCommand((): Command.Command.Any => ciphermap)
  ])
)

type Described = Completions.CommandDescriptor

/** The command that a path names, as far as there is one. */
const describedAt = (path: ReadonlyArray<string>): Described =>
  path
    .slice(1)
    .reduce(
      (command, name) => command.subcommands.find((one) => one.name === name) ?? command,
      Completions.fromCommand(ciphermap)
    )

const vocabularyAt = (path: ReadonlyArray<string>): Vocabulary => {
  const { flags, subcommands } = describedAt(path)
  return {
    command: path.join(" "),
    options: ["--help", ...flags.map(({ name }) => `--${name}`)],
    commands: subcommands.map(({ name }) => name)
  }
}

const isCommand = (name: string): boolean => describedAt(["ciphermap"]).subcommands.some((one) => one.name === name)

/** `ciphermap help scan` is `ciphermap scan --help`, and `ciphermap src` is `ciphermap scan src`. */
const meant = (args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first = "", ...others] = args
  if (first === "help") return [...others, "--help"]
  if (first === "" || first.startsWith("-") || isCommand(first)) return args
  return /[/.\\]/.test(first) || existsSync(first) ? ["scan", ...args] : args
}

/** Help goes to standard output; what is wrong with an invocation is said where the command ends. */
const presenter: CliOutput.Presenter = {
  present: (output) => {
    switch (output._tag) {
      case "Help":
        return Console.log(helpText(output.helpDoc))
      case "Version":
        return Console.log(`${output.name} v${output.version}`)
      case "InvalidInvocation":
        return Effect.void
    }
  }
}

const builtIns = CliConfig.make({ builtIns: [GlobalFlag.Help, GlobalFlag.Version] })

/** What a failure without an advice of its own is followed by. */
const defaultAdvice = ({ exitCode }: CommandFailed, [name = ""]: ReadonlyArray<string>): string | undefined => {
  if (exitCode === exitCodes.gate) return undefined
  return `More about it: ciphermap ${isCommand(name) ? `${name} ` : ""}--help`
}

/** Two lines on standard error: what is wrong, and what to do about it; a gate has one. */
const said = Effect.fnUntraced(function* (failure: CommandFailed, args: ReadonlyArray<string>) {
  const { stderr } = yield* StandardStreams
  const { message, exitCode, advice = defaultAdvice(failure, args) } = failure
  stderr.write(`ciphermap: ${message}\n${advice === undefined ? "" : `${advice}\n`}`)
  return exitCode
})

/** Runs the command line with these arguments, and says its exit code. */
export const commandLine = (args: ReadonlyArray<string>) => {
  const asked = meant(args)
  return Command.runWith(ciphermap, { version })(asked).pipe(
    Effect.as<number>(exitCodes.done),
    Effect.catchTags({
      CommandFailed: (failure) => said(failure, asked),
      ShowHelp: ({ commandPath, errors: [error] }) =>
        error === undefined ? Effect.succeed(exitCodes.done) : said(usageError(error, vocabularyAt(commandPath)), asked)
    }),
    Effect.provideService(CliOutput.Presenter, presenter),
    Effect.provideService(CliConfig.CliConfig, builtIns)
  )
}

import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { configurationFile } from "../node/configurationFile.ts"
import { configured, type Configuration, readConfiguration } from "./configuration.ts"
import { destinationsOf, writeText } from "./output.ts"
import { policyOptionsOf } from "./policyFlags.ts"
import { namedRules } from "./rulesCommand.ts"

/** Reads the files that a configuration names, as a scan would. */
const checkFiles = Effect.fnUntraced(function* (configuration: Configuration) {
  const nothing = { policy: [], policyFile: [], baseline: Option.none(), format: Option.none(), output: [], rules: [] }
  const flags = configured(nothing, configuration, ".")
  yield* policyOptionsOf({ ...flags, on: Option.none() })
  yield* namedRules(flags.rules)
  yield* destinationsOf({ format: Option.none(), output: flags.output })
})

const checkCommand = Command.make(
  "check",
  {
    file: Argument.String("file").pipe(
      Argument.withDescription("Configuration to check (default: the nearest .ciphermap.yml upwards)"),
      Argument.optional
    )
  },
  Effect.fnUntraced(function* ({ file }) {
    const found = Option.getOrElse(file, () => configurationFile("."))
    if (found === undefined)
      return yield* CommandFailed.failure(
        "there is no .ciphermap.yml from here up to the root of the repository",
        "docs/cli.md says what it may hold; ciphermap scan works without it."
      )
    const configuration = yield* readConfiguration(found)
    yield* checkFiles(configuration)
    const names = Object.keys(configuration.settings)
    yield* writeText([`${found} is valid: ${names.length === 0 ? "it sets nothing" : names.join(", ")}\n`], undefined)
  })
).pipe(
  Command.withDescription("Say whether a configuration is valid, and what is wrong with it if not"),
  Command.withExamples([{ command: "ciphermap config check", description: "Check that of the current folder" }])
)

export const configCommand = Command.make("config").pipe(
  Command.withDescription("The configuration of a project, .ciphermap.yml"),
  Command.withSubcommands([checkCommand])
)

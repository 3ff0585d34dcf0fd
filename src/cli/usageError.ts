import type { CliError } from "effect/cli/CliError"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { didYouMean } from "../../scanner/classify/nearest.ts"

/** What there is to choose from, so that what was misspelt can be told. */
export interface Vocabulary {
  /** Of the command that was meant, such as `ciphermap policy check`. */
  readonly command: string
  readonly options: ReadonlyArray<string>
  readonly commands: ReadonlyArray<string>
}

/** The words that a parser expects: in quotes, or with bars between them. */
const choicesIn = (expected: string): ReadonlyArray<string> =>
  expected.includes(" | ")
    ? expected.replaceAll('"', "").split(" | ")
    : [...expected.matchAll(/"([^"]+)"/g)].map(([, choice = ""]) => choice)

const expectedText = (expected: string): string => {
  const choices = choicesIn(expected)
  if (choices.length > 0) return `It can be ${choices.join(", ")}.`
  return /number/.test(expected) ? "It takes a whole number." : `It takes ${expected.replace(/\.$/, "")}.`
}

const helpOf = (command: string): string => `${command} --help`

/** What is wrong with an invocation, and what to do about it: a sentence each. */
export const usageError = (error: CliError, { command, options, commands }: Vocabulary): CommandFailed => {
  const all = `All options: ${helpOf(command)}`
  switch (error._tag) {
    case "UnrecognizedOption": {
      const name = error.option.replace(/=.*$/s, "")
      const like = didYouMean(name, options)
      return CommandFailed.usage(`there is no option ${name}`, `${like}${all}`)
    }
    case "UnknownSubcommand":
      return CommandFailed.usage(
        `there is no command ${error.subcommand}`,
        `${didYouMean(error.subcommand, commands)}All commands: ${helpOf(command)}`
      )
    case "MissingArgument":
      return CommandFailed.usage(`${error.argument.toUpperCase()} is missing`, `What it takes: ${helpOf(command)}`)
    case "MissingOption":
      return CommandFailed.usage(`--${error.option} is missing`, all)
    case "UnexpectedArgument":
      return CommandFailed.usage(
        `${error.arguments.map((one) => JSON.stringify(one)).join(", ")} is one argument too many`,
        `What it takes: ${helpOf(command)}`
      )
    case "InvalidValue": {
      const name = error.kind === "flag" ? `--${error.option}` : error.option.toUpperCase()
      const expected = `${expectedText(error.expected)} ${all}`
      return error.value === ""
        ? CommandFailed.usage(`${name} needs a value`, expected)
        : CommandFailed.usage(
            `${name} cannot be ${error.value}`,
            `${didYouMean(error.value, choicesIn(error.expected))}${expected}`
          )
    }
    default:
      return CommandFailed.usage(error.message.split("\n")[0]!, all)
  }
}

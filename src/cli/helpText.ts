import * as Option from "effect/Option"
import type { ArgDoc, ExampleDoc, FlagDoc, HelpDoc } from "effect/cli/HelpDoc"
import { wrapped } from "./View.ts"

/** Columns of the help. */
const WIDTH = 80

/** Longer names have their description on the next line. */
const LONGEST_NAME = 26

interface Entry {
  readonly name: string
  readonly text: string
}

const entryLines = ({ name, text }: Entry, width: number): ReadonlyArray<string> => {
  const head = `  ${name.padEnd(width)}  `
  return name.length > width
    ? [`  ${name}`, ...wrapped(text, { width: WIDTH }, " ".repeat(width + 4))]
    : wrapped(text, { width: WIDTH }, head, " ".repeat(width + 4))
}

const section = (title: string, entries: ReadonlyArray<Entry>): ReadonlyArray<string> => {
  if (entries.length === 0) return []
  const width = Math.min(LONGEST_NAME, Math.max(...entries.map(({ name }) => name.length)))
  return ["", `${title}:`, ...entries.flatMap((entry) => entryLines(entry, width))]
}

/** The parser adds the choices, which the description may name by itself. */
const descriptionText = (description: string): string => {
  const [, text = description, choices = ""] = /^([^]*) \(choices: (.*)\)$/.exec(description) ?? []
  return choices.split(", ").every((choice) => text.includes(choice)) ? text : `${text}: ${choices}`
}

const flagEntry = ({ name, aliases, type, description }: FlagDoc): Entry => {
  const value = type === "boolean" ? "" : ` ${type.replace(/^<(.*)>$/, "$1")}`
  return {
    name: `${[...aliases, `--${name}`].join(", ")}${value}`,
    text: descriptionText(Option.getOrElse(description, () => ""))
  }
}

const argumentEntry = ({ name, variadic, required, description }: ArgDoc): Entry => ({
  name: `${name.toUpperCase()}${variadic || !required ? " ..." : ""}`,
  text: Option.getOrElse(description, () => "")
})

const exampleLines = (examples: ReadonlyArray<ExampleDoc>): ReadonlyArray<string> =>
  examples.length === 0
    ? []
    : ["", "Examples:", ...examples.flatMap(({ command, description = "" }) => [`  # ${description}`, `  ${command}`])]

const usageText = ({ commandPath = [], args = [], subcommands = [] }: HelpDoc): string =>
  [
    ...commandPath,
    ...(subcommands.length > 0 ? ["COMMAND"] : []),
    "[options]",
    ...args.map((one) => {
      const { name } = argumentEntry(one)
      return one.required ? name : `[${name}]`
    })
  ].join(" ")

/** The help of a command, in lines of at most 80 columns. */
export const helpText = (doc: HelpDoc): string =>
  [
    ...wrapped(doc.description, { width: WIDTH }, ""),
    "",
    `Usage: ${usageText(doc)}`,
    ...section("Arguments", (doc.args ?? []).map(argumentEntry)),
    ...section(
      "Commands",
      (doc.subcommands ?? []).flatMap(({ commands }) =>
        commands.map(({ name, shortDescription, description }) => ({ name, text: shortDescription ?? description }))
      )
    ),
    ...section("Options", [...doc.flags, ...(doc.globalFlags ?? [])].map(flagEntry)),
    ...exampleLines(doc.examples ?? [])
  ].join("\n")

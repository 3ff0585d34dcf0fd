import { type Command, listed, optionNames } from "../rules/Command.ts"
import type { NamedCommand } from "./RuleIndex.ts"

const KEY = /^(?<path>[^()]*)(?:\((?<label>[^()]*):\))?$/

/** A variable stands in text with its mark, or in braces without. */
const writtenAs = (name: string): ReadonlyArray<string> => (name.startsWith("$") ? [name, name.slice(1)] : [name])

/** The words without which an option cannot be given. A letter may stand among others, and so ask for none. */
const optionWords = (command: Command, label: string): ReadonlyArray<string> => {
  const lists = [...optionNames(command.valued), ...optionNames(command.flags)]
  const names = lists.find(([keyword]) => keyword === label) ?? listed(command.choices?.[label])
  if (names.some((name) => name.length === 1 && command.clusters === true) || command.others === label) return [""]
  return names.length === 0 ? [label] : names.map((name) => `-${name}`)
}

/** The first words by which a command is chosen: its own, and those that stand for it. */
const chosenBy = (outer: Command, word: string): ReadonlyArray<string> => [
  word,
  ...listed(outer.shorthands?.[word]?.words)
]

/**
 * Keys whose words a file must hold for the row to match, one for each way to write the command: `openssl.x509(req:)` is
 * written with `openssl` (or another name of it), `x509` and `-req`. The key of anything else stays as it is.
 */
export const commandSpellings = (commands: ReadonlyMap<string, NamedCommand>, key: string): ReadonlyArray<string> => {
  const { path = "", label } = KEY.exec(key)?.groups ?? {}
  const named = [...commands].filter(([, { name }]) => path === name || path.startsWith(`${name}.`))
  const own = named[0]?.[1]
  if (own === undefined) return [key]
  const chosen: Array<ReadonlyArray<string>> = []
  let { command } = own
  for (const word of path
    .slice(own.name.length + 1)
    .split(".")
    .filter((one) => one !== "")) {
    const inner = command.commands?.[word]
    const use = inner === undefined ? optionNames(command.uses).find(([first]) => first === word) : undefined
    const spelled = command
    chosen.push(use === undefined ? chosenBy(command, word) : use.flatMap((name) => optionWords(spelled, name)))
    command = inner ?? {}
  }
  const programs = named.flatMap(([name]) => writtenAs(name))
  const options = label === undefined ? [""] : optionWords(command, label)
  return [programs, ...chosen, options].reduce(
    (keys, words) => keys.flatMap((one) => words.map((word) => [one, word].filter((part) => part !== "").join("."))),
    [""]
  )
}

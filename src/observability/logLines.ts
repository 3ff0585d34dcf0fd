import type { LogEntry } from "./LogEntry.ts"

/** Control characters would let logged text forge lines. */
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

const escapeOf = (character: string): string => JSON.stringify(character).slice(1, -1)

const visible = (text: string): string =>
  text.replace(unprintable, (character) =>
    character < " " ? escapeOf(character) : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
  )

const jsonLine = ({ time, level, message, fields }: LogEntry): string =>
  JSON.stringify({ time, level, message, ...fields })

/** Errors are written below their line, indented. */
const prettyLine = ({ time, level, message, fields: { error, ...fields } }: LogEntry): string => {
  const told = Object.entries(fields).map(([name, value]) => ` ${name}=${visible(String(value))}`)
  const below =
    error === undefined
      ? []
      : String(error)
          .split("\n")
          .map((line) => `\n    ${visible(line)}`)
  return `${time} ${level.toUpperCase().padEnd(5)} ${visible(message)}${told.join("")}${below.join("")}`
}

/** How to write an entry, by `LOG_FORMAT`. */
export const logLines = { json: jsonLine, pretty: prettyLine } as const

import * as Cause from "effect/Cause"
import * as Formatter from "effect/Formatter"
import type * as Logger from "effect/Logger"
import * as References from "effect/References"
import { CurrentTrace, noTrace } from "../domain/CurrentTrace.ts"

/** A log line before it is formatted. */
export interface LogEntry {
  readonly time: string
  readonly level: string
  readonly message: string
  readonly fields: Readonly<Record<string, unknown>>
}

const longest = 8_192

/** Longer texts are cut before they are searched. */
const longestSearched = 65_536

const unspeakable = /^(?:authorization|proxy-authorization|cookie|set-cookie|password|secret|token|api_?key)$/i

const isFields = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === "object" && part !== null && Object.getPrototypeOf(part) === Object.prototype

const textOf = (part: unknown): string => (typeof part === "string" ? part : Formatter.format(part))

/**
 * Makes an entry: texts become the message, plain objects and annotations its fields, and a cause or an error the field
 * `error`. Every text goes through `redact`.
 */
export const logEntryOf = (
  { cause, date, fiber, logLevel, message }: Logger.Options<unknown>,
  redact: (text: string) => string
): LogEntry => {
  const fields: Record<string, unknown> = {}
  const words: Array<string> = []
  const errors: Array<string> = []
  const clean = (text: string): string => redact(text.slice(0, longestSearched)).slice(0, longest)
  const add = (values: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue
      if (unspeakable.test(name)) fields[name] = "[redacted]"
      else fields[name] = typeof value === "number" || typeof value === "boolean" ? value : clean(textOf(value))
    }
  }
  const trace = fiber.getRef(CurrentTrace)
  if (trace.id !== noTrace) fields["trace_id"] = trace.id
  for (const part of Array.isArray(message) ? message : [message]) {
    if (isFields(part)) add(part)
    else if (part instanceof Error) errors.push(Cause.pretty(Cause.fail(part)))
    else words.push(textOf(part))
  }
  add(fiber.getRef(References.CurrentLogAnnotations))
  if (cause.reasons.length > 0) errors.push(Cause.pretty(cause))
  if (errors.length > 0) fields["error"] = clean(errors.join("\n"))
  return { time: date.toISOString(), level: logLevel.toLowerCase(), message: clean(words.join(" ")), fields }
}

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

import type { Severity, Weakness } from "../../../scanner/model/Assessment.ts"
import { printable } from "../../../scanner/model/printable.ts"

/** GitHub shows so many of each kind in a step: https://docs.github.com/en/rest/checks/runs. */
const MAX_EACH = 10

const COMMANDS = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "notice",
  info: "notice"
} as const satisfies Readonly<Record<Severity, string>>

const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")

const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

const annotation = ({ severity, rule, algorithm, message, recommendation, location }: Weakness): string => {
  const { line, column, endLine } = location.place
  const properties = {
    file: property(location.path),
    line,
    endLine,
    col: column,
    title: property(`${rule} (${severity})`)
  }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${value}`)
  return `::${COMMANDS[severity]} ${list.join(",")}::${data(`${printable(algorithm)}: ${message} ${recommendation}`)}\n`
}

/** A message of our own in the log of a run. */
export const logCommand = (kind: "notice" | "warning", message: string): string => `::${kind}::${data(message)}\n`

/** Commands by which a runner shows findings beside their lines, as many of each kind as it takes. */
export const annotations = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<string> =>
  [...Map.groupBy(weaknesses, ({ severity }) => COMMANDS[severity]).values()].flatMap((all) =>
    all.slice(0, MAX_EACH).map(annotation)
  )

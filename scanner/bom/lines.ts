import { type Assessment, isOpen, type Weakness } from "../model/Assessment.ts"
import { printable } from "../model/printable.ts"

/** A line that begins with `::`, spaces aside, is a command to the runners of GitHub Actions. */
const pathText = (path: string): string => (/^\s*:/.test(path) ? `./${printable(path)}` : printable(path))

const lineOf = ({ severity, rule, algorithm, message, location: { path, place } }: Weakness): string =>
  `${pathText(path)}:${place.line}:${place.column}: ${severity}: ${printable(algorithm)}: ${printable(message)} [${rule}]\n`

/** One line for each weakness that is not suppressed, as compilers write them: `path:line:column: severity: message [rule]`. */
export function* lineChunks({ weaknesses }: Assessment): Generator<string, void> {
  for (const weakness of weaknesses) if (isOpen(weakness)) yield lineOf(weakness)
}

import { type Assessment, isOpen, type Weakness, type WeakPlace } from "../model/Assessment.ts"
import type { Place } from "../model/Place.ts"
import { suppressedBy, weakPlaces } from "../model/weakPlaces.ts"
import { printable } from "../model/printable.ts"
import { stepText, type TrailStep } from "../model/Trail.ts"

/** A line that begins with `::`, spaces aside, is a command to the runners of GitHub Actions. */
const pathText = (path: string): string => (/^\s*:/.test(path) ? `./${printable(path)}` : printable(path))

const spotText = (path: string, { line, column }: Place): string => `${pathText(path)}:${line}:${column}`

const stepLine = (step: TrailStep): string => `${spotText(step.path, step.place)}: note: ${printable(stepText(step))}\n`

const otherLine = ({ rule, algorithm, location: { path, place } }: WeakPlace): string =>
  `${spotText(path, place)}: note: also ${printable(algorithm)} [${rule}]\n`

const suppressedLine = (one: WeakPlace): string => {
  const { rule, algorithm, location, suppressed } = one
  const reason = suppressed?.reason === undefined ? "" : `: ${printable(suppressed.reason)}`
  return `${spotText(location.path, location.place)}: note: suppressed by ${printable(suppressedBy(one)!)}: ${printable(algorithm)} [${rule}]${reason}\n`
}

const lineOf = ({
  severity,
  rule,
  algorithm,
  message,
  location: { path, place },
  trail = [],
  others = []
}: Weakness): string =>
  `${spotText(path, place)}: ${severity}: ${printable(algorithm)}: ${printable(message)} [${rule}]\n${trail.map(stepLine).join("")}${others.filter(isOpen).map(otherLine).join("")}`

/**
 * One line for each finding that is not suppressed, as compilers write them: `path:line:column: severity: message [rule]`; then
 * one for each place that its values came through: `path:line:column: note: constant ALGORITHM`; and one for each of its other
 * places and values: `path:line:column: note: also SHA-1 [CM-HASH-SHA1]`. Last come those that are suppressed, as notes.
 */
export function* lineChunks({ weaknesses }: Assessment): Generator<string, void> {
  for (const weakness of weaknesses) if (isOpen(weakness)) yield lineOf(weakness)
  for (const one of weaknesses.flatMap(weakPlaces)) if (!isOpen(one)) yield suppressedLine(one)
}
